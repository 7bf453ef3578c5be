"""Waste Knights without a pointer: a whole game, from the knights to the report."""

from __future__ import annotations

from typing import Any

import pytest

from browser.by_keys import fill, send, tab_to
from browser.driver import (
    ENABLED,
    PROMPT,
    ask,
    decision,
    play_to_end,
    wait_asked,
    wait_moved,
    wait_tried,
)
from browser.rig import Rig

BOT = {"kind": "bot", "bot": "easy"}
SEND = f"{PROMPT} {ENABLED}"
LIST = f"{PROMPT} [role=radio], {PROMPT} [role=checkbox]"


def play_by_keys(page: Any, drive: bool) -> None:
    """Answer with the first of a list, or with what the button says; on the map go one hex."""
    before = decision(page)
    if ask(page) == "route":
        page.keyboard.press("m")
        tab_to(page, "#stage [data-space]")
        page.keyboard.press("j")
        page.keyboard.press("Enter")
        page.locator("#stage [data-space].chosen").first.wait_for()
        wait_tried(page)
    page.keyboard.press("p")
    if page.locator(f"{PROMPT} .bin").count() > 0:
        fill(page)
    elif page.locator(SEND).count() == 0:
        tab_to(page, LIST)
        keys = page.locator(LIST).evaluate_all("all => all.map((one) => one.dataset.key)")
        first = keys.index("vehicle") if drive else 0
        for number in range(first + 1, min(len(keys), 9) + 1):  # as many as it takes
            row = page.locator(LIST).nth(number - 1)
            sent = row.get_attribute("data-at-once") is not None
            page.keyboard.press(str(number))
            if sent:  # the press is the answer
                wait_moved(page, before)
                return
            wait_tried(page)
            if page.locator(SEND).count() > 0:
                break
    send(page, before)


@pytest.mark.slow
@pytest.mark.ux("UX-69")
def test_a_game_by_keys_only(rig: Rig) -> None:
    """The mission that ends first; one drive, then the knight waits for the train."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], title="wk1", options={"mission": "freight"}, start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    asked: list[str] = []

    def note_and_play(page: Any) -> None:
        name = ask(page)
        asked.append(name)
        play_by_keys(page, drive=name == "travel" and asked.count(name) == 1)

    play_to_end([page], note_and_play)
    steps = {"knight_sheet", "place-gear", "travel", "route", "combat_card", "quick-resupply"}
    assert steps <= set(asked)  # nights that have nothing to decide pass by themselves
    tab_to(page, f"a[href='/t/{code}/report']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/report")
