rules-amun-re-place = Pravidla 2003, fáze { $phase }
rules-amun-re-place-cards = Pravidla 2003, akční karty

rules-amun-re-field-side = Strana Nilu
rules-amun-re-field-region = Část Egypta
rules-amun-re-field-shore = Břeh, nebo vnitrozemí
rules-amun-re-field-farmer-fields = Pole pro farmáře
rules-amun-re-field-printed-farmers = Vytištění farmáři
rules-amun-re-field-card-limit = Limit karet
rules-amun-re-field-free-cards = Karty zdarma
rules-amun-re-field-free-stones = Kameny zdarma
rules-amun-re-field-free-gold = Zlato zdarma
rules-amun-re-field-guaranteed-income = Zaručený příjem
rules-amun-re-field-camel-income = Příjem z velbloudů
rules-amun-re-field-temples = Chrámy
rules-amun-re-west = Západ
rules-amun-re-east = Východ
rules-amun-re-upper = Horní Egypt
rules-amun-re-lower = Dolní Egypt
rules-amun-re-bank = Na břehu
rules-amun-re-inland = Vnitrozemí
rules-amun-re-unknown = není známo

rules-amun-re-card-bid-blockade = Blokáda sázky
rules-amun-re-card-outbid-in-same-province = Sázka na stejnou provincii
rules-amun-re-card-free-farmer = Farmář zdarma
rules-amun-re-card-master-builder = Mistr stavitel
rules-amun-re-card-offering-correction = Změna oběti
rules-amun-re-card-eight-gold = 8 zlatých
rules-amun-re-card-harvest-increase = Zvýšení sklizně
rules-amun-re-card-power-card-bonus = Bonus za akční karty
rules-amun-re-card-farmer-bonus = Bonus za farmáře
rules-amun-re-card-region-bonus = Provincie Horní – dolní Egypt
rules-amun-re-card-side-bonus = Provincie Východ – Západ
rules-amun-re-card-shore-bonus = Provincie břeh – vnitrozemí
rules-amun-re-effect-bid-blockade = Kdo vás v této fázi přebije, musí aspoň o dvě pole výš, ať váš kámen stojí kdekoli.
rules-amun-re-effect-outbid-in-same-province = Do konce fáze smíte znovu sázet i tam, kde vás právě přebili.
rules-amun-re-effect-free-farmer = Položte farmáře z banky na rovinu v jedné ze svých provincií.
rules-amun-re-effect-master-builder = Vyměňte dva kameny v jedné ze svých provincií za pyramidu.
rules-amun-re-effect-offering-correction = Po sečtení obětí zvyšte, nebo snižte součet o 3; pořadí vaší oběti se nemění.
rules-amun-re-effect-eight-gold = Provincie dá v tomto kole 8 zlatých a nic jiného.
rules-amun-re-effect-harvest-increase = Každý farmář v provincii dá o 1 zlatý víc.
rules-amun-re-effect-power-card-bonus = 3 body za aspoň sedm symbolů karet ve vašich provinciích i s kartami zdarma.
rules-amun-re-effect-farmer-bonus = 3 body za aspoň devět farmářů ve vašich třech provinciích.
rules-amun-re-effect-region-bonus = 3 body, leží-li všechny vaše provincie v Horním, nebo všechny v Dolním Egyptě.
rules-amun-re-effect-side-bonus = 3 body, leží-li všechny vaše provincie na stejné straně Nilu.
rules-amun-re-effect-shore-bonus = 3 body, leží-li u Nilu všechny vaše provincie, nebo žádná.

rules-amun-re-refuses-province-for-each = { $players ->
    [one] Jeden hráč potřebuje jednu provincii
    [few] { $players } hráči potřebují { $players } provincie
    [many] { $players } hráče potřebuje { $players } provincie
   *[other] { $players } hráčů potřebuje { $players } provincií
 }, ne { $provinces }.
rules-amun-re-refuses-auction-over = Dražba skončila.
rules-amun-re-refuses-not-your-turn = Teď sází někdo jiný.
rules-amun-re-refuses-not-offered = Provincie { $province } se nedraží.
rules-amun-re-refuses-not-on-card = Karty provincií nemají pole { $gold }.
rules-amun-re-refuses-just-outbid = Sázka na provincii { $province } byla právě přebita: zvolte jinou.
rules-amun-re-refuses-not-higher = Sázka musí být vyšší než { $standing }.
rules-amun-re-refuses-blockade = Blokáda sázky: sázka musí být aspoň { $least }.
rules-amun-re-refuses-blockade-at-the-top = Blokáda sázky: o dvě pole výš už žádné pole není.
rules-amun-re-refuses-too-dear = { $purse ->
    [one] K dispozici je jen 1 zlatý.
    [few] K dispozici jsou jen { $purse } zlaté.
    [many] K dispozici je jen { $purse } zlatého.
   *[other] K dispozici je jen { $purse } zlatých.
 }
