"""Tables of Waste Knights that begin in the middle of something, for tests of the client."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.rig import Rig, Site
from server.running import Guest, joined


class KnightsSite(Site):
    """The site with scenes to begin with."""

    PROGRAM = Path(__file__).parent / "program_wk1.py"


@pytest.fixture(scope="module")
def site(knights: Site) -> Site:
    """The site of modules that import this: a server with scenes."""
    return knights


def scene(
    rig: Rig, name: str, me: int = 0, players: int = 3, **more: Any
) -> tuple[list[Guest], str]:
    """A table in a scene; all seats are people, and `me` is the host. Gives them by seat."""
    ana = rig.guest("Ana")
    others = [rig.guest(who) for who in ("Bo", "Cho", "Dag")[: players - 1]]
    seats = ["me" if seat == me else "link" for seat in range(players)]
    code = ana.table(seats, title="wk1", options={"laid": name}, **more)
    joined(ana, others, code)
    people = [*others]
    people.insert(me, ana)
    return people, code


def hex_at(view: Any, q: int, r: int) -> int:
    """The hex at these coordinates, as the view numbers it."""
    return next(one["hex"] for one in view["hexes"] if (one["q"], one["r"]) == (q, r))


def planning(rig: Rig) -> tuple[list[Guest], str]:
    """A table where seat 0 plans a route by vehicle."""
    people, code = scene(rig, "round")
    prompt = people[0].state(code, 0)["prompt"]
    assert prompt["name"] == "travel"
    people[0].answer(code, prompt, ["vehicle"])
    return people, code
