"""The table around the map of Waste Knights: goal, own knight, readable cards, results."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

from browser.driver import wait_asked
from browser.rig import DESKTOP, PHONE, Rig
from browser.test_layout import SIDEWAYS
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


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1280, "height": 720}])
def test_all_gear_is_in_sight_beside_many_luck_cards(rig: Rig, size: Any) -> None:
    people, code = scene(rig, "luck")
    page = rig.page(people[0], f"/t/{code}", viewport=size)
    wait_asked(page)
    page.locator("#dock .luck .card").nth(2).wait_for()
    more = "(cards) => cards.slice(0, 2).forEach((one) => one.before(one.cloneNode(true)))"
    page.locator("#dock .luck .spot").evaluate_all(more)
    assert page.locator("#dock .luck .card").count() == 5
    pack = page.locator("#dock [data-testid=pack]")
    assert pack.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    last = page.locator("#dock .luck .card").last.bounding_box()
    rail = page.locator("#logpanel").bounding_box()
    assert last["x"] + last["width"] <= rail["x"]


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
    told = said.inner_text()  # in the words of the log
    assert "Bo escapes from Hell Raiders." in told or "Bo fails to escape" in told


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


def test_a_night_in_a_city_has_a_picture_and_its_benefits_as_cards(rig: Rig) -> None:
    people, code = scene(rig, "night")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "city_rest")
    night = page.get_by_test_id("night")
    assert night.locator("[data-drawing=night]").bounding_box()["height"] >= 100
    keys = [option["key"] for option in people[0].state(code, 0)["prompt"]["options"]]
    assert night.locator("[data-choice]").count() == len(keys)
    heal = night.locator("[data-choice*=health]")
    assert "2 → 3" in heal.inner_text()
    listed = page.locator("[data-testid=prompt] .answers")
    assert listed.evaluate("(list) => list.clientWidth") <= 1  # they are not listed again
    heal.click()  # which can be undone, so it is the answer
    page.wait_for_selector("[data-testid=prompt]:not([data-ask=city_rest])")
    assert people[0].state(code, 0)["view"]["seats"][0]["health"] == 3
    phone = rig.page(people[0], f"/t/{code}", viewport=PHONE)
    phone.locator("[data-testid=prompt]").first.wait_for()
    assert phone.evaluate(SIDEWAYS) <= 0


def test_a_luck_card_lies_open_beside_what_can_answer_it(rig: Rig) -> None:
    people, code = scene(rig, "luck", pace="days")
    people[1].post(f"/tables/{code}/window", {"seat": 1, "window": "respond-luck", "order": "ask"})
    people[0].answer(code, people[0].state(code, 0)["prompt"], ["l01"])
    page = rig.page(people[1], f"/t/{code}")
    answer = page.get_by_test_id("luck-response")
    answer.wait_for()
    assert answer.locator("[data-drawing=luck]").bounding_box()["height"] >= 100
    answer.locator("span.card[data-card=l01]").wait_for()
    assert "All Night on the Road" in answer.inner_text()
    answer.locator("[data-pick=l12]").click()
    chosen = page.locator("[data-testid=prompt] [data-key=l12]").first
    assert chosen.get_attribute("aria-checked") == "true"


def test_the_scales_of_the_stalls_hang_as_the_offer_weighs(rig: Rig) -> None:
    people, code = scene(rig, "stalls")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "trade")
    scales = page.get_by_test_id("scales")
    assert scales.get_attribute("data-turn") == "0"
    page.locator("[data-testid=stalls] [data-pick^='give:']").first.click()
    page.locator("[data-testid=scales]:not([data-turn='0'])").wait_for()
    assert int(scales.get_attribute("data-turn")) < 0  # mine is the heavier side


def test_all_seats_are_in_sight_on_a_phone_when_one_can_win(rig: Rig) -> None:
    people, code = scene(rig, "cure")
    page = rig.page(people[0], f"/t/{code}", viewport=PHONE, has_touch=True, is_mobile=True)
    wait_asked(page)
    seats = page.locator(".strip .seat")
    seats.nth(2).wait_for()
    assert page.locator(".strip .near").count() == 1
    box = seats.nth(2).bounding_box()
    assert box["x"] + box["width"] <= PHONE["width"]


CLAMPED = """() => [...document.querySelectorAll('[data-testid=prompt] .effect')].filter(
    (one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent)"""


def test_a_phone_shows_all_that_a_card_says_where_few_are_asked_for(rig: Rig) -> None:
    people, code = scene(rig, "last", me=WASTER)
    page = rig.page(people[WASTER], f"/t/{code}", viewport=PHONE, has_touch=True, is_mobile=True)
    wait_asked(page, "waster")
    page.locator("[data-testid=prompt] .effect").first.wait_for()
    assert page.evaluate(CLAMPED) == []


def test_cards_to_play_before_a_move_stand_in_a_list_on_a_phone(rig: Rig) -> None:
    people, code = scene(rig, "luck")
    page = rig.page(people[0], f"/t/{code}", viewport=PHONE, has_touch=True, is_mobile=True)
    wait_asked(page, "react_own_turn")
    rows = page.locator("[data-testid=beside] .option")
    rows.nth(1).wait_for()
    boxes = [rows.nth(at).bounding_box() for at in range(rows.count())]
    assert [one["x"] for one in boxes] == [boxes[0]["x"]] * len(boxes)
    assert max(one["x"] + one["width"] for one in boxes) <= PHONE["width"]
    assert page.evaluate(CLAMPED) == [] or len(boxes) > 3


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1280, "height": 720}])
def test_a_long_name_fits_its_tag(rig: Rig, size: Any) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}", viewport=size)
    wait_asked(page)
    name = page.locator("#dock [data-testid=pack] .chip.long b").first
    name.wait_for()
    name.evaluate("(one) => { one.textContent = 'Bucket Helm and Straps'; }")
    cut = "(one) => one.scrollHeight - one.clientHeight"
    assert name.evaluate(cut) < 4  # lines stand closer than they are high
    tag = page.locator("#dock [data-testid=pack] .chip.long").first
    assert tag.evaluate(cut) <= 1
