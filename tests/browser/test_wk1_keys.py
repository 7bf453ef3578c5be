"""Waste Knights without a pointer: the last round of a game, with a drive, to its end."""

from __future__ import annotations

from typing import Any

import pytest

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
from browser.test_ways import BOT, tab_to
from browser.wk1_tables import site as site

LIST = f"{PROMPT} [role=radio], {PROMPT} [role=checkbox]"


def play_by_keys(page: Any) -> None:
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
    if page.locator(f"{PROMPT} {ENABLED}").count() == 0:
        tab_to(page, LIST)
        keys = page.locator(LIST).evaluate_all("all => all.map((one) => one.dataset.key)")
        page.keyboard.press(str(1 + keys.index("vehicle")) if ask(page) == "travel" else "1")
        page.wait_for_selector(f"{PROMPT} {ENABLED}")
    tab_to(page, ENABLED)
    page.keyboard.press("Enter")
    wait_moved(page, before)


@pytest.mark.slow
@pytest.mark.ux("UX-69")
def test_the_last_round_by_keys_only(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], title="wk1", options={"scene": "evening"}, start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    asked: set[str] = set()

    def note_and_play(page: Any) -> None:
        asked.add(ask(page))
        play_by_keys(page)

    assert play_to_end([page], note_and_play) >= 5
    assert {"equip", "travel", "route"} <= asked
    tab_to(page, f"a[href='/t/{code}/report']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/report")
