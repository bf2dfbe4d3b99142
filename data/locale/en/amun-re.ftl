amun-re-pharaoh = pharaoh
amun-re-who-is-pharaoh = Who is the first pharaoh?
amun-re-total = Total
amun-re-old-kingdom = Old Kingdom
amun-re-new-kingdom = New Kingdom
amun-re-row-of = { $row }, { $kingdom }

# The guide
amun-re-place = { $kingdom } · Round { $round } of { $rounds }
amun-re-phase = Phase { $number } · { $who }
amun-re-phase-alone = Phase { $number }
amun-re-all-at-once = all at once
amun-re-all-done = all done
amun-re-highest-first = highest offering first
amun-re-turn = { $player }’s turn
amun-re-first = { $player }, the pharaoh
amun-re-end-of-old = end of the Old Kingdom
amun-re-end-of-new = end of the game
amun-re-claims-of-old = Bonus cards
amun-re-over = Game over
amun-re-over-text = Tap any number to see why. You can still edit any value.
amun-re-over-place = Finished
amun-re-over-above = After six rounds
amun-re-missing-provinces = { $count ->
    [one] { $count } more province
   *[other] { $count } more provinces
 }
amun-re-missing-auction = No provinces yet
amun-re-missing-bid = { $player } to bid
amun-re-missing-province = { $player } has no province
amun-re-missing-takers = { $count ->
    [one] { $count } player has no province
   *[other] { $count } players have no province
 }
amun-re-missing-offer = { $player }’s offering is missing
amun-re-missing-offers = { $count ->
    [one] { $count } offering missing
   *[other] { $count } offerings missing
 }
amun-re-missing-correction = { $player }: +3 or −3?
amun-re-missing-gold = { $player }’s gold is missing
amun-re-missing-golds = { $count ->
    [one] { $count } player’s gold is missing
   *[other] { $count } players’ gold is missing
 }
amun-re-missing-reward = { $player }: { $count } more to take
amun-re-next = Next: { $what }
amun-re-next-player = Next: { $player }
amun-re-next-temple = Confirm · temple { $place }
amun-re-next-taken = All taken · Next
amun-re-next-score = Score
amun-re-next-new-kingdom = Start the New Kingdom
amun-re-next-end = End the game

# What was done
amun-re-did-reveal = { $province } came up
amun-re-did-hide = { $province } did not come up
amun-re-did-bid = { $player } bids { $gold } on { $province }
amun-re-did-take = { $player } takes { $province } for { $gold }
amun-re-did-let-go = { $province } is free again
amun-re-did-play = { $player } plays { $card }
amun-re-did-play-on = { $player } plays { $card } on { $province }
amun-re-did-claim-met = { $player } plays { $card }: fulfilled
amun-re-did-claim-unmet = { $player } plays { $card }: not fulfilled
amun-re-did-take-back = { $player } takes { $card } back
amun-re-did-buy-things = { $player } buys { $things }
amun-re-did-get-reward = { $player } is rewarded with { $things }
amun-re-did-return-things = { $player } returns { $things }
amun-re-things-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amun-re-things-farmers = { $count ->
    [one] { $count } farmer ({ $province })
   *[other] { $count } farmers ({ $province })
}
amun-re-things-bricks = { $count ->
    [one] { $count } stone ({ $province })
   *[other] { $count } stones ({ $province })
}
amun-re-did-offer = { $player } offers { $gold }
amun-re-did-steal = { $player } plays −3
amun-re-did-offer-in-secret = { $player }’s offering is in
amun-re-did-offer-back = { $player } takes the offering back
amun-re-did-correct-up = { $player } corrects the total by +3
amun-re-did-correct-down = { $player } corrects the total by −3
amun-re-did-correct-back = { $player } takes the correction back
amun-re-did-reward-taken = { $player } has taken the reward
amun-re-did-count-gold = { $player } has { $gold } gold
amun-re-did-uncount-gold = { $player }’s gold is cleared
amun-re-did-move-place = { $kingdom }, round { $round }: { $phase }
amun-re-did-set-pieces = { $province } set by hand: { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
 }, { $bricks ->
    [one] { $bricks } stone
   *[other] { $bricks } stones
 }, { $pyramids ->
    [one] { $pyramids } pyramid
   *[other] { $pyramids } pyramids
 }
