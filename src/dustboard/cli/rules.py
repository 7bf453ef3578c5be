"""`dustboard rules`: look a clause or a ruling up, search, or see which clauses have tests."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Iterator

import dustboard
from dustboard.cli.complaint import FAILED, FINE
from dustboard.cli.options import option_line
from dustboard.cli.words import add_language, complain, said
from dustboard.games.rulebook import Clause, Ruling, clauses, rulings, search
from dustboard.kernel.errors import UnknownTitle
from dustboard.texts import FALLBACK

_RULING = re.compile(r"(?:([a-z][a-z0-9_]*)\.)?([ACDEIRXacdeirx]\d{2,})")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "what",
        nargs="?",
        metavar="ID|TITLE",
    )
    parser.add_argument("--search", metavar="WORDS")
    add_language(parser)
    parser.add_argument("--coverage", action="store_true")
    parser.add_argument("--tests", metavar="DIR")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    if args.coverage:
        from dustboard.cli.coverage import report

        titles = [_title(args.what)] if args.what else titles_with_rules()
        return report(titles, args.tests or "tests", args.missing, args.json)
    for name in ("tests", "missing", "json"):
        if getattr(args, name):
            raise complain("wrong-with-coverage", name=f"--{name}")
    if args.search is not None:
        titles = [_title(args.what)] if args.what else titles_with_rules()
        return _search(titles, args.search, args.lang)
    if args.what is None:
        for title in titles_with_rules():
            count = len(clauses(title)), len(rulings(title))
            print(f"{title}: {count[0]} clauses, {count[1]} rulings (dustboard rules {title})")
        return FINE
    for line in look_up(args.what, lang=args.lang):
        print(line)
    return FINE


def titles_with_rules() -> list[str]:
    """The installed titles that come with a rulebook."""
    found = []
    for title in dustboard.titles():
        try:
            clauses(title)
        except UnknownTitle:
            continue
        found.append(title)
    return found


def _title(name: str) -> str:
    if name not in titles_with_rules():
        known = ", ".join(titles_with_rules())
        raise complain("wrong-no-rules", title=repr(name), known=known)
    return name


def look_up(what: str, default_title: str = "", lang: str = FALLBACK) -> Iterator[str]:
    """The lines for a clause, a section, a ruling or a whole title.

    >>> next(look_up("wftw.vp.01"))
    'wftw.vp.01  Trigger at 21 points'
    """
    if found := _RULING.fullmatch(what):
        named = _title(found[1] or default_title or _title_of(found[2]))
        return _ruling_lines(named, found[2].upper(), lang)
    title, _, rest = what.partition(".")
    if default_title and title not in titles_with_rules():
        title, what = default_title, f"{default_title}.{what}"
        rest = what.partition(".")[2]
    title = _title(title)
    known = clauses(title, lang)
    if not rest:
        return _index_lines(known)
    exact = [clause for clause in known if clause.id == what]
    if exact:
        return _clause_lines(title, exact[0], lang)
    section = tuple(c for c in known if c.id.startswith(f"{what}."))
    if section:
        return _index_lines(section)
    near = difflib.get_close_matches(what, [clause.id for clause in known], 3)
    if near:
        raise complain("wrong-clause-near", what=repr(what), near=", ".join(near))
    raise complain("wrong-clause", what=repr(what), title=title)


def _title_of(ruling: str) -> str:
    """The only title that has a ruling of this name."""
    titles = titles_with_rules()
    having = [
        title
        for title in titles
        if len(titles) == 1 or any(known.id == ruling.upper() for known in rulings(title))
    ]
    if len(having) == 1:
        return having[0]
    raise complain("wrong-which-title", title=titles[0], known=", ".join(titles))


def _index_lines(found: tuple[Clause, ...]) -> Iterator[str]:
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            yield section
        yield f"  {clause.id}  {clause.title}"


def _clause_lines(title: str, clause: Clause, lang: str) -> Iterator[str]:
    yield f"{clause.id}  {clause.title}"
    yield said(lang, "rule-section", section=clause.section)
    yield clause.text
    for ruling in rulings(title, lang):
        if clause.id in ruling.clauses or _rules_an_option_of(title, ruling, clause):
            facts = {"id": f"{title}.{ruling.id}", "title": ruling.title}
            yield said(lang, "rule-ruling", text=ruling.text, **facts)
    for spec in dustboard.title(title).options:
        if spec.rule == clause.id:
            yield said(lang, "rule-option", option=option_line(spec, lang))


def _rules_an_option_of(title: str, ruling: Ruling, clause: Clause) -> bool:
    specs = dustboard.title(title).options
    return any(spec.rule == clause.id and spec.ruling == ruling.id for spec in specs)


def _ruling_lines(title: str, id: str, lang: str) -> Iterator[str]:
    found = [ruling for ruling in rulings(title, lang) if ruling.id == id]
    if not found:
        last = rulings(title)[-1].id
        raise complain("wrong-ruling", title=title, id=repr(id), last=last)
    ruling = found[0]
    return _one_ruling(title, ruling, lang)


def _one_ruling(title: str, ruling: Ruling, lang: str) -> Iterator[str]:
    yield f"{title}.{ruling.id}  {ruling.title}"
    yield ruling.text
    for spec in dustboard.title(title).options:
        if spec.ruling == ruling.id:
            yield said(lang, "rule-option", option=option_line(spec, lang))
    if ruling.clauses:
        yield said(lang, "rule-clauses", clauses=", ".join(ruling.clauses))


def _search(titles: list[str], words: str, lang: str) -> int:
    hits = [(title, page) for title in titles for page in search(title, words, lang)]
    for title, page in hits:
        id = page.id if isinstance(page, Clause) else f"{title}.{page.id}"
        print(f"{id}  {page.title}: {page.text}")
    if not hits:
        raise complain("wrong-no-hit", FAILED, words=words)
    return FINE
