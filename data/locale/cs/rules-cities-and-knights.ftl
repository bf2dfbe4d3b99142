rules-cities-and-knights-place-event-die = Pravidla Měst a rytířů, „Událostní kostka“
rules-cities-and-knights-place-building = Pravidla Měst a rytířů, „Stavění“
rules-cities-and-knights-place-improvements = Pravidla Měst a rytířů, „Výstavba města“
rules-cities-and-knights-place-metropolises = Pravidla Měst a rytířů, „Metropole“
rules-cities-and-knights-place-progress-cards = Pravidla Měst a rytířů, „Akční karty“
rules-cities-and-knights-place-knights = Pravidla Měst a rytířů, „Akce rytířů“
rules-cities-and-knights-place-attack = Pravidla Měst a rytířů, „Vojska barbarů útočí“
rules-cities-and-knights-place-defeat = Pravidla Měst a rytířů, „Barbaři vítězí“
rules-cities-and-knights-place-victory = Pravidla Měst a rytířů, „Rytíři Katanu vítězí“
rules-cities-and-knights-place-merchant = Pravidla Měst a rytířů, „Obchodník“
rules-cities-and-knights-place-end = Pravidla Měst a rytířů, „Konec hry“
rules-cities-and-knights-place-cards = Pravidla Měst a rytířů, almanach karet
rules-cities-and-knights-place-base-game = Pravidla základní hry
rules-cities-and-knights-place-answers = Odpovědi vydavatele a novější vydání
rules-cities-and-knights-place-extension = Pravidla pro pět a šest hráčů
rules-cities-and-knights-place-fan-set = Čáry, Mágové a Draci, pravidla
rules-cities-and-knights-place-fan-cards = Čáry, Mágové a Draci, karty

rules-cities-and-knights-track-trade = Obchod
rules-cities-and-knights-track-politics = Politika
rules-cities-and-knights-track-science = Věda
rules-cities-and-knights-track-magic = Čáry
rules-cities-and-knights-ability-trade = Obchodní zboží se mění s bankou 2:1 za cokoli.
rules-cities-and-knights-ability-politics = Silného rytíře lze povýšit na mocného.
rules-cities-and-knights-ability-science = Komu hod jiný než 7 nic nedá, smí si vzít jednu surovinu.
rules-cities-and-knights-ability-magic = Cihly se mění 1:1 za jiné suroviny, ne za krystaly.
rules-cities-and-knights-brings-cards = Karty ({ $track }) při červené kostce do { $red }
rules-cities-and-knights-brings-metropolis = Metropole pro prvního na tomto stupni
rules-cities-and-knights-brings-safety = Metropole natrvalo pro prvního na tomto stupni

rules-cities-and-knights-good-brick = { $count ->
    [one] 1 cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
 }
rules-cities-and-knights-good-lumber = { $count ->
    [one] 1 dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
 }
rules-cities-and-knights-good-wool = { $count ->
    [one] 1 vlna
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } vln
 }
rules-cities-and-knights-good-grain = { $count ->
    [one] 1 obilí
    [few] { $count } obilí
    [many] { $count } obilí
   *[other] { $count } obilí
 }
rules-cities-and-knights-good-ore = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
 }
rules-cities-and-knights-good-cloth = { $count ->
    [one] 1 látka
    [few] { $count } látky
    [many] { $count } látky
   *[other] { $count } látek
 }
rules-cities-and-knights-good-coin = { $count ->
    [one] 1 mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
 }
rules-cities-and-knights-good-book = { $count ->
    [one] 1 kniha
    [few] { $count } knihy
    [many] { $count } knihy
   *[other] { $count } knih
 }
rules-cities-and-knights-good-crystal = { $count ->
    [one] 1 krystal
    [few] { $count } krystaly
    [many] { $count } krystalu
   *[other] { $count } krystalů
 }
rules-cities-and-knights-free = zdarma
rules-cities-and-knights-cost = { $goods }

