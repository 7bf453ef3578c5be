"""Windows: seats react in turn until all pass; responses are sealed and one of them is taken."""

from __future__ import annotations

import pytest

from dustboard.kernel.effects.windows import NO_MARK, PASS, Responses, Windows
from dustboard.kernel.frames import Call, Frame, Program
from dustboard.kernel.state import NOT_ASKED, State

WINDOW, EFFECT = 0, 1
MARKED = 9  # an action that can be used once a window


class Table(State):
    """A table on which seats hold actions."""

    def __init__(self, hands: dict[int, tuple[int, ...]]) -> None:
        super().__init__(4, None)
        self.hands = hands
        self.done_so_far: list[tuple[int, int]] = []


class Reactions(Windows[Table]):
    """Who holds something is asked."""

    def asked(self, state: Table, seat: int, window: int, role: int, used: tuple[int, ...]) -> bool:
        return bool(self.uses(state, seat, window, role, used))

    def uses(
        self, state: Table, seat: int, window: int, role: int, used: tuple[int, ...]
    ) -> list[int]:
        return [action for action in state.hands.get(seat, ()) if action not in used]

    def ask(self, window: int) -> int:
        return window

    def mark(self, action: int) -> int:
        return MARKED if action == MARKED else NO_MARK

    def call(self, seat: int, action: int) -> Call:
        return (EFFECT, seat, (action,))


class Answers(Responses[Table]):
    """Seats 2, 3 and 1 may answer, in this order."""

    def order(self, state: Table, bindings: tuple[int, ...]) -> list[int]:
        return [2, 3, 1]

    def asked(self, state: Table, seat: int, bindings: tuple[int, ...]) -> bool:
        return seat in state.hands

    def ask(self, bindings: tuple[int, ...]) -> int:
        return bindings[0]

    def call(self, seat: int, action: int, bindings: tuple[int, ...]) -> Call:
        return (EFFECT, seat, (action,))


def happens(state: Table, frame: Frame) -> None:
    action = frame.bindings[0]
    state.done_so_far.append((frame.seat, action))
    if action != MARKED:
        rest = tuple(one for one in state.hands[frame.seat] if one != action)
        state.hands[frame.seat] = rest


def windows() -> Reactions:
    program = Program("window", ())
    program.number = WINDOW
    return Reactions(program)


def run(state: Table, programs: list[tuple[object, ...]]) -> None:
    """The loop of the engine, for a table without a title."""
    while state.waiting == 0 and state.frame is not None:
        frame = state.frame
        steps = programs[frame.program]
        rest = Frame(frame.program, frame.path + 1, frame.seat, frame.bindings, frame.below)
        state.frame = rest if frame.path + 1 < len(steps) else frame.below
        step = steps[frame.path]
        assert callable(step)
        step(state, frame)


def answer(state: Table, seat: int, action: int) -> None:
    assert state.asked[seat] != NOT_ASKED
    state.choice[seat] = action
    state.done(seat)


def play_window(
    hands: dict[int, tuple[int, ...]], seats: tuple[int, ...], answers: list[int]
) -> tuple[list[int], Table]:
    """Open a window, give these answers, pass afterwards; gives who was asked, in order."""
    state = Table(hands)
    open_ = windows()
    programs: list[tuple[object, ...]] = [(open_.ask_next, open_.take_next), (happens,)]
    state.push_in_order(open_.calls(state, 5, seats))
    asked: list[int] = []
    run(state, programs)
    while state.waiting:
        seat = state.asked.index(5)
        asked.append(seat)
        action = answers.pop(0) if answers else PASS
        assert action in open_.legal(state, seat)
        answer(state, seat, action)
        run(state, programs)
    assert state.frame is None
    return asked, state


@pytest.mark.parametrize(
    ("seats", "answers", "asked"),
    [
        ((0,), [], [0]),
        ((0,), [1, 2], [0, 0, 0]),  # a single seat goes on until it passes
        ((0, 1), [], [0, 1]),
        ((0, 1), [1, 3, 2, 4], [0, 1, 0, 1, 0, 1]),  # two alternate
        ((0, 1), [PASS, 3], [0, 1, 0, 1]),  # a use opens it again for who had passed
        ((0, 1, 2), [PASS, 3], [0, 1, 2, 0, 1]),  # more go round
        ((3,), [], []),  # who has nothing is not asked
        ((3, 0), [], [0]),
        ((3, 3), [], []),
    ],
)
def test_seats_take_turns_until_all_pass(
    seats: tuple[int, ...], answers: list[int], asked: list[int]
) -> None:
    hands: dict[int, tuple[int, ...]] = {0: (1, 2, 7), 1: (3, 4, 8), 2: (6,)}
    given = [one for one in answers if one != PASS]
    who, state = play_window(hands, seats, answers)
    assert who == asked
    assert [action for _, action in state.done_so_far] == given


def test_a_mark_lasts_as_long_as_its_window() -> None:
    who, state = play_window({0: (MARKED, 1)}, (0,), [MARKED, 1])
    assert who == [0, 0]  # the mark leaves nothing to be asked about after the other
    assert state.done_so_far == [(0, MARKED), (0, 1)]
    assert windows().calls(state, 5, (0,)) == [(WINDOW, 0, (5, 0, 0, 1, 0))]


@pytest.mark.parametrize(
    ("actions", "taken"),
    [
        ({1: 4, 2: PASS, 3: 6}, [(3, 6)]),
        ({1: 4, 2: PASS, 3: PASS}, [(1, 4)]),
        ({1: PASS, 2: PASS, 3: PASS}, []),
    ],
)
def test_the_first_response_is_taken_and_the_others_keep_theirs(
    actions: dict[int, int], taken: list[tuple[int, int]]
) -> None:
    state = Table({0: (1,), 1: (4,), 2: (5,), 3: (6,)})
    answers = Answers()
    programs: list[tuple[object, ...]] = [
        (answers.ask_responses, answers.take_response),
        (happens,),
    ]
    state.push_in_order([(0, 0, (7,))])
    run(state, programs)
    assert state.asked == [NOT_ASKED, 7, 7, 7]
    for seat, action in actions.items():
        answer(state, seat, action)
    run(state, programs)
    assert state.done_so_far == taken
    assert [seat for seat in (1, 2, 3) if not state.hands[seat]] == [seat for seat, _ in taken]


def test_where_nobody_can_answer_nobody_is_asked() -> None:
    state = Table({0: (1,)})
    answers = Answers()
    state.push_in_order([(0, 0, (7,))])
    run(state, [(answers.ask_responses, answers.take_response), (happens,)])
    assert state.waiting == 0
    assert state.frame is None
