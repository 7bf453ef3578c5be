# Jak wygrywa się grę, tak jak stoi to na stronie głównej.

goal-points = Wygrywa ten, kto pierwszy zdobędzie { $goal } PZ.
