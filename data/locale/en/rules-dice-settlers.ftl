rules-dice-settlers-place = From a description of the game and reviews, not from the rulebook

rules-dice-settlers-field-house-points = Points for a house
rules-dice-settlers-field-dice-pair-points = Points for every two dice
rules-dice-settlers-field-starting-dice = Starting dice in the final scoring
rules-dice-settlers-field-presence = Lower value of a map tile goes to
rules-dice-settlers-field-tie-break = Tiebreaker: who has more
rules-dice-settlers-field-sale-of-one = Points for selling one resource
rules-dice-settlers-field-sale-of-two = Points for selling two alike
rules-dice-settlers-field-sale-of-three = Points for selling three alike
rules-dice-settlers-field-main-actions = Main actions per player per round
rules-dice-settlers-field-map-tiles = { $players ->
    [one] Map tiles in the stack, 1 player
   *[other] Map tiles in the stack, { $players } players
 }
rules-dice-settlers-field-pool = { $players ->
    [one] Points in the pool, 1 player
   *[other] Points in the pool, { $players } players
 }
rules-dice-settlers-counts = They count
rules-dice-settlers-does-not-count = They do not count
rules-dice-settlers-presence-everyone = Everyone present there
rules-dice-settlers-presence-second-most = Second-most tents there
rules-dice-settlers-presence-unknown = Not known who gets the lower value of a tile
rules-dice-settlers-tie-shared = None: the place is shared
rules-dice-settlers-tie-unknown = Tiebreaker not known; tied players share the place

rules-dice-settlers-symbol-settler = Settler
rules-dice-settlers-symbol-compass = Compass
rules-dice-settlers-symbol-campfire = Campfire
rules-dice-settlers-symbol-food = Food
rules-dice-settlers-symbol-wood = Wood
rules-dice-settlers-symbol-iron = Iron
rules-dice-settlers-symbol-gold = Gold
rules-dice-settlers-symbol-handshake = Handshake
rules-dice-settlers-symbol-purse = Hand with purse
rules-dice-settlers-symbol-rifles = Crossed rifles
rules-dice-settlers-symbol-lantern = Lantern
rules-dice-settlers-use-turn = Turn one other die to any face.
rules-dice-settlers-use-reroll = Reroll up to three other dice.
rules-dice-settlers-use-draw = Draw two more dice and roll them.

rules-dice-settlers-action-explore = Explore
rules-dice-settlers-action-settle = Settle
rules-dice-settlers-action-harvest = Harvest
rules-dice-settlers-action-trade = Trade
rules-dice-settlers-action-recruit = Recruit
rules-dice-settlers-action-raid = Raid
rules-dice-settlers-action-research = Research
rules-dice-settlers-action-factory = Factory
rules-dice-settlers-action-claim = Claim
rules-dice-settlers-effect-explore = Draw a map tile for each symbol and keep one. Place it next to a tile where you are present, touching at least two. Put a tent from your general supply on it; neighbors may each add one from their personal supply, and if one does, so may you. Take the bonus.
rules-dice-settlers-effect-settle = For each symbol: place a tent from your personal supply on or next to your tiles, or move one from the general to the personal supply. A symbol can also take back any number of tents. Mix as you like.
rules-dice-settlers-effect-harvest = Take one resource of its kind for each symbol.
rules-dice-settlers-effect-trade = Sell resources of the same kind for points; three alike pay the most.
rules-dice-settlers-effect-recruit = Take a die from the supply. Its color must match a land where you are present.
rules-dice-settlers-effect-raid = On a tile where you are present, replace a rival’s tent with one from your supply.
rules-dice-settlers-effect-research = Gain a technology for its symbols; some also need resources or lands.
rules-dice-settlers-effect-factory = Free: remove one of your tents from a factory tile to use its effect, each factory once per round.
rules-dice-settlers-effect-claim = Free: with three more tents on a tile than each rival, move all your tents there to the general supply and build a house, which stays for good.

rules-dice-settlers-with-explore = { $count ->
    [one] Draw 1 tile and place it.
   *[other] Draw { $count } tiles, keep one and place it.
 }
rules-dice-settlers-with-settle = { $count ->
    [one] Choose once.
   *[other] Choose { $count } times.
 }
rules-dice-settlers-with-harvest = { $count ->
    [one] Take 1 resource.
   *[other] Take { $count } resources.
 }
rules-dice-settlers-with-research = { $count ->
    [one] A technology for 1 symbol.
   *[other] A technology for { $count } symbols.
 }
