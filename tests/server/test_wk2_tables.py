"""Waste Knights II over days: sealed choices, votes, trade and help by link, with notices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import wk2_scenes
from dustboard.server.core.config import ServerConfig
from dustboard.server.notices import messages
from server.listening import Ear, settled
from server.listening import still as still
from server.receiver import Receiver, receiving
from server.running import Guest, Running, eventually, joined, serving
from server.test_devices import elsewhere

NAMES = ("Ana", "Bo", "Cy")


@pytest.fixture(autouse=True)
def _scenes() -> Iterator[None]:
    with wk2_scenes.installed():
        yield


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture
def days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that tells of turns at once."""
    monkeypatch.setattr(messages, "TRIES", (0.01, 0.01))
    store = f"sqlite:///{tmp_path / 'store.db'}"
    config = ServerConfig(
        store=store,
        rate_limits=False,
        web_dist=tmp_path,
        private_notices=True,
        quiet_seconds=0.1,
    )
    with serving(config) as running:
        yield running


def sit(guests: list[Guest], scene: str, **more: Any) -> str:
    """A table with this scene, all seats taken by guests."""
    seats = ["me", *["link"] * (len(guests) - 1)]
    wish = {"laid": scene, "adventure": "warrant"}
    code = guests[0].table(seats, title="wk2", options=wish, **more)
    joined(guests[0], guests[1:], code)
    return code


def asked(guest: Guest, code: str, seat: int) -> Any:
    return guest.state(code, seat)["prompt"]


def say(guest: Guest, code: str, seat: int, key: str) -> Any:
    return guest.answer(code, asked(guest, code, seat), [key])["state"]


def told(receiver: Receiver, path: str) -> int:
    """How many notices went to an address."""
    return sum(one[0] == path for one in list(receiver.heard))


# -- decisions of the whole party ------------------------------------------------------------------


@pytest.mark.rule("wk2.vote.01")
def test_a_sealed_choice_by_link_is_opened_when_all_have_sealed(
    days: Running, receiver: Receiver
) -> None:
    guests = [days.guest(name) for name in NAMES]
    for guest in guests[1:]:
        guest.post("/me/notices/webhook", {"url": f"{receiver.base}/{guest.me['name']}"})
    code = sit(guests, "sealed", pace="days")
    for seat, guest in enumerate(guests):
        assert asked(guest, code, seat)["name"] == "sealed"
    for name in NAMES[1:]:
        eventually(lambda name=name: told(receiver, f"/{name}"), lambda count: count == 1)
    keys = [option["key"] for option in asked(guests[0], code, 0)["options"]]
    say(guests[2], code, 2, keys[0])
    guests[2].post(f"/tables/{code}/undo", {"seat": 2})  # as long as somebody is missing
    say(guests[2], code, 2, keys[1])
    for seat in (0, 1):
        lines = guests[seat].state(code, seat, log=0)["log"]
        assert not [line for line in lines if line["kind"] == "unsealed"]
        say(guests[seat], code, seat, keys[seat])
    opened = [
        (line["seat"], line["data"]["key"])
        for line in guests[0].state(code, 0, log=0)["log"]
        if line["kind"] == "unsealed"
    ]
    assert sorted(opened) == [(0, keys[0]), (1, keys[1]), (2, keys[1])]


def sealed_by(running: Running, at: int) -> list[bytes]:
    """All that another knight and a watcher are sent when a third one seals this option."""
    guests = [running.guest(name) for name in NAMES]
    code = sit(guests, "sealed")
    ears = [Ear(guests[0], code, 0), Ear(running.guest("Eve"), code, None)]
    settled(ears)
    say(guests[2], code, 2, asked(guests[2], code, 2)["options"][at]["key"])
    for ear in ears:
        ear.read_to("presence")
        ear.listen()
        ear.ask()
    for ear in ears:
        ear.close()
    return [message for ear in ears for message in ear.bytes()]


@pytest.mark.ux("UX-20")
def test_a_sealed_choice_changes_no_byte_for_others(still: Running) -> None:
    one, other = sealed_by(still, 0), sealed_by(still, 1)
    assert one == other
    kinds = [json.loads(message)["type"] for message in one]
    assert kinds == ["presence", "state", "state"] * 2


@pytest.mark.rule("wk2.plot.07")
def test_a_vote_goes_from_link_to_link_with_a_notice_to_each(
    days: Running, receiver: Receiver
) -> None:
    guests = [days.guest(name) for name in NAMES]
    for guest in guests:
        guest.post("/me/notices/webhook", {"url": f"{receiver.base}/{guest.me['name']}"})
    code = sit(guests, "vote", pace="days")
    for seat, guest in enumerate(guests):
        eventually(lambda name=NAMES[seat]: told(receiver, f"/{name}"), lambda count: count == 1)
        prompt = asked(guest, code, seat)
        assert prompt["name"] == "vote"
        others = [asked(other, code, at) for at, other in enumerate(guests) if other is not guest]
        assert others == [None, None]  # in turn order, and everybody sees what was said
        say(guest, code, seat, prompt["options"][min(seat, 1)]["key"])
    lines = guests[0].state(code, 0, log=0)["log"]
    assert {line["rule"] for line in lines if line["kind"] == "votes"} <= {"wk2.plot.07"}
    assert guests[0].state(code, 0)["prompt"]["name"] != "vote"


