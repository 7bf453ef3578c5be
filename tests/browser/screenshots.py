"""Pictures of every screen, for people to look at.

    python tests/browser/screenshots.py OUTDIR [--size desktop] [--theme day] [--only table]

Desktop, tablet and phone, by day and by night. At the end the measured times of a throttled phone
are printed: how long the table takes until it can be used, the first time and again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.driver import play, play_to, play_to_end, play_until, prepare, stands, wait_asked
from browser.rig import DESKTOP, PHONE, TABLET, Rig, Site, browser_running, missing, running
from browser.throttled import report
from browser.wk1_pictures import knights
from browser.wk1_tables import KnightsSite

SIZES = {
    "desktop": DESKTOP,
    "tablet": TABLET,
    "upright": {"width": 768, "height": 1024},
    "phone": PHONE,
}
SCREENS = {
    "home": "/",
    "new": "/new/wftw",
    "learn": "/learn/wftw",
    "rules": "/rules/wftw",
    "clause": "/rules/wftw/wftw.bid.03",
    "cards": "/cards/wftw",
    "settings": "/settings",
    "me": "/me",
    "about": "/about",
    "lost": "/nowhere",
}
BOT = {"kind": "bot", "bot": "easy"}
BEAT = "[data-testid=board][data-beat]"


class Camera:
    """A device that takes pictures of what it shows."""

    def __init__(self, rig: Rig, folder: Path, size: str, theme: str, only: str) -> None:
        self.rig, self.folder, self.size, self.theme, self.only = rig, folder, size, theme, only
        self.taken = 0
        self.ana = rig.guest("Ana")
        self.page = self.device("off")

    def device(self, speed: str) -> Any:
        return self.device_of(self.ana, speed)

    def device_of(self, guest: Any, speed: str = "off") -> Any:
        touch = {"has_touch": True, "is_mobile": True} if self.size == "phone" else {}
        settings = {"theme": self.theme, "speed": speed}
        return self.rig.page(guest, viewport=SIZES[self.size], settings=settings, **touch)

    def take(self, name: str, page: Any = None) -> None:
        if self.only in name:
            path = self.folder / f"{name}-{self.size}-{self.theme}.png"
            (page or self.page).screenshot(path=path)
            self.taken += 1

    def wants(self, *names: str) -> bool:
        return any(self.only in name for name in names)

    def visit(self, name: str, path: str) -> None:
        if self.wants(name):
            self.page.goto(path, wait_until="networkidle")
            self.take(name)


def around(camera: Camera) -> None:
    """The screens around a table."""
    for name, path in SCREENS.items():
        camera.visit(name, path)
    ana = camera.ana
    lobby = ana.table(["me", "link", BOT, "open"], options={"victory_goal": 12})
    camera.visit("lobby", f"/t/{lobby}")
    camera.visit("seat-link", f"/j/{next(iter(ana.links(lobby).values()))}")
    device = ana.table(["me", {"kind": "device", "name": "Bo"}], start=True)
    if camera.wants("cover"):
        camera.page.goto(f"/t/{device}")
        camera.page.get_by_test_id("cover").wait_for()
        camera.take("cover")


def bidding(camera: Camera) -> str:
    """A round of War for the Wasteland with three bots, prompt by prompt; gives the code."""
    ana, page = camera.ana, camera.page
    code: str = ana.table(["me", BOT, BOT, BOT], options={"round_cap": 1}, start=True)
    page.goto(f"/t/{code}")
    wait_asked(page)
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        if name == "commitment":
            camera.take("table-incomplete")
        prepare(page)
        camera.take(f"table-{name}")
    page.keyboard.press("t")
    page.locator("#command").wait_for()
    camera.take("table-text")
    page.keyboard.press("t")
    if camera.size in ("tablet", "upright"):
        page.keyboard.press("l")
        camera.take("table-log")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        camera.take("table-dock")
        page.keyboard.press("Escape")
    elif camera.size == "phone":
        for tab in ("Me", "Others", "Log"):
            page.get_by_role("button", name=tab, exact=True).click()
            camera.take(f"table-tab-{tab.lower()}")
        page.get_by_role("button", name="Board", exact=True).click()
    return code


def to_the_shop(page: Any) -> None:
    """Mark the shop and nothing else, so that there is something to choose there."""
    if page.locator("[data-testid=prompt]").get_attribute("data-ask") == "marks":
        rows = page.locator("[data-testid=prompt] [role=checkbox]")
        if rows.locator("[aria-checked=true]").count() == 0:
            with page.expect_response("**/draft?*"):
                page.locator("[data-testid=prompt] [data-key=shop]").click()
            page.locator("[role=checkbox][aria-checked=true]").wait_for()
            page.click("[data-testid=primary]:not([aria-disabled=true])")
            page.wait_for_function(
                "() => document.querySelector('[data-testid=prompt]').dataset.ask !== 'marks'"
            )
            return
    play(page)


def reveal(camera: Camera) -> None:
    """The reveal, beat by beat, and the shop."""
    page = camera.device("normal")
    code = camera.ana.table(["me", BOT, BOT, BOT], options={"round_cap": 1}, start=True)
    page.goto(f"/t/{code}")
    wait_asked(page)
    play_until([page], lambda: page.locator("[data-beat=reveal]").count() > 0, to_the_shop)
    seen: set[str] = set()
    while page.locator(BEAT).count() > 0:
        kind = page.locator(BEAT).get_attribute("data-beat")
        if kind not in seen:
            seen.add(kind)
            camera.take(f"reveal-{kind}", page)
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    if stands(page) == "asked":
        prepare(page)
        camera.take("table-pick", page)


def ended(camera: Camera, code: str) -> None:
    """The end of that round, and looking back at it."""
    play_to_end([camera.page])
    camera.take("table-over")
    looks = {"past": "at/4", "replay": "replay", "report": "report", "fork": "fork/4"}
    for name, path in looks.items():
        camera.visit(name, f"/t/{code}/{path}")


def plain(camera: Camera) -> None:
    """A title without a stage of its own."""
    ana, page = camera.ana, camera.page
    code = ana.table(["me", BOT, BOT], title="_template", options={"goal": 8}, start=True)
    page.goto(f"/t/{code}")
    wait_asked(page)
    seen: set[str] = set()

    def look_and_play(page: Any) -> None:
        name = page.locator("[data-testid=prompt]").get_attribute("data-ask")
        prepare(page)
        if name not in seen:
            seen.add(name)
            camera.take(f"plain-{name}")
        play(page)

    play_to_end([page], look_and_play)
    camera.take("plain-over")
    camera.visit("plain-cards", "/cards/_template")
    camera.visit("plain-new", "/new/_template")


def shoot(camera: Camera) -> None:
    """Take all pictures of one size and theme."""
    around(camera)
    if camera.wants("table-marks", "past", "replay", "report", "fork"):
        ended(camera, bidding(camera))
    parts: dict[str, Callable[[Camera], None]] = {"reveal": reveal, "plain": plain}
    for name, part in parts.items():
        if camera.wants(name):
            part(camera)


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description="pictures of every screen")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=("day", "night"), action="append")
    parser.add_argument("--only", default="", help="names that contain this")
    wish = parser.parse_args()
    if reason := missing():
        print(f"no pictures: {reason}", file=sys.stderr)
        return 1
    wish.folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with (
        tempfile.TemporaryDirectory() as store,
        tempfile.TemporaryDirectory() as scenes,
        running(Site(Path(store))) as site,
        running(KnightsSite(Path(scenes))) as knights_site,
        browser_running() as browser,
    ):
        for size in wish.size or SIZES:
            for theme in wish.theme or ("day", "night"):
                for where, work in ((site, shoot), (knights_site, knights)):
                    rig = Rig(browser, where)
                    camera = Camera(rig, wish.folder, size, theme, wish.only)
                    if work is shoot or not wish.only or wish.only.startswith("wk1"):
                        work(camera)
                    taken += camera.taken
                    rig.close()
        print(f"{taken} pictures in {wish.folder}")
        if not wish.only:
            print(report(browser, site))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
