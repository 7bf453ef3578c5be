# Sets of table options by name.

preset-first = First game
    .text = Shorter and kinder: the goal is 12 points, bills can always be paid, and starting bases can't be taken.
