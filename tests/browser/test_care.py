"""A table that waits: pauses, clocks, nudges, absent players, coming back after a while."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from browser.driver import PROMPT, play, play_until, stands, wait_asked, wait_until
from browser.rig import SHORT, Rig
from server.running import Guest, joined, play_on

OTHER = "/assets/index-another1.js"


def table_of(rig: Rig, *names: str, **more: Any) -> tuple[str, list[Guest]]:
    """A started table of people."""
    guests = [rig.guest(name) for name in names]
    code = guests[0].table(["me", *(["link"] * (len(names) - 1))], **more)
    joined(guests[0], guests[1:], code)
    return code, guests


def test_a_paused_table_can_be_looked_at_and_not_played(rig: Rig) -> None:
    code, (ana, bo) = table_of(rig, "Ana", "Bo")
    host, guest = rig.page(ana, f"/t/{code}"), rig.page(bo, f"/t/{code}")
    wait_asked(guest)
    guest.locator(f"{PROMPT} [role=radio]").first.click()
    host.locator("button.menu").click()
    host.get_by_role("button", name="Pause the table").click()
    host.get_by_label("Reason (optional)").fill("the soup is hot")
    host.get_by_role("button", name="Pause now").click()
    for page in (host, guest):
        page.locator("[data-testid=conn][data-state=paused]").wait_for()
        page.get_by_text("Paused by Ana: the soup is hot").first.wait_for()
    primary = guest.get_by_test_id("primary")
    assert primary.get_attribute("aria-disabled") == "true"
    guest.locator(f"{PROMPT} [role=radio]").nth(1).click()  # looking around goes on
    assert guest.locator(f"{PROMPT} [role=radio]").nth(1).get_attribute("aria-checked") == "true"
    host.get_by_role("button", name="Continue").click()
    guest.locator("[data-testid=conn][data-state=online]").wait_for(state="attached")
    play(guest)
    assert bo.state(code)["table"]["waiting"] == [0]


def test_a_problem_is_told_in_lines_to_copy_and_leaving_is_confirmed(rig: Rig) -> None:
    code, (ana, bo) = table_of(rig, "Ana", "Bo")
    page = rig.page(bo, f"/t/{code}")
    wait_asked(page)
    sent: list[str] = []
    page.on("request", lambda one: sent.append(f"{one.method} {one.url}"))
    page.locator("button.menu").click()
    page.get_by_role("button", name="Report a problem").click()
    facts = page.get_by_test_id("problem-facts")
    page.wait_for_function(
        "() => /engine: \\d/.test(document.querySelector('[data-testid=problem-facts]')?.value)"
    )
    told = facts.input_value()
    assert f"table: {code} (wftw, running)\nposition: 0\nseat: 1\ndecision: production" in told
    assert "client: /assets/" in told
    assert page.get_by_role("link", name="Download the game record").count() == 0
    page.keyboard.press("Escape")
    page.locator("button.menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay").click()
    assert not [one for one in sent if one.startswith("POST")]
    assert ana.state(code)["table"]["seats"][1]["kind"] == "link"
    page.locator("button.menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_test_id("leave").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    seat = ana.state(code)["table"]["seats"][1]
    assert (seat["kind"], seat["mine"]) == ("bot", False)


def test_a_new_client_is_offered_and_never_forced(rig: Rig) -> None:
    code, (ana, _) = table_of(rig, "Ana", "Bo")
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    assert page.get_by_test_id("newer").count() == 0
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))

    def another(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, headers={**reply.headers, "x-dustboard-client": OTHER})

    page.route("**/api/v1/**", another)
    page.locator(f"{PROMPT} [role=radio]").first.click()
    page.locator("[data-testid=primary]").click()
    bar = page.get_by_test_id("newer")
    bar.wait_for()
    assert loads == []
    page.unroute("**/api/v1/**")
    bar.get_by_role("button", name="Load it now").click()
    page.wait_for_function("() => !document.querySelector('[data-testid=newer]')")
    page.get_by_test_id("prompt").wait_for()
    assert len(loads) == 1


@pytest.mark.slow
@pytest.mark.ux("UX-08")
def test_waiting_says_for_whom_what_and_how_long_and_lets_nudge(rig: Rig) -> None:
    code, (ana, bo) = table_of(rig, "Ana", "Bo", seconds_per_decision=40)
    page = rig.page(bo, f"/t/{code}")
    wait_asked(page)
    play(page)
    box = page.get_by_test_id("prompt")
    box.get_by_text("Waiting for Ana").wait_for()
    assert "Produce" in box.locator("li").inner_text()
    assert "For" in page.get_by_test_id("since").inner_text()
    assert page.get_by_test_id("nudge").count() == 0  # half of 40 seconds has not passed
    asked = rig.page(ana, f"/t/{code}")
    wait_asked(asked)
    asked.get_by_test_id("more-time").wait_for()
    # the last 20 seconds are said aloud and shown
    asked.locator("[aria-live=assertive]").get_by_text("seconds left").wait_for(timeout=40_000)
    assert "seconds left" in asked.get_by_test_id("clock").inner_text().lower()
    page.get_by_role("button", name="Nudge Ana").click()
    page.get_by_text("Ana has been nudged.").wait_for()
    asked.get_by_test_id("more-time").click()
    asked.get_by_test_id("more-time").wait_for(state="detached")
    state = ana.state(code, 0)
    assert state["prompt"]["deadline"] == state["clock"]["since"] + 60
    assert "Bo nudges Ana." in [line["text"] for line in state["chat"]]


def test_a_time_bank_is_chosen_shown_and_counts_after_the_own_time(rig: Rig) -> None:
    page = rig.page(path="/new/wftw")
    page.get_by_test_id("fold-table").locator("summary").click()
    bank = page.get_by_label("Time bank per player")
    assert bank.count() == 0  # there is no clock yet
    page.get_by_label("Time per decision").select_option("60")
    bank.select_option("300")
    page.get_by_label("Who sits in seat 2").select_option("link")
    page.get_by_test_id("primary").click()
    page.get_by_test_id("bank").get_by_text("5 minutes").wait_for()

    code, (ana, bo) = table_of(rig, "Ana", "Bo", seconds_per_decision=3, bank_seconds=300)
    asked = rig.page(ana, f"/t/{code}")
    wait_asked(asked)
    asked.locator(f"{PROMPT} [data-testid=bank-0]").wait_for()
    clock = asked.get_by_test_id("clock")
    clock.get_by_text(re.compile(r"^\s*bank 4:5\d\s*$", re.I)).wait_for()
    asked.locator("[aria-live=polite]").get_by_text("Your time bank is running").wait_for()
    assert clock.get_attribute("aria-live") is None  # the ticking is not said
    waits = rig.page(bo, f"/t/{code}")
    wait_asked(waits)
    play(waits)
    # everybody sees that it runs; what is left is told when the sealed choices are opened
    waits.locator(f"{PROMPT} [data-testid=bank-0][data-runs]").wait_for()
    assert ana.state(code)["clock"]["banks"] == {"0": 300.0, "1": 300.0}
    assert bo.state(code)["clock"]["banks"]["1"] < 300
    play(asked)
    wait_until(asked, lambda: max(ana.state(code)["clock"]["banks"].values()) < 300)
    asked.locator("button.menu").click()
    asked.locator("header [data-testid=bank-0]").get_by_text("bank 4:5").wait_for()


def test_orders_of_the_settings_are_given_at_a_new_table_and_shown_there(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    page = rig.page(bo, "/settings")
    box = page.get_by_test_id("habits")
    juice = box.get_by_role("radiogroup", name="Juice or spark")
    juice.get_by_text("always spark").click()
    box.get_by_text("Saved.").wait_for()
    box.get_by_role("radiogroup", name="When a card is played").get_by_text("Never").click()
    wait_until(page, lambda: "wk1" in bo.get("/me/orders")["titles"])
    page.reload()  # kept with the person, not with the page
    juice.get_by_role("radio", name="always spark", checked=True).wait_for(state="attached")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    wait_until(page, lambda: ana.state(code)["table"]["waiting"] == [0])
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="1 standing order from your settings").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_test_id("habit").get_by_text("from your settings").wait_for()
    assert dialog.get_by_label("always spark").is_checked()
    dialog.get_by_label("ask me").first.click()
    wait_until(page, lambda: bo.state(code)["orders"] == {})
    page.keyboard.press("Escape")
    page.get_by_test_id("habits-note").wait_for(state="detached")
    other = rig.page(ana, f"/t/{code}")
    wait_asked(other)
    assert other.get_by_test_id("habits-note").count() == 0


@pytest.mark.ux("UX-65")
def test_a_bot_keeps_an_absent_seat_warm_and_gives_it_back(rig: Rig) -> None:
    code, (ana, bo, cy) = table_of(rig, "Ana", "Bo", "Cy", options=SHORT)
    pages = [rig.page(one, f"/t/{code}") for one in (ana, bo)]
    for page in pages:
        wait_asked(page)
        play(page)
    for page in pages:
        page.get_by_text("Cy is away and the table is waiting.").first.wait_for()
        page.get_by_role("button", name="Let a bot play").click()
    wait_until(pages[0], lambda: ana.state(code)["table"]["seats"][2]["away_bot"])
    for page in pages:
        wait_asked(page)  # the bot has answered for Cy
    back = rig.page(cy, f"/t/{code}")
    back.get_by_test_id("back").get_by_text("A bot is playing for Cy.").wait_for()
    back.get_by_role("button", name="Take my seat back").click()
    back.get_by_test_id("back").wait_for(state="detached")
    assert not ana.state(code)["table"]["seats"][2]["away_bot"]
    play_until(pages, lambda: stands(back) == "asked")  # Cy is asked, and no bot answers
    play(back)
    given = ana.state(code)["chat"]
    assert [line["text"] for line in given if "Cy" in line["text"]][-1] == "Cy is back."


def is_loss(line: dict[str, Any], seat: int) -> bool:
    """Whether a line of the log tells of something that was done to the seat."""
    taken = line["kind"] == "base-captured" and line["data"].get("rival") == seat
    return taken or (line["kind"] == "unpaid" and line["seat"] == seat)


@pytest.mark.ux("UX-61")
def test_the_recap_tells_what_happened_since_my_last_turn(rig: Rig) -> None:
    code, (ana, bo) = table_of(rig, "Ana", "Bo")
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    seen = f"dustboard.seen.{code}.0"
    page.wait_for_function("(key) => localStorage.getItem(key)", arg=seen)
    assert page.get_by_test_id("recap").count() == 0  # nothing has happened yet
    page.goto("/about")
    rng = random.Random(5)
    lost: list[str] = []
    while len(lost) < 2 or ana.state(code, 0)["prompt"] is None:
        play_on(code, {0: ana, 1: bo}, rng, limit=1)
        log = ana.state(code, 0)["log"]
        lost = [line["text"] for line in log if is_loss(line, 0)]
    page.goto(f"/t/{code}")
    box = page.get_by_test_id("recap")
    box.wait_for()
    shown = box.locator(".words").all_inner_texts()
    assert 2 < len(shown) <= 8
    assert set(lost[:8]) <= set(shown)
    primary, panel = page.get_by_test_id("primary").bounding_box(), box.bounding_box()
    assert panel["x"] + panel["width"] <= primary["x"]  # it never lies over the answer
    page.reload()
    box.wait_for()  # as long as nothing was answered it is told again
    box.locator(".to").last.click()
    page.get_by_test_id("recap-close").click()
    box.wait_for(state="detached")
    page.reload()
    wait_asked(page)
    page.locator("#logpanel [data-line]").first.wait_for()
    assert box.count() == 0
