# The end of a play, and what becomes of it: the picture to send, people, places and notes.

evening-nobody-wins = Nobody wins
evening-loses = { $name } loses
evening-wins = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the win
}
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-points-half = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-picture = Picture of the score sheet
evening-picture-shade = Theme
evening-picture-light = Light
evening-picture-dark = Dark
evening-picture-language = Language
evening-picture-preview = Preview of the picture
evening-picture-copy = Copy picture
evening-picture-copied = The picture is on the clipboard.
evening-picture-save = Save picture
evening-picture-share = Share picture
evening-picture-failed = The picture could not be drawn: { $why }. The play is safe; try again, or save it as a file.
evening-picture-short = Picture
evening-special = What was special
evening-best-of-all = { $player }: best { $game } result ever
evening-own-best = { $player }’s best { $game } result
evening-was = was { $points }
evening-closest = The closest finish so far
evening-first-win = First win for { $player } in { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
evening-streak = { $player } has won { $wins ->
    [one] { $wins } play in a row
   *[other] { $wins } plays in a row
}
evening-most = Most points ever for { $row }: { $player }, { $points }
evening-rematch = Rematch
evening-rounds = Points by round
evening-rounds-title = Points by round
evening-rounds-points = Points
evening-rounds-when = Round
evening-rounds-none = There are no points to compare yet. They appear here as soon as a second round has some.
evening-remark = Place and note
evening-place = Place
evening-place-is = Place: { $place }
evening-note = Note
evening-remark-about = The place and the note can be searched for in the list of plays.
evening-remark-keep = Save
evening-remark-kept = Place and note saved.
evening-search = Search plays: names, games, places, notes
evening-found = { $found } of { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
evening-guest = Guest: { $player }
evening-guest-about = Plays this time, but is not remembered for the next play.
evening-merge = Merge with…
evening-merge-who = Who else is { $player }? All plays of both count for the one you choose.
evening-merge-is = { $player } is { $other }
evening-merge-together = { $plays ->
    [one] Both sat at the same table in { $plays } play
   *[other] Both sat at the same table in { $plays } plays
}
evening-merged = { $from } is now { $to }. The plays themselves stay as they are.
evening-also = Plays under these names count here too. Separate a name to count it on its own again.
evening-separate = Separate { $name }
evening-separated = { $name } counts separately again. The plays themselves stay as they are.
evening-others = Others in your plays
evening-others-about = Guests, and players from files. New play does not offer them.
evening-remember = Offer in New play
evening-remembered = New play now offers { $name }.
evening-hide = Hide
evening-unhide = Show again
evening-hidden = { $name } is no longer offered in New play.
evening-unhidden = { $name } is offered in New play again.
evening-is-hidden = Hidden
evening-favorite-color = Favorite color
evening-favorite-shape = Shape
evening-favorite-kept = { $name }’s color and shape are saved.
