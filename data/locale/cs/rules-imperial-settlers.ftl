rules-imperial-settlers-place-production = Pravidla 2014, fáze produkce
rules-imperial-settlers-place-clean-up = Pravidla 2014, fáze úklidu
rules-imperial-settlers-place-scoring = Pravidla 2014, konec hry
rules-imperial-settlers-place-japanese = Česká pravidla 2015, karty Japonců
rules-imperial-settlers-place-solo = Pravidla 2014, sólová hra

rules-imperial-settlers-faction-barbarians = Barbaři
rules-imperial-settlers-faction-romans = Římané
rules-imperial-settlers-faction-egyptians = Egypťané
rules-imperial-settlers-faction-japanese = Japonci
rules-imperial-settlers-good-worker = Osadník
rules-imperial-settlers-good-wood = Dřevo
rules-imperial-settlers-good-stone = Kámen
rules-imperial-settlers-good-food = Jídlo
rules-imperial-settlers-good-gold = Zlato
rules-imperial-settlers-good-raze = Žeton boření
rules-imperial-settlers-good-defense = Obranný žeton
rules-imperial-settlers-good-card = Karta
rules-imperial-settlers-good-vp = Bod
rules-imperial-settlers-kind-action = Akce
rules-imperial-settlers-kind-feature = Vlastnost
rules-imperial-settlers-kind-production = Produkce
rules-imperial-settlers-box-faction = Frakčních lokací je { $used }, frakce má { $held } karet.
rules-imperial-settlers-box-common = Běžných lokací je { $used }, v krabici je { $held } běžných karet.

rules-imperial-settlers-refuses-passed = Na toho, kdo pasoval, cílit nelze.
rules-imperial-settlers-refuses-cannot-be-razed = Tuto kartu zbořit nelze.
rules-imperial-settlers-refuses-peaceful = V mírumilovné variantě lze soupeřovy lokace bořit jen kartami.
rules-imperial-settlers-refuses-too-few-raze-tokens = { $tokens ->
    [one] Stojí to { $tokens } žeton boření.
    [few] Stojí to { $tokens } žetony boření.
    [many] Stojí to { $tokens } žetonu boření.
   *[other] Stojí to { $tokens } žetonů boření.
 }
rules-imperial-settlers-refuses-too-few-workers = Osadníci se vysílají po dvou.

rules-imperial-settlers-way-normal = Běžný
rules-imperial-settlers-way-draft = Jiný (draft)
rules-imperial-settlers-way-advanced = Pokročilý
rules-imperial-settlers-way-peaceful = Mírumilovný
rules-imperial-settlers-about-normal = O kartu víc, než je hráčů; vybírá se po směru hodinových ručiček, pak znovu proti směru.
rules-imperial-settlers-about-draft = Každý dostane tři karty: jednu si nechá, dvě pošle, z došlých si jednu nechá.
rules-imperial-settlers-about-advanced = Jedna řada pěti karet, průběžně se doplňuje.
rules-imperial-settlers-about-peaceful = Jako běžný, každý má o běžnou kartu víc. Soupeřovy lokace lze bořit jen kartami.
rules-imperial-settlers-step-draw-faction = Každý si dobere kartu své frakce
rules-imperial-settlers-step-draw-faction-alone = Doberte si kartu své frakce
rules-imperial-settlers-step-draw-common = Každý si dobere běžnou kartu
rules-imperial-settlers-step-reveal = { $cards ->
    [one] Vyložte { $cards } běžnou kartu lícem vzhůru
    [few] Vyložte { $cards } běžné karty lícem vzhůru
    [many] Vyložte { $cards } běžné karty lícem vzhůru
   *[other] Vyložte { $cards } běžných karet lícem vzhůru
 }
rules-imperial-settlers-step-refill = { $cards ->
    [one] Přidejte { $cards } běžnou kartu
    [few] Přidejte { $cards } běžné karty
    [many] Přidejte { $cards } běžné karty
   *[other] Přidejte { $cards } běžných karet
 }
rules-imperial-settlers-step-pick = { $from ->
    [one] { $player } si vybere 1 kartu z { $from }
    [few] { $player } si vybere 1 kartu ze { $from }
    [many] { $player } si vybere 1 kartu z { $from }
   *[other] { $player } si vybere 1 kartu z { $from }
 }
rules-imperial-settlers-step-deal = { $cards ->
    [one] Každý dostane { $cards } běžnou kartu lícem dolů
    [few] Každý dostane { $cards } běžné karty lícem dolů
    [many] Každý dostane { $cards } běžné karty lícem dolů
   *[other] Každý dostane { $cards } běžných karet lícem dolů
 }
rules-imperial-settlers-step-keep = { $from ->
    [one] Každý si nechá 1 kartu z { $from }
    [few] Každý si nechá 1 kartu ze { $from }
    [many] Každý si nechá 1 kartu z { $from }
   *[other] Každý si nechá 1 kartu z { $from }
 }
rules-imperial-settlers-step-pass-on = { $cards ->
    [one] Pošlete { $cards } kartu doleva
    [few] Pošlete { $cards } karty doleva
    [many] Pošlete { $cards } karty doleva
   *[other] Pošlete { $cards } karet doleva
 }
rules-imperial-settlers-step-virtual-draws = Zamíchejte zbylé { $from }: náhodnou dostane virtuální hráč
rules-imperial-settlers-step-virtual-takes = Poslední kartu dostane virtuální hráč
rules-imperial-settlers-step-discard = Odhoďte zbytek

