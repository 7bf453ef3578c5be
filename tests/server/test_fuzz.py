"""Nonsense over HTTP and websockets: never a fault of the server, always as described."""

from __future__ import annotations

import random

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from server.running import Guest, Running, until

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
EXAMPLES = 10
LEAVING = ("/logout", "/me/delete")  # after these a device is nobody's


def operations(running: Running) -> list[schemathesis.APIOperation]:
    schema = schemathesis.openapi.from_url(f"{running.base}/api/v1/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize(
    ("mode", "known"),
    [
        (GenerationMode.POSITIVE, True),
        (GenerationMode.NEGATIVE, True),
        (GenerationMode.POSITIVE, False),
    ],
    ids=["sense", "nonsense", "strangers"],
)
def test_every_operation_stands_nonsense(table: Running, mode: GenerationMode, known: bool) -> None:
    guest = table.guest("Ana")
    code = guest.table(["me", "link", "bot"])
    tried = 0
    for operation in operations(table):
        if mode is GenerationMode.NEGATIVE and not operation.body:
            continue  # nothing that could be sent wrongly

        @settings(
            max_examples=EXAMPLES if known else 2,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def attack(case: schemathesis.Case) -> None:
            nonlocal tried
            if "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = code
            who = table.guest() if case.path.endswith(LEAVING) else guest
            headers = {"X-Dustboard": who.me["csrf"]} if known else {}
            cookies = {"dustboard": str(who.http.cookies.get("dustboard"))} if known else {}
            reply = case.call_and_validate(
                base_url=table.base, headers=headers, cookies=cookies, checks=CHECKS
            )
            # whoever was never here can look, and do nothing
            assert known or case.method == "GET" or reply.status_code in (400, 401, 403)
            tried += 1

        attack()
    assert tried > 100
    assert guest.state(code)["table"]["code"] == code


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_over_a_websocket_closes_it_and_nothing_else(table: Running, seed: int) -> None:
    rng = random.Random(seed)
    guest = table.guest("Ana")
    code = guest.table(["me", "bot"], start=True)
    with guest.live(code) as calm:
        until(calm, "state")
        for message in nonsense(rng):
            with guest.live(code) as socket:
                until(socket, "state")
                socket.send(message)
                with pytest.raises(ConnectionClosed):
                    hear_out(socket)
        calm.send('{"seat": null}')
        while until(calm, "state")["seat"] is not None:
            pass


def hear_out(socket: object) -> None:
    while True:
        socket.recv(timeout=10)  # type: ignore[attr-defined]


def nonsense(rng: random.Random) -> list[str | bytes]:
    letters = '{}[]":,seatlog0123456789nul\\'
    return [
        '{"seat": 7}',
        '{"seat": 0, "more": 1}',
        '{"seat": -1}',
        '{"seat": 0, "log": 1e99}',
        "[" * 900,
        "x" * 2000,
        b"\x00\xff" * 10,
        "".join(rng.choice(letters) for _ in range(rng.randrange(1, 60))),
        "".join(rng.choice(letters) for _ in range(rng.randrange(1, 60))),
    ]


def test_paths_do_not_lead_out_of_the_client(table: Running) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2f..%2fpyproject.toml", "/%00"):
        reply = httpx.get(f"{table.base}{path}")
        assert "import" not in reply.text
        assert reply.status_code in (200, 400, 404)
    stranger = Guest(table.base)
    assert stranger.get("/rules/%2e%2e", 404)["kind"] == "not-found"
    assert stranger.get("/cards/os", 404)["kind"] == "not-found"
