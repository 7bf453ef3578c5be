"""The Iron Trail and Water Debt as a player reads them: pages, entries, labels, consequences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES, SHEETS
from dustboard.games.wk2.content.story_table import SHEETS_OF

BOOKS = {
    "iron_trail": [5, 25, 45, *range(61, 121), 125, 145],
    "water_debt": [*range(223, 288)],
}
NUMBERS = [str(number) for numbers in BOOKS.values() for number in numbers]
ENDINGS = [str(number) for number in (*range(112, 117), *range(280, 285))]
MOST_IN_SENTENCE = 35


def words(key: str) -> int:
    return len(TEXTS.format("en", key).split())


def keys_in(rows: Any) -> Iterator[str]:
    """The keys of all options in a list of effects, however deep they stand."""
    if isinstance(rows, dict):
        if "key" in rows:
            yield rows["key"]
        rows = tuple(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from keys_in(row)


def test_every_entry_has_its_row_and_every_choice_its_label() -> None:
    rows = {entry.id: entry for entry in ENTRIES if entry.id in NUMBERS}
    assert set(rows) == set(NUMBERS)
    labels = {
        f"choice-{id}-{key}"
        for id, entry in rows.items()
        for key in keys_in((entry.effects, entry.choices))
    } | {
        f"choice-{sheet.id}-{key}"
        for sheet in SHEETS
        if sheet.adventure in BOOKS
        for action in sheet.actions
        for key in keys_in(action.then)
    }
    written = {key for key in TEXTS.keys("en") if key.startswith("choice-")}
    mine = {key for key in written if key.split("-")[1] in (*NUMBERS, *SHEETS_OF["iron_trail"])}
    assert labels <= written
    assert mine <= labels  # nothing is offered that cannot be chosen


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_its_title_and_prose_of_its_length(number: str) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{number}.title")) <= 32
    assert (100 if number in ENDINGS else 60) <= words(f"entry-{number}") <= 160
    sentences = re.split(r'(?<=[.?:])"?\s+', TEXTS.format("en", f"entry-{number}"))
    assert max(len(sentence.split()) for sentence in sentences) <= MOST_IN_SENTENCE


@pytest.mark.parametrize("book", BOOKS)
def test_front_page_and_sheets_say_goal_and_rules(book: str) -> None:
    assert 40 <= words(f"adventure-{book}") <= 110
    for part in ("title", "mode", "length"):
        assert TEXTS.format("en", f"adventure-{book}.{part}")
    for sheet in SHEETS_OF[book]:
        assert TEXTS.format("en", f"sheet-{sheet}")
        assert 40 <= words(f"page-{sheet}") <= 90
        assert 40 <= words(f"page-{sheet}.rules") <= 90
        assert 0 < len(TEXTS.format("en", f"page-{sheet}.goal")) <= 110


def test_labels_and_consequences_keep_their_length() -> None:
    for key in TEXTS.keys("en"):
        kind, _, rest = key.partition("-")
        if rest.partition("-")[0] in NUMBERS:
            if kind == "choice":
                assert 2 <= words(key) <= 6, key
            if kind == "result":
                assert len(TEXTS.format("en", key)) <= 140, key