rules-amun-re-refuses-other-phase = Kartu { $card } lze hrát jen ve fázi { $phase }.
rules-amun-re-refuses-same-card-twice = Kartu { $card } už tento hráč v tomto kole zahrál.
rules-amun-re-refuses-no-field = { $free ->
    [0] { $province } nemá volné pole pro farmáře.
    [one] { $province } má jen jedno volné pole pro farmáře.
    [few] { $province } má jen { $free } volná pole pro farmáře.
    [many] { $province } má jen { $free } volného pole pro farmáře.
   *[other] { $province } má jen { $free } volných polí pro farmáře.
 }
rules-amun-re-refuses-two-stones-needed = { $stones ->
    [one] Mistr stavitel potřebuje { $stones } kámen v jedné provincii.
    [few] Mistr stavitel potřebuje { $stones } kameny v jedné provincii.
   *[other] Mistr stavitel potřebuje { $stones } kamenů v jedné provincii.
}

rules-amun-re-box-pyramids = Je třeba { $used } jednoduchých pyramid, ale v krabici je jen { $held }.
rules-amun-re-box-stones = Je třeba { $used } stavebních kamenů, ale v krabici je jen { $held }.
rules-amun-re-box-farmers = Je třeba { $used } farmářů, ale v krabici je jen { $held }.

rules-amun-re-rule-price = Jeden kus stojí 1 zlatý, dva 3, tři 6 a tak dál; každý druh se počítá zvlášť.
rules-amun-re-purchase = Nákup
rules-amun-re-buys-cards = { $count ->
    [one] 1 akční karta
    [few] { $count } akční karty
    [many] { $count } akční karty
   *[other] { $count } akčních karet
 }
rules-amun-re-buys-farmers = { $count ->
    [one] 1 farmář
    [few] { $count } farmáři
    [many] { $count } farmáře
   *[other] { $count } farmářů
 }
rules-amun-re-buys-stones = { $count ->
    [one] 1 stavební kámen
    [few] { $count } stavební kameny
    [many] { $count } stavebního kamene
   *[other] { $count } stavebních kamenů
 }

rules-amun-re-rule-total = Počítá se všechno zlato; každá krádež ubere 3, každá změna oběti posune součet o 3.
rules-amun-re-rule-temple = Součet do 2 je 1. pole, 3 až 12 druhé, 13 až 22 třetí, od 23 čtvrté.
rules-amun-re-rule-reward = Nejvyšší oběť bere 3 věci, druhá 2, každý další, kdo nekradl, 1. Při shodě je vpředu faraon, pak ostatní po směru hodinových ručiček.
rules-amun-re-rule-thief = Zloděj si vezme z banky 3 zlaté a žádnou odměnu.
rules-amun-re-rule-pharaoh = Faraonem se stává, kdo obětoval nejvíc. Kradou-li všichni, faraon se nemění.
rules-amun-re-total = Součet obětí
rules-amun-re-temple = Pole chrámu
rules-amun-re-offers = { $player } obětuje
rules-amun-re-steals = { $player } krade
rules-amun-re-corrects = { $player } mění oběť
rules-amun-re-items = Věci za { $rank }. místo
rules-amun-re-own-offer = Oběť
rules-amun-re-stolen = Ukradené zlato
rules-amun-re-next-pharaoh = Faraonem je { $player }

rules-amun-re-rule-harvest = Každý farmář dá tolik zlatých, na kolikátém poli stojí chrám.
rules-amun-re-rule-guaranteed = Mince bez velblouda platí každé kolo, s farmáři i bez nich.
rules-amun-re-rule-camel = Mince s velbloudem platí, je-li chrám na 1. nebo 2. poli, s farmáři i bez nich.
rules-amun-re-income = Příjem
rules-amun-re-income-of = { $province }
rules-amun-re-harvest = { $farmers ->
    [one] Sklizeň: 1 farmář × { $each }
    [few] Sklizeň: { $farmers } farmáři × { $each }
    [many] Sklizeň: { $farmers } farmáře × { $each }
   *[other] Sklizeň: { $farmers } farmářů × { $each }
 }
