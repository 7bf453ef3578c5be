"""The network goes away, or the server is killed: nothing is lost and nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.driver import (
    ENABLED,
    PROMPT,
    decision,
    mark,
    play,
    play_to,
    play_until,
    prepare,
    sends_at_once,
    stands,
    wait_asked,
    wait_moved,
    wait_tried,
)
from browser.rig import Rig, Site, running
from server.running import Guest, joined, to_marks

BOT = {"kind": "bot", "bot": "easy"}
CONN = "[data-testid=conn][data-state={}]"


@pytest.fixture(scope="module")
def mortal(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for these tests alone: it gets killed, and starts again on what it has stored."""
    with running(Site(tmp_path_factory.mktemp("mortal"))) as site:
        yield site


@pytest.fixture
def rig(browser: Any, mortal: Site) -> Iterator[Rig]:
    """Devices at a server that lives, whatever became of it in the test before."""
    assert mortal.process is not None
    mortal.flag.unlink(missing_ok=True)
    if mortal.process.poll() is not None:
        mortal.start()
    rig = Rig(browser, mortal)
    yield rig
    rig.close()


def two_people(rig: Rig) -> tuple[Guest, Any, Any, str]:
    """A running table of two people with a browser each, at the marking of targets."""
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    to_marks(code, {0: ana, 1: bo})
    pages = rig.page(ana, f"/t/{code}"), rig.page(bo, f"/t/{code}")
    for page in pages:
        wait_asked(page, "marks")
    return ana, *pages, code


def retry_of(page: Any) -> Any:
    return page.get_by_role("button", name="Not saved. Try again")


def says_saved(page: Any) -> bool:
    """Whether the page says that the answer was saved."""
    return "saved" in page.get_by_test_id("saved").inner_text()


def killed(page: Any, site: Site, moment: str) -> None:
    """Send the answer on the desk to a server that dies over it, and see what the page makes of it.

    Killed before it was written, the answer is offered to be sent again; after that, it is saved.
    """
    site.flag.write_text(moment)
    if sends_at_once(page):
        prepare(page)  # the press is the answer
    else:
        page.click(f"{PROMPT} {ENABLED}")
    site.wait_for_death()
    retry = retry_of(page)
    retry.wait_for()
    assert not says_saved(page)
    site.start()
    page.wait_for_selector(CONN.format("online"), state="attached")
    if moment == "before":
        assert retry.is_visible()
        assert not says_saved(page)
        retry.click()
    page.get_by_test_id("saved").get_by_text("saved").wait_for()
    assert retry.count() == 0


