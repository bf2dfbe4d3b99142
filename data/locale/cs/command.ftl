command-calc-which = Zadejte výpočet. Výpočty: { $known }
command-cards-too-long = Hledaný text může mít nejvýš { $most } znaků.
command-calc-unknown = Výpočet { $name } tu není. Výpočty: { $known }

command-no-folder = Systém neurčuje složku pro partie. Zadejte ji: --data SLOŽKA.
command-failed = Čtení nebo zápis se nezdařil: { $reason }

command-column-id = Partie
command-column-game = Hra
command-column-players = Hráči
command-column-place = Stav
command-column-changed = Poslední zápis
command-won = { $winners ->
        [one] Vítěz: { $names }
        [few] Vítězové: { $names }
        [many] Vítězové: { $names }
       *[other] Vítězové: { $names }
    }
command-plays-none = Zatím žádné partie. Začněte novou v okně, nebo vytvořte ukázky: tableside demo
command-play-unknown = Označení žádné partie nezačíná na „{ $id }“. Seznam vypíše: tableside plays
command-play-ambiguous = Na „{ $id }“ začíná označení { $count ->
        [one] { $count } partie
        [few] { $count } partií
        [many] { $count } partie
       *[other] { $count } partií
    }, třeba { $known }. Zadejte z označení víc.

command-leads = { $leaders ->
    [one] Zatím vede { $names }
    [few] Zatím vedou { $names }
   *[other] Zatím vedou { $names }
}
command-open = Zatím otevřené: { $what }.
command-ended-early = { $won } (předčasný konec)
command-show-times = Začátek { $started }, poslední zápis { $changed }
command-show-not-scored = { $title } (zatím nebodováno, podle nynějšího stavu)
command-show-sum = Součet
command-show-total = Celkem
command-show-place = Pořadí
command-show-corrected = { $player }, { $row }, { $group }: { $value }, upraveno, vypočteno { $before }
command-show-overtaken = { $player }, { $row }, { $group }: ručně zadáno { $value }, vypočtená hodnota je teď { $before }
command-show-noted = { $change } ({ $note })

command-file-exists = { $path } už existuje. Nic se nezměnilo. Zvolte jiný název, nebo soubor nahraďte: --force.
command-exported = Partie { $id } je zapsaná v { $path }.
command-exported-all = { $count ->
        [one] { $count } partie je zapsaná
        [few] { $count } partie jsou zapsané
        [many] { $count } partie je zapsáno
       *[other] { $count } partií je zapsáno
    } v { $path }.
command-export-damaged = { $count ->
        [one] Jedna partie je poškozená a v souboru není
        [few] { $count } partie jsou poškozené a v souboru nejsou
        [many] { $count } partie je poškozených a v souboru není
       *[other] { $count } partií je poškozených a v souboru není
    }: { $plays }. Možná to, co chybí, ještě má některá záloha.
command-import-added = Přidána partie { $id }, má { $count ->
        [one] { $count } zápis
        [few] { $count } zápisy
        [many] { $count } zápisu
       *[other] { $count } zápisů
    }.
command-import-more = Partie { $id } pokračuje: { $count ->
        [one] přibyl { $count } zápis
        [few] přibyly { $count } zápisy
        [many] přibylo { $count } zápisu
       *[other] přibylo { $count } zápisů
    }.
command-import-nothing = Partie { $id } tu už je se vším, co je v souboru. Nic se nezměnilo.
command-import-copy = Partie se stejným označením tu je, ale proběhla jinak. Ta ze souboru je přidaná vedle ní jako { $id }, má { $count ->
        [one] { $count } zápis
        [few] { $count } zápisy
        [many] { $count } zápisu
       *[other] { $count } zápisů
    }.
command-import-table = Tabulka není načtená a nic se nezměnilo: { $errors }
command-import-none = V souboru není žádná partie. Nic se nezměnilo.
command-only-csv = Volba --excel patří k --as csv.
command-json-stream = --json říká, co se zapsalo do souboru; pomlčka místo souboru je samotný export. Zadejte soubor, nebo --json vynechte.
command-import-restored = Partie { $id } byla v koši a je zpět v seznamu.
command-import-plays = { $added ->
        [one] Přidána { $added } partie
        [few] Přidány { $added } partie
        [many] Přidáno { $added } partie
       *[other] Přidáno { $added } partií
    }{ $continued ->
        [0] {""}
       *[other] , pokračuje: { $continued }
    }{ $copied ->
        [0] {""}
       *[other] , proběhlo tu jinak a přidáno vedle: { $copied }
    }{ $restored ->
        [0] {""}
       *[other] , zpět z koše: { $restored }
    }, { $known ->
        [one] { $known } tu už byla.
        [few] { $known } tu už byly.
        [many] { $known } tu už bylo.
       *[other] { $known } tu už bylo.
    }