rules-imperial-settlers-source-board = Deska frakce: { $faction }
rules-imperial-settlers-source-deal = Dohoda
rules-imperial-settlers-source-location = Produkční lokace
rules-imperial-settlers-rule-production = Své prostředky dá deska frakce, každá dohoda a každá produkční lokace.

rules-imperial-settlers-clean-up = Úklid
rules-imperial-settlers-kept = Nechte si: { $good }
rules-imperial-settlers-lost = Vraťte: { $good }
rules-imperial-settlers-rule-clean-up = Frakce si nechá libovolné množství svého prostředku a vše, co uloží její karty. Ostatní žetony se vracejí, i ty na akčních lokacích. Karty v ruce zůstávají.

rules-imperial-settlers-points = Body
rules-imperial-settlers-row-track = Bodovací deska
rules-imperial-settlers-row-common = Běžné lokace
rules-imperial-settlers-row-faction = Frakční lokace
rules-imperial-settlers-row-shrines = Svatyně
rules-imperial-settlers-row-gates = Brána
rules-imperial-settlers-rule-track = Body získané během hry.
rules-imperial-settlers-rule-common = 1 bod za každou běžnou lokaci, za základy nic.
rules-imperial-settlers-rule-faction = 2 body za každou frakční lokaci.
rules-imperial-settlers-rule-shrines = Svatyně dá 2 body za 3 suroviny na ní, 5 za 7, 10 za 12.
rules-imperial-settlers-rule-gates = Brána dá 2 body, jsou-li pod ní aspoň 3 karty. Ověřte na své kartě: může chtít určitý druh karet.
rules-imperial-settlers-rule-winner = Vítězí, kdo má nejvíc bodů. Při shodě komu zbylo víc surovin a osadníků, pak kdo má víc karet v ruce, jinak se vítězství dělí.
rules-imperial-settlers-locations = { $count ->
    [one] { $count } lokace
    [few] { $count } lokace
    [many] { $count } lokace
   *[other] { $count } lokací
 } × { $each }
rules-imperial-settlers-shrine = Svatyně, surovin: { $resources }
rules-imperial-settlers-gate = Brána, karet: { $cards }
rules-imperial-settlers-winners = { $count ->
    [one] Vítězí { $players }
    [few] O vítězství se dělí { $players }
   *[other] O vítězství se dělí { $players }
}
rules-imperial-settlers-tie = { $player }: zbylé prostředky { $goods }, karty v ruce { $hand }

rules-imperial-settlers-nameless = lokace bez názvu
rules-imperial-settlers-attack-hit = Zbořena: { $location }
rules-imperial-settlers-attack-level = Shoda: { $locations }
rules-imperial-settlers-attack-choice = Vyberte, která bude zbořena: { $locations }
rules-imperial-settlers-attack-missed = Nezboří se nic
rules-imperial-settlers-pair-missed = { $one } a { $other }: žádná lokace
rules-imperial-settlers-pair-found = { $one } a { $other }: { $locations }
rules-imperial-settlers-priority-deal = Podle pole „po dohodě produkuje“: karta, žeton boření, zlato, bod, kámen, osadník, jídlo, dřevo
rules-imperial-settlers-priority-kind = Akce, pak vlastnost, pak produkce
rules-imperial-settlers-priority-cost = Nejvíc surovin v ceně
rules-imperial-settlers-priority-stone = Nejvíc kamene v ceně
rules-imperial-settlers-rule-attack = Odhalená karta tvoří dvojice s dalšími popořadě. Rozhodne první dvojice, kterou má některá běžná lokace v poli „zboř a získáš“. U Japonců body na odhalené a kterékoli jiné kartě zasáhnou frakční lokaci. Nic před tím nechrání.

rules-imperial-settlers-collection = Sbírka
rules-imperial-settlers-collected = { $round }. kolo: jeho karty { $cards }, zbořené { $razed }
rules-imperial-settlers-rule-collection = Po každém úklidu jdou karty virtuálního hráče do Sbírky, stejně jako to, co zboří jeho útoky.
rules-imperial-settlers-solo-won = Vítězství: { $rank }
rules-imperial-settlers-solo-lost = Prohra
rules-imperial-settlers-solo-faction = Vaše frakční lokace
rules-imperial-settlers-rule-solo = Vyhráváte, máte-li víc frakčních lokací, než je karet ve Sbírce; shoda je prohra. Hodnost je podle bodů.
rules-imperial-settlers-rank-commoner = Muž z lidu
rules-imperial-settlers-rank-servant = Panoš
rules-imperial-settlers-rank-squire = Šlechtic
rules-imperial-settlers-rank-knight = Rytíř
rules-imperial-settlers-rank-castellan = Kastelán
rules-imperial-settlers-rank-king = Král
rules-imperial-settlers-rank-emperor = Císař

imperial-settlers-calc-final = Body a pořadí na konci Zrození impéria
imperial-settlers-calc-solo-attack = Která lokace bude při útoku zbořena v sólové hře
imperial-settlers-calc-solo-odds = Kolik útočných karet české krabice zasáhne příště kterou lokaci
imperial-settlers-calc-card-left = prostředek, který je na některé ze zbylých útočných karet
imperial-settlers-calc-solo-result = Zda je sólová hra vyhraná a s jakou hodností
