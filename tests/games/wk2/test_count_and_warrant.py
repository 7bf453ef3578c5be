"""The Long Count and The Warrant as a player reads them: pages, entries, labels of choices."""

from __future__ import annotations

import re

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story_table import SHEETS_OF

BOOKS = {"long_count": range(157, 223), "warrant": range(288, 348)}
NUMBERS = [number for numbers in BOOKS.values() for number in numbers]
ENDINGS = (*range(214, 219), *range(340, 344))
EPILOGUES = (*range(219, 223), *range(344, 348))
# read when an action is taken for the first time
FIRST_TIMES = (298, 307, 309, 317)
MOST_IN_SENTENCE = 35
HABITS = (
    r"[\u2013\u2014\u2026!]|\.\.\.",
    r"suddenly|without warning",
    r"\bas (if|though)\b",
    r"\bfor a moment\b|\band yet\b",
    r"\ba kind of\b|\bsomething like\b|\balmost\b",
    r"\b(murmur|growl|shrug|sigh|grin)(s|ed|ing)?\b|\bnod(s|ded|ding)?\b",
    r"\byou (notice|realise|find yourself)\b|\bsomewhere\b",
    r"\bplease\b|\bborrow|\blighter\b|\bthree hundred\b",
)


def prose(number: int) -> str:
    return TEXTS.format("en", f"entry-{number}")


def words(key: str) -> int:
    return len(TEXTS.format("en", key).split())


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_a_title_and_prose_of_its_length(number: int) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{number}.title")) <= 32
    least = 100 if number in ENDINGS else 60
    most = 140 if number in EPILOGUES else 85 if number in FIRST_TIMES else 160
    assert least <= words(f"entry-{number}") <= most
    sentences = re.split(r'(?<=[.?:])"?\s+', prose(number))
    assert max(len(sentence.split()) for sentence in sentences) <= MOST_IN_SENTENCE


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_lost_the_habits(number: int) -> None:
    for habit in HABITS:
        found = re.search(habit, prose(number), re.IGNORECASE)
        assert found is None, (number, found)
    told = re.sub(r'"[^"]*"', "", prose(number))
    assert re.search(r"\b(we|us|our)\b", told, re.IGNORECASE) is None
    assert "?" not in told


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


def test_labels_of_choices_are_short() -> None:
    sources = {str(number) for number in NUMBERS}
    sources |= {sheet for book in BOOKS for sheet in SHEETS_OF[book]}
    labels = [
        key
        for key in TEXTS.keys("en")
        if key.startswith("choice-") and key.split("-")[1] in sources
    ]
    assert len(labels) > 80
    for key in labels:
        assert 2 <= words(key) <= 6, key
