"""After the end: the report, its luck, what bots say, open cards, the chronicle, the same deal."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Roll, total_faces
from dustboard.server.core.config import ServerConfig
from dustboard.server.insight.analysis import turning_points
from dustboard.server.protocol.insights import Moment
from server.running import Guest, Running, play_on, serving, two

SHORT = {"round_cap": 2}


@pytest.fixture(scope="module")
def finished(table: Running) -> tuple[Guest, Guest, str]:
    """A finished game of two people."""
    ana, bo, code = two(table, options=SHORT)
    play_on(code, {0: ana, 1: bo}, random.Random(5))
    return ana, bo, code


def test_points_by_source_add_up(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, code = finished
    report = ana.get(f"/tables/{code}/report")
    for seat, score in enumerate(report["scores"]):
        assert sum(one["amount"] for one in report["lines"] if one["seat"] == seat) == score
    assert report["verified"] is True
    # in the words of the reader, while the view has the key
    key = ana.state(code)["view"]["outcome"]["reason"]
    assert report["reason"] == dustboard.title("wftw").text("en", Message(f"reason-{key}"))


def replayed(ana: Guest, code: str) -> list[Roll]:
    game = dustboard.replay(ana.get(f"/tables/{code}/record"))
    events = [(event.kind, event.seat, event.data) for event in game.events()]
    return [roll for _, roll in game.title.rolls(events)]


def test_the_luck_report_counts_every_roll_of_the_record(
    finished: tuple[Guest, Guest, str],
) -> None:
    ana, _, code = finished
    rolls = replayed(ana, code)
    rows = ana.get(f"/tables/{code}/report")["luck"]
    assert sum(row["n"] for row in rows) == len(rolls) > 2
    for row in rows:
        mine = [one for one in rolls if (one.seat, one.kind) == (row["seat"], row["kind"])]
        assert row["n"] == len(mine)
        assert row["real"] == sum(one.value for one in mine)
        assert row["expected"] == pytest.approx(sum(one.expected() for one in mine))
        faces = total_faces([one.faces for one in mine])
        assert row["below"] == pytest.approx(sum(p for v, p in faces if v < row["real"]))
        assert sum(bar["chance"] for bar in row["bars"]) == pytest.approx(1.0)
        assert [bar["came"] for bar in row["bars"]].count(True) == 1
        assert row["swings"]


def test_during_play_only_ones_own_draws_are_counted(table: Running) -> None:
    ana, bo, code = two(table, options=SHORT)
    play_on(code, {0: ana, 1: bo}, random.Random(5), limit=12)
    rows = ana.get(f"/tables/{code}/luck", seat=0)
    draws = [row for row in rows if row["kind"] == "draw"]
    assert [row["seat"] for row in draws] == [0]
    assert [row["seat"] for row in bo.get(f"/tables/{code}/luck", seat=1)] == [1]


def test_bots_look_at_the_game_in_the_background(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, code = finished
    found = ana.get(f"/tables/{code}/analysis")
    assert found["state"] == "working"
    assert found["done"] <= found["total"]
    while found["state"] == "working":
        time.sleep(0.05)
        found = ana.get(f"/tables/{code}/analysis")
    assert found["state"] == "done", found
    assert found["done"] == found["total"]
    for moment in found["moments"]:
        assert sum(moment["shares"]) == pytest.approx(1.0)
    winners = ana.get(f"/tables/{code}/report")["winners"]
    last = found["moments"][-1]["shares"]
    assert [seat for seat, share in enumerate(last) if share] == winners
    assert all(turn["after"] > turn["before"] for turn in found["turns"])
    assert (found["bot"], found["adviser"]) == ("normal", "hard")
    assert {row["seat"] for row in found["choices"]} <= {0, 1}
    assert found["choices"]
    for row in found["choices"]:
        assert 0 <= row["same"] <= row["choices"]
        assert len(row["different"]) <= row["choices"] - row["same"]
        assert all(one["chosen"] != one["advised"] for one in row["different"])


def test_what_bots_said_is_found_by_another_process(tmp_path: Path) -> None:
    """Which also holds after a new start; only the first one works it out."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    config = ServerConfig(store=url, rate_limits=False, analysis_tries=1, analysis_seconds=0.5)
    with serving(config) as first:
        ana, bo, code = two(first, options={"round_cap": 1})
        play_on(code, {0: ana, 1: bo}, random.Random(5))
        found = ana.get(f"/tables/{code}/analysis")
        while found["state"] == "working":
            time.sleep(0.05)
            found = ana.get(f"/tables/{code}/analysis")
        assert found["state"] == "done"
    with serving(config) as second:
        again = second.guest("Eve").get(f"/tables/{code}/analysis")
        assert again == found
        assert again["moments"]


def test_turning_points_are_the_largest_rises() -> None:
    shares = [[0.5, 0.5], [0.4, 0.6], [0.9, 0.1], [1.0, 0.0]]
    moments = [Moment(at * 10, f"Round {at + 1}", one) for at, one in enumerate(shares)]
    turns = turning_points(moments)
    assert [(turn.seat, turn.start, turn.end) for turn in turns[:2]] == [(0, 10, 20), (1, 0, 10)]


def test_all_cards_are_open_after_the_end_and_not_before(
    table: Running, finished: tuple[Guest, Guest, str]
) -> None:
    ana, _, code = finished
    found = ana.get(f"/tables/{code}/at/3", open_cards=True)["view"]
    assert found["open"] is True
    assert len(found["hands"]) == 2
    assert all("?" not in one["hand"] for one in found["hands"])
    assert ana.get(f"/tables/{code}/at/3", seat=1)["view"]["mine"] is not None
    other, bo, running = two(table, options=SHORT)
    play_on(running, {0: other, 1: bo}, random.Random(5), limit=4)
    other.get(f"/tables/{running}/at/0", status=409, open_cards=True)
    other.get(f"/tables/{running}/analysis", status=409)
    other.post(f"/tables/{running}/challenge", status=409)


def test_the_chronicle_holds_nothing_that_was_not_revealed(table: Running) -> None:
    ana, bo, code = two(table, options=SHORT)
    seen: list[Any] = []
    names = {card["name"] for deck in cards(ana).values() for card in deck}
    for _ in range(8):
        play_on(code, {0: ana, 1: bo}, random.Random(5), limit=8)
        texts = [one.get(f"/tables/{code}/chronicle") for one in (ana, bo)]
        assert texts[0] == texts[1]
        public = [line["text"] for line in table.guest("Cho").get(f"/tables/{code}")["log"]]
        told = " ".join(line["text"] for one in texts[0]["chapters"] for line in one["lines"])
        for name in names:
            if name in told:
                assert any(name.removeprefix("The ") in line for line in public), name
        seen.append(told)
    assert len(set(seen)) > 2


def cards(guest: Guest) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = guest.get("/cards/wftw")["decks"]
    return found


def test_the_chronicle_has_a_chapter_for_each_round(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, code = finished
    found = ana.get(f"/tables/{code}/chronicle")
    assert [one["heading"] for one in found["chapters"] if one["heading"]] == ["Round 1", "Round 2"]
    assert found["over"] is True
    assert "Ana" not in str(found)  # houses are named, not people


def test_the_same_deal_can_be_played_again(finished: tuple[Guest, Guest, str]) -> None:
    ana, _, code = finished
    again = ana.post(f"/tables/{code}/challenge")
    assert again["parent"] == code
    assert again["commitment"] == ana.get(f"/tables/{code}/report")["commitment"]
    assert [one["kind"] for one in again["seats"]] == ["me", "link"]
