"""How large the messages are that a real page gets: recorded from its socket."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from browser.rig import Rig
from server.test_messages import KILOBYTE, p95, size


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
        for seat, guest in enumerate(guests):
            prompt = guest.state(code, seat, log=-1)["prompt"]
            if prompt is not None:
                guest.answer(code, prompt, [rng.choice(prompt["options"])["key"]])
        page.wait_for_timeout(20)
    told = guests[0].state(code, 0, log=-1)
    for _ in range(300):
        if [told["version"]] in [one.get("change", {}).get("version") for one in pushed]:
            break
        page.wait_for_timeout(100)  # the page is slower than we are
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
    assert len(sizes["delta"]) > 50
    assert len(sizes["state"]) >= 2
    assert p95(sizes["delta"]) <= 2 * KILOBYTE
    assert p95(sizes["prompt"]) <= 4 * KILOBYTE
    assert max(sizes["state"]) <= 48 * KILOBYTE
    assert max(sizes["log"]) <= 16 * KILOBYTE
