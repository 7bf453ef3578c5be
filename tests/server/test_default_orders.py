"""Orders that a person gives at every new table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from dustboard.server.core.refusals import Refused
from dustboard.server.protocol.commands import ForkTable, SetHabit
from dustboard.server.services import Services
from dustboard.server.store import DeviceRow, Store, UserRow
from dustboard.server.store.sql import SqlStore
from dustboard.server.table import default_orders, lobby, play, reactions, rematch, views
from dustboard.server.table.room import Room
from server.running import Running, two
from server.test_clock import ANA, Hands, laid, run
from server.test_store import run as run_store
from server.test_windows import answered, asks, to_window
from titles import parley

TRICK = "after-check"


async def ordered(
    services: Services, user: str, title: str, kind: str, name: str, order: str
) -> None:
    wish = SetHabit(title, kind, name, order)  # type: ignore[arg-type]
    await default_orders.change(services.store, user, wish)


@pytest.fixture
def windows() -> Iterator[None]:
    with parley.installed():
        yield


def test_a_store_keeps_what_people_order(store_url: str) -> None:
    async def work(store: Store) -> None:
        for user in ("u1", "g1", "g2"):
            await store.people.add_user(UserRow(user, user), f"d-{user}", 1.0)
        assert await store.people.habits_of("u1") == ""
        await store.people.set_habits("g1", "first")
        await store.people.set_habits("g1", "second")
        await store.people.set_habits("g2", "other")
        # who has none takes the guest's along
        assert await store.people.merge_user("g1", DeviceRow("n1", "u1", "", 2.0, 2.0))
        assert await store.people.habits_of("u1") == "second"
        assert await store.people.merge_user("g2", DeviceRow("n2", "u1", "", 2.0, 2.0))
        assert await store.people.habits_of("u1") == "second"
        assert await store.people.habits_of("g2") == ""
        await store.people.delete_user("u1")
        assert await store.people.habits_of("u1") == ""

    run_store(store_url, work)


def test_a_store_from_before_is_brought_up_to_date(store_url: str) -> None:
    async def before(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await store.people.add_user(UserRow("u1", "Ana", "hash"), "d1", 1.0, "Firefox, Linux")
        for line in (
            "DROP TABLE habits",
            "ALTER TABLE users DROP COLUMN face",
            "ALTER TABLE users DROP COLUMN lang",
            "ALTER TABLE users DROP COLUMN form",
            "ALTER TABLE devices DROP COLUMN name",
            "ALTER TABLE devices DROP COLUMN used",
            "ALTER TABLE channels DROP COLUMN device",
            "UPDATE alembic_version SET version_num = '0004'",
        ):
            change = sa.text(line)
            await store._database.write(
                lambda connection, change=change: connection.execute(change).rowcount
            )

    async def after(store: Store) -> None:
        await store.people.set_habits("u1", "kept")
        assert await store.people.habits_of("u1") == "kept"
        assert await store.people.devices_of("u1") == [DeviceRow("d1", "u1", "", 1.0, 0.0)]

    run_store(store_url, before)
    run_store(store_url, after)


def test_a_new_table_begins_with_the_orders_of_its_people(store_url: str, tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        before = await laid(services, "me", "bo")
        await ordered(services, "bo", "wftw", "ask", "production", "spark")
        room = await laid(services, "me", "bo", "device")
        await services.driver.drive(room)
        assert room.story is not None
        assert (room.story.bys, room.row.waiting) == (["order"], [0, 2])  # Bo has answered
        state = views.table_state(room, "bo", 1, 0, "en")
        assert (state.orders, state.habits) == ({"production": "spark"}, ["production"])
        other = views.table_state(room, "ana", 0, 0, "en")
        assert (other.orders, other.habits) == ({}, [])
        await services.driver.drive(before)  # it had begun
        assert before.row.waiting == [0, 1]
        # at this table it can be changed, and is no longer a matter of the settings
        await play.set_order(room, 1, "production", "")
        room.used = -10_000.0
        services.registry.evict()
        again = await services.registry.room(room.code)
        state = views.table_state(again, "bo", 1, 0, "en")
        assert (state.orders, state.habits) == ({}, [])
        await ordered(services, "bo", "wftw", "ask", "production", "")
        assert (await default_orders.habits_of(services.store, "bo")).titles == {}

    run(tmp_path, work, store_url)


def test_seats_of_others_forks_and_rematches(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        await ordered(services, "ana", "wftw", "ask", "production", "juice")
        room = await laid(services, "me", "device", "bot")
        given = [seat.orders for seat in room.data.seats]
        assert given == [{"production": "juice"}, {}, {}]  # a guest at my device is not me
        fork = await lobby.fork(services.registry, room, ANA, ForkTable(0, 0))
        assert fork.data.seats[0].orders == {"production": "juice"}
        await ordered(services, "ana", "wftw", "ask", "production", "spark")
        await play.stop(room, "ended")
        again = await rematch.play_again(services.registry, room, ANA)
        assert again.data.seats[0].orders == {}
        await lobby.start(again, ANA)
        mine = next(seat for seat in again.data.seats if seat.kind == "me")
        assert mine.orders == {"production": "spark"}

    run(tmp_path, work)


def in_force(room: Room, seat: int) -> str:
    assert room.story is not None
    return room.order_of(room.story, seat, TRICK)


@pytest.mark.usefixtures("windows")
def test_a_habit_passes_until_the_seat_is_struck(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        await ordered(services, "bo", "parley", "window", TRICK, "always")
        room = await laid(services, "me", "bo", "device", title="parley")
        await to_window(room)
        assert (in_force(room, 1), in_force(room, 2)) == ("always", "ask")
        state = views.table_state(room, "bo", 1, 0, "en")
        assert state.window is not None
        assert (state.window.asked, state.standing[TRICK]) == (False, "always")
        assert state.habits == [TRICK]
        await reactions.set_standing(room, 1, TRICK, "ask")
        assert in_force(room, 1) == "ask"
        assert views.table_state(room, "bo", 1, 0, "en").habits == []
        struck = await laid(services, "me", "bo", "device", title="parley")
        await to_window(struck, "seat:1")
        assert in_force(struck, 1) == "fits"  # the game ends it as it ends any order

    run(tmp_path, work)


@pytest.mark.usefixtures("windows")
def test_a_habit_counts_for_every_turn_and_instead_of_the_tables_own(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        await ordered(services, "bo", "parley", "window", TRICK, "ask")
        slow = await laid(services, "me", "bo", "device", title="parley", pace="days")
        await to_window(slow)
        assert (in_force(slow, 1), in_force(slow, 2)) == ("ask", "turn")
        await ordered(services, "bo", "parley", "window", TRICK, "turn")
        live = await laid(services, "me", "bo", title="parley")
        await to_window(live)
        assert in_force(live, 1) == "turn"
        hands.now += 5
        await services.driver.tick()
        await asks(live, 1, "my-check")
        await play.settle(live)
        assert in_force(live, 1) == "fits"  # its own turn
        await answered(live, 1, "rest")
        await answered(live, 1, "pass")
        hands.now += 5
        await services.driver.tick()
        assert in_force(live, 1) == "turn"  # and again in the next one of the other

    run(tmp_path, work)


def test_only_what_a_title_offers_can_be_ordered(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        for title, kind, name, order, why in (
            ("nothing", "ask", "production", "juice", "no such game"),
            ("wftw", "ask", "marks", "done", "choose one of: production"),
            ("wftw", "ask", "production", "scrap", "juice, spark"),
            ("wftw", "window", TRICK, "ask", "no standing order"),
            ("wk1", "window", "respond-luck", "round", "ask, turn, always"),
        ):
            with pytest.raises(Refused, match=why):
                await ordered(services, "bo", title, kind, name, order)
        assert await services.store.people.habits_of("bo") == ""

    run(tmp_path, work)


def test_a_person_finds_the_orders_on_another_device(table: Running) -> None:
    ana, bo, _ = two(table)
    titles = {one["id"]: one for one in ana.get("/titles")}
    assert titles["wftw"]["orders"] == [
        {
            "ask": "production",
            "name": "Juice or spark, whenever a base lets you choose",
            "answers": {"juice": "always juice", "spark": "always spark"},
            "usual": False,
        },
        {"ask": "ruses", "name": "Tricks before the reveal", "answers": {}, "usual": True},
    ]
    assert (titles["wftw"]["windows"], "respond-luck" in titles["wk1"]["windows"]) == ([], True)
    wish = {"title": "wftw", "kind": "ask", "name": "production", "order": "juice"}
    kept = {"titles": {"wftw": {"orders": {"production": "juice"}, "windows": {}}}}
    assert ana.post("/me/orders", wish) == kept
    assert ana.get("/me/export")["orders"] == kept["titles"]
    assert bo.get("/me/orders") == {"titles": {}}
    words = " ".join(ana.post("/me/words", {})["words"])
    phone = table.guest("Phone")
    me = phone.post("/login/words", {"words": words})
    phone.http.headers["X-Dustboard"] = me["csrf"]
    assert phone.get("/me/orders") == kept


def test_alone_with_bots_nobody_is_asked_what_has_one_answer(tmp_path: Path) -> None:
    """Among people even an only answer is awaited where it is sealed: the pause tells nothing."""
    only: Any = SimpleNamespace(
        seat=0, name="marks", kind="select", sealed=True, window="", usual_key=None
    )
    only.options = [SimpleNamespace(key="done")]

    async def work(services: Services, hands: Hands) -> None:
        for others, given in (("bot", ("done", "forced")), ("bo", None)):
            room = await laid(services, "me", others)
            assert room.story is not None
            assert room.automatic(room.story, only) == given
            assert room.automatic(room.story, SimpleNamespace(**{**vars(only), "seat": 1})) is None

    run(tmp_path, work)
