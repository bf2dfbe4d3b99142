# Score sheet: for a box that the house does not know.

score-sheet-points = Points
score-sheet-built-in-points = Points
score-sheet-built-in-rounds = Points by round

# The guide
score-sheet-place = { $name } · { $at }
score-sheet-place-over = Game over
score-sheet-round = Round { $round }
score-sheet-round-of = Round { $round } of { $rounds }
score-sheet-at-the-end = At the end
score-sheet-count = Count the points
score-sheet-how = Tap a number to type it, or a sum such as 3+6+2. Blank is not zero.
score-sheet-over = Game over
score-sheet-over-text = Tap any number to see why. You can still edit any value.
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
score-sheet-warning-tie = A tie. “{ $row }” decides it: enter how many each player has.
score-sheet-last-round = That was the last round
score-sheet-rounds = Enter another round
score-sheet-show-round = Enter round { $round }
score-sheet-ties = Tiebreakers
score-sheet-row-chip = { $row } { $entered }/{ $all }
score-sheet-row-chip-name = Enter { $row }
score-sheet-cell = { $player }: { $row }
score-sheet-makes = = { $points }
score-sheet-tie-highest = The most wins the tie.
score-sheet-tie-lowest = The least wins the tie.
score-sheet-wins-highest = Most points wins
score-sheet-wins-lowest = Fewest points wins

# Rules
score-sheet-rule-plain = the number as points
score-sheet-rule-times = × { $factor }
score-sheet-rule-every = { $give } for every { $count }
score-sheet-rule-from = { $from }+ → { $points }
score-sheet-rule-thresholds = { $steps }
score-sheet-rule-once = { $rule } · once at the end
score-sheet-rule-place = Template “{ $name }”
score-sheet-entered = Entered
score-sheet-counted = Counted

# What was done
score-sheet-did-enter = { $player }: { $what } { $value }
score-sheet-did-clear = { $player }: { $what } blank again
score-sheet-did-add = { $player }: { $what } { $change }
score-sheet-row-in-round = { $row } (round { $round })
score-sheet-did-end-round = Round { $round } is over
score-sheet-did-last-round = Round { $round } was the last
score-sheet-did-finish = Everything is counted
score-sheet-did-add-row = New row: { $title }

# Refusals
score-sheet-refuse-unreadable = This play’s template can’t be read ({ $detail }).
score-sheet-refuse-players = This template is for { $least } to { $most } players.
score-sheet-refuse-nothing = The least that a number can change by is { $least }.
score-sheet-refuse-rounds-fixed = The template sets the number of rounds.
score-sheet-refuse-no-such-cell = There is no such row or round.
score-sheet-refuse-too-large = The most is { $most }, the least is { $least }.
score-sheet-refuse-same-title = There is already a row called “{ $title }”.

# Templates
score-sheet-tool-rows = Rows
score-sheet-fixed-row = An added row can’t be changed. Undo it and add it again as it should be.
score-sheet-rows-about = This play has its own copy of the template. Rows added here belong to this play only.
score-sheet-add-row = Add a row
score-sheet-add-row-here = Add to this play
score-sheet-name-missing = Name the game
score-sheet-template-name = Name of the game
score-sheet-players-least = Fewest players
score-sheet-players-most = Most players
score-sheet-how-often = Counted
score-sheet-once = Once
score-sheet-fixed-rounds = Fixed rounds
score-sheet-open-rounds = Open-ended
score-sheet-number-of-rounds = Number of rounds
score-sheet-open-rounds-about = Until you say that it was the last round.
score-sheet-who-wins = Who wins
score-sheet-highest = The most
score-sheet-lowest = The least
score-sheet-rows = What is counted
score-sheet-ties-about = Scores nothing; only compared when points are equal.
score-sheet-add-tie = Add a tiebreaker
score-sheet-row-title = Title
score-sheet-row-rule = What it gives
score-sheet-kind-plain = As typed
score-sheet-kind-times = Per item
score-sheet-kind-every = Per set
score-sheet-kind-thresholds = Table
score-sheet-times = Points per item
score-sheet-every = Set size
score-sheet-give = Points per set
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
score-sheet-bad-file = { $file }, line { $line }: { $what } This template was skipped; nothing was changed.
score-sheet-wrong-syntax = This is not TOML ({ $detail }).
score-sheet-wrong-too-large = A template can be at most { $limit } KB.
score-sheet-wrong-unknown = “{ $key }” does not belong in a template.
score-sheet-wrong-missing = “{ $key }” is missing.
score-sheet-wrong-kind = “{ $key }” should be something like { $example }.
score-sheet-wrong-range = “{ $key }” must be from { $least } to { $most }.
score-sheet-wrong-players = The number of players is 1 to { $most }, the fewest first.
score-sheet-wrong-no-rows = There must be at least one row to count.
score-sheet-wrong-too-many-rows = The most is { $rows } rows and { $ties } tiebreakers.
score-sheet-wrong-nothing-each-round = There are rounds, but every row is counted only once.
score-sheet-wrong-no-title = A title is missing.
score-sheet-wrong-long-title = A title can have at most { $most } characters, on one line.
score-sheet-wrong-id = An id consists of lowercase letters, digits and hyphens.
score-sheet-wrong-same-id = The id “{ $id }” appears twice.
score-sheet-wrong-two-rules = A row can have only one rule.
score-sheet-wrong-thresholds = A table has 1 to { $most } lines.
score-sheet-wrong-not-rising = The numbers in the table must rise from line to line.
score-sheet-decided-highest = “{ $row }” decides (most wins): { $players }, { $value } to { $against }.
score-sheet-decided-lowest = “{ $row }” decides (fewest wins): { $players }, { $value } to { $against }.
