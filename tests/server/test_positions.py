"""Looking back: the view at a position is the view the seat had then, no more and no less."""

from __future__ import annotations

import random

import pytest

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
