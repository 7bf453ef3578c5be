# mypyc: skip
"""Games for offline learning, as a Parquet file: what was seen, what was legal, done, and won.

    python -m dustboard.envs.export wftw --bots normal,easy --games 200 --out games.parquet

A row is one answer of one seat: the number of the `game`, its `seed`, the `step` in it, the `seat`,
its `bot`, the `observation` (int16), the `legal` actions by number, from which `mask_of` makes the
mask, the `action` that was taken, and the `outcome` of the game for the seat (1, or -1). What the
numbers stand for is in the metadata of the file: title, players, options, names of the features.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dustboard.bots.registry import make
from dustboard.bots.sight import sight_of
from dustboard.envs.table import Table

NEEDED: Final = 'the export needs one more package: pip install "dustboard[offline]"'
SEED_STRIDE: Final = 1_000_003  # keeps the luck of the seats apart
COLUMNS: Final = (
    "game",
    "seed",
    "step",
    "seat",
    "bot",
    "observation",
    "legal",
    "action",
    "outcome",
)


def mask_of(legal: Sequence[int], count: int) -> NDArray[np.int8]:
    """The mask that an environment gives for these actions.

    >>> mask_of([1, 3], 5).tolist()
    [0, 1, 0, 1, 0]
    """
    mask = np.zeros(count, np.int8)
    mask[list(legal)] = 1
    return mask


def played(table: Table, bots: Sequence[str], number: int, seed: int) -> dict[str, list[Any]]:
    """A game of these bots, column by column. Answers that have no number are left out."""
    table.deal(seed)
    players = [
        make(name, table.title_id, seed * SEED_STRIDE + seat) for seat, name in enumerate(bots)
    ]
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    step = 0
    while not table.game.over:
        decision = table.game.pending[0]
        seat = decision.seat
        key = players[seat].answer(sight_of(table.game, seat), decision)
        at = decision.options.keys().index(key)
        legal = table.legal(seat)
        action = next((one for one, place in legal.items() if place == at), None)
        if action is not None:
            values = (number, seed, step, seat, bots[seat], table.row(seat), sorted(legal), action)
            for name, value in zip(COLUMNS, values, strict=False):
                rows[name].append(value)
        table.answer(seat, key)
        step += 1
    rewards = table.rewards()
    rows["outcome"] = [rewards[seat] for seat in rows["seat"]]
    return rows


def export(
    path: Path,
    title_id: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
) -> int:
    """Write games of these bots, one for each seat, and give the number of rows."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise ImportError(NEEDED) from error
    table = Table(title_id, len(bots), options or {}, told=False)
    types = (
        pa.int32(),
        pa.int64(),
        pa.int32(),
        pa.int8(),
        pa.string(),
        pa.list_(pa.int16(), table.features.size),
        pa.list_(pa.int32()),
        pa.int32(),
        pa.float32(),
    )
    told = {
        "title": title_id,
        "players": len(bots),
        "options": dict(options or {}),
        "actions": table.actions.count,
        "features": list(table.features.names),
    }
    schema = pa.schema(
        list(zip(COLUMNS, types, strict=True)), metadata={"dustboard": json.dumps(told)}
    )
    count = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for number in range(games):
            turn = number % len(bots)  # every bot sits in every seat
            seated = [*bots[turn:], *bots[:turn]]
            rows = played(table, seated, number, seed + number)
            file.write_table(pa.table(rows, schema=schema))
            count += len(rows["action"])
    return count


def main(arguments: list[str] | None = None) -> int:
    """Write the file that is asked for."""
    parser = argparse.ArgumentParser(description="Write games of bots for offline learning.")
    parser.add_argument("title")
    parser.add_argument("--bots", default="normal,normal", help="one for each seat")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    options = dict(pair.split("=", 1) for pair in given.option)
    bots = given.bots.split(",")
    rows = export(given.out, given.title, bots, given.games, given.seed, options)
    print(f"{given.out}: {given.games} games, {rows} rows", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
