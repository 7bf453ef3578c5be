# mypyc: skip
"""The Book of Tales for paper: front pages, plot sheets, and all entries by number."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.story import ENTRIES, SHEETS
from dustboard.games.wk2.content.story_table import SHEETS as SHEETS_BY_NUMBER
from dustboard.games.wk2.rules.vocabulary import BOOK, SHEET_RULES
from dustboard.games.wk2.show.book_words import NONE, book_wording, lines_of
from dustboard.kernel.effects.flow_words import Choose
from dustboard.kernel.papers import Book

_SHEETS: Final = {one.id: one for one in SHEETS}


def book(lang: str) -> Book:
    """Every adventure with its sheets, then the entries."""
    parts: list[dict[str, Any]] = []
    for row in CONTENT.adventures:
        key = f"adventure-{row.id}"
        if key not in TEXTS.keys("en"):
            continue  # not written yet
        pages = [_sheet(id, lang) for id in row.sheets if f"page-{id}" in TEXTS.keys("en")]
        parts.append(
            {
                "kind": "adventure",
                "title": _said(f"{key}.title", lang),
                "facts": [_said(f"{key}.{one}", lang) for one in ("mode", "length")],
                "text": _said(key, lang),
                "sheets": pages,
            }
        )
    for entry in sorted(ENTRIES, key=lambda one: int(one.id)):
        parts.append(_entry(entry, lang))
    return Book("book", TEXTS.format(lang, "facet-deck-entries"), tuple(parts))


def _said(key: str, lang: str) -> str:
    """A text without its line breaks; empty if nobody has written it."""
    if key not in TEXTS.keys(lang) and key not in TEXTS.keys("en"):
        return ""
    return " ".join(TEXTS.format(lang, key).split())


def _sheet(id: str, lang: str) -> dict[str, Any]:
    row = _SHEETS[id]
    return {
        "title": _said(f"sheet-{id}", lang),
        "text": _said(f"page-{id}", lang),
        "goal": _said(f"page-{id}.goal", lang),
        "rules": _said(f"page-{id}.rules", lang),
        "letters": ", ".join(f"{letter} {number}" for letter, number in row.letters.items()),
        "happens": [*_setup(id, lang), *_plots(row, lang), *_rules(id, lang)],
    }


def _setup(id: str, lang: str) -> list[str]:
    words = book_wording(lang)
    does = words.listed_lines(lines_of(f"{id}/setup"))
    return [words.say("paper-setup", {"does": does})] if does else []


def _plots(row: Any, lang: str) -> list[str]:
    """The Plot Actions: where each can be taken, and what it does."""
    words = book_wording(lang)
    found = []
    for action in row.actions:
        facts = {
            "name": _said(f"plot-{row.id}-{action.key}", lang),
            "where": words.condition(action.where) if action.where else NONE,
            "does": words.listed_lines(lines_of(f"{row.id}/{action.key}")),
        }
        found.append(words.say("paper-plot", facts))
    return found


def _rules(id: str, lang: str) -> list[str]:
    """What happens by itself, one line for each row, in the order of the moments."""
    words = book_wording(lang)
    found = []
    for moment, firsts in SHEET_RULES.items():
        first = firsts[SHEETS_BY_NUMBER.index(id)]
        for line in BOOK.lines_of(first) if first >= 0 else ():
            if does := words.does(line):
                when = words.say(f"paper-when-{moment}", {})
                found.append(words.say("paper-rule", {"when": when, "does": does}))
    return found


def _entry(entry: Any, lang: str) -> dict[str, Any]:
    words = book_wording(lang)
    lines = lines_of(entry.id)
    choices: list[dict[str, Any]] = []
    does = []
    for line in lines:
        options = line.options if isinstance(line, Choose) else []
        labels = [words.label(line, one.key) for one in options]
        if not any(labels):
            does += [text for text in (words.does(line),) if text]
        for number, label in enumerate(labels):
            if label and isinstance(line, Choose):
                told = words.offered(line, number)
                choices.append({"text": label, "does": [told] if told else []})
    return {
        "kind": "entry",
        "number": entry.id,
        "title": _said(f"entry-{entry.id}.title", lang),
        "text": _said(f"entry-{entry.id}", lang),
        "does": does,
        "choices": choices,
    }
