# Words of the rulebook.

broken-gear = { $name } (broken)
upgrade-side = { $name }, side { $side }
resource-fuel = Fuel
resource-ammo = Ammo
resource-meds = Meds
skill-blades = Blades
skill-guns = Guns
skill-negotiate = Negotiate
skill-aid = Aid
skill-tech = Tech
skill-survival = Survival
colour-white = white die
colour-green = green die
colour-blue = blue die
colour-red = red die
sheet-t1 = Keys in the Ignition
sheet-t2 = A Small Valve
sheet-t3 = Home by Lamplight
plot-t2-search = Search the stacks
plot-t3-talk = Talk to Marrow
plot-t3-hand_over = Hand it over
