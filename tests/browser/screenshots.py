"""Pictures of every screen, for people to look at.

    python tests/browser/screenshots.py OUTDIR

Desktop, tablet and phone, by day and by night.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.driver import play_to, play_to_end, prepare, wait_asked
from browser.rig import DESKTOP, PHONE, TABLET, Rig, browser_running, missing, site_in

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
SCREENS = {
    "home": "/",
    "new": "/new/wftw",
    "learn": "/learn/wftw",
    "rules": "/rules/wftw",
    "cards": "/cards/wftw",
    "settings": "/settings",
    "me": "/me",
    "about": "/about",
    "lost": "/nowhere",
}
BOT = {"kind": "bot", "bot": "easy"}


def shoot(rig: Rig, folder: Path, size: str, theme: str) -> int:
    """Take all pictures of one size and theme; gives how many."""
    ana = rig.guest("Ana")
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = rig.page(ana, viewport=SIZES[size], settings={"theme": theme}, **touch)
    taken = 0

    def take(name: str) -> None:
        nonlocal taken
        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        taken += 1

    def visit(name: str, path: str) -> Any:
        page.goto(path, wait_until="networkidle")
        take(name)

    for name, path in SCREENS.items():
        visit(name, path)
    visit("lobby", f"/t/{ana.table(['me', 'link', BOT, 'open'])}")
    code = ana.table(["me", BOT, BOT, BOT], options={"round_cap": 1}, start=True)
    page.goto(f"/t/{code}")
    wait_asked(page)
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        prepare(page)
        take(f"table-{name}")
    page.keyboard.press("t")
    page.locator("#command").wait_for()
    take("table-text")
    page.keyboard.press("t")
    play_to_end([page])
    take("table-over")
    for name, path in {"past": "at/4", "replay": "replay", "report": "report"}.items():
        visit(name, f"/t/{code}/{path}")
    return taken


def main(folder: Path) -> int:
    """Take all pictures."""
    if reason := missing():
        print(f"no pictures: {reason}", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with (
        tempfile.TemporaryDirectory() as store,
        site_in(Path(store)) as site,
        browser_running() as browser,
    ):
        for size in SIZES:
            for theme in ("day", "night"):
                rig = Rig(browser, site)
                taken += shoot(rig, folder, size, theme)
                rig.close()
    print(f"{taken} pictures in {folder}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    raise SystemExit(main(Path(sys.argv[1])))
