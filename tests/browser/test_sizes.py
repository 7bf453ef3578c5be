"""How large the messages are that a real page gets: recorded from its socket."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from browser.rig import Rig
from server.running import Guest
from server.test_messages import KILOBYTE, p95, size


def held(page: Any) -> float:
    """Bytes that the scripts of the page hold on to."""
    tab = page.context.new_cdp_session(page)
    tab.send("Performance.enable")
    tab.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in tab.send("Performance.getMetrics")["metrics"]}
    tab.detach()
    return float(metrics["JSHeapUsedSize"])


def move(guests: list[Guest], code: str, rng: random.Random) -> None:
    """Let everybody who is asked answer once."""
    for seat, guest in enumerate(guests):
        prompt = guest.state(code, seat, log=-1)["prompt"]
        if prompt is not None:
            guest.answer(code, prompt, [rng.choice(prompt["options"])["key"]], log=-1)


def to_and_fro(guests: list[Guest], code: str, changes: int, rng: random.Random) -> None:
    """So many changes at one place of the game: nothing may stay of what was taken back."""
    prompt = None
    while changes > 0:
        if prompt is None:
            prompt = guests[0].state(code, 0, log=-1)["prompt"]
        key = prompt["options"][0]["key"] if prompt else ""
        done = guests[0].answer(code, prompt, [key], log=-1) if prompt else None
        if done is None or done["state"]["undo"]:
            prompt = None
            move(guests, code, rng)
            continue
        prompt = guests[0].post(f"/tables/{code}/undo?log=-1", {"seat": 0})["prompt"]
        changes -= 2


def heard(page: Any, told: Any, pushed: list[Any]) -> None:
    """Wait until the page, which is slower than we are, was told of this state."""
    for _ in range(300):
        if [told["version"]] in [one.get("change", {}).get("version") for one in pushed]:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"the page never heard of version {told['version']}")


@pytest.mark.slow
@pytest.mark.ux("UX-77")
def test_the_socket_of_a_page_carries_small_messages(rig: Rig) -> None:
    guests = [rig.guest("Ana"), rig.guest("Bo")]
    code = guests[0].table(["me", "link"])
    guests[1].post("/claim", {"token": guests[0].links(code)[1], "name": "Bo"})
    guests[0].post(f"/tables/{code}/start")
    page = rig.page(guests[0])
    pushed: list[Any] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: pushed.append(json.loads(text))),
    )
    page.goto(f"/t/{code}")
    page.wait_for_selector("#prompt-text")
    rng = random.Random(7)
    for _ in range(60):
        move(guests, code, rng)
        page.wait_for_timeout(20)
    sizes_held = []
    for changes in (200, 500):  # what runs often is compiled in the first two hundred
        to_and_fro(guests, code, changes, rng)
        heard(page, guests[0].state(code, 0, log=-1), pushed)
        sizes_held.append(held(page))
    assert sizes_held[0] > 1_000_000
    assert sizes_held[1] <= sizes_held[0] * 1.1
    page.reload()  # the page comes back late: the log comes in pages
    page.wait_for_selector("#prompt-text")
    page.wait_for_function(
        "count => document.querySelectorAll('[data-testid=log] li').length > count",
        arg=5,  # earlier rounds are folded
    )
    sizes: dict[str, list[int]] = {"delta": [], "prompt": [], "state": [], "log": []}
    for message in pushed:
        if message["type"] == "delta":
            change = dict(message["change"])
            sizes["prompt"].append(size(change.pop("prompt", None)))
            sizes["log"].append(size(message["log"]))
            sizes["delta"].append(size({**message, "change": change, "log": [], "pad": ""}))
        elif message["type"] == "state":
            sizes["log"].append(size(message["log"]))
            sizes["state"].append(size({**message, "log": []}))
        elif message["type"] == "log":
            sizes["log"].append(size(message))
    assert len(sizes["delta"]) > 500
    assert len(sizes["state"]) >= 2
    assert p95(sizes["delta"]) <= 2 * KILOBYTE
    assert p95(sizes["prompt"]) <= 4 * KILOBYTE
    assert max(sizes["state"]) <= 48 * KILOBYTE
    assert max(sizes["log"]) <= 16 * KILOBYTE
