empires-of-the-north-first-player = first player
empires-of-the-north-option-raze-scores = Raze tokens score
empires-of-the-north-option-raze-scores-about = Each raze token left at the end is worth 1 point. That is a publisher’s erratum; the Czech rules do not have it.

# The guide
empires-of-the-north-place = Round { $round }
empires-of-the-north-place-last = Round { $round } · last round
empires-of-the-north-place-setup = Setup
empires-of-the-north-place-scoring = Final scoring
empires-of-the-north-place-over = Game over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
 }
empires-of-the-north-phase = Phase { $number } · { $who }
empires-of-the-north-phase-alone = Phase { $number }
empires-of-the-north-how-many-passed = { $passed } of { $all } passed
empires-of-the-north-how-many-ships = { $count ->
    [one] { $count } ship in the queue
   *[other] { $count } ships in the queue
 }
empires-of-the-north-all = everyone at once
empires-of-the-north-all-passed = everyone has passed
empires-of-the-north-no-ships = no ships in the queue
empires-of-the-north-skipped = not in the last round
empires-of-the-north-over = Game over
empires-of-the-north-over-text = Tap any number to see why. You can still edit any value.
empires-of-the-north-missing = { $player }: { $what } missing
empires-of-the-north-missing-tie = A tie. { $player }: { $what } missing
empires-of-the-north-next = Next: { $what }
empires-of-the-north-next-clans = Next: clans
empires-of-the-north-next-round = Round { $round } · { $player } goes first
empires-of-the-north-next-round-alone = Next: round { $round }
empires-of-the-north-next-pass = Pass · { $what }
empires-of-the-north-missing-action = { $player }’s turn: tap the action
empires-of-the-north-next-back = { $player }’s ship is back · next: { $then }
empires-of-the-north-for-all = All passed…
empires-of-the-north-for-all-title = { $count ->
    [one] { $count } player has not passed yet
   *[other] { $count } players have not passed yet
 }
empires-of-the-north-for-all-end = { $count ->
    [one] The last player passes · { $what }
   *[other] All { $count } pass · { $what }
 }
empires-of-the-north-for-all-done = Everyone has passed.
empires-of-the-north-for-all-passed = passed
empires-of-the-north-for-all-ships = All ships are back…
empires-of-the-north-for-all-ships-title = { $count ->
    [one] { $count } ship is still out
   *[other] { $count } ships are still out
 }
empires-of-the-north-for-all-ships-of = { $count ->
    [0] no ship out
    [one] { $count } ship out
   *[other] { $count } ships out
 }
empires-of-the-north-for-all-ships-done = All ships are back.
empires-of-the-north-next-all-back = { $count ->
    [one] The last ship is back · { $what }
   *[other] All { $count } ships are back · { $what }
 }
empires-of-the-north-next-end = End the game
empires-of-the-north-solo = The solo scenarios come in a separate book that the app does not know. Rounds, ships and points work as with 2 to 4 players. The scenario says whether you win.
empires-of-the-north-warning-of = { $player }: { $what }
empires-of-the-north-ends-this-round = Someone has { $goal } points. The game ends after this round’s expedition.
empires-of-the-north-ends-now = Someone has { $goal } points. The game ends when all ships are back.
empires-of-the-north-ends-next-round = Someone has { $goal } points. Round { $round } will be the last.

# What was done
empires-of-the-north-did-circle = Action tiles laid out: { $tiles }
empires-of-the-north-did-draw-circle = Action tiles drawn by the app: { $tiles }
empires-of-the-north-did-clan = { $player } takes the { $clan } clan
empires-of-the-north-did-no-clan = { $player } gives the clan back
empires-of-the-north-did-keep = { $player } keeps { $kept } of { $drawn } cards, { $kept ->
    [one] { $kept } worker tired
   *[other] { $kept } workers tired
 }
