"""Chances to react: who is asked, how long, orders, holds; with a clock that the test turns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dustboard.kernel.events import ROUND
from dustboard.server.core.refusals import Refused
from dustboard.server.game import windows
from dustboard.server.protocol.tables import TableState
from dustboard.server.services import Services
from dustboard.server.table import play, reactions, views
from dustboard.server.table.bot_request import BotRequest
from dustboard.server.table.room import Room
from server.test_clock import Hands, laid, run
from server.test_log import again, own_lines, state
from titles import parley

TRICKS, DUDS = (parley.TRICK,) * 3, (parley.DUD,) * 3

Who = tuple[str, ...]


@pytest.fixture(autouse=True)
def _title() -> Iterator[None]:
    with parley.installed():
        yield


async def answered(room: Room, seat: int, key: str) -> None:
    assert room.story is not None
    await play.answer(room, seat, room.story.game.decision(seat).id, [key])


async def asks(room: Room, seat: int, window: str) -> None:
    """The seat wants to be asked whatever it holds."""
    await reactions.set_standing(room, seat, window, "ask")


async def to_window(room: Room, strike: str = "rest") -> None:
    """The first seat acts and throws; then the others may react."""
    await asks(room, 0, "my-check")
    await play.settle(room)
    await answered(room, 0, strike)
    await answered(room, 0, "pass")
    assert room.story is not None
    assert room.story.game.pending[0].name == "trick"


def looks(room: Room, seat: int | None) -> TableState:
    return state(room, seat)


@pytest.mark.ux("UX-23")
def test_a_seat_that_wants_to_be_asked_is_though_nothing_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 3, {1: DUDS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley")
        await asks(room, 1, "after-check")
        await to_window(room)
        now = looks(room, 1)
        assert now.window is not None
        assert now.window.asked
        assert now.prompt is not None
        assert [option.key for option in now.prompt.options] == ["pass"]
        await services.driver.drive(room)
        await services.driver.tick()
        assert looks(room, 1).prompt == now.prompt

    run(tmp_path, work)


def test_a_live_window_lasts_the_same_for_everybody(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley")
        await to_window(room)
        window = looks(room, 0).window
        assert window is not None
        assert (window.closes_at, window.asked) == (1005.0, False)
        before = room.number
        await answered(room, 1, "pass")
        await answered(room, 2, "pass")
        hands.now = 1004.5
        await services.driver.tick()
        assert room.number == before  # all have answered, and still it is open
        assert len(looks(room, 0).log) == len(looks(room, 1).log)
        hands.now = 1005.0
        await services.driver.tick()
        assert room.number == before + 1
        closed = [line for line in looks(room, 0).log if line.kind == "responses"]
        assert [line.data["passes"] for line in closed] == [[1, 2]]

    run(tmp_path, work)


def test_who_does_not_answer_passes_when_a_live_window_closes(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley", window_seconds=3)
        await asks(room, 1, "after-check")
        await to_window(room)
        hands.now += 3
        await services.driver.tick()
        assert room.story is not None
        assert "window" in room.story.bys
        mine = [line for line in own_lines(room, 1) if line.auto == "window"]
        assert [(line.seat, line.data["answer"]) for line in mine] == [(1, "pass")]
        # nobody else can tell a pass from an order or from silence
        assert [line for line in own_lines(room, 0) if line.seat == 1 and line.private] == []
        assert [one for one in looks(room, 0).auto if one.by == "window"] == []
        loaded = await again(services, hands, room)
        assert own_lines(loaded, 1) == own_lines(room, 1)

    run(tmp_path, work)


def test_an_answer_to_a_window_is_kept_changed_and_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 2, {1: TRICKS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await to_window(room)
        assert room.story is not None
        digest = room.story.game.digest()
        await answered(room, 1, "trick")
        now = looks(room, 1)
        assert now.window is not None
        assert (now.prompt, now.window.answered, now.undo) == (None, "trick", "")
        assert room.story.game.digest() == digest
        await play.undo(room, 1)
        assert looks(room, 1).prompt is not None
        await answered(room, 1, "pass")
        await answered(room, 1, "trick")
        with pytest.raises(Refused) as refused:
            await answered(room, 1, "nonsense")
        assert (refused.value.kind, refused.value.rule) == ("illegal", "parley.trick.01")
        services.registry.rooms.clear()  # the next process has only the store
        room = await services.registry.room(room.code)
        window = looks(room, 1).window
        assert window is not None
        assert window.answered == "trick"
        hands.now += 5
        await services.driver.tick()
        assert [line.data["tricks"] for line in looks(room, 0).log if line.kind == "responses"] == [
            [1]
        ]
        with pytest.raises(Refused) as closed:
            await play.undo(room, 1)
        assert closed.value.kind == "border"

    run(tmp_path, work)


def test_holding_a_window(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await to_window(room)
        with pytest.raises(Refused):
            await reactions.hold(room, 0)  # it is not asked
        for left, closes in ((1, 1025.0), (0, 1045.0)):
            await reactions.hold(room, 1)
            window = looks(room, 1).window
            assert window is not None
            assert (window.holds, window.closes_at) == (left, closes)
        with pytest.raises(Refused) as refused:
            await reactions.hold(room, 1)
        assert "2 times this round" in refused.value.error
        hands.now = 1044.5
        await services.driver.tick()
        assert looks(room, 1).window is not None
        hands.now = 1045.0
        await services.driver.tick()
        assert looks(room, 1).window is None

    run(tmp_path, work)


def test_holds_of_an_earlier_round_do_not_count(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await to_window(room)
        assert room.story is not None
        game = room.story.game
        kinds = [game.title.marks(one.kind, one.seat, one.data) for one in game.events()]
        begun = max(number for number, marks in enumerate(kinds) if (ROUND, -1) in marks)
        for since, left in ((begun, 2), (begun + 1, 1), (len(kinds), 1)):
            room.data.holds[:] = [(1, 0, since), (0, 0, since)]
            assert windows.holds_left(room.data, game, 1) == left
        assert windows.holds_left(room.data, game, 2) == 2

    run(tmp_path, work)


def test_orders_pass_and_the_game_ends_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 3, {1: TRICKS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley")
        for seat, order in ((1, "always"), (2, "turn")):
            await reactions.set_standing(room, seat, "after-check", order)
        await to_window(room, "seat:1")
        # the struck seat is asked again, the other one passes by its order
        assert looks(room, 1).standing == {"my-check": "fits", "after-check": "fits"}
        assert looks(room, 1).prompt is not None
        assert looks(room, 2).standing["after-check"] == "turn"
        assert looks(room, 2).prompt is None
        hands.now += 5
        await services.driver.tick()
        assert room.story is not None
        assert [line.auto for line in own_lines(room, 2) if line.seat == 2] == ["order"]
        # the turn of seat 1 begins: its own orders until its turn would end, those of seat 2 hold
        await asks(room, 1, "my-check")
        await play.settle(room)
        assert looks(room, 2).standing["after-check"] == "turn"
        await answered(room, 1, "rest")
        await answered(room, 1, "pass")
        hands.now += 5
        await services.driver.tick()
        await play.settle(room)
        assert looks(room, 2).standing["after-check"] == "ask"  # now it is its turn
        loaded = await again(services, hands, room)
        assert looks(loaded, 2).standing == looks(room, 2).standing

    run(tmp_path, work)


def test_an_order_for_this_round_ends_with_it(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await to_window(room)
        await reactions.set_standing(room, 0, "after-check", "round")
        hands.now += 5
        await services.driver.tick()
        await asks(room, 1, "my-check")
        await play.settle(room)
        await answered(room, 1, "rest")
        await answered(room, 1, "pass")
        assert looks(room, 0).prompt is None
        hands.now += 5
        await services.driver.tick()  # the second round begins
        assert looks(room, 0).standing["after-check"] == "fits"

    run(tmp_path, work)


def test_orders_for_own_checks_pass_at_once(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await reactions.set_standing(room, 0, "my-check", "always")
        await play.settle(room)
        await answered(room, 0, "rest")
        assert room.story is not None
        assert room.story.game.pending[0].name == "trick"
        assert room.story.bys[-1] == "order"
        with pytest.raises(Refused) as refused:
            await reactions.set_standing(room, 0, "before-luck", "always")
        assert "after-check" in refused.value.error

    run(tmp_path, work)


@pytest.mark.ux("UX-08")
def test_over_days_a_window_waits_for_responses_and_names_nobody(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley", pace="days")
        # by default seats pass until their turn; the struck one is asked
        await to_window(room, "seat:1")
        assert looks(room, 2).standing["after-check"] == "turn"
        for seat in (0, None):
            now = looks(room, seat) if seat == 0 else views.table_state(room, "x", None, 0, "en")
            assert now.table.waiting == [-1]
            assert [one["seat"] for one in now.view["waiting"]] == [-1]
            assert now.window is not None
            assert (now.window.closes_at, now.window.asked) == (None, False)
        assert looks(room, 1).table.waiting == [-1, 1]
        assert looks(room, 1).prompt is not None
        hands.now += 86_400
        await services.driver.tick()
        assert looks(room, 1).window is not None  # it waits for as long as it takes
        await answered(room, 1, "pass")
        await services.driver.drive(room)
        assert looks(room, 1).window is None

    run(tmp_path, work)


def test_over_days_a_window_that_only_orders_answer_closes_on_the_grid(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        hands.now = 1000.2
        room = await laid(services, "me", "bo", "device", title="parley", pace="days")
        await to_window(room)
        await services.driver.drive(room)
        assert looks(room, 0).window is not None
        hands.now = 1000.5
        await services.driver.drive(room)
        assert looks(room, 0).window is None

    run(tmp_path, work)


def test_over_days_a_window_closes_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley", pace="days")
        await to_window(room, "seat:1")
        assert await services.store.due(hands.now) == []  # somebody is waited for
        await answered(room, 1, "pass")
        assert await services.store.due(hands.now) == [room.code]
        await play.undo(room, 1)
        assert await services.store.due(hands.now) == []
        await answered(room, 1, "pass")
        # the process ends before it closes the window; the next one has only the store
        services.registry.rooms.clear()
        hands.now += 60
        await services.driver.tick()
        found = services.registry.rooms[room.code]
        await services.driver.drive(found)
        hands.now += 1
        await services.driver.drive(found)
        assert looks(found, 1).window is None
        assert await services.store.due(hands.now) == []

    run(tmp_path, work)


def test_over_days_a_window_that_only_orders_answer_is_due_in_the_store(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "device", title="parley", pace="days")
        await to_window(room)  # both others pass until their turn, by default
        assert await services.store.due(hands.now) == [room.code]
        await reactions.set_standing(room, 1, "after-check", "ask")
        assert await services.store.due(hands.now) == []

    run(tmp_path, work)


def test_over_days_a_window_closes_though_no_clock_is_ever_looked_at_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def work(services: Services, hands: Hands) -> None:
        async def late(seconds: float) -> None:
            slept.append(seconds)
            assert len(slept) < 9, "the window is put off again and again"
            hands.now += seconds + 0.004

        room = await laid(services, "me", "bo", "device", title="parley", pace="days")
        await to_window(room, "seat:1")
        hands.now = 2000.2
        await answered(room, 1, "pass")
        services.config.ticking = True
        monkeypatch.setattr("dustboard.server.table.driver.asyncio.sleep", late)
        await services.driver.drive(room)
        services.config.ticking = False
        monkeypatch.undo()
        assert looks(room, 1).window is None
        assert slept == pytest.approx([0.3])  # on the grid, not at once

    run(tmp_path, work)


def test_bots_answer_at_the_end_of_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 3, {2: TRICKS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", "bot", title="parley")
        asked: list[str] = []

        async def first(
            bot: str, seed: int, request: BotRequest, who: tuple[str, ...]
        ) -> list[str]:
            asked.append(request.decision.name)
            return [request.decision.options[-1].key]

        services.pool.ask = first  # type: ignore[method-assign]
        await to_window(room)
        await services.driver.drive(room)
        assert asked == ["trick"]
        before = looks(room, 0)
        assert before.window is not None
        hands.now += 5
        await services.driver.tick()
        tricks = [line.data["tricks"] for line in looks(room, 0).log if line.kind == "responses"]
        assert tricks == [[2]]

    run(tmp_path, work)


def test_the_clock_of_a_window_is_shown_to_its_own_seat_only(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        more = {"pace": "days", "seconds_per_decision": 3600}
        room = await laid(services, "me", "bo", "device", title="parley", **more)
        await to_window(room, "seat:1")
        assert looks(room, 0).clock.deadlines == {}
        assert looks(room, 0).clock.nudges == {}
        asked = looks(room, 1).clock
        assert list(asked.deadlines) == ["1"]
        assert not asked.more_time

    run(tmp_path, work)


# -- only where something fits -------------------------------------------------------------------


@pytest.mark.parametrize("hand", [DUDS, TRICKS])
def test_against_bots_alone_there_is_no_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[int, ...]
) -> None:
    parley.deal(monkeypatch, 2, {0: hand})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", title="parley")

        async def rests(
            bot: str, seed: int, request: BotRequest, who: tuple[str, ...]
        ) -> list[str]:
            return [request.decision.options[0 if request.decision.kind == "react" else -1].key]

        services.pool.ask = rests  # type: ignore[method-assign]
        await play.settle(room)
        await answered(room, 0, "rest")
        if hand == TRICKS:  # it fits: no time runs out
            prompt = looks(room, 0).prompt
            assert prompt is not None
            assert (prompt.name, looks(room, 0).window) == ("own-card", None)
            await answered(room, 0, "pass")
        await services.driver.drive(room)  # through both windows, though no time has passed
        now = looks(room, 0)
        asked = [] if now.prompt is None else [now.prompt.name]
        if hand == TRICKS:
            assert asked == ["trick"]
            assert now.window is not None
            assert now.window.closes_at is None
            with pytest.raises(Refused):
                await reactions.hold(room, 0)
            await answered(room, 0, "pass")
            await services.driver.drive(room)
            now = looks(room, 0)
            asked = [] if now.prompt is None else [now.prompt.name]
        assert asked == ["strike"]  # the second round
        assert now.window is None

    run(tmp_path, work)


def test_a_border_counts_what_is_passed_for_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 2, {0: DUDS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", title="parley")
        await play.settle(room)
        borders = []
        for order in ("fits", "ask"):
            await reactions.set_standing(room, 0, "my-check", order)  # type: ignore[arg-type]
            prompt = looks(room, 0).prompt
            assert prompt is not None
            borders.append({option.border for option in prompt.options})
        # the throw follows at once, or after one more question
        assert borders == [{"dice"}, {""}]

    run(tmp_path, work)


def test_in_an_own_window_a_use_counts_at_once_and_a_pass_when_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parley.deal(monkeypatch, 2, {0: TRICKS})

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await play.settle(room)
        await answered(room, 0, "rest")
        before = room.number
        await answered(room, 0, "pass")
        now = looks(room, 0)
        assert now.window is not None
        assert (room.number, now.prompt, now.window.answered) == (before, None, "pass")
        assert looks(room, 1).window is None  # it is nobody else's business
        await play.undo(room, 0)
        await answered(room, 0, "trick")
        assert room.number == before + 1
        assert [line.kind for line in looks(room, 1).log][-1] == "throw"

    run(tmp_path, work)


def test_over_days_no_order_depends_on_what_fits(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley", pace="days")
        await reactions.set_standing(room, 0, "my-check", "fits")
        await reactions.set_standing(room, 1, "after-check", "fits")
        await play.settle(room)
        assert looks(room, 0).standing["my-check"] == "ask"
        assert looks(room, 1).standing["after-check"] == "turn"

    run(tmp_path, work)
