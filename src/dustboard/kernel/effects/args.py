"""Arguments: a row of content as the constructor of a word reads it.

The constructor is the declaration of its word: each reader names a parameter and says what it may
be. What no reader asked for is refused, and what is missing too. Run on a `Probe` instead of a row,
the same constructor lists its parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..errors import ContentError
from .conditions import Expression, Fixed, parse
from .ports import Ports

WHOLE: Final = "whole"
NUMBER: Final = "number"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
FLAG: Final = "flag"
TEXT: Final = "text"
BLOCK: Final = "block"
ROWS: Final = "rows"
AMOUNTS: Final = "amounts"


class Parameter:
    """One parameter of a word: its kind, whether it may be left out, what it may be."""

    __slots__ = ("allowed", "kind", "name", "needed", "value")

    def __init__(self, name: str, kind: str, needed: bool, allowed: Sequence[str]) -> None:
        self.name = name
        self.kind = kind
        self.needed = needed
        self.allowed = tuple(allowed)
        self.value: Any = None  # what the row says, or what is used where it says nothing


class Writer:
    """Writes the lists inside a row; the book of a title is one."""

    def __init__(self, ports: Ports[Any]) -> None:
        self.ports = ports

    def block(self, args: Args, field: str, binds: tuple[str, ...]) -> int:
        """Write the rows of a field as a list; gives its first line, -1 if there is none."""
        raise NotImplementedError

    def rest(self, args: Args) -> int:
        """Write what is left of an option as a list: its `then`, or the row itself."""
        raise NotImplementedError


class Args:
    """What a row says to one word."""

    def __init__(
        self,
        writer: Writer,
        word: str,
        when: str,
        row: Mapping[str, Any],
        place: str,
        path: str,
        name: str,
        known: tuple[str, ...],
        kind: str,
    ) -> None:
        self.writer = writer
        self.ports: Ports[Any] = writer.ports
        self.word = word
        self.when = when
        self.row = row
        self.place = place  # file, line and row, for messages
        self.path = path  # the field of that row
        self.name = name  # of the line
        self.known = known  # the locals bound around the row
        self.kind = kind  # of the card or sheet that the row stands on
        self.parameters: dict[str, Parameter] = {}

    # -- readers ----------------------------------------------------------------------------------

    def whole(
        self,
        name: str,
        least: int | None = None,
        most: int | None = None,
        default: int | None = None,
    ) -> int:
        """A whole number."""
        value = self.take(name, WHOLE, default, ())
        return self.bounded(name, value, least, most)

    def one_of(self, name: str, numbers: tuple[int, ...]) -> int:
        """One of these whole numbers."""
        names = [str(number) for number in numbers]
        value = self.take(name, WHOLE, None, names)
        return numbers[self.place_of(name, value if isinstance(value, str) else str(value), names)]

    def number(self, name: str, least: int | None = None, default: int | None = None) -> Expression:
        """A whole number, or an expression that gives one."""
        value = self.take(name, NUMBER, default, ())
        if isinstance(value, str):
            return self.parsed(name, value)
        return Fixed(self.bounded(name, value, least, None))

    def choice(self, name: str, names: Sequence[str], default: str | None = None) -> int:
        """One of these names; gives its place among them, or -1 where `default` is "" and used."""
        value = self.take(name, CHOICE, default, names)
        return -1 if default == "" and value == "" else self.place_of(name, value, names)

    def choices(
        self, name: str, names: Sequence[str], default: tuple[str, ...] | None = None
    ) -> tuple[int, ...]:
        """Some of these names; gives their places among them."""
        values = self.take(name, CHOICES, default, names)
        if not isinstance(values, (list, tuple)):
            self.refuse(name, f"expected a list, got {values!r}")
        return tuple([self.place_of(name, value, names) for value in values])

    def amounts(self, name: str, names: Sequence[str]) -> tuple[int, ...]:
        """How much of each of these names, as a table of those that are not 0."""
        values = self.take(name, AMOUNTS, None, names)
        wrong = not isinstance(values, Mapping) or not values
        if not wrong:
            for one, amount in values.items():
                self.place_of(name, one, names)
                wrong = wrong or not isinstance(amount, int) or amount < 1
        if wrong:
            self.refuse(name, f"expected 1 or more of {' or '.join(names)}, got {values!r}")
        return tuple([values.get(one, 0) for one in names])

    def flag(self, name: str) -> bool:
        """True or false; false if nothing is said."""
        value = self.take(name, FLAG, False, ())
        if not isinstance(value, bool):
            self.refuse(name, f"expected true or false, got {value!r}")
        return bool(value)

    def text(self, name: str, default: str | None = None) -> str:
        """A word or a name that somebody else makes sense of."""
        value = self.take(name, TEXT, default, ())
        if not isinstance(value, str):
            self.refuse(name, f"expected a text, got {value!r}")
        return str(value)

    def condition(self, name: str = "if") -> Expression | None:
        """An expression that has to hold; None if nothing is said."""
        value = self.take(name, TEXT, "", ())
        if not isinstance(value, str):
            self.refuse(name, f"expected a condition, got {value!r}")
        return self.parsed(name, str(value)) if value else None

    def block(self, name: str, binds: tuple[str, ...] = ()) -> int:
        """A list of effects; gives its first line, or -1. `binds` are the locals it gets."""
        self.take(name, BLOCK, (), binds)
        first = self.writer.block(self, name, binds)
        self.parameters[name].value = first
        return first

    def rows(self, name: str) -> list[Args]:
        """Rows inside the row, each with arguments of its own; `done` must be called on each."""
        values = self.take(name, ROWS, None, ())
        if not isinstance(values, (list, tuple)) or not all(
            isinstance(value, Mapping) for value in values
        ):
            self.refuse(name, f"expected a list of rows, got {values!r}")
        # the choices of an entry are rows of their own there
        path = self.path if self.path == CHOICE else f"{self.path}.{name}"
        return [
            Args(
                self.writer,
                self.word,
                self.when,
                row,
                self.place,
                f"{path}[{at}]",
                f"{self.name}.{name}/{at}",
                self.known,
                self.kind,
            )
            for at, row in enumerate(values)
        ]

    # -- what the readers share -------------------------------------------------------------------

    def take(self, name: str, kind: str, default: Any, allowed: Sequence[str]) -> Any:
        """What the row says under a name, noted as read."""
        if name not in self.row and default is None:
            self.refuse(name, f"expected one with '{self.word}', got none")
        found = Parameter(name, kind, default is None, allowed)
        found.value = self.row.get(name, default)
        self.parameters[name] = found
        return found.value

    def bounded(self, name: str, value: Any, least: int | None, most: int | None) -> int:
        """The value, if it is a whole number from `least` to `most`."""
        right = isinstance(value, int) and not isinstance(value, bool)
        if right and (least is None or value >= least) and (most is None or value <= most):
            return int(value)
        wanted = "a whole number"
        if least is not None:
            wanted = f"{least} or more" if most is None else f"a number from {least} to {most}"
        elif most is not None:
            wanted = f"{most} or less"
        self.refuse(name, f"expected {wanted} with '{self.word}', got {value!r}")
        return 0

    def place_of(self, name: str, value: Any, names: Sequence[str]) -> int:
        """The place of a name among those that are allowed."""
        if value not in names:
            wanted = ", ".join(names)
            self.refuse(name, f"expected one of {wanted}, got {value!r}")
        return list(names).index(value)

    def parsed(self, name: str, text: str) -> Expression:
        """An expression of the row."""
        try:
            return parse(text, self.ports, self.known)
        except ValueError as error:
            self.refuse(name, str(error))
            raise

    def done(self, more: tuple[str, ...] = ()) -> None:
        """Refuse what nobody asked for, but for what is read elsewhere."""
        for name in self.row:
            if name not in self.parameters and name not in more:
                self.refuse(name, f"expected none with '{self.word}', got {self.row[name]!r}")

    def refuse(self, name: str, message: str) -> None:
        """Say what is wrong with a field, with file, line and row."""
        field = f"{self.path}.{name}" if self.path else name
        raise ContentError(f"{self.place}: field '{field}': {message}")


_SAMPLES: Final[dict[str, Any]] = {
    FLAG: False,
    TEXT: "",
    CHOICES: (),
    BLOCK: (),
    ROWS: (),
}


class Probe(Args):
    """An empty row on which a constructor lists the parameters that it reads."""

    def __init__(self, ports: Ports[Any], word: str) -> None:
        super().__init__(Writer(ports), word, "", {}, word, "", word, (), "")

    def take(self, name: str, kind: str, default: Any, allowed: Sequence[str]) -> Any:
        found = Parameter(name, kind, default is None, allowed)
        found.value = default
        self.parameters[name] = found
        if kind == CHOICE and default is None:
            return allowed[0] if allowed else ""
        return default if default is not None else _SAMPLES.get(kind, 1)

    def bounded(self, name: str, value: Any, least: int | None, most: int | None) -> int:
        self.parameters[name].allowed = _bounds(least, most)
        return int(value)

    def place_of(self, name: str, value: Any, names: Sequence[str]) -> int:
        return 0

    def amounts(self, name: str, names: Sequence[str]) -> tuple[int, ...]:
        self.take(name, AMOUNTS, None, names)
        return (0,) * len(names)

    def block(self, name: str, binds: tuple[str, ...] = ()) -> int:
        self.take(name, BLOCK, (), binds)
        return -1

    def parsed(self, name: str, text: str) -> Expression:
        return Fixed(0)


def _bounds(least: int | None, most: int | None) -> tuple[str, ...]:
    low = "" if least is None else f"{least}.."
    return (f"{low or '..'}{'' if most is None else most}",) if low or most is not None else ()
