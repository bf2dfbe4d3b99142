empires-of-the-north-first-player = začíná
empires-of-the-north-option-raze-scores = Žetony útoku bodují
empires-of-the-north-option-raze-scores-about = Na konci je každý zbylý žeton útoku za bod. Je to oprava vydavatele; česká pravidla ji nemají.

# Průvodce
empires-of-the-north-place = { $round }. kolo
empires-of-the-north-place-last = { $round }. kolo · poslední
empires-of-the-north-place-setup = Příprava
empires-of-the-north-place-scoring = Závěrečné bodování
empires-of-the-north-place-over = Konec po { $round }. kole
empires-of-the-north-phase = Fáze { $number } · { $who }
empires-of-the-north-phase-alone = Fáze { $number }
empires-of-the-north-how-many-passed = pasovali: { $passed } { $all ->
    [one] z
    [few] ze
   *[other] z
 } { $all }
empires-of-the-north-how-many-ships = { $count ->
    [one] ve frontě { $count } loď
    [few] ve frontě { $count } lodě
    [many] ve frontě { $count } lodi
   *[other] ve frontě { $count } lodí
 }
empires-of-the-north-all = všichni najednou
empires-of-the-north-all-passed = všichni pasovali
empires-of-the-north-no-ships = ve frontě není žádná loď
empires-of-the-north-skipped = v posledním kole ne
empires-of-the-north-over = Konec hry
empires-of-the-north-over-text = Klepněte na číslo a uvidíte proč. Hodnoty můžete dál upravit.
empires-of-the-north-missing = { $player }, chybí: { $what }
empires-of-the-north-missing-tie = Remíza. { $player }, chybí: { $what }
empires-of-the-north-next = Dál: { $what }
empires-of-the-north-next-clans = Dál: klany
empires-of-the-north-next-round = { $round }. kolo · začíná { $player }
empires-of-the-north-next-round-alone = Dál: { $round }. kolo
empires-of-the-north-next-pass = Pasovat · { $what }
empires-of-the-north-missing-action = Na tahu { $player }: klepněte na akci
empires-of-the-north-next-back = Zpět je loď: { $player } · další: { $then }
empires-of-the-north-for-all = Všichni pasovali…
empires-of-the-north-for-all-title = { $count ->
    [one] { $count } hráč ještě nepasoval
    [few] { $count } hráči ještě nepasovali
    [many] { $count } hráče ještě nepasovalo
   *[other] { $count } hráčů ještě nepasovalo
 }
empires-of-the-north-for-all-end = { $count ->
    [one] Pasuje i poslední hráč · { $what }
    [few] Pasují všichni ({ $count }) · { $what }
    [many] Pasují všichni ({ $count }) · { $what }
   *[other] Pasují všichni ({ $count }) · { $what }
 }
empires-of-the-north-for-all-done = Všichni pasovali.
empires-of-the-north-for-all-passed = už pasuje
empires-of-the-north-for-all-ships = Všechny lodě jsou zpět…
empires-of-the-north-for-all-ships-title = { $count ->
    [one] Na moři je ještě { $count } loď
    [few] Na moři jsou ještě { $count } lodě
    [many] Na moři je ještě { $count } lodi
   *[other] Na moři je ještě { $count } lodí
 }
empires-of-the-north-for-all-ships-of = { $count ->
    [0] na moři žádná loď
    [one] na moři { $count } loď
    [few] na moři { $count } lodě
    [many] na moři { $count } lodi
   *[other] na moři { $count } lodí
 }
empires-of-the-north-for-all-ships-done = Všechny lodě jsou zpět.
empires-of-the-north-next-all-back = { $count ->
    [one] Poslední loď je zpět · { $what }
    [few] Všechny { $count } lodě jsou zpět · { $what }
    [many] Všech { $count } lodi je zpět · { $what }
   *[other] Všech { $count } lodí je zpět · { $what }
 }
