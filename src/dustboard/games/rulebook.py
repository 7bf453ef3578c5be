# mypyc: skip
"""The rules of a title to look things up in: its clauses and its rulings.

>>> clause("wftw.vp.01").title
'Trigger at 21 points'

Both are written in English, in `rules.toml` and `RULINGS.md`. Other languages stand beside them, in
`rules.pl.toml` and `RULINGS.pl.md`; what is missing there is given in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from dustboard.games.rows import Check, RowFault, load_rows, unique_ids
from dustboard.kernel.errors import ContentError, UnknownTitle
from dustboard.texts import FALLBACK, language_of

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
def clauses(title: str, lang: str = FALLBACK) -> tuple[Clause, ...]:
    """Give all clauses of a title, in the order of its rules.

    >>> clauses("wftw")[0].id
    'wftw.comp.01'
    """
    if lang == FALLBACK:
        return load_rows(_folder(title) / "rules.toml", "rule", Clause, (unique_ids(),))
    own = written_clauses(title, lang)
    return tuple(own.get(english.id, english) for english in clauses(title))


@cache
def written_clauses(title: str, lang: str) -> dict[str, Clause]:
    """Give the clauses that are written in a language, by id.

    >>> written_clauses("wftw", "xx")
    {}
    """
    file = _folder(title) / f"rules.{_word(lang)}.toml"
    if not file.is_file():
        return {}
    known = frozenset(english.id for english in clauses(title))
    checks: tuple[Check[Clause], ...] = (unique_ids(), _says_all(known))
    return {clause.id: clause for clause in load_rows(file, "rule", Clause, checks)}


def clause(id: str, lang: str = FALLBACK) -> Clause:
    """Give one clause by its id; KeyError if there is none.

    >>> clause("wftw.bid.99")
    Traceback (most recent call last):
    ...
    KeyError: 'wftw.bid.99'
    """
    try:
        return _by_id(id.partition(".")[0], lang)[id]
    except UnknownTitle:
        raise KeyError(id) from None


@cache
def rulings(title: str, lang: str = FALLBACK) -> tuple[Ruling, ...]:
    """Give all rulings of a title, in the order of their numbers.

    >>> rulings("wftw")[2].option
    'battlefield_rounding = up | down'
    """
    if lang == FALLBACK:
        return tuple(_ruling(*block) for block in _blocks(_folder(title) / "RULINGS.md"))
    own = written_rulings(title, lang)
    return tuple(own.get(english.id, english) for english in rulings(title))


@cache
def written_rulings(title: str, lang: str) -> dict[str, Ruling]:
    """Give the rulings that are written in a language, by id.

    Options and clauses are named in English only, because they are the same in every language.
    """
    file = _folder(title) / f"RULINGS.{_word(lang)}.md"
    if not file.is_file():
        return {}
    known = {english.id: english for english in rulings(title)}
    found: dict[str, Ruling] = {}
    for id, heading, lines in _blocks(file):
        if id not in known:
            raise ContentError(f"{file.name}: there is no ruling {id}")
        own = _ruling(id, heading, lines)
        if own.option or own.clauses:
            raise ContentError(f"{file.name}: {id}: options and clauses stand in RULINGS.md")
        if not own.text:
            raise ContentError(f"{file.name}: {id}: expected a text")
        found[id] = msgspec.structs.replace(own, option=known[id].option, clauses=known[id].clauses)
    return found


def search(title: str, words: str, lang: str = FALLBACK) -> tuple[Clause | Ruling, ...]:
    """Find the clauses and rulings that hold all the words; a hit in the title comes first.

    >>> [found.id for found in search("wftw", "tracker start")]
    ['wftw.setup.08']
    """
    wanted = words.casefold().split()
    pages: tuple[Clause | Ruling, ...] = (*clauses(title, lang), *rulings(title, lang))
    hits = [page for page in pages if wanted and all(word in _haystack(page) for word in wanted)]
    return tuple(sorted(hits, key=lambda page: not _in_title(page, wanted)))


@cache
def _by_id(title: str, lang: str) -> dict[str, Clause]:
    return {clause.id: clause for clause in clauses(title, lang)}


def _says_all(known: frozenset[str]) -> Check[Clause]:
    """A check that a translated clause exists in English, and that nothing of it is empty."""

    def check(row: Clause, raw: Mapping[str, Any]) -> Iterator[RowFault]:
        if row.id not in known:
            yield RowFault("id", f"expected a clause of rules.toml, got {row.id!r}")
        for field in ("title", "text", "section"):
            if not raw[field].strip():
                yield RowFault(field, "expected a text, got none")

    return check


def _word(lang: str) -> str:
    """A language as part of the name of a file; whatever else was asked for is no language."""
    name = language_of(lang)
    return name if re.fullmatch(r"[a-z]{2,8}", name) else FALLBACK


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


def _blocks(file: Traversable) -> list[tuple[str, str, list[str]]]:
    """The rulings of a file: the id, the heading and the lines of each."""
    blocks: list[tuple[str, str, list[str]]] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if found := _HEADING.fullmatch(line):
            if any(found[1] == id for id, _, _ in blocks):
                raise ContentError(f"{file.name}:{number}: {found[1]} is there a second time")
            blocks.append((found[1], found[2], []))
        elif line.startswith("###"):
            raise ContentError(f"{file.name}:{number}: expected '### R01 - Title', got {line!r}")
        elif blocks and line.strip():
            blocks[-1][2].append(line.strip())
    return blocks


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
