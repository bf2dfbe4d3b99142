imperial-settlers-first-player = první hráč
imperial-settlers-option-lookout = Rozhled
imperial-settlers-about-lookout = Jak dva až čtyři hráči dostávají nové karty. Běžný je podle pravidel; v mírumilovném lze soupeřovy lokace bořit jen kartami.
imperial-settlers-option-faction-deck = Míchat znovu frakční balíčky
imperial-settlers-about-faction-deck = Vydání se liší: anglické z roku 2014 zamíchá znovu každý prázdný balíček, podle českých pravidel a opravy vydavatele zůstane frakční balíček prázdný.

# Průvodce
imperial-settlers-place = { $round }. kolo z { $rounds }
imperial-settlers-place-setup = Příprava
imperial-settlers-place-over = Konec hry
imperial-settlers-phase = Fáze { $number } · { $who }
imperial-settlers-phase-alone = Fáze { $number }
imperial-settlers-turn = na tahu { $player }
imperial-settlers-all = všichni najednou
imperial-settlers-solo = sólová hra
imperial-settlers-solo-faction = Vyberte si frakci
imperial-settlers-solo-faction-text = Pak si doberte 2 karty své frakce a 2 běžné. Barbaři a Římané jsou snazší.
imperial-settlers-over = Konec hry
imperial-settlers-over-text = Klepnutím na číslo uvidíte proč. Hodnoty můžete dál upravit.
imperial-settlers-both = { $before }. { $then }
imperial-settlers-before-that = { $steps }.
imperial-settlers-lookout-next = Z karet na stole.
imperial-settlers-next = Dál: { $what }
imperial-settlers-next-round = Dál: { $round }. kolo
imperial-settlers-next-taken = Vše vzato · { $what }
imperial-settlers-next-end = Ukončit partii
imperial-settlers-next-picked = { $player } má vybráno
imperial-settlers-next-picked-solo = Vybráno
imperial-settlers-next-kept = Všichni mají vybráno
imperial-settlers-next-pass = { $player } pasuje
imperial-settlers-next-pass-solo = Pasovat
imperial-settlers-next-turn = { $player } má hotovo · { $then }
imperial-settlers-next-build = { $player } staví: { $what }
imperial-settlers-next-change = Změnit: { $what }
imperial-settlers-next-raze-hand = { $player } boří kartu z ruky
imperial-settlers-next-raze-rival = { $player } boří soupeři ({ $rival })
imperial-settlers-next-raze-his = { $player } boří kartu virtuálního hráče
imperial-settlers-next-deal = { $player } uzavírá dohodu: { $good }
imperial-settlers-next-use = { $player } používá lokaci: { $points }
imperial-settlers-next-send = { $count ->
    [one] { $player } vysílá osadníky: { $count } surovina nebo karta
    [few] { $player } vysílá osadníky: { $count } suroviny nebo karty
    [many] { $player } vysílá osadníky: { $count } suroviny nebo karty
   *[other] { $player } vysílá osadníky: { $count } surovin nebo karet
 }
imperial-settlers-next-then = { $what } · na tahu { $then }
imperial-settlers-missing-last = { $player }: akce, nebo pas
imperial-settlers-missing-site = Co se staví?
imperial-settlers-missing-deal = Co dohoda dává?
imperial-settlers-missing-points = Kolik dává bodů?
imperial-settlers-missing-workers = Kolik osadníků vysíláte?
imperial-settlers-missing-faction = Chybí frakce: { $player }
imperial-settlers-missing-factions = { $count ->
    [one] { $count } hráč nemá frakci
    [few] { $count } hráči nemají frakci
    [many] { $count } hráče nemá frakci
   *[other] { $count } hráčů nemá frakci
 }
imperial-settlers-missing-attack-card = Odhalte 1. útočnou kartu
imperial-settlers-missing-attack = Odhalte kartu { $number }. útoku
imperial-settlers-missing-choice = Vyberte, která lokace bude zbořena
imperial-settlers-missing-discard = Vyberte, co se odhodí
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

imperial-settlers-group-game = Během hry
imperial-settlers-group-end = Na konci

