"""Special gear at work: nothing but the action of one hex takes it off (wk1.blue.04-06)."""

import pytest

from dustboard.games.wk1.content.constants import STEP_EXPLORE
from dustboard.games.wk1.rules.gear.blue import cashable
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.placing import discardable
from dustboard.games.wk1.rules.trade.deals import giveable
from games.wk1.fight_scene import KNIGHT, RIVAL, Fight, cards
from games.wk1.road_scene import RoadScene, card

IMPLANT, MUTATION, TUNING = "b02", "b03", "b04"


@pytest.mark.rule("wk1.blue.04", "wk1.blue.05", "wk1.blue.06")
def test_attached_gear_is_not_discarded_stolen_traded_cashed_in_or_moved() -> None:
    fight = Fight()
    fight.drive(RIVAL, "v01")
    fight.state.special[RIVAL] = attached = cards(IMPLANT, MUTATION, TUNING)
    fight.state.ammo[KNIGHT] = 0
    fight.pack(RIVAL, "g18")
    for found in (discardable, giveable, cashable):
        assert not set(found(fight.state, RIVAL)) & set(attached)
    fight.rob()
    assert fight.options(KNIGHT) == ["nothing", "stored", "ammo"]
    fight.answer(KNIGHT, "nothing")
    fight.run(equip([RIVAL]))
    assert {key.split(">")[0] for key in fight.options(RIVAL)} == {"ready", "g18"}


@pytest.mark.rule("wk1.blue.04", "wk1.blue.05", "wk1.blue.06")
@pytest.mark.parametrize(
    ("number", "action", "off"), [(6, 2, MUTATION), (11, 2, IMPLANT), (12, 2, TUNING)]
)
def test_each_hex_takes_off_its_own_kind_only(number: int, action: int, off: str) -> None:
    scene = RoadScene()
    scene.away(30)
    scene.drives(0)
    scene.stand(0, scene.hex(number), explored=True)
    for id in (IMPLANT, MUTATION, TUNING):
        scene._fetch(card(id))
    scene.state.special[0] = (card(IMPLANT), card(MUTATION), card(TUNING))
    scene.state.step = STEP_EXPLORE
    scene.explore(0)
    scene.answer(0, f"special:{action}")
    assert scene.asked() == {0: "detach-special"}
    assert sorted(scene.options(0)) == sorted([off, "stop"])
    scene.answer(0, off)
    assert off not in scene.names("special", 0)
    assert off in scene.names("blue")
    assert len(scene.names("special", 0)) == 2
