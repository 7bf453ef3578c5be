# The game on one page: goal, round, what wins, tips and terms. Lines are counted from 1.

page-goal = You win by reaching a good ending
    .text = You choose one adventure of the Book of Tales. It is told in pages; each page sets a goal, usually with a time limit, and what you do there decides which page comes next. In most adventures all knights win or lose together. In some you are rivals, and the most points win.

page-step-1 = Take two actions
    .text = On your turn you take two different ones: Move, Camp, Explore, visit a city, or a Plot Action of the page.
    .icon = hourglass
page-step-2 = Move
    .text = Plan a route. Your vehicle's Speed pays for it; Fuel pays for the rest. Each danger icon on the way takes effect.
    .icon = steering-wheel
page-step-3 = Meet the wasteland
    .text = Where you stop, a card is turned up: an enemy to fight, an event with a test, or a meeting that opens the Book.
    .icon = crossed-swords
page-step-4 = Camp, explore, shop
    .text = Camp heals, repairs and learns. Explore turns up finds. In a city you visit two shops.
    .icon = camping-tent
page-step-5 = Turn the page
    .text = When all knights have had their turn, time goes down. If the goal is reached or time is up, the story goes on.
    .icon = scroll-unfurled

page-score-1 = The ending
    .text = Every ending says whether it is a victory, a partial success or a defeat.
page-score-2 = Points
    .text = In adventures with rivals your points decide: what you carried through, your XP and what the last page adds.
page-score-3 = Memories
    .text = Won adventures leave memories. You may bring them to a later game, where somebody remembers you.

page-tip-1 = Look at the goal and the clock first
    .text = Plot Actions win. Everything else is there to get you to one in time.
page-tip-2 = Go far in one drive
    .text = Every stop turns up one card, however far you came. Two short drives mean two cards.
page-tip-3 = Pay where you can't afford to fail
    .text = Many tests can be bought off with Fuel or Meds. Keep one of each for that.
page-tip-4 = Let the armor break
    .text = Armor that stops wounds breaks, but a Workshop or your own Repair makes it whole again.
page-tip-5 = Be good to people who ask
    .text = The Book remembers. Somebody you helped on the first page may open a gate on the last.

page-term-1 = Test
    .text = You roll the dice of a skill and count successes. The number in brackets is how many you need.
page-term-2 = Fate and botch
    .text = Two faces of the dice. A fate triggers effects that name it; a botch breaks the weapon you attack with.
page-term-3 = MP
    .text = Movement Points. A highway costs 0, a desert 1, scrub and mountains 2. Craters can't be entered.
page-term-4 = Threat token
    .text = Drawn from the bag at a Threat icon. It makes the next test or fight worse, or takes something from you at once.
page-term-5 = Contaminated wound
    .text = Healing turns it into a plain wound first, so it takes two points to cure. Armor doesn't stop it.
page-term-6 = Radiation
    .text = It counts up on your own track, and some spaces of the track weaken you. Past the last one it becomes contaminated wounds.
page-term-7 = Unconscious
    .text = When all your Health is gone, you fall. An action gets you back up, with an injury that stays.
page-term-8 = Wreck
    .text = A vehicle with a full damage track. You can't move until you take the Long Fix action, and the malfunction stays.
page-term-9 = Time Marker
    .text = It goes down each round. At 0 the page ends without you, and something else happens.
page-term-10 = Upgrade
    .text = You earn one at 3, 6 and 9 XP and choose it at the end of a turn or in camp: one side of a card, yours until the end.