rules-cities-and-knights-buys-settlement = Vesnice: { $cost }
rules-cities-and-knights-buys-city = Město: { $cost }
rules-cities-and-knights-buys-wall = Hradby: { $cost }
rules-cities-and-knights-buys-repair = Oprava: { $cost }
rules-cities-and-knights-buys-knight = Rytíř: { $cost }
rules-cities-and-knights-buys-promotion = Povýšení: { $cost }
rules-cities-and-knights-buys-activation = Aktivace: { $cost }
rules-cities-and-knights-rule-knight = Nový rytíř je jednoduchý a pasivní a stojí na volné křižovatce u vlastní silnice nebo lodi.
rules-cities-and-knights-rule-promotion = O stupeň výš, každý rytíř jednou za tah. Mocný rytíř potřebuje Pevnost.
rules-cities-and-knights-rule-activation = Jedno obilí za rytíře jakékoli síly. Akci smí provést až v příštím tahu.
rules-cities-and-knights-rule-walls = Za každé hradby se smí držet o dvě karty víc: jedny pod městem, nejvýš troje.

rules-cities-and-knights-knight-basic = Jednoduchý rytíř
rules-cities-and-knights-knight-strong = Silný rytíř
rules-cities-and-knights-knight-mighty = Mocný rytíř
rules-cities-and-knights-a-basic-knight = jednoduchý rytíř
rules-cities-and-knights-a-strong-knight = silný rytíř
rules-cities-and-knights-a-mighty-knight = mocný rytíř

rules-cities-and-knights-event-ship = Loď
rules-cities-and-knights-event-two-ships = Dvě lodě
rules-cities-and-knights-event-trade = Žlutá brána
rules-cities-and-knights-event-politics = Modrá brána
rules-cities-and-knights-event-science = Zelená brána
rules-cities-and-knights-event-magic = Fialová brána
rules-cities-and-knights-ship-was = Polí předtím
rules-cities-and-knights-ship-steps = Posun
rules-cities-and-knights-ship-lands = Barbaři přistáli
rules-cities-and-knights-ship-is = { $left ->
    [one] Polí celkem, zbývá 1
    [few] Polí celkem, zbývají { $left }
    [many] Polí celkem, zbývá { $left }
   *[other] Polí celkem, zbývá { $left }
 }
rules-cities-and-knights-rule-ship = Loď přistane po { $length ->
    [one] { $length } kroku
    [few] { $length } krocích
    [many] { $length } kroku
   *[other] { $length } krocích
 }, i kdyby ji poslední posun vedl dál.
rules-cities-and-knights-steps-left = Kroků do přistání
rules-cities-and-knights-sixths = { $sixths ->
    [one] 1 hod ze 6
    [few] { $sixths } hody ze 6
    [many] { $sixths } hodu ze 6
   *[other] { $sixths } hodů ze 6
 }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
 }
rules-cities-and-knights-lands-within = { $rolls ->
    [one] Přistanou do { $rolls } hodu: { $percent } %
    [few] Přistanou do { $rolls } hodů: { $percent } %
    [many] Přistanou do { $rolls } hodu: { $percent } %
   *[other] Přistanou do { $rolls } hodů: { $percent } %
}
rules-cities-and-knights-lands-in-ways = Sledy hodů, které vedou k přistání (všech je { $ways })
rules-cities-and-knights-lands-with-roll = Při { $roll }. hodu
rules-cities-and-knights-rule-odds = Hody na sobě nezávisí; sčítají se šance všech řad hodů, které vedou k přistání.

rules-cities-and-knights-barbarians = Síla barbarů
rules-cities-and-knights-knights = Síla rytířů
rules-cities-and-knights-cities-of = { $player }: { $cities ->
    [one] 1 město
    [few] { $cities } města
    [many] { $cities } města
   *[other] { $cities } měst
 }, { $metropolises ->
    [one] 1 metropole
    [few] { $metropolises } metropole
    [many] { $metropolises } metropole
   *[other] { $metropolises } metropolí
 }
