"""Savior of the Waste: markers, ingredients, clues, the cure."""

import pytest

from dustboard.games.wk1.content.constants import GOAL, NONE
from dustboard.games.wk1.rules.end_of_round import last_round_over
from dustboard.games.wk1.rules.exploration import ACTED, HUB
from dustboard.games.wk1.rules.programs import STEAL
from games.wk1.mission_scene import SPECTATOR, MissionScene

HEXES = (3, 6, 8, 9, 13, 14)


def savior(players: int = 3, seed: int = 1) -> MissionScene:
    return MissionScene("savior", players, seed)


def lay(scene: MissionScene, slot: int, marker: int) -> None:
    """Change the markers so that this one lies on this slot."""
    downs = scene.state.markers_down
    other = downs.index((marker,))
    downs[slot], downs[other] = downs[other], downs[slot]


def hand_to(scene: MissionScene, seat: int, *markers: int) -> None:
    """Give ingredients to a knight; they are taken from the board."""
    for marker in markers:
        slot = scene.state.markers_down.index((marker,))
        scene.state.markers_down[slot] = ()
        scene.state.marker_at[slot] = NONE
        scene.state.carried[seat] = tuple(sorted((*scene.state.carried[seat], marker)))


@pytest.mark.rule("wk1.setup.33", "wk1.setup.02")
def test_the_doctor_and_six_markers_face_down() -> None:
    scene = savior()
    state = scene.state
    assert state.large_at == [scene.hex(1), NONE]
    assert state.marker_at == [scene.hex(number) for number in HEXES]
    assert sorted(state.markers_down) == [(number,) for number in range(1, 7)]
    assert state.villain_at == [NONE, NONE]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.seen_by(viewer).markers_down == [(NONE,)] * 6
    assert savior(seed=2).state.markers_down != state.markers_down


def test_a_marker_is_looked_at_and_taken_instead_of_the_action() -> None:
    scene = savior()
    lay(scene, 1, 2)
    scene.at(0, hex=6)
    scene.explore(0)
    assert "special:1" in scene.options(0)
    scene.answer(0, "mission:1")
    assert scene.state.carried[0] == (2,)
    assert scene.events("ingredient-taken")[-1].data["ingredient"] == 2
    for viewer in (SPECTATOR, 1, 2):
        assert scene.seen_by(viewer).carried[0] == (2,)  # ingredients lie open
    assert scene.asked() == {}  # no action is left, so he is not asked again
    scene.explore(0)
    assert "mission:1" not in scene.options(0)


def test_a_clue_is_discarded_for_a_luck_card_and_ammo() -> None:
    scene = savior()
    lay(scene, 1, 5)
    scene.at(0, hex=6)
    scene.state.ammo[0] = 1
    scene.explore(0)
    scene.answer(0, "mission:1")
    assert scene.state.ammo[0] == 2
    assert len(scene.state.luck[0]) == 1
    assert scene.state.carried[0] == ()
    assert scene.state.markers_out == (5,)
    assert len(scene.events("clue")) == 1


def test_a_knight_carries_any_number_of_ingredients() -> None:
    scene = savior()
    for slot, (marker, number) in enumerate(((1, 3), (2, 6), (3, 8))):
        lay(scene, slot, marker)
        scene.at(0, hex=number)
        scene.explore(0)
        scene.answer(0, f"mission:{slot}")
        scene.skip_others()
    assert scene.state.carried[0] == (1, 2, 3)


def test_ingredients_are_stolen_like_gear_one_per_theft() -> None:
    scene = savior()
    hand_to(scene, 1, 1, 3)
    scene.run((STEAL.number, 0, (1,)))
    assert {"marker:1", "marker:3", "nothing"} <= set(scene.options(0))
    scene.answer(0, "marker:3")
    assert scene.state.carried[:2] == [(3,), (1,)]
    assert scene.asked() == {}
    assert scene.events("ingredient-stolen")[-1].data == {"ingredient": 3, "knight": 1}


