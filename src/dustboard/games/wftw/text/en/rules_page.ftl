# The game on one page: goal, round, what scores, tips and terms. Lines are counted from 1.

page-goal = You win with the most victory points
    .text = The game ends after the round in which somebody reaches 21 VP. Then the highest total wins, no matter who got to 21 first. A tie goes to the player whose hand is stronger, counting only cards they can pay for.

page-step-1 = Produce
    .text = Your bases bring scrap, juice and spark, and you draw cards.
    .icon = coins
page-step-2 = Bid 1, 2, 3
    .text = Three times: mark targets in secret, then commit cards there face down. They stay there. Rivals see how many cards you commit, never which.
    .icon = crossed-axes
page-step-3 = Reveal
    .text = All cards are turned face up. Pay for all of yours, or none of them count.
    .icon = card-random
page-step-4 = Fields
    .text = The highest attack takes the prize. Tied players roll a die.
    .icon = military-fort
page-step-5 = Raids
    .text = An attack higher than the defence takes the base. On a tie it holds.
    .icon = siege-tower
page-step-6 = Shop
    .text = The highest bid picks first. A bid must reach the card's price.
    .icon = shop
page-step-7 = Clean-up
    .text = Played units go to the discard pile. New prizes come up.
    .icon = tombstone

page-score-1 = Bases you own
    .text = 1 VP each, plus what the laurel on the card adds. The two you start with count too.
page-score-2 = Bonus bases
    .text = Some are worth more while their condition holds. The bonus counts at once, and stops at once.
page-score-3 = Bases you lose
    .text = Their points go to whoever took them. Units score nothing by themselves.

page-tip-1 = Bid late
    .text = Nobody can answer your third bid. Cards in your hand give nothing away.
page-tip-2 = Never bid what you can't pay for
    .text = If you are one spark short, every card you committed is discarded for nothing.
page-tip-3 = Count their cards
    .text = You see how many cards are in each column. The line below adds up what rivals could still bring.
page-tip-4 = Bases first, then an army
    .text = A base pays every round. A unit works only when you send it out.
page-tip-5 = Guard your best base
    .text = The leader gets raided. Keep a card back to defend the base you can't afford to lose.

page-term-1 = Field
    .text = A prize in the middle that everyone may bid on.
page-term-2 = Raid
    .text = An attack on one base of one rival.
page-term-3 = Bill
    .text = What all the cards you committed cost together.
page-term-4 = Guard
    .text = A card you commit to defend your own base.
page-term-5 = Free stock
    .text = What is left in your stock after the bill.
page-term-6 = Abandon
    .text = You may let units that lost a fight leave the game for good. A smaller deck draws better cards.
page-term-7 = Scrap, juice, spark
    .text = The three things you pay with. What you don't spend, you keep.
