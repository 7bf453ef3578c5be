"""A game played on from a running one: dealt anew, with what its player knows, heard by nobody."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

import pytest

from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.fields import ZONE, ZONES
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.state import UNKNOWN
from server.receiver import Browser, Receiver
from server.running import Guest, Running, everything, joined, play_on, until
from server.test_notices import receiver as receiver
from server.test_notices import table as table

ANSWERS = 60


def hidden_zones(game: Game, viewer: int) -> dict[str, list[tuple[int, ...]]]:
    """What lies where the viewer sees nothing, by field."""
    masked = mask(game.title, game.state, viewer)
    found: dict[str, list[tuple[int, ...]]] = {}
    for field in game.title.fields(game.state):
        if field.shape in (ZONE, ZONES):
            true, seen = getattr(game.state, field.name), getattr(masked, field.name)
            pairs = zip(true, seen, strict=True) if field.shape == ZONES else [(true, seen)]
            found[field.name] = [zone for zone, other in pairs if UNKNOWN in other]
    return {name: zones for name, zones in found.items() if zones}


def watching(guest: Guest, receiver: Receiver, who: str) -> None:
    """Somebody who is told of everything by a webhook and by a browser."""
    guest.post("/me/notices/webhook", {"url": f"{receiver.base}/{who}"})
    browser = Browser()
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    guest.post("/me/notices/push", {"endpoint": f"{receiver.base}/{who}-browser", **keys})


@pytest.mark.ux("UX-62")
@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_a_fork_of_a_running_game_is_dealt_anew_and_told_to_nobody(
    table: Running, receiver: Receiver, title: str
) -> None:
    ana, bo, cy, dee = (table.guest(name) for name in ("Ana", "Bo", "Cy", "Dee"))
    code = ana.table(["me", "link", "link"], title=title, spectators="link", pace="days")
    joined(ana, [bo, cy], code)
    play_on(code, {0: ana, 1: bo, 2: cy}, random.Random(4), limit=ANSWERS)
    for guest, who in ((bo, "bo"), (cy, "cy")):
        watching(guest, receiver, who)

    def known() -> list[Any]:
        """All that others see of the table and of their tables, the log included."""
        eyes = [bo.state(code, 1, log=0), cy.state(code, 2, log=0), dee.state(code, log=0)]
        for seen in eyes:
            del seen["clock"]["now"]
        return [*eyes, *(guest.get("/tables") for guest in (bo, cy, dee))]

    before = known()
    at = ana.state(code)["answers"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(one.live(code, seat)) for one, seat in ((bo, 1), (cy, 2))]
        sockets.append(stack.enter_context(dee.live(code)))
        for socket in sockets:
            until(socket, "state")
            everything(socket)
        fork = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": at, "bot": "random"})
        assert [everything(socket) for socket in sockets] == [[], [], []]
    assert known() == before
    for guest in (bo, cy, dee):
        assert guest.get(f"/tables/{fork['code']}", 404)["kind"] == "not-found"
    # what it says of itself
    assert (fork["parent"], fork["forked_at"], fork["new_deal"]) == (code, at, True)
    assert fork["commitment"] != ana.state(code)["table"]["commitment"]
    assert [seat["kind"] for seat in fork["seats"]] == ["me", "bot", "bot"]
    # the same for whoever plays it, and another deal of all that is hidden
    rooms = table.services.registry.rooms
    true, dealt = rooms[code].story, rooms[fork["code"]].story
    assert true is not None
    assert dealt is not None
    then, copy = true.game.fork(at), dealt.at(0).game
    assert copy.seed != then.seed
    own = "mine" if title == "wftw" else "own"
    assert ana.get(f"/tables/{fork['code']}/at/0")["view"][own] == then.view(0)[own]
    was, now = hidden_zones(then, 0), hidden_zones(copy, 0)
    assert set(was) == set(now)
    # few different cards may lie the same by chance, or because nothing else is possible
    large = [name for name, zones in was.items() if max(len(set(zone)) for zone in zones) >= 8]
    assert len(large) >= 2, was
    assert [name for name in large if was[name] == now[name]] == []
    # the private lines of the other seat did not come along
    private = [line for line in then.log(1) if line["private"]]
    assert private
    came_along = copy.log(1)  # its bots may have moved since, but not in this one
    assert came_along
    assert not [line for line in came_along if line["private"]]
    # the copy is played, and the first notice that anybody gets is about another table
    play_on(fork["code"], {0: ana}, random.Random(6), limit=20)
    joined(ana, [bo], ana.table(["me", "link"]))
    heard = receiver.wait_sealed(2)
    assert all(path.startswith("/bo") for path, _, _ in heard)
    assert not [body for _, _, body in heard if fork["code"].encode() in body]
    assert len(heard) == 2  # a webhook and a browser


def test_a_copy_can_be_played_to_its_end(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    play_on(code, {0: ana, 1: bo}, random.Random(4), limit=40)
    at = ana.state(code)["answers"]
    fork = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": at, "bot": "random"})
    assert play_on(fork["code"], {0: ana}, random.Random(6))["view"]["over"]
    assert ana.get(f"/tables/{fork['code']}/report")["verified"]
