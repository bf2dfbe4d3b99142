# The tools of any table.

tools-title = Tools
tools-first = Who goes first
tools-first-about = By fingers on the screen, or by a draw
tools-order = Order and teams
tools-order-about = A random order, or equal teams
tools-dice = Dice
tools-dice-about = Any number of any dice, with a record
tools-countdown = Countdown
tools-countdown-about = For a quick decision
tools-one = Tools: { $tool }
tools-turn-clock = Turn clock
tools-turn-clock-about = How much time each player takes
tools-numbers = Coin and numbers
tools-numbers-about = Heads or tails, a random number, a counter

tools-at-table = At the table
tools-choose = Tap everyone who is playing.
tools-too-few = Choose at least two players

tools-fingers = Everyone holds a finger here
tools-fingers-none = Put your fingers on this field and keep them there. Works on a touch screen.
tools-fingers-one = One finger so far. At least two are needed.
tools-fingers-wait = { $fingers ->
    [one] { $fingers } finger. Keep still…
   *[other] { $fingers } fingers. Keep still…
}
tools-fingers-drawn = { $fingers ->
    [one] Number 1 goes first.
   *[other] Number 1 goes first, then clockwise to number { $fingers }.
}
tools-draw-first = Draw first player
tools-goes-first = { $player } goes first

tools-draw-order = Draw an order
tools-in-this-order = In this order
tools-teams = Teams
tools-draw-teams = Draw teams
tools-team = Team { $number }

tools-throw = Roll
tools-not-thrown = Not rolled yet
tools-before = Before: { $throws }
tools-faces = Dice
tools-die = d{ $faces }
tools-how-many = Number of dice
tools-record = Rolled so far
tools-no-record = Every roll is counted here, so that you can see how fair the dice are.
tools-times = { $face }: { $times }×
tools-fair-usual = { $thrown ->
    [one] { $thrown } die rolled.
   *[other] { $thrown } dice rolled.
} Nothing unusual: fair dice are at least this uneven in { $percent } of 100 series.
tools-fair-odd = { $thrown ->
    [one] { $thrown } die rolled.
   *[other] { $thrown } dice rolled.
} Uneven: fair dice do this in only { $percent } of 100 series.
tools-fair-rare = { $thrown ->
    [one] { $thrown } die rolled.
   *[other] { $thrown } dice rolled.
} Very uneven: fair dice do this in fewer than 1 of 100 series.
tools-fair-later = { $missing ->
    [one] Roll { $missing } more die to see how fair they are.
   *[other] Roll { $missing } more dice to see how fair they are.
}
tools-clear = Start a new record

tools-start = Start
tools-pause = Pause
tools-reset = Reset
tools-length = Length
tools-minutes = Minutes
tools-countdown-soon = Countdown: { $seconds } seconds left
tools-countdown-over = Time’s up!
tools-next-player = Next player
tools-goes-on = Resume: { $player }
tools-stands = The clock is not running
tools-limit = Minutes for each player (0 is no limit)
tools-clock-turn = { $player }’s turn: { $time }
tools-clock-waits = { $player }: { $time }
tools-clock-soon = { $player }: { $seconds } seconds left
tools-clock-over = { $player }’s time is up.
tools-clock-for-these = Start over with these players

tools-coin = Coin
tools-heads = Heads
tools-tails = Tails
tools-toss = Toss the coin
tools-number = Random number
tools-from = From
tools-to = To
tools-draw-number = Draw a number
tools-counter = Counter
tools-to-zero = Back to zero

tools-player = Player { $number }
tools-clock-put-away = Put times in the history
tools-clock-nothing = No new times for the history
tools-clock-add = Add the turn clock’s times
tools-clock-added = The times are in the note

tools-line = Number line
tools-line-about = A marker for each player: points, lives, bids
tools-line-nobody = Choose who is playing: each gets a marker here.
tools-line-whose = Choose a marker, then tap where it goes.
tools-line-at = { $player }: { $number }
tools-line-last = Last number
tools-line-clear = All markers to zero

tools-notes = Notepad
tools-notes-about = For everything that is not a number
tools-notes-play = Kept with this play. It is there when the game ends, and the search in the list of plays finds it.
tools-notes-no-play = With no play open: kept on this device until you delete it.
tools-notes-of-play = Notes on this play
tools-notes-of-none = Notes
