# The game on one page: goal, round, what scores, tips and terms. Lines are counted from 1.

page-goal = You win by fulfilling the mission
    .text = You choose one mission before the game. It says how to win and how many rounds there are. The first to fulfil it wins. In some missions all knights win or lose together.

page-step-1 = Prepare
    .text = The Waster starts the round, dangers take effect, then everyone re-equips and draws luck cards. Round 1 skips this.
    .icon = backpack
page-step-2 = Move
    .text = Plan a route and drive it, or walk, or stay. Whoever moves meets exactly one wasteland card, played by the Waster.
    .icon = steering-wheel
page-step-3 = Escape or face it
    .text = Pass a check to get away. If you face the card, it is an event with a reward or a fight with spoils.
    .icon = vulture
page-step-4 = Explore
    .text = One action on your hex: search it, trade in a city, do a task, or do what the mission offers.
    .icon = magnifying-glass
page-step-5 = Rest
    .text = Trade with knights on your hex, use your gear, and discard one luck card for what its icon gives.
    .icon = campfire

page-score-1 = The mission
    .text = Its goal decides: ingredients, Laurels, relays, wagons, or a beaten villain.
page-score-2 = Reputation
    .text = You earn it with tasks, duels and fights. It breaks most ties.
page-score-3 = Gear
    .text = Good gear wins fights. Its value breaks the remaining ties.

page-tip-1 = Make short trips and keep Fuel
    .text = Every Threat on your route gives the Waster one more card to choose from. Keep two Fuel to get back.
page-tip-2 = Don't be too proud to escape
    .text = If you escape, you lose nothing. If you lose a fight, you feel it for rounds.
page-tip-3 = Do tasks on your route
    .text = Tasks expire after three rounds. One on your route costs you no extra Fuel.
page-tip-4 = Sleep in cities
    .text = A night in a city heals 1 Health or Radiation, or gives you Ammo or Fuel. On a contaminated hex you lose Health each round you stay.
page-tip-5 = Keep one luck card
    .text = One re-roll at the right moment is worth more than two cards played early.

page-term-1 = Waster
    .text = The rival who plays the wasteland against you while you move. The role passes around the table.
page-term-2 = Check
    .text = You roll as many ten-sided dice as the skill says. One die that reaches the difficulty is enough, unless more are required.
page-term-3 = Threat
    .text = An icon or token on a hex. It gives the Waster one more card.
page-term-4 = Radiation
    .text = At 4 you are knocked out. It does not go away by itself.
page-term-5 = Knocked out
    .text = You wake up at the end of the Rest Step, and you have lost something.
page-term-6 = Marked card
    .text = A card you used this round. All cards are ready again next round.
page-term-7 = Stored gear
    .text = Gear in your vehicle or backpack. You can't use it in a fight.
