"""The page of effect words fits the words: it is made from their constructors."""

from __future__ import annotations

from refresh import AGAIN
from refresh.words import PAGE, make


def test_the_page_of_words_is_fresh() -> None:
    (text,) = make(print).values()
    assert PAGE.read_text(encoding="utf-8") == text, AGAIN
    for line in (
        "| `gain` | Gain the printed",
        "[`now`]: true or false",
        "`difficulty`: a number or",
    ):
        assert line in str(text)