def test_the_unconscious_leave_one_ingredient_that_the_waster_chooses() -> None:
    scene = savior()
    hand_to(scene, 1, 1, 3)
    scene.at(1, hex=2)
    scene.fall(1)
    assert scene.asked() == {0: "leave_ingredient"}  # the Waster of seat 1 sits to his right
    assert scene.options(0) == ["marker:1", "marker:3"]
    scene.answer(0, "marker:1")
    assert scene.state.carried[1] == (3,)
    scene.at(2, hex=2)
    scene.explore(2)
    taken = [key for key in scene.options(2) if key.startswith("mission:")]
    scene.answer(2, taken[0])
    assert scene.state.carried[2] == (1,)


def test_a_single_ingredient_needs_no_choice() -> None:
    scene = savior()
    hand_to(scene, 1, 2)
    scene.fall(1)
    assert scene.asked() == {}
    assert scene.state.carried[1] == ()
    assert (2,) in scene.state.markers_open


@pytest.mark.rule("wk1.round.13")
@pytest.mark.parametrize(("round", "threats"), [(2, 0), (3, 0), (4, 1), (5, 0), (6, 1), (8, 1)])
def test_from_round_four_even_rounds_bring_a_threat_token(round: int, threats: int) -> None:
    scene = savior()
    hand_to(scene, 2, 1)
    scene.at(2, hex=2)
    scene.waster_step(round)
    assert sum(scene.state.threat_tokens) == threats
    assert scene.state.threat_tokens[scene.hex(2)] == threats


def test_the_waster_chooses_among_equal_bearers_and_nobody_is_threatened_for_nothing() -> None:
    scene = savior()
    hand_to(scene, 1, 1)
    hand_to(scene, 2, 2)
    scene.at(1, hex=2)
    scene.at(2, hex=4)
    scene.waster_step(4)
    waster = scene.state.waster
    assert scene.asked() == {waster: "threat_hex"}
    assert sorted(scene.options(waster)) == sorted([f"h{scene.hex(2)}", f"h{scene.hex(4)}"])
    scene.answer(waster, f"h{scene.hex(4)}")
    assert scene.state.threat_tokens[scene.hex(4)] == 1
    empty = savior()
    empty.waster_step(4)
    assert sum(empty.state.threat_tokens) == 0


@pytest.mark.rule("wk1.win.02", "wk1.win.05")
def test_two_different_ingredients_in_gangraen_win_at_once() -> None:
    scene = savior()
    hand_to(scene, 1, 1, 3)
    scene.at(1, hex=1)
    scene.explore(1)
    assert scene.state.end_reason == GOAL
    assert scene.winners() == [1]
    assert scene.events("game-over")[-1].data["winners"] == [1]


@pytest.mark.parametrize(
    ("players", "held", "number", "won"),
    [
        (3, (1,), 1, False),
        (4, (1, 2), 1, True),
        (3, (1, 2), 2, False),
        (2, (1, 2), 1, False),
        (2, (1, 2, 3), 1, True),
    ],
)
def test_the_goal_needs_enough_ingredients_and_the_doctor(
    players: int, held: tuple[int, ...], number: int, won: bool
) -> None:
    scene = savior(players)
    hand_to(scene, 0, *held)
    scene.at(0, hex=number)
    scene.explore(0)
    assert (scene.state.end_reason == GOAL) is won


@pytest.mark.rule("wk1.win.03")
def test_after_the_last_round_most_ingredients_win() -> None:
    scene = savior()
    hand_to(scene, 2, 1)
    scene.state.reputation = [7, 5, 0]
    last_round_over(scene.state)
    assert scene.winners() == [2]


@pytest.mark.rule("wk1.action.01", "wk1.action.25")
@pytest.mark.parametrize(
    ("done", "ridden", "rule"), [(ACTED, 0, "wk1.action.01"), (0, 2, "wk1.action.25")]
)
def test_a_marker_counts_as_the_action(done: int, ridden: int, rule: str) -> None:
    scene = savior()
    scene.at(0, hex=6)
    scene.state.explored_now, scene.state.ridden = done, ridden
    assert "mission:1" not in [HUB.key(scene.state, 0, a) for a in HUB.legal(scene.state, 0)]
    refused = {row.key: row.rule for row in HUB.refused(scene.state, 0)}
    assert refused["mission:1"] == rule
