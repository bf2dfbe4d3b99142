cities-and-knights-points = Body

# Průvodce
cities-and-knights-place = Kolo { $round } · { $player }
cities-and-knights-place-setup = Příprava
cities-and-knights-place-over = Vítězí { $player }
cities-and-knights-phase = Krok { $number }
cities-and-knights-all = všichni najednou
cities-and-knights-over = Konec hry
cities-and-knights-over-text = Klepnutím na číslo uvidíte proč. Čísla můžete dál upravit a výhru vzít zpět tlačítkem Zpět.
cities-and-knights-not-won = Ještě nevyhráno
cities-and-knights-not-won-text = Body už na vítězství nestačí. Hrajte dál s tímto počtem, nebo číslo znovu upravte.
cities-and-knights-rolled = Co hod přináší
cities-and-knights-rolled-text = Nejdřív událostní kostka, případně i útok, potom číslo.
cities-and-knights-missing-attack = Barbaři útočí
cities-and-knights-missing-roll = Nejdřív hoďte kostkami
cities-and-knights-missing-draw = Nejdřív si vezměte kartu
cities-and-knights-draw-title = Karta místo hodu
cities-and-knights-draw-text = Karta platí za obě kostky, událostní kostkou k ní hodí aplikace. Předtím lze hrát jen Alchymistu.
cities-and-knights-draw-text-fan = Karta platí za obě kostky, událostní kostkou k ní hodí aplikace. Předtím lze hrát jen Alchymistu a Tanec jednorožců.
cities-and-knights-next-start = Začíná { $player }
cities-and-knights-next-seven = Dál: obchod a stavby
cities-and-knights-next-yield = Dál: výnosy ({ $number })
cities-and-knights-next-player = Dál: { $player }
cities-and-knights-wins-on-own-turn = { $player } má dost bodů a vyhraje ve svém příštím tahu.
cities-and-knights-warning-of = { $player }: { $what }

# Co se stalo
cities-and-knights-did-roll = { $player } hází { $number } (červená { $red }), { $event }
cities-and-knights-did-roll-by-app = Na tahu { $player }, aplikace hází { $number } (červená { $red }), { $event }
cities-and-knights-did-draw = { $player } si z balíčku bere { $number } (červená { $red }), { $event }
cities-and-knights-did-draw-shuffled = Balíček se míchá a { $player } si bere { $number } (červená { $red }), { $event }
cities-and-knights-did-take-part = { $player } posílá do boje { $count ->
    [one] { $count } rytíře
    [few] { $count } rytíře
    [many] { $count } rytíře
   *[other] { $count } rytířů
 }
cities-and-knights-did-take-part-all = { $player } posílá do boje všechny aktivní rytíře
cities-and-knights-did-attack-lost = Barbaři { $barbarians }, rytíři { $knights }: každý o jedno město { $count ->
    [one] přichází
    [few] přicházejí
    [many] přichází
   *[other] přicházejí
 } { $players }
cities-and-knights-did-attack-won = Barbaři { $barbarians }, rytíři { $knights }: Zachráncem Katanu se stává { $player }
cities-and-knights-did-attack-tied = Barbaři { $barbarians }, rytíři { $knights }: vyhrávají rytíři. Po kartě si berou { $players }
cities-and-knights-did-attack-nothing = Barbaři { $barbarians }, rytíři { $knights }: o město nepřichází nikdo
cities-and-knights-did-counterspell = { $player } hraje Protikouzlo a o město nepřichází
cities-and-knights-did-no-counterspell = Protikouzlo vzato zpět
cities-and-knights-did-build = { $player } přidává { $what }
cities-and-knights-did-unbuild = { $player } bere zpět { $what }
cities-and-knights-count-settlements = { $count ->
    [one] { $count } vesnici
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
 }
cities-and-knights-count-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
 }
cities-and-knights-count-fallen = { $count ->
    [one] { $count } město na boku
    [few] { $count } města na boku
    [many] { $count } města na boku
   *[other] { $count } měst na boku
 }
