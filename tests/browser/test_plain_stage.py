"""A title without a stage of its own is played through the plain one, from its view alone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import PROMPT, ask, play, play_to, play_to_end, wait_asked, wait_tried
from browser.rig import DESKTOP, PHONE, Rig

BOT = {"kind": "bot", "bot": "easy"}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def caravan(rig: Rig, **wish: Any) -> tuple[Any, Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], title="_template", options={"goal": 8}, start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page)
    return ana, page, code


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_whole_game(rig: Rig, screen: str) -> None:
    size = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ana, page, code = caravan(rig, **(size if screen == "phone" else {"viewport": DESKTOP}))
    page.wait_for_function("() => document.title.includes('Water Run')")
    seen: set[str] = set()

    def look_and_play(page: Any) -> None:
        seen.add(ask(page))
        prompt = ana.state(code, 0)["prompt"]
        asked = page.locator("#prompt-text").inner_text()
        assert prompt["text"].startswith(asked)  # the rest is help
        assert page.get_by_test_id("primary").count() == 1
        assert page.evaluate(SIDEWAYS) <= 0
        play(page)

    assert play_to_end([page], look_and_play) >= 5
    assert {"cargo", "dig", "drink"} <= seen
    outcome = ana.state(code, 0)["view"]["outcome"]
    shown = page.locator(".stage .scores").inner_text()
    assert all(str(score) in shown for score in outcome["scores"])


def test_cards_show_what_they_do_and_can_be_pressed(rig: Rig) -> None:
    ana, page, code = caravan(rig)
    play_to(page, "cargo")
    hand = ana.state(code, 0)["view"]["seats"][0]["hand"]
    cards = {card["id"]: card for card in ana.get("/cards/_template")["decks"]["cargo"]}
    tiles = page.locator("#dock .tile")
    assert tiles.count() == len(hand)
    for tile, card in zip(tiles.all(), hand, strict=True):
        assert cards[card]["name"] in tile.inner_text()
        assert cards[card]["text"] in tile.inner_text()
    before = page.locator(f"{PROMPT} [aria-checked=true]").count()
    tiles.first.click()
    page.locator(f"{PROMPT} [aria-checked=true]").nth(before).wait_for()
    wait_tried(page)
    assert hand[0] in ana.state(code, 0)["prompt"]["draft"][0]
    # the seats stand beside each other, unknown numbers as a dash
    table = page.locator("#stage table").first
    assert table.locator("tbody tr").count() == 3
    assert table.locator("tbody tr").nth(1).inner_text().count("–") >= 1
