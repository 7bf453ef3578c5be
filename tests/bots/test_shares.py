"""Published win shares are those that a simulation gives."""

from __future__ import annotations

import pytest

import dustboard
from conformance.play import in_full
from dustboard import build_info
from dustboard.bots import levels, tempers
from dustboard.bots.shares import Share, shares
from dustboard.bots.tempers import canonical, level_of
from dustboard.lab.batch import Batch, play_one
from dustboard.lab.driver import sim_options

SOME = 12
FEW = 1  # of a level that thinks ahead, which takes its time
EVERY = [share for title in dustboard.titles() for share in shares(title)]
# tempers are many, and some levels slow; in a short run the quick levels stand for them
QUICK = ("easy", "normal")
only_compiled = pytest.mark.skipif(
    not build_info.compiled(), reason="takes minutes in plain Python"
)
PLAYED = [
    pytest.param(
        share,
        marks=()
        if share.level in QUICK
        else in_full
        if level_of(share.level) in QUICK
        else only_compiled,
    )
    for share in EVERY
]


@pytest.mark.compiled  # what bots reckon with is compiled, too
@pytest.mark.parametrize("share", PLAYED, ids=lambda one: f"{one.title}-{one.level}")
def test_games_played_again_fit_the_published_share(share: Share) -> None:
    assert level_of(share.level) in levels()
    assert canonical(share.level, share.title) == share.level
    assert share.against in levels()
    assert 0 <= share.wins <= share.games >= 100
    games = FEW if level_of(share.level) == "hard" else SOME
    batch = Batch(
        share.title, [share.level, share.against], games, share.seed, sim_options(share.title)
    )
    rows = [play_one(batch, index) for index in range(games)]
    won = sum(
        1 / len(row["winners"])
        for row in rows
        for winner in row["winners"]
        if row["seats"][winner] == share.level
    )
    assert abs(won / games - share.wins / share.games) <= 0.35


def test_every_level_and_temper_of_a_measured_title_has_a_share() -> None:
    assert EVERY
    for title in {share.title for share in EVERY}:
        special = {
            f"normal:{temper.id}"
            for group in tempers(title)
            for temper in group.temper
            if temper.id != group.default
        }
        assert {share.level for share in shares(title)} == set(levels()) | special


def test_no_temper_is_hopeless_nor_sure_to_win() -> None:
    special = [share for share in EVERY if share.level not in levels()]
    assert special
    for share in special:
        assert 0.25 <= share.wins / share.games <= 0.75, share
