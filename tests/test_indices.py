"""No number that stands for nothing is ever an index."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import checked_indices
import dustboard
from checked_indices import NegativeIndex, bound_checked, index_checked

GAMES = 15


def test_a_number_below_zero_is_refused() -> None:
    assert index_checked([5, 6], 1, "here") == 6
    assert index_checked({-1: "any key"}, -1, "here") == "any key"
    assert bound_checked(0, "here") == 0
    with pytest.raises(NegativeIndex, match="here: index -1"):
        index_checked([5, 6], -1, "here")
    with pytest.raises(NegativeIndex, match="there: index -2"):
        bound_checked(-2, "there")


@pytest.mark.parametrize("title", dustboard.titles())
def test_games_look_nothing_up_below_zero(title: str) -> None:
    paths = [str(Path(checked_indices.__file__).parent), *sys.path]
    run = subprocess.run(
        [sys.executable, checked_indices.__file__, title, str(GAMES)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout.split()[0]) > 100 * GAMES
