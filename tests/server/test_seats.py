"""People at the table: open seats, votes, leaving, standing orders, chat."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from dustboard.crew import CREW
from dustboard.server.game import crew
from dustboard.server.table import lobby
from dustboard.texts import Texts
from server.running import Running, joined, play_on, to_marks, two, until


def test_open_seats_and_public_tables(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "open", "bot"], spectators="public")
    assert code in [one["code"] for one in bo.get("/tables")["open"]]
    assert (
        ana.post(f"/tables/{code}/start", None, 409)["error"]
        == "nobody sits in seat 2 yet; send a link or add a bot"
    )
    bo.post(f"/tables/{code}/sit", {"seat": 1, "name": "Bo"})
    assert bo.post(f"/tables/{code}/sit", {"seat": 2}, 409)["kind"] == "not-now"
    ana.post(f"/tables/{code}/seat", {"seat": 2, "wish": {"kind": "bot", "bot": "random"}})
    bad = {"seat": 2, "wish": {"kind": "bot", "bot": "nonsense"}}
    assert ana.post(f"/tables/{code}/seat", bad, 400)["kind"] == "bad-request"
    ana.post(f"/tables/{code}/start")
    mine = bo.get("/tables")["mine"]
    assert [one["code"] for one in mine] == [code]


def test_a_start_that_is_sent_twice_is_answered_twice_alike(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "device", "device"], shuffle_seats=True)
    first = ana.post(f"/tables/{code}/start")
    assert ana.post(f"/tables/{code}/start") == first
    assert first["state"] == "running"
    assert bo.post(f"/tables/{code}/start", None, 403)["kind"] == "not-yours"


def test_a_start_that_is_sent_twice_at_once_begins_one_game(table: Running) -> None:
    ana = table.guest("Ana")
    for _ in range(5):
        code = ana.table(["me", "device"])
        with ThreadPoolExecutor(4) as four:
            asked = [four.submit(ana.http.post, f"/tables/{code}/start") for _ in range(4)]
        assert {one.result().status_code for one in asked} == {200}
        assert len({one.result().text for one in asked}) == 1


def test_seats_and_colours_stay_as_the_lobby_shows_them(
    table: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are shuffled when the table is laid; the start moves nobody."""
    monkeypatch.setattr(lobby, "shuffle_seats", lambda seats: seats[::-1])
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link", "bot", "device"], shuffle_seats=True)
    bo.post("/claim", {"token": ana.links(code)[2], "name": "Bo"})
    with ana.live(code) as hers, bo.live(code) as his:
        state = until(hers, "state")
        laid = [(seat["name"], seat["face"]) for seat in state["table"]["seats"]]
        assert (laid[2][0], laid[3][0], until(his, "state")["seat"]) == ("Bo", "Ana", 2)
        ana.post(f"/tables/{code}/start")
        while (state := until(his, "state"))["table"]["state"] == "lobby":
            pass
        assert [(seat["name"], seat["face"]) for seat in state["table"]["seats"]] == laid
        assert state["seat"] == state["prompt"]["seat"] == 2


