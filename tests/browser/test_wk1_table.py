"""The table around the map of Waste Knights: goal, own knight, readable cards, results."""

from __future__ import annotations

from time import sleep
from typing import Any

from browser.driver import wait_asked
from browser.rig import DESKTOP, Rig
from browser.wk1_tables import planning, scene
from browser.wk1_tables import site as site

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WASTER = 2
# the hexes that are not wholly inside the window of the map
CUT = """() => {
  const box = document.querySelector('[data-testid=wk1-map]').getBoundingClientRect();
  const out = (one) => {
    const at = one.querySelector('.tile').getBoundingClientRect();
    return at.left < box.left || at.right > box.right || at.top < box.top || at.bottom > box.bottom;
  };
  return [...document.querySelectorAll('#stage [data-space]')].filter(out).length;
}"""


def test_the_header_says_how_to_win_and_who_is_near(rig: Rig) -> None:
    people, code = scene(rig, "cure")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page)
    assert page.get_by_test_id("goal").inner_text() == "Bring 2 different ingredients to Gangraen"
    standings = page.get_by_test_id("standings")
    assert standings.get_by_text("2 of 2").count() == 1
    assert standings.get_by_text("0 of 2").count() == 2
    # whoever holds enough is called out, nobody else is
    assert page.get_by_test_id("near-1").is_visible()
    assert page.locator("[data-testid^=near-]").count() == 1


def test_my_sheet_has_my_ability_and_the_dice_i_have_now(rig: Rig) -> None:
    people, code = scene(rig, "worn")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page)
    dock = page.locator("#dock").bounding_box()
    assert dock["height"] <= 110  # one row
    page.get_by_test_id("open-sheet").click()
    ability = page.get_by_test_id("ability")
    ability.wait_for()
    assert "Lead Foot" in ability.inner_text()
    assert "Movement Point" in ability.inner_text()
    me = people[0].state(code, 0)["view"]["seats"][0]
    assert me["now"]["guns"] < me["skills"]["guns"]  # wounds cost dice
    guns = page.locator("[data-testid=sheet] [data-skill=guns]").inner_text()
    assert str(me["now"]["guns"]) in guns
    assert f"({me['skills']['guns']})" in guns


def test_gear_can_be_read_where_it_lies(rig: Rig) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}", viewport=DESKTOP)
    wait_asked(page)
    page.locator("#dock [data-testid=pack] [data-card=y04]").hover()
    pop = page.locator(".cardpop.laid")
    pop.wait_for()
    assert "+1 damage" in pop.inner_text()


def test_the_whole_map_is_in_sight_on_the_smallest_phone(rig: Rig) -> None:
    people, code = planning(rig)
    page = rig.page(people[0], f"/t/{code}", **SMALL)
    wait_asked(page, "route")
    page.locator("#stage [data-space]").first.wait_for()
    page.wait_for_function(f"() => ({CUT})() === 0")


def test_the_waster_is_told_how_the_card_ended(rig: Rig) -> None:
    people, code = scene(rig, "last", me=WASTER)
    page = rig.page(people[WASTER], settings={"speed": "fast", "results": "wait"})
    page.goto(f"/t/{code}")
    wait_asked(page, "waster")
    page.locator("[data-testid=card-w19]").click()
    page.get_by_test_id("primary").click()
    escape(people[0], code)
    said = page.get_by_test_id("result")
    said.wait_for()
    assert "What happened to Hell Raiders" in said.inner_text()
    assert "Mel Gearson" in said.inner_text()


def escape(knight: Any, code: str) -> None:
    """The knight tries to get away, whatever else may be asked meanwhile."""
    tried = False
    for _ in range(400):
        state = knight.state(code, 0)
        if tried and state["view"]["encounter"] is None:
            return
        prompt = state["prompt"]
        if prompt is None:
            sleep(0.05)
            continue
        keys = [option["key"] for option in prompt["options"]]
        tried = tried or "escape" in keys
        knight.answer(code, prompt, ["escape" if "escape" in keys else "pass"])
    raise AssertionError("nobody could escape")
