"""Notices: who is told what and when, what is in them, and where they may go."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.notices import messages, notifier, outgoing, webpush
from dustboard.server.notices.messages import NoticeText
from dustboard.server.notices.outgoing import Undeliverable, check_target, post
from dustboard.server.services import Services
from dustboard.server.store import ChannelRow, News
from dustboard.server.table import pauses, play
from server.receiver import Browser, Receiver, receiving
from server.running import Running, joined, serving, to_marks, two, until
from server.test_clock import ANA, Hands, laid, run


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(messages, "TRIES", (0.01, 0.01))
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}",
        rate_limits=False,
        web_dist=tmp_path,
        private_notices=True,
        quiet_seconds=0.3,
    )
    with serving(config) as running:
        yield running


def test_a_webhook_is_told_at_once_and_once(table: Running, receiver: Receiver) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    shown = bo.post("/me/notices/webhook", {"url": f"{receiver.base}/bo?x=1"})
    assert [one["target"] for one in shown["channels"]] == [f"{receiver.base}/bo?x=1"]
    code = ana.table(["me", "link"])
    with bo.live(code) as socket_:  # an open page changes nothing
        until(socket_, "state")
        joined(ana, [bo], code)
        (first,) = receiver.wait(1)
        assert receiver.heard[0][0] == "/bo?x=1"
        assert first == {
            "kind": "turn",
            "text": f"It's your turn at table {code} (War for the Wasteland).",
            "content": first["text"],
            "url": f"{table.base}/t/{code}",
            "tag": f"dustboard-{code}",
            "tables": [
                {
                    "code": code,
                    "title": "wftw",
                    "url": f"{table.base}/t/{code}",
                    "deadline": None,
                }
            ],
        }
    prompt = bo.state(code)["prompt"]
    bo.answer(code, prompt, ["juice"])
    bo.post(f"/tables/{code}/undo", {"seat": 1})  # asked again, but not told again
    bo.answer(code, prompt, ["spark"])
    ana.answer(code, ana.state(code)["prompt"], ["juice"])
    told = receiver.wait(2)
    assert [one["kind"] for one in told] == ["turn", "turn"]
    assert "juice" not in str(told)
    assert "spark" not in str(told)


def test_a_standing_order_needs_no_notice(table: Running, receiver: Receiver) -> None:
    ana, bo, code = two(table)
    bo.post(f"/tables/{code}/orders", {"seat": 1, "ask": "marks", "answer": "done"})
    bo.answer(code, bo.state(code)["prompt"], ["juice"])
    bo.post("/me/notices/webhook", {"url": f"{receiver.base}/bo"})
    to_marks(code, {0: ana})
    assert bo.state(code)["prompt"] is None
    ana.answer(code, ana.state(code)["prompt"], ["done"])
    while bo.state(code)["prompt"] is None:
        ana.answer(code, ana.state(code)["prompt"], ["done"])
    group = bo.state(code)["prompt"]["id"].split("-")[0]
    assert len(receiver.wait(1)) == 1  # told of the first thing that an order did not answer
    assert bo.state(code)["prompt"]["id"].split("-")[0] == group


def test_several_tables_are_told_together(table: Running, receiver: Receiver) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    bo.post("/me/notices/webhook", {"url": f"{receiver.base}/bo", "lang": "pl"})
    codes = []
    for _ in range(3):
        codes.append(ana.table(["me", "link"]))
        joined(ana, [bo], codes[-1])
    told = receiver.wait(2)
    if sum(len(one["tables"]) for one in told) < 3:
        told = receiver.wait(3)  # a slow machine: the third table came after the second notice
    assert sum(len(one["tables"]) for one in told) == 3
    assert {note["code"] for one in told for note in one["tables"]} == set(codes)
    together = [one for one in told if len(one["tables"]) == 2]
    assert len(together) == (1 if len(told) == 2 else 0)
    for one in together:
        assert one["kind"] == "digest"
        assert one["text"] == "2 stoły czekają na ciebie."


def test_a_push_message_is_sealed_and_signed(table: Running, receiver: Receiver) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    browser = Browser()
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    shown = bo.post("/me/notices/push", {"endpoint": f"{receiver.base}/push/1", **keys})
    assert len(webpush.to_bytes(shown["push_key"])) == 65
    assert shown["channels"][0]["target"] == receiver.base.removeprefix("http://")
    bad = {"endpoint": f"{receiver.base}/push/1", "p256dh": "A" * 87, "auth": browser.auth}
    assert bo.post("/me/notices/push", bad, 400)["kind"] == "bad-request"
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    _, headers, body = receiver.wait_sealed(1)[0]
    assert code.encode() not in body
    assert json.loads(browser.open(body))["tag"] == f"dustboard-{code}"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert headers["Authorization"].endswith(f"k={shown['push_key']}")
    claims = headers["Authorization"].split(".")[1]
    assert json.loads(webpush.to_bytes(claims))["aud"] == receiver.base


def test_a_test_notice_says_where_it_arrived(table: Running, receiver: Receiver) -> None:
    ana = table.guest("Ana")
    assert ana.post("/me/notices/test") == {"sent": [], "failed": []}
    good = ana.post("/me/notices/webhook", {"url": f"{receiver.base}/good"})["channels"][0]["id"]
    nobody = f"http://127.0.0.1:{_free_port()}/x"
    bad = ana.post("/me/notices/webhook", {"url": nobody})["channels"][1]["id"]
    assert ana.post("/me/notices/test") == {"sent": [good], "failed": [bad]}
    assert receiver.wait(1)[0]["kind"] == "test"
    assert len(ana.post("/me/notices/drop", {"id": bad})["channels"]) == 1
    assert ana.post("/me/notices/drop", {"id": bad}, 404)["kind"] == "not-found"
    other = table.guest()
    assert other.post("/me/notices/drop", {"id": good}, 404)["kind"] == "not-found"
    assert other.get("/me/notices")["channels"] == []


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_a_receiver_that_is_gone_is_forgotten_and_a_busy_one_tried_again(
    table: Running, receiver: Receiver
) -> None:
    courier, store = table.services.courier, table.services.store
    hook = ChannelRow("c1", "u1", "webhook", f"{receiver.base}/x", {}, "en", 1.0)
    note = NoticeText("test", "text", "text", "/", "tag", [])

    async def work() -> list[bool]:
        await store.notices.add_channel(hook)
        receiver.statuses = [503, 429, 200]
        good = [await courier.deliver(hook, note)]
        assert len(receiver.heard) == 3
        receiver.statuses = [302]
        good.append(await courier.deliver(hook, note))
        assert len(receiver.heard) == 4  # not followed, not tried again
        (kept,) = await store.notices.channels_of("u1")
        assert kept.failures == 1
        receiver.statuses = [503]
        good.append(await courier.deliver(kept, note))
        assert len(receiver.heard) == 7  # and then it gives up
        receiver.statuses = [410]
        good.append(await courier.deliver(kept, note))
        assert await store.notices.channels_of("u1") == []
        return good

    assert asyncio.run(work()) == [True, False, False, False]


# -- reminders ---------------------------------------------------------------------------------


class Told:
    """Stands in for the courier's way out."""

    def __init__(self, services: Services) -> None:
        self.kinds: list[tuple[str, str]] = []
        services.courier.deliver = self.deliver  # type: ignore[method-assign, assignment]

    async def deliver(self, channel: ChannelRow, message: NoticeText) -> bool:
        self.kinds.append((channel.user, message.kind))
        return True


