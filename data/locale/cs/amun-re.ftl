amun-re-pharaoh = faraon
amun-re-who-is-pharaoh = Kdo bude prvním faraonem?
amun-re-total = Celkem
amun-re-old-kingdom = Stará říše
amun-re-new-kingdom = Nová říše
amun-re-row-of = { $row }, { $kingdom }

# Průvodce
amun-re-place = { $kingdom } · kolo { $round } ze { $rounds }
amun-re-phase = Fáze { $number } · { $who }
amun-re-phase-alone = Fáze { $number }
amun-re-all-at-once = všichni najednou
amun-re-all-done = všichni hotovi
amun-re-highest-first = od nejvyšší oběti
amun-re-turn = na tahu { $player }
amun-re-first = faraon { $player }
amun-re-end-of-old = konec Staré říše
amun-re-end-of-new = konec hry
amun-re-claims-of-old = Bonusové karty
amun-re-over = Konec hry
amun-re-over-text = Klepnutím na číslo uvidíte proč. Hodnoty můžete dál upravit.
amun-re-over-place = Dohráno
amun-re-over-above = Po šesti kolech
amun-re-missing-provinces = { $count ->
    [one] Ještě { $count } provincie
    [few] Ještě { $count } provincie
    [many] Ještě { $count } provincie
   *[other] Ještě { $count } provincií
 }
amun-re-missing-auction = Chybí provincie
amun-re-missing-bid = Sází { $player }
amun-re-missing-province = { $player } nemá provincii
amun-re-missing-takers = { $count ->
    [one] { $count } hráč nemá provincii
    [few] { $count } hráči nemají provincii
   *[other] { $count } hráčů nemá provincii
}
amun-re-missing-offer = Chybí oběť: { $player }
amun-re-missing-offers = { $count ->
    [one] Chybí { $count } oběť
    [few] Chybí { $count } oběti
    [many] Chybí { $count } oběti
   *[other] Chybí { $count } obětí
 }
amun-re-missing-correction = { $player }: +3, nebo −3?
amun-re-missing-gold = Chybí zlato: { $player }
amun-re-missing-golds = { $count ->
    [one] Chybí zlato { $count } hráče
    [few] Chybí zlato { $count } hráčů
    [many] Chybí zlato { $count } hráče
   *[other] Chybí zlato { $count } hráčů
 }
amun-re-missing-reward = { $player }: zbývá vzít { $count }
amun-re-next = Dál: { $what }
amun-re-next-player = Dál: { $player }
amun-re-next-temple = Potvrdit · chrám { $place }
amun-re-next-taken = Vzato · Dál
amun-re-next-score = Obodovat
amun-re-next-new-kingdom = Začít Novou říši
amun-re-next-end = Ukončit partii

# Co se stalo
amun-re-did-reveal = Přišla provincie { $province }
amun-re-did-hide = Provincie { $province } nepřišla
amun-re-did-bid = { $player } sází { $gold } na provincii { $province }
amun-re-did-take = { $player } získává provincii { $province } za { $gold }
amun-re-did-let-go = Provincie { $province } je zase volná
amun-re-did-play = { $player } hraje kartu { $card }
amun-re-did-play-on = { $player } hraje kartu { $card } ({ $province })
amun-re-did-claim-met = { $player } hraje kartu { $card }: splněno
amun-re-did-claim-unmet = { $player } hraje kartu { $card }: nesplněno
amun-re-did-take-back = { $player } bere zpět kartu { $card }
amun-re-did-buy-things = { $player } kupuje { $things }
amun-re-did-get-reward = { $player } dostává za oběť { $things }
amun-re-did-return-things = { $player } vrací { $things }
amun-re-things-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
amun-re-things-farmers = { $count ->
    [one] { $count } farmáře ({ $province })
    [few] { $count } farmáře ({ $province })
    [many] { $count } farmáře ({ $province })
   *[other] { $count } farmářů ({ $province })
}
amun-re-things-bricks = { $count ->
    [one] { $count } kámen ({ $province })
    [few] { $count } kameny ({ $province })
    [many] { $count } kamene ({ $province })
   *[other] { $count } kamenů ({ $province })
}
amun-re-did-offer = { $player } obětuje { $gold }
amun-re-did-steal = { $player } hraje −3
amun-re-did-offer-in-secret = { $player } má oběť připravenou
amun-re-did-offer-back = { $player } bere oběť zpět
amun-re-did-correct-up = { $player } mění součet o +3
amun-re-did-correct-down = { $player } mění součet o −3
amun-re-did-correct-back = { $player } bere změnu oběti zpět
amun-re-did-reward-taken = { $player }: odměna vzata
amun-re-did-count-gold = { $player } má { $gold } zl.
amun-re-did-uncount-gold = { $player }: zlato vymazáno
amun-re-did-move-place = { $kingdom }, kolo { $round }: { $phase }
amun-re-did-set-pieces = { $province } ručně: { $farmers ->
    [one] { $farmers } farmář
    [few] { $farmers } farmáři
    [many] { $farmers } farmáře
   *[other] { $farmers } farmářů
 }, { $bricks ->
    [one] { $bricks } kámen
    [few] { $bricks } kameny
    [many] { $bricks } kamene
   *[other] { $bricks } kamenů
 }, { $pyramids ->
    [one] { $pyramids } pyramida
    [few] { $pyramids } pyramidy
    [many] { $pyramids } pyramidy
   *[other] { $pyramids } pyramid
 }
