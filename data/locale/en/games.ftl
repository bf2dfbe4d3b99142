# What the games are called; Home needs no more of them.

amun-re-name = Amun-Re
cities-and-knights-name = Cities & Knights
dice-settlers-name = Dice Settlers
empires-of-the-north-name = Empires of the North
imperial-settlers-name = Imperial Settlers
score-sheet-name = Score sheet
games-who-goes-first = Who goes first?
