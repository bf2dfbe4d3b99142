# Score sheet: for a box that the house does not know.

score-sheet-points = Points
score-sheet-built-in-points = Points
score-sheet-built-in-rounds = Points by rounds

# The guide
score-sheet-place = { $name } · { $at }
score-sheet-place-over = Game over
score-sheet-round = Round { $round }
score-sheet-round-of = Round { $round } of { $rounds }
score-sheet-at-the-end = At the end
score-sheet-count = Count the points
score-sheet-how = Tap a number to type it, or a sum such as 3+6+2. Blank is not zero.
score-sheet-over = Game over
score-sheet-over-text = Tap any number to see why. A correction still counts.
score-sheet-finish = End the game
score-sheet-next-blank = { $next } · { $blank ->
    [one] { $blank } blank
   *[other] { $blank } blank
}
score-sheet-open-blank = { $player } ({ $row })
score-sheet-open-blanks = { $blank ->
    [one] { $blank } blank number
   *[other] { $blank } blank numbers
}
score-sheet-warning-blank = { $blank ->
    [one] One number was left blank; it counts as nothing.
   *[other] { $blank } numbers were left blank; they count as nothing.
}
score-sheet-warning-tie = A tie. “{ $row }” decides it: enter who has how many.
score-sheet-last-round = That was the last round
score-sheet-rounds = Enter another round
score-sheet-show-round = Enter round { $round }
score-sheet-ties = Decides a tie
score-sheet-row-chip = { $row } { $entered }/{ $all }
score-sheet-row-chip-name = Enter { $row }
score-sheet-cell = { $player }: { $row }
score-sheet-makes = = { $points }
score-sheet-tie-highest = The most wins the tie.
score-sheet-tie-lowest = The least wins the tie.
score-sheet-wins-highest = The most points win
score-sheet-wins-lowest = The fewest points win

# Rules
score-sheet-rule-plain = the number is the points
score-sheet-rule-times = × { $factor }
score-sheet-rule-every = every { $count } give { $give }
score-sheet-rule-from = { $from }+ → { $points }
score-sheet-rule-thresholds = { $steps }
score-sheet-rule-place = Template “{ $name }”
score-sheet-entered = Entered
score-sheet-counted = Counted

# What was done
score-sheet-did-enter = { $player }: { $what } { $value }
score-sheet-did-clear = { $player }: { $what } blank again
score-sheet-did-add = { $player }: { $what } { $change }
score-sheet-row-in-round = { $row } (round { $round })
score-sheet-did-end-round = Round { $round } ended
score-sheet-did-last-round = Round { $round } was the last
score-sheet-did-finish = All is counted
score-sheet-did-add-row = New row: { $title }
score-sheet-did-move = The guide was moved to: { $where }
score-sheet-did-clear-cell = { $player }: { $what } given back to its rule
score-sheet-did-set-cell = { $player }: { $what } set to { $value } points
score-sheet-did-set-cell-note = { $player }: { $what } set to { $value } points ({ $note })

# Refusals
score-sheet-refuse-unreadable = The template of this play cannot be read ({ $detail }).
score-sheet-refuse-players = This template is for { $least } to { $most } players.
score-sheet-refuse-nothing = Nothing would change.
score-sheet-refuse-rounds-fixed = How many rounds there are is fixed by the template.
score-sheet-refuse-no-such-step = There is no such round.
score-sheet-refuse-no-such-cell = There is no such row or round.
score-sheet-refuse-too-large = The most is { $most }, the least { $least }.
score-sheet-refuse-over = The game is over. Undo the last step to change it.
score-sheet-refuse-moved-on = The guide has moved on already.
score-sheet-refuse-same-title = There is a row “{ $title }” already.

# Templates
score-sheet-tool-rows = Rows
score-sheet-fixed-row = A row that was added stays as it is. Undo it, and add it again as it should be.
score-sheet-rows-about = This play has its own copy of the template. A row added here is added to this play alone.
score-sheet-add-row = Add a row
score-sheet-add-row-here = Add to this play
score-sheet-name-missing = Name the box
score-sheet-template-name = Name of the box
score-sheet-players-least = Fewest players
score-sheet-players-most = Most players
score-sheet-how-often = Counted
score-sheet-once = Once
score-sheet-fixed-rounds = Fixed rounds
score-sheet-open-rounds = Open rounds
score-sheet-number-of-rounds = Number of rounds
score-sheet-open-rounds-about = Until the table says that it was the last.
score-sheet-who-wins = Who wins
score-sheet-highest = The most
score-sheet-lowest = The least
score-sheet-rows = What is counted
score-sheet-ties-about = Scores nothing; only compared when points are equal.
score-sheet-add-tie = Add a row for ties
score-sheet-row-title = Title
score-sheet-row-rule = What it gives
score-sheet-kind-plain = As typed
score-sheet-kind-times = Each gives
score-sheet-kind-every = Every few
score-sheet-kind-thresholds = Table
score-sheet-times = Points for each
score-sheet-every = So many
score-sheet-give = give points
score-sheet-from = From
score-sheet-line-from = Line { $line }, from
score-sheet-line-points = Line { $line }, points
score-sheet-remove-line = Remove line { $line }
score-sheet-add-line = Add a line
score-sheet-row-once = Once at the end
score-sheet-row-once-about = Not in each round.
score-sheet-remove-row = Remove { $row }
score-sheet-row-up = { $row }: one place up
score-sheet-row-done = Done
score-sheet-untitled = No title yet

# What can be wrong with a template
score-sheet-bad-file = { $file }, line { $line }: { $what } This template is left out, and nothing was changed.
score-sheet-wrong-syntax = This is not TOML ({ $detail }).
score-sheet-wrong-too-large = A template has at most { $limit } kB.
score-sheet-wrong-unknown = A template has no “{ $key }”.
score-sheet-wrong-missing = “{ $key }” is missing.
score-sheet-wrong-kind = Behind “{ $key }” belongs something like { $example }.
score-sheet-wrong-range = “{ $key }” can be from { $least } to { $most }.
score-sheet-wrong-players = The players are from 1 to { $most }, the fewest first.
score-sheet-wrong-no-rows = There must be a row to be counted.
score-sheet-wrong-too-many-rows = There can be { $rows } rows, and { $ties } for ties.
score-sheet-wrong-nothing-each-round = There are rounds, but every row is counted once.
score-sheet-wrong-no-title = A title is missing.
score-sheet-wrong-long-title = A title can have { $most } characters in one line.
score-sheet-wrong-id = An id is made of small letters, figures and hyphens.
score-sheet-wrong-same-id = The id “{ $id }” is there twice.
score-sheet-wrong-two-rules = A row has one rule at most.
score-sheet-wrong-thresholds = A table has from 1 to { $most } lines.
score-sheet-wrong-not-rising = The table must rise from line to line.
score-sheet-decided-highest = “{ $row }”, where the most wins: { $players } with { $value } against { $against }.
score-sheet-decided-lowest = “{ $row }”, where the least wins: { $players } with { $value } against { $against }.
