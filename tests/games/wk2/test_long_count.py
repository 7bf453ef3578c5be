"""The Long Count as a player reads it: every entry has its title, and prose of its length."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.cards import TEXTS

ENDINGS = range(214, 219)
EPILOGUES = range(219, 223)


@pytest.mark.parametrize("entry", range(157, 223))
def test_an_entry_has_a_title_and_prose_of_its_length(entry: int) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{entry}.title")) <= 32
    least = 100 if entry in ENDINGS else 60
    most = 140 if entry in EPILOGUES else 160
    assert least <= len(TEXTS.format("en", f"entry-{entry}").split()) <= most


def test_labels_of_choices_are_short() -> None:
    labels = [
        key for key in TEXTS.keys("en") if key.startswith("choice-") and "157" <= key[7:10] <= "222"
    ]
    assert len(labels) > 30
    for key in labels:
        assert 2 <= len(TEXTS.format("en", key).split()) <= 6, key
