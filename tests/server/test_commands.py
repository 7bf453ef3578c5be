"""Commands at the table: answers, drafts, undo, votes, orders, chat, forks, records."""

from __future__ import annotations

import random

import pytest

import dustboard
from dustboard.server.game.prompts import after_draft
from dustboard.server.store import StoreDown
from server.running import Running, joined, play_on, to_marks, two, until

# -- answers -----------------------------------------------------------------------------------


def test_the_same_key_twice_changes_nothing_the_second_time(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    prompt = ana.state(code)["prompt"]
    key = prompt["options"][0]["key"]
    first = ana.answer(code, prompt, [key], key="the-same-key")
    again = ana.answer(code, prompt, [key], key="the-same-key")
    assert (again["key"], again["at"]) == ("the-same-key", first["at"])
    assert again["state"]["prompt"] == first["state"]["prompt"]
    # even after an undo, when the decision is open again
    ana.post(f"/tables/{code}/undo", {"seat": 0})
    late = ana.answer(code, prompt, [key], key="the-same-key")
    assert late["at"] == first["at"]
    assert late["state"]["prompt"]["id"] == prompt["id"]


def test_an_answer_to_a_closed_decision_is_stale(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    prompt = ana.state(code)["prompt"]
    ana.answer(code, prompt, [prompt["options"][0]["key"]])
    late = ana.answer(code, prompt, [prompt["options"][1]["key"]], 409)
    assert (late["kind"], late["error"]) == ("stale", "the table has moved on")


def test_an_illegal_answer_names_its_clause_and_changes_nothing(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    before = ana.state(code)
    refused = ana.answer(code, before["prompt"], ["base-of-nobody"], 422)
    assert refused["kind"] == "illegal"
    assert refused["rule"].startswith("wftw.")
    batch = [before["prompt"]["options"][0]["key"], "nonsense"]
    assert ana.answer(code, before["prompt"], batch, 422)["kind"] == "illegal"
    after = ana.state(code)
    assert after["view"] == before["view"]
    assert after["prompt"] == before["prompt"]


def test_a_batch_is_taken_whole(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    prompt = ana.state(code)["prompt"]
    state = ana.answer(code, prompt, [prompt["options"][0]["key"], "done"])["state"]
    assert state["prompt"] is None
    assert state["table"]["waiting"] == [1]


def test_the_table_pushes_when_a_group_is_opened(table: Running) -> None:
    ana, bo, code = two(table)
    with ana.live(code) as socket:
        first = until(socket, "state")
        for guest, seat in ((ana, 0), (bo, 1)):
            prompt = guest.state(code, seat)["prompt"]
            guest.answer(code, prompt, [prompt["options"][0]["key"]])
        while True:
            pushed = until(socket, "state")
            if pushed["version"] > first["version"]:
                break
        assert pushed["log_from"] == first["log_total"]
        assert pushed["log_total"] > first["log_total"]
        assert [line["n"] for line in pushed["log"]] == list(
            range(pushed["log_from"], pushed["log_total"])
        )


def test_what_could_not_be_stored_is_not_acknowledged(
    table: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, code = two(table)
    before = ana.state(code)

    async def down(*_: object) -> None:
        raise StoreDown("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(table.services.store, "append", down)
        refused = ana.answer(code, before["prompt"], ["juice"], 503, key="same-key-again")
        assert refused["kind"] == "store"
        assert "disk" not in refused["error"]
        assert ana.state(code)["prompt"] == before["prompt"]
        assert bo.state(code)["table"]["waiting"] == [0, 1]
    saved = ana.answer(code, before["prompt"], ["juice"], key="same-key-again")
    assert saved["state"]["table"]["waiting"] == [1]


# -- drafts and undo ---------------------------------------------------------------------------


def test_a_draft_ends_with_its_question() -> None:
    """What would be asked next is no part of it: the page would show that over these answers."""
    game = dustboard.new_game("wk1", players=2, seed=5)
    while (asked := game.pending[0]).name != "travel":
        game.answer(asked.seat, asked.options[0].key)
    drafted = after_draft(game, asked.seat, ["vehicle"])
    assert drafted.complete
    assert drafted.game.decision(asked.seat).name == "travel"
    game.answer(asked.seat, "vehicle")
    assert game.decision(asked.seat).name == "route"
    way = game.decision(asked.seat).options[0].key
    assert not after_draft(game, asked.seat, [way]).complete  # it goes on


def test_a_draft_is_tried_up_to_its_border_and_survives_a_reload(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    prompt = ana.state(code)["prompt"]
    key = prompt["options"][0]["key"]
    body = {"seat": 0, "decision": prompt["id"], "answers": [key]}
    drafted = ana.post(f"/tables/{code}/draft", body)
    assert drafted["id"] == prompt["id"]
    assert key not in [option["key"] for option in drafted["options"]]
    assert drafted["complete"] is False
    sealed = next(option for option in drafted["options"] if option["key"] == "done")
    assert sealed["border"] == "sealed"
    whole = ana.post(f"/tables/{code}/draft", {**body, "answers": [key, "done"]})
    assert whole["complete"] is True
    assert ana.state(code)["prompt"]["draft"] == [key, "done"]
    assert ana.state(code)["view"]["mine"]["draft_marks"] == []  # nothing was given yet
    past = ana.post(f"/tables/{code}/draft", {**body, "answers": [key, "done", key]}, 422)
    assert past["kind"] == "illegal"
    wrong = ana.post(f"/tables/{code}/draft", {**body, "answers": ["nonsense"]}, 422)
    assert wrong["rule"].startswith("wftw.")
    stale = ana.post(f"/tables/{code}/draft", {**body, "decision": "0-0-0"}, 409)
    assert stale["kind"] == "stale"
    # a restart of the server would find it in the store
    ana.answer(code, prompt, [key])
    assert ana.state(code)["prompt"]["draft"] == []


def test_a_sealed_answer_is_taken_back_until_the_last_seat_confirms(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    before = ana.state(code)
    prompt = before["prompt"]
    ana.answer(code, prompt, [prompt["options"][0]["key"], "done"])
    assert ana.state(code)["undo"] == ""
    once = ana.post(f"/tables/{code}/undo", {"seat": 0})
    assert once["prompt"]["id"] != prompt["id"]
    twice = ana.post(f"/tables/{code}/undo", {"seat": 0})
    assert twice["prompt"] == prompt
    assert twice["view"] == before["view"]
    ana.answer(code, prompt, ["done"])
    bo.answer(code, bo.state(code)["prompt"], ["done"])
    refused = ana.post(f"/tables/{code}/undo", {"seat": 0}, 409)
    assert refused["kind"] == "border"
    assert ana.state(code)["undo"] in refused["error"]


# -- history, forks, records -------------------------------------------------------------------


def test_positions_show_what_the_seat_saw_then(table: Running) -> None:
    ana, bo, code = two(table)
    play_on(code, {0: ana, 1: bo}, random.Random(4), limit=30)
    now = ana.state(code)
    room = table.services.registry.rooms[code]
    assert room.story is not None
    for n in (0, now["answers"] // 2, now["answers"]):
        past = ana.get(f"/tables/{code}/at/{n}")
        assert past["position"] == n
        assert past["prompt"] is None
        assert past["view"] == room.story.game.fork(n).view(0)
    assert ana.get(f"/tables/{code}/at/{now['answers'] + 1}", 400)["kind"] == "bad-request"
    assert ana.get(f"/tables/{code}/at/0", 403, seat=1)["kind"] == "not-yours"


def test_a_sealed_answer_makes_no_new_position(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    count = bo.state(code)["answers"]
    prompt = ana.state(code)["prompt"]
    ana.answer(code, prompt, [prompt["options"][0]["key"], "done"])
    assert bo.state(code)["answers"] == count
    assert bo.get(f"/tables/{code}/at/{count + 1}", 400)["kind"] == "bad-request"


def test_a_fork_can_be_played_with_friends(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    before = ana.state(code, 0)
    wish = {"seat": 0, "at": before["answers"], "friends": True}
    fork = ana.post(f"/tables/{code}/fork", wish)
    assert (fork["state"], fork["new_deal"]) == ("lobby", True)
    assert [seat["kind"] for seat in fork["seats"]] == ["me", "link"]
    cy = table.guest("Cy")
    joined(ana, [cy], fork["code"])
    after = ana.state(fork["code"], 0)
    assert after["view"]["mine"] == before["view"]["mine"]
    assert after["prompt"]["name"] == "marks"
    assert cy.state(fork["code"])["prompt"]["name"] == "marks"
    assert ana.state(code)["answers"] == before["answers"]


def test_undo_in_a_new_deal(table: Running) -> None:
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    at = ana.state(code)["answers"]
    fork = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": at})["code"]
    prompt = ana.state(fork)["prompt"]
    assert prompt["name"] == "marks"
    ana.answer(fork, prompt, [prompt["options"][0]["key"]])
    back = ana.post(f"/tables/{fork}/undo", {"seat": 0})
    assert back["prompt"] == prompt
    assert ana.post(f"/tables/{fork}/undo", {"seat": 0}, 409)["kind"] == "border"


def test_a_finished_game_can_be_exported_imported_forked_and_played_again(table: Running) -> None:
    ana, bo, code = two(table, options={"victory_goal": 5})
    play_on(code, {0: ana, 1: bo}, random.Random(8))
    record = ana.get(f"/tables/{code}/record")
    # all eyes are open now
    assert ana.state(code, 1)["view"]["you"] == 1
    assert ana.get(f"/tables/{code}/at/3", seat=1)["view"]["you"] == 1
    own = bo.post("/import", {"record": record})
    assert own["state"] == "over"
    assert bo.get(f"/tables/{own['code']}/report")["verified"]
    at = len(record["answers"]) // 2
    fork = bo.post(f"/tables/{code}/fork", {"seat": 1, "at": at})
    assert fork["new_deal"] is False
    assert fork["state"] == "running"
    last = len(record["answers"])
    assert bo.post(f"/tables/{code}/fork", {"seat": 1, "at": last}, 409)["kind"] == "not-now"
    again = bo.post(f"/tables/{code}/rematch")
    assert again["state"] == "lobby"
    # the others are told, and led to the same table
    told = ana.state(code)
    assert told["table"]["next"] == again["code"]
    assert told["chat"][-1]["text"] == "Bo sets up another game."
    assert table.guest("Eve").state(code)["table"]["next"] == ""
    assert ana.post(f"/tables/{code}/rematch")["code"] == again["code"]
    assert [seat["taken"] for seat in again["seats"]] == [True, True]
    assert again["commitment"] != ana.state(code)["table"]["commitment"]
    bo.post(f"/tables/{again['code']}/start")
    assert ana.state(again["code"])["seat"] == 0
    # it has begun: who asks now lays another
    assert ana.post(f"/tables/{code}/rematch")["code"] != again["code"]


def test_a_damaged_record_is_refused(table: Running) -> None:
    ana = table.guest()
    game = dustboard.new_game("wftw", 2, 7)
    game.answer(0, game.decision(0).options[0].key)
    record = game.record()
    running = ana.post("/import", {"record": record})
    assert running["state"] == "running"
    for change in ({"seed": "zz"}, {"answers": [[0, "nonsense"]]}, {"digest": "0"}, {"title": "x"}):
        refused = ana.post("/import", {"record": {**record, **change}}, 422)
        assert refused["kind"] == "bad-record"