empires-of-the-north-next-end = Ukončit partii
empires-of-the-north-solo = Sólové scénáře mají vlastní knihu, kterou aplikace nezná. Kola, lodě a body fungují jako pro 2 až 4 hráče; zda vyhrajete, určí scénář.
empires-of-the-north-warning-of = { $player }: { $what }
empires-of-the-north-ends-this-round = Někdo má { $goal } bodů. Hra končí po mořeplavbě tohoto kola.
empires-of-the-north-ends-now = Někdo má { $goal } bodů. Hra končí, až se vrátí všechny lodě.
empires-of-the-north-ends-next-round = Někdo má { $goal } bodů. Poslední bude { $round }. kolo.

# Co se stalo
empires-of-the-north-did-circle = Akční destičky vyložené: { $tiles }
empires-of-the-north-did-draw-circle = Akční destičky vylosované aplikací: { $tiles }
empires-of-the-north-did-clan = { $player } si bere { $clan }
empires-of-the-north-did-no-clan = { $player } vrací klan
empires-of-the-north-did-keep = { $player } si nechává karty: { $kept } { $drawn ->
    [one] z
    [few] ze
   *[other] z
 } { $drawn }, unavení osadníci: { $kept }
empires-of-the-north-did-disc = { $player }: { $tile }
empires-of-the-north-did-disc-again = { $player }: { $tile }, druhé použití za 1 jídlo
empires-of-the-north-did-sail = { $player } vysílá loď { $cargo }
empires-of-the-north-did-sail-again = { $player } vysílá loď { $cargo }, druhé použití za 1 jídlo
empires-of-the-north-did-move-disc = { $player }, disk přesunutý kartou: { $tile }
empires-of-the-north-did-build = { $player } staví lokaci
empires-of-the-north-did-location = { $player } používá akci lokace
empires-of-the-north-did-raid = { $player } napadá za žeton útoku, cíl: { $target }
empires-of-the-north-did-pass = { $player } pasuje
empires-of-the-north-did-embark = { $player } vysílá díky kartě loď { $cargo }
empires-of-the-north-did-ahead = { $player }: loď předbíhá na { $place }. místo
empires-of-the-north-did-back = { $player }: loď je zpět
empires-of-the-north-did-pillage-near = { $player } plení blízký ostrov
empires-of-the-north-did-pillage-distant = { $player } plení vzdálený ostrov
empires-of-the-north-did-conquer-near = { $player } dobývá blízký ostrov
empires-of-the-north-did-conquer-distant = { $player } dobývá vzdálený ostrov
empires-of-the-north-did-gain = { $player } získává { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 } ({ $cause })
empires-of-the-north-did-lose = { $player } ztrácí { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
 } ({ $cause })
empires-of-the-north-did-count = { $player }: { $what } { $count }
empires-of-the-north-did-clear-count = { $player }: { $what }, zase prázdné
empires-of-the-north-did-end-step = { $what } · hotovo
empires-of-the-north-did-end-round = { $round }. kolo skončilo
empires-of-the-north-did-end = Hra skončila

# Příprava
empires-of-the-north-tap-clockwise = Klepejte na destičky po směru hodinových ručiček. Poslední se doplní sama.
empires-of-the-north-tile-next = { $number }. destička: { $tile }
empires-of-the-north-tile-back = Vzít zpět { $number }. destičku: { $tile }
empires-of-the-north-draw-circle = Vylosovat v aplikaci
empires-of-the-north-lay-anew = Vyložit znovu
empires-of-the-north-circle-known = Pořadí destiček platí celou hru.
empires-of-the-north-circle-unknown = Kruh není zadaný, proto se sousední destičky nehlídají. Zadáte ho v části „Příprava“.
empires-of-the-north-clan-of = Klan: { $player }
empires-of-the-north-clan-about = { $nation } · obtížnost { $difficulty }
empires-of-the-north-clan-about-unknown = { $nation } · obtížnost neznámá

