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
dice-settlers-next-actions = Dál: akce
dice-settlers-next-clean-up = Dál: úklid
dice-settlers-next-clean-up-early = { $count ->
    [one] Úklid (zbývá { $count } akce)
    [few] Úklid (zbývají { $count } akce)
    [many] Úklid (zbývá { $count } akce)
   *[other] Úklid (zbývá { $count } akcí)
 }
dice-settlers-next-round = { $round }. kolo, začíná { $player }
dice-settlers-next-last-round = Poslední kolo, začíná { $player }
dice-settlers-next-scoring = Dál: závěrečné bodování
dice-settlers-next-end = Ukončit partii
dice-settlers-missing-tiles = Chybí dílky: { $player }
dice-settlers-missing-technologies = Chybí technologie: { $player }
dice-settlers-last-round-now = Toto je poslední kolo. Pak se počítají body.
dice-settlers-one-more-round = Začíná konec: poslední bude { $round }. kolo.
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
dice-settlers-did-pass = { $player } už v tomto kole nehraje
dice-settlers-did-not-pass = { $player } hraje dál
dice-settlers-did-factory = { $player } používá továrnu
dice-settlers-did-claim = { $player } staví dům
dice-settlers-did-houses = { $player }: { $count ->
    [one] o { $count } dům víc
    [few] o { $count } domy víc
    [many] o { $count } domu víc
   *[other] o { $count } domů víc
 }
dice-settlers-did-fewer-houses = { $player }: { $count ->
    [one] o { $count } dům míň
    [few] o { $count } domy míň
    [many] o { $count } domu míň
   *[other] o { $count } domů míň
 }
dice-settlers-did-dice = { $player }: { $count ->
    [one] o { $count } kostku víc
    [few] o { $count } kostky víc
    [many] o { $count } kostky víc
   *[other] o { $count } kostek víc
 } ({ $color })
