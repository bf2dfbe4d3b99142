# Co se přečte nahlas a není vidět.
readers-actions = Akce
readers-notices = Upozornění
readers-steps = Kroky
readers-message = Zpráva
readers-beside = Body a karty
readers-score = { $player }: { $points }
readers-score-changed = { $player }: { $points } ({ $change })
readers-scores = Body: { $scores }
readers-found = { $found ->
    [0] Nic nenalezeno
    [one] { $found } výsledek
    [few] { $found } výsledky
   *[other] { $found } výsledků
}