amun-re-did-set-owner = { $province } ručně: vlastník { $player }
amun-re-did-set-no-owner = { $province } ručně: bez vlastníka
amun-re-did-set-temple = Chrám přesunut ručně na { $place }. pole
amun-re-did-set-pharaoh = Ručně: faraonem je { $player }
amun-re-did-set-gold = { $player }: zlato ručně nastaveno na { $gold }
amun-re-did-sell = { $player } prodává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
amun-re-did-set-figure = Váš plán: { $province }, { $field }: { $value }
amun-re-did-option-on = Volba zapnuta: { $option }
amun-re-did-option-off = Volba vypnuta: { $option }
amun-re-did-end = { $step } · hotovo
amun-re-did-sale = { $player } – { $province } za { $gold }
amun-re-did-sales = Provincie: { $sales }
amun-re-did-buy = { $gold ->
    [0] { $player } nic nekupuje
   *[other] { $player } nakupuje za { $gold } zl.
 }
amun-re-did-sacrifice = Oběť { $total } zl.: chrám na poli { $place }, faraon { $player }
amun-re-did-reward-cards = { $player } { $count }
amun-re-did-rewards = Zbytek odměn jako karty: { $rewards }
amun-re-did-income-of = { $player } { $gold }
amun-re-did-income = Příjmy: { $incomes }
amun-re-did-score-old = Stará říše je obodována
amun-re-did-score-new = Nová říše je obodována

# Volby
amun-re-option-follow-auction = Sledovat dražbu
amun-re-option-follow-auction-about = Ukazuje, kdo sází, a hlídá sázky. Vypnuto: zadáte jen, kdo co získal.
amun-re-option-secret-sacrifice = Tajná oběť
amun-re-option-secret-sacrifice-about = Zařízení koluje a každá oběť je skrytá, dokud nejsou zadané všechny.
amun-re-option-ledger = Vést zlato
amun-re-option-ledger-about = Počítá zlato každého. Sázky, nákupy, krádeže a příjmy se zapíší samy.
amun-re-option-empty-side-scores = Bodovat prázdný břeh
amun-re-option-empty-side-scores-about = Strana Nilu bez pyramidy dá i tak 5 bodů. Pravidla to neříkají.

# Proč ne
amun-re-figures-nothing = Už není co potvrzovat.
amun-re-refuse-players = { $most ->
    [one] Amun-Re je pro { $least } až { $most } hráče.
    [few] Amun-Re je pro { $least } až { $most } hráče.
   *[other] Amun-Re je pro { $least } až { $most } hráčů.
}
amun-re-refuse-figures = Hodnoty vašeho plánu nelze přečíst: { $detail }
amun-re-refuse-no-auction = Dražba právě neprobíhá.
amun-re-refuse-not-taken = Tuto provincii nikdo nezískal.
amun-re-refuse-not-played = Tato karta nebyla zahrána.
amun-re-refuse-gold-at-the-end = Zlato se boduje až na konci Nové říše.
amun-re-refuse-three-stones = Tři kameny jsou pyramida: nejvýš { $most }.
amun-re-refuse-no-such-option = Taková volba neexistuje.
amun-re-refuse-other-step = To patří k jinému kroku. Nejdřív tam posuňte průvodce.
amun-re-refuse-no-ledger = V této partii se zlato nevede.
amun-re-refuse-too-dear = To stojí { $gold } zl., ale zapsáno je jen { $purse }.
amun-re-refuse-offering-too-high = Obětovat { $gold } zl. nelze, zapsáno je jen { $purse }.
amun-re-refuse-came-up = Provincie { $province } už v této říši přišla.
amun-re-refuse-enough-provinces = Jedna provincie na hráče: { $players ->
    [one] { $players } už přišla.
    [few] { $players } už přišly.
    [many] { $players } už přišlo.
   *[other] { $players } už přišlo.
 }
