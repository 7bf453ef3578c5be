"""The reference sheet of a title, which a seat may open in any turn."""

from __future__ import annotations

import pytest

from conformance.play import catalogue
from dustboard.games.wk2.content.constants import DANGERS, ENTRY_COST, TERRAINS
from dustboard.games.wk2.meta import TITLE
from server.running import Running, joined

# what must stand on the sheet, by its lines
PARTS = {
    "actions": ("actions", "move", "camp", "explore", "city", "plot", "pass"),
    "entry costs": ("costs", "fuel"),
    "danger icons": DANGERS,
    "shops": ("quack", "garage", "workshop", "stalls"),
    "combat": ("weapon", "engagement", "ranged", "advance", "melee", "resolution"),
    "limits": ("injuries", "malfunctions"),
}


@pytest.mark.rule("wk2.setup.31")
def test_a_seat_opens_its_reference_sheet_in_anothers_turn(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    options = {"adventure": "iron_trail", "quick_setup": True}
    code = ana.table(["me", "link"], title="wk2", options=options, shuffle_seats=False)
    joined(ana, [bo], code)
    assert sorted(guest.state(code)["prompt"] is None for guest in (ana, bo)) == [False, True]
    before = [guest.state(code)["view"] for guest in (ana, bo)]
    pages = [guest.get("/rules/wk2/page", lang="en")["reference"] for guest in (ana, bo)]
    assert pages[0] == pages[1]
    assert [guest.state(code)["view"] for guest in (ana, bo)] == before
    lines = dict(TITLE.reference())
    assert [line["rule"] for line in pages[0]] == list(lines.values())
    assert all(line["name"] and line["text"] for line in pages[0])


@pytest.mark.rule("wk2.setup.31")
def test_the_sheet_has_all_its_parts_and_clauses(table: Running) -> None:
    lines = dict(TITLE.reference())
    assert [name for part in PARTS.values() for name in part if name not in lines] == []
    assert set(lines.values()) <= catalogue("wk2")
    page = table.guest().get("/rules/wk2/page", lang="en")["reference"]
    costs = next(line["text"] for line in page if line["rule"] == "wk2.move.07")
    for terrain, cost in zip(TERRAINS, ENTRY_COST, strict=False):
        assert f"{terrain} {cost}" in costs.lower()
    assert table.guest().get("/rules/wftw/page", lang="en")["reference"] == []
