"""Who may do what: devices, CSRF, origins, rates, sizes, headers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.hashing import NOBODY, matches
from dustboard.server.core.refusals import Refused
from dustboard.server.core.security import CSP, Rates
from server.running import Guest, Running, joined, serving, until


def test_a_device_is_a_guest_with_a_guarded_cookie(table: Running) -> None:
    reply = httpx.get(f"{table.base}/api/v1/me")
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # no TLS here
    assert reply.json()["guest"] is True


def test_who_leaves_takes_the_cookie_along(table: Running) -> None:
    for path, body in (("/logout", None), ("/me/delete", {"name": "Ana"})):
        guest = table.guest("Ana")
        reply = guest.http.post(path, json=body)
        assert (reply.status_code, reply.content) == (204, b"")
        assert "max-age=0" in reply.headers["set-cookie"].lower()
        assert guest.get("/me")["id"] != guest.me["id"]


def test_a_command_needs_the_csrf_header(table: Running) -> None:
    guest = table.guest()
    token = guest.http.headers.pop("X-Dustboard")
    body = {"title": "wftw", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert guest.post("/tables", body, 403)["kind"] == "csrf"
    guest.http.headers["X-Dustboard"] = table.guest().me["csrf"]
    assert guest.post("/tables", body, 403)["kind"] == "csrf"
    guest.http.headers["X-Dustboard"] = token
    guest.post("/tables", body, 201)


def test_a_command_from_another_site_is_refused(table: Running) -> None:
    guest = table.guest()
    guest.http.headers["Origin"] = "https://evil.example"
    assert guest.post("/me", {"name": "Eve"}, 403)["kind"] == "origin"
    guest.http.headers["Origin"] = table.base
    guest.post("/me", {"name": "Ana"}, 200)


def test_an_unknown_device_can_look_but_not_act(table: Running) -> None:
    code = table.guest().table(["me", "bot"], start=True)
    stranger = httpx.Client(base_url=f"{table.base}/api/v1")
    assert stranger.get(f"/tables/{code}").json()["seat"] is None
    assert stranger.post(f"/tables/{code}/start").json()["kind"] == "no-device"
    stranger.cookies.set("dustboard", "x" * 43)
    assert stranger.post(f"/tables/{code}/start").status_code == 401


def test_a_websocket_of_another_site_is_refused(table: Running) -> None:
    guest = table.guest()
    code = guest.table(["me", "bot"])
    with guest.live(code, Origin="https://evil.example") as socket:
        assert json.loads(socket.recv())["type"] == "gone"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)
    with guest.live(code, Origin=table.base) as socket:
        assert until(socket, "state")["seat"] == 0


def test_a_table_without_spectators_sounds_like_none(table: Running) -> None:
    host, stranger = table.guest(), table.guest()
    code = host.table(["me", "bot"], spectators="none", start=True)
    hidden = stranger.get(f"/tables/{code}", 404)
    assert hidden == stranger.get("/tables/nosuchcode", 404)
    with stranger.live(code) as socket:
        assert json.loads(socket.recv())["type"] == "gone"


def test_whoever_loses_a_seat_is_shown_out_where_nobody_may_watch(table: Running) -> None:
    host, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = host.table(["me", "link"], spectators="none")
    joined(host, [bo], code)
    with bo.live(code) as socket:
        assert until(socket, "state")["seat"] == 1
        token = host.post(f"/tables/{code}/link", {"seat": 1})["seats"][1]["link"].rsplit("/", 1)[1]
        cy.post("/claim", {"token": token, "name": "Bo"})
        assert until(socket, "gone")["reason"] == "this table is no longer open to you"
    assert bo.get(f"/tables/{code}", 404)["kind"] == "not-found"


def test_nobody_acts_for_a_seat_of_others(table: Running) -> None:
    host, bo = table.guest("Ana"), table.guest("Bo")
    code = host.table(["me", "link"])
    joined(host, [bo], code)
    prompt = bo.state(code)["prompt"]
    assert host.answer(code, prompt, ["juice"], 403)["kind"] == "not-yours"
    assert host.get(f"/tables/{code}", 403, seat=1)["kind"] == "not-yours"
    for path in ("undo", "leave", "back"):
        assert host.post(f"/tables/{code}/{path}", {"seat": 1}, 403)["kind"] == "not-yours"
    body = {"seat": 1, "decision": prompt["id"], "answers": []}
    assert host.post(f"/tables/{code}/draft", body, 403)["kind"] == "not-yours"
    assert bo.post(f"/tables/{code}/start", None, 403)["kind"] == "not-yours"
    with host.live(code) as socket:
        until(socket, "state")
        socket.send(json.dumps({"seat": 1}))
        assert until(socket, "state")["seat"] == 0  # one's own, whatever is asked for


def test_a_seat_link_works_once_and_can_be_made_anew(table: Running) -> None:
    host, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = host.table(["me", "link"])
    token = host.links(code)[1]
    assert len(token) >= 22
    assert cy.get(f"/tables/{code}")["table"]["seats"][1]["link"] == ""
    fresh = host.post(f"/tables/{code}/link", {"seat": 1})["seats"][1]["link"].rsplit("/", 1)[1]
    assert fresh != token
    assert bo.post("/claim", {"token": token}, 404)["kind"] == "not-found"
    bo.post("/claim", {"token": fresh, "name": "Bo"})
    taken = cy.post("/claim", {"token": fresh}, 409)
    assert taken["kind"] == "taken"
    assert taken["error"].startswith("Bo has taken this seat")
    assert bo.post("/claim", {"token": fresh})["code"] == code  # the way back for who came by it
    assert bo.state(code)["table"]["seats"][1]["name"] == "Bo"
    token = host.post(f"/tables/{code}/link", {"seat": 1})["seats"][1]["link"].rsplit("/", 1)[1]
    assert (
        host.post("/claim", {"token": token}, 409)["error"]
        == "you already have a seat at this table"
    )
    bo.post("/claim", {"token": token, "name": "Bo"})
    assert host.links(code) == {}
    # the guest lost the device: the host sends a new link, and everybody is told
    again = host.post(f"/tables/{code}/link", {"seat": 1})["seats"][1]["link"].rsplit("/", 1)[1]
    assert "new link" in bo.state(code)["chat"][-1]["text"]
    cy.post("/claim", {"token": again, "name": "Bo"})
    assert bo.state(code)["seat"] is None
    assert bo.post("/claim", {"token": token}, 404)["kind"] == "not-found"
    assert cy.state(code)["seat"] == 1


def test_an_account_keeps_its_seat_by_name_and_password(table: Running) -> None:
    name = f"Ana {secrets.token_hex(4)}"
    host = table.guest()
    code = host.table(["me", "link"])
    assert host.post("/me", {"name": name, "password": "rust and juice"})["guest"] is False
    other = table.guest()
    wrong = other.post("/login", {"name": name, "password": "wrong wrong"}, 403)
    unknown = other.post("/login", {"name": "nobody at all", "password": "wrong wrong"}, 403)
    assert wrong == unknown
    me = other.post("/login", {"name": name.upper(), "password": "rust and juice"})
    assert me["id"] == host.me["id"]
    other.http.headers["X-Dustboard"] = me["csrf"]
    assert other.state(code)["table"]["host"] is True
    assert other.post("/me", {"name": "", "password": None}, 400)["kind"] == "bad-request"
    third = table.guest()
    taken = third.post("/me", {"name": name, "password": "something else"}, 409)
    assert taken["kind"] == "name-taken"
    other.post("/logout", None, 204)
    assert other.get("/me")["id"] != me["id"]


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    """The stand-in is a real hash, so that argon2 has to work for it."""
    from argon2 import PasswordHasher
    from argon2.exceptions import VerifyMismatchError

    with pytest.raises(VerifyMismatchError):
        PasswordHasher().verify(NOBODY, "anything")
    assert matches(NOBODY, "anything") is False


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name": 7}',
        b'{"name": "x", "admin": true}',
        b'{"name": "' + b"x" * 41 + b'"}',
        b'{"name": "x", "password": "short"}',
        b"[" * 5000,
        b"\xff\xfe",
    ],
)
def test_what_is_not_understood_is_refused_in_one_sentence(table: Running, body: bytes) -> None:
    guest = table.guest()
    reply = guest.http.post("/me", content=body, headers={"content-type": "application/json"})
    assert reply.status_code == 400
    assert reply.json()["kind"] == "bad-request"
    assert "\n" not in reply.json()["error"]


def test_large_bodies_are_refused(table: Running) -> None:
    guest = table.guest()
    reply = guest.http.post("/me", json={"name": "x" * 100_000})
    assert reply.status_code == 413


def test_pages_carry_the_security_headers(table: Running) -> None:
    for path in ("/", "/api/v1/me", "/t/abc", "/health", "/api/v1/nothing"):
        headers = httpx.get(f"{table.base}{path}").headers
        assert headers["content-security-policy"] == CSP
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert "unsafe-inline" not in CSP
    assert "unsafe-eval" not in CSP


def test_buckets_fill_up_again() -> None:
    now = 0.0
    rates = Rates(lambda: now)
    for _ in range(3):
        rates.take("key", "ana", 3, 1)
    with pytest.raises(Refused) as refused:
        rates.take("key", "ana", 3, 1)
    assert refused.value.status == 429
    rates.take("key", "bo", 3, 1)
    now = 1.0
    rates.take("key", "ana", 3, 1)
    with pytest.raises(Refused):
        rates.take("key", "ana", 3, 1)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server with rate limits, and a clock that stands still."""
    store = f"sqlite:///{tmp_path / 'store.db'}"
    with serving(ServerConfig(store=store, steady=lambda: 1000.0)) as running:
        yield running


