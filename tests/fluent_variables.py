"""Which variables the Fluent texts of a title use."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dustboard


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


def written(title: str, lang: str) -> str:
    package = dustboard.__file__
    assert package is not None
    folder = Path(package).parent / "games" / title / "text" / lang
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
