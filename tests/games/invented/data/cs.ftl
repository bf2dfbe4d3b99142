orchard-name = Sad

orchard-over = Konec hry
orchard-over-text = Zápis bodů ukazuje každý bod i s důvodem.
orchard-place = Podzim { $round } ze 3
orchard-place-end = Závěrečné bodování
orchard-next = Dál: { $step }
orchard-next-end = Ukončit hru
orchard-missing = Chybí jablka: { $players }

orchard-apples = { $player }: nasbíraná jablka
orchard-field-apples = Jablka

orchard-points = Body
orchard-left = Zbylá jablka
orchard-more-left = { $count ->
        [one] { $players } má víc zbylých jablek: { $value }
        [few] { $players } mají víc zbylých jablek: { $value }
       *[other] { $players } mají víc zbylých jablek: { $value }
    } proti { $against }.
orchard-row-baskets = Plné koše
orchard-row-ribbon = Stuha

orchard-did-pick = { $player } sbírá: { $apples ->
        [one] { $apples } jablko
        [few] { $apples } jablka
       *[other] { $apples } jablek
    }
orchard-did-next = Hotovo: { $step }

orchard-refuse-players = Sad hrají { $least } až { $most } hráči.
orchard-refuse-not-picking = Jablka se zadávají při sběru. Nejdřív tam přesuňte průvodce.
orchard-refuse-most = Za jeden podzim nejvýš { $most } jablek.

orchard-calc-market = Jakou hodnotu mají jablka na trhu

rules-orchard-place = Pravidla hry Sad, Závěrečné bodování
rules-orchard-baskets = Koš naplní { $apples } jablek. Každý plný koš má hodnotu { $points } body.
rules-orchard-ribbon = Kdo má nejvíc plných košů, získá stuhu: { $points } body. Má-li jich nejvíc několik hráčů, nezíská ji nikdo.
rules-orchard-counted = { $apples ->
        [one] { $apples } jablko
        [few] { $apples } jablka
       *[other] { $apples } jablek
    }, plných košů: { $baskets }
rules-orchard-winner = Vyhrává nejvíc bodů; při shodě ten, komu zbylo víc jablek.
