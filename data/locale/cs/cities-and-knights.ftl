cities-and-knights-points = Body

# Průvodce
cities-and-knights-place = Kolo { $round } · { $player }
cities-and-knights-place-setup = Příprava
cities-and-knights-place-over = Vyhrává { $player }
cities-and-knights-phase = Krok { $number } · { $who }
cities-and-knights-turn = na tahu { $player }
cities-and-knights-all = všichni najednou
cities-and-knights-over = Partie skončila
cities-and-knights-over-text = Ťuknutím na číslo uvidíte proč. Ruční oprava se pořád počítá.
cities-and-knights-missing-attack = Barbaři útočí
cities-and-knights-missing-roll = Nejdřív hod
cities-and-knights-next-start = Začíná { $player }
cities-and-knights-next-seven = Dál: obchod a stavby
cities-and-knights-next-yield = Dál: výnosy za { $number }
cities-and-knights-next-player = Dál: { $player }
cities-and-knights-wins-on-own-turn = { $player } má dost bodů a na svém tahu vyhraje.
cities-and-knights-warning-of = { $player }: { $what }

# Co se stalo
cities-and-knights-did-roll = { $player } hází { $number } (červená { $red }), { $event }
cities-and-knights-did-roll-by-app = Aplikace hází { $number } (červená { $red }), { $event }, na tahu { $player }
cities-and-knights-did-take-part = { $player } posílá do boje { $count ->
    [one] { $count } rytíře
    [few] { $count } rytíře
    [many] { $count } rytíře
   *[other] { $count } rytířů
 }
cities-and-knights-did-take-part-all = { $player } posílá do boje všechny aktivní rytíře
cities-and-knights-did-attack-lost = Barbaři { $barbarians }, rytíři { $knights }: o město přichází { $players }
cities-and-knights-did-attack-won = Barbaři { $barbarians }, rytíři { $knights }: obráncem je { $player }
cities-and-knights-did-attack-tied = Barbaři { $barbarians }, rytíři { $knights }: kartu bere { $players }
cities-and-knights-did-attack-nothing = Barbaři { $barbarians }, rytíři { $knights }: nikdo nic neztrácí
cities-and-knights-did-build = { $player } přidává { $what }
cities-and-knights-did-unbuild = { $player } ubírá { $what }
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
    [one] { $count } položené město
    [few] { $count } položená města
    [many] { $count } položeného města
   *[other] { $count } položených měst
 }
cities-and-knights-count-walls = { $count ->
    [one] { $count } hradbu
    [few] { $count } hradby
    [many] { $count } hradby
   *[other] { $count } hradeb
 }
cities-and-knights-count-defender = { $count ->
    [one] { $count } kartu Obránce
    [few] { $count } karty Obránce
    [many] { $count } karty Obránce
   *[other] { $count } karet Obránce
 }
cities-and-knights-did-improve = { $player } staví { $track } { $level }
cities-and-knights-did-set-level = { $player }: { $track } ručně { $level }
cities-and-knights-did-set-metropolis = { $player } má ručně metropoli: { $track }
cities-and-knights-did-no-metropolis = Metropoli nemá ručně nikdo: { $track }
cities-and-knights-did-knight = { $player } staví rytíře
cities-and-knights-did-activate = { $player } aktivuje: { $knight }
cities-and-knights-did-promote = { $player } povyšuje: { $knight }
cities-and-knights-did-act = { $player } jedná: { $knight }
cities-and-knights-did-remove-knight = { $player } ztrácí: { $knight }
cities-and-knights-did-hold = { $player } teď má: { $what }
cities-and-knights-did-nobody-holds = Nikdo nemá: { $what }
cities-and-knights-did-card = { $player }: { $what }
cities-and-knights-did-card-gone = { $player } už ne: { $what }
cities-and-knights-did-curse = Prokletí rytířů: { $player }
cities-and-knights-did-dragon = Velký drak: { $player } bere { $track } hráči { $target }
cities-and-knights-did-current-forward = Magický proud: loď vpřed
cities-and-knights-did-current-back = Magický proud: loď vzad
cities-and-knights-did-set-ship = Loď ručně na { $position }
cities-and-knights-did-start = Příprava je hotová
cities-and-knights-did-end-roll = { $player } má hod vyřízený
cities-and-knights-did-end-turn = { $player } končí tah
cities-and-knights-did-move = Průvodce jde na { $where }
cities-and-knights-did-win = { $player } vyhrává
cities-and-knights-did-set-cell = { $player }: { $what } je ručně { $value }
cities-and-knights-did-set-cell-note = { $player }: { $what } je ručně { $value } ({ $note })
cities-and-knights-did-clear-cell = { $player }: { $what } zase podle pravidel

