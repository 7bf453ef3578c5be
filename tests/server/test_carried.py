"""A game that was carried over from an older version: what it says, and that it goes on."""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.server import verify
from dustboard.server.core.config import ServerConfig
from dustboard.server.game.story import thawed
from dustboard.server.services import Services
from dustboard.server.store.data import Step, encode
from server.aged import OLD, age
from server.running import Guest, Running, play_on, serving, to_marks, two
from server.test_clock import laid
from server.test_lessons import Learner
from server.test_windows import answered, to_window
from titles import parley

WHY = f"this game was carried over from version {OLD} to version {dustboard.__version__}"


class Table:
    """A table of two people that outlives its servers."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "store.db"
        self.config = ServerConfig(
            store=f"sqlite:///{self.file}",
            rate_limits=False,
            snapshot_every=4,
            web_dist=folder / "not-built",
        )
        self.code = ""
        self.guests: dict[int, Guest] = {}

    @contextmanager
    def served(self, **more: Any) -> Iterator[Running]:
        """Serve it; the first time it is laid."""
        with serving(self.config) as running:
            if self.code:
                for guest in self.guests.values():
                    guest.http.base_url = f"{running.base}/api/v1"
            else:
                ana, bo, self.code = two(running, **more)
                self.guests = {0: ana, 1: bo}
            yield running

    def ask(self, path: str, status: int, seat: int = 0, **params: Any) -> Any:
        """A question about the table, which must be met with this status."""
        return self.guests[seat].get(f"/tables/{self.code}/{path}", status, **params)

    def tell(self, path: str, body: Any, status: int, seat: int = 0) -> Any:
        """A command, which must be met with this status."""
        return self.guests[seat].post(f"/tables/{self.code}/{path}", body, status)

    def state(self, seat: int = 0) -> Any:
        return self.guests[seat].state(self.code, seat)

    def answer(self, seat: int, which: int = 0) -> Any:
        """Give one of the answers that the seat is offered."""
        prompt = self.state(seat)["prompt"]
        key = prompt["options"][which]["key"]
        return self.guests[seat].answer(self.code, prompt, [key])["state"]

    def checked(self) -> int:
        return verify.run(argparse.Namespace(store=self.config.store))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """No table yet."""
    return Table(tmp_path)


def moved(state: Any) -> list[Any]:
    """The lines of the log that say that the game was carried over."""
    return [line for line in state["log"] if line["kind"].startswith("carried")]


def test_its_past_is_refused_in_words_and_the_rest_works(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    with table.served(options={"round_cap": 2}, rewind_by_consent=True):
        play_on(table.code, table.guests, random.Random(4), limit=12)
        before = [table.state(seat) for seat in (0, 1)]
    age(table.file, table.code)
    assert table.checked() == 0  # another version, no damage
    told = f"table {table.code}, step 1: older version: 'coal' is not an option now"
    assert capsys.readouterr().out.startswith(told)

    with table.served():
        for seat in (0, 1):
            now = table.state(seat)
            for name in ("view", "prompt", "answers"):
                assert now[name] == before[seat][name]
            (line,) = moved(now)
            assert line["text"] == (
                f"This game was carried over from version {OLD} to version"
                f" {dustboard.__version__}. You can look back as far as this point."
            )
            assert [one for one in now["log"] if one is not line][-1]["text"]
        first = now["first"]
        assert first in (12, now["answers"])
        # before the base
        words = f"{WHY}; you can look at move {first} and later ones"
        for position in (0, first - 1):
            assert table.ask(f"at/{position}", 409)["error"] == words
        polish = table.ask("at/0", 409, lang="pl")["error"]
        assert polish.startswith("tę grę przeniesiono z wersji")
        fork = {"seat": 0, "at": first - 1}
        assert f"{WHY}; you can play on" in table.tell("fork", fork, 409)["error"]
        rewind = {"seat": 0, "at": first - 1}
        assert f"{WHY}; it can't go back before" in table.tell("rewind", rewind, 409)["error"]
        for seat in (0, 1):
            refused = table.tell("undo", {"seat": seat}, 409, seat)
            assert refused["kind"] == "border"
            assert f"{WHY}; earlier answers can't be undone" in refused["error"]
            assert table.state(seat)["undo"] == f"{WHY}; earlier answers can't be undone"
        # from the base on
        assert table.ask(f"at/{first}", 200, seat=0)["view"] == before[0]["view"]
        play_on(table.code, table.guests, random.Random(5), limit=9)
        later = table.state()
        assert later["answers"] > first
        shown = table.ask(f"at/{later['answers']}", 200, seat=0)
        assert shown["position"] == later["answers"]
        assert len(moved(shown)) == 1
        assert table.tell("fork", {"seat": 0, "at": first}, 201)["new_deal"]
        table.tell("rewind", {"seat": 0, "at": first}, 200)
        table.tell("vote", {"about": "rewind", "seat": 0, "choice": "yes"}, 200, seat=1)
        assert table.state()["answers"] == first
        assert table.state()["view"] == before[0]["view"]

    # once more: it is said once, and nothing is done again
    with table.served():
        assert len(moved(table.state())) == 1
        assert table.state()["first"] == first
        over = play_on(table.code, table.guests, random.Random(6))
        assert over["table"]["state"] == "over"
        report = table.ask("report", 200)
        assert not report["verified"]
        assert report["older"].startswith(f"Not checked: {WHY}.")
        assert f"{WHY}; it has no record" in table.ask("record", 409)["error"]
        assert f"{WHY}; bots can't play through" in table.ask("analysis", 409)["error"]
        assert f"{WHY}; the same seed" in table.tell("challenge", None, 409)["error"]
        assert table.ask("chronicle", 200)["over"]
        assert table.ask(f"at/{over['answers']}", 200, open_cards=True)["view"]["open"]
        assert table.tell("fork", {"seat": 0, "at": first}, 201)["new_deal"]
    assert table.checked() == 0
    out = capsys.readouterr().out.splitlines()
    assert f"table {table.code}, step 1: older version: 'coal' is not an option now" in out[0]
    assert "it was carried over at step" in out[0]
    assert out[-1].endswith("0 differ, 1 of older versions")


def test_a_group_that_was_half_answered_stays_sealed(table: Table) -> None:
    with table.served(options={"round_cap": 1}):
        to_marks(table.code, table.guests)
        table.answer(1)
        while table.state(1)["prompt"] is not None:
            table.guests[1].answer(table.code, table.state(1)["prompt"], ["done"])
        mine, theirs = table.state(1), table.state(0)
    age(table.file, table.code)
    with table.served():
        assert table.state(1)["view"] == mine["view"]
        assert table.state(0)["view"] == theirs["view"]
        closed, first = theirs["answers"], table.state()["first"]
        assert first > closed  # within a group the record does not go by arrival
        assert f"look at move {first} and later" in table.ask(f"at/{closed}", 409)["error"]
        # what was sealed before stays sealed; what is sealed now can be taken back
        refused = table.tell("undo", {"seat": 1}, 409, seat=1)["error"]
        assert "earlier answers can't be undone" in refused
        table.answer(0)
        assert table.state(0)["undo"] == ""
        table.tell("undo", {"seat": 0}, 200)
        assert table.state(0)["view"] == theirs["view"]
        while (prompt := table.state(0)["prompt"]) and prompt["name"] == "marks":
            table.guests[0].answer(table.code, prompt, ["done"])
        opened = table.state(0)
        assert opened["answers"] == opened["first"] > closed
        shown = table.ask(f"at/{opened['answers']}", 200, seat=0)
        assert shown["view"] == opened["view"]
        play_on(table.code, table.guests, random.Random(1))
        assert table.state()["first"] == opened["first"]
        assert table.ask(f"at/{opened['answers']}", 200, seat=0)["view"] == opened["view"]
    assert table.checked() == 0


def test_a_vote_about_a_position_that_is_gone_is_closed(table: Table) -> None:
    with table.served(options={"round_cap": 1}, rewind_by_consent=True):
        play_on(table.code, table.guests, random.Random(4), limit=12)
        assert table.tell("rewind", {"seat": 0, "at": 1}, 200)["votes"]
        before = table.state(1)["view"]
    age(table.file, table.code)
    with table.served():
        vote = {"about": "rewind", "seat": 0, "choice": "yes"}
        assert table.tell("vote", vote, 200, seat=1)["votes"] == []
        state = table.state(1)
        assert state["view"] == before
        assert "carried over from an older version" in state["chat"][-1]["text"]


def test_a_game_that_comes_out_the_same_is_as_always(table: Table) -> None:
    with table.served(options={"round_cap": 1}):
        play_on(table.code, table.guests, random.Random(4), limit=10)
    age(table.file, table.code, past=False)
    with table.served():
        state = table.state()
        assert (state["first"], moved(state)) == (0, [])
        assert table.ask("at/0", 200)["position"] == 0
        play_on(table.code, table.guests, random.Random(5))
        assert table.ask("report", 200)["verified"]
        assert table.ask("report", 200)["older"] == ""
        dustboard.replay(table.ask("record", 200))
    assert table.checked() == 0


def test_answers_that_no_longer_fit_are_told_and_not_doubled(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    """Killed after the last snapshot: what was done since is done again as far as it can be."""
    with table.served(options={"round_cap": 1}):
        play_on(table.code, table.guests, random.Random(4), limit=14)
    age(table.file, table.code)
    # two answers more, of which this version knows the first only
    more = [step_with(table, key) for key in ("", "no such thing")]
    with sqlite3.connect(table.file) as database:
        number = database.execute("SELECT max(number) FROM steps").fetchone()[0]
        assert database.execute("SELECT number FROM snapshots").fetchone()[0] == number
        for at, step in enumerate(more, number + 1):
            query = "INSERT INTO steps (code, number, body) VALUES (?, ?, ?)"
            database.execute(query, (table.code, at, step))
    with table.served():
        lines = moved(table.state())
        assert [line["kind"] for line in lines] == ["carried-lost"]
        assert "1 answer no longer fits the rules and was dropped." in lines[0]["text"]
        over = play_on(table.code, table.guests, random.Random(6))
        assert over["table"]["state"] == "over"
    assert table.checked() == 0
    assert "older version" in capsys.readouterr().out


def step_with(table: Table, key: str) -> str:
    """A stored step that answers for whoever is asked first; without a key it is a legal one."""
    with sqlite3.connect(table.file) as database:
        (body,) = database.execute("SELECT body FROM snapshots").fetchone()
    decision = dustboard.restore(thawed(body)["game"]).pending[0]
    row = (decision.seat, key or decision.options[0].key, "player")
    return encode(Step("answers", 1.0, "0" * 32, decision.seat, [row]))


def test_two_servers_that_load_it_at_once_carry_it_over_once(table: Table) -> None:
    with table.served(options={"round_cap": 1}):
        play_on(table.code, table.guests, random.Random(4), limit=10)
    age(table.file, table.code)

    async def both() -> list[int]:
        two = [Services(ServerConfig(store=table.config.store, ticking=False)) for _ in range(2)]
        for services in two:
            await services.open()
        try:
            rooms = await asyncio.gather(*(one.registry.room(table.code) for one in two))
            stories = [room.story for room in rooms]
            assert stories[0] is not None
            assert stories[1] is not None
            assert stories[0].game.digest() == stories[1].game.digest()
            assert stories[0].carried == stories[1].carried
            steps = await two[0].store.steps_after(table.code, 0)
            assert [step.kind for step in steps].count("carried") == 1
            return [room.number for room in rooms]
        finally:
            for services in two:
                await services.close()

    first, second = asyncio.run(both())
    assert first == second


def test_a_game_that_can_not_be_read_is_refused_in_words_and_named_as_damaged(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    with table.served():
        play_on(table.code, table.guests, random.Random(4), limit=6)
    with sqlite3.connect(table.file) as database:
        database.execute("UPDATE snapshots SET body = ?", (b"mud",))
        database.execute("UPDATE steps SET body = ? WHERE number = 4", ("mud",))
    with table.served():
        refused = table.guests[0].get(f"/tables/{table.code}", 409)
        assert refused["error"].startswith("this version can't continue this game: the saved")
        assert table.guests[0].get("/tables")["mine"][0]["code"] == table.code
    assert table.checked() == 1
    assert f"table {table.code}, step 4: damaged: the saved" in capsys.readouterr().out


def test_an_answer_to_an_open_window_is_still_kept(tmp_path: Path) -> None:
    """It was acknowledged; carrying the game over must not ask for it again."""
    file = tmp_path / "store.db"

    async def opened(code: str) -> tuple[str, bool]:
        services = Services(ServerConfig(store=f"sqlite:///{file}", ticking=False))
        await services.open()
        try:
            if code:
                room = await services.registry.room(code)
            else:
                room = await laid(services, "me", "bo", "device", title="parley")
                await to_window(room)
                await answered(room, 1, "pass")
            assert room.story is not None
            assert len(room.story.carried) == bool(code)
            return room.code, room.is_open(room.story, 1)
        finally:
            await services.close()

    with parley.installed():
        code, is_open = asyncio.run(opened(""))
        assert not is_open
        age(file, code, past=False)
        assert asyncio.run(opened(code)) == (code, False)


def test_a_game_that_has_just_begun_can_be_carried_over(tmp_path: Path) -> None:
    async def begun() -> int:
        services = Services(ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", ticking=False))
        await services.open()
        try:
            room = await laid(services, "me", "bo")
            snapshot = await services.store.load_snapshot(room.code)
            return -1 if snapshot is None else snapshot.number
        finally:
            await services.close()

    assert asyncio.run(begun()) == 0


def test_a_lesson_becomes_a_game_like_any_other(table: Table) -> None:
    """A lesson looks at the whole game; the next one begins anew."""
    with serving(table.config) as running:
        learner = Learner(running.guest("Ana"))
        learner.to("target/marks")
        table.guests[0], table.code = learner.guest, learner.code
    age(table.file, table.code)
    with table.served():
        state = table.state()
        assert state["lesson"] is None
        assert len(moved(state)) == 1
        assert table.guests[0].get("/learn/wftw")["code"] == ""
        assert table.guests[0].post("/learn/wftw", {})["code"] != table.code
