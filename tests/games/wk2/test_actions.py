"""Camp, Explore, City, and how actions are counted."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.gear_table import gear_of
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.programs import CAMP, CITY, EXPLORE, FIT_GEAR, TAKE_UPGRADES, TURN
from games.wk2.scene import Scene, gear


@pytest.mark.rule("wk2.action.01", "wk2.action.02", "wk2.action.03", "wk2.city.01")
def test_two_different_actions_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.run(TURN)
    assert scene.offered() == ["pass", "move", "camp", "explore"]
    scene.answer(0, "camp")
    assert "camp" not in scene.offered()
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused == {"camp": "wk2.action.03", "city": "wk2.city.01"}
    scene.answer(0, "explore", "take")
    assert scene.state.over


@pytest.mark.rule("wk2.pass.01", "wk2.pass.02")
def test_pass_may_be_taken_twice() -> None:
    scene = Scene("johnny")
    scene.run(TURN)
    scene.answer(0, "pass", "pass")
    assert scene.state.over


@pytest.mark.rule("wk2.camp.02", "wk2.camp.03", "wk2.camp.05", "wk2.wound.08")
def test_meds_heal_three_points_divided_at_will() -> None:
    scene = Scene("johnny")
    scene.give(0, meds=2, wounds=2, contaminated=2)
    scene.run(CAMP)
    assert [key for key in scene.offered() if key.startswith("meds")] == [
        "meds:0",
        "meds:1",
        "meds:2",
    ]
    scene.answer(0, "meds:2")
    assert (scene.state.wounds[0], scene.state.contaminated[0]) == (3, 0)
    scene.answer(0, "meds:0")
    assert scene.state.over  # nothing is left to do
    assert (scene.state.wounds[0], scene.state.meds[0]) == (0, 0)


@pytest.mark.rule("wk2.camp.06")
def test_radiation_takes_a_meds_of_its_own() -> None:
    scene = Scene("johnny")
    scene.give(0, meds=1, wounds=1, radiation=1)
    scene.run(CAMP)
    scene.answer(0, "meds:radiation")
    assert (scene.state.radiation[0], scene.state.wounds[0], scene.state.meds[0]) == (0, 1, 0)


@pytest.mark.rule("wk2.camp.07", "wk2.camp.08", "wk2.camp.09", "wk2.camp.10", "wk2.camp.15")
def test_repair_points_are_divided_between_gear_and_vehicle() -> None:
    scene = Scene("johnny")  # Repair 2
    scene.give(0, damage=2)
    scene.wield(0, "a01:broken")  # Repair Cost 1
    scene.run(CAMP)
    scene.answer(0, "repair:a01:broken")
    assert scene.gear_of() == ["a01"]
    assert scene.state.points == 1
    scene.answer(0, "repair:damage")
    assert scene.state.damage[0] == 1
    assert scene.state.over


@pytest.mark.rule("wk2.camp.09")
def test_a_vehicle_takes_its_repair_cost_for_each_damage() -> None:
    scene = Scene("logan", through_the_waste=True)  # Repair 3
    scene.vehicle(0, "roadtrain")  # Repair Cost 2
    scene.give(0, damage=2)
    scene.run(CAMP)
    scene.answer(0, "repair:damage")
    assert (scene.state.damage[0], scene.state.points) == (1, 1)
    assert "repair:damage" not in scene.offered()  # 1 left is too little


@pytest.mark.rule("wk2.camp.11", "wk2.city.07")
def test_a_card_with_x_is_for_the_workshop() -> None:
    scene = Scene("logan")  # Repair 3
    scene.stow(0, "q05:broken")
    scene.run(CAMP)
    assert scene.state.over  # nothing to do in camp
    scene.at(0, "s07")
    scene.run(CITY)
    scene.answer(0, "workshop:q05:broken")
    assert scene.gear_of() == ["q05"]


@pytest.mark.rule("wk2.camp.12", "wk2.card.05")
def test_camp_effects_of_gear() -> None:
    scene = Scene("johnny")
    scene.give(0, wounds=5)
    scene.stow(0, "q26")
    scene.run(CAMP)
    scene.answer(0, "use:q26")
    assert scene.state.wounds[0] == 1
    assert scene.gear_of() == []


@pytest.mark.rule("wk2.camp.01")
def test_one_need_not_do_anything_in_camp() -> None:
    scene = Scene("johnny")
    scene.give(0, meds=1, wounds=1)
    scene.run(CAMP)
    scene.answer(0, "done")
    assert scene.state.wounds[0] == 1


def top_of_exploration(scene: Scene, *ids: str) -> None:
    cards = [EXPLORATION_ID.index(id) for id in ids]
    rest = tuple(card for card in scene.state.exploration_deck if card not in cards)
    scene.state.exploration_deck = (*rest, *reversed(cards))


@pytest.mark.rule("wk2.explore.01", "wk2.explore.02", "wk2.explore.03", "wk2.explore.05")
def test_the_section_of_the_terrain_is_taken() -> None:
    scene = Scene("johnny")
    top_of_exploration(scene, "e03")  # desert: 1 Fuel and 1 Ammo
    scene.run(EXPLORE)
    scene.answer(0, "take")
    assert (scene.state.fuel[0], scene.state.ammo[0]) == (1, 1)
    assert len(scene.state.exploration_discard) == 1


@pytest.mark.rule("wk2.explore.04", "wk2.explore.12")
def test_drawbacks_follow_the_findings() -> None:
    scene = Scene("johnny")
    top_of_exploration(scene, "e05")  # desert: a gear card; 1 radiation
    lowest = scene.state.gear_deck[0]
    scene.run(EXPLORE)
    scene.answer(0, "take")
    assert scene.state.stowed[0] == (lowest,)
    assert lowest % 2 == 1  # broken
    assert scene.state.radiation[0] == 1


@pytest.mark.rule("wk2.explore.06", "wk2.explore.07", "wk2.explore.08")
def test_exploration_is_how_many_cards_may_be_drawn() -> None:
    scene = Scene("johnny")  # Exploration 2
    top_of_exploration(scene, "e03", "e10")
    scene.run(EXPLORE)
    scene.answer(0, "again")
    assert scene.state.over  # the last card had to be taken: 2 Fuel
    assert (scene.state.fuel[0], scene.state.ammo[0]) == (2, 0)
    assert len(scene.state.exploration_discard) == 2


@pytest.mark.rule("wk2.explore.09", "wk2.explore.10")
def test_fuel_buys_one_more_card_once_and_not_with_a_wreck() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=2)
    scene.run(EXPLORE)
    scene.answer(0, "fuel")
    assert scene.state.fuel[0] == 1
    assert "fuel" not in scene.offered()
    wreck = Scene("johnny")
    wreck.give(0, fuel=2)
    wreck.state.wreck[0] = 0
    wreck.run(EXPLORE)
    assert "fuel" not in wreck.offered()


@pytest.mark.rule("wk2.explore.11")
def test_exploration_never_falls_below_one() -> None:
    scene = Scene("logan")  # Exploration 1
    scene.state.injuries[0] = (4,)  # Limp: -1
    top_of_exploration(scene, "e03")
    scene.run(EXPLORE)
    assert scene.state.over
    assert scene.state.ammo[0] == 1


@pytest.mark.rule("wk2.city.02", "wk2.city.03", "wk2.city.05")
def test_two_different_shops() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.give(0, wounds=5, radiation=2, damage=4)
    scene.run(CITY)
    scene.answer(0, "quack:0")
    assert (scene.state.wounds[0], scene.state.radiation[0]) == (1, 1)
    assert not [key for key in scene.offered() if key.startswith("quack")]
    scene.answer(0, "garage")
    assert scene.state.damage[0] == 1
    assert scene.state.over


@pytest.mark.rule("wk2.city.04", "wk2.city.06")
def test_shops_take_injuries_and_malfunctions_off() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.state.injuries[0] = (0,)
    scene.state.injury_deck = tuple(card for card in scene.state.injury_deck if card)
    scene.state.malfunctions[0] = (0,)
    scene.state.malfunction_deck = tuple(card for card in scene.state.malfunction_deck if card)
    scene.run(CITY)
    scene.answer(0, "quack:i1", "garage:f1")
    assert scene.state.injuries[0] == scene.state.malfunctions[0] == ()
    assert len(scene.state.injury_deck) == len(scene.state.malfunction_deck) == 8


@pytest.mark.rule("wk2.city.08", "wk2.city.09", "wk2.city.12")
def test_goods_of_the_stalls_are_paid_with_gear_and_resources() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.give(0, fuel=1)
    scene.wield(0, "a02")  # Barter 2
    bottom = (gear("q01:broken"), gear("q07:broken"), gear("q20:broken"))
    deck = list(scene.state.gear_deck)
    for face in bottom:
        deck.remove(face)
    scene.state.gear_deck = (*bottom, *deck)
    scene.run(CITY)
    scene.answer(0, "stalls")
    assert scene.state.offer == bottom
    assert not [key for key in scene.offered() if key.startswith("take")]
    scene.answer(0, "give:a02", "give:fuel", "take:q01:broken")
    assert scene.state.credit == 0
    scene.answer(0, "done")
    assert scene.gear_of() == ["q01:broken"]
    assert len(scene.state.gear_discard) == 3  # the pistol and what was left of the offer


@pytest.mark.rule("wk2.city.09")
def test_what_is_given_leaves_the_place_where_it_lies() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.wield(0, "a02")
    scene.wear(0, "a06")
    scene.stow(0, "q07")
    scene.run(CITY)
    scene.answer(0, "stalls", "give:a02", "give:a06", "give:q07")
    state = scene.state
    assert (state.hands[0], state.armor[0], state.stowed[0]) == ((), (), ())
    cards = [gear_of(face) for face in state.gear_discard]
    assert cards == [gear_of(gear(name)) for name in ("a02", "a06", "q07")]


@pytest.mark.rule("wk2.city.10", "wk2.city.15")
def test_value_can_be_taken_as_resources_which_cannot_be_given_again() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.wield(0, "a02")
    scene.run(CITY)
    scene.answer(0, "stalls", "give:a02", "take:meds")
    assert scene.state.meds[0] == 1
    assert "give:meds" not in scene.offered()
    scene.answer(0, "done")  # surplus is lost
    assert scene.state.credit == 0


@pytest.mark.rule("wk2.city.13")
def test_a_city_leaves_every_other_action() -> None:
    scene = Scene("johnny")
    scene.at(0, "s07")
    scene.run(TURN)
    assert scene.offered() == ["pass", "move", "camp", "explore", "city"]


@pytest.mark.rule("wk2.move.08", "wk2.city.14")
def test_a_city_counts_as_its_terrain() -> None:
    assert board.COST[board.BY_ID["s07"]] == 2  # mountains


@pytest.mark.rule("wk2.xp.01", "wk2.xp.02", "wk2.xp.12", "wk2.xp.20")
def test_thresholds_give_one_entitlement_each() -> None:
    scene = Scene("johnny")
    gain_xp(scene.state, 0, 2, "wk2.xp.01")
    assert scene.state.due[0] == 0
    gain_xp(scene.state, 0, 5, "wk2.xp.01")
    assert (scene.state.xp[0], scene.state.due[0]) == (7, 2)
    gain_xp(scene.state, 0, 30, "wk2.xp.01")
    assert (scene.state.xp[0], scene.state.due[0]) == (19, 6)


@pytest.mark.rule("wk2.xp.03", "wk2.xp.05", "wk2.xp.06", "wk2.xp.08", "wk2.xp.11", "wk2.xp.22")
def test_upgrades_are_chosen_at_the_end_of_the_turn() -> None:
    scene = Scene("johnny", "logan")
    gain_xp(scene.state, 0, 3, "wk2.xp.01")
    scene.run(TAKE_UPGRADES)
    offered = scene.offered()
    assert "p-johnny-2:a" in offered
    assert "p-johnny-2:b" in offered
    assert "u1:a" in offered
    assert not [key for key in offered if key.startswith(("p-logan", "p-johnny-1"))]  # needs 6 XP
    scene.answer(0, "p-johnny-2:a")
    assert scene.state.over
    assert (scene.state.due[0], scene.state.xp[0]) == (0, 3)
    scene.state.due[1] = 1
    scene.run(TAKE_UPGRADES, 1)
    scene.answer(1, "later")
    assert scene.state.due[1] == 1


@pytest.mark.rule("wk2.xp.09")
def test_an_upgrade_that_is_gear_arrives_working() -> None:
    scene = Scene("johnny")
    scene.state.due[0] = 1
    scene.run(TAKE_UPGRADES)
    scene.answer(0, "p-johnny-4:a")
    assert scene.gear_of() == ["p-johnny-4"]


@pytest.mark.rule("wk2.camp.13", "wk2.camp.14", "wk2.xp.19")
def test_camp_gives_one_upgrade_and_six_are_the_most() -> None:
    scene = Scene("johnny")
    scene.state.due[0] = 2
    scene.run(CAMP)
    scene.answer(0, "upgrade:u5:a")
    assert scene.state.over  # one upgrade in a Camp
    scene.state.upgrades[0] = (2, 4, 6, 8, 10, 12)
    scene.run(TAKE_UPGRADES)
    assert scene.state.over


@pytest.mark.rule("wk2.gear.10", "wk2.gear.13", "wk2.gear.14")
def test_what_does_not_fit_is_equipped_or_discarded_at_once() -> None:
    scene = Scene("johnny")
    scene.vehicle(0, "bike")  # Capacity 2
    scene.stow(0, "q19", "q20")
    top_of_exploration(scene, "e18")  # desert: a gear card
    rest = list(scene.state.gear_deck)
    rest.remove(gear("q07:broken"))
    scene.state.gear_deck = (gear("q07:broken"), *rest)
    scene.run(EXPLORE)
    scene.answer(0, "take")
    assert scene.asked() == "fit"
    scene.answer(0, "equip:q07:broken")
    assert scene.state.over
    assert scene.state.hands[0] == (gear("q07:broken"),)


@pytest.mark.rule("wk2.gear.14")
def test_of_two_equal_cards_the_stowed_one_is_equipped_or_dropped() -> None:
    scene = Scene("johnny")
    scene.vehicle(0, "bike")  # Capacity 2
    scene.wield(0, "q03")
    scene.stow(0, "q03", "q19", "q20")
    scene.run(FIT_GEAR)
    assert scene.offered() == ["equip:q03", "drop:q03", "drop:q19", "drop:q20"]
    scene.answer(0, "equip:q03")
    assert scene.state.over
    assert scene.state.hands[0] == (gear("q03"), gear("q03"))
