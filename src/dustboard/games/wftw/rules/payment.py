"""Bills: what cards cost together, and what a stockpile can pay (R20 to R22)."""

from __future__ import annotations

from dustboard.games.wftw.content.card_table import BUILD
from dustboard.games.wftw.content.constants import JUICE, REVEALS, SCRAP, SPARK
from dustboard.games.wftw.rules.effect_tables import BILL, TOLL
from dustboard.games.wftw.state.state import WarState

Cost = tuple[int, int, int]


def cost_of(cards: tuple[int, ...]) -> Cost:
    """The summed build costs of cards."""
    scrap = juice = spark = 0
    for card in cards:
        scrap += BUILD[SCRAP][card]
        juice += BUILD[JUICE][card]
        spark += BUILD[SPARK][card]
    return scrap, juice, spark


def discount(state: WarState, seat: int) -> int:
    """How much scrap the seat's bases take off its bill."""
    amount = 0
    for base in state.tableau[seat]:
        amount -= BILL[base]
    return amount


def purse(state: WarState, seat: int) -> Cost:
    """What the seat can spend on cards this round: its stockpile and its discount."""
    at = 3 * seat
    stock = state.stock
    return stock[at + SCRAP] + discount(state, seat), stock[at + JUICE], stock[at + SPARK]


def covers(purse: Cost, cost: Cost) -> bool:
    """Whether a purse is enough.

    >>> covers((3, 0, 1), (2, 0, 1)), covers((3, 0, 0), (2, 0, 1))
    (True, False)
    """
    return purse[0] >= cost[0] and purse[1] >= cost[1] and purse[2] >= cost[2]


def less(purse: Cost, cost: Cost) -> Cost:
    """What is left of a purse; it may fall below 0."""
    return purse[0] - cost[0], purse[1] - cost[1], purse[2] - cost[2]


def bill_of(state: WarState, seat: int, cards: tuple[int, ...]) -> Cost:
    """One bill for all cards (wftw.reveal.03), less the discount, never below 0 (R22)."""
    scrap, juice, spark = cost_of(cards)
    return max(scrap - discount(state, seat), 0), juice, spark


def owed(state: WarState, seat: int) -> Cost:
    """The bill of what the seat has laid; nothing once the bills of the round are behind it."""
    return bill_of(state, seat, committed(state, seat)) if state.phase <= REVEALS else (0, 0, 0)


def can_pay(state: WarState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether the seat can pay for all of these cards."""
    return covers(purse(state, seat), cost_of(cards))


def committed(state: WarState, seat: int) -> tuple[int, ...]:
    """All cards the seat has laid this round, those of the open sub-phase too."""
    return state.laid[seat] + state.draft[seat]


def most_cards(purse: Cost, hand: tuple[int, ...], toll: int = 0) -> int:
    """The largest number of cards of a hand that a purse can pay together, each with its toll.

    >>> most_cards((0, 0, 0), ())
    0
    """
    # the least scrap for each (number of cards, juice, spark) that can be reached
    cheapest: dict[Cost, int] = {(0, 0, 0): 0}
    best = 0
    for card in hand:
        for (number, juice, spark), scrap in list(cheapest.items()):
            scrap += BUILD[SCRAP][card] + toll
            juice += BUILD[JUICE][card]
            spark += BUILD[SPARK][card]
            if covers(purse, (scrap, juice, spark)):
                key = (number + 1, juice, spark)
                if scrap < cheapest.get(key, scrap + 1):
                    cheapest[key] = scrap
                    best = max(best, number + 1)
    return best


def affordable_count(state: WarState, seat: int) -> int:
    """With overbidding forbidden: how many more hand cards the seat could pay for, tolls added."""
    rest = less(purse(state, seat), cost_of(committed(state, seat)))
    toll = 0
    for rival in range(state.players):
        if rival != seat:
            for base in state.tableau[rival]:
                toll += TOLL[base]
    return most_cards(rest, state.hand[seat], toll)
