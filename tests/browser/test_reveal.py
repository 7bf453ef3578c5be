"""The board of War for the Wasteland: bids, the bill, the reveal, the shop."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.driver import (
    PROMPT,
    ask,
    play_to,
    play_until,
    prepare,
    wait_asked,
    wait_tried,
)
from browser.rig import PHONE, SHORT, Rig
from browser.warlords import BOARD, Table
from server.running import Guest, joined

BOT = {"kind": "bot", "bot": "random"}  # bids in every round
QUIET = ("reveal", "paid", "unpaid")


def four(rig: Rig, **wish: Any) -> tuple[Any, Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, **wish)
    page.goto(f"/t/{code}")
    wait_asked(page)
    return ana, page, code


def revealed(rig: Rig, plan: dict[int, dict[str, int]], **wish: Any) -> tuple[Table, list[Any]]:
    """A table whose bids are played, and all that its first seat saw of it."""
    table = Table(rig, **wish)
    table.bid(plan)
    return table, table.seen()


@pytest.mark.slow
@pytest.mark.ux("UX-36")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_each_winner_is_marked_in_the_field_that_was_won(rig: Rig, size: str) -> None:
    wish = {"viewport": PHONE} if size == "phone" else {}
    plan = {1: {"field:1": 1}, 2: {"field:2": 1}, 3: {"field:1": 2}, 0: {"shop": 1}}
    table, seen = revealed(rig, plan, **wish)
    won = [line for line in table.log() if line["kind"] == "field-won"]
    assert [line["data"]["field"] for line in won] == [0, 1]
    for line in won:
        place = f"field:{line['data']['field'] + 1}"
        then = [one for one in seen if one["beat"] == "field-won" and one["lit"] == place]
        assert then, f"{place} was not lit"
        for one in then:
            marked = [mark for mark in one["won"] if mark.startswith(place)]
            assert marked == [f"{place} {line['seat']}"]
    if size == "desktop":  # a phone shows one column at a time
        assert seen[-1]["won"] == sorted(f"field:{i + 1} {w['seat']}" for i, w in enumerate(won))


@pytest.mark.slow
@pytest.mark.ux("UX-36")
def test_the_bills_come_before_any_result(rig: Rig) -> None:
    plan = {1: {"field:1": 1, "shop": 1}, 2: {"field:1": 1}, 0: {"raid:3:0": 1}, 3: {"field:2": 1}}
    table, seen = revealed(rig, plan)
    for one in seen:
        if one["beat"] in QUIET:
            assert (one["totals"], one["won"], one["dice"]) == ([], [], []), one
    assert any(one["beat"] == "paid" for one in seen)
    assert [one for one in seen if one["beat"] == "reveal"][-1]["backs"] == 0
    kinds = [line["kind"] for line in table.log()]
    assert kinds.index("paid") < kinds.index("field-totals")
    # a place has its totals from its own beat on, and dice are rolled where there is a tie
    for one in seen:
        if one["beat"] == "field-totals" and one["lit"] == "field:1":
            assert {mark.split()[0] for mark in one["totals"]} == {"field:1"}
        for mark in one["dice"]:
            assert mark.split()[0] == one["lit"]


@pytest.mark.slow
def test_nothing_is_ahead_of_what_is_shown(rig: Rig) -> None:
    _, seen = revealed(rig, {1: {"field:1": 1}, 2: {"field:2": 1}, 0: {"shop": 1}})
    before, after = seen[0]["scores"], seen[-1]["scores"]
    shown = [one["beat"] for one in seen]
    assert "field-won" in shown
    for one in seen[: shown.index("field-won")]:
        assert one["scores"] == before
        assert not (one["asked"] and one["beat"])  # nothing is asked while something is shown
    assert seen[-1]["asked"]
    assert len(after) == 4


@pytest.mark.ux("UX-31", "UX-33", "UX-34", "UX-35")
def test_the_board_the_bill_and_the_bins(rig: Rig) -> None:
    ana, page, code = four(rig)
    play_to(page, "commitment")
    state = ana.state(code, 0)
    view = state["view"]
    primary = page.get_by_test_id("primary")
    missing = next(one for one in state["prompt"]["refused"] if one["key"] == "done")["why"]
    assert primary.inner_text().strip() == missing  # it names the place that has no card
    bins = page.locator(f"{PROMPT} .bin [role=radio]").all_inner_texts()
    assert any("efend" in one for one in bins) == bool(view["mine"]["guard"])
    assert page.locator("[data-rowhead]").count() == 4
    for seat in view["seats"]:
        if seat["seat"] != view["you"]:
            mine = page.locator(f"[data-seat='{seat['seat']}']")
            assert mine.locator(".slot.wait").count() == len(seat["marks"])
            assert mine.locator(".card:not(.back)").count() == 0
    states = set()
    bill = page.get_by_test_id("bill")
    prepare(page)
    for _ in range(6):
        cover = ana.state(code, 0)["prompt"]["view"]["mine"]["cover"]
        bill.locator(
            f".state:has-text('{'short' if cover['state'] == 'short' else 'covered'}')"
        ).wait_for()
        assert bill.locator(".state svg").count() > 0
        words = bill.locator(".state").inner_text()
        assert ("exactly" in words) == (cover["state"] == "exact")
        states.add(cover["state"])
        if page.locator("[data-group] .piece.mine").count() == 0:
            break
        page.keyboard.press("u")
        wait_tried(page)
        if not ana.state(code, 0)["prompt"]["draft"]:
            break
    assert len(states) > 1, states


@pytest.mark.ux("UX-31")
@pytest.mark.parametrize("counts", [True, False])
def test_the_board_counts_cards_of_others_as_the_option_allows(rig: Rig, counts: bool) -> None:
    ana = rig.guest("Ana")
    options = {**SHORT, "show_card_counts": counts}
    code = ana.table(["me", BOT, BOT], options=options, start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)

    def second() -> bool:
        view = ana.state(code, 0)["view"]
        return ask(page) == "marks" and view["bidding_round"] == 2

    play_until([page], second)
    view = ana.state(code, 0)["view"]
    hidden = 0
    for seat in view["seats"]:
        row = page.locator(f"[data-group][data-seat='{seat['seat']}']")
        placed = [one for one in seat["laid"] if one["place"]]
        backs, faces = row.locator(".card.back"), row.locator(".card:not(.back)")
        if seat["seat"] == view["you"]:
            assert (faces.count(), backs.count()) == (len(placed), 0)
        else:
            hidden += len(placed)
            assert (faces.count(), backs.count()) == (0, len(placed))
    assert (hidden > 0) == counts


def test_a_card_is_laid_by_dragging_it_to_a_column(rig: Rig) -> None:
    _, page, _ = four(rig)
    play_to(page, "commitment")
    place = page.locator("[data-group]:has(.bin)").first
    key = place.get_attribute("data-group")
    hand = page.locator("#hand .cardbtn:not([aria-disabled])")
    before = hand.count()
    card = hand.first.get_attribute("data-card")
    hand.first.drag_to(place)
    page.locator(f"[data-group='{key}'] .piece.mine [data-card='{card}']").wait_for()
    wait_tried(page)
    assert page.locator("#hand .cardbtn").count() == before - 1
    # what was laid goes back to the hand by pressing it
    page.locator(f"[data-group='{key}'] .piece.mine").first.click()
    page.locator(f"[data-group='{key}'] .piece.mine").wait_for(state="detached")
    assert page.locator("#hand .cardbtn").count() == before


def test_a_card_shows_what_it_counts_where_it_goes(rig: Rig) -> None:
    ana, page, code = four(rig)
    play_to(page, "marks")
    page.locator(f"{PROMPT} [data-key=shop]").click()
    wait_tried(page)
    page.get_by_test_id("primary").click()
    wait_asked(page, "commitment")
    adds = ana.state(code, 0)["view"]["mine"]["adds"]["shop"]
    printed = {
        card["id"]: card["attack"]
        for deck in ana.get("/cards/wftw")["decks"].values()
        for card in deck
        if card.get("kind") == "unit"
    }
    other = [card for card, number in adds.items() if number != printed[card]]
    assert other, "no card of this hand counts more in the shop"
    for card, number in adds.items():
        foot = page.locator(f"#hand [data-card='{card}'] .power").first
        assert re.sub(r"\s", "", foot.inner_text()).startswith(str(number))
        assert foot.locator("s").count() == (card in other)  # with what is printed beside it


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (390, 844), (360, 640)])
def test_the_whole_hand_and_the_whole_shop_are_in_sight(rig: Rig, width: int, height: int) -> None:
    ana, page, code = four(rig, viewport={"width": width, "height": height})
    play_to(page, "commitment")
    where = "[data-testid=sheet-hand]" if width < 700 else "#hand"
    cards = page.locator(f"{where} .cardbtn")
    cards.first.wait_for()
    hand = ana.state(code, 0)["view"]["mine"]["hand"]
    assert cards.count() == len(hand)
    in_sight(page, cards, width, height)
    if width < 700:
        page.locator("[data-tab-column=shop]").click()
    row = page.locator(f"{BOARD} [data-prize^='shop:'] .cardbtn")
    assert row.count() == len(ana.state(code, 0)["view"]["row"])
    if width >= 700:
        in_sight(page, row, width, height)


def in_sight(page: Any, all_of: Any, width: int, height: int) -> None:
    """All of these lie in the window, and in whatever holds them."""
    for one in all_of.all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1
        assert one.evaluate(
            """(one) => { const box = one.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + 6, box.y + box.height / 2);
                return one.contains(top); }"""
        )


def to_the_pick(ana: Guest, bo: Guest, code: str) -> dict[str, Any]:
    """Ana bids one card for the shop, Bo nothing at all; gives Ana's prompt in the shop."""
    bid = False
    while ana.state(code, 0)["table"]["state"] == "running":
        for seat, guest in ((0, ana), (1, bo)):
            prompt = guest.state(code, seat)["prompt"]
            if prompt is None:
                continue
            if prompt["name"] == "pick":
                return dict(prompt)
            keys = [option["key"] for option in prompt["options"]]
            if seat == 0 and prompt["name"] == "marks" and not bid:
                bid = True
                guest.answer(code, prompt, ["shop", "done"])
            elif prompt["name"] == "commitment":
                guest.answer(code, prompt, [keys[1], "done"])
            else:
                guest.answer(code, prompt, ["done" if "done" in keys else keys[0]])
    raise AssertionError("nothing could be bought")


@pytest.mark.ux("UX-37")
def test_the_shop_says_what_is_out_of_reach(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"], options=SHORT)
    joined(ana, [bo], code)
    prompt = to_the_pick(ana, bo, code)
    view = ana.state(code, 0)["view"]
    bid = re.search(r"bid (\d+)", prompt["text"])
    assert bid is not None
    costs = {
        card["id"]: card["acquisition"]
        for deck in ana.get("/cards/wftw")["decks"].values()
        for card in deck
        if "acquisition" in card
    }
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page, "pick")
    dear = [one for one in prompt["refused"] if one["key"].startswith("take:")]
    assert dear, "no card of the row is out of reach"
    for one in dear:
        card = view["row"][int(one["key"].partition(":")[2]) - 1]
        row = page.get_by_test_id("why").filter(has=page.locator(f"[data-key='{one['key']}']"))
        words = row.text_content()
        assert f"your bid is only {bid[1]}" in words
        assert f"costs {costs[card]}" in words
        assert int(bid[1]) < costs[card]
        on_the_stage = page.locator(f"{BOARD} .cardbtn[data-card='{card}']").first
        assert on_the_stage.get_attribute("aria-disabled") == "true"
    assert page.locator(f"{PROMPT} [data-key=decline]").count() == 1
