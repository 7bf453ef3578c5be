"""A whole game of four seats in two browsers, from the wizard to the report."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.driver import ask, mark, play_to_end, play_until, stands, wait_asked
from browser.rig import Rig


def lay_table(page: Any) -> str:
    """Lay a table for me, a friend and two easy bots with the wizard; gives the code.

    The seats are shuffled as the wizard proposes it: nobody sits where the wizard showed them.
    """
    page.goto("/new/wftw")
    page.get_by_label("Who sits in seat 2").select_option("link")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_test_id("fold-rules").locator("summary").first.click()
    page.get_by_text("See all").click()
    page.get_by_label("Points to win").fill("8")
    page.get_by_label("Round limit").fill("2")
    page.get_by_label("Round limit").blur()
    page.get_by_test_id("primary").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    return str(page.url.rsplit("/", 1)[1])


@pytest.mark.slow
@pytest.mark.ux("UX-09", "UX-63", "UX-64")
def test_two_people_and_two_bots_play_a_game_to_its_report(rig: Rig) -> None:
    ana, bo = rig.page(), rig.page()
    code = lay_table(ana)
    ana.get_by_text("Points to win: 8").wait_for()
    assert ana.get_by_test_id("primary").get_attribute("aria-disabled") == "true"
    bo.goto(ana.locator("code", has_text="/j/").inner_text())
    bo.get_by_label("Name").fill("Bo")
    bo.get_by_test_id("primary").click()
    bo.wait_for_url(f"**/t/{code}")
    ana.get_by_text("Bo", exact=True).first.wait_for()
    ana.get_by_test_id("primary").click()
    wait_asked(bo)
    wait_asked(ana)

    # a reload in the middle brings the same prompt and the same draft
    play_until([ana, bo], lambda: stands(ana) == "asked" and ask(ana) == "marks")
    mark(ana, 1)
    chosen = ana.locator("[role=checkbox][aria-checked=true]").get_attribute("data-key")
    before = ana.locator("#prompt-text").inner_text()
    ana.reload()
    again = ana.locator("[role=checkbox][aria-checked=true]")
    again.wait_for()
    assert again.get_attribute("data-key") == chosen
    assert ana.locator("#prompt-text").inner_text() == before

    answered = play_to_end([ana, bo])
    assert answered > 10
    ana.locator("a[href$='/report']").first.click()
    ana.wait_for_url("**/report")
    ana.get_by_text("Verified: the seed matches").wait_for()
    report = ana.request.get(f"/api/v1/tables/{code}/report").json()
    assert report["verified"] is True
    for seat, score in enumerate(report["scores"]):
        assert sum(line["amount"] for line in report["lines"] if line["seat"] == seat) == score
        shown = ana.locator(".podium section", has=ana.locator("h2 b")).locator("h2 b")
        assert str(score) in shown.all_inner_texts()
    bo.wait_for_selector("a[href$='/report']")
    record = ana.request.get(f"/api/v1/tables/{code}/record").json()
    assert record["options"]["victory_goal"] == 8