dice-settlers-did-fewer-dice = { $player }: { $count ->
    [one] o { $count } kostku míň
    [few] o { $count } kostky míň
    [many] o { $count } kostky míň
   *[other] o { $count } kostek míň
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
dice-settlers-did-sell = { $player } prodává { $what }
dice-settlers-did-unsell = { $player } bere zpět prodej { $what }
dice-settlers-sold = { $count } × { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }
dice-settlers-did-stock = { $what }: { $left }, ručně
dice-settlers-did-color-gone = V zásobě už není: { $color }
dice-settlers-did-color-back = V zásobě ještě je: { $color }
dice-settlers-did-end = Konec začal, příští kolo je poslední
dice-settlers-did-no-end = Konec nakonec nezačal
dice-settlers-did-set-first = Začíná { $player }, ručně
dice-settlers-did-count = { $player }: { $what }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
dice-settlers-did-uncount = { $player }: { $what } ještě není spočítáno
dice-settlers-did-set-figure = Vaše krabice: { $what }: { $value }
dice-settlers-did-confirm-figures = Vaše krabice: { $count ->
    [one] { $count } hodnota
    [few] { $count } hodnoty
    [many] { $count } hodnoty
   *[other] { $count } hodnot
 } podle pravidel
dice-settlers-did-forget-figure = Nakonec se neví: { $what }
dice-settlers-did-start = Připraveno
dice-settlers-did-roll = Kostky jsou hozeny
dice-settlers-did-actions = Akce jsou hotovy
dice-settlers-did-round = Skončilo { $round }. kolo
dice-settlers-did-begin-end = Začíná konec: poslední je { $round }. kolo
dice-settlers-did-score = Body jsou spočítány
dice-settlers-did-move = Průvodce jde na: { $where }
dice-settlers-did-set-cell = { $player }: { $what } je { $value }, ručně
dice-settlers-did-set-cell-note = { $player }: { $what } je { $value }, ručně ({ $note })
dice-settlers-did-clear-cell = { $player }: { $what } se zase řídí pravidly
dice-settlers-source-trade = prodej
dice-settlers-source-tile = bonus dílku
dice-settlers-source-technology = technologie
dice-settlers-source-other = ostatní
dice-settlers-counted-control = Ovládané dílky
dice-settlers-counted-presence = Dílky jen s přítomností

# What is refused
dice-settlers-refuse-players = Dice Settlers jsou pro jednoho až čtyři hráče.
dice-settlers-refuse-figures = Údaje o vaší krabici nejdou přečíst: { $detail }
dice-settlers-refuse-not-done = To tento hráč v tomto kole neudělal.
dice-settlers-refuse-already-so = To už je hotové.
dice-settlers-refuse-tents = Zadejte, kolik má kdo na dílku stanů.
dice-settlers-refuse-equal = Najednou se prodává jen jedna, dvě nebo tři stejné suroviny.
dice-settlers-refuse-stock-unknown = Nejdřív zadejte, kolik jich bylo na začátku.
dice-settlers-refuse-all-held = Všechny kostky této barvy mají hráči.
dice-settlers-refuse-color-gone = { $color }: v zásobě už žádná není.
dice-settlers-refuse-too-much = Nejvýš { $most }.
dice-settlers-refuse-of = { $player }: { $why }
dice-settlers-refuse-nothing-to-confirm = Není už co potvrdit.
dice-settlers-refuse-fewer-than-none = Počet nemůže klesnout pod 0.
dice-settlers-refuse-no-round = Žádné kolo se nehraje.
dice-settlers-refuse-not-followed = Tato partie akce nesleduje; zapíná se to volbou partie.
dice-settlers-refuse-other-step = To patří k akcím, nejdřív tam přejděte průvodcem.
dice-settlers-refuse-sold-by-trade = Suroviny se prodávají jen akcí Prodej.
dice-settlers-refuse-dice-by-recruit = Kostky se berou jen akcí Nábor.
dice-settlers-refuse-trigger-there = Jedna ze čtyř podmínek nastala, nejdřív opravte její číslo.
dice-settlers-refuse-not-filled-in = To nikdo nevyplnil.
dice-settlers-refuse-over = Konec hry.
dice-settlers-refuse-moved-on = Stůl už je jinde.
dice-settlers-refuse-no-such-step = Takový krok tu není.
dice-settlers-refuse-no-such-cell = Takové políčko tu není.

# The options
dice-settlers-option-follow-actions = Sledovat akce
dice-settlers-option-follow-actions-about = Klepe se každá hlavní akce a žádná se neudělá dvakrát. Vypnuto: vedou se jen domy, kostky a body.
dice-settlers-option-white-stays = Bílé kostky zůstávají v zásobě
dice-settlers-option-white-stays-about = Jeden zdroj vrací bílé kostky, které nikdo nemá, do krabice; ověřte v pravidlech.

# The tools
dice-settlers-tool-players = Hráči
dice-settlers-tool-supply = Zásoba a konec
dice-settlers-tool-symbols = Symboly
dice-settlers-tool-figures = Vaše krabice

# Set-up
dice-settlers-setup-title = Uprostřed stolu
dice-settlers-setup-later = Vyplňte, co říkají vaše pravidla. Příště to tu bude; může to i počkat.
dice-settlers-solo = Pravidla hry pro jednoho tu nejsou známa. Pro jednoho hráče se vedou body, zásoba a kola; kdo vyhrál, řeknou vaše pravidla.

# Roll
dice-settlers-after-roll = Po hodu
dice-settlers-after-roll-title = Po hodu umí jeden symbol jedno z toho:

# Actions
dice-settlers-actions-of = Akce: { $player }
dice-settlers-number-of = { $count } z { $all }
dice-settlers-passed = hotovo
dice-settlers-nothing-done = Hlavní akce: ještě ne
dice-settlers-pass = Už bez akcí
dice-settlers-pass-off = Přece jen hraje
dice-settlers-pass-name = { $player }: v tomto kole už bez akcí
dice-settlers-take-back-name = { $player }: vzít zpět { $action }
dice-settlers-symbols-title = Co se použilo? Klepněte na symbol
dice-settlers-free-title = Volné akce
dice-settlers-spent = { $count } × { $symbol }
dice-settlers-symbols-name = { $player }: { $symbol }, symboly
dice-settlers-do = Hotovo: { $action }
dice-settlers-do-name = { $player }: { $action }, hotovo
dice-settlers-sales-title = Co se prodalo?
dice-settlers-sales-open = Body se započítají, jakmile je vyplníte ve „Vaší krabici“, i za to, co se prodalo dřív.
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
dice-settlers-sell-name = { $player } prodává { $what }
dice-settlers-dice-title = Jaká kostka?
dice-settlers-tents-title = Stany na dílku
dice-settlers-tents-name = { $player }: stany na dílku

# What each player has
dice-settlers-things-of = Co má { $player }
dice-settlers-points-of = Žetony bodů: { $player }
dice-settlers-points-for-name = Body za: { $what }, { $player }
dice-settlers-points-tap-name = { $player }: { $change } za { $what }
dice-settlers-houses-name = { $player }: domy
dice-settlers-of-houses = v krabici po { $houses } pro každého
dice-settlers-dice-name = { $player }: kostky
dice-settlers-all-dice = všechny, i počáteční
dice-settlers-by-color = Podle barev
dice-settlers-color-count = { $color } { $count }
dice-settlers-color-name = { $player }: o jednu víc, { $color } ({ $count })

# What runs out
dice-settlers-supply-title = Co přinese konec
dice-settlers-alarm-unknown = nikdo to nevede
dice-settlers-alarm-quiet = ještě daleko
dice-settlers-alarm-near = krok před koncem
dice-settlers-alarm-reached = tím začíná konec
dice-settlers-colors-note = Zbývá jich { $count }, { $alarm }. Klepněte na tu, která došla.
dice-settlers-tiles-note = Průzkum ubere jeden; ubylo-li víc, opravte to.
dice-settlers-pool-note = Ubývá z ní každý získaný bod.
dice-settlers-pool-open-sales = Bez prodejů, u kterých nejsou známy body.
dice-settlers-color-there-name = { $color }: v zásobě
dice-settlers-color-gone-name = { $color }: v zásobě už není
dice-settlers-verdict-last = To bylo poslední kolo
dice-settlers-why-end = Proč?
dice-settlers-end-said = Konec začal
dice-settlers-end-said-note = Pro to, co se tu nepočítá: příští kolo je poslední.
dice-settlers-first-title = Kdo v tomto kole začínal
dice-settlers-first-name = Začínal hráč { $player }

# Final scoring
dice-settlers-total-of = Body: { $player }
dice-settlers-count-name = { $player }: { $what }
dice-settlers-terms-title = Co říkají vaše pravidla
dice-settlers-why-winner = Kdo vyhrál a proč?

# The figures of the box
dice-settlers-figures-about = Co žádný zdroj neříká jistě, najdete ve svých pravidlech. Vyplňte to jednou, příště to tu bude.
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
dice-settlers-field-equal = Stejných surovin najednou
dice-settlers-field-symbols = Použité symboly
dice-settlers-field-dice = Získané kostky
dice-settlers-field-tents = Stany na dílku
dice-settlers-more-vp-tokens = Víc žetonů bodů { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-tiles = Víc bodů za krajiny { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-technologies = Víc bodů za technologie { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-houses = Víc domů { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-dice = Víc kostek { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-more-other = Víc ostatních bodů { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
dice-settlers-open-figure = { $field } (ověřte v pravidlech)
