"""The state all titles share: the stack of frames, the open decisions, luck and the journal.

A title declares the fields of its own state, which is written from that with its `clone`; see
`knowledge.spec`. State is flat: integers, and lists and tuples of integers. Card zones are tuples,
which copies share.

>>> state = State(2, None)
>>> state.ask(1, 0)
>>> state.asked, state.waiting
([-1, 0], 1)
>>> state.push_in_order([(0, 1, (7, 8))])
>>> state.bound(1)
8
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .append_list import AppendList
from .events import EVERYBODY, Event, seats
from .frames import Call, Frame, push_in_order
from .streams import draw_below, shuffled

NOT_ASKED: Final = -1
UNKNOWN: Final = -1  # a card that the viewer of a masked state may not know


class Stills:
    """Copies of a state, made right after events of some kinds were told.

    A table that people watch keeps them, to show what an answer led to step by step.
    """

    __slots__ = ("kept", "kinds")

    def __init__(self, kinds: frozenset[str]) -> None:
        self.kinds = kinds
        self.kept: list[tuple[int, State]] = []  # with the number of the event

    def take(self, state: State, kind: str, number: int) -> None:
        """Keep how things stand after an event, if it is of such a kind."""
        if kind in self.kinds:
            self.kept.append((number, state.clone()))


class State:
    """What every game has, whatever its title."""

    def __init__(self, players: int, settings: Any, source: State | None = None) -> None:
        """An empty table, or with `source` a copy of another state without its journal."""
        self.players = players
        self.settings = settings
        self.journal: AppendList | None = None
        self.stills: Stills | None = None  # as the journal, no part of a copy
        if source is not None:
            self.frame: Frame | None = source.frame
            self.asked: list[int] = source.asked[:]
            self.group: list[int] = source.group[:]
            self.group_number: int = source.group_number
            self.waiting: int = source.waiting
            self.choice: list[int] = source.choice[:]
            self.over: bool = source.over
            self.luck_keys: tuple[bytes, ...] = source.luck_keys
            self.luck_used: list[int] = source.luck_used[:]
            self.viewer: int = source.viewer
            self.unknown: dict[str, tuple[int, ...]] = source.unknown
            return
        self.frame = None
        self.asked = [NOT_ASKED] * players  # per seat: the number of the open ask
        self.group = [NOT_ASKED] * players  # per seat: what this group asked at first
        self.group_number = 0  # how many groups were opened so far
        self.waiting = 0  # how many seats still have to answer
        self.choice = [0] * players  # per seat: the last answer to a one-answer ask
        self.over = False
        self.luck_keys = ()
        self.luck_used = []  # per stream: how many blocks were used
        self.viewer = -2  # -2: the true state; -1: masked for spectators; else masked for a seat
        self.unknown = {}  # masked states: per pool, the cards that nobody showed the viewer

    def clone(self) -> State:
        """An independent copy without the journal; written for every title."""
        raise NotImplementedError

    # -- asking ---------------------------------------------------------------------------------

    def ask_unless_one(self, seat: int, ask: int, candidates: Sequence[int]) -> None:
        """Ask for one of these; a single one is chosen without asking. The next step takes it."""
        if len(candidates) == 1:
            self.choice[seat] = candidates[0]
        else:
            self.ask(seat, ask)

    def ask(self, seat: int, ask: int) -> None:
        """Open a decision for a seat; seats asked in the same step decide together."""
        if self.waiting == 0:
            self.group_number += 1
            for other in range(self.players):
                self.group[other] = NOT_ASKED
        self.asked[seat] = ask
        self.group[seat] = ask
        self.waiting += 1

    def done(self, seat: int) -> None:
        """The seat has given its whole answer."""
        self.asked[seat] = NOT_ASKED
        self.waiting -= 1

    def push_in_order(self, calls: Sequence[Call]) -> None:
        """Let these programs run next, the first one first."""
        self.frame = push_in_order(self.frame, calls)

    def bound(self, at: int) -> int:
        """A number bound to the frame on top, which is what an open question belongs to."""
        frame = self.frame
        assert frame is not None
        return frame.bindings[at]

    # -- luck -----------------------------------------------------------------------------------

    def below(self, stream: int, bound: int) -> int:
        """A fair number from 0 up to, not including, `bound`."""
        number, used = draw_below(self.luck_keys[stream], self.luck_used[stream], bound)
        self.luck_used[stream] = used
        return number

    def shuffled(self, stream: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards in a fair random order."""
        if len(cards) < 2:
            return cards
        deck, used = shuffled(self.luck_keys[stream], self.luck_used[stream], cards)
        self.luck_used[stream] = used
        return deck

    # -- telling --------------------------------------------------------------------------------

    def moment(self) -> int:
        """When something happens: 2g while group g answers, 2g + 1 once it has."""
        return 2 * self.group_number + (1 if self.waiting == 0 else 0)

    def tell(self, kind: str, rule: str, seat: int, data: dict[str, Any]) -> None:
        """Write an event for everybody. Call only when `journal` is not None."""
        if self.journal is not None:
            self._write(Event(kind, rule, seat, data, EVERYBODY, None, self.moment()))

    def _write(self, event: Event) -> None:
        journal, stills = self.journal, self.stills
        if journal is not None:
            journal.append(event)
            if stills is not None:
                stills.take(self, event.kind, len(journal) - 1)

    def whisper(
        self,
        kind: str,
        rule: str,
        seat: int,
        data: dict[str, Any],
        public: dict[str, Any] | None,
        others: tuple[int, ...] = (),
    ) -> None:
        """Write an event that a seat and some others see whole, everybody else by its public half.

        The others are those who know it anyway, such as the owner of a card that is taken.
        """
        if self.journal is not None:
            audience = seats(seat, *others)
            self._write(Event(kind, rule, seat, data, audience, public, self.moment()))
