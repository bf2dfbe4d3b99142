rules-cities-and-knights-place-event-die = Cities & Knights rules, “The event die”
rules-cities-and-knights-place-building = Cities & Knights rules, “Building”
rules-cities-and-knights-place-improvements = Cities & Knights rules, “Building up the city”
rules-cities-and-knights-place-metropolises = Cities & Knights rules, “Metropolises”
rules-cities-and-knights-place-progress-cards = Cities & Knights rules, “Progress cards”
rules-cities-and-knights-place-knights = Cities & Knights rules, “What knights do”
rules-cities-and-knights-place-attack = Cities & Knights rules, “The barbarians attack”
rules-cities-and-knights-place-defeat = Cities & Knights rules, “The barbarians win”
rules-cities-and-knights-place-victory = Cities & Knights rules, “The knights of Catan win”
rules-cities-and-knights-place-merchant = Cities & Knights rules, “The merchant”
rules-cities-and-knights-place-end = Cities & Knights rules, “The end of the game”
rules-cities-and-knights-place-cards = Cities & Knights rules, almanac of the cards
rules-cities-and-knights-place-base-game = Rules of the base game
rules-cities-and-knights-place-answers = Publisher’s answers and newer editions
rules-cities-and-knights-place-extension = Rules for five and six players
rules-cities-and-knights-place-fan-set = Magic, Wizards and Dragons, rules
rules-cities-and-knights-place-fan-cards = Magic, Wizards and Dragons, cards

rules-cities-and-knights-track-trade = Trade
rules-cities-and-knights-track-politics = Politics
rules-cities-and-knights-track-science = Science
rules-cities-and-knights-track-magic = Magic
rules-cities-and-knights-ability-trade = Commodities trade 2:1 with the bank for any card.
rules-cities-and-knights-ability-politics = Strong knights may become mighty.
rules-cities-and-knights-ability-science = If a roll other than a 7 brings you nothing, you may take one resource.
rules-cities-and-knights-ability-magic = Brick trades 1:1 for other resources, not for crystals.
rules-cities-and-knights-brings-cards = { $track } cards when the red die shows { $red } or less
rules-cities-and-knights-brings-metropolis = The metropolis, for the first player here
rules-cities-and-knights-brings-safety = The metropolis for good, for the first player here

rules-cities-and-knights-good-brick = { $count ->
    [one] 1 brick
   *[other] { $count } brick
 }
rules-cities-and-knights-good-lumber = { $count ->
    [one] 1 lumber
   *[other] { $count } lumber
 }
rules-cities-and-knights-good-wool = { $count ->
    [one] 1 wool
   *[other] { $count } wool
 }
rules-cities-and-knights-good-grain = { $count ->
    [one] 1 grain
   *[other] { $count } grain
 }
rules-cities-and-knights-good-ore = { $count ->
    [one] 1 ore
   *[other] { $count } ore
 }
rules-cities-and-knights-good-cloth = { $count ->
    [one] 1 cloth
   *[other] { $count } cloth
 }
rules-cities-and-knights-good-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
rules-cities-and-knights-good-book = { $count ->
    [one] 1 paper
   *[other] { $count } paper
 }
rules-cities-and-knights-good-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }
rules-cities-and-knights-free = free
rules-cities-and-knights-cost = { $goods }

rules-cities-and-knights-buys-settlement = Settlement: { $cost }
rules-cities-and-knights-buys-city = City: { $cost }
rules-cities-and-knights-buys-wall = City wall: { $cost }
rules-cities-and-knights-buys-repair = Repair: { $cost }
rules-cities-and-knights-buys-knight = Knight: { $cost }
rules-cities-and-knights-buys-promotion = Promotion: { $cost }
rules-cities-and-knights-buys-activation = Activation: { $cost }
rules-cities-and-knights-rule-knight = A new knight is basic and inactive, on a free intersection next to a road or ship of its owner.
rules-cities-and-knights-rule-promotion = One step up, each knight once per turn. Mighty knights need the Fortress.
rules-cities-and-knights-rule-activation = One grain for a knight of any strength. It may act from its owner’s next turn on.
rules-cities-and-knights-rule-walls = Two more cards may be held for each wall: one under a city, three in all.

