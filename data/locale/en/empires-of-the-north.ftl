empires-of-the-north-first-player = first player
empires-of-the-north-option-raze-scores = Raze tokens score
empires-of-the-north-option-raze-scores-about = At the end each raze token left is a point. The publisher’s FAQ says so, the rulebook does not.

# The guide
empires-of-the-north-place = Round { $round }
empires-of-the-north-place-last = Round { $round } · the last
empires-of-the-north-place-setup = Set-up
empires-of-the-north-place-scoring = Final scoring
empires-of-the-north-place-over = Game over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
 }
empires-of-the-north-phase = Phase { $number } · { $who }
empires-of-the-north-how-many-passed = passed: { $passed } of { $all }
empires-of-the-north-how-many-ships = ships in the queue: { $count }
empires-of-the-north-all = all at once
empires-of-the-north-all-passed = all have passed
empires-of-the-north-no-ships = no ship is in the queue
empires-of-the-north-skipped = not in the last round
empires-of-the-north-over = Game over
empires-of-the-north-over-text = Tap any number to see why. You can still edit any value.
empires-of-the-north-missing = { $player }: { $what } missing
empires-of-the-north-missing-tie = A tie: { $what } of { $player } missing
empires-of-the-north-next = Next: { $what }
empires-of-the-north-next-clans = Next: the clans
empires-of-the-north-next-round = Round { $round } · { $player } goes first
empires-of-the-north-next-all-pass = All pass · { $what }
empires-of-the-north-next-all-back = { $count ->
    [one] The last ship is back · { $what }
   *[other] All { $count } ships are back · { $what }
 }
empires-of-the-north-next-end = End the game
empires-of-the-north-solo = The solo scenarios are in a book of their own, which the app does not know. Rounds, ships and points work as for 2 to 4; whether you win, the scenario says.
empires-of-the-north-warning-of = { $player }: { $what }
empires-of-the-north-ends-this-round = 25 points are reached. The game ends after this round’s expedition.
empires-of-the-north-ends-now = 25 points are reached. The game ends when all ships are back.
empires-of-the-north-ends-next-round = 25 points are reached. Round { $round } will be the last.

# What was done
empires-of-the-north-did-circle = The tiles lie: { $tiles }
empires-of-the-north-did-draw-circle = The app draws the tiles: { $tiles }
empires-of-the-north-did-clan = { $player } takes the clan { $clan }
empires-of-the-north-did-no-clan = { $player } gives the clan back
empires-of-the-north-did-keep = { $player } keeps { $kept } of { $drawn } cards, workers tired: { $kept }
empires-of-the-north-did-disc = { $player }: { $tile }
empires-of-the-north-did-disc-again = { $player }: { $tile }, second use for 1 food
empires-of-the-north-did-sail = { $player } sets sail, { $cargo }
empires-of-the-north-did-sail-again = { $player } sets sail, { $cargo }, second use for 1 food
empires-of-the-north-did-move-disc = A card moves a disc of { $player } to { $tile }
empires-of-the-north-did-build = { $player } builds a location
empires-of-the-north-did-location = { $player } uses a location’s action
empires-of-the-north-did-raid = { $player } raids { $target } for a raze token
empires-of-the-north-did-pass = { $player } passes
empires-of-the-north-did-embark = A card lets { $player } set sail, { $cargo }
empires-of-the-north-did-ahead = { $player } moves a ship ahead, to place { $place }
empires-of-the-north-did-pillage-near = { $player } pillages a near island
empires-of-the-north-did-pillage-distant = { $player } pillages a distant island
empires-of-the-north-did-conquer-near = { $player } conquers a near island
empires-of-the-north-did-conquer-distant = { $player } conquers a distant island
empires-of-the-north-did-gain = { $player } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
 } ({ $cause })
empires-of-the-north-did-lose = { $player } gives back { $count ->
    [one] { $count } point
   *[other] { $count } points
 } ({ $cause })
