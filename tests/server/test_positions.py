"""Looking back: the view at a position is the view the seat had then, no more and no less."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from dustboard.server.protocol.deltas import applied
from server.running import Running, two


@pytest.mark.ux("UX-60")
def test_the_view_at_a_position_is_the_view_the_seat_had(table: Running) -> None:
    """Whatever the page showed when the record had n closed answers is what position n shows."""
    ana, bo, code = two(table, options={"round_cap": 1})
    chance = random.Random(60)
    had: dict[tuple[int, int], tuple[object, object]] = {}
    guests = (ana, bo)
    for _ in range(80):
        states = [guest.state(code, seat, log=0) for seat, guest in enumerate(guests)]
        asked = [state for state in states if state["prompt"] is not None]
        if not asked:
            break
        for seat, state in enumerate(states):
            # an answer in an open group is no position yet; what was there before it counts
            had.setdefault((seat, state["answers"]), (state["view"], state["log"]))
        prompt = chance.choice(asked)["prompt"]
        key = chance.choice(prompt["options"])["key"]
        guests[prompt["seat"]].answer(code, prompt, [key])
    assert len(had) > 10
    for (seat, at), (view, log) in had.items():
        past = guests[seat].get(f"/tables/{code}/at/{at}", seat=seat)
        assert past["position"] == at
        assert past["view"] == view
        assert past["log"] == log


def test_a_finished_game_tells_what_was_seen_on_the_way_to_a_position(table: Running) -> None:
    """The frames of a position are those that came with the answer that led there."""
    ana, bo, code = two(table, options={"round_cap": 1})
    guests, told, chance = (ana, bo), [], random.Random(61)
    with ana.live(code, 0), bo.live(code, 1):  # who watches is told
        while True:
            states = [guest.state(code, seat, log=0) for seat, guest in enumerate(guests)]
            asked = [state for state in states if state["prompt"] is not None]
            if not asked:
                break
            prompt, lines = asked[0]["prompt"], asked[0]["log_total"]
            key = chance.choice(prompt["options"])["key"]
            if told:
                assert ana.get(f"/tables/{code}/at/1", seat=0)["frames"] is None  # while it runs
            reply = guests[prompt["seat"]].answer(code, prompt, [key], log=lines)["state"]
            if reply["frames"]:
                told.append((prompt["seat"], reply["answers"], reply))
    assert any(len(reply["frames"]) > 1 for _, _, reply in told)

    def shown(state: Any, wanted: set[int]) -> dict[int, Any]:
        view, found = state["view"], {}
        for frame in reversed(state["frames"]):
            view = applied(view, frame["change"])
            found[frame["line"]] = view
        return {line: view for line, view in found.items() if line in wanted}

    for seat, at, reply in told:
        past = guests[seat].get(f"/tables/{code}/at/{at}", seat=seat)
        lines = {frame["line"] for frame in past["frames"]}
        assert lines
        assert shown(past, lines) == shown(reply, lines)
        opened = ana.get(f"/tables/{code}/at/{at}", open_cards=True)
        assert all(view["open"] for view in shown(opened, set(range(9999))).values())


@pytest.mark.ux("UX-17")
def test_the_gate_stands_where_taking_back_ends(table: Running) -> None:
    """Back to the gate is possible, one step more is refused; what others sealed moves nothing."""
    ana, bo, code = two(table)
    assert ana.get(f"/tables/{code}/at/0", seat=0)["gate"] == -1
    for guest, seat in ((bo, 1), (ana, 0)):
        prompt = guest.state(code, seat)["prompt"]
        guest.answer(code, prompt, [prompt["options"][0]["key"]])
        if seat == 1:  # sealed, and still his alone
            assert bo.get(f"/tables/{code}/at/0", seat=1)["gate"] == 0
            assert ana.get(f"/tables/{code}/at/0", seat=0)["gate"] == -1
    assert ana.get(f"/tables/{code}/at/1", seat=0)["gate"] == -1  # both are open now

    alone = table.guest("Cy")
    road = alone.table(["me", "device"], "wk1", start=True, options={"mission": "savior"})
    rng = random.Random(3)
    gates = 0
    while gates < 3:
        asked = [one for one in (0, 1) if alone.state(road, one)["prompt"]]
        if not asked:  # a window closes on its grid
            time.sleep(0.05)
            continue
        seat = asked[0]
        prompt = alone.state(road, seat)["prompt"]
        before = alone.state(road, seat)["answers"]
        alone.answer(road, prompt, [rng.choice(prompt["options"])["key"]])
        state = alone.state(road, seat)
        gate = alone.get(f"/tables/{road}/at/{before}", seat=seat)["gate"]
        if not (state["window"] or {}).get("answered"):  # which is no part of the record yet
            assert (gate >= 0) == (state["undo"] == "")
        if 0 < gate < state["answers"]:
            gates += 1
            body = {"seat": seat, "to": gate - 1}
            assert alone.post(f"/tables/{road}/undo", body, 409)["kind"] == "border"
            alone.post(f"/tables/{road}/undo", {"seat": seat, "to": gate})
            assert alone.state(road, seat)["answers"] == gate
