"""Whole games are read in a worker: nothing is played again here, and who wants much pays."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dustboard
from dustboard.server.core.limits import HOUSE, Asker
from dustboard.server.core.refusals import Refused
from dustboard.server.core.security import Rates, slow_refusals
from dustboard.server.game import positions, readings
from dustboard.server.game.films import FILMS_KEPT, film_of, tale_of
from dustboard.server.game.reader import BURST, Reader, cost
from dustboard.server.game.story import Story
from dustboard.server.insight import end_report, odds
from dustboard.server.services import Services
from dustboard.server.table.room import Room
from server.running import Running, two
from server.test_clock import Hands, laid, run
from server.test_log import answered


def played(answers: int, seed: int = 1) -> dict[str, Any]:
    """The record of a game after so many random answers."""
    chance = random.Random(seed)
    game = dustboard.new_game("wftw", players=4, seed=seed)
    while not game.over and len(game.answers) < answers:
        decision = game.pending[0]
        game.answer(decision.seat, chance.randrange(len(decision.options)))
    return game.record()


@pytest.fixture
def nothing_is_played_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names whatever would play a game again in this process; a worker has its own."""
    called: list[str] = []
    for module, name in (
        (positions, "begin"),
        (positions, "position"),
        (dustboard, "replay"),
        (readings, "film_of"),
        (end_report, "film_of"),
        (odds, "film_of"),
    ):
        true = getattr(module, name)

        def here(*args: Any, name: str = name, true: Any = true) -> Any:
            called.append(name)
            return true(*args)

        monkeypatch.setattr(module, name, here)
    yield called
    assert called == []


