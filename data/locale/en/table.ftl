table-words = { $en }
table-names-and = { $others } and { $last }
table-names-or = { $others } or { $last }
table-shape-circle = circle
table-shape-square = square
table-shape-diamond = diamond
table-shape-triangle = triangle
table-shape-hexagon = hexagon
table-shape-star = star
table-color-red = red
table-color-blue = blue
table-color-black = black
table-color-yellow = yellow
table-color-white = white
table-color-green = green
table-color-purple = purple
table-color-orange = orange
table-color-brown = brown
table-color-turquoise = turquoise
table-cell-calculated = Calculated
table-cell-calculated-since = Calculated now: { $value }
table-cell-edited = Edited
table-cell-edited-note = Edited ({ $note })
table-cell-by-hand = Set by hand
table-cell-by-hand-note = Set by hand ({ $note })
table-did-clock = Time used: { $times }
table-clock-of = { $player } { $time }
table-did-move = Guide moved to { $where }
table-did-set-cell = { $player }, { $what }: set to { $value }
table-did-set-cell-note = { $player }, { $what }: set to { $value } ({ $note })
table-did-clear-cell = { $player }, { $what }: back to the calculated value
table-refuse-over = The game is over. To play on, undo the last step.
table-refuse-ended-early = This game was ended early. To go on with it, tap “Play on” at the table.
table-did-end-early = The game is ended early, with the points as they stand
table-did-end-early-counted = The game is ended early, and what is on the table is scored
table-did-end-early-nothing = The game is ended early, without a result
table-early-place = { $place } · ended early
table-early-title = You can take it up again
table-early-text = Everything is kept as it was. To take the game up again, tap “Play on”.
table-fixed-end-early = The early end has nothing to change. Undo it to play on.
table-name-too-long = A name can have up to { $most } letters; this one has { $length }.
table-name-unseen-sign = This name has a character in it that can’t be seen. Delete the name and type it again.
table-refuse-moved-on = Someone else already moved on. Nothing was changed.
table-refuse-no-such-step = There is no such step in this game.
table-refuse-no-such-cell = The score sheet has no such cell.
table-refuse-most = The most is { $most }.
table-refuse-most-of = { $player }: the most is { $most }.
table-refuse-cell-most = The most is { $most }. Nothing was changed.
table-refuse-cell-least = The least is { $least }. Nothing was changed.
table-refuse-note-length = A note can have up to { $most } characters; this one has { $length }. Nothing was changed.
table-log-damaged = This play’s log is damaged ({ $detail }). Nothing was changed.
table-damage-entry = entry { $number } can’t be read
table-damage-number = entry { $found } is where entry { $expected } should be
table-damage-beginning = its beginning is missing or appears twice
table-damage-game = it belongs to another game
table-log-no-setup = This play can’t be opened: { $why } Nothing was changed.
table-nothing-to-redo = There is nothing to redo.
table-nothing-to-change = This entry can no longer be changed: it was undone.
table-changed = { $new } · was: { $old }
table-and-more = { $first } – and { $more ->
    [one] { $more } more entry
   *[other] { $more } more entries
}
table-heading = { $place } · { $phase }
table-field-player = Player
table-field-change = Change by
table-field-count = How many
table-field-points = Points
table-field-value = Value
table-field-what = What
table-field-what-for = What for
table-field-where = Where
table-field-whose = Whose
table-field-nobody = Nobody
table-field-none = None
table-field-yes = Yes
table-field-no = No
table-changed-same = { $what }
table-fixed = Nothing about this entry can be changed. Undo it instead.
table-fixed-step = There is nothing to change at the end of a step. Undo it to return to that step.
table-fixed-move = There is nothing to change here: this entry only moved the guide. Move it again, or undo this entry.
table-fixed-clock = The turn clock’s times can’t be changed. Undo this entry instead.
table-fixed-figure = Change this value where it was filled in: the last one filled in counts for the whole play.
table-redo-does-not-fit = Entry { $number } would no longer fit: { $why }
table-action-unreadable = This entry can’t be read: { $detail }
table-no-such-player = Nobody sits there.
table-unknown-game = This Tableside does not know the game of this play ({ $game }). Nothing was changed. Update Tableside.
table-newer-log = This play was saved by a newer Tableside (format { $found }, this one knows { $known }). Nothing was changed. Update Tableside.
table-place = Place
table-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-place-level-points = { $players } have { $points } { $points ->
    [one] point
   *[other] points
} each.
table-place-level = { $what }: { $value } each.
table-place-shared = Nothing else decides between them, so they share the place.
table-place-missing = { $what }: { $players }
table-open-cell = { $player }, { $row }: which number counts
