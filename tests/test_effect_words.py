"""The page of effect words fits the words: it is made from their constructors."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from dustboard.kernel.effects import flow_words, thing_words
from dustboard.kernel.effects.runner import Effect
from refresh import AGAIN
from refresh.words import PAGE, TITLES, make


def test_the_page_of_words_is_fresh() -> None:
    (text,) = make(print).values()
    assert PAGE.read_text(encoding="utf-8") == text, AGAIN
    for line in (
        "| `gain` | Gain the printed",
        "[`now`]: true or false",
        "`difficulty`: a number or",
    ):
        assert line in str(text)


def test_every_word_of_the_kernel_is_used_by_a_title() -> None:
    modules = [f"dustboard.games.{folder}.rules.vocabulary" for folder in TITLES]
    books = [import_module(name).BOOK for name in modules if find_spec(name)]
    used = {word.make for book in books for word in book.words.values() if word.name in book.used}
    words = {
        one
        for module in (flow_words, thing_words)
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, Effect) and one.__module__ == module.__name__
        if not name.startswith("_")
    }
    assert len(words) > 15
    assert words <= used
