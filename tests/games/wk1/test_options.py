"""Every value of every table option: which test shows it, and values that are not allowed."""

from importlib import import_module
from typing import Any

import pytest

from dustboard.games.wk1.content.constants import GREEN, RANGES, RED, YELLOW
from dustboard.games.wk1.content.settings import OPTIONS
from dustboard.games.wk1.rules.gear.payment import cost_of
from dustboard.games.wk1.rules.trade.trade_action import may_trade_here
from dustboard.kernel.errors import BadOption
from dustboard.kernel.game import Game
from games.wk1.fight_scene import KNIGHT, Fight
from games.wk1.gear_scene import Scene, cards
from games.wk1.mission_scene import TITLE
from games.wk1.road_scene import RoadScene
from games.wk1.test_new_gear import gain_blue_card
from games.wk1.test_stalls import QUEENS_VALLEY, market, trade

# option, value: the test that fails if the value does something else
SHOWN: dict[str, dict[Any, str]] = {
    "mission": {
        "savior": "test_mission_savior.test_the_doctor_and_six_markers_face_down",
        "manifold": (
            "test_mission_manifold.test_mother_manifold_waits_and_all_cultists_are_in_the_pool"
        ),
        "only_one": "test_mission_only_one.test_each_knight_starts_with_two_laurels",
        "freight": (
            "test_mission_freight."
            "test_the_terminus_replaces_sandpiercer_and_the_train_stands_far_away"
        ),
        "blackout": (
            "test_mission_blackout.test_six_relays_and_the_supremacy_marker_on_the_knights_side"
        ),
        "agree": "test_missions.test_the_table_agrees_or_the_waster_decides",
    },
    "edition": dict.fromkeys(
        ("en", "pl"), "test_combat_cards.test_a_melee_multi_attack_spends_nothing"
    ),
    "draft_order": dict.fromkeys(
        ("counterclockwise", "clockwise"),
        "test_setup_knights.test_knights_are_chosen_around_the_table",
    ),
    "quiet_cities": {
        "no_trade": "test_stalls.test_quiet_cities_have_no_trade_unless_the_table_says_so",
        "no_red": "test_stalls.test_quiet_cities_have_no_trade_unless_the_table_says_so",
        "no_vehicles": "test_stalls.test_quiet_cities_have_no_trade_unless_the_table_says_so",
        "normal": "test_options.test_a_quiet_city_can_be_one_like_any_other",
    },
    "entry_after_failure": {
        "next_round_free": "test_exploring.test_no_second_check_while_staying",
        "check_again": "test_exploring.test_a_table_may_want_the_check_again",
    },
    "p2_private_dealt": dict.fromkeys(
        ("edition", 4, 3), "test_two_players.test_private_tasks_are_dealt_and_two_of_them_kept"
    ),
    "blue_cash_on_gain": {
        "edition": "test_new_gear.test_some_tables_cash_in_at_rest_only",
        "on": "test_options.test_blue_gear_is_cashed_in_at_once_whatever_the_edition",
        "off": "test_new_gear.test_some_tables_cash_in_at_rest_only",
    },
    "gear_values": dict.fromkeys(("1-3-9", "1-3-6"), "test_options.test_what_a_red_card_is_worth"),
    "radiation_effects": dict.fromkeys(
        ("2-3-4", "3-3-4", "2-2-4"),
        "test_unconscious.test_radiation_takes_healing_and_bulls_eyes_away",
    ),
    "range_difficulty": dict.fromkeys(
        ("5-7-9", "5-7-7", "7-7-7", "5-5-5"),
        "test_options.test_each_range_card_has_the_number_of_the_table",
    ),
    "first_hex": dict.fromkeys(
        ("always", "needs_points"), "test_driving.test_the_first_hex_may_need_points"
    ),
    "waster_before_interaction": dict.fromkeys(
        (False, True), "test_options.test_who_comes_first_on_a_hex_with_another_knight"
    ),
    "joint_range_change": dict.fromkeys(
        ("add", "one_step"), "test_combat_cards.test_two_advances_add_up_or_count_once"
    ),
    "steal_stored": dict.fromkeys(
        ("random", "open"), "test_stealing.test_stored_cards_are_a_secret_or_lie_open"
    ),
}