rules-cities-and-knights-knights-of = Rytíři: { $player }
rules-cities-and-knights-magic-power = Kouzelná síla
rules-cities-and-knights-rule-barbarians = Tak silní, kolik je na celém plánu měst a metropolí.
rules-cities-and-knights-rule-knights = Počítají se aktivní rytíři: jednoduchý 1, silný 2, mocný 3.
rules-cities-and-knights-rule-magic-power = Karta zdvojnásobí rytíře svého majitele pro tento útok.
rules-cities-and-knights-barbarians-win = Vítězí barbaři
rules-cities-and-knights-knights-win = Vítězí rytíři
rules-cities-and-knights-rule-winner = Rytíři vítězí, jsou-li aspoň stejně silní. V obou případech jsou pak pasivní a loď je zpět na startu.
rules-cities-and-knights-loses-city = { $player } přichází o město
rules-cities-and-knights-is-defender = Zachráncem Katanu se stává { $player }
rules-cities-and-knights-draws-of-choice = { $player } si bere kartu z libovolného balíčku
rules-cities-and-knights-cannot-lose = { $player } nemá město, o které by šlo přijít
rules-cities-and-knights-keeps-city = { $player } si město nechává: Protikouzlo
rules-cities-and-knights-rule-counterspell = Karta zastaví i ztrátu města svého majitele.
rules-cities-and-knights-unharmed = { $player }: nic se neděje
rules-cities-and-knights-rule-loses-city = Z hráčů s obyčejným městem přichází o jedno každý, kdo má nejmenší sílu aktivních rytířů. O které, volí majitel; hradby pod ním mizí také.
rules-cities-and-knights-rule-at-risk = O vesnice a metropole nelze přijít; na řadě je nejslabší z hráčů s městem.
rules-cities-and-knights-rule-defender = Kdo k vítězství sám přispěje nejvíc, získá 1 bod jako Zachránce Katanu.
rules-cities-and-knights-rule-tied-defenders = Přispěje-li nejvíc víc hráčů stejně, bod nemá nikdo; každý si vezme akční kartu z balíčku podle svého výběru, po směru hodinových ručiček od hráče na tahu.
rules-cities-and-knights-becomes-settlement = Z města je vesnice
rules-cities-and-knights-on-its-side = Město se položí na bok
rules-cities-and-knights-removed = Město mizí z plánu
rules-cities-and-knights-rule-becomes-settlement = Ztracené město se nahradí vesnicí.
rules-cities-and-knights-rule-on-its-side = Stojí-li všech pět vesnic, město se položí na bok. Platí a vynáší jako vesnice a musí se změnit zpět na město dřív než jiná vesnice.
rules-cities-and-knights-rule-removed = Stojí-li všech pět vesnic, město se odstraní a s ním silnice a lodě, které zůstaly bez vesnice.

rules-cities-and-knights-if-they-landed = { $player }, kdyby přistáli teď
rules-cities-and-knights-short-of-all = Kolik síly rytířům chybí
rules-cities-and-knights-short-to-be-safe = Kolik síly chybí k udržení města
rules-cities-and-knights-short-to-be-defender = Kolik síly chybí na Zachránce Katanu

rules-cities-and-knights-red-die = Červená kostka
rules-cities-and-knights-draws = { $player } si bere kartu ({ $track })
rules-cities-and-knights-draws-not = { $player } si kartu nebere ({ $track })
rules-cities-and-knights-level-shows = { $track } { $level }: červená kostka do { $red }
rules-cities-and-knights-not-built = { $track }: nic nepostaveno
rules-cities-and-knights-rule-draws = Brána dává kartu každému, kdo má v jejím odvětví stupeň s číslem červené kostky; první bere hráč na tahu, pak další po směru hodinových ručiček. I při 7.
rules-cities-and-knights-hand-until-turn-ends = Na konci tahu smějí v ruce zůstat nejvýš čtyři karty
rules-cities-and-knights-hand-return-any = Jedna karta jde pod svůj balíček
rules-cities-and-knights-hand-return-new = Nová karta jde pod svůj balíček
rules-cities-and-knights-rule-hand = V ruce smějí být nejvýš { $limit ->
    [one] { $limit } akční karta
    [few] { $limit } akční karty
    [many] { $limit } akční karty
   *[other] { $limit } akčních karet
 }; karty s bodem se nepočítají.

