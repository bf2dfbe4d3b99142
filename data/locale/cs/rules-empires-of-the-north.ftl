rules-empires-of-the-north-place-end = Pravidla 2019, fáze akcí a úklid
rules-empires-of-the-north-place-scoring = Pravidla 2019, konec hry
rules-empires-of-the-north-place-faq = FAQ vydavatele 1.3, errata; v pravidlech to není

rules-empires-of-the-north-clan-glenn = Glennův klan
rules-empires-of-the-north-clan-olaf = Olafův klan
rules-empires-of-the-north-clan-panuk = Nanuučin klan
rules-empires-of-the-north-clan-heidel = Heidelův klan
rules-empires-of-the-north-clan-nanurjuk = Panurjukův klan
rules-empires-of-the-north-clan-mackinnon = MacKinnonův klan
rules-empires-of-the-north-style-glenn = Spolupracuje a dotahuje věci do konce
rules-empires-of-the-north-style-olaf = Pluje, plení a dobývá
rules-empires-of-the-north-style-panuk = Sbírá sady typů karet
rules-empires-of-the-north-style-heidel = Popíjí; je pomalý a přátelský
rules-empires-of-the-north-style-nanurjuk = Kočuje a mění své karty
rules-empires-of-the-north-style-mackinnon = Ukládá s úrokem
rules-empires-of-the-north-nation-scots = Skotové
rules-empires-of-the-north-nation-vikings = Vikingové
rules-empires-of-the-north-nation-inuit = Eskymáci

rules-empires-of-the-north-tile-explore = Průzkum
rules-empires-of-the-north-tile-populate = Osídlení
rules-empires-of-the-north-tile-construct = Výstavba
rules-empires-of-the-north-tile-harvest = Sklizeň
rules-empires-of-the-north-tile-sail = Nalodění
rules-empires-of-the-north-effect-explore = Doberte si kartu ze svého klanového balíčku.
rules-empires-of-the-north-effect-populate = Vezměte si osadníka, zůstane vám do konce hry.
rules-empires-of-the-north-effect-construct = Postavte z ruky zdarma lokaci, ne však zdrojovou.
rules-empires-of-the-north-effect-harvest = Získejte všechny prostředky jedné zdrojové lokace i jejích vylepšení.
rules-empires-of-the-north-effect-sail = Zařaďte loď do fronty. Rozhodněte hned: ryba na vzdálené ostrovy, žeton útoku na dobývání.

rules-empires-of-the-north-good-food = Jídlo
rules-empires-of-the-north-good-wood = Dřevo
rules-empires-of-the-north-good-stone = Kámen
rules-empires-of-the-north-good-sheep = Ovce
rules-empires-of-the-north-good-fish = Ryba
rules-empires-of-the-north-good-gold = Zlaťák
rules-empires-of-the-north-good-raze = Žeton útoku
rules-empires-of-the-north-good-worker = Osadník

rules-empires-of-the-north-refuses-tile-twice = { $tile } je v kruhu dvakrát.
rules-empires-of-the-north-refuses-not-beside = { $to } nesousedí s destičkou { $from }.
rules-empires-of-the-north-refuses-exhausted = Tento disk už byl v tomto kole použit dvakrát.
rules-empires-of-the-north-refuses-not-used = Přesunout lze jen disk použitý v tomto kole.
rules-empires-of-the-north-refuses-nothing-to-build = K Výstavbě musíte mít v ruce lokaci, která se staví za prostředky.
rules-empires-of-the-north-refuses-passed = Na toho, kdo pasoval, cílit nelze.
rules-empires-of-the-north-refuses-already-exhausted = Karta už je vyčerpaná.
rules-empires-of-the-north-refuses-no-action = Napadnout lze jen kartu s akcí.
rules-empires-of-the-north-refuses-too-few-workers = { $workers ->
    [0] K ponechání karty nezbyl žádný osadník.
    [one] Každá ponechaná karta stojí osadníka; je jen { $workers }.
    [few] Každá ponechaná karta stojí osadníka; jsou jen { $workers }.
    [many] Každá ponechaná karta stojí osadníka; je jich jen { $workers }.
   *[other] Každá ponechaná karta stojí osadníka; je jich jen { $workers }.
 }
