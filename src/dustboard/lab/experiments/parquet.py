"""Games as a Parquet file, one row for each seat of each game; needs pyarrow (`dustboard[lab]`)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dustboard.lab.batch import Row
from dustboard.lab.figures import won

MISSING = "no games.parquet: pyarrow is not installed (pip install 'dustboard[lab]')"


def write_parquet(path: Path, rows: Iterable[Row]) -> bool:
    """Write all seats of all games; False if pyarrow is not there."""
    if find_spec("pyarrow") is None:
        return False
    arrow = import_module("pyarrow")
    parquet = import_module("pyarrow.parquet")
    flat = [line for row in rows for line in seat_rows(row)]
    names = dict.fromkeys(name for line in flat for name in line)
    columns = {name: [line.get(name) for line in flat] for name in names}
    part = path.with_name(path.name + ".part")
    parquet.write_table(arrow.table(columns), part, compression="zstd")
    part.replace(path)
    return True


def seat_rows(row: Row) -> list[dict[str, Any]]:
    """A game as one plain row for each seat.

    >>> row = {"variant": "base", "index": 0, "seed": "7", "seats": ["easy"], "winners": [0],
    ...        "scores": [3], "rounds": 2, "answers": 9, "reason": "goal", "turns": {},
    ...        "curve": [[1], [3]], "figures": {"game": {"raids": 2}, "seats": {"knight": ["k01"]}}}
    >>> line = seat_rows(row)[0]
    >>> line["won"], line["game.raids"], line["seat.knight"], line["curve"]
    (1.0, 2, 'k01', [1, 3])
    """
    shared = {
        **{name: row[name] for name in ("variant", "index", "seed", "rounds", "answers", "reason")},
        "players": len(row["seats"]),
        **{f"option.{name}": str(value) for name, value in row["turns"].items()},
    }
    figures = row.get("figures", {"game": {}, "seats": {}})
    shared |= {f"game.{name}": value for name, value in figures["game"].items()}
    lines: list[dict[str, Any]] = []
    for seat, bot in enumerate(row["seats"]):
        line = {**shared, "seat": seat, "bot": bot, "won": won(row, seat)}
        line["score"] = row["scores"][seat] if row["scores"] else None
        line |= {f"seat.{name}": values[seat] for name, values in figures["seats"].items()}
        if "cards" in figures:
            line["cards"] = list(figures["cards"][seat])
            line["gained"] = list(figures["cards"][seat].values())
        line["curve"] = [scores[seat] for scores in row["curve"]]
        lines.append(line)
    return lines
