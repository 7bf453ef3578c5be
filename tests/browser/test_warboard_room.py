"""The board of War for the Wasteland where there is little room: many players, a low phone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import play_to, prepare, wait_asked, wait_tried
from browser.rig import DESKTOP, PHONE, SHORT, Rig

BOT = {"kind": "bot", "bot": "easy"}
LOW = {"width": 1280, "height": 720}
SMALL = {"width": 360, "height": 640}
TOUCH = {"has_touch": True, "is_mobile": True}
# My cells with cards: how much of each is not on the stage, and whether a press on a card hits it.
CUT = """() => {
    const mine = [...document.querySelectorAll('[data-group]')].filter(
        (group) => group.querySelector('.piece.mine'));
    const stage = document.querySelector('#stage').getBoundingClientRect();
    return mine.map((group) => {
        const box = group.getBoundingClientRect();
        const card = group.querySelector('.piece.mine');
        const at = card.getBoundingClientRect();
        const hit = [at.top + 4, at.bottom - 4].every(
            (y) => card.contains(document.elementFromPoint(at.left + at.width / 2, y)));
        return {group: group.dataset.group, out: Math.max(0, box.bottom - stage.bottom),
                seen: hit, high: box.height};
    });
}"""
OVERLAPS = """(what) => {
    const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
        || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)));
    const out = boxes.filter((box) => box.right > innerWidth + 1);
    return {count: boxes.length, over: over.length, out: out.length};
}"""


def laid(rig: Rig, seats: int, **wish: Any) -> Any:
    """A page on which cards are laid."""
    ana = rig.guest("Ana")
    code = ana.table(["me"] + [BOT] * (seats - 1), options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page)
    play_to(page, "commitment")
    prepare(page)
    return page


@pytest.mark.parametrize(
    ("seats", "wish"),
    [(8, {"viewport": LOW}), (4, {"viewport": SMALL, **TOUCH}), (8, {"viewport": SMALL, **TOUCH})],
    ids=["eight-1280x720", "four-360x640", "eight-360x640"],
)
def test_my_own_row_is_whole(rig: Rig, seats: int, wish: dict[str, Any]) -> None:
    page = laid(rig, seats, **wish)
    found = page.evaluate(CUT)
    assert found
    assert [one for one in found if one["out"] > 1 or not one["seen"]] == []
    assert min(one["high"] for one in found) >= 60


def test_my_row_stays_where_not_even_low_rows_fit(rig: Rig) -> None:
    page = laid(rig, 8, viewport={"width": 1280, "height": 600})
    assert [one for one in page.evaluate(CUT) if one["out"] > 1 or not one["seen"]] == []


@pytest.mark.parametrize("seats", [6, 8])
@pytest.mark.parametrize("size", [LOW, PHONE, SMALL], ids=["1280x720", "phone", "360x640"])
def test_no_card_of_the_shop_lies_over_another(rig: Rig, seats: int, size: dict[str, int]) -> None:
    page = laid(rig, seats, viewport=size, **(TOUCH if size is not LOW else {}))
    if size is not LOW:
        page.locator("[data-tab-column=shop]").click()
    page.locator("[data-prize='shop:1']").wait_for()
    found = page.evaluate(OVERLAPS, "[data-prize^='shop:'] .cardbtn")
    assert found == {"count": seats, "over": 0, "out": 0}


@pytest.mark.parametrize("size", [LOW, PHONE, SMALL], ids=["1280x720", "phone", "360x640"])
def test_all_targets_to_mark_are_in_sight(rig: Rig, size: dict[str, int]) -> None:
    """Short names side by side: two fields, the shop and three rivals."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", viewport=size, **(TOUCH if size is not LOW else {}))
    wait_asked(page)
    play_to(page, "marks")
    rows = page.locator("[data-testid=prompt] [role=checkbox]")
    assert rows.count() == 6
    body = page.locator("[data-testid=prompt] > .body").bounding_box()
    for row in rows.all():
        box = row.bounding_box()
        assert box["y"] + box["height"] <= body["y"] + body["height"] + 1
    shop = page.locator("[data-testid=prompt] [data-key=shop]")
    assert "Mark the shop" in shop.inner_text()  # for those who listen
    assert shop.locator(".short").inner_text() == "Shop"


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "360x640"])
def test_places_of_a_phone_stand_side_by_side(rig: Rig, size: dict[str, int]) -> None:
    """Each says in short where it is and what lies there; the whole hand is seen beside them."""
    page = laid(rig, 4, viewport=size, **TOUCH)
    places = page.locator("[data-testid=prompt] .bin")
    tops = {round(one.bounding_box()["y"]) for one in places.all()}
    assert places.count() > 1
    assert len(tops) == 1
    foot = page.get_by_test_id("primary").bounding_box()
    hand = page.locator("[data-testid=sheet-hand] .cardbtn")
    assert hand.count() > 0
    for card in hand.all():
        box = card.bounding_box()
        assert box["y"] + box["height"] <= foot["y"]


# by how much numbers of two digits leave the head of a row
SPILT = """() => [...document.querySelectorAll('[data-rowhead]')].map((who) => {
    const line = who.querySelector('.line');
    for (const one of line.querySelectorAll('.part b')) one.textContent = '17';
    line.querySelector('.cards').lastChild.data = '12';
    const room = who.getBoundingClientRect().right;
    return Math.max(0, line.querySelector('.cards').getBoundingClientRect().right - room);
})"""


@pytest.mark.parametrize("size", [LOW, DESKTOP, {"width": 1920, "height": 1080}])
def test_the_head_of_a_row_has_room_for_two_digits(rig: Rig, size: dict[str, int]) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", viewport=size)
    wait_asked(page)
    page.locator("[data-rowhead]").nth(2).wait_for()
    assert page.evaluate(SPILT) == [0, 0, 0]


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_my_stock_is_in_sight_on_a_phone(rig: Rig, size: dict[str, int]) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", viewport=size, **TOUCH)
    wait_asked(page)
    page.locator(".shell > .tabs button").nth(1).tap()
    purse = page.locator("#dock [data-testid=purse] [data-token=spark]")
    purse.wait_for()
    # with numbers as they are once cards are laid
    scrap = page.locator("#dock [data-testid=purse] [data-token=scrap] small")
    scrap.evaluate("(one) => { one.textContent = 'of 12 scrap'; }")
    box = purse.bounding_box()
    assert box["x"] + box["width"] <= size["width"]


def test_rows_to_mark_keep_their_height_while_some_are_marked(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", viewport=DESKTOP)
    play_to(page, "marks")
    rows = page.locator("[data-testid=prompt] [role=checkbox]")
    before = [rows.nth(at).bounding_box()["height"] for at in range(5)]
    for at in (0, 1):
        rows.nth(at).click()
        wait_tried(page)
    assert [rows.nth(at).bounding_box()["height"] for at in range(5)] == before
    last, body = rows.nth(4).bounding_box(), page.locator(".shell > .prompt .body").bounding_box()
    assert last["y"] + last["height"] <= body["y"] + body["height"]
