rules-empires-of-the-north-place-end = Rulebook 2019, action phase and cleanup
rules-empires-of-the-north-place-scoring = Rulebook 2019, end of the game
rules-empires-of-the-north-place-faq = Publisher’s FAQ 1.3, errata; not in the rulebook

rules-empires-of-the-north-clan-glenn = Glenn
rules-empires-of-the-north-clan-olaf = Ulaf
rules-empires-of-the-north-clan-panuk = Panuk
rules-empires-of-the-north-clan-heidel = Heidel
rules-empires-of-the-north-clan-nanurjuk = Nanurjuk
rules-empires-of-the-north-clan-mackinnon = MacKinnon
rules-empires-of-the-north-style-glenn = Works together and sees things through
rules-empires-of-the-north-style-olaf = Sails, pillages and conquers
rules-empires-of-the-north-style-panuk = Collects sets of card types
rules-empires-of-the-north-style-heidel = Drinks; slow but friendly
rules-empires-of-the-north-style-nanurjuk = Wanders and changes its cards
rules-empires-of-the-north-style-mackinnon = Stores goods for interest
rules-empires-of-the-north-nation-scots = Scots
rules-empires-of-the-north-nation-vikings = Vikings
rules-empires-of-the-north-nation-inuit = Inuit

rules-empires-of-the-north-tile-explore = Explore
rules-empires-of-the-north-tile-populate = Populate
rules-empires-of-the-north-tile-construct = Construct
rules-empires-of-the-north-tile-harvest = Harvest
rules-empires-of-the-north-tile-sail = Sail
rules-empires-of-the-north-effect-explore = Draw a card from your clan deck.
rules-empires-of-the-north-effect-populate = Take a worker and keep it for the rest of the game.
rules-empires-of-the-north-effect-construct = Build a location (not a field) from your hand for free.
rules-empires-of-the-north-effect-harvest = Gain all goods from one field and its upgrades.
rules-empires-of-the-north-effect-sail = Add a ship to the queue. Decide now: a fish for distant islands, a raze token to conquer.

rules-empires-of-the-north-good-food = Food
rules-empires-of-the-north-good-wood = Wood
rules-empires-of-the-north-good-stone = Stone
rules-empires-of-the-north-good-sheep = Sheep
rules-empires-of-the-north-good-fish = Fish
rules-empires-of-the-north-good-gold = Gold
rules-empires-of-the-north-good-raze = Raze token
rules-empires-of-the-north-good-worker = Worker

rules-empires-of-the-north-refuses-tile-twice = { $tile } appears in the circle twice.
rules-empires-of-the-north-refuses-not-beside = { $to } is not next to { $from }.
rules-empires-of-the-north-refuses-exhausted = This pawn has already been used twice this round.
rules-empires-of-the-north-refuses-not-used = Only a pawn used this round can be moved.
rules-empires-of-the-north-refuses-nothing-to-build = To construct, you need a location in your hand that costs goods.
rules-empires-of-the-north-refuses-passed = A player who has passed can’t be a target.
rules-empires-of-the-north-refuses-already-exhausted = This card is already exhausted.
rules-empires-of-the-north-refuses-no-action = Only a card with an action can be raided.
rules-empires-of-the-north-refuses-too-few-workers = { $workers ->
    [0] There is no worker left to keep a card.
    [one] Each card you keep needs a worker; there is only 1.
   *[other] Each card you keep needs a worker; there are only { $workers }.
 }
rules-empires-of-the-north-refuses-too-many-cards = { $drawn ->
    [one] Only { $drawn } card was drawn.
   *[other] Only { $drawn } cards were drawn.
 }
rules-empires-of-the-north-refuses-no-ship = There is no such ship in the queue.
rules-empires-of-the-north-refuses-first-already = This ship is already first.
rules-empires-of-the-north-refuses-no-fish = To reach a distant island, the ship needs a fish.
rules-empires-of-the-north-refuses-no-raze = To conquer, the ship needs a raze token.
rules-empires-of-the-north-box-cards = { $used } cards in an empire, but the box only holds { $held }.

rules-empires-of-the-north-last-round = Round { $round } is the last
rules-empires-of-the-north-no-last-round = Nobody has 25 points yet
rules-empires-of-the-north-after-actions = Most points after the actions
rules-empires-of-the-north-after-sailing = Most points after the expedition
rules-empires-of-the-north-rule-end = If anyone has 25 points on the track in the action phase, the game ends after that round’s expedition. If 25 is first reached in the expedition, the next round is the last.

rules-empires-of-the-north-points = Points
rules-empires-of-the-north-row-track = Score track
rules-empires-of-the-north-row-cards = Empire cards
rules-empires-of-the-north-row-resources = Resources
rules-empires-of-the-north-row-gold = Gold
rules-empires-of-the-north-row-raze = Raze tokens
rules-empires-of-the-north-rule-track = Points gained during the game.
rules-empires-of-the-north-rule-cards = 1 point for each card: starting locations, fields, upgrades, locations and conquered islands.
rules-empires-of-the-north-rule-resources = 1 point for every two resources left; those assigned to cards do not count.
rules-empires-of-the-north-rule-gold = 1 point for each gold left; gold assigned to cards does not count.
rules-empires-of-the-north-rule-raze = 1 point for each raze token left.
rules-empires-of-the-north-rule-winner = Most points wins. Ties: most cards in the empire, then most workers, then most cards in hand; if still tied, the win is shared.
rules-empires-of-the-north-resources-left = { $resources ->
    [one] 1 resource left, in groups of { $each }
   *[other] { $resources } resources left, in groups of { $each }
 }
rules-empires-of-the-north-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
 }
rules-empires-of-the-north-tie = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 }, { $hand } in hand

rules-empires-of-the-north-cause-card = Card
rules-empires-of-the-north-cause-stored = Stored
rules-empires-of-the-north-cause-raid = Raid
rules-empires-of-the-north-cause-island = Island
rules-empires-of-the-north-cause-other = Other
rules-empires-of-the-north-in-round = Round { $round }
rules-empires-of-the-north-box-ships = { $used } ships beyond the clans’ own, but the box only holds { $held }.

empires-of-the-north-calc-final = Points and places at the end of Empires of the North
empires-of-the-north-calc-end = Which round is the last, by the points on the track
