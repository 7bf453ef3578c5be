"""The Waster's frame, and escape or face, as two people at one table see them."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import PROMPT, wait_asked
from browser.rig import DESKTOP, PHONE, Rig
from browser.wk1_tables import scene
from browser.wk1_tables import site as site

WASTER = 2
TOUCH = {"has_touch": True, "is_mobile": True}


def as_waster(rig: Rig, name: str, **wish: Any) -> tuple[Any, list[Any], str]:
    """The page of the Waster, who is asked to play a card or wait."""
    people, code = scene(rig, name, me=WASTER)
    page = rig.page(people[WASTER], f"/t/{code}", **wish)
    wait_asked(page, "waster")
    return page, people, code


def rules_beside(page: Any) -> list[str]:
    """The clauses that stand on the stage beside what the Waster may not do."""
    marks = page.get_by_test_id("trip").locator("[data-rule]")
    marks.first.wait_for()
    return [mark.get_attribute("data-rule") for mark in marks.all()]


@pytest.mark.ux("UX-42")
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_waster_knows_that_he_is_the_waster(rig: Rig, screen: str) -> None:
    size = {"viewport": DESKTOP} if screen == "desktop" else {"viewport": PHONE, **TOUCH}
    page, people, code = as_waster(rig, "waster", **size)
    banner = page.get_by_test_id("waster-banner")
    assert "You are the Waster" in banner.inner_text()
    assert people[0].me["name"] in banner.inner_text()
    assert banner.locator("svg[data-icon=vulture]").count() == 1
    frame = page.locator("[data-testid=scene].waster")
    assert frame.evaluate("one => parseFloat(getComputedStyle(one).borderTopWidth)") >= 4
    assert "gradient" in frame.evaluate("one => getComputedStyle(one).borderImageSource")
    # his own knight stands back meanwhile, on the map and on his sheet
    resting = page.locator("#stage [data-knight] .resting")
    assert resting.count() == 1
    assert page.locator(f"#stage [data-knight='{WASTER}'] .resting").count() == 1
    assert page.locator("#dock .resting, .summary .resting").count() == 2
    # both cards lie open, and the one that is pressed is the answer
    page.locator("[data-testid=card-w19]").click()
    assert page.locator(f"{PROMPT} [data-key=w19]").get_attribute("aria-checked") == "true"
    if screen == "desktop":  # each answer once: as cards, or on a phone as a list
        page.locator("#stage [data-choice=wait]").click()
        assert page.locator(f"{PROMPT} [data-key=wait]").get_attribute("aria-checked") == "true"
        assert page.locator(f"{PROMPT} .answers").evaluate("(list) => list.clientWidth") <= 1
    # the knight sees the same cards and no frame
    knight = rig.page(people[0], f"/t/{code}")
    knight.locator("[data-testid=card-w19]").wait_for()
    assert knight.locator("[data-testid=card-w02]").count() == 1
    assert knight.get_by_test_id("waster-banner").count() == 0
    assert knight.locator("[data-testid=scene].waster, .resting").count() == 0


@pytest.mark.ux("UX-42")
def test_what_the_waster_may_not_do_has_its_clause(rig: Rig) -> None:
    last, _, _ = as_waster(rig, "last")
    assert rules_beside(last) == ["wk1.wasteland.12"]
    assert last.locator("#stage [data-choice=wait]").count() == 0
    assert "you must play a card" in last.get_by_test_id("trip").inner_text()
    hunt, _, _ = as_waster(rig, "hunt")
    assert "wk1.task.27" in rules_beside(hunt)
    assert hunt.locator("button[data-testid=card-w02]").count() == 0
    assert hunt.locator("button[data-testid=card-w21]").count() == 1


@pytest.mark.ux("UX-43")
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_escape_and_face_have_equal_weight(rig: Rig, screen: str) -> None:
    size = {"viewport": DESKTOP} if screen == "desktop" else {"viewport": PHONE, **TOUCH}
    people, code = scene(rig, "fight")
    page = rig.page(people[0], f"/t/{code}", **size)
    wait_asked(page, "escape_or_face")
    ways = [page.get_by_test_id(f"way-{key}") for key in ("escape", "face")]
    boxes = [way.bounding_box() for way in ways]
    assert abs(boxes[0]["width"] - boxes[1]["width"]) <= 1
    assert abs(boxes[0]["height"] - boxes[1]["height"]) <= 1
    rows = page.locator(f"{PROMPT} [role=radio]")
    assert [row.get_attribute("aria-checked") for row in rows.all()] == ["false", "false"]
    assert [way.get_attribute("aria-pressed") for way in ways] == ["false", "false"]
    assert page.get_by_test_id("primary").get_attribute("aria-disabled") == "true"
    meets = people[0].state(code, 0)["view"]["encounter"]
    escape, face = (way.inner_text() for way in ways)
    assert f"against {meets['difficulty']}" in escape
    assert f"lose {meets['loss']} Health" in escape
    assert "fight" in face
    assert "3 Health" in " ".join(face.split())
    ways[0].click()
    assert page.locator(f"{PROMPT} [data-key=escape]").get_attribute("aria-checked") == "true"
