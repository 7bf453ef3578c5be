"""The network goes away, or the server is killed: nothing is lost and nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.driver import ENABLED, PROMPT, decision, mark, play, play_to, wait_asked, wait_moved
from browser.rig import Rig, Site, running
from server.running import Guest

BOT = {"kind": "bot", "bot": "easy"}
CONN = "[data-testid=conn][data-state={}]"


@pytest.fixture
def rig(browser: Any, tmp_path: Path) -> Iterator[Rig]:
    """A server of its own for each test: it gets killed."""
    with running(Site(tmp_path)) as site:
        rig = Rig(browser, site)
        yield rig
        rig.close()


def two_people(rig: Rig) -> tuple[Guest, Any, Any, str]:
    """A running table of two people with a browser each, at the marking of targets."""
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"])
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    first, second = rig.page(ana, f"/t/{code}"), rig.page(bo, f"/t/{code}")
    play_to(first, "marks", [second])
    return ana, first, second, code


def send_and_die(page: Any, site: Site, moment: str) -> None:
    """Press the primary; the server dies before or after it has written the answer."""
    site.flag.write_text(moment)
    page.click(f"{PROMPT} {ENABLED}")
    site.wait_for_death()


@pytest.mark.slow
@pytest.mark.ux("UX-12")
def test_the_server_is_killed_between_submit_and_reply(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    retry = page.get_by_role("button", name="Not saved: send again")
    for moment in ("before", "after"):
        mark(page, 1)
        key = page.locator("[role=checkbox][aria-checked=true]").first.get_attribute("data-key")
        before = decision(page)
        send_and_die(page, rig.site, moment)
        retry.wait_for()
        assert page.get_by_test_id("saved").inner_text().strip() == ""
        rig.site.start()
        page.wait_for_selector(CONN.format("online"), state="attached")
        # if it was written, the fresh state already shows it; if not, it is offered again
        if moment == "before":
            assert ana.state(code, 0)["view"]["mine"]["draft_marks"] == []
            retry.click()
        wait_moved(page, before)
        assert ana.state(code, 0)["view"]["mine"]["draft_marks"] == [key]
        assert decision(page) == ""
        page.get_by_role("button", name="Open it again").click()
        wait_asked(page, "marks")
        page.locator("[role=checkbox][aria-checked=true]").first.click()
        page.wait_for_selector(f"{PROMPT} [role=checkbox]")
        page.wait_for_function(
            "() => !document.querySelector('[role=checkbox][aria-checked=true]')"
        )
    play(other)


@pytest.mark.slow
@pytest.mark.ux("UX-12")
def test_the_server_is_killed_in_a_sealed_phase(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    play(page)
    sealed = ana.state(code, 0)["view"]["mine"]["draft_marks"]
    assert sealed
    mark(other, 1)
    rig.site.kill()
    other.wait_for_selector(CONN.format("reconnecting"), state="attached")
    rig.site.start()
    for one in (page, other):
        one.wait_for_selector(CONN.format("online"), state="attached")
    assert ana.state(code, 0)["view"]["mine"]["draft_marks"] == sealed
    assert other.locator("[role=checkbox][aria-checked=true]").count() == 1
    play(other)
    play_to(page, "commitment", [other])
    answers = ana.state(code, 0)["answers"]
    rig.site.kill()
    rig.site.start()
    assert ana.state(code, 0)["answers"] == answers
    wait_asked(page, "commitment")


@pytest.mark.slow
@pytest.mark.ux("UX-11")
def test_the_network_is_cut_for_five_seconds(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    mark(page, 1)
    page.context.set_offline(True)
    page.wait_for_selector(CONN.format("reconnecting"), state="attached")
    page.get_by_text("reconnecting, your draft is kept").wait_for()
    before = decision(page)
    page.click(f"{PROMPT} {ENABLED}")
    retry = page.get_by_role("button", name="Not saved: send again")
    retry.wait_for()
    play(other)
    page.wait_for_timeout(5000)
    assert page.get_by_test_id("conn").get_attribute("data-state") == "reconnecting"
    page.context.set_offline(False)
    page.wait_for_selector(CONN.format("online"), state="attached")
    assert len(ana.state(code, 0)["prompt"]["draft"]) == 1
    retry.click()
    wait_moved(page, before)
    play_to(page, "commitment", [other])
    view = ana.state(code, 0)["view"]
    assert view["bidding_round"] == 1


@pytest.mark.slow
@pytest.mark.ux("UX-11")
def test_the_network_is_cut_for_longer_than_half_a_minute(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], start=True)
    context = rig.context(ana)
    page = context.new_page()
    # the page's clock is moved on, so that nobody has to wait for it
    page.clock.install()
    page.goto(f"/t/{code}")
    wait_asked(page)
    context.set_offline(True)
    page.wait_for_selector(CONN.format("reconnecting"), state="attached")
    page.clock.run_for(29_000)
    assert page.get_by_test_id("conn").get_attribute("data-state") == "reconnecting"
    page.clock.run_for(6_000)
    page.wait_for_selector(CONN.format("offline"), state="attached")
    page.get_by_text("offline: you can read, not move").wait_for()
    context.set_offline(False)
    page.clock.run_for(10_000)
    page.wait_for_selector(CONN.format("online"), state="attached")
    page.clock.resume()
    play(page)


@pytest.mark.ux("UX-14")
def test_saved_is_said_only_after_the_server_said_so(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    held: list[Any] = []
    page.route("**/answer?*", lambda route: held.append(route))
    page.locator(f"{PROMPT} [role=radio]").first.click()
    before = decision(page)
    page.click(f"{PROMPT} {ENABLED}")
    page.get_by_text("Sending...").wait_for()
    assert page.get_by_test_id("saved").inner_text().strip() == ""
    assert decision(page) == before
    assert ana.state(code, 0)["prompt"] is not None
    page.click(f"{PROMPT} [data-testid=primary]", force=True)  # a second press sends nothing
    held[0].continue_()
    wait_moved(page, before)
    wait_asked(page)
    page.get_by_test_id("saved").get_by_text("saved").wait_for()
    assert len(held) == 1