amun-re-refuse-not-of-old = Provincie { $province } se ve Staré říši nehrála, v Nové tedy nebude.
amun-re-refuse-not-offered = Provincie { $province } v tomto kole nepřišla.
amun-re-refuse-taken = Provincii { $province } už má { $player }.
amun-re-refuse-not-on-the-ladder = Sází se { $bids }, ne { $gold }.
amun-re-refuse-one-province-each = Každý hráč získá v kole jednu provincii.
amun-re-refuse-fourth-province = { $most ->
    [one] V jedné říši může mít hráč nejvýš { $most } provincii.
    [few] V jedné říši může mít hráč nejvýš { $most } provincie.
   *[other] V jedné říši může mít hráč nejvýš { $most } provincií.
}
amun-re-refuse-not-own = Provincie { $province } patří někomu jinému.
amun-re-refuse-card-has-its-own-place = Tuto kartu zadejte v kroku, kde se počítá.
amun-re-refuse-which-province = Vyberte pro kartu provincii.
amun-re-refuse-fewer-than-none = Tolik jich vzít zpět nelze.
amun-re-refuse-reward = { $left ->
    [0] Odměna je vyčerpaná.
    [one] Z odměny zbývá jen { $left } věc.
    [few] Z odměny zbývají jen { $left } věci.
    [many] Z odměny zbývá jen { $left } věci.
   *[other] Z odměny zbývá jen { $left } věcí.
 }
amun-re-refuse-no-reward = { $player } odměnu nebere: za kartu −3 jsou zlaté.
amun-re-refuse-card-limit = { $limit ->
    [0] Karty koupit nelze: nejvyšší limit vlastních provincií je 0.
    [one] Koupit lze jen { $limit } kartu, to je nejvyšší limit vlastních provincií.
    [few] Koupit lze jen { $limit } karty, to je nejvyšší limit vlastních provincií.
    [many] Koupit lze jen { $limit } karty, to je nejvyšší limit vlastních provincií.
   *[other] Koupit lze jen { $limit } karet, to je nejvyšší limit vlastních provincií.
 }
amun-re-refuse-builder-used = Stavěl tu Mistr stavitel. Nejdřív vezměte zpět jeho.
amun-re-refuse-theft-with-gold = Karta −3 se hraje sama, bez zlata.
amun-re-refuse-no-gold = { $least ->
    [one] Oběť je aspoň { $least } zlatý, nebo karta −3.
    [few] Oběť jsou aspoň { $least } zlaté, nebo karta −3.
   *[other] Oběť je aspoň { $least } zlatých, nebo karta −3.
}
amun-re-refuse-no-bonus-card = Tato karta body nedává.

# Slova panelů
amun-re-tool-board = Plán
amun-re-tool-figures = Hodnoty vašeho plánu
amun-re-farmers = Farmáři
amun-re-bricks = Kameny
amun-re-pyramids = Pyramidy
amun-re-farmers-on-the-plain = Farmáři na rovině
amun-re-owner = Vlastník
amun-re-nobody = nikdo
amun-re-temple = chrám
amun-re-count-farmers = { $count ->
    [one] { $count } farmář
    [few] { $count } farmáři
    [many] { $count } farmáře
   *[other] { $count } farmářů
 }
amun-re-count-pyramids = { $count ->
    [one] { $count } pyramida
    [few] { $count } pyramidy
    [many] { $count } pyramidy
   *[other] { $count } pyramid
 }
amun-re-count-bricks = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
 }
amun-re-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
 }
