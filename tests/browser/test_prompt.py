"""The prompt: one primary that stays put, rules behind every question, refusals with reasons."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import (
    ENABLED,
    PROMPT,
    ask,
    decision,
    mark,
    play,
    play_to,
    play_to_end,
    prepare,
    wait_asked,
    wait_moved,
    wait_tried,
)
from browser.rig import PHONE, SHORT, TABLET, Rig
from server.running import Guest

BOT = {"kind": "bot", "bot": "easy"}

BORDERS = {
    "sealed": "Final once everyone has sealed",
    "dice": "Dice or cards decide: no undo after this",
    "reveal": "Reveals a card: no undo after this",
    "handover": "Ends your turn",
}


def alone(rig: Rig, **wish: Any) -> tuple[Guest, Any, str]:
    """A person with an easy bot, in a game of one round."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page)
    return ana, page, code


def two_people(rig: Rig) -> tuple[Guest, Guest, Any, Any, str]:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"])
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    first, second = rig.page(ana, f"/t/{code}"), rig.page(bo, f"/t/{code}")
    play_to(first, "marks", [second])
    wait_asked(second, "marks")
    return ana, bo, first, second, code


def border_of(page: Any, prompt: dict[str, Any]) -> str:
    """Why the answer that is ready could not be taken back; the page says so before it is sent."""
    wait_tried(page)
    known = {option["key"]: option["border"] for option in prompt["options"]}
    radio = page.locator(f"{PROMPT} [role=radio][aria-checked=true][data-key]")
    if page.locator(f"{PROMPT} .bin").count() == 0 and radio.count() == 1:
        key = radio.get_attribute("data-key")
    else:
        key = next(one for one in prompt["ends"] if one in known)
    border = page.get_by_test_id("border")
    assert border.count() == bool(known[key]), key
    if known[key]:
        assert BORDERS[known[key]] in border.inner_text()
    return str(known[key])


@pytest.mark.slow
@pytest.mark.ux("UX-02", "UX-03", "UX-04", "UX-05", "UX-15")
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_every_prompt_of_a_round(rig: Rig, screen: str) -> None:
    wish = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    ana, page, code = alone(rig, **wish)
    places: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    borders: list[str] = []

    def look_and_play(page: Any) -> None:
        primary = page.get_by_test_id("primary")
        assert primary.count() == 1
        box = primary.bounding_box()
        many = page.locator(".shell.many").count() > 0  # a long list leaves the button less room
        places[many].append((box["x"], box["y"]))
        prompt = ana.state(code, 0)["prompt"]
        clause = page.locator(f"{PROMPT} .meta .clause").first
        assert (clause.inner_text(), clause.get_attribute("data-rule")) == ("?", prompt["rule"])
        sought = [one for one in prompt["refused"] if one["key"] != "done" and one["sought"]]
        listed = page.locator(f"{PROMPT} [data-testid=why]")
        assert listed.count() == min(len(sought), 5)
        for one in sought[:5]:
            row = page.locator(f"[data-testid=why] [data-key='{one['key']}']")
            assert row.get_attribute("aria-disabled") == "true"
            said = page.locator(f"#{row.get_attribute('aria-describedby')}").text_content()
            assert one["why"] in said
            if row.is_visible():
                row.focus()
                assert row.evaluate("one => one === document.activeElement")
        prepare(page)
        borders.append(border_of(page, ana.state(code, 0)["prompt"]))
        label = primary.inner_text().strip()
        assert len(label.split()) > 1, label
        assert not {"ok", "submit"} & set(label.lower().split())
        before = decision(page)
        page.click(f"{PROMPT} {ENABLED}")
        wait_moved(page, before)

    assert play_to_end([page], look_and_play) >= 5
    assert "sealed" in borders
    for found in filter(None, places.values()):
        assert max(x for x, _ in found) - min(x for x, _ in found) <= 2, places
        assert max(y for _, y in found) - min(y for _, y in found) <= 2, places


@pytest.mark.ux("UX-04", "UX-07")
def test_the_clause_opens_and_escape_goes_back_to_its_chip(rig: Rig) -> None:
    _, page, code = alone(rig)
    focused = "() => document.activeElement?.id"
    page.wait_for_function("() => document.activeElement?.id === 'prompt-text'")
    chip = page.locator(f"{PROMPT} .meta .clause")
    rule = chip.get_attribute("data-rule")
    chip.press("Enter")
    box = page.get_by_role("dialog")
    box.get_by_text(rule).first.wait_for()
    box.locator(".text").wait_for()
    page.keyboard.press("Escape")
    box.wait_for(state="detached")
    assert page.evaluate("() => document.activeElement.dataset.rule") == rule
    assert page.url.endswith(f"/t/{code}")
    play(page)
    wait_asked(page)
    page.wait_for_function("() => document.activeElement?.id === 'prompt-text'")

    # while something is being typed the focus stays, and a live region says it
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_label("Say something")
    prepare(page)
    before = decision(page)
    line.focus()
    held = page.evaluate(focused)
    page.keyboard.press("Control+Enter")
    wait_moved(page, before)
    wait_asked(page)
    page.locator("[aria-live]", has_text="Your decision:").first.wait_for(state="attached")
    assert page.evaluate(focused) == held


