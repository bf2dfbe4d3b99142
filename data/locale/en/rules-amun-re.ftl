rules-amun-re-place = Rulebook 2003, phase { $phase }
rules-amun-re-place-cards = Rulebook 2003, power cards

rules-amun-re-field-side = Side of the Nile
rules-amun-re-field-region = Part of Egypt
rules-amun-re-field-shore = Bank or inland
rules-amun-re-field-farmer-fields = Farmer fields
rules-amun-re-field-printed-farmers = Printed farmers
rules-amun-re-field-card-limit = Card limit
rules-amun-re-field-free-cards = Free cards
rules-amun-re-field-free-stones = Free stones
rules-amun-re-field-free-gold = Free gold
rules-amun-re-field-guaranteed-income = Guaranteed income
rules-amun-re-field-camel-income = Camel income
rules-amun-re-field-temples = Temples
rules-amun-re-west = West
rules-amun-re-east = East
rules-amun-re-upper = Upper Egypt
rules-amun-re-lower = Lower Egypt
rules-amun-re-bank = On the bank
rules-amun-re-inland = Inland
rules-amun-re-unknown = not known

rules-amun-re-card-bid-blockade = Bid Blockade
rules-amun-re-card-outbid-in-same-province = Outbid in the Same Province
rules-amun-re-card-free-farmer = Free Farmer
rules-amun-re-card-master-builder = Master Builder
rules-amun-re-card-offering-correction = Offering Correction
rules-amun-re-card-eight-gold = 8 Gold
rules-amun-re-card-harvest-increase = Harvest Increase
rules-amun-re-card-power-card-bonus = Power Card Bonus
rules-amun-re-card-farmer-bonus = Farmer Bonus
rules-amun-re-card-region-bonus = Upper or Lower Egypt Bonus
rules-amun-re-card-side-bonus = Side of the Nile Bonus
rules-amun-re-card-shore-bonus = Bank of the Nile Bonus
rules-amun-re-effect-bid-blockade = Whoever outbids you this phase must go at least two spaces higher, wherever your piece stands.
rules-amun-re-effect-outbid-in-same-province = For the rest of this phase you may bid again where you were just outbid.
rules-amun-re-effect-free-farmer = Place a farmer from the bank on the building plain of one of your provinces.
rules-amun-re-effect-master-builder = Turn two stones in one of your provinces into a pyramid.
rules-amun-re-effect-offering-correction = Once all offerings are counted, raise or lower the total by 3; your own offering keeps its rank.
rules-amun-re-effect-eight-gold = The province pays 8 gold this round and nothing else.
rules-amun-re-effect-harvest-increase = Each farmer in the province earns 1 more gold.
rules-amun-re-effect-power-card-bonus = 3 points for seven or more card symbols in your provinces, including those for free cards.
rules-amun-re-effect-farmer-bonus = 3 points for nine or more farmers in your three provinces.
rules-amun-re-effect-region-bonus = 3 points if all your provinces are in Upper Egypt, or all in Lower Egypt.
rules-amun-re-effect-side-bonus = 3 points if all your provinces are on the same side of the Nile.
rules-amun-re-effect-shore-bonus = 3 points if all your provinces touch the Nile, or none does.

rules-amun-re-refuses-province-for-each = { $players ->
    [one] One player needs one province
   *[other] { $players } players need { $players } provinces
 }, not { $provinces }.
rules-amun-re-refuses-auction-over = The auction is over.
rules-amun-re-refuses-not-your-turn = It is someone else’s turn to bid.
rules-amun-re-refuses-not-offered = { $province } is not up for auction.
rules-amun-re-refuses-not-on-card = The province cards have no space for { $gold }.
rules-amun-re-refuses-just-outbid = Just outbid on { $province }: choose another province.
rules-amun-re-refuses-not-higher = The bid must be higher than { $standing }.
rules-amun-re-refuses-blockade = Bid Blockade: the bid must be { $least } or more.
rules-amun-re-refuses-blockade-at-the-top = Bid Blockade: there is no space two higher than this bid.
rules-amun-re-refuses-too-dear = There is only { $purse } gold to bid with.
rules-amun-re-refuses-other-phase = { $card } can only be played in phase { $phase }.
rules-amun-re-refuses-same-card-twice = This player already played { $card } this round.
rules-amun-re-refuses-no-field = { $free ->
    [0] { $province } has no free farmer field.
    [one] { $province } has only one free farmer field.
   *[other] { $province } has only { $free } free farmer fields.
 }
rules-amun-re-refuses-two-stones-needed = { $stones ->
    [one] The Master Builder needs { $stones } stone in one province.
   *[other] The Master Builder needs { $stones } stones in one province.
}

rules-amun-re-box-pyramids = The board needs { $used } single pyramids, but the box has only { $held }.
rules-amun-re-box-stones = The board needs { $used } building stones, but the box has only { $held }.
rules-amun-re-box-farmers = The board needs { $used } farmers, but the box has only { $held }.

rules-amun-re-rule-price = One item costs 1 gold, two cost 3, three cost 6 and so on; each kind is counted separately.
rules-amun-re-purchase = Purchase
rules-amun-re-buys-cards = { $count ->
    [one] 1 power card
   *[other] { $count } power cards
 }
