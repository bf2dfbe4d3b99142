dice-settlers-first-player = first player

# The guide
dice-settlers-place-setup = Setup
dice-settlers-place = Round { $round }
dice-settlers-place-last = Round { $round } · last round
dice-settlers-place-end = Final scoring
dice-settlers-place-over = Game over
dice-settlers-phase = Phase { $number } · { $who }
dice-settlers-phase-alone = Phase { $number }
dice-settlers-all = all at once
dice-settlers-all-done = everyone is done
dice-settlers-over = Game over
dice-settlers-over-text = Tap any number to see why. You can still edit any value.
dice-settlers-next-start = { $player } goes first
dice-settlers-next-actions = Next: Actions
dice-settlers-next-clean-up = Next: Cleanup
dice-settlers-next-clean-up-early = { $count ->
    [one] Cleanup ({ $count } action left)
   *[other] Cleanup ({ $count } actions left)
 }
dice-settlers-missing-action = { $player }’s turn: tap the symbols
dice-settlers-for-all = All done…
dice-settlers-for-all-title = { $count ->
    [one] { $count } player still has actions
   *[other] { $count } players still have actions
 }
dice-settlers-for-all-left = { $count ->
    [0] done
    [one] { $count } action left
   *[other] { $count } actions left
 }
dice-settlers-for-all-end = { $count ->
    [one] The last player is done · { $what }
   *[other] All { $count } are done · { $what }
 }
dice-settlers-for-all-done = Everyone is done.
dice-settlers-next-round = Round { $round } · { $player } goes first
dice-settlers-next-last-round = Last round · { $player } goes first
dice-settlers-next-round-alone = Next: round { $round }
dice-settlers-next-last-round-alone = Next: last round
dice-settlers-next-scoring = Next: Final scoring
dice-settlers-next-end = End the game
dice-settlers-missing-tiles = { $player }’s map tiles?
dice-settlers-missing-technologies = { $player }’s technologies?
dice-settlers-last-round-now = This is the last round. Then the points are counted.
dice-settlers-one-more-round = End triggered: round { $round } will be the last.
dice-settlers-place-shared = What your rulebook says about ties is not known here, so they share the place. You can fill it in below.
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
dice-settlers-did-take-back = { $player } takes back { $action }
dice-settlers-did-pass = { $player } takes no more actions this round
dice-settlers-did-not-pass = { $player } takes actions again
dice-settlers-did-factory = { $player } uses a factory
dice-settlers-did-claim = { $player } builds a house
dice-settlers-did-houses = { $player }: { $count ->
    [one] { $count } more house
   *[other] { $count } more houses
 }
dice-settlers-did-fewer-houses = { $player }: { $count ->
    [one] { $count } fewer house
   *[other] { $count } fewer houses
 }
dice-settlers-did-dice = { $player }: { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
 } ({ $color })
dice-settlers-did-fewer-dice = { $player }: { $count ->
    [one] { $count } fewer die
   *[other] { $count } fewer dice
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
   *[other] { $equal } alike
 }
