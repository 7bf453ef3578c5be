"""A game played on from a position of a running one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.driver import play_to, wait_asked
from browser.rig import Rig
from server.running import joined


@pytest.mark.ux("UX-62")
def test_a_fork_says_that_it_deals_anew_and_nobody_hears_of_it(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    heard: list[str] = []
    other = rig.page(bo)

    def listen(socket: Any) -> None:
        def keep(frame: Any) -> None:
            heard.append(frame)

        socket.on("framereceived", keep)

    other.on("websocket", listen)
    other.goto(f"/t/{code}")
    wait_asked(other)
    page = rig.page(ana, f"/t/{code}")
    play_to(page, "marks", [other])
    wait_asked(other, "marks")
    before = ana.state(code, 0)
    tables = bo.get("/tables")
    page.locator("button.menu").click()
    page.get_by_role("link", name="Play on from here").click()
    page.get_by_text("Whatever you can't know is dealt again").wait_for()
    said = page.get_by_role("main").inner_text()
    assert "nobody at the table is told" in said
    heard.clear()
    page.get_by_test_id("primary").click()
    wait_asked(page, "marks")
    fork = page.url.rsplit("/", 1)[1]
    assert fork != code
    after = ana.state(fork, 0)
    assert after["view"]["mine"] == before["view"]["mine"]
    assert after["table"]["commitment"] != before["table"]["commitment"]
    assert after["table"]["new_deal"]
    # the copy says so for good, and where it comes from
    origin = page.get_by_test_id("log").locator("xpath=..").get_by_test_id("origin")
    assert "Whatever you couldn't know then was dealt again" in origin.inner_text()
    assert origin.get_by_role("link").get_attribute("href") == f"/t/{code}"
    assert [_kind(one) for one in heard if _kind(one) != "presence"] == []
    assert bo.get("/tables") == tables
    assert ana.state(code, 0)["answers"] == before["answers"]


def _kind(frame: Any) -> str:
    return str(json.loads(frame)["type"])
