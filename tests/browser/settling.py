"""When a page has come to rest: nothing is under way to it, and all that came is drawn.

A browser calls a network idle after half a second of silence. Here each request is counted, so that
rest is seen as soon as it is there.
"""

from __future__ import annotations

from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

# what came is put on the page, is drawn, and may have asked for more
DRAWN = """() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() =>
    requestAnimationFrame(() => setTimeout(drawn)))))"""
PATIENCE = 30  # seconds


class Traffic:
    """The requests of a page: how many were begun, and which are under way."""

    def __init__(self, page: Any) -> None:
        self.begun = 0
        self.open: set[Any] = set()
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Any) -> None:
        self.begun += 1
        self.open.add(request)

    def _end(self, request: Any) -> None:
        self.open.discard(request)


_watched: WeakKeyDictionary[Any, Traffic] = WeakKeyDictionary()


def watched(page: Any) -> Any:
    """The page, with its requests counted from now on."""
    _watched[page] = Traffic(page)
    return page


def settled(page: Any) -> None:
    """Wait until the page has a heading, nothing is loading, and nothing else was asked for."""
    page.wait_for_selector("h1, h2, [data-testid=slider]", state="attached")
    traffic = _watched[page]
    end = monotonic() + PATIENCE
    quiet = False
    while not quiet:
        begun = traffic.begun
        page.evaluate(DRAWN)
        quiet = not traffic.open and traffic.begun == begun
        assert monotonic() < end, [one.url for one in traffic.open]
