# A play that is written down afterwards, results for other programs, and files of BG Stats.

afterwards-command = Add a past play
afterwards-title = Past play
afterwards-edit = Edit past play
afterwards-edit-button = Edit result
afterwards-keep = Save play
afterwards-kept = Saved. The play counts in your statistics.
afterwards-replaced = Saved. The play as it was before is in the trash.
afterwards-other = Another game
afterwards-day = Date
afterwards-today = Today
afterwards-yesterday = Yesterday
afterwards-who = Who played?
afterwards-results = Results, also as sums such as 3+6+2
afterwards-points-of = Points: { $player }
afterwards-no-points = No points
afterwards-winner = Who won?
afterwards-most = Most points
afterwards-fewest = Fewest points
afterwards-by-hand = Set by hand
afterwards-wins = { $player } wins
afterwards-by-points-about = The points decide. To set the winner by hand, tap a player.
afterwards-by-hand-about = Tap everybody who won. With nobody chosen, nobody won.
afterwards-first = Who went first? (optional)
afterwards-minutes = Length in minutes (optional)
afterwards-no-game = Choose a game, or type its name.
afterwards-nobody = Add at least one player.
afterwards-of-player = { $player }: { $why }
afterwards-no-result = Type the points, or choose the winner by hand.
afterwards-no-day = Type the date like this: { $day }.
afterwards-far-day = The date must be from { $first } to { $last }.
afterwards-no-sum = Type a sum such as 3+6+2.
afterwards-long-sum = A sum can have up to { $most ->
    [one] { $most } number
   *[other] { $most } numbers
}.
afterwards-no-minutes = The length must be from 1 to { $most ->
    [one] { $most } minute
   *[other] { $most } minutes
}.

afterwards-format = File format
afterwards-format-json = Tableside (complete)
afterwards-format-csv = Table (CSV)
afterwards-format-excel = Table for Excel
afterwards-format-bgstats = BG Stats file
afterwards-format-text = Text
afterwards-format-about = Only results of finished plays, for other programs.

afterwards-push = BG Stats
afterwards-push-title = Send to BG Stats
afterwards-push-about = Open the play in BG Stats on this device, or scan the code with the phone that has BG Stats. You decide there whether to save it.
afterwards-push-open = Open in BG Stats
afterwards-push-copy = Copy link
afterwards-push-code = QR code of the play for BG Stats
afterwards-push-long = This play’s note is too long for a QR code. Use the link.

bgstats-title = Plays from BG Stats
bgstats-about = Check which games and players are which. Your choices are remembered for the next file.
bgstats-games = Games
bgstats-players = Players
bgstats-of = { $name } is
bgstats-new-game = New game
bgstats-new-player = New player
bgstats-leave-out = Leave out
bgstats-perhaps = { $name }?
bgstats-count = { $fresh ->
    [one] { $fresh } new play
   *[other] { $fresh } new plays
}{ $known ->
    [0] {""}
   *[other] , { $known } already here
}{ $left ->
    [0] .
   *[other] , { $left } left out.
}
bgstats-add = { $plays ->
    [0] Add plays
    [one] Add { $plays } play
   *[other] Add { $plays } plays
}
bgstats-changed = Changed in BG Stats since
bgstats-take-changes = { $plays ->
    [one] Take { $plays } change
   *[other] Take { $plays } changes
}
bgstats-nothing = There are no new plays to add.