dice-settlers-did-stock = { $what }: set to { $left }
dice-settlers-did-color-gone = Gone from the supply: { $color }
dice-settlers-did-color-back = Still in the supply: { $color }
dice-settlers-did-end = End triggered: the next round is the last
dice-settlers-did-no-end = The end is not triggered after all
dice-settlers-did-set-first = { $player } goes first
dice-settlers-did-count = { $player }: { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
dice-settlers-did-uncount = { $player }: { $what } not counted yet
dice-settlers-did-set-figure = Your box: { $what }: { $value }
dice-settlers-did-confirm-figures = Your box: { $count ->
    [one] { $count } value
   *[other] { $count } values
 } confirmed
dice-settlers-did-forget-figure = Value removed: { $what }
dice-settlers-did-start = Setup done
dice-settlers-did-roll = Dice rolled
dice-settlers-did-actions = Actions done
dice-settlers-did-round = Round { $round } done
dice-settlers-did-begin-end = End triggered: round { $round } is the last
dice-settlers-did-score = Points counted
dice-settlers-source-trade = trade
dice-settlers-source-tile = tile bonus
dice-settlers-source-technology = technology
dice-settlers-source-other = other
dice-settlers-counted-control = Tiles under control
dice-settlers-counted-presence = Tiles with presence only

# What is refused
dice-settlers-refuse-players = Dice Settlers is for { $least } to { $most } players.
dice-settlers-refuse-figures = The values of your box could not be read: { $detail }
dice-settlers-refuse-not-done = This player has not taken that action this round.
dice-settlers-refuse-has-passed = { $player } has already ended their actions this round.
dice-settlers-refuse-not-passed = { $player } still takes actions this round.
dice-settlers-refuse-end-triggered = The end is already triggered: round { $round } is the last.
dice-settlers-refuse-end-not-triggered = The end is not triggered yet.
dice-settlers-refuse-tents = Enter how many tents each player has on the tile.
dice-settlers-refuse-equal = You can only sell { $sizes } of the same resource at once.
dice-settlers-refuse-stock-unknown = First enter how many there were at the start.
dice-settlers-refuse-all-held = The players already hold all dice of this color.
dice-settlers-refuse-color-gone = { $color }: no dice of this color are left in the supply.
dice-settlers-refuse-color-there = { $color }: dice of this color are still in the supply.
dice-settlers-refuse-of = { $player }: { $why }
dice-settlers-refuse-nothing-to-confirm = There is nothing left to confirm.
dice-settlers-refuse-fewer-than-none = The number can’t go below 0.
dice-settlers-refuse-no-round = No round is in progress.
dice-settlers-refuse-not-followed = This play does not track actions. Its options can turn that on.
dice-settlers-refuse-other-step = This belongs to the actions. Move the guide there first.
dice-settlers-refuse-sold-by-trade = Only Trade sells resources.
dice-settlers-refuse-dice-by-recruit = Only Recruit takes dice.
dice-settlers-refuse-trigger-there = One of the four end triggers is met. Correct its number first.
dice-settlers-refuse-not-filled-in = No value has been entered for it.

# The options
dice-settlers-option-follow-actions = Track actions
dice-settlers-option-follow-actions-about = Tap each main action; none can be taken twice. Off: only houses, dice and points are tracked.
dice-settlers-option-white-stays = White dice stay in the supply
dice-settlers-option-white-stays-about = By one source, unused white dice go back in the box; check your rulebook.

# The tools
dice-settlers-tool-players = Players
dice-settlers-tool-supply = Supply and end
dice-settlers-tool-symbols = Symbols
dice-settlers-tool-figures = Your box

# Set-up
dice-settlers-setup-title = In the middle of the table
dice-settlers-setup-later = Enter what your rulebook says. It is kept for your next play, and it can wait.
dice-settlers-solo = The solo rules are not known here. For one player the app tracks points, supply and rounds; your rulebook says who wins.

# Roll
dice-settlers-after-roll = After the roll
dice-settlers-after-roll-title = After the roll, each symbol can do one of these:

# Actions
dice-settlers-actions-of = { $player }’s actions
dice-settlers-number-of = { $count } of { $all }
dice-settlers-passed = done
dice-settlers-nothing-done = Main action: not yet
dice-settlers-pass = No more actions
dice-settlers-pass-off = Resume actions
dice-settlers-pass-name = { $player }: no more actions this round
dice-settlers-take-back-name = { $player }: take back { $action }
dice-settlers-symbols-title = What was spent? Tap a symbol
dice-settlers-free-title = Free actions
dice-settlers-spent = { $count } × { $symbol }
dice-settlers-symbols-name = { $player }: { $symbol }, symbols
dice-settlers-do = Done: { $action }
dice-settlers-do-next = { $what } · next: { $then }
dice-settlers-do-name = { $player }: { $action } is done
dice-settlers-sales-title = What was sold?
dice-settlers-sales-open = Enter what your rulebook pays; it is kept for every play. Until then the points stay open (“?”).
dice-settlers-sale-pays = { $equal ->
    [one] 1 resource
   *[other] { $equal } alike
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
dice-settlers-sale-unknown = { $equal ->
    [one] 1 resource
   *[other] { $equal } alike
 }: not known
dice-settlers-sell-name = { $player } sells { $what }
dice-settlers-dice-title = Which die?
dice-settlers-tents-title = Tents on the tile
dice-settlers-tents-name = { $player }: tents on the tile

# What each player has
dice-settlers-things-of = What { $player } has
dice-settlers-points-of = { $player }’s point tokens
dice-settlers-points-for-name = { $player }’s points for: { $what }
dice-settlers-points-tap-name = { $player }: { $change } for { $what }
dice-settlers-houses-name = { $player }: houses
dice-settlers-of-houses = { $houses } each in the box
dice-settlers-dice-name = { $player }: dice
dice-settlers-all-dice = all, starting dice included
dice-settlers-by-color = By color
dice-settlers-color-count = { $color } { $count }
dice-settlers-color-name = { $player }: one more die, { $color } ({ $count })

# What runs out
dice-settlers-supply-title = What ends the game
dice-settlers-alarm-unknown = not tracked
dice-settlers-alarm-quiet = still far off
dice-settlers-alarm-near = one step from the end
dice-settlers-alarm-reached = this triggers the end
dice-settlers-colors-note = { $count } left, { $alarm }. Tap each color that is gone.
dice-settlers-tiles-note = Explore takes one; adjust this if more are removed.
dice-settlers-pool-note = Every point won is taken off.
dice-settlers-pool-open-sales = Not counting sales whose points are not known.
dice-settlers-color-there-name = { $color }: in the supply
dice-settlers-color-gone-name = { $color }: gone from the supply
dice-settlers-verdict-last = This was the last round
dice-settlers-why-end = Why?
dice-settlers-end-said = The end is triggered
dice-settlers-end-said-note = For triggers not counted here: the next round is the last.
dice-settlers-first-title = First player this round
dice-settlers-first-name = { $player } went first this round

# Final scoring
dice-settlers-total-of = { $player }’s points
dice-settlers-count-name = { $player }: { $what }
dice-settlers-terms-title = What your rulebook says
dice-settlers-why-winner = Who won, and why?

# The figures of the box
dice-settlers-figures-about = Where the sources aren’t certain, your rulebook decides. Fill it in once; it is kept for every game.
dice-settlers-confirm = { $count ->
    [one] All correct: confirm { $count } value
   *[other] All correct: confirm { $count } values
 }
dice-settlers-confirm-nothing = Nothing to confirm
dice-settlers-figures-scoring = Final scoring
dice-settlers-figures-trade = Trade
dice-settlers-figures-round = Rounds
dice-settlers-figures-tiles = Map tiles
dice-settlers-figures-pool = Point pool
dice-settlers-choice-name = { $what }: { $choice }
dice-settlers-sure-stated = several sources
dice-settlers-sure-owner = from your rulebook
dice-settlers-sure-unconfirmed = one source only: check your rulebook
dice-settlers-sure-unknown = not known: fill it in once
dice-settlers-field-equal = Resources alike in one sale
dice-settlers-field-symbols = Symbols spent
dice-settlers-field-dice = Dice recruited
dice-settlers-field-tents = Tents on the tile
dice-settlers-more-vp-tokens = { $players } { $count ->
    [one] has
   *[other] have
} more point tokens: { $value } to { $against }.
dice-settlers-more-tiles = { $players } { $count ->
    [one] has
   *[other] have
} more points for map tiles: { $value } to { $against }.
dice-settlers-more-technologies = { $players } { $count ->
    [one] has
   *[other] have
} more points for technologies: { $value } to { $against }.
dice-settlers-more-houses = { $players } { $count ->
    [one] has
   *[other] have
} more houses: { $value } to { $against }.
dice-settlers-more-dice = { $players } { $count ->
    [one] has
   *[other] have
} more dice: { $value } to { $against }.
dice-settlers-more-other = { $players } { $count ->
    [one] has
   *[other] have
} more other points: { $value } to { $against }.
dice-settlers-open-figure = { $field } (check your rulebook)
