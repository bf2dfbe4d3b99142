# What all games say alike.

games-who-goes-first = Who goes first?
