"""Whole games over the wire."""

from __future__ import annotations

import random

import dustboard
from server.running import Running, joined, play_on


def test_three_people_play_to_the_end_and_the_record_fits(table: Running) -> None:
    host, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = host.table(["me", "link", "link"], options={"victory_goal": 9})
    joined(host, [bo, cy], code)
    state = play_on(code, {0: host, 1: bo, 2: cy}, random.Random(1))
    assert state["view"]["over"]
    record = bo.get(f"/tables/{code}/record")
    game = dustboard.replay(record)
    assert game.over
    report = cy.get(f"/tables/{code}/report")
    assert report["verified"]
    assert report["digest"] == game.digest()
    for seat, score in enumerate(report["scores"]):
        assert score == sum(line["amount"] for line in report["lines"] if line["seat"] == seat)


def test_one_person_plays_against_bots(table: Running) -> None:
    host = table.guest("Ana")
    bots = [{"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "random"}]
    code = host.table(["me", *bots], start=True, options={"victory_goal": 9})
    state = play_on(code, {0: host}, random.Random(2))
    assert state["view"]["over"]
    assert state["table"]["state"] == "over"


def test_two_people_share_a_device(table: Running) -> None:
    host = table.guest("Ana")
    code = host.table(["me", {"kind": "device", "name": "Bo"}], start=True)
    seats = host.state(code)["table"]["seats"]
    assert [seat["mine"] for seat in seats] == [True, True]
    for seat in (0, 1):
        state = host.state(code, seat)
        assert state["seat"] == seat
        assert state["view"]["you"] == seat
        assert state["prompt"]["seat"] == seat
    state = play_on(code, {0: host, 1: host}, random.Random(3), limit=60)
    assert state["answers"] > 20