empires-of-the-north-did-count = { $player }: { $what } { $count }
empires-of-the-north-did-clear-count = { $player }: { $what } blank again
empires-of-the-north-did-end-step = { $what } · done
empires-of-the-north-did-end-round = Round { $round } is over
empires-of-the-north-did-end = The game is over
empires-of-the-north-did-move = The guide goes to { $where }
empires-of-the-north-did-set-cell = { $player }: { $what } is set to { $value }
empires-of-the-north-did-set-cell-note = { $player }: { $what } is set to { $value } ({ $note })
empires-of-the-north-did-clear-cell = { $player }: { $what } uses the calculated value again

# Set-up
empires-of-the-north-tap-clockwise = Tap the tiles as they lie, clockwise. The last one follows.
empires-of-the-north-tile-next = Tile { $number }: { $tile }
empires-of-the-north-tile-back = Take back tile { $number }: { $tile }
empires-of-the-north-draw-circle = Draw for us
empires-of-the-north-lay-anew = Lay them out again
empires-of-the-north-circle-known = The circle. Its order stays for the whole game.
empires-of-the-north-circle-unknown = The circle is not entered, so neighbors are not checked. Tap the tiles under “Set-up” to change that.
empires-of-the-north-clan-of = Clan of { $player }
empires-of-the-north-clan-about = { $nation } · difficulty { $difficulty }
empires-of-the-north-clan-about-unknown = { $nation } · difficulty not known

# Lookout
empires-of-the-north-kept-title = How many cards does everyone keep? Nothing depends on it; it only saves you remembering.
empires-of-the-north-keep-name = { $player } keeps { $cards }
empires-of-the-north-kept = tired { $tired }, discarded { $discarded }
empires-of-the-north-stored-title = Stored goods
empires-of-the-north-stored-goods = Goods on the card
empires-of-the-north-stored-each = It pays for every
empires-of-the-north-stored-pays = { $count ->
    [one] It pays once.
   *[other] It pays { $count } times; each time is chosen by itself.
 }

# Actions
empires-of-the-north-acts = { $player } acts
empires-of-the-north-disc-ready = Disc { $number }: free
empires-of-the-north-disc-used = Disc { $number }: { $tile }
empires-of-the-north-disc-exhausted = Disc { $number }: used up
empires-of-the-north-disc-name = { $player }, { $disc }
empires-of-the-north-first-use = First use: any tile.
empires-of-the-north-second-use = Second use: a neighbor, for 1 food (or 1 gold).
empires-of-the-north-no-more-use = Both uses of this disc are gone.
empires-of-the-north-moving = Moved by a card: any tile, without its action.
empires-of-the-north-by-card = A card moves it
empires-of-the-north-by-card-name = A card moves disc { $number } of { $player }
empires-of-the-north-to-tile = { $player }: disc to { $tile }
empires-of-the-north-on-it = on it: { $who }
empires-of-the-north-cost-food = 1 food
empires-of-the-north-what-on-ship = What does the ship take along? Gold can stand in for the fish.
empires-of-the-north-missing-cargo = What does the ship take along?
empires-of-the-north-missing-tiles = { $count ->
    [one] { $count } more tile in the circle
   *[other] { $count } more tiles in the circle
}
empires-of-the-north-other-tile = Another tile
empires-of-the-north-cargo-none = without tokens
empires-of-the-north-cargo-fish = with a fish
empires-of-the-north-cargo-raze = with a raze token
empires-of-the-north-cargo-both = with a fish and a raze token
empires-of-the-north-cargo-name = { $player } sets sail { $cargo }
empires-of-the-north-build = Build
empires-of-the-north-build-name = { $player } builds a location
empires-of-the-north-location = Location’s action
empires-of-the-north-location-name = { $player } uses a location’s action
empires-of-the-north-raid-whom = Whose card? It costs 1 raze token; the card must be ready and have an action.
empires-of-the-north-raid-target = { $player } raids { $target }
empires-of-the-north-pass = Pass
empires-of-the-north-pass-name = { $player } passes
empires-of-the-north-player-passed = { $player } has passed: no more actions in this round, and no target.

