cities-and-knights-points = Points

# The guide
cities-and-knights-place = Round { $round } · { $player }
cities-and-knights-place-setup = Set-up
cities-and-knights-place-over = Winner: { $player }
cities-and-knights-phase = Step { $number } · { $who }
cities-and-knights-turn = { $player } is on turn
cities-and-knights-all = all at once
cities-and-knights-over = The play is over
cities-and-knights-over-text = Tap any number for its reasons. A correction by hand still counts.
cities-and-knights-missing-attack = The barbarians attack
cities-and-knights-missing-roll = Roll first
cities-and-knights-next-start = { $player } starts
cities-and-knights-next-seven = Next: trade and build
cities-and-knights-next-yield = Next: yields of { $number }
cities-and-knights-next-player = Next: { $player }
cities-and-knights-wins-on-own-turn = { $player } has the points and wins on the own turn.
cities-and-knights-warning-of = { $player }: { $what }

# What was done
cities-and-knights-did-roll = { $player } rolls { $number } (red { $red }), { $event }
cities-and-knights-did-roll-by-app = The app rolls { $number } (red { $red }), { $event } for { $player }
cities-and-knights-did-take-part = { $player } sends { $count ->
    [one] { $count } knight
   *[other] { $count } knights
 } into the fight
cities-and-knights-did-take-part-all = { $player } sends all active knights into the fight
cities-and-knights-did-attack-lost = Barbarians { $barbarians }, knights { $knights }: a city lost by { $players }
cities-and-knights-did-attack-won = Barbarians { $barbarians }, knights { $knights }: { $player } is Defender
cities-and-knights-did-attack-tied = Barbarians { $barbarians }, knights { $knights }: a card each for { $players }
cities-and-knights-did-attack-nothing = Barbarians { $barbarians }, knights { $knights }: nothing lost
cities-and-knights-did-build = { $player } adds { $what }
cities-and-knights-did-unbuild = { $player } takes away { $what }
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
   *[other] { $count } cities on their side
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
cities-and-knights-did-set-level = { $player }: { $track } { $level }, by hand
cities-and-knights-did-set-metropolis = { $player } has the metropolis of { $track }, by hand
cities-and-knights-did-no-metropolis = Nobody has the metropolis of { $track }, by hand
cities-and-knights-did-knight = { $player } builds a knight
cities-and-knights-did-activate = { $player } activates: { $knight }
cities-and-knights-did-promote = { $player } promotes: { $knight }
cities-and-knights-did-act = { $player } acts: { $knight }
cities-and-knights-did-remove-knight = { $player } loses: { $knight }
cities-and-knights-did-hold = { $player } has it now: { $what }
cities-and-knights-did-nobody-holds = Nobody has it: { $what }
cities-and-knights-did-card = { $player }: { $what }
cities-and-knights-did-card-gone = { $player } no longer: { $what }
cities-and-knights-did-curse = Curse on the knights of { $player }
cities-and-knights-did-dragon = { $player }’s Great dragon takes { $track } from { $target }
cities-and-knights-did-current-forward = Magic current: ship forward
cities-and-knights-did-current-back = Magic current: ship back
cities-and-knights-did-set-ship = Ship at { $position }, by hand
cities-and-knights-did-start = The set-up is done
cities-and-knights-did-end-roll = { $player } has dealt with the roll
cities-and-knights-did-end-turn = { $player } ends the turn
cities-and-knights-did-move = The guide goes to { $where }
cities-and-knights-did-win = { $player } wins
cities-and-knights-did-set-cell = { $player }: { $what } is { $value }, by hand
cities-and-knights-did-set-cell-note = { $player }: { $what } is { $value }, by hand ({ $note })
cities-and-knights-did-clear-cell = { $player }: { $what } follows the rules again

