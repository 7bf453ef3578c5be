"""Decisions: what a seat is asked, the options it has, and why others are refused.

A title describes each thing it can ask once, as an `Ask`. In the state an open decision is only the
number of its ask, and an answer only a number; keys, labels and reasons are made when somebody
looks. The kinds are closed: a client has one component for each.

>>> options = Options(lambda n: Option(f"drink:{n}", lambda lang, cast: f"Drink {n}"), 3)
>>> options.keys(), options[-1].label
(['drink:0', 'drink:1', 'drink:2'], 'Drink 2')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from .cast import ANYBODY, Cast
from .frames import NO_NUMBER

KINDS: Final = (
    "choose",
    "select",
    "order",
    "amount",
    "distribute",
    "assign",
    "path",
    "place",
    "pay",
    "offer",
    "confirm",
    "story",
    "react",
)

# Windows: chances to react. Whether, when and how long a seat is asked depends on public facts and
# on the seat's own orders only, never on what it holds.
WINDOWS: Final = (
    "own-turn",
    "my-check",
    "my-combat",
    "respond-luck",
    "after-check",
    "before-luck",
)
FOREIGN_WINDOWS: Final = ("respond-luck", "after-check", "before-luck")
UNUSUAL: Final = -1  # no answer can be taken for granted


class Message:
    """A text by key, with its arguments; the language is chosen when it is shown."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.args: dict[str, Any] = {} if args is None else args


class Refusal:
    """An answer that one could think of, and the clause that refuses it now."""

    __slots__ = ("key", "rule", "why")

    def __init__(self, key: str, rule: str, why: Message) -> None:
        self.key = key
        self.rule = rule
        self.why = why


def _no_refusals(state: Any, seat: int) -> list[Refusal]:
    return []


def take_choice(state: Any, seat: int, action: int) -> None:
    """The usual way to take a one-answer ask: note the choice, and the seat is done."""
    state.choice[seat] = action
    state.done(seat)


class Ask:
    """One thing a title can ask.

    `legal(state, seat)` lists all legal actions as numbers, `apply(state, seat, action)` takes one
    and calls `state.done(seat)` when the seat has nothing more to say. `key`, `label`, `prompt` and
    `refused` are for showing; `timeout` is the action for a seat that does not answer. For sets too
    large to list, `parse` turns a key into an action, or -1 if it is not legal. Kinds that take a
    list of answers are ended by one of the keys `ends`; the first that is legal is the usual one.

    A `react` ask opens a window of the class `window`. Its `timeout` is the pass, which is legal
    whatever the seat holds. Ask all seats that may react in one step, by public facts; each gives
    one answer, which stays in `choice` or in a field of its owner until all have answered.

    `orders` are the keys of answers that players may want to give in advance, for good. `usual`
    gives the answer of a seat that has nothing to decide, from what that seat knows, or `UNUSUAL`.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        legal: Callable[[Any, int], list[int]],
        key: Callable[[Any, int, int], str],
        label: Callable[[Any, int, int], Message],
        prompt: Callable[[Any, int], Message],
        apply: Callable[[Any, int, int], None] = take_choice,
        refused: Callable[[Any, int], list[Refusal]] = _no_refusals,
        timeout: Callable[[Any, int], int] | None = None,
        parse: Callable[[Any, int, str], int] | None = None,
        sealed: bool = False,
        window: str = "",
        ends: tuple[str, ...] = ("done",),
        orders: tuple[str, ...] = (),
        usual: Callable[[Any, int], int] | None = None,
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"ask {name!r}: unknown kind {kind!r}; kinds are {', '.join(KINDS)}")
        if kind == "react" and (window not in WINDOWS or timeout is None):
            raise ValueError(
                f"ask {name!r}: a react ask needs a timeout, which is its pass, and a window:"
                f" {', '.join(WINDOWS)}"
            )
        if kind != "react" and window:
            raise ValueError(f"ask {name!r}: only a react ask opens a window")
        self.name = name
        self.kind = kind
        self.rule = rule
        self.legal = legal
        self.key = key
        self.label = label
        self.prompt = prompt
        self.apply = apply
        self.refused = refused
        self.timeout = timeout
        self.parse = parse
        self.sealed = sealed
        self.number = NO_NUMBER  # its place in the title's table of asks, see `number_asks`
        self.window = window
        self.ends = ends
        self.orders = orders
        self.usual = usual

    @property
    def secret(self) -> bool:
        """Whether an answer stays hidden until its group is closed, and final from then on."""
        return self.sealed or self.window in FOREIGN_WINDOWS

    @property
    def can_be_ordered(self) -> bool:
        """Whether players may want to say in advance how it is answered, or whether to be asked."""
        return len(self.orders) > 0 or (self.usual is not None and not self.window)

    def passed(self, state: Any, seat: int) -> int:
        """The only sensible action of the seat, or `UNUSUAL` if there is something to decide.

        A reaction is passed if nothing else is legal, unless the title knows better.
        """
        if self.usual is not None:
            return self.usual(state, seat)
        if self.kind != "react" or self.timeout is None:
            return UNUSUAL
        action = self.timeout(state, seat)
        return action if self.legal(state, seat) == [action] else UNUSUAL

    def action_of(self, state: Any, seat: int, key: str) -> int:
        """The legal action with this key, or -1."""
        if self.parse is not None:
            return self.parse(state, seat, key)
        for action in self.legal(state, seat):
            if self.key(state, seat, action) == key:
                return action
        return -1


def number_asks(asks: Sequence[Ask]) -> tuple[Ask, ...]:
    """Give each ask its number, which is what the state holds while it is open."""
    for number, ask in enumerate(asks):
        ask.number = number
    return tuple(asks)


class Option:
    """One legal answer: a stable key and a label in plain words."""

    __slots__ = ("_label", "key")

    def __init__(self, key: str, label: Callable[[str, Cast], str]) -> None:
        self.key = key
        self._label = label

    @property
    def label(self) -> str:
        """The label in English."""
        return self._label("en", ANYBODY)

    def text(self, lang: str, cast: Cast = ANYBODY) -> str:
        """The label in a language, as whoever is asked reads it."""
        return self._label(lang, cast)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Refused:
    """A refused answer as shown: its key, the reason in words, the clause."""

    __slots__ = ("_why", "key", "rule")

    def __init__(self, key: str, rule: str, why: Callable[[str, Cast], str]) -> None:
        self.key = key
        self.rule = rule
        self._why = why

    @property
    def why(self) -> str:
        """The reason in English."""
        return self._why("en", ANYBODY)

    def text(self, lang: str, cast: Cast = ANYBODY) -> str:
        """The reason in a language, as whoever is asked reads it."""
        return self._why(lang, cast)


class Options:
    """All legal answers of a decision, made one by one when looked at."""

    def __init__(self, make: Callable[[int], Option], count: int) -> None:
        self._make = make
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int) -> Option:
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError(f"option {index} of {self._count}")
        return self._make(index)

    def __iter__(self) -> Iterator[Option]:
        for index in range(self._count):
            yield self._make(index)

    def keys(self) -> list[str]:
        """The keys alone."""
        return [self._make(index).key for index in range(self._count)]
