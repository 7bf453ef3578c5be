# The game on one page: goal, round, what scores, tips and terms. Lines are counted from 1.

page-goal = You win by the mission
    .text = One mission is chosen before the game; it says how to win and how many rounds there are. First to do it wins. In some missions all knights win or lose together.

page-step-1 = Prepare
    .text = The Waster moves the round on, dangers on each hex take effect, then everybody re-equips and draws luck. Not in round 1.
    .icon = backpack
page-step-2 = Move
    .text = Plan a route and drive it, or walk, or stay. Each mover meets exactly one wasteland card that the Waster plays.
    .icon = steering-wheel
page-step-3 = Escape or face it
    .text = A check gets you away. Facing it means an event with its reward, or a fight with its spoils.
    .icon = vulture
page-step-4 = Explore
    .text = One action on the hex where you stand: search, trade in a city, do a task, or what the mission offers.
    .icon = magnifying-glass
page-step-5 = Rest
    .text = Trade with knights on your hex, use what you carry, and throw away one luck card for what its icon gives.
    .icon = campfire

page-score-1 = The mission
    .text = Its goal decides: ingredients, Laurels, relays, wagons, or one villain less.
page-score-2 = Reputation
    .text = You earn it with tasks, duels and enemies. It breaks most ties.
page-score-3 = Gear
    .text = Good gear wins fights. Its value breaks the ties that are left.

page-tip-1 = Drive short, keep Fuel
    .text = Every Threat on your way gives the Waster one card more to choose from. Two Fuel left bring you back.
page-tip-2 = Escape is no shame
    .text = An escape that works costs nothing. A lost fight costs Health for rounds.
page-tip-3 = Do the task on your way
    .text = Tasks go stale after three rounds. One that lies on your route pays twice.
page-tip-4 = Sleep in cities
    .text = A night in a city heals a wound or Radiation, or gives Ammo or Fuel. On a contaminated hex you lose Health each round you stay.
page-tip-5 = Keep one luck card
    .text = A reroll at the right moment wins more than two cards played early.

page-term-1 = Waster
    .text = The rival who plays the wasteland against you on your move. It passes round.
page-term-2 = Check
    .text = As many ten-sided dice as the skill says. One that reaches the difficulty is enough, unless it asks for more.
page-term-3 = Threat
    .text = An icon or token on a hex: one more card for the Waster.
page-term-4 = Radiation
    .text = Four of it knock you out. It does not go away by itself.
page-term-5 = Knocked out
    .text = You wake up at the end of the Rest Step, and have lost something.
page-term-6 = Marked card
    .text = Used this round. All cards are ready again in the next one.
page-term-7 = Stored gear
    .text = In your vehicle or pack. You cannot use it in a fight.
