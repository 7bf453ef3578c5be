"""Each gets a share: analyses, tables, records and rows of the public list."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.server.bench.hostile import long_record
from dustboard.server.core.config import ServerConfig
from dustboard.server.core.limits import HOUSE, Asker, charge, charge_replays
from dustboard.server.core.refusals import Refused
from dustboard.server.core.security import Rates
from dustboard.server.game.story import Story
from dustboard.server.insight.analysis import OF_ONE, Analyst
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.store.data import TableData
from dustboard.server.table import lobby
from dustboard.server.table.render_cache import RenderCache
from dustboard.server.table.room import Room
from server.running import serving
from server.test_clock import ANA, Hands, laid, run
from server.test_log import answered

EVE, BO = Asker("eve", "there"), Asker("bo", "here")


async def over(services: Services) -> Room:
    """A finished game."""
    room = await laid(services, "me", "device", options={"round_cap": 1})
    assert room.story is not None
    while not room.story.game.over:
        await answered(room, room.story.game.pending[0].seat)
    return room


class Parts:
    """An analyst whose worker notes which game it looks at, and finds nothing out.

    It begins when all have asked.
    """

    def __init__(self) -> None:
        self.analyst = Analyst(1, 60.0)
        self.asked = asyncio.Event()
        self.order: list[int] = []  # the seeds of the games
        self.analyst._pool.do = self._do  # type: ignore[method-assign, assignment]

    async def _do(self, work: Any, game: Any, *args: Any) -> Any:
        await self.asked.wait()
        self.order.append(game.seed)
        await asyncio.sleep(0)
        if work.__name__ == "outline":
            return [(at, "") for at in range(10)]
        return [0.5, 0.5] if work.__name__ == "win_shares" else []

    async def done(self) -> None:
        self.asked.set()
        await asyncio.gather(*self.analyst._tasks)


def seed(room: Room) -> int:
    return int(room.data.seed, 16)


def test_analyses_of_one_person_come_one_after_the_other_and_those_of_others_between(
    tmp_path: Path,
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        first, second, other = [await over(services) for _ in range(3)]
        parts = Parts()
        for room, asker in ((first, EVE), (second, EVE), (other, BO)):
            assert (await parts.analyst.look(room, "en", asker)).state == "working"
        await parts.done()
        for room in (first, second, other):
            assert (await parts.analyst.look(room, "en", BO)).state == "done"
        order = parts.order
        assert len(order) == 36
        # Eve's second waits for her first
        assert order.index(seed(second)) > max(
            at for at, one in enumerate(order) if one == seed(first)
        )
        # and Bo's has every other turn
        mine = [at for at, one in enumerate(order) if one == seed(other)]
        assert mine[-1] < 26

    run(tmp_path, work)


def test_who_has_many_analyses_waiting_begins_no_other(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        rooms = [await over(services) for _ in range(OF_ONE + 1)]
        parts = Parts()
        for room in rooms[:OF_ONE]:
            await parts.analyst.look(room, "en", EVE)
        await parts.analyst.look(rooms[0], "en", EVE)  # to look again is no new one
        with pytest.raises(Refused) as refusal:
            await parts.analyst.look(rooms[-1], "en", EVE)
        assert (refusal.value.status, refusal.value.key) == (429, "analyses-wait")
        await parts.analyst.look(rooms[-1], "en", BO)
        await parts.done()
        await parts.analyst.look(rooms[-1], "pl", EVE)
        await parts.done()

    run(tmp_path, work)


def test_an_analysis_that_fails_frees_its_place(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await over(services)
        parts = Parts()

        async def fail(*_: Any) -> Any:
            raise ValueError("broken")

        parts.analyst._pool.do = fail  # type: ignore[method-assign]
        for _ in range(OF_ONE + 1):
            found = await parts.analyst.look(room, "en", EVE)
            await parts.done()
            assert found.state == "failed"

    run(tmp_path, work)


def test_a_limit_counts_for_the_person_and_for_the_address() -> None:
    rates = Rates(lambda: 0.0)

    def let(asker: Asker) -> int:
        for number in range(1000):
            try:
                charge(rates, "table", asker, 20, 0.1)
            except Refused:
                return number
        raise AssertionError("never refused")

    assert [let(Asker(f"guest {n}", "there")) for n in range(5)] == [20] * HOUSE + [0, 0]
    assert let(Asker("ana", "here")) == 20


def test_tables_and_records_are_limited_by_address(tmp_path: Path) -> None:
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}",
        web_dist=tmp_path,
        ticking=False,
        refusal_seconds=0.0,
        clock=lambda: 1000.0,
        steady=lambda: 1000.0,
    )
    with serving(config) as running:
        wish = {"title": "wftw", "seats": [{"kind": "me"}, {"kind": "link"}]}
        laid = brought = 0
        for _ in range(HOUSE + 1):
            guest = running.guest()
            replies = [guest.http.post("/tables", json=wish) for _ in range(21)]
            laid += sum(reply.status_code == 201 for reply in replies)
            replies = [guest.http.post("/import", json={"record": {}}) for _ in range(6)]
            brought += sum(reply.status_code == 422 for reply in replies)
        assert (laid, brought) == (20 * HOUSE, 5 * HOUSE)


def test_the_public_list_shows_few_tables_of_one_host(store_url: str, tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        wish = CreateTable("wftw", [SeatWish("me"), SeatWish("open")], spectators="public")
        lone = await lobby.create(services.registry, ANA, wish)
        hosts = [UserRow(f"host {number}", "Host") for number in range(2)]
        chance = random.Random(1)
        for host in chance.sample(hosts * 30, 60):
            hands.now += 1
            await lobby.create(services.registry, host, wish)
        rows = await services.store.public_tables(50, 3)
        assert [row.data.host for row in rows].count("host 0") == 3
        assert [row.data.host for row in rows].count("host 1") == 3
        assert rows[-1].code == lone.code  # which they would have pushed out
        changed = [row.changed for row in rows]
        assert changed == sorted(changed, reverse=True)
        assert len(await services.store.public_tables(2, 3)) == 2

    run(tmp_path, work, store=store_url)


def test_the_whole_log_of_a_long_game_is_told_now_and_then(tmp_path: Path) -> None:
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}",
        web_dist=tmp_path,
        ticking=False,
        refusal_seconds=0.0,
        clock=lambda: 1000.0,
        steady=lambda: 1000.0,
    )
    with serving(config) as running:
        ana = running.guest()
        code = ana.post("/import", {"record": long_record()})["code"]
        lines = ana.state(code, log=0)["log_total"]
        assert lines > 3000

        def let(log: int) -> int:
            replies = [ana.http.get(f"/tables/{code}", params={"log": log}) for _ in range(30)]
            return sum(reply.status_code == 200 for reply in replies)

        assert let(0) == 2
        assert let(-40) == let(lines - 900) == 30


def test_going_back_in_a_long_game_is_limited_and_in_a_usual_one_it_is_not() -> None:
    rates = Rates(lambda: 0.0)

    def let(asker: Asker, answers: int) -> int:
        for number in range(1000):
            try:
                charge_replays(rates, asker, answers)
            except Refused:
                return number
        raise AssertionError("never refused")

    assert let(Asker("eve", "there"), 4500) == 30
    assert let(Asker("ana", "here"), 300) == 187


def test_the_words_of_a_long_log_are_kept() -> None:
    """Else whoever reads it from the beginning would let all of it be worded each time."""
    game = dustboard.replay(long_record())
    data = TableData("wftw", "", f"{game.seed:032x}", [], dict(game.options))
    story = Story(data, game, ["player"] * len(game.answers), 0.0)
    shown = RenderCache()
    first, _, _ = shown.lines(story, 0, 0, "en")
    kept = dict(shown._words)
    assert len(kept) > 3000
    assert shown.lines(story, 0, 0, "en")[0] == first
    assert all(shown._words[place] is text for place, text in kept.items())