# Prostředky
imperial-settlers-nothing = nic
imperial-settlers-goods = { $goods }
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
    [one] { $count } zlatá mince
    [few] { $count } zlaté mince
    [many] { $count } zlaté mince
   *[other] { $count } zlatých mincí
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
imperial-settlers-one-common-location = běžná lokace
imperial-settlers-one-faction-location = frakční lokace
imperial-settlers-an-action-location = akční lokace
imperial-settlers-numbered = { $what } { $number }

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
 } ({ $why })
imperial-settlers-did-deal = { $player } uzavírá za 1 jídlo dohodu: { $good } hned a v každé produkci
imperial-settlers-did-drop-deal = { $player } přichází o dohodu: { $good }
imperial-settlers-did-build = { $player } staví: { $what }
imperial-settlers-did-build-taking = { $player } staví: { $what }. Bere: { $goods }
imperial-settlers-did-build-over = { $player } staví: { $what }. Odhazuje: { $gone }
imperial-settlers-did-build-over-taking = { $player } staví: { $what }. Odhazuje: { $gone }. Bere: { $goods }
imperial-settlers-did-rebuild = { $player } mění: { $what }
imperial-settlers-did-remove = { $player } přichází o: { $what }
imperial-settlers-did-raze-hand = { $player } boří kartu z ruky za 1 žeton boření
imperial-settlers-did-raze-his = { $player } boří kartu virtuálního hráče za 2 žetony boření
imperial-settlers-did-raze = { $player } boří za { $tokens } žetony boření: { $what }. { $rival } dostává 1 dřevo a základy
imperial-settlers-did-raze-by-card = { $player } boří kartou: { $what }. { $rival } dostává 1 dřevo a základy
imperial-settlers-did-raze-japanese = { $player } boří za { $tokens } žetony boření: { $what }. { $rival } lokaci odhazuje
imperial-settlers-did-raze-japanese-by-card = { $player } boří kartou: { $what }. { $rival } lokaci odhazuje
imperial-settlers-did-use = { $player } používá: { $what }
imperial-settlers-did-use-for = { $player } používá: { $what } ({ $points })
imperial-settlers-did-send = { $player } vysílá: { $workers } za { $count ->
    [one] { $count } surovinu nebo kartu
    [few] { $count } suroviny nebo karty
    [many] { $count } suroviny nebo karty
   *[other] { $count } surovin nebo karet
 }
imperial-settlers-did-pass = { $player } pasuje
imperial-settlers-did-not-pass = { $player } přece jen ještě hraje
imperial-settlers-did-turn = { $player } má akci za sebou
imperial-settlers-did-set-turn = Na tahu je { $player }
imperial-settlers-did-left = { $player }: zbývá { $goods }
imperial-settlers-did-store = { $player }, karty ukládají také: { $good }
imperial-settlers-did-not-store = { $player }, karty už neukládají: { $good }
imperial-settlers-did-number = { $player }: { $what } { $count }
imperial-settlers-did-tie = { $player }: zbylé prostředky { $count }, karty v ruce { $hand }
imperial-settlers-did-draw = Virtuální hráč dostává { $card }. kartu zleva
imperial-settlers-did-shuffle = { $count ->
    [one] Aplikace míchá { $count } útočnou kartu
    [few] Aplikace míchá { $count } útočné karty
    [many] Aplikace míchá { $count } útočné karty
   *[other] Aplikace míchá { $count } útočných karet
 }
imperial-settlers-did-no-deck = Útočné karty se odhalují u stolu
imperial-settlers-did-reveal = Útočná karta: { $good }
imperial-settlers-did-attack = Útočná karta { $good }: { $what }
imperial-settlers-did-fall = Zbořena: { $what }
imperial-settlers-did-drop-target = Virtuální hráč přichází o dohodu: { $good }
imperial-settlers-did-his-cards = Virtuální hráč má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
imperial-settlers-did-end-setup = Příprava je hotová
imperial-settlers-did-end-faction = Frakce je vybraná
imperial-settlers-did-end-lookout = Rozhled je hotový
imperial-settlers-did-end-production = Všichni mají produkci
imperial-settlers-did-end-actions = Fáze akcí skončila
imperial-settlers-did-all-pass = Všichni pasovali
imperial-settlers-did-end-clean-up = Úklid je hotový
imperial-settlers-did-end-attack = Útoky jsou za vámi
imperial-settlers-did-end-score = Lokace jsou spočítané

