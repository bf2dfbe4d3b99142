# What is said aloud and not seen.
readers-actions = Actions
readers-notices = Notices
readers-steps = Steps
readers-message = Message
readers-beside = Score and cards
readers-score = { $player }: { $points }
readers-score-changed = { $player }: { $points } ({ $change })
readers-scores = Score: { $scores }
readers-found = { $found ->
    [0] Nothing found
    [one] { $found } result
   *[other] { $found } results
}
