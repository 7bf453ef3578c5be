"""Everything that a card of Waste Knights II shows is drawn."""

from __future__ import annotations

import re
from pathlib import Path

from dustboard.games.wk2.content.cards import CONTENT

WEB = Path(__file__).parents[3] / "web" / "src"


def drawn(sheet: str) -> set[str]:
    """The drawings of a sheet."""
    return set(re.findall(r'<symbol id="([^"]+)"', (WEB / sheet).read_text()))


def test_knights_vehicles_enemies_and_cities_have_a_drawing_each() -> None:
    stage = "stages/wk2/drawings"
    knights = {row.id for row in CONTENT.knights}
    assert len(knights) == 11
    assert knights <= drawn(f"{stage}/knights.svg")
    assert {row.id for row in CONTENT.vehicles} <= drawn(f"{stage}/vehicles.svg")
    enemies = (
        *CONTENT.enemies_highway_desert,
        *CONTENT.enemies_scrub_mountains,
        *CONTENT.enemies_modules,
        *CONTENT.enemies_story,
    )
    assert {row.type for row in enemies} <= drawn("ui/drawings/foes.svg")
    cities = {f"town-{row.city}" for row in CONTENT.spaces if row.city}
    assert len(cities) == 6
    assert cities <= drawn(f"{stage}/scenes.svg")