# The roll
cities-and-knights-white-die = Plain die
cities-and-knights-white-name = Plain die: { $number }
cities-and-knights-red-die = Red die
cities-and-knights-red-name = Red die: { $number }
cities-and-knights-event-die = Event die
cities-and-knights-event-name = Event die: { $event }
cities-and-knights-event-ship = ship
cities-and-knights-event-two-ships = two ships
cities-and-knights-roll-by-app = Roll for us
cities-and-knights-ship-sails = The ship sails to { $position } of { $length }.
cities-and-knights-ship-lands = The barbarians have landed.
cities-and-knights-draws = { $player } draws a card: { $track }.
cities-and-knights-nobody-draws = Nobody draws: { $track } with a red { $red }.
cities-and-knights-hand-limit = Hand limit { $limit }; cards with points do not count.
cities-and-knights-yield = Yields of { $number }.
cities-and-knights-robber-moves = A 7: whoever holds more than this discards half. The robber moves.
cities-and-knights-robber-sleeps = A 7: whoever holds more than this discards half. The robber stays until the first attack.
cities-and-knights-most-cards = at most { $limit } on a 7
cities-and-knights-hand-of = { $player }: cards in hand
cities-and-knights-discard-of = { $player } discards
cities-and-knights-citadel-title = Citadel: three ways, at hills
cities-and-knights-citadel-setup = Last city of the set-up: { $cost }
cities-and-knights-citadel-from-city = From a city: { $cost }
cities-and-knights-citadel-from-settlement = From a settlement: { $cost }
cities-and-knights-fight = Fight the attack

# The barbarians
cities-and-knights-barbarians-title = The barbarians
cities-and-knights-track-name = The ship: { $place }
cities-and-knights-barbarians = barbarians
cities-and-knights-knights = knights
cities-and-knights-this-round = within a round
cities-and-knights-knights-would-win = If they landed now, the knights would win.
cities-and-knights-short = If they landed now, the knights would be { $short } short.
cities-and-knights-short-of = { $player }: { $safe } more to keep the city, { $defender } more to be Defender
cities-and-knights-chance-round = Landing within { $rolls } rolls: { $percent } %
cities-and-knights-chance-next = Landing within { $rolls } rolls, this round and the next: { $percent } %
cities-and-knights-expected = On average in { $rolls } rolls
cities-and-knights-why-attack = Why?
cities-and-knights-why-odds = The chances: why?
cities-and-knights-ship-by-hand = Ship, put right by hand
cities-and-knights-loses-city = { $player } loses a city; a settlement stays.
cities-and-knights-loses-on-its-side = { $player } loses a city; it lies on its side.
cities-and-knights-loses-removed = { $player } loses a city; it leaves the board.
cities-and-knights-loses-wall = The wall below goes too.
cities-and-knights-wall-depends = If that city has a wall, tap the wall away too.
cities-and-knights-citadel-depends = If it is the citadel, tap the citadel away too.
cities-and-knights-defender = { $player } is Defender of Catan: 1 point.
cities-and-knights-tied-draw = Equally strong, a card of any deck each: { $players }
cities-and-knights-nothing-lost = Nobody loses and nobody gains.
cities-and-knights-who-fights = Which knights take part?
cities-and-knights-fight-name = { $player }: { $knight } in the fight
cities-and-knights-no-active-knights = no active knights

# What lies before a player
cities-and-knights-setup-without-commodities = Each hex at the second building gives one resource, no commodities.
cities-and-knights-setup-with-commodities = Each hex at the second building gives one resource; mountains, forest and pasture a commodity (instead of it or on top: agree).
cities-and-knights-extra-partner = After this turn acts too, without rolling: { $players }
cities-and-knights-extra-building = After this turn may build: { $players }
cities-and-knights-whose-things = Whose things are shown
cities-and-knights-things-of = What lies before { $player }
cities-and-knights-points-of = { $player }: points
cities-and-knights-goal = of { $goal }
cities-and-knights-win = { $player } wins
cities-and-knights-settlements = Settlements
cities-and-knights-cities = Cities
cities-and-knights-fallen = Cities on their side
cities-and-knights-walls = Walls
cities-and-knights-defender-cards = Defender of Catan
cities-and-knights-piece-name = { $player }: { $what }
cities-and-knights-and-metropolises = { $count ->
    [one] and { $count } metropolis
   *[other] and { $count } metropolises
 }
cities-and-knights-track-level = { $track } · { $level } of 5
cities-and-knights-improve = Level { $level }: { $cost }
cities-and-knights-improve-name = { $player }: improve { $track }
cities-and-knights-level-down-name = { $player }: { $track } one level down, by hand
cities-and-knights-metropolis-name = { $player } has the metropolis of { $track }
cities-and-knights-crane-name = { $player } plays the Crane: the next improvement is 1 cheaper
cities-and-knights-metropolis = metropolis
cities-and-knights-knights-title = Knights
cities-and-knights-cursed = Knights, cursed: { $rolls ->
    [0] can be activated again
    [one] { $rolls } more roll
   *[other] { $rolls } more rolls
 }