cities-and-knights-count-walls = { $count ->
    [one] jedny hradby
    [few] { $count ->
            [2] dvoje
            [3] troje
           *[other] čtvery
        } hradby
    [many] { $count } hradeb
   *[other] { $count } hradeb
 }
cities-and-knights-count-defender = { $count ->
    [one] { $count } kartu Zachránce
    [few] { $count } karty Zachránce
    [many] { $count } karty Zachránce
   *[other] { $count } karet Zachránce
 }
cities-and-knights-did-improve = { $player } staví: { $track } { $level }
cities-and-knights-did-improve-founded = { $player } staví: { $track } { $level }, a získává metropoli
cities-and-knights-did-improve-taken = { $player } staví: { $track } { $level }, a bere metropoli; přichází o ni { $from }
cities-and-knights-did-improve-safe = { $player } staví: { $track } { $level }, a má metropoli natrvalo
cities-and-knights-did-set-level = { $player }: { $track }, nastaven stupeň { $level }
cities-and-knights-did-set-metropolis = Metropoli ({ $track }) má { $player }
cities-and-knights-did-no-metropolis = Metropole ({ $track }) odebrána z plánu
cities-and-knights-did-knight = { $player } staví rytíře
cities-and-knights-did-activate = { $player } aktivuje: { $knight }
cities-and-knights-did-promote = { $player } povyšuje: { $knight }
cities-and-knights-did-act = { $player } používá: { $knight }
cities-and-knights-did-remove-knight = { $player } přichází o: { $knight }
cities-and-knights-did-take-longest-road = { $player } má nejdelší obchodní cestu
cities-and-knights-did-take-merchant = { $player } má obchodníka
cities-and-knights-did-take-wizard = { $player } má mága
cities-and-knights-did-nobody-longest-road = Nejdelší obchodní cestu nemá nikdo
cities-and-knights-did-nobody-merchant = Obchodníka nemá nikdo
cities-and-knights-did-nobody-wizard = Mága nemá nikdo
cities-and-knights-did-card = { $player }: { $what }
cities-and-knights-did-card-gone = { $player } už nemá: { $what }
cities-and-knights-did-curse = { $player } má prokleté rytíře
cities-and-knights-did-dragon = Velký drak: { $player } bere stupeň ({ $track }), přichází o něj { $target }
cities-and-knights-did-dragon-metropolis = Velký drak: { $player } bere stupeň ({ $track }) i metropoli, přichází o ně { $target }
cities-and-knights-did-current-forward = Magický proud: loď o 2 vpřed
cities-and-knights-did-current-back = Magický proud: loď o 2 vzad
cities-and-knights-did-set-ship = Loď nastavena na { $position }. pole
cities-and-knights-did-start = Příprava je hotová
cities-and-knights-did-end-roll = { $player } má hod za sebou
cities-and-knights-did-end-turn = { $player } končí tah
cities-and-knights-did-win = { $player } vítězí

# Hod
cities-and-knights-white-die = Bílá kostka
cities-and-knights-white-name = Bílá kostka: { $number }
cities-and-knights-red-die = Červená kostka
cities-and-knights-red-name = Červená kostka: { $number }
cities-and-knights-event-die = Událostní kostka
cities-and-knights-event-name = Událostní kostka: { $event }
cities-and-knights-event-ship = loď
cities-and-knights-event-two-ships = dvě lodě
cities-and-knights-roll-by-app = Hodit v aplikaci
cities-and-knights-draw = Vzít si kartu
cities-and-knights-deck-left = { $left ->
    [one] Zbývá { $left } karta ze 36.
    [few] Zbývají { $left } karty ze 36.
   *[other] Zbývá { $left } karet ze 36.
 } { $few ->
    [0] Zamíchají se všechny, až nezbude žádná.
   *[other] Zamíchají se všechny, až jich zbude { $few }.
 }
