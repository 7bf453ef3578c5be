"""Frames: what each viewer saw on the way to what is now, beat by beat, and nothing more."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from typing import Any

from dustboard.server.protocol.deltas import applied
from server.listening import Ear, settled
from server.listening import still as still
from server.running import Running, joined


def ways(view: Any, frames: list[Any]) -> list[tuple[int, Any]]:
    """The views in between, with their lines, in order."""
    found = []
    for frame in reversed(frames):
        view = applied(view, frame["change"])
        found.append((frame["line"], view))
    return found[::-1]


def play_and_hear(
    running: Running, title: str, seed: int, answers: int, **more: Any
) -> tuple[Any, list[Ear], list[dict[str, Any]]]:
    """People play by chance; gives the room, the ears of all seats and a spectator, all replies."""
    guests = [running.guest(name) for name in ("Ana", "Bo", "Cy")]
    code = guests[0].table(["me", "link", "link"], title=title, **more)
    joined(guests[0], guests[1:], code)
    ears = [Ear(guest, code, seat) for seat, guest in enumerate(guests)]
    ears.append(Ear(running.guest("Eve"), code, None))
    settled(ears)
    for ear in ears:
        ear.listen()  # so that the first thing it has heard is a whole state
    rng = random.Random(seed)
    replies = []
    while len(replies) < answers:
        before = len(replies)
        for seat, guest in enumerate(guests):
            state = guest.state(code, seat)
            if state["prompt"] is not None and state["table"]["state"] == "running":
                key = rng.choice(state["prompt"]["options"])["key"]
                replies.append(guest.answer(code, state["prompt"], [key], log=state["log_total"]))
        if len(replies) == before:
            break
    return running.services.registry.rooms[code], ears, replies


def views_of(ear: Ear) -> list[tuple[Any, list[Any], list[Any]]]:
    """For each push that an ear has heard: the view after it, its frames and its lines."""
    ear.listen()
    found = []
    view: Any = None
    for message in map(json.loads, ear.heard):
        if message["type"] == "state":
            assert message["frames"] is None  # whoever comes or comes back is shown what is now
            view = message["view"]
        elif message["type"] == "delta":
            view = applied(view, message["change"].get("view", {}))
            found.append((view, message["frames"], message["log"]))
    return found


def test_each_beat_comes_with_a_frame(still: Running) -> None:
    for title in ("wftw", "wk1"):
        room, ears, _ = play_and_hear(still, title, 4, 150, pace="days")
        beats = room.story.game.title.beats()
        for ear in ears:
            shown = 0
            for view, frames, log in views_of(ear):
                numbers = [line["n"] for line in log if line["kind"] in beats]
                assert [frame["line"] for frame in frames] == numbers
                for _, before in ways(view, frames):
                    assert before["you"] == ear.seat
                    assert before["waiting"] == []  # nobody is asked while something is shown
                    assert before.keys() == view.keys()
                shown += len(numbers)
            assert shown > 10
            ear.close()


def test_a_frame_shows_what_its_line_tells(still: Running) -> None:
    _, ears, replies = play_and_hear(still, "wftw", 4, 150)
    told = 0
    for reply in replies:
        state = reply["state"]
        steps = ways(state["view"], state["frames"])
        lines = {line["n"]: line for line in state["log"]}
        told += len(steps)
        for number, view in steps:
            line = lines[number]
            if line["kind"] == "scores":
                assert view["round"] == line["data"]["round"]
            if line["kind"] == "marks":
                assert view["bidding_round"] == line["data"]["number"]
    assert told > 20
    for ear in ears:
        ear.listen()
        ear.close()


def beats_told(ear: Ear, beats: Collection[str]) -> int:
    """How many lines of the log are beats, as a seat is told."""
    told = ear.guest.state(ear.code, ear.seat, log=0)["log"]
    return sum(line["kind"] in beats for line in told)


def test_nobody_gets_a_frame_of_what_they_can_not_see(still: Running) -> None:
    room, ears, _ = play_and_hear(still, "wk1", 9, 60, pace="days")
    beats = room.story.game.title.beats()
    for ear in ears:
        told = beats_told(ear, beats)
        while True:  # what the server passes for somebody may come in between
            seen = [e for e in room.story.game.events() if e.seen_by(ear.seat) is not None]
            before, told = told, beats_told(ear, beats)
            if told == before:
                break
        assert told == sum(event.kind in beats for event in seen)
        ear.listen()
        ear.close()
    events = room.story.game.events()
    hidden = [e for e in events if e.kind in beats and e.seen_by(None) is None]
    assert not hidden  # no beat of the title is hidden from the whole table


def test_taking_back_and_coming_back_show_nothing(still: Running) -> None:
    ana, bo = still.guest("Ana"), still.guest("Bo")
    code = ana.table(["me", "link"], title="wk1")
    joined(ana, [bo], code)
    ears = [Ear(ana, code, 0), Ear(bo, code, 1)]
    settled(ears)
    rng = random.Random(2)
    undone = 0
    while undone < 3:
        for seat, guest in enumerate((ana, bo)):
            state = guest.state(code, seat)
            if state["prompt"] is None:
                continue
            key = rng.choice(state["prompt"]["options"])["key"]
            after = guest.answer(code, state["prompt"], [key], log=state["log_total"])["state"]
            if after["undo"] == "" and after["log_total"] > state["log_total"]:
                back = guest.post(f"/tables/{code}/undo", {"seat": seat})
                assert back["frames"] is None
                undone += 1
                for ear in ears:
                    ear.listen()
                    news = [json.loads(message) for message in ear.heard]
                    taken = [one for one in news if one["type"] == "delta"][-1:]
                    assert all(one["frames"] == [] for one in taken)
                    ear.heard.clear()
        for ear in ears:
            ear.listen()
            ear.heard.clear()
    for ear in ears:
        ear.close()


def test_a_table_that_nobody_watches_keeps_no_stills(still: Running) -> None:
    guests = [still.guest(name) for name in ("Ana", "Bo")]
    code = guests[0].table(["me", "link"])
    joined(guests[0], guests[1:], code)
    rng = random.Random(1)
    for seat in (0, 1) * 12:
        state = guests[seat].state(code, seat)
        if state["prompt"] is not None:
            key = rng.choice(state["prompt"]["options"])["key"]
            reply = guests[seat].answer(code, state["prompt"], [key], log=state["log_total"])
            assert reply["state"]["frames"] == []
    story = still.services.registry.rooms[code].story
    assert story is not None
    assert story.game.stills == []
    assert any(event.kind in story.game.title.beats() for event in story.game.events())