amun-re-did-set-owner = { $province } belongs to { $player } (set by hand)
amun-re-did-set-no-owner = { $province } belongs to nobody (set by hand)
amun-re-did-set-temple = The temple is on space { $place } (set by hand)
amun-re-did-set-pharaoh = { $player } is pharaoh (set by hand)
amun-re-did-set-gold = { $player } has { $gold } gold (set by hand)
amun-re-did-sell = { $player } sells { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
amun-re-did-set-figure = Your board: { $province }, { $field }: { $value }
amun-re-did-option-on = Option on: { $option }
amun-re-did-option-off = Option off: { $option }
amun-re-did-end = { $step } · done
amun-re-did-sale = { $province } to { $player } for { $gold }
amun-re-did-sales = Provinces: { $sales }
amun-re-did-buy = { $gold ->
    [0] { $player } buys nothing
   *[other] { $player } spends { $gold } gold
 }
amun-re-did-sacrifice = Sacrifice: { $total } gold, temple on space { $place }, pharaoh { $player }
amun-re-did-reward-cards = { $player } { $count }
amun-re-did-rewards = Rest of the rewards as cards: { $rewards }
amun-re-did-income-of = { $player } { $gold }
amun-re-did-income = Income: { $incomes }
amun-re-did-score-old = The Old Kingdom is scored
amun-re-did-score-new = The New Kingdom is scored

# Options
amun-re-option-follow-auction = Follow the auction
amun-re-option-follow-auction-about = Shows whose turn it is to bid and checks each bid. Off: you only enter who took what.
amun-re-option-secret-sacrifice = Secret sacrifice
amun-re-option-secret-sacrifice-about = Pass the device around; each offering stays hidden until all are in.
amun-re-option-ledger = Gold ledger
amun-re-option-ledger-about = Tracks everyone’s gold. Bids, purchases, thefts and income are entered automatically.
amun-re-option-empty-side-scores = Empty side scores
amun-re-option-empty-side-scores-about = A side of the Nile without a pyramid still gives 5 points. The rulebook does not say.

# Why not
amun-re-figures-nothing = There is nothing left to confirm.
amun-re-refuse-players = Amun-Re is for { $least } to { $most } players.
amun-re-refuse-figures = The values of your board can’t be read: { $detail }
amun-re-refuse-no-auction = No auction is in progress.
amun-re-refuse-not-taken = Nobody has taken this province.
amun-re-refuse-not-played = This card was not played.
amun-re-refuse-gold-at-the-end = Gold scores only at the end of the New Kingdom.
amun-re-refuse-three-stones = Three stones make a pyramid, so the most is { $most }.
amun-re-refuse-no-such-option = There is no such option.
amun-re-refuse-other-step = This belongs to another step. Move the guide there first.
amun-re-refuse-no-ledger = This play has no gold ledger.
amun-re-refuse-too-dear = That costs { $gold } gold, but the ledger has only { $purse }.
amun-re-refuse-offering-too-high = { $gold } gold can’t be offered: the ledger has only { $purse }.
amun-re-refuse-came-up = { $province } has already come up in this kingdom.
amun-re-refuse-enough-provinces = One province for each player: all { $players } have come up.
amun-re-refuse-not-of-old = { $province } was not used in the Old Kingdom, so it stays out of the New.
amun-re-refuse-not-offered = { $province } has not come up this round.
amun-re-refuse-taken = { $player } already has { $province }.
amun-re-refuse-not-on-the-ladder = A bid is { $bids }, not { $gold }.
amun-re-refuse-one-province-each = Each player takes one province per round.
amun-re-refuse-fourth-province = { $most ->
    [one] A player can have at most { $most } province per kingdom.
   *[other] A player can have at most { $most } provinces per kingdom.
}
amun-re-refuse-not-own = { $province } belongs to someone else.
amun-re-refuse-card-has-its-own-place = Enter this card in the step where it counts.
amun-re-refuse-which-province = Choose the province for this card.
amun-re-refuse-fewer-than-none = There are not that many to take back.
amun-re-refuse-reward = { $left ->
    [0] The reward is used up.
    [one] Only { $left } item of the reward is left.
   *[other] Only { $left } items of the reward are left.
 }
amun-re-refuse-no-reward = { $player } takes no reward: the −3 card takes gold instead.
amun-re-refuse-card-limit = { $limit ->
    [0] No cards can be bought: the highest limit among your provinces is 0.
    [one] Only { $limit } card can be bought: the highest limit among your provinces.
   *[other] Only { $limit } cards can be bought: the highest limit among your provinces.
 }
amun-re-refuse-builder-used = The Master Builder has built here. Undo that first.
amun-re-refuse-theft-with-gold = The −3 card is played alone, without gold.
amun-re-refuse-no-gold = An offering is at least { $least } gold, or the −3 card.
amun-re-refuse-no-bonus-card = This card scores no points.

# Words of the panels
amun-re-tool-board = Board
amun-re-tool-figures = Values on your board
amun-re-farmers = Farmers
amun-re-bricks = Stones
amun-re-pyramids = Pyramids
amun-re-farmers-on-the-plain = Farmers on the building plain
amun-re-owner = Owner
amun-re-nobody = nobody
amun-re-temple = temple
amun-re-count-farmers = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
 }
