"""The Waster on the road: revealing, waiting, playing, hunts (wk1.wasteland.01-15, 24-26)."""

import pytest

from dustboard.games.wk1.content.card_table import IS_EVENT, WASTELAND_CARDS
from games.wk1.road_scene import RoadScene

MACHINE, OTHER_MACHINE, BEAST, GANG = "w20", "w25", "w21", "w24"


def threatened(*tiles: str, **options: str) -> RoadScene:
    """Seat 0 drives; the first hexes of the ring have these tiles."""
    scene = RoadScene(**options)
    scene.drives(0)
    for place, tile in enumerate(tiles, start=1):
        scene.terrain(place, tile)
    return scene


@pytest.mark.rule("wk1.wasteland.01", "wk1.wasteland.02", "wk1.wasteland.03")
def test_one_card_and_one_for_each_threat() -> None:
    scene = threatened("n05", "n22", "n20")
    scene.state.threat_tokens[3] = 1
    scene.ride(0, 1, 2, 3)
    assert len(scene.state.revealed) == 2
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert len(scene.state.revealed) == 2  # no Threat, no card
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert len(scene.state.revealed) == 5
    rules = [event.rule for event in scene.events("reveals")]
    assert rules == ["wk1.wasteland.02", "wk1.wasteland.03"]


@pytest.mark.rule("wk1.wasteland.04", "wk1.wasteland.05", "wk1.wasteland.06")
def test_a_card_is_played_on_a_later_hex() -> None:
    scene = threatened("n20", "n22")
    scene.deck("w02", "w14", "w15")
    scene.ride(0, 1, 2, 3)
    assert sorted(scene.options(2)) == ["w02", "w14", "w15", "wait"]
    scene.answer(2, "wait")
    scene.answer(0, "on")
    scene.answer(2, "w02")
    assert sorted(scene.names("wasteland_discard")) == ["w14", "w15"]
    scene.answer(0, "face")
    scene.wait_for()
    assert scene.names("wasteland_discard")[-1] == "w02"
    around = [place for place in range(37) if scene.state.contamination_tokens[place]]
    assert around == [0, 1, 2, 3, 8, 9, 10]  # around the second hex
    assert scene.state.at[0] == 2


@pytest.mark.rule("wk1.wasteland.08")
def test_the_knight_waits_for_the_waster() -> None:
    scene = threatened("n05")
    scene.ride(0, 1, 2)
    assert scene.asked() == {2: "waster"}
    assert scene.state.at[0] == 1


@pytest.mark.rule("wk1.wasteland.09", "wk1.wasteland.10", "wk1.wasteland.11")
def test_one_card_is_played_and_no_more_are_drawn() -> None:
    scene = threatened("n02", "n20", "n05")
    scene.deck("w14")
    left = len(scene.state.wasteland_deck)
    scene.ride(0, 1, 2, 3)
    scene.answer(2, "w14")
    scene.answer(0, "face", "option:1")
    scene.wait_for("go_on", "waster")
    scene.answer(0, "on")
    scene.answer(0, "on")
    assert scene.state.over  # the Waster was not asked again
    assert scene.state.at[0] == 3
    assert len(scene.state.wasteland_deck) == left - 1


@pytest.mark.rule("wk1.wasteland.12")
def test_on_the_last_hex_he_must_play() -> None:
    scene = threatened("n05")
    scene.ride(0, 1)
    assert "wait" not in scene.options(2)
    assert scene.refuses(2, "wait") == "wk1.wasteland.12"


@pytest.mark.rule("wk1.wasteland.12", "wk1.move.24")
def test_he_must_play_too_when_fuel_is_given_away_after_his_turn() -> None:
    scene = threatened("n02", waster_before_interaction=True)
    scene.drives(0, fuel=2)
    scene.stand(1, 1)
    scene.terrain(2, "n12")
    scene.deck("w14")
    scene.ride(0, 1, 2)
    scene.state.points = 0
    scene.answer(2, "wait")
    scene.state.fuel[0] = 0  # traded away
    scene.wait_for("waster", "go_on")
    assert scene.asked() == {2: "waster"}
    assert scene.options(2) == ["w14"]


