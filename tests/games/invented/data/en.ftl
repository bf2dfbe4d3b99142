orchard-name = Orchard

orchard-over = Game over
orchard-over-text = The score sheet shows every point with its reason.
orchard-place = Autumn { $round } of 3
orchard-place-end = Final scoring
orchard-next = Next: { $step }
orchard-next-end = Finish the game
orchard-missing = Apples still missing: { $players }

orchard-apples = { $player }: apples picked
orchard-field-apples = Apples

orchard-points = Points
orchard-left = Apples left over
orchard-more-left = { $count ->
        [one] { $players } has more apples left over: { $value }
       *[other] { $players } have more apples left over: { $value }
    }, against { $against }.
orchard-row-baskets = Full baskets
orchard-row-ribbon = Ribbon

orchard-did-pick = { $player } picks { $apples ->
        [one] { $apples } apple
       *[other] { $apples } apples
    }
orchard-did-next = Done: { $step }

orchard-refuse-players = Orchard is for { $least } to { $most } players.
orchard-refuse-not-picking = Apples are entered while they are picked. Move the guide there first.
orchard-refuse-most = The most is { $most } apples in one autumn.

orchard-calc-market = What apples are worth at the market

rules-orchard-place = Orchard rulebook, Final scoring
rules-orchard-baskets = { $apples } apples fill a basket. Each full basket is worth { $points } points.
rules-orchard-ribbon = Whoever has the most full baskets takes the ribbon: { $points } points. If several have, nobody does.
rules-orchard-counted = { $apples ->
        [one] { $apples } apple
       *[other] { $apples } apples
    } in { $baskets ->
        [one] { $baskets } full basket
       *[other] { $baskets } full baskets
    }
rules-orchard-winner = Most points win; if tied, whoever has more apples left over.
