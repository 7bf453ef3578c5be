"""Taking back: allowed until somebody has learnt something, and the kernel finds that out itself.

An answer can be taken back while no luck was used since, no sealed group was opened to all, no
other seat has answered a later question, and no seat has come to know anything hidden.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> str(game.undo_reason(0))
'seat 0 has not answered anything yet'
>>> game.answer(0, "juice")
>>> game.undo_reason(0) is None
True
"""

from __future__ import annotations

from typing import Final

from .append_list import AppendList
from .knowledge.learnt import learnt
from .reasons import Reason
from .state import NOT_ASKED, State
from .title import Title

CARRIED: Final = Reason("undo-carried")
MADE_UP: Final = Reason("undo-made-up")
REACH: Final = 20  # answers of a seat that a table can take back without playing again


def last_answer(answers: AppendList, seat: int) -> int:
    """The place of the seat's last answer; -1 if it has given none."""
    for index in range(len(answers) - 1, -1, -1):
        if answers[index][0] == seat:
            return index
    return -1


def _others_answered(answers: AppendList, index: int) -> bool:
    """Whether another seat has answered in the group of the answer at `index`."""
    seat, _, group = answers[index]
    for at in range(len(answers) - 1, -1, -1):
        other, _, number = answers[at]
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


def put_before(earlier: Before | None, state: State, reach: int) -> Before:
    """The memory of a seat that gives one more answer, for so many of which it is kept."""
    if earlier is not None and earlier.earlier is not None:
        if earlier.state.luck_used != state.luck_used:
            earlier = Before(earlier.state, None)
        elif earlier.depth >= 2 * reach:
            earlier = stacked(earlier.states()[:reach])
    return Before(state, earlier)


def is_still_sealed(title: Title, state: State, answers: AppendList, index: int) -> bool:
    """Whether the group of an answer is sealed and still open: nobody else has seen it."""
    seat, _, group = answers[index]
    if group != state.group_number or state.waiting == 0:
        return False
    asked: int = state.group[seat]
    return title.asks[asked].secret


def undo_border(
    title: Title, before: State, state: State, answers: AppendList, index: int
) -> Reason | None:
    """The reason why a seat's last answer can't be taken back, or None if it can.

    It stands at `index`; `before` is the state that it was given in.
    """
    seat, _, group = answers[index]
    # first what holds whatever others do now: the reason must not tell who has begun to choose
    if _others_answered(answers, index) or _was_sealed(title, before, seat):
        return Reason("undo-revealed")
    if group != state.group_number and _others_choose_in_secret(title, state, seat):
        return Reason("undo-secret")
    if index < len(answers) - 1:  # it is the seat's last one
        return Reason("undo-others")
    if before.luck_used != state.luck_used:
        return Reason("undo-luck")
    news = learnt(title, before, state)
    return Reason(f"undo-{news}") if news else None


def _others_choose_in_secret(title: Title, state: State, seat: int) -> bool:
    """Whether the open group is sealed and asks others: nobody may find out if they have begun."""
    return any(
        asked != NOT_ASKED and other != seat and title.asks[asked].secret
        for other, asked in enumerate(state.group)
        if state.waiting > 0
    )


def _was_sealed(title: Title, before: State, seat: int) -> bool:
    asked = before.asked[seat]
    return asked != NOT_ASKED and title.asks[asked].secret