async def hooked(services: Services, *users: str) -> Told:
    for user in users:
        row = ChannelRow(f"c-{user}", user, "webhook", f"https://x/{user}", {}, "en", 1.0)
        await services.store.notices.add_channel(row)
    return Told(services)


def test_reminders_come_at_half_and_at_nine_tenths(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told = await hooked(services, "bo")
        room = await laid(services, "me", "bo", seconds_per_decision=100)
        await services.notifier.rest()
        assert told.kinds == [("bo", "turn")]
        for now, count in ((1049.0, 1), (1050.0, 2), (1051.0, 2), (1089.0, 2), (1090.0, 3)):
            hands.now = now
            await services.driver.tick()
            await services.notifier.rest()
            assert len(told.kinds) == count, now
        assert told.kinds[1:] == [("bo", "half"), ("bo", "late")]
        assert await services.store.notices.reminders_due(99_999.0) == []
        assert room.story is not None
        services.notifier.put(room, await notifier.nudge(room, ANA, 1))
        await services.notifier.rest()
        assert told.kinds[-1] == ("bo", "nudge")

    run(tmp_path, work, quiet_seconds=0.0)


class Lookups:
    """Counts how often the store is asked who can be told."""

    def __init__(self, services: Services) -> None:
        self.asked: list[list[str]] = []
        self._ask = services.store.notices.reachable
        services.store.notices.reachable = self.reachable  # type: ignore[method-assign]

    async def reachable(self, users: Sequence[str]) -> set[str]:
        self.asked.append(list(users))
        return await self._ask(users)


def test_who_can_be_told_is_remembered_until_that_changes(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told, lookups = await hooked(services, "bo"), Lookups(services)
        room = await laid(services, "me", "bo")
        await services.notifier.rest()
        assert lookups.asked == [["ana", "bo"]]

        async def go_on() -> None:
            """Everybody decides once."""
            assert room.story is not None
            group = room.story.game.state.group_number
            while room.story.game.state.group_number == group:
                decision = room.story.game.pending[0]
                await play.answer(room, decision.seat, None, [decision.options[0].key])
            await services.notifier.rest()

        await go_on()
        await go_on()
        assert lookups.asked == [["ana", "bo"]]
        assert ("ana", "turn") not in told.kinds
        told = await hooked(services, "ana")
        await go_on()
        assert lookups.asked == [["ana", "bo"], ["ana"]]
        assert ("ana", "turn") in told.kinds
        assert await services.store.notices.drop_channel("ana", "c-ana")
        told = Told(services)
        await go_on()
        assert lookups.asked == [["ana", "bo"], ["ana"], ["ana"]]
        assert ("ana", "turn") not in told.kinds

    run(tmp_path, work, quiet_seconds=0.0)


def test_what_another_process_writes_is_looked_up_again(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        lookups = Lookups(services)
        room = await laid(services, "me", "bo")
        await services.notifier.rest()
        assert await services.notifier._reachable(room, [0, 1]) == []
        for news in (News("", person="bo"), News("")):  # of one person; the connection was lost
            services.store._database.heard(news)  # type: ignore[attr-defined]
            before = len(lookups.asked)
            await services.notifier._reachable(room, [0, 1])
            assert lookups.asked[before:] == [["bo"] if news.person else ["ana", "bo"]]
        hands.now += 61  # news may be lost without a word
        await services.notifier._reachable(room, [0, 1])
        assert lookups.asked[-1] == ["ana", "bo"]

    run(tmp_path, work)


def test_who_has_answered_is_not_reminded_and_pauses_put_it_off(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told = await hooked(services, "ana", "bo")
        room = await laid(services, "me", "bo", seconds_per_decision=100)
        assert room.story is not None
        decision = room.story.game.decision(1)
        await play.answer(room, 1, decision.id, [decision.options[0].key])
        hands.now = 1040.0
        await pauses.pause(room, ANA, "")
        hands.now = 1100.0
        await services.driver.tick()
        await services.notifier.rest()
        assert sorted(told.kinds) == [("ana", "turn"), ("bo", "turn")]
        await pauses.resume(room, ANA)
        await services.notifier.rest()
        hands.now = 1109.0
        await services.driver.tick()
        assert len(told.kinds) == 2
        hands.now = 1110.0
        await services.driver.tick()
        await services.notifier.rest()
        assert told.kinds[2:] == [("ana", "half")]

    run(tmp_path, work, quiet_seconds=0.0)


def test_alone_among_bots_only_the_clock_is_told(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told = await hooked(services, "ana")
        await laid(services, "me", "bot", seconds_per_decision=100)
        await services.notifier.rest()
        assert told.kinds == []
        hands.now = 1095.0
        await services.driver.tick()
        await services.notifier.rest()
        assert told.kinds == [("ana", "late")]

    run(tmp_path, work, quiet_seconds=0.0)


# -- where they may go -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "https://user:word@hooks.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://169.254.169.254/latest",
        "https://10.1.2.3/x",
        "https://hooks.example:22/x",
        "https://hooks.example:x/",
        "https:///x",
        "https://hooks.example/ä",
        "https://hooks.example/a b",
        "nonsense",
    ],
)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(Undeliverable):
        check_target(url, False)


@pytest.mark.parametrize("address", ["127.0.0.1", "192.168.1.1", "fe80::1", "64:ff9b::7f00:1"])
def test_a_name_that_leads_inside_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        outside = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("1.1.1.1", port))
        return [outside, (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    def never(*_: Any) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(outgoing.socket, "getaddrinfo", look_up)
    monkeypatch.setattr(outgoing.socket, "create_connection", never)
    with pytest.raises(Undeliverable, match="must be a public one"):
        post("https://hooks.example/x", b"", {})


def test_loopback_is_refused_unless_the_server_allows_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path)
    with serving(config) as strict:
        ana = strict.guest("Ana")
        refused = ana.post("/me/notices/webhook", {"url": receiver.base}, 400)
        assert refused["error"] == "the address must begin with https://"
        local = ana.post("/me/notices/webhook", {"url": "https://127.0.0.1/x"}, 400)
        assert "public" in local["error"]
        tried = [ana.http.post("/me/notices/test").status_code for _ in range(6)]
        assert tried == [200] * 5 + [429]
    assert receiver.heard == []


def test_a_receiver_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "WHOLE_SECONDS", 0.1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(Undeliverable):
            post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"x", {}, private=True)


# -- sealing -----------------------------------------------------------------------------------


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, section 5."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    assert browser.p256dh == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    sealed = webpush.seal(
        b"When I grow up, I want to be a watermelon",
        browser.p256dh,
        browser.auth,
        webpush.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        webpush.to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert webpush.to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )
    assert browser.open(sealed) == b"When I grow up, I want to be a watermelon"
    assert browser.open(webpush.seal(b"{}", browser.p256dh, browser.auth)) == b"{}"
