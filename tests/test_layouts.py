"""A number that was ever given to a running game keeps its meaning, in all titles."""

from __future__ import annotations

from pathlib import Path

import pytest

import dustboard
from dustboard.games.rows import numbered
from dustboard.kernel.errors import ContentError
from refresh import AGAIN
from refresh.layouts import (
    GAMES,
    TITLES,
    Given,
    broken,
    given_ever,
    given_now,
    missing,
    title_of,
)


@pytest.mark.parametrize("folder", TITLES)
def test_what_was_given_stands_and_what_is_new_is_written_down(folder: str) -> None:
    ever, now = given_ever(folder), given_now(title_of(folder))
    assert broken(ever, now) == []
    assert missing(ever, now) == {}, AGAIN
    numbers = GAMES / folder / "content" / "data" / "numbers.txt"
    if numbers.is_file():
        assert numbers.read_text(encoding="utf-8").split() == now["table of cards"], AGAIN


def test_every_title_is_looked_at() -> None:
    assert set(dustboard.titles()) <= set(TITLES)


@pytest.mark.compiled
@pytest.mark.parametrize("folder", TITLES)
def test_names_in_a_layout_are_unique_and_can_be_read_back(folder: str) -> None:
    title = title_of(folder)
    for players in range(title.min_players, title.max_players + 1):
        layout = title.layout(players)
        assert layout is title.layout(players)
        assert type(layout).read(layout.text).text == layout.text
        lists = [*[steps for _, steps in layout.programs], *[rows for _, rows in layout.tables]]
        lists += [tuple(name for name, _ in layout.programs), layout.asks, layout.streams]
        for names in lists:
            assert len(set(names)) == len(names)
        for name in [name for names in lists for name in names]:
            assert name != "?"
            assert "\t" not in name
            assert "\n" not in name


GIVEN: Given = {
    "programs": ["round"],
    "asks": ["bid"],
    "fields": ["hand zones"],
    "table of cards": ["axe", "bow"],
}


@pytest.mark.parametrize(
    ("part", "rows", "line"),
    [
        ("programs", ["turn"], "programs: 'round' is gone"),
        ("asks", ["offer"], "asks: 'bid' is gone"),
        ("fields", ["hand notes"], "field 'hand' was of shape zones; give the new one another key"),
        ("table of cards", ["axe", "saw", "bow"], "cards: number 1 was 'bow'"),
        ("table of cards", ["axe"], "cards: number 1 was 'bow'"),
    ],
)
def test_the_law_finds_what_moved(part: str, rows: list[str], line: str) -> None:
    assert broken(GIVEN, {**GIVEN, part: rows}) == [line]


def test_what_comes_last_and_fields_that_go_are_allowed() -> None:
    now = {**GIVEN, "fields": ["deck zone"], "table of cards": ["axe", "bow", "saw"]}
    assert broken(GIVEN, now) == []
    assert missing(GIVEN, now) == {"fields": ["deck zone"], "table of cards": ["saw"]}


def test_a_card_that_is_gone_is_named_with_its_row(tmp_path: Path) -> None:
    file = tmp_path / "numbers.txt"
    file.write_text("axe\nbow\n", encoding="utf-8")
    assert numbered(file, ["saw", "bow", "axe"]) == [2, 1, 0]
    with pytest.raises(ContentError, match=r"numbers\.txt:2: card 'bow' is gone"):
        numbered(file, ["axe", "saw"])
