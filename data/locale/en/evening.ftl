# The end of a play, and what becomes of it: the picture to send, people, places and notes.

evening-wins = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the win
}
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-picture = Picture of the score sheet
evening-picture-shade = Shade
evening-picture-light = Light
evening-picture-dark = Dark
evening-picture-language = Language
evening-picture-preview = Preview of the picture
evening-picture-copy = Copy picture
evening-picture-copied = The picture is on the clipboard.
evening-picture-save = Save picture
evening-picture-share = Share picture
evening-picture-failed = The picture could not be drawn: { $why }. The play is safe; try again, or export it as a file.