amun-re-count-printed = { $count ->
    [one] { $count } vytištěný farmář
    [few] { $count } vytištění farmáři
    [many] { $count } vytištěného farmáře
   *[other] { $count } vytištěných farmářů
 }
amun-re-count-gold = { $count ->
    [one] { $count } zlatý
    [few] { $count } zlaté
    [many] { $count } zlatého
   *[other] { $count } zlatých
 }
amun-re-no-provinces = Zatím bez provincie

amun-re-reveal-show = Přišla { $province }
amun-re-left-over = V této říši už zbývají jen tyto provincie:
amun-re-lay-out = Vyložte, co je tam zdarma
amun-re-lay-out-nothing = Klepněte na provincie, které přišly.
amun-re-nothing-free = nic
amun-re-lies-there = už na plánu: { $what }
amun-re-likely = { $what } (asi, ověřte na plánu)
amun-re-cards-see-board = karty (viz váš plán)
amun-re-bricks-see-board = kameny (viz váš plán)
amun-re-gold-see-board = zlato (viz váš plán)

amun-re-auction-empty = Nejdřív odkryjte provincii pro každého hráče.
amun-re-no-bid-yet = bez sázky
amun-re-stands = vede
amun-re-just-outbid = tady právě přebito, zvolte jinou
amun-re-blockade-holds = Blokáda sázky: o dvě pole výš
amun-re-bid-name = { $player } sází { $gold } na provincii { $province }
amun-re-card-played = Zahrát kartu…
amun-re-cards-of-phase = Karty této fáze
amun-re-play-name = { $player } hraje kartu { $card }
amun-re-play-on-name = { $player } hraje kartu { $card } na provincii { $province }
amun-re-who-took = kdo ji získal?
amun-re-how-much = { $player }, { $province }: za kolik?
amun-re-taker-name = { $province }: získává { $player }
amun-re-price-name = { $province } za { $gold }
amun-re-let-go-name = { $province }: nikdo ji nezískal

amun-re-whose-things = Ukázat
amun-re-cards-of = { $player }: karty
amun-re-farmers-of = { $player }: farmáři, { $province }
amun-re-bricks-of = { $player }: kameny, { $province }
amun-re-limit = limit { $limit }
amun-re-limit-see-board = limit: viz váš plán
amun-re-free-fields = { $free ->
    [0] žádné volné pole
    [one] { $free } volné pole
    [few] { $free } volná pole
    [many] { $free } volného pole
   *[other] { $free } volných polí
 }
amun-re-fields-see-board = pole: viz váš plán
amun-re-costs = Platí { $player }
amun-re-costs-of = Platí { $player } · zbývá { $gold } zl.
amun-re-aside = { $player }: { $parts } = { $gold } zl.
amun-re-aside-left = { $player }: { $parts } = { $gold } zl. · zbývá { $left } zl.
amun-re-aside-one = { $player }: { $parts } zl.
amun-re-aside-one-left = { $player }: { $parts } zl. · zbývá { $left } zl.
amun-re-aside-nothing = { $player }: { $parts }
amun-re-aside-nothing-left = { $player }: { $parts } · zbývá { $left } zl.
amun-re-why-price = Platí { $player }
amun-re-reward-all = Vše vzato
amun-re-reward-rest = Zbývá vzít (nebo karty)
amun-re-rest-as-cards = Zbytek jako karty
amun-re-rest-as-cards-name = { $player }: zbytek jako karty
amun-re-everyones-rest = Všem zbytek jako karty…
amun-re-everyones-rest-title = Všem zbytek jako karty
amun-re-everyones-rest-about = Tím odměny všem končí. Vezmete to zpět tlačítkem Zpět.
amun-re-everyones-rest-go = { $count ->
    [one] Vzít { $count } kartu a pokračovat
    [few] Vzít { $count } karty a pokračovat
    [many] Vzít { $count } karty a pokračovat
   *[other] Vzít { $count } karet a pokračovat
 }
amun-re-purchases-of = Nákupy: { $player }
amun-re-reward-of = Odměna: { $player }
amun-re-back-to = Zpět · na tahu: { $player }
amun-re-tab-reward = { $player } · { $left ->
    [0] ✓
   *[other] { $left }
}

