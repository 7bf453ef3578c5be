"""Parts of the table keep their places: two things alike, a part that fails, a card popping up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.driver import ENABLED, decision, wait_asked, wait_moved
from browser.rig import DESKTOP, PHONE, TABLET, Rig
from browser.wk1_tables import scene
from browser.wk1_tables import site as site

MISSION = "[data-testid=mission]"
POP = ".cardpop.laid"
BUTTON = "[data-testid=primary]"
COVERED = f"""(pop) => {{
    const a = pop.getBoundingClientRect();
    const b = document.querySelector('{BUTTON}').getBoundingClientRect();
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}}"""
INSIDE = """(pop) => {
    const box = pop.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
SEEN = """(cards) => cards.flatMap((card) => {
    const box = card.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y)?.closest('[data-card]');
    return box.width && there === card ? [[x, y]] : [];
})"""


def broken(text: str) -> str:
    """A state whose mission has no markers at all, not even an empty list of them."""
    found: Any = json.loads(text)
    for state in (found, found.get("state") if isinstance(found, dict) else None):
        if isinstance(state, dict) and "mission" in (state.get("view") or {}):
            state["view"]["mission"]["markers"] = None
    return json.dumps(found)


def test_two_markers_on_one_hex_are_both_shown(rig: Rig) -> None:
    people, code = scene(rig, "twins")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page)
    mission = people[0].state(code, 0)["view"]["mission"]
    assert len([place for place in mission["markers"] if place is not None]) == 6
    page.get_by_test_id("goal").click()
    page.locator(f"{MISSION} .marks .chip").nth(6).wait_for()  # six markers and the doctor
    assert page.locator("[data-testid^=failed-]").count() == 0


def test_a_part_that_fails_leaves_the_table_playable(rig: Rig) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0])

    def answer(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=broken(response.text()))

    def tell(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(broken(text)))

    page.route(f"**/api/tables/{code}?*", answer)
    page.route(f"**/api/tables/{code}", answer)
    page.route_web_socket("**/api/**", tell)
    page.goto(f"/t/{code}")
    wait_asked(page, "travel")
    failed = page.locator("[data-testid=failed-wk1-map]")
    failed.wait_for()
    assert "can't be shown right now" in failed.inner_text()
    for part in ("log", "shelf-tasks", "luck"):
        assert page.locator(f"[data-testid={part}]").is_visible(), part
    failed.get_by_role("button", name="Report a problem").click()
    facts = page.locator("[data-testid=problem-facts]")
    assert "failed: wk1-map: " in facts.input_value()
    page.keyboard.press("Escape")
    before = decision(page)
    page.keyboard.press("1")
    page.locator(ENABLED).click()
    wait_moved(page, before)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("name", ["stalls", "fight", "place"])
def test_no_card_pops_up_over_the_main_button(rig: Rig, name: str, size: Any) -> None:
    people, code = scene(rig, name)
    page = rig.page(people[0], f"/t/{code}", viewport=size)
    wait_asked(page)
    page.wait_for_selector("#stage [data-card]:visible")
    cards = page.locator("[data-card]:not([data-card='?'], [data-card=''])").evaluate_all(SEEN)
    assert cards
    pop = page.locator(POP)
    for x, y in cards[:: max(1, len(cards) // 10)]:
        page.mouse.move(x, y)
        pop.wait_for()
        assert not pop.evaluate(COVERED), (x, y)
        assert pop.evaluate(INSIDE), (x, y)
        page.mouse.move(size["width"] / 2, 1)
        pop.wait_for(state="detached")  # left, and closed


def test_a_popover_keeps_off_the_tools_of_the_map(rig: Rig) -> None:
    """And what slides under a pointer that rests opens nothing, though nothing was pressed."""
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}", viewport={"width": 1280, "height": 720})
    wait_asked(page, "travel")
    tokens = page.locator("#stage [data-token]:visible")
    tools = page.locator("#stage .tools").bounding_box()
    spots = [one.bounding_box() for one in tokens.all()]
    near = sorted(spots, key=lambda box: abs(box["x"] - tools["x"]) + abs(box["y"] - tools["y"]))
    pop = page.locator(POP)
    for box in near[:4]:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        pop.wait_for()
        lies = pop.bounding_box()
        beside = lies["x"] + lies["width"] <= tools["x"] or tools["x"] + tools["width"] <= lies["x"]
        above = lies["y"] + lies["height"] <= tools["y"]
        assert beside or above or tools["y"] + tools["height"] <= lies["y"], box
        page.mouse.move(1, 1)
        pop.wait_for(state="detached")
    page.mouse.move(spots[0]["x"] - 60, 300)
    page.evaluate(
        """([x, y]) => {
            const one = document.querySelector('#dock [data-card]').cloneNode(true);
            one.style = `position:fixed;left:${x - 40}px;top:${y - 40}px;z-index:99`;
            document.querySelector('.shell').append(one);
        }""",
        [spots[0]["x"] - 60, 300],
    )
    for _ in range(4):  # each makes the browser look anew at what lies under the pointer
        page.screenshot()
        page.wait_for_timeout(150)
    assert page.locator(".cardpop").count() == 0
    page.mouse.move(spots[0]["x"] - 50, 305)
    pop.wait_for()  # now it is pointed at


TOKEN = f"{POP} [data-testid=token-card]"


def test_a_token_on_the_map_can_be_read_and_pressed_as_its_hex(rig: Rig) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "travel")
    threat = page.locator("#stage [data-space] [data-token=threat]").first
    threat.hover()
    page.locator(TOKEN).wait_for()
    assert "one more wasteland card" in page.locator(TOKEN).inner_text()
    page.mouse.move(1, 1)
    page.locator(POP).wait_for(state="detached")
    hex_ = threat.locator("xpath=ancestor::*[@data-space]")
    threat.click()
    assert hex_.evaluate("(hex) => document.activeElement === hex")


def test_a_counter_is_read_by_a_finger_that_is_held(rig: Rig) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}", viewport=PHONE, has_touch=True, is_mobile=True)
    wait_asked(page, "travel")
    page.locator("[data-token=fuel]:visible").first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "clientX": 5, "clientY": 5, "bubbles": True}
    )
    page.locator(TOKEN).wait_for()
    assert "Driving burns it" in page.locator(TOKEN).inner_text()
    page.locator(POP).get_by_role("button", name="Close").click()
    page.locator(POP).wait_for(state="detached")


def test_what_lies_on_a_hex_is_read_by_keys_in_the_list(rig: Rig) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "travel")
    page.get_by_role("button", name="List").click()
    page.locator("[data-testid=wk1-list] [data-hex]").first.focus()
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("() => document.activeElement.dataset.token !== undefined"):
            break
        page.keyboard.press("Tab")
    page.locator(TOKEN).wait_for()


def test_stock_and_points_can_be_read_on_the_board_of_the_war(rig: Rig) -> None:
    ana = rig.guest("Ana")
    bot = {"kind": "bot", "bot": "easy"}
    page = rig.page(ana, f"/t/{ana.table(['me', bot, bot], title='wftw', start=True)}")
    wait_asked(page)
    for token, words in (("vp", "highest total wins"), ("scrap", "units cost it")):
        page.locator(f"#stage [data-token={token}]:visible").first.hover()
        page.locator(TOKEN, has_text=words).wait_for()
