"""What others can notice of a seat's hand and orders while a window is open: nothing.

Over real sockets, with a clock that the test turns by half seconds.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from server.listening import (
    NAMES,
    Ear,
    Trace,
    Turned,
    settled,
    sound_the_same,
    states_in,
    turned,
    watched,
)
from server.running import Guest, joined
from server.test_windows import DUDS, TRICKS
from titles import parley


def give(table: Turned, code: str, seat: int, hand: tuple[int, ...]) -> None:
    """Another hand of the same size, at the same table."""
    room = table.room(code)
    assert room.story is not None
    game = room.story.game
    assert isinstance(game.state, parley.ParleyState)
    game.state.hand[seat] = hand
    game.state_changed()


def to_window(table: Turned, guests: list[Guest], code: str) -> None:
    """Seat 0 pays, rests and throws; then the others may react."""
    for key in ("pay", "rest", "pass"):
        prompt = guests[0].state(code, 0)["prompt"]
        guests[0].answer(code, prompt, [key])
        table.rest()


def a_window(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[int, ...], pace: str
) -> Trace:
    """What every viewer is sent, from before the window to after it. Seat 1 has this hand."""
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        code = guests[0].table(["me", "link", "link"], title="parley", pace=pace)
        joined(guests[0], guests[1:], code)
        guests[0].post(f"/tables/{code}/window", order("ask", 0, "my-check"))
        for guest, seat in zip(guests[1:], (1, 2), strict=True):
            guest.post(f"/tables/{code}/window", order("ask", seat))
        give(table, code, 1, hand)
        return watched(table, guests, code, lambda: to_window(table, guests, code))


@pytest.mark.ux("UX-22")
@pytest.mark.parametrize("pace", ["live", "days"])
def test_two_hands_of_the_same_size_look_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    tricks = a_window(tmp_path / "tricks", monkeypatch, TRICKS, pace)
    duds = a_window(tmp_path / "duds", monkeypatch, DUDS, pace)
    sound_the_same(tricks, duds)
    # the owner itself is asked at the same time and hears as often, whatever it holds
    assert [line[:2] for line in tricks["Bo"]] == [line[:2] for line in duds["Bo"]]
    for trace in (tricks, duds):
        closing = max(now for now, _ in states_in(trace))
        assert closing == (1005.0 if pace == "live" else 1002.0)
        # what the owner hears of its own answer is filled up, too
        own = [size for now, kind, size, _ in trace["Bo"] if kind == "delta" and now == 1001.5]
        assert own
        assert {size % 256 for size in own} == {0}


def a_response(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[int, ...], asked: tuple[int, ...]
) -> Trace:
    """The same without any order of Bo, who is asked if something fits."""
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        code = guests[0].table(["me", "link", "link"], title="parley")
        joined(guests[0], guests[1:], code)
        guests[0].post(f"/tables/{code}/window", order("ask", 0, "my-check"))
        give(table, code, 1, hand)
        give(table, code, 2, DUDS)
        return watched(table, guests, code, lambda: to_window(table, guests, code), asked)


@pytest.mark.ux("UX-22", "UX-23")
def test_nobody_can_tell_who_was_asked_because_something_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tricks = a_response(tmp_path / "tricks", monkeypatch, TRICKS, (1,))
    duds = a_response(tmp_path / "duds", monkeypatch, DUDS, ())
    sound_the_same(tricks, duds)
    assert {prompts_of(trace, "Bo", "trick") for trace in (tricks, duds)} == {1, 0}


def a_throw(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[int, ...], asked: tuple[int, ...]
) -> Trace:
    """Ana may play something on her own throw; she is asked if it fits."""
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        code = guests[0].table(["me", "link", "link"], title="parley")
        joined(guests[0], guests[1:], code)
        give(table, code, 0, hand)

        def begin() -> None:
            for key in ("pay", "rest"):
                guests[0].answer(code, guests[0].state(code, 0)["prompt"], [key])
                table.rest()

        return watched(table, guests, code, begin, asked)


@pytest.mark.ux("UX-22", "UX-23")
def test_an_own_window_lasts_the_same_whatever_its_seat_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tricks = a_throw(tmp_path / "tricks", monkeypatch, TRICKS, (0,))  # she passes after a second
    duds = a_throw(tmp_path / "duds", monkeypatch, DUDS, ())  # she is not asked
    sound_the_same(tricks, duds, "Ana")
    assert {prompts_of(trace, "Ana", "own-card") for trace in (tricks, duds)} == {1, 0}
    for trace in (tricks, duds):
        thrown = [
            now for now, _, _, message in trace["Eve"] if json.loads(message).get("window")
        ]  # the window of the others opens with the throw
        assert min(thrown) == 1005.5


def prompts_of(trace: Trace, name: str, ask: str) -> int:
    """1 if this viewer was asked that."""
    states = [json.loads(one[3]) for one in trace[name] if one[1] == "state"]
    return int(any(state["prompt"] and state["prompt"]["name"] == ask for state in states))


@pytest.mark.ux("UX-24")
def test_changing_an_order_sends_nothing_to_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with turned(tmp_path / "orders", monkeypatch) as table:
        ana, bo, cy = (table.running.guest(name) for name in NAMES)
        code = ana.table(["me", "link", "link"], title="parley", pace="days")
        joined(ana, [bo, cy], code)
        ears = [Ear(ana, code, 0), Ear(cy, code, 2)]
        settled(ears)
        paths = (f"/tables/{code}", "/tables")
        for opened in (False, True):
            if opened:
                bo.post(f"/tables/{code}/window", order("ask"))
                to_window(table, [ana], code)
                settled(ears)
            before = [guest.http.get(path).content for guest in (ana, cy) for path in paths]
            for wish in ("always", "round", "turn", "ask"):
                found = bo.post(f"/tables/{code}/window", order(wish))
                assert found["standing"]["after-check"] == wish
                for ear in ears:
                    ear.listen()
                    kinds = [json.loads(message)["type"] for message in ear.heard]
                    assert kinds == ["state"]  # what we asked for
                    ear.heard.clear()
                after = [guest.http.get(path).content for guest in (ana, cy) for path in paths]
                assert after == before
        for ear in ears:
            ear.close()
        assert ana.state(code, 0)["standing"]["after-check"] == "ask"
        spectator = table.running.guest("Eve").state(code)
        assert spectator["standing"] == {}


def order(wish: str, seat: int = 1, window: str = "after-check") -> dict[str, object]:
    return {"seat": seat, "window": window, "order": wish}