def test_nothing_is_played_again_in_the_server_process(
    table: Running, nothing_is_played_here: list[str]
) -> None:
    ana = table.guest("Ana")
    running = ana.post("/import", {"record": played(150)})["code"]
    over = ana.post("/import", {"record": played(100_000)})["code"]
    for code in (running, over):
        last = ana.state(code)["answers"]
        for at in (0, last // 2, last):
            assert ana.get(f"/tables/{code}/at/{at}", seat=0)["position"] == at
        ana.get(f"/tables/{code}/chronicle")
        ana.get(f"/tables/{code}/luck")
        ana.get(f"/tables/{code}/odds", seat=0)
        ana.post(f"/tables/{code}/fork", {"at": last // 2, "seat": 0, "bot": "random"})
        lobby = ana.post(f"/tables/{code}/fork", {"at": 9, "seat": 0, "friends": True})
        for seat in range(1, 4):
            change = {"seat": seat, "wish": {"kind": "device"}}
            ana.post(f"/tables/{lobby['code']}/seat", change)
        ana.post(f"/tables/{lobby['code']}/start")
        assert ana.state(lobby["code"])["table"]["state"] == "running"
    assert ana.get(f"/tables/{over}/report")["verified"] is True


def test_a_record_that_ends_elsewhere_is_refused_in_the_language_of_the_reader(
    table: Running,
) -> None:
    ana = table.guest("Ana")
    wrong = played(50) | {"digest": "0" * 32}
    said = set()
    for lang in ("en", "pl"):
        ana.http.headers["Accept-Language"] = lang
        refusal = ana.post("/import", {"record": wrong}, 422)
        assert refusal["kind"] == "bad-record"
        said.add(refusal["error"])
    assert len(said) == 2


def test_the_same_new_deal_is_never_dealt_twice(table: Running) -> None:
    ana, _, code = two(table)
    wish = {"at": 0, "seat": 0, "bot": "random"}
    codes = [ana.post(f"/tables/{code}/fork", wish)["code"] for _ in range(2)]
    assert len({ana.state(one)["table"]["commitment"] for one in codes}) == 2


class Worked:
    """A reader whose workers only count."""

    def __init__(self, services: Services) -> None:
        self.reader: Reader = services.reader
        self.done: list[tuple[str, tuple[str, ...]]] = []
        services.reader.workers.run = self._run  # type: ignore[method-assign, assignment]

    async def _run(self, work: Any, *args: Any, who: tuple[str, ...]) -> bytes:
        self.done.append((work.__name__, who))
        await asyncio.sleep(0)
        return b"x" * 1000

    async def past(self, room: Room, at: int, seat: int = 0, who: str = "ana") -> None:
        asker = Asker(who, "here")
        await self.reader.read(asker, room.source, seat, readings.past, at, seat, False, "en")


def test_what_was_read_is_kept_by_position_until_the_table_moves_on(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        worked = Worked(services)
        await asyncio.gather(*(worked.past(room, 0) for _ in range(5)))
        await worked.past(room, 0, who="bo")
        assert worked.done == [("past", ("here", "ana"))]
        await worked.past(room, 0, seat=1)  # other eyes see something else
        assert len(worked.done) == 2
        await answered(room, 0)  # sealed: nothing public has changed
        await worked.past(room, 0, seat=1)
        assert len(worked.done) == 2
        await answered(room, 1)
        await worked.past(room, 0)
        assert len(worked.done) == 3

    run(tmp_path, work)


def test_what_is_kept_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dustboard.server.game.reader.KEPT", 2500)

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        worked = Worked(services)
        for at in (0, 1, 2, 2, 1):
            await worked.past(room, at)
        assert len(worked.done) == 3
        await worked.past(room, 0)  # the one that was not asked for the longest time
        assert len(worked.done) == 4

    run(tmp_path, work, rate_limits=False)


def test_a_long_game_costs_more_for_each_person_and_each_address(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        Worked(services)
        story = room.story
        assert story is not None

        async def let(asker: Asker) -> int:
            for number in range(10_000):
                place = (hands.now, asker, number)  # which nobody has asked for
                try:
                    await services.reader.read(asker, room.source, None, readings.past, place)
                except Refused:
                    return number
            raise AssertionError("never refused")

        assert await let(Asker("ana", "here")) == BURST
        story.bys += ["player"] * 4500
        assert await let(Asker("bo", "there")) == BURST // cost(4500) == 30
        # a guest more each time, always from the same address
        got = [await let(Asker(f"guest {number}", "yonder")) for number in range(6)]
        assert got == [30] * HOUSE + [0] * 3
        assert await let(Asker("", "unknown")) == 30 * HOUSE  # a device that was never here
        hands.now += 3600
        assert await let(Asker("bo", "there")) == 30

    run(tmp_path, work)


def test_a_person_waits_for_few_readings_at_once(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        eve, ana = Asker("eve", "there"), Asker("ana", "here")
        order: list[str] = []

        async def do(work: Any, tale: bytes, who: str, *args: Any) -> bytes:
            await asyncio.sleep(0)
            order.append(who)
            return b""

        services.reader.workers.do = do  # type: ignore[method-assign, assignment]
        read = services.reader.read
        many = [read(eve, room.source, None, readings.past, "eve", at) for at in range(20)]
        asked = [asyncio.ensure_future(one) for one in many]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await read(ana, room.source, None, readings.past, "ana")
        assert "ana" in order[:3]
        heard = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in heard if isinstance(one, Refused)]
        assert [one.status for one in refused] == [429] * 15
        assert order.count("eve") == 5  # one that is read and four that wait

    run(tmp_path, work)


def test_a_worker_is_another_process(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        worker = await services.reader.do(Asker("ana", "here"), os.getpid)
        assert worker != os.getpid()
        assert await services.pool.run(os.getpid) not in (worker, os.getpid())
        if hasattr(os, "getpriority"):
            # on a full machine the event loop comes first
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, worker) > own

    run(tmp_path, work)


def test_a_refusal_by_a_limit_is_said_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[Any] = []

    async def sleep(seconds: float) -> None:
        happened.append(seconds)

    async def send(message: Any) -> None:
        happened.append(message["status"])

    # its own name only: servers of other tests, whose loops sleep too, may still run here
    monkeypatch.setattr("dustboard.server.core.security.asyncio", SimpleNamespace(sleep=sleep))

    async def whole() -> None:
        for status in (200, 429, 404):
            await slow_refusals(send, 1.5)({"type": "http.response.start", "status": status})  # type: ignore[arg-type]

    asyncio.run(whole())
    assert happened == [200, 1.5, 429, 404]


def test_what_costs_more_than_a_bucket_holds_needs_a_full_one() -> None:
    now = 0.0
    rates = Rates(lambda: now)
    rates.take("x", "ana", 10, 1, 25)
    with pytest.raises(Refused):
        rates.take("x", "ana", 10, 1)
    now = 16.0  # it went below nothing, and has to come back from there
    rates.take("x", "ana", 10, 1)
    with pytest.raises(Refused):
        rates.take("x", "ana", 10, 1)


# -- films -------------------------------------------------------------------------------------


def story_of(record: dict[str, Any]) -> Story:
    """A story as a table has it."""
    from dustboard.server.store.data import SeatData, TableData

    game = dustboard.replay(record)
    seats = [SeatData("open") for _ in range(game.players)]
    data = TableData(game.title.id, "", f"{game.seed:032x}", seats, dict(game.options))
    return Story(data, game, ["player"] * len(game.answers), 0.0)


@pytest.mark.parametrize("answers", [0, 1, 63, 64, 65, 200])
def test_a_film_shows_each_position_as_playing_again_does(answers: int) -> None:
    story = story_of(played(answers))
    film = film_of(tale_of("x", story, 0))
    closed = positions.closed_answers(story.game)
    for at in {0, closed // 3, max(closed - 1, 0), closed}:
        there, again = film.at(at), story.at(at)
        assert there.game.digest() == again.game.digest()
        assert there.bys == again.bys
        assert [one.kind for one in there.game.events()] == [
            one.kind for one in again.game.events()
        ]


def test_what_others_have_sealed_is_no_part_of_a_tale() -> None:
    """Nor does a reading take longer because of it: what was read is found where it was kept."""
    story = story_of(played(0))
    assert story.game.pending[0].sealed
    mine, theirs = tale_of("x", story, 0), tale_of("x", story, 1)
    story.answer(1, story.game.decision(1).options[0].key, "player")
    assert tale_of("x", story, 0) == mine == tale_of("x", story, None)
    assert tale_of("x", story, 1) != theirs
    film = film_of(tale_of("x", story, 1))
    assert [row[0] for row in film.story.game.answers.items()] == [1]
    assert film_of(mine) is film
    assert len(film.story.game.answers) == 0


def test_a_film_goes_on_with_its_table_and_begins_anew_after_an_undo() -> None:
    story = story_of(played(100))
    first = film_of(tale_of("goes on", story, None))
    group = story.game.state.group_number
    while story.game.state.group_number == group:
        decision = story.game.pending[0]
        story.answer(decision.seat, decision.options[0].key, "player")
    assert film_of(tale_of("goes on", story, None)) is first
    assert first.story.game.digest() == story.game.digest()
    other = story_of(played(101, seed=2))
    assert film_of(tale_of("goes on", other, None)) is not first
    for number in range(FILMS_KEPT):
        film_of(tale_of(f"another {number}", other, None))
    assert film_of(tale_of("goes on", story, None)) is not first


def test_a_tale_tells_nothing_of_the_people(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        assert room.story is not None
        room.data.seats[0].pin = "argon2-of-a-pin"
        room.data.seats[1].token = "link-of-a-seat"
        tale = tale_of(room.code, room.story, 0)
        for word in (b"argon2-of-a-pin", b"link-of-a-seat"):
            assert word not in tale

    run(tmp_path, work)


def test_a_game_that_was_kept_knows_what_can_be_taken_back() -> None:
    """Else a table that is loaded would be played again, once for each seat."""
    story = story_of(played(120))
    again = Story.thaw(story.data, story.frozen())
    for seat in range(4):
        before, known = story.game.before(seat), again.game.before(seat)
        assert (before is None) == (known is None)
        assert again.game.can_undo(seat) == story.game.can_undo(seat)
    assert sum(again.game.before(seat) is not None for seat in range(4)) == 4
