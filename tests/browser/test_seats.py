"""Seats in the browser: the lobby, links that come back, new links, leaving, playing again."""

from __future__ import annotations

import re
from typing import Any

from browser.driver import wait_asked
from browser.rig import PHONE, Rig


def link_of(page: Any) -> str:
    """The link that the page shows."""
    return str(page.locator("code", has_text="/j/").inner_text())


def take_seat(page: Any, link: str, name: str) -> None:
    """Come by a link and sit down."""
    page.goto(link)
    page.get_by_label("Name").fill(name)
    page.get_by_test_id("primary").click()


def test_the_host_fills_the_seats_and_friends_come_and_go(rig: Rig) -> None:
    host = rig.guest("Ana")
    code = host.table(["me", "bot", "bot"], shuffle_seats=True, seconds_per_decision=86400)
    ana, bo = rig.page(host, f"/t/{code}"), rig.page(viewport=PHONE)
    facts = ana.get_by_test_id("table-facts")
    facts.get_by_text("Time per decision: 1 day").wait_for()
    # a bot's seat becomes a friend's, another bot a better one
    ana.get_by_label("Level of the bot in seat 1").select_option("easy")
    ana.get_by_label("Who sits in seat 2").select_option("link")
    ana.locator("code", has_text="/j/").wait_for()
    link = link_of(ana)
    bo.goto(link)
    bo.get_by_role("heading", name="Ana invites you to War for the Wasteland").wait_for()
    bo.get_by_label("Judge Toll's face").check()
    take_seat(bo, link, "Bo")
    bo.wait_for_url(f"**/t/{code}")
    ana.get_by_text("Bo", exact=True).first.wait_for()
    # what is said is text, whatever it looks like
    bo.get_by_label("Say something").fill("<b id=mark>hi</b>")
    bo.get_by_role("button", name="Send").click()
    ana.get_by_text("<b id=mark>hi</b>").wait_for()
    assert ana.locator("#mark").count() == bo.locator("#mark").count() == 0
    # who comes by the same link again finds the table, others are told who was quicker
    bo.goto(link)
    bo.get_by_role("heading", name="This seat is yours").wait_for()
    bo.get_by_test_id("primary").click()
    bo.wait_for_url(f"**/t/{code}")
    cy = rig.page()
    cy.goto(link)
    cy.get_by_role("heading", name="Bo has taken this seat").wait_for()
    cy.get_by_text("Ask Ana for a link of your own").wait_for()
    # leaving frees the seat, and its link is a new one
    bo.get_by_test_id("seat-leave").click()
    ana.locator("code", has_text="/j/").wait_for()
    fresh = link_of(ana)
    assert fresh != link
    take_seat(bo, fresh, "Bo")
    bo.wait_for_url(f"**/t/{code}")
    start = ana.get_by_test_id("primary")
    ana.locator("[data-testid=primary]:not([aria-disabled])").wait_for()
    start.click()
    wait_asked(ana)
    wait_asked(bo)
    seats = host.state(code)["table"]["seats"]
    assert (seats[0]["kind"], seats[0]["bot"]) == ("bot", "easy")
    assert [seat["name"] for seat in seats][1:] == ["Bo", "Ana"]


def test_a_friend_who_lost_the_device_comes_back_by_a_new_link(rig: Rig) -> None:
    host, friend = rig.guest("Ana"), rig.guest("Bo")
    code = host.table(["me", "link"], options={"round_cap": 1})
    friend.post("/claim", {"token": host.links(code)[1], "name": "Bo"})
    host.post(f"/tables/{code}/start")
    ana = rig.page(host, f"/t/{code}")
    wait_asked(ana)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Seats and links").click()
    ana.get_by_role("button", name="Make a new link for seat 2").click()
    ana.locator("code", has_text="/j/").wait_for()
    again = rig.page()
    take_seat(again, link_of(ana), "Bo")
    again.wait_for_url(f"**/t/{code}")
    wait_asked(again)
    assert friend.state(code)["seat"] is None


def test_who_plays_again_takes_the_others_along(rig: Rig) -> None:
    host, friend = rig.guest("Ana"), rig.guest("Bo")
    code = host.table(["me", "link"])
    friend.post("/claim", {"token": host.links(code)[1], "name": "Bo"})
    host.post(f"/tables/{code}/start")
    friend.post(f"/tables/{code}/vote", {"about": "absent", "seat": 0, "choice": "end"})
    ana, bo = rig.page(host, f"/t/{code}"), rig.page(friend, f"/t/{code}")
    # it was ended without a result: there is no report to promise
    ana.get_by_text("ended without a result").wait_for()
    assert ana.locator("a[href$='/report'], a[href$='/replay']").count() == 0
    ana.get_by_test_id("again").click()
    ana.wait_for_url(re.compile(rf"/t/(?!{code})\w+$"))
    bo.get_by_text("set up another game").first.wait_for()
    bo.get_by_role("button", name="Go to the new table").click()
    bo.wait_for_url(ana.url)
    bo.get_by_text("your seat", exact=True).wait_for()
