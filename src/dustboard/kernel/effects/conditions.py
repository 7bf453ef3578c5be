"""Expressions: numbers and conditions in rows of content, as trees of small native objects.

A condition is a number: 0 does not hold, anything else does. Names are those of the locals around
the row, then those of the title.

>>> class Weather(Leaves[State]):
...     def number(self, state, seat, scope, at):
...         return (7, 0)[at]
>>> weather = Weather(("heat", "board.storm"))
>>> state = State(2, None)
>>> parse("heat >= 2 * 3 and not board.storm", weather, ()).value(state, 0, (5,))
1
>>> parse("min(heat, die) % 2", weather, ("die",)).value(state, 0, (5, 4))
0
>>> parse("board.strom", weather, ())
Traceback (most recent call last):
...
ValueError: unknown 'board.strom'; near: board.storm
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from ..state import State

Scope = tuple[int, ...]  # the source of an effect, then the locals bound around it
S = TypeVar("S", bound=State)


class Leaves(Generic[S]):
    """The numbers that a title lets expressions speak of, by name."""

    def __init__(self, leaves: tuple[str, ...] = ()) -> None:
        self.leaves = leaves

    def number(self, state: S, seat: int, scope: Scope, at: int) -> int:
        """The number with the name at this place of `leaves`."""
        raise NotImplementedError


class Expression:
    """A number that is worked out when it is needed."""

    def value(self, state: State, seat: int, scope: Scope) -> int:
        """The number now; as a condition it holds if this is not 0."""
        raise NotImplementedError

    def fixed(self) -> int | None:
        """The number, if it is always the same."""
        return None


class Fixed(Expression):
    """A number that is written in the row."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, state: State, seat: int, scope: Scope) -> int:
        return self.number

    def fixed(self) -> int | None:
        return self.number


class Local(Expression):
    """A number bound by a word around the row, such as the die of `roll`."""

    def __init__(self, at: int) -> None:
        self.at = at

    def value(self, state: State, seat: int, scope: Scope) -> int:
        return scope[self.at]


class Leaf(Expression):
    """A number of the title."""

    def __init__(self, leaves: Leaves[Any], at: int) -> None:
        self.leaves = leaves
        self.at = at

    def value(self, state: State, seat: int, scope: Scope) -> int:
        return self.leaves.number(state, seat, scope, self.at)


_OR: Final = 0
_AND: Final = 1
_EQUAL: Final = 2
_UNEQUAL: Final = 3
_LESS: Final = 4
_MOST: Final = 5
_MORE: Final = 6
_LEAST: Final = 7
_PLUS: Final = 8
_MINUS: Final = 9
_TIMES: Final = 10
_EACH: Final = 11
_REST: Final = 12
_LOWER: Final = 13
_HIGHER: Final = 14

# loosest first: the signs of one level, and what each of them does
_LEVELS: Final[tuple[dict[str, int], ...]] = (
    {"or": _OR},
    {"and": _AND},
    {"==": _EQUAL, "!=": _UNEQUAL, "<": _LESS, "<=": _MOST, ">": _MORE, ">=": _LEAST},
    {"+": _PLUS, "-": _MINUS},
    {"*": _TIMES, "//": _EACH, "%": _REST},
)
_COMPARING: Final = 2  # of these levels: `a < b < c` is refused
_CALLS: Final = {"min": _LOWER, "max": _HIGHER}


class Pair(Expression):
    """Two expressions and the sign between them."""

    def __init__(self, sign: int, left: Expression, right: Expression) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def value(self, state: State, seat: int, scope: Scope) -> int:
        sign = self.sign
        left = self.left.value(state, seat, scope)
        if sign == _OR:
            return 1 if left != 0 or self.right.value(state, seat, scope) != 0 else 0
        if sign == _AND:
            return 1 if left != 0 and self.right.value(state, seat, scope) != 0 else 0
        right = self.right.value(state, seat, scope)
        if sign <= _LEAST:
            return 1 if _compare(sign, left, right) else 0
        return _reckon(sign, left, right)


def _compare(sign: int, left: int, right: int) -> bool:
    if sign == _EQUAL:
        return left == right
    if sign == _UNEQUAL:
        return left != right
    if sign == _LESS:
        return left < right
    if sign == _MOST:
        return left <= right
    return left > right if sign == _MORE else left >= right


