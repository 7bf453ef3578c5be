"""What goes over the wire to a page: nothing that its seat may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.driver import play, play_until, stands, wait_asked
from browser.rig import Rig
from dustboard.server.protocol.deltas import applied

STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


class Ear:
    """Everything that a page is sent about the table: what is pushed, and what it asks for."""

    def __init__(self, page: Any) -> None:
        self.pushed: list[str] = []
        self.fetched: list[str] = []
        self._replies: list[Any] = []
        self._heard = (0, 0)
        page.on("websocket", self._socket)
        page.on("requestfinished", self._finished)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.pushed.append(str(text)))

    def _finished(self, request: Any) -> None:
        if "/api/v1/tables" in request.url:  # the gallery tells every card that exists
            self._replies.append(request)

    def new(self) -> str:
        """Every byte since it was asked for the last time."""
        while self._replies:
            self.fetched.append(self._replies.pop(0).response().text())
        more = (*self.pushed[self._heard[0] :], *self.fetched[self._heard[1] :])
        self._heard = len(self.pushed), len(self.fetched)
        return " ".join(more)

    def views(self) -> list[Any]:
        """The views that the messages lead to, one after the other."""
        found: list[Any] = []
        for message in map(json.loads, self.pushed):
            if message["type"] == "state":
                found.append(message["view"])
            elif message["type"] == "delta" and "view" in message["change"]:
                found.append(applied(found[-1], message["change"]["view"]))
        return found


@pytest.mark.slow
@pytest.mark.ux("UX-20", "UX-21")
def test_no_page_hears_of_a_card_that_is_hidden_from_it(rig: Rig) -> None:
    guests = [rig.guest("Ana"), rig.guest("Bo")]
    ana, bo = guests
    code = ana.table(["me", "link"], options={"round_cap": 2})
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    watcher = rig.guest("Eve")
    pages = [rig.page(one) for one in (ana, bo, watcher)]
    ears = [Ear(page) for page in pages]
    for page in pages:
        page.goto(f"/t/{code}")
    for page in pages[:2]:
        wait_asked(page)
    decks = ana.get("/cards/wftw")["decks"]
    names = {card["id"]: card["name"] for deck in ("buy", "objective") for card in decks[deck]}
    public: set[str] = set()
    unknown = 0
    sizes: set[int] = set()

    def check(page: Any) -> None:
        nonlocal unknown
        watched = watcher.state(code)
        public.update(one for one in names if f'"{one}"' in json.dumps(watched["view"]))
        hidden = {one: name for one, name in names.items() if one not in public}
        for ear, other in zip(ears, pages, strict=True):
            # what is hidden only becomes less, so what was looked at stays in order
            told = ear.new() + other.content() + other.evaluate(STORED)
            assert not [one for one, name in hidden.items() if f'"{one}"' in told or name in told]
        unknown += len(hidden)
        answered = pages.index(page)
        before = [len(ear.pushed) for ear in ears]
        sealed = all(one["sealed"] for one in watched["view"]["waiting"])
        last = len(watched["view"]["waiting"]) == 1
        play(page)
        if sealed and not last:
            for seat, ear in enumerate(ears):
                if seat != answered:
                    pages[seat].wait_for_timeout(100)
                    pushed = ear.pushed[before[seat] :]
                    assert all(json.loads(one)["type"] == "presence" for one in pushed)
                    sizes.update(len(one) for one in pushed)

    play_until(pages[:2], lambda: stands(pages[0]) == "over", check)
    assert unknown > 100
    assert len(sizes) == 1, sizes  # who is ready is all they hear, always in the same size
    for seat, ear in enumerate(ears):
        views = ear.views()
        assert len(views) > 10
        assert len(ear.fetched) > (10 if seat < 2 else 0)
        for view in views:
            assert view["you"] == (None if seat == 2 else seat)
            assert all(isinstance(one["hand"], int) for one in view["seats"])