@pytest.mark.slow
@pytest.mark.ux("UX-12")
def test_the_server_is_killed_between_submit_and_reply(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    for moment in ("before", "after"):
        mark(page, 1)
        key = page.locator("[role=checkbox][aria-checked=true]").first.get_attribute("data-key")
        killed(page, rig.site, moment)
        assert ana.state(code, 0)["view"]["mine"]["draft_marks"] == [key]
        assert decision(page) == ""
        page.get_by_role("button", name="Change it").click()
        wait_asked(page, "marks")
        page.locator(f"[role=checkbox][aria-checked=true][data-key='{key}']").click()
        page.wait_for_function(
            "() => !document.querySelector('[role=checkbox][aria-checked=true]')"
        )
        wait_tried(page)
    # what was offered once is not offered again with the next question
    mark(page, 1)
    killed(page, rig.site, "after")
    play(other)
    wait_asked(page)
    assert retry_of(page).count() == 0


@pytest.mark.slow
@pytest.mark.ux("UX-12")
def test_the_server_is_killed_over_an_open_answer(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"], title="wk1", shuffle_seats=False)
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    page, other = rig.page(ana, f"/t/{code}"), rig.page(bo, f"/t/{code}")

    def asked() -> bool:
        return stands(page) == "asked"

    for moment in ("after", "before"):
        play_until([other], asked)
        if not sends_at_once(page):
            prepare(page)
        before = ana.state(code, 0)["answers"]
        killed(page, rig.site, moment)
        assert ana.state(code, 0)["answers"] == before + 1
    play_until([other], asked)
    assert retry_of(page).count() == 0
    assert decision(page) == "0/" + ana.state(code, 0)["prompt"]["id"]


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


def cut(page: Any) -> None:
    """Take the network away, and see that the page says so."""
    page.context.set_offline(True)
    page.wait_for_selector(CONN.format("reconnecting"), state="attached")
    page.get_by_text("reconnecting, your choices are kept").wait_for()


def restore(page: Any) -> None:
    page.context.set_offline(False)
    page.wait_for_selector(CONN.format("online"), state="attached")


def drafted(ana: Guest, code: str) -> list[str]:
    """The draft of seat 0 on the server."""
    return list((ana.state(code, 0)["prompt"] or {"draft": []})["draft"])


def looks_fresh(page: Any, rig: Rig, ana: Guest, code: str) -> None:
    """The page shows what one shows that was opened just now: question, stage, every line once."""
    fresh = rig.page(ana, f"/t/{code}")
    wait_asked(fresh)
    number = ana.state(code, 0)["prompt"]["id"]
    shown = []
    for one in (page, fresh):
        one.wait_for_selector(f"{PROMPT}[data-decision='0/{number}']")
        lines = one.locator("[data-testid=log] [data-line]")
        lines.first.wait_for()
        shown.append((lines.all_inner_texts(), one.locator("#stage").inner_text()))
    assert shown[0] == shown[1]


@pytest.mark.slow
@pytest.mark.ux("UX-11")
def test_the_network_is_cut_for_five_seconds(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    chosen = page.locator("[role=checkbox][aria-checked=true]")
    mark(page, 1)
    cut(page)
    # a draft can be gone on with; what the server says of it comes later
    page.locator("[role=checkbox][aria-checked=false]").first.click()
    page.locator(f"{PROMPT} [data-testid=primary][aria-disabled=true]").wait_for()
    page.wait_for_timeout(5000)
    assert page.get_by_test_id("conn").get_attribute("data-state") == "reconnecting"
    assert chosen.count() == 2
    assert len(drafted(ana, code)) == 1
    restore(page)
    page.locator(f"{PROMPT} {ENABLED}").wait_for()
    keys = chosen.evaluate_all("all => all.map((one) => one.dataset.key)")
    assert len(keys) == 2
    assert sorted(drafted(ana, code)) == sorted(keys)

    # an answer that is sent into the gap is offered again, and counts once
    cut(page)
    page.click(f"{PROMPT} {ENABLED}")
    retry_of(page).wait_for()
    assert not says_saved(page)
    restore(page)
    assert drafted(ana, code)
    retry_of(page).click()
    page.get_by_role("button", name="Change it").wait_for()
    assert sorted(ana.state(code, 0)["view"]["mine"]["draft_marks"]) == sorted(keys)

    # what others do meanwhile is there afterwards
    cut(page)
    play(other)
    wait_asked(other, "commitment")
    assert decision(page) == ""
    restore(page)
    wait_asked(page, "commitment")
    looks_fresh(page, rig, ana, code)
    now = ana.state(code, 0)["view"]
    assert now["bidding_round"] == 1
    assert sorted(now["seats"][0]["marks"]) == sorted(keys)


@pytest.mark.slow
@pytest.mark.ux("UX-11")
def test_the_network_is_cut_for_longer_than_half_a_minute(rig: Rig) -> None:
    ana, page, other, code = two_people(rig)
    mark(page, 1)
    page.clock.install()  # it is moved on, so that nobody has to wait for it
    cut(page)
    page.clock.run_for(29_000)
    assert page.get_by_test_id("conn").get_attribute("data-state") == "reconnecting"
    page.clock.run_for(6_000)
    page.wait_for_selector(CONN.format("offline"), state="attached")
    page.get_by_test_id("conn").get_by_text("offline: you can look, but not play").wait_for()
    primary = page.locator(f"{PROMPT} [data-testid=primary]")
    assert primary.get_attribute("aria-disabled") == "true"
    assert "you can look, but not play" in page.locator("#primary-why").inner_text()
    play(other)
    page.context.set_offline(False)
    page.clock.run_for(10_000)
    page.wait_for_selector(CONN.format("online"), state="attached")
    assert page.locator("[role=checkbox][aria-checked=true]").count() == 1
    assert len(drafted(ana, code)) == 1
    page.click(f"{PROMPT} {ENABLED}")
    wait_asked(page, "commitment")
    looks_fresh(page, rig, ana, code)


class Gate:
    """Holds the requests to a path, or the replies to them, until they are let through."""

    def __init__(self, page: Any, path: str, replies: bool) -> None:
        self.held: list[Any] = []
        self.replies, self.shut = replies, True
        page.route(path, self.take)

    def take(self, route: Any) -> None:
        if self.shut:
            self.held.append((route, route.fetch() if self.replies else None))
        else:
            route.fallback()

    def open(self) -> None:
        """Let through what was held, and everything from now on."""
        self.shut = False
        for route, reply in self.held:
            route.fulfill(response=reply) if reply else route.continue_()


def no_tick(page: Any) -> None:
    """The page does not say "saved", not now and not in the next second."""
    for _ in range(20):
        assert not says_saved(page)
        page.wait_for_timeout(50)


@pytest.mark.ux("UX-14")
@pytest.mark.parametrize("replies", [False, True], ids=["request", "reply"])
def test_saved_is_said_only_after_the_server_said_so(rig: Rig, replies: bool) -> None:
    """Delayed on its way there, or on its way back when the server has it already."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], start=True, shuffle_seats=False)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    before = decision(page)
    page.locator(f"{PROMPT} [role=radio]").first.click()
    gate = Gate(page, "**/answer?*", replies)
    page.click(f"{PROMPT} {ENABLED}")
    if not replies:
        page.get_by_text("Sending...").wait_for()
        no_tick(page)
        assert decision(page) == before
        assert ana.state(code, 0)["prompt"]["id"] == before.split("/")[1]
        page.click(f"{PROMPT} [data-testid=primary]", force=True)  # a second press sends nothing
    else:
        wait_moved(page, before)  # the socket brings what came of it
        no_tick(page)
    gate.open()
    page.get_by_test_id("saved").get_by_text("saved").wait_for()
    assert len(gate.held) == 1

    # a draft is not an answer: neither its sending nor that it was kept is said to be saved
    play_to(page, "marks")
    assert says_saved(page)
    gate = Gate(page, "**/draft?*", replies)
    page.locator(f"{PROMPT} [role=checkbox]").first.click()
    no_tick(page)
    gate.open()
    wait_tried(page)
    assert len(drafted(ana, code)) == 1
    no_tick(page)

    # and a sealed answer has its tick beside the seal, not before
    gate = Gate(page, "**/answer?*", replies)
    page.click(f"{PROMPT} {ENABLED}")
    no_tick(page)
    gate.open()
    page.get_by_test_id("saved").get_by_text("saved").wait_for()
