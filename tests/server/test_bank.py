"""Time banks: what is taken, when others see it, and that it is never given back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dustboard
from dustboard.server.core.refusals import Refused
from dustboard.server.game import clock
from dustboard.server.notices import notifier
from dustboard.server.protocol.commands import CreateTable, ForkTable, SeatWish
from dustboard.server.protocol.tables import TableState
from dustboard.server.services import Services
from dustboard.server.table import (
    lobby,
    pauses,
    play,
    reactions,
    record_files,
    rematch,
    views,
    votes,
)
from dustboard.server.table.room import Room
from server.aged import age
from server.test_clock import ANA, BO, Hands, laid, run
from server.test_notices import hooked
from server.test_windows import to_window
from titles import parley

TIMES: dict[str, Any] = {"seconds_per_decision": 60, "bank_seconds": 120}


def banks(room: Room, seat: int | None) -> dict[str, float]:
    """The banks as a seat sees them."""
    return looks(room, seat).clock.banks


def looks(room: Room, seat: int | None) -> TableState:
    user = "" if seat is None else room.data.seats[seat].user
    return views.table_state(room, user, seat, 0, "en")


async def answer(room: Room, seat: int) -> None:
    """The seat answers to the end of its decision."""
    assert room.story is not None
    game = room.story.clone().game
    decision, group, keys = game.decision(seat), game.state.group_number, []
    while game.state.asked[seat] >= 0 and game.state.group_number == group:
        keys.append(game.decision(seat).options[-1].key)
        game.answer(seat, keys[-1])
    await play.answer(room, seat, decision.id, keys)


def test_a_decision_uses_its_own_time_and_then_the_bank(store_url: str, tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        assert looks(room, 0).table.bank_seconds == 120
        shown = looks(room, 0).clock
        assert (shown.owns["0"], shown.deadlines["0"]) == (1060.0, 1180.0)
        prompt = looks(room, 0).prompt
        assert prompt is not None
        assert prompt.deadline == 1180.0
        hands.now = 1050.0
        await answer(room, 1)  # within its own time
        hands.now = 1100.0
        await answer(room, 0)
        assert banks(room, 0) == banks(room, None) == {"0": 80.0, "1": 120.0}
        assert (room.deadline(0), room.deadline(1)) == (1240.0, 1280.0)
        # at the end of the bank, not before it, the rules answer
        hands.now = 1239.5
        await services.driver.tick()
        assert room.row.waiting == [0, 1]
        hands.now = 1240.0
        assert await services.store.due(hands.now) == [room.code]
        await services.driver.tick()
        assert room.row.waiting == [1]
        hands.now = 1290.0  # the tick comes late, and nobody owes more than there was
        await services.driver.tick()
        assert banks(room, 1) == {"0": 0.0, "1": 0.0}
        assert room.deadline(0) == 1350.0
        assert room.story is not None
        assert room.story.bys[-2:] == ["timeout", "timeout"]
        assert room.story.bank.used(1) == 120.0

    run(tmp_path, work, store_url)


def test_what_a_sealed_answer_took_shows_when_all_are_opened(tmp_path: Path) -> None:
    """Others are sent the same bytes as before, up to who is ready."""

    def seen(room: Room, seat: int | None) -> bytes:
        state = looks(room, seat)
        state.table.waiting = state.view["waiting"] = []
        state.clock.deadlines.pop("0", None)  # runs for those who are waited for: that is public
        state.clock.nudges.pop("0", None)
        state.clock.owns.pop("0", None)
        return msgspec.json.encode(state)

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        hands.now = 1100.0
        before = [seen(room, seat) for seat in (1, None)]
        await answer(room, 0)
        assert room.row.waiting == [1]
        assert [seen(room, seat) for seat in (1, None)] == before
        assert banks(room, 0) == {"0": 80.0, "1": 120.0}  # the seat itself knows
        assert banks(room, 1) == banks(room, None) == {"0": 120.0, "1": 120.0}
        # to change the answer takes time up to the new one, and no second twice
        await play.undo(room, 0)
        assert room.deadline(0) == 1180.0
        hands.now = 1110.0
        await answer(room, 0)
        assert banks(room, 0) == {"0": 70.0, "1": 120.0}
        await answer(room, 1)
        assert banks(room, 1) == {"0": 70.0, "1": 70.0}

    run(tmp_path, work)


def test_another_process_and_another_start_know_the_banks(store_url: str, tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        there = Services(services.config)
        await there.open()
        try:
            other = await there.registry.room(room.code)
            hands.now = 1090.0
            await answer(room, 0)
            await answer(other, 1)  # finds the first answer in the store
            async with room.lock:
                await room.catch_up()
            assert banks(room, 0) == banks(other, 1) == {"0": 90.0, "1": 90.0}
            hands.now = 1170.0
            await answer(room, 0)
            for keep in (False, True):  # from its steps, and from a snapshot inside the group
                if keep and (keeping := room.keep()) is not None:
                    await keeping
                third = Services(services.config)
                await third.open()
                loaded = await third.registry.room(room.code)
                assert (loaded.number - loaded.kept, banks(loaded, 0)) == (
                    0 if keep else room.number,
                    {"0": 70.0, "1": 90.0},
                )
                assert banks(loaded, 1) == {"0": 90.0, "1": 90.0}
                assert loaded.deadline(1) == 1240.0
                await third.close()
        finally:
            await there.close()

    run(tmp_path, work, store_url)


def test_going_back_gives_no_time_back(store_url: str, tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", rewind_by_consent=True, **TIMES)
        hands.now = 1100.0
        await answer(room, 0)
        await answer(room, 1)
        hands.now = 1170.0  # both think again for ten seconds too long, and then agree to go back
        await votes.ask_rewind(room, 0, 0)
        await votes.cast_vote(room, BO, "rewind", 0, "yes")
        assert room.story is not None
        assert len(room.story.game.answers) == 0
        assert banks(room, 0) == {"0": 70.0, "1": 70.0}
        assert room.deadline(0) == 1300.0
        loaded = await _evicted(services, room)
        assert banks(loaded, 0) == {"0": 70.0, "1": 70.0}

    run(tmp_path, work, store_url)


async def _evicted(services: Services, room: Room) -> Room:
    room.used = -10_000.0
    services.registry.evict()
    loaded = await services.registry.room(room.code)
    assert loaded is not room
    return loaded


def test_time_that_stands_still_is_not_taken(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        hands.now = 1070.0
        await pauses.pause(room, ANA, "")
        hands.now = 5000.0
        # what the bank holds while the clock stands, for all
        assert banks(room, 0) == banks(room, 1) == {"0": 110.0, "1": 110.0}
        await pauses.resume(room, ANA)
        assert room.deadline(0) == 5110.0
        hands.now = 5005.0
        await answer(room, 0)
        assert banks(room, 0)["0"] == 105.0
        # half as much time again comes before the bank
        await pauses.take_more_time(room, BO, 1)
        hands.now = 5020.0
        await answer(room, 1)
        assert banks(room, 1) == {"0": 105.0, "1": 120.0}

    run(tmp_path, work)


def test_a_bot_uses_nothing_and_the_owner_finds_what_was_left(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "bot", **TIMES)
        assert set(banks(room, 0)) == {"0", "1"}  # bots have none
        await services.driver.drive(room)
        hands.now = 1100.0
        await answer(room, 1)
        await answer(room, 0)
        await services.driver.drive(room)
        hands.now = 1180.0  # Bo lets the table wait, and a bot takes over
        await votes.cast_vote(room, ANA, "absent", 1, "bot")
        assert room.deadline(1) is None
        await services.driver.drive(room)
        await answer(room, 0)
        assert banks(room, 0)["1"] == 80.0
        await play.come_back(room, 1)
        assert banks(room, 0) == {"0": 60.0, "1": 80.0}
        assert room.deadline(1) == 1320.0
        await lobby.leave(room, BO, 1)
        assert banks(room, 0) == {"0": 60.0}

    run(tmp_path, work)


@pytest.fixture
def windows() -> Iterator[None]:
    with parley.installed():
        yield


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize("pace", ["live", "days"])
def test_windows_use_no_bank(tmp_path: Path, pace: str) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley", pace=pace, **TIMES)
        for name in reactions.classes(room):
            await reactions.set_standing(room, 1, name, "ask")
        await to_window(room)
        assert room.deadline(1) == 1060.0
        assert looks(room, 1).clock.owns == {}
        hands.now = 1060.0
        await services.driver.tick()
        await services.driver.drive(room)
        assert room.story is not None
        assert "window" in room.story.bys
        assert banks(room, 0) == {"0": 120.0, "1": 120.0}

    run(tmp_path, work)


def test_a_game_that_is_carried_over_keeps_its_banks(tmp_path: Path) -> None:
    async def play_first(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        hands.now = 1100.0
        await answer(room, 0)
        await answer(room, 1)
        codes.append(room.code)
        if (keeping := room.keep()) is not None:
            await keeping
        hands.now = 1190.0
        await answer(room, 0)

    async def go_on(services: Services, hands: Hands) -> None:
        room = await services.registry.room(codes[0])
        assert room.story is not None
        assert room.story.carried
        hands.now = 1200.0
        assert banks(room, 0) == {"0": 50.0, "1": 80.0}
        assert banks(room, 1) == {"0": 80.0, "1": 80.0}
        assert room.deadline(1) == 1240.0
        await answer(room, 1)
        assert banks(room, 0) == {"0": 50.0, "1": 40.0}

    codes: list[str] = []
    run(tmp_path, play_first)
    age(tmp_path / "store.db", codes[0])
    run(tmp_path, go_on)


def test_a_rematch_keeps_the_setting_and_fills_the_banks(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", **TIMES)
        hands.now = 1100.0
        await answer(room, 0)
        await answer(room, 1)
        fork = await lobby.fork(services.registry, room, ANA, ForkTable(0, 2))
        assert (fork.data.bank_seconds, banks(fork, 0)) == (0, {})
        await play.stop(room, "ended")
        again = await rematch.play_again(services.registry, room, ANA)
        await lobby.start(again, ANA)
        assert again.data.bank_seconds == 120
        assert banks(again, 0) == {"0": 120.0, "1": 120.0}
        assert again.deadline(0) == 1280.0
        record = dustboard.new_game("wftw", players=2, seed=7).record()
        brought = await record_files.bring_in(services.registry, BO, record)
        assert (brought.row.state, brought.data.bank_seconds) == ("running", 0)

    run(tmp_path, work)


def test_reminders_and_nudges_save_the_bank_and_warn_of_its_end(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told = await hooked(services, "bo")
        room = await laid(services, "me", "bo", **TIMES)
        await services.notifier.rest()
        hands.now = 1029.0
        with pytest.raises(Refused, match="half of their time"):
            await notifier.nudge(room, ANA, 1)
        hands.now = 1030.0  # half of the decision's own time
        assert looks(room, 0).clock.nudges["1"] == 1030.0
        services.notifier.put(room, await notifier.nudge(room, ANA, 1))
        for hands.now in (1031.0, 1100.0, 1161.0, 1162.0):  # nine tenths of 180 seconds
            await services.driver.tick()
            await services.notifier.rest()
            kinds = [kind for _, kind in told.kinds]
            assert kinds.count("late") == (hands.now >= 1162.0)
        assert [kind for _, kind in told.kinds] == ["turn", "nudge", "half", "late"]

    run(tmp_path, work, quiet_seconds=0.0)


def test_a_bank_needs_a_clock(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        wish = CreateTable("wftw", [SeatWish("me"), SeatWish("bot")], bank_seconds=120)
        with pytest.raises(Refused, match="needs a time limit per decision"):
            await lobby.create(services.registry, ANA, wish)
        room = await laid(services, "me", "bo", seconds_per_decision=60)
        assert looks(room, 0).clock.banks == {}
        assert looks(room, 0).clock.owns == {}
        hands.now = 1070.0
        assert room.story is not None
        assert clock.charges(room.data, room.story, room.story, hands.now) == []

    run(tmp_path, work)
