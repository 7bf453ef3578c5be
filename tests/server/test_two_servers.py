"""Two server processes over one PostgreSQL: a table is the same at both."""

from __future__ import annotations

import json
from pathlib import Path

from server.conftest import new_database
from server.processes import Killable
from server.running import Guest, until


def test_players_at_different_servers_play_one_game(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, "two_servers")
    servers = [Killable(url, tmp_path), Killable(url, tmp_path)]
    try:
        for server in servers:
            server.start()
        ana, bo = (Guest(server.base, name) for server, name in zip(servers, "AB", strict=True))
        code = ana.table(["me", "link"])
        bo.post("/claim", {"token": ana.links(code)[1], "name": "B"})
        assert ana.state(code)["table"]["seats"][1]["name"] == "B"
        ana.post(f"/tables/{code}/start")
        with ana.live(code) as socket:
            assert until(socket, "state")["prompt"]["name"] == "production"
            # the other server learns of the start, and its answer reaches the first one
            prompt = None
            while prompt is None:
                prompt = bo.state(code)["prompt"]
            bo.answer(code, prompt, ["juice"])
            while True:
                message = json.loads(socket.recv(timeout=20))
                assert message["type"] == "presence"  # it is sealed, and stays so
                if message["waiting"] == [0]:
                    break
            ana.answer(code, ana.state(code)["prompt"], ["spark"])
            while until(socket, "state")["prompt"]["name"] != "marks":
                pass
        while bo.state(code)["prompt"] is None or bo.state(code)["prompt"]["name"] != "marks":
            pass
        views = [ana.state(code)["view"], bo.state(code)["view"]]
        assert views[0]["row"] == views[1]["row"]
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()