cities-and-knights-deck-shuffled = { $few ->
    [0] Balíček je dohraný
   *[other] Karet zbývá jen { $few }
 }: pro tento hod se zamíchalo všech 36.
cities-and-knights-deck-by-hand = Pro Alchymistu nebo hod na stole:
cities-and-knights-ship-sails = Loď je na { $position }. poli { $length ->
    [8] z
   *[other] ze
 } { $length }.
cities-and-knights-ship-lands = Barbaři přistáli.
cities-and-knights-draws = { $player } si bere kartu ({ $track }).
cities-and-knights-nobody-draws = Kartu ({ $track }) si při červené { $red } nebere nikdo.
cities-and-knights-hand-limit = V ruce nejvýš { $limit ->
    [one] { $limit } akční karta
    [few] { $limit } akční karty
    [many] { $limit } akční karty
   *[other] { $limit } akčních karet
 }; karty s bodem se nepočítají.
cities-and-knights-yield = Vynášejí pole s číslem { $number }.
cities-and-knights-robber-moves = Sedmička: kdo má karet moc, odhodí polovinu. Pak se přesune zloděj.
cities-and-knights-robber-sleeps = Sedmička: kdo má karet moc, odhodí polovinu. Zloděj do prvního útoku zůstává stát.
cities-and-knights-most-cards = smí držet { $limit }
cities-and-knights-hand-of = { $player }: karty v ruce
cities-and-knights-discard-of = { $player } odhodí
cities-and-knights-citadel-title = Citadela: tři způsoby, u vrchoviny
cities-and-knights-citadel-setup = Poslední město přípravy: { $cost }
cities-and-knights-citadel-from-city = Z města: { $cost }
cities-and-knights-citadel-from-settlement = Z vesnice: { $cost }
cities-and-knights-fight = Odehrát útok

# Barbaři
cities-and-knights-barbarians-title = Barbaři
cities-and-knights-ship-place = { $position } / { $length }
cities-and-knights-track-name = Loď: { $place }
cities-and-knights-barbarians = barbaři
cities-and-knights-knights = rytíři
cities-and-knights-land-soon = { $rolls ->
    [one] přistanou do { $rolls } hodu
    [few] přistanou do { $rolls } hodů
    [many] přistanou do { $rolls } hodu
   *[other] přistanou do { $rolls } hodů
 }
cities-and-knights-percent = { $percent } %
cities-and-knights-knights-would-win = Kdyby přistáli teď, rytíři by vyhráli.
cities-and-knights-short = Kdyby přistáli teď, chyběla by rytířům síla { $short }.
cities-and-knights-chance = { $rolls ->
    [one] Přistanou do { $rolls } hodu: { $percent } %
    [few] Přistanou do { $rolls } hodů: { $percent } %
    [many] Přistanou do { $rolls } hodu: { $percent } %
   *[other] Přistanou do { $rolls } hodů: { $percent } %
}
cities-and-knights-expected = Průměrně za { $rolls } hodu
cities-and-knights-why-attack = Proč?
cities-and-knights-ship-at-this-table = Loď tu pluje { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
 }, průměrný počet hodů od startu: { $rolls }.
