"""The game that cannot go on ends with normal scoring (R59)."""

from __future__ import annotations

import pytest

from games.wftw.scene import Scene


def bare(scene: Scene, *units: str) -> None:
    """Nobody has a card left but seat 0, who holds these."""
    scene.collect()
    for seat in scene.seats:
        scene.hand(seat)
        scene.deck(seat)
        scene.discard(seat)
    scene.hand(0, *units)


@pytest.mark.rule("wftw.flow.01")
def test_without_any_unit_the_round_is_the_last() -> None:
    scene = Scene(players=3)
    bare(scene)
    scene.close_bidding()
    assert scene.game.over
    outcome = scene.game.outcome
    assert outcome is not None
    assert outcome.reason == "stalemate"
    assert outcome.scores == (2, 2, 2)


@pytest.mark.rule("wftw.flow.01")
def test_one_unit_keeps_the_game_going() -> None:
    scene = Scene(players=3)
    bare(scene, "st01")
    scene.close_bidding()
    assert not scene.game.over
    assert scene.state.round == 2


def test_a_unit_that_is_never_drawn_does_not() -> None:
    scene = Scene(players=2)
    bare(scene)
    scene.discard(0, "st01")
    scene.tableau(0, "bb01")  # it produces, but draws no card
    scene.tableau(1, "bb01")
    scene.close_bidding()
    assert scene.game.over


@pytest.mark.parametrize(
    ("unit", "stock", "base", "over"),
    [
        ("st01", (0, 0, 0), "bb01", False),  # scrap grows
        ("st03", (0, 0, 0), "bb01", True),  # juice never comes
        ("st03", (0, 1, 0), "bb01", False),  # it is there already
        ("st03", (0, 0, 0), "ob02", False),  # a free choice can be juice
        ("st01", (0, 0, 0), "bb12", False),  # the discount pays it
        ("st02", (0, 0, 0), "bb12", True),  # the discount alone does not
    ],
)
def test_where_overbidding_is_forbidden_the_unit_must_be_payable_some_day(
    unit: str, stock: tuple[int, int, int], base: str, over: bool
) -> None:
    scene = Scene(players=2, overbid="forbidden")
    bare(scene, unit)
    scene.stock(0, *stock)
    scene.tableau(0, base)
    scene.close_bidding()
    assert scene.game.over is over
