"""The module Through the Waste: a smuggler, three vehicles, cards and malfunctions."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import DESERT
from dustboard.games.wk2.content.knight_table import VEHICLE_ID
from dustboard.games.wk2.content.wasteland_table import MALFUNCTION_ID, THREAT_ID
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.actions import long_fix
from dustboard.games.wk2.rules.programs import CAMP, EXPLORE, MOVE, TURN
from dustboard.games.wk2.rules.road.icons import place_marker
from dustboard.games.wk2.rules.road.route import next_spaces, reach, route_cost
from dustboard.games.wk2.rules.values import capacity
from dustboard.games.wk2.show.view import table as table_view
from dustboard.kernel.game import Game
from games.wk2.playing import damage, meet, turn_event, upgrade
from games.wk2.scene import Scene, gear


def waste(patch: pytest.MonkeyPatch | None, *knights: str) -> Scene:
    return Scene(*(knights or ("ezra",)), patch=patch, through_the_waste=True)


@pytest.mark.rule("wk2.module.05")
def test_its_pieces_join_by_option() -> None:
    plain = Game(TITLE, 1, 1, {"adventure": "long_count"})
    game = Game(TITLE, 1, 1, {"adventure": "long_count", "through_the_waste": True})
    assert "k-ezra" not in list(plain.decision(0).options.keys())
    assert "k-ezra" in list(game.decision(0).options.keys())
    for deck, cards in ((0, 5), (1, 3)):
        less = len(plain.state.wasteland_deck[deck])
        assert len(game.state.wasteland_deck[deck]) == less + cards
    assert len(game.state.malfunction_deck) == 10
    game.answer(0, "k-ezra")
    vehicles = {"v-offroad", "v-truck", "v-bike", "v-atv", "v-yacht", "v-roadtrain"}
    assert set(game.decision(0).options.keys()) == vehicles


# -- cards ----------------------------------------------------------------------------------------


def test_pirates_lice_and_mechanics_hurt_the_vehicle(monkeypatch: pytest.MonkeyPatch) -> None:
    pirates = waste(monkeypatch, "johnny")
    pirates.dice("gK", "g-")
    meet(pirates, "w-x01")
    assert pirates.state.damage[0] == 1
    lice = waste(monkeypatch, "johnny")
    lice.give(0, fuel=2)
    lice.dice("wK", "w-")
    meet(lice, "w-x03")
    assert lice.state.fuel[0] == 1
    vines = waste(monkeypatch, "johnny")
    meet(vines, "w-x06")
    assert vines.state.damage[0] == 1


def test_a_crane_takes_a_resource_and_pilgrims_are_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    crane = waste(monkeypatch, "johnny")
    crane.give(0, meds=1)
    meet(crane, "w-x02")
    assert crane.state.meds[0] == 0
    pilgrims = waste(monkeypatch, "johnny")
    pilgrims.give(0, meds=2)
    meet(pilgrims, "w-x07")
    pilgrims.answer(0, "do")
    assert (pilgrims.state.meds[0], pilgrims.state.xp[0]) == (0, 2)


def test_a_weighbridge_and_a_blown_tyre(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = waste(monkeypatch, "johnny")
    turn_event(empty, "w-x04")
    assert empty.offered() == ["do", "decline"]
    laden = waste(monkeypatch, "johnny")
    laden.stow(0, "q20")
    laden.give(0, meds=2)
    turn_event(laden, "w-x04")
    assert laden.offered() == ["gear", "pay"]
    laden.answer(0, "gear")
    assert laden.gear_of() == []
    tyre = waste(monkeypatch, "johnny")
    turn_event(tyre, "w-x05")
    assert tyre.state.damage[0] == 2


def test_the_tunnel_is_harder_for_heavy_vehicles(monkeypatch: pytest.MonkeyPatch) -> None:
    for vehicle, difficulty in (("offroad", 3), ("truck", 4)):
        scene = waste(monkeypatch, "johnny")
        scene.vehicle(0, vehicle)
        turn_event(scene, "w-x08")
        assert scene.told("test")[0].data["difficulty"] == difficulty


def test_a_wiring_fire_makes_the_first_search_hurt() -> None:
    scene = waste(None, "johnny")
    damage(scene, "f10")
    scene.run(EXPLORE)
    assert scene.state.wounds[0] == 1
    scene.run(EXPLORE)
    assert scene.state.wounds[0] == 1


# -- Ezra Boone -----------------------------------------------------------------------------------


def test_a_false_floor(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = waste(monkeypatch)
    assert capacity(scene.state, 0) == 5  # of an Off-road: 4
    threat = next(one for one in range(board.COUNT) if board.ICONS[one] == (1, 0, 0))
    near = next(one for one in board.NEIGHBOURS[threat] if board.ENTERABLE[one])
    scene.at(0, board.ID[near])
    scene.run(MOVE)
    scene.answer(0, board.ID[threat], "done")
    assert scene.asked() == "swap_token"
    first = scene.state.drawn
    scene.answer(0, "return")
    assert len(scene.told("token")) == 2
    assert THREAT_ID[first[0]] in [one.data["token"] for one in scene.told("token-back")]
    assert scene.asked() != "swap_token"  # once in a round
    held = [token for zone in scene.state.zones_of_threat() for token in zone]
    assert sorted(held) == list(range(len(THREAT_ID)))  # it lies in the bag, and nowhere else


def test_a_back_door_leads_off_the_crossings() -> None:
    scene = waste(None)
    crossing = board.CROSSINGS[1]
    dear = next(one for one in board.NEIGHBOURS[crossing] if board.COST[one] > 0)
    scene.at(0, board.ID[crossing])
    assert route_cost(scene.state, 0, (dear,)) == board.COST[dear] - 1  # an Off-road saves 1
    upgrade(scene, "p-ezra-1:a")
    assert route_cost(scene.state, 0, (dear,)) == 0
    scene.at(0, board.ID[dear])
    assert route_cost(scene.state, 0, (crossing,)) >= 0


def test_one_card_of_a_sheet_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = waste(monkeypatch)
    upgrade(scene, "p-ezra-1:b")
    scene.top(0, "d11", "d14")
    scene.run(TURN)
    scene.answer(0, "move", "s82", "done", "do")
    assert not scene.told("combat")
    assert scene.told("card-done")
    scene.run(MOVE)
    scene.answer(0, "s80", "done")
    assert scene.told("combat")


def test_a_dead_drop_reaches_everybody() -> None:
    scene = waste(None, "ezra", "johnny")
    scene.at(1, "s07")
    scene.give(0, meds=1)
    scene.give(0, wounds=1)
    scene.run(CAMP)
    assert "trade:1" not in scene.offered()
    again = waste(None, "ezra", "johnny")
    again.at(1, "s07")
    again.give(0, meds=1)
    upgrade(again, "p-ezra-2:a")
    again.run(CAMP)
    assert "trade:1" in again.offered()


def test_three_cards_lie_hidden_out_of_use() -> None:
    scene = waste(None)
    upgrade(scene, "p-ezra-2:b")
    scene.stow(0, "q20", "q21", "q22", "q23")
    scene.run(CAMP)
    scene.answer(0, "hide:q20", "hide:q21", "hide:q22")
    assert scene.state.cache[0] == tuple(sorted(gear(one) for one in ("q20", "q21", "q22")))
    assert not [key for key in scene.offered() if key.startswith("hide")]
    scene.answer(0, "fetch:q21")
    assert sorted(scene.gear_of()) == ["q21", "q23"]


def test_hot_wiring_and_a_boot_pistol(monkeypatch: pytest.MonkeyPatch) -> None:
    for side, left in (("", 2), ("p-ezra-3:b", 1)):
        scene = waste(None)
        if side:
            upgrade(scene, side)
        scene.give(0, damage=5)
        scene.state.wreck[0] = MALFUNCTION_ID.index("f1")  # repairs 3
        scene.state.malfunction_deck = scene.state.malfunction_deck[1:]
        long_fix(scene.state, 0)
        assert scene.state.damage[0] == left
    scene = waste(monkeypatch)
    scene.stow(0, "p-ezra-4")
    scene.give(0, ammo=1)
    meet(scene, "d14")
    scene.answer(0, "do")
    assert scene.state.ammo[0] == 0


# -- vehicles -------------------------------------------------------------------------------------


def test_the_atv_switches_in_camp() -> None:
    scene = waste(None, "johnny")
    scene.vehicle(0, "atv")
    scene.run(CAMP)
    scene.answer(0, "use:v-atv")
    assert VEHICLE_ID[scene.state.vehicle[0]] == "v-atv-medium"
    scene.finish(0, "done")
    scene.run(CAMP)
    scene.answer(0, "use:v-atv-medium")
    assert VEHICLE_ID[scene.state.vehicle[0]] == "v-atv"


def quiet_way(scene: Scene, route: tuple[int, ...]) -> tuple[int, ...]:
    """A way without icons that is longer than the yacht goes without Fuel."""
    if route_cost(scene.state, 0, route) > 5:
        return route
    for space in next_spaces(scene.state, 0, route):
        if space not in route and board.COST[space] and not any(board.ICONS[space]):
            found = quiet_way(scene, (*route, space))
            if found:
                return found
    return ()


def test_a_yacht_sails_off_the_desert_and_with_the_wind() -> None:
    scene = waste(None, "johnny")
    scene.vehicle(0, "yacht")
    assert reach(scene.state, 0) == 5  # Speed 4, from a desert
    scene.give(0, fuel=1)
    scene.run(MOVE)
    for start in board.ID:
        scene.at(0, start)
        way = quiet_way(scene, ())
        if way and board.TERRAIN[board.BY_ID[start]] == DESERT:
            break
    scene.answer(0, *[board.ID[one] for one in way])
    assert scene.state.cost > 5  # 1 Fuel
    scene.state.active = 0
    move = table_view(scene.state, 0)["move"]
    assert move is not None
    assert move["fuel"] == 0  # as the table shows it
    scene.answer(0, "done")
    assert scene.told("drives")[0].data["fuel"] == 0


def test_an_icon_on_the_way_stills_the_wind() -> None:
    scene = waste(None, "johnny")
    scene.vehicle(0, "yacht")
    scene.give(0, fuel=1)
    for start in board.ID:
        scene.at(0, start)
        way = quiet_way(scene, ())
        if way and board.TERRAIN[board.BY_ID[start]] == DESERT:
            break
    place_marker(scene.state, 0, 1, way[0], "wk2.danger.06")
    scene.run(MOVE)
    scene.answer(0, *[board.ID[one] for one in way], "done")
    assert scene.told("drives")[0].data["fuel"] == 1


def test_a_road_train_ignores_icons_on_highways(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [
        (one, near)
        for one in range(board.COUNT)
        if board.TERRAIN[one] == 0 and any(board.ICONS[one])
        for near in board.NEIGHBOURS[one]
        if board.TERRAIN[near] == 0
    ]
    icon, start = pairs[0]
    for vehicle, ignored in (("roadtrain", True), ("truck", False)):
        scene = waste(monkeypatch, "johnny")
        scene.vehicle(0, vehicle)
        scene.at(0, board.ID[start])
        scene.run(MOVE)
        scene.answer(0, board.ID[icon], "done")
        assert bool(scene.told("ignored")) is ignored


def test_a_road_train_meets_icons_off_the_highways(monkeypatch: pytest.MonkeyPatch) -> None:
    icon, start = next(
        (one, near)
        for one in range(board.COUNT)
        if board.TERRAIN[one] and board.ENTERABLE[one] and any(board.ICONS[one])
        for near in board.NEIGHBOURS[one]
        if board.TERRAIN[near] == 0
    )
    scene = waste(monkeypatch, "johnny")
    scene.vehicle(0, "roadtrain")
    scene.at(0, board.ID[start])
    scene.run(MOVE)
    scene.answer(0, board.ID[icon], "done")
    assert scene.where() == board.ID[icon]
    assert not scene.told("ignored")
