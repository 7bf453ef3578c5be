"""The rail: nothing in it blocks, says again what lies as cards, or hides an answer."""

from __future__ import annotations

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
    wait_asked,
    wait_moved,
    wait_tried,
)
from browser.rig import DESKTOP, PHONE, SHORT, Rig

BOT = {"kind": "bot", "bot": "easy"}
LAPTOP = {"width": 1280, "height": 720}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SHOWN = "(list) => list.clientWidth > 1"
FITS = "(button) => button.scrollHeight <= button.clientHeight + 1"
# answers that cannot be seen without scrolling
BELOW = f"""() => {{
    const end = document.querySelector('{PROMPT} .body').getBoundingClientRect().bottom;
    const rows = [...document.querySelectorAll('{PROMPT} .option')];
    return rows.filter((row) => row.getBoundingClientRect().bottom > end + 1)
        .map((row) => row.dataset.key);
}}"""


def bidding(rig: Rig, **wish: Any) -> tuple[Any, Any, str]:
    """A person who is asked for marks, among bots."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", **{"viewport": DESKTOP, **wish})
    play_to(page, "marks")
    return ana, page, code


@pytest.mark.parametrize("wish", [{}, TOUCH], ids=["desktop", "phone"])
def test_a_draft_that_is_late_blocks_nothing(rig: Rig, wish: dict[str, Any]) -> None:
    ana, page, code = bidding(rig, **wish)
    page.route("**/draft*", lambda route: None)  # it never comes back
    page.locator(f"{PROMPT} [role=checkbox]").first.click()
    page.wait_for_selector(f"{PROMPT}[data-trying]")
    before = decision(page)
    ana.answer(code, ana.state(code, 0)["prompt"], ["done"])  # from another device
    wait_moved(page, before)
    wait_asked(page, "marks")
    wait_tried(page)
    now = decision(page)
    page.get_by_test_id("idle").first.click()
    wait_moved(page, now)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_hand_lies_once(rig: Rig, size: dict[str, int]) -> None:
    _, page, _ = bidding(rig, viewport=size)
    play_to(page, "commitment")
    assert not page.locator(f"{PROMPT} .answers").evaluate(SHOWN)
    primary = page.get_by_test_id("primary")
    assert primary.get_attribute("aria-disabled") == "true"  # it says what is missing
    assert primary.evaluate(FITS)
    rail, wide = (page.locator(one).bounding_box()["width"] for one in (PROMPT, ".primary"))
    assert wide > 0.85 * rail
    page.locator("#dock .cardbtn:not([aria-disabled=true])").first.click()
    wait_tried(page)
    assert page.locator(f"{PROMPT} .bin .back").count() == 1
    # who goes there by keys finds all cards
    page.locator(f"{PROMPT} .item").first.focus()
    assert page.locator(f"{PROMPT} .answers").evaluate(SHOWN)


def test_a_chance_that_all_share_is_not_repeated(rig: Rig) -> None:
    ana, page, code = bidding(rig)
    keys = [one["key"] for one in ana.state(code, 0)["prompt"]["options"]]

    def told(chances: list[float]) -> Any:
        def reply(route: Any) -> None:
            found = route.fetch()
            odds = found.json()
            row = {"key": "", "about": "", "rule": "", "what": "to win", "stand": ""}
            more: dict[str, Any] = {"assumed": [], "parts": [], "bars": []}
            odds["options"] = {
                key: {**row, **more, "key": key, "chance": chance}
                for key, chance in zip(keys, chances, strict=False)
            }
            route.fulfill(response=found, json=odds)

        return reply

    chips = page.locator(f"{PROMPT} [data-testid=option-odds]")
    page.route("**/odds*", told([0.0, 0.5]))
    page.reload()
    wait_asked(page, "marks")
    chips.nth(1).wait_for()
    page.unroute("**/odds*")
    page.route("**/odds*", told([0.0, 0.0]))  # the others have none
    with page.expect_response("**/odds*"):
        page.reload()
    wait_asked(page, "marks")
    page.wait_for_load_state("networkidle")
    assert chips.count() == 0


def test_every_way_to_explore_is_in_sight(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], title="wk1", start=True)
    page = rig.page(ana, f"/t/{code}", viewport=DESKTOP)
    wait_asked(page)
    play_until([page], lambda: ask(page) == "explore", play)
    assert page.locator(f"{PROMPT} .option").count() > 4
    assert page.evaluate(BELOW) == []
    rail = page.locator(PROMPT).bounding_box()["height"]
    log = page.locator(".shell > .log").bounding_box()["height"]
    assert log > 0.33 * (rail + log)
    assert page.locator(f"{PROMPT} {ENABLED}, {PROMPT} .primary").first.evaluate(FITS)
