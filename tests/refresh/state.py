"""The states of all titles, written from their declarations."""

from __future__ import annotations

from dustboard.lab.state_source import made_source
from refresh import ROOT, Files, Say

GAMES = ROOT / "src" / "dustboard" / "games"


def make(say: Say) -> Files:
    """`state/state.py` of every title that declares its state."""
    specs = sorted(GAMES.glob("*/state/spec.py"))
    return {spec.with_name("state.py"): made_source(spec.parents[1].name) for spec in specs}
