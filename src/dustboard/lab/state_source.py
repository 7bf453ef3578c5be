"""Writes `state/state.py` of a title from its `state/spec.py`.

The class is source and not made when the program starts: attributes are known to the type checker
and the compiler by what is written in a file, and a copy is as quick as one written by hand.
"""

from __future__ import annotations

import textwrap
from importlib import import_module
from itertools import product
from typing import Final

from dustboard.kernel.knowledge import fields as constants
from dustboard.kernel.knowledge.fields import NUMBER, NUMBERS, ZONE
from dustboard.kernel.knowledge.spec import By, Declared, Spec

WIDTH: Final = 100
_CONSTANTS: Final = {
    getattr(constants, name): name
    for name in ("ALL", "NOBODY", "NOTES", "NUMBER", "NUMBERS", "OWNER", "ZONE", "ZONES")
}
_HEAD: Final = '''"""{about}

Made from `spec.py` by `./dust refresh state`: change that one.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.{title}.content.settings import Settings
{imports}
from dustboard.kernel.state import State
'''


def made_source(title: str) -> str:
    """The text of `state/state.py` of a title, by the name of its folder."""
    spec: Spec = import_module(f"dustboard.games.{title}.state.spec").SPEC
    said = " ".join(word for field in spec.fields for word in _arguments(field)).split()
    names = [*sorted(set(said) & set(_CONSTANTS.values())), "Field"]
    imports = _wrapped("from dustboard.kernel.knowledge.fields import ", "(", names, ")", 0)
    head = _HEAD.format(about=spec.about, title=title, imports=imports)
    return "\n".join([head, *_class(spec), *_fields(spec)]) + "\n"


def _class(spec: Spec) -> list[str]:
    arguments = [
        "self",
        "players: int",
        "settings: Settings",
        f"source: {spec.state} | None = None",
    ]
    lines = ["", f"class {spec.state}(State):", f'    """{spec.about}"""', ""]
    lines.append(_wrapped("    def __init__", "(", arguments, ") -> None:", 4))
    lines += [
        "        super().__init__(players, settings, source)",
        "        self.house: Settings = settings  # the table options; never changed",
        "        if source is not None:",
        "            # tuples never change and are shared; the lists that hold them are copied",
    ]
    for field in spec.fields:
        copied = f"source.{field.name}" + ("" if field.shape in (NUMBER, ZONE) else "[:]")
        lines.append(f"            self.{field.name}: {field.type} = {copied}")
    lines.append("            return")
    for part in spec.parts:
        lines.append(f"        # {part.heading}:")
        for field in part.fields:
            lines += _commented(f"self.{field.name} = {field.first}", field.meaning, 8)
    lines += [
        "",
        f"    def clone(self) -> {spec.state}:",
        '        """An independent copy without the journal."""',
        f"        return {spec.state}(self.players, self.house, self)",
    ]
    for what in spec.holding():
        lines += _zones(spec, what)
    return lines


def _zones(spec: Spec, what: str) -> list[str]:
    """A method that gives all zones in which something lies."""
    items = []
    for field in [field for field in spec.fields if field.holds == what]:
        own = f"self.{field.name}"
        items.append(
            {NUMBER: f"({own},)", NUMBERS: f"tuple({own})", ZONE: own}.get(field.shape, f"*{own}")
        )
    return [
        "",
        f"    def zones_of_{what}(self) -> list[tuple[int, ...]]:",
        f'        """Every zone that holds {what}."""',
        "        return [",
        *(f"            {item}," for item in items),
        "        ]",
    ]


def _fields(spec: Spec) -> list[str]:
    names = list(spec.conditions)
    header = ", ".join(f"{name}: bool" for name in names)
    lines = ["", "", f"def _fields({header}) -> tuple[Field, ...]:", "    return ("]
    lines += [_wrapped("        Field", "(", _arguments(field), "),", 8) for field in spec.fields]
    lines += ["    )", "", ""]
    # the first condition counts 1, the second 2, and so on
    variants = [
        "_fields(" + ", ".join(str(value) for value in reversed(values)) + ")"
        for values in product((False, True), repeat=len(names))
    ]
    lines += ["_VARIANTS: Final = [", *(f"    {variant}," for variant in variants), "]", "", ""]
    lines += [
        f"def fields_of(state: {spec.state}) -> tuple[Field, ...]:",
        '    """What the state is made of, and who may see each part at such a table."""',
        "    which = 0",
    ]
    for at, test in enumerate(spec.conditions.values()):
        lines += [f"    if {test}:", f"        which += {1 << at}"]
    lines.append("    return _VARIANTS[which]")
    return lines


def _rest(field: Declared) -> list[str]:
    """What a field says besides its name, its shape and who sees it."""
    rows = [(name, getattr(field, name)) for name in ("pool", "into", "face_up", "blank", "key")]
    return [f"{name}={_quoted(value)}" for name, value in rows if value]


def _arguments(field: Declared) -> list[str]:
    sees = field.sees
    if isinstance(sees, By):
        who = f"{_CONSTANTS[sees.yes]} if {sees.condition} else {_CONSTANTS[sees.no]}"
    else:
        who = _CONSTANTS[sees]
    rest = _rest(field)
    words = [_quoted(field.name), _CONSTANTS[field.shape]]
    return [*words, who, *rest] if rest or sees != constants.ALL else words


def _quoted(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _commented(code: str, comment: str, indent: int) -> list[str]:
    """A line with its comment behind it, or above it where both are too long for one line."""
    space = " " * indent
    if len(f"{space}{code}  # {comment}") <= WIDTH:
        return [f"{space}{code}  # {comment}"]
    above = textwrap.wrap(comment, WIDTH - indent - 2)
    return [*(f"{space}# {line}" for line in above), f"{space}{code}"]


def _wrapped(start: str, left: str, items: list[str], right: str, indent: int) -> str:
    """Items between brackets as the formatter lays them out."""
    bare = start.endswith("import ")
    whole = start + (", ".join(items) if bare else f"{left}{', '.join(items)}{right}")
    if len(whole) <= WIDTH:
        return whole
    inner = " " * (indent + 4)
    one_line = inner + ", ".join(items)
    if len(one_line) <= WIDTH and not bare:
        return "\n".join([start + left, one_line, " " * indent + right])
    rows = [f"{inner}{item}," for item in items]
    return "\n".join([start + left, *rows, " " * indent + right])
