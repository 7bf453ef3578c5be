"""Endgame and victory: the trigger, the count, the tiebreakers."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dustboard.games.wftw.content.cards import CARDS, by_id
from dustboard.games.wftw.rules.winning import playable_strength
from games.wftw.scene import Scene

UNITS = [card.id for card in CARDS if card.kind == "unit"]
TWENTY = ["ob13"] * 4  # 5 points each
TWENTY_ONE = [*TWENTY, "bb01"]


def last_round(*tableaux: list[str], **options: object) -> Scene:
    """A table with these bases, after Resource Collection."""
    scene = Scene(players=len(tableaux), **options)
    scene.muster({})
    for seat, bases in enumerate(tableaux):
        scene.tableau(seat, *bases)
    return scene


def winners(scene: Scene) -> tuple[int, ...]:
    """Play the round out without a bid; who won the game."""
    scene.close_bidding()
    outcome = scene.game.outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.rule("wftw.vp.01", "wftw.flow.01")
@pytest.mark.parametrize(("bases", "points"), [(TWENTY, 20), (TWENTY_ONE, 21)])
def test_the_game_ends_at_21(bases: list[str], points: int) -> None:
    scene = last_round(bases, ["st08", "st09"])
    assert scene.score(0) == points
    scene.close_bidding()
    assert scene.game.over is (points == 21)
    assert scene.state.round == (1 if points == 21 else 2)
    if scene.game.outcome is not None:
        assert scene.game.outcome.reason == "goal-reached"
        assert scene.game.outcome.scores == (21, 2)


@pytest.mark.rule("wftw.vp.02")
def test_points_in_the_middle_of_a_round_do_not_end_it() -> None:
    scene = last_round(["ob13", "ob13", "ob13", "st08", "st09", "ob01"], ["st08", "st09"])
    assert scene.score(0) == 20
    scene.fields("ob04")  # 2 points
    scene.hand(0, "st01")
    scene.hand(1, "bu24", "bu01")
    scene.bid({0: {"field:1": ["st01"]}, 1: {"raid:0:5": ["bu24", "bu01"]}})  # 11 against 8
    scene.close_bidding()
    assert not scene.game.over
    assert scene.score(0) == 19
    assert scene.state.round == 2


@pytest.mark.rule("wftw.vp.02")
def test_a_round_that_reaches_21_is_played_out() -> None:
    scene = last_round(TWENTY, ["st08", "st09"])
    scene.fields("ob04")
    scene.row("bu01", "bu02")
    scene.hand(0, "st01")
    scene.hand(1, "bu01")
    scene.bid({0: {"field:1": ["st01"]}, 1: {"shop": ["bu01"]}})
    scene.close_bidding()
    assert scene.asked() == {1: "pick"}  # the objective is won, and the round goes on
    assert not scene.game.over
    scene.answer(1, "take:1")
    assert scene.game.over
    assert [event["phase"] for event in scene.events("phase")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert scene.has(scene.state.discard[1]) == ["bu01", "bu01"]


@pytest.mark.rule("wftw.vp.03", "wftw.card.10", "wftw.card.11")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_points_of_all_cards_owned(zone: str) -> None:
    scene = last_round(["st08", "st09", "ob01", "ob03"], ["st08", "st09"])  # 1, 1, 3, 4
    assert scene.score(0) == 9
    getattr(scene, zone)(0, "bu26", "bu01")  # 1 and none
    assert scene.score(0) == 10
    assert scene.score(1) == 2


@pytest.mark.rule("wftw.vp.03")
def test_cards_no_longer_owned_do_not_score() -> None:
    """R46: an abandoned unit and a captured base are gone."""
    scene = last_round(["st08", "st09", "ob03"], ["st08", "st09"])
    scene.hand(0, "ou04")  # 2 points
    scene.hand(1, "bu24", "bu01", "bu09")
    assert scene.score(0) == 8
    bids = {"field:1": ["bu09"], "raid:0:2": ["bu24", "bu01"]}  # 5 against 4, 11 against 8
    scene.bid({0: {"field:1": ["ou04"]}, 1: bids})
    scene.close_bidding()
    key = next(key for key in scene.options(0) if "ou04" in key)
    scene.answer(0, key, "done")
    assert scene.score(0) == 2
    assert scene.has(scene.state.wastes) == ["ou04"]


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(("others", "bonus"), [(3, 0), (4, 2), (5, 2)])
def test_a_bonus_needs_its_criterion(others: int, bonus: int) -> None:
    scene = last_round(["bb08", *["bb01"] * others], ["st09"])
    assert scene.score(0) == 2 + others + bonus


@pytest.mark.rule("wftw.vp.05")
@pytest.mark.parametrize("best", [0, 1])
def test_the_most_points_win(best: int) -> None:
    tableaux = [TWENTY_ONE, TWENTY_ONE]
    tableaux[best] = [*TWENTY, "ob01"]  # 23
    scene = last_round(*tableaux)
    scene.hand(1 - best, "bu26")  # 1 point, and stronger in every tiebreaker
    scene.stock(best, 0)
    assert winners(scene) == (best,)


@pytest.mark.rule("wftw.vp.05")
def test_who_triggers_the_end_need_not_win() -> None:
    """Without bonuses in the trigger, 21 ends the game and 22 with a bonus wins it."""
    scene = last_round(
        TWENTY_ONE, ["ob13", "ob13", "ob13", "bb08", "ob01"], trigger_counts_bonus=False
    )
    assert winners(scene) == (1,)
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (21, 22)


@pytest.mark.rule("wftw.vp.06")
@pytest.mark.parametrize("best", [0, 1])
def test_tiebreaker_1_strength_in_hand(best: int) -> None:
    scene = last_round(TWENTY_ONE, TWENTY_ONE)
    scene.hand(best, "bu08", "bu01")  # 7
    scene.hand(1 - best, "bu09")  # 5
    scene.stock(best, 3)
    assert winners(scene) == (best,)  # although the other has far more resources


@pytest.mark.rule("wftw.vp.06")
@pytest.mark.parametrize("best", [0, 1])
def test_tiebreaker_1_is_strength_and_not_the_number_of_cards(best: int) -> None:
    scene = last_round(TWENTY_ONE, TWENTY_ONE)
    scene.hand(best, "bu08")  # 4
    scene.hand(1 - best, "st01", "st01", "st05")  # 2
    scene.stock(best, 3)
    scene.stock(1 - best, 9, 9, 9)
    assert winners(scene) == (best,)


@pytest.mark.rule("wftw.vp.07")
def test_tiebreaker_1_counts_one_affordable_set() -> None:
    scene = last_round(TWENTY_ONE, TWENTY_ONE)
    scene.hand(0, "st02", "bu22", "st01")  # 2 for 2, 3 for 2, 1 for 1
    scene.stock(0, 3)
    assert scene.game.view(0)["mine"]["strength_in_hand"] == 4


@pytest.mark.rule("wftw.vp.07")
@pytest.mark.parametrize(("rival", "winner"), [("bu09", 1), ("bu01", 0)])
def test_the_affordable_set_decides_the_tie(rival: str, winner: int) -> None:
    scene = last_round(TWENTY_ONE, TWENTY_ONE)
    scene.hand(0, "st02", "bu22", "st01")  # 6 in all, 4 that can be paid
    scene.stock(0, 3)
    scene.hand(1, rival)  # 5 or 3
    scene.stock(1, 1, 1)
    assert winners(scene) == (winner,)


@pytest.mark.rule("wftw.vp.08")
@pytest.mark.parametrize("best", [0, 1])
@pytest.mark.parametrize(
    ("more", "less"), [((4, 1, 1), (3, 2, 0)), ((0, 6, 0), (5, 0, 0)), ((0, 1, 5), (3, 2, 0))]
)
def test_tiebreaker_2_unspent_resources_of_all_kinds(
    best: int, more: tuple[int, int, int], less: tuple[int, int, int]
) -> None:
    scene = last_round(TWENTY_ONE, TWENTY_ONE)
    scene.stock(best, *more)
    scene.stock(1 - best, *less)
    assert winners(scene) == (best,)


@pytest.mark.rule("wftw.vp.09")
@pytest.mark.parametrize("best", [0, 1])
def test_tiebreaker_3_bases(best: int) -> None:
    tableaux = [TWENTY_ONE, TWENTY_ONE]
    tableaux[best] = ["ob13", "ob13", "ob13", "ob01", "bb06", "bb01"]  # 21 with six bases
    scene = last_round(*tableaux)
    assert (scene.score(0), scene.score(1)) == (21, 21)
    assert winners(scene) == (best,)


@pytest.mark.rule("wftw.vp.09")
def test_beyond_the_last_tiebreaker_the_win_is_shared() -> None:
    """R49; the third player is behind."""
    scene = last_round(TWENTY_ONE, TWENTY_ONE, ["st09"])
    assert winners(scene) == (0, 1)


@pytest.mark.rule("wftw.vp.07")
@settings(max_examples=150, deadline=None)
@given(
    hand=st.lists(st.sampled_from(UNITS), max_size=8),
    stock=st.tuples(st.integers(0, 12), st.integers(0, 4), st.integers(0, 4)),
)
def test_the_affordable_set_is_the_best_one(hand: list[str], stock: tuple[int, int, int]) -> None:
    """R48, against every subset of the hand."""
    state = SCRATCH.state
    SCRATCH.hand(0, *hand)
    SCRATCH.stock(0, *stock)
    cards = [CARDS[by_id[card]] for card in hand]
    best = 0
    for size in range(len(cards) + 1):
        for group in combinations(cards, size):
            builds = [card.build for card in group]
            cost = [sum(getattr(build, name) for build in builds) for name in NAMES]
            if all(need <= have for need, have in zip(cost, stock, strict=True)):
                best = max(best, sum(card.attack for card in group))
    assert playable_strength(state, 0) == best


NAMES = ("scrap", "juice", "spark")
SCRATCH = Scene()
