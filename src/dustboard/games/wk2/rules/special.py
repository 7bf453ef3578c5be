"""Special cards that change hands by themselves (wk2.specialcard.03, .04)."""

from __future__ import annotations

from dustboard.games.wk2.content.mods import CAPACITY, MOD, SPECIAL_AT
from dustboard.games.wk2.content.wasteland_table import SPECIAL_NUMBER, SPOILS
from dustboard.games.wk2.rules.values import conscious, in_game, room_for_cards
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import without


def heavy_cards(state: RoadState, seat: int) -> list[int]:
    """The special cards of a knight that take room."""
    return [card for card in state.special[seat] if MOD[CAPACITY][SPECIAL_AT + card] < 0]


def overloaded(state: RoadState, seat: int) -> bool:
    """Whether a card that takes room does not fit: its holder stays where it is."""
    return len(heavy_cards(state, seat)) > 0 and room_for_cards(state, seat) < 0


def settle_loads(state: RoadState) -> None:
    """A card that does not fit passes to a knight on the space for whom it does."""
    for seat in in_game(state):
        if not overloaded(state, seat):
            continue
        card = heavy_cards(state, seat)[-1]
        needs = -MOD[CAPACITY][SPECIAL_AT + card]
        for other in in_game(state):
            here = state.space[other] == state.space[seat] and conscious(state, other)
            if other != seat and here and room_for_cards(state, other) >= needs:
                state.special[seat] = without(state.special[seat], card)
                state.special[other] = (*state.special[other], card)
                if state.journal is not None:
                    data = {"number": SPECIAL_NUMBER[card], "by": seat}
                    state.tell("special", "wk2.specialcard.04", other, data)
                break


def lose_spoils(state: RoadState, seat: int, winner: int) -> None:
    """What passes to the winner of a duel."""
    for card in [one for one in state.special[seat] if SPOILS[one]]:
        state.special[seat] = without(state.special[seat], card)
        state.special[winner] = (*state.special[winner], card)
        if state.journal is not None:
            data = {"number": SPECIAL_NUMBER[card], "by": seat}
            state.tell("special", "wk2.specialcard.03", winner, data)


def hand_on(state: RoadState, seat: int) -> None:
    """Who leaves the game leaves its cards to the first on its space, else to the deck."""
    here = [one for one in in_game(state) if state.space[one] == state.space[seat]]
    others = [one for one in here if one != seat]
    if others:
        state.special[others[0]] = state.special[others[0]] + state.special[seat]
        if state.journal is not None:
            for card in state.special[seat]:
                data = {"number": SPECIAL_NUMBER[card], "by": seat}
                state.tell("special", "wk2.specialcard.03", others[0], data)
    state.special[seat] = ()
