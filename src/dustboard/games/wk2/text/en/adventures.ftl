# What each adventure is about, in the one sentence that the wizard shows.

pitch-first_tank = Find a valve in the Old Refinery and bring it to Gangraen before the lamps go out.
pitch-long_count = A voice on the radio counts people out. Find it, and make it stop before it says zero.
pitch-iron_trail = Mend a train and bring three hundred people to the sea, across what is left of the line.
pitch-water_debt = Find out why the wells of Pumps ran dry, bring the water back, and then keep it out.
pitch-warrant = Be the first to find Hester Quill, and have the most points when her verdict is read.
pitch-spreading_corruption = Keep a song from taking the cities one by one, and silence the Choir at last.
pitch-deadly_cargo = Bring a sealed chest to Carcassville with allies who would sell it, and finish with the most points.
pitch-red_lord = Stop the riders of the Red Lord, hold what is left, and beat him or talk him down.