rules-empires-of-the-north-refuses-too-many-cards = { $drawn ->
    [one] Dobírá se jen { $drawn } karta.
    [few] Dobírají se jen { $drawn } karty.
    [many] Dobírá se jen { $drawn } karty.
   *[other] Dobírá se jen { $drawn } karet.
 }
rules-empires-of-the-north-refuses-no-ship = Taková loď ve frontě není.
rules-empires-of-the-north-refuses-first-already = Loď už je první.
rules-empires-of-the-north-refuses-no-fish = Na vzdálené ostrovy musí být na lodi ryba.
rules-empires-of-the-north-refuses-no-raze = K dobytí musí být na lodi žeton útoku.
rules-empires-of-the-north-box-cards = Karet v impériu je { $used }, v krabici jich je jen { $held }.

rules-empires-of-the-north-last-round = Poslední je { $round }. kolo
rules-empires-of-the-north-no-last-round = Nikdo ještě nemá 25 bodů
rules-empires-of-the-north-after-actions = Nejvíc bodů po akcích
rules-empires-of-the-north-after-sailing = Nejvíc bodů po mořeplavbě
rules-empires-of-the-north-rule-end = Dosáhne-li někdo 25 bodů ve fázi akcí, hra končí po mořeplavbě tohoto kola. Stane-li se to až při mořeplavbě, je poslední příští kolo.

rules-empires-of-the-north-points = Body
rules-empires-of-the-north-row-track = Bodovací deska
rules-empires-of-the-north-row-cards = Karty impéria
rules-empires-of-the-north-row-resources = Suroviny
rules-empires-of-the-north-row-gold = Zlaťáky
rules-empires-of-the-north-row-raze = Žetony útoku
rules-empires-of-the-north-rule-track = Body získané během hry.
rules-empires-of-the-north-rule-cards = 1 bod za každou kartu: počáteční lokace, zdrojové lokace, vylepšení, lokace i dobyté ostrovy.
rules-empires-of-the-north-rule-resources = 1 bod za každé dvě zbylé suroviny; přidělené kartám se nepočítají.
rules-empires-of-the-north-rule-gold = 1 bod za každý zbylý zlaťák; přidělené kartám se nepočítají.
rules-empires-of-the-north-rule-raze = 1 bod za každý zbylý žeton útoku.
rules-empires-of-the-north-rule-winner = Vítězí, kdo má nejvíc bodů. Při shodě víc karet v impériu, pak víc osadníků, pak víc karet v ruce; jinak se o vítězství dělíte.
rules-empires-of-the-north-resources-left = { $resources ->
    [one] Zbyla { $resources } surovina; počítá se každá skupina po { $each }
    [few] Zbyly { $resources } suroviny; počítá se každá skupina po { $each }
    [many] Zbylo { $resources } suroviny; počítá se každá skupina po { $each }
   *[other] Zbylo { $resources } surovin; počítá se každá skupina po { $each }
 }
rules-empires-of-the-north-winners = { $count ->
    [one] Vítězí { $players }
    [few] O vítězství se dělí { $players }
   *[other] O vítězství se dělí { $players }
}
rules-empires-of-the-north-tie = { $player }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
 }, { $workers ->
    [one] { $workers } osadník
    [few] { $workers } osadníci
    [many] { $workers } osadníka
   *[other] { $workers } osadníků
 }, v ruce { $hand }

rules-empires-of-the-north-cause-card = Karta
rules-empires-of-the-north-cause-stored = Uložené
rules-empires-of-the-north-cause-raid = Napadení
rules-empires-of-the-north-cause-island = Ostrov
rules-empires-of-the-north-cause-other = Jiné
rules-empires-of-the-north-in-round = { $round }. kolo
rules-empires-of-the-north-box-ships = Běžných lodí je { $used }, v krabici jen { $held }.

empires-of-the-north-calc-final = Body a pořadí na konci Vládců Severu
empires-of-the-north-calc-end = Které kolo je poslední podle bodů na desce