rules-cities-and-knights-limit = Kolik karet se smí držet
rules-cities-and-knights-limit-of-all = Každý
rules-cities-and-knights-walls = { $walls ->
    [one] Jedny hradby
    [few] { $walls ->
            [2] Dvoje
            [3] Troje
           *[other] Čtvery
        } hradby
    [many] { $walls } hradeb
   *[other] { $walls } hradeb
 }
rules-cities-and-knights-small-dragon = Malý drak
rules-cities-and-knights-rule-small-dragon = Při této 7 se smí držet o čtyři karty víc.
rules-cities-and-knights-cards-held = Surovin a zboží v ruce
rules-cities-and-knights-discard = Kolik karet odhodit
rules-cities-and-knights-rule-discard = Při 7 se z ruky nad limit odhazuje polovina, zaokrouhleno dolů. Akční karty se nepočítají.
rules-cities-and-knights-robber-moves = Zloděj se přesouvá
rules-cities-and-knights-robber-sleeps = Zloděj se ještě nepřesouvá
rules-cities-and-knights-rule-robber-moves = Při 7 hráč na tahu přesune zloděje a vezme kartu někomu, kdo má u jeho pole stavbu.
rules-cities-and-knights-rule-robber-sleeps = Před prvním útokem barbarů zloděje nepřesouvá nikdo: ani 7, ani rytíř, ani Biskup.

rules-cities-and-knights-cursed = { $rolls ->
    [0] Rytíři se smějí znovu aktivovat
    [one] Rytíři jsou prokletí ještě 1 hod
    [few] Rytíři jsou prokletí ještě { $rolls } hody
    [many] Rytíři jsou prokletí ještě { $rolls } hodu
   *[other] Rytíři jsou prokletí ještě { $rolls } hodů
 }
rules-cities-and-knights-rule-curse = Všichni rytíři hráče jsou aspoň tři hody pasivní, a pak dokud je hráč nesmí znovu zaplatit.

rules-cities-and-knights-improvement = { $track } { $level }: { $cost }
rules-cities-and-knights-level-price = Stupeň { $level }
rules-cities-and-knights-crane = Stavební jeřáb
rules-cities-and-knights-rule-crane = Karta ušetří při jedné výstavbě jedno zboží.
rules-cities-and-knights-rule-improvement = Stupeň stojí tolik zboží svého odvětví, kolikátý je. Je k němu třeba město.
rules-cities-and-knights-metropolis-founded = { $player } získává metropoli ({ $track })
rules-cities-and-knights-metropolis-taken = { $player } bere metropoli ({ $track }); přichází o ni { $from }
rules-cities-and-knights-metropolis-safe = { $player } má metropoli ({ $track }) natrvalo
rules-cities-and-knights-rule-metropolis = Kdo je první na 4. stupni odvětví, položí jeho metropoli na své město bez metropole.
rules-cities-and-knights-rule-metropolis-taken = Kdo je první na 5. stupni odvětví, má jeho metropoli natrvalo, nebo ji vezme.
rules-cities-and-knights-has-level = { $player }: { $track }
rules-cities-and-knights-dragon-flies = Velký drak
rules-cities-and-knights-rule-great-dragon = Soupeř klesne o stupeň, majitel draka vystoupí na stupeň, který soupeř ztratil. Se 4. stupněm jde i metropole.

