"""The pictures of docs/screens: fifteen screens that show what the tables look like.

python tests/browser/key_screens.py [OUTDIR]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.driver import (
    PROMPT,
    ask,
    play,
    play_to,
    play_to_end,
    play_until,
    prepare,
    wait_asked,
    wait_tried,
)
from browser.everywhere import answer
from browser.rig import DESKTOP, PHONE, TABLET, Rig, Site, browser_running, missing, running
from browser.settling import settled
from browser.wk1_tables import KnightsSite, scene
from browser.wk2_tables import RoadSite

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
BOTS = [{"kind": "bot", "bot": "easy"} for _ in range(3)]
ROUTE = ("h1", "h7", "h20")
Shot = Callable[["Studio"], None]


class Studio:
    """Takes pictures, each with a device of its own."""

    def __init__(self, rig: Rig, folder: Path) -> None:
        self.rig, self.folder = rig, folder

    def device(self, guest: Any, size: dict[str, int], theme: str = "day") -> Any:
        touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
        settings = {"theme": theme, "speed": "instant"}
        return self.rig.page(guest, viewport=size, settings=settings, **touch)

    def take(self, page: Any, name: str) -> None:
        settled(page)
        page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82)


def without_template(route: Any) -> None:
    """The titles that a server offers; that of the tests has one more."""
    response = route.fetch()
    titles = [one for one in response.json() if one["id"] != "_template"]
    route.fulfill(response=response, json=titles)


def around(studio: Studio) -> None:
    """Home by day and by night, the wizard, the rules on one page."""
    ana = studio.rig.guest("Ana")
    for name, path, size, theme in (
        ("home", "/", DESKTOP, "day"),
        ("home-phone-night", "/", PHONE, "night"),
        ("wizard", "/new/wk1", DESKTOP, "day"),
        ("rules", "/rules/wftw", DESKTOP, "day"),
    ):
        page = studio.device(ana, size, theme)
        page.route("**/api/v1/titles*", without_template)
        page.goto(path)
        studio.take(page, name)


def bids(studio: Studio) -> None:
    """War for the Wasteland: laying cards, on a desktop, at night, on a phone; its report."""
    ana = studio.rig.guest("Ana")
    for name, size, theme in (
        ("bids", DESKTOP, "day"),
        ("bids-night", DESKTOP, "night"),
        ("bids-phone", PHONE, "day"),
    ):
        code = ana.table(["me", *BOTS], options={"round_cap": 1}, start=True)
        page = studio.device(ana, size, theme)
        page.goto(f"/t/{code}")
        wait_asked(page)
        play_to(page, "commitment")
        prepare(page)
        studio.take(page, name)
        if name == "bids":
            play_to_end([page])
            page.goto(f"/t/{code}/report")
            page.get_by_test_id("analysis").wait_for(timeout=120_000)
            studio.take(page, "report")


def road(studio: Studio) -> None:
    """Waste Knights: a route on the map, on a desktop and a tablet."""
    for name, size in (("map", DESKTOP), ("map-tablet", TABLET)):
        people, code = scene(studio.rig, "round")
        page = studio.device(people[0], size)
        page.goto(f"/t/{code}")
        wait_asked(page, "travel")
        answer(page, "vehicle")
        wait_asked(page, "route")
        for at, key in enumerate(ROUTE):
            page.locator(f"#stage [data-space={key}]").click()
            page.locator("#stage [data-space].chosen").nth(at).wait_for()
        studio.take(page, name)


def fights(studio: Studio) -> None:
    """Waste Knights: a fight beside the map, and on a phone at night."""
    for name, size, theme in (("fight", DESKTOP, "day"), ("fight-phone-night", PHONE, "night")):
        people, code = scene(studio.rig, "fight")
        page = studio.device(people[0], size, theme)
        page.goto(f"/t/{code}")
        wait_asked(page, "escape_or_face")
        answer(page, "face")
        play_until([page], lambda page=page: ask(page) == "combat_card", play)
        page.wait_for_selector(PROMPT)
        studio.take(page, name)


def tales(studio: Studio) -> None:
    """Waste Knights, second edition: a tale, also on a phone at night, and a route on the map."""
    ana = studio.rig.guest("Ana")
    for name, laid, size, theme in (
        ("tale", "tale", DESKTOP, "day"),
        ("tale-phone-night", "tale", PHONE, "night"),
        ("road", "turn", DESKTOP, "day"),
    ):
        code = ana.table(["me"], title="wk2", options={"laid": laid}, start=True)
        page = studio.device(ana, size, theme)
        page.goto(f"/t/{code}")
        wait_asked(page)
        if laid == "tale":
            page.get_by_test_id("entry-text").wait_for()
        if laid == "turn":
            page.locator("#stage [data-action=move]").click()
            wait_asked(page, "route")
            page.locator("#stage [data-cost]").first.wait_for()
            ways = ana.state(code, 0)["view"]["own"]["ways"]
            far = max(ways, key=lambda way: (way["cost"], way["space"]))["space"]
            page.locator(f"#stage [data-space={far}]").focus()
            page.keyboard.press("Enter")
            wait_tried(page)
        studio.take(page, name)


def main() -> int:
    """Take all of them."""
    if reason := missing():
        print(f"no pictures: {reason}", file=sys.stderr)
        return 1
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        tempfile.TemporaryDirectory() as scenes,
        running(Site(Path(store))) as site,
        tempfile.TemporaryDirectory() as tale,
        running(KnightsSite(Path(scenes))) as knights,
        running(RoadSite(Path(tale))) as wastes,
        browser_running() as browser,
    ):
        for where, shots in ((site, (around, bids)), (knights, (road, fights)), (wastes, (tales,))):
            rig = Rig(browser, where)
            for shot in shots:
                shot(Studio(rig, folder))
            rig.close()
    print(f"{len(list(folder.glob('*.jpg')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
