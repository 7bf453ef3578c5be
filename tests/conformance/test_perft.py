"""The number of ways a game can go on, counted from fixed positions: it pins what is legal.

In an open group the lowest seat answers first, so that each set of answers is counted once.

One number by hand: a game of two starts with one choice of juice or spark for each seat, 2 * 2
ways. Then seat 0 marks targets: the one battlefield, the shop, the rival's base, or none at all,
4 options. So there are 2 * 2 * 4 = 16 sequences of three answers. After a mark two other targets
and the end are left, 3 options; after "none" it is the turn of seat 1 with its own 4 options. So
there are 2 * 2 * (3 + 3 + 3 + 4) = 52 sequences of four answers.

With three players there are two battlefields and two rivals, of which one may be attacked, so a
battlefield or the shop leaves 5 options, a rival 4, none 6: 2 * 2 * 2 * (3 * 5 + 2 * 4 + 6) = 232.

Waste Knights begins with the choice of one of 13 knights and one of 3 starting vehicles; the next
player has 12 knights and again 3 vehicles: 13 * 3 * 12 * 3 = 1404 sequences of four answers.
"""

from __future__ import annotations

import pytest

import dustboard
from refresh import AGAIN
from refresh.perft import FILE, POSITIONS, perft, position, row

# (title, players, depth): number of sequences from the start, counted as above; no card matters
BY_HAND: dict[tuple[str, int, int], int] = {
    ("wftw", 2, 3): 16,
    ("wftw", 2, 4): 52,
    ("wftw", 3, 3): 8,
    ("wftw", 3, 5): 232,
    ("wftw", 4, 3): 8,
    ("wftw", 4, 6): 592,
    ("wk1", 2, 4): 1404,
    ("wk1", 3, 4): 1404,
    ("wk1", 4, 3): 468,
}
KEPT = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "players", "depth"), BY_HAND)
def test_the_first_answers_are_as_many_as_counted_by_hand(
    name: str, players: int, depth: int
) -> None:
    title = dustboard.title(name)
    state = position(title, players, 0)
    assert perft(title, state, depth) == BY_HAND[name, players, depth]


@pytest.mark.parametrize(
    "at", range(len(POSITIONS)), ids=lambda at: "-".join(map(str, POSITIONS[at]))
)
def test_perft(at: int) -> None:
    assert row(*POSITIONS[at]) == KEPT[at], AGAIN


def test_every_title_is_counted_and_nothing_else() -> None:
    assert {name for name, *_ in POSITIONS} == set(dustboard.titles())
    assert len(KEPT) == len(POSITIONS)


def test_a_count_stops_soon_after_the_most_that_is_wanted() -> None:
    title = dustboard.title("wftw")
    state = position(title, 2, 0)
    assert perft(title, state, 8) == 10448
    assert 100 < perft(title, state, 8, 100) < 120