def test_every_value_is_shown_by_a_test() -> None:
    assert {name: set(values) for name, values in SHOWN.items()} == {
        option.name: set(option.values) for option in OPTIONS
    }
    for values in SHOWN.values():
        for shown in values.values():
            module, name = shown.split(".")
            assert callable(getattr(import_module(f"games.wk1.{module}"), name))


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("gear_values", "1-3-7", "wk1.stalls.03"),
        ("gear_values", [1, 3, 9], "wk1.stalls.03"),
        ("range_difficulty", "5-7-8", "wk1.attack.11"),
        ("range_difficulty", "9-7-5", "wk1.attack.11"),
        ("waster_before_interaction", 1, "wk1.duel.02"),
        ("waster_before_interaction", "yes", "wk1.duel.02"),
        ("p2_private_dealt", 5, "wk1.p2.03"),
        ("edition", "de", "wk1.gold.08"),
    ],
)
def test_a_value_that_no_table_can_have(option: str, value: Any, rule: str) -> None:
    with pytest.raises(BadOption, match=f"option '{option}' is .*; it can be") as refused:
        Game(TITLE, 2, 1, {option: value})
    assert refused.value.rule == rule


@pytest.mark.rule("wk1.duel.02", "wk1.wasteland.04")
@pytest.mark.parametrize("waster_first", [False, True])
def test_who_comes_first_on_a_hex_with_another_knight(waster_first: bool) -> None:
    scene = RoadScene(waster_before_interaction=waster_first)
    scene.drives(0)
    scene.stand(1, 1)
    scene.deck("w14")
    scene.ride(0, 1, 2)
    turns = [{0: "meeting"}, {2: "waster"}]
    for asked in reversed(turns) if waster_first else turns:
        assert scene.asked() == asked
        scene.answer(*((2, "wait") if 2 in asked else (0, "on")))
    assert scene.asked() == {0: "go_on"}


@pytest.mark.rule("wk1.duel.02")
def test_who_was_stopped_by_a_card_meets_nobody() -> None:
    scene = RoadScene(waster_before_interaction=True)
    scene.drives(0)
    scene.stand(1, 1)
    scene.meet(0, "w02", "face")  # it ends the move
    scene.wait_for("meeting")
    assert scene.state.stopped == 1
    assert scene.state.over  # and with it the time for others (A11)


@pytest.mark.rule("wk1.stalls.03", "wk1.stalls.10")
@pytest.mark.parametrize(("option", "yellow"), [("1-3-9", 3), ("1-3-6", 2)])
def test_what_a_red_card_is_worth(option: str, yellow: int) -> None:
    scene = market(gear_values=option)
    offered = ("y16", "y17", "y18")[:yellow]
    scene.pack(0, *offered)
    trade(scene)
    for card in offered:
        assert scene.refuses(0, "take:8") == "wk1.stalls.10"  # a red card at its own price
        scene.answer(0, f"give:{card}")
    scene.answer(0, "take:8", "deal")
    assert cards("r12")[0] not in scene.state.stalls
    worth = [cost_of(scene.state, colour, 1) for colour in (GREEN, YELLOW, RED)]
    assert worth == [1, 3, 3 * yellow]


@pytest.mark.rule("wk1.attack.11")
@pytest.mark.parametrize(
    ("option", "difficulties"),
    [("5-7-9", [5, 7, 9]), ("5-7-7", [5, 7, 7]), ("7-7-7", [7, 7, 7]), ("5-5-5", [5, 5, 5])],
)
def test_each_range_card_has_the_number_of_the_table(option: str, difficulties: list[int]) -> None:
    rolled = []
    for at in RANGES:
        fight = Fight(range_difficulty=option)
        fight.arm(KNIGHT, "y04")
        fight.face("w19")
        fight.set_range(at)
        fight.dice(difficulties[len(rolled)] - 1, 1, 1)
        fight.clash("attack", "prepare")
        (dice,) = fight.events("dice")
        assert "miss" in fight.kinds()  # the highest number that is not enough
        rolled.append(dice.data["difficulty"])
    assert rolled == difficulties


@pytest.mark.rule("wk1.blue.03")
def test_blue_gear_is_cashed_in_at_once_whatever_the_edition() -> None:
    scene = Scene(edition="pl", blue_cash_on_gain="on")
    gain_blue_card(scene, 0, "b07")
    assert scene.options(0) == ["keep", "cash"]


@pytest.mark.rule("wk1.action.12")
def test_a_quiet_city_can_be_one_like_any_other() -> None:
    scene = market(QUEENS_VALLEY, quiet_cities="normal")
    assert may_trade_here(scene.state, 0)
    scene.drive(0, "v02")
    scene.pack(0, "r13")
    trade(scene)
    scene.answer(0, "give:r13", "give:v02", "take:8", "intact:v01", "deal")
    assert scene.state.vehicle[0] == cards("v01")[0]
    assert cards("r12")[0] not in scene.state.stalls