amun-re-count-pyramids = { $count ->
    [one] { $count } pyramid
   *[other] { $count } pyramids
 }
amun-re-count-bricks = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 }
amun-re-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
amun-re-count-printed = { $count ->
    [one] { $count } printed farmer
   *[other] { $count } printed farmers
 }
amun-re-count-gold = { $count } gold
amun-re-no-provinces = No province yet

amun-re-reveal-show = { $province } came up
amun-re-left-over = The only provinces left in this kingdom:
amun-re-lay-out = Lay out the free items
amun-re-lay-out-nothing = Tap the provinces that came up.
amun-re-nothing-free = nothing
amun-re-lies-there = already there: { $what }
amun-re-likely = { $what } (likely, check your board)
amun-re-cards-see-board = cards (see your board)
amun-re-bricks-see-board = stones (see your board)
amun-re-gold-see-board = gold (see your board)

amun-re-auction-empty = Turn up a province for each player first.
amun-re-no-bid-yet = no bid yet
amun-re-stands = highest bid
amun-re-just-outbid = just outbid here: choose another
amun-re-blockade-holds = Bid Blockade: two spaces higher
amun-re-bid-name = { $player } bids { $gold } on { $province }
amun-re-card-played = Play a card…
amun-re-cards-of-phase = Cards of this phase
amun-re-play-name = { $player } plays { $card }
amun-re-play-on-name = { $player } plays { $card } on { $province }
amun-re-who-took = who took it?
amun-re-how-much = { $player }, { $province }: how much?
amun-re-taker-name = { $player } took { $province }
amun-re-price-name = { $province } for { $gold }
amun-re-let-go-name = { $province } was not taken

amun-re-whose-things = Show
amun-re-cards-of = { $player }: cards
amun-re-farmers-of = { $player }: farmers in { $province }
amun-re-bricks-of = { $player }: stones in { $province }
amun-re-limit = limit { $limit }
amun-re-limit-see-board = limit: see your board
amun-re-free-fields = { $free ->
    [0] no free field
    [one] { $free } free field
   *[other] { $free } free fields
 }
