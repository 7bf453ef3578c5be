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

import random

import pytest

import dustboard
from dustboard.kernel.engine import act
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

SEED = 2024

# (title, players, answers played before, depth): number of sequences
PINNED: dict[tuple[str, int, int, int], int] = {
    ("wftw", 2, 0, 3): 16,
    ("wftw", 2, 0, 4): 52,
    ("wftw", 2, 0, 8): 10448,
    ("wftw", 3, 0, 3): 8,
    ("wftw", 3, 0, 5): 232,
    ("wftw", 4, 0, 3): 8,
    ("wftw", 4, 0, 6): 592,
    ("wftw", 2, 150, 6): 200,
    ("wftw", 2, 250, 3): 16,
    ("wftw", 2, 250, 6): 72,
    ("wftw", 3, 250, 3): 114,
    ("wftw", 3, 250, 5): 864,
    ("wftw", 4, 250, 3): 108,
    ("wftw", 4, 250, 4): 648,
    ("wftw", 4, 300, 5): 336,
    ("wk1", 2, 0, 4): 1404,
    ("wk1", 3, 0, 4): 1404,
    ("wk1", 4, 0, 3): 468,
    ("wk1", 2, 60, 6): 69,
    ("wk1", 2, 200, 6): 28,
    ("wk1", 3, 90, 5): 13778,
    ("wk1", 4, 150, 6): 24,
    ("wk1", 4, 250, 6): 121,
}


def lowest_asked(state: State) -> int:
    """The lowest seat that has to answer."""
    return next(seat for seat, ask in enumerate(state.asked) if ask >= 0)


def position(title: Title, players: int, answers: int) -> State:
    """Where a fixed random game stands after so many answers."""
    state = dustboard.new_game(title.id, players, SEED).state.clone()
    rng = random.Random(SEED)
    for _ in range(answers):
        seat = lowest_asked(state)
        legal = title.asks[state.asked[seat]].legal(state, seat)
        act(title, state, seat, legal[rng.randrange(len(legal))])
    return state


def perft(title: Title, state: State, depth: int) -> int:
    """The number of sequences of `depth` answers; a game that ends early counts as one."""
    if depth == 0 or state.over:
        return 1
    seat = lowest_asked(state)
    legal = title.asks[state.asked[seat]].legal(state, seat)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        branch = state.clone()
        act(title, branch, seat, action)
        count += perft(title, branch, depth - 1)
    return count


@pytest.mark.parametrize(("name", "players", "answers", "depth"), PINNED)
def test_perft(name: str, players: int, answers: int, depth: int) -> None:
    title = dustboard.title(name)
    state = position(title, players, answers)
    assert perft(title, state, depth) == PINNED[name, players, answers, depth]


def test_every_title_is_counted() -> None:
    assert {name for name, *_ in PINNED} == set(dustboard.titles())
