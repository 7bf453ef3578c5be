"""What stands at the end of things: result cards, uses at any time, gear as it lay last night."""

from __future__ import annotations

import json

import pytest

from browser.driver import wait_asked, wait_until
from browser.rig import PHONE, Rig
from browser.warlords import Table
from browser.wk1_tables import scene
from browser.wk1_tables import site as site

SHORT_ENOUGH = 44  # letters: a heading, not a sentence of the log


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_result_card_has_a_short_heading_and_waits(rig: Rig, size: str) -> None:
    wish = {"viewport": PHONE, "has_touch": True} if size == "phone" else {}
    table = Table(rig, settings={"speed": "fast", "results": "wait"}, **wish)
    table.bid({0: {"field:1": 1}, 1: {"field:1": 2}, 2: {"field:2": 1}, 3: {"shop": 1}})
    page = table.page
    card = page.get_by_test_id("result")
    card.wait_for()
    heading = card.get_by_role("heading").inner_text()
    lines = [line["text"] for line in table.log()]
    assert heading
    assert len(heading) <= SHORT_ENOUGH
    assert heading not in lines
    words = card.inner_text()
    assert "You brought" in words or "Your bill" in words
    seen = page.evaluate("() => window.seen.length")
    page.wait_for_timeout(700)  # nothing passes by itself
    assert card.is_visible()
    assert page.evaluate("() => window.seen.length") <= seen + 1
    page.keyboard.press("Space")
    card.filter(has_text=heading).wait_for(state="detached")


def test_what_can_be_used_at_any_time_is_a_button(rig: Rig) -> None:
    people, code = scene(rig, "night")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "city_rest")
    use = page.get_by_test_id("use").filter(has_text="Medi-shot")
    use.click()

    def used() -> bool:
        pressed = use.count() > 0 and use.first.get_attribute("aria-pressed") == "true"
        return pressed or people[0].state(code, 0)["view"]["seats"][0]["health"] > 2

    wait_until(page, used)


def test_gear_is_laid_as_it_lay_last_night_with_one_press(rig: Rig) -> None:
    people, code = scene(rig, "equip")
    own = people[0].state(code, 0)["view"]["own"]
    card = own["backpack"][0]
    last = json.dumps(json.dumps({"pocket:3": [card]}))
    context = rig.context(people[0])
    key = f"dustboard.layout.{code}.0.equip"
    context.add_init_script(f"localStorage.setItem('{key}', {last})")
    page = context.new_page()
    page.goto(f"/t/{code}")
    wait_asked(page, "equip")
    again = page.get_by_test_id("same-again")
    again.wait_for()
    again.click()
    page.wait_for_selector("[data-testid=prompt]:not([data-ask=equip])")
    # whoever may change it until all have answered sees it where it will lie
    page.reload()
    state = people[0].state(code, 0)
    laid = json.dumps([state["view"]["own"], state["view"]["seats"][0]["pockets"]])
    assert card in laid
    assert state["prompt"] is None or state["prompt"]["name"] != "equip"