amun-re-steal = krade
amun-re-steal-key = −3 · krade
amun-re-correction-laid = Se změnou oběti
amun-re-enter-in-secret = Zapsat tajně · { $cell }
amun-re-takes-three = bere 3 zlaté
amun-re-offer-name = { $player }: oběť
amun-re-sum = Součet
amun-re-sum-so-far = Zatím
amun-re-why-total = Součet obětí
amun-re-what-if-more = S obětí o { $gold } vyšší je chrám na poli { $place }. Zlato: { $changes }
amun-re-what-if-less = S obětí o { $gold } nižší je chrám na poli { $place }. Zlato: { $changes }
amun-re-what-if-player = { $player } { $change }
amun-re-correction-played = Karta Změna oběti…
amun-re-corrections = Změna oběti: vliv na součet
amun-re-correct-up-name = { $player } mění o plus 3
amun-re-correct-down-name = { $player } mění o minus 3
amun-re-pass-to = Zařízení dostane { $player }
amun-re-pass-note = Ostatní se nedívají. Oběti se ukážou, až budou všechny.
amun-re-pass-ready = Tady { $player }

amun-re-temple-yields = Chrám na { $place }. poli: farmář dá { $each }, { $camels }
amun-re-camels-pay = velbloudi platí
amun-re-camels-do-not-pay = velbloudi neplatí
amun-re-head-farmers = farmáři
amun-re-head-harvest = sklizeň
amun-re-head-guaranteed = pevné
amun-re-head-camel = velbloud
amun-re-head-card = karta
amun-re-head-gold = zlato
amun-re-printed = { $count ->
    [one] { $count } vytištěný
    [few] { $count } vytištění
    [many] { $count } vytištěného
   *[other] { $count } vytištěných
 }
amun-re-takes = Bere { $player }
amun-re-card-on = { $card }: { $province }
amun-re-on-province-name = { $player }: provincie { $province }
amun-re-which-province = Na kterou provincii?

amun-re-gold-left = Všechno zbylé zlato
amun-re-gold-of = { $player }: zlato
amun-re-from-the-ledger = podle zápisu
amun-re-bonus-cards = Zahrané bonusové karty
amun-re-tab-bonus = { $player } · { $count }
amun-re-tab-bonus-name = Bonusové karty: { $player }
amun-re-why-card = Proč: { $player }, { $card }
amun-re-play = Zahrát
amun-re-played = Zahráno
amun-re-verdict-yes = splněno
amun-re-verdict-no = nesplněno
amun-re-verdict-likely = asi splněno, ověřte na plánu
amun-re-verdict-hardly = asi nesplněno, ověřte na plánu
amun-re-verdict-unknown = není známo, viz váš plán
amun-re-verdict-by-rule = asi splněno, počítají-li se vytištění farmáři

amun-re-verdict-said = splněno, rozhodnuto u stolu
amun-re-verdict-denied = nesplněno, rozhodnuto u stolu
amun-re-verdict-points = { $verdict } · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
amun-re-claim-about = Aplikace neví, zda je karta splněná. Ověřte na svém plánu tyto hodnoty:
amun-re-claim-yes = Splněno · 3 body
amun-re-claim-no = Nesplněno · 0 bodů

amun-re-this-kingdom = Tato říše
amun-re-tap-for-reasons = Klepnutím na číslo uvidíte proč.
amun-re-stays = Zůstává na plánu
amun-re-to-box = Karty provincií zpět do krabice
amun-re-none-to-box = žádné

amun-re-temple-place = Pole chrámu
amun-re-pharaoh-title = Faraon
amun-re-pharaoh-name = Faraonem je { $player }
amun-re-sell = Prodat kartu
amun-re-sell-name = { $player }: prodat kartu za 1 zlatý
amun-re-empty-land = nic na ní neleží
amun-re-owner-name = { $province }: vlastník { $player }
amun-re-nobody-name = { $province }: bez vlastníka
amun-re-set-farmers-name = { $province }: farmáři ručně
amun-re-set-plain-name = { $province }: farmáři na rovině ručně
amun-re-set-bricks-name = { $province }: kameny ručně
amun-re-set-pyramids-name = { $province }: pyramidy ručně

amun-re-figures-about = Některé hodnoty vytištěné na plánu nejsou ověřené. Porovnejte je jednou se svým plánem; uloží se.
amun-re-figures-open = { $count ->
    [0] vše známo
    [one] { $count } k ověření
    [few] { $count } k ověření
    [many] { $count } k ověření
   *[other] { $count } k ověření
 }
