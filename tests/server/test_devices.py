"""The devices of a person: who has them, how they are signed out, what is remembered of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dustboard.server.people.auth import Authenticator
from dustboard.server.people.devices import device_name
from dustboard.server.protocol.commands import SetProfile
from dustboard.server.services import Services
from dustboard.server.store import StoreDown
from server.conftest import new_database
from server.running import Guest, Running, eventually, joined, two, until
from server.test_clock import Hands, run
from server.test_people import PASSWORD, came_back, named, with_passkey
from server.test_two_servers import at, two_servers

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def account(table: Running, name: str, password: str = PASSWORD) -> Guest:
    guest = table.guest(name)
    guest.me = guest.post("/me", {"name": name, "password": password})
    return guest


def signed_in(table: Running, name: str, password: str = PASSWORD) -> Guest:
    """Another device of this account."""
    guest = table.guest()
    came_back(guest, guest.post("/login", {"name": name, "password": password}))
    return guest


def elsewhere(table: Running, guest: Guest) -> Guest:
    """The same guest on another device, by recovery words."""
    other = table.guest()
    words = " ".join(guest.post("/me/words", {})["words"])
    came_back(other, other.post("/login/words", {"words": words}))
    return other


def shut(socket: Any) -> str:
    """Why the server has closed a socket; waits until it does."""
    reason = str(until(socket, "gone")["reason"])
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008  # the page does not try again
    return reason


# -- a guest who signs in ----------------------------------------------------------------------


def test_a_guests_other_devices_do_not_get_the_account(table: Running) -> None:
    account(table, "Lea of one device")
    host, guest = table.guest("Host"), table.guest("Guest")
    code = host.table(["me", "link"])
    joined(host, [guest], code)
    other = elsewhere(table, guest)
    other.post("/me/notices/webhook", {"url": "https://hooks.example/1"})
    words = " ".join(other.post("/me/words", {})["words"])
    with other.live(code) as socket, guest.live(code) as kept:
        assert until(socket, "state")["seat"] == until(kept, "state")["seat"] == 1
        login = {"name": "Lea of one device", "password": PASSWORD}
        came_back(guest, guest.post("/login", login))
        assert "signed out" in shut(socket)
        kept.send('{"seat": 1}')
        assert until(kept, "state")["seat"] == 1  # the page that signed in stays open
    # the seat has moved, and nothing else of the guest is left
    assert guest.state(code)["seat"] == 1
    assert other.post("/me", {"name": "Mallory"}, 401)["kind"] == "no-device"
    assert other.state(code)["seat"] is None
    assert other.get("/me")["id"] not in (guest.me["id"], other.me["id"])
    assert guest.get("/me/notices")["channels"] == []
    table.guest().post("/login/words", {"words": words}, 403)
    assert len(guest.get("/me/devices")) == 2


def test_a_link_for_the_guests_seat_ends_when_the_guest_signs_in(table: Running) -> None:
    account(table, "Moe of one seat")
    host, guest = table.guest("Host"), table.guest("Guest")
    code = host.table(["me", "link"])
    joined(host, [guest], code)
    fresh = host.post(f"/tables/{code}/link", {"seat": 1})["seats"][1]["link"].rsplit("/", 1)[1]
    came_back(guest, guest.post("/login", {"name": "Moe of one seat", "password": PASSWORD}))
    table.guest().post("/claim", {"token": fresh}, 404)
    assert guest.state(code)["seat"] == 1


def test_a_guest_who_became_an_account_elsewhere_is_not_merged_away(table: Running) -> None:
    """What this device knew of itself a moment ago does not count."""
    account(table, "Nia")
    guest = table.guest("Guest")
    other = elsewhere(table, guest)
    other.get("/me")
    body = {"name": "Oda of two devices", "password": PASSWORD, "keep_devices": True}
    guest.post("/me", body)
    came_back(other, other.post("/login", {"name": "Nia", "password": PASSWORD}))
    table.guest().post("/login", {"name": "Oda of two devices", "password": PASSWORD})


# -- what is remembered ------------------------------------------------------------------------


def test_a_rename_elsewhere_does_not_bring_an_old_password_back(table: Running) -> None:
    ana = account(table, "Ana of two devices")
    other = signed_in(table, "Ana of two devices")
    other.get("/me")
    fresh = {"password": "scrap and spark", "old": PASSWORD, "keep_devices": True}
    ana.post("/me", {"name": "Ana of two devices", **fresh})
    other.post("/me", {"name": "Ana renamed", "old": PASSWORD}, 403)
    other.post("/me", {"name": "Ana renamed", "old": "scrap and spark"})
    assert ana.get("/me")["name"] == "Ana renamed"
    table.guest().post("/login", {"name": "Ana renamed", "password": PASSWORD}, 403)
    table.guest().post("/login", {"name": "Ana renamed", "password": "scrap and spark"})


def test_an_account_is_deleted_by_its_password_of_this_moment(table: Running) -> None:
    ana = account(table, "Bea of two devices")
    other = signed_in(table, "Bea of two devices")
    other.get("/me")
    fresh = {"password": "scrap and spark", "old": PASSWORD, "keep_devices": True}
    ana.post("/me", {"name": "Bea renamed", **fresh})
    body = {"name": "Bea of two devices", "password": PASSWORD}
    assert other.post("/me/delete", body, 409)["kind"] == "not-now"
    assert other.post("/me/delete", body | {"name": "Bea renamed"}, 403)["kind"] == "login"
    other.post("/me/delete", {"name": "Bea renamed", "password": "scrap and spark"}, 204)


@pytest.mark.parametrize("lost", [False, True])
def test_what_changes_while_it_is_read_is_not_remembered(tmp_path: Path, lost: bool) -> None:
    async def work(services: Services, hands: Hands) -> None:
        authenticator: Authenticator = services.authenticator
        person = await authenticator.welcome(Asking(), "here")
        asking = Asking(person.key)
        whole = services.store.people.user_of_device

        async def slow(device: str) -> Any:
            found = await whole(device)
            await services.store.people.change_user(person.user.id, name="Bo")
            if lost:  # the line to the database was cut, and with it the news of whom it was
                authenticator.forget("")
            return found

        services.store.people.user_of_device = slow  # type: ignore[method-assign]
        await authenticator.find(asking)
        services.store.people.user_of_device = whole  # type: ignore[method-assign]
        for name in ("Bo", "Bo", "Cy"):
            if name == "Cy":
                await services.store.people.change_user(person.user.id, name="Cy")
            found = await authenticator.find(asking)
            assert found is not None
            assert found.user.name == name

    run(tmp_path, work)


class Asking:
    """A request of a device."""

    def __init__(self, key: str = "") -> None:
        self.cookies = {"dustboard": key} if key else {}
        self.headers: dict[str, str] = {}


@pytest.mark.parametrize("lost", [False, True])
def test_use_is_noted_once_an_hour(tmp_path: Path, lost: bool) -> None:
    async def work(services: Services, hands: Hands) -> None:
        times = [0.0]
        services.config.steady = lambda: times[0]
        hands.now = 10_000.0
        person = await services.authenticator.welcome(Asking(), "here")
        store, asking = services.store, Asking(person.key)
        (row,) = await store.people.devices_of(person.user.id)
        assert (row.created, row.used) == (7200.0, 7200.0)
        if lost:  # whoever only looks can do so while nothing can be written

            async def down(device: str, now: float) -> None:
                raise StoreDown("the disk is full")

            store.people.use_device = down  # type: ignore[method-assign]
        for later, now, used in ((3599.0, 13_599.0, 7200.0), (3600.0, 15_000.0, 14_400.0)):
            times[0], hands.now = later, now
            assert await services.authenticator.find(asking, anew=True) is not None
            (row,) = await store.people.devices_of(person.user.id)
            assert row.used == (7200.0 if lost else used)

    run(tmp_path, work)


def test_every_process_forgets_what_has_changed(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, "two_servers_people")
    with two_servers(url, tmp_path) as servers:
        ana = Guest(servers[0].base, "Ana")
        ana.post("/me", {"name": "Ana", "password": PASSWORD})
        thief = Guest(servers[1].base)
        came_back(thief, thief.post("/login", {"name": "Ana", "password": PASSWORD}))
        code = ana.table(["me", "bot"])
        there = at(ana, servers[1])
        for guest in (there, thief):
            assert guest.get("/me")["name"] == "Ana"  # from now on it is remembered there
        ana.post("/me", {"name": "Anna", "old": PASSWORD})
        eventually(lambda: there.get("/me")["name"], "Anna".__eq__, seconds=10)
        with thief.live(code) as socket:
            assert until(socket, "state")["seat"] == 0
            ana.post("/me", {"name": "Anna", "password": "scrap and spark", "old": PASSWORD})
            assert "signed out" in shut(socket)
        thief.post(f"/tables/{code}/start", None, 401)
        # `there` is the device that has changed the password
        assert [one["here"] for one in there.get("/me/devices")] == [True]


# -- signing out -------------------------------------------------------------------------------


def test_a_new_password_signs_other_devices_out_if_they_are_not_kept(table: Running) -> None:
    ana = account(table, "Cora")
    code = ana.table(["me", "bot"])
    other = signed_in(table, "Cora")
    body = {"name": "Cora", "password": "scrap and spark", "old": PASSWORD}
    ana.post("/me", body | {"keep_devices": True})
    assert other.state(code)["table"]["host"]
    with other.live(code) as socket, ana.live(code) as mine:
        until(socket, "state")
        until(mine, "state")
        ana.post("/me", body | {"old": "scrap and spark", "password": PASSWORD})
        assert "signed out" in shut(socket)
        mine.send('{"seat": 0}')
        assert until(mine, "state")["seat"] == 0
    other.post(f"/tables/{code}/start", None, 401)
    assert ana.state(code)["table"]["host"]


def test_devices_are_listed_and_signed_out_one_by_one(table: Running) -> None:
    ana = account(table, "Dora")
    code = ana.table(["me", "bot"])
    two_, three, four = (signed_in(table, "Dora") for _ in range(3))
    assert [one["here"] for one in ana.get("/me/devices")].count(True) == 1
    mine = next(one for one in two_.get("/me/devices") if one["here"])
    ana.post("/me/devices/drop", {"id": mine["id"]}, 403)  # whoever finds a page open
    ana.post("/me/devices/drop", {"id": "0" * 16, "password": PASSWORD}, 404)
    left = ana.post("/me/devices/drop", {"id": mine["id"], "password": PASSWORD})
    assert len(left) == 3
    assert mine["id"] not in [one["id"] for one in left]
    two_.post(f"/tables/{code}/start", None, 401)
    assert three.state(code)["table"]["host"]
    left = ana.post("/me/devices/drop", {"password": PASSWORD})
    assert [one["here"] for one in left] == [True]
    for guest in (three, four):
        guest.post(f"/tables/{code}/start", None, 401)
    stranger = table.guest()
    assert stranger.post("/me/devices/drop", {"id": left[0]["id"]}, 404)["kind"] == "not-found"
    assert ana.state(code)["table"]["host"]


def test_who_signs_out_leaves_no_open_socket(table: Running) -> None:
    ana = account(table, "Ella")
    code = ana.table(["me", "bot"])
    other = signed_in(table, "Ella")
    with other.live(code) as socket, ana.live(code) as kept:
        until(socket, "state")
        until(kept, "state")
        other.post("/logout", None, 204)
        assert "signed out" in shut(socket)
        kept.send('{"seat": 0}')
        assert until(kept, "state")["seat"] == 0


def test_a_device_that_enters_another_account_leaves_the_first(table: Running) -> None:
    account(table, "Fay")
    gus = account(table, "Gus")
    code = gus.table(["me", "bot"], spectators="none")
    with gus.live(code) as socket:
        until(socket, "state")
        came_back(gus, gus.post("/login", {"name": "Fay", "password": PASSWORD}))
        gus.get(f"/tables/{code}", 404)
        # the page is Fay's now, for whom there is no such table
        socket.send('{"seat": 0}')
        assert "no longer open" in until(socket, "gone")["reason"]


def test_who_is_deleted_is_shown_out(table: Running) -> None:
    ana, bo, code = two(table, spectators="none")
    with ana.live(code) as socket:
        until(socket, "state")
        ana.post("/me/delete", {"name": "Ana"}, 204)
        assert until(socket, "gone")["reason"]
    assert bo.state(code)["seat"] == 1


def test_changes_of_an_account_need_its_password(table: Running) -> None:
    """Else whoever finds a page open renames it, takes its passkeys, or reads along."""
    ana, device = with_passkey(table, "Hana")
    ana.post("/me", {"name": "Hana of an open page"})  # by passkey alone there is none to say
    ana.post("/me", {"name": "Hana of an open page", "password": PASSWORD})
    (passkey,) = ana.get("/me/passkeys")
    hook = {"url": "https://hooks.example/hana"}
    push = {"endpoint": "https://push.example/1", "p256dh": KEY, "auth": "A" * 22}
    for path, body in (
        ("/me", {"name": "Mallory"}),
        ("/me/passkeys/drop", {"id": passkey["id"]}),
        ("/me/notices/webhook", hook),
        ("/me/notices/push", push),
        ("/me/devices/drop", {}),
    ):
        said = "old" if path == "/me" else "password"
        for wrong in ({}, {said: "wrong wrong"}):
            refused = ana.post(path, {**body, **wrong}, 403)
            assert (refused["kind"], "your password" in refused["error"]) == ("login", True), path
        ana.post(path, {**body, said: PASSWORD})
    assert [one["kind"] for one in ana.get("/me/notices")["channels"]] == ["webhook", "push"]
    assert ana.get("/me/passkeys") == []
    other = Guest(named(table))
    options = other.post("/login/passkey/begin")["options"]
    other.post("/login/passkey", {"credential": device.sign(options)}, 403)


def test_a_browser_that_is_signed_out_gets_no_more_notices(table: Running) -> None:
    ana = account(table, "Judy")
    hook = {"url": "https://hooks.example/judy", "password": PASSWORD}
    push = {"p256dh": KEY, "auth": "A" * 22, "password": PASSWORD}
    others = [signed_in(table, "Judy") for _ in range(2)]
    for number, guest in enumerate((ana, *others)):
        guest.post("/me/notices/push", push | {"endpoint": f"https://push.example/{number}"})
    others[0].post("/me/notices/webhook", hook)
    others[0].post("/logout", None, 204)
    assert targets(ana) == ["push.example", "push.example", hook["url"]]
    # a device that comes back keeps its own
    came_back(others[1], others[1].post("/login", {"name": "Judy", "password": PASSWORD}))
    assert targets(ana) == ["push.example", "push.example", hook["url"]]
    ana.post("/me/devices/drop", {"password": PASSWORD})
    assert targets(ana) == ["push.example", hook["url"]]


def targets(guest: Guest) -> list[str]:
    return sorted(
        (one["target"] for one in guest.get("/me/notices")["channels"]),
        key=lambda target: "https" in target,
    )


KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"


def test_a_device_is_called_by_its_browser_and_system(table: Running) -> None:
    for agent, name in (
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("<script>", ""),
    ):
        assert device_name(agent) == name
    ana = account(table, "Iris")
    ana.http.headers["User-Agent"] = FIREFOX
    came_back(ana, ana.post("/login", {"name": "Iris", "password": PASSWORD}))
    (found,) = ana.get("/me/devices")
    assert (found["name"], found["here"]) == ("Firefox, Linux", True)
    assert ana.get("/me/export")["devices"][0]["name"] == "Firefox, Linux"
    assert json.dumps(found).find(str(ana.http.cookies.get("dustboard"))) == -1


def test_who_was_deleted_meanwhile_changes_nothing(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        person = await services.authenticator.welcome(Asking(), "here")
        await services.store.people.delete_user(person.user.id)
        with pytest.raises(Exception, match="not signed in"):
            await services.authenticator.set_profile(person, SetProfile("Ana", PASSWORD))

    run(tmp_path, work)
