setup-title = Setup
setup-command-setup = Setup, step by step
setup-command-packing = Pack the box
setup-command-lesson = Learn in two minutes
setup-lesson-of = Learn { $game } in two minutes
setup-command-print = Print a page…
setup-offer = Setup, step by step ({ $done } of { $steps })
setup-progress = { $players ->
    [one] Solo · { $done } of { $steps }
   *[other] For { $players } · { $done } of { $steps }
 }
setup-skip = Skip setup
setup-to-table = Go to the table
setup-about = Tap each step when it’s done. You can skip any of them.
setup-whole = Everything is set up. Have fun!
setup-why = Source: { $step }
setup-for = For { $players }
setup-first = In this play: { $player }
setup-count = { $what }: { $all }
setup-count-each = { $what }: { $each } each, { $all } in all
setup-holds-least = { $all } or more
setup-holds-unknown = Number not known
setup-count-unknown = { $what }: look it up in your rulebook
setup-any-each = { $each } per player
setup-any-players = number of players plus { $more }
setup-any-players-each = { $each } per player plus { $more }
setup-any-left = { $from } minus the number of players
setup-any-left-each = { $from } minus { $each } per player
setup-any-unknown = look it up in your rulebook
setup-missing = Missing from this box: { $pieces }
setup-packed = { $packed } of { $pieces } packed
setup-packed-all = Done
setup-is-missing = { $count } · some are missing
setup-lost = Mark as missing: { $piece }
setup-found = Mark as found again: { $piece }
setup-packing-from = Counts: { $source }.
setup-packing-about = What you mark as missing is pointed out the next time you set up this game.
setup-remind-no-more = Don’t remind me of this again
setup-reminders = Often forgotten
setup-reminders-about = Each appears once in a play, beside its step.
setup-lesson = In two minutes
setup-lesson-goal = The goal
setup-lesson-turn = How you play
setup-lesson-end = How it ends
setup-lesson-mistakes = Three mistakes everybody makes
setup-print-aid = Player aid
setup-print-rulings = All rulings
setup-print-what = What is printed
setup-print-about = A web page for your printer, in the language of the program. Your house rules and notes are on it too.
setup-print-write = Save page
setup-print-rest = Anytime
setup-print-phase = { $number }. { $phase }
setup-print-option = { $step } ({ $option })
setup-print-solo = { $step } (solo game)
setup-did-you-mean = Did you mean “{ $words }”?
setup-all-of-phase = Everything for this phase
setup-blank-tables = Ready-made tables…
setup-blank-about = For what your box holds but no list names. Choose a table to fill in here, or with any spreadsheet.
setup-fill-about = Enter or Tab goes to the next cell. What you have typed is there again when you come back.
setup-fill-name = Name, { $number }
setup-fill-text = What it does, { $number }
setup-fill-keep = { $cards ->
    [0] Save cards
    [one] Save { $cards } card
   *[other] Save { $cards } cards
 }
setup-fill-file = As a file for a spreadsheet…
setup-blank-rows = { $rows ->
    [one] { $game } · { $rows } row to fill in
   *[other] { $game } · { $rows } rows to fill in
 }