def _reckon(sign: int, left: int, right: int) -> int:
    if sign == _PLUS:
        return left + right
    if sign == _MINUS:
        return left - right
    if sign == _TIMES:
        return left * right
    if sign == _EACH:
        return left // right
    if sign == _REST:
        return left % right
    return min(left, right) if sign == _LOWER else max(left, right)


class Not(Expression):
    """Holds while the other does not."""

    def __init__(self, other: Expression) -> None:
        self.other = other

    def value(self, state: State, seat: int, scope: Scope) -> int:
        return 1 if self.other.value(state, seat, scope) == 0 else 0


def both(first: Expression | None, second: Expression | None) -> Expression | None:
    """Holds if both hold; none is always true."""
    if first is None or second is None:
        return second if first is None else first
    return Pair(_AND, first, second)


def between(local: int, least: int | None, most: int | None) -> Expression | None:
    """Whether a local lies from `least` to `most`; an end that is None is open."""
    low = None if least is None else Pair(_LEAST, Local(local), Fixed(least))
    high = None if most is None else Pair(_MOST, Local(local), Fixed(most))
    return both(low, high)


# -- reading ------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(r"\s*(\d+|[A-Za-z_][\w.]*|==|!=|<=|>=|//|[-+*%<>(),])")


def parse(text: str, leaves: Leaves[Any], known: tuple[str, ...]) -> Expression:
    """Read an expression; ValueError says what can't be read. `known` are the locals around it."""
    return _Reader(text, leaves, known).whole()


def place_of(local: str, known: tuple[str, ...]) -> int:
    """Where a local stands in a scope; of several with one name the innermost counts.

    >>> place_of("die", ("die", "turn")), place_of("die", ("die", "turn", "die"))
    (1, 3)
    """
    return len(known) - known[::-1].index(local)


class _Reader:
    def __init__(self, text: str, leaves: Leaves[Any], known: tuple[str, ...]) -> None:
        self.text = text
        self.leaves = leaves
        self.known = known
        self.tokens: list[str] = []
        at = 0
        while text[at:].strip():
            found = _TOKEN.match(text, at)
            if found is None:
                raise ValueError(f"cannot read {text[at:].strip()!r}")
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    def whole(self) -> Expression:
        found = self.level(0)
        if self.at < len(self.tokens):
            raise ValueError(f"cannot read {' '.join(self.tokens[self.at :])!r}")
        return found

    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, token: str) -> None:
        if self.next() != token:
            raise ValueError(f"expected {token!r} in {self.text!r}")
        self.at += 1

    def level(self, level: int) -> Expression:
        if level == len(_LEVELS):
            return self.atom()
        if level == _COMPARING and self.next() == "not":
            self.at += 1
            return Not(self.level(level))
        found = self.level(level + 1)
        while self.next() in _LEVELS[level]:
            sign = _LEVELS[level][self.next()]
            self.at += 1
            found = Pair(sign, found, self.level(level + 1))
            if level == _COMPARING:
                break
        return found

    def atom(self) -> Expression:
        token = self.next()
        self.at += 1
        if token == "(":
            found = self.level(0)
            self.take(")")
            return found
        if token == "-":
            return Pair(_MINUS, Fixed(0), self.atom())
        if token.isdigit():
            return Fixed(int(token))
        if token in _CALLS:
            self.take("(")
            first = self.level(0)
            self.take(",")
            second = self.level(0)
            self.take(")")
            return Pair(_CALLS[token], first, second)
        if token in self.known:
            return Local(place_of(token, self.known))
        if token in self.leaves.leaves:
            return Leaf(self.leaves, self.leaves.leaves.index(token))
        if not token:
            raise ValueError(f"{self.text!r} breaks off")
        raise ValueError(unknown(token, (*self.known, *self.leaves.leaves)))


def unknown(name: str, names: Iterable[str]) -> str:
    """Say that a name is not known, and which ones are like it.

    >>> unknown("healht", ["ammo", "health"])
    "unknown 'healht'; near: health"
    """
    near = [other for other in names if _differs(name, other) <= 2]
    return f"unknown {name!r}" + (f"; near: {', '.join(near)}" if near else "")


def _differs(one: str, other: str) -> int:
    """In how many letters two names differ: left out, put in, or another."""
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, start=1):
        before = row
        row = [at]
        for place, wanted in enumerate(other, start=1):
            same = before[place - 1] + (0 if letter == wanted else 1)
            row.append(min(same, before[place] + 1, row[place - 1] + 1))
    return row[len(other)]
