"""Phase 7, Card Acquisition: where won cards go, and when they begin to work."""

import pytest

from games.wftw.scene import Scene


@pytest.mark.rule("wftw.gain.01", "wftw.card.12")
def test_a_base_won_in_round_3_produces_in_round_4() -> None:
    scene = Scene()
    scene.quiet_round()
    scene.quiet_round()
    assert scene.state.round == 3
    scene.fields("ob11")  # +1 scrap
    scene.fight({0: {"field:1": ["bu01"]}})
    assert scene.state.round == 4
    assert scene.has(scene.state.tableau[0]) == ["ob11", "st08", "st09"]
    assert scene.has(scene.state.discard[0]) == ["bu01"]
    scene.stock(0, 0)
    scene.stock(1, 0)
    scene.collect()
    assert (scene.resources(0)[0], scene.resources(1)[0]) == (5, 4)


@pytest.mark.rule("wftw.gain.01")
def test_a_bought_base_enters_the_tableau_too() -> None:
    scene = Scene()
    scene.row("bb05", "bb01")
    scene.fight({0: {"shop": ["bu08"]}, 1: {"field:1": ["st01"]}})
    scene.answer(0, "take:1")
    assert scene.has(scene.state.tableau[0]) == ["bb05", "st08", "st09"]
    assert scene.has(scene.state.discard[0]) == ["bu08"]


@pytest.mark.rule("wftw.gain.02")
def test_a_unit_bought_in_round_1_waits_for_a_reshuffle() -> None:
    scene = Scene()
    scene.row("bu03", "bu04")
    scene.collect()
    deck = scene.state.deck[0]
    assert len(deck) == 3
    scene.fight({0: {"shop": ["bu01"]}})
    scene.answer(0, "take:1")
    assert scene.state.deck[0] == deck
    assert scene.has(scene.state.discard[0]) == ["bu01", "bu03"]
    scene.collect()  # round 2 draws the last three
    assert scene.has(scene.state.hand[0]) == scene.has(deck)
    assert scene.has(scene.state.discard[0]) == ["bu01", "bu03"]
    scene.close_bidding()
    scene.collect()  # round 3 reshuffles
    assert scene.state.discard[0] == ()
    assert "bu03" in scene.has(scene.state.hand[0])


@pytest.mark.rule("wftw.gain.02")
def test_an_objective_unit_goes_to_the_discard_pile() -> None:
    scene = Scene()
    scene.fields("ou03")
    hand = ["st01"]
    scene.fight({0: {"field:1": ["st02"]}}, hold={0: hand})
    assert scene.has(scene.state.discard[0]) == ["ou03", "st02"]
    assert scene.has(scene.state.hand[0]) == hand
    assert len(scene.state.tableau[0]) == 2


def test_won_cards_are_set_aside_until_phase_7() -> None:
    """R37: they score and work from then on, all together."""
    scene = Scene()
    scene.fields("ob13")  # 5 points
    scene.row("bu01", "bu01")
    scene.fight({0: {"field:1": ["bu01"], "shop": ["bu01"]}})
    assert scene.asked() == {0: "pick"}
    seat = scene.game.view(None)["seats"][0]
    assert seat["won"] == ["ob13"]
    assert [base["card"] for base in seat["tableau"]] == ["st08", "st09"]
    assert seat["score"] == 2
    scene.answer(0, "take:1")
    assert scene.score(0) == 7
    assert scene.game.view(None)["seats"][0]["won"] == []
