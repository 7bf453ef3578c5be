"""Odds before a choice, luck after it, the coach, and the report, in a real browser."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from browser.driver import PROMPT, ask, play, play_to, play_to_end, prepare, stands, wait_asked
from browser.rig import DESKTOP, PHONE, SHORT, Rig

BOT = {"kind": "bot", "bot": "normal"}


def seated(rig: Rig, **more: Any) -> tuple[Any, Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True, **more)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    return ana, page, code


def shown(chance: float) -> str:
    """How a chance is written (ux 6)."""
    if chance in (0.0, 1.0):
        return "certain" if chance else "impossible"
    value = chance * 100
    edge = value < 10 or value > 90
    return f"{round(value, 1):g} %" if edge else f"{int(value + 0.5)} %"


@pytest.mark.ux("UX-26", "UX-27")
def test_odds_are_words_and_stand_only_where_they_tell_answers_apart(rig: Rig) -> None:
    ana, page, code = seated(rig)
    chips = page.locator(f"{PROMPT} [data-testid=option-odds]")
    for name in ("production", "marks"):  # the same draw, and nothing yet
        play_to(page, name)
        assert ana.get(f"/tables/{code}/odds", seat=0)["options"] == {}
        assert chips.count() == 0
    play_to(page, "commitment")
    prepare(page)
    chips.first.wait_for()
    assert re.match(
        r"you \d+, rivals shown \d+, could still add up to \d+|can't be paid yet: short by",
        chips.first.inner_text(),
    )
    page.keyboard.press("o")
    rows = page.locator("[data-testid=odds-row]")
    rows.first.wait_for()
    assert not re.search(r"certain|\d+\s*[-–]\s*\d+ %", " ".join(rows.all_inner_texts()))


@pytest.mark.ux("UX-27")
def test_exact_odds_are_shown_to_the_digit_that_the_server_counts(rig: Rig) -> None:
    ana, page, code = seated(rig)
    play_to(page, "production")
    known = ana.get(f"/tables/{code}/odds", seat=0)
    page.keyboard.press("o")
    rows = page.locator("[data-testid=odds-row]")
    rows.first.wait_for()
    texts = rows.first.locator("[data-testid=bars] .n").all_inner_texts()
    assert texts == [shown(bar["chance"]) for bar in known["rows"][0]["bars"]]
    result = rows.first.locator(".result").inner_text()
    assert f"{round(100 * known['rows'][0]['chance'])} % {known['rows'][0]['what']}" in result


@pytest.mark.ux("UX-28")
def test_two_tables_that_differ_in_hidden_cards_show_the_same_odds(rig: Rig) -> None:
    # a fork of a running game deals anew all that its player cannot know
    ana, page, code = seated(rig)
    play_to(page, "marks")
    at = ana.state(code, 0)["answers"]
    forked = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": at})["code"]
    other = rig.page(ana, f"/t/{forked}")
    wait_asked(other)
    panels = []
    for one in (page, other):
        one.keyboard.press("o")
        one.locator("[data-testid=odds-row]").first.wait_for()
        panels.append(one.locator("[data-testid=odds-row]").all_inner_texts())
    assert panels[0] == panels[1]
    assert ana.state(code, 0)["view"]["commitment"] != ana.state(forked, 0)["view"]["commitment"]


@pytest.mark.ux("UX-29")
def test_what_came_is_marked_on_the_same_distribution(rig: Rig) -> None:
    _, page, _ = seated(rig)
    play_to(page, "production")
    page.keyboard.press("o")
    before = page.locator("[data-testid=odds-row][data-key=draw] [data-testid=bars] li")
    before.first.wait_for()
    wanted = [text.split("\n") for text in before.all_inner_texts()]
    while ask(page) == "production":
        play(page)
    page.locator("[data-testid=odds-roll]").nth(1).wait_for()  # the first hand, and this draw
    roll = page.locator("[data-testid=odds-roll]").first
    bars = roll.locator("[data-testid=bars] li")
    assert [text.split("\n")[:2] for text in bars.all_inner_texts()] == [one[:2] for one in wanted]
    assert roll.locator("[data-came]").count() == 1
    page.get_by_label("Show the bars as tables").check()
    assert roll.locator("table tr.came").count() == 1


@pytest.mark.ux("UX-30")
def test_a_table_that_hides_odds_has_neither_panel_nor_coach(rig: Rig) -> None:
    ana, page, code = seated(rig, hide_odds=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        page.keyboard.press("o")
        page.keyboard.press("c")
        for test in ("odds", "option-odds", "coach-open", "coach", "luck-so-far"):
            assert page.get_by_test_id(test).count() == 0, (name, test)
    assert page.get_by_role("tab", name="Odds").count() == 0
    assert not [url for url in asked if "/odds" in url or "/coach" in url]
    ana.get(f"/tables/{code}/odds", seat=0, status=409)
    other = rig.page(None, f"/t/{code}")  # a spectator
    other.locator("#stage").wait_for()
    assert other.get_by_role("tab", name="Odds").count() == 0


def test_the_coach_speaks_only_when_asked_and_never_acts(rig: Rig) -> None:
    _, page, _ = seated(rig)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_to(page, "marks")
    assert not [url for url in asked if "/coach" in url]
    before = page.locator(PROMPT).get_attribute("data-decision")
    page.keyboard.press("c")
    page.get_by_test_id("coach-ask").click()
    reasons = page.locator("[data-testid=coach] ol li")
    reasons.first.wait_for()
    assert reasons.count() == 2
    assert page.locator(PROMPT).get_attribute("data-decision") == before
    assert stands(page) == "asked"


@pytest.mark.slow
@pytest.mark.ux("UX-63")
def test_the_report_adds_up_and_is_verified(rig: Rig) -> None:
    ana, page, code = seated(rig)
    play_to_end([page])
    page.goto(f"/t/{code}/report")
    page.get_by_test_id("report-luck").wait_for()
    report = ana.get(f"/tables/{code}/report")
    for seat, score in enumerate(report["scores"]):
        rows = page.locator(f"[data-testid=score-{seat}] tr td:nth-child(2)").all_inner_texts()
        *sources, total = [int(text) for text in rows]
        assert sum(sources) == total == score
    for row in report["luck"]:
        table = page.get_by_test_id(f"luck-{row['kind']}")
        cells = table.locator("td[data-expected]")
        found = [
            float(cells.nth(n).get_attribute("data-expected") or 0) for n in range(cells.count())
        ]
        assert pytest.approx(row["expected"]) in found
    assert page.get_by_text("Verified: the seed matches").count() == 1
    page.get_by_test_id("analysis").wait_for(timeout=120_000)
    assert page.get_by_test_id("shares").locator("tbody tr").count() >= 2
    assert "estimate" in page.get_by_test_id("analysis").inner_text()
    # luck in a phrase for each seat that rolled, and pictures of the moments that turned the game
    lucky = page.get_by_test_id("luck-bars").locator("li")
    assert lucky.count() == len({row["seat"] for row in report["luck"]})
    assert "is average" in lucky.first.inner_text()
    turns = ana.get(f"/tables/{code}/analysis")["turns"][:3]
    for turn in turns:
        picture = page.locator(f"[data-testid=thumb][data-at='{turn['start']}']").first
        picture.locator("[data-testid=board], .board").first.wait_for()
    assert page.get_by_test_id("share-card").get_attribute("data-names") == "false"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == f"{code}.png"
    page.get_by_test_id("challenge").click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)


@pytest.mark.slow
def test_the_replay_opens_all_cards_and_shows_what_a_seat_knew(rig: Rig) -> None:
    ana, page, code = seated(rig)
    play_to_end([page])
    page.goto(f"/t/{code}/replay?at=6")
    page.locator("[data-testid=replay][data-at='6']").wait_for()
    truth = ana.get(f"/tables/{code}/at/6", open_cards=True)["view"]["hands"]
    for seat, hand in enumerate(truth):
        cards = page.get_by_test_id(f"open-{seat}").locator("[data-card]")
        assert [cards.nth(n).get_attribute("data-card") for n in range(cards.count())] == hand[
            "hand"
        ]
    page.get_by_test_id("eyes").locator("label").nth(2).click()
    page.locator("#hand, [data-testid=replay] .dock").first.wait_for(state="attached")
    assert page.get_by_test_id("open-0").count() == 0
    page.keyboard.press("]")
    page.locator("[data-testid=replay][data-at='7']").wait_for()
    page.get_by_test_id("primary").click()
    page.locator("[data-testid=replay][data-at='9']").wait_for()
    page.get_by_test_id("primary").click()
    at = page.locator("[data-testid=replay]").get_attribute("data-at")
    assert int(at) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_replay_is_a_film_with_a_time_line(rig: Rig, size: dict[str, int]) -> None:
    """Turns, rounds, speed and beats; a link to a step shows that step."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to_end([page])
    film = rig.page(ana, viewport=size, settings={"speed": "normal", "motion": "off"})
    film.goto(f"/t/{code}/replay?at=5")
    shown = film.get_by_test_id("replay")
    shown.and_(film.locator("[data-at='5']")).wait_for()
    moves = film.get_by_test_id("moves")
    assert moves.locator("[aria-current=step]").count() >= 1
    # the board, its moves and the controls are in sight without scrolling
    for part in (shown, moves, film.get_by_test_id("primary"), film.get_by_role("slider")):
        box = part.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + min(box["height"], 60) <= size["height"]
    assert film.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    # a turn on, and back
    film.get_by_test_id("turn-on").click()
    film.wait_for_function("() => document.querySelector('[data-testid=replay]').dataset.at > 5")
    assert "at=5" not in film.url
    film.get_by_test_id("turn-back").click()
    film.wait_for_function("() => document.querySelector('[data-testid=replay]').dataset.at <= 5")
    # what happens in the next move is played beat by beat, and the panels wait for it
    film.evaluate(
        """() => {
            window.seen = [];
            const look = () => {
                const one = document.querySelector('[data-testid=replay]');
                if (one && window.seen.at(-1) !== one.dataset.at) window.seen.push(one.dataset.at);
            };
            new MutationObserver(look).observe(document.body, {attributes: true, subtree: true});
        }"""
    )
    speed = film.get_by_role("radiogroup", name="Speed")
    speed.get_by_text("Fast").click()
    film.get_by_test_id("primary").click()
    film.wait_for_function("() => window.seen.length > 3")
    film.get_by_test_id("primary").click()
    seen = [int(at) for at in film.evaluate("window.seen")]
    assert all(after == before + 1 for before, after in pairwise(seen[1:]))
    film.get_by_role("button", name="Round 1", exact=True).click()
    film.wait_for_url("**/replay?at=*")


