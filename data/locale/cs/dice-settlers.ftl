dice-settlers-first-player = první hráč

# The guide
dice-settlers-place-setup = Příprava
dice-settlers-place = { $round }. kolo
dice-settlers-place-last = { $round }. kolo · poslední
dice-settlers-place-end = Závěrečné bodování
dice-settlers-place-over = Konec hry
dice-settlers-phase = Fáze { $number } · { $who }
dice-settlers-phase-alone = Fáze { $number }
dice-settlers-all = všichni zároveň
dice-settlers-all-done = všichni mají hotovo
dice-settlers-over = Konec hry
dice-settlers-over-text = Klepnutím na číslo uvidíte proč. Hodnoty můžete dál upravit.
dice-settlers-next-start = Začíná { $player }
dice-settlers-next-actions = Dál: Akce
dice-settlers-next-clean-up = Dál: Úklid
dice-settlers-next-clean-up-early = { $count ->
    [one] Úklid (zbývá { $count } akce)
    [few] Úklid (zbývají { $count } akce)
    [many] Úklid (zbývá { $count } akce)
   *[other] Úklid (zbývá { $count } akcí)
 }
dice-settlers-missing-action = Na tahu { $player }: klepněte na symboly
dice-settlers-for-all = Všichni mají hotovo…
dice-settlers-for-all-title = { $count ->
    [one] { $count } hráč má ještě akce
    [few] { $count } hráči mají ještě akce
    [many] { $count } hráče má ještě akce
   *[other] { $count } hráčů má ještě akce
 }
dice-settlers-for-all-left = { $count ->
    [0] hotovo
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
 }
dice-settlers-for-all-end = { $count ->
    [one] Hotovo má i poslední hráč · { $what }
    [few] Hotovo mají všichni ({ $count }) · { $what }
    [many] Hotovo mají všichni ({ $count }) · { $what }
   *[other] Hotovo mají všichni ({ $count }) · { $what }
 }
dice-settlers-for-all-done = Všichni mají hotovo.
dice-settlers-next-round = { $round }. kolo, začíná { $player }
dice-settlers-next-last-round = Poslední kolo, začíná { $player }
dice-settlers-next-round-alone = Dál: { $round }. kolo
dice-settlers-next-last-round-alone = Dál: poslední kolo
dice-settlers-next-scoring = Dál: Závěrečné bodování
dice-settlers-next-end = Ukončit partii
dice-settlers-missing-tiles = Chybí dílky: { $player }
dice-settlers-missing-technologies = Chybí technologie: { $player }
dice-settlers-last-round-now = Toto je poslední kolo. Pak se počítají body.
dice-settlers-one-more-round = Konec hry spuštěn: poslední bude { $round }. kolo.
dice-settlers-place-shared = Co vaše pravidla říkají o shodě, tu není známo, takže se o místo dělí. Můžete to níže doplnit.
dice-settlers-group-game = Během hry
dice-settlers-group-end = Na konci

# What was done
dice-settlers-did-act = { $player }: { $action }, { $count ->
    [one] { $count } symbol
    [few] { $count } symboly
    [many] { $count } symbolu
   *[other] { $count } symbolů
 }
dice-settlers-did-act-with = { $player }: { $action }, { $count ->
    [one] { $count } symbol
    [few] { $count } symboly
    [many] { $count } symbolu
   *[other] { $count } symbolů
 } ({ $brought })
dice-settlers-did-take-back = { $player } bere zpět: { $action }
dice-settlers-did-pass = { $player } v tomto kole už nedělá akce
dice-settlers-did-not-pass = { $player } zase dělá akce
dice-settlers-did-factory = { $player } používá továrnu
dice-settlers-did-claim = { $player } staví dům
dice-settlers-did-houses = { $player }: { $count ->
    [one] o { $count } dům víc
    [few] o { $count } domy víc
    [many] o { $count } domu víc
   *[other] o { $count } domů víc
 }
dice-settlers-did-fewer-houses = { $player }: { $count ->
    [one] o { $count } dům méně
    [few] o { $count } domy méně
    [many] o { $count } domu méně
   *[other] o { $count } domů méně
 }
dice-settlers-did-dice = { $player }: { $count ->
    [one] o { $count } kostku víc
    [few] o { $count } kostky víc
    [many] o { $count } kostky víc
   *[other] o { $count } kostek víc
 } ({ $color })
dice-settlers-did-fewer-dice = { $player }: { $count ->
    [one] o { $count } kostku méně
    [few] o { $count } kostky méně
    [many] o { $count } kostky méně
   *[other] o { $count } kostek méně
 } ({ $color })