@pytest.mark.ux("UX-06", "UX-13")
def test_an_answer_by_hand_is_refused_and_changes_nothing(rig: Rig) -> None:
    ana, bo, page, _, code = two_people(rig)
    mark(page, 1)
    before = ana.state(code, 0)

    def rewrite(**changed: Any) -> Any:
        def handle(route: Any) -> None:
            route.continue_(post_data={**route.request.post_data_json, **changed})

        return handle

    page.route("**/answer?*", rewrite(answers=["raid:0", "done"]))
    page.click(f"{PROMPT} {ENABLED}")
    trouble = page.locator(f"{PROMPT} .trouble")
    trouble.get_by_text("wftw.bid.06").wait_for()
    after = ana.state(code, 0)
    assert after["view"] == before["view"]
    assert after["prompt"]["draft"] == before["prompt"]["draft"]
    assert page.locator("[role=checkbox][aria-checked=true]").count() == 1
    assert bo.state(code, 1)["prompt"] is not None

    page.unroute("**/answer?*")
    page.route("**/answer?*", rewrite(decision="0-0"))
    page.click(f"{PROMPT} {ENABLED}")
    page.get_by_text("The table has moved on").wait_for()
    wait_asked(page, "marks")
    assert ana.state(code, 0)["answers"] == before["answers"]


@pytest.mark.ux("UX-16", "UX-19", "UX-32", "UX-33", "UX-34", "UX-35")
def test_marks_and_cards_can_be_taken_back_until_the_last_seal(rig: Rig) -> None:
    ana, _, page, other, code = two_people(rig)
    cards = len(ana.state(code, 0)["view"]["mine"]["hand"])
    mark(page, cards)
    chosen = page.locator("[role=checkbox][aria-checked=true]")
    marks = chosen.count()
    if marks == cards:
        page.locator("[data-testid=why] [data-rule='wftw.bid.12']").first.wait_for(state="attached")
    page.keyboard.press("u")
    page.wait_for_function(
        "n => document.querySelectorAll('[role=checkbox][aria-checked=true]').length === n",
        arg=marks - 1,
    )
    page.keyboard.press("Shift+U")
    page.wait_for_function("() => !document.querySelector('[role=checkbox][aria-checked=true]')")
    wait_tried(page)  # the page shows it before the server has it
    assert ana.state(code, 0)["prompt"]["draft"] == []

    # sealed, opened again, sealed
    digest = ana.state(code, 0)["view"]
    mark(page, 1)
    first = chosen.get_attribute("data-key")
    page.click(f"{PROMPT} {ENABLED}")
    page.get_by_role("button", name="Change it").click()
    wait_asked(page, "marks")
    chosen.first.wait_for()
    assert chosen.get_attribute("data-key") == first
    assert ana.state(code, 0)["view"] == digest
    page.click(f"{PROMPT} {ENABLED}")
    page.get_by_role("button", name="Change it").wait_for()
    play(other)
    for one in (page, other):
        wait_asked(one)
    assert page.get_by_role("button", name="Change it").count() == 0
    assert "border" in str(ana.post(f"/tables/{code}/undo", {"seat": 0}, 409)["kind"])

    # cards: a mark without a card cannot be sealed, and the bill follows the draft
    play_to(page, "commitment", [other])
    primary = page.get_by_test_id("primary")
    assert primary.get_attribute("aria-disabled") == "true"
    refused = [one for one in ana.state(code, 0)["prompt"]["refused"] if one["key"] == "done"]
    assert refused[0]["why"] in page.locator("#primary-why").inner_text()
    attacked = ana.state(code, 0)["view"]["mine"]["guard"]
    bins = page.locator(f"{PROMPT} .bin [role=radio]").all_inner_texts()
    assert bool(attacked) == any("efend" in one for one in bins)
    bill = page.get_by_test_id("bill")
    without = bill.inner_text()
    prepare(page)
    page.wait_for_function(
        "before => document.querySelector('[data-testid=bill]').innerText !== before", arg=without
    )
    assert bill.locator(".state svg").count() > 0
    words = bill.locator(".state").inner_text().lower()
    assert any(word in words for word in ("covered", "short")), words
    assert ask(page) == "commitment"


@pytest.mark.ux("UX-02")
def test_staying_out_until_the_last_bid_is_one_press(rig: Rig) -> None:
    ana, page, code = alone(rig)
    play_to(page, "marks")
    # nothing is marked: the big button waits, and what can be done then has its own
    assert page.get_by_test_id("primary").get_attribute("aria-disabled") == "true"
    bids = [ana.state(code, 0)["view"]["bidding_round"]]
    page.get_by_role("button", name="Stay out until bid 3").click()
    page.wait_for_selector(f"{PROMPT}[data-ask=marks] [data-testid=idle]:only-child")
    bids.append(ana.state(code, 0)["view"]["bidding_round"])
    assert bids == [1, 3]
    assert ana.state(code, 0)["orders"] == {}  # it was for the second bid alone
    page.locator(f"{PROMPT} [role=checkbox]").first.click()
    page.wait_for_selector(f"{PROMPT} {ENABLED}")
    assert page.get_by_test_id("idle").count() == 0


def test_a_card_is_carried_to_its_place_with_the_mouse(rig: Rig) -> None:
    ana, page, code = alone(rig, viewport=TABLET)  # where the hand is a list
    play_to(page, "commitment")
    item = page.locator(f"{PROMPT} .item").first
    card = item.get_attribute("data-card")
    place = page.locator(f"{PROMPT} .bin").last
    where = place.get_attribute("data-drop")
    start, end = item.bounding_box(), place.bounding_box()
    page.mouse.move(start["x"] + 8, start["y"] + 8)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 12, steps=4)
    assert place.get_attribute("data-over") == ""
    page.mouse.up()
    page.wait_for_selector(f"{PROMPT} .bin .back[data-card='{card}']")
    wait_tried(page)
    assert ana.state(code, 0)["prompt"]["draft"] == [f"{card}@{where}"]