amun-re-fields-see-board = fields: see your board
amun-re-costs = { $player } pays
amun-re-costs-of = { $player } pays · { $gold } gold left
amun-re-aside = { $player }: { $parts } = { $gold } gold
amun-re-aside-left = { $player }: { $parts } = { $gold } gold · { $left } gold left
amun-re-aside-one = { $player }: { $parts } gold
amun-re-aside-one-left = { $player }: { $parts } gold · { $left } gold left
amun-re-aside-nothing = { $player }: { $parts }
amun-re-aside-nothing-left = { $player }: { $parts } · { $left } gold left
amun-re-why-price = { $player } pays
amun-re-reward-all = All taken
amun-re-reward-rest = Left to take (or cards)
amun-re-rest-as-cards = Rest as cards
amun-re-rest-as-cards-name = { $player }: rest as cards
amun-re-everyones-rest = Everyone’s rest as cards…
amun-re-everyones-rest-title = Everyone’s rest as cards
amun-re-everyones-rest-about = This ends the rewards for everyone. Undo takes it back.
amun-re-everyones-rest-go = { $count ->
    [one] Take { $count } card and go on
   *[other] Take { $count } cards and go on
 }
amun-re-purchases-of = { $player }’s purchases
amun-re-reward-of = { $player }’s reward
amun-re-back-to = Back to { $player }
amun-re-tab-reward = { $player } · { $left ->
    [0] ✓
   *[other] { $left }
}

amun-re-steal = steal
amun-re-steal-key = −3 · steal
amun-re-correction-laid = With Offering Correction
amun-re-enter-in-secret = Enter secretly · { $cell }
amun-re-takes-three = takes 3 gold
amun-re-offer-name = { $player }: offering
amun-re-sum = Total
amun-re-sum-so-far = Total so far
amun-re-why-total = Total of the sacrifice
amun-re-what-if-more = With { $gold } more, temple on { $place }. Gold: { $changes }
amun-re-what-if-less = With { $gold } less, temple on { $place }. Gold: { $changes }
amun-re-what-if-player = { $player } { $change }
amun-re-correction-played = Offering Correction…
amun-re-corrections = Offering Correction: effect on the total
amun-re-correct-up-name = { $player } corrects by plus 3
amun-re-correct-down-name = { $player } corrects by minus 3
amun-re-pass-to = Pass the device to { $player }
amun-re-pass-note = Everyone else looks away. Offerings are shown once all are in.
amun-re-pass-ready = I am { $player }

amun-re-temple-yields = Temple on space { $place }: each farmer earns { $each }, { $camels }
amun-re-camels-pay = camels pay
amun-re-camels-do-not-pay = camels do not pay
amun-re-head-farmers = farmers
amun-re-head-harvest = harvest
amun-re-head-guaranteed = fixed
amun-re-head-camel = camel
amun-re-head-card = card
amun-re-head-gold = gold
amun-re-printed = { $count } printed
amun-re-takes = { $player } takes
amun-re-card-on = { $card }: { $province }
amun-re-on-province-name = { $player }: on { $province }
amun-re-which-province = On which province?

amun-re-gold-left = All gold left
amun-re-gold-of = { $player }: gold
amun-re-from-the-ledger = from the ledger
amun-re-bonus-cards = Bonus cards played
amun-re-tab-bonus = { $player } · { $count }
amun-re-tab-bonus-name = Bonus cards of { $player }
amun-re-why-card = Why: { $player }, { $card }
amun-re-play = Play
amun-re-played = Played
amun-re-verdict-yes = fulfilled
amun-re-verdict-no = not fulfilled
amun-re-verdict-likely = likely fulfilled, check your board
amun-re-verdict-hardly = likely not fulfilled, check your board
amun-re-verdict-unknown = not known, see your board
amun-re-verdict-by-rule = likely fulfilled, if printed farmers count

amun-re-verdict-said = fulfilled, decided at the table
amun-re-verdict-denied = not fulfilled, decided at the table
amun-re-verdict-points = { $verdict } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
amun-re-claim-about = The app can’t tell whether this card is fulfilled. Check these values on your board:
amun-re-claim-yes = Fulfilled · 3 points
amun-re-claim-no = Not fulfilled · 0 points

amun-re-this-kingdom = This kingdom
amun-re-tap-for-reasons = Tap a number to see why.
amun-re-stays = Stays on the board
amun-re-to-box = Province cards to return to the box
amun-re-none-to-box = none

