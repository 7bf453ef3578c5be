"""Recorded games, played again at a table of people with a browser that steps through every beat.

    python tests/browser/recorded.py [--title wk1] [--answers 0]

A game that `./dust refresh` keeps is dealt from its seed and answered key by key. The page of the
first seat writes down what each of its panels says while a beat is shown, then skips to the next
one; what the server sent to that seat is the truth to compare it with.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import dustboard
from browser.rig import Rig, Site, browser_running, missing, running
from browser.test_beats import RECORDER, Truth, nothing_is_ahead, wait_shown
from server.listening import Ear
from server.running import joined

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
# a whole game of three for each title; that of Waste Knights has the mission Savior of the Waste
GAMES = {"wftw": "01-3p.json", "wk1": "01-3p.json"}
# once a beat is written down it has been seen: go on to the next one
STEPS = """() => {
    const seen = () => {
        const written = window.shown.at(-1)?.line;
        const now = document.querySelector('[data-testid=playing]')?.dataset.line;
        if (now !== undefined && Number(now) === written) {
            document.querySelector('[data-testid=skip]')?.click();
        }
        requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
}"""


def record_of(title: str) -> dict[str, Any]:
    """The recorded game of a title."""
    found: dict[str, Any] = json.loads((RECORDS / title / GAMES[title]).read_text())
    return found


def forced(game: Any, seat: int) -> bool:
    """Whether a seat has only one answer, which the server gives by itself."""
    return any(one.seat == seat and len(one.options) == 1 for one in game.pending)


def give_forced(people: list[Any], code: str) -> bool:
    """Give an answer that is the only one, which a record has although nobody chose it."""
    for seat, guest in enumerate(people):
        prompt = guest.state(code, seat)["prompt"]
        if prompt is not None and len(prompt["options"]) == 1:
            guest.answer(code, prompt, [prompt["options"][0]["key"]], log=-1)
            return True
    return False


def play_again(rig: Rig, title: str, most: int = 0) -> tuple[list[dict[str, Any]], Truth, str]:
    """Play so many answers of the recorded game, or all; gives what was on the page."""
    record = record_of(title)
    seed = rig.site.flag.with_name("seed")
    seed.write_text(record["seed"])
    people = [rig.guest(name) for name in ("Ana", "Bo", "Cy")]
    options = {name: value for name, value in record["options"].items() if value is not None}
    code = people[0].table(["me", "link", "link"], title=title, options=options, pace="days")
    joined(people[0], people[1:], code)
    seed.unlink()
    page = rig.page(people[0], f"/t/{code}", settings={"speed": "normal", "results": "off"})
    page.locator("[data-testid=prompt]").first.wait_for()
    page.evaluate(RECORDER)
    page.evaluate(STEPS)
    ear = Ear(people[0], code, 0)
    ear.listen()
    truth = Truth(ear)
    game = dustboard.new_game(title, players=3, seed=int(record["seed"], 16), options=options)
    for number, (seat, key) in enumerate(record["answers"][: most or None]):
        only = forced(game, seat)
        game.answer(seat, key)
        for _ in range(600):
            prompt = people[seat].state(code, seat)["prompt"]
            keys = [] if prompt is None else [option["key"] for option in prompt["options"]]
            if key in keys or only:
                break
            if not give_forced(people, code):
                time.sleep(0.05)  # a chance to react closes by itself
        if key not in keys:
            assert only, f"answer {number} of the record is {key}; seat {seat} may say {keys}"
            continue
        people[seat].answer(code, prompt, [key], log=-1)
        truth.hear()
        wait_shown(page, people[0], code)
    truth.hear()
    ear.close()
    state = people[0].state(code, 0)["table"]["state"]
    return page.evaluate("() => window.shown"), truth, state


def main() -> int:
    """Play the recorded games; 1 if a panel was ahead."""
    parser = argparse.ArgumentParser(description="recorded games in the browser, beat by beat")
    parser.add_argument("--title", choices=GAMES, action="append")
    parser.add_argument("--answers", type=int, default=0, help="only so many; 0 for all")
    wish = parser.parse_args()
    if reason := missing():
        print(f"not played: {reason}", file=sys.stderr)
        return 1
    bad = 0
    for title in wish.title or GAMES:
        began = time.monotonic()
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Site(Path(folder))) as site,
            browser_running() as browser,
        ):
            rig = Rig(browser, site)
            shown, truth, state = play_again(rig, title, wish.answers)
            rig.close()
        ahead = nothing_is_ahead(shown, truth)
        bad += len(ahead)
        print("\n".join(ahead[:20]))
        took = time.monotonic() - began
        print(f"{title}: {len(shown)} beats, {state}, {len(ahead)} ahead, {took:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
