"""Published win shares are those that a simulation gives."""

from __future__ import annotations

import pytest

import dustboard
from conformance.play import in_full
from dustboard import build_info
from dustboard.bots import levels, thinks
from dustboard.bots.tempers import canonical, level_of
from dustboard.bots.win_rates import Share, shares
from dustboard.lab.batch import play_one
from dustboard.lab.shares import (
    GAMES,
    HARD_GAMES,
    SEED,
    batch_of,
    counted,
    key_of,
    planned,
)
from dustboard.lab.statistics import wilson

SOME = 12
FEW = 1  # of a level that thinks ahead, which takes its time
EVERY = [share for title in dustboard.titles() for share in shares(title)]
# tempers are many, and some levels slow; in a short run the quick levels stand for them
QUICK = ("easy", "normal")
only_compiled = pytest.mark.skipif(
    not build_info.compiled(), reason="takes minutes in plain Python"
)


def chosen() -> list[Share]:
    """One row of each level and temper, of another table each."""
    by_level: dict[tuple[str, str], list[Share]] = {}
    for share in EVERY:
        by_level.setdefault((share.title, share.level), []).append(share)
    return [rows[number % len(rows)] for number, rows in enumerate(by_level.values())]


PLAYED = [
    pytest.param(
        share,
        marks=()
        if share.level in QUICK
        else in_full
        if level_of(share.level) in QUICK
        else only_compiled,
    )
    for share in chosen()
]


@pytest.mark.compiled  # what bots reckon with is compiled, too
@pytest.mark.parametrize("share", PLAYED, ids=lambda one: "-".join(map(str, key_of(one))))
def test_games_played_again_fit_the_published_share(share: Share) -> None:
    games = FEW if thinks(share.level) else SOME
    batch = batch_of(share)
    again = counted(share, [play_one(batch, index) for index in range(games)])
    low, high = wilson(again.wins, games)
    assert low - 0.1 <= share.wins / share.games <= high + 0.1


@pytest.mark.parametrize("title", [one for one in dustboard.titles() if shares(one)])
def test_all_that_is_planned_was_measured(title: str) -> None:
    """Duels and tables of four, every scenario, every level and temper, as `dustboard shares`."""
    found = shares(title)
    plan = planned([title], GAMES, HARD_GAMES, SEED)
    assert [key_of(share) for share in found] == [key_of(row) for row in plan]
    assert [(share.games, share.seed) for share in found] == [(row.games, row.seed) for row in plan]
    for share in found:
        assert canonical(share.level, title) == share.level
        assert 0 <= share.wins <= share.games


def test_easy_is_a_beginners_opponent() -> None:
    """It wins between 15 and 35 of 100 duels against normal where each wins for itself."""
    duels = [share for share in EVERY if share.level == "easy" and share.players == 2]
    assert {share.title for share in duels} == {share.title for share in EVERY}
    for title in {share.title for share in duels}:
        apart = [share for share in duels if share.title == title and not share.together]
        won, games = sum(share.wins for share in apart), sum(share.games for share in apart)
        assert 0.15 <= won / games <= 0.35, title


def test_no_temper_is_hopeless_nor_sure_to_win() -> None:
    special = [share for share in EVERY if share.level not in levels() and not share.together]
    assert special
    for share in special:
        fair = 1 / share.players
        assert 0.4 * fair <= share.wins / share.games <= 1 - 0.5 * (1 - fair), share
