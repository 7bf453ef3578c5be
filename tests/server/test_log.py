"""The log of a table: answers nobody typed, rewinds, positions; the same after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dustboard.server.core.refusals import Refused
from dustboard.server.game import readings
from dustboard.server.game.films import tale_of
from dustboard.server.insight.end_report import report_of
from dustboard.server.protocol.tables import LogLine, TableState
from dustboard.server.services import Services
from dustboard.server.table import play, reactions, record_files, views, votes
from dustboard.server.table.room import Room
from server.test_clock import ANA, BO, Hands, laid, run
from titles import parley


def state(room: Room, seat: int | None) -> TableState:
    return views.table_state(room, "ana" if seat == 0 else "bo", seat, 0, "en")


def own_lines(room: Room, seat: int | None) -> list[LogLine]:
    """The lines that the table itself wrote."""
    return [line for line in state(room, seat).log if line.auto or line.kind == "rewound"]


async def answered(room: Room, seat: int, which: int = 0) -> None:
    assert room.story is not None
    decision = room.story.game.decision(seat)
    await play.answer(room, seat, decision.id, [decision.options[which].key])


async def again(services: Services, hands: Hands, room: Room) -> Room:
    """The table as another process finds it."""
    hands.now += 10_000
    room.used = 0.0
    services.registry.evict()
    return await services.registry.room(room.code)


async def to_ask(room: Room, name: str) -> None:
    assert room.story is not None
    while room.story.game.pending[0].name != name:
        await answered(room, room.story.game.pending[0].seat)


def test_an_answer_by_order_is_a_line_for_its_own_seat_only(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await play.set_order(room, 1, "production", "spark")
        await answered(room, 0)
        (line,) = own_lines(room, 1)
        assert (line.kind, line.auto, line.seat, line.private) == ("auto-order", "order", 1, True)
        assert line.rule.startswith("wftw.collect.")
        assert line.data["answer"] == "spark"
        assert "standing order" in line.text
        # it stands before what came of it, and after what was there before
        after = state(room, 1).log[line.n + 1 :]
        assert [one.kind for one in after if one.kind == "produce"]
        assert own_lines(room, 0) == []
        assert own_lines(room, None) == []
        loaded = await again(services, hands, room)
        assert [state(loaded, seat).log for seat in (0, 1)] == [
            state(room, seat).log for seat in (0, 1)
        ]

    run(tmp_path, work, snapshot_every=1)


def test_time_that_ran_out_is_a_line_for_everybody_and_tells_others_no_answer(
    tmp_path: Path,
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=60)
        hands.now += 60
        await services.driver.tick()
        for seat in (0, 1, None):
            lines = own_lines(room, seat)
            assert [(line.auto, line.seat) for line in lines] == [("timeout", 0), ("timeout", 1)]
            for line in lines:
                assert line.rule == "wftw.collect.06"
                assert ("answer" in line.data) == (line.seat == seat) == line.private
        loaded = await again(services, hands, room)
        assert own_lines(loaded, 0) == own_lines(room, 0)

    run(tmp_path, work)


def test_the_only_answer_is_a_line(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await play.settle(room)
        (mine,), (theirs,) = own_lines(room, 0), own_lines(room, 1)
        assert mine.text == "Only one answer was possible, so it was given for you: Pay the toll"
        assert (theirs.text, theirs.data) == ("Only one answer was possible.", {"ask": "toll"})
        assert mine.rule == theirs.rule == "parley.toll.01"
        assert (mine.seat, theirs.seat) == (0, 0)
        kinds = [line.kind for line in state(room, 1).log]
        assert kinds == ["round", "turn", "auto-forced", "toll"]
        loaded = await again(services, hands, room)
        assert [line.text for line in own_lines(loaded, 0)] == [mine.text]

    with parley.installed():
        run(tmp_path, work)


@pytest.mark.ux("UX-16")
def test_reset_goes_no_further_than_the_start_of_the_turn(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", title="parley")
        await play.settle(room)
        assert room.story is not None
        await answered(
            room, 0
        )  # strike; a card could be played next, and nobody has learnt a thing
        assert room.story.game.decision(0).name == "own-card"
        await play.undo(room, 0, reset=True)
        assert len(room.story.bys) == 0
        assert [line.kind for line in state(room, 0).log] == ["round", "turn"]

    with parley.installed():
        run(tmp_path, work)


def test_lines_that_were_sent_never_change(tmp_path: Path) -> None:
    """A client keeps its lines and is sent new ones: the log may grow at its end only."""

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", options={"round_cap": 2})
        await play.set_order(room, 1, "production", "spark")
        assert room.story is not None
        known: dict[int, list[Any]] = {0: [], 1: []}
        turn = 0
        while not room.story.game.over:
            pending = room.story.game.pending
            asked = pending[turn % len(pending)]
            await answered(room, asked.seat, turn % len(asked.options))
            turn += 1
            for seat, lines in known.items():
                now = state(room, seat).log
                assert now[: len(lines)] == lines
                assert [line.n for line in now] == list(range(len(now)))
                assert [line.at for line in now] == sorted(line.at for line in now)
                known[seat] = now
        assert "order" in {line.auto for line in known[1]}
        assert known[0][-1].at == len(room.story.bys)

    run(tmp_path, work)


@pytest.mark.ux("UX-17")
def test_a_refused_undo_names_the_line_that_closed_it(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await to_ask(room, "marks")
        assert room.story is not None
        for seat in (0, 1):
            decision = room.story.game.decision(seat)
            key = decision.options[0].key
            await play.answer(room, seat, decision.id, [key, "done"])
        now = state(room, 0)
        assert now.undo
        closed = now.log[now.undo_line]
        assert closed.kind == "marks"
        with pytest.raises(Refused) as refused:
            await play.undo(room, 0)
        assert refused.value.kind == "border"
        assert f"log line {closed.n + 1}: {closed.text}" in refused.value.error
        assert refused.value.rule == closed.rule

    run(tmp_path, work)


@pytest.mark.ux("UX-16")
def test_undo_takes_one_answer_and_reset_all_to_the_border(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await to_ask(room, "marks")
        assert room.story is not None
        start = room.story.game.digest()
        digests = [start]
        for _ in range(3):
            await answered(room, 0)
            digests.append(room.story.game.digest())
        await play.undo(room, 0)
        assert room.story.game.digest() == digests[2]
        number = room.number
        await play.undo(room, 0, reset=True)
        assert room.story.game.digest() == start
        assert room.number == number + 1  # one step, however many answers
        with pytest.raises(Refused) as refused:
            await play.undo(room, 0, reset=True)
        assert refused.value.kind == "border"
        loaded = await again(services, hands, room)
        assert loaded.story is not None
        assert loaded.story.game.digest() == start

    run(tmp_path, work)


def test_back_to_a_line_takes_all_answers_after_it_or_none(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await to_ask(room, "marks")
        assert room.story is not None
        start, count = room.story.game.digest(), len(room.story.bys)
        await answered(room, 0)
        await answered(room, 0)
        there = room.story.game.digest()
        with pytest.raises(Refused):
            await play.undo(room, 0, to=count - 1)  # beyond the border
        assert room.story.game.digest() == there
        await play.undo(room, 0, to=count)
        assert room.story.game.digest() == start
        with pytest.raises(Refused) as already:
            await play.undo(room, 0, to=count)
        assert already.value.kind == "not-now"

    run(tmp_path, work)


@pytest.mark.ux("UX-18")
def test_a_rewind_needs_all_people_names_what_was_learnt_and_is_marked(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        options = {"round_cap": 1}
        room = await laid(services, "me", "bo", rewind_by_consent=True, options=options)
        await to_ask(room, "marks")
        assert room.story is not None
        before = room.story.game.digest()
        at = state(room, 0).answers
        await to_ask(room, "commitment")
        there = room.story.game.digest()
        await votes.ask_rewind(room, 0, at)
        assert room.story.game.digest() == there  # one yes of two is not enough
        (vote,) = state(room, 1).votes
        assert (vote.at, vote.learnt, vote.choices) == (at, "choices", {"0": "yes"})
        await votes.cast_vote(room, BO, "rewind", 0, "no")
        assert room.story.game.digest() == there
        await votes.ask_rewind(room, 0, 0)
        (vote,) = state(room, 1).votes
        assert vote.learnt == "cards"  # both have drawn cards since
        await votes.cast_vote(room, BO, "rewind", 0, "yes")
        assert len(room.story.game.answers) == 0
        await to_ask(room, "marks")
        assert room.story.game.digest() == before
        (line,) = own_lines(room, 1)
        assert (line.kind, line.seat, line.data["to"], line.data["learnt"]) == (
            "rewound",
            0,
            0,
            "cards",
        )
        assert "Everyone agreed" in line.text
        assert line.rule
        loaded = await again(services, hands, room)
        assert own_lines(loaded, 1) == [line]
        assert loaded.story is not None
        while not loaded.story.game.over:
            await answered(loaded, loaded.story.game.pending[0].seat)
        marked = record_files.export(loaded)["rewinds"]
        assert [(one["to"], one["seat"], one["learnt"]) for one in marked] == [(0, 0, "cards")]
        assert report_of("", loaded.story, "", "en").rewinds == [line.text]
        past = readings.past(tale_of("", loaded.story, 1), 1, 1, False, "en")
        replayed = msgspec.json.decode(past.log, type=list[LogLine])
        assert [one.text for one in replayed if one.kind == "rewound"] == [line.text]

    run(tmp_path, work)


@pytest.mark.ux("UX-18")
def test_every_seat_at_a_shared_device_agrees_to_a_rewind_for_itself(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "device", "bo", rewind_by_consent=True)
        await to_ask(room, "marks")
        assert room.story is not None
        there = room.story.game.digest()
        await votes.ask_rewind(room, 0, 0)
        await votes.cast_vote(room, BO, "rewind", 0, "yes")
        with pytest.raises(Refused) as which:
            await votes.cast_vote(room, ANA, "rewind", 0, "yes")
        assert "which one votes" in which.value.error
        with pytest.raises(Refused):
            await votes.cast_vote(room, BO, "rewind", 0, "yes", 1)  # not Bo's seat
        (vote,) = state(room, 2).votes
        assert vote.choices == {"0": "yes", "2": "yes"}
        assert room.story.game.digest() == there
        await votes.cast_vote(room, ANA, "rewind", 0, "yes", 1)
        assert len(room.story.game.answers) == 0
        assert state(room, 2).votes == []

    run(tmp_path, work)


@pytest.mark.ux("UX-18")
def test_who_agreed_before_more_was_learnt_is_asked_again(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", rewind_by_consent=True)
        await to_ask(room, "marks")
        at = state(room, 0).answers
        await to_ask(room, "commitment")
        await votes.ask_rewind(room, 0, at)
        assert state(room, 1).votes[0].learnt == "choices"
        await to_ask(room, "marks")  # of the next bidding round: cards have been laid open
        assert room.story is not None
        there = room.story.game.digest()
        await votes.cast_vote(room, BO, "rewind", 0, "yes")
        assert room.story.game.digest() == there
        (vote,) = state(room, 1).votes
        assert (vote.learnt, vote.choices) == ("cards", {})
        assert "asked again" in state(room, 1).chat[-1].text
        for user in (BO, ANA):
            assert room.story.game.digest() == there
            await votes.cast_vote(room, user, "rewind", 0, "yes")
        (line,) = own_lines(room, 1)
        assert (line.kind, line.data["to"], line.data["learnt"]) == ("rewound", at, "cards")

    run(tmp_path, work)


async def here(work: Callable[..., Any], *args: Any) -> Any:
    """Work that a worker could not do: it does not know the title of this test."""
    return work(*args)


@pytest.mark.ux("UX-18")
def test_bots_take_back_their_yes_when_dice_have_fallen_meanwhile(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        services.reader.workers.do = here  # type: ignore[method-assign]
        room = await laid(services, "me", "bo", "bot", title="parley", rewind_by_consent=True)
        await reactions.set_standing(room, 0, "my-check", "ask")
        await play.settle(room)
        await answered(room, 0, -1)
        await votes.ask_rewind(room, 0, 1)
        assert state(room, 1).votes[0].learnt == "nothing"
        await answered(room, 0)  # no card of the own: then the dice fall
        assert room.story is not None
        there = room.story.game.digest()
        await votes.cast_vote(room, BO, "rewind", 0, "yes")
        assert room.story.game.digest() == there
        assert state(room, 1).votes == []
        assert "The bots don't agree" in state(room, 1).chat[-1].text

    with parley.installed():
        run(tmp_path, work)


def test_bots_agree_to_a_rewind_only_if_nothing_was_learnt(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "device", "bot", rewind_by_consent=True)
        await services.driver.drive(room)
        assert room.story is not None
        while len(room.story.bys) < 12:
            await answered(room, min(one.seat for one in room.story.game.pending))
            await services.driver.drive(room)
        with pytest.raises(Refused) as refused:
            await votes.ask_rewind(room, 0, 0)
        assert "the bots don't agree" in refused.value.error

    run(tmp_path, work)


def test_each_reads_of_itself_as_you_and_of_others_by_name(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        assert room.story is not None
        while not any(line.kind == "produce" for line in state(room, None).log):
            await answered(room, room.story.game.pending[0].seat)
        names = [seat.name for seat in room.data.seats]
        for viewer in (0, 1, None, 1, 0):
            lines = [line for line in state(room, viewer).log if line.kind == "produce"]
            said = {line.seat: line.text.partition(" produce")[0] for line in lines}
            assert said == {seat: "You" if seat == viewer else names[seat] for seat in said}
            assert len(said) == 2

    run(tmp_path, work)
