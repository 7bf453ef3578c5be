"""Published win shares are those that a simulation gives."""

from __future__ import annotations

import pytest

import dustboard
from dustboard.bots import levels
from dustboard.bots.shares import Share, shares
from dustboard.lab.batch import Batch, play_one
from dustboard.lab.driver import sim_options

SOME = 12
EVERY = [share for title in dustboard.titles() for share in shares(title)]


@pytest.mark.compiled  # what bots reckon with is compiled, too
@pytest.mark.parametrize("share", EVERY, ids=lambda one: f"{one.title}-{one.level}")
def test_games_played_again_fit_the_published_share(share: Share) -> None:
    assert share.level in levels()
    assert share.against in levels()
    assert 0 <= share.wins <= share.games >= 100
    batch = Batch(
        share.title, [share.level, share.against], SOME, share.seed, sim_options(share.title)
    )
    rows = [play_one(batch, index) for index in range(SOME)]
    won = sum(
        1 / len(row["winners"])
        for row in rows
        for winner in row["winners"]
        if row["seats"][winner] == share.level
    )
    assert abs(won / SOME - share.wins / share.games) <= 0.35


def test_every_level_of_a_measured_title_has_a_share() -> None:
    assert EVERY
    for title in {share.title for share in EVERY}:
        assert {share.level for share in shares(title)} == set(levels())
