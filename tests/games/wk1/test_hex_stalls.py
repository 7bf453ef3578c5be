"""What numbered hexes have to do with the Stalls: special spaces, cards taken for nothing."""

import pytest

from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import COLOURS, YELLOW
from games.wk1.road_scene import RoadScene, card

PUMPS_SPACE, SYDNEY_SPACE = 8, 9
DRUG, YELLOW_DRUG, EQUIPMENT, YELLOW_EQUIPMENT = "g02", "y19", "g17", "y17"


def at(number: int, explored: bool = True) -> RoadScene:
    """Seat 0 on a numbered hex."""
    scene = RoadScene()
    scene.away(30)
    scene.stand(0, scene.hex(number), explored)
    return scene


def lay_stalls(scene: RoadScene, **changed: str) -> None:
    """Weapons and armor on all ten spaces, except for the changed ones: s1 to s10."""
    ids = ["g04", "g05", "g06", "g07", "y01", "y02", "y03", "r01", "y04", "r02"]
    for space, id in changed.items():
        ids[int(space[1:]) - 1] = id
    for old in scene.state.stalls:
        scene._to_deck(f"{COLOURS[COLOUR[old]]}_deck", old)
    for id in ids:
        scene._fetch(card(id))
    scene.state.stalls = tuple(card(id) for id in ids)


@pytest.mark.rule("wk1.action.11", "wk1.action.13", "wk1.stalls.05", "wk1.stalls.08")
@pytest.mark.parametrize(
    ("number", "space", "pay"), [(2, PUMPS_SPACE, "g01"), (4, SYDNEY_SPACE, "y05")]
)
def test_the_special_space_is_for_its_own_city(number: int, space: int, pay: str) -> None:
    for here in (1, 2, 4):
        scene = at(here)
        scene.pack(0, pay)
        wanted = scene.state.stalls[space]
        scene.explore(0)
        scene.answer(0, "trade")
        keys = scene.options(0)
        taken = f"take:{space + 1}"
        offered = f"give:{pay}"
        assert offered in keys, keys
        scene.answer(0, offered)
        if here != number:
            assert taken not in scene.options(0)
            continue
        scene.answer(0, taken, "deal")
        scene.wait_for()
        owned = (*scene.state.hands[0], *scene.state.body[0], *scene.state.pockets[0])
        assert wanted in (*owned, *scene.state.backpack[0])
        assert scene.state.stalls[space] not in (wanted, -2)


@pytest.mark.rule("wk1.action.17", "wk1.action.18", "wk1.stalls.14")
@pytest.mark.parametrize(
    ("number", "cheap", "dear", "other"),
    [(8, DRUG, YELLOW_DRUG, EQUIPMENT), (9, EQUIPMENT, YELLOW_EQUIPMENT, DRUG)],
)
def test_a_card_of_the_trait_for_nothing(number: int, cheap: str, dear: str, other: str) -> None:
    scene = at(number)
    lay_stalls(scene, s2=cheap, s3=other, s7=dear)
    space = 6
    scene.explore(0)
    scene.answer(0, "special:2")
    assert scene.options(0) == [cheap, dear]
    scene.answer(0, dear)
    scene.wait_for("explore")
    assert dear in (*scene.names("backpack", 0), *scene.names("pockets", 0))
    assert COLOUR[scene.state.stalls[space]] == YELLOW  # filled from the yellow deck
    assert scene.state.stalls[space] != card(dear)
    assert (scene.names("green_discard"), scene.names("yellow_discard")) == ([], [])


@pytest.mark.rule("wk1.action.17", "wk1.action.18", "wk1.stalls.14")
@pytest.mark.parametrize(("number", "space"), [(8, PUMPS_SPACE), (9, SYDNEY_SPACE)])
def test_special_spaces_give_nothing_away(number: int, space: int) -> None:
    scene = at(number)
    lay_stalls(scene, **{f"s{space + 1}": {8: YELLOW_DRUG, 9: "r12"}[number]})
    scene.explore(0)
    assert scene.refuses(0, "special:2") == "wk1.action.08"


@pytest.mark.rule("wk1.action.16", "wk1.action.17", "wk1.action.18", "wk1.explore.04")
@pytest.mark.parametrize(("number", "skill"), [(7, 3), (8, 2), (9, 4), (13, 5)])
@pytest.mark.parametrize("die", [6, 7])
def test_the_panel_asks_for_a_check_of_seven(number: int, skill: int, die: int) -> None:
    scene = at(number, explored=False)
    scene.state.health[0] = 1  # one die
    scene.dice(die)
    scene.explore(0)
    asked = scene.events("dice")[-1].data
    assert (asked["skill"], asked["difficulty"]) == (skill, 7)
    assert ("explore" in scene.asked().values()) == (die == 7)
