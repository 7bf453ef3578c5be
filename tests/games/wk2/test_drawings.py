"""Everything that a card of Waste Knights II shows is drawn."""

from __future__ import annotations

import json
import re
from pathlib import Path

from dustboard.games.wk2.content.cards import CONTENT

DRAWINGS = Path(__file__).parents[3] / "src" / "dustboard" / "drawings"


SHEETS = DRAWINGS / "wk2"


def drawn(sheet: str) -> set[str]:
    """The drawings of a sheet."""
    return set(re.findall(r'<symbol id="([^"]+)"', (DRAWINGS / sheet).read_text()))


def test_knights_vehicles_enemies_and_cities_have_a_drawing_each() -> None:
    knights = {row.id for row in CONTENT.knights}
    assert len(knights) == 11
    assert knights <= drawn("wk2/knights.svg")
    assert {row.id for row in CONTENT.vehicles} <= drawn("wk2/vehicles.svg")
    enemies = (
        *CONTENT.enemies_highway_desert,
        *CONTENT.enemies_scrub_mountains,
        *CONTENT.enemies_modules,
        *CONTENT.enemies_story,
    )
    assert {row.type for row in enemies} <= drawn("ui/foes.svg")
    cities = {f"town-{row.city}" for row in CONTENT.spaces if row.city}
    assert len(cities) == 6
    assert cities <= drawn("wk2/scenes.svg")


def test_every_part_has_a_drawing_and_every_vehicle_sockets_for_it() -> None:
    assert {row.id for row in CONTENT.parts} == drawn("wk2/parts.svg")
    found = json.loads((SHEETS / "sockets.json").read_text())
    assert set(found["sockets"]) == {row.id for row in CONTENT.vehicles}
    names = {"front", "roof", "rear", "side", "hood"}
    for sockets in found["sockets"].values():
        assert set(sockets) == names
    for row in CONTENT.parts:
        assert len(set(row.sockets)) == 2
        assert set(row.sockets) <= names
