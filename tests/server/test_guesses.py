"""Limits that stop whoever guesses, and nobody else: by whom they count, and by which clock."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused
from dustboard.server.core.security import Rates, address_of
from dustboard.server.serve import CannotServe, proxies
from server.running import Guest, Running, serving
from server.test_people import PASSWORD

WRONG = "wrong wrong"


class Clocks:
    """A clock on the wall, which somebody sets, and one that only goes on."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 1000.0


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def strict(tmp_path: Path, clocks: Clocks) -> Iterator[Running]:
    """A server with limits, behind a proxy on loopback."""
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}",
        web_dist=tmp_path,
        clock=lambda: clocks.wall,
        steady=lambda: clocks.steady,
        trusted_proxies=("127.0.0.1",),
    )
    with serving(config) as running:
        yield running


def login(guest: Guest, name: str, password: str, address: str = "192.0.2.1") -> int:
    """The status of a try to sign in from an address."""
    body = {"name": name, "password": password}
    return guest.http.post("/login", json=body, headers={"X-Forwarded-For": address}).status_code


def test_a_name_typed_differently_is_the_same_name(strict: Running) -> None:
    guest = strict.guest()
    typed = ("Ana", " ANA ", "a\u200bna", "Ana\u202e", "\u0007ana", "ana", "A na")
    tries = [login(guest, name, WRONG) for name in typed]
    assert tries == [403] * 5 + [429] + [403]  # the last one is another name


def test_waiting_grows_and_ends(strict: Running, clocks: Clocks) -> None:
    guest = strict.guest("Ana")
    guest.post("/me", {"name": "Ana", "password": PASSWORD})
    for _ in range(5):
        assert login(guest, "Ana", WRONG) == 403
    for wait in (1, 2):
        refused = guest.http.post(
            "/login",
            json={"name": "Ana", "password": PASSWORD},
            headers={"X-Forwarded-For": "192.0.2.1"},
        )
        assert refused.status_code == 429
        seconds = f"{wait} second" + ("s" if wait > 1 else "")
        assert refused.json()["error"].endswith(f"try again in {seconds}")
        clocks.steady += wait
        assert login(guest, "Ana", WRONG) == 403
    clocks.steady += 4
    assert login(guest, "Ana", PASSWORD) == 200


def test_nobody_keeps_an_owner_out_from_elsewhere(strict: Running, clocks: Clocks) -> None:
    ana = strict.guest("Ana")
    ana.post("/me", {"name": "Ana", "password": PASSWORD})
    mallory = strict.guest()
    for address in range(9):
        for _ in range(7):
            login(mallory, "Ana", WRONG, f"198.51.100.{address}")
    assert login(mallory, "Ana", PASSWORD, "198.51.100.0") == 429
    assert login(strict.guest(), "ana", PASSWORD, "203.0.113.5") == 200


def test_a_stolen_device_does_not_keep_the_owner_from_signing_it_out(strict: Running) -> None:
    ana = strict.guest("Ana")
    ana.post("/me", {"name": "Ana", "password": PASSWORD})
    stolen = strict.guest()
    found = stolen.post("/login", {"name": "Ana", "password": PASSWORD})
    stolen.http.headers["X-Dustboard"] = found["csrf"]
    tries = [stolen.http.post("/me/words", json={"password": WRONG}).status_code for _ in range(70)]
    assert tries[:5] == [403] * 5
    assert set(tries[5:]) == {429}
    assert len(ana.post("/me/devices/drop", {"password": PASSWORD})) == 1


def test_many_who_guess_words_keep_nobody_out(strict: Running) -> None:
    ana = strict.guest("Ana")
    words = " ".join(ana.post("/me/words", {})["words"])
    for address in range(14):
        mallory = strict.guest()
        for _ in range(5):
            where = {"X-Forwarded-For": f"198.51.100.{address}"}
            guess = {"words": "barn barn barn barn barn"}  # one too few: it costs no hash
            assert mallory.http.post("/login/words", json=guess, headers=where).status_code == 403
    assert strict.guest().post("/login/words", {"words": words})["id"] == ana.me["id"]


def test_a_network_of_64_bits_counts_as_one(strict: Running) -> None:
    def asked(address: str) -> int:
        where = {"X-Forwarded-For": address}
        return httpx.get(f"{strict.base}/api/v1/me", headers=where).status_code

    codes = [asked(f"2001:db8:0:1:{number:x}::1") for number in range(32)]
    assert codes == [200] * 30 + [429] * 2
    assert asked("2001:db8:0:2::1") == 200


@pytest.mark.parametrize(
    ("host", "counts"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 100, "x" * 64),
    ],
)
def test_what_an_address_counts_as(host: str, counts: str) -> None:
    assert address_of(host) == counts


def test_a_clock_that_is_set_back_shuts_nobody_out(strict: Running, clocks: Clocks) -> None:
    ana = strict.guest("Ana")
    ana.post("/me", {"name": "Ana", "password": PASSWORD})
    clocks.wall -= 86_400
    for _ in range(80):
        clocks.steady += 1
        ana.post("/me", {"name": "Ana"})
    assert login(strict.guest(), "Ana", PASSWORD) == 200


def test_guesses_are_forgotten_after_an_hour() -> None:
    now = 0.0
    rates = Rates(lambda: now)
    for _ in range(5):
        rates.guess("ana")
    with pytest.raises(Refused):
        rates.guess("ana")
    rates.guess("bo")
    now = 3601.0
    for _ in range(5):
        rates.guess("ana")
    rates.guessed("ana")
    rates.guess("ana")


# -- proxies -----------------------------------------------------------------------------------


def test_only_a_named_proxy_says_where_a_request_is_from(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    codes = []
    with serving(config) as running, caplog.at_level(logging.WARNING, "dustboard.auth"):
        for number in range(32):
            headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
            reply = httpx.get(f"{running.base}/api/v1/me", headers=headers)
            codes.append(reply.status_code)
            assert "secure" not in reply.headers.get("set-cookie", "").lower()
    assert codes == [200] * 30 + [429] * 2
    said = [one.message for one in caplog.records if "--trust-proxy" in one.message]
    assert len(said) == 1


def test_a_named_proxy_is_believed_and_what_clients_add_is_not(strict: Running) -> None:
    codes = []
    for number in range(32):
        # a client's own claim comes first, what the proxy saw comes last
        headers = {
            "X-Forwarded-For": f"192.0.2.{number}, 203.0.113.9",
            "X-Forwarded-Proto": "https",
        }
        reply = httpx.get(f"{strict.base}/api/v1/me", headers=headers)
        codes.append(reply.status_code)
        if reply.status_code == 200:
            assert "secure" in reply.headers["set-cookie"].lower()
    assert codes == [200] * 30 + [429] * 2


def test_proxies_are_addresses_or_networks() -> None:
    assert proxies("") == ()
    assert proxies("127.0.0.1, 10.0.0.0/8,::1") == ("127.0.0.1", "10.0.0.0/8", "::1")
    for nonsense in ("*", "proxy.example", "10.0.0.1/8"):
        with pytest.raises(CannotServe, match="neither an address nor a network"):
            proxies(nonsense)
