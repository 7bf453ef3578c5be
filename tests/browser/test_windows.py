"""Reaction windows in the page: the bar, orders, and a wait that names nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.rig import Rig, Site, running
from server.running import Guest, joined


class ParleySite(Site):
    """The site with the title that has windows."""

    PROGRAM = Path(__file__).parent / "program_parley.py"


@pytest.fixture(scope="module")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(ParleySite(tmp_path_factory.mktemp("parley"))) as site:
        yield site


def sit(rig: Rig, pace: str) -> tuple[Guest, Guest, Guest, str]:
    """Three people; the first acts and throws, so that the others may respond."""
    ana, bo, cy = (rig.guest(name) for name in ("Ana", "Bo", "Cy"))
    code = ana.table(["me", "link", "link"], title="parley", pace=pace, window_seconds=10)
    joined(ana, [bo, cy], code)
    ana.post(f"/tables/{code}/window", {"seat": 0, "window": "my-check", "order": "ask"})
    return ana, bo, cy, code


def throw(ana: Guest, code: str, strike: str) -> None:
    while (prompt := ana.state(code, 0)["prompt"])["name"] == "toll":
        time.sleep(0.02)  # the only answer is given by the server
    for key in (strike, "pass"):
        prompt = ana.answer(code, prompt, [key])["state"]["prompt"]


@pytest.mark.ux("UX-08", "UX-23")
def test_over_days_the_wait_names_nobody_and_the_struck_seat_is_asked(rig: Rig) -> None:
    ana, bo, _, code = sit(rig, "days")
    throw(ana, code, "seat:1")
    watcher = rig.page(ana, f"/t/{code}")
    waiting = watcher.get_by_test_id("responses")
    waiting.wait_for()
    panel = watcher.get_by_test_id("prompt").inner_text()
    assert "Waiting for responses" in panel
    assert "Bo" not in panel
    assert "Cy" not in panel
    asked = rig.page(bo, f"/t/{code}")
    asked.get_by_test_id("window").wait_for()
    options = asked.locator("[data-testid=prompt] [role=radio]")
    holds = bo.state(code, 1)["view"]["hand"]
    if "trick" not in holds:
        assert options.count() == 1
        assert asked.get_by_test_id("window-nothing").is_visible()
    options.first.click()
    asked.get_by_test_id("primary").click()
    watcher.get_by_test_id("responses").wait_for(state="detached")
    told = watcher.get_by_test_id("log").inner_text()
    assert "passes [1, 2]" in told


def test_a_kept_answer_can_be_changed_and_a_window_held(rig: Rig) -> None:
    ana, bo, _, code = sit(rig, "live")
    bo.post(f"/tables/{code}/window", {"seat": 1, "window": "after-check", "order": "ask"})
    page = rig.page(bo, f"/t/{code}")
    throw(ana, code, "rest")
    page.get_by_test_id("window").wait_for()
    page.get_by_test_id("hold").click()
    page.get_by_text("1 left").wait_for()
    page.locator("[data-testid=prompt] [role=radio]").first.click()
    page.get_by_test_id("primary").click()
    page.get_by_role("button", name="Change my answer").click()
    page.locator("[data-testid=prompt] [role=radio]").first.wait_for()
    # an order passes at once, and only its seat is told
    page.get_by_role("button", name="When to ask me").click()
    page.locator("fieldset[data-window=after-check]").get_by_label("Always pass").click()
    page.keyboard.press("Escape")
    page.get_by_text("Your standing order passes for you").wait_for()
    assert bo.state(code, 1)["standing"]["after-check"] == "always"
    assert ana.state(code, 0)["standing"]["after-check"] == "fits"


def test_a_bar_shows_how_much_time_is_left(rig: Rig) -> None:
    ana, bo, _, code = sit(rig, "live")
    page = rig.page(bo, f"/t/{code}")
    page.get_by_test_id("prompt").first.wait_for()
    throw(ana, code, "seat:1")
    bar = page.get_by_test_id("window-time")
    bar.wait_for()
    wide = "(bar) => bar.firstElementChild.getBoundingClientRect().width"
    first = bar.evaluate(wide)
    whole = int(bar.get_attribute("aria-valuemax"))
    assert 0 < first <= bar.bounding_box()["width"]
    page.wait_for_function(
        "([bar, first]) => bar.firstElementChild.getBoundingClientRect().width < first",
        arg=[bar.element_handle(), first],
    )
    assert 0 <= int(bar.get_attribute("aria-valuenow")) <= whole <= 11