# Panely
imperial-settlers-tool-empires = Dohody a lokace
imperial-settlers-tool-points = Body
imperial-settlers-tool-virtual = Virtuální hráč
imperial-settlers-tab-name = { $player }: impérium
imperial-settlers-faction-name = { $player }: { $faction }
imperial-settlers-board-gives = Každá produkce: { $goods }
imperial-settlers-board-keeps = Při úklidu si nechává bez omezení: { $good }
imperial-settlers-lookout-way = Rozhled: { $way }
imperial-settlers-lookout-skip = Ukončit rozhled
imperial-settlers-common-deck-again = Když dojde společný balíček, zamíchejte jeho odhazovací hromádku.
imperial-settlers-faction-deck-empty = Frakční balíček se znovu nemíchá.
imperial-settlers-faction-deck-again = Znovu se míchá i frakční balíček.
imperial-settlers-draw-for-him = Vylosovat jeho kartu
imperial-settlers-drawn = Dostane { $card }. kartu zleva.
imperial-settlers-take = Vzít
imperial-settlers-taken = Vše vzato
imperial-settlers-taken-name = { $player } už má produkci
imperial-settlers-why-good = Proč ({ $player }): { $good }
imperial-settlers-from = { $source }: { $goods }
imperial-settlers-counts = { $what } počítá
imperial-settlers-counts-name = { $player }: { $what } počítá
imperial-settlers-kept-before = Zbylo z minulého kola: { $goods }
imperial-settlers-track = na desce
imperial-settlers-track-of = { $player }: body na bodovací desce
imperial-settlers-points-of = { $player }: body
imperial-settlers-why-name = { $player }: body ({ $why })
imperial-settlers-score-name = { $player }, { $why }: { $points }
imperial-settlers-actions = Každý tah jedna akce
imperial-settlers-passed = Už pasuje: nemá další akce a nesmí být cílem
imperial-settlers-nobody-passed = Zatím nikdo nepasoval.
imperial-settlers-who-passed = { $count ->
    [one] Už pasuje: { $players }.
    [few] Už pasují: { $players }.
    [many] Už pasuje: { $players }.
   *[other] Už pasují: { $players }.
 }
imperial-settlers-pass = Pasovat
imperial-settlers-pass-name = { $player } pasuje
imperial-settlers-take-pass-back = Vzít zpět pasování
imperial-settlers-unpass-name = { $player } ještě hraje
imperial-settlers-make-turn = Na tahu je { $player }
imperial-settlers-pass-about = Konec v tomto kole: žádné další akce, a cílem být nemůže.
imperial-settlers-for-all = Všichni pasovali…
imperial-settlers-for-all-title = { $count ->
    [one] { $count } hráč ještě nepasoval
    [few] { $count } hráči ještě nepasovali
    [many] { $count } hráče ještě nepasovalo
   *[other] { $count } hráčů ještě nepasovalo
 }
imperial-settlers-for-all-end = { $count ->
    [one] Pasuje i poslední hráč · { $what }
    [few] Pasují všichni ({ $count }) · { $what }
    [many] Pasují všichni ({ $count }) · { $what }
   *[other] Pasují všichni ({ $count }) · { $what }
 }
