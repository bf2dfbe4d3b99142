# Statistics: what all plays say together.

statistics-title = Statistics
statistics-empty = No finished plays yet. When a play ends, its result is counted here.
statistics-nothing = No plays fit this choice. Choose a longer time, or another game or player.
statistics-all-games = All games
statistics-everyone = Everyone
statistics-always = All time
statistics-lately = Last { $days ->
    [one] day
   *[other] { $days } days
}
statistics-last-year = Last { $months ->
    [one] month
   *[other] { $months } months
}
statistics-any-number = Any number
statistics-of-players = { $players ->
    [one] Solo
   *[other] { $players } players
}
statistics-game = Game
statistics-player = Player
statistics-time = Time
statistics-players = Number of players
statistics-plays-short = { $plays ->
    [one] play
   *[other] plays
}
statistics-plays = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
statistics-average = average
statistics-average-is = average { $average }
statistics-won = won
statistics-boxes = { $games ->
    [one] game
   *[other] games
}
statistics-an-evening = per play
statistics-minutes = { $minutes } min
statistics-hours = { $hours } h { $minutes }
statistics-percent = { $percent }%
statistics-percent-of = { $percent }% of { $plays }
statistics-wins = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
statistics-shared = { $wins ->
    [one] { $wins } of them shared
   *[other] { $wins } of them shared
}
statistics-average-place = average place { $place }
statistics-people = Players
statistics-games = Games
statistics-best = Best results
statistics-streaks = Wins in a row
statistics-streak-now = Now
statistics-streak-longest = Longest
statistics-against = Head to head
statistics-head-to-head = ahead { $better }, equal { $equal }, behind { $worse }
statistics-records = Records
statistics-highest = Most points
statistics-lowest = Fewest points
statistics-closest = Closest finish
statistics-widest = Widest margin
statistics-rows = What was scored
statistics-row = average { $average } · most: { $player }
statistics-kinds = Factions and clans
statistics-tables = At the table
statistics-first-player = First player wins
statistics-luck = No more than luck: chance alone does at least this much in { $percent } out of 100 cases.
statistics-some-luck = Perhaps luck: chance alone does at least this much in { $percent } out of 100 cases.
statistics-no-luck = Hardly luck: chance alone does this much in fewer than 1 of 100 cases.
statistics-results = Results
statistics-results-count = How often
statistics-points = Points
statistics-wins-over-time = Wins over time
statistics-month = Month
statistics-copy = Copy as text
statistics-copied = The statistics are on the clipboard.
statistics-dice = Dice
statistics-dice-sum = Sum
statistics-dice-rolled = Rolled
statistics-dice-expected = Expected
statistics-attacks = Barbarian attacks
statistics-attacks-won = Won
statistics-attacks-lost = Lost