# Ships
empires-of-the-north-queue-empty = No ship is in the queue. Sail puts one there.
empires-of-the-north-queue-title = Queue of ships
empires-of-the-north-ship = { $place }. { $player }
empires-of-the-north-pillage-near = Pillage a near island
empires-of-the-north-pillage-distant = Pillage a distant island
empires-of-the-north-conquer-near = Conquer a near island
empires-of-the-north-conquer-distant = Conquer a distant island
empires-of-the-north-visit-name = { $player }: { $what }
empires-of-the-north-ahead = Move ahead
empires-of-the-north-ahead-name = Ship { $place } of { $player } moves ahead
empires-of-the-north-ship-by-card = A card lets a ship sail…
empires-of-the-north-ship-by-card-name = { $player }’s ship
empires-of-the-north-end-here = End the game here

# Points
empires-of-the-north-points-for = Points for
empires-of-the-north-why-it-ends = Why the game ends
empires-of-the-north-cause-name = Points for: { $cause }
empires-of-the-north-points-of = Points of { $player }
empires-of-the-north-point-more = { $player }: plus 1 point
empires-of-the-north-point-less = { $player }: minus 1 point

# Final scoring
empires-of-the-north-held-cards = Cards
empires-of-the-north-held-start-cards = Start cards
empires-of-the-north-held-fields = Fields
empires-of-the-north-held-upgrades = Upgrades
empires-of-the-north-held-locations = Locations
empires-of-the-north-held-islands = Islands
empires-of-the-north-held-resources = Resources
empires-of-the-north-held-gold = Gold
empires-of-the-north-held-raze = Raze tokens
empires-of-the-north-held-workers = Workers
empires-of-the-north-held-hand = Hand
empires-of-the-north-held-name = { $player }: { $what }
empires-of-the-north-why-winner = Why: { $what }
empires-of-the-north-by-kind = Count cards by kind
empires-of-the-north-islands-conquered = Islands (here { $count })
empires-of-the-north-tie-title = A tie for the first place. Count also:

# Tools
empires-of-the-north-tool-points = Points
empires-of-the-north-tool-discs = Discs
empires-of-the-north-tool-ships = Ships
empires-of-the-north-tool-setup = Set-up

# What the table refuses
empires-of-the-north-circle-lies = The action tiles are already in place. Lay them again first.
empires-of-the-north-no-tile = No action tile has been placed yet.
empires-of-the-north-refuse-players = Empires of the North is for 1 to 4 players.
empires-of-the-north-refuse-clan-taken = { $player } has the clan { $clan } already.
empires-of-the-north-refuse-has-passed = { $player } has passed and has no more actions in this round.
empires-of-the-north-refuse-no-such-disc = Each player has two discs.
empires-of-the-north-refuse-no-ship-here = A ship sets sail on Sail only.
empires-of-the-north-refuse-which-ship = Sail puts a ship into the queue: say what it takes along.
empires-of-the-north-refuse-own-card = You cannot raid a card of your own.
empires-of-the-north-refuse-below-zero = { $player }’s points cannot go below 0.
empires-of-the-north-refuse-nothing = That changes nothing.
empires-of-the-north-refuse-raze = Raze tokens do not score in this play.
empires-of-the-north-refuse-over = The game is over.
empires-of-the-north-refuse-moved-on = Someone else already moved on. Nothing was changed.
empires-of-the-north-refuse-no-such-step = There is no such step in this play.
empires-of-the-north-refuse-no-such-cell = The score sheet has no such cell.
empires-of-the-north-refuse-too-much = { $player }: the most is { $most }.
empires-of-the-north-field-near = Near island
empires-of-the-north-field-distant = Distant island
empires-of-the-north-field-pillage = Pillage
empires-of-the-north-field-conquer = Conquer
empires-of-the-north-field-disc = Action disc
empires-of-the-north-field-which-ship = Ship
empires-of-the-north-field-ship = { $place }: { $player }
empires-of-the-north-fixed-circle = The circle is not changed here. Lay it again: from then on it lies as you say.
empires-of-the-north-more-cards = { $players } { $count ->
    [one] has
   *[other] have
} more cards in the empire: { $value } against { $against }.
empires-of-the-north-more-workers = { $players } { $count ->
    [one] has
   *[other] have
} more workers: { $value } against { $against }.
empires-of-the-north-more-hand = { $players } { $count ->
    [one] has
   *[other] have
} more cards in hand: { $value } against { $against }.
