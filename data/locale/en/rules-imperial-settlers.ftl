rules-imperial-settlers-place-production = Rulebook 2014, production phase
rules-imperial-settlers-place-clean-up = Rulebook 2014, cleanup phase
rules-imperial-settlers-place-scoring = Rulebook 2014, end of the game
rules-imperial-settlers-place-japanese = Czech rulebook 2015, Japanese cards
rules-imperial-settlers-place-solo = Rulebook 2014, solo game

rules-imperial-settlers-faction-barbarians = Barbarians
rules-imperial-settlers-faction-romans = Romans
rules-imperial-settlers-faction-egyptians = Egyptians
rules-imperial-settlers-faction-japanese = Japanese
rules-imperial-settlers-good-worker = Worker
rules-imperial-settlers-good-wood = Wood
rules-imperial-settlers-good-stone = Stone
rules-imperial-settlers-good-food = Food
rules-imperial-settlers-good-gold = Gold
rules-imperial-settlers-good-raze = Raze token
rules-imperial-settlers-good-defense = Defense token
rules-imperial-settlers-good-card = Card
rules-imperial-settlers-good-vp = Point
rules-imperial-settlers-kind-action = Action
rules-imperial-settlers-kind-feature = Feature
rules-imperial-settlers-kind-production = Production
rules-imperial-settlers-box-faction = { $used } faction locations; a faction has { $held } cards.
rules-imperial-settlers-box-common = { $used } common locations; the box has { $held } common cards.

rules-imperial-settlers-refuses-passed = A player who has passed can’t be a target.
rules-imperial-settlers-refuses-cannot-be-razed = This card can’t be razed.
rules-imperial-settlers-refuses-peaceful = In the peaceful variant, only cards can raze opponents’ locations.
rules-imperial-settlers-refuses-too-few-raze-tokens = { $tokens ->
    [one] This costs 1 raze token.
   *[other] This costs { $tokens } raze tokens.
 }
rules-imperial-settlers-refuses-too-few-workers = Workers are sent in pairs.

rules-imperial-settlers-way-normal = Normal
rules-imperial-settlers-way-draft = Draft
rules-imperial-settlers-way-advanced = Advanced
rules-imperial-settlers-way-peaceful = Peaceful
rules-imperial-settlers-about-normal = One more card than there are players, picked clockwise; then again, counterclockwise.
rules-imperial-settlers-about-draft = Three cards each: keep one, pass two, keep one of the two you get.
rules-imperial-settlers-about-advanced = One row of five cards, refilled as you pick.
rules-imperial-settlers-about-peaceful = As Normal, with one more common card each. Only cards can raze opponents’ locations.
rules-imperial-settlers-step-draw-faction = Everyone draws a card from their faction deck
rules-imperial-settlers-step-draw-faction-alone = Draw a card from your faction deck
rules-imperial-settlers-step-draw-common = Everyone draws a common card
rules-imperial-settlers-step-reveal = { $cards ->
    [one] Lay out 1 common card face up
   *[other] Lay out { $cards } common cards face up
 }
rules-imperial-settlers-step-refill = { $cards ->
    [one] Add 1 common card
   *[other] Add { $cards } common cards
 }
rules-imperial-settlers-step-pick = { $player } takes 1 of { $from } cards
rules-imperial-settlers-step-deal = { $cards ->
    [one] Everyone gets 1 common card, face down
   *[other] Everyone gets { $cards } common cards, face down
 }
rules-imperial-settlers-step-keep = Everyone keeps 1 of { $from } cards
rules-imperial-settlers-step-pass-on = { $cards ->
    [one] Pass 1 card to the left
   *[other] Pass { $cards } cards to the left
 }
rules-imperial-settlers-step-virtual-draws = Shuffle the other { $from }: a random one goes to the virtual player
rules-imperial-settlers-step-virtual-takes = The last card goes to the virtual player
rules-imperial-settlers-step-discard = Discard what is left

rules-imperial-settlers-source-board = Board of the { $faction }
rules-imperial-settlers-source-deal = Deal
rules-imperial-settlers-source-location = Production location
rules-imperial-settlers-rule-production = The faction board, each deal and each production location give their goods.