imperial-settlers-for-all-done = Všichni pasovali.
imperial-settlers-for-all-passed = už pasuje
imperial-settlers-form-deal = Dohoda
imperial-settlers-form-build = Stavba
imperial-settlers-form-raze = Boření
imperial-settlers-form-use = Akční lokace
imperial-settlers-form-send = Vyslat osadníky
imperial-settlers-deal-about = Zaplaťte 1 jídlo. Co dohoda dává hned a v každé produkci?
imperial-settlers-deal-of = { $player }, dohoda
imperial-settlers-send-about = 2 osadníci za 1 surovinu nebo 1 kartu, v libovolné kombinaci.
imperial-settlers-use-which = Která? (nepovinné)
imperial-settlers-use-name = Použít: { $what }
imperial-settlers-use-gives = Kolik dává bodů?
imperial-settlers-use-no-points = Žádné body
imperial-settlers-send-some = { $workers } → { $choices }
imperial-settlers-good-name = { $what }: { $good }
imperial-settlers-clear = Smazat
imperial-settlers-clear-name = { $what }: smazat
imperial-settlers-deals = Dohody
imperial-settlers-no-deals = Zatím žádné dohody
imperial-settlers-add-deal = Dohoda
imperial-settlers-locations = Lokace
imperial-settlers-no-locations = Zatím žádné produkční lokace. Stačí zadat každou jednou, pak se počítá v každé produkci.
imperial-settlers-no-locations-solo = Zatím žádné lokace. Zadejte všechny, ať útoky zasáhnou tu správnou.
imperial-settlers-add-location = Lokace
imperial-settlers-deal-menu-name = { $player }, dohoda { $number }, { $what }: další možnosti
imperial-settlers-drop-deal-name = { $player } přichází o { $number }. dohodu: { $what }
imperial-settlers-site-menu-name = { $player }, { $what }: další možnosti
imperial-settlers-edit-site-name = { $player }, upravit: { $what }
imperial-settlers-remove-site-name = { $player } přichází o: { $what }
imperial-settlers-known = Klepněte na kartu
imperial-settlers-location-name = Název (nepovinný)
imperial-settlers-find-card = Název nebo číslo (nepovinné)
imperial-settlers-sort = Balíček
imperial-settlers-common = Běžná
imperial-settlers-own = Frakční
imperial-settlers-japanese = Japonská
imperial-settlers-kind = Schopnost
imperial-settlers-gives = Dává v každé produkci
imperial-settlers-missing-gives = Vyberte, co dává
imperial-settlers-counts-color = Za každou lokaci určité barvy
imperial-settlers-counts-color-about = Lokace počítá i sebe, má-li tu barvu.
imperial-settlers-counts-color-name = Kolik lokací počítá
imperial-settlers-counts-at-most = Počítá nejvýš (0: bez omezení)
imperial-settlers-raze-field = Zboř a získáš
imperial-settlers-deal-field = Pole „po dohodě produkuje“
imperial-settlers-field-location = Lokace
imperial-settlers-field-most = Počítá nejvýš
imperial-settlers-field-drawn = Tažená karta, počítáno zleva
imperial-settlers-field-from-hand-japanese = Z ruky, japonská
imperial-settlers-field-of = { $player }: { $what }
imperial-settlers-fixed-shuffle = Útočné karty drží aplikace zakryté, jejich pořadí zvolit nelze. Vezměte zápis zpět a zamíchejte znovu.
imperial-settlers-deal-field-about = Pole „po dohodě produkuje“ (u Svatyně a Brány žádné, ty zbořit nejde)
imperial-settlers-cost = Cena
imperial-settlers-instead-of = Co se za ni odhazuje?
imperial-settlers-instead-name = Odhodit: { $what }
imperial-settlers-discard-other = Základy nebo jiná lokace
imperial-settlers-discard-nothing = Nic
imperial-settlers-build-it = Postavit
imperial-settlers-change-it = Změnit
imperial-settlers-cancel = Zrušit
imperial-settlers-build-common = Běžná bez produkce
imperial-settlers-build-own = Frakční bez produkce
imperial-settlers-from-hand = Z ruky
imperial-settlers-from-his = Karta virtuálního hráče
imperial-settlers-raze-from-name = Zbořit: { $whose }
imperial-settlers-raze-site-name = Zbořit: { $what } ({ $player })
imperial-settlers-other-location = jiná
imperial-settlers-protected = Chrání ji obranný žeton nebo samuraj
imperial-settlers-by-card = Boří karta
imperial-settlers-by-card-about = Cenu určuje karta.
imperial-settlers-by-card-takes = Cenu určuje karta. Za běžnou lokaci dostane majitel 1 dřevo a základy.
imperial-settlers-takes-hand = { $tokens ->
    [one] Stojí { $tokens } žeton boření. Získáváte, co je v poli „zboř a získáš“.
    [few] Stojí { $tokens } žetony boření. Získáváte, co je v poli „zboř a získáš“.
    [many] Stojí { $tokens } žetonu boření. Získáváte, co je v poli „zboř a získáš“.
   *[other] Stojí { $tokens } žetonů boření. Získáváte, co je v poli „zboř a získáš“.
 }
imperial-settlers-takes-rival = { $tokens ->
    [one] Stojí { $tokens } žeton boření. { $rival } dostane 1 dřevo a základy.
    [few] Stojí { $tokens } žetony boření. { $rival } dostane 1 dřevo a základy.
    [many] Stojí { $tokens } žetonu boření. { $rival } dostane 1 dřevo a základy.
   *[other] Stojí { $tokens } žetonů boření. { $rival } dostane 1 dřevo a základy.
 }