def test_a_socket_that_asks_for_another_seat_finds_its_own(
    table: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "shuffle_seats", lambda seats: seats[::-1])
    ana, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = ana.table(["me", "link", "bot", "device"], shuffle_seats=True, spectators="link")
    bo.post("/claim", {"token": ana.links(code)[2], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    for guest, asked, seen in ((bo, 1, 2), (ana, 1, None), (ana, 3, 3), (cy, 2, None)):
        with guest.live(code, seat=asked) as socket:
            assert until(socket, "state")["seat"] == seen
            socket.send(json.dumps({"seat": asked}))
            assert until(socket, "state")["seat"] == seen


def test_bots_have_names_and_faces_of_their_own(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link", *["bot"] * 6])
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Pinch"})
    seats = ana.get(f"/tables/{code}")["table"]["seats"]
    assert {seat["name"] for seat in seats[2:]} <= set(CREW.values())
    assert len({seat["name"] for seat in seats[2:]}) == 6
    assert len({seat["face"] for seat in seats}) == 8
    # they stay when the host changes one of them, and play again with the same people
    ana.post(f"/tables/{code}/seat", {"seat": 3, "wish": {"kind": "bot", "bot": "easy"}})
    after = ana.get(f"/tables/{code}")["table"]["seats"]
    assert [seat["name"] for seat in after[4:]] == [seat["name"] for seat in seats[4:]]
    assert len({seat["name"] for seat in after}) == 8


def test_no_bot_is_called_like_a_knight() -> None:
    texts = Texts("dustboard.games.wk1")
    knights = " ".join(texts.format("en", f"k{number:02}") for number in range(1, 14))
    assert not set(" ".join(CREW.values()).split()) & set(knights.split())


def test_a_face_goes_with_the_name_unless_somebody_wears_it(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Ana")
    code = ana.table(["me", "link"])
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Ana"})
    faces = [seat["face"] for seat in ana.get(f"/tables/{code}")["table"]["seats"]]
    assert faces[0] == crew.by_name("Ana") != faces[1]
    other = ana.table(["me", "link"])
    assert ana.get(f"/tables/{other}")["table"]["seats"][0]["face"] == faces[0]
    assert ana.get(f"/tables/{other}")["table"]["seats"][1]["face"] == ""


def test_a_bot_takes_an_absent_seat_after_the_vote_and_gives_it_back(table: Running) -> None:
    ana, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = ana.table(["me", "link", "link"])
    joined(ana, [bo, cy], code)
    vote = {"about": "absent", "seat": 2, "choice": "bot"}
    with cy.live(code) as socket:
        until(socket, "state")
        assert (
            ana.post(f"/tables/{code}/vote", vote, 409)["error"]
            == "Cy is here, so there is nothing to vote on"
        )
    while table.services.registry.rooms[code].audience.watchers:
        time.sleep(0.01)
    state = ana.post(f"/tables/{code}/vote", vote)
    assert state["votes"][0]["choices"] == {"0": "bot"}
    assert not state["table"]["seats"][2]["away_bot"]
    state = bo.post(f"/tables/{code}/vote", vote)
    assert state["table"]["seats"][2]["away_bot"]
    assert state["votes"] == []
    while 2 in ana.state(code)["table"]["waiting"]:
        time.sleep(0.02)
    back = cy.post(f"/tables/{code}/back", {"seat": 2})
    assert not back["table"]["seats"][2]["away_bot"]
    assert "back" in back["chat"][-1]["text"]


def test_a_table_can_be_ended_by_vote_and_hidden_cards_stay_hidden(table: Running) -> None:
    ana, _, code = two(table)
    state = ana.post(f"/tables/{code}/vote", {"about": "absent", "seat": 1, "choice": "end"})
    assert state["table"]["state"] == "over"
    assert state["table"]["stopped"] is True
    assert "seed" not in state["view"]
    assert ana.get(f"/tables/{code}/record", 409)["kind"] == "not-now"
    assert ana.get(f"/tables/{code}", 403, seat=1)["kind"] == "not-yours"


def test_a_rewind_needs_everybody(table: Running) -> None:
    ana, bo, code = two(table, rewind_by_consent=True)
    play_on(code, {0: ana, 1: bo}, random.Random(4), limit=25)
    at = ana.state(code)["answers"] - 4
    then = ana.get(f"/tables/{code}/at/{at}")["view"]
    state = ana.post(f"/tables/{code}/rewind", {"seat": 0, "at": at})
    assert state["votes"][0]["about"] == "rewind"
    assert state["answers"] > at
    refused = bo.post(f"/tables/{code}/vote", {"about": "rewind", "seat": 0, "choice": "no"})
    assert refused["votes"] == []
    ana.post(f"/tables/{code}/rewind", {"seat": 0, "at": at})
    state = bo.post(f"/tables/{code}/vote", {"about": "rewind", "seat": 0, "choice": "yes"})
    assert state["votes"] == []
    assert ana.state(code)["view"] == then
    plain = ana.table(["me", {"kind": "device"}], start=True)
    assert ana.post(f"/tables/{plain}/rewind", {"seat": 0, "at": 0}, 409)["kind"] == "not-now"


def test_leaving(table: Running) -> None:
    ana, bo, code = two(table)
    info = bo.post(f"/tables/{code}/leave", {"seat": 1})
    assert info["seats"][1]["kind"] == "bot"
    while 1 in ana.state(code)["table"]["waiting"]:
        time.sleep(0.02)
    assert ana.post(f"/tables/{code}/leave", {"seat": 0})["stopped"] is True


def test_standing_orders_answer_for_their_seat(table: Running) -> None:
    ana, bo, code = two(table)
    prompt = bo.state(code)["prompt"]
    assert prompt["name"] == "production"
    bo.answer(code, prompt, ["juice"])
    bo.post(f"/tables/{code}/orders", {"seat": 1, "ask": "marks", "answer": "done"})
    bad = bo.post(f"/tables/{code}/orders", {"seat": 1, "ask": "nonsense", "answer": "x"}, 400)
    assert bad["kind"] == "bad-request"
    to_marks(code, {0: ana})
    assert bo.state(code)["prompt"] is None
    assert bo.state(code)["table"]["waiting"] == [0]
    ana.answer(code, ana.state(code)["prompt"], ["done"])
    assert [one["by"] for one in bo.state(code)["auto"]] == ["order"]
    assert ana.state(code)["auto"] == []


def test_chat_as_the_table_allows_it(table: Running) -> None:
    ana, bo, code = two(table, chat="presets")
    assert bo.post(f"/tables/{code}/chat", {"text": "<b>hi</b>"}, 409)["kind"] == "not-now"
    with ana.live(code) as socket:
        until(socket, "state")
        bo.post(f"/tables/{code}/chat", {"preset": 1}, 204)
        line = until(socket, "chat")["lines"][0]
    assert (line["name"], line["text"]) == ("Bo", ana.get("/server")["presets"][1])
    quiet = ana.table(["me", "bot"], chat="off")
    assert ana.post(f"/tables/{quiet}/chat", {"preset": 0}, 409)["kind"] == "not-now"
    free = ana.table(["me", "bot"])
    ana.post(f"/tables/{free}/chat", {"text": "<b>one\n two</b>"}, 204)
    assert ana.state(free)["chat"][-1]["text"] == "<b>one two</b>"
    # nothing turns or controls what is around it, as in names
    ana.post(f"/tables/{free}/chat", {"text": "on\u202ee \u2066tw\u200bo\u0007\x1b[31m"}, 204)
    assert ana.state(free)["chat"][-1]["text"] == "one two[31m"
    assert ana.post(f"/tables/{free}/chat", {"text": "\u202e\u200b"}, 400)["kind"] == "bad-request"
    assert table.guest().post(f"/tables/{free}/chat", {"text": "x"}, 403)["kind"] == "not-yours"


def test_bad_tables_are_refused_with_their_clause(table: Running) -> None:
    ana = table.guest()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    one = ana.post("/tables", {"title": "wftw", "seats": seats[:1]}, 422)
    assert one["rule"].startswith("wftw.")
    option = {"title": "wftw", "seats": seats, "options": {"victory_goal": 9999}}
    assert ana.post("/tables", option, 422)["rule"] == "wftw.vp.01"
    assert ana.post("/tables", {"title": "chess", "seats": seats}, 422)["kind"] == "illegal"
    doubled = {"title": "wftw", "seats": [seats[0], seats[0]]}
    assert ana.post("/tables", doubled, 400)["kind"] == "bad-request"


def test_a_guest_is_called_as_they_said_when_they_sat_down(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest()
    code = ana.table(["me", "link", "open"])
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    assert bo.get("/me")["name"] == "Bo"
    bo.post(f"/tables/{code}/chat", {"text": "hello"}, 204)
    assert ana.state(code)["chat"][-1]["name"] == "Bo"
    # an account is known by its name, whatever it is called at one table
    cy = table.guest()
    name = f"Cy {cy.me['id'][:6]}"
    cy.post("/me", {"name": name, "password": "rust and juice"})
    cy.post(f"/tables/{code}/sit", {"seat": 2, "name": "The Kid"})
    cy.post(f"/tables/{code}/chat", {"preset": 0}, 204)
    assert ana.state(code)["chat"][-1]["name"] == "The Kid"
    assert cy.get("/me")["name"] == name


def test_a_list_of_tables_tells_how_each_stands_and_which_went_on_last(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    first = ana.table(["me", "device"], start=True)
    second = ana.table(["me", "device"], title="wk1", start=True)
    assert ana.get("/tables")["last"] == second
    stands = ana.get(f"/tables/{first}/standing")
    assert (stands["round"], stands["goal"]) == (1, "First to 21 VP.")
    assert len(stands["scores"]) == 2
    assert "Gangraen" in ana.get(f"/tables/{second}/standing")["goal"]
    lobby_only = bo.table(["me", "open"])
    assert bo.get(f"/tables/{lobby_only}/standing")["scores"] == []
    assert bo.get("/tables")["last"] == lobby_only


def test_people_choose_a_face_and_bots_are_whom_the_host_wished(table: Running) -> None:
    ana = table.guest("Ana")
    assert ana.get("/me")["face"] == crew.by_name("Ana")
    assert ana.post("/me/face", {"face": "nobody"}, 400)["kind"] == "bad-request"
    assert ana.post("/me/face", {"face": "toll"})["face"] == "toll" == ana.get("/me")["face"]
    bots = [{"kind": "bot", "face": face} for face in ("pinch", "pinch", "toll")]
    code = ana.table([*bots, "me"])
    seats = ana.get(f"/tables/{code}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["face"], seats[3]["face"]) == ("Pinch", "pinch", "toll")
    assert len({seat["name"] for seat in seats}) == 4
    assert ana.get("/server")["crew"]["pinch"] == "Pinch"


def test_a_language_is_kept_with_the_person(table: Running) -> None:
    ana = table.guest("Ana")
    assert ana.get("/me")["lang"] == ""
    assert ana.post("/me/language", {"lang": "pl"})["lang"] == "pl" == ana.get("/me")["lang"]
    assert ana.post("/me/language", {"lang": "xx"}, 400)["kind"] == "bad-request"
    assert ana.get("/me")["lang"] == "pl"


def test_a_link_tells_what_it_leads_to_and_who_took_the_seat(table: Running) -> None:
    ana, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    code = ana.table(["me", "link", "bot"], title="wk1")
    token = ana.links(code)[1]
    shown = bo.get(f"/links/{token}")
    assert (shown["host"], shown["seat"], shown["taken_by"]) == ("Ana", 1, "")
    assert (shown["table"]["title"], shown["scenario"]) == ("wk1", "Savior of the Waste")
    assert "Gangraen" in shown["goal"]
    assert not any(seat["link"] for seat in shown["table"]["seats"])
    bo.post("/claim", {"token": token, "name": "Bo"})
    assert cy.get(f"/links/{token}")["taken_by"] == "Bo"
    mine = bo.get(f"/links/{token}")
    assert mine["table"]["seats"][mine["seat"]]["mine"]
    assert cy.get("/links/nothing", 404)["kind"] == "not-found"
