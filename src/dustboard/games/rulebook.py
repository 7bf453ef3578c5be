# mypyc: skip
"""The rules of a title to look things up in: its clauses and its rulings.

>>> clause("wftw.vp.01").title
'Trigger at 21 points'
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from dustboard.games.rows import load_rows, unique_ids
from dustboard.kernel.errors import ContentError, UnknownTitle

_HEADING = re.compile(r"### ([A-Z]\d{2,}) - (\S.*)")


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of a title; its id is the address that prompts and log lines carry."""

    id: str
    title: str
    text: str
    section: str


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How Dustboard plays where a rulebook is in doubt; `option` names the table settings."""

    id: str
    title: str
    text: str
    option: str = ""
    clauses: tuple[str, ...] = ()


@cache
def clauses(title: str) -> tuple[Clause, ...]:
    """Give all clauses of a title, in the order of its rules.

    >>> clauses("wftw")[0].id
    'wftw.comp.01'
    """
    return load_rows(_folder(title) / "rules.toml", "rule", Clause, (unique_ids(),))


def clause(id: str) -> Clause:
    """Give one clause by its id; KeyError if there is none.

    >>> clause("wftw.bid.99")
    Traceback (most recent call last):
    ...
    KeyError: 'wftw.bid.99'
    """
    try:
        return _by_id(id.partition(".")[0])[id]
    except UnknownTitle:
        raise KeyError(id) from None


@cache
def rulings(title: str) -> tuple[Ruling, ...]:
    """Give all rulings of a title, in the order of their numbers.

    >>> rulings("wftw")[2].option
    'battlefield_rounding = up | down'
    """
    file = _folder(title) / "RULINGS.md"
    blocks: list[tuple[str, str, list[str]]] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if found := _HEADING.fullmatch(line):
            if any(found[1] == id for id, _, _ in blocks):
                raise ContentError(f"RULINGS.md:{number}: {found[1]} is there a second time")
            blocks.append((found[1], found[2], []))
        elif line.startswith("###"):
            raise ContentError(f"RULINGS.md:{number}: expected '### R01 - Title', got {line!r}")
        elif blocks and line.strip():
            blocks[-1][2].append(line.strip())
    return tuple(_ruling(id, heading, lines) for id, heading, lines in blocks)


def search(title: str, words: str) -> tuple[Clause | Ruling, ...]:
    """Find the clauses and rulings that hold all the words; a hit in the title comes first.

    >>> [found.id for found in search("wftw", "tracker start")]
    ['wftw.setup.08']
    """
    wanted = words.casefold().split()
    pages: tuple[Clause | Ruling, ...] = (*clauses(title), *rulings(title))
    hits = [page for page in pages if wanted and all(word in _haystack(page) for word in wanted)]
    return tuple(sorted(hits, key=lambda page: not _in_title(page, wanted)))


@cache
def _by_id(title: str) -> dict[str, Clause]:
    return {clause.id: clause for clause in clauses(title)}


def _folder(title: str) -> Traversable:
    # The name goes into an import, so nothing but a plain word may pass.
    if re.fullmatch(r"[a-z_][a-z0-9_]*", title):
        try:
            folder = files(f"dustboard.games.{title}")
        except (ModuleNotFoundError, TypeError):
            pass
        else:
            if (folder / "rules.toml").is_file():
                return folder
    raise UnknownTitle(f"no title '{title}' with a rulebook is installed")


def _ruling(id: str, title: str, lines: list[str]) -> Ruling:
    text, option, named = [], "", ""
    for line in lines:
        if line.startswith("Option:"):
            option = line.removeprefix("Option:").strip()
        elif line.startswith("Clauses:"):
            named = line.removeprefix("Clauses:")
        else:
            text.append(line)
    found = tuple(part.strip() for part in named.split(",") if part.strip())
    return Ruling(id, title, " ".join(text), option, found)


def _haystack(page: Clause | Ruling) -> str:
    more = page.section if isinstance(page, Clause) else page.option
    return f"{page.id} {page.title} {page.text} {more}".casefold()


def _in_title(page: Clause | Ruling, wanted: list[str]) -> bool:
    return all(word in page.title.casefold() for word in wanted)
