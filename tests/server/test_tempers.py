"""The temper of a bot at a table: chosen with its level, told to all, kept with the seat."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import dustboard
from dustboard.bots import heeding, make, sight_of, tempers
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision
from dustboard.server.table.bot_pool import BotPool
from dustboard.server.table.bot_request import BotRequest
from server.running import Guest, Running, play_on

RAIDER = {"kind": "bot", "bot": "normal:raider"}
BUILDER = {"kind": "bot", "bot": "greedy:builder"}


def bots_of(guest: Guest, code: str) -> list[str]:
    """The bots of a table, seat by seat; "" is a person."""
    return [seat["bot"] for seat in guest.state(code)["table"]["seats"]]


def test_the_wizard_is_told_of_the_tempers_in_both_languages(table: Running) -> None:
    guest = table.guest()
    told = {lang: guest.get("/titles", lang=lang) for lang in ("en", "pl")}
    for title in told["en"]:
        assert {one["name"]: one["heeds_temper"] for one in title["levels"]} == {
            name: name in heeding() for name in title["bots"]
        }
        groups = tempers(title["id"])
        assert [group["id"] for group in title["tempers"]] == [group.id for group in groups]
        for told_group, group in zip(title["tempers"], groups, strict=True):
            assert told_group["default"] == group.default
            assert [one["id"] for one in told_group["tempers"]] == [one.id for one in group.temper]
            for one in told_group["tempers"]:
                assert one["name"]
                assert one["text"]
                # all but the default were measured against it
                assert bool(one["shares"]) == (one["id"] != group.default)
                assert all(row["low"] <= row["high"] for row in one["shares"])
    names = {
        lang: [
            one["name"]
            for title in told[lang]
            for group in title["tempers"]
            for one in group["tempers"]
        ]
        for lang in told
    }
    assert len(names["en"]) == len(names["pl"]) > 0
    assert not set(names["en"]) & set(names["pl"])


def test_a_temper_is_kept_from_the_lobby_to_the_rematch(table: Running) -> None:
    ana = table.guest("Ana")
    even = {"kind": "bot", "bot": "normal:even"}
    code = ana.table(["me", RAIDER, BUILDER, even], options={"round_cap": 1})
    assert bots_of(ana, code) == ["", "normal:raider", "greedy:builder", "normal"]
    wish = {"kind": "bot", "bot": "normal:shopkeeper"}
    ana.post(f"/tables/{code}/seat", {"seat": 2, "wish": wish})
    ana.post(f"/tables/{code}/start")
    seated = ["", "normal:raider", "normal:shopkeeper", "normal"]
    assert bots_of(ana, code) == seated
    assert play_on(code, {0: ana}, random.Random(1))["table"]["state"] == "over"
    assert bots_of(ana, code) == seated  # none of them failed and was replaced
    again = ana.post(f"/tables/{code}/rematch")["code"]
    assert bots_of(ana, again) == seated
    duel = ana.post(f"/tables/{code}/challenge")["code"]
    assert bots_of(ana, duel) == seated
    ana.post(f"/tables/{again}/start")
    assert sorted(bots_of(ana, again)) == sorted(seated)
    for wish, expected in (
        ({}, seated),  # as they were
        ({"bot": "normal:builder"}, ["", *["normal:builder"] * 3]),
    ):
        fork = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": 8, **wish})["code"]
        assert bots_of(ana, fork) == expected


def test_the_bot_of_somebody_who_leaves_has_no_temper_of_its_own(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", {"kind": "device", "name": "Bo"}, RAIDER], start=True)
    ana.post(f"/tables/{code}/leave", {"seat": 1})
    assert bots_of(ana, code) == ["", "normal", "normal:raider"]


@pytest.mark.parametrize(
    ("title", "bot", "told"),
    [
        ("wftw", "normal:bold", "choose one of: even, raider, shopkeeper, builder"),
        ("wk1", "normal:bold+careful", "both bold and careful"),
        ("wftw", "easy:raider", "has no tempers"),
        ("wftw", "deep", "choose one of: "),
    ],
)
def test_a_temper_that_is_not_there_is_refused(
    table: Running, title: str, bot: str, told: str
) -> None:
    ana = table.guest("Ana")
    seats: list[Any] = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    refused = ana.post("/tables", {"title": title, "seats": seats}, status=400)
    assert told in refused["error"]


def test_both_tempers_of_a_knight_are_kept(table: Running) -> None:
    ana = table.guest("Ana")
    cruel = {"kind": "bot", "bot": "normal:cruel+bold"}
    code = ana.table(["me", cruel, {"kind": "bot", "bot": "normal:careful"}], title="wk1")
    assert bots_of(ana, code) == ["", "normal:bold+cruel", "normal:careful"]
    ana.post(f"/tables/{code}/start")
    play_on(code, {0: ana}, random.Random(3), limit=12)
    assert bots_of(ana, code) == ["", "normal:bold+cruel", "normal:careful"]


def test_the_coach_may_have_a_temper(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", RAIDER], start=True)
    found = ana.get(f"/tables/{code}/coach", seat=0, bot="normal:raider")
    assert found["bot"] == "normal:raider"
    assert len(found["reasons"]) == 2
    ana.get(f"/tables/{code}/coach", seat=0, bot="normal:grim", status=400)


def through_the_pool(game: Game, decision: Decision, names: tuple[str, ...]) -> list[str]:
    """What bots answer in a worker, who gets plain copies only."""

    async def answers() -> list[str]:
        pool = BotPool(1, 60)
        try:
            request = BotRequest(game, decision.seat)
            return [(await pool.ask(name, 5, request))[0] for name in names]
        finally:
            pool.close()

    return asyncio.run(answers())


@pytest.mark.compiled  # which takes no copy for a decision unless it is told to
def test_a_bot_whose_temper_is_gone_plays_on_without_it() -> None:
    game = dustboard.new_game("wftw", 2, 3)
    names = ("normal:of-another-version", "normal", "easy")
    keys = game.pending[0].options.keys()
    gone, plain, easy = through_the_pool(game, game.pending[0], names)
    assert gone == plain
    assert easy in keys


@pytest.mark.compiled
def test_a_worker_can_weigh_the_alternatives_of_a_card() -> None:
    game = dustboard.new_game("wk1", 3, 0, {"mission": "savior"})
    bot = make("normal", "wk1", 1)
    while True:
        decision = game.pending[0]
        key = bot.answer(sight_of(game, decision.seat), decision)
        if decision.name == "alternative" and len(decision.options) > 1:
            break
        game.answer(decision.seat, key)
    assert through_the_pool(game, decision, ("normal",)) == [key]