cities-and-knights-why-odds = Proč takové šance?
cities-and-knights-ship-by-hand = Posun lodi
cities-and-knights-missing-strength = Síla teď
cities-and-knights-missing-to-keep = Chybí k udržení města
cities-and-knights-missing-to-defend = Chybí na Zachránce Katanu
cities-and-knights-loses-city = { $player } přichází o město; zůstává vesnice.
cities-and-knights-loses-on-its-side = { $player } přichází o město; položí se na bok.
cities-and-knights-loses-removed = { $player } přichází o město; mizí z plánu.
cities-and-knights-each-loses-city = { $players } ztrácejí po jednom městě; zůstávají vesnice.
cities-and-knights-each-loses-on-its-side = { $players } ztrácejí po jednom městě; položí se na bok.
cities-and-knights-each-loses-removed = { $players } ztrácejí po jednom městě; mizí z plánu.
cities-and-knights-loses-wall = A také o hradby pod ním.
cities-and-knights-wall-depends = Má-li to město hradby, odeberte i je.
cities-and-knights-citadel-depends = Je-li to citadela, odeberte i ji.
cities-and-knights-loses-citadel = S ním padá i citadela.
cities-and-knights-defender = Zachráncem Katanu se stává { $player }: 1 bod.
cities-and-knights-tied-draw = Po kartě z libovolného balíčku si berou { $players }.
cities-and-knights-barbarians-win = Vyhrávají barbaři.
cities-and-knights-knights-win = Vyhrávají rytíři.
cities-and-knights-counterspell-keeps = Protikouzlo: město si nechává { $player }.
cities-and-knights-magic-power-title = Kouzelná síla: čí rytíři se počítají dvakrát?
cities-and-knights-counterspell-title = Protikouzlo: kdo si město nechá?
cities-and-knights-plays-magic-power = { $player } hraje Kouzelnou sílu
cities-and-knights-plays-counterspell = { $player } hraje Protikouzlo
cities-and-knights-nothing-lost = O město nepřichází nikdo.
cities-and-knights-who-fights = Kteří rytíři bojují?
cities-and-knights-fight-name = { $player }: { $knight } v boji
cities-and-knights-no-active-knights = žádní aktivní rytíři

# Co leží před hráčem
cities-and-knights-setup-without-commodities = Každé pole u druhé stavby dá jednu surovinu, žádné zboží.
cities-and-knights-setup-with-commodities = Každé pole u druhé stavby dá jednu surovinu; hory, les a pastviny dají zboží (místo ní, nebo navíc: domluvte se).
cities-and-knights-extra-partner = Po tomto tahu hraje bez hodu { $players }.
cities-and-knights-extra-building = Po tomto tahu smějí stavět { $players }.
cities-and-knights-whose-things = Čí přehled?
cities-and-knights-things-of = Přehled: { $player }
cities-and-knights-back-to = Zpět · na tahu: { $player }
cities-and-knights-points-of = { $player }: body
cities-and-knights-goal = { $goal ->
    [14] ze
   *[other] z
 } { $goal }
cities-and-knights-win = { $player } vítězí
cities-and-knights-settlements = Vesnice
cities-and-knights-cities = Města
cities-and-knights-cities-note = { $cost }; bez metropolí
cities-and-knights-fallen = Města na boku
cities-and-knights-walls = Hradby
cities-and-knights-defender-cards = Zachránce Katanu
cities-and-knights-piece-name = { $player }: { $what }
cities-and-knights-track-level = { $track } · { $level } z { $most }
cities-and-knights-level-name = { $player }: { $track }, stupeň { $level }
cities-and-knights-level-up = +1 · { $cost }
cities-and-knights-level-top = hotovo
cities-and-knights-level-down-name = { $player }: { $track } o stupeň níž
cities-and-knights-level-now = Teď: { $what }
cities-and-knights-level-next = Další: { $what }
cities-and-knights-level-nothing = žádné karty.
cities-and-knights-level-cards = karty při červené 1 až { $red }.
cities-and-knights-level-holds = { $cards } { $ability }
cities-and-knights-all-levels = { $levels ->
    [one] Jediný stupeň stojí.
    [few] Všechny { $levels } stupně stojí.
   *[other] Všech { $levels } stupňů stojí.
}
cities-and-knights-metropolis-of = Metropole: { $player }.
cities-and-knights-metropolis-name = { $player }: metropole ({ $track })
cities-and-knights-crane-name = { $player } hraje stavební jeřáb: příští stupeň je o 1 levnější
cities-and-knights-metropolises = Metropole
cities-and-knights-metropolises-note = každá stojí na městě
cities-and-knights-metropolis = metropole
cities-and-knights-knights-title = Rytíři
cities-and-knights-knights-prices = Nový rytíř nebo povýšení: { $knight }. Aktivace: { $activation }.
cities-and-knights-cursed = Rytíři: { $rolls ->
    [0] lze je zase aktivovat
    [one] prokletí ještě { $rolls } hod
    [few] prokletí ještě { $rolls } hody
    [many] prokletí ještě { $rolls } hodu
   *[other] prokletí ještě { $rolls } hodů
 }
