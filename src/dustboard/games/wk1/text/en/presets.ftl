# What the wizard offers: sets of table options by name, and the mission that is agreed on.

preset-first = First game
    .text = Savior of the Waste, the mission for beginners: find two ingredients (three with two players) and bring them to Gangraen.
preset-polish = Polish edition
    .text = As printed in Poland: two players are dealt three private tasks, new blue gear is not cashed in, and Multi-attack always uses Guns.
mission-agree = Let the table choose
    .text = Everyone votes when the game begins; if the votes differ, the Waster decides.
    .mood = Democracy, with a veto for the apocalypse.
