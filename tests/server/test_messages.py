"""How large messages are: a whole game with a socket at every seat, and one that comes late."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from server.running import Running, after, everything, joined, play_on

KILOBYTE = 1024
DELTA, PROMPT, FRAMES = 2 * KILOBYTE, 4 * KILOBYTE, 4 * KILOBYTE
WHOLE, PAGE = 48 * KILOBYTE, 16 * KILOBYTE


def p95(sizes: list[int]) -> int:
    """The size that 95 of 100 messages stay within."""
    return sorted(sizes)[int(len(sizes) * 0.95)]


def size(value: Any) -> int:
    """As it goes over the wire."""
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def after_the_first(socket: ClientConnection) -> list[str]:
    """A message, however long it takes to come, and all that follow it at once."""
    return [str(socket.recv(timeout=20)), *everything(socket)]


class Seat:
    """A client that puts its state together from what its socket says."""

    def __init__(self) -> None:
        self.state: Any = None
        self.numbers: list[int] = []
        kinds = ("delta", "prompt", "frames", "state", "log")
        self.sizes: dict[str, list[int]] = {kind: [] for kind in kinds}
        self.answered = ""

    def prompt(self) -> Any:
        """What is asked, as far as it was heard, unless it is answered already."""
        asked = self.state["prompt"] if self.state else None
        return None if asked is None or asked["id"] == self.answered else asked

    def hear(self, messages: list[str]) -> None:
        for message in map(json.loads, messages):
            if message["type"] == "state":
                self.state = message
                log = message["log"]
                self.numbers = [*self.numbers[: message["log_from"]], *(one["n"] for one in log)]
                self.sizes["log"].append(size(log))
                self.sizes["state"].append(size({**message, "log": []}))
            elif message["type"] == "delta":
                self._delta(message)
            elif message["type"] == "log":
                self.numbers = [*(one["n"] for one in message["lines"]), *self.numbers]
                self.sizes["log"].append(size(message))

    def _delta(self, message: Any) -> None:
        self.state = after(self.state, message)
        self.numbers = self.numbers[: self.state["log_from"]]
        self.numbers += [one["n"] for one in message["log"]]
        self.sizes["log"].append(size(message["log"]))
        change = dict(message["change"])
        self.sizes["prompt"].append(size(change.pop("prompt", None)))
        self.sizes["frames"].append(size(message["frames"]))
        rest = {**message, "change": change, "log": [], "frames": []}
        self.sizes["delta"].append(size(rest))


@pytest.mark.slow
@pytest.mark.ux("UX-77")
def test_messages_of_a_whole_game_stay_small(table: Running) -> None:
    guests = [table.guest(name) for name in ("Ana", "Bo", "Cy", "Dee")]
    code = guests[0].table(["me", "link", "link", "link"])
    joined(guests[0], guests[1:], code)
    rng = random.Random(77)
    seats = [Seat() for _ in guests]
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.live(code, n)) for n, guest in enumerate(guests)]
        over = False
        while not over:
            for number, guest in enumerate(guests):
                seats[number].hear(everything(sockets[number], 0.001))
                prompt = seats[number].prompt()
                if prompt is None:
                    continue
                key = rng.choice(prompt["options"])["key"]
                state = guest.answer(code, prompt, [key], log=-1)["state"]
                seats[number].answered = prompt["id"]
                over = state["table"]["state"] == "over"
        for number, (seat, socket) in enumerate(zip(seats, sockets, strict=True)):
            seat.hear(everything(socket, 0.5))
            told = guests[number].state(code, number)
            for name in ("view", "prompt", "undo", "answers", "auto", "table", "log_total"):
                assert seat.state[name] == told[name], name
            assert seat.numbers == list(range(told["log_total"]))
    late = Seat()
    with guests[1].live(code, 1) as socket:
        late.hear(everything(socket, 0.5))
    assert late.numbers == seats[1].numbers
    assert len(late.sizes["log"]) > 2  # the log came in pages
    sizes = {name: [n for seat in [*seats, late] for n in seat.sizes[name]] for name in late.sizes}
    assert len(sizes["delta"]) > 500
    assert p95(sizes["delta"]) <= DELTA
    assert p95(sizes["prompt"]) <= PROMPT
    assert p95(sizes["frames"]) <= FRAMES
    assert max(sizes["state"]) <= WHOLE
    assert max(sizes["log"]) <= PAGE


@pytest.mark.slow
@pytest.mark.ux("UX-77")
def test_messages_of_a_whole_game_of_waste_knights_stay_small(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    short = {"mission": "blackout"}
    code = ana.table(["me", "link"], title="wk1", options=short, pace="days")
    joined(ana, [bo], code)
    seats = [Seat(), Seat()]
    with ana.live(code, 0) as hers, bo.live(code, 1) as his:
        rng = random.Random(77)
        state: Any = {"table": {"state": "running"}}
        while state["table"]["state"] != "over":
            state = play_on(code, {0: ana, 1: bo}, rng, limit=12)
            for seat, socket in zip(seats, (hers, his), strict=True):
                seat.hear(everything(socket, 0.001))
        for number, (seat, socket) in enumerate(zip(seats, (hers, his), strict=True)):
            seat.hear(everything(socket, 0.5))
            told = (ana, bo)[number].state(code, number)
            assert seat.state["view"] == told["view"]
            assert seat.numbers == list(range(told["log_total"]))
    sizes = {name: [*seats[0].sizes[name], *seats[1].sizes[name]] for name in seats[0].sizes}
    assert len(sizes["delta"]) > 100
    assert p95(sizes["delta"]) <= DELTA
    assert p95(sizes["prompt"]) <= PROMPT
    assert p95(sizes["frames"]) <= FRAMES
    assert max(sizes["state"]) <= WHOLE
    assert max(sizes["log"]) <= PAGE


def longest(title: str) -> Any:
    """The saved game with the most answers."""
    paths = (Path(__file__).parents[1] / "fixtures" / "records" / title).glob("*.json")
    records = [json.loads(path.read_text()) for path in paths]
    record = max(records, key=lambda one: len(one["answers"]))
    del record["outcome"]
    return record


@pytest.mark.ux("UX-77")
@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_the_longest_saved_game_stays_small(table: Running, title: str) -> None:
    """Looked back at from every seat, all along it, and opened after it with its whole log."""
    ana = table.guest("Ana")
    record = longest(title)
    code = ana.post("/import", {"record": record})["code"]
    answers, players = len(record["answers"]), record["players"]
    states = [
        size(
            {**ana.get(f"/tables/{code}/at/{answers * step // 12}", seat=step % players), "log": []}
        )
        for step in range(13)
    ]
    assert min(states) > KILOBYTE
    assert max(states) <= WHOLE
    seat = Seat()
    with ana.live(code, 0) as socket:
        seat.hear(everything(socket, 0.5))
    assert seat.numbers == list(range(ana.state(code, 0)["log_total"]))
    assert len(seat.sizes["log"]) > 2
    assert max(seat.sizes["state"]) <= WHOLE
    assert max(seat.sizes["log"]) <= PAGE


def test_a_client_that_lost_a_delta_asks_for_the_whole_state(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    seat = Seat()
    with ana.live(code, 0) as socket:
        seat.hear(after_the_first(socket))
        prompt = ana.state(code, 0)["prompt"]
        ana.answer(code, prompt, [prompt["options"][0]["key"]])
        lost = [json.loads(one) for one in after_the_first(socket)]
        assert [one["n"] for one in lost if one["type"] == "delta"] == [1]
        since = lost[0]["change"].get("version", [seat.state["version"]])[0]
        socket.send(json.dumps({"seat": 0, "log": len(seat.numbers), "since": since}))
        seat.hear(after_the_first(socket))
        assert seat.state["view"] == ana.state(code, 0)["view"]
        assert seat.numbers == list(range(seat.state["log_total"]))


def test_taking_back_sends_no_line_again_that_has_stayed(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    seat = Seat()
    with ana.live(code, 0) as socket:
        seat.hear(after_the_first(socket))
        before = seat.numbers
        prompt = ana.state(code, 0)["prompt"]
        ana.answer(code, prompt, [prompt["options"][0]["key"]])
        ana.post(f"/tables/{code}/undo", {"seat": 0})
        message: Any = None
        while message is None or (seat.prompt() or {}).get("id") != prompt["id"]:
            message = json.loads(socket.recv(timeout=20))
            assert message["type"] == "delta"
            seat.hear([json.dumps(message)])
        assert message["log"] == []
        assert seat.numbers == before
