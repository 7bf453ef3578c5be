"""Two server processes over one PostgreSQL: a table is the same at both."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

import httpx

from server.conftest import new_database
from server.processes import Killable
from server.running import Guest, eventually, everything, until


@contextmanager
def two_servers(url: str, folder: Path) -> Iterator[list[Killable]]:
    """Two processes on one database, killed at the end."""
    servers = [Killable(url, folder), Killable(url, folder)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


def at(guest: Guest, server: Killable) -> Guest:
    """The same device at another server, as behind a proxy that sends requests anywhere."""
    there = copy(guest)
    there.base = server.base
    cookies = {"dustboard": guest.http.cookies["dustboard"]}
    where = f"{server.base}/api/v1"
    there.http = httpx.Client(base_url=where, timeout=30, cookies=cookies, verify=False)
    there.http.headers["X-Dustboard"] = guest.me["csrf"]
    return there


def online(message: Any) -> list[bool]:
    """Who is there, as a message says it."""
    table = message if message["type"] == "presence" else message["table"]
    return [seat["online"] for seat in table["seats"]]


def asked(guest: Guest, code: str) -> dict[str, Any]:
    """What the guest is asked; {} if nothing."""
    return guest.state(code)["prompt"] or {}


def test_players_at_different_servers_play_one_game(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, "two_servers")
    with two_servers(url, tmp_path) as servers:
        ana, bo = (Guest(server.base, name) for server, name in zip(servers, "AB", strict=True))
        code = ana.table(["me", "link"])
        bo.post("/claim", {"token": ana.links(code)[1], "name": "B"})
        assert ana.state(code)["table"]["seats"][1]["name"] == "B"
        ana.post(f"/tables/{code}/start")
        with ana.live(code) as socket:
            assert until(socket, "state")["prompt"]["name"] == "production"
            # the other server learns of the start, and its answer reaches the first one
            prompt = eventually(lambda: asked(bo, code), bool)
            bo.answer(code, prompt, ["juice"])
            while True:
                message = json.loads(socket.recv(timeout=20))
                assert message["type"] == "presence"  # it is sealed, and stays so
                if message["waiting"] == [0]:
                    break
            ana.answer(code, ana.state(code)["prompt"], ["spark"])
            while until(socket, "state")["prompt"]["name"] != "marks":
                pass
        eventually(lambda: asked(bo, code), lambda prompt: prompt.get("name") == "marks")
        views = [ana.state(code)["view"], bo.state(code)["view"]]
        assert views[0]["row"] == views[1]["row"]


def test_who_is_there_is_known_at_every_server(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, "two_servers_company")
    with two_servers(url, tmp_path) as servers:
        ana, bo = (Guest(server.base, name) for server, name in zip(servers, "AB", strict=True))
        code = ana.table(["me", "link"])
        bo.post("/claim", {"token": ana.links(code)[1], "name": "B"})
        ana.post(f"/tables/{code}/start")
        with ana.live(code) as hers:
            until(hers, "state")
            with bo.live(code) as his:
                seen = until(his, "state")
                while online(seen) != [True, True]:
                    seen = until(his, "presence")
                while online(until(hers, "presence")) != [True, True]:
                    pass
                assert online(ana.state(code)) == online(bo.state(code)) == [True, True]
            while online(until(hers, "presence")) != [True, False]:
                pass


def test_a_sealed_answer_reaches_its_own_seat_at_the_other_server(
    postgres_url: str, tmp_path: Path
) -> None:
    url = new_database(postgres_url, "two_servers_sealed")
    with two_servers(url, tmp_path) as servers:
        ana, bo = Guest(servers[0].base, "A"), Guest(servers[0].base, "B")
        code = ana.table(["me", "link"])
        bo.post("/claim", {"token": ana.links(code)[1], "name": "B"})
        ana.post(f"/tables/{code}/start")
        elsewhere = at(ana, servers[1])
        with elsewhere.live(code) as socket, at(bo, servers[1]).live(code) as other:
            prompt = until(socket, "state")["prompt"]
            until(other, "state")
            ana.answer(code, prompt, ["juice"])
            assert until(socket, "state")["prompt"] is None
            while until(other, "presence")["waiting"] != [1]:
                pass
            undone = ana.post(f"/tables/{code}/undo", {"seat": 0})
            assert until(socket, "state")["prompt"] == undone["prompt"]


def test_drafts_and_orders_are_known_at_every_server(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, "two_servers_notes")
    with two_servers(url, tmp_path) as servers:
        ana, bo = Guest(servers[0].base, "A"), Guest(servers[1].base, "B")
        code = ana.table(["me", "link"])
        bo.post("/claim", {"token": ana.links(code)[1], "name": "B"})
        ana.post(f"/tables/{code}/start")
        there = at(ana, servers[1])
        eventually(lambda: asked(there, code), bool)
        with bo.live(code) as other:
            until(other, "state")
            everything(other)
            order = {"seat": 0, "ask": "production", "answer": "juice"}
            ana.post(f"/tables/{code}/orders", order | {"ask": "marks", "answer": "done"})
            eventually(lambda: there.state(code)["orders"], {"marks": "done"}.__eq__)
            ana.post(f"/tables/{code}/orders", order | {"ask": "marks", "answer": ""})
            # what was taken back is not done elsewhere
            eventually(lambda: there.state(code)["orders"], {}.__eq__)
            assert everything(other) == []  # and nobody else hears of it
        # a draft made at one server is there when the page is loaded from the other
        for guest in (ana, bo):
            guest.answer(code, guest.state(code)["prompt"], ["juice"])
        prompt = eventually(lambda: asked(ana, code), lambda one: one.get("name") == "marks")
        key = prompt["options"][0]["key"]
        draft = {"seat": 0, "decision": prompt["id"], "answers": [key]}
        ana.post(f"/tables/{code}/draft", draft)
        eventually(lambda: asked(there, code), lambda one: one.get("draft") == [key])