# -- what knights on one space do for each other ---------------------------------------------------


@pytest.mark.rule("wk2.share.02")
def test_a_trade_by_link_waits_for_the_other_to_agree(days: Running, receiver: Receiver) -> None:
    ana, bo = days.guest("Ana"), days.guest("Bo")
    bo.post("/me/notices/webhook", {"url": f"{receiver.base}/bo"})
    code = sit([ana, bo], "camp", pace="days")
    for key in ("trade:1", "give:fuel", "want:meds", "propose"):
        say(ana, code, 0, key)
    eventually(lambda: told(receiver, "/bo"), lambda count: count == 1)
    assert asked(bo, code, 1)["name"] == "agree"
    before = bo.state(code, 1)["view"]["seats"]
    state = say(bo, code, 1, "agree")
    seats = state["view"]["seats"]
    assert (seats[0]["fuel"]["at"], seats[0]["meds"]) == (
        before[0]["fuel"]["at"] - 1,
        before[0]["meds"] + 1,
    )
    assert (seats[1]["fuel"]["at"], seats[1]["meds"]) == (
        before[1]["fuel"]["at"] + 1,
        before[1]["meds"] - 1,
    )
    assert asked(ana, code, 0)["name"] == "camp"


@pytest.mark.rule("wk2.share.03")
def test_who_camps_mends_the_vehicle_of_a_companion(days: Running) -> None:
    ana, bo = days.guest("Ana"), days.guest("Bo")
    code = sit([ana, bo], "camp", pace="days")
    assert bo.state(code, 1)["view"]["seats"][1]["damage"]["at"] == 1
    keys = [option["key"] for option in asked(ana, code, 0)["options"]]
    assert "repair:damage@1" in keys
    say(ana, code, 0, "repair:damage@1")
    assert bo.state(code, 1)["view"]["seats"][1]["damage"]["at"] == 0


# -- what can not be -------------------------------------------------------------------------------


def refused(guest: Guest, code: str, key: str) -> Any:
    """What is said of an answer that is not taken; nothing has changed then."""
    before = guest.state(code, 0, log=0)
    reply = guest.answer(code, before["prompt"], [key], status=422)
    assert guest.state(code, 0, log=0) == before
    return reply


@pytest.mark.rule("wk2.move.04", "wk2.share.02")
def test_what_is_impossible_is_refused_with_its_clause(still: Running) -> None:
    ana, bo = still.guest("Ana"), still.guest("Bo")
    road = sit([ana, bo], "turn")
    say(ana, road, 0, "move")
    for far in ("s01", "nowhere", "s80"):  # too far, not on the board, where the knight stands
        assert refused(ana, road, far)["rule"].startswith("wk2.move.")
    camp = sit([ana, bo], "camp")
    say(ana, camp, 0, "trade:1")
    for never in ("give:q99", "want:a01", "propose"):  # no such card, not theirs, nothing laid out
        assert refused(ana, camp, never)["rule"] == "wk2.share.02"
    tale = ana.table(["me"], title="wk2", options={"laid": "tale"}, start=True)
    assert refused(ana, tale, "burn-the-book")["rule"] == "wk2.wasteland.13"


# -- reading ---------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_until_something_was_read(still: Running) -> None:
    ana = still.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"quick_setup": True}, start=True)
    opened = say(ana, code, 0, asked(ana, code, 0)["options"][0]["key"])
    assert opened["view"]["book"]["read"]
    assert opened["undo"] == "something new has been read since"
    kept = ana.post(f"/tables/{code}/undo", {"seat": 0}, status=409)
    assert "read" in json.dumps(kept)
    assert ana.state(code, 0)["view"] == opened["view"]
    while asked(ana, code, 0)["name"] != "action":
        say(ana, code, 0, asked(ana, code, 0)["options"][0]["key"])
    before = ana.state(code, 0)
    planned = say(ana, code, 0, "move")
    assert planned["undo"] == ""
    ana.post(f"/tables/{code}/undo", {"seat": 0})
    after = ana.state(code, 0)
    assert after["prompt"] == before["prompt"]
    assert after["view"] == before["view"]


def test_a_tale_goes_on_at_its_paragraph_on_another_device(tmp_path: Path) -> None:
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}", rate_limits=False, web_dist=tmp_path
    )
    with serving(config) as running:
        ana = running.guest("Ana")
        code = ana.table(["me"], title="wk2", options={"laid": "tale"}, start=True)
        left = ana.state(code, 0, log=0)
        entry = left["view"]["own"]["entry"]
        (text,) = ana.get(f"/tables/{code}/passages", keys=f"entry-{entry}", seat=0)
    assert left["prompt"]["kind"] == "story"
    with serving(config) as running:  # days later, after a restart
        ana.base, ana.http.base_url = running.base, f"{running.base}/api/v1"
        tablet = elsewhere(running, ana)
        there = tablet.state(code, 0, log=0)
        for part in ("view", "prompt", "log", "log_total", "undo"):
            assert there[part] == left[part], part
        (same,) = tablet.get(f"/tables/{code}/passages", keys=f"entry-{entry}", seat=0)
        assert same == text
        on = tablet.answer(code, there["prompt"], [there["prompt"]["options"][-1]["key"]])["state"]
        assert on["version"] > left["version"]
        assert ana.state(code, 0)["view"] == on["view"]