# Hod
cities-and-knights-white-die = Obyčejná kostka
cities-and-knights-white-name = Obyčejná kostka: { $number }
cities-and-knights-red-die = Červená kostka
cities-and-knights-red-name = Červená kostka: { $number }
cities-and-knights-event-die = Kostka událostí
cities-and-knights-event-name = Kostka událostí: { $event }
cities-and-knights-event-ship = loď
cities-and-knights-event-two-ships = dvě lodě
cities-and-knights-roll-by-app = Hoď za nás
cities-and-knights-ship-sails = Loď pluje na { $position } ze { $length }.
cities-and-knights-ship-lands = Barbaři přistáli.
cities-and-knights-draws = Kartu bere { $player }: { $track }.
cities-and-knights-nobody-draws = Kartu nebere nikdo: { $track }, červená { $red }.
cities-and-knights-hand-limit = V ruce nejvýš { $limit }; bodové karty se nepočítají.
cities-and-knights-yield = Výnosy za { $number }.
cities-and-knights-robber-moves = Sedmička: kdo má víc, odhodí polovinu. Loupežník se přesune.
cities-and-knights-robber-sleeps = Sedmička: kdo má víc, odhodí polovinu. Loupežník do prvního útoku stojí.
cities-and-knights-most-cards = při sedmičce nejvýš { $limit }
cities-and-knights-hand-of = { $player }: karty v ruce
cities-and-knights-discard-of = { $player } odhodí
cities-and-knights-citadel-title = Citadela: tři způsoby, u kopců
cities-and-knights-citadel-setup = Poslední město přípravy: { $cost }
cities-and-knights-citadel-from-city = Z města: { $cost }
cities-and-knights-citadel-from-settlement = Z vesnice: { $cost }
cities-and-knights-fight = Vybojovat útok

# Barbaři
cities-and-knights-barbarians-title = Barbaři
cities-and-knights-track-name = Loď: { $place }
cities-and-knights-barbarians = barbaři
cities-and-knights-knights = rytíři
cities-and-knights-this-round = do kola
cities-and-knights-knights-would-win = Kdyby přistáli teď, rytíři by vyhráli.
cities-and-knights-short = Kdyby přistáli teď, chybí rytířům síla { $short }.
cities-and-knights-short-of = { $player }: o { $safe } víc udrží město, o { $defender } víc je obráncem
cities-and-knights-chance-round = Přistanou do { $rolls } hodů: { $percent } %
cities-and-knights-chance-next = Přistanou do { $rolls } hodů, toto kolo a příští: { $percent } %
cities-and-knights-expected = Průměrně za { $rolls } hodu
cities-and-knights-why-attack = Proč?
cities-and-knights-why-odds = Šance: proč?
cities-and-knights-ship-by-hand = Loď, oprava rukou
cities-and-knights-loses-city = { $player } přichází o město; zůstává vesnice.
cities-and-knights-loses-on-its-side = { $player } přichází o město; položí se na bok.
cities-and-knights-loses-removed = { $player } přichází o město; mizí z desky.
cities-and-knights-loses-wall = S ním i o hradbu.
cities-and-knights-wall-depends = Má-li to město hradbu, uberte i ji.
cities-and-knights-citadel-depends = Je-li to citadela, uberte i ji.
cities-and-knights-defender = Obráncem Katanu je { $player }: 1 bod.
cities-and-knights-tied-draw = Stejně silní, každý kartu z libovolného balíčku: { $players }
cities-and-knights-nothing-lost = Nikdo neztrácí a nikdo nezíská.
cities-and-knights-who-fights = Kteří rytíři bojují?
cities-and-knights-fight-name = { $player }: { $knight } v boji
cities-and-knights-no-active-knights = žádní aktivní rytíři

# Co leží před hráčem
cities-and-knights-setup-without-commodities = Každé pole u druhé stavby dá jednu surovinu, žádné zboží.
cities-and-knights-setup-with-commodities = Každé pole u druhé stavby dá jednu surovinu; hory, les a pastvina zboží (místo ní, nebo navíc: domluvte se).
cities-and-knights-extra-partner = Po tomto tahu jedná bez hodu i: { $players }
cities-and-knights-extra-building = Po tomto tahu smí stavět: { $players }
cities-and-knights-whose-things = Čí věci se ukazují
cities-and-knights-things-of = Co má { $player }
cities-and-knights-points-of = { $player }: body
cities-and-knights-goal = z { $goal }
cities-and-knights-win = { $player } vyhrává
cities-and-knights-settlements = Vesnice
cities-and-knights-cities = Města
cities-and-knights-fallen = Položená města
cities-and-knights-walls = Hradby
cities-and-knights-defender-cards = Obránce Katanu
cities-and-knights-piece-name = { $player }: { $what }
cities-and-knights-and-metropolises = { $count ->
    [one] a { $count } metropole
    [few] a { $count } metropole
    [many] a { $count } metropole
   *[other] a { $count } metropolí
 }
cities-and-knights-track-level = { $track } · { $level } z 5
cities-and-knights-improve = Stupeň { $level }: { $cost }
cities-and-knights-improve-name = { $player }: zlepšit { $track }
cities-and-knights-level-down-name = { $player }: { $track } ručně o stupeň níž
cities-and-knights-metropolis-name = { $player } má metropoli: { $track }
cities-and-knights-crane-name = { $player } hraje Jeřáb: příští zlepšení je o 1 levnější
cities-and-knights-metropolis = metropole
cities-and-knights-knights-title = Rytíři
cities-and-knights-cursed = Rytíři, prokletí: { $rolls ->
    [0] lze je zase aktivovat
    [one] ještě { $rolls } hod
    [few] ještě { $rolls } hody
    [many] ještě { $rolls } hodu
   *[other] ještě { $rolls } hodů
 }
