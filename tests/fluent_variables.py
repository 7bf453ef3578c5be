"""Which variables the Fluent texts of a title use."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dustboard
from dustboard.texts import CLIENT


class Variables(Visitor):
    """Which variables each text uses, by its key."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, set[str]] = {}
        self.key = ""

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        """Terms are no texts of their own."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.key = node.id.name
        self.found[self.key] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found[self.key].add(node.id.name)


@cache
def variables(text: str) -> dict[str, set[str]]:
    visitor = Variables()
    visitor.visit(FluentParser().parse(text))
    return visitor.found


def keys(text: str) -> set[str]:
    """The keys of these texts, attributes such as `bu01.mood` included."""
    found: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name} if entry.value is not None else set()
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def written(title: str, lang: str, *, client: bool = False) -> str:
    """The texts of a title, or those that the web client says about it."""
    package = dustboard.__file__
    assert package is not None
    folder = Path(package).parent / "games" / title / "text" / lang
    files = sorted(file for file in folder.glob("*.ftl") if (file.name in CLIENT) == client)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def all_forms(names: set[str]) -> set[str]:
    """A seat comes with whose it is, whether it reads and whom it plays; a text may use any."""
    seats = {name.removesuffix("_s").removesuffix("_is") for name in names}
    ends = ("_s", "_is", "_role", "_gender")
    return names | seats | {f"{seat}{end}" for seat in seats for end in ends}
