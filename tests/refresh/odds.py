"""Exact odds with the text the client shows for them, and what the engine rolled."""

from __future__ import annotations

import json
from typing import Any

from games.wftw import test_exact_odds as wftw
from games.wk1 import test_exact_odds as wk1
from refresh import Files, Say


def make(say: Say) -> Files:
    """What the panels of both titles say, and the rolls: a million for each position is long."""
    return {
        wftw.FIXTURES: _text([_row(row, wftw.shown(row["truth"])) for row in wftw.exact()]),
        wk1.SHOWN: _text([_row(row, wk1.shown(row["truth"])) for row in wk1.exact()]),
        wk1.ROLLED: _text(_rolls(say)),
    }


def _row(row: dict[str, Any], shown: str) -> dict[str, Any]:
    # twelve digits are the same on every machine
    return {"what": row["what"], "chance": float(f"{row['chance']:.12g}"), "shown": shown}


def _rolls(say: Say) -> dict[str, Any]:
    """What is stored, as long as the engine still rolls the first of them."""
    kept, found = wk1.kept(wk1.ROLLED), dict[str, Any]()
    for name in wk1.POSITIONS:
        few = wk1.counted(wk1.position(name).rolls(wk1.FEW))
        if name in kept and kept[name]["few"] == few:
            found[name] = kept[name]
        else:
            say(f"a million rolls for {name!r} (a minute or two)")
            million = wk1.counted(wk1.position(name).rolls(wk1.MILLION))
            found[name] = {"few": few, "million": million}
    return found


def _text(value: object) -> str:
    return json.dumps(value, indent=1) + "\n"
