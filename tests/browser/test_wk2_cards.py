"""Cards of Waste Knights II where they lie: laid out to choose from, and at reading size."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import PROMPT, wait_asked
from browser.rig import PHONE, Rig
from browser.wk2_tables import scene
from browser.wk2_tables import site as site
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.show.gallery import decks

# those of the base game: the others come with their modules
BOXED = {row.id for row in CONTENT.knights if not row.module}
KNIGHTS = {card["id"]: card for card in decks()["knights"] if card["id"] in BOXED}
GEAR = {card["id"]: card for card in decks()["gear"]}


def beginning(rig: Rig, **wish: Any) -> Any:
    """The page of somebody who is asked for a knight."""
    ana = rig.guest("Ana")
    options = {"adventure": "first_tank"}
    code = ana.table(["me"], title="wk2", options=options, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page, "knight")
    return page


def test_knights_vehicles_and_gear_are_laid_out_with_all_they_say(rig: Rig) -> None:
    page = beginning(rig)
    spread = page.get_by_test_id("spread")
    tiles = spread.locator("[data-key]")
    tiles.first.wait_for()
    assert tiles.count() == len(KNIGHTS)
    for key, card in KNIGHTS.items():
        tile = spread.locator(f"[data-key={key}]")
        assert card["text"] in tile.inner_text()
        assert tile.locator(f"[data-drawn={key}] use").count() == 1
        assert tile.locator(".pips").count() == 6
    spread.locator("[data-key=k-logan]").click()
    wait_asked(page, "vehicle")
    assert "Heavy vehicle" in spread.locator("[data-key=v-truck]").inner_text()
    spread.locator("[data-key=v-truck]").click()
    wait_asked(page, "draft")
    knife = spread.locator("[data-key='a01']").inner_text()
    assert GEAR["a01"]["sides"][0] in knife
    assert "Repair Cost 1" in knife


def test_a_phone_has_the_same_words_in_its_rows(rig: Rig) -> None:
    page = beginning(rig, viewport=PHONE, has_touch=True, is_mobile=True)
    row = page.locator(f"{PROMPT} [data-key=k-alinta]")
    row.wait_for()
    assert KNIGHTS["k-alinta"]["text"] in row.locator("[data-testid=effect]").text_content()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("card", "says"), [("a01", "deal 1 more wound"), ("a05", "Protection 1")])
def test_gear_in_hand_opens_with_both_its_sides(rig: Rig, card: str, says: str) -> None:
    page, _, _ = scene(rig, "turn", "action")
    page.locator(f"#dock [data-card={card}]").first.hover()
    popover = page.locator("#popover")
    popover.wait_for()
    said = popover.inner_text()
    assert says in said
    assert "working" in said
    assert "broken" in said
