dice-settlers-name = Dice Settlers
dice-settlers-first-player = starts

# The guide
dice-settlers-place-setup = Set-up
dice-settlers-place = Round { $round }
dice-settlers-place-last = Round { $round } · the last one
dice-settlers-place-end = Final scoring
dice-settlers-place-over = The play is over
dice-settlers-phase = Phase { $number } · { $who }
dice-settlers-all = all at once
dice-settlers-all-done = everyone is done
dice-settlers-turn = { $player } is on turn
dice-settlers-over = The play is over
dice-settlers-over-text = Tap any number for its reasons. A correction by hand still counts.
dice-settlers-next-start = { $player } starts
dice-settlers-next-actions = Next: actions
dice-settlers-next-clean-up = Next: clean-up
dice-settlers-next-clean-up-early = { $count ->
    [one] Clean-up ({ $count } action left)
   *[other] Clean-up ({ $count } actions left)
 }
dice-settlers-next-round = Round { $round }, { $player } starts
dice-settlers-next-last-round = The last round, { $player } starts
dice-settlers-next-scoring = Next: final scoring
dice-settlers-next-end = End the play
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
dice-settlers-did-pass = { $player } does no more actions this round
dice-settlers-did-not-pass = { $player } acts on
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
dice-settlers-did-stock = { $what }: { $left }, by hand
dice-settlers-did-color-gone = No more dice in the supply: { $color }
dice-settlers-did-color-back = Still dice in the supply: { $color }
dice-settlers-did-end = The end has begun; the next round is the last
dice-settlers-did-no-end = The end has not begun after all
dice-settlers-did-set-first = { $player } starts, by hand
dice-settlers-did-count = { $player }: { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dice-settlers-did-uncount = { $player }: { $what } is not counted yet
dice-settlers-did-set-figure = Your box: { $what }: { $value }
dice-settlers-did-forget-figure = Not known after all: { $what }
dice-settlers-did-start = The set-up is done
dice-settlers-did-roll = The dice are rolled
dice-settlers-did-actions = The actions are done
dice-settlers-did-round = Round { $round } is done
dice-settlers-did-begin-end = The end begins: round { $round } is the last
dice-settlers-did-score = The points are counted
dice-settlers-did-move = The guide goes to { $where }
dice-settlers-did-set-cell = { $player }: { $what } is { $value }, by hand
dice-settlers-did-set-cell-note = { $player }: { $what } is { $value }, by hand ({ $note })
dice-settlers-did-clear-cell = { $player }: { $what } follows the rules again
dice-settlers-source-trade = trade
dice-settlers-source-tile = tile bonus
dice-settlers-source-technology = technology
dice-settlers-source-other = other
dice-settlers-counted-control = Tiles you control
dice-settlers-counted-presence = Tiles with presence only

# What is refused
dice-settlers-refuse-players = Dice Settlers is for one to four players.
dice-settlers-refuse-no-such-player = Nobody sits there.
dice-settlers-refuse-figures = The figures of your box cannot be read: { $detail }
dice-settlers-refuse-not-done = This player has not done that in this round.
dice-settlers-refuse-already-so = It is so already.
dice-settlers-refuse-tents = Say how many tents everyone has on the tile.
dice-settlers-refuse-equal = Only one, two or three equal resources are sold at once.
dice-settlers-refuse-stock-unknown = Say first how many there were at the start.
dice-settlers-refuse-all-held = The players have all dice of this color.
dice-settlers-refuse-color-gone = { $color }: no die of this color is left in the supply.
dice-settlers-refuse-too-much = That is too much; check the number.
dice-settlers-refuse-fewer-than-none = There cannot be fewer than none.
dice-settlers-refuse-no-round = No round is being played.
dice-settlers-refuse-not-followed = This play does not follow the actions; an option of the play turns that on.
dice-settlers-refuse-other-step = This belongs to the actions; move the guide there first.
dice-settlers-refuse-sold-by-trade = Only Trade sells resources.
dice-settlers-refuse-dice-by-recruit = Only Recruit takes dice.
dice-settlers-refuse-trigger-there = One of the four is there; put its number right first.
dice-settlers-refuse-not-filled-in = Nobody has filled that in.
dice-settlers-refuse-over = The play is over.
dice-settlers-refuse-moved-on = The table has moved on already.
dice-settlers-refuse-no-such-step = There is no such step.
dice-settlers-refuse-no-such-cell = There is no such cell.
dice-settlers-refuse-note-too-long = The note is too long.