rules-cities-and-knights-knight-basic = Basic knight
rules-cities-and-knights-knight-strong = Strong knight
rules-cities-and-knights-knight-mighty = Mighty knight
rules-cities-and-knights-a-basic-knight = a basic knight
rules-cities-and-knights-a-strong-knight = a strong knight
rules-cities-and-knights-a-mighty-knight = a mighty knight

rules-cities-and-knights-event-ship = Ship
rules-cities-and-knights-event-two-ships = Two ships
rules-cities-and-knights-event-trade = Yellow gate
rules-cities-and-knights-event-politics = Blue gate
rules-cities-and-knights-event-science = Green gate
rules-cities-and-knights-event-magic = Purple gate
rules-cities-and-knights-ship-was = Spaces before
rules-cities-and-knights-ship-steps = Spaces moved
rules-cities-and-knights-ship-lands = The barbarians land
rules-cities-and-knights-ship-is = { $left ->
    [one] Spaces sailed, 1 to go
   *[other] Spaces sailed, { $left } to go
 }
rules-cities-and-knights-rule-ship = The ship lands after { $length ->
    [one] { $length } step
   *[other] { $length } steps
 }, even if the last move would take it further.
rules-cities-and-knights-steps-left = Steps to the landing
rules-cities-and-knights-sixths = { $sixths ->
    [one] 1 roll in 6
   *[other] { $sixths } rolls in 6
 }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
rules-cities-and-knights-lands-within = Landing within { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
 }: { $percent }%
rules-cities-and-knights-lands-in-ways = Landings among { $ways } ways the event die can fall
rules-cities-and-knights-lands-with-roll = With roll { $roll }
rules-cities-and-knights-rule-odds = Each roll is independent; the chances of all series of rolls that lead to a landing are added up.

rules-cities-and-knights-barbarians = Strength of the barbarians
rules-cities-and-knights-knights = Strength of the knights
rules-cities-and-knights-cities-of = { $player }: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }, { $metropolises ->
    [one] 1 metropolis
   *[other] { $metropolises } metropolises
 }
rules-cities-and-knights-knights-of = { $player }’s knights
rules-cities-and-knights-magic-power = Magic Power
rules-cities-and-knights-rule-barbarians = As strong as the number of cities and metropolises on the board.
rules-cities-and-knights-rule-knights = Active knights count: basic 1, strong 2, mighty 3.
rules-cities-and-knights-rule-magic-power = The card doubles its owner’s knights for this attack.
rules-cities-and-knights-barbarians-win = The barbarians win
rules-cities-and-knights-knights-win = The knights win
rules-cities-and-knights-rule-winner = The knights win if they are at least as strong. Either way they are then inactive and the ship is back at its start.
rules-cities-and-knights-loses-city = { $player } loses a city
rules-cities-and-knights-is-defender = { $player } is Defender of Catan
rules-cities-and-knights-draws-of-choice = { $player } draws a card from any deck
rules-cities-and-knights-cannot-lose = { $player } has no city to lose
rules-cities-and-knights-keeps-city = { $player } keeps the city: Counterspell
rules-cities-and-knights-rule-counterspell = The card also stops the loss of its owner’s city.
rules-cities-and-knights-unharmed = { $player }: nothing happens
rules-cities-and-knights-rule-loses-city = Among the players with an ordinary city, those with the least strength in active knights each lose one. The owner chooses which; a wall under it is lost too.
rules-cities-and-knights-rule-at-risk = Settlements and metropolises can’t be lost; the next weakest player with a city loses one instead.
rules-cities-and-knights-rule-defender = The player who alone adds the most strength to a victory gets 1 point as Defender of Catan.
rules-cities-and-knights-rule-tied-defenders = If several tie for the most, nobody gets the point; each draws a progress card from a deck of their choice, clockwise from the player whose turn it is.
rules-cities-and-knights-becomes-settlement = The city becomes a settlement
rules-cities-and-knights-on-its-side = The city is laid on its side
rules-cities-and-knights-removed = The city leaves the board
rules-cities-and-knights-rule-becomes-settlement = A lost city is replaced by a settlement.
rules-cities-and-knights-rule-on-its-side = With all five settlements on the board, the city is laid on its side. It counts and yields as a settlement and must be the next to become a city again.
rules-cities-and-knights-rule-removed = With all five settlements on the board, the city is removed, along with roads and ships left without a settlement.

