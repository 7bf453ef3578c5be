"""Windows: when seats may react to something, and the answers to what they play.

In a window its seats take turns until all of them pass one after the other: a single seat goes on,
two alternate, more go round. Whether a seat is asked depends on public facts only, so that being
asked tells nobody what is in a hand. The frame of a window binds the number of the window, whose
turn it is, how many have passed, the number of seats, the seats, and the marks of what was used in
it. What is used runs above that frame and may open windows of its own.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from ..frames import Call, Frame, Program
from ..state import State

PASS: Final = 0
NO_MARK: Final = -1

_SEATS: Final = 3  # where the bindings of a window say how many seats it has; the seats follow

S = TypeVar("S", bound=State)


def used_marks(frame: Frame) -> tuple[int, ...]:
    """The marks of what was used in a window already."""
    return frame.bindings[_SEATS + 1 + frame.bindings[_SEATS] :]


def role_of(frame: Frame) -> int:
    """Whose turn it is in a window: the place among its seats."""
    return frame.bindings[1] % frame.bindings[_SEATS]


class Windows(Generic[S]):
    """The reaction windows of a title, which fills the first five methods."""

    def __init__(self, program: Program) -> None:
        self.program = program  # with the steps `ask_next` and `take_next`

    def asked(self, state: S, seat: int, window: int, role: int, used: tuple[int, ...]) -> bool:
        """Whether a seat is asked, by public facts only."""
        raise NotImplementedError

    def uses(self, state: S, seat: int, window: int, role: int, used: tuple[int, ...]) -> list[int]:
        """What a seat that is asked may do instead of passing; no action has the number `PASS`."""
        raise NotImplementedError

    def ask(self, window: int) -> int:
        """The number of the ask of a window."""
        raise NotImplementedError

    def mark(self, action: int) -> int:
        """What an action leaves in the window, so that it can't be used there again."""
        return NO_MARK

    def call(self, seat: int, action: int) -> Call:
        """The program that carries an action out."""
        raise NotImplementedError

    def calls(self, state: S, window: int, seats: tuple[int, ...]) -> list[Call]:
        """A window for these seats, the first one first; none if its only seat is not asked."""
        first = seats[0]
        if len(seats) == 1 and not self.asked(state, first, window, 0, ()):
            return []
        return [(self.program.number, first, (window, 0, 0, len(seats), *seats))]

    def legal(self, state: S, seat: int) -> list[int]:
        """All that a seat may answer in the window that is open."""
        frame = state.frame
        assert frame is not None
        used = used_marks(frame)
        return [PASS, *self.uses(state, seat, frame.bindings[0], role_of(frame), used)]

    def ask_next(self, state: S, frame: Frame) -> None:
        """Ask the seat whose turn it is to react, unless all have passed."""
        bindings = frame.bindings
        window = bindings[0]
        turn = bindings[1]
        passes = bindings[2]
        number = bindings[_SEATS]
        used = used_marks(frame)
        while passes < number:
            role = turn % number
            seat = bindings[_SEATS + 1 + role]
            if self.asked(state, seat, window, role, used):
                again = (window, turn, passes, *bindings[_SEATS:])
                state.frame = Frame(frame.program, 1, seat, again, frame.below)
                state.ask(seat, self.ask(window))
                return
            turn += 1
            passes += 1
        state.frame = frame.below

    def take_next(self, state: S, frame: Frame) -> None:
        """A pass hands on; a use is carried out and opens the next turn."""
        bindings = frame.bindings
        rest = bindings[_SEATS:]
        action = state.choice[frame.seat]
        if action == PASS:
            again = (bindings[0], bindings[1] + 1, bindings[2] + 1, *rest)
            state.push_in_order([(frame.program, frame.seat, again)])
            return
        mark = self.mark(action)
        again = (bindings[0], bindings[1] + 1, 0, *rest)
        if mark != NO_MARK:
            again = (*again, mark)
        window = (frame.program, frame.seat, again)
        state.push_in_order([self.call(frame.seat, action), window])


class Responses(Generic[S]):
    """Answers to what was just played; a title fills the first four methods.

    All who might answer decide together and sealed. The first in order is taken, and the others
    keep what they would have played. What the frame binds is the title's own.
    """

    def order(self, state: S, bindings: tuple[int, ...]) -> list[int]:
        """The seats that may answer, the first one first."""
        raise NotImplementedError

    def asked(self, state: S, seat: int, bindings: tuple[int, ...]) -> bool:
        """Whether a seat might have an answer, by public facts only."""
        raise NotImplementedError

    def ask(self, bindings: tuple[int, ...]) -> int:
        """The number of the ask."""
        raise NotImplementedError

    def call(self, seat: int, action: int, bindings: tuple[int, ...]) -> Call:
        """The program that plays the answer."""
        raise NotImplementedError

    def ask_responses(self, state: S, frame: Frame) -> None:
        """Ask all who might answer, at once; who can't, passes."""
        asked: list[int] = []
        for seat in self.order(state, frame.bindings):
            if self.asked(state, seat, frame.bindings):
                asked.append(seat)
        if not asked:
            state.frame = frame.below
            return
        ask = self.ask(frame.bindings)
        for seat in asked:
            state.choice[seat] = PASS
            state.ask(seat, ask)

    def take_response(self, state: S, frame: Frame) -> None:
        """The first answer in order is played; the others keep their cards."""
        for seat in self.order(state, frame.bindings):
            if state.group[seat] >= 0 and state.choice[seat] != PASS:
                state.push_in_order([self.call(seat, state.choice[seat], frame.bindings)])
                return
