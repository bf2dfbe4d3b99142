command-calc-which = Zadejte výpočet: { $known }
command-calc-unknown = Výpočet { $name } není, jsou tu { $known }
command-calc-failed = Čtení nebo zápis se nezdařil: { $reason }

calc-about-amun-re-prices = Kolik stojí karty, farmáři a kameny dohromady
calc-about-amun-re-sacrifice = Kam oběť posune chrám a kdo si co vezme
calc-about-amun-re-income = Kolik vynese každá provincie a každý hráč dostane
calc-about-amun-re-points = Body při bodování a kdo vyhrál
calc-about-cities-and-knights-attack = Kdo vyhraje při útoku barbarů, ztratí město, nebo zachrání Katan
calc-about-cities-and-knights-progress = Kdo si při bráně vezme akční kartu
calc-about-cities-and-knights-points = Vítězné body hráče
calc-about-cities-and-knights-discard = Kolik karet se při 7 smí držet a kolik odhodit
calc-about-cities-and-knights-odds = Jaká je šance, že barbaři přistanou, a za kolik hodů

calc-input = vstup
calc-not-json = { $path } není JSON: chyba je na řádku { $line }, ve sloupci { $column }
calc-twice = { $path } je tu dvakrát; pole má mít jednu hodnotu
calc-unknown = { $path } není zdejší pole; pole jsou { $known }
calc-missing = { $path } chybí; má to být { $takes }
calc-takes = { $path } má být { $takes }

calc-a-number = celé číslo od { $least } do { $most }
calc-a-truth = true nebo false
calc-a-name = jméno, které nemá jiný hráč
calc-a-player = jeden z hráčů: { $names }
calc-one-of = jedno z těchto slov: { $words }
calc-an-object = objekt s těmito poli: { $fields }
calc-a-list = seznam s počtem položek od { $least } do { $most }
calc-plus-or-minus-three = 3 nebo -3
calc-no-gold = vynecháno, protože hráč krade
calc-a-player-without-correction = hráč, který ještě změnu oběti nemá
calc-a-free-province = provincie, která tu ještě není
calc-an-own-province = provincie téhož hráče
calc-each-card-once = u hráče každá karta jen jednou