rules-cities-and-knights-if-they-landed = { $player }, if they landed now
rules-cities-and-knights-short-of-all = Strength the knights still need
rules-cities-and-knights-short-to-be-safe = Strength still needed to lose no city
rules-cities-and-knights-short-to-be-defender = Strength still needed to be sole Defender

rules-cities-and-knights-red-die = Red die
rules-cities-and-knights-draws = { $player } draws a { $track } card
rules-cities-and-knights-draws-not = { $player } draws no { $track } card
rules-cities-and-knights-level-shows = { $track } { $level }: red die { $red } or less
rules-cities-and-knights-not-built = { $track }: nothing built
rules-cities-and-knights-rule-draws = A gate gives a card to everyone who has built on its track and whose level shows the red die’s number; first to the player whose turn it is, then clockwise. Also on a 7.
rules-cities-and-knights-hand-until-turn-ends = No more than four cards may be left at the end of the turn
rules-cities-and-knights-hand-return-any = One card goes back under its deck
rules-cities-and-knights-hand-return-new = The new card goes back under its deck
rules-cities-and-knights-rule-hand = A hand holds at most { $limit ->
    [one] { $limit } progress card
   *[other] { $limit } progress cards
 }; point cards do not count.

rules-cities-and-knights-limit = Cards that may be held
rules-cities-and-knights-limit-of-all = Everyone
rules-cities-and-knights-walls = { $walls ->
    [one] 1 city wall
   *[other] { $walls } city walls
 }
rules-cities-and-knights-small-dragon = Small Dragon
rules-cities-and-knights-rule-small-dragon = Four more cards may be held for this 7.
rules-cities-and-knights-cards-held = Resources and commodities in hand
rules-cities-and-knights-discard = Cards to discard
rules-cities-and-knights-rule-discard = On a 7, whoever is over the limit discards half of the hand, rounded down. Progress cards do not count.
rules-cities-and-knights-robber-moves = The robber moves
rules-cities-and-knights-robber-sleeps = The robber does not move yet
rules-cities-and-knights-rule-robber-moves = On a 7, the player whose turn it is moves the robber and steals a card from a player with a building at its hex.
rules-cities-and-knights-rule-robber-sleeps = Before the barbarians’ first attack nobody moves the robber: not with a 7, a knight or the Bishop.

rules-cities-and-knights-cursed = { $rolls ->
    [0] The knights may be activated again
    [one] The knights are cursed for 1 more roll
   *[other] The knights are cursed for { $rolls } more rolls
 }
rules-cities-and-knights-rule-curse = All of the player’s knights are inactive for at least three rolls, and then until the player may pay for them again.

rules-cities-and-knights-improvement = { $track } { $level }: { $cost }
rules-cities-and-knights-level-price = Level { $level }
rules-cities-and-knights-crane = Crane
rules-cities-and-knights-rule-crane = The card saves one commodity on one improvement.
rules-cities-and-knights-rule-improvement = A level costs as many commodities of its track as its number. You need a city.
rules-cities-and-knights-metropolis-founded = { $player } gets the { $track } metropolis
rules-cities-and-knights-metropolis-taken = { $player } takes the { $track } metropolis from { $from }
rules-cities-and-knights-metropolis-safe = { $player } keeps the { $track } metropolis for good
rules-cities-and-knights-rule-metropolis = The first player on level 4 of a track puts its metropolis on a city of their own that has none.
rules-cities-and-knights-rule-metropolis-taken = The first player on level 5 of a track keeps its metropolis for good, or takes it.
rules-cities-and-knights-has-level = { $player }: { $track }
rules-cities-and-knights-dragon-flies = Great Dragon
rules-cities-and-knights-rule-great-dragon = The other player goes down one level, and the dragon’s owner goes up to the level that was lost. With level 4 the metropolis moves too.

rules-cities-and-knights-citadel-set-up = During setup: { $cost }
rules-cities-and-knights-citadel-from-city = A city becomes a citadel: { $cost }
rules-cities-and-knights-citadel-from-settlement = A settlement becomes a citadel: { $cost }
rules-cities-and-knights-rule-citadel-set-up = The last city goes next to hills and gets no brick at first. The first time the number of those hills is rolled, the ring is placed and they give nothing.
rules-cities-and-knights-rule-citadel = One per player, next to hills, gold or a volcano. There it gives 1 brick and 1 crystal.

