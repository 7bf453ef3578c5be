"""What came is marked on the very distribution that was shown before the dice (ux 6)."""

from __future__ import annotations

import pytest

from dustboard.games.wftw.rules.battlefields import break_tie
from dustboard.server.insight.luck_report import roll_info
from dustboard.server.insight.odds import row_of, seen_events
from games.wftw.scene import Scene


@pytest.mark.ux("UX-29")
@pytest.mark.parametrize("tied", [2, 3, 4])
@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_is_marked_with_the_chance_that_was_shown(tied: int, winner: int) -> None:
    scene = Scene(players=4)
    scene.muster({})
    title = scene.game.title
    before = next(one for one in title.odds(scene.game.masked(0), 0) if one.key == "dice")
    shown = row_of(title, before, "en").bars[tied - 2]
    scene.dice(*(6 if seat == winner else 2 for seat in range(tied)))
    assert break_tie(scene.state, 0, list(range(tied))) == winner
    rolls = [
        roll_info(title, at, roll, "en")
        for at, roll in title.rolls(seen_events(scene.game, 0))
        if roll.kind == "tie"
    ]
    assert [roll.seat for roll in rolls] == list(range(tied))
    for roll in rolls:
        lost, won = roll.bars
        assert (won.text, won.chance) == (shown.text, pytest.approx(1 / tied))
        assert won.chance == shown.chance
        assert lost.chance == pytest.approx(1 - shown.chance)
        assert (lost.came, won.came) == (roll.seat != winner, roll.seat == winner)
