# What the wizard offers: sets of table options by name.

preset-first = First game
    .text = The Long Count, alone: four pages of story for one knight, who starts with a suitable vehicle and gear.