rules-cities-and-knights-gain = Resources from the bank
rules-cities-and-knights-hex-with = { $buildings ->
    [0] A hex without a building of your own
    [one] A hex with 1 building of your own
   *[other] A hex with { $buildings } buildings of your own
 }
rules-cities-and-knights-rule-gain = Two resources for each hex of that kind with a building of your own, however many stand there.

rules-cities-and-knights-points = Points
rules-cities-and-knights-row-settlements = Settlements
rules-cities-and-knights-row-cities = Cities
rules-cities-and-knights-row-metropolises = Metropolises
rules-cities-and-knights-row-longest-road = Longest road
rules-cities-and-knights-row-defender = Defender of Catan
rules-cities-and-knights-row-merchant = Merchant
rules-cities-and-knights-row-printer = Printer
rules-cities-and-knights-row-constitution = Constitution
rules-cities-and-knights-row-citadel = Citadel
rules-cities-and-knights-row-wizard = Wizard
rules-cities-and-knights-row-white-magic = White Magic
rules-cities-and-knights-fallen-cities = Cities on their side
rules-cities-and-knights-each = { $what }: { $count } × { $worth }
rules-cities-and-knights-rule-settlements = 1 point for each settlement; a city on its side counts as one.
rules-cities-and-knights-rule-cities = 2 points for each city.
rules-cities-and-knights-rule-metropolises = 4 points for each metropolis: 2 for the city and 2 for the metropolis.
rules-cities-and-knights-rule-longest-road = 2 points for the longest road of five segments or more.
rules-cities-and-knights-rule-merchant = 1 point while you hold the merchant.
rules-cities-and-knights-rule-point-card = The card lies face up and is worth 1 point.
rules-cities-and-knights-rule-citadel-point = 1 point for the citadel, on top of its city.
rules-cities-and-knights-rule-wizard = 1 point while you hold the wizard.
rules-cities-and-knights-rule-end = Whoever has { $goal } points on their own turn wins.
rules-cities-and-knights-short = { $points ->
    [one] 1 point to go
   *[other] { $points } points to go
 }
rules-cities-and-knights-wins-on-own-turn = Wins on their next turn
rules-cities-and-knights-won = Has won

rules-cities-and-knights-partner-acts = { $player } has an action phase
rules-cities-and-knights-may-build = { $player } may build
rules-cities-and-knights-rule-partner = The third player to the left trades only with the bank, does not roll, and plays no Alchemist.
rules-cities-and-knights-rule-special-building = After each turn everyone else may build, activate and promote knights: no knight actions, cards or trade.

rules-cities-and-knights-refuses-no-such-player = Nobody sits there.
rules-cities-and-knights-refuses-no-such-number = There is no such number.
rules-cities-and-knights-refuses-no-such-face = This event die has no such face.
rules-cities-and-knights-refuses-ship-off-track = The ship’s track has { $length ->
    [one] { $length } step
   *[other] { $length } steps
 }.
rules-cities-and-knights-refuses-no-such-knight-left = { $held ->
    [one] The only piece is already on the board: { $knight }.
   *[other] All { $held } pieces are already on the board: { $knight }.
}
rules-cities-and-knights-refuses-knight-active = The knight is already active.
rules-cities-and-knights-refuses-knight-inactive = The knight is not active.
rules-cities-and-knights-refuses-knight-spent = The knight was activated or has acted this turn: it may act again next turn.
rules-cities-and-knights-refuses-knight-promoted = The knight was already promoted this turn.
rules-cities-and-knights-refuses-knight-mighty = A mighty knight can’t be promoted.
rules-cities-and-knights-refuses-needs-fortress = Mighty knights need the Fortress (Politics 3).
rules-cities-and-knights-refuses-cursed = { $rolls ->
    [one] The knights are cursed for 1 more roll.
   *[other] The knights are cursed for { $rolls } more rolls.
 }
