imperial-settlers-name = Settlers: Zrození impéria
imperial-settlers-first-player = první hráč
imperial-settlers-option-lookout = Rozhled
imperial-settlers-about-lookout = Jak dva až čtyři hráči dostávají nové karty. Běžný je podle pravidel; v mírumilovném boří soupeřovy lokace jen karty.
imperial-settlers-option-faction-deck = Míchat znovu frakční balíčky
imperial-settlers-about-faction-deck = Vydání se liší: anglické z roku 2014 zamíchá znovu každý prázdný balíček, podle českých pravidel a opravy vydavatele zůstane frakční balíček prázdný.

# Průvodce
imperial-settlers-place = { $round }. kolo z { $rounds }
imperial-settlers-place-setup = Příprava
imperial-settlers-place-over = Konec partie
imperial-settlers-phase = Fáze { $number } · { $who }
imperial-settlers-turn = na tahu { $player }
imperial-settlers-all = všichni najednou
imperial-settlers-solo = sólová hra
imperial-settlers-over = Partie skončila
imperial-settlers-over-text = Ťuknutím na číslo uvidíte proč. Ruční oprava se pořád počítá.
imperial-settlers-both = { $before } { $then }
imperial-settlers-lookout-next = Z vyložených karet.
imperial-settlers-act-title = { $player }: akce, nebo pas
imperial-settlers-next = Dál: { $what }
imperial-settlers-next-round = Dál: { $round }. kolo
imperial-settlers-next-taken = Vše vzato · { $what }
imperial-settlers-next-end = Konec partie
imperial-settlers-next-picked = { $player } má vybráno
imperial-settlers-next-picked-solo = Vybráno
imperial-settlers-next-kept = Všichni mají vybráno
imperial-settlers-next-pass = { $player } pasuje
imperial-settlers-next-pass-solo = Pas
imperial-settlers-next-turn = { $player } má hotovo · { $then }
imperial-settlers-missing-faction = Chybí frakce: { $player }
imperial-settlers-missing-factions = { $count ->
    [one] { $count } hráč nemá frakci
    [few] { $count } hráči nemají frakci
    [many] { $count } hráče nemá frakci
   *[other] { $count } hráčů nemá frakci
 }
imperial-settlers-missing-attack-card = Chybí první útočná karta
imperial-settlers-missing-attack = Odhalte kartu { $number }. útoku
imperial-settlers-missing-choice = Vyberte, která lokace padne
imperial-settlers-missing-locations = Chybí lokace: { $player }
imperial-settlers-missing-all-locations = { $count ->
    [one] Chybí lokace { $count } hráče
    [few] Chybí lokace { $count } hráčů
    [many] Chybí lokace { $count } hráče
   *[other] Chybí lokace { $count } hráčů
 }
imperial-settlers-missing-goods = Shoda: spočítejte, co zbylo ({ $players })
imperial-settlers-missing-hand = Stále shoda: spočítejte karty v ruce ({ $players })
imperial-settlers-warning-of = { $player }: { $what }
imperial-settlers-warning-attack-cards = Zadaných útočných karet je { $count }, v krabici jich je { $held }.

# Prostředky
imperial-settlers-nothing = nic
imperial-settlers-count-worker = { $count ->
    [one] { $count } osadník
    [few] { $count } osadníci
    [many] { $count } osadníka
   *[other] { $count } osadníků
 }
imperial-settlers-count-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
 }
imperial-settlers-count-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
 }
imperial-settlers-count-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
 }
imperial-settlers-count-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
    [many] { $count } zlata
   *[other] { $count } zlat
 }
imperial-settlers-count-raze = { $count ->
    [one] { $count } žeton boření
    [few] { $count } žetony boření
    [many] { $count } žetonu boření
   *[other] { $count } žetonů boření
 }
imperial-settlers-count-defense = { $count ->
    [one] { $count } obranný žeton
    [few] { $count } obranné žetony
    [many] { $count } obranného žetonu
   *[other] { $count } obranných žetonů
 }
imperial-settlers-count-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
imperial-settlers-count-vp = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 }
imperial-settlers-why-action = Akce
imperial-settlers-why-deal = Dohoda
imperial-settlers-why-production = Produkce
imperial-settlers-why-raze = Boření
imperial-settlers-why-card = Karta
imperial-settlers-a-common-location = běžná lokace
imperial-settlers-a-faction-location = frakční lokace

