cities-and-knights-points = Points

# The guide
cities-and-knights-place = Round { $round } · { $player }
cities-and-knights-place-setup = Setup
cities-and-knights-place-over = Winner: { $player }
cities-and-knights-phase = Step { $number }
cities-and-knights-all = everyone at once
cities-and-knights-over = Game over
cities-and-knights-over-text = Tap any number to see why. You can still edit a number, or take the win back with Undo.
cities-and-knights-not-won = Not won yet
cities-and-knights-not-won-text = The points no longer reach the goal. Play on with this count, or edit the number again.
cities-and-knights-rolled = What the roll brings
cities-and-knights-rolled-text = The event die first, with an attack if it brings one, then the number.
cities-and-knights-missing-attack = The barbarians attack
cities-and-knights-missing-roll = Roll the dice first
cities-and-knights-missing-draw = Draw a card first
cities-and-knights-draw-title = A card instead of the dice
cities-and-knights-draw-text = The card replaces the two dice; the app rolls the event die with it. Before that only the Alchemist may be played.
cities-and-knights-draw-text-fan = The card replaces the two dice; the app rolls the event die with it. Before that only the Alchemist and the Unicorn Dance may be played.
cities-and-knights-next-start = { $player } goes first
cities-and-knights-next-seven = Next: trade and build
cities-and-knights-next-yield = Next: { $number } produces
cities-and-knights-next-player = Next: { $player }
cities-and-knights-wins-on-own-turn = { $player } has enough points and wins on their next turn.
cities-and-knights-warning-of = { $player }: { $what }

# What was done
cities-and-knights-did-roll = { $player } rolls { $number } (red { $red }), { $event }
cities-and-knights-did-roll-by-app = The app rolls for { $player }: { $number } (red { $red }), { $event }
cities-and-knights-did-draw = { $player } draws { $number } from the deck (red { $red }), { $event }
cities-and-knights-did-draw-shuffled = The deck is shuffled, and { $player } draws { $number } (red { $red }), { $event }
cities-and-knights-did-take-part = { $player } sends { $count ->
    [one] { $count } knight
   *[other] { $count } knights
 } into the fight
cities-and-knights-did-take-part-all = { $player } sends all active knights into the fight
cities-and-knights-did-attack-lost = Barbarians { $barbarians }, knights { $knights }: { $count ->
    [one] { $players } loses a city
   *[other] { $players } each lose a city
 }
cities-and-knights-did-attack-won = Barbarians { $barbarians }, knights { $knights }: { $player } is Defender of Catan
cities-and-knights-did-attack-tied = Barbarians { $barbarians }, knights { $knights }: the knights win. { $players } each draw a card
cities-and-knights-did-attack-nothing = Barbarians { $barbarians }, knights { $knights }: nobody loses a city
cities-and-knights-did-counterspell = { $player } plays the Counterspell and loses no city
cities-and-knights-did-no-counterspell = The Counterspell is taken back
cities-and-knights-did-build = { $player } adds { $what }
cities-and-knights-did-unbuild = { $player } takes back { $what }
cities-and-knights-count-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
 }
cities-and-knights-count-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
 }
cities-and-knights-count-fallen = { $count ->
    [one] { $count } city on its side
   *[other] { $count } cities on their sides
 }
cities-and-knights-count-walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
 }
cities-and-knights-count-defender = { $count ->
    [one] { $count } Defender card
   *[other] { $count } Defender cards
 }
cities-and-knights-did-improve = { $player } builds { $track } { $level }
cities-and-knights-did-improve-founded = { $player } builds { $track } { $level } and gets the metropolis
cities-and-knights-did-improve-taken = { $player } builds { $track } { $level } and takes the metropolis from { $from }
cities-and-knights-did-improve-safe = { $player } builds { $track } { $level } and keeps the metropolis for good
cities-and-knights-did-set-level = { $player }: { $track } set to level { $level }
cities-and-knights-did-set-metropolis = The { $track } metropolis goes to { $player }
cities-and-knights-did-no-metropolis = The { $track } metropolis leaves the board
cities-and-knights-did-knight = { $player } builds a knight
cities-and-knights-did-activate = { $player } activates { $knight }
cities-and-knights-did-promote = { $player } promotes { $knight }
cities-and-knights-did-act = { $player } uses { $knight }
cities-and-knights-did-remove-knight = { $player } loses { $knight }
cities-and-knights-did-take-longest-road = { $player } takes the longest road
cities-and-knights-did-take-merchant = { $player } takes the merchant
cities-and-knights-did-take-wizard = { $player } takes the wizard
cities-and-knights-did-nobody-longest-road = Nobody holds the longest road
cities-and-knights-did-nobody-merchant = Nobody holds the merchant
cities-and-knights-did-nobody-wizard = Nobody holds the wizard
cities-and-knights-did-card = { $player }: { $what }
cities-and-knights-did-card-gone = { $player } no longer has: { $what }
cities-and-knights-did-curse = { $player }’s knights are cursed
cities-and-knights-did-dragon = { $player }’s Great Dragon takes a level of { $track } from { $target }
cities-and-knights-did-dragon-metropolis = { $player }’s Great Dragon takes a level of { $track } from { $target }, and the metropolis with it
cities-and-knights-did-current-forward = Magic Current: ship 2 forward
cities-and-knights-did-current-back = Magic Current: ship 2 back
cities-and-knights-did-set-ship = Ship set to space { $position }
cities-and-knights-did-start = Setup done
cities-and-knights-did-end-roll = { $player } is done with the roll
cities-and-knights-did-end-turn = { $player } ends the turn
cities-and-knights-did-win = { $player } wins

