"""The board of War for the Wasteland: bids, the bill, the reveal, the shop."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.driver import (
    ENABLED,
    PROMPT,
    ask,
    decision,
    play,
    play_to,
    play_until,
    prepare,
    wait_asked,
    wait_moved,
    wait_tried,
)
from browser.rig import SHORT, Rig
from server.running import Guest, joined

BOT = {"kind": "bot", "bot": "random"}  # bids in every round
THEATRE = "[data-testid=theatre]"


def shop_only(page: Any) -> None:
    """Answer a prompt; of targets only the shop is marked."""
    if ask(page) != "marks":
        return play(page)
    before = decision(page)
    page.locator(f"{PROMPT} [data-key=shop]").click()
    page.locator(f"{PROMPT} [data-key=shop][aria-checked=true]").wait_for()
    wait_tried(page)
    page.click(f"{PROMPT} {ENABLED}")
    wait_moved(page, before)
    return None


def four(rig: Rig, **wish: Any) -> tuple[Any, Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, **wish)
    page.clock.install()
    page.goto(f"/t/{code}")
    wait_asked(page)
    return ana, page, code


@pytest.mark.slow
@pytest.mark.ux("UX-36")
def test_the_reveal_ends_in_time_and_tells_the_same(rig: Rig) -> None:
    logs = []
    for way in ("normal", "skipped", "still"):
        motion = "reduce" if way == "still" else "no-preference"
        ana, page, code = four(rig, settings={"speed": "normal"}, reduced_motion=motion)
        theatre = page.locator(THEATRE)

        def revealed(page: Any = page, ana: Any = ana, code: str = code) -> bool:
            return page.locator(THEATRE).count() > 0 or ana.state(code, 0)["view"]["phase"] > 2

        play_until([page], revealed, shop_only)
        if way == "still":
            page.wait_for_function("() => document.querySelector('[data-testid=log]').innerText")
            assert theatre.count() == 0
        else:
            theatre.wait_for()
            page.clock.pause_at(page.evaluate("() => Date.now() + 20"))
            if way == "normal":
                page.clock.run_for(14_000)
            else:
                page.keyboard.press("Shift+Space")  # no time passes at all
            theatre.wait_for(state="detached")
            page.clock.resume()
        logs.append([line["text"] for line in ana.state(code, 0)["log"]])
    assert logs[0] == logs[1] == logs[2]
    assert any("reveal" in line.lower() for line in logs[0])


@pytest.mark.ux("UX-31", "UX-33", "UX-34", "UX-35")
def test_the_bid_board_the_bill_and_the_bins(rig: Rig) -> None:
    ana, page, code = four(rig)
    play_to(page, "commitment")
    state = ana.state(code, 0)
    view = state["view"]
    primary = page.get_by_test_id("primary")
    missing = next(one for one in state["prompt"]["refused"] if one["key"] == "done")["why"]
    assert primary.inner_text().strip() == missing  # it names the place that has no card
    bins = page.locator(f"{PROMPT} .bin [role=radio]").all_inner_texts()
    assert any("efend" in one for one in bins) == bool(view["mine"]["guard"])
    rows = page.locator("#stage tbody")
    assert rows.count() == 4
    for seat in view["seats"]:
        if seat["seat"] != view["you"]:
            shown = rows.nth(seat["seat"]).locator(".x")
            assert shown.count() == len(seat["marks"])
            assert rows.nth(seat["seat"]).locator(".mini:not(.back)").count() == 0
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
        chips = page.locator(f"{PROMPT} .back")
        if chips.count() == 0:
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
    rows = page.locator("#stage tbody")
    rows.nth(2).wait_for()
    hidden = 0
    for seat in view["seats"]:
        row = rows.nth(seat["seat"])
        placed = [one for one in seat["laid"] if one["place"]]
        backs, faces = row.locator(".mini.back"), row.locator(".mini:not(.back)")
        if seat["seat"] == view["you"]:
            assert (faces.count(), backs.count()) == (len(placed), 0)
        else:
            hidden += len(placed)
            assert (faces.count(), backs.count()) == (0, len(placed))
    assert (hidden > 0) == counts


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
    bid = re.search(r"bid: (\d+)", prompt["text"])
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
        words = row.inner_text()
        assert f"bid of {bid[1]}" in words
        assert f"cost {costs[card]}" in words
        assert one["rule"] in words
        assert int(bid[1]) < costs[card]
        on_the_stage = page.locator(f"#stage [data-card='{card}']").first
        assert on_the_stage.get_attribute("aria-disabled") == "true"
    assert page.locator(f"{PROMPT} [data-key=decline]").count() == 1
