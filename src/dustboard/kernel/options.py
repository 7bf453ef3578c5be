"""Typed table options with ranges and defaults.

>>> rounding = choice("rounding", ("up", "down"))
>>> rounding.check("down")
'down'
>>> rounding.check("sideways")
Traceback (most recent call last):
...
dustboard.kernel.errors.BadOption: option 'rounding' is 'sideways'; it can be 'up' or 'down'
>>> whole("goal", 21, 5, 99).parse("30")
30
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from .errors import BadOption
from .reasons import Reason

Value = str | int | bool

CHOICE: Final = "choice"
WHOLE: Final = "whole"
FLAG: Final = "flag"
SCENE: Final = "scene"  # a prepared position, which nobody is offered; see `Title.scenes`


class OptionSpec:
    """One table option: its name, its kind, what it can be, and the clause it changes."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        values: tuple[Value, ...],
        low: int,
        high: int,
        rule: str,
        ruling: str,
        group: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.rule = rule
        self.ruling = ruling
        self.group = group  # under which heading a wizard shows it

    def allowed(self) -> str:
        """What the option can be, in English."""
        return str(self._allowed())

    def _allowed(self) -> str | Reason:
        if self.kind == WHOLE:
            return Reason("option-whole", {"low": self.low, "high": self.high})
        found: str | Reason = repr(self.values[-1])
        for value in self.values[-2::-1]:
            found = Reason("option-or", {"first": repr(value), "rest": found})
        return found

    def check(self, value: object) -> Value:
        """The value if it is allowed, else a `BadOption` that says what would be right."""
        if self.kind == WHOLE:
            whole_number = isinstance(value, int) and not isinstance(value, bool)
            if whole_number and isinstance(value, int) and self.low <= value <= self.high:
                return value
        else:
            for known in self.values:
                # 1 == True in Python, so the kinds must agree as well
                if known == value and isinstance(known, bool) == isinstance(value, bool):
                    return known
        facts = {"name": repr(self.name), "value": repr(value), "allowed": self._allowed()}
        raise BadOption(Reason("bad-option", facts), self.rule)

    def allows(self, value: object) -> bool:
        """Whether the option can be that."""
        try:
            self.check(value)
        except BadOption:
            return False
        return True

    def parse(self, text: str) -> Value:
        """The value that a person typed."""
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
        digits = text.removeprefix("-")
        if self.kind == WHOLE and digits.isdecimal() and len(digits) < 20:
            return self.check(int(text))
        return self.check(text)


class Preset:
    """A named set of options that differ from their defaults, such as a shorter first game.

    One with a language is what readers of that language know, and is offered to them first.
    """

    def __init__(self, id: str, options: Mapping[str, Value], lang: str = "") -> None:
        self.id = id
        self.options = dict(options)
        self.lang = lang


class Scenario:
    """What a table plays, where a title has more than one thing to play: a value of an option.

    `key` is the name among the texts of the title, `goal` how it is won, `text` one line about
    it; `rounds` is 0 where nothing limits them.
    """

    def __init__(
        self, option: str, value: str, key: str, goal: str, text: str, rounds: int, rule: str
    ) -> None:
        self.option = option
        self.value = value
        self.key = key
        self.goal = goal
        self.text = text
        self.rounds = rounds
        self.rule = rule


def choice(
    name: str, values: tuple[Value, ...], rule: str = "", ruling: str = "", group: str = ""
) -> OptionSpec:
    """An option with a few named values, the default first."""
    return OptionSpec(name, CHOICE, values[0], values, 0, 0, rule, ruling, group)


def whole(
    name: str, default: int, low: int, high: int, rule: str = "", ruling: str = ""
) -> OptionSpec:
    """An option that is a whole number in a range."""
    return OptionSpec(name, WHOLE, default, (), low, high, rule, ruling)


def flag(name: str, default: bool, rule: str = "", ruling: str = "", group: str = "") -> OptionSpec:
    """An option that is on or off."""
    return OptionSpec(name, FLAG, default, (default, not default), 0, 0, rule, ruling, group)


def check_options(specs: Iterable[OptionSpec], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a title with their values: the given ones checked, the rest by default.

    >>> check_options([flag("net", True)], {})
    {'net': True}
    """
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            facts = {"name": repr(name), "known": ", ".join(sorted(known))}
            raise BadOption(Reason("unknown-option" if known else "no-options", facts))
    return {
        name: spec.check(given[name]) if name in given else spec.default
        for name, spec in known.items()
    }
