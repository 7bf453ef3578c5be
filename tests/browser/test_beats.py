"""What happened is shown before what is asked, and no panel is ahead of what is shown.

People play over the API; the page of one of them writes down what each panel says while a beat
runs. A socket of the same seat hears what the server has sent: the truth to compare it with.
"""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

from browser.driver import wait_until
from browser.rig import PHONE, Rig
from server.listening import Ear
from server.running import Guest, joined
from server.test_frames import ways

PLAYING = "[data-testid=playing]"
RECORDER = """() => {
    window.shown = [];
    let last = null;
    const text = (one) => one?.innerText ?? '';
    const look = () => {
        const line = document.querySelector('[data-testid=playing]')?.dataset.line;
        if (line === undefined || line === last) return;
        last = line;
        const lines = [...document.querySelectorAll('#logpanel [data-line]')];
        const rivals = {};
        for (const seat of document.querySelectorAll('.others [data-testid^=seat-]')) {
            const counts = {};
            for (const one of seat.querySelectorAll('.counters li')) {
                counts[one.className.split(' ')[0]] = Number(text(one.querySelector('b')));
            }
            rivals[seat.dataset.testid.slice(5)] = counts;
        }
        window.shown.push({
            line: Number(line),
            log: Math.max(-1, ...lines.map((one) => Number(one.dataset.line))),
            standings: [...document.querySelectorAll('[data-testid=standings] b')].map(text),
            round: text(document.querySelector('.shell > .head')),
            ask: document.querySelector('[data-testid=prompt]')?.dataset.ask,
            primary: document.querySelectorAll('[data-testid=primary]').length,
            rivals,
        });
    };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['data-line'],
    });
}"""


class Truth:
    """What the server has sent to a seat: by line of a beat the views before and after it."""

    def __init__(self, ear: Ear) -> None:
        self.view: Any = json.loads(ear.heard[-1])["view"]
        self.lines: dict[int, dict[str, Any]] = {}
        self.pushes: list[tuple[Any, list[tuple[int, Any]]]] = []  # the view before, the steps
        self._ear = ear
        ear.heard.clear()

    def hear(self) -> None:
        """Take in what came."""
        from dustboard.server.protocol.deltas import applied

        self._ear.listen()
        for message in map(json.loads, self._ear.heard):
            if message["type"] == "delta":
                before = self.view
                self.view = applied(before, message["change"].get("view", {}))
                self.lines |= {line["n"]: line for line in message["log"]}
                self.pushes.append((before, ways(self.view, message["frames"])))
            elif message["type"] == "state":
                self.view = message["view"]
        self._ear.heard.clear()

    def before(self, line: int, shown: list[int]) -> Any:
        """The view that every panel stands at while this beat runs."""
        for view, steps in self.pushes:
            if line in dict(steps):
                for number, after in steps:
                    if number < line and number in shown:
                        view = after
                return view
        raise AssertionError(f"no frame was sent for line {line}")


def watch(
    rig: Rig, title: str, options: dict[str, Any], most: int, speed: str = "fast"
) -> tuple[list[dict[str, Any]], Truth, Any]:
    """Play until so many beats were shown, or to the end; gives what the page has written down."""
    guests = [rig.guest(name) for name in ("Ana", "Bo", "Cy")]
    code = guests[0].table(["me", "link", "link"], title=title, options=options, pace="days")
    joined(guests[0], guests[1:], code)
    page = rig.page(guests[0], f"/t/{code}", settings={"speed": speed, "results": "off"})
    page.locator("[data-testid=prompt]").first.wait_for()
    page.evaluate(RECORDER)
    ear = Ear(guests[0], code, 0)
    ear.listen()
    truth = Truth(ear)
    rng = random.Random(7)
    shown: list[dict[str, Any]] = []
    while len(shown) < most and answer_one(guests, code, rng):
        truth.hear()
        wait_shown(page, guests[0], code)
        shown = page.evaluate("() => window.shown")
    truth.hear()
    ear.close()
    return shown, truth, page


def answer_one(guests: list[Guest], code: str, rng: random.Random) -> bool:
    """One answer, as soon as anybody is asked; gives whether the game went on."""
    while True:
        for seat, guest in enumerate(guests):
            state = guest.state(code, seat)
            if state["table"]["state"] == "over":
                return False
            if state["prompt"] is not None:
                key = rng.choice(state["prompt"]["options"])["key"]
                guest.answer(code, state["prompt"], [key], log=-1)
                return True
        time.sleep(0.05)  # a chance to react closes by itself


def wait_shown(page: Any, guest: Guest, code: str) -> None:
    """Wait until the page has shown all, and asks what the server asks."""
    look = """() => [
        document.querySelector('[data-testid=playing]') !== null,
        document.querySelector('[data-testid=prompt]')?.dataset.ask ?? '',
    ]"""

    def stands() -> bool:
        prompt = guest.state(code, 0)["prompt"]
        return bool(page.evaluate(look) == [False, (prompt or {}).get("name", "")])

    page.wait_for_timeout(20)  # what was sent is on its way
    wait_until(page, stands, 60)