# The roll
cities-and-knights-white-die = White die
cities-and-knights-white-name = White die: { $number }
cities-and-knights-red-die = Red die
cities-and-knights-red-name = Red die: { $number }
cities-and-knights-event-die = Event die
cities-and-knights-event-name = Event die: { $event }
cities-and-knights-event-ship = ship
cities-and-knights-event-two-ships = two ships
cities-and-knights-roll-by-app = Roll for us
cities-and-knights-draw = Draw a card
cities-and-knights-deck-left = { $left ->
    [one] { $left } of the 36 cards is left.
   *[other] { $left } of the 36 cards are left.
 } { $few ->
    [0] All of them are shuffled when none is left.
   *[other] All of them are shuffled when { $few } are left.
 }
cities-and-knights-deck-shuffled = { $few ->
    [0] The deck is played through
   *[other] { $few } cards are left
 }: all 36 are shuffled for this draw.
cities-and-knights-deck-by-hand = For the Alchemist, or a roll on the table:
cities-and-knights-ship-sails = The ship is on space { $position } of { $length }.
cities-and-knights-ship-lands = The barbarians have landed.
cities-and-knights-draws = { $player } draws a { $track } card.
cities-and-knights-nobody-draws = Nobody draws a { $track } card with a red { $red }.
cities-and-knights-hand-limit = At most { $limit ->
    [one] { $limit } progress card
   *[other] { $limit } progress cards
 } in hand; point cards do not count.
cities-and-knights-yield = Hexes numbered { $number } produce.
cities-and-knights-robber-moves = A 7: whoever holds too many cards discards half. Then the robber moves.
cities-and-knights-robber-sleeps = A 7: whoever holds too many cards discards half. The robber stays where it is until the first attack.
cities-and-knights-most-cards = may hold { $limit }
cities-and-knights-hand-of = { $player }: cards in hand
cities-and-knights-discard-of = { $player } discards
cities-and-knights-citadel-title = Citadel: three ways, next to hills
cities-and-knights-citadel-setup = Last city of the setup: { $cost }
cities-and-knights-citadel-from-city = From a city: { $cost }
cities-and-knights-citadel-from-settlement = From a settlement: { $cost }
cities-and-knights-fight = Resolve attack

# The barbarians
cities-and-knights-barbarians-title = The barbarians
cities-and-knights-ship-place = { $position } / { $length }
cities-and-knights-track-name = The ship: { $place }
cities-and-knights-barbarians = barbarians
cities-and-knights-knights = knights
cities-and-knights-land-soon = { $rolls ->
    [one] land within { $rolls } roll
   *[other] land within { $rolls } rolls
 }
cities-and-knights-percent = { $percent }%
cities-and-knights-knights-would-win = If they landed now, the knights would win.
cities-and-knights-short = If they landed now, the knights would be { $short } short.
cities-and-knights-chance = Landing within { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
 }: { $percent }%
cities-and-knights-expected = On average in { $rolls } rolls
cities-and-knights-why-attack = Why?
cities-and-knights-ship-at-this-table = At this table the ship takes { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
 } to land, on average { $rolls } rolls from the start.
