"""Random games with every invariant checked after every answer; they end within 60 rounds.

The full number of games is played by the compiled build; plain Python plays a sample of them.
`dustboard soak` plays as many as one likes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from conformance.play import FOLDERS, THIN, player_counts, random_options, start, title_in
from dustboard import build_info
from dustboard.kernel.engine import act
from dustboard.kernel.invariants import check_invariants
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

GAMES = 2000 if build_info.compiled() else 140 // THIN  # of each title, over all numbers of players
MOST_ROUNDS = 60

TABLES = [(folder, players) for folder in FOLDERS for players in player_counts(folder)]


def games_at(folder: str, players: int) -> int:
    """How many of a title's games have so many players; together they are all of them."""
    counts = player_counts(folder)
    share, rest = divmod(GAMES, len(counts))
    return share + (counts.index(players) < rest)


def play_checked(title: Title, state: State, rng: random.Random) -> None:
    """Play with invariants checked after each answer, to the end or the last round allowed."""
    while not state.over and round_of(state) <= MOST_ROUNDS:
        asked = [seat for seat, ask in enumerate(state.asked) if ask >= 0]
        assert asked, "nobody is asked, and the game is not over"
        seat = rng.choice(asked)
        legal = title.asks[state.asked[seat]].legal(state, seat)
        assert legal, f"seat {seat} is asked but has no answer"
        act(title, state, seat, rng.choice(legal))
        check_invariants(title, state)


def round_of(state: State) -> int:
    """The number of the round; 0 in titles without rounds."""
    number: int = getattr(state, "round", 0)
    return number


def spread(numbers: list[int]) -> str:
    """The distribution of numbers in one line.

    >>> spread([3, 1, 2])
    'least 1, median 2, most 3'
    """
    numbers = sorted(numbers)
    return f"least {numbers[0]}, median {numbers[len(numbers) // 2]}, most {numbers[-1]}"


def fitting(title: Title, players: int, rng: random.Random) -> dict[str, object]:
    """Options drawn by chance, of those that a table of this size may have."""
    while True:
        options = random_options(title, rng)
        if players in title.players_for(options):
            return options


def play_many(folder: str, players: int, games: int) -> str:
    """Play so many games, and tell how long they were and how they ended."""
    title = title_in(folder)
    rounds: list[int] = []
    reasons: Counter[str] = Counter()
    won = 0
    for number in range(games):
        rng = random.Random(1000 * players + number)
        # every other game at a table with other options
        options = fitting(title, players, rng) if number % 2 else {}
        state = start(folder, players, number, options, debug=True).state
        state.journal = None
        play_checked(title, state, rng)
        assert state.over, f"game {number} with {options} goes on after {MOST_ROUNDS} rounds"
        rounds.append(round_of(state))
        outcome = title.outcome(state)
        assert outcome.reason
        # some titles have games that everybody loses; they say for which reasons
        assert outcome.winners or outcome.reason in title.lost_by()
        reasons[outcome.reason if outcome.winners else f"{outcome.reason} (no winner)"] += 1
        won += len(outcome.winners) > 0
    # who answers by chance hardly ever wins a game that all may lose together
    assert won or title.lost_by()
    ends = ", ".join(f"{number} {reason}" for reason, number in sorted(reasons.items()))
    return f"{folder}, {players} players, {len(rounds)} games, rounds: {spread(rounds)}; {ends}"


@pytest.mark.parametrize(("folder", "players"), TABLES)
def test_random_games_end_and_break_no_invariant(
    folder: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("report", play_many(folder, players, games_at(folder, players)))