def test_rates_are_limited_per_key_and_for_passwords(strict: Running) -> None:
    guest = strict.guest()
    kinds = []
    for _ in range(70):
        reply = guest.http.post("/me", json={"name": "Ana"})
        kinds.append(reply.status_code)
    assert kinds[:50] == [200] * 50
    assert kinds[-1] == 429
    other = Guest(strict.base)
    tries = [
        other.http.post("/login", json={"name": "Ana", "password": "wrong wrong"}).status_code
        for _ in range(12)
    ]
    assert tries == [403] * 5 + [429] * 7


def test_guests_per_address_are_limited(strict: Running) -> None:
    codes = [httpx.get(f"{strict.base}/api/v1/me").status_code for _ in range(32)]
    assert codes == [200] * 30 + [429] * 2


def test_a_socket_that_asks_without_end_is_closed(strict: Running) -> None:
    ana = strict.guest()
    code = ana.table(["me", "bot"])
    with ana.live(code) as greedy, ana.live(code, 0) as other:
        until(other, "state")
        with suppress(ConnectionClosed):  # it may be closed before all is said
            for _ in range(200):
                greedy.send('{"seat": 0}')
        assert "too many" in until(greedy, "gone")["reason"]
        until(other, "presence")  # the others are served on


def test_a_socket_that_is_no_table_is_closed(table: Running) -> None:
    guest = table.guest()
    with guest.live("nosuchcode") as socket:
        assert json.loads(socket.recv())["type"] == "gone"
    with pytest.raises(InvalidStatus), guest.live("a/b"):
        pass