cities-and-knights-why-odds = Why these odds?
cities-and-knights-ship-by-hand = Move the ship
cities-and-knights-missing-strength = Strength now
cities-and-knights-missing-to-keep = More to keep the city
cities-and-knights-missing-to-defend = More to be Defender
cities-and-knights-loses-city = { $player } loses a city; a settlement takes its place.
cities-and-knights-loses-on-its-side = { $player } loses a city; it is laid on its side.
cities-and-knights-loses-removed = { $player } loses a city; it leaves the board.
cities-and-knights-each-loses-city = { $players } each lose a city; settlements take their place.
cities-and-knights-each-loses-on-its-side = { $players } each lose a city; it is laid on its side.
cities-and-knights-each-loses-removed = { $players } each lose a city; it leaves the board.
cities-and-knights-loses-wall = Its wall is lost too.
cities-and-knights-wall-depends = If that city has a wall, remove the wall too.
cities-and-knights-citadel-depends = If it is the citadel, remove the citadel too.
cities-and-knights-loses-citadel = The citadel is lost with it.
cities-and-knights-defender = { $player } becomes Defender of Catan: 1 point.
cities-and-knights-tied-draw = { $players } each draw a card from any deck.
cities-and-knights-barbarians-win = The barbarians win.
cities-and-knights-knights-win = The knights win.
cities-and-knights-counterspell-keeps = Counterspell: { $player } keeps the city.
cities-and-knights-magic-power-title = Magic Power: whose knights count double?
cities-and-knights-counterspell-title = Counterspell: who keeps a city?
cities-and-knights-plays-magic-power = { $player } plays Magic Power
cities-and-knights-plays-counterspell = { $player } plays the Counterspell
cities-and-knights-nothing-lost = Nobody loses a city.
cities-and-knights-who-fights = Which knights take part?
cities-and-knights-fight-name = { $player }: { $knight } in the fight
cities-and-knights-no-active-knights = no active knights

# What lies before a player
cities-and-knights-setup-without-commodities = Each hex next to the second building gives one resource, and no commodities.
cities-and-knights-setup-with-commodities = Each hex next to the second building gives one resource; mountains, forest and pasture give a commodity (instead of it or as well: agree on it).
cities-and-knights-extra-partner = { $players } also takes a turn after this one, without rolling.
cities-and-knights-extra-building = { $players } may build after this turn.
cities-and-knights-whose-things = Whose pieces?
cities-and-knights-things-of = { $player }’s pieces
cities-and-knights-back-to = Back to { $player }
cities-and-knights-points-of = { $player }: points
cities-and-knights-goal = of { $goal }
cities-and-knights-win = { $player } wins
cities-and-knights-settlements = Settlements
cities-and-knights-cities = Cities
cities-and-knights-cities-note = { $cost }; metropolises not counted
cities-and-knights-fallen = Cities on their sides
cities-and-knights-walls = Walls
cities-and-knights-defender-cards = Defender of Catan
cities-and-knights-piece-name = { $player }: { $what }
cities-and-knights-track-level = { $track } · { $level } of { $most }
cities-and-knights-level-name = { $player }: { $track } level { $level }
cities-and-knights-level-up = +1 · { $cost }
cities-and-knights-level-top = built
cities-and-knights-level-down-name = { $player }: { $track } one level down
cities-and-knights-level-now = Now: { $what }
cities-and-knights-level-next = Next: { $what }
cities-and-knights-level-nothing = no cards.
cities-and-knights-level-cards = cards on a red 1 to { $red }.
cities-and-knights-level-holds = { $cards } { $ability }
cities-and-knights-all-levels = { $levels ->
    [one] The only level is built.
   *[other] All { $levels } levels are built.
}
cities-and-knights-metropolis-of = Metropolis: { $player }.
cities-and-knights-metropolis-name = { $player }: { $track } metropolis
cities-and-knights-crane-name = { $player } plays the Crane: the next improvement costs 1 less
cities-and-knights-metropolises = Metropolises
cities-and-knights-metropolises-note = each stands on a city
cities-and-knights-metropolis = metropolis
cities-and-knights-knights-title = Knights
cities-and-knights-knights-prices = New knight or promotion: { $knight }. Activation: { $activation }.
cities-and-knights-cursed = Knights: { $rolls ->
    [0] may be activated again
    [one] cursed for { $rolls } more roll
   *[other] cursed for { $rolls } more rolls
 }
cities-and-knights-build-knight = New knight: { $cost }
cities-and-knights-build-knight-name = { $player }: new knight
cities-and-knights-act-name = { $player }: use { $knight }
cities-and-knights-activate-name = { $player }: activate { $knight }
cities-and-knights-row-active = Active
cities-and-knights-row-inactive = Inactive
cities-and-knights-strongest = A mighty knight can’t be promoted.
cities-and-knights-promote-next = { $player }: promote the knight you tap next
cities-and-knights-remove-next = { $player }: remove the knight you tap next
cities-and-knights-promote = Promote
cities-and-knights-promote-name = { $player }: promote { $knight } (inactive)
cities-and-knights-promote-active-name = { $player }: promote { $knight } (active)
cities-and-knights-remove-knight = Remove
cities-and-knights-remove-knight-name = { $player }: remove { $knight } (inactive)
cities-and-knights-remove-active-name = { $player }: remove { $knight } (active)
cities-and-knights-marks = In hand and on the table
cities-and-knights-longest-road = Longest road
cities-and-knights-merchant = Merchant
cities-and-knights-wizard = Wizard
cities-and-knights-printer = Printer
cities-and-knights-constitution = Constitution
cities-and-knights-white-magic = White Magic
cities-and-knights-citadel = Citadel
cities-and-knights-small-dragon = Small Dragon, next 7
cities-and-knights-magic-power = Magic Power, next attack
cities-and-knights-hold-name = { $player }: { $what }
cities-and-knights-held-by = Held by { $player }
cities-and-knights-held-by-nobody = Held by nobody
cities-and-knights-card-name = { $player }: { $what }
cities-and-knights-purple-cards = Purple cards…
cities-and-knights-curse-title = Curse: whose knights?
cities-and-knights-curse-name = Curse { $player }’s knights
cities-and-knights-current-forward = Magic Current: ship 2 forward
cities-and-knights-current-back = Magic Current: ship 2 back
cities-and-knights-dragon-title = Great Dragon: take a level
cities-and-knights-dragon-takes = Take a level of { $track } from { $player }
cities-and-knights-dragon-from = From { $player }