# Rozhled
empires-of-the-north-kept-title = Kolik karet si kdo nechá? Nic na tom nezávisí; jen si to nemusíte pamatovat.
empires-of-the-north-keep-name = { $player } si nechává { $cards }
empires-of-the-north-kept = unavení: { $tired }, odložené: { $discarded }
empires-of-the-north-stored-title = Uložené prostředky
empires-of-the-north-stored-goods = Prostředků na kartě
empires-of-the-north-stored-each = Potřeba na odměnu
empires-of-the-north-stored-pays = { $count ->
    [0] Na odměnu to zatím nestačí.
    [one] Dá { $count } odměnu.
    [few] Dá { $count } odměny; každou si vyberete zvlášť.
    [many] Dá { $count } odměny; každou si vyberete zvlášť.
   *[other] Dá { $count } odměn; každou si vyberete zvlášť.
 }

# Akce
empires-of-the-north-acts = Akci má { $player }
empires-of-the-north-disc-ready = Disk { $number }: volný
empires-of-the-north-disc-used = Disk { $number }: { $tile }
empires-of-the-north-disc-exhausted = Disk { $number }: vyčerpaný
empires-of-the-north-disc-name = { $player }, { $disc }
empires-of-the-north-first-use = První použití: kterákoli destička.
empires-of-the-north-second-use = Druhé použití: sousední destička, za 1 jídlo (nebo zlaťák).
empires-of-the-north-no-more-use = Tento disk už byl použit dvakrát.
empires-of-the-north-moving = Přesouvá ho karta: kamkoli, bez akce.
empires-of-the-north-by-card = Přesouvá ho karta
empires-of-the-north-by-card-name = { $player }: disk { $number } přesouvá karta
empires-of-the-north-to-tile = { $player }, disk: { $tile }
empires-of-the-north-to-tile-for-food = { $player }, disk: { $tile }, 1 jídlo
empires-of-the-north-to-tile-with = { $name }; leží tu: { $who }
empires-of-the-north-cost-food = 1 jídlo
empires-of-the-north-what-on-ship = Co loď veze? Rybu lze nahradit zlaťákem.
empires-of-the-north-missing-cargo = Co veze loď?
empires-of-the-north-missing-tiles = { $count ->
    [one] V kruhu chybí { $count } destička
    [few] V kruhu chybějí { $count } destičky
    [many] V kruhu chybí { $count } destičky
   *[other] V kruhu chybí { $count } destiček
}
empires-of-the-north-other-tile = Jiná destička
empires-of-the-north-cargo-none = bez žetonů
empires-of-the-north-cargo-fish = s rybou
empires-of-the-north-cargo-raze = se žetonem útoku
empires-of-the-north-cargo-both = s rybou a žetonem útoku
empires-of-the-north-cargo-name = { $player } vysílá loď { $cargo }
empires-of-the-north-build = Stavět
empires-of-the-north-build-name = { $player } staví lokaci
empires-of-the-north-location = Akce lokace
empires-of-the-north-location-name = { $player } používá akci lokace
empires-of-the-north-raid-whom = Čí kartu napadnout? Stojí 1 žeton útoku; karta musí být obnovená a mít akci.
empires-of-the-north-raid-target = { $player } napadá, cíl: { $target }
empires-of-the-north-pass = Pasovat
empires-of-the-north-pass-name = { $player } pasuje
empires-of-the-north-player-passed = { $player } už v tomto kole pasuje: další akce nemá a cílem být nemůže.

# Lodě
empires-of-the-north-queue-empty = Ve frontě není žádná loď. Přidá ji Nalodění.
empires-of-the-north-queue-title = Fronta lodí
empires-of-the-north-ship = { $place }. { $player }
empires-of-the-north-pillage-near = Vyplenit blízký ostrov
empires-of-the-north-pillage-distant = Vyplenit vzdálený ostrov
empires-of-the-north-conquer-near = Dobýt blízký ostrov
empires-of-the-north-conquer-distant = Dobýt vzdálený ostrov
empires-of-the-north-visit-name = { $player }: { $what }
empires-of-the-north-ahead = O 1 vpřed
empires-of-the-north-ahead-name = { $player }: loď { $place } o 1 vpřed
empires-of-the-north-ship-by-card = Loď díky kartě…
empires-of-the-north-ship-by-card-name = Loď: { $player }
empires-of-the-north-end-here = Ukončit hru zde

