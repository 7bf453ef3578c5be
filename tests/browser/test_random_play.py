"""A short run of random play by visible controls; `./dust soak web` plays for longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.random_play import SIZES, play_game
from browser.rig import Rig


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_game_can_be_played_by_whatever_can_be_pressed(
    rig: Rig, size: str, tmp_path: Path
) -> None:
    player = play_game(rig, "wftw", size, 3, tmp_path)
    assert player.decisions > 5
