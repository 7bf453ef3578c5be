"""Forms of address in Polish texts: never with a slash, and where there is a choice it is whole.

A sentence may be said in the form its reader chose (`$form`) or in the gender of the knight it is
about (`$..._gender`). Each has a variant for each form; for the reader, the neutral one is the
default, so that nobody is taken for what they are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dustboard.texts import FORMS
from refresh import ROOT
from test_polish_spelling import sources

# "byłeś/aś", "zrobiłeś/-aś", "pewny(a)", "gotów/gotowa"
SLASHED = re.compile(
    r"\w(?:eś|łem|ł|ny|ty|ry|wy|ów)/-?(?:aś|am|a|na|ta|ra|wa|\w+łaś|\w+łam|\w+wa)\b"
    r"|\w\((?:a|e|i|y|aś|eś|am|em|na|ła)\)|-(?:eś|aś)/|/-(?:eś|aś|am|em|a)\b",
    re.IGNORECASE,
)


# of the reader, or of whom a seat plays
NAMED = re.compile(r"^form$|_gender$")


class Choices(Visitor):
    """Selectors by what they select on, with their variants; the default one has a star."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variants = [f"*{one.key.name}" if one.default else one.key.name for one in node.variants
                        if isinstance(one.key, ast.Identifier)]  # fmt: skip
            self.found.append((node.selector.id.name, variants))
        self.generic_visit(node)


def choices(text: str) -> list[tuple[str, list[str]]]:
    visitor = Choices()
    visitor.visit(FluentParser().parse(text))
    return visitor.found


def written(lang: str) -> Iterator[tuple[str, str]]:
    folders = [*ROOT.glob(f"src/dustboard/**/text/{lang}"), ROOT / "web/src/locales" / lang]
    for file in sorted(file for folder in folders for file in folder.glob("*.ftl")):
        yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def half(text: str) -> list[list[str]]:
    """Choices that lack a form, or take another one than neutral for granted."""
    neutral, *others = FORMS
    whole = sorted([*others, f"*{neutral}"])
    return [all for name, all in choices(text) if NAMED.search(name) and sorted(all) != whole]


def test_no_text_has_a_form_with_a_slash() -> None:
    found = [
        f"{where}: {SLASHED.findall(text)}" for where, text in sources() if SLASHED.search(text)
    ]
    assert found == []


def test_a_form_with_a_slash_is_found() -> None:
    for text in ("Wygrałeś/aś.", "Zrobiłeś/-aś to", "Jesteś gotowy/a", "wygrał(a)", "zrobiłem/am"):
        assert SLASHED.search(text), text
    for text in ("{ $n }/{ $of }", "na/od", "3/4", "Gracz (bot)", "i/lub"):
        assert not SLASHED.search(text), text


def test_every_choice_of_a_form_is_whole_and_neutral_by_default() -> None:
    assert [f"{where}: {half(text)}" for where, text in written("pl") if half(text)] == []
    used = sum(name == "form" for _, text in written("pl") for name, _ in choices(text))
    assert used >= 30


def test_a_choice_that_is_not_whole_is_found() -> None:
    lines = "\n        ".join
    whole = lines(["a = { $form ->", "[feminine] x", "[masculine] y", "*[neutral] z", "}"])
    assert half(whole) == []
    assert half(whole.replace("[masculine] y", "")) == [["feminine", "*neutral"]]
    turned = whole.replace("*[neutral]", "[neutral]").replace("[masculine]", "*[masculine]")
    assert half(turned) == [["feminine", "*masculine", "neutral"]]


def test_english_has_no_forms() -> None:
    assert [where for where, text in written("en") if "$form" in text] == []
