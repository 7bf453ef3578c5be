"""What every store promises about people, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

from dustboard.server.store import (
    ChannelRow,
    DeviceRow,
    Due,
    NoticeMark,
    PasskeyRow,
    Store,
    UserRow,
    open_store,
)
from dustboard.server.store.migrate import VERSION
from server.test_store import a_step, a_table, run

KEY = PasskeyRow("cred-1", "u1", b"\x00public", 0, "laptop", 5.0)
HOOK = ChannelRow("c1", "u1", "webhook", "https://hooks.example/1", {}, "en", 5.0)


def test_a_passkey_belongs_to_one_person(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana"), "d1", 1.0)
        assert await store.people.add_passkey(KEY)
        assert not await store.people.add_passkey(KEY)
        found = await store.people.user_of_device("d1")
        assert found is not None
        assert not found.guest
        await store.people.use_passkey("cred-1", 3_000_000_000, 9.0)
        (kept,) = await store.people.passkeys_of("u1")
        assert (kept.sign_count, kept.used) == (3_000_000_000, 9.0)
        assert not await store.people.drop_passkey("u2", "cred-1")
        assert await store.people.drop_passkey("u1", "cred-1")
        assert await store.people.load_passkey("cred-1") is None

    run(store_url, work)


def test_a_challenge_counts_once_and_not_for_long(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_challenge("abc", "login d1", 1.0, 61.0)
        assert not await store.people.take_challenge("abc", "login d2", 2.0)
        assert await store.people.take_challenge("abc", "login d1", 2.0)
        assert not await store.people.take_challenge("abc", "login d1", 2.0)
        await store.people.add_challenge("late", "login d1", 1.0, 61.0)
        assert not await store.people.take_challenge("late", "login d1", 62.0)

    run(store_url, work)


def test_new_words_replace_the_old_ones(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana"), "d1", 1.0)
        await store.people.set_words("u1", "first", 1.0)
        await store.people.set_words("u1", "second", 2.0)
        assert await store.people.user_of_words("first") is None
        assert await store.people.user_of_words("second") == UserRow("u1", "Ana", words=True)

    run(store_url, work)


def test_a_guest_is_merged_and_a_person_is_deleted_with_everything(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana", "hash"), "d1", 1.0)
        await store.people.add_user(UserRow("g1", "Guest"), "d2", 1.0)
        await store.people.set_words("g1", "words", 1.0)
        await store.notices.add_channel(
            ChannelRow("c2", "g1", "push", "https://p/1", {"a": "b"}, "pl", 6.0)
        )
        await store.people.put_device(DeviceRow("d3", "g1", "", 1.0, 1.0))
        assert await store.people.hold_guest("g1", "d2")
        assert [one.id for one in await store.people.devices_of("g1")] == ["d2"]
        assert await store.people.user_of_words("words") is None
        assert await store.people.merge_user(
            "g1", DeviceRow("d4", "u1", "Firefox, Linux", 3.0, 3.0)
        )
        assert await store.people.load_user("g1") is None
        # nothing that acted for the guest acts for the person, but the device that signed in
        assert [one.id for one in await store.people.devices_of("u1")] == ["d4", "d1"]
        assert (
            await store.people.user_of_device("d2")
            is await store.people.user_of_device("d3")
            is None
        )
        assert await store.notices.channels_of("u1") == await store.notices.channels_of("g1") == []
        await store.people.add_passkey(KEY)
        await store.people.delete_user("u1")
        assert await store.people.load_user("u1") is None
        assert await store.people.user_of_device("d1") is None
        assert await store.people.user_by_name("Ana") is None
        assert await store.people.passkeys_of("u1") == await store.notices.channels_of("u1") == []

    run(store_url, work)


def test_an_account_is_never_merged_away(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana", "hash"), "d1", 1.0)
        await store.people.add_user(UserRow("g1", "Guest"), "d2", 1.0)
        await store.people.change_user("g1", "Guest no more", "hash")
        assert not await store.people.hold_guest("g1", "d9")
        assert not await store.people.merge_user("g1", DeviceRow("d3", "u1", "", 2.0, 2.0))
        assert await store.people.rename_guest("g1", "Somebody") is None
        assert await store.people.user_of_device("d2") == UserRow("g1", "Guest no more", "hash")
        assert await store.people.user_of_device("d3") is None

    run(store_url, work)


def test_a_change_of_a_person_changes_nothing_else(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana", "old"), "d1", 1.0)
        await store.people.change_user("u1", password="new")
        assert await store.people.change_user("u1", name="Anna") == UserRow("u1", "Anna", "new")
        assert await store.people.user_by_name("ana") is None
        assert await store.people.user_by_name("ANNA") == UserRow("u1", "Anna", "new")
        await store.people.put_device(DeviceRow("d2", "u1", "", 2.0, 2.0))
        await store.people.change_user("u1", password="newer", only="d2")
        assert [one.id for one in await store.people.devices_of("u1")] == ["d2"]
        await store.people.use_device("d2", 9.0)
        assert [one.used for one in await store.people.devices_of("u1")] == [9.0]
        assert await store.people.change_user("u9", name="Nobody") is None

    run(store_url, work)


def test_every_change_of_a_person_is_heard_of(store_url: str) -> None:
    heard: list[str] = []

    async def work() -> None:
        store = open_store(store_url)
        await store.open(lambda news: heard.append(news.person))
        other = DeviceRow("d2", "u1", "", 2.0, 2.0)
        await store.people.add_user(UserRow("u1", "Ana"), "d1", 1.0)
        await store.people.add_user(UserRow("g1", "Guest"), "d3", 1.0)
        try:
            for change in (
                store.people.change_user("u1", "Anna"),
                store.people.rename_guest("u1", "Ana"),
                store.people.put_device(other),
                store.people.drop_device("u1", "d2"),
                store.people.drop_other_devices("u1", "d1"),
                store.people.add_passkey(KEY),
                store.people.drop_passkey("u1", KEY.id),
                store.people.set_words("u1", "words", 1.0),
                store.people.merge_user("g1", other),
                store.people.delete_user("u1"),
            ):
                heard.clear()
                await change
                assert "u1" in heard, change
        finally:
            await store.close()

    asyncio.run(work())


def test_nobody_else_reads_a_database_file(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    rights: dict[str, int] = {}

    async def work(store: Store) -> None:
        await store.people.set_words("u1", "words", 1.0)
        rights.update({one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()})

    before = os.umask(0)
    try:
        run(f"sqlite:///{file}", work)
        assert rights == dict.fromkeys(("store.db", "store.db-wal", "store.db-shm"), 0o600)
        file.chmod(0o644)  # as it was made once
        run(f"sqlite:///{file}", work)
        assert set(rights.values()) == {0o600}
    finally:
        os.umask(before)


def test_channels_are_kept_once_for_each_target(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.notices.add_channel(HOOK)
        await store.notices.add_channel(
            ChannelRow("c9", "u1", "webhook", HOOK.target, {}, "pl", 7.0)
        )
        (kept,) = await store.notices.channels_of("u1")
        assert (kept.id, kept.lang) == ("c9", "pl")
        await store.notices.mark_channel("c9", 4)
        assert (await store.notices.channels_of("u1"))[0].failures == 4
        assert not await store.notices.drop_channel("u2", "c9")
        assert await store.notices.drop_channel("u1", "c9")

    run(store_url, work)


def test_a_notice_is_claimed_once_and_reminders_come_due(store_url: str) -> None:
    def about(seat: int, decision: int, stage: str) -> NoticeMark:
        return NoticeMark("abc", seat, decision, stage)

    async def work(store: Store) -> None:
        await store.add_table(a_table())
        for mark in (about(0, 7, "first"), about(0, 7, "half"), about(1, 7, "first")):
            assert await store.notices.claim_notice(mark, 0.0, 9.0)
            assert not await store.notices.claim_notice(mark, 8.0, 99.0)
            await store.notices.settle_notice(mark)
        assert await store.notices.claim_notice(about(0, 8, "first"), 0.0, 9.0)
        await store.notices.settle_notice(about(0, 8, "first"))
        # a claim that ends may be taken over; one that is settled may not
        half = about(1, 7, "half")
        assert await store.notices.claim_notice(half, 10.0, 20.0)
        assert not await store.notices.claim_notice(half, 19.0, 29.0)
        assert (
            await store.notices.reminders_due(19.0),
            await store.notices.lapsed_claims("abc", 19.0),
        ) == ([], [])
        assert await store.notices.reminders_due(20.0) == ["abc"]
        assert await store.notices.lapsed_claims("abc", 20.0) == [half]
        assert await store.notices.lapsed_claims("other", 20.0) == []
        assert await store.notices.claim_notice(half, 20.0, 30.0)
        await store.notices.settle_notice(half)
        assert not await store.notices.claim_notice(half, 99.0, 109.0)
        assert await store.notices.claim_notice(about(1, 7, "late"), 10.0, 20.0)
        await store.notices.forget_claims("abc", 19.0)
        assert await store.notices.reminders_due(20.0) == ["abc"]
        await store.notices.forget_claims("abc", 20.0)
        assert await store.notices.reminders_due(20.0) == []
        await store.notices.set_reminder("abc", 50.0, 0.0)
        await store.notices.set_reminder("abc", 60.0, 0.0)
        assert await store.notices.reminders_due(59.0) == []
        assert await store.notices.reminders_due(60.0) == ["abc"]
        await store.notices.set_reminder("abc", None, 0.0)
        assert await store.notices.reminders_due(99.0) == []

    run(store_url, work)


def test_that_people_are_to_be_told_is_written_with_the_step(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table())
        await store.append("abc", 1, a_step(), "running", [0], Due(None, 5.0))
        assert await store.notices.reminders_due(99.0) == []  # no way leads to anybody there
        await store.notices.add_channel(
            ChannelRow("c1", "u1", "webhook", "https://x/", {}, "en", 1.0)
        )
        for number, quiet in ((2, False), (3, True)):
            at = 10.0 * number
            step = a_step(at)
            await store.append("abc", number, step, "running", [0], Due(None, at), quiet)
            assert await store.notices.reminders_due(at - 1) == []
            assert await store.notices.reminders_due(at) == ["abc"]
        await store.append("abc", 4, a_step(), "running", [1], Due())
        assert await store.notices.reminders_due(30.0) == ["abc"]  # nobody new is asked
        await store.notices.set_reminder("abc", None, 29.0)  # of what came later nobody knows yet
        assert await store.notices.reminders_due(30.0) == ["abc"]
        await store.notices.set_reminder("abc", None, 30.0)
        assert await store.notices.reminders_due(99.0) == []
        row = await store.load_table("abc")
        assert row is not None
        await store.save_table(row, Due(None, 50.0))
        assert await store.notices.reminders_due(50.0) == ["abc"]

    run(store_url, work)


def test_a_server_key_is_made_once(store_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.server_key("salt", "one") == "one"
        assert await store.server_key("salt", "two") == "one"

    run(store_url, work)


def test_people_with_passkey_or_words_keep_their_tables(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana"), "d1", 1.0)
        row = a_table()
        row.state = "over"
        await store.add_table(row)
        await store.people.set_words("u1", "words", 1.0)
        assert await store.delete_old(99.0) == 0
        await store.people.delete_user("u1")
        assert await store.delete_old(99.0) == 1

    run(store_url, work)


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    newer = (
        "passkeys", "recovery", "channels", "challenges", "server_keys", "notices", "reminders",
        "habits",
    )  # fmt: skip

    async def first(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana", "hash"), "d1", 1.0)

    run(url, first)
    with sqlite3.connect(tmp_path / "store.db") as plain:
        for name in newer:
            plain.execute(f"DROP TABLE {name}")
        plain.execute("DROP INDEX ix_tables_tell_at")
        plain.execute("ALTER TABLE tables DROP COLUMN tell_at")
        for name in ("name", "used"):
            plain.execute(f"ALTER TABLE devices DROP COLUMN {name}")
        for name in ("face", "lang", "form"):
            plain.execute(f"ALTER TABLE users DROP COLUMN {name}")
        plain.execute(f"UPDATE {VERSION.name} SET version_num = '0001'")

    async def later(store: Store) -> None:
        found = await store.people.user_by_name("ana")
        assert found == UserRow("u1", "Ana", "hash")
        assert await store.people.add_passkey(KEY)
        assert await store.people.devices_of("u1") == [DeviceRow("d1", "u1", "", 1.0, 0.0)]

    run(url, later)
