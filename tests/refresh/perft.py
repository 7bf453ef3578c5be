"""Numbers of ways a game can go on, counted from fixed positions.

A row of the file names the position (title, players, answers played before), how many answers deep
was counted, and the number of sequences. Deep counts grow without bounds where other cards lie, so
a position is counted only as deep as it has at most `MOST` sequences.
"""

from __future__ import annotations

import random

import dustboard
from dustboard.kernel.engine import act
from dustboard.kernel.state import State
from dustboard.kernel.title import Title
from refresh import FIXTURES, Files, Say

FILE = FIXTURES / "perft.txt"
SEED = 2024
MOST = 20_000

# (title, players, answers played before, depth at most)
POSITIONS = (
    ("wftw", 2, 0, 8),
    ("wftw", 2, 150, 6),
    ("wftw", 2, 250, 3),
    ("wftw", 2, 250, 6),
    ("wftw", 3, 250, 3),
    ("wftw", 3, 250, 5),
    ("wftw", 4, 250, 3),
    ("wftw", 4, 250, 4),
    ("wftw", 4, 300, 5),
    ("wk1", 2, 60, 6),
    ("wk1", 2, 200, 6),
    ("wk1", 3, 90, 5),
    ("wk1", 4, 150, 6),
    ("wk1", 4, 250, 6),
    ("wk2", 1, 20, 6),
    ("wk2", 1, 60, 6),
    ("wk2", 2, 40, 6),
    ("wk2", 3, 120, 6),
    ("wk2", 4, 60, 6),
)


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


def perft(title: Title, state: State, depth: int, most: int = MOST) -> int:
    """The number of sequences of `depth` answers; a game that ends early counts as one.

    More than `most` of them are not counted to their end.
    """
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
        count += perft(title, branch, depth - 1, most - count)
        if count > most:
            break
    return count


def row(name: str, players: int, answers: int, depth: int) -> str:
    """What is counted at a position, as it is written down."""
    title = dustboard.title(name)
    state = position(title, players, answers)
    while (found := perft(title, state, depth)) > MOST:
        depth -= 1
    return f"{name}, {players} players, after {answers} answers, {depth} deep: {found}"


def make(say: Say) -> Files:
    """One row for each position."""
    return {FILE: "".join(f"{row(*one)}\n" for one in POSITIONS)}
