"""The Book on paper: every row of entries and sheets is told, in words and not as it is written."""

from __future__ import annotations

import re

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS, TALLIES
from dustboard.games.wk2.rules.vocabulary import BOOK, RUNNER
from dustboard.games.wk2.show.book_paper import book
from dustboard.games.wk2.show.book_words import book_wording

WORDS = book_wording("en")
OF_THE_BOOK = [
    line
    for line in RUNNER.lines
    if line.name.partition("/")[0] in SHEETS or line.name.partition("/")[0].isdecimal()
]
# a row as it is written: names with dots or underlines, signs of comparison, no words at all
RAW = re.compile(r"[a-z]_[a-z]|\b[a-z]+\.[a-z0-9]|==|>=|<=|//|[{}]|\(\)|: ;|\bnone\b|, \.")
PARTS = book("en").parts
ENTRIES = {part["number"]: part for part in PARTS if part["kind"] == "entry"}
PAGES = {sheet["title"]: sheet for part in PARTS for sheet in part.get("sheets", ())}


def test_every_row_says_something() -> None:
    silent = {line.word for line in OF_THE_BOOK if not WORDS.does(line)}
    assert silent == {"outcome", "once"}  # what was chosen is told already
    assert all(
        "outcome" in str(line.args.row)
        for line in OF_THE_BOOK
        if line.word == "once" and not WORDS.does(line)
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_is_told_as_it_is_written(lang: str) -> None:
    words = book_wording(lang)
    told = [words.does(line) for line in OF_THE_BOOK]
    pages = [sheet for part in book(lang).parts for sheet in part.get("sheets", ())]
    told += [text for page in pages for text in page["happens"]]
    assert [text for text in told if RAW.search(text)] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_is_noted_and_counted_has_a_name(lang: str) -> None:
    keys = {f"paper-note-{name}" for name in (*FLAGS, *COUNTERS, *TALLIES)}
    assert keys <= TEXTS.keys(lang)


def test_a_row_is_polish_for_polish_readers() -> None:
    english = re.compile(r"“[^„]*”|\b(the|and|if|is|of|not|read)\b")
    words = book_wording("pl")
    assert [text for text in map(words.does, OF_THE_BOOK) if english.search(text)] == []


@pytest.mark.parametrize(
    ("lang", "steps", "said"),
    [("en", 1, "goes 1 step toward"), ("en", 3, "goes 3 steps toward"), ("pl", 1, "1 pole w")],
)
def test_what_a_row_leaves_out_is_told_as_the_word_has_it(lang: str, steps: int, said: str) -> None:
    row = {"do": "walk", "walker": "hester", "to": "2"} | ({"steps": steps} if steps > 1 else {})
    first = BOOK.write_list("a page", f"a page-{len(RUNNER.lines)}", "then", [row], 0)
    assert said in book_wording(lang).listed_lines(BOOK.lines_of(first))


def test_a_denied_bracket_is_said_as_denied() -> None:
    told = WORDS.condition("silent and not (slow or short)")
    assert told == "“silent” is noted and not (“slow” is noted or “short” is noted)"


def test_an_entry_says_what_each_choice_costs_and_does() -> None:
    labels = {choice["text"]: choice["does"] for choice in ENTRIES["65"]["choices"]}
    assert list(labels) == ["Report one lost", "Take the pump by force", "Offer a trade of hearts"]
    assert "Negotiate, 2 needed" in labels["Report one lost"][0]
    assert labels["Offer a trade of hearts"] == [
        "discard a utility: take a Challenge token here; note “lit”"
    ]
    assert ENTRIES["394"]["choices"] == []
    assert ENTRIES["111"]["does"] == [
        "if “people” is less than 1, read 116",
        "if “wages refused” is noted, read 115",
        "if “people” is 300 or more, read 112",
        "if “people” is 210 or more or “people” is 180 or more and the number of starting knights"
        " is less than 4, read 113",
        "read 114",
    ]


def test_a_fight_of_the_book_has_its_numbers() -> None:
    told = " ".join(choice["does"][0] for choice in ENTRIES["140"]["choices"] if choice["does"])
    told += " ".join(ENTRIES["140"]["does"])
    assert "Gang with 2 Health, ranged attack of 1 white die and 1 green die" in told


def test_a_page_says_its_name_its_actions_and_which_entries_are_read() -> None:
    assert set(PAGES) == {TEXTS.format("en", f"sheet-{id}") for id in SHEETS}
    page = PAGES["Landing"]["happens"]
    assert page[1].startswith("When the page begins: read 494")
    assert page[0].startswith("Breach (if you are at [2] and 500 was not read): choose one: ")
    told = {number for page in PAGES.values() for number in re.findall(r"\b\d{1,3}\b", str(page))}
    told |= {
        number
        for entry in ENTRIES.values()
        for number in re.findall(r"\b\d{1,3}\b", str([entry["does"], entry["choices"]]))
    }
    pool = {number for page in PAGES.values() for number in re.findall(r"\d+", page["letters"])}
    own = {number for number in ENTRIES if 60 < int(number) < 528 and number not in pool}
    assert own - told == set()  # each entry of an adventure is named by something that leads to it


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("not my.betrayed", "“betrayed” is not on your sheet"),
        ("special.8 and not turn.moved", "you hold special card 8 and you did not move this turn"),
        ("held.20 == 0", "the number of holders of special card 20 is 0"),
        ("people >= 3 + (caught > 2)", "“people” is 3 + (1 if “caught” is more than 2) or more"),
        ("(lit or cold) and open", "(“lit” is noted or “cold” is noted) and “open” is noted"),
        ("here.15", "you are at Last Lamp"),
        ("not host", "“host” is 0 or less"),
    ],
)  # fmt: skip
def test_conditions_are_told_by_what_they_are_made_of(condition: str, words: str) -> None:
    assert WORDS.condition(condition) == words
