written-name = Added afterwards
written-place = Added afterwards
written-about = Only the result is known. Tap a number to edit it.
written-points = Points
written-part = Part { $part }
written-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
written-half = and half a point
written-unread = The file has “{ $said }”, which is not a number.
written-unread-of = { $player }: the file has “{ $said }”, which is not a number.
written-expansions = Expansions: { $names }
written-again = Result edited
written-refuse-unreadable = This result can’t be read: { $detail }
written-refuse-names = Each player needs a name of their own.
written-refuse-players = A result has 1 to 100 players.
written-refuse-name = The game needs a name.
written-refuse-results = Each player needs a result.
written-refuse-number = The most for one number is { $most }.
