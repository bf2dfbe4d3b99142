kit-close = Close
kit-clear = Clear
kit-backspace = Backspace
kit-ok = OK
kit-plus = plus
kit-minus = minus
kit-times = times
kit-plus-one = { $name }, plus 1
kit-minus-one = { $name }, minus 1
kit-blank = not entered yet
kit-check-board = check your board
kit-unknown = not known
kit-owner = read off your board
kit-corrected = edited
kit-done = done
kit-now = now
kit-coming = to come
kit-sum-unfinished = The sum is not finished: a number is missing.
kit-sum-unexpected = { $sign } does not belong in a sum.
kit-sum-too-large = The most is { $most }.
kit-sum-too-small = The least is { $least }.
kit-sum-too-long = { $most ->
    [one] There is room for { $most } character.
   *[other] There is room for { $most } characters.
}
kit-stepper-blank = Nothing entered yet.
kit-number-none = Type a number first.
kit-number-all-in = All numbers are in. Tap one to change it.
kit-number-go = Go to { $name }
kit-number-ready = Enter { $number } · { $cell }
kit-number-unfinished = Finish first: { $cell }
kit-chart-as-table = Table
kit-chart-as-chart = Chart
kit-chart-copy = Copy table