amun-re-temple-place = Temple’s space
amun-re-pharaoh-title = Pharaoh
amun-re-pharaoh-name = { $player } is pharaoh
amun-re-sell = Sell a card
amun-re-sell-name = { $player }: sell a card for 1 gold
amun-re-empty-land = no pieces
amun-re-owner-name = { $province } belongs to { $player }
amun-re-nobody-name = { $province } belongs to nobody
amun-re-set-farmers-name = { $province }: set farmers by hand
amun-re-set-plain-name = { $province }: set farmers on the plain by hand
amun-re-set-bricks-name = { $province }: set stones by hand
amun-re-set-pyramids-name = { $province }: set pyramids by hand

amun-re-figures-about = Some values printed on the board are not confirmed. Compare them with your board once; they are saved.
amun-re-figures-open = { $count ->
    [0] all known
    [one] { $count } to check
   *[other] { $count } to check
 }
amun-re-figure-name = { $province }: { $field }
amun-re-sure-stated = from the rules
amun-re-sure-owner = read off your board
amun-re-sure-unconfirmed = check your board
amun-re-sure-unknown = not known
amun-re-sure-range = { $least } to { $most }: look at your board
amun-re-sure-later = { $count } on the board by Super Meeple: check yours
amun-re-sure-later-least = { $count } or more on the board by Super Meeple: look at yours
amun-re-sure-later-most = { $count } or fewer on the board by Super Meeple: look at yours

amun-re-bids-now = bids
amun-re-bids-later = waits
amun-re-must-move = outbid
amun-re-tops-the-ladder = can’t be outbid
amun-re-lot-too-dear = at least { $least }, only { $purse } gold left
amun-re-lot-plain = no free items, temple or income
amun-re-count-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
 }
amun-re-temples-see-board = temples: see your board
amun-re-income-fixed = income { $count }
amun-re-income-camel = camel income { $count }
amun-re-income-see-board = income: see your board
amun-re-pays = pays { $gold }
amun-re-pays-takes = pays { $gold }, takes { $things }
amun-re-let-go = Nobody took it
amun-re-bricks-check = stones: check your board
amun-re-next-pay = Pay { $gold } · { $next }
amun-re-cost-cards = cards for { $gold }
amun-re-cost-farmers = farmers for { $gold }
amun-re-cost-bricks = stones for { $gold }
amun-re-cost-nothing = nothing bought yet
amun-re-did-set-figures = Your board: { $count ->
    [one] { $count } value confirmed
   *[other] { $count } values confirmed
 }
amun-re-figures-confirm = Confirm
amun-re-figures-confirm-name = { $province }: confirm all values shown
amun-re-field-gold = Gold
amun-re-field-offering = Offering
amun-re-field-steal = Card −3
amun-re-field-pyramids = Pyramids
amun-re-field-province = Province
amun-re-field-card = Card
amun-re-field-fulfilled = Fulfilled?
amun-re-field-as-seen = As the board shows
amun-re-fixed-secret = This offering stays secret until all offerings are in. Then it can be changed here.
amun-re-next-pay-of = Pay { $gold }, { $left } left · { $next }
amun-re-buy-cards = Buy cards
amun-re-buy-farmers = Buy farmers
amun-re-buy-bricks = Buy stones
amun-re-take-cards = Take cards
amun-re-take-farmers = Take farmers
amun-re-take-bricks = Take stones
amun-re-more-pyramids = { $players } { $count ->
    [one] has
   *[other] have
} more pyramids: { $value } to { $against }.
amun-re-more-stones = { $players } { $count ->
    [one] has
   *[other] have
} more stones: { $value } to { $against }.
amun-re-open-figure = { $province }, { $field } (check your board)

amun-re-map-shown-as = Show provinces as
amun-re-map = Map
amun-re-map-list = List
amun-re-map-order = North is at the top. The order along the river follows the real places: check your board.
amun-re-map-unsure = side of the Nile: check your board
amun-re-map-check = { $count ->
    [0] All sides of the Nile are confirmed.
    [one] The side of { $count } province isn’t confirmed: check your board.
   *[other] The sides of { $count } provinces aren’t confirmed: check your board.
}
amun-re-map-confirm = All as on my board