rules-cities-and-knights-citadel-set-up = Při zakládání: { $cost }
rules-cities-and-knights-citadel-from-city = Citadela z města: { $cost }
rules-cities-and-knights-citadel-from-settlement = Citadela z vesnice: { $cost }
rules-cities-and-knights-rule-citadel-set-up = Poslední město stojí u vrchoviny a cihly zprvu nebere. Když její číslo padne poprvé, položí se kroužek a z vrchoviny se nebere nic.
rules-cities-and-knights-rule-citadel = Jedna na hráče, u vrchoviny, zlata nebo sopky. Tam dává 1 cihlu a 1 krystal.

rules-cities-and-knights-gain = Surovin z banky
rules-cities-and-knights-hex-with = { $buildings ->
    [0] Pole bez vlastní stavby
    [one] Pole s 1 vlastní stavbou
    [few] Pole s { $buildings } vlastními stavbami
    [many] Pole s { $buildings } vlastní stavby
   *[other] Pole s { $buildings } vlastními stavbami
 }
rules-cities-and-knights-rule-gain = Dvě suroviny za každé pole toho druhu s vlastní stavbou, bez ohledu na to, kolik jich tam stojí.

rules-cities-and-knights-points = Body
rules-cities-and-knights-row-settlements = Vesnice
rules-cities-and-knights-row-cities = Města
rules-cities-and-knights-row-metropolises = Metropole
rules-cities-and-knights-row-longest-road = Nejdelší obchodní cesta
rules-cities-and-knights-row-defender = Zachránce Katanu
rules-cities-and-knights-row-merchant = Obchodník
rules-cities-and-knights-row-printer = Knihtisk
rules-cities-and-knights-row-constitution = Ústava
rules-cities-and-knights-row-citadel = Citadela
rules-cities-and-knights-row-wizard = Mág
rules-cities-and-knights-row-white-magic = Bílá magie
rules-cities-and-knights-fallen-cities = Města na boku
rules-cities-and-knights-each = { $what }: { $count } × { $worth }
rules-cities-and-knights-rule-settlements = 1 bod za každou vesnici; město na boku platí za vesnici.
rules-cities-and-knights-rule-cities = 2 body za každé město.
rules-cities-and-knights-rule-metropolises = 4 body za každou metropoli: 2 za město a 2 za metropoli.
rules-cities-and-knights-rule-longest-road = 2 body za nejdelší obchodní cestu z aspoň pěti dílků.
rules-cities-and-knights-rule-merchant = 1 bod, dokud držíte obchodníka.
rules-cities-and-knights-rule-point-card = Karta leží lícem nahoru a je za 1 bod.
rules-cities-and-knights-rule-citadel-point = 1 bod za citadelu, navíc k jejímu městu.
rules-cities-and-knights-rule-wizard = 1 bod, dokud držíte mága.
rules-cities-and-knights-rule-end = Vítězí, kdo má ve svém tahu { $goal } bodů.
rules-cities-and-knights-short = { $points ->
    [one] Chybí 1 bod
    [few] Chybí { $points } body
    [many] Chybí { $points } bodu
   *[other] Chybí { $points } bodů
 }
rules-cities-and-knights-wins-on-own-turn = Vyhraje ve svém příštím tahu
rules-cities-and-knights-won = Vítězství

rules-cities-and-knights-partner-acts = { $player } má fázi akcí
rules-cities-and-knights-may-build = { $player } smí stavět
rules-cities-and-knights-rule-partner = Třetí hráč po levici obchoduje jen s bankou, nehází a nehraje Alchymistu.
rules-cities-and-knights-rule-special-building = Po každém tahu smějí ostatní stavět, aktivovat a povyšovat rytíře: bez akcí rytířů, karet a obchodu.

rules-cities-and-knights-refuses-no-such-player = Tam nikdo nesedí.
rules-cities-and-knights-refuses-no-such-number = Takové číslo neexistuje.
rules-cities-and-knights-refuses-no-such-face = Tato událostní kostka takovou stěnu nemá.
rules-cities-and-knights-refuses-ship-off-track = Dráha lodi má { $length ->
    [one] { $length } krok
    [few] { $length } kroky
    [many] { $length } kroku
   *[other] { $length } kroků
 }.