dice-settlers-any-color = jakákoli barva
dice-settlers-did-points = { $player } získává { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 }: { $what }
dice-settlers-did-fewer-points = { $player } vrací { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 }: { $what }
dice-settlers-did-sell = { $player } prodává: { $what }
dice-settlers-did-unsell = { $player } bere zpět prodej: { $what }
dice-settlers-sold = { $count } × { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }
dice-settlers-did-stock = { $what }: nastaveno na { $left }
dice-settlers-did-color-gone = V zásobě už není: { $color }
dice-settlers-did-color-back = V zásobě ještě je: { $color }
dice-settlers-did-end = Konec hry spuštěn, příští kolo je poslední
dice-settlers-did-no-end = Konec hry nakonec spuštěn není
dice-settlers-did-set-first = Začíná { $player }
dice-settlers-did-count = { $player }: { $what }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
dice-settlers-did-uncount = { $player }: { $what } – zatím nespočítáno
dice-settlers-did-set-figure = Vaše krabice: { $what }: { $value }
dice-settlers-did-confirm-figures = Vaše krabice: { $count ->
    [one] potvrzena { $count } hodnota
    [few] potvrzeny { $count } hodnoty
    [many] potvrzeno { $count } hodnoty
   *[other] potvrzeno { $count } hodnot
}
dice-settlers-did-forget-figure = Hodnota zrušena: { $what }
dice-settlers-did-start = Příprava hotova
dice-settlers-did-roll = Hod je za vámi
dice-settlers-did-actions = Akce hotovy
dice-settlers-did-round = Skončilo { $round }. kolo
dice-settlers-did-begin-end = Konec hry spuštěn: poslední je { $round }. kolo
dice-settlers-did-score = Body spočítány
dice-settlers-source-trade = prodej
dice-settlers-source-tile = bonus dílku
dice-settlers-source-technology = technologie
dice-settlers-source-other = ostatní
dice-settlers-counted-control = Ovládané dílky
dice-settlers-counted-presence = Dílky jen s přítomností

# What is refused
dice-settlers-refuse-players = { $most ->
    [one] Dice Settlers jsou pro { $least } až { $most } hráče.
    [few] Dice Settlers jsou pro { $least } až { $most } hráče.
   *[other] Dice Settlers jsou pro { $least } až { $most } hráčů.
}
dice-settlers-refuse-figures = Hodnoty vaší krabice nelze přečíst: { $detail }
dice-settlers-refuse-not-done = Tuto akci hráč v tomto kole neudělal.
dice-settlers-refuse-has-passed = { $player } už v tomto kole akce nedělá.
dice-settlers-refuse-not-passed = { $player } v tomto kole akce ještě dělá.
dice-settlers-refuse-end-triggered = Konec hry už je spuštěn: poslední je { $round }. kolo.
dice-settlers-refuse-end-not-triggered = Konec hry zatím není spuštěn.
dice-settlers-refuse-tents = Zadejte, kolik stanů má kdo na dílku.
dice-settlers-refuse-equal = Najednou lze prodat jen { $sizes } stejné suroviny.
dice-settlers-refuse-stock-unknown = Nejdřív zadejte, kolik jich bylo na začátku.
dice-settlers-refuse-all-held = Všechny kostky této barvy mají hráči.
dice-settlers-refuse-color-gone = { $color }: v zásobě už žádná není.
dice-settlers-refuse-color-there = { $color }: v zásobě ještě nějaká je.
dice-settlers-refuse-of = { $player }: { $why }
dice-settlers-refuse-nothing-to-confirm = Není už co potvrdit.
dice-settlers-refuse-fewer-than-none = Počet nemůže klesnout pod 0.
dice-settlers-refuse-no-round = Žádné kolo se nehraje.
dice-settlers-refuse-not-followed = Tato partie akce nesleduje; zapnout to lze v jejích volbách.
dice-settlers-refuse-other-step = To patří k akcím. Nejdřív na ně posuňte průvodce.
dice-settlers-refuse-sold-by-trade = Suroviny se prodávají jen akcí Prodej.
dice-settlers-refuse-dice-by-recruit = Kostky se berou jen akcí Nábor.
dice-settlers-refuse-trigger-there = Jedna ze čtyř podmínek konce nastala. Nejdřív opravte její číslo.
dice-settlers-refuse-not-filled-in = Žádná hodnota tu není zadaná.

# The options
dice-settlers-option-follow-actions = Sledovat akce
dice-settlers-option-follow-actions-about = Klepněte na každou hlavní akci; žádnou nelze udělat dvakrát. Vypnuto: sledují se jen domy, kostky a body.
dice-settlers-option-white-stays = Bílé kostky zůstávají v zásobě
dice-settlers-option-white-stays-about = Podle jednoho zdroje se nepoužité bílé kostky vracejí do krabice; ověřte v pravidlech.

# The tools
dice-settlers-tool-players = Hráči
dice-settlers-tool-supply = Zásoba a konec
dice-settlers-tool-symbols = Symboly
dice-settlers-tool-figures = Vaše krabice

# Set-up
dice-settlers-setup-title = Uprostřed stolu
dice-settlers-setup-later = Zadejte, co říkají vaše pravidla. Uloží se i pro příští partie; může to počkat.
dice-settlers-solo = Pravidla pro jednoho hráče tu nejsou známa. Aplikace vede body, zásobu a kola; kdo vyhrál, řeknou vaše pravidla.

# Roll
dice-settlers-after-roll = Po hodu
dice-settlers-after-roll-title = Po hodu smíte za každý symbol jedno z toho:

