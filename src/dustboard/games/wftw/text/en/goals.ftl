# How the game is won, as it stands on Home.

goal-points = First to { $goal } VP.
