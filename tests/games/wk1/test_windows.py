"""Windows: who is asked whether he uses something, when, and what a window remembers."""

import pytest

from dustboard.games.wk1.content.constants import SHORT
from dustboard.games.wk1.rules.programs import KNIGHT_MOVES
from games.wk1.fight_scene import KNIGHT, RIVAL, Fight
from games.wk1.road_scene import RoadScene, card

WINDOW = {0: "react_own_turn"}


@pytest.mark.rule("wk1.combat.07", "wk1.gold.10")
def test_a_window_inside_another_does_not_give_a_free_effect_back() -> None:
    fight = Fight(knights=("k05", "k11", "k10"))
    fight.wear(RIVAL, "g02", "pocket:1")
    fight.state.health[RIVAL] = 1
    fight.duel()
    assert fight.options(KNIGHT) == ["pass", "k05"]
    fight.answer(KNIGHT, "k05", "short")
    fight.answer(RIVAL, "g02")
    assert fight.options(RIVAL) == ["pass", "k11"]  # the window of the drug that was used
    fight.answer(RIVAL, "pass")
    assert fight.asked() == {KNIGHT: "combat_card", RIVAL: "combat_card"}
    assert fight.state.range == SHORT


@pytest.mark.rule("wk1.gold.10", "wk1.move.25")
def test_fuel_from_a_can_is_there_before_the_way_of_travel_is_chosen() -> None:
    scene = RoadScene()
    scene.drives(0, fuel=0)
    scene.wear(0, "g24", "pocket:1")
    scene.wear(0, "g02", "pocket:2")
    scene.state.health[0] = 3
    scene.run((KNIGHT_MOVES.number, 0, ()))
    assert scene.asked() == WINDOW
    assert scene.options(0) == ["pass", "g02", "g24"]
    scene.answer(0, "g24")
    assert scene.options(0) == ["pass", "g02"]  # until he passes
    scene.answer(0, "pass")
    assert scene.options(0) == ["stay", "foot", "vehicle"]
    assert scene.state.fuel[0] == 2


@pytest.mark.rule("wk1.gold.10")
@pytest.mark.parametrize(
    ("place", "health", "down", "asked"),
    [
        ("pocket:1", 3, 0, WINDOW),
        ("pocket:1", 4, 0, {0: "travel"}),  # nothing to heal
        ("backpack", 3, 0, {0: "travel"}),  # stored
        ("pocket:1", 3, 1, {}),  # the unconscious use nothing
    ],
)
def test_nobody_is_asked_before_a_move_without_need(
    place: str, health: int, down: int, asked: dict[int, str]
) -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.wear(0, "g02", place)
    scene.hand(0, "l01", "l08")  # luck cards alone are no reason to ask here
    scene.state.health[0], scene.state.down[0] = health, down
    scene.run((KNIGHT_MOVES.number, 0, ()))
    assert scene.asked() == asked


@pytest.mark.rule("wk1.gold.10")
@pytest.mark.parametrize("damaged", [0, 1])
def test_who_can_mend_his_vehicle_may_do_so_before_he_leaves(damaged: int) -> None:
    scene = RoadScene(knights=("k02", "k10", "k03", "k08"))
    scene.drives(0, damaged=damaged)
    scene.run((KNIGHT_MOVES.number, 0, ()))
    if not damaged:
        assert scene.asked() == {0: "travel"}
        return
    assert scene.options(0) == ["pass", "k02"]
    scene.answer(0, "k02")
    assert scene.asked() == {0: "travel"}  # marked, so nothing is left to ask for
    assert (scene.state.damaged[0], scene.state.ability_marked[0]) == (0, 1)


@pytest.mark.rule("wk1.gold.10", "wk1.blue.01")
@pytest.mark.parametrize("stored", [(), ("b07",), ("g01",)])
def test_what_is_asked_tells_nothing_of_stored_cards(stored: tuple[str, ...]) -> None:
    fight = Fight(knights=("k10", "k13", "k02"))
    fight.drive(KNIGHT, "v03")
    fight.pack(KNIGHT, *stored)
    fight.meet("w25")  # it damages the vehicle of who faces it
    fight.answer(KNIGHT, "face")
    if not stored:  # all see that there is no card to discard
        assert fight.asked()[KNIGHT] == "combat_card"
        return
    assert fight.asked() == {KNIGHT: "react_own_turn"}
    # a blue card cannot be discarded, which he alone knows
    assert fight.options(KNIGHT) == (["pass"] if stored == ("b07",) else ["pass", "v03"])
    assert card(stored[0]) in fight.state.backpack[KNIGHT]
