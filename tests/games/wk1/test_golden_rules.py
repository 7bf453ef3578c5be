"""Golden rules and gear in general: players and knights, "you", groups, one-use cards."""

import pytest

from dustboard.games.wk1.content.card_table import (
    COUNT,
    DECK,
    GROUP,
    GROUP_SPECIAL,
    GROUPS,
    ID,
    TRAIT,
)
from dustboard.games.wk1.content.cards import CARDS
from dustboard.games.wk1.content.constants import STEP_EXPLORE
from dustboard.games.wk1.rules.programs import EXPLORES
from games.wk1.fight_scene import KNIGHT, RIVAL, Fight
from games.wk1.road_scene import RoadScene


@pytest.mark.rule("wk1.gold.01", "wk1.action.16")
def test_knights_are_the_players_who_control_them() -> None:
    scene = RoadScene()
    scene.away(place=30)
    scene.at(0, hex=7)
    scene.at(2, hex=7)
    scene.state.step = STEP_EXPLORE
    scene.explore(0)
    scene.answer(0, "special:1", f"h{scene.hex(7)}")
    scene.skip_others("explore")
    # the text says knights: those of the acting player and of another one, not of the absent
    assert [scene.state.radiation[seat] for seat in range(4)] == [2, 0, 2, 0]
    assert [scene.state.health[seat] for seat in range(4)] == [2, 4, 2, 4]


@pytest.mark.rule("wk1.gold.02")
def test_you_is_who_uses_the_card_and_not_whose_turn_it_is() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.arm(RIVAL, "y04.2")
    fight.hold(RIVAL, "l03")  # one damage more for your attack
    fight.duel()
    assert fight.state.active == KNIGHT
    fight.calm()
    fight.clash("attack", "attack")
    fight.dice(9, 1, 1, 9, 1, 1)
    fight.play(RIVAL, "l03")
    fight.rest_of_clash()
    hits = {row.seat: row.data["damage"] for row in fight.events("hit")}
    assert hits == {KNIGHT: 2, RIVAL: 3}


@pytest.mark.rule("wk1.gear.09")
def test_every_gear_card_has_one_group_and_a_trait() -> None:
    gear = [card for card in range(COUNT) if DECK[card] in ("green", "yellow", "red", "vehicles")]
    assert len(gear) == 46 + 25 + 14 + 12
    five = {"weapon", "armor", "vehicle", "enhancement", "general"}
    assert {GROUPS[GROUP[card]] for card in gear} == five
    blue = [card for card in range(COUNT) if DECK[card] == "blue"]
    special = [ID[card] for card in blue if GROUP[card] == GROUP_SPECIAL]
    assert special == ["b02", "b03", "b04"]  # attached to the knight or the vehicle
    for card in (*gear, *blue):
        assert TRAIT[card] >= 0, ID[card]
        assert CARDS[card].row.group == GROUPS[GROUP[card]]


@pytest.mark.rule("wk1.gear.18", "wk1.gear.03")
def test_a_one_use_card_is_discarded_from_an_available_place() -> None:
    scene = RoadScene()
    scene.state.health[0] = 1
    scene.wear(0, "g02", "pocket:1")
    scene.pack(0, "g02.2")
    scene.stand(0, scene.hex(1), explored=True)
    scene.state.step = STEP_EXPLORE
    scene.run((EXPLORES.number, 0, ()))
    assert scene.options(0) == ["pass", "g02"]  # the stored one is no use now
    scene.answer(0, "g02")
    assert scene.state.health[0] == 3
    assert scene.names("pockets", 0) == ["", "", ""]
    assert scene.names("green_discard") == ["g02"]
    assert scene.names("backpack", 0) == ["g02.2"]