rules-cities-and-knights-refuses-no-such-knight-left = { $held ->
    [one] Jediná figurka už stojí na plánu: { $knight }.
    [few] Všechny { $held } figurky už stojí na plánu: { $knight }.
   *[other] Všech { $held } figurek už stojí na plánu: { $knight }.
}
rules-cities-and-knights-refuses-knight-active = Rytíř už je aktivní.
rules-cities-and-knights-refuses-knight-inactive = Rytíř není aktivní.
rules-cities-and-knights-refuses-knight-spent = Rytíř byl v tomto tahu aktivován nebo už provedl akci: další smí až v příštím.
rules-cities-and-knights-refuses-knight-promoted = Rytíř už byl v tomto tahu povýšen.
rules-cities-and-knights-refuses-knight-mighty = Mocného rytíře už povýšit nelze.
rules-cities-and-knights-refuses-needs-fortress = Mocný rytíř potřebuje Pevnost (Politika 3).
rules-cities-and-knights-refuses-cursed = { $rolls ->
    [one] Rytíři jsou prokletí: ještě 1 hod.
    [few] Rytíři jsou prokletí: ještě { $rolls } hody.
    [many] Rytíři jsou prokletí: ještě { $rolls } hodu.
   *[other] Rytíři jsou prokletí: ještě { $rolls } hodů.
 }
rules-cities-and-knights-refuses-needs-city = K výstavbě je třeba město.
rules-cities-and-knights-refuses-needs-city-for-metropolis = Stupně 4 a 5 potřebují město bez metropole.
rules-cities-and-knights-refuses-needs-citadel = Krystaly potřebují citadelu.
rules-cities-and-knights-refuses-track-at-end = { $track }: { $levels }. stupeň už stojí a je poslední.
rules-cities-and-knights-refuses-dragon-needs-one-below = Drak bere jen stupeň hned nad vaším.
rules-cities-and-knights-refuses-dragon-at-the-top = Pátý stupeň drak vzít nemůže.
rules-cities-and-knights-refuses-has-citadel = Každý hráč má jen jednu citadelu.
rules-cities-and-knights-refuses-no-hills = Citadela musí stát u vrchoviny, zlata nebo sopky.
rules-cities-and-knights-refuses-no-wall-left = { $walls ->
    [one] Jediné hradby už stojí.
    [few] Všechny hradby ({ $walls }) už stojí.
   *[other] Všechny hradby ({ $walls }) už stojí.
}
rules-cities-and-knights-refuses-wall-needs-city = Každé město už hradby má.
rules-cities-and-knights-refuses-other-moment = Kartu { $card } teď nelze zahrát.
rules-cities-and-knights-refuses-robber-sleeps = Před prvním útokem se zloděj nepřesouvá.
rules-cities-and-knights-refuses-inventor-leaves = Vynálezce nesmí na { $number }: 2, 6, 8 a 12 zůstávají.
rules-cities-and-knights-refuses-swaps-nothing = Karta { $card } čísla nemění.

rules-cities-and-knights-box-settlements = Je třeba { $used } vesnic, hráč jich má { $held }.
rules-cities-and-knights-box-cities = Je třeba { $used } měst, hráč jich má { $held }.
rules-cities-and-knights-box-walls = Hradeb je třeba { $used }, hráč má { $held }.
rules-cities-and-knights-box-basic-knights = Jednoduchých rytířů je třeba { $used }, hráč má { $held }.
rules-cities-and-knights-box-strong-knights = Silných rytířů je třeba { $used }, hráč má { $held }.
rules-cities-and-knights-box-mighty-knights = Mocných rytířů je třeba { $used }, hráč má { $held }.
rules-cities-and-knights-box-metropolises = Metropolí je třeba { $used }, v krabici jsou { $held }.
rules-cities-and-knights-box-defender = Karet Zachránce je třeba { $used }, v krabici je { $held }: bod označte jinak.

