dice-settlers-first-player = first player

# The guide
dice-settlers-place-setup = Set-up
dice-settlers-place = Round { $round }
dice-settlers-place-last = Round { $round } · the last one
dice-settlers-place-end = Final scoring
dice-settlers-place-over = Game over
dice-settlers-phase = Phase { $number } · { $who }
dice-settlers-phase-alone = Phase { $number }
dice-settlers-all = all at once
dice-settlers-all-done = everyone is done
dice-settlers-over = Game over
dice-settlers-over-text = Tap any number to see why. You can still edit any value.
dice-settlers-next-start = { $player } goes first
dice-settlers-next-actions = Next: actions
dice-settlers-next-clean-up = Next: clean-up
dice-settlers-next-clean-up-early = { $count ->
    [one] Clean-up ({ $count } action left)
   *[other] Clean-up ({ $count } actions left)
 }
dice-settlers-next-round = Round { $round } · { $player } goes first
dice-settlers-next-last-round = Last round · { $player } goes first
dice-settlers-next-scoring = Next: final scoring
dice-settlers-next-end = End the game
dice-settlers-missing-tiles = Map tiles of { $player }?
dice-settlers-missing-technologies = Technologies of { $player }?
dice-settlers-last-round-now = This is the last round. Then the points are counted.
dice-settlers-one-more-round = The end begins: round { $round } will be the last.
dice-settlers-group-game = During the game
dice-settlers-group-end = At the end

# What was done
dice-settlers-did-act = { $player }: { $action }, { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
 }
dice-settlers-did-act-with = { $player }: { $action }, { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
 } ({ $brought })
dice-settlers-did-take-back = { $player } takes back: { $action }
dice-settlers-did-pass = { $player } takes no more actions this round
dice-settlers-did-not-pass = { $player } continues to act
dice-settlers-did-factory = { $player } uses a factory
dice-settlers-did-claim = { $player } builds a house
dice-settlers-did-houses = { $player }: { $count ->
    [one] { $count } house more
   *[other] { $count } houses more
 }
dice-settlers-did-fewer-houses = { $player }: { $count ->
    [one] { $count } house fewer
   *[other] { $count } houses fewer
 }
dice-settlers-did-dice = { $player }: { $count ->
    [one] { $count } die more
   *[other] { $count } dice more
 } ({ $color })
dice-settlers-did-fewer-dice = { $player }: { $count ->
    [one] { $count } die fewer
   *[other] { $count } dice fewer
 } ({ $color })
dice-settlers-any-color = any color
dice-settlers-did-points = { $player } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
 }: { $what }
dice-settlers-did-fewer-points = { $player } gives back { $count ->
    [one] { $count } point
   *[other] { $count } points
 }: { $what }
dice-settlers-did-sell = { $player } sells { $what }
dice-settlers-did-unsell = { $player } takes back the sale of { $what }
dice-settlers-sold = { $count } × { $equal ->
    [one] 1 resource
   *[other] { $equal } equal ones
 }