rules-amun-re-farmers-placed = Umístění farmáři
rules-amun-re-farmers-printed = Farmáři vytištění na plánu
rules-amun-re-guaranteed = Zaručený příjem
rules-amun-re-camels = Velbloudi
rules-amun-re-no-camels = Velbloudi na tomto poli chrámu neplatí

rules-amun-re-points = Body
rules-amun-re-row-pyramids = Pyramidy
rules-amun-re-row-sets = Řady
rules-amun-re-row-west = Nejvíc na západě
rules-amun-re-row-east = Nejvíc na východě
rules-amun-re-row-temples = Chrámy
rules-amun-re-row-bonus = Bonusové karty
rules-amun-re-row-gold = Zlato
rules-amun-re-rule-pyramids = 1 bod za každou pyramidu; dvojitá platí za dvě.
rules-amun-re-rule-sets = 3 body za každou řadu: po pyramidě ve všech třech provinciích.
rules-amun-re-rule-side = 5 bodů za provincii s nejvíce pyramidami na této straně Nilu. Shodu rozhodnou kameny; je-li i pak shoda, má každý majitel 5, a to jednou.
rules-amun-re-rule-temples = Každý chrám v provincii má tolik bodů, na kolikátém poli stojí chrám Amun-Re.
rules-amun-re-rule-bonus = 3 body za každou splněnou bonusovou kartu.
rules-amun-re-rule-gold = Na konci hry: 6 bodů za nejvíc zlata, pak 4, pak 2. Hráči se stejným zlatem dostanou plný počet za své místo a další místa se vynechají.
rules-amun-re-pyramids-in = { $province }
rules-amun-re-complete-sets = { $sets ->
    [one] 1 kompletní řada
    [few] { $sets } kompletní řady
    [many] { $sets } kompletní řady
   *[other] { $sets } kompletních řad
 }
rules-amun-re-no-set = Na řadu jsou třeba tři provincie.
rules-amun-re-built = { $province } ({ $player }): { $pyramids ->
    [one] 1 pyramida
    [few] { $pyramids } pyramidy
    [many] { $pyramids } pyramidy
   *[other] { $pyramids } pyramid
 }, { $stones ->
    [one] 1 kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
 }
rules-amun-re-temples-in = { $province }: { $temples ->
    [one] 1 chrám
    [few] { $temples } chrámy
    [many] { $temples } chrámu
   *[other] { $temples } chrámů
 } × { $each }
rules-amun-re-bonus-cards = { $cards ->
    [one] 1 splněná karta
    [few] { $cards } splněné karty
    [many] { $cards } splněné karty
   *[other] { $cards } splněných karet
 }
rules-amun-re-claim-met = { $card }: splněno
rules-amun-re-claim-unmet = { $card }: nesplněno
rules-amun-re-claim-table = Rozhodnuto u stolu: některé hodnoty plánu nejsou ověřené.
rules-amun-re-claim-table-rule = Rozhodnuto u stolu: pravidla neříkají, zda se vytištění farmáři počítají.
rules-amun-re-counted = napočítáno { $count }, potřeba { $needed }
rules-amun-re-gold-of = { $player }: { $gold ->
    [one] 1 zlatý
    [few] { $gold } zlaté
    [many] { $gold } zlatého
   *[other] { $gold } zlatých
 }
rules-amun-re-gold-later = Zlato se počítá až na konci Nové říše.

rules-amun-re-figure = { $province }: { $field }
rules-amun-re-is = { $what }: { $value }
rules-amun-re-at-least = { $what } (nejméně)
rules-amun-re-at-most = { $what } (nejvýš)
rules-amun-re-not-confirmed = neověřeno: { $what }
rules-amun-re-farmers-in = { $province }: umístění farmáři
rules-amun-re-printed-in = { $province }: vytištění farmáři, pokud se počítají
rules-amun-re-rule-winner = Vítězí, kdo má nejvíc bodů. Při shodě víc pyramid, pak víc kamenů, jinak je vítězů víc.
rules-amun-re-place-end = Pravidla 2003, konec hry

amun-re-calc-prices = Kolik stojí karty, farmáři a kameny dohromady
amun-re-calc-sacrifice = Kam oběť posune chrám a kdo si co vezme
amun-re-calc-income = Kolik vynese každá provincie a každý hráč dostane
amun-re-calc-points = Body při bodování a kdo vyhrál