amun-re-figure-name = { $province }: { $field }
amun-re-sure-stated = podle pravidel
amun-re-sure-owner = podle vašeho plánu
amun-re-sure-unconfirmed = ověřte na plánu
amun-re-sure-unknown = není známo
amun-re-sure-range = { $least } až { $most }: podívejte se na svůj plán
amun-re-sure-later = na plánu vydání Super Meeple { $count }: ověřte na svém
amun-re-sure-later-least = na plánu vydání Super Meeple aspoň { $count }: podívejte se na svůj
amun-re-sure-later-most = na plánu vydání Super Meeple nejvýš { $count }: podívejte se na svůj

amun-re-bids-now = sází
amun-re-bids-later = čeká
amun-re-must-move = přebit
amun-re-tops-the-ladder = přebít nelze
amun-re-lot-too-dear = nejméně { $least }, zbývá jen { $purse } zl.
amun-re-lot-plain = nic zdarma, bez chrámu a příjmu
amun-re-count-temples = { $count ->
    [one] { $count } chrám
    [few] { $count } chrámy
    [many] { $count } chrámu
   *[other] { $count } chrámů
 }
amun-re-temples-see-board = chrámy: viz váš plán
amun-re-income-fixed = příjem { $count }
amun-re-income-camel = příjem s velbloudem { $count }
amun-re-income-see-board = příjem: viz váš plán
amun-re-pays = platí { $gold }
amun-re-pays-takes = platí { $gold }, bere { $things }
amun-re-let-go = Nikdo ji nezískal
amun-re-bricks-check = kameny: ověřte na plánu
amun-re-next-pay = Zaplatit { $gold } · { $next }
amun-re-cost-cards = karty za { $gold }
amun-re-cost-farmers = farmáři za { $gold }
amun-re-cost-bricks = kameny za { $gold }
amun-re-cost-nothing = zatím bez nákupu
amun-re-did-set-figures = Váš plán: { $count ->
    [one] potvrzena { $count } hodnota
    [few] potvrzeny { $count } hodnoty
    [many] potvrzeno { $count } hodnoty
   *[other] potvrzeno { $count } hodnot
 }
amun-re-figures-confirm = Potvrdit
amun-re-figures-confirm-name = { $province }: potvrdit všechny uvedené hodnoty
amun-re-field-gold = Zlato
amun-re-field-offering = Oběť
amun-re-field-steal = Karta −3
amun-re-field-pyramids = Pyramidy
amun-re-field-province = Provincie
amun-re-field-card = Karta
amun-re-field-fulfilled = Splněno?
amun-re-field-as-seen = Jak ukazuje plán
amun-re-fixed-secret = Tato oběť zůstává tajná, dokud nejsou zadané všechny. Pak ji tu lze změnit.
amun-re-next-pay-of = Zaplatit { $gold }, zbytek { $left } · { $next }
amun-re-buy-cards = Koupit karty
amun-re-buy-farmers = Koupit farmáře
amun-re-buy-bricks = Koupit kameny
amun-re-take-cards = Vzít karty
amun-re-take-farmers = Vzít farmáře
amun-re-take-bricks = Vzít kameny
amun-re-more-pyramids = Víc pyramid { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
amun-re-more-stones = Víc kamenů { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
amun-re-open-figure = { $province }, { $field } (ověřte na plánu)

amun-re-map-shown-as = Zobrazit provincie jako
amun-re-map = Mapa
amun-re-map-list = Seznam
amun-re-map-order = Sever je nahoře. Pořadí podél řeky je podle skutečných míst: ověřte na plánu.
amun-re-map-unsure = strana Nilu: ověřte na plánu
amun-re-map-check = { $count ->
    [0] Všechny strany Nilu jsou potvrzené.
    [one] Strana Nilu není potvrzená u { $count } provincie: ověřte na plánu.
    [few] Strana Nilu není potvrzená u { $count } provincií: ověřte na plánu.
    [many] Strana Nilu není potvrzená u { $count } provincie: ověřte na plánu.
   *[other] Strana Nilu není potvrzená u { $count } provincií: ověřte na plánu.
}
amun-re-map-confirm = Vše souhlasí s plánem
