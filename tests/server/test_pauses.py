"""Looking after a table: pauses, more time, nudges, pins, QR codes, the client's name."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused
from dustboard.server.game import clock
from dustboard.server.notices import notifier
from dustboard.server.services import Services
from dustboard.server.table import pauses, play, views
from dustboard.server.table.chat import chat_text
from server.running import Running, serving, to_marks, two, until
from server.test_clock import ANA, BO, Hands, laid, run


def test_a_paused_table_takes_no_answers_and_says_why(table: Running) -> None:
    ana, bo, code = two(table)
    assert bo.post(f"/tables/{code}/pause", {"reason": "x"}, 403)["kind"] == "not-yours"
    ana.post(f"/tables/{code}/pause", {"reason": "  dinner  is ready "})
    state = bo.state(code)
    assert (state["table"]["paused_by"], state["table"]["pause_reason"]) == (
        "Ana",
        "dinner is ready",
    )
    prompt = state["prompt"]
    refused = bo.answer(code, prompt, [prompt["options"][0]["key"]], 409)
    assert refused["kind"] == "paused"
    assert refused["error"] == "Ana has paused the table: dinner is ready"
    assert bo.post(f"/tables/{code}/undo", {"seat": 1}, 409)["kind"] == "paused"
    draft = {"seat": 1, "decision": prompt["id"], "answers": []}
    assert bo.post(f"/tables/{code}/draft", draft)["id"] == prompt["id"]
    with ana.live(code) as socket:
        until(socket, "state")
        assert bo.post(f"/tables/{code}/resume", None, 409)["kind"] == "not-now"
    ana.post(f"/tables/{code}/resume")
    bo.answer(code, prompt, [prompt["options"][0]["key"]])
    assert ana.post(f"/tables/{code}/resume", None, 409)["kind"] == "not-now"


def test_without_the_host_any_player_lets_the_table_go_on(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await pauses.pause(room, ANA, "")
        await pauses.resume(room, BO)
        assert room.data.paused_by == ""
        assert [chat_text(row.text, "en") for row in room.chat[-2:]] == [
            "Ana paused the table.",
            "The game continues.",
        ]

    run(tmp_path, work)


def test_clocks_and_bots_stand_still_while_a_table_is_paused(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", "bo", seconds_per_decision=60)
        hands.now = 1030.0
        await pauses.pause(room, ANA, "")
        assert room.deadline(0) is None
        assert await services.store.due(99_999.0) == []
        hands.now = 1500.0
        await services.driver.tick()
        await services.driver.drive(room)
        assert room.number == 0
        await pauses.resume(room, ANA)
        assert room.deadline(0) == 1530.0
        assert await services.store.due(1500.0) == [room.code]
        await services.driver.drive(room)
        assert room.row.waiting == [0, 2]
        hands.now = 1530.0
        await services.driver.tick()
        assert room.story is not None
        assert room.story.bys.count("timeout") == 2
        assert room.deadline(0) == 1590.0  # what came before the new question does not count

    run(tmp_path, work)


def test_half_as_much_time_again_once_in_a_game(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=60)
        assert views.table_state(room, "ana", 0, 0, "en").clock.more_time
        await pauses.take_more_time(room, ANA, 0)
        assert (room.deadline(0), room.deadline(1)) == (1090.0, 1060.0)
        state = views.table_state(room, "ana", 0, 0, "en")
        assert not state.clock.more_time
        assert state.clock.deadlines == {"0": 1090.0, "1": 1060.0}
        assert "takes extra time" in chat_text(room.chat[-1].text, "en")
        with pytest.raises(Refused, match="once"):
            await pauses.take_more_time(room, ANA, 0)
        with pytest.raises(Refused, match="not yours"):
            await pauses.take_more_time(room, ANA, 1)
        hands.now = 1060.0
        await services.driver.tick()
        assert room.row.waiting == [0]
        hands.now = 1090.0
        await services.driver.tick()
        assert room.deadline(0) == 1150.0
        with pytest.raises(Refused, match="once"):
            await pauses.take_more_time(room, ANA, 0)

    run(tmp_path, work)


def test_without_a_clock_there_is_no_more_time_and_no_nudge(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        with pytest.raises(Refused, match="no clock"):
            await pauses.take_more_time(room, ANA, 0)
        hands.now += 100_000
        with pytest.raises(Refused, match="half of their time"):
            await notifier.nudge(room, ANA, 1)
        assert views.table_state(room, "ana", 0, 0, "en").clock.nudges == {}

    run(tmp_path, work)


@pytest.mark.ux("UX-08")
def test_a_nudge_comes_after_half_of_the_time_and_once(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=100)
        shown = views.table_state(room, "ana", 0, 0, "en").clock
        assert (shown.since, shown.nudges["1"], shown.now) == (1000.0, 1050.0, 1000.0)
        hands.now = 1049.0
        with pytest.raises(Refused, match="half of their time"):
            await notifier.nudge(room, ANA, 1)
        hands.now = 1050.0
        with pytest.raises(Refused, match="other players"):
            await notifier.nudge(room, ANA, 0)
        await notifier.nudge(room, ANA, 1)
        assert chat_text(room.chat[-1].text, "en") == "Ana nudges Bo."
        with pytest.raises(Refused, match="already"):
            await notifier.nudge(room, ANA, 1)
        assert room.story is not None
        decision = room.story.game.decision(1)
        await play.answer(room, 1, decision.id, [decision.options[0].key])
        with pytest.raises(Refused, match="waiting for"):
            await notifier.nudge(room, ANA, 1)
        assert clock.held(room.data, 0.0) == 0.0

    run(tmp_path, work)


# -- pins --------------------------------------------------------------------------------------


def test_a_pinned_seat_shows_nothing_before_its_pin(table: Running) -> None:
    ana = table.guest("Ana")
    seats = ["me", {"kind": "device", "name": "Bo", "pin": "4711"}]
    code = ana.table(seats, start=True)
    assert [one["pinned"] for one in ana.state(code)["table"]["seats"]] == [False, True]
    assert "4711" not in str(ana.state(code))
    prompt_id = ana.state(code, 0)["prompt"]["id"]
    for path in ("", "/odds", "/at/0"):
        assert ana.get(f"/tables/{code}{path}", 403, seat=1)["kind"] == "pin"
    body = {"seat": 1, "decision": prompt_id, "answers": ["juice"]}
    for path, sent in (
        ("answer", {**body, "key": "12345678"}),
        ("draft", body),
        ("undo", {"seat": 1}),
        ("orders", {"seat": 1, "ask": "marks", "answer": ""}),
        ("time", {"seat": 1}),
        ("back", {"seat": 1}),
        ("fork", {"seat": 1, "at": 0}),
    ):
        assert ana.post(f"/tables/{code}/{path}", sent, 403)["kind"] == "pin", path
    wrong = ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "0000"}, 403)
    assert wrong["kind"] == "pin"
    assert ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "47"}, 400)["kind"]
    opened = ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "4711"})
    assert opened["seat"] == 1
    assert opened["prompt"]["seat"] == 1
    ana.answer(code, opened["prompt"], ["juice"])
    # whoever takes up another seat locks this one
    ana.post(f"/tables/{code}/unlock", {"seat": 0})
    assert ana.get(f"/tables/{code}", 403, seat=1)["kind"] == "pin"


def test_the_websocket_keeps_a_pinned_seat_shut(table: Running) -> None:
    ana = table.guest("Ana")
    seats = ["me", {"kind": "device", "name": "Bo", "pin": "4711"}]
    code = ana.table(seats, start=True)
    with ana.live(code, 1) as socket:
        assert until(socket, "state")["seat"] is None
        socket.send('{"seat": 1}')
        shut = until(socket, "state")
        assert (shut["seat"], shut["prompt"]) == (None, None)
        ana.post(f"/tables/{code}/unlock", {"seat": 1, "pin": "4711"})
        socket.send('{"seat": 1}')
        assert until(socket, "state")["seat"] == 1
        socket.send('{"seat": null}')  # under the cover
        assert until(socket, "state")["seat"] is None
        socket.send('{"seat": 1}')
        assert until(socket, "state")["seat"] is None


def test_pins_are_not_guessed_quickly(tmp_path: Path) -> None:
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as table:
        ana = table.guest("Ana")
        seats = [{"kind": "me"}, {"kind": "device", "name": "Bo", "pin": "4711"}]
        code = ana.table(seats, start=True)
        tried = [
            ana.http.post(f"/tables/{code}/unlock", json={"seat": 1, "pin": f"{pin:04}"})
            for pin in range(6)
        ]
        assert [one.status_code for one in tried] == [403] * 5 + [429]
    assert b"4711" not in (tmp_path / "store.db").read_bytes()


# -- links and versions ------------------------------------------------------------------------


def test_a_seat_link_as_a_picture_for_the_host_only(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"])
    reply = ana.http.get(f"/tables/{code}/qr/1")
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.text.startswith("<svg")
    assert not re.search("<script|style=", reply.text)
    assert bo.get(f"/tables/{code}/qr/1", 403)["kind"] == "not-yours"
    assert ana.get(f"/tables/{code}/qr/0", 404)["kind"] == "not-found"
    other = ana.http.get(f"/tables/{code}/qr/1", headers={"host": "dust.example"})
    assert other.text != reply.text  # the picture holds the address that was asked for


def test_every_answer_names_the_client_that_is_served(tmp_path: Path) -> None:
    page = '<script type="module" crossorigin src="/assets/index-abc123de.js"></script>'
    (tmp_path / "index.html").write_text(page)
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as table:
        reply = httpx.get(f"{table.base}/api/v1/server")
        assert reply.headers["x-dustboard-client"] == "/assets/index-abc123de.js"
        assert "x-dustboard-client" not in httpx.get(f"{table.base}/").headers


def test_marks_can_be_answered_after_a_pause(table: Running) -> None:
    """A pause in a sealed group tells nobody who has answered."""
    ana, bo, code = two(table)
    to_marks(code, {0: ana, 1: bo})
    before = ana.state(code)["table"]["waiting"]
    ana.post(f"/tables/{code}/pause", {"reason": ""})
    assert ana.state(code)["table"]["waiting"] == before
    ana.post(f"/tables/{code}/resume")
    prompt = ana.state(code)["prompt"]
    ana.answer(code, prompt, ["done"])


def test_the_description_says_where_a_picture_is_sent(table: Running) -> None:
    paths = httpx.get(f"{table.base}/api/v1/openapi.json").json()["paths"]
    sent = paths["/api/v1/tables/{code}/qr/{seat}"]["get"]["responses"]["200"]["content"]
    assert list(sent) == ["image/svg+xml"]