imperial-settlers-takes-japanese = { $tokens ->
    [one] Stojí { $tokens } žeton boření. { $rival } lokaci odhazuje, základy nezůstanou.
    [few] Stojí { $tokens } žetony boření. { $rival } lokaci odhazuje, základy nezůstanou.
    [many] Stojí { $tokens } žetonu boření. { $rival } lokaci odhazuje, základy nezůstanou.
   *[other] Stojí { $tokens } žetonů boření. { $rival } lokaci odhazuje, základy nezůstanou.
 }
imperial-settlers-takes-his = Stojí 2 žetony boření. Karta se odhazuje, základy nezůstanou.
imperial-settlers-raze-points = Body v poli „zboř a získáš“
imperial-settlers-raze-it = Zbořit
imperial-settlers-keeps-all = Nechte si, kolik chcete: { $goods }
imperial-settlers-kept = Zůstává: { $good }
imperial-settlers-kept-name = { $player } si nechává: { $good }
imperial-settlers-store-name = { $player }, karty ukládají: { $good }
imperial-settlers-stored-by-cards = Vše ostatní vraťte. Vaše karty ukládají i:
imperial-settlers-why-clean-up = { $player }: proč
imperial-settlers-count-name = { $player }: { $what }
imperial-settlers-as-entered = Jak je zadáno: běžné { $common }, frakční { $own }
imperial-settlers-on-shrine = Suroviny na Svatyni
imperial-settlers-under-gate = Karty pod { $gate }. Branou
imperial-settlers-goods-left = Zbylé suroviny a osadníci
imperial-settlers-in-hand = Karty v ruce
imperial-settlers-tie-goods = Shoda: nejvíc zbylých surovin a osadníků.
imperial-settlers-tie-hand = Stále shoda: nejvíc karet v ruce.
imperial-settlers-app-deck = Nebo nechte balíček aplikaci
imperial-settlers-shuffle = Zamíchat
imperial-settlers-draw-at-table = Raději odhalovat u stolu
imperial-settlers-revealed-shows = Co je na odhalené kartě?
imperial-settlers-reveal-top = Odhalit horní kartu · v balíčku { $count }
imperial-settlers-attack-cards = Útočné karty
imperial-settlers-attack-cards-about = Co ukazují karty české krabice. Máte-li jiné, stačí je jednou upravit; aplikace si je zapamatuje.
imperial-settlers-attack-cards-name = Útočné karty: { $good }
imperial-settlers-attack-cards-total = Karet { $count } ze { $held }
imperial-settlers-attack-line = { $number }. útok: { $what }
imperial-settlers-attack-to-come = teprve přijde
imperial-settlers-to-collection = { $what } jde do Sbírky: bez dřeva a bez základů. Obě karty jdou na konec řady.
imperial-settlers-tap-for-why = Klepnutím uvidíte proč.
imperial-settlers-choose-falls = Shoda: vyberte, která bude zbořena
imperial-settlers-falls-name = Zbořit: { $what }
imperial-settlers-his-cards = Karty virtuálního hráče
imperial-settlers-his-cards-about = Lokace, které můžete zbořit
imperial-settlers-targets = Cíle virtuálního hráče od nejnovějšího; berou se jako jeho dohody
imperial-settlers-no-targets = Zatím není odhalená žádná útočná karta
imperial-settlers-target = { $number }. { $good }
imperial-settlers-target-menu-name = Cíl { $number }, { $good }: další možnosti
imperial-settlers-drop-target-name = Cíl { $number }, { $good }: odebrat
imperial-settlers-why-collection = Co je ve Sbírce
imperial-settlers-collection-by-hand = Upravit Sbírku
imperial-settlers-forget-name = Zapomenout: { $what }
imperial-settlers-known-locations = Zapamatované lokace
imperial-settlers-nothing-known = Zatím žádná zapamatovaná lokace. Každá, kterou v partii pojmenujete, se příště nabídne.