rules-cities-and-knights-on = Zapnuto
rules-cities-and-knights-off = Vypnuto
rules-cities-and-knights-option-fan-set = Čáry, Mágové a Draci
rules-cities-and-knights-about-fan-set = Fanouškovská sada: fialová brána, citadely, krystaly, čtvrtá metropole a osmnáct karet.
rules-cities-and-knights-option-fan-ship = Loď s fanouškovskou sadou
rules-cities-and-knights-about-fan-ship = Událostní kostka má jen dvě stěny s lodí, loď proto pluje dál.
rules-cities-and-knights-choice-fan-ship-two = Vždy o dva kroky
rules-cities-and-knights-choice-fan-ship-odd-even-sum = Lichý součet: 2 kroky, sudý: 1
rules-cities-and-knights-choice-fan-ship-odd-even-red = Lichá červená: 2 kroky, sudá: 1
rules-cities-and-knights-choice-fan-ship-split = Jedna stěna s jednou lodí, jedna se dvěma
rules-cities-and-knights-option-goal = Body k vítězství
rules-cities-and-knights-about-goal = 13; s fanouškovskou sadou 13 až 15.
rules-cities-and-knights-option-track-length = Kroků do přistání
rules-cities-and-knights-about-track-length = Kolik polí loď pluje od startu; spočítejte je na svém plánu.
rules-cities-and-knights-option-robber-sleeps = Zloděj čeká na barbary
rules-cities-and-knights-about-robber-sleeps = Do prvního útoku se při 7 jen odhazuje. Starší pravidla to nemají.
rules-cities-and-knights-option-no-settlement-left = Ztráta města bez volné vesnice
rules-cities-and-knights-about-no-settlement-left = Co bude s městem, když všech pět vesnic stojí na plánu.
rules-cities-and-knights-choice-no-settlement-left-on-its-side = Položí se na bok
rules-cities-and-knights-choice-no-settlement-left-removed = Zmizí z plánu
rules-cities-and-knights-option-fifth-card = Pátá akční karta
rules-cities-and-knights-about-fifth-card = Která se vrací, když přijde karta v cizím tahu.
rules-cities-and-knights-choice-fifth-card-any-card = Kterákoli z pěti
rules-cities-and-knights-choice-fifth-card-new-card = Ta nová
rules-cities-and-knights-option-saboteur = Sabotér
rules-cities-and-knights-about-saboteur = V anglickém 3. a mezinárodním 1. vydání a v českém textu karta převrací město.
rules-cities-and-knights-choice-saboteur-discard = Odhodí se půl ruky
rules-cities-and-knights-choice-saboteur-turn-city = Převrátí se město
rules-cities-and-knights-option-start-commodities = Zboží při zakládání
rules-cities-and-knights-about-start-commodities = První město bere z hor, lesa a pastvin zboží. Zda místo suroviny, nebo k ní navíc, není z českého textu jasné: domluvte se.
rules-cities-and-knights-option-cards-need-city = Karty jen s městem
rules-cities-and-knights-about-cards-need-city = Kdo přišel o poslední město, nebere akční karty.
rules-cities-and-knights-option-choose-knights = Volba rytířů do boje
rules-cities-and-knights-about-choose-knights = Při útoku každý řekne, kteří aktivní rytíři bojují; jen ti jsou pak pasivní.
rules-cities-and-knights-option-extra-phase = Pět a šest hráčů
rules-cities-and-knights-about-extra-phase = Jak ostatní staví mezi svými tahy.
rules-cities-and-knights-choice-extra-phase-partner = Hraje i třetí hráč po levici
rules-cities-and-knights-choice-extra-phase-special-building = Po každém tahu smějí stavět všichni
rules-cities-and-knights-option-dice = Dvě kostky, nebo férový balíček
rules-cities-and-knights-about-dice = Balíček 36 karet, jedna pro každý možný hod dvěma kostkami: každý součet přijde tak často, jak má. Kartu bere aplikace a hodí k ní událostní kostkou.
rules-cities-and-knights-choice-dice-dice = Kostky
rules-cities-and-knights-choice-dice-deck-5 = Balíček, míchá se při 5 zbylých
rules-cities-and-knights-choice-dice-deck-0 = Balíček až do konce