rules-dice-settlers-with-one = One symbol is enough.
rules-dice-settlers-with-unknown = { $count ->
    [one] What { $count } symbol does
   *[other] What { $count } symbols do
 } is not known here; check your rulebook.

rules-dice-settlers-refuses-same-action = This player already did { $action } this round.
rules-dice-settlers-refuses-no-action-left = { $actions ->
    [one] Each player has only one main action per round.
   *[other] Each player has only { $actions } main actions per round.
 }
rules-dice-settlers-refuses-no-symbol = Tap the symbols spent on it.
rules-dice-settlers-refuses-no-action-of = { $symbol }: not for actions; it turns or rerolls dice.
rules-dice-settlers-refuses-other-symbol = { $symbol } does not count for { $action }.
rules-dice-settlers-refuses-not-ahead = { $missing ->
    [one] One more tent is needed for a house.
   *[other] { $missing } more tents are needed for a house.
 }

rules-dice-settlers-die-white = White
rules-dice-settlers-die-yellow = Yellow
rules-dice-settlers-die-orange = Orange
rules-dice-settlers-die-gray = Gray
rules-dice-settlers-die-green = Green
rules-dice-settlers-die-brown = Brown
rules-dice-settlers-land-plains = Plains
rules-dice-settlers-land-deserts = Deserts
rules-dice-settlers-land-mountains = Mountains
rules-dice-settlers-land-forests = Forests
rules-dice-settlers-land-hills = Hills
rules-dice-settlers-box-houses = { $used } houses are needed; a player has { $held }.
rules-dice-settlers-box-dice = { $used } dice are needed; the box has { $held }.
rules-dice-settlers-box-color = { $color } dice: { $used } are needed; the box has { $held }.

rules-dice-settlers-trigger-tiles = Map tiles left
rules-dice-settlers-trigger-houses = Most houses of any player
rules-dice-settlers-trigger-colors = Dice colors in the supply
rules-dice-settlers-trigger-pool = Points left in the pool
rules-dice-settlers-last-round = Round { $round } is the last
rules-dice-settlers-no-last-round = The end is not triggered
rules-dice-settlers-near-tiles = One map tile is left: the next Explore takes it.
rules-dice-settlers-near-houses = Someone is one house short of five.
rules-dice-settlers-near-colors = One more dice color gone triggers the end.
rules-dice-settlers-near-pool = { $count ->
    [one] Only 1 point is left in the pool.
   *[other] Only { $count } points are left in the pool.
 }
rules-dice-settlers-reached-tiles = No map tile is left.
rules-dice-settlers-reached-houses = A fifth house is built.
rules-dice-settlers-reached-colors = Only two dice colors are left in the supply.
rules-dice-settlers-reached-pool = The point pool is empty.
rules-dice-settlers-rule-end = Checked at the start of cleanup: no map tile left, a fifth house, only two dice colors in the supply, or an empty point pool. Then one more full round is played.

rules-dice-settlers-points = Points
rules-dice-settlers-row-vp-tokens = Point tokens
rules-dice-settlers-row-tiles = Map tiles
rules-dice-settlers-row-technologies = Technologies
rules-dice-settlers-row-houses = Houses
rules-dice-settlers-row-dice = Dice
rules-dice-settlers-row-other = Other
rules-dice-settlers-rule-vp-tokens = Tokens won during the game count as printed.
rules-dice-settlers-rule-tiles = Each tile has two values: the higher for controlling it, the lower for being present.
rules-dice-settlers-rule-technologies = Each technology is worth what its card says.
rules-dice-settlers-rule-houses = Houses score; your rulebook says how much.
rules-dice-settlers-rule-dice = Every two dice score together; an odd die scores nothing.
rules-dice-settlers-rule-other = What this table counts beyond the rules.
rules-dice-settlers-rule-winner = Most points wins.
rules-dice-settlers-houses-each = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 } × { $each }
rules-dice-settlers-houses-unknown = { $houses ->
    [one] 1 house, points not known
   *[other] { $houses } houses, points not known
 }
rules-dice-settlers-dice-pairs = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 } × { $each }
rules-dice-settlers-start-counts = The five starting dice count
rules-dice-settlers-start-does-not-count = The five starting dice do not count
rules-dice-settlers-start-unknown = Not known whether the five starting dice count; they do here
rules-dice-settlers-sales-each = Sold { $count } × { $equal ->
    [one] 1 resource
   *[other] { $equal } alike
 }, { $each } each
rules-dice-settlers-sales-unknown = Sold { $count } × { $equal ->
    [one] 1 resource
   *[other] { $equal } alike
 }, points not known
rules-dice-settlers-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
 }

dice-settlers-calc-final = Points and places at the end of Dice Settlers
