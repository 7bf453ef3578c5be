"""A real server, a real browser, and people who sit at a table with it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import dustboard
from browser.settling import watched
from server.processes import Killable
from server.running import Guest

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
CLIENT = Path(dustboard.__file__).parent / "web_dist"
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
SHORT = {"round_cap": 1}  # a game of one round


def chromium() -> str | None:
    """The browser of this machine."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


def missing() -> str:
    """Why the browser tests cannot run here; empty if they can."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the Python package playwright is not installed"
    if chromium() is None:
        return f"no browser found (looked for {', '.join(CHROMIUM)})"
    if not (CLIENT / "index.html").is_file():
        return f"the web client is not built ({CLIENT.name}/index.html is missing)"
    return ""


class Site(Killable):
    """The server with the client, as a process of its own."""

    PROGRAM = Path(__file__).parent / "program.py"

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'store.db'}", folder)


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """The site while it runs; its store is empty at first."""
    site.start()
    try:
        yield site
    finally:
        site.kill()


@contextmanager
def browser_running() -> Iterator[Any]:
    """A browser. While it runs, no other event loop can be started in this process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Rig:
    """What a test opens: contexts of people, all closed after it."""

    def __init__(self, browser: Any, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.contexts: list[Any] = []

    def context(self, guest: Guest | None = None, **wish: Any) -> Any:
        """A device of its own; of this guest, if one is given.

        `settings` are what the device prefers; what happened is shown at once unless it says so.
        """
        settings = {"speed": "instant", "results": "off", **wish.pop("settings", {})}
        wish = {"viewport": DESKTOP, "locale": "en-GB", **wish}
        context = self.browser.new_context(base_url=self.site.base, **wish)
        context.set_default_timeout(20_000)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            "if (!localStorage.getItem('dustboard.settings'))"
            f" localStorage.setItem('dustboard.settings', {kept})"
        )
        if guest is not None:
            cookie = guest.http.cookies.get("dustboard")
            context.add_cookies([{"name": "dustboard", "value": cookie, "url": self.site.base}])
        self.contexts.append(context)
        return context

    def page(self, guest: Guest | None = None, path: str = "", **wish: Any) -> Any:
        """A page of a device of its own."""
        page = watched(self.context(guest, **wish).new_page())
        if path:
            page.goto(path)
        return page

    def guest(self, name: str) -> Guest:
        """Somebody who talks to the server without a browser."""
        return Guest(self.site.base, name)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
