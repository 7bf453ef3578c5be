"""Random play by what can be seen: any control of the table is pressed, as a restless child would.

    python tests/browser/random_play.py [--games 20] [--title wk1] [--size phone] [--seed 7]

Each game is dealt anew, with another mission or adventure, and every other one shows its beats and
result cards. A game has failed if the page or its console reports an error, if nothing that can be
seen leads on, if the table stops asking before the game is over, or if it takes too long. Then the
last presses are told.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.driver import PROMPT, stands
from browser.rig import DESKTOP, PHONE, Rig, Site, browser_running, missing, running

TITLES = ("wftw", "wk1", "wk2")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
BOT = {"kind": "bot", "bot": "easy"}
MISSIONS = ("savior", "manifold", "only_one", "freight", "blackout", "agree")
ADVENTURES = (
    "first_tank",
    "long_count",
    "iron_trail",
    "water_debt",
    "warrant",
    "spreading_corruption",
    "deadly_cargo",
    "red_lord",
)
STUCK = 250  # presses without a new question
PLAYFUL = 12  # presses after which a question is rather answered
PLAYS, WORKS = 0.45, 0.8  # how likely the main button is pressed, before that and then
PATIENCE = 60.0  # seconds without any change at all
LONGEST = 1200.0  # seconds for a game
TELLS = 60.0  # seconds between two lines about a game that goes on

# Controls a person could press now: shown, not disabled, in the window, not below something else.
# Pages other than the table, and what ends it for good, are left alone.
PRESSED = "button, [role=radio], [role=checkbox], [role=button], [data-space]"
LEFT_ALONE = (
    ".menubox, .skips, a[href], textarea, [data-testid=seat-leave], [data-testid=coach-open],"
    " [data-testid=again], [data-testid=undo], .reset, [aria-disabled=true], :disabled"
)
IDLE = ".back, .piece, [data-rule], [aria-checked=true]"  # leads nowhere, or back
CONTROLS = f"""(zones) => {{
    const found = [];
    const seen = (window.seenControls = []);
    for (const [zone, where] of Object.entries(zones)) {{
        for (const box of document.querySelectorAll(where)) {{
            for (const one of box.querySelectorAll('{PRESSED}')) {{
                if (one.closest('{LEFT_ALONE}')) continue;
                one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
                const area = one.getBoundingClientRect();
                if (area.width < 4 || area.height < 4) continue;
                const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
                const hit = document.elementFromPoint(x, y);
                if (!hit || !(one.contains(hit) || hit.closest('{PRESSED}') === one)) continue;
                const name = one.ariaLabel || one.textContent || one.dataset.space || '';
                const primary = one.dataset.testid === 'primary';
                const idle = one.matches('{IDLE}');
                const at = seen.push(one) - 1;
                const space = 'space' in one.dataset || 'hex' in one.dataset;
                found.push({{ zone, at, primary, idle, space, name: name.trim().slice(0, 60) }});
            }}
        }}
    }}
    return found;
}}"""
# looking at the others may have scrolled it away
SPOT = """(at) => {
    const one = window.seenControls[at];
    if (!one?.isConnected) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const area = one.getBoundingClientRect();
    return [area.x + area.width / 2, area.y + area.height / 2];
}"""
ZONES = {
    "result": "[data-testid=result]",
    "beats": "[data-testid=playing]",
    "dialog": "dialog[open]",
    "recap": "[data-testid=recap]",
    "prompt": f"section.prompt, {PROMPT}",
    "stage": "#stage",
    "dock": "#dock",
    "tabs": ".shell > .tabs",
}
SPACE = 0.4  # a map has many
ASKING = f"#stage .asking, {PROMPT}:is([data-ask=route], [data-ask=marks])"
WEIGHTS = {"beats": 14, "recap": 5, "prompt": 14, "stage": 5, "dock": 6, "tabs": 1}
WHERE = f"""() => {{
    const prompt = document.querySelector('{PROMPT}');
    const shown = document.querySelector('.shell')?.innerText?.length ?? 0;
    return [prompt?.dataset.decision ?? '', shown].join();
}}"""


def table_of(title: str, seed: int) -> dict[str, Any]:
    """The table of a game: short ones of War for the Wasteland, all missions and adventures."""
    if title == "wftw":
        return {"seats": ["me", *[BOT] * (1 + seed % 4)], "options": {"round_cap": 2}}
    if title == "wk1":
        mission = MISSIONS[seed % len(MISSIONS)]
        return {"seats": ["me", *[BOT] * (1 + seed % 3)], "options": {"mission": mission}}
    adventure = ADVENTURES[seed % len(ADVENTURES)]
    alone = adventure in ("first_tank", "long_count")  # tales of one knight
    return {"seats": ["me"] if alone else ["me", BOT], "options": {"adventure": adventure}}


class Failure(AssertionError):
    """A game that a person could not have played on."""


class RandomPlayer:
    """One device that presses anything, until the game is over."""

    def __init__(self, page: Any, luck: random.Random) -> None:
        self.page, self.luck = page, luck
        self.errors: list[str] = []
        self.presses: deque[str] = deque(maxlen=25)
        self.pressed = self.decisions = 0
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("console", self._heard)
        page.on("response", self._refused)

    def _refused(self, response: Any) -> None:
        """Keep what a refused request said, for whoever has to find out why."""
        if response.status >= 400 and response.status != 409:
            request = response.request
            self.presses.append(f"{response.status} {request.post_data} -> {response.text()}")

    def _heard(self, message: Any) -> None:
        # who presses while the table moves on is told so (409), and the page says what came instead
        if message.type == "error" and "409 (Conflict)" not in message.text:
            self.errors.append(f"console: {message.text} {message.location.get('url', '')}")

    def play(self) -> None:
        """Press until the game is over, and tell now and then that it goes on."""
        begun = told = changed = time.monotonic()
        asked, since, seen = "", 0, ""
        while (now := stands(self.page)) != "over":
            if self.errors:
                raise Failure("; ".join(self.errors))
            where = str(self.page.evaluate(WHERE))
            if where != seen:
                seen, changed = where, time.monotonic()
            if time.monotonic() - changed > PATIENCE:
                raise Failure(f"nothing changed for {PATIENCE:.0f} s ({now})")
            if time.monotonic() - begun > LONGEST:
                raise Failure(f"the game does not end within {LONGEST:.0f} s")
            if time.monotonic() - told > TELLS:
                told = time.monotonic()
                print(f"  {self.decisions} questions, {self.pressed} presses", flush=True)
            decision = where.split(",")[0]
            if decision != asked:
                asked, since = decision, 0
                self.decisions += 1
            if since > STUCK / 2:
                self.page.keyboard.press("Escape")  # closes what lies over the answers
            if not self._press(PLAYS if since < PLAYFUL else WORKS) or now != "asked":
                self.page.wait_for_timeout(40)
            elif (since := since + 1) > STUCK:
                raise Failure(f"{STUCK} presses did not lead beyond one question")
        if self.errors:
            raise Failure("; ".join(self.errors))

    def _press(self, eager: float) -> bool:
        """Press one of the controls that can be seen; tell whether there was one.

        `eager` is how likely the main button is pressed, where it can be.
        """
        if self.page.locator(f"{PROMPT}[data-trying]").count() > 0:
            return False  # what can be pressed next depends on what the server says
        controls = self.page.evaluate(CONTROLS, ZONES)
        above = [one for one in controls if one["zone"] in ("result", "dialog")]
        if not controls:
            return False
        if eager > PLAYS:  # it has played long enough with this question
            controls = [one for one in controls if not one["idle"]] or controls
        primary = [one for one in controls if one["primary"]]
        if above:
            chosen = self.luck.choice(above)
        elif primary and self.luck.random() < eager:
            chosen = primary[0]
        else:
            asked = self.page.locator(ASKING).count() > 0
            space = SPACE if asked else SPACE / 8  # looked at for its own sake
            weights = [space if one["space"] else WEIGHTS[one["zone"]] for one in controls]
            chosen = self.luck.choices(controls, weights)[0]
        self.presses.append(f"{chosen['zone']}: {chosen['name']}")
        spot = self.page.evaluate(SPOT, chosen["at"])
        if spot is None:
            return False  # it went away meanwhile
        self.page.mouse.click(*spot)
        self.pressed += 1
        if self.luck.random() < 0.03:
            self.page.keyboard.press("Escape")
        return True


def play_game(rig: Rig, title: str, size: str, seed: int, folder: Path) -> RandomPlayer:
    """One game by random presses; a failure names its presses and leaves a picture."""
    ana = rig.guest("Ana")
    dealt = rig.site.flag.with_name("seed")
    dealt.write_text(f"{seed:032x}")
    code = ana.table(**table_of(title, seed), title=title, start=True)
    dealt.unlink()
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    shown = {"speed": "fast", "results": "wait"} if seed % 2 else {"speed": "instant"}
    page = rig.page(ana, f"/t/{code}", viewport=SIZES[size], settings=shown, **touch)
    player = RandomPlayer(page, random.Random(f"{title} {size} {seed}"))
    try:
        player.play()
    except Exception as error:
        picture = folder / f"{title}-{size}-{seed}.png"
        page.screenshot(path=picture)
        told = "\n  ".join(player.presses)
        raise Failure(
            f"{title}, {size}, seed {seed}, table {code}: {error}\n"
            f"picture: {picture}\nlast presses:\n  {told}"
        ) from error
    finally:
        rig.close()
        rig.contexts.clear()
    return player


def main() -> int:
    """Play many games; the first failure of each title and size is told, and the rest goes on."""
    parser = argparse.ArgumentParser(description="random play by visible controls")
    parser.add_argument("--games", type=int, default=20, help="of each title and size")
    parser.add_argument("--title", choices=TITLES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("out"))
    wish = parser.parse_args()
    if reason := missing():
        print(f"nothing can be played: {reason}", file=sys.stderr)
        return 1
    wish.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with (
        tempfile.TemporaryDirectory() as store,
        running(Site(Path(store))) as site,
        browser_running() as browser,
    ):
        rig = Rig(browser, site)
        for title in wish.title or TITLES:
            for size in wish.size or SIZES:
                for seed in range(wish.seed, wish.seed + wish.games):
                    begun = time.monotonic()
                    try:
                        player = play_game(rig, title, size, seed, wish.out)
                    except Failure as failure:
                        failed += 1
                        print(f"FAILED {failure}", flush=True)
                        continue
                    print(
                        f"{title} {size} {seed}: {player.decisions} questions,"
                        f" {player.pressed} presses, {time.monotonic() - begun:.0f} s",
                        flush=True,
                    )
    print(f"{failed} games failed" if failed else "every game came to its end")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
