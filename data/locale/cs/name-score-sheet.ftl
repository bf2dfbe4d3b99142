score-sheet-name = Zápis bodů
