"""Invariants: statements that hold after every step, checked in tests and in debug mode.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> check_invariants(game.title, game.state)
>>> game.state.waiting = 1
>>> check_invariants(game.title, game.state)
Traceback (most recent call last):
...
dustboard.kernel.errors.InvariantBroken: wftw: 1 seats are waited for, but 2 are asked
"""

from __future__ import annotations

from .errors import InvariantBroken
from .knowledge.masks import mask
from .state import NOT_ASKED, State
from .title import Title


def check_invariants(title: Title, state: State) -> None:
    """Raise `InvariantBroken` with what is wrong, if anything is."""
    open_asks = sum(1 for ask in state.asked if ask != NOT_ASKED)
    if open_asks != state.waiting:
        _broken(title, f"{state.waiting} seats are waited for, but {open_asks} are asked")
    if state.over == (open_asks > 0):
        _broken(title, "a game has an open decision or is over, never both or neither")
    for seat, number in enumerate(state.asked):
        if number != NOT_ASKED:
            ask = title.asks[number]
            if ask.parse is None and not ask.legal(state, seat):
                _broken(title, f"seat {seat} is asked {ask.name!r} but has no option")
    for invariant in title.invariants:
        wrong = invariant(state)
        if wrong:
            _broken(title, wrong)


def check_listing(title: Title, state: State) -> None:
    """Raise `InvariantBroken` if a seat's answers depend on something that the seat can't know.

    They are listed on the true state, which is quicker than on a masked one and must be the same.
    """
    for seat, number in enumerate(state.asked):
        if number != NOT_ASKED:
            masked = mask(title, state, seat)
            legal, known = _listed(title, state, seat), _listed(title, masked, seat)
            if legal != known:
                name = title.asks[number].name
                _broken(
                    title, f"seat {seat} has the answers {legal} to {name!r}, but knows {known}"
                )


def _listed(title: Title, state: State, seat: int) -> list[tuple[int, str]]:
    """The legal answers of a seat that is asked, with their keys."""
    ask = title.asks[state.asked[seat]]
    return [(action, ask.key(state, seat, action)) for action in ask.legal(state, seat)]


def _broken(title: Title, wrong: str) -> None:
    raise InvariantBroken(f"{title.id}: {wrong}")
