"""The Polish Book of Tales keeps to its voice, as far as it is written."""

from __future__ import annotations

from typing import Any

import pytest

from games.wk2 import book_lint
from games.wk2 import polish_lint as lint

PARTS = [part for part in book_lint.NUMBERS if lint.written(part)]
NUMBERS = sorted(number for part in PARTS for number in lint.written(part))
CHECKS = (lint.lengths, lint.speech, lint.borrowed)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("check", CHECKS)
def test_a_part_keeps_to_the_voice(part: str, check: Any) -> None:
    assert check(part) == []


def test_no_six_words_are_shared() -> None:
    assert lint.shared(NUMBERS) == []


def test_no_phrase_wears_out() -> None:
    assert lint.stock(NUMBERS) == []


def test_choices_and_what_comes_of_them_show_no_sex() -> None:
    assert [key for key, text in lint.labels().items() if lint.ABOUT_YOU.search(text)] == []
    short = {key: text for key, text in lint.labels().items() if key.startswith("choice-")}
    assert [key for key, text in short.items() if len(text) > lint.LABEL] == []


# -- the linter sees what is wrong ----------------------------------------------------------------


def test_what_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        1: "Kiedy tu przyjechałeś, proszę, nikt nie gwizdał – i „to było tak...",
        8: "raz dwa trzy cztery pięć sześć. Nagle, nagle, nagle, nagle.",
        15: "ale raz dwa trzy cztery pięć sześć mogłabyś",
    }
    monkeypatch.setattr(lint, "prose", texts.__getitem__)
    monkeypatch.setattr(lint, "written", lambda part: list(texts))
    monkeypatch.setattr(lint, "title", lambda number: "Tytuł")
    assert lint.speech("pool") == [
        "entry 1: przyjechałeś",
        "entry 1: ...",
        "entry 1: quotation marks that are not closed",
        "entry 15: mogłabyś",
    ]
    assert lint.borrowed("pool") == ["entry 1: proszę"]
    assert lint.borrowed("red_lord") == []
    assert lint.shared([8, 15]) == ["entries 8 and 15: raz dwa trzy cztery pięć sześć"]
    assert lint.stock([8]) == ["nagle: 4 times"]
    assert lint.lengths("pool")[0] == "entry 1: 11 words"
