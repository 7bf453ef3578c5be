"""Tables of Waste Knights II that begin in the middle of something, for tests of the client."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.driver import wait_asked
from browser.rig import Rig, Site
from server.running import Guest


class RoadSite(Site):
    """The site with the title and its scenes."""

    PROGRAM = Path(__file__).parent / "program_wk2.py"


@pytest.fixture(scope="module")
def site(road: Site) -> Site:
    """The site of modules that import this: a server with scenes."""
    return road


def scene(rig: Rig, name: str, ask: str = "", **wish: Any) -> tuple[Any, Guest, str]:
    """The page of somebody alone at a table in a scene, who is asked this."""
    ana = rig.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"laid": name}, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page, ask)
    page.get_by_test_id("wk2-map").wait_for(state="attached")  # a spread may cover it
    return page, ana, code


def state_of(guest: Guest, code: str) -> Any:
    """The table as the server has it."""
    return guest.state(code, 0)["view"]