# Actions
dice-settlers-actions-of = Akce: { $player }
dice-settlers-number-of = { $count } { $all ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $all }
dice-settlers-passed = hotovo
dice-settlers-nothing-done = Hlavní akce: ještě ne
dice-settlers-pass = Už žádné akce
dice-settlers-pass-off = Hrát dál
dice-settlers-pass-name = { $player }: v tomto kole už žádné akce
dice-settlers-take-back-name = { $player }, vzít zpět: { $action }
dice-settlers-symbols-title = Co se použilo? Klepněte na symbol
dice-settlers-free-title = Volné akce
dice-settlers-spent = { $count } × { $symbol }
dice-settlers-symbols-name = { $player }: { $symbol }, symboly
dice-settlers-do = Hotovo: { $action }
dice-settlers-do-next = { $what } · další: { $then }
dice-settlers-do-name = { $player }: { $action }, hotovo
dice-settlers-sales-title = Co se prodalo?
dice-settlers-sales-open = Zadejte, kolik platí vaše pravidla; zapamatuje se to pro každou partii. Do té doby zůstávají body otevřené („?“).
dice-settlers-sale-pays = { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
dice-settlers-sale-unknown = { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }: není známo
dice-settlers-sell-name = { $player } prodává – { $what }
dice-settlers-dice-title = Která kostka?
dice-settlers-tents-title = Stany na dílku
dice-settlers-tents-name = { $player }: stany na dílku

# What each player has
dice-settlers-things-of = Co má { $player }
dice-settlers-points-of = Žetony bodů: { $player }
dice-settlers-points-for-name = { $player }, body za: { $what }
dice-settlers-points-tap-name = { $player }: { $change }, { $what }
dice-settlers-houses-name = { $player }: domy
dice-settlers-of-houses = v krabici { $houses } pro každého
dice-settlers-dice-name = { $player }: kostky
dice-settlers-all-dice = všechny, i počáteční
dice-settlers-by-color = Podle barev
dice-settlers-color-count = { $color } { $count }
dice-settlers-color-name = { $player }: o kostku víc, { $color } ({ $count })

# What runs out
dice-settlers-supply-title = Co spustí konec
dice-settlers-alarm-unknown = nesleduje se
dice-settlers-alarm-quiet = ještě daleko
dice-settlers-alarm-near = krok před koncem
dice-settlers-alarm-reached = tím je konec spuštěn
dice-settlers-colors-note = Zbývá jich { $count }, { $alarm }. Klepněte na každou barvu, která došla.
dice-settlers-tiles-note = Průzkum ubere jeden; ubude-li víc, upravte to.
dice-settlers-pool-note = Každý získaný bod se odečte.
dice-settlers-pool-open-sales = Bez prodejů s neznámými body.
dice-settlers-color-there-name = { $color }: v zásobě
dice-settlers-color-gone-name = { $color }: v zásobě už není
dice-settlers-verdict-last = To bylo poslední kolo
dice-settlers-why-end = Proč?
dice-settlers-end-said = Konec je spuštěn
dice-settlers-end-said-note = Pro podmínky, které se tu nesledují: příští kolo je poslední.
dice-settlers-first-title = První hráč tohoto kola
dice-settlers-first-name = V tomto kole začíná { $player }

# Final scoring
dice-settlers-total-of = Body: { $player }
dice-settlers-count-name = { $player }: { $what }
dice-settlers-terms-title = Co říkají vaše pravidla
dice-settlers-why-winner = Kdo vyhrál a proč?

# The figures of the box
dice-settlers-figures-about = Co zdroje neuvádějí jistě, o tom rozhodují vaše pravidla. Vyplňte to jednou; uloží se pro všechny partie.
dice-settlers-confirm = { $count ->
    [one] Souhlasí: potvrdit { $count } hodnotu
    [few] Souhlasí: potvrdit { $count } hodnoty
    [many] Souhlasí: potvrdit { $count } hodnoty
   *[other] Souhlasí: potvrdit { $count } hodnot
 }
dice-settlers-confirm-nothing = Není co potvrdit
dice-settlers-figures-scoring = Závěrečné bodování
dice-settlers-figures-trade = Prodej
dice-settlers-figures-round = Kola
dice-settlers-figures-tiles = Dílky mapy
dice-settlers-figures-pool = Zásoba bodů
dice-settlers-choice-name = { $what }: { $choice }
dice-settlers-sure-stated = více zdrojů
dice-settlers-sure-owner = z vašich pravidel
dice-settlers-sure-unconfirmed = jen jeden zdroj: ověřte v pravidlech
dice-settlers-sure-unknown = není známo: vyplňte jednou
dice-settlers-field-equal = Stejné suroviny v jednom prodeji
dice-settlers-field-symbols = Použité symboly
dice-settlers-field-dice = Získané kostky
dice-settlers-field-tents = Stany na dílku
dice-settlers-more-vp-tokens = Víc žetonů bodů { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-tiles = Víc bodů za dílky mapy { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-technologies = Víc bodů za technologie { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-houses = Víc domů { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-dice = Víc kostek { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-other = Víc ostatních bodů { $count ->
    [one] má
    [few] mají
    [many] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-open-figure = { $field } (ověřte v pravidlech)
