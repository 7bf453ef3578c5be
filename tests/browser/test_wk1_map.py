"""The map of Waste Knights on every size: reachable by keys, large enough, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.driver import wait_asked, wait_tried
from browser.rig import DESKTOP, PHONE, TABLET, Rig, Site
from browser.test_axe import STILL, by_day_and_night
from browser.test_axe import axe as axe
from browser.test_layout import SIDEWAYS, inside
from browser.test_wk1_arena import to_cards
from browser.wk1_tables import planning, scene
from browser.wk1_tables import site as site

TOUCH = {"has_touch": True, "is_mobile": True}
HEXES = 37
WALK = "(key) => document.activeElement.dataset.space"


@pytest.fixture(scope="module")
def table(browser: Any, site: Site) -> Iterator[tuple[Any, str]]:
    """One table where a route is planned; the tests look at it and never set out."""
    rig = Rig(browser, site)
    people, code = planning(rig)
    yield people[0], code
    rig.close()


def look(rig: Rig, table: tuple[Any, str], **wish: Any) -> Any:
    """The planner's page, without any stop."""
    ana, code = table
    prompt = ana.state(code, 0)["prompt"]
    if prompt["draft"]:
        empty = {"seat": 0, "decision": prompt["id"], "answers": []}
        ana.post(f"/tables/{code}/draft", empty)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page, "route")
    page.locator("#stage [data-space]").nth(HEXES - 1).wait_for()
    return page


@pytest.mark.ux("UX-70")
def test_every_hex_by_arrows_and_by_name(rig: Rig, table: tuple[Any, str]) -> None:
    ana, code = table
    page = look(rig, table)
    hexes = page.locator("#stage [data-space]")
    assert hexes.count() == HEXES
    assert page.locator("#stage [data-space][tabindex='0']").count() == 1
    # to the western column, then down and up each column in turn
    page.locator("#stage [data-space=h0]").focus()
    reached = {"h0"}
    keys = ["ArrowLeft"] * 3
    for column in range(7):
        keys += ["ArrowDown"] * 6 + ["ArrowUp"] * 6
        keys += ["ArrowRight" if column < 3 else "Shift+ArrowRight"]
    for key in keys:
        page.keyboard.press(key)
        reached.add(page.evaluate(WALK))
    view = ana.state(code, 0)["view"]
    assert reached == {f"h{one['hex']}" for one in view["hexes"]}
    # what is said: name, terrain, cost from here, dangers, who is there, how it stands
    cards = {one["id"]: one for one in ana.get("/cards/wk1")["decks"]["hexes"]}
    costs = view["own"]["forecast"]["costs"]
    for one in view["hexes"]:
        said = page.locator(f"#stage [data-space=h{one['hex']}]").get_attribute("aria-label")
        assert cards[one["tile"]]["name"] in said
        assert (one["terrain"] or ("city" if one["city"] else "special place")) in said
        assert f"difficulty {one['difficulty']}" in said
        if costs[one["hex"]]:
            assert f"{costs[one['hex']]} Movement Point" in said
        for danger in ("threat", "Radiation", "contamination"):
            assert (f"{one[danger.lower()]} {danger} icon" in said) == (one[danger.lower()] > 0)
        assert ("You" in said) == (0 in one["knights"])
    assert "legal, stop 1" in page.locator("#stage [data-space=h1]").get_attribute("aria-label")
    assert "not now" in page.locator("#stage [data-space=h0]").get_attribute("aria-label")
    for hex in (36, 7):
        page.keyboard.press("g")
        label = page.locator(f"#stage [data-space=h{hex}]").get_attribute("aria-label")
        page.get_by_role("dialog").get_by_role("searchbox").fill(label[:40])
        page.keyboard.press("Enter")
        page.wait_for_function("one => document.activeElement.dataset.space === one", arg=f"h{hex}")


@pytest.mark.ux("UX-01")
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_what_must_be_visible(rig: Rig, table: tuple[Any, str], size: dict[str, int]) -> None:
    page = look(rig, table, viewport=size, **(TOUCH if size == PHONE else {}))
    seen = {
        "step": "header .wide:visible, header .narrow:visible",
        "prompt": "#prompt-text",
        "primary": "[data-testid=primary]",
        "counters": ".counters:visible",
        "my hex": "#stage [data-space=h0]",
    }
    for what, where in seen.items():
        assert any(inside(page, one) for one in page.locator(where).all()), what
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.locator("#stage svg[data-testid=wk1-map] *").count() <= 1500


@pytest.mark.ux("UX-71", "UX-67")
def test_narrow_screens_and_longer_texts(rig: Rig, table: tuple[Any, str]) -> None:
    for wish in (
        {"viewport": {"width": 320, "height": 720}},
        {"viewport": {"width": 640, "height": 720}, "settings": {"textSize": 200}},
        {"viewport": PHONE, "settings": {"lang": "pseudo"}},
    ):
        page = look(rig, table, **wish)
        assert page.evaluate(SIDEWAYS) <= 0, wish
        page.locator("#stage [data-space=h1]").click()
        page.locator("#stage [data-space=h1].chosen").wait_for()
        wait_tried(page)  # the next page begins without it


