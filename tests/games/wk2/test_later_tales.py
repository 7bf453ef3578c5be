"""The later adventures as a player reads them: pages, entries, labels of choices."""

from __future__ import annotations

import re

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story_table import SHEETS_OF
from games.wk2.test_count_and_warrant import MOST_IN_SENTENCE, prose, words

BOOKS = {
    "spreading_corruption": range(348, 408),
    "deadly_cargo": range(408, 463),
    "red_lord": range(463, 528),
}
NUMBERS = [number for numbers in BOOKS.values() for number in numbers]
ENDINGS = (*range(400, 405), *range(452, 457), *range(516, 522))
EPILOGUES = (*range(405, 408), *range(457, 463), *range(522, 528))
# read when an action is taken for the first time, or more than once
SHORT = (349, 361, 362, 364, 373, 374, 383, 392, 393, 398, 410, 417, 418, 439, 514, 515)
HABITS = (
    r"[\u2013\u2014\u2026!]|\.\.\.",
    r"suddenly|without warning",
    r"\bas though\b",
    r"\bfor a moment\b|\band yet\b",
    r"\bsomething like\b|\balmost\b",
    r"\b(murmur|growl|shrug|sigh|grin)(s|ed|ing)?\b|\bnod(s|ded|ding)?\b",
    r"\byou (notice|realise|find yourself)\b|\bsomewhere\b",
    r"\bborrow|\bthree hundred\b|\beleven\b|\bnineteen\b",
)
# who speaks in the first person of many there (the table that has stopped wanting)
MANY = (402,)
POLITE = range(463, 528)  # where that word is a weapon
LIGHT = range(408, 463)  # where a weight is told


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_a_title_and_prose_of_its_length(number: int) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{number}.title")) <= 32
    least = 100 if number in ENDINGS else 60
    most = 140 if number in EPILOGUES else 95 if number in SHORT else 160
    assert least <= words(f"entry-{number}") <= most
    sentences = re.split(r'(?<=[.?:])"?\s+', prose(number))
    longest = max(sentences, key=lambda sentence: len(sentence.split()))
    assert len(longest.split()) <= MOST_IN_SENTENCE, longest


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_lost_the_habits(number: int) -> None:
    for habit in HABITS:
        found = re.search(habit, prose(number), re.IGNORECASE)
        assert found is None, (number, found)
    told = re.sub(r'"[^"]*"', "", prose(number))
    if number not in MANY:
        assert re.search(r"\b(we|us|our)\b", told) is None, number
    if number not in POLITE:
        assert re.search(r"\bplease\b", prose(number), re.IGNORECASE) is None
    if number not in LIGHT:
        assert re.search(r"\blighter\b", prose(number), re.IGNORECASE) is None
    assert "?" not in told


def test_neighbours_do_not_begin_with_the_same_word() -> None:
    first = {number: prose(number).split()[0] for number in NUMBERS}
    same = [number for number in NUMBERS if first[number] == first.get(number + 1)]
    assert same == []


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
    assert len(labels) > 25
    for key in labels:
        assert 2 <= words(key) <= 6, key


def test_consequence_lines_are_one_line() -> None:
    lines = [key for key in TEXTS.keys("en") if key.startswith("result-")]
    for key in lines:
        if int(key.split("-")[1]) in NUMBERS:
            assert len(" ".join(TEXTS.format("en", key).split())) <= 140, key