empires-of-the-north-did-disc = { $player }: { $tile }
empires-of-the-north-did-disc-again = { $player }: { $tile }, second use for 1 food
empires-of-the-north-did-sail = { $player } sets sail { $cargo }
empires-of-the-north-did-sail-again = { $player } sets sail { $cargo }, second use for 1 food
empires-of-the-north-did-move-disc = A card moves one of { $player }’s pawns to { $tile }
empires-of-the-north-did-build = { $player } builds a location
empires-of-the-north-did-location = { $player } uses a location’s action
empires-of-the-north-did-raid = { $player } raids { $target } for a raze token
empires-of-the-north-did-pass = { $player } passes
empires-of-the-north-did-embark = A card lets { $player } set sail { $cargo }
empires-of-the-north-did-ahead = { $player } moves a ship ahead to place { $place }
empires-of-the-north-did-back = { $player }’s ship is back
empires-of-the-north-did-pillage-near = { $player } pillages a nearby island
empires-of-the-north-did-pillage-distant = { $player } pillages a distant island
empires-of-the-north-did-conquer-near = { $player } conquers a nearby island
empires-of-the-north-did-conquer-distant = { $player } conquers a distant island
empires-of-the-north-did-gain = { $player } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
 } ({ $cause })
empires-of-the-north-did-lose = { $player } loses { $count ->
    [one] { $count } point
   *[other] { $count } points
 } ({ $cause })
empires-of-the-north-did-count = { $player }: { $what } { $count }
empires-of-the-north-did-clear-count = { $player }: { $what } blank again
empires-of-the-north-did-end-step = { $what } · done
empires-of-the-north-did-end-round = Round { $round } is over
empires-of-the-north-did-end = The game is over

# Set-up
empires-of-the-north-tap-clockwise = Tap the tiles in clockwise order. The last one fills itself in.
empires-of-the-north-tile-next = Tile { $number }: { $tile }
empires-of-the-north-tile-back = Take back tile { $number }: { $tile }
empires-of-the-north-draw-circle = Draw for us
empires-of-the-north-lay-anew = Lay out again
empires-of-the-north-circle-known = The order of the tiles stays the same all game.
empires-of-the-north-circle-unknown = The circle has not been entered, so adjacent tiles are not checked. You can enter it under “Setup”.
empires-of-the-north-clan-of = { $player }’s clan
empires-of-the-north-clan-about = { $nation } · difficulty { $difficulty }
empires-of-the-north-clan-about-unknown = { $nation } · difficulty unknown

# Lookout
empires-of-the-north-kept-title = How many cards does each player keep? Nothing depends on it; it just saves you remembering.
empires-of-the-north-keep-name = { $player } keeps { $cards }
empires-of-the-north-kept = { $tired } tired, { $discarded } discarded
empires-of-the-north-stored-title = Stored goods
empires-of-the-north-stored-goods = Goods on the card
empires-of-the-north-stored-each = Needed per reward
empires-of-the-north-stored-pays = { $count ->
    [0] Not enough for a reward yet.
    [one] It pays { $count } reward.
   *[other] It pays { $count } rewards; choose each one separately.
 }

# Actions
empires-of-the-north-acts = { $player } acts
empires-of-the-north-disc-ready = Pawn { $number }: free
empires-of-the-north-disc-used = Pawn { $number }: { $tile }
empires-of-the-north-disc-exhausted = Pawn { $number }: exhausted
empires-of-the-north-disc-name = { $player }, { $disc }
empires-of-the-north-first-use = First use: any tile.
empires-of-the-north-second-use = Second use: an adjacent tile, for 1 food (or 1 gold).
empires-of-the-north-no-more-use = This pawn has been used twice.
empires-of-the-north-moving = Moved by a card: any tile, without its action.
empires-of-the-north-by-card = A card moves it
empires-of-the-north-by-card-name = A card moves { $player }’s pawn { $number }
empires-of-the-north-to-tile = { $player }: pawn to { $tile }
empires-of-the-north-to-tile-for-food = { $player }: pawn to { $tile }, 1 food
empires-of-the-north-to-tile-with = { $name }; on it: { $who }
empires-of-the-north-cost-food = 1 food
empires-of-the-north-what-on-ship = What does the ship carry? Gold may replace the fish.
empires-of-the-north-missing-cargo = What does the ship carry?
empires-of-the-north-missing-tiles = { $count ->
    [one] { $count } more tile to place
   *[other] { $count } more tiles to place
}
empires-of-the-north-other-tile = Another tile
empires-of-the-north-cargo-none = without tokens
empires-of-the-north-cargo-fish = with a fish
empires-of-the-north-cargo-raze = with a raze token
empires-of-the-north-cargo-both = with a fish and a raze token
empires-of-the-north-cargo-name = { $player } sets sail { $cargo }
empires-of-the-north-build = Build
empires-of-the-north-build-name = { $player } builds a location
empires-of-the-north-location = Use location
empires-of-the-north-location-name = { $player } uses a location’s action
empires-of-the-north-raid-whom = Raid whose card? Costs 1 raze token; the card must be ready and have an action.
empires-of-the-north-raid-target = { $player } raids { $target }
empires-of-the-north-pass = Pass
empires-of-the-north-pass-name = { $player } passes
empires-of-the-north-player-passed = { $player } has passed: no more actions this round, and can’t be a target.

