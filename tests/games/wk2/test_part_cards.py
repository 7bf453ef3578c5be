"""What each part of a vehicle does, and what other cards say of parts."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.wasteland_table import (
    EVENT_ID,
    THREAT_ID,
)
from dustboard.games.wk2.rules.flow import PROGRAMS
from dustboard.games.wk2.rules.harm import (
    suffer_damage,
)
from dustboard.games.wk2.rules.programs import CAMP, COMBAT, MOVE, TURN
from dustboard.games.wk2.rules.road.icons import resolve_icon
from dustboard.games.wk2.rules.road.route import reach, route_cost, ways
from dustboard.games.wk2.rules.values import (
    bonus,
    capacity,
    chassis,
    exploration,
    speed,
)
from dustboard.games.wk2.rules.wasteland import EVENT
from games.wk2.part_scene import choose, fit, laid, own, wreck
from games.wk2.scene import Scene

# -- what each part does --------------------------------------------------------------------------


def test_the_bull_bar_stops_the_first_damage_of_a_move() -> None:
    scene = laid()
    fit(scene, "z01")
    scene.give(0, fuel=2)
    scene.top(0, "w-x05")
    scene.run(MOVE)
    suffer_damage(scene.state, 0, 1, "wk2.damage.01")
    assert scene.state.damage[0] == 1  # the move has not set off
    scene.answer(0, scene.offered()[0])
    scene.answer(0, "done")
    if not scene.told("no-damage"):
        suffer_damage(scene.state, 0, 2, "wk2.damage.01")
        assert scene.state.damage[0] == 2
    assert len(scene.told("no-damage")) == 1
    before = scene.state.damage[0]
    suffer_damage(scene.state, 0, 1, "wk2.damage.01")
    assert scene.state.damage[0] == before + 1


def test_sand_tracks_snorkel_and_claws_ease_the_road() -> None:
    def cost(terrains: tuple[int, ...], *ids: str, on: str = "offroad") -> int:
        scene = laid(on=on)
        scene.state.vehicle[0] = scene.state.vehicle[0]
        fit(scene, *ids)
        spaces = [board.TERRAIN.index(terrain) for terrain in terrains]
        return route_cost(scene.state, 0, tuple(spaces))

    desert, scrub, rocks = 1, 2, 3
    assert cost((desert,) * 3) == 3
    assert cost((desert,) * 3, "z03") == 1
    assert cost((desert,), "z03") == 0
    assert cost((scrub, scrub)) == 3  # the Off-road eases one
    assert cost((scrub, scrub), "z04") == 2
    assert cost((rocks, rocks, scrub), "z05") == 3
    assert cost((rocks, rocks, scrub)) == 5
    assert cost((desert, scrub), "z04", "z03") == 1


def test_every_way_that_is_shown_costs_what_it_says() -> None:
    for ids in (("z03",), ("z03", "z04"), ("z05", "z03"), ()):
        scene = laid()
        fit(scene, *ids)
        scene.give(0, fuel=3)
        state = scene.state
        shown_ways = {space: (cost, via) for space, cost, _, via in ways(state, 0)}
        for space, (cost, _) in shown_ways.items():
            route: list[int] = []
            here = space
            while here != state.space[0]:
                route.insert(0, here)
                here = shown_ways[here][1]
            assert route_cost(state, 0, tuple(route)) == cost <= reach(state, 0)


def test_the_lead_cabin_the_filter_and_the_lamps(monkeypatch: pytest.MonkeyPatch) -> None:
    spot = next(s for s in range(board.COUNT) if board.ICONS[s][1] and board.ENTERABLE[s])
    beside = next(s for s in board.NEIGHBOURS[spot] if board.ENTERABLE[s])
    scene = laid(on="truck")
    fit(scene, "z06")
    scene.at(0, board.ID[beside])
    scene.give(0, fuel=4)
    scene.run(MOVE)
    scene.answer(0, board.ID[spot], "done")
    assert scene.state.radiation[0] == 0
    assert scene.told("ignored")[0].data == {"kind": "radiation"}
    lamps = laid()
    fit(lamps, "z08")
    resolve_icon(lamps.state, 0, 0)
    frame = lamps.state.frame
    assert len(lamps.state.drawn) == 2
    lamps.run(PROGRAMS[frame.program], 0, *frame.bindings)
    assert lamps.asked() == "put_back"
    back, stays = lamps.state.drawn
    lamps.answer(0, THREAT_ID[back])
    assert lamps.state.drawn == (stays,)
    assert back in lamps.state.bag
    assert lamps.asked() == ""


def test_nitro_is_for_one_move_of_a_sheet() -> None:
    scene = laid()
    fit(scene, "z09")
    scene.give(0, fuel=0)
    scene.run(TURN)
    before = reach(scene.state, 0)
    scene.answer(0, "use:z09")
    assert reach(scene.state, 0) == before + 4
    assert "use:z09" not in scene.offered()
    scene.answer(0, "move")
    far = scene.offered()[0]
    scene.answer(0, far, "done")
    assert scene.state.burst == 0
    later = laid()
    fit(later, "z09")
    later.run(TURN)
    later.answer(0, "pass")
    later.state.taken |= 2  # it has moved
    assert "use:z09" not in later.offered()


def test_the_tow_beam_takes_a_wreck_along() -> None:
    scene = laid("johnny", "rhea", on="truck")
    fit(scene, "z10")
    wreck(scene, seat=1)
    scene.give(0, fuel=4)
    plain = reach(scene.state, 0)
    scene.run(MOVE)
    assert scene.asked() == "tow"
    scene.answer(0, "tow:1")
    assert scene.asked(1) == "towed"
    scene.answer(1, "yes")
    assert scene.asked() == "route"
    space = scene.offered()[0]
    scene.answer(0, space)
    assert scene.state.cost == board.COST[board.BY_ID[space]] + 1
    assert reach(scene.state, 0) == plain
    scene.answer(0, "done")
    assert scene.where(1) == scene.where(0) == space
    assert {event.seat for event in scene.told("card")} == {0}
    alone = laid("johnny", "rhea", on="truck")
    fit(alone, "z10")
    wreck(alone, seat=1)
    alone.give(0, fuel=4)
    home = alone.where(1)
    alone.run(MOVE)
    alone.answer(0, "tow:1")
    alone.answer(1, "no")
    alone.answer(0, alone.offered()[0], "done")
    assert alone.where(1) == home
    bare = laid("johnny", "rhea", on="truck")  # nobody is towed without the part
    wreck(bare, seat=1)
    bare.give(0, fuel=4)
    bare.run(MOVE)
    assert bare.asked() == "route"


def test_the_ejector_seat_walks_off_a_wreck() -> None:
    scene = laid(on="bike")
    fit(scene, "z11")
    scene.run(TURN)
    assert "special:z11" not in scene.offered()
    wreck(scene)
    scene.run(TURN)
    scene.answer(0, "special:z11")
    assert scene.asked() == "space"
    near = {board.ID[one] for one in board.NEIGHBOURS[scene.state.space[0]]}
    assert set(scene.offered()) <= near
    there = scene.offered()[0]
    scene.answer(0, there)
    assert scene.where() == there
    assert scene.state.actions == 1
    assert scene.told("part-action")
    assert not scene.told("card")
    assert "special:z11" not in scene.offered()  # once in a turn


def fight(scene: Scene, foe: str) -> None:
    ids = [row.id for row in CONTENT.enemies_highway_desert]
    scene.run(COMBAT, 0, ids.index(foe), -1)


def test_wheel_blades_cut_gangs_and_beasts() -> None:
    for foe, cut in (("d10", 1), ("d11", 1), ("d02", 0)):
        scene = laid()
        fit(scene, "z13")
        fight(scene, foe)
        while scene.asked() == "weapon":
            scene.answer(0, "bare")
        cuts = [one for one in scene.told("foe-wounded") if one.data.get("amount") == 1]
        assert (len(cuts) > 0) >= bool(cut), foe
        if not cut:
            kind = next(row.type for row in CONTENT.enemies_highway_desert if row.id == foe)
            assert kind not in ("gang", "beast")


def test_a_turret_holds_a_weapon_of_the_vehicle() -> None:
    scene = laid()
    scene.stow(0, "q01")
    scene.give(0, ammo=3, fuel=3)
    scene.wield(0)
    fight(scene, "d01")
    assert scene.asked() != "weapon"  # bare hands are all there is
    armed = laid()
    fit(armed, "z14")
    weapon = next(row for row in CONTENT.gear if row.type == "weapon" and row.hands and row.attack)
    armed.stow(0, weapon.id)
    armed.give(0, ammo=3, fuel=3)
    fight(armed, "d01")
    assert armed.asked() == "weapon"
    assert weapon.id in armed.offered()


def test_plate_sidecar_perch_and_core_change_numbers() -> None:
    scene = laid(on="truck")
    before = (chassis(scene.state, 0), speed(scene.state, 0), bonus(scene.state, 0))
    looks = exploration(scene.state, 0)
    fit(scene, "z15", "z18", "z20")
    after = (chassis(scene.state, 0), speed(scene.state, 0), bonus(scene.state, 0))
    assert after == (before[0] + 3, before[1] - 1, before[2] + 2)
    assert exploration(scene.state, 0) == looks + 1
    bike = laid(on="bike")
    fit(bike, "z12")
    assert capacity(bike.state, 0) == 4
    core = laid()
    fit(core, "z20")
    fight(core, "d01")  # a machine
    plain = laid()
    fight(plain, "d01")
    assert sum(core.state.foe_pool) == sum(plain.state.foe_pool) + 1


def test_the_kitchen_heals_all_and_the_hood_makes_fuel() -> None:
    scene = laid("johnny", "rhea", on="truck")
    fit(scene, "z16", "z17")
    scene.give(0, wounds=2, fuel=0)
    scene.give(1, wounds=2)
    scene.run(CAMP)
    scene.finish(0, "none", "done")
    assert scene.state.wounds[:2] == [1, 1]
    assert scene.state.fuel[0] == 1
    scene.at(0, board.ID[board.TERRAIN.index(0)])
    scene.run(CAMP)
    scene.finish(0, "none", "done")
    assert scene.state.fuel[0] == 1  # not on a highway


@pytest.mark.parametrize("event", ["d21", "d29"])
def test_the_horn_clears_the_road(event: str) -> None:
    scene = laid()
    fit(scene, "z19")
    scene.give(0, meds=0)
    scene.top(0, event)
    scene.state.card = (scene.state.wasteland_deck[0][-1],)
    scene.run(EVENT, 0, EVENT_ID.index(event))
    scene.finish(0)
    assert not scene.told("test")
    assert scene.told("xp") or scene.told("gained")


# -- cards and entries that name parts ------------------------------------------------------------


def test_blown_tyre_is_passed_on_sand_tracks() -> None:
    for ids, tests in (((), 1), (("z03",), 0)):
        scene = laid(through_the_waste=True)
        fit(scene, *ids)
        scene.top(0, "w-x05")
        scene.state.card = (scene.state.wasteland_deck[0][-1],)
        scene.run(EVENT, 0, EVENT_ID.index("w-x05"))
        scene.finish(0, "roll")
        assert len(scene.told("test")) == tests


def test_the_airstrip_gives_a_part_or_fuel() -> None:
    scene = laid(landmarks="during")
    rows = next(row for row in CONTENT.landmarks if row.id == "landmark_09").effects
    written = [{key: value for key, value in row.items() if key != "when"} for row in rows]
    scene.give(0, fuel=0)
    scene.does(*written)
    assert scene.offered() == ["part", "fuel"]
    choose(scene, "part")
    assert set(scene.offered()) == {"z01", "z02", "z04", "z07", "z08", "z19"}
    scene.answer(0, "z02")
    assert own(scene) == ["z02"]
    plain = Scene("johnny")
    plain.give(0, fuel=0)
    plain.does(*written)
    assert plain.asked() == ""
    assert plain.state.fuel[0] == 3


def test_a_decoy_may_be_a_part() -> None:
    scene = laid("johnny", "rhea", sheet="k2", adventure="deadly_cargo")
    fit(scene, "z02")
    scene.does({"do": "choose", "options": [
        {"key": "gross", "cost": [{"do": "give_any"}], "then": []},
        {"key": "stay", "then": []},
    ]})  # fmt: skip
    choose(scene, "gross")
    assert own(scene) == []
