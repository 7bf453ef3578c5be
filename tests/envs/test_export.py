"""Games are written for offline learning, and can be played again from what was written."""

import json
from pathlib import Path

import numpy as np
import pytest

from dustboard import envs
from dustboard.envs.export import main, mask_of

parquet = pytest.importorskip(
    "pyarrow.parquet", reason="pyarrow is not installed: pip install pyarrow"
)


def test_what_is_written_is_what_an_environment_shows(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    given = ["wftw", "--bots", "random,easy", "--games", "2", "--seed", "7", "--out", str(path)]
    assert main(given) == 0
    found = parquet.read_table(path)
    told = json.loads(found.schema.metadata[b"dustboard"])
    assert tuple(told["features"]) == envs.features("wftw", 2).names
    rows = found.to_pylist()
    assert {row["game"] for row in rows} == {0, 1}
    assert {row["bot"] for row in rows if row["seat"] == 0} == {"random", "easy"}
    table = envs.aec("wftw").table
    for number in (0, 1):
        game = [row for row in rows if row["game"] == number]
        table.deal(game[0]["seed"])
        for row in game:
            seat = row["seat"]
            assert table.row(seat).tolist() == row["observation"]
            mask = mask_of(row["legal"], told["actions"])
            assert np.array_equal(mask, table.mask(seat))
            assert mask[row["action"]] == 1
            table.act(seat, row["action"])
        rewards = table.rewards()
        assert table.game.over
        assert all(row["outcome"] == rewards[row["seat"]] for row in game)