# Body
empires-of-the-north-points-for = Body za
empires-of-the-north-why-it-ends = Proč hra končí
empires-of-the-north-cause-name = Body za: { $cause }
empires-of-the-north-points-of = { $player }: body
empires-of-the-north-point-more = { $player }: o bod víc
empires-of-the-north-point-less = { $player }: o bod méně

# Závěrečné bodování
empires-of-the-north-held-cards = Karty
empires-of-the-north-held-start-cards = Počáteční karty
empires-of-the-north-held-fields = Zdrojové lokace
empires-of-the-north-held-upgrades = Vylepšení
empires-of-the-north-held-locations = Ostatní lokace
empires-of-the-north-held-islands = Ostrovy
empires-of-the-north-held-resources = Suroviny
empires-of-the-north-held-gold = Zlaťáky
empires-of-the-north-held-raze = Žetony útoku
empires-of-the-north-held-workers = Osadníci
empires-of-the-north-held-hand = V ruce
empires-of-the-north-held-name = { $player }: { $what }
empires-of-the-north-why-winner = Proč: { $what }
empires-of-the-north-by-kind = Počítat karty po druzích
empires-of-the-north-islands-conquered = Ostrovy (tady { $count })
empires-of-the-north-tie-title = Remíza o první místo. Spočítejte ještě:

# Nástroje
empires-of-the-north-tool-points = Body
empires-of-the-north-tool-discs = Disky
empires-of-the-north-tool-ships = Lodě
empires-of-the-north-tool-clans = Destičky a klany

# Co stůl odmítá
empires-of-the-north-circle-lies = Akční destičky už leží. Chcete-li je změnit, nejdřív je vyložte znovu.
empires-of-the-north-no-tile = Žádná akční destička zatím neleží.
empires-of-the-north-refuse-players = { $most ->
    [one] Vládcové Severu jsou pro { $least } až { $most } hráče.
    [few] Vládcové Severu jsou pro { $least } až { $most } hráče.
   *[other] Vládcové Severu jsou pro { $least } až { $most } hráčů.
}
empires-of-the-north-refuse-clan-taken = { $clan } už má { $player }.
empires-of-the-north-refuse-has-passed = { $player } v tomto kole už pasuje a další akci nemá.
empires-of-the-north-refuse-no-such-disc = { $discs ->
    [one] Každý hráč má { $discs } disk.
    [few] Každý hráč má { $discs } disky.
   *[other] Každý hráč má { $discs } disků.
}
empires-of-the-north-refuse-no-ship-here = Loď se vysílá jen akcí Nalodění.
empires-of-the-north-refuse-which-ship = Nalodění přidává do fronty loď: vyberte, co veze.
empires-of-the-north-refuse-own-card = Vlastní kartu napadnout nelze.
empires-of-the-north-refuse-below-zero = { $player }: body nemohou klesnout pod 0.
empires-of-the-north-refuse-nothing = Body se mohou změnit nejméně o { $least }.
empires-of-the-north-refuse-raze = Žetony útoku se v této partii nebodují.
empires-of-the-north-field-near = Blízký ostrov
empires-of-the-north-field-distant = Vzdálený ostrov
empires-of-the-north-field-pillage = Vyplenit
empires-of-the-north-field-conquer = Dobýt
empires-of-the-north-field-disc = Akční disk
empires-of-the-north-field-which-ship = Loď
empires-of-the-north-field-ship = { $place }: { $player }
empires-of-the-north-fixed-circle = Kruh tady změnit nejde. Vyložte ho znovu; nové pořadí platí od té chvíle.
empires-of-the-north-more-cards = Víc karet v impériu { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
empires-of-the-north-more-workers = Víc osadníků { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
empires-of-the-north-more-hand = Víc karet v ruce { $count ->
    [one] má
    [few] mají
   *[other] mají
} { $players }: { $value } proti { $against }.