rules-cities-and-knights-refuses-needs-city = City improvements need a city.
rules-cities-and-knights-refuses-needs-city-for-metropolis = Levels 4 and 5 need a city without a metropolis.
rules-cities-and-knights-refuses-needs-citadel = Crystals need a citadel.
rules-cities-and-knights-refuses-track-at-end = { $track }: level { $levels } is built, and it is the last.
rules-cities-and-knights-refuses-dragon-needs-one-below = The dragon takes only the level just above your own.
rules-cities-and-knights-refuses-dragon-at-the-top = The dragon can’t take level 5.
rules-cities-and-knights-refuses-has-citadel = Each player has one citadel.
rules-cities-and-knights-refuses-no-hills = A citadel must be next to hills, gold or a volcano.
rules-cities-and-knights-refuses-no-wall-left = { $walls ->
    [one] The only wall is already built.
   *[other] All { $walls } walls are already built.
}
rules-cities-and-knights-refuses-wall-needs-city = Each city already has its wall.
rules-cities-and-knights-refuses-other-moment = { $card } can’t be played now.
rules-cities-and-knights-refuses-robber-sleeps = The robber does not move before the first attack.
rules-cities-and-knights-refuses-inventor-leaves = The Inventor must leave { $number } alone: 2, 6, 8 and 12 stay.
rules-cities-and-knights-refuses-swaps-nothing = { $card } swaps no numbers.

rules-cities-and-knights-box-settlements = { $used } settlements are needed; a player has { $held }.
rules-cities-and-knights-box-cities = { $used } cities are needed; a player has { $held }.
rules-cities-and-knights-box-walls = { $used } city walls are needed; a player has { $held }.
rules-cities-and-knights-box-basic-knights = { $used } basic knights are needed; a player has { $held }.
rules-cities-and-knights-box-strong-knights = { $used } strong knights are needed; a player has { $held }.
rules-cities-and-knights-box-mighty-knights = { $used } mighty knights are needed; a player has { $held }.
rules-cities-and-knights-box-metropolises = { $used } metropolises are needed; the box has { $held }.
rules-cities-and-knights-box-defender = { $used } Defender cards are needed; the box has { $held }. Mark the point some other way.

rules-cities-and-knights-on = On
rules-cities-and-knights-off = Off
rules-cities-and-knights-option-fan-set = Magic, Wizards and Dragons
rules-cities-and-knights-about-fan-set = The fan set: purple gate, citadels, crystals, a fourth metropolis and eighteen cards.
rules-cities-and-knights-option-fan-ship = The ship with the fan set
rules-cities-and-knights-about-fan-ship = Its event die has only two faces with ships, so the ship sails further.
rules-cities-and-knights-choice-fan-ship-two = Always two steps
rules-cities-and-knights-choice-fan-ship-odd-even-sum = Odd sum: 2 steps, even: 1
rules-cities-and-knights-choice-fan-ship-odd-even-red = Odd red die: 2 steps, even: 1
rules-cities-and-knights-choice-fan-ship-split = One face with one ship, one with two
rules-cities-and-knights-option-goal = Points to win
rules-cities-and-knights-about-goal = 13; with the fan set 13 to 15.
rules-cities-and-knights-option-track-length = Steps to the landing
rules-cities-and-knights-about-track-length = How far the ship sails from the start; count the spaces on your board.
rules-cities-and-knights-option-robber-sleeps = Robber waits for the barbarians
rules-cities-and-knights-about-robber-sleeps = Until the first attack, a 7 only makes players discard. Older rules do not have this.
rules-cities-and-knights-option-no-settlement-left = Losing a city with no settlement left
rules-cities-and-knights-about-no-settlement-left = What happens to the city when all five of your settlements are on the board.
rules-cities-and-knights-choice-no-settlement-left-on-its-side = It is laid on its side
rules-cities-and-knights-choice-no-settlement-left-removed = It leaves the board
rules-cities-and-knights-option-fifth-card = Fifth progress card
rules-cities-and-knights-about-fifth-card = What goes back when a card is drawn on another player’s turn.
rules-cities-and-knights-choice-fifth-card-any-card = Any one of the five
rules-cities-and-knights-choice-fifth-card-new-card = The new one
rules-cities-and-knights-option-saboteur = Saboteur
rules-cities-and-knights-about-saboteur = In the English 3rd and international 1st edition, and in the Czech text, the card turns over a city.
rules-cities-and-knights-choice-saboteur-discard = Players discard half their hand
rules-cities-and-knights-choice-saboteur-turn-city = A city is turned over
rules-cities-and-knights-option-start-commodities = Commodities at setup
rules-cities-and-knights-about-start-commodities = The first city gets a commodity from mountains, forest and pasture. Whether instead of the resource or as well is not clear from the Czech text: agree on it.
rules-cities-and-knights-option-cards-need-city = Cards only with a city
rules-cities-and-knights-about-cards-need-city = Whoever has lost their last city draws no progress cards.
rules-cities-and-knights-option-choose-knights = Choose the knights that fight
rules-cities-and-knights-about-choose-knights = In an attack each player says which active knights take part; only those become inactive afterward.
rules-cities-and-knights-option-extra-phase = Five and six players
rules-cities-and-knights-about-extra-phase = How the others get to build between their turns.
rules-cities-and-knights-choice-extra-phase-partner = The third player to the left acts too
rules-cities-and-knights-choice-extra-phase-special-building = Everyone may build after each turn
rules-cities-and-knights-option-dice = Two dice or a fair deck
rules-cities-and-knights-about-dice = A deck of 36 cards, one for each way the two dice can fall, so every sum comes as often as it should. The app draws, and rolls the event die with it.
rules-cities-and-knights-choice-dice-dice = Dice
rules-cities-and-knights-choice-dice-deck-5 = Deck, shuffled when 5 are left
rules-cities-and-knights-choice-dice-deck-0 = Deck, played to its end