dice-settlers-did-stock = { $what }: set to { $left }
dice-settlers-did-color-gone = No more dice in the supply: { $color }
dice-settlers-did-color-back = Still dice in the supply: { $color }
dice-settlers-did-end = The end has begun; the next round is the last
dice-settlers-did-no-end = The end has not begun after all
dice-settlers-did-set-first = { $player } goes first
dice-settlers-did-count = { $player }: { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dice-settlers-did-uncount = { $player }: { $what } is not counted yet
dice-settlers-did-set-figure = Your box: { $what }: { $value }
dice-settlers-did-confirm-figures = Your box: { $count ->
    [one] { $count } value
   *[other] { $count } values
 } as printed
dice-settlers-did-forget-figure = Not known after all: { $what }
dice-settlers-did-start = The set-up is done
dice-settlers-did-roll = The dice are rolled
dice-settlers-did-actions = The actions are done
dice-settlers-did-round = Round { $round } is done
dice-settlers-did-begin-end = The end begins: round { $round } is the last
dice-settlers-did-score = The points are counted
dice-settlers-did-move = The guide goes to { $where }
dice-settlers-did-set-cell = { $player }: { $what } is set to { $value }
dice-settlers-did-set-cell-note = { $player }: { $what } is set to { $value } ({ $note })
dice-settlers-did-clear-cell = { $player }: { $what } uses the calculated value again
dice-settlers-source-trade = trade
dice-settlers-source-tile = tile bonus
dice-settlers-source-technology = technology
dice-settlers-source-other = other
dice-settlers-counted-control = Tiles under control
dice-settlers-counted-presence = Tiles with presence only

# What is refused
dice-settlers-refuse-players = Dice Settlers is for one to four players.
dice-settlers-refuse-figures = The values of your box cannot be read: { $detail }
dice-settlers-refuse-not-done = This player has not done that in this round.
dice-settlers-refuse-already-so = That is already done.
dice-settlers-refuse-tents = Say how many tents everyone has on the tile.
dice-settlers-refuse-equal = Only one, two or three equal resources are sold at once.
dice-settlers-refuse-stock-unknown = Say first how many there were at the start.
dice-settlers-refuse-all-held = The players have all dice of this color.
dice-settlers-refuse-color-gone = { $color }: no die of this color is left in the supply.
dice-settlers-refuse-too-much = The most is { $most }.
dice-settlers-refuse-of = { $player }: { $why }
dice-settlers-refuse-nothing-to-confirm = There is nothing left to confirm.
dice-settlers-refuse-fewer-than-none = The number cannot go below 0.
dice-settlers-refuse-no-round = No round is being played.
dice-settlers-refuse-not-followed = This play does not follow the actions; an option of the play turns that on.
dice-settlers-refuse-other-step = This belongs to the actions; move the guide there first.
dice-settlers-refuse-sold-by-trade = Only Trade sells resources.
dice-settlers-refuse-dice-by-recruit = Only Recruit takes dice.
dice-settlers-refuse-trigger-there = The numbers already say that the end has begun. Change the number first.
dice-settlers-refuse-not-filled-in = Nobody has filled that in.
dice-settlers-refuse-over = The game is over.
dice-settlers-refuse-moved-on = Someone else already moved on. Nothing was changed.
dice-settlers-refuse-no-such-step = There is no such step.
dice-settlers-refuse-no-such-cell = There is no such cell.

# The options
dice-settlers-option-follow-actions = Follow the actions
dice-settlers-option-follow-actions-about = Each main action is tapped, and none is done twice. Off: only houses, dice and points are kept.
dice-settlers-option-white-stays = White dice stay in the supply
dice-settlers-option-white-stays-about = One source puts the white dice that nobody has back into the box; check your rulebook.

# The tools
dice-settlers-tool-players = Players
dice-settlers-tool-supply = Supply and end
dice-settlers-tool-symbols = Symbols
dice-settlers-tool-figures = Your box

# Set-up
dice-settlers-setup-title = In the middle of the table
dice-settlers-setup-later = Fill in what your rulebook says. It is kept for the next play; it can wait, too.
dice-settlers-solo = The rules of the solo mode are not known here. For one player this keeps the score, the supply and the rounds; who has won, your rulebook says.

# Roll
dice-settlers-after-roll = After the roll
dice-settlers-after-roll-title = After the roll, one symbol does one of these:

# Actions
dice-settlers-actions-of = Actions of { $player }
dice-settlers-number-of = { $count } of { $all }
dice-settlers-passed = done
dice-settlers-nothing-done = Main action: not yet
dice-settlers-pass = No more actions
dice-settlers-pass-off = Acts after all
dice-settlers-pass-name = { $player }: no more actions this round
dice-settlers-take-back-name = { $player }: take back { $action }
dice-settlers-symbols-title = What was spent? Tap a symbol
dice-settlers-free-title = Free actions
dice-settlers-spent = { $count } × { $symbol }
dice-settlers-symbols-name = { $player }: { $symbol }, symbols
dice-settlers-do = Done: { $action }
dice-settlers-do-name = { $player }: { $action } is done
dice-settlers-sales-title = What was sold?
dice-settlers-sales-open = The points count once your rulebook’s values are in “Your box”, for what was sold before, too.
dice-settlers-sale-pays = { $equal ->
    [one] 1 resource
   *[other] { $equal } equal
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
dice-settlers-sale-unknown = { $equal ->
    [one] 1 resource
   *[other] { $equal } equal
 }: not known
dice-settlers-sell-name = { $player } sells { $what }
dice-settlers-dice-title = Which die?
dice-settlers-tents-title = Tents on the tile
dice-settlers-tents-name = { $player }: tents on the tile

# What each player has
dice-settlers-things-of = What { $player } has
dice-settlers-points-of = Point tokens of { $player }
dice-settlers-points-for-name = Points of { $player } for: { $what }
dice-settlers-points-tap-name = { $player }: { $change } for { $what }
dice-settlers-houses-name = { $player }: houses
dice-settlers-of-houses = { $houses } in the box for each
dice-settlers-dice-name = { $player }: dice
dice-settlers-all-dice = all, those of the start too
dice-settlers-by-color = By color
dice-settlers-color-count = { $color } { $count }
dice-settlers-color-name = { $player }: one die more, { $color } ({ $count })

# What runs out
dice-settlers-supply-title = What brings the end
dice-settlers-alarm-unknown = nobody keeps it
dice-settlers-alarm-quiet = still far
dice-settlers-alarm-near = one step before the end
dice-settlers-alarm-reached = this begins the end
dice-settlers-colors-note = { $count } left, { $alarm }. Tap a color that is gone.
dice-settlers-tiles-note = Explore takes one off; put it right if more leave.
dice-settlers-pool-note = Every point that is won leaves it.
dice-settlers-pool-open-sales = Without the sales of which the points are not known.
dice-settlers-color-there-name = { $color }: in the supply
dice-settlers-color-gone-name = { $color }: gone from the supply
dice-settlers-verdict-last = This was the last round
dice-settlers-why-end = Why?
dice-settlers-end-said = The end has begun
dice-settlers-end-said-note = For what is not counted here: the next round is the last.
dice-settlers-first-title = Who started this round
dice-settlers-first-name = { $player } started this round

# Final scoring
dice-settlers-total-of = Points of { $player }
dice-settlers-count-name = { $player }: { $what }
dice-settlers-terms-title = What your rulebook says
dice-settlers-why-winner = Who has won, and why?

# The figures of the box
dice-settlers-figures-about = What no source says for sure is up to your rulebook. Fill it in once; it is kept for every game.
dice-settlers-confirm = { $count ->
    [one] All as printed: confirm { $count } value
   *[other] All as printed: confirm { $count } values
 }
dice-settlers-confirm-nothing = Nothing to confirm
dice-settlers-figures-scoring = Final scoring
dice-settlers-figures-trade = Trade
dice-settlers-figures-round = Rounds
dice-settlers-figures-tiles = Map tiles
dice-settlers-figures-pool = Pool of points
dice-settlers-choice-name = { $what }: { $choice }
dice-settlers-sure-stated = several sources
dice-settlers-sure-owner = from your rulebook
dice-settlers-sure-unconfirmed = one source only: check your rulebook
dice-settlers-sure-unknown = not known: fill it in once
dice-settlers-field-equal = Equal resources at once
dice-settlers-field-symbols = Symbols spent
dice-settlers-field-dice = Dice recruited
dice-settlers-field-tents = Tents on the tile
dice-settlers-more-vp-tokens = { $players } { $count ->
    [one] has
   *[other] have
} more point tokens: { $value } against { $against }.
dice-settlers-more-tiles = { $players } { $count ->
    [one] has
   *[other] have
} more points for map tiles: { $value } against { $against }.
dice-settlers-more-technologies = { $players } { $count ->
    [one] has
   *[other] have
} more points for technologies: { $value } against { $against }.
dice-settlers-more-houses = { $players } { $count ->
    [one] has
   *[other] have
} more houses: { $value } against { $against }.
dice-settlers-more-dice = { $players } { $count ->
    [one] has
   *[other] have
} more dice: { $value } against { $against }.
dice-settlers-more-other = { $players } { $count ->
    [one] has
   *[other] have
} more other points: { $value } against { $against }.
dice-settlers-open-figure = { $field } (check your rulebook)
