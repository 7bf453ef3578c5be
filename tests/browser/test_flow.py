"""Log, looking back and taking back in the page."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.driver import PROMPT, play_to, wait_asked
from browser.rig import SHORT, Rig
from server.running import Guest, joined
from server.test_messages import longest

LOG = "[data-testid=log]"


def sat(rig: Rig, **more: Any) -> tuple[Guest, Guest, str]:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"], options=SHORT, **more)
    joined(ana, [bo], code)
    return ana, bo, code


def answer_all(guests: dict[int, Guest], code: str, name: str) -> None:
    """Let both answer the same question with the first thing offered."""
    for seat, guest in guests.items():
        prompt = guest.state(code, seat)["prompt"]
        while prompt and prompt["name"] == name:
            key = prompt["options"][0]["key"]
            prompt = guest.answer(code, prompt, [key])["state"]["prompt"]


def test_the_log_is_grouped_filtered_and_explained(rig: Rig) -> None:
    ana, bo, code = sat(rig)
    answer_all({0: ana, 1: bo}, code, "production")
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page, "marks")
    log = page.locator(LOG)
    assert log.locator("[data-group=round]").count() >= 1
    assert log.locator("[data-group=turn]").count() >= 1
    assert log.locator("[data-group=action]").count() >= 1
    private = log.locator("li.private")
    assert "only you" in private.first.inner_text().lower()
    lines = log.locator("li").count()
    page.get_by_test_id("log-filter").select_option("me")
    assert 0 < log.locator("li").count() < lines
    page.get_by_test_id("log-filter").select_option("all")
    log.locator("[data-group=turn]").first.click()
    assert log.locator("li").count() < lines
    log.locator("[data-group=turn]").first.click()
    log.locator("li").filter(has_text="produces").first.locator(".more").click()
    log.get_by_test_id("explain").click()
    chain = page.get_by_test_id("chain")
    chain.locator("li").nth(1).wait_for()
    assert "produces" in chain.inner_text()
    assert re.search(r"wftw\.collect\.\d+", chain.inner_text(), re.I)


@pytest.mark.ux("UX-77")
def test_a_long_log_is_never_in_the_page_as_a_whole(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.post("/import", {"record": longest("wk1")})["code"]
    lines = ana.state(code, 0, log=0)["log"]
    page = rig.page(ana, f"/t/{code}")
    log = page.locator(LOG)
    log.locator("[data-line]").first.wait_for()
    folded = log.locator("[data-group=round] > h3 > [aria-expanded=false]")
    seen: set[int] = set()
    log.hover()

    def read(way: int, end: int) -> None:
        """Turn the wheel until this line is in the page; everything is unfolded on the way."""
        for _ in range(200):
            here = log.locator("[data-line]").evaluate_all(
                "lines => lines.map((line) => Number(line.dataset.line))"
            )
            assert len(here) <= 150
            assert here == sorted(here)
            seen.update(here)
            if folded.count():
                folded.last.click()
            elif end in here:
                return
            else:
                page.mouse.wheel(0, way)
                page.wait_for_timeout(30)
        raise AssertionError(f"line {end} never came")

    read(-2000, 0)
    read(2000, max(line["n"] for line in lines if line["kind"] != "scores"))
    heads = {line["n"] for line in lines if set(line["marks"]) & {"round", "turn", "step"}}
    assert len(lines) > 1000
    assert {line["n"] for line in lines if line["kind"] != "scores"} - heads == seen


@pytest.mark.ux("UX-17")
def test_undo_after_the_border_names_the_line(rig: Rig) -> None:
    ana, bo, code = sat(rig)
    answer_all({0: ana, 1: bo}, code, "production")
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page, "marks")
    page.locator("#prompt-text").focus()
    page.keyboard.press("u")
    trouble = page.locator(f"{PROMPT} [role=alert]")
    trouble.wait_for()
    closed = ana.state(code, 0, log=0)
    line = closed["log"][closed["undo_line"]]
    assert f"log line {line['n'] + 1}" in trouble.inner_text()
    assert line["text"] in trouble.inner_text()


@pytest.mark.ux("UX-16")
def test_shift_u_takes_all_back_to_the_border(rig: Rig) -> None:
    ana, bo, code = sat(rig)
    answer_all({0: ana, 1: bo}, code, "production")
    prompt = ana.state(code, 0)["prompt"]
    start = prompt["id"]
    for _ in range(2):
        prompt = ana.answer(code, prompt, [prompt["options"][0]["key"]])["state"]["prompt"]
    page = rig.page(ana, f"/t/{code}")
    page.wait_for_selector(f"{PROMPT}[data-decision='0/{prompt['id']}']")
    page.locator("#prompt-text").focus()
    page.keyboard.press("Shift+U")
    page.wait_for_selector(f"{PROMPT}[data-decision='0/{start}']")
    assert ana.state(code, 0)["view"]["mine"]["draft_marks"] == []


@pytest.mark.ux("UX-60")
def test_the_slider_shows_the_past_and_end_brings_back_the_prompt(rig: Rig) -> None:
    ana, bo, code = sat(rig)
    page = rig.page(ana, f"/t/{code}")
    other = rig.page(bo, f"/t/{code}")
    play_to(page, "commitment", [other])
    now = page.locator(PROMPT).get_attribute("data-decision")
    last = ana.state(code, 0)["answers"]
    page.locator("#stage").focus()
    page.keyboard.press("[")
    page.wait_for_url(f"**/t/{code}/at/{last - 1}")
    page.get_by_test_id("slider").wait_for()
    # the prompt stays in sight while one looks back
    assert page.locator(PROMPT).get_attribute("data-decision") == now
    page.keyboard.press("Home")
    page.wait_for_url(f"**/t/{code}/at/0")
    page.get_by_text(f"Move 0 of {last}").wait_for()
    assert page.get_by_test_id("ticks").locator(".round").count() >= 1
    page.keyboard.press("]")
    page.wait_for_url(f"**/t/{code}/at/1")
    shared = rig.page(ana, f"/t/{code}/at/1")
    shared.get_by_text(f"Move 1 of {last}").wait_for()
    page.keyboard.press("End")
    page.wait_for_url(f"**/t/{code}")
    page.wait_for_selector(f"{PROMPT}[data-decision='{now}']")
    assert page.get_by_test_id("slider").count() == 0
