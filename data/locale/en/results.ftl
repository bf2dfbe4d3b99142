stats-won = won
stats-minutes = { $minutes } min
stats-ended-early = Ended early: { $place }
stats-ended-early-scores = { $early }: { $scores }
stats-none = No finished plays here.
stats-head = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, { $from } to { $to }
stats-time = { $average } min on average ({ $known ->
    [one] known for { $known } play
   *[other] known for { $known } plays
})
stats-column-game = Game
stats-column-plays = Plays
stats-column-last = Last
stats-column-average = Average
stats-column-highest = Highest
stats-column-lowest = Lowest
stats-column-closest = Closest
stats-column-widest = Widest
stats-column-first = First player won
stats-column-row = Scored for
stats-column-player = Player
stats-column-wins = Wins
stats-column-shared = Shared
stats-column-rate = Win rate
stats-column-place = Average place
stats-column-streak = Streak
stats-column-longest = Longest
stats-by-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, average { $average }
stats-kind = { $kind }: { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
stats-player-game = { $game }: { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, average { $average }, best { $best }
stats-against = Against { $player }: { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, ahead { $better }, equal { $equal }, behind { $worse }
stats-game-unknown = There is no game “{ $game }”. Games: { $games }
stats-wrong-date = “{ $date }” is not a date. Write it like 2026-01-31.
stats-wrong-days = The first day, { $from }, is after the last day, { $to }.
stats-wrong-players = “{ $players }” is not a number of players. Type a whole number, 1 or more.
stats-not-finished = This play isn’t finished, so it has no result yet. The play itself can be saved as json.
stats-exported = { $count ->
    [one] The result of { $count } play was
   *[other] The results of { $count } plays were
} written to { $path }.
stats-imported = { $added ->
    [one] { $added } play was added
   *[other] { $added } plays were added
}, { $known ->
    [one] { $known } was already here
   *[other] { $known } were already here
}{ $left ->
    [0] .
   *[other] , { $left } left out.
}
stats-file-foreign = This is not a file from BG Stats. Nothing was changed.
stats-file-large = The file is larger than { $limit } MB, so it is not from BG Stats. Nothing was changed.
stats-file-deep = The file is nested more than { $limit } levels deep, so it is not from BG Stats. Nothing was changed.
stats-file-values = One play in the file has more than { $limit } values, so it is not from BG Stats. Nothing was changed.
stats-file-text = A text in the file is longer than { $limit } bytes, so it is not from BG Stats. Nothing was changed.
stats-file-items = The file has more than { $limit } plays, players and games together. Nothing was changed. Export fewer plays from BG Stats.
stats-file-truncated = The BG Stats file is damaged: it ends too early. Nothing was changed. Export it again.
stats-file-damaged = The BG Stats file is damaged on line { $line }, column { $column }. Nothing was changed. Export it again.
stats-file-no-date = Play { $play } in the file ({ $about }) was left out: it has no date.
stats-file-no-game = Play { $play } in the file ({ $about }) was left out: its game is missing.
stats-file-no-player = Play { $play } in the file ({ $about }) was left out: one of its players is missing.
stats-imported-right = { $count ->
    [one] { $count } play from an earlier file was corrected: its date and its scores are now as BG Stats has them.
   *[other] { $count } plays from an earlier file were corrected: their dates and scores are now as BG Stats has them.
}
stats-imported-updated = { $count ->
    [one] { $count } play was updated to what BG Stats has now.
   *[other] { $count } plays were updated to what BG Stats has now.
}
stats-import-added = Added: { $name }
stats-import-right = Corrected: { $name }
stats-import-updated = Updated: { $name }
stats-imported-ahead = { $count ->
    [one] { $count } play is dated in the future: { $plays }. Add it only if that is right.
   *[other] { $count } plays are dated in the future: { $plays }. Add them only if that is right.
}
stats-imported-differ = { $count ->
    [one] { $count } differs: it was changed in BG Stats since. To take the change, add --update.
   *[other] { $count } differ: they were changed in BG Stats since. To take the changes, add --update.
}
stats-imported-unread = { $count ->
    [one] { $count } score could not be read: { $scores }. It is kept as text, and nobody wins by the others alone.
   *[other] { $count } scores could not be read: { $scores }. They are kept as text, and nobody wins by the others alone.
}
stats-player-unknown = Nobody called “{ $player }” has finished a play here.
stats-player-near = Did you mean { $player }?