rules-cities-and-knights-card-alchemist = Alchymista
rules-cities-and-knights-card-crane = Stavební jeřáb
rules-cities-and-knights-card-mining = Hornictví
rules-cities-and-knights-card-irrigation = Zavlažování
rules-cities-and-knights-card-printer = Knihtisk
rules-cities-and-knights-card-inventor = Vynálezce
rules-cities-and-knights-card-engineer = Inženýr
rules-cities-and-knights-card-medicine = Medicína
rules-cities-and-knights-card-smith = Kovářství
rules-cities-and-knights-card-road-building = Stavba silnic
rules-cities-and-knights-card-bishop = Biskup
rules-cities-and-knights-card-diplomat = Diplomat
rules-cities-and-knights-card-warlord = Polní maršál
rules-cities-and-knights-card-wedding = Svatba
rules-cities-and-knights-card-intrigue = Intriky
rules-cities-and-knights-card-saboteur = Sabotér
rules-cities-and-knights-card-spy = Špión
rules-cities-and-knights-card-deserter = Dezertér
rules-cities-and-knights-card-constitution = Ústava
rules-cities-and-knights-card-merchant = Obchodník
rules-cities-and-knights-card-commercial-harbor = Obchodní přístav
rules-cities-and-knights-card-merchant-fleet = Obchodní flotila
rules-cities-and-knights-card-master-merchant = Mistr obchodník
rules-cities-and-knights-card-trade-monopoly = Monopol na obchodní zboží
rules-cities-and-knights-card-resource-monopoly = Monopol na suroviny
rules-cities-and-knights-card-white-magic = Bílá magie
rules-cities-and-knights-card-curse = Prokletí
rules-cities-and-knights-card-favor-of-the-stars = Přízeň hvězdy
rules-cities-and-knights-card-small-dragon = Malý drak
rules-cities-and-knights-card-great-dragon = Velký drak
rules-cities-and-knights-card-magic-power = Kouzelná síla
rules-cities-and-knights-card-unicorn-dance = Tanec jednorožců
rules-cities-and-knights-card-magic-current = Magický proud
rules-cities-and-knights-card-enchanted-land = Zakletí země
rules-cities-and-knights-card-counterspell = Protikouzlo
rules-cities-and-knights-card-incantation = Zaklínadlo
rules-cities-and-knights-card-conjuring = Přikouzlení
rules-cities-and-knights-card-magic-relocation = Magické přemístění
rules-cities-and-knights-card-spell-of-nature = Kouzlo přírody
rules-cities-and-knights-card-wizard = Mág
rules-cities-and-knights-card-lightning = Blesk
rules-cities-and-knights-effect-engineer = Jedny hradby zdarma.
rules-cities-and-knights-effect-medicine = Z vesnice město za 2 kameny a 1 obilí.
rules-cities-and-knights-effect-saboteur = Každý, kdo má aspoň tolik bodů jako vy, odhodí polovinu ruky, zaokrouhleno dolů.
rules-cities-and-knights-effect-saboteur-turns-city = Převraťte cizí město: vynáší jako vesnice, dokud se nezaplatí 1 dřevo a 1 kámen. Je dál za 2 body a počítá se do síly barbarů.

cities-and-knights-calc-attack = Kdo při útoku barbarů vyhraje, ztratí město, nebo se stane Zachráncem Katanu
cities-and-knights-calc-progress = Kdo si při bráně vezme akční kartu
cities-and-knights-calc-points = Vítězné body hráče
cities-and-knights-calc-discard = Kolik karet se při 7 smí držet a kolik odhodit
cities-and-knights-calc-odds = Jaká je šance, že barbaři přistanou, a za kolik hodů
