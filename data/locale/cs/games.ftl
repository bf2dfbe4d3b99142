# What the games are called; Home needs no more of them.

amun-re-name = Amun-Re
cities-and-knights-name = Města a rytíři
dice-settlers-name = Dice Settlers
empires-of-the-north-name = Vládcové Severu
imperial-settlers-name = Settlers: Zrození impéria
score-sheet-name = Zápis bodů
games-who-goes-first = Kdo začíná?
