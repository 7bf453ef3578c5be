"""Single choices of the greedy bot: what nobody with eyes in his head would do otherwise."""

from __future__ import annotations

import pytest

from dustboard.games.wk1.bot.dice import expected_loss
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.trade.deals import deal
from games.wk1.fight_scene import KNIGHT, WASTER, Fight
from games.wk1.gear_scene import TITLE as FIGHT_TITLE
from games.wk1.greedy_eyes import choice, ratings
from games.wk1.mission_scene import TITLE as MISSION_TITLE
from games.wk1.mission_scene import MissionScene
from games.wk1.road_scene import TITLE, RoadScene

# -- chances ------------------------------------------------------------------------------------


def test_chances_are_those_of_the_dice() -> None:
    assert pass_chance(1, 7) == pytest.approx(0.4)
    assert pass_chance(0, 7) == pass_chance(1, 7)  # at least one die is rolled
    assert pass_chance(3, 9) == pytest.approx(1 - 0.8**3)
    # one die against 5: 50 % for 1, 10 % for 2 Health
    assert expected_loss(1, 5, 10, 0, 0) == pytest.approx(0.5 + 2 * 0.1)
    assert expected_loss(1, 5, 10, 0, 1) == pytest.approx(0.1)
    assert expected_loss(2, 7, 10, 1, 0) > expected_loss(2, 7, 10, 0, 0)


# -- health -------------------------------------------------------------------------------------


def hurt(health: int) -> Fight:
    fight = Fight()
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.state.health[KNIGHT] = health
    fight.face("w23")
    return fight


def test_heals_in_a_fight_when_the_next_hit_may_be_the_last() -> None:
    assert choice(hurt(1), FIGHT_TITLE, KNIGHT) == "g02"


def test_keeps_the_drug_when_it_would_be_wasted() -> None:
    fight = hurt(3)
    if "g02" in fight.options(KNIGHT):
        assert choice(fight, FIGHT_TITLE, KNIGHT) == "pass"


def test_escapes_from_what_would_kill() -> None:
    fight = Fight(knights=("k11", "k13", "k10"))
    fight.state.health[KNIGHT] = 1
    fight.state.ammo[KNIGHT] = 0
    fight.meet("w21")  # five dice, damage, ferocious
    fight.calm()
    rated = ratings(fight, FIGHT_TITLE, KNIGHT)
    assert rated["escape"] > rated["face"]


def test_faces_an_easy_enemy_for_its_reward() -> None:
    fight = Fight(knights=("k10", "k13", "k12"))
    fight.arm(KNIGHT, "r01")
    fight.wear(KNIGHT, "r07", "body")
    fight.meet("w20")
    fight.calm()
    assert choice(fight, FIGHT_TITLE, KNIGHT) == "face"


# -- combat -------------------------------------------------------------------------------------


def clash(weapon: str, knight: str = "k05") -> Fight:
    fight = Fight(knights=(knight, "k13", "k10"))
    fight.arm(KNIGHT, weapon)
    fight.face("w19")
    fight.calm()
    return fight


def test_attacks_where_the_weapon_reaches() -> None:
    assert choice(clash("r01"), FIGHT_TITLE, KNIGHT) in ("attack", "multi_attack")


def test_moves_up_with_a_weapon_for_close_quarters() -> None:
    fight = clash("y05", knight="k09")  # melee only, and the fight begins at Medium range
    assert "attack" not in fight.options(KNIGHT)
    assert choice(fight, FIGHT_TITLE, KNIGHT) == "change_range"
    fight.answer(KNIGHT, "change_range")
    fight.answer(WASTER, "defend")
    assert choice(fight, FIGHT_TITLE, KNIGHT) == "advance"


def test_does_not_prepare_for_a_clash_that_never_comes() -> None:
    fight = clash("r01")
    fight.state.clash = 3
    rated = ratings(fight, FIGHT_TITLE, KNIGHT)
    assert rated["attack"] > rated["prepare"]


