score-sheet-name = Score sheet
