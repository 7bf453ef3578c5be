# What the wizard offers: sets of table options by name, and the mission that is agreed on.

preset-first = First game
    .text = Savior of the Waste, the mission for beginners: find two ingredients and bring them to Gangraen.
preset-polish = Polish edition
    .text = The game as it was printed in Poland: other numbers of private tasks, other blue cards, other weapons for several attacks.
mission-agree = Let the table choose
    .text = Everybody votes when the game begins; where they do not agree, a die decides.
