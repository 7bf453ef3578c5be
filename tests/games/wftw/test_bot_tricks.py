"""Bots use the cards that make bluffs pay, and read nothing for it that their seat can't know."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wftw.bot import policy as wftw
from dustboard.games.wftw.bot.appraisal import LURES
from dustboard.games.wftw.content.cards import CARDS, by_id
from dustboard.kernel.knowledge.known import known_to
from dustboard.kernel.policy import Policy
from games.wftw.scene import Scene
from games.wftw.test_tricks import bidding, to_reveal

MANY = 9


def says(scene: Scene, seat: int, way: Policy | None = None) -> str:
    """The first step that a bot would take."""
    return whole(scene, seat, way)[0]


def whole(scene: Scene, seat: int, way: Policy | None = None) -> list[str]:
    """The answer that a bot would give; the same in all worlds that fit what it knows."""
    way = way or wftw.policy(scene.game.players, {})
    known = known_to(scene.game, seat)
    found: list[list[list[int]]] = []
    for seed in range(8):
        world: Any = known.deal(seed)
        found.append([plan.actions for plan in way.plans(world, seat, MANY)])
    assert all(plans == found[0] for plans in found)
    ask = scene.game.title.asks[scene.state.asked[seat]]
    keys: list[str] = []
    trial = known.masked.clone()
    for action in found[0][0]:
        keys.append(ask.key(trial, seat, action))
        ask.apply(trial, seat, action)
    return keys


def test_a_convoy_leaves_a_lost_field_for_one_that_it_can_win() -> None:
    scene = bidding({0: ["bu24", "st01"], 1: ["bu08"] * 5}, players=3)
    scene.fields("ob03", "ob13")
    scene.deck(1)
    others = {"field:1": ["bu08"] * 4, "field:2": ["bu08"]}
    to_reveal(scene, {0: {"field:1": ["bu24"], "field:2": ["st01"]}, 1: others})
    assert says(scene, 0) == "move:0:bu24@field:2"


def test_a_convoy_stays_where_it_is_alone() -> None:
    scene = bidding({0: ["bu24", "st01"], 1: ["bu26"]}, players=3)
    scene.fields("ob13", "ob05")
    to_reveal(scene, {0: {"field:1": ["bu24"], "shop": ["st01"]}, 1: {"field:2": ["bu26"]}})
    assert says(scene, 0) == "done"


def test_turncoats_leave_a_hopeless_place_and_hold_a_good_one() -> None:
    lost = bidding({0: ["bu04"], 1: ["bu26", "bu26", "bu26"]})
    lost.deck(1)
    to_reveal(lost, {0: {"field:1": ["bu04"]}, 1: {"field:1": ["bu26"] * 3}})
    assert says(lost, 0) == "recall:0:bu04"
    alone = bidding({0: ["bu04"], 1: ["bu26"]})
    to_reveal(alone, {0: {"field:1": ["bu04"]}})
    assert says(alone, 0) == "done"


def test_turncoats_go_home_where_not_all_can_be_paid() -> None:
    scene = bidding({0: ["bu04", "bu26"], 1: ["st01"]})
    scene.stock(0, 6, 1)  # enough for the crawler and the trick, not for both units
    scene.fields("ob13")
    to_reveal(scene, {0: {"field:1": ["bu04", "bu26"]}, 1: {"field:1": ["st01"]}})
    assert says(scene, 0) == "recall:0:bu04"


def test_a_pit_calls_for_help_where_that_decides() -> None:
    scene = bidding({0: ["bu20", "bu18"], 1: ["bu08", "bu08"]})
    scene.fields("ob13")
    to_reveal(scene, {0: {"field:1": ["bu20"]}, 1: {"field:1": ["bu08", "bu08"]}})
    assert says(scene, 0) == "raise:0:bu18@field:1"
    scene.stock(0, 2, 0, 1)  # the unit can't be paid any more
    assert says(scene, 0) == "done"


def test_it_looks_where_most_can_be_won() -> None:
    scene = bidding({0: ["st01"], 1: ["bu26", "bu25"]}, players=3)
    scene.tableau(0, "bb03", "st08")
    scene.fields("ob05", "ob13")
    scene.bid({1: {"field:1": ["bu26"], "field:2": ["bu25"]}})
    assert says(scene, 0) == "look:1:1"  # the monument is worth more


def test_what_was_seen_counts_in_the_next_bid() -> None:
    """Against a weak card that was seen a bot bids; against a strong one it stays away."""
    found = []
    for laid in ("st01", "bu26"):
        scene = bidding({0: ["bu09"], 1: ["bu26", "st01"]})
        scene.tableau(0, "bb03", "st08")
        scene.fields("ob13")
        scene.row()
        scene.bid({1: {"field:1": [laid]}})
        scene.answer(0, "look:1:0")
        scene.hand(1)
        scene.bid({})
        found.append(says(scene, 0))
    assert found == ["field:1", "done"]


def test_riders_go_out_first() -> None:
    scene = bidding({0: ["bu19", "st01"], 1: ["st01"]})
    scene.fields("ob13")
    early = says(scene, 0)
    scene.hand(0, "bu18", "st01")
    assert (early, says(scene, 0)) == ("field:1", "done")


def test_a_lure_is_laid_alone_and_more_can_follow() -> None:
    scene = bidding({0: ["bu03", "bu25", "bu18"], 1: ["st01"]})
    scene.fields("ob13")
    scene.mark({0: ["field:1"]})
    assert whole(scene, 0) == ["bu03@field:1", "done"]


def test_scrap_for_the_toll_is_put_aside() -> None:
    scene = bidding({0: ["st02", "st02"], 1: ["st01"]})
    scene.fields("ob13")
    scene.row()
    scene.tableau(1, "bb09", "st08")
    scene.stay_out()
    scene.stay_out()
    scene.stock(0, 2)
    assert says(scene, 0) == "done"  # 2 for a warrior leave nothing for the bridge
    scene.stock(0, 3)
    assert says(scene, 0) == "field:1"


def test_lures_are_the_cards_whose_text_says_so() -> None:
    lures = {CARDS[card].id for card in range(len(CARDS)) if LURES[card]}
    assert lures == {"bu03", "bu04", "bu19", "bu24"}
    assert not LURES[by_id["bu20"]]  # a pit never leaves


@pytest.mark.parametrize("players", [2, 4])
def test_owners_of_a_bridge_mark_early_with_a_card_that_comes_back(players: int) -> None:
    scene = bidding({0: ["bu03", "bu25"]}, players=players)
    scene.tableau(0, "bb09", "st08")
    scene.fields(*["ob13"] * ((players + 1) // 2))
    way = wftw.policy(players, {"feint": 0.1})
    assert says(scene, 0, way) == "field:1"


def test_nobody_goes_shopping_with_less_than_the_cheapest_card_costs() -> None:
    scene = bidding({0: ["st05"], 1: []})  # a dealer is worth 2 in the shop, and brings a scrap
    scene.fields("ob13")
    scene.stay_out()
    scene.stay_out()
    scene.row("bu26", "bu08")  # 8 and 3
    assert "shop" not in whole(scene, 0)
    scene.row("bu26", "bb01")  # 2
    assert "shop" in whole(scene, 0)