def test_the_waster_lets_the_enemy_strike() -> None:
    fight = clash("g06")
    assert choice(fight, FIGHT_TITLE, WASTER) in ("attack", "multi_attack")


# -- the Waster ---------------------------------------------------------------------------------


def test_the_waster_plays_the_worse_card() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.terrain(1, "n05")  # one Threat: two cards to choose from
    scene.deck("w08", "w04")  # a pedlar, and a storm of Radiation
    scene.state.radiation[0] = 2
    scene.ride(0, 1)
    scene.wait_for("waster")
    assert choice(scene, TITLE, 2) == "w04"


def test_where_all_share_their_fate_the_waster_is_kind() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.terrain(1, "n05")
    scene.deck("w08", "w04")
    scene.state.radiation[0] = 2
    scene.ride(0, 1)
    scene.wait_for("waster")
    scene.state.mission = MISSIONS.index("manifold")
    assert choice(scene, TITLE, 2) == "w08"


# -- the road -----------------------------------------------------------------------------------


def test_brings_the_ingredients_home() -> None:
    scene = MissionScene("savior", players=3)
    scene.at(0, hex=6)
    for marker in (1, 2):  # two ingredients, from where they lie
        slot = scene.state.markers_down.index((marker,))
        scene.state.markers_down[slot], scene.state.marker_at[slot] = (), NONE
    scene.state.carried[0] = (1, 2)
    scene.move(0)
    goal = scene.state.large_at[0]
    assert choice(scene, MISSION_TITLE, 0) in ("vehicle", "foot")
    scene.answer(0, choice(scene, MISSION_TITLE, 0))
    route: list[str] = []
    while scene.asked().get(0) == "route":
        route.append(choice(scene, MISSION_TITLE, 0))
        scene.answer(0, route[-1])
    assert route[-2:] == [f"h{goal}", "go"]


@pytest.mark.parametrize(("deadly", "taken"), [(False, "foot"), (True, "stay")])
def test_does_not_spend_the_night_where_it_would_fall(deadly: bool, taken: str) -> None:
    scene = MissionScene("savior", players=3)
    goal = scene.state.marker_at[0]
    start = next(place for place in NEIGHBOURS[goal] if place not in scene.state.marker_at)
    scene.at(0, place=start)
    scene.state.fuel[0] = 0
    scene.state.health[0] = 2
    for place in range(COUNT):
        if deadly and place != start:
            scene.state.contamination_tokens[place] = 2
    scene.move(0)
    assert choice(scene, MISSION_TITLE, 0) == taken


def test_walks_out_of_deadly_ground() -> None:
    scene = MissionScene("blackout", players=3)
    scene.at(0, hex=1)
    scene.state.radiation[0] = 3
    scene.state.radiation_tokens[scene.state.at[0]] = 1
    scene.state.fuel[0] = 0
    scene.move(0)
    assert choice(scene, MISSION_TITLE, 0) == "foot"


# -- things -------------------------------------------------------------------------------------


def test_takes_up_the_better_weapon() -> None:
    scene = RoadScene(knights=("k05", "k02", "k03", "k08"))
    scene.pack(0, "r01")
    scene.run(equip([0]))
    assert choice(scene, TITLE, 0).startswith("r01>hand:")


@pytest.mark.parametrize(("given", "answer"), [("g01", "decline"), ("r01", "accept")])
def test_accepts_only_deals_that_are_worth_it(given: str, answer: str) -> None:
    scene = RoadScene(knights=("k10", "k05", "k03", "k08"))
    scene.pack(0, given)
    scene.wear(1, "g02", "pocket:1")
    scene.stand(0, 0)
    scene.stand(1, 0)
    scene.run(deal(0, 1))
    scene.answer(0, f"give:{given}", "want:g02", "send")
    assert choice(scene, TITLE, 1) == answer