@pytest.mark.slow
def test_the_replay_shows_what_was_seen_between_two_moves(rig: Rig) -> None:
    """Its board moves beat by beat, and turning points come without the report."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to_end([page])
    last = ana.state(code, 0)["answers"]
    frames = {
        at: ana.get(f"/tables/{code}/at/{at}", open_cards=True)["frames"]
        for at in range(1, last + 1)
    }
    most = max(frames, key=lambda at: len(frames[at]))  # where everything is revealed and counted
    film = rig.page(ana, settings={"speed": "fast"})
    film.goto(f"/t/{code}/replay?at={most - 1}")
    film.locator(f"[data-testid=replay][data-at='{most - 1}']").wait_for()
    film.evaluate(
        """() => {
            window.seen = new Set();
            const board = document.querySelector('[data-testid=replay]');
            const look = () => window.seen.add(board.innerText);
            const wish = { attributes: true, childList: true, characterData: true, subtree: true };
            new MutationObserver(look).observe(board, wish);
        }"""
    )
    film.keyboard.press("]")
    film.locator(f"[data-testid=replay][data-at='{most}']").wait_for(timeout=60_000)
    assert film.evaluate("() => window.seen.size") > 4
    turns = film.get_by_test_id("replay-pin")
    turns.first.wait_for(timeout=120_000)
    assert turns.count() == len(ana.get(f"/tables/{code}/analysis")["turns"])


@pytest.mark.slow
def test_the_chronicle_can_be_read_and_kept(rig: Rig) -> None:
    _, page, code = seated(rig)
    play_to_end([page])
    page.set_viewport_size(PHONE)
    page.goto(f"/t/{code}/chronicle")
    page.get_by_role("heading", name="Round 1").wait_for()
    read = page.get_by_test_id("chronicle").inner_text()
    for name, ending in (("Save as Markdown", ".md"), ("Save as HTML", ".html")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        text = saved.value.path().read_text()
        assert saved.value.suggested_filename == code + ending
        assert "Round 1" in text
        assert "Ana" not in text
    assert "Ana" not in json.dumps(read)
    page.emulate_media(media="print")
    assert not page.get_by_role("button", name="Save as HTML").is_visible()
