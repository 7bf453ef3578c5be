"""What seats see and are asked at one moment.

A `Position` holds a state that is not changed any more. Views and all words of a decision are made
from masked copies of it, when somebody looks, so that showing a game costs nothing in a playout and
can leak nothing. Only the legal answers of a seat are listed on the state itself: a seat knows all
that they depend on, which `invariants.check_listing` checks.

>>> import dustboard
>>> decision = dustboard.new_game("wftw", players=2, seed=1).pending[0]
>>> decision.seat, decision.name, decision.options.keys()
(0, 'production', ['juice', 'spark'])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .cast import ANYBODY, Cast
from .decisions import UNUSUAL, Ask, Message, Option, Options, Refused
from .engine import act
from .knowledge.learnt import learnt
from .knowledge.masks import SPECTATOR, determinize, mask
from .state import NOT_ASKED, State
from .title import Title
from .views import Moment

MOST_PASSED: Final = 12  # in a row, to find a border; a longer way has one on it


class Position:
    """One moment of a game."""

    def __init__(self, title: Title, state: State, progress: list[int]) -> None:
        self._title = title
        self._state = state
        self._progress = progress  # per seat: answers given to the group that is open
        # of the viewer who looked last: a table that waits need not hold a copy for each of them
        self._masked: State | None = None
        self._shared: Mapping[str, Any] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    def masked(self, viewer: int) -> State:
        """The state as the viewer may know it."""
        known = self._masked
        if known is None or known.viewer != viewer:
            known = mask(self._title, self._state, viewer)
            self._masked = known
        return known

    def pending(self) -> tuple[Decision, ...]:
        """The open decisions, by seat."""
        asked = self._state.asked
        found: list[Decision] = []
        for seat in range(self._state.players):
            if asked[seat] != NOT_ASKED:
                found.append(Decision(self._title, self, seat, self._title.asks[asked[seat]]))
        return tuple(found)

    def legal(self, seat: int, ask: Ask) -> list[int]:
        """All legal actions of a seat that is asked."""
        return ask.legal(self._state, seat)

    def key(self, seat: int, ask: Ask, action: int) -> str:
        """The key of a legal action."""
        return ask.key(self._state, seat, action)

    def parsed(self, seat: int, ask: Ask, key: str) -> int:
        """The legal action with this key, or -1, where answers are too many to be listed."""
        return ask.action_of(self._state, seat, key)

    def name_of(self, seat: int) -> str:
        """Names the open decision of a seat; it tells nothing of what others have done."""
        return f"{self._state.group_number}-{seat}-{self._progress[seat]}"

    def view(self, viewer: int, shared: bool = False) -> dict[str, Any]:
        """Everything the viewer may know, as plain data.

        If it is `shared`, what all viewers see alike is made once and is the same object in the
        views of all of them: nobody may change it.
        """
        title = self._title
        common = self._common() if shared else {}
        masked = self.masked(viewer)
        moment: Moment = {
            "title": title.id,
            "players": masked.players,
            "you": None if viewer == SPECTATOR else viewer,
            "over": masked.over,
            "waiting": [
                {
                    "seat": seat,
                    "ask": title.asks[number].name,
                    "kind": title.asks[number].kind,
                    "rule": title.asks[number].rule,
                    "sealed": title.asks[number].sealed,
                }
                for seat, number in enumerate(masked.asked)
                if number != NOT_ASKED
            ],
            "outcome": title.outcome(masked).plain() if masked.over else None,
        }
        if shared:
            return {**moment, **common, **title.seat_view(masked, viewer)}
        return {**moment, **title.view(masked, viewer)}

    def _common(self) -> Mapping[str, Any]:
        """What all viewers see alike, made from what a spectator may know."""
        known = self._shared
        if known is None:
            known = self._title.common_view(self.masked(SPECTATOR))
            self._shared = known
        return known


class Decision:
    """What one seat is asked, with all its legal options."""

    def __init__(self, title: Title, position: Position, seat: int, ask: Ask) -> None:
        self._title = title
        self._position = position
        self._ask = ask
        self.seat = seat
        self.name = ask.name
        self.kind = ask.kind
        self.rule = ask.rule
        self.sealed = ask.sealed
        self.window = ask.window
        self.ends = ask.ends
        self._legal: list[int] | None = None
        self._world: State | None = None
        self._keys: list[str] = []  # of the legal actions; "" until somebody asked for it

    @property
    def _state(self) -> State:
        return self._position.masked(self.seat)

    @property
    def id(self) -> str:
        """Names this decision; an answer that carries it can't hit another one."""
        return self._position.name_of(self.seat)

    def actions(self) -> list[int]:
        """All legal answers as the numbers that a title has for them."""
        legal = self._legal
        if legal is None:
            legal = self._position.legal(self.seat, self._ask)
            self._legal = legal
            self._keys = [""] * len(legal)
        return legal

    def action_of(self, key: str) -> int:
        """The number of the legal answer with this key, or -1."""
        if self._ask.parse is not None:
            return self._position.parsed(self.seat, self._ask, key)
        legal = self.actions()
        if not key:
            return -1  # which is what the list of keys has where none was made yet
        for index in range(len(legal)):  # most often it was shown before it was chosen
            if self._keys[index] == key:
                return legal[index]
        for index in range(len(legal)):
            if not self._keys[index] and self._key(index) == key:
                return legal[index]
        return -1

    def _key(self, index: int) -> str:
        key = self._keys[index]
        if not key:
            key = self._position.key(self.seat, self._ask, self.actions()[index])
            self._keys[index] = key
        return key

    @property
    def options(self) -> Options:
        """All legal answers."""
        return Options(self._option, len(self.actions()))

    def _option(self, index: int) -> Option:
        return Option(self._key(index), Label(self, self.actions()[index]))

    def label(self, action: int, lang: str, cast: Cast) -> str:
        """What a legal answer is called in a language."""
        message = self._ask.label(self._state, self.seat, action)
        return self._title.text(lang, message, cast.read_by(self.seat))

    def wording(self, key: str) -> Message | None:
        """The label of an answer as a message, to be put into words later; None if not legal."""
        action = self.action_of(key)
        return None if action < 0 else self._ask.label(self._state, self.seat, action)

    @property
    def refused(self) -> list[Refused]:
        """Answers one could think of that the rules refuse now, each with its clause."""
        title = self._title
        return [
            Refused(refusal.key, refusal.rule, _worder(title, refusal.why, self.seat))
            for refusal in self._ask.refused(self._state, self.seat)
        ]

    @property
    def text(self) -> str:
        """The question in English."""
        return self.question("en")

    def question(self, lang: str, cast: Cast = ANYBODY) -> str:
        """The question in a language, as the seat reads it."""
        message = self._ask.prompt(self._state, self.seat)
        return self._title.text(lang, message, cast.read_by(self.seat))

    @property
    def timeout_key(self) -> str | None:
        """The answer for a seat that lets its time run out; None where nothing is foreseen."""
        if self._ask.timeout is None:
            return None
        return self._ask.key(self._state, self.seat, self._ask.timeout(self._state, self.seat))

    @property
    def usual_key(self) -> str | None:
        """The answer that needs no asking; None if there is something to decide."""
        action = self._ask.passed(self._state, self.seat)
        return None if action == UNUSUAL else self._ask.key(self._state, self.seat, action)

    def border(self, index: int, passed: frozenset[str] = frozenset()) -> str:
        """Why an answer could not be taken back, or "" if it could.

        "sealed": it closes a sealed choice; "dice": luck is used; "reveal": something hidden is
        shown; "handover": another seat is next. Only what the seat knows is used to find out: an
        answer that may change the table is tried on a made-up world that fits that knowledge.
        `passed` are names of asks that are passed for the seat where it has nothing to decide: what
        follows from that follows from the answer.
        """
        action = self.actions()[index]
        if self._ask.secret:
            trial = self._state.clone()
            self._ask.apply(trial, self.seat, action)
            return "sealed" if trial.asked[self.seat] == NOT_ASKED else ""
        others = [asked for at, asked in enumerate(self._state.group) if at != self.seat]
        if any(asked != NOT_ASKED for asked in others):
            return "handover"  # others decide in the same step, and may have seen it
        before = self._made_up()
        world = before.clone()
        act(self._title, world, self.seat, action)
        self._pass_on(world, passed)
        if world.luck_used != before.luck_used:
            return "dice"
        if learnt(self._title, before, world):
            return "reveal"
        if world.over or world.asked[self.seat] == NOT_ASKED:
            return "handover"
        if world.group_number != before.group_number and self._others_seal(world):
            return "handover"  # others choose in secret from here on: nobody may see them begin
        return ""

    def _pass_on(self, world: State, passed: frozenset[str]) -> None:
        """Pass for the seat where that is done without asking it."""
        for _ in range(MOST_PASSED):
            if world.over or world.asked[self.seat] == NOT_ASKED:
                return
            ask = self._title.asks[world.asked[self.seat]]
            action = ask.passed(world, self.seat) if ask.name in passed else UNUSUAL
            if action == UNUSUAL:
                return
            act(self._title, world, self.seat, action)

    def _made_up(self) -> State:
        """A world that fits what the seat knows; the same for all answers."""
        world = self._world
        if world is None:
            world = determinize(self._title, self._state, 0)
            self._world = world
        return world

    def _others_seal(self, world: State) -> bool:
        for seat in range(world.players):
            number = world.group[seat]
            if seat != self.seat and number != NOT_ASKED and self._title.asks[number].secret:
                return True
        return False


class Label:
    """What an answer is called, made when somebody asks."""

    __slots__ = ("_action", "_decision")

    def __init__(self, decision: Decision, action: int) -> None:
        self._decision = decision
        self._action = action

    def __call__(self, lang: str, cast: Cast) -> str:
        """The label in a language."""
        return self._decision.label(self._action, lang, cast)


def _worder(title: Title, message: Any, seat: int) -> Any:
    return lambda lang, cast: title.text(lang, message, cast.read_by(seat))