@pytest.mark.ux("UX-68")
def test_axe_finds_nothing_on_the_road(rig: Rig, table: tuple[Any, str], axe: str) -> None:
    page = look(rig, table, **STILL)
    page.locator("#stage [data-space=h1]").click()
    page.locator("[data-testid=route-plan] .stops li").wait_for()
    wait_tried(page)
    found = by_day_and_night(page, axe, "map")
    people, code = scene(rig, "waster", me=2)
    page = rig.page(people[2], f"/t/{code}", **STILL)
    wait_asked(page, "waster")
    page.get_by_test_id("trip").wait_for()
    found += by_day_and_night(page, axe, "waster")
    # what fills the stage instead of the map; the other scenes are looked at on a phone
    for name, ask in (("fight", "combat_card"), ("stalls", "trade")):
        people, code = scene(rig, name)
        if ask == "combat_card":
            to_cards(people, code)
        page = rig.page(people[0], f"/t/{code}", **STILL)
        wait_asked(page, ask)
        page.get_by_test_id("scene").wait_for()
        if ask == "combat_card":
            page.locator("[data-choice=attack]").click()
            page.get_by_test_id("replies").wait_for()
        found += by_day_and_night(page, axe, name)
    assert not found, "\n".join(found)


def test_mission_and_tasks_say_how_they_stand(rig: Rig, table: tuple[Any, str]) -> None:
    ana, code = table
    view = ana.state(code, 0)["view"]
    page = look(rig, table)
    page.get_by_test_id("shelf-tasks").click()
    tasks = page.locator("[data-testid=tasks] li.task")
    tasks.first.wait_for()
    assert any(task["card"] for task in view["tasks"])
    for row, task in zip(tasks.all(), view["tasks"], strict=False):
        assert task["left"] == 3
        lies = task["card"] is not None  # an empty slot has its name and a dash
        assert ("expires in 3 rounds" in row.inner_text()) == lies
        assert row.locator(".notches i").count() == (3 if lies else 0)
    # the whole mission is one press away, whatever fills the stage
    page.get_by_test_id("goal").click()
    box = page.get_by_role("dialog")
    cards = {one["id"]: one for one in ana.get("/cards/wk1")["decks"]["missions"]}
    assert cards[view["mission"]["id"]]["text"] in box.inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    # on a phone the tools of the map lie in its corners, side by side
    phone = look(rig, table, viewport=PHONE, **TOUCH)
    boxes = [one.bounding_box() for one in phone.locator("#stage .tools button").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert boxes[1]["x"] + boxes[1]["width"] < 390 / 2 < boxes[2]["x"]


@pytest.mark.ux("UX-70")
def test_a_knight_on_the_map_opens_its_card(rig: Rig, table: tuple[Any, str]) -> None:
    """By pointer and by keys, beside the prompt's button; a press is still the hex's."""
    page = look(rig, table)
    who = page.locator("#stage .who").first
    who.hover()
    page.locator(".cardpop").wait_for()
    card, button = (
        page.locator(one).first.bounding_box() for one in (".cardpop", "[data-testid=primary]")
    )
    assert card["x"] + card["width"] <= button["x"]
    assert who.evaluate("(one) => one.closest('[data-space]') !== null")
    page.mouse.move(5, 5)
    page.locator(".cardpop").wait_for(state="detached")
    hex_id = who.evaluate("(one) => one.closest('[data-space]').dataset.space")
    page.keyboard.press("Tab")
    page.locator(f"[data-space={hex_id}]").focus()
    page.locator(".cardpop").wait_for()


@pytest.mark.ux("UX-70")
def test_a_map_that_moves_under_the_pointer_opens_nothing(rig: Rig, table: tuple[Any, str]) -> None:
    """On a phone the window follows the route: the knight who comes to lie there is not read."""
    page = look(rig, table, viewport=PHONE, **TOUCH)
    page.locator("#stage [data-space=h1]").click()
    page.locator("#stage [data-space=h1].chosen").wait_for()
    for _ in range(4):  # each makes the browser look anew at what lies under the pointer
        page.screenshot()
        page.wait_for_timeout(150)
    assert page.locator(".cardpop").count() == 0
    page.get_by_role("button", name="List", exact=True).click()
    page.get_by_test_id("wk1-list").wait_for()


def test_what_was_read_leaves_the_map_of_a_phone_when_beats_play(rig: Rig) -> None:
    people, code = planning(rig)
    settings = {"speed": "slow", "results": "off"}
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = rig.page(people[1], f"/t/{code}", settings=settings, **touch)
    page.locator("#stage [data-space]").first.wait_for()
    page.locator("#stage [data-space]").nth(20).tap()
    card = page.get_by_test_id("hex-card")
    card.wait_for()
    prompt = people[0].state(code, 0)["prompt"]
    step = next(one["key"] for one in prompt["options"] if one["key"].startswith("h"))
    people[0].answer(code, prompt, [step, "go"])
    page.get_by_test_id("playing").wait_for()
    card.wait_for(state="detached")
