"""Cards are carried to their place: by mouse, and by a finger that is held for a moment."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import PROMPT, play_to, wait_asked, wait_tried
from browser.rig import PHONE, SHORT, Rig
from browser.wk1_tables import planning, scene
from browser.wk1_tables import site as site

BOT = {"kind": "bot", "bot": "easy"}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LIFTED = "[data-ghost]"


def middle(page: Any, one: Any) -> tuple[float, float]:
    one.evaluate("(one) => one.scrollIntoView({block: 'center', behavior: 'instant'})")
    box = one.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)


def free(one: Any) -> bool:
    """Whether nothing lies over the place where it is touched."""
    x, y = middle(one.page, one)
    return bool(one.evaluate("(one, at) => one.contains(document.elementFromPoint(...at))", [x, y]))


def by_mouse(page: Any, what: Any, place: Any) -> None:
    """Drag and drop."""
    here = middle(page, what)
    page.mouse.move(*here)
    page.mouse.down()
    there = middle(page, place)
    page.mouse.move(here[0] + 20, here[1] + 20, steps=2)
    page.mouse.move(*there, steps=4)
    page.locator("[data-over]").wait_for()
    page.mouse.up()
    page.locator(LIFTED).wait_for(state="detached")


class Finger:
    """A finger on the glass."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.tab = page.context.new_cdp_session(page)

    def at(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.tab.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def carry(self, what: Any, place: Any) -> None:
        """Hold it until it can be carried, carry it there, let it go."""
        (x, y), there = middle(self.page, what), middle(self.page, place)
        self.at("touchStart", (x, y))
        self.page.wait_for_timeout(420)  # it is held: that is what a finger does
        for step in range(1, 6):
            way = step / 5
            self.at("touchMove", (x + (there[0] - x) * way, y + (there[1] - y) * way))
        self.page.locator("[data-over]").wait_for()
        self.at("touchEnd")
        self.page.locator(LIFTED).wait_for(state="detached")

    def swipe(self, what: Any) -> None:
        """Move at once, as one who scrolls."""
        x, y = middle(self.page, what)
        self.at("touchStart", (x, y))
        for step in range(1, 6):
            self.at("touchMove", (x, y - 15 * step))
        assert self.page.locator(LIFTED).count() == 0
        self.at("touchEnd")


def laying(rig: Rig, **wish: Any) -> tuple[Any, Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page)
    play_to(page, "commitment")
    return ana, page, code


def test_a_finger_carries_a_card_to_a_place_and_to_the_board(rig: Rig) -> None:
    ana, page, code = laying(rig, **TOUCH)
    finger = Finger(page)
    hand = page.locator("[data-testid=sheet-hand] .cardbtn:not([aria-disabled])")
    finger.swipe(hand.first)
    assert ana.state(code, 0)["prompt"]["draft"] == []
    place = page.locator(f"{PROMPT} .bin").last
    cards = [hand.first.get_attribute("data-card")]
    finger.carry(hand.first, place)
    page.locator(f"{PROMPT} .bin .back[data-card='{cards[0]}']").wait_for(state="attached")
    wait_tried(page)
    cards.append(hand.first.get_attribute("data-card"))
    board = next(one for one in page.locator("#stage [data-group][data-drop]").all() if free(one))
    where = board.get_attribute("data-drop")
    finger.carry(hand.first, board)
    page.locator("#stage .piece.mine").first.wait_for()
    wait_tried(page)
    draft = ana.state(code, 0)["prompt"]["draft"]
    assert draft == [f"{cards[0]}@{place.get_attribute('data-drop')}", f"{cards[1]}@{where}"]
    assert page.locator(".cardpop").count() == 0


def test_a_pressed_card_hands_the_target_on(rig: Rig) -> None:
    """Two targets that need a card get one each by two presses on cards of the hand."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", **TOUCH)
    wait_asked(page)
    play_to(page, "marks")
    for key in ("field:1", "shop"):
        page.locator(f"{PROMPT} [data-key='{key}']").tap()
        page.locator(f"{PROMPT} [data-key='{key}'][aria-checked=true]").wait_for()
    page.get_by_test_id("primary").tap()
    wait_asked(page, "commitment")
    hand = page.locator("[data-testid=sheet-hand] .cardbtn:not([aria-disabled])")
    on = page.locator(f"{PROMPT} .bin.on")
    assert on.get_attribute("data-drop") == "field:1"
    hand.first.tap()
    page.locator(f"{PROMPT} .bin.on[data-drop=shop]").wait_for()
    wait_tried(page)
    hand.first.tap()
    page.locator("[data-testid=primary]:not([aria-disabled=true])").wait_for()
    wait_tried(page)
    places = [key.split("@")[1] for key in ana.state(code, 0)["prompt"]["draft"]]
    assert sorted(places) == ["field:1", "shop"]
    assert on.get_attribute("data-drop") == "shop"  # where nothing is empty it stays


def drafted(rig: Rig, people: list[Any], code: str, seat: int = 0) -> list[str]:
    return list(people[seat].state(code, seat)["prompt"]["draft"])


def test_gear_is_carried_from_the_dock_and_on_the_sheet(rig: Rig) -> None:
    people, code = scene(rig, "equip")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "equip")
    slots = page.locator("[data-testid=scene]")
    slots.locator("[data-place='pocket:3']").wait_for()
    stored = page.locator("#dock .thing.held[data-card]")
    card = stored.filter(has_text="Rad-out").get_attribute("data-card")
    by_mouse(page, stored.filter(has_text="Rad-out"), slots.locator("[data-place='pocket:3']"))
    page.locator(f"[data-place='pocket:3'] [data-lift='{card}']").wait_for()
    wait_tried(page)
    other = slots.locator("[data-place='pocket:1'] [data-lift]")
    second = other.get_attribute("data-lift")
    by_mouse(page, other, slots.locator("[data-place=vehicle]"))
    page.locator(f"[data-place=vehicle] [data-lift='{second}']").wait_for()
    wait_tried(page)
    assert drafted(rig, people, code) == [f"{card}>pocket:3", f"{second}>vehicle"]


def test_a_finger_carries_gear(rig: Rig) -> None:
    people, code = scene(rig, "equip")
    page = rig.page(people[0], f"/t/{code}", **TOUCH)
    wait_asked(page, "equip")
    slots = page.locator("[data-testid=scene]")
    one = slots.locator("[data-place='pocket:1'] [data-lift]")
    card = one.get_attribute("data-lift")
    Finger(page).carry(one, slots.locator("[data-place='pocket:3']"))
    page.locator(f"[data-place='pocket:3'] [data-lift='{card}']").wait_for()
    wait_tried(page)
    assert drafted(rig, people, code) == [f"{card}>pocket:3"]


@pytest.mark.parametrize("start", ["dock", "offer"])
def test_what_is_offered_is_carried_to_the_other_side(rig: Rig, start: str) -> None:
    people, code = scene(rig, "deal")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "knight-offer")
    trade = page.get_by_test_id("trade")
    trade.wait_for()
    mine = trade.locator("[data-pick^='give:']").first
    key = mine.get_attribute("data-pick")
    card = key.removeprefix("give:")
    what = page.locator(f"#dock [data-card='{card}']") if start == "dock" else mine
    by_mouse(page, what.first, trade.locator("[data-drop=theirs]"))
    page.locator(f"[data-pick='{key}'][aria-pressed=true]").wait_for()
    wait_tried(page)
    wish = trade.locator("[data-pick^='want:']").first
    wanted = wish.get_attribute("data-pick")
    by_mouse(page, wish, trade.locator("[data-drop=mine]"))
    page.locator(f"[data-pick='{wanted}'][aria-pressed=true]").wait_for()
    wait_tried(page)
    assert drafted(rig, people, code) == [key, wanted]


def test_goods_are_carried_over_the_counter_of_the_stalls(rig: Rig) -> None:
    people, code = scene(rig, "stalls")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "trade")
    stalls = page.get_by_test_id("stalls")
    mine = stalls.locator("[data-drop=mine] [data-pick^='give:']").first
    key = mine.get_attribute("data-pick")
    by_mouse(page, mine, stalls.get_by_test_id("tray-theirs"))
    page.locator(f"[data-pick='{key}'][aria-pressed=true]").wait_for()
    wait_tried(page)
    given, taking = stalls.get_by_test_id("tray-theirs"), stalls.get_by_test_id("tray-mine")
    assert given.locator("[data-card]").get_attribute("data-card") == key.removeprefix("give:")
    assert taking.locator("[data-card]").count() == 0
    ware = stalls.locator("[data-pick^='take:']:not([aria-disabled])").first
    taken = ware.get_attribute("data-pick")
    by_mouse(page, ware, taking)
    page.locator(f"[data-pick='{taken}'][aria-pressed=true]").wait_for()
    wait_tried(page)
    assert drafted(rig, people, code) == [key, taken]
    # a press on what lies on a tray takes it back
    taking.locator("[data-card]").click()
    taking.locator("[data-card]").wait_for(state="detached")
    assert drafted(rig, people, code) == [key]


def test_luck_is_played_by_carrying_it_to_the_table(rig: Rig) -> None:
    people, code = scene(rig, "luck")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "react_own_turn")
    card = page.locator("[data-testid=luck] button.card").first
    key = card.get_attribute("data-pick")
    by_mouse(page, card, page.locator("#stage [data-drop=table]"))
    chosen = f"[data-pick='{key}'][aria-pressed=true], {PROMPT}:not([data-ask=react_own_turn])"
    page.locator(chosen).first.wait_for()


def test_a_finger_held_on_a_hex_reads_what_lies_there_and_chooses_nothing(rig: Rig) -> None:
    people, code = planning(rig)
    page = rig.page(people[0], f"/t/{code}", **TOUCH)
    wait_asked(page, "route")
    page.get_by_test_id("wk1-map").wait_for()
    legal = page.locator("#stage [data-space].legal").first
    finger = Finger(page)
    box = legal.locator(".tile").bounding_box()
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    finger.at("touchStart", at)
    page.get_by_test_id("hex-card").wait_for()  # while it is held
    assert "difficulty" in page.get_by_test_id("hex-card").inner_text()
    finger.at("touchEnd")
    wait_tried(page)
    assert page.locator("#stage [data-space].chosen").count() == 0
    page.touchscreen.tap(*at)
    page.locator("#stage [data-space].chosen").wait_for()