def nothing_is_ahead(shown: list[dict[str, Any]], truth: Truth) -> list[str]:
    """What of all that was on the page was ahead of its beat."""
    ahead: list[str] = []
    numbers = [one["line"] for one in shown]
    for one in shown:
        view = truth.before(one["line"], numbers)
        kind = truth.lines[one["line"]]["kind"]
        where = f"line {one['line']} ({kind})"
        if one["log"] >= one["line"]:
            ahead.append(f"{where}: the log has line {one['log']}")
        if one["ask"] or one["primary"]:
            ahead.append(f"{where}: asks {one['ask']}")
        scores = [seat.get("score") for seat in view["seats"]]
        if None not in scores and one["standings"] != [str(score) for score in scores]:
            ahead.append(f"{where}: the header says {one['standings']}, not {scores}")
        told = re.search(r"Round (\d+)", one["round"])
        if told and int(told.group(1)) != view["round"]:
            ahead.append(f"{where}: round {told.group(1)}, not {view['round']}")
        for seat, counts in one["rivals"].items():
            for name, count in counts.items():
                if view["seats"][int(seat)][name] != count:
                    ahead.append(f"{where}: {name} of seat {seat} is {count}")
    return ahead


GAMES = [("wftw", {}), ("wk1", {"mission": "savior"})]


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_no_panel_is_ahead_of_its_beat(
    rig: Rig, tmp_path: Path, title: str, options: dict[str, Any]
) -> None:
    shown, truth, _ = watch(rig, title, options, 30)
    (tmp_path / "shown.json").write_text(json.dumps(shown, indent=1))
    assert len(shown) >= 30
    assert nothing_is_ahead(shown, truth) == []


@pytest.mark.slow
@pytest.mark.parametrize(("title", "options"), GAMES)
def test_no_panel_is_ahead_in_a_long_game(
    rig: Rig, tmp_path: Path, title: str, options: dict[str, Any]
) -> None:
    shown, truth, _ = watch(rig, title, options, 200)
    (tmp_path / "shown.json").write_text(json.dumps(shown, indent=1))
    assert nothing_is_ahead(shown, truth) == []
    kinds = {truth.lines[one["line"]]["kind"] for one in shown}
    assert len(shown) > 100
    assert len(kinds) > 10


def to_beats(rig: Rig, **wish: Any) -> Any:
    """A page that plays beats, slowly: a rival's first answers of a game."""
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    options = {"mission": "savior"}
    code = ana.table(["me", "link"], title="wk1", options=options, pace="days")
    joined(ana, [bo], code)
    settings = {"speed": "slow", "results": "off", **wish.pop("settings", {})}
    page = rig.page(ana, f"/t/{code}", settings=settings, **wish)
    page.locator("[data-testid=prompt]").first.wait_for()
    rng = random.Random(1)
    while page.locator(PLAYING).count() == 0:
        assert answer_one([ana, bo], code, rng)
        page.wait_for_timeout(100)
    return page


def test_keys_and_buttons_skip_what_is_shown(rig: Rig) -> None:
    page = to_beats(rig)
    at = "() => document.querySelector('[data-testid=playing]')?.dataset.line"
    line = page.evaluate(at)
    page.keyboard.press("Space")
    page.wait_for_function(f"(line) => ({at})() !== line", arg=line)
    if page.locator(PLAYING).count():
        page.get_by_test_id("skip-all").click()
    page.locator(PLAYING).wait_for(state="detached")


def test_a_phone_has_a_line_and_two_buttons_while_beats_play(rig: Rig) -> None:
    page = to_beats(rig, viewport=PHONE, has_touch=True)
    for name in ("skip", "skip-all"):
        box = page.get_by_test_id(name).bounding_box()
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= PHONE["width"]
    page.get_by_test_id("skip-all").tap()
    page.locator(PLAYING).wait_for(state="detached")


def test_text_mode_tells_the_same_beats(rig: Rig) -> None:
    page = to_beats(rig, settings={"textMode": True})
    assert page.locator("main.text").count() == 1
    told = page.locator(f"{PLAYING} .now > span").text_content()
    said = "(text) => document.querySelector('[data-testid=beats-said]').textContent.includes(text)"
    page.wait_for_function(said, arg=told)
    page.keyboard.press("Shift+Space")
    page.locator(PLAYING).wait_for(state="detached")


WHOLE = """(inside) => [...document.querySelectorAll(inside)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (one.scrollHeight > one.clientHeight + 2 || box.bottom > innerHeight);
}).map((one) => one.textContent)"""


def test_what_a_beat_tells_is_whole_on_a_phone(rig: Rig) -> None:
    page = to_beats(rig, viewport=PHONE, has_touch=True)
    told = f"{PLAYING} .now > span"
    # as long as a bid on four targets
    page.locator(told).evaluate(
        "(one) => { one.textContent = 'Wick commits 2 cards face down: '"
        " + '1 for battlefield 1 (The Toll King), 1 for battlefield 2 (Salt Market).'; }"
    )
    assert page.evaluate(WHOLE, told) == []
    tabs = page.locator(".shell > .tabs").bounding_box()
    said = page.locator(told).bounding_box()
    assert said["y"] + said["height"] <= tabs["y"]