cities-and-knights-build-knight = New knight: { $cost }
cities-and-knights-build-knight-name = { $player }: new knight
cities-and-knights-knights-active = { $count } × { $knight }, active
cities-and-knights-knights-resting = { $count } × { $knight }, resting
cities-and-knights-act = Act
cities-and-knights-act-name = { $player }: { $knight } acts
cities-and-knights-activate = Activate: { $cost }
cities-and-knights-activate-name = { $player }: activate { $knight }
cities-and-knights-promote = Promote: { $cost }
cities-and-knights-promote-name = { $player }: promote resting { $knight }
cities-and-knights-promote-active-name = { $player }: promote active { $knight }
cities-and-knights-remove-knight = Take away
cities-and-knights-remove-knight-name = { $player }: take away resting { $knight }
cities-and-knights-remove-active-name = { $player }: take away active { $knight }
cities-and-knights-marks = In hand and on the table
cities-and-knights-longest-road = longest road
cities-and-knights-merchant = merchant
cities-and-knights-wizard = wizard
cities-and-knights-printer = Printer
cities-and-knights-constitution = Constitution
cities-and-knights-white-magic = White magic
cities-and-knights-citadel = citadel
cities-and-knights-small-dragon = Small dragon, next 7
cities-and-knights-magic-power = Magic power, next attack
cities-and-knights-hold-name = { $player } has it: { $what }
cities-and-knights-card-name = { $player }: { $what }
cities-and-knights-purple-cards = Purple cards…
cities-and-knights-curse-title = Curse: whose knights?
cities-and-knights-curse-name = Curse on the knights of { $player }
cities-and-knights-current-forward = Magic current: ship 2 forward
cities-and-knights-current-back = Magic current: ship 2 back
cities-and-knights-dragon-title = Great dragon: takes a level from
cities-and-knights-dragon-takes = { $player }: { $track }

# Tools
cities-and-knights-tool-players = Players
cities-and-knights-tool-barbarians = Barbarians
cities-and-knights-tool-dice = Dice
cities-and-knights-tool-form = Attack
cities-and-knights-dice-title = Dice record
cities-and-knights-no-rolls = No roll yet. Each roll of the play is counted here.
cities-and-knights-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
 }, { $app } by the app. The line is what is expected.
cities-and-knights-bar = Sum { $sum }: { $count } times, expected { $expected }
cities-and-knights-event-count = { $event }: { $count }
cities-and-knights-who-rolled = Sum
cities-and-knights-form-about = For a table that keeps nothing else: enter what counts, and nothing is booked.
cities-and-knights-form-cities = Cities without a metropolis
cities-and-knights-form-metropolises = Metropolises
cities-and-knights-form-basic = Active basic knights
cities-and-knights-form-strong = Active strong knights
cities-and-knights-form-mighty = Active mighty knights
cities-and-knights-form-lost = The barbarians win. A city is lost by: { $players }
cities-and-knights-form-won = The knights win. Defender of Catan: { $players }
cities-and-knights-form-tied = The knights win. A card each for: { $players }

# Why not
cities-and-knights-refuse-players = Cities & Knights is for 2 to 6 players.
cities-and-knights-refuse-rolled = The dice are rolled once at the beginning of a turn.
cities-and-knights-refuse-no-attack = The barbarians have not landed.
cities-and-knights-refuse-level = A track has levels 0 to 5.
cities-and-knights-refuse-fan-set = This belongs to the fan set, which is not played.
cities-and-knights-refuse-current = The Magic current flows after the roll, and not during an attack.
cities-and-knights-refuse-over = The play is over.
cities-and-knights-refuse-moved-on = The table has moved on meanwhile.
cities-and-knights-refuse-no-such-step = There is no such step in this play.
cities-and-knights-refuse-not-on-turn = One wins on the own turn only.
cities-and-knights-refuse-goal = { $points } points are short of { $goal }.
cities-and-knights-refuse-no-such-cell = The score sheet has no such cell.
cities-and-knights-refuse-too-much = That is too much.
cities-and-knights-edited = score sheet edited: { $change }
cities-and-knights-refuse-no-such-knight = There is no such knight.
cities-and-knights-refuse-all-take-part = All active knights take part; the option to choose is off.
cities-and-knights-refuse-fewer-than-none = There are not so many to take away.
cities-and-knights-refuse-city-needs-settlement = A city takes the place of a settlement; there is none.
cities-and-knights-refuse-citadel-needs-city = A citadel stands on a city without a metropolis; there is none.
cities-and-knights-refuse-already-so = That is so already.