cities-and-knights-build-knight = Nový rytíř: { $cost }
cities-and-knights-build-knight-name = { $player }: nový rytíř
cities-and-knights-knights-active = { $count } × { $knight }, aktivní
cities-and-knights-knights-resting = { $count } × { $knight }, odpočívá
cities-and-knights-act = Jednat
cities-and-knights-act-name = { $player }: { $knight } jedná
cities-and-knights-activate = Aktivovat: { $cost }
cities-and-knights-activate-name = { $player }: aktivovat { $knight }
cities-and-knights-promote = Povýšit: { $cost }
cities-and-knights-promote-name = { $player }: povýšit odpočívajícího { $knight }
cities-and-knights-promote-active-name = { $player }: povýšit aktivního { $knight }
cities-and-knights-remove-knight = Odebrat
cities-and-knights-remove-knight-name = { $player }: odebrat odpočívajícího { $knight }
cities-and-knights-remove-active-name = { $player }: odebrat aktivního { $knight }
cities-and-knights-marks = V ruce a na stole
cities-and-knights-longest-road = nejdelší cesta
cities-and-knights-merchant = obchodník
cities-and-knights-wizard = mág
cities-and-knights-printer = Knihtisk
cities-and-knights-constitution = Ústava
cities-and-knights-white-magic = Bílá magie
cities-and-knights-citadel = citadela
cities-and-knights-small-dragon = Malý drak, příští sedmička
cities-and-knights-magic-power = Kouzelná síla, příští útok
cities-and-knights-hold-name = { $player } má: { $what }
cities-and-knights-card-name = { $player }: { $what }
cities-and-knights-purple-cards = Fialové karty…
cities-and-knights-curse-title = Prokletí: čí rytíři?
cities-and-knights-curse-name = Prokletí rytířů: { $player }
cities-and-knights-current-forward = Magický proud: loď o 2 vpřed
cities-and-knights-current-back = Magický proud: loď o 2 vzad
cities-and-knights-dragon-title = Velký drak: bere stupeň
cities-and-knights-dragon-takes = { $player }: { $track }

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
 }, z toho { $app } aplikací. Čára ukazuje, co se čeká.
cities-and-knights-bar = Součet { $sum }: { $count }krát, čeká se { $expected }
cities-and-knights-event-count = { $event }: { $count }
cities-and-knights-who-rolled = Součet
cities-and-knights-form-about = Pro stůl, který nic jiného nevede: zadejte, co se počítá. Nic se nezapíše.
cities-and-knights-form-cities = Města bez metropole
cities-and-knights-form-metropolises = Metropole
cities-and-knights-form-basic = Aktivní základní rytíři
cities-and-knights-form-strong = Aktivní silní rytíři
cities-and-knights-form-mighty = Aktivní mocní rytíři
cities-and-knights-form-lost = Vyhrávají barbaři. O město přichází: { $players }
cities-and-knights-form-won = Vyhrávají rytíři. Obránce Katanu: { $players }
cities-and-knights-form-tied = Vyhrávají rytíři. Po kartě berou: { $players }

# Proč ne
cities-and-knights-refuse-players = Města a rytíři jsou pro 2 až 6 hráčů.
cities-and-knights-refuse-rolled = Hází se jednou, na začátku tahu.
cities-and-knights-refuse-no-attack = Barbaři nepřistáli.
cities-and-knights-refuse-level = Stupně jsou 0 až 5.
cities-and-knights-refuse-fan-set = Tohle patří k rozšíření, které se nehraje.
cities-and-knights-refuse-current = Magický proud se hraje po hodu, a ne během útoku.
cities-and-knights-refuse-over = Partie skončila.
cities-and-knights-refuse-moved-on = Stůl mezitím pokročil dál.
cities-and-knights-refuse-no-such-step = Takový krok v této partii není.
cities-and-knights-refuse-not-on-turn = Vyhrát lze jen na svém tahu.
cities-and-knights-refuse-goal = K { $goal } bodům chybí, je jich { $points }.
cities-and-knights-refuse-no-such-cell = Takové pole v bodovací tabulce není.
cities-and-knights-refuse-too-much = To je moc.
cities-and-knights-edited = upraveno v bodování: { $change }
cities-and-knights-refuse-no-such-knight = Takový rytíř tu není.
cities-and-knights-refuse-all-take-part = Bojují všichni aktivní rytíři; volba vybírat je vypnutá.
cities-and-knights-refuse-fewer-than-none = Tolik se jich ubrat nedá.
cities-and-knights-refuse-city-needs-settlement = Město nahrazuje vesnici; žádná tu není.
cities-and-knights-refuse-citadel-needs-city = Citadela stojí na městě bez metropole; žádné tu není.
cities-and-knights-refuse-already-so = Už to tak je.