rules-amun-re-buys-farmers = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
 }
rules-amun-re-buys-stones = { $count ->
    [one] 1 building stone
   *[other] { $count } building stones
 }

rules-amun-re-rule-total = All gold counts; each theft takes away 3, each correction moves the total by 3.
rules-amun-re-rule-temple = A total of 2 or less is space 1, 3 to 12 is space 2, 13 to 22 is space 3, 23 or more is space 4.
rules-amun-re-rule-reward = The highest offering takes 3 items, the second 2, and everyone else who did not steal takes 1. In a tie the pharaoh is ahead, then the others clockwise.
rules-amun-re-rule-thief = A thief takes 3 gold from the bank and gets no reward.
rules-amun-re-rule-pharaoh = Whoever offers the most becomes pharaoh. If everyone steals, the pharaoh stays the same.
rules-amun-re-total = Total of the sacrifice
rules-amun-re-temple = Temple’s space
rules-amun-re-offers = { $player } offers
rules-amun-re-steals = { $player } steals
rules-amun-re-corrects = { $player } corrects
rules-amun-re-items = Items for rank { $rank }
rules-amun-re-own-offer = Offering
rules-amun-re-stolen = Stolen gold
rules-amun-re-next-pharaoh = { $player } is pharaoh

rules-amun-re-rule-harvest = Each farmer earns as much gold as the number of the temple’s space.
rules-amun-re-rule-guaranteed = A coin without a camel pays every round, with or without farmers.
rules-amun-re-rule-camel = A coin with a camel pays while the temple is on space 1 or 2, with or without farmers.
rules-amun-re-income = Income
rules-amun-re-income-of = { $province }
rules-amun-re-harvest = { $farmers ->
    [one] Harvest: 1 farmer × { $each }
   *[other] Harvest: { $farmers } farmers × { $each }
 }
rules-amun-re-farmers-placed = Farmers placed
rules-amun-re-farmers-printed = Farmers printed on the board
rules-amun-re-guaranteed = Guaranteed income
rules-amun-re-camels = Camels
rules-amun-re-no-camels = Camels do not pay on this space of the temple

rules-amun-re-points = Points
rules-amun-re-row-pyramids = Pyramids
rules-amun-re-row-sets = Sets
rules-amun-re-row-west = Most in the west
rules-amun-re-row-east = Most in the east
rules-amun-re-row-temples = Temples
rules-amun-re-row-bonus = Bonus cards
rules-amun-re-row-gold = Gold
rules-amun-re-rule-pyramids = 1 point for each pyramid; a double counts as two.
rules-amun-re-rule-sets = 3 points for each set: one pyramid in each of the three provinces.
rules-amun-re-rule-side = 5 points for the province with the most pyramids on this side of the Nile. Stones break a tie; if it is still tied, each owner gets 5, once.
rules-amun-re-rule-temples = Each temple in a province scores the number of the space where Amun-Re’s temple stands.
rules-amun-re-rule-bonus = 3 points for each bonus card whose condition is met.
rules-amun-re-rule-gold = At the end of the game: 6 points for the most gold, then 4, then 2. Tied players all get the full points of their place, and the next places are skipped.
rules-amun-re-pyramids-in = { $province }
rules-amun-re-complete-sets = { $sets ->
    [one] 1 complete set
   *[other] { $sets } complete sets
 }
rules-amun-re-no-set = A set needs three provinces.
rules-amun-re-built = { $province } ({ $player }): { $pyramids ->
    [one] 1 pyramid
   *[other] { $pyramids } pyramids
 }, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 }
rules-amun-re-temples-in = { $province }: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
 } × { $each }
rules-amun-re-bonus-cards = { $cards ->
    [one] 1 card fulfilled
   *[other] { $cards } cards fulfilled
 }
rules-amun-re-claim-met = { $card }: fulfilled
rules-amun-re-claim-unmet = { $card }: not fulfilled
rules-amun-re-claim-table = Decided at the table: some values of the board are not confirmed.
rules-amun-re-claim-table-rule = Decided at the table: the rules do not say whether printed farmers count.
rules-amun-re-counted = { $count } counted, { $needed } needed
rules-amun-re-gold-of = { $player }: { $gold } gold
rules-amun-re-gold-later = Gold counts only at the end of the New Kingdom.

rules-amun-re-figure = { $province }: { $field }
rules-amun-re-is = { $what }: { $value }
rules-amun-re-at-least = { $what } (at least)
rules-amun-re-at-most = { $what } (at most)
rules-amun-re-not-confirmed = not confirmed: { $what }
rules-amun-re-farmers-in = { $province }: farmers placed
rules-amun-re-printed-in = { $province }: printed farmers, if they count
rules-amun-re-rule-winner = The player with the most points wins. Tiebreakers: more pyramids, then more stones; otherwise the win is shared.
rules-amun-re-place-end = Rulebook 2003, end of the game

amun-re-calc-prices = What cards, farmers and stones cost together
amun-re-calc-sacrifice = Where a sacrifice puts the temple, and who takes what
amun-re-calc-income = What each province and each player receives
amun-re-calc-points = The points of one scoring, and the winner