# -- nonsense that came through to the code behind ---------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "[", "http://a]b", "http://\u2100.example", "null", "://"]
)
def test_a_broken_origin_is_another_site(table: Running, origin: str) -> None:
    guest = table.guest()
    reply = guest.http.post("/me", json={"name": "Eve"}, headers={b"Origin": origin.encode()})
    assert (reply.status_code, reply.json()["kind"]) == (403, "origin")
    code = guest.table(["me", "bot"])
    if origin.isascii():
        with guest.live(code, Origin=origin) as socket:
            assert json.loads(socket.recv())["type"] == "gone"


@pytest.mark.parametrize("part", ["a" * 256, "%F0%9F%92%A9" * 64, "a" * 5000, "%00", "a%00b"])
def test_a_path_that_no_file_can_have(tmp_path: Path, part: str) -> None:
    (tmp_path / "index.html").write_text("the page")
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as table:
        for path in (f"/{part}", f"/{part}.js", f"/t/{part}/x", f"/api/v1/tables/{part}"):
            reply = httpx.get(table.base + path)
            assert reply.status_code in (400, 404) or (reply.text == "the page" and "%00" in part)


def test_text_that_is_no_text_is_refused(table: Running) -> None:
    guest = table.guest()
    headers = {"content-type": "application/json"}
    reply = guest.http.post("/me", content=b'{"name": "\xff"}', headers=headers)
    assert (reply.status_code, reply.json()["error"]) == (400, "the message is not valid UTF-8")


def test_a_host_that_no_machine_has_is_refused(table: Running) -> None:
    guest = table.guest()
    code = guest.table(["me", "link"])
    reply = guest.http.get(f"/tables/{code}/qr/1", headers={"host": "x" * 5000})
    assert (reply.status_code, reply.json()["kind"]) == (400, "bad-request")


def test_a_nul_is_refused_by_every_store(store_url: str) -> None:
    """PostgreSQL has no text with a NUL in it."""
    with serving(ServerConfig(store=store_url, rate_limits=False)) as table:
        guest = table.guest()
        assert guest.http.get("/tables/%00").status_code in (400, 404)
        dropped = guest.http.post("/me/notices/drop", json={"id": "a\0b"})
        assert dropped.status_code in (200, 400, 404)
        assert "dustboard_errors_total 0\n" in httpx.get(f"{table.base}/metrics").text
