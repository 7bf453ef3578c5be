"""The ways to play: keys only, plain text, one device for two, looking back."""

from __future__ import annotations

from typing import Any

import pytest

from browser.by_keys import fill, send, tab_to
from browser.driver import (
    ENABLED,
    PROMPT,
    ask,
    decision,
    play_to,
    play_to_end,
    prepare,
    stands,
    wait_asked,
    wait_moved,
)
from browser.rig import SHORT, Rig

BOT = {"kind": "bot", "bot": "easy"}


def play_by_keys(page: Any) -> None:
    """Answer a prompt without a pointer."""
    before = decision(page)
    page.keyboard.press("p")
    if page.locator(f"{PROMPT} .bin").count() > 0:
        fill(page)
    elif page.locator(f"{PROMPT} [role=checkbox]").count() > 0:
        if ask(page) == "marks":
            tab_to(page, "[role=checkbox]")
            page.keyboard.press("Space")
            page.locator(f"{PROMPT} [role=checkbox][aria-checked=true]").first.wait_for()
    elif page.locator(f"{PROMPT} [role=radio]").count() > 0:
        tab_to(page, "[role=radio]")
        page.keyboard.press("1")
    send(page, before)


@pytest.mark.slow
@pytest.mark.ux("UX-69")
def test_a_game_by_keys_only(rig: Rig) -> None:
    page = rig.page()
    page.goto("/new/wftw")
    page.locator("input[name=title]:checked").wait_for()
    tab_to(page, "[data-testid=primary]")
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    assert play_to_end([page], play_by_keys) >= 5


def play_as_text(page: Any) -> None:
    """Answer a prompt with the numbers of the list; of targets the first one is marked."""
    before = decision(page)
    command = page.locator("#command")
    takes_first = ask(page) in ("production", "marks")
    while decision(page) == before and stands(page) == "asked":
        rows = page.locator("main ol:not(.bare)").first.locator("li").all_inner_texts()
        done = [
            n
            for n, row in enumerate(rows, 1)
            if "Final once" in row or "no undo after this" in row or "Ends your turn" in row
        ]
        command.fill(str(done[0] if done and not takes_first else 1))
        takes_first = ask(page) == "production"
        with page.expect_response(lambda reply: "/draft" in reply.url or "/answer" in reply.url):
            command.press("Enter")
        page.wait_for_function(
            "old => document.querySelector('[data-testid=prompt]').dataset.decision !== old"
            " || document.querySelector('main [role=status]')?.innerText",
            arg=before,
        )


@pytest.mark.slow
@pytest.mark.ux("UX-76")
def test_a_game_as_text(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}?text=1")
    wait_asked(page)
    seen = []

    def compare_and_play(page: Any) -> None:
        prompt = ana.state(code, 0)["prompt"]
        rows = page.locator("main ol:not(.bare)").first.locator("li").all_inner_texts()
        assert len(rows) == len(prompt["options"])
        for row, option in zip(rows, prompt["options"], strict=True):
            assert row.startswith(option["label"])
        seen.append(prompt["name"])
        play_as_text(page)

    over = "a[href$='/report']"
    play_to_end([page], compare_and_play)
    assert page.locator(over).count() > 0
    assert {"marks", "commitment"} <= set(seen)


@pytest.mark.ux("UX-25")
def test_the_cover_hides_everything_between_two_players_at_one_device(rig: Rig) -> None:
    ana = rig.guest("Ana")
    device = {"kind": "device", "name": "Bo"}
    code = ana.table(["me", device], options=SHORT, start=True)
    cards = {card["name"] for deck in ana.get("/cards/wftw")["decks"].values() for card in deck}
    page = rig.page(ana, f"/t/{code}")
    cover = page.get_by_test_id("cover")
    for _ in range(3):
        cover.wait_for()
        text = page.evaluate("() => document.body.innerText + document.body.outerHTML")
        assert not [name for name in cards if name in text]
        assert page.get_by_test_id("prompt").count() == 0
        page.keyboard.press("Enter")
        cover.wait_for(state="detached")
        while cover.count() == 0:  # a player may be asked twice in a row
            wait_asked(page)
            before = decision(page)
            prepare(page)
            page.click(f"{PROMPT} {ENABLED}")
            wait_moved(page, before)
            cover.or_(page.locator(f"{PROMPT}:not([data-ask=''])")).first.wait_for()


@pytest.mark.ux("UX-25")
def test_a_pin_is_set_in_the_lobby_and_asked_for_at_the_cover(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", {"kind": "device", "name": "Bo"}, BOT], options=SHORT)
    page = rig.page(ana, f"/t/{code}")
    page.get_by_label("PIN for seat 1, four digits").fill("12")
    page.keyboard.press("Enter")  # too short: nothing happens
    page.get_by_label("PIN for seat 1, four digits").fill("1234")
    page.get_by_role("button", name="Set the PIN for seat 1").click()
    page.get_by_role("button", name="Remove the PIN for seat 1").wait_for()
    page.get_by_label("PIN for seat 2, four digits").fill("5678")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Remove the PIN for seat 2").click()
    page.get_by_label("PIN for seat 2, four digits").wait_for()
    seats = ana.state(code)["table"]["seats"]
    assert [(one["kind"], one["name"], one["pinned"]) for one in seats[:2]] == [
        ("me", "Ana", True),
        ("device", "Bo", False),
    ]
    page.get_by_test_id("primary").click()
    pin = page.get_by_test_id("cover").get_by_label("Ana's PIN")
    pin.fill("4321")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    pin.fill("1234")
    page.keyboard.press("Enter")
    wait_asked(page)


@pytest.mark.ux("UX-60")
def test_the_slider_shows_what_the_seat_saw(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to(page, "commitment")
    live = page.locator("#prompt-text").inner_text()
    answers = ana.state(code, 0)["answers"]
    assert answers >= 2
    with page.expect_response(f"**/at/{answers - 1}?*") as heard:
        page.keyboard.press("[")
    shown = heard.value.json()
    page.get_by_test_id("slider").wait_for()
    assert shown["view"] == ana.get(f"/tables/{code}/at/{answers - 1}", seat=0)["view"]
    assert shown["prompt"] is None
    # the prompt of now stays in sight while one looks back
    assert page.locator("#prompt-text").inner_text() == live
    with page.expect_response("**/at/0?*"):
        page.get_by_label("History").or_(page.locator("input[type=range]")).first.press("Home")
    page.wait_for_url("**/at/0")
    page.keyboard.press(".")
    page.wait_for_url(f"**/t/{code}")
    wait_asked(page, "commitment")
    assert page.locator("#prompt-text").inner_text() == live


@pytest.mark.ux("UX-75")
def test_single_letters_can_be_switched_off(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    page.keyboard.press("t")
    page.locator("#command").wait_for()
    page.locator("h1").first.click()
    page.keyboard.press("t")
    page.locator("#command").wait_for(state="detached")
    page.goto("/settings")
    page.get_by_role("switch", name="Letter keys").uncheck()
    page.goto(f"/t/{code}")
    wait_asked(page)
    page.keyboard.press("t")
    page.locator("button.menu").click()
    page.get_by_role("button", name="Keys").click()
    box = page.get_by_role("dialog")
    for key in ("Ctrl+Enter", "Shift+U", "?"):
        box.get_by_text(key, exact=True).wait_for()
    assert page.locator("#command").count() == 0
