"""Taking back: allowed until somebody has learnt something, and the kernel finds that out itself.

An answer can be taken back while no luck was used since, no sealed group was opened to all, no
other seat has answered a later question, and no seat has come to know anything hidden.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> str(undo_border(game, 0))
'seat 0 has not answered anything yet'
>>> game.answer(0, "juice")
>>> undo_border(game, 0) is None
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import UndoRefused
from .knowledge.learnt import learnt
from .reasons import Reason
from .state import NOT_ASKED, State

if TYPE_CHECKING:
    from .game import Game


CARRIED: Final = Reason("undo-carried")
MADE_UP: Final = Reason("undo-made-up")
REACH: Final = 20  # answers of a seat that can be taken back without playing the game again


def last_answer(game: Game, seat: int) -> int:
    """The place of the seat's last answer; -1 if it has given none."""
    for index in range(len(game.answers) - 1, -1, -1):
        if game.answers[index][0] == seat:
            return index
    return -1


def _others_answered(game: Game, seat: int, index: int) -> bool:
    """Whether another seat has answered in the group of the answer at `index`."""
    group = game.answers[index][2]
    for at in range(len(game.answers) - 1, -1, -1):
        other, _, number = game.answers[at]
        if number < group:
            return False  # answers stand in the order of their groups
        if number == group and other != seat:
            return True
    return False


class Before:
    """The state before an answer of a seat, and those before its earlier answers; never changed.

    As far back as undo may reach: what lies before used luck is forgotten, but for one state, which
    tells that luck was used.
    """

    def __init__(self, state: State, earlier: Before | None) -> None:
        self.state = state
        self.earlier = earlier
        self.depth: int = 1 if earlier is None else earlier.depth + 1

    def states(self) -> list[State]:
        """All of them, the last one first."""
        found: list[State] = []
        one: Before | None = self
        while one is not None:
            found.append(one.state)
            one = one.earlier
        return found


def stacked(states: list[State]) -> Before | None:
    """The states of a seat, which `Before.states` gave."""
    found: Before | None = None
    for state in reversed(states):
        found = Before(state, found)
    return found


def put_before(earlier: Before | None, state: State) -> Before:
    """The memory of a seat that gives one more answer."""
    if earlier is not None and earlier.earlier is not None:
        if earlier.state.luck_used != state.luck_used:
            earlier = Before(earlier.state, None)
        elif earlier.depth >= 2 * REACH:
            earlier = stacked(earlier.states()[:REACH])
    return Before(state, earlier)


def _played(game: Game, rows: list[tuple[int, str, int]]) -> Game:
    """The same game from its beginning, with these answers."""
    again = type(game)(game.title, game.players, game.seed, game.options, game.debug)
    for seat, key, _ in rows:
        again.answer(seat, key)
    return again


def _before(game: Game, seat: int) -> State:
    """The state before the seat's last answer; a restored game has to be played again for it."""
    known = game.before(seat)
    if known is None:
        game.remember(_played(game, game.answers.items()))
        known = game.before(seat)
        assert known is not None
    return known


def undo_border(game: Game, seat: int) -> Reason | None:
    """The reason why the seat's last answer can't be taken back, or None if it can."""
    if game.made_up:
        return MADE_UP
    index = last_answer(game, seat)
    if index < 0:
        return Reason("undo-nothing", {"seat": seat})
    if index < game.carried or (game.carried and game.before(seat) is None):
        return CARRIED
    group = game.answers[index][2]
    state = game.state
    if group == state.group_number and state.waiting > 0 and _sealed(game, seat):
        return None  # the group is still open: nobody else has seen it
    # first what holds whatever others do now: the reason must not tell who has begun to choose
    before = _before(game, seat)
    if _others_answered(game, seat, index) or _was_sealed(game, before, seat):
        return Reason("undo-revealed")
    if group != state.group_number and _others_choose_in_secret(game, seat):
        return Reason("undo-secret")
    if index < len(game.answers) - 1:  # it is the seat's last one
        return Reason("undo-others")
    if before.luck_used != state.luck_used:
        return Reason("undo-luck")
    news = learnt(game.title, before, state)
    return Reason(f"undo-{news}") if news else None


def _sealed(game: Game, seat: int) -> bool:
    return game.title.asks[game.state.group[seat]].secret


def _others_choose_in_secret(game: Game, seat: int) -> bool:
    """Whether the open group is sealed and asks others: nobody may find out if they have begun."""
    return any(
        asked != NOT_ASKED and other != seat and game.title.asks[asked].secret
        for other, asked in enumerate(game.state.group)
        if game.state.waiting > 0
    )


def _was_sealed(game: Game, before: State, seat: int) -> bool:
    asked = before.asked[seat]
    return asked != NOT_ASKED and game.title.asks[asked].secret


def undo(game: Game, seat: int) -> Game:
    """The game without the seat's last answer, or `UndoRefused` with the reason."""
    reason = undo_border(game, seat)
    if reason is not None:
        raise UndoRefused(Reason("cannot-undo", {"reason": reason}))
    _before(game, seat)
    shorter = game.clone()
    shorter.go_back(seat, last_answer(game, seat))
    return shorter