@pytest.mark.rule("wk1.wasteland.13")
def test_events_and_enemies() -> None:
    kinds = [IS_EVENT[card] for card in WASTELAND_CARDS]
    assert (kinds.count(True), kinds.count(False)) == (18, 26)


@pytest.mark.rule("wk1.wasteland.14")
@pytest.mark.parametrize("id", ["w02", "w08", MACHINE, BEAST])
def test_escape_or_face(id: str) -> None:
    scene = threatened()
    scene.meet(0, id)
    assert scene.options(0) == ["escape", "face"]


@pytest.mark.rule("wk1.wasteland.15")
def test_the_waster_places_tokens() -> None:
    scene = threatened()
    scene.meet(0, "w17", "face")
    assert scene.asked() == {2: "neighbour"}
    assert sorted(scene.options(2)) == ["h0", "h18", "h2", "h6", "h7", "h8"]
    scene.answer(2, "h7")
    assert (scene.state.threat_tokens[1], scene.state.threat_tokens[7]) == (1, 1)


def hunted(*ids: str) -> RoadScene:
    """A hunt for machines; a first hex with these cards, then one Threat icon."""
    scene = threatened(*(("n02", "n05") if len(ids) == 1 else ("n05", "n19")))
    scene.task(0, "t04")
    scene.deck(*ids)
    scene.ride(0, 1, 2, 3)
    return scene


@pytest.mark.rule("wk1.task.27")
def test_a_hunt_binds_the_waster() -> None:
    scene = hunted("w14", MACHINE)
    assert scene.options(2) == [MACHINE, "wait"]
    assert scene.refuses(2, "w14") == "wk1.task.27"


@pytest.mark.rule("wk1.task.27")
def test_a_private_hunt_binds_the_holders_waster_only() -> None:
    for holder, options in ((0, [GANG, "wait"]), (1, ["w14", GANG, "wait"])):
        scene = threatened("n05")
        scene.task(1, "t27", holder)
        scene.deck("w14", GANG)
        scene.ride(0, 1, 2, 3)
        assert scene.options(2) == options


@pytest.mark.rule("wk1.wasteland.24", "wk1.wasteland.25")
def test_w18_he_goes_on_drawing_for_the_hunt() -> None:
    scene = hunted("w14")
    assert scene.options(2) == ["wait"]
    assert scene.refuses(2, "w14") == "wk1.wasteland.24"
    scene.deck(MACHINE)
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert scene.options(2) == [MACHINE, "wait"]  # there or later


@pytest.mark.rule("wk1.wasteland.25")
def test_w18_without_a_match_anything_may_be_played() -> None:
    scene = hunted("w14")
    scene.deck("w15")
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert sorted(scene.options(2)) == ["w14", "w15", "wait"]


@pytest.mark.rule("wk1.wasteland.26")
def test_several_matches_leave_a_choice() -> None:
    scene = threatened("n20")
    scene.task(0, "t04")
    scene.deck(MACHINE, OTHER_MACHINE, "w14")
    scene.ride(0, 1)
    assert sorted(scene.options(2)) == [MACHINE, OTHER_MACHINE]


@pytest.mark.rule("wk1.gold.11")
def test_the_discard_pile_becomes_the_deck() -> None:
    scene = threatened("n20")
    scene.only("wasteland_deck", "w14", rest="wasteland_discard")
    pile = len(scene.state.wasteland_discard)
    scene.ride(0, 1)
    assert scene.names("revealed")[0] == "w14"
    assert len(scene.state.revealed) == 3
    assert len(scene.state.wasteland_deck) == pile - 2
    assert scene.state.wasteland_discard == ()
    assert [event.rule for event in scene.events("reshuffle")] == ["wk1.gold.11"]