rules-cities-and-knights-card-alchemist = Alchemist
rules-cities-and-knights-card-crane = Crane
rules-cities-and-knights-card-mining = Mining
rules-cities-and-knights-card-irrigation = Irrigation
rules-cities-and-knights-card-printer = Printer
rules-cities-and-knights-card-inventor = Inventor
rules-cities-and-knights-card-engineer = Engineer
rules-cities-and-knights-card-medicine = Medicine
rules-cities-and-knights-card-smith = Smith
rules-cities-and-knights-card-road-building = Road Building
rules-cities-and-knights-card-bishop = Bishop
rules-cities-and-knights-card-diplomat = Diplomat
rules-cities-and-knights-card-warlord = Warlord
rules-cities-and-knights-card-wedding = Wedding
rules-cities-and-knights-card-intrigue = Intrigue
rules-cities-and-knights-card-saboteur = Saboteur
rules-cities-and-knights-card-spy = Spy
rules-cities-and-knights-card-deserter = Deserter
rules-cities-and-knights-card-constitution = Constitution
rules-cities-and-knights-card-merchant = Merchant
rules-cities-and-knights-card-commercial-harbor = Commercial Harbor
rules-cities-and-knights-card-merchant-fleet = Merchant Fleet
rules-cities-and-knights-card-master-merchant = Master Merchant
rules-cities-and-knights-card-trade-monopoly = Trade Monopoly
rules-cities-and-knights-card-resource-monopoly = Resource Monopoly
rules-cities-and-knights-card-white-magic = White Magic
rules-cities-and-knights-card-curse = Curse
rules-cities-and-knights-card-favor-of-the-stars = Favor of the Stars
rules-cities-and-knights-card-small-dragon = Small Dragon
rules-cities-and-knights-card-great-dragon = Great Dragon
rules-cities-and-knights-card-magic-power = Magic Power
rules-cities-and-knights-card-unicorn-dance = Unicorn Dance
rules-cities-and-knights-card-magic-current = Magic Current
rules-cities-and-knights-card-enchanted-land = Enchanted Land
rules-cities-and-knights-card-counterspell = Counterspell
rules-cities-and-knights-card-incantation = Incantation
rules-cities-and-knights-card-conjuring = Conjuring
rules-cities-and-knights-card-magic-relocation = Magic Relocation
rules-cities-and-knights-card-spell-of-nature = Spell of Nature
rules-cities-and-knights-card-wizard = Wizard
rules-cities-and-knights-card-lightning = Lightning
rules-cities-and-knights-effect-engineer = A city wall for free.
rules-cities-and-knights-effect-medicine = A settlement becomes a city for 2 ore and 1 grain.
rules-cities-and-knights-effect-saboteur = Everyone with at least as many points as you discards half of their hand, rounded down.
rules-cities-and-knights-effect-saboteur-turns-city = Turn over another player’s city: it yields as a settlement until 1 lumber and 1 ore are paid. It is still worth 2 points and still counts for the barbarians.

cities-and-knights-calc-attack = Who wins a barbarian attack, loses a city or becomes Defender of Catan
cities-and-knights-calc-progress = Who draws a progress card at a gate
cities-and-knights-calc-points = A player’s victory points
cities-and-knights-calc-discard = How many cards may be held on a 7, and how many are discarded
cities-and-knights-calc-odds = The chance that the barbarians land, and the rolls until then