cities-and-knights-build-knight = Nový rytíř: { $cost }
cities-and-knights-build-knight-name = { $player }: nový rytíř
cities-and-knights-act-name = { $player }, použít: { $knight }
cities-and-knights-activate-name = { $player }, aktivovat: { $knight }
cities-and-knights-row-active = Aktivní
cities-and-knights-row-inactive = Pasivní
cities-and-knights-strongest = Mocného rytíře už povýšit nejde.
cities-and-knights-promote-next = { $player }: povýšit rytíře, na kterého klepnete
cities-and-knights-remove-next = { $player }: odebrat rytíře, na kterého klepnete
cities-and-knights-promote = Povýšit
cities-and-knights-promote-name = { $player }, povýšit: { $knight } (pasivní)
cities-and-knights-promote-active-name = { $player }, povýšit: { $knight } (aktivní)
cities-and-knights-remove-knight = Odebrat
cities-and-knights-remove-knight-name = { $player }, odebrat: { $knight } (pasivní)
cities-and-knights-remove-active-name = { $player }, odebrat: { $knight } (aktivní)
cities-and-knights-marks = V ruce a na stole
cities-and-knights-longest-road = Nejdelší obchodní cesta
cities-and-knights-merchant = Obchodník
cities-and-knights-wizard = Mág
cities-and-knights-printer = Knihtisk
cities-and-knights-constitution = Ústava
cities-and-knights-white-magic = Bílá magie
cities-and-knights-citadel = Citadela
cities-and-knights-small-dragon = Malý drak, příští sedmička
cities-and-knights-magic-power = Kouzelná síla, příští útok
cities-and-knights-hold-name = { $player }: { $what }
cities-and-knights-held-by = Drží { $player }
cities-and-knights-held-by-nobody = Nedrží nikdo
cities-and-knights-card-name = { $player }: { $what }
cities-and-knights-purple-cards = Fialové karty…
cities-and-knights-curse-title = Prokletí: čí rytíři?
cities-and-knights-curse-name = Proklít rytíře: { $player }
cities-and-knights-current-forward = Magický proud: loď o 2 vpřed
cities-and-knights-current-back = Magický proud: loď o 2 vzad
cities-and-knights-dragon-title = Velký drak: vzít stupeň
cities-and-knights-dragon-takes = Vzít stupeň ({ $track }): { $player }
cities-and-knights-dragon-from = Přijde o něj { $player }

# Nástroje
cities-and-knights-tool-players = Hráči
cities-and-knights-tool-barbarians = Barbaři
cities-and-knights-tool-dice = Hody
cities-and-knights-tool-form = Útok
cities-and-knights-dice-title = Záznam hodů
cities-and-knights-no-rolls = Zatím žádný hod. Počítá se tu každý hod partie.
cities-and-knights-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
 }, z toho { $app } aplikací.
cities-and-knights-cards-drawn = { $count ->
    [one] { $count } karta z balíčku
    [few] { $count } karty z balíčku
    [many] { $count } karty z balíčku
   *[other] { $count } karet z balíčku
 }, zbývá jich v něm { $left }.
