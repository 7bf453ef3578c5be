"""The spelling of all Polish texts, by hunspell and the Polish dictionary of Debian.

Words that no dictionary has are names of the world and terms of the games; they stand, form by
form, in `fixtures/polish_words.txt`. A word that no text uses any more has to leave it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dustboard
from dustboard.games import rulebook
from refresh import FIXTURES, ROOT

KNOWN = FIXTURES / "polish_words.txt"
WORD = re.compile(r"[^\W\d_]+")
# what is typed, ids of clauses and files, and addresses are no words
NO_WORDS = re.compile(r"`[^`]*`|\b\w+(?:[.:/_]\w+)+\b|#\w+|--[a-z-]+|\bdustboard [a-z]+")


class Prose(Visitor):  # type: ignore[misc]
    """All that a Fluent file says, without names, variables and drawings."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name not in ("icon", "gender"):  # those are for programs
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def sources() -> Iterator[tuple[str, str]]:
    """Every Polish text by where it stands."""
    folders = [*ROOT.glob("src/dustboard/**/text/pl"), ROOT / "web/src/locales/pl"]
    for file in sorted(file for folder in folders for file in folder.glob("*.ftl")):
        prose = Prose()
        prose.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield str(file.relative_to(ROOT)), "\n".join(prose.parts)
    for title in dustboard.titles():
        for clause in rulebook.written_clauses(title, "pl").values():
            yield clause.id, f"{clause.title}\n{clause.text}\n{clause.section}"
        for ruling in rulebook.written_rulings(title, "pl").values():
            yield f"{title} {ruling.id}", f"{ruling.title}\n{ruling.text}"


def words() -> dict[str, str]:
    """Every word that is used, with a place where it stands."""
    found: dict[str, str] = {}
    for where, text in sources():
        for word in WORD.findall(NO_WORDS.sub(" ", text)):
            found.setdefault(word, where)
    return found


def unknown(some: list[str]) -> list[str]:
    """Those of these words that the dictionary does not have."""
    told = subprocess.run(
        ["hunspell", "-d", "pl_PL", "-i", "utf-8", "-l"],
        input="\n".join(some),
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.split("\n")


def is_there() -> bool:
    """Whether hunspell and its Polish dictionary are installed."""
    return shutil.which("hunspell") is not None and Path("/usr/share/hunspell/pl_PL.dic").is_file()


needs_hunspell = pytest.mark.skipif(
    not is_there(), reason="needs hunspell and hunspell-pl: apt-get install hunspell hunspell-pl"
)


@needs_hunspell
def test_every_polish_word_is_spelled_as_in_the_dictionary() -> None:
    used = words()
    assert len(used) > 5_000
    known = set(KNOWN.read_text(encoding="utf-8").split())
    strange = [word for word in unknown(sorted(used)) if word and word not in known]
    wrong = [f"{word} ({used[word]})" for word in strange]
    assert not wrong, f"{len(wrong)} words: {', '.join(wrong[:40])}"


@needs_hunspell
def test_a_wrong_word_is_found() -> None:
    assert [word for word in unknown(["źdźbło", "zdżbło", "wóz"]) if word] == ["zdżbło"]


def test_no_word_is_listed_that_nobody_uses() -> None:
    listed = KNOWN.read_text(encoding="utf-8").split()
    assert listed == sorted(set(listed))
    assert not set(listed) - words().keys()
