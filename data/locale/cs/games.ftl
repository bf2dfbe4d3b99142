# What all games say alike.

games-who-goes-first = Kdo začíná?
