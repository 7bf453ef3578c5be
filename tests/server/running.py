"""A real server on a loopback port, and guests that talk to it as a browser would."""

from __future__ import annotations

import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from dustboard.server.app import create_app
from dustboard.server.core.config import ServerConfig
from dustboard.server.protocol.deltas import applied
from dustboard.server.serve import REQUEST_SECONDS, listening_socket, uvicorn_config
from dustboard.server.services import Services


class Running:
    """A server in a thread of this process."""

    def __init__(self, base: str, services: Services) -> None:
        self.base = base
        self.services = services

    def guest(self, name: str = "") -> Guest:
        """A new device."""
        return Guest(self.base, name)


@contextmanager
def serving(config: ServerConfig, request_seconds: float = REQUEST_SECONDS) -> Iterator[Running]:
    """Serve on any free port of loopback."""
    app = create_app(config)
    listening = listening_socket("127.0.0.1", 0)
    config = uvicorn_config(app, config.trusted_proxies, request_seconds)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    port = listening.getsockname()[1]
    try:
        yield Running(f"http://127.0.0.1:{port}", app.state.services)
    finally:
        server.should_exit = True
        thread.join(30)


class Guest:
    """A device with its cookie and its CSRF header."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base = base
        # loopback speaks no TLS, and reading the certificates of the world takes 30 ms each time
        self.http = httpx.Client(base_url=f"{base}/api/v1", timeout=30, verify=False)
        self.me = self.http.get("/me").json()
        self.http.headers["X-Dustboard"] = self.me["csrf"]
        if name:
            self.me = self.post("/me", {"name": name})

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """The answer to a question, which must have this status."""
        reply = self.http.get(path, params=params)
        assert reply.status_code == status, reply.text[:300]
        return reply.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer to a command; without a status it must be a good one."""
        reply = self.http.post(path, json=body if body is not None else None)
        good = reply.status_code < 300 if status is None else reply.status_code == status
        assert good, f"{reply.status_code}: {reply.text[:300]}"
        return reply.json() if reply.content else None

    def table(self, seats: list[Any], title: str = "wftw", start: bool = False, **more: Any) -> str:
        """Lay a table; a seat is a kind, or a whole wish. Gives the code."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        body = {"title": title, "seats": wishes, "shuffle_seats": False, **more}
        code: str = self.post("/tables", body)["code"]
        if start:
            self.post(f"/tables/{code}/start")
        return code

    def links(self, code: str) -> dict[int, str]:
        """The links of the table, as the host sees them."""
        seats = self.get(f"/tables/{code}")["table"]["seats"]
        return {seat["seat"]: seat["link"].rsplit("/", 1)[1] for seat in seats if seat["link"]}

    def state(self, code: str, seat: int | None = None, **params: Any) -> Any:
        """The table through the eyes of a seat."""
        if seat is not None:
            params["seat"] = seat
        return self.get(f"/tables/{code}", **params)

    def answer(
        self,
        code: str,
        prompt: Any,
        answers: list[str],
        status: int = 200,
        key: str = "",
        log: int = 0,
    ) -> Any:
        """Answer a prompt; what comes of it is told with the log from this line on."""
        body = {
            "seat": prompt["seat"],
            "decision": prompt["id"],
            "answers": answers,
            "key": key or secrets.token_hex(8),
        }
        return self.post(f"/tables/{code}/answer?log={log}", body, status)

    def live(self, code: str, seat: int | None = None, lang: str = "en", **headers: str) -> connect:
        """A websocket to the table."""
        where = self.base.replace("http", "ws") + f"/api/v1/tables/{code}/live?lang={lang}"
        if seat is not None:
            where += f"&seat={seat}"
        cookie = f"dustboard={self.http.cookies.get('dustboard')}"
        return connect(where, additional_headers={"Cookie": cookie, **headers}, compression=None)


def joined(host: Guest, others: list[Guest], code: str) -> None:
    """Let the others take the seats with links, in order, and start."""
    for (_, token), other in zip(sorted(host.links(code).items()), others, strict=True):
        other.post("/claim", {"token": token, "name": other.me["name"]})
    host.post(f"/tables/{code}/start")


_states: WeakKeyDictionary[ClientConnection, Any] = WeakKeyDictionary()


def until(connection: ClientConnection, kind: str, seconds: float = 20) -> Any:
    """The next message of a kind; a delta is put in, and comes out as the state it leads to."""
    while True:
        message = json.loads(connection.recv(timeout=seconds))
        if message["type"] == "delta":
            message = _states[connection] = after(_states[connection], message)
        elif message["type"] == "state":
            _states[connection] = message
        if message["type"] == kind:
            return message


def eventually(look: Callable[[], Any], fits: Callable[[Any], bool], seconds: float = 20) -> Any:
    """Look again and again until what is seen fits; a test that waits in vain fails."""
    end = time.monotonic() + seconds
    while not fits(seen := look()):
        assert time.monotonic() < end, f"waited in vain, last seen: {seen!r:.500}"
        time.sleep(0.02)
    return seen


def after(state: Any, message: Any) -> Any:
    """The state that a delta leads to, as a client puts it together."""
    chat = [*state["chat"], *message["lines"]]
    return {**applied(state, message["change"]), "log": message["log"], "chat": chat}


def everything(connection: ClientConnection, seconds: float = 0.2) -> list[str]:
    """All messages that come until it is silent for so long."""
    heard: list[str] = []
    while True:
        try:
            heard.append(str(connection.recv(timeout=seconds)))
        except TimeoutError:
            return heard


def play_on(code: str, players: dict[int, Guest], rng: random.Random, limit: int = 100_000) -> Any:
    """Play with random answers until the game is over or `limit` answers are given.

    Gives the last state of the first player.
    """
    while limit > 0:
        moved = False
        for seat, guest in players.items():
            state = guest.state(code, seat, log=-1)
            prompt = state["prompt"]
            while prompt is not None and limit > 0:
                key = rng.choice(prompt["options"])["key"]
                state = guest.answer(code, prompt, [key], log=-1)["state"]
                prompt = state["prompt"]
                moved = True
                limit -= 1
            if state["table"]["state"] == "over":
                return state
        if not moved:
            time.sleep(0.02)
    return state


def two(table: Running, **more: Any) -> tuple[Guest, Guest, str]:
    """A started table of two people."""
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"], **more)
    joined(ana, [bo], code)
    return ana, bo, code


def to_marks(code: str, players: dict[int, Guest]) -> None:
    """Play to the first marking of targets, where each answer can be taken back."""
    while True:
        for seat, guest in players.items():
            prompt = guest.state(code, seat)["prompt"]
            if prompt and prompt["name"] == "marks":
                return
            if prompt:
                guest.answer(code, prompt, [prompt["options"][0]["key"]])
