"""Knights on one space: helping each other in camp, and trade."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER, UPGRADE_ID
from dustboard.games.wk2.rules.programs import CAMP
from dustboard.games.wk2.rules.trade.sharing import shared_spaces
from games.wk2.scene import Scene


@pytest.mark.rule("wk2.share.01")
def test_a_space_with_two_knights_has_a_camp_marker() -> None:
    scene = Scene("johnny", "logan", "alinta", "zoey")
    for seat, space in enumerate(("s45", "s45", "s100", "s80")):
        scene.at(seat, space)
    assert [board.ID[space] for space in shared_spaces(scene.state)] == ["s45"]
    scene.at(3, "s100")
    assert [board.ID[space] for space in shared_spaces(scene.state)] == ["s45", "s100"]
    scene.at(1, "s80")
    assert [board.ID[space] for space in shared_spaces(scene.state)] == ["s100"]
    scene.state.out[3] = 1
    assert shared_spaces(scene.state) == []


@pytest.mark.rule("wk2.share.03", "wk2.share.04")
def test_repair_may_be_spent_on_companions() -> None:
    scene = Scene("logan", "zoey", "alinta")  # Logan has Repair 3
    scene.at(2, "s45")
    scene.give(0, damage=1)
    scene.give(1, damage=2)
    scene.give(2, damage=3)
    scene.wield(1, "a02:broken")  # Repair Cost 2
    scene.run(CAMP)
    assert "repair:a02:broken@1" in scene.offered()
    assert not [key for key in scene.offered() if key.endswith("@2")]  # elsewhere
    scene.answer(0, "repair:damage", "repair:damage@1", "repair:damage@1")
    assert scene.state.damage == [0, 0, 3]
    assert not [key for key in scene.offered() if key.startswith("repair")]  # no point is left


@pytest.mark.rule("wk2.share.03", "wk2.injury.08")
def test_who_is_down_is_neither_helped_nor_traded_with() -> None:
    scene = Scene("logan", "zoey")
    scene.give(1, damage=2, fuel=2)
    scene.state.down[1] = 0
    scene.run(CAMP)
    assert scene.state.over


@pytest.mark.rule("wk2.damage.08")
def test_damage_of_a_wreck_is_not_repaired_in_camp() -> None:
    scene = Scene("logan", "zoey")
    scene.give(0, damage=5)
    scene.give(1, damage=5)
    scene.state.wreck[0] = 0
    scene.state.wreck[1] = 1
    scene.run(CAMP)
    assert scene.state.over


@pytest.mark.rule("wk2.share.02")
def test_a_trade_is_made_if_both_agree() -> None:
    scene = Scene("johnny", "logan")
    scene.give(0, fuel=1)
    scene.stow(1, "q01")  # worth 3: barter plays no part
    scene.run(CAMP)
    scene.answer(0, "trade:1", "give:fuel", "want:q01", "propose")
    assert scene.asked(1) == "agree"
    scene.answer(1, "agree")
    assert (scene.state.fuel, scene.gear_of(0), scene.gear_of(1)) == ([0, 1], ["q01"], [])
    assert scene.told("trades")[0].data["gives"] == ["fuel"]


@pytest.mark.rule("wk2.share.02")
def test_a_refused_trade_changes_nothing() -> None:
    scene = Scene("johnny", "logan")
    scene.give(0, fuel=1)
    scene.stow(1, "q01")
    scene.run(CAMP)
    scene.answer(0, "trade:1", "give:fuel", "want:q01", "propose")
    scene.answer(1, "refuse")
    assert (scene.state.fuel, scene.gear_of(0), scene.gear_of(1)) == ([1, 0], [], ["q01"])
    for _ in range(3):  # four trades in one camp are enough
        scene.answer(0, "trade:1", "cancel")
    assert scene.state.over


@pytest.mark.rule("wk2.share.02")
def test_a_knight_elsewhere_takes_no_part_in_a_trade() -> None:
    scene = Scene("johnny", "logan")
    scene.at(1, "s45")
    scene.give(0, fuel=1)
    scene.run(CAMP)
    assert scene.state.over


@pytest.mark.rule("wk2.share.02", "wk2.move.14")
def test_fuel_that_a_tank_has_no_room_for_cannot_be_given() -> None:
    scene = Scene("johnny", "logan")  # Tanks of 3
    scene.give(0, fuel=2)
    scene.give(1, fuel=2, meds=1)
    scene.run(CAMP)
    scene.answer(0, "trade:1", "give:fuel", "give:fuel")
    assert "propose" not in scene.offered()
    scene.answer(0, "want:fuel")  # back and forth it fits
    assert "propose" in scene.offered()


@pytest.mark.rule("wk2.share.02", "wk2.move.14")
def test_fuel_that_the_own_tank_has_no_room_for_cannot_be_wanted() -> None:
    scene = Scene("johnny", "logan")  # Tanks of 3
    scene.give(0, fuel=2, meds=1)
    scene.give(1, fuel=2)
    scene.run(CAMP)
    scene.answer(0, "trade:1", "want:fuel", "want:fuel")
    assert "propose" not in scene.offered()
    scene.answer(0, "give:fuel")
    assert "propose" in scene.offered()


@pytest.mark.rule("wk2.share.02", "wk2.gear.14")
def test_gear_from_a_trade_has_to_fit() -> None:
    scene = Scene("johnny", "logan")
    scene.vehicle(1, "bike")  # Capacity 2
    scene.stow(1, "q19", "q20")
    scene.stow(0, "q21")
    scene.run(CAMP)
    scene.answer(0, "trade:1", "give:q21", "propose")
    scene.answer(1, "agree")
    assert scene.asked(1) == "fit"
    scene.answer(1, "drop:q19")
    assert scene.gear_of(1) == ["q20", "q21"]


@pytest.mark.rule("wk2.xp.15", "wk2.specialcard.02")
def test_what_is_not_traded() -> None:
    scene = Scene("johnny", "logan")
    scene.stow(0, "p-johnny-4")
    scene.state.upgrades[0] = (2 * UPGRADE_ID.index("p-johnny-4"),)
    cards = [SPECIAL_BY_NUMBER[number] for number in (1, 4, 7, 8)]
    scene.state.special[0] = tuple(cards)  # an item, an ally, a bound ally, a burden
    scene.give(0, fuel=1)
    scene.run(CAMP)
    scene.answer(0, "trade:1")
    gives = [key for key in scene.offered() if key.startswith("give")]
    assert gives == ["give:fuel", "give:x-1", "give:x-4"]
    scene.answer(0, "give:x-1", "propose")
    scene.answer(1, "agree")
    assert scene.state.special[1] == (cards[0],)
