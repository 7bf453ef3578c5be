# The story: its entries and choices, what is asked in them, and the log.

sheet-road = The Old Road
sheet-basin = The White Basin
space-wreck = the broken cart

entry-cart = A cart lies on its side. Its driver sits beside it and will not get up again.
choice-cart-search = Search the cart
choice-cart-bury = Bury the driver, with water for the way
choice-cart-pass = Drive on
entry-nomads = Nomads sit around a fire that gives no smoke. They know the basin, but do not name it.
choice-nomads-trade = Give a card for water
choice-nomads-map = Show them the map
choice-nomads-go = Go on through the dust
entry-storm = The sky turns red, and the road is gone.
entry-sting = Something moves under the salt. It has more legs than you have wheels.
entry-spring = The well is there. It is deeper than any song says.
choice-spring-drink = Drink, and end the race here
choice-spring-thank = Thank the dead man at the cart
entry-night = You sit in the dark and count who is left.
choice-night-rest = Wait for the morning
choice-night-flee = Turn back to the road

ask-choose = { $entry }
ask-discard = Which card do you give away?
ask-effort = You need { $goal }. How much do you drink before you roll?
option-card = { $card }

event-entry = { $entry }
event-sheet = The story goes on: { $sheet }.
event-lost = { $seat } loses { $amount } water.
event-discard = { $seat } gives { $card } away.
event-fate = { $seat } rolls { $roll } for what comes.
event-cairn = { $seat } piles stones at { $space }.
event-trial = { $seat } rolls { $roll } and has drunk { $amount }; { $goal } are needed.