command-demo-finished = dohraná ukázka
command-demo-half-way = rozehraná ukázka
command-demo-made = { $game }, { $what }: přidána partie { $id }.
command-demo-there = { $game }, { $what }: partie { $id } už v seznamu je.

calc-input = vstup
calc-not-json = { $path } není JSON: chyba je na řádku { $line }, ve sloupci { $column }
calc-too-long = vstup má přes { $limit } kB; výpočet bere nejvýš tolik
calc-too-deep = vstup je vnořený hlouběji než na { $limit } úrovní
calc-too-many-values = vstup má přes { $limit } hodnot
calc-long-text = text ve vstupu má přes { $limit } bajtů
calc-twice = { $path } je tu dvakrát; pole má mít jednu hodnotu
calc-unknown = Pole { $path } tu není; pole jsou { $known }
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
calc-a-new-name = jméno, které nemá jiná lokace
calc-each-card-once = u hráče každá karta jen jednou

# The command line's own words

command-heading-usage = Použití:
command-heading-commands = Příkazy
command-heading-arguments = Parametry
command-heading-options = Volby
command-usage-tableside = tableside [VOLBY] [#ADRESA | PŘÍKAZ]
command-usage-calc = tableside calc [VOLBY] [NÁZEV]
command-usage-cards = tableside cards [VOLBY] <SLOVA>…
command-usage-print = tableside print [VOLBY] <HRA>
command-usage-plays = tableside plays [VOLBY]
command-usage-show = tableside show [VOLBY] <PARTIE>
command-usage-export = tableside export [VOLBY] <PARTIE> <SOUBOR>
command-usage-import = tableside import [VOLBY] <SOUBOR>
command-usage-demo = tableside demo [VOLBY]
command-about-tableside = Pomocník ke stolním hrám: co je na řadě, počty, body.
command-about-calc = Spočítat: z JSON na standardním vstupu do JSON na standardním výstupu
command-about-cards = Vyhledat kartu nebo výklad, z her i vlastní
command-about-plays = Vypsat partie, rozehrané první
command-about-show = Ukázat bodování partie s důvodem každého čísla
command-about-print = Vypsat výklady hry, nebo přehled pro hráče, jako stránku HTML na standardní výstup
command-about-export = Zapsat partii, všechny, nebo úplně všechno do souboru
command-about-import = Přidat, co je v souboru z Tableside nebo z BG Stats; nic, co tu je, se neztratí
command-about-demo = Přidat dohranou a rozehranou ukázkovou partii, pokud v seznamu nejsou
command-help-after = Bez příkazu se otevře okno.
command-help-lang = Jazyk, en nebo cs, jen pro toto spuštění; jinak podle okna, nebo podle systému
command-help-at = Co okno ukáže nejdřív, i bez názvu volby: #play=ID, #look=HRA/HESLO nebo #screen=NÁZEV
command-help-data = Složka s partiemi; jinak složka systému pro data programů
command-help-help = Ukázat tuto nápovědu
command-help-version = Ukázat verzi
command-help-json = Jako JSON, pro jiné programy
command-help-quiet = Hlásit jen to, co se nepovedlo
command-help-calc-name = Název výpočtu, například amun-re.income
command-help-calc-lines = Číst na každém řádku jeden objekt a na každý odpovědět jedním řádkem
command-help-calc-list = Vypsat všechny výpočty
command-help-calc-example = Vypsat ukázkový vstup
command-help-cards-query = Co se hledá: název v kterémkoli jazyce, jeho část, číslo, otázka
command-help-cards-game = Jen v této hře: { $games }
command-help-cards-limit = Nejvýš tolik, 1 až { $most }; jinak { $limit }
command-help-print-game = Hra: { $games }
command-help-print-aid = Přehled pro hráče na jednu stránku místo všech výkladů
command-help-show-play = Označení partie, nebo tolik z jeho začátku, aby se nedala splést s jinou
command-help-export-play = Označení partie, nebo tolik z jeho začátku, aby se nedala splést s jinou; „all“ pro všechny partie mimo koš; „everything“ pro všechno, co tu je: i lidi, poznámky, karty a koš
command-help-export-file = Soubor, do kterého se zapíše, nebo - pro standardní výstup
command-help-export-excel = K volbě --as csv: tabulka, kterou Excel otevře dvojklikem, se středníky a desetinnými čárkami
command-help-export-force = Nahradit soubor, pokud už existuje
command-help-import-file = Soubor, který se přečte, nebo - pro standardní vstup: partie, domácnost, soubor BG Stats nebo tabulka (CSV) karet či poznámek
command-help-import-verbose = Vyjmenovat vše, co se přidá, nejen kolik toho je
command-help-import-update = Převzít, co se v BG Stats změnilo od načtení partie
command-value-lang = JAZYK
command-value-at = ADRESA
command-value-data = SLOŽKA
command-value-name = NÁZEV
command-value-query = SLOVA
command-value-game = HRA
command-value-limit = POČET
command-value-play = PARTIE
command-value-file = SOUBOR
command-wrong = chyba: { $why }
command-wrong-command = Příkaz „{ $what }“ neexistuje.
command-wrong-argument = „{ $what }“ sem nepatří.
command-wrong-missing = Chybí: { $what }
command-wrong-conflict = { $what } nejde použít spolu s { $other }.
command-wrong-no-value = { $what } potřebuje hodnotu.
command-wrong-value = { $what } nebere „{ $value }“. Možné je: { $known }.
command-wrong-number = { $what } nebere „{ $value }“. Možné je celé číslo od 1 do { $most }.
command-wrong-other = Tomuto příkazu program nerozumí.
command-wrong-near = Nemělo to být { $near }?
command-wrong-help = Co všechno jde, ukáže tableside --help.

command-of-file = { $path }: { $why }
command-no-such-folder = Složka { $path } neexistuje. Nic se nevytvořilo. Opravte cestu, nebo tam přidejte ukázky: tableside demo --data SLOŽKA.
command-no-plays-there = Ve složce { $path } žádné partie nejsou a nic se tam nevytvořilo. Začněte nějakou v okně, nebo přidejte ukázky: tableside demo
command-game-near = Hra „{ $game }“ tu není. Mysleli jste { $near }?
command-about-completions = Vypsat, co potřebuje shell, aby doplňoval příkazy
command-usage-completions = tableside completions [VOLBY] <SHELL>
command-help-completions-shell = Shell: bash, zsh, fish, elvish nebo powershell
command-value-shell = SHELL
command-about-manual = Zapsat stránky příručky pro man, jednu ke každému příkazu
command-usage-manual = tableside manual [VOLBY] <SLOŽKA>
command-help-manual-folder = Složka pro stránky; musí existovat
command-manual-written = { $count ->
        [one] Zapsala se { $count } stránka
        [few] Zapsaly se { $count } stránky
       *[other] Zapsalo se { $count } stránek
    } příručky do { $path }.
command-heading-examples = Příklady:
command-examples-tableside =
    tableside                             otevře okno
    tableside plays                       vypíše partie
    tableside stats --player Anna         co všechno Anna hrála
command-examples-calc =
    tableside calc --list
    tableside calc amun-re.income --example | tableside calc amun-re.income
command-examples-cards =
    tableside cards svatba
    tableside cards může se zloděj posunout před prvním útokem
    tableside cards --game "Imperial Settlers" 17
command-examples-host =
    tableside host
    tableside host 4f2a --listen 192.168.1.5:4000
command-examples-completions =
    tableside completions bash > ~/.local/share/bash-completion/completions/tableside
    tableside completions fish > ~/.config/fish/completions/tableside.fish
command-examples-manual =
    tableside manual ~/.local/share/man/man1
command-examples-print =
    tableside print amun-re > vyklady.html
    tableside print --aid "Dice Settlers" > prehled.html
command-examples-plays =
    tableside plays
    tableside plays --json | jq '.[] | select(.state == "finished")'
command-examples-show =
    tableside show 4f2a
    tableside show 4f2a --json > bodovani.json
command-examples-stats =
    tableside stats
    tableside stats --game "7 divů" --from 2026-01-01
    tableside stats --player anna --json
command-examples-export =
    tableside export 4f2a vecer.json
    tableside export everything zaloha.json
    tableside export all vysledky.csv --as csv
    tableside export all zaloha.json --json | jq .count
command-examples-push =
    tableside push 4f2a
    tableside push 4f2a --json | jq -r .link
command-examples-import =
    tableside import vecer.json
    tableside import BGStatsExport.json
    tableside import BGStatsExport.json --dry-run
    tableside import vecer.json --verbose
    tableside import vecer.json --json | jq .added
command-examples-sync =
    tableside sync ~/Nextcloud/Tableside
    tableside sync ~/Nextcloud/Tableside --json | jq .warnings
command-examples-demo =
    tableside demo
    tableside demo --data ~/na-zkousku
