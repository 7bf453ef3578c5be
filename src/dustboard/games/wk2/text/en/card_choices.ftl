# What may be chosen on cards.

choice-d19-fuel = Give them 1 Fuel
choice-d19-refuse = Give nothing: they roll 1 more white die
choice-d21-wound = Take 1 wound
choice-d21-pay = Pay 1 resource
choice-d28-meds = Give 1 Meds
choice-d28-wound = Take 1 wound
choice-d29-wait = Wait: lose your other action
choice-d29-fuel = Go round them: burn 1 Fuel
choice-m10-fight = Fight them
choice-m10-kneel = Kneel: take 2 radiation and gain 1 XP
choice-m16-vehicle = Your vehicle takes 2 damage
choice-m16-knight = You take 2 wounds
choice-w-x04-gear = Leave a piece of gear on the scales
choice-w-x04-pay = Pay 2 resources
choice-w-x12-weapon = Hand a weapon over
choice-w-x12-wound = You take 2 wounds
choice-k-johnny-fuel = Gain 1 Fuel
choice-k-johnny-ammo = Gain 1 Ammo
choice-x-1-sell = Sell the Ledger
choice-x-2-break = Break the vial
choice-x-2-keep = Keep the vial
choice-x-6-serve = Serve the paper
choice-x-6-keep = Keep it folded
choice-x-8-quack = Have the mark taken off
choice-x-9-road = Take the deep road
choice-x-10-shop = Spend the ticket
