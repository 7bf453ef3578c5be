"""Setup of the gear: starting sets, decks, Stalls, vehicles."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, ID
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.setup import CHOOSE_VEHICLE, lay_gear
from games.wk1.gear_scene import Scene, names


@pytest.mark.rule("wk1.setup.19", "wk1.setup.29", "wk1.setup.30")
def test_starting_sets_come_out_of_the_green_deck_before_it_is_shuffled() -> None:
    scene = Scene(players=4)
    lay_gear(scene.state)
    state = scene.state
    for seat in range(4):
        assert [ID[card].split(".")[0] for card in state.aside[seat]] == ["g01", "g02", "g03"]
    green = [*state.green_deck, *(card for card in state.stalls if ID[card].startswith("g"))]
    assert len(green) == 46 - 12
    assert not set(green) & {card for zone in state.aside for card in zone}
    assert state.green_deck != tuple(sorted(state.green_deck))
    assert (len(state.yellow_deck), len(state.red_deck)) == (25 - 4, 14 - 2)
    assert names(state.blue) == sorted(f"b{n:02}" for n in range(1, 14))
    assert len(state.stalls) == 10


@pytest.mark.rule("wk1.setup.18", "wk1.setup.31")
def test_all_players_may_choose_the_same_vehicle() -> None:
    scene = Scene(players=4)
    for seat in range(4):
        scene.run((CHOOSE_VEHICLE.number, seat, ()))
        scene.answer(seat, "v01")
    state = scene.state
    assert [ID[card].split(".")[0] for card in state.vehicle] == ["v01"] * 4
    assert len(set(state.vehicle)) == 4
    assert state.damaged == [0, 0, 0, 0]
    assert len(state.pool) == 8


@pytest.mark.rule("wk1.setup.20")
def test_the_starting_set_goes_into_pockets_backpack_and_vehicle() -> None:
    scene = Scene(players=2)
    lay_gear(scene.state)
    scene.drive(0, "v01")
    scene.run(place_gear(0))
    assert scene.refuses(0, "g02>body") == "wk1.armor.02"
    scene.answer(0, "g02>pocket:1", "g01>vehicle", "g03>vehicle")
    assert scene.panels(0)[3] == "g02"
    assert scene.cargo(0) == ["g01", "g03"]
    assert BY_ID["g01.2"] in scene.state.aside[1]
