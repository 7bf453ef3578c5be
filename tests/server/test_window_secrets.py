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
    parley.deal(monkeypatch, 3, {1: hand})
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        code = guests[0].table(["me", "link", "link"], title="parley", pace=pace)
        joined(guests[0], guests[1:], code)
        for guest, seat in zip(guests[1:], (1, 2), strict=True):
            body = {"seat": seat, "window": "after-check", "order": "ask"}
            guest.post(f"/tables/{code}/window", body)
        return watched(table, guests, code, lambda: to_window(table, guests, code))


@pytest.mark.ux("UX-22")
@pytest.mark.parametrize("pace", ["live", "days"])
def test_two_hands_of_the_same_size_look_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    tricks = a_window(tmp_path / "tricks", monkeypatch, TRICKS, pace)
    duds = a_window(tmp_path / "duds", monkeypatch, DUDS, pace)
    sound_the_same(tricks, duds)
    for trace in (tricks, duds):
        closing = max(now for now, _ in states_in(trace))
        assert closing == (1005.0 if pace == "live" else 1002.0)
        # what the owner hears of its own answer is filled up, too
        own = [size for now, kind, size, _ in trace["Bo"] if kind == "delta" and now == 1001.5]
        assert own
        assert {size % 256 for size in own} == {0}


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


def order(wish: str) -> dict[str, object]:
    return {"seat": 1, "window": "after-check", "order": wish}
