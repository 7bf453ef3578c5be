"""A seat that is locked by a pin is locked for every request that takes a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.running import Guest, Running, until
from server.test_devices import elsewhere

PINNED = {"kind": "device", "name": "Bo", "pin": "4711"}

# what takes the number of a seat without acting or looking for it
FREE = {
    "/tables/{code}/unlock": "gives the pin",
    "/tables/{code}/nudge": "is about a seat of somebody else",
    "/tables/{code}/seat": "the host, before the start, when nothing is locked",
    "/tables/{code}/link": "the host, for seats with a link, which have no pin",
    "/tables/{code}/sit": "before the start, when nothing is locked",
    "/tables/{code}/qr/{seat}": "shows a link, and seats with a link have no pin",
    "/learn/{title}": "no seat of a table",
}
# more of a request than its seat; none of it is looked at before the lock
MORE: dict[str, dict[str, Any]] = {
    "answer": {"decision": "d", "answers": ["x"], "key": "a-key-of-its-own"},
    "draft": {"decision": "d", "answers": []},
    "passages": {"keys": "entry-1"},
    "use": {"key": "a-card"},
    "rewind": {"at": 0},
    "orders": {"ask": "marks", "answer": "done"},
    "window": {"window": "raid", "order": "ask"},
    "fork": {"at": 0},
}


def described(table: Running) -> Any:
    return table.guest().get("/openapi.json")


def taking_a_seat(description: Any) -> Iterator[tuple[str, str, str]]:
    """Every request that takes a seat: its method, its path, and the field that names the seat."""
    parts = description["components"]["schemas"]
    for path, methods in description["paths"].items():
        short = path.removeprefix("/api/v1")
        for method, operation in methods.items():
            fields = {one["name"] for one in operation.get("parameters", [])}
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            name = body.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
            fields |= set(parts.get(name, {}).get("properties", {}))
            for field in sorted(fields & {"seat", "voter"}):
                yield method, short, field


@pytest.fixture(scope="module")
def shared(table: Running) -> tuple[Guest, str]:
    ana = table.guest("Ana")
    more = {"rewind_by_consent": True, "seconds_per_decision": 600}
    code = ana.table(["me", PINNED, "bot"], start=True, **more)
    ana.answer(code, ana.state(code)["prompt"], ["juice"])
    return ana, code


def test_a_locked_seat_neither_acts_nor_shows(table: Running, shared: tuple[Guest, str]) -> None:
    ana, code = shared
    before = ana.state(code)["table"]["seats"]
    tried = set()
    for method, path, field in taking_a_seat(described(table)):
        if path in FREE:
            continue
        name = path.rsplit("/", 1)[-1]
        if name == "vote" and field == "seat":
            continue  # whom the vote is about
        where = path.replace("{code}", code).replace("{n}", "0")
        if method == "get":
            refused = ana.get(where, 403, **{field: 1, **MORE.get(name, {})})
        elif name == "vote":
            body = {"about": "rewind", "seat": 0, "choice": "yes", "voter": 1}
            refused = ana.post(where, body, 403)
        else:
            refused = ana.post(where, {field: 1, **MORE.get(name, {})}, 403)
        assert refused["kind"] == "pin", path
        tried.add(name)
    assert tried >= {"answer", "coach", "leave", "time", "vote", "fork", "odds", "luck", "hold"}
    assert ana.state(code)["table"]["seats"] == before


def test_what_is_free_is_there(table: Running) -> None:
    """A request that is gone is taken from the list, so that no new one hides behind its name."""
    paths = {path.removeprefix("/api/v1") for path in described(table)["paths"]}
    assert set(FREE) <= paths


def test_who_gave_the_pin_is_coached_and_may_leave(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", PINNED], start=True)
    ana.get(f"/tables/{code}/coach", 403, seat=1)
    ana.post(f"/tables/{code}/leave", {"seat": 1}, 403)
    ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "4711"})
    assert ana.get(f"/tables/{code}/coach", seat=1)["answers"]
    assert ana.post(f"/tables/{code}/leave", {"seat": 1})["seats"][1]["kind"] == "bot"


def test_a_pin_opens_a_seat_at_its_own_device_only(table: Running) -> None:
    """Who holds another device of the same account sees nothing of the seat."""
    ana = table.guest("Ana")
    code = ana.table(["me", PINNED], start=True)
    phone = elsewhere(table, ana)
    with phone.live(code, 1) as socket, ana.live(code, 1) as mine:
        assert until(socket, "state")["seat"] is None
        until(mine, "state")
        assert ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "4711"})["seat"] == 1
        mine.send('{"seat": 1}')
        socket.send('{"seat": 1}')
        assert until(mine, "state")["seat"] == 1
        assert until(socket, "state")["seat"] is None
        assert phone.get(f"/tables/{code}", 403, seat=1)["kind"] == "pin"
        # neither does it lock the seat that is open over there
        phone.post(f"/tables/{code}/unlock", {"seat": 0})
        assert ana.state(code, 1)["prompt"] is not None
