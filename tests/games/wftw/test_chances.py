"""The odds: right numbers, and nothing in them that the seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

import dustboard
from dustboard.kernel.game import Game
from dustboard.kernel.masks import determinize, mask
from games.wftw.scene import Scene


def row(game: Game, seat: int, place: str) -> dict[str, Any]:
    rows = game.title.odds(game.masked(seat), seat)
    return next(one for one in rows if one.get("place") == place)


def test_of_a_rival_the_bounds_come_from_what_it_could_have_laid() -> None:
    scene = Scene()
    scene.hand(0, "st02", "st03")
    scene.hand(1, "st01", "st02")
    scene.deck(1, "st05")
    scene.collect()
    scene.bid({0: {"field:1": ["st02"]}, 1: {"field:1": ["st01"]}})
    found = row(scene.game, 0, "field:1")
    mine, rival = found["lines"]
    assert mine["label"] == "exact"
    assert mine["low"] == mine["high"]
    truth = row(scene.game, 1, "field:1")["lines"][1]
    assert rival["label"] == "range"
    assert rival["low"] <= truth["low"] <= rival["high"]
    assert rival["low"] < rival["high"]
    assert rival["cards"] == 1
    against = found["table"][0]
    assert against["below"] + against["same"] + against["above"] == pytest.approx(1.0)
    assert found["chance"] == pytest.approx(against["below"] + against["same"] / 2)
    assert found["chance_label"] == "estimate"


def test_dice_are_exact_and_even() -> None:
    scene = Scene(players=3)
    scene.collect()
    rows = scene.game.title.odds(scene.game.masked(0), 0)
    assert rows[-1]["ties"] == [{"seats": 2, "chance": 1 / 2}, {"seats": 3, "chance": 1 / 3}]


@pytest.mark.parametrize("options", [{}, {"show_card_counts": False}, {"public_stockpiles": False}])
def test_odds_stay_the_same_when_hidden_facts_are_swapped(options: dict[str, Any]) -> None:
    game = dustboard.new_game("wftw", 4, 7, options)
    seen = 0
    for step in range(120):
        if game.over:
            break
        decision = game.pending[0]
        game.answer(decision.seat, (step * 7 + 3) % len(decision.options))
        for seat in (0, 2):
            masked = game.masked(seat)
            told = game.title.odds(masked, seat)
            other_world = determinize(game.title, masked, seed=step)
            again = mask(game.title, other_world, seat)
            assert game.title.odds(again, seat) == told
            seen += bool(told)
    assert seen > 50


def test_the_true_total_is_always_within_the_bounds() -> None:
    game = dustboard.new_game("wftw", 3, 11)
    checked = 0
    for step in range(150):
        if game.over:
            break
        decision = game.pending[0]
        game.answer(decision.seat, (step * 5 + 1) % len(decision.options))
        own = {seat: game.title.odds(game.masked(seat), seat) for seat in range(3)}
        if any(game.state.draft):  # type: ignore[attr-defined]
            continue  # cards on one's own desk are known to oneself only
        for found in own[0]:
            for line in found.get("lines", []):
                mine = next(r for r in own[line["seat"]] if r.get("place") == found["place"])
                true = next(
                    one
                    for one in mine["lines"]
                    if (one["seat"], "shield" in one) == (line["seat"], "shield" in line)
                )
                if true["label"] == "exact":
                    assert line["low"] <= true["low"] <= line["high"]
                    checked += line["seat"] != 0 and line["cards"] > 0
    assert checked > 5


@pytest.mark.parametrize(
    ("scrap", "juice", "word", "short"),
    [(9, 9, "covered", {}), (2, 9, "exact", {}), (1, 9, "short", {"scrap": 1})],
)
def test_the_bill_is_covered_used_up_or_short(
    scrap: int, juice: int, word: str, short: dict[str, int]
) -> None:
    scene = Scene()
    scene.muster({0: ["st02"]}, stock={0: (scrap, juice, 0)})
    scene.bid({0: {"field:1": ["st02"]}})  # costs 2 scrap
    cover = scene.game.view(0)["mine"]["cover"]
    assert cover["state"] == word
    assert {name: n for name, n in cover["short"].items() if n} == short
