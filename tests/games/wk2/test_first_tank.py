"""First Tank as a player reads it: every entry has its prose, every choice its label."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import PLACED_ENTRIES, SHEETS
from games.wk2.endings import Tale, learns
from games.wk2.tale_player import entries

ENTRIES = {row.id: row for place, row in PLACED_ENTRIES if "first_tank" in place}
PAGES = [sheet for sheet in SHEETS if sheet.adventure == "first_tank"]
FIRST_TIMES = ("147", "148", "149", "150", "151")
ENDINGS = ("153", "154", "155")
BASE = ("k-johnny", "k-logan", "k-alinta", "k-zoey", "k-nelly", "k-sallow")


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


def test_all_entries_of_the_adventure_are_there() -> None:
    numbers = [*range(121, 125), *range(126, 145), *range(146, 157)]
    assert sorted(ENTRIES) == [str(number) for number in numbers]


@pytest.mark.parametrize("entry", sorted(ENTRIES))
def test_an_entry_has_a_title_and_prose_of_its_length(entry: str) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{entry}.title")) <= 32
    least, most = (
        (60, 85) if entry in FIRST_TIMES else (100, 160) if entry in ENDINGS else (60, 160)
    )
    assert least <= words(f"entry-{entry}") <= most


def test_every_choice_has_a_label() -> None:
    found = {
        f"choice-{id}-{key}"
        for id, row in ENTRIES.items()
        for key in keys_in((row.effects, row.choices))
    } | {
        f"choice-{page.id}-{key}"
        for page in PAGES
        for action in page.actions
        for key in keys_in(action.then)
    }
    assert {"choice-126-quiet", "choice-140-leave", "choice-t2-buy"} <= found
    for name in sorted(found):
        assert 2 <= words(name) <= 6, name


def test_pages_and_knights_have_their_texts() -> None:
    assert 40 <= words("adventure-first_tank") <= 90
    assert TEXTS.format("en", "adventure-first_tank.title") == "First Tank"
    for page in PAGES:
        assert 40 <= words(f"page-{page.id}") <= 90
        assert 40 <= words(f"page-{page.id}.rules") <= 90
        assert len(TEXTS.format("en", f"page-{page.id}.goal")) <= 110
    for knight in BASE:
        assert 80 <= words(f"bio-{knight}") <= 120


# -- games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "wants"),
    [
        (153, ("quick", "buy", "fuel", "meds", "install")),
        (153, ("quick", "buy", "refuse", "pay", "install")),
        (154, ("quick", "buy", "refuse", "sell")),
    ],
)
def test_a_story_comes_to_its_ending_and_its_epilogue(ending: int, wants: tuple[str, ...]) -> None:
    game = Tale("first_tank", 1, ending, learns, wants).told()
    read = entries(game)
    assert read[0] == 121
    assert read[-2:] == [ending, 156]
    assert {122, 123, 124, 135, 127, 129, 136} <= set(read)
    assert (143 in read) == (130 in read)


def test_a_knight_that_does_nothing_hears_the_lamps_go_out() -> None:
    read = entries(Tale("first_tank", 1, 155).told())
    assert read[-3:] == [152, 155, 156]
    assert 132 in read  # nobody was met