# Co se odmítá
imperial-settlers-nothing-chosen = Zatím není nic vybráno.
imperial-settlers-revealed-all = Všechny útočné karty v tomto kroku jsou odhalené.
imperial-settlers-refuse-players = { $most ->
    [one] Zrození impéria je pro { $least } až { $most } hráče.
    [few] Zrození impéria je pro { $least } až { $most } hráče.
   *[other] Zrození impéria je pro { $least } až { $most } hráčů.
}
imperial-settlers-refuse-figures = Zapamatované údaje o vašich kartách nejdou přečíst: { $detail }.
imperial-settlers-refuse-faction-taken = Tuto frakci už má { $player }.
imperial-settlers-refuse-other-faction = Tato karta patří jiné frakci.
imperial-settlers-refuse-not-now = V tomto kroku to nejde.
imperial-settlers-refuse-has-taken = { $player } už produkci má.
imperial-settlers-refuse-not-taken = { $player } produkci ještě nemá.
imperial-settlers-refuse-passed-already = { $player } už pasuje.
imperial-settlers-refuse-not-passed = { $player } v tomto kole ještě hraje.
imperial-settlers-refuse-stores = { $player }, karty už ukládají: { $good }.
imperial-settlers-refuse-stores-not = { $player }, karty neukládají: { $good }.
imperial-settlers-refuse-drawn = Virtuální hráč už má { $card }. kartu zleva.
imperial-settlers-refuse-raze-field = Pole „zboř a získáš“ má nejvýš { $most } prostředků.
imperial-settlers-refuse-counts-more = { $what } počítá nejvýš { $most }.
imperial-settlers-refuse-fewer-than-none = { $player }: body nemohou klesnout pod 0.
imperial-settlers-refuse-has-passed = { $player } už pasuje. Nejdřív vezměte pasování zpět.
imperial-settlers-refuse-not-on-turn = Na tahu je někdo jiný.
imperial-settlers-refuse-name-too-long = { $most ->
    [one] Název může mít nejvýš { $most } znak.
    [few] Název může mít nejvýš { $most } znaky.
   *[other] Název může mít nejvýš { $most } znaků.
}
imperial-settlers-refuse-not-on-cards = Tento prostředek na žádné kartě není.
imperial-settlers-refuse-no-such-location = Taková lokace tu není.
imperial-settlers-refuse-no-such-deal = Taková dohoda tu není.
imperial-settlers-refuse-counts-nothing = Tato lokace žádné jiné nepočítá.
imperial-settlers-refuse-own-location = Vlastní lokaci zbořit nemůžete.
imperial-settlers-refuse-none-of-his = Virtuální hráč už žádnou kartu nemá.
imperial-settlers-refuse-stays-anyway = Karty a body zůstávají vždy.
imperial-settlers-refuse-solo-only = To má jen sólová hra.
imperial-settlers-refuse-not-on-top = Navrchu leží jiná útočná karta.
imperial-settlers-more-goods = Víc zbylých surovin a osadníků { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
imperial-settlers-more-hand = Víc karet v ruce { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
imperial-settlers-cards-in-hand = Karty v ruce
imperial-settlers-open-gates = { $player }, Brány (ověřte na kartách)
imperial-settlers-solo-decided = Vaše frakční lokace proti kartám ve Sbírce: { $faction } proti { $collection }.
imperial-settlers-solo-missed = Vaše frakční lokace proti kartám ve Sbírce: { $faction } proti { $collection }. { $missing ->
    [one] K výhře chyběla 1 lokace.
    [few] K výhře chyběly { $missing } lokace.
   *[other] K výhře chybělo { $missing } lokací.
}

# Karty z krabice
imperial-settlers-card-color = Barva
imperial-settlers-card-deal = Dohoda
imperial-settlers-count-location = 1 lokace
imperial-settlers-color-black = černá
imperial-settlers-color-purple = fialová
imperial-settlers-color-blue = modrá
imperial-settlers-color-brown = hnědá
imperial-settlers-color-gold = zlatá
imperial-settlers-color-red = červená
imperial-settlers-color-pink = růžová
imperial-settlers-color-gray = šedá
imperial-settlers-build-card = Postavit: { $player }
imperial-settlers-build-card-which = Kopie
imperial-settlers-build-card-over = { $player } staví a odhodí:
imperial-settlers-build-card-gone = { $player } staví a odhodí: { $what }
imperial-settlers-odds = Příští útok: co zboří zbývající karty ({ $cards })
imperial-settlers-odds-razes = { $what }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
imperial-settlers-odds-nothing = Nic: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