# Tools
cities-and-knights-tool-players = Players
cities-and-knights-tool-barbarians = Barbarians
cities-and-knights-tool-dice = Dice
cities-and-knights-tool-form = Attack
cities-and-knights-dice-title = Roll history
cities-and-knights-no-rolls = No rolls yet. Every roll of the game is counted here.
cities-and-knights-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
 }, { $app } by the app.
cities-and-knights-cards-drawn = { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
 }, { $left } left in the deck.
cities-and-knights-expected-line = The line shows the expected number.
cities-and-knights-bar = Sum { $sum }: { $count ->
    [one] once
   *[other] { $count } times
 }, expected { $expected }
cities-and-knights-event-count = { $event }: { $count }
cities-and-knights-who-rolled = Sum
cities-and-knights-form-about = Starts with what is on the table. Tap a number to change it; nothing is entered in the game.
cities-and-knights-form-reset = Reset
cities-and-knights-form-cities = Cities
cities-and-knights-form-metropolises = Metropolises
cities-and-knights-form-basic = Active basic knights
cities-and-knights-form-strong = Active strong knights
cities-and-knights-form-mighty = Active mighty knights
cities-and-knights-form-head-cities = Cities
cities-and-knights-form-head-metropolises = Metrop.
cities-and-knights-form-head-basic = Basic
cities-and-knights-form-head-strong = Strong
cities-and-knights-form-head-mighty = Mighty
cities-and-knights-form-lost = The barbarians win. { $count ->
    [one] { $players } loses a city.
   *[other] { $players } each lose a city.
 }
cities-and-knights-form-won = The knights win. { $players } becomes Defender of Catan.
cities-and-knights-form-tied = The knights win. { $players } each draw a card.

# Why not
cities-and-knights-attack-over = The attack is over. Undo it to change who took part.
cities-and-knights-attack-over-cards = The attack is over. Undo it to play a card in it.
cities-and-knights-refuse-loses-nothing = { $player } loses no city in this attack.
cities-and-knights-level-lowest = No level is built yet.
cities-and-knights-form-same = These are already the numbers at the table.
cities-and-knights-refuse-players = Cities & Knights is for { $least } to { $most } players.
cities-and-knights-refuse-no-deck = This game is played with dice. Nothing was changed.
cities-and-knights-refuse-drawn = This card was drawn from the deck already. Nothing was changed; draw again.
cities-and-knights-refuse-rolled = The dice are rolled only once, at the start of a turn.
cities-and-knights-refuse-no-attack = The barbarians have not landed yet.
cities-and-knights-refuse-level = Levels go from 0 to { $most }.
cities-and-knights-refuse-fan-set = This belongs to the fan set, which is not in this game.
cities-and-knights-refuse-current = Magic Current is played after the roll, and not during an attack.
cities-and-knights-refuse-not-on-turn = You can only win on your own turn.
cities-and-knights-refuse-goal = { $points } of { $goal } points: not enough yet.
cities-and-knights-edited = score sheet edited: { $change }
cities-and-knights-refuse-no-such-knight = There is no such knight.
cities-and-knights-refuse-all-take-part = All active knights take part: choosing them is a game option.
cities-and-knights-refuse-fewer-than-none = Only { $count } there: it can’t go below 0.
cities-and-knights-refuse-city-needs-settlement = A city replaces a settlement, and there is none.
cities-and-knights-refuse-citadel-needs-city = A citadel needs a city without a metropolis, and there is none.
cities-and-knights-field-level = Level
cities-and-knights-field-track = Track
cities-and-knights-field-knight = Knight
cities-and-knights-field-active = Active
cities-and-knights-fixed-take-part = To send other knights, undo the attack and choose again.
cities-and-knights-fixed-attack = The attack follows from the roll, the cities and the knights. Change those entries instead.
cities-and-knights-open-goal = { $player } has { $points } of { $goal } points
cities-and-knights-won-on-turn = { $players } had at least { $goal } points on their own turn, and that wins.
