"""The odds: right numbers, and nothing in them that the seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

import dustboard
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import determinize, mask
from dustboard.kernel.odds import Chance
from games.wftw.scene import Scene


def row(game: Game, seat: int, place: str) -> Chance:
    rows = game.title.odds(game.masked(seat), seat)
    return next(one for one in rows if one.key == place)


def plain(chance: Chance) -> dict[str, Any]:
    """Everything a chance says, for comparing."""
    texts = [message for message in (chance.about, chance.what) if message is not None]
    return {
        "numbers": (chance.key, chance.label, chance.low, chance.high),
        "texts": [(one.key, one.args) for one in (*texts, *chance.assumed)],
        "parts": [(part.seat, part.text.key, part.text.args) for part in chance.parts],
        "bars": [(bar.text.args, bar.chance) for bar in chance.bars],
    }


def said(game: Game, masked: Any, seat: int) -> list[dict[str, Any]]:
    """All odds of a seat: of the table, and of each answer it could give."""
    rows = game.title.odds(masked, seat)
    asked = game.state.asked[seat] >= 0
    options = game.decision(seat).options.keys() if asked else []
    found = game.title.option_odds(masked, seat, options) if asked else {}
    return [plain(one) for one in (*rows, *found.values())]


def bounds(chance: Chance) -> dict[tuple[int, bool], tuple[int, int]]:
    """The totals in the parts of a chance, by seat and whether it defends."""
    found = {}
    for part in chance.parts:
        low, _, high = part.text.args["total"].partition("–")
        found[part.seat, part.text.key == "odds-line-defence"] = (int(low), int(high or low))
    return found


def test_of_a_rival_the_bounds_come_from_what_it_could_have_laid() -> None:
    scene = Scene()
    scene.hand(0, "st02", "st03")
    scene.hand(1, "st01", "st02")
    scene.deck(1, "st05")
    scene.collect()
    scene.bid({0: {"field:1": ["st02"]}, 1: {"field:1": ["st01"]}})
    found = row(scene.game, 0, "field:1")
    totals = bounds(found)
    mine, rival = totals[0, False], totals[1, False]
    assert mine[0] == mine[1]
    truth = bounds(row(scene.game, 1, "field:1"))[1, False]
    assert rival[0] <= truth[0] <= rival[1]
    assert rival[0] < rival[1]
    assert found.label == "estimate"
    # worked out again from the bars: ahead, or tied and then half
    chances = {bar.text.args["n"]: bar.chance for bar in found.bars}
    assert sum(chances.values()) == pytest.approx(1.0)
    ahead = sum(p for n, p in chances.items() if n < mine[0])
    assert found.low == found.high == pytest.approx(ahead + chances.get(mine[0], 0.0) / 2)


def test_dice_are_exact_and_even() -> None:
    scene = Scene(players=3)
    scene.collect()
    dice = row(scene.game, 0, "dice")
    assert [(bar.text.args, bar.chance) for bar in dice.bars] == [
        ({"n": 2}, 1 / 2),
        ({"n": 3}, 1 / 3),
    ]


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
            told = said(game, masked, seat)
            other_world = determinize(game.title, masked, seed=step)
            assert said(game, mask(game.title, other_world, seat), seat) == told
            seen += len(told)
    assert seen > 200


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
            if found.key in ("bill", "dice", "draw"):
                continue
            for (seat, defends), (low, high) in bounds(found).items():
                theirs = next(one for one in own[seat] if one.key == found.key)
                true = bounds(theirs)[seat, defends]
                if true[0] == true[1]:
                    assert low <= true[0] <= high
                    checked += seat != 0 and low < high
    assert checked > 5


def test_a_mark_has_no_number() -> None:
    """From nothing to everything, it would say the same of every target."""
    scene = Scene()
    scene.hand(0, "st02", "st04")
    scene.hand(1, "st01", "st02")
    scene.collect()
    game = scene.game
    keys = game.decision(0).options.keys()
    assert game.title.option_odds(game.masked(0), 0, keys) == {}


@pytest.mark.parametrize(("scrap", "words"), [(9, "odds-stand"), (1, "odds-unpaid")])
def test_while_others_may_bid_nothing_looks_won(scrap: int, words: str) -> None:
    scene = Scene()
    scene.muster({0: ["st02"], 1: ["st01", "st02"]}, stock={0: (scrap, 9, 0)})
    scene.bid({0: {"field:1": ["st02"]}})
    found = row(scene.game, 0, "field:1")
    assert found.number() is None  # alone there, it would be certain
    assert found.stand is not None
    assert found.stand.key == words
    if words == "odds-stand":
        assert found.stand.args["shown"] == 0
        assert found.stand.args["more"] > 0


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