# Co se stalo
imperial-settlers-did-faction = { $player } hraje za frakci { $faction }
imperial-settlers-did-no-faction = { $player } vrací frakci
imperial-settlers-did-look = Rozhled: { $what }
imperial-settlers-did-take = { $player } bere: { $goods }
imperial-settlers-did-not-take = { $player } produkci ještě nemá
imperial-settlers-did-count = { $player }: { $what } počítá { $count }
imperial-settlers-did-score = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }, { $why }
imperial-settlers-did-deal = { $player } uzavírá za 1 jídlo dohodu: { $good } hned a v každé produkci
imperial-settlers-did-drop-deal = { $player } přichází o dohodu: { $good }
imperial-settlers-did-build = { $player } staví: { $what }
imperial-settlers-did-build-taking = { $player } staví: { $what }. Bere: { $goods }
imperial-settlers-did-build-over = { $player } staví: { $what }. Odhazuje: { $gone }
imperial-settlers-did-build-over-taking = { $player } staví: { $what }. Odhazuje: { $gone }. Bere: { $goods }
imperial-settlers-did-rebuild = { $player }: opravená lokace { $what }
imperial-settlers-did-remove = { $player } přichází o lokaci: { $what }
imperial-settlers-did-raze-hand = { $player } boří kartu z ruky za 1 žeton boření
imperial-settlers-did-raze-his = { $player } boří kartu virtuálního hráče za 2 žetony boření
imperial-settlers-did-raze = { $player } boří: { $what }, stojí to { $tokens } žetony boření. { $rival } dostává 1 dřevo a zůstávají základy
imperial-settlers-did-raze-by-card = { $player } boří kartou: { $what }. { $rival } dostává 1 dřevo a zůstávají základy
imperial-settlers-did-raze-japanese = { $player } boří: { $what }, stojí to { $tokens } žetony boření. { $rival } lokaci odhazuje
imperial-settlers-did-raze-japanese-by-card = { $player } boří kartou: { $what }. { $rival } lokaci odhazuje
imperial-settlers-did-send = { $player } posílá: { $workers }. Vezme si surovin nebo karet: { $count }
imperial-settlers-did-pass = { $player } pasuje
imperial-settlers-did-not-pass = { $player } přece jen ještě hraje
imperial-settlers-did-turn = { $player } má akci za sebou
imperial-settlers-did-set-turn = Na tahu je { $player }
imperial-settlers-did-left = { $player }: zbývá { $goods }
imperial-settlers-did-store = { $player }: karty ukládají také { $good }
imperial-settlers-did-not-store = { $player }: karty už neukládají { $good }
imperial-settlers-did-number = { $player }: { $what } { $count }
imperial-settlers-did-tie = { $player }: zbylo { $count } prostředků, v ruce { $hand }
imperial-settlers-did-shuffle = { $count ->
    [one] Aplikace míchá { $count } útočnou kartu
    [few] Aplikace míchá { $count } útočné karty
    [many] Aplikace míchá { $count } útočné karty
   *[other] Aplikace míchá { $count } útočných karet
 }
imperial-settlers-did-no-deck = Útočné karty se odhalují u stolu
imperial-settlers-did-reveal = Útočná karta: { $good }
imperial-settlers-did-attack = Útočná karta { $good }: { $what }
imperial-settlers-did-fall = Padla lokace { $what }
imperial-settlers-did-drop-target = Virtuální hráč přichází o dohodu: { $good }
imperial-settlers-did-his-cards = Virtuální hráč má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
imperial-settlers-did-end-setup = Příprava je hotová
imperial-settlers-did-end-lookout = Rozhled je hotový
imperial-settlers-did-end-production = Produkce je rozdaná
imperial-settlers-did-end-actions = Akce jsou hotové
imperial-settlers-did-all-pass = Všichni pasovali
imperial-settlers-did-end-clean-up = Úklid je hotový
imperial-settlers-did-end-attack = Útoky jsou za vámi
imperial-settlers-did-end-score = Lokace jsou spočítané
imperial-settlers-did-move = Průvodce jde na { $where }
imperial-settlers-did-set-cell = { $player }: { $what } je ručně { $value }
imperial-settlers-did-set-cell-note = { $player }: { $what } je ručně { $value } ({ $note })
imperial-settlers-did-clear-cell = { $player }: { $what } zase podle pravidel

# Co se odmítá
imperial-settlers-refuse-players = Zrození impéria je pro jednoho až čtyři.
imperial-settlers-refuse-no-such-player = Tam nikdo nesedí.
imperial-settlers-refuse-figures = Zapamatované karty nejdou přečíst: { $detail }.
imperial-settlers-refuse-faction-taken = Tuto frakci už má { $player }.
imperial-settlers-refuse-other-faction = Tahle karta patří jiné frakci.
imperial-settlers-refuse-moved-on = Stůl už je jinde.
imperial-settlers-refuse-not-now = Teď se to nezadává.
imperial-settlers-refuse-already-so = Tak to už je.
imperial-settlers-refuse-too-much = Tolik toho být nemůže.
imperial-settlers-refuse-fewer-than-none = Bodovací deska nejde pod 0.
imperial-settlers-refuse-has-passed = { $player } už pas má. Nejdřív pas vraťte.
imperial-settlers-refuse-not-on-turn = Na tahu je někdo jiný.
imperial-settlers-refuse-name-too-long = Název je moc dlouhý.
imperial-settlers-refuse-not-on-cards = Tento prostředek žádná karta neukazuje.
imperial-settlers-refuse-no-such-location = Taková lokace tu není.
imperial-settlers-refuse-no-such-deal = Taková dohoda tu není.
imperial-settlers-refuse-counts-nothing = Tato lokace žádné jiné nepočítá.
imperial-settlers-refuse-own-location = Vlastní lokace se neboří.
imperial-settlers-refuse-none-of-his = Virtuální hráč už žádnou kartu nemá.
imperial-settlers-refuse-stays-anyway = Karty a body zůstávají tak jako tak.
imperial-settlers-refuse-solo-only = To má jen sólová hra.
imperial-settlers-refuse-not-on-top = Navrchu leží jiná útočná karta.
imperial-settlers-refuse-over = Partie skončila.
imperial-settlers-refuse-no-such-step = Tento krok k partii nepatří.
imperial-settlers-refuse-no-such-cell = Takové políčko na bodovacím listu není.
imperial-settlers-refuse-note-too-long = Poznámka je moc dlouhá.