# Ships
empires-of-the-north-queue-empty = No ships in the queue. Sail adds one.
empires-of-the-north-queue-title = Ship queue
empires-of-the-north-ship = { $place }. { $player }
empires-of-the-north-pillage-near = Pillage nearby island
empires-of-the-north-pillage-distant = Pillage distant island
empires-of-the-north-conquer-near = Conquer nearby island
empires-of-the-north-conquer-distant = Conquer distant island
empires-of-the-north-visit-name = { $player }: { $what }
empires-of-the-north-ahead = Move ahead
empires-of-the-north-ahead-name = { $player }: move ship { $place } ahead
empires-of-the-north-ship-by-card = A card lets a ship sail…
empires-of-the-north-ship-by-card-name = { $player }’s ship
empires-of-the-north-end-here = End the game here

# Points
empires-of-the-north-points-for = Points for
empires-of-the-north-why-it-ends = Why the game ends
empires-of-the-north-cause-name = Points for: { $cause }
empires-of-the-north-points-of = { $player }: points
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
empires-of-the-north-tie-title = A tie for first place. Also count:

# Tools
empires-of-the-north-tool-points = Points
empires-of-the-north-tool-discs = Pawns
empires-of-the-north-tool-ships = Ships
empires-of-the-north-tool-clans = Tiles and clans

# What the table refuses
empires-of-the-north-circle-lies = The action tiles are already in place. To change them, lay them out again first.
empires-of-the-north-no-tile = No action tile has been laid out yet.
empires-of-the-north-refuse-players = Empires of the North is for { $least } to { $most } players.
empires-of-the-north-refuse-clan-taken = { $player } already has the { $clan } clan.
empires-of-the-north-refuse-has-passed = { $player } has passed and has no more actions this round.
empires-of-the-north-refuse-no-such-disc = { $discs ->
    [one] Each player has { $discs } pawn.
   *[other] Each player has { $discs } pawns.
}
empires-of-the-north-refuse-no-ship-here = Ships set sail only on the Sail tile.
empires-of-the-north-refuse-which-ship = Sail adds a ship to the queue: choose what it carries.
empires-of-the-north-refuse-own-card = You can’t raid your own cards.
empires-of-the-north-refuse-below-zero = { $player }’s points can’t go below 0.
empires-of-the-north-refuse-nothing = The least that points can change by is { $least }.
empires-of-the-north-refuse-raze = Raze tokens do not score in this play.
empires-of-the-north-field-near = Nearby island
empires-of-the-north-field-distant = Distant island
empires-of-the-north-field-pillage = Pillage
empires-of-the-north-field-conquer = Conquer
empires-of-the-north-field-disc = Action pawn
empires-of-the-north-field-which-ship = Ship
empires-of-the-north-field-ship = { $place }: { $player }
empires-of-the-north-fixed-circle = The circle can’t be changed here. Lay it out again; the new order counts from then on.
empires-of-the-north-more-cards = { $players } { $count ->
    [one] has
   *[other] have
} more cards in the empire: { $value } to { $against }.
empires-of-the-north-more-workers = { $players } { $count ->
    [one] has
   *[other] have
} more workers: { $value } to { $against }.
empires-of-the-north-more-hand = { $players } { $count ->
    [one] has
   *[other] have
} more cards in hand: { $value } to { $against }.
