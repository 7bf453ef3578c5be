"""Coming back: passkeys, recovery words, seats that move with a guest, one's own data."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused
from dustboard.server.people.auth import Person
from dustboard.server.people.recovery_words import new_words, normalize, word_list
from dustboard.server.protocol.commands import SetProfile
from dustboard.server.services import Services
from dustboard.server.store import TableRow, UserRow
from dustboard.server.store.sql import SqlStore
from server.passkey_device import PasskeyDevice
from server.running import Guest, Running, joined, serving, two
from server.test_clock import Hands, run

PASSWORD = "correct horse"


def named(table: Running) -> str:
    """The server by a name: there are no passkeys for a number."""
    return table.base.replace("127.0.0.1", "localhost")


def came_back(guest: Guest, found: dict[str, object]) -> None:
    """From now on the guest is somebody else."""
    guest.me = found  # type: ignore[assignment]
    guest.http.headers["X-Dustboard"] = str(found["csrf"])


def with_passkey(table: Running, name: str) -> tuple[Guest, PasskeyDevice]:
    guest = Guest(named(table), name)
    device = PasskeyDevice(named(table), "localhost")
    options = guest.post("/me/passkeys/begin", {})["options"]
    assert options["rp"]["id"] == "localhost"
    (made,) = guest.post("/me/passkeys", {"credential": device.make(options), "name": "laptop"})
    assert made["name"] == "laptop"
    return guest, device


def test_a_passkey_brings_a_person_to_another_device(table: Running) -> None:
    ana, device = with_passkey(table, "Ana")
    assert ana.get("/me")["guest"] is False
    code = ana.table(["me", "bot"], start=True)
    other = Guest(named(table))
    options = other.post("/login/passkey/begin")["options"]
    assert "allowCredentials" not in options or options["allowCredentials"] == []
    found = other.post("/login/passkey", {"credential": device.sign(options)})
    assert found["id"] == ana.me["id"]
    came_back(other, found)
    assert other.state(code)["seat"] == 0
    (used,) = other.get("/me/passkeys")
    assert used["used"] > 0
    assert other.post("/me/passkeys/drop", {"id": used["id"]}) == []
    assert other.post("/me/passkeys/drop", {"id": used["id"]}, 404)["kind"] == "not-found"
    options = other.post("/login/passkey/begin")["options"]
    gone = other.post("/login/passkey", {"credential": device.sign(options)}, 403)
    assert gone["kind"] == "login"


def test_a_challenge_counts_once_and_for_its_own_device(table: Running) -> None:
    _, device = with_passkey(table, "Ana")
    one, two_ = Guest(named(table)), Guest(named(table))
    options = one.post("/login/passkey/begin")["options"]
    signed = {"credential": device.sign(options)}
    assert two_.post("/login/passkey", signed, 403)["kind"] == "login"
    came_back(one, one.post("/login/passkey", signed))
    assert one.post("/login/passkey", signed, 403)["kind"] == "login"
    made_up = {**options, "challenge": "AAAA"}
    assert one.post("/login/passkey", {"credential": device.sign(made_up)}, 403)["kind"] == "login"


@pytest.mark.parametrize("what", ["site", "origin", "key", "nonsense"])
def test_what_another_site_or_key_signed_is_refused(table: Running, what: str) -> None:
    _, device = with_passkey(table, "Ana")
    other = Guest(named(table))
    forger = PasskeyDevice(named(table), "localhost")
    forger.id, forger.count = device.id, device.count
    if what != "key":
        forger.key = device.key
    if what == "site":
        forger.host = "evil.example"
    if what == "origin":
        forger.origin = "https://evil.example"
    signed = forger.sign(other.post("/login/passkey/begin")["options"])
    if what == "nonsense":
        signed["response"]["signature"] = 7
    assert other.post("/login/passkey", {"credential": signed}, 403)["kind"] == "login"


def test_there_is_no_passkey_for_a_number(table: Running) -> None:
    assert "name" in table.guest().post("/me/passkeys/begin", {}, 409)["error"]


def test_recovery_words_bring_a_guest_back(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", "bot"], start=True)
    first = ana.post("/me/words", {})["words"]
    words = ana.post("/me/words", {})["words"]
    assert len(words) == 6
    assert set(words) <= set(word_list())
    me = ana.get("/me")
    assert me["words"]
    assert me["guest"]
    other = table.guest()
    assert other.post("/login/words", {"words": " ".join(first)}, 403)["kind"] == "login"
    assert other.post("/login/words", {"words": "barn barn barn"}, 403)["kind"] == "login"
    found = other.post("/login/words", {"words": f"  {', '.join(words).upper()} "})
    assert found["id"] == ana.me["id"]
    came_back(other, found)
    assert other.state(code)["seat"] == 0
    assert ana.state(code)["seat"] == 0  # the first device is not locked out


def test_a_password_is_changed_by_the_old_one_or_after_coming_back(table: Running) -> None:
    ana = table.guest("Ana")
    name, other = "Ana of two passwords", "another long one"
    ana.post("/me", {"name": name, "password": PASSWORD})  # the first one needs none
    for old in ("", "wrong wrong"):
        refused = ana.post("/me", {"name": name, "password": other, "old": old}, 403)
        assert (refused["kind"], "your password" in refused["error"]) == ("login", True)
    table.guest().post("/login", {"name": name, "password": other}, 403)
    ana.post("/me", {"name": "Ana renamed"}, 403)  # a name needs it, too
    ana.post("/me", {"name": name})  # unless it stays
    ana.post("/me", {"name": name, "password": other, "old": PASSWORD})
    words = " ".join(ana.post("/me/words", {"password": other})["words"])
    back = table.guest()
    came_back(back, back.post("/login", {"name": name, "password": other}))
    back.post("/me", {"name": name, "password": PASSWORD}, 403)  # who knows it can say it
    lost = table.guest()
    came_back(lost, lost.post("/login/words", {"words": words}))
    lost.post("/me", {"name": name, "password": PASSWORD})
    lost.post("/me", {"name": name, "password": other}, 403)  # once
    table.guest().post("/login", {"name": name, "password": PASSWORD})


def test_who_finds_a_page_open_makes_no_way_back(table: Running) -> None:
    """Else new words or a passkey would be a way around the old password."""
    ana = Guest(named(table), "Ana")
    ana.post("/me", {"name": "Ana of an open page", "password": PASSWORD})
    for path in ("/me/words", "/me/passkeys/begin"):
        for password in ("", "wrong wrong"):
            refused = ana.post(path, {"password": password}, 403)
            assert (refused["kind"], "your password" in refused["error"]) == ("login", True)
    assert not ana.get("/me")["words"]
    words = " ".join(ana.post("/me/words", {"password": PASSWORD})["words"])
    device = PasskeyDevice(named(table), "localhost")
    options = ana.post("/me/passkeys/begin", {"password": PASSWORD})["options"]
    assert len(ana.post("/me/passkeys", {"credential": device.make(options), "name": ""})) == 1
    lost = table.guest()  # who came back without the password can't say it
    came_back(lost, lost.post("/login/words", {"words": words}))
    lost.post("/me/words", {})
    lost.post("/me/words", {}, 403)  # once


def test_coming_back_counts_for_a_while(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        authenticator = services.authenticator
        user = UserRow("u1", "Ana", "a hash that nothing fits")
        await services.store.people.add_user(user, "d1", 1.0)
        person = await authenticator.enter(Person("k" * 30, user), user, recovered=True)
        hands.now += 899.0
        user = await authenticator.set_profile(person, SetProfile("Ana", PASSWORD))
        person = await authenticator.enter(person, user, recovered=True)
        hands.now += 901.0
        with pytest.raises(Refused, match="enter your password"):
            await authenticator.set_profile(person, SetProfile("Ana", "another long one"))

    run(tmp_path, work)


def test_the_word_list_is_long_and_plain() -> None:
    words = word_list()
    assert len(set(words)) == len(words) >= 1024
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 8 for word in words)
    assert len({tuple(new_words()) for _ in range(50)}) == 50
    assert normalize("Ash,\tbarn  LAMP") == "ash barn lamp"


def test_words_and_passwords_are_nowhere_in_the_store(tmp_path: Path) -> None:
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as table:
        ana = table.guest("Ana")
        words = ana.post("/me/words", {})["words"]
        ana.post("/me", {"name": "Ana", "password": PASSWORD})
    with sqlite3.connect(tmp_path / "store.db") as plain:
        dump = "\n".join(plain.iterdump())
    assert "recovery" in dump
    assert " ".join(words) not in dump
    assert PASSWORD not in dump


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as table:
        ana = table.guest("Ana")
        tried = [ana.http.post("/login/words", json={"words": "a b c d e f"}) for _ in range(7)]
        assert [one.status_code for one in tried] == [403] * 5 + [429] * 2
        told = [ana.http.post("/me/words", json={}).status_code for _ in range(5)]
        assert told == [200] * 4 + [429]
        begun = [ana.http.post("/login/passkey/begin").status_code for _ in range(21)]
        assert begun == [409] * 20 + [429]


def test_a_guest_who_signs_in_keeps_the_seats(table: Running) -> None:
    account = table.guest("Mo")
    account.post("/me", {"name": "Mo of the wells", "password": PASSWORD})
    ana, bo, code = two(table)
    hosted = bo.table(["me", "bot"])
    bo.post(f"/tables/{code}/vote", {"about": "absent", "seat": 0, "choice": "wait"}, 200)
    with bo.live(code) as socket:
        found = bo.post("/login", {"name": "mo of the wells", "password": PASSWORD})
        assert found["id"] == account.me["id"]
        assert '"seat":1' in str(socket.recv(timeout=20))  # the open page keeps its eyes
    came_back(bo, found)
    assert bo.state(code)["seat"] == 1
    assert bo.state(code)["prompt"] is not None
    assert bo.state(hosted)["table"]["host"]
    assert {one["code"] for one in account.get("/tables")["mine"]} >= {code, hosted}
    assert ana.state(code)["seat"] == 0


def test_all_tables_move_and_go_however_many_there_are(
    table: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    account = table.guest("Lea")
    account.post("/me", {"name": "Lea of many tables", "password": PASSWORD})
    guest = table.guest("Guest")
    codes = {guest.table(["me", "bot"]) for _ in range(5)}
    whole = SqlStore.tables_of

    async def some(store: SqlStore, user: str) -> list[TableRow]:
        return (await whole(store, user))[:2]

    monkeypatch.setattr(SqlStore, "tables_of", some)
    found = guest.post("/login", {"name": "Lea of many tables", "password": PASSWORD})
    came_back(guest, found)
    monkeypatch.undo()
    assert {one["code"] for one in guest.get("/tables")["mine"]} == codes
    monkeypatch.setattr(SqlStore, "tables_of", some)
    guest.post("/me/delete", {"name": "Lea of many tables", "password": PASSWORD}, 204)
    other = table.guest()
    assert {other.state(code)["table"]["state"] for code in codes} == {"over"}


def test_nobody_gets_two_hands_by_signing_in(table: Running) -> None:
    account = table.guest("Two")
    account.post("/me", {"name": "Two hands", "password": PASSWORD})
    guest = table.guest("Guest")
    code = account.table(["me", "link"])
    joined(account, [guest], code)
    refused = guest.post("/login", {"name": "Two hands", "password": PASSWORD}, 409)
    assert code in refused["error"]
    assert guest.state(code)["seat"] == 1
    account.post(f"/tables/{code}/leave", {"seat": 0})
    came_back(guest, guest.post("/login", {"name": "Two hands", "password": PASSWORD}))
    assert guest.state(code)["seat"] == 1


def test_all_that_is_kept_can_be_taken_home(table: Running) -> None:
    ana, bo, code = two(table)
    ana.post("/me/words", {})
    data = ana.get("/me/export")
    assert data["name"] == "Ana"
    assert data["recovery_words"] is True
    (one,) = data["tables"]
    assert (one["code"], one["seats"]) == (code, [{"seat": 0, "name": "Ana"}])
    assert "seed" not in str(data)
    assert "Bo" not in str(data)
    assert bo.get("/me/export")["recovery_words"] is False


def test_an_account_is_deleted_after_it_was_confirmed(table: Running) -> None:
    ana, bo, code = two(table)
    lobby = ana.table(["me", "link"])
    ana.post("/me", {"name": "Ana the gone", "password": PASSWORD})
    wrong = ana.post("/me/delete", {"name": "ana", "password": PASSWORD}, 409)
    assert "type your name" in wrong["error"]
    assert ana.post("/me/delete", {"name": "Ana the gone"}, 403)["kind"] == "login"
    ana.post("/me/delete", {"name": "Ana the gone", "password": PASSWORD}, 204)
    info = bo.state(code)["table"]
    assert info["seats"][0]["kind"] == "bot"
    assert "Ana" not in info["seats"][0]["name"]
    assert info["host"]  # whoever is left looks after the table
    assert table.guest().get(f"/tables/{lobby}")["table"]["state"] == "over"
    fresh = table.guest()
    fresh.post("/login", {"name": "Ana the gone", "password": PASSWORD}, 403)
    assert ana.http.get("/me").json()["id"] != ana.me["id"]