cities-and-knights-expected-line = Čára ukazuje očekávaný počet.
cities-and-knights-bar = Součet { $sum }: { $count }krát, čeká se { $expected }
cities-and-knights-event-count = { $event }: { $count }
cities-and-knights-who-rolled = Součet
cities-and-knights-form-about = Vychází z toho, co je na stole. Klepnutím na číslo ho změníte; do partie se nic nezapíše.
cities-and-knights-form-reset = Jako na stole
cities-and-knights-form-cities = Města
cities-and-knights-form-metropolises = Metropole
cities-and-knights-form-basic = Aktivní jednoduší rytíři
cities-and-knights-form-strong = Aktivní silní rytíři
cities-and-knights-form-mighty = Aktivní mocní rytíři
cities-and-knights-form-head-cities = Města
cities-and-knights-form-head-metropolises = Metrop.
cities-and-knights-form-head-basic = Jedn.
cities-and-knights-form-head-strong = Silní
cities-and-knights-form-head-mighty = Mocní
cities-and-knights-form-lost = Vyhrávají barbaři. Každý o jedno město { $count ->
    [one] přichází
    [few] přicházejí
    [many] přichází
   *[other] přicházejí
 } { $players }.
cities-and-knights-form-won = Vyhrávají rytíři. Zachráncem Katanu se stává { $players }.
cities-and-knights-form-tied = Vyhrávají rytíři. Po kartě si berou { $players }.

# Proč ne
cities-and-knights-attack-over = Útok už proběhl. Chcete-li změnit, kdo bojoval, vezměte ho zpět.
cities-and-knights-attack-over-cards = Útok už proběhl. Chcete-li v něm zahrát kartu, vezměte ho zpět.
cities-and-knights-refuse-loses-nothing = { $player } v tomto útoku o město nepřichází.
cities-and-knights-level-lowest = Zatím nestojí žádný stupeň.
cities-and-knights-form-same = Tato čísla už odpovídají stolu.
cities-and-knights-refuse-players = { $most ->
    [one] Města a rytíři jsou pro { $least } až { $most } hráče.
    [few] Města a rytíři jsou pro { $least } až { $most } hráče.
   *[other] Města a rytíři jsou pro { $least } až { $most } hráčů.
}
cities-and-knights-refuse-no-deck = V této partii se hází kostkami. Nic se nezměnilo.
cities-and-knights-refuse-drawn = Tuto kartu už z balíčku někdo vzal. Nic se nezměnilo, vezměte si další.
cities-and-knights-refuse-rolled = Hází se jen jednou, na začátku tahu.
cities-and-knights-refuse-no-attack = Barbaři ještě nepřistáli.
cities-and-knights-refuse-level = Stupně jsou od 0 do { $most }.
cities-and-knights-refuse-fan-set = Tohle patří k fanouškovské sadě, se kterou teď nehrajete.
cities-and-knights-refuse-current = Magický proud se hraje po hodu, a ne během útoku.
cities-and-knights-refuse-not-on-turn = Vyhrát lze jen na svém tahu.
cities-and-knights-refuse-goal = { $points } { $goal ->
    [14] ze
   *[other] z
 } { $goal } bodů: to ještě nestačí.
cities-and-knights-edited = upraveno v bodování: { $change }
cities-and-knights-refuse-no-such-knight = Takový rytíř tu není.
cities-and-knights-refuse-all-take-part = Bojují všichni aktivní rytíři: vybírat je dovoluje jen volba partie.
cities-and-knights-refuse-fewer-than-none = Je jich tu { $count }: pod 0 to nejde.
cities-and-knights-refuse-city-needs-settlement = Město nahrazuje vesnici a žádná tu není.
cities-and-knights-refuse-citadel-needs-city = Citadela potřebuje město bez metropole a žádné tu není.
cities-and-knights-field-level = Stupeň
cities-and-knights-field-track = Odvětví
cities-and-knights-field-knight = Rytíř
cities-and-knights-field-active = Aktivní
cities-and-knights-fixed-take-part = Chcete-li vyslat jiné rytíře, vezměte útok zpět a zvolte znovu.
cities-and-knights-fixed-attack = Útok vyplývá z hodu, měst a rytířů. Změňte raději zápisy o nich.
cities-and-knights-open-goal = { $player } má { $points } { $goal ->
    [14] ze
   *[other] z
 } { $goal } bodů
cities-and-knights-won-on-turn = Ve vlastním tahu aspoň { $goal } bodů: vítězí { $players }.
