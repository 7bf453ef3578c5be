"""Recorded games in the browser with every beat stepped: no panel is ahead of what is shown.

Here a part of each game; `./dust soak web` plays them whole.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from browser.recorded import GAMES, play_again, record_of
from browser.rig import Rig
from browser.test_beats import nothing_is_ahead

ANSWERS = 110


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES)
def test_a_recorded_game_shows_nothing_before_its_beat(
    rig: Rig, tmp_path: Path, title: str
) -> None:
    shown, truth, _ = play_again(rig, title, ANSWERS)
    (tmp_path / "shown.json").write_text(json.dumps(shown, indent=1))
    assert len(shown) > 40
    assert nothing_is_ahead(shown, truth) == []


def test_the_recorded_games_are_those_that_are_meant() -> None:
    assert record_of("wftw")["players"] == record_of("wk1")["players"] == 3
    assert record_of("wk1")["options"]["mission"] == "savior"
    assert all(record_of(title)["outcome"] for title in GAMES)
