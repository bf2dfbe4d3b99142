command-calc-which = Choose a calculator. Calculators: { $known }
command-cards-too-long = A search can have up to { $most } characters.
command-calc-unknown = There is no calculator { $name }. Calculators: { $known }

command-no-folder = The system has no folder for the plays. Choose one: --data FOLDER.
command-failed = Reading or writing failed: { $reason }

command-column-id = Play
command-column-game = Game
command-column-players = Players
command-column-place = Where it stands
command-column-changed = Last entry
command-won = { $winners ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
command-plays-none = No plays yet. Start one in the window, or add examples: tableside demo
command-play-unknown = No play has an id that starts with “{ $id }”. To list them: tableside plays
command-play-ambiguous = { $count ->
    [one] { $count } play has an id that starts with “{ $id }”
   *[other] { $count } plays have ids that start with “{ $id }”
}, such as { $known }. Type more of the id.

command-leads = { $leaders ->
    [one] { $names } leads so far
   *[other] { $names } lead so far
}
command-open = Still open: { $what }.
command-ended-early = { $won } (ended early)
command-show-times = Started { $started }, last entry { $changed }
command-show-not-scored = { $title } (not scored yet, as it stands)
command-show-sum = Sum
command-show-total = Total
command-show-place = Place
command-show-corrected = { $player }, { $row }, { $group }: { $value }, edited, calculated { $before }
command-show-overtaken = { $player }, { $row }, { $group }: set by hand to { $value }; the calculated value is now { $before }
command-show-noted = { $change } ({ $note })

command-file-exists = { $path } already exists. Nothing was changed. Choose another name, or replace it: --force.
command-exported = Play { $id } was written to { $path }.
command-exported-all = { $count ->
        [one] { $count } play was
       *[other] { $count } plays were
    } written to { $path }.
command-export-damaged = { $count ->
        [one] One play is damaged and was
       *[other] { $count } plays are damaged and were
    } left out: { $plays }. A backup may still have what is missing.
command-import-added = Play { $id } was added with { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }.
command-import-more = Play { $id } was continued: { $count ->
        [one] { $count } entry was
       *[other] { $count } entries were
    } added.
command-import-nothing = Play { $id } is already here, with everything in the file. Nothing was changed.
command-import-copy = A play with the same id is here, but it went differently. The one in the file was added beside it as { $id }, with { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }.
command-import-table = The table was not read, and nothing was changed: { $errors }
command-import-none = There is no play in the file. Nothing was changed.
command-only-csv = --excel goes with --as csv.
command-json-stream = --json says what was written to a file; in place of a file, - is the export itself. Name a file, or leave --json out.
command-import-restored = Play { $id } was in the trash and is back in the list.
command-import-plays = { $added ->
        [one] { $added } play was added
       *[other] { $added } plays were added
    }{ $continued ->
        [0] {""}
        [one] , { $continued } was continued
       *[other] , { $continued } were continued
    }{ $copied ->
        [0] {""}
        [one] , { $copied } that went differently here was added beside it
       *[other] , { $copied } that went differently here were added beside them
    }{ $restored ->
        [0] {""}
        [one] , { $restored } is back from the trash
       *[other] , { $restored } are back from the trash
    }, { $known ->
        [one] { $known } was already here.
       *[other] { $known } were already here.
    }

command-demo-finished = a finished example
command-demo-half-way = an example in progress
command-demo-made = { $game }, { $what }: play { $id } was added.
command-demo-there = { $game }, { $what }: play { $id } is already in the list.

calc-input = the input
calc-not-json = { $path } is not JSON: there is an error on line { $line }, column { $column }
calc-too-long = the input is larger than { $limit } KB, and a calculator takes no more than that
calc-too-deep = the input is nested more than { $limit } levels deep
calc-too-many-values = the input has more than { $limit } values
calc-long-text = a text in the input is longer than { $limit } bytes
calc-twice = { $path } appears twice; a field takes one value
calc-unknown = { $path } is not a field here; the fields are { $known }
calc-missing = { $path } is missing; it takes { $takes }
calc-takes = { $path } takes { $takes }

calc-a-number = a whole number from { $least } to { $most }
calc-a-truth = true or false
calc-a-name = a name that no other player has
calc-a-player = one of the players: { $names }
calc-one-of = one of these words: { $words }
calc-an-object = an object with these fields: { $fields }
calc-a-list = { $most ->
    [one] a list of { $least } to { $most } item
   *[other] a list of { $least } to { $most } items
}
calc-plus-or-minus-three = 3 or -3
calc-no-gold = nothing, since the player steals
calc-a-player-without-correction = a player who has no correction yet
calc-a-free-province = a province that is not listed yet
calc-an-own-province = a province of the same player
calc-a-new-name = a name that no other location has
calc-each-card-once = each card only once per player

# The command line's own words

command-heading-usage = Usage:
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options
command-usage-tableside = tableside [OPTIONS] [#ADDRESS | COMMAND]
command-usage-calc = tableside calc [OPTIONS] [NAME]
command-usage-cards = tableside cards [OPTIONS] <WORDS>…
command-usage-print = tableside print [OPTIONS] <GAME>
command-usage-plays = tableside plays [OPTIONS]
command-usage-show = tableside show [OPTIONS] <PLAY>
command-usage-export = tableside export [OPTIONS] <PLAY> <FILE>
command-usage-import = tableside import [OPTIONS] <FILE>
command-usage-demo = tableside demo [OPTIONS]
command-about-tableside = A companion for board games played with physical boxes: what comes next, the sums, the score.
command-about-calc = Calculate: from JSON on standard input to JSON on standard output
command-about-cards = Look up a card or a ruling, from the games or your own
command-about-plays = List the plays, those in progress first
command-about-show = Show the score sheet of a play, with the reason for every number
command-about-print = Print the rulings of a game, or a player aid, as an HTML page to standard output
command-about-export = Write a play, all of them, or everything you keep, to a file
command-about-import = Add what is in a file, from Tableside or BG Stats; nothing that is here is lost
command-about-demo = Add a finished example play and one in progress, unless they are in the list
command-help-after = Without a command, the window opens.
command-help-lang = The language, en or cs, for this start only; otherwise the one set in the window, or the system’s
command-help-at = What the window shows first, also without the name of the option: #play=ID, #look=GAME/ENTRY or #screen=NAME
command-help-data = The folder with the plays; otherwise the system’s folder for program data
command-help-help = Show this help
command-help-version = Show the version
command-help-json = As JSON, for other programs
command-help-quiet = Say only what went wrong
command-help-calc-name = The calculator, such as amun-re.income
command-help-calc-lines = Read one object per line and answer each with one line
command-help-calc-list = List all calculators
command-help-calc-example = Print an example input
command-help-cards-query = What to look for: a name in any language, a part of it, a number, a question
command-help-cards-game = Only in this game: { $games }
command-help-cards-limit = At most this many, 1 to { $most }; otherwise { $limit }
command-help-print-game = The game: { $games }
command-help-print-aid = The player aid of one page instead of all rulings
command-help-show-play = The play’s id, or enough of its start to tell it from the others
command-help-export-play = The play’s id, or enough of its start to tell it from the others; “all” for all plays that are not in the trash; “everything” for all that is kept here: people, notes, cards and the trash too
command-help-export-file = The file to write, or - for standard output
command-help-export-excel = With --as csv: a table that Excel opens with a double-click, with semicolons and decimal commas
command-help-export-force = Replace the file if it already exists
command-help-import-file = The file to read, or - for standard input: plays, a household, a BG Stats file, or a table (CSV) of cards or notes
command-help-import-verbose = Name each thing that is added, not only how many there are
command-help-import-update = Take what was changed in BG Stats since a play was read
command-value-lang = LANGUAGE
command-value-at = ADDRESS
command-value-data = FOLDER
command-value-name = NAME
command-value-query = WORDS
command-value-game = GAME
command-value-limit = NUMBER
command-value-play = PLAY
command-value-file = FILE
command-wrong = error: { $why }
command-wrong-command = There is no command “{ $what }”.
command-wrong-argument = “{ $what }” is not expected here.
command-wrong-missing = Missing: { $what }
command-wrong-conflict = { $what } can’t be used together with { $other }.
command-wrong-no-value = { $what } needs a value.
command-wrong-value = { $what } does not take “{ $value }”. It takes { $known }.
command-wrong-number = { $what } does not take “{ $value }”. It takes a whole number from 1 to { $most }.
command-wrong-other = This command can’t be understood.
command-wrong-near = Did you mean { $near }?
command-wrong-help = tableside --help lists everything.

command-of-file = { $path }: { $why }
command-no-such-folder = There is no folder { $path }. Nothing was made. Correct the path, or add examples there: tableside demo --data FOLDER.
command-no-plays-there = There are no plays in { $path }, and nothing was made there. Start one in the window, or add examples: tableside demo
command-game-near = There is no game “{ $game }”. Did you mean { $near }?
command-about-completions = Print what a shell needs to complete the commands
command-usage-completions = tableside completions [OPTIONS] <SHELL>
command-help-completions-shell = The shell: bash, zsh, fish, elvish or powershell
command-value-shell = SHELL
command-about-manual = Write the manual pages for man, one for each command
command-usage-manual = tableside manual [OPTIONS] <FOLDER>
command-help-manual-folder = The folder for the pages, which must exist
command-manual-written = { $count ->
        [one] { $count } manual page was
       *[other] { $count } manual pages were
    } written to { $path }.
command-heading-examples = Examples:
command-examples-tableside =
    tableside                             opens the window
    tableside plays                       lists the plays
    tableside stats --player Anna         what Anna has played
command-examples-calc =
    tableside calc --list
    tableside calc amun-re.income --example | tableside calc amun-re.income
command-examples-cards =
    tableside cards wedding
    tableside cards can the robber be moved before the first attack
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
    tableside print amun-re > rulings.html
    tableside print --aid "Dice Settlers" > aid.html
command-examples-plays =
    tableside plays
    tableside plays --json | jq '.[] | select(.state == "finished")'
command-examples-show =
    tableside show 4f2a
    tableside show 4f2a --json > sheet.json
command-examples-stats =
    tableside stats
    tableside stats --game "7 Wonders" --from 2026-01-01
    tableside stats --player anna --json
command-examples-export =
    tableside export 4f2a evening.json
    tableside export everything backup.json
    tableside export all results.csv --as csv
    tableside export all backup.json --json | jq .count
command-examples-push =
    tableside push 4f2a
    tableside push 4f2a --json | jq -r .link
command-examples-import =
    tableside import evening.json
    tableside import BGStatsExport.json
    tableside import BGStatsExport.json --dry-run
    tableside import evening.json --verbose
    tableside import evening.json --json | jq .added
command-examples-sync =
    tableside sync ~/Nextcloud/Tableside
    tableside sync ~/Nextcloud/Tableside --json | jq .warnings
command-examples-demo =
    tableside demo
    tableside demo --data ~/trying-it-out