rules-imperial-settlers-clean-up = Cleanup
rules-imperial-settlers-kept = Keep: { $good }
rules-imperial-settlers-lost = Return: { $good }
rules-imperial-settlers-rule-clean-up = Keep any number of the good your faction may store, and what your cards store. Return all other tokens, including those on action locations. Cards in hand stay.

rules-imperial-settlers-points = Points
rules-imperial-settlers-row-track = Score track
rules-imperial-settlers-row-common = Common locations
rules-imperial-settlers-row-faction = Faction locations
rules-imperial-settlers-row-shrines = Shrine
rules-imperial-settlers-row-gates = Gate
rules-imperial-settlers-rule-track = Points gained during the game.
rules-imperial-settlers-rule-common = 1 point for each common location; foundations score nothing.
rules-imperial-settlers-rule-faction = 2 points for each faction location.
rules-imperial-settlers-rule-shrines = A Shrine gives 2 points with 3 resources on it, 5 with 7, 10 with 12.
rules-imperial-settlers-rule-gates = A Gate gives 2 points with at least 3 cards under it. Check your card: it may ask for a certain kind of card.
rules-imperial-settlers-rule-winner = Most points wins. If tied: most resources and workers left, then most cards in hand, then the win is shared.
rules-imperial-settlers-locations = { $count ->
    [one] 1 location
   *[other] { $count } locations
 } × { $each }
rules-imperial-settlers-shrine = Shrine, resources: { $resources }
rules-imperial-settlers-gate = Gate, cards: { $cards }
rules-imperial-settlers-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
 }
rules-imperial-settlers-tie = { $player }: { $goods } goods left, { $hand } in hand

rules-imperial-settlers-nameless = unnamed location
rules-imperial-settlers-attack-hit = { $location } is razed
rules-imperial-settlers-attack-level = Tied: { $locations }
rules-imperial-settlers-attack-choice = Choose which one is razed: { $locations }
rules-imperial-settlers-attack-missed = Nothing is razed
rules-imperial-settlers-pair-missed = { $one } and { $other }: no location
rules-imperial-settlers-pair-found = { $one } and { $other }: { $locations }
rules-imperial-settlers-priority-deal = By the deal field: card, raze token, gold, point, stone, worker, food, wood
rules-imperial-settlers-priority-kind = Action before feature before production
rules-imperial-settlers-priority-cost = The most resources in the cost
rules-imperial-settlers-priority-stone = The most stone in the cost
rules-imperial-settlers-rule-attack = The revealed card is paired with the next ones in order. The first pair found in the raze field of a common location decides. For the Japanese, points on the revealed card and on any other one hit a faction location. Nothing protects against it.

rules-imperial-settlers-collection = Collection
rules-imperial-settlers-collected = Round { $round }: { $cards } of its cards, { $razed } razed
rules-imperial-settlers-rule-collection = After each cleanup the virtual player’s cards go to the Collection, and so does what its attacks raze.
rules-imperial-settlers-solo-won = Won: { $rank }
rules-imperial-settlers-solo-lost = Lost
rules-imperial-settlers-solo-faction = Your faction locations
rules-imperial-settlers-rule-solo = You win with more faction locations than cards in the Collection; a tie is a loss. Points give the rank.
rules-imperial-settlers-rank-commoner = Commoner
rules-imperial-settlers-rank-servant = Servant
rules-imperial-settlers-rank-squire = Squire
rules-imperial-settlers-rank-knight = Knight
rules-imperial-settlers-rank-castellan = Castellan
rules-imperial-settlers-rank-king = King
rules-imperial-settlers-rank-emperor = Emperor

imperial-settlers-calc-final = Points and places at the end of Imperial Settlers
imperial-settlers-calc-solo-attack = Which location an attack razes in the solo game
imperial-settlers-calc-solo-odds = How many attack cards of the Czech box hit which location next
imperial-settlers-calc-card-left = a good that one of the attack cards left shows
imperial-settlers-calc-solo-result = Whether a solo game is won, and the rank
