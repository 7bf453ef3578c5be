"""No byte that a seat is sent depends on what it may not know."""

from __future__ import annotations

import json
import random
import secrets
import time

import dustboard
from dustboard.games.wftw.content.card_table import ID
from server.listening import SEED, Ear, answer_by_chance, settled
from server.listening import still as still
from server.running import Running, everything, joined


def a_round(running: Running, choose: dict[int, int]) -> tuple[list[bytes], list[bytes]]:
    """Three people, seat 1 answers its first sealed decisions by the given indexes.

    Gives all that seat 0 and a spectator are sent while the group stays open.
    """
    ana, bo, cy, eve = (running.guest(name) for name in ("Ana", "Bo", "Cy", "Eve"))
    code = ana.table(["me", "link", "link"])
    joined(ana, [bo, cy], code)
    rng = random.Random(5)
    game = running.services.registry.rooms[code].story.game  # type: ignore[union-attr]
    # play to the first marking of targets, with the same answers each time
    while game.pending[0].name != "marks":
        for guest, seat in ((ana, 0), (bo, 1), (cy, 2)):
            prompt = guest.state(code, seat)["prompt"]
            if prompt:
                guest.answer(code, prompt, [rng.choice(prompt["options"])["key"]])
        game = running.services.registry.rooms[code].story.game  # type: ignore[union-attr]
    ears = [Ear(ana, code, 0), Ear(eve, code, None)]
    settled(ears)
    prompt = bo.state(code, 1)["prompt"]
    for step in range(len(choose)):
        index = choose[step]
        key = prompt["options"][index]["key"]
        prompt = bo.answer(code, prompt, [key])["state"]["prompt"]
    if prompt is not None:
        bo.answer(code, prompt, ["done"])
    for ear in ears:
        ear.read_to("presence")
        ear.listen()
        ear.ask()
    for ear in ears:
        ear.close()
    return ears[0].bytes(), ears[1].bytes()


def test_what_is_sealed_changes_no_byte_for_others(still: Running) -> None:
    one = a_round(still, {0: 0, 1: 0})
    other = a_round(still, {0: 2})
    nothing = a_round(still, {})
    for viewer in (0, 1):
        assert one[viewer] == other[viewer] == nothing[viewer]
        kinds = [json.loads(message)["type"] for message in one[viewer]]
        assert kinds == ["presence", "state", "state"]


def test_ready_flags_come_in_messages_of_one_size(still: Running) -> None:
    guests = [still.guest(name) for name in ("Ana", "Bo", "Cy")]
    code = guests[0].table(["me", "link", "link"])
    joined(guests[0], guests[1:], code)
    ear = Ear(guests[0], code, 0)
    settled([ear])
    sizes, waits = set(), []
    for seat in (1, 2):
        prompt = guests[seat].state(code, seat)["prompt"]
        while prompt is not None:
            prompt = guests[seat].answer(code, prompt, [prompt["options"][0]["key"]])["state"][
                "prompt"
            ]
        ear.read_to("presence")
    for message in ear.heard:
        decoded = json.loads(message)
        assert decoded["type"] == "presence"
        sizes.add(len(message))
        waits.append(decoded["waiting"])
    assert waits == [[0, 2], [0]]
    assert len(sizes) == 1
    ear.close()


def _hidden_kinds(game: dustboard.Game) -> set[int]:
    """The cards that lie face down in the common decks."""
    state = game.state
    return {*state.buy_deck, *state.objective_deck}  # type: ignore[attr-defined]


def test_no_card_that_nobody_has_seen_is_named(still: Running) -> None:
    """Ids and names of cards that are still in the decks occur in no byte anybody gets."""
    guests = [still.guest(name) for name in ("Ana", "Bo", "Cy")]
    code = guests[0].table(["me", "link", "link"])
    joined(guests[0], guests[1:], code)
    ears = [Ear(guest, code, seat) for seat, guest in enumerate(guests)]
    ears.append(Ear(still.guest("Eve"), code, None))
    rows = [row for deck in guests[0].get("/cards/wftw")["decks"].values() for row in deck]
    names = {row["id"]: row["name"] for row in rows}
    rng = random.Random(9)
    room = still.services.registry.rooms[code]
    checked = 0
    for _ in range(40):
        for seat, guest in enumerate(guests):
            answer_by_chance(guest, code, ears[seat], rng)
        assert room.story is not None
        game = room.story.game
        if game.over:
            break
        time.sleep(0.02)
        for ear in ears:
            ear.heard += [message.encode() for message in everything(ear.socket, 0)]
    assert room.story is not None
    hidden = _hidden_kinds(room.story.game)
    shown = set(range(len(ID))) - hidden
    unseen = {ID[card] for card in hidden} - {ID[card] for card in shown}
    assert unseen
    for ear in ears:
        assert len(ear.heard) > 10
        for message in ear.heard:
            text = message.decode()
            for id in unseen:
                checked += 1
                assert f'"{id}"' not in text
                assert names[id] not in text
    assert checked > 1000
    for ear in ears:
        ear.close()


def test_a_choice_that_was_only_begun_is_not_noticed(still: Running) -> None:
    """Not by pushes, and not by anything that can be asked for either."""
    ana, bo = still.guest("Ana"), still.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    for guest in (ana, bo):
        prompt = guest.state(code)["prompt"]
        guest.answer(code, prompt, [prompt["options"][0]["key"]])
    prompt = bo.state(code)["prompt"]
    assert prompt["name"] == "marks"
    ear = Ear(ana, code, 0)
    settled([ear])
    before = [ana.http.get(path).content for path in (f"/tables/{code}", "/tables")]
    bo.answer(code, prompt, [prompt["options"][0]["key"]])
    ear.listen()
    assert [json.loads(message)["type"] for message in ear.heard] == ["state"]  # what we asked for
    assert [ana.http.get(path).content for path in (f"/tables/{code}", "/tables")] == before
    ear.close()


def test_a_draft_and_an_order_are_told_to_nobody_else(still: Running) -> None:
    ana, bo = still.guest("Ana"), still.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    ear = Ear(ana, code, 0)
    settled([ear])
    prompt = bo.state(code, 1)["prompt"]
    key = prompt["options"][0]["key"]
    body = {"seat": 1, "decision": prompt["id"], "answers": [key]}
    drafted = bo.post(f"/tables/{code}/draft", body)
    assert drafted["draft"] == [key]
    bo.post(f"/tables/{code}/orders", {"seat": 1, "ask": "marks", "answer": "done"})
    ear.listen()
    assert [json.loads(message)["type"] for message in ear.heard] == ["state"]  # what we asked for
    assert bo.state(code, 1)["prompt"]["draft"] == [key]
    assert bo.state(code, 1)["orders"] == {"marks": "done"}
    assert ana.state(code, 0)["orders"] == {}
    ear.close()


def test_neither_seed_nor_links_nor_hashes_are_sent_while_the_game_runs(still: Running) -> None:
    ana, bo = still.guest("Ana"), still.guest("Bo")
    bo.post("/me", {"name": f"Bo {secrets.token_hex(4)}", "password": "long enough"})
    code = ana.table(["me", "link", "link"])
    links = ana.links(code)
    bo.post("/claim", {"token": links[1], "name": "Bo"})
    seen = bo.http.get(f"/tables/{code}").text + bo.http.get("/tables").text
    assert links[2] not in seen
    assert SEED not in seen
    assert "argon2" not in seen + bo.http.get("/me").text
    assert bo.get(f"/tables/{code}/record", 409)["kind"] == "not-now"
    assert bo.get(f"/tables/{code}/report", 409)["kind"] == "not-now"
