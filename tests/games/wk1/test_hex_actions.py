"""The actions of all fifteen numbered hexes (wk1.action)."""

import pytest

from dustboard.games.wk1.content.board import DISTANCE, NEIGHBOURS
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.tile_table import IS_CITY, KIND, KIND_SPECIAL, TRADE
from dustboard.games.wk1.rules.combat.sides import static_attack_dice
from dustboard.games.wk1.rules.effects.lines import ACTIONS
from games.wk1.road_scene import RoadScene, body, card, supplies

DRUG, EQUIPMENT = "g02", "g17"
IMPLANT, MUTATION, TUNING = "b02", "b03", "b04"


def at(number: int, players: int = 4, **options: str) -> RoadScene:
    """Seat 0 alone on a numbered hex, weak in everything, with nothing."""
    scene = RoadScene(players, **options)
    scene.away(30)
    state = scene.state
    state.ammo[0], state.fuel[0], state.health[0], state.radiation[0] = 1, 0, 1, 2
    scene.stand(0, scene.hex(number), explored=True)
    return scene


def act(scene: RoadScene, *answers: str) -> None:
    """Seat 0 takes an action of its hex."""
    scene.explore(0)
    scene.answer(0, *answers)


def green_drawn(number: int, key: str) -> None:
    """An action that gives one green card."""
    scene = at(number)
    top = scene.state.green_deck[-1]
    act(scene, key)
    scene.wait_for()
    assert top not in scene.state.green_deck
    assert top not in scene.state.green_discard


@pytest.mark.rule("wk1.action.03", "wk1.action.04", "wk1.action.05")
def test_three_kinds_of_actions() -> None:
    for tile in range(37):
        if KIND[tile] == KIND_SPECIAL:
            assert len(ACTIONS[tile]) >= 1
        if TRADE[tile]:
            assert IS_CITY[tile]
    scene = at(1)
    scene.pack(0, "g01")
    scene.explore(0)
    assert scene.options(0) == ["done", "special:1", "trade", "body", "supplies"]


@pytest.mark.rule("wk1.action.06", "wk1.action.07", "wk1.action.09")
def test_gangraen_resupplies_one_kind() -> None:
    scene = at(1)
    scene.drives(0, fuel=0, damaged=1)
    scene.pack(0, "g01")
    act(scene, "body", "g01", "done")
    assert body(scene) == (0, 4)
    assert supplies(scene) == (1, 0)
    assert scene.state.damaged[0] == 1
    assert scene.names("green_discard") == ["g01"]
    scene = at(1)
    scene.drives(0, fuel=0, damaged=1)
    scene.pack(0, "g01")
    act(scene, "supplies", "g01", "done")
    assert body(scene) == (2, 1)
    assert supplies(scene) == (4, 4)
    assert scene.state.damaged[0] == 0


@pytest.mark.rule("wk1.action.08")
def test_what_can_not_be_paid_can_not_be_done() -> None:
    scene = at(1)
    scene.explore(0)
    for key in ("body", "supplies", "special:1"):
        assert scene.refuses(0, key) == "wk1.action.08"


@pytest.mark.rule("wk1.action.10")
@pytest.mark.parametrize("die", [1, 4, 5, 9, 10])
def test_gangraen_gamble(die: int) -> None:
    scene = at(1)
    scene.state.health[0] = 4
    scene.pack(0, "g01")
    yellow = len(scene.state.yellow_deck)
    scene.explore(0)
    scene.dice(die)
    scene.answer(0, "special:1", "g01", "done")
    scene.wait_for()
    assert scene.state.health[0] == (3 if die < 5 else 4)
    assert len(scene.state.yellow_deck) == yellow - (1 if 5 <= die <= 9 else 0)
    assert scene.state.reputation[0] == (1 if die == 10 else 0)
    assert scene.names("green_discard") == ["g01"]


@pytest.mark.rule("wk1.action.11", "wk1.action.13", "wk1.action.23")
@pytest.mark.parametrize("number", [2, 4, 13])
def test_both_kinds_for_one_yellow_card(number: int) -> None:
    scene = at(number)
    scene.drives(0, fuel=0, damaged=1)
    scene.pack(0, "y01")
    scene.explore(0)
    assert "body" not in scene.options(0)
    scene.answer(0, "resupply", "y01", "done")
    assert (body(scene), supplies(scene), scene.state.damaged[0]) == ((0, 4), (4, 4), 0)
    assert scene.names("yellow_discard") == ["y01"]
    scene = at(number)
    scene.pack(0, "g01", "g02")
    scene.explore(0)
    assert scene.refuses(0, "resupply") == "wk1.action.08"


@pytest.mark.rule("wk1.action.12", "wk1.luck.02")
def test_queens_valley_draws_luck() -> None:
    scene = at(3)
    scene.hand(0, "l01", "l02", "l03")
    act(scene, "special:1")
    assert len(scene.state.luck[0]) == 5
    assert "luck_limit" not in scene.asked().values()  # five may be kept
    scene = at(3)
    scene.hand(0, "l01", "l02", "l03", "l04")
    act(scene, "special:1")
    assert scene.asked() == {0: "luck_limit"}
    scene.answer(0, "l01")
    assert len(scene.state.luck[0]) == 5
    assert scene.names("luck_discard") == ["l01"]


@pytest.mark.rule("wk1.action.12", "wk1.action.14")
@pytest.mark.parametrize("number", [3, 5])
def test_one_kind_for_two_green_cards(number: int) -> None:
    scene = at(number)
    scene.pack(0, "g01")
    scene.explore(0)
    if number == 5:
        assert scene.asked() == {}  # he can do nothing
    else:
        assert scene.refuses(0, "body") == "wk1.action.08"
        assert "trade" not in scene.options(0)
    scene = at(number)
    scene.pack(0, "g01", "g02")
    act(scene, "supplies", "g01", "g02", "done")
    assert (body(scene), supplies(scene)) == ((2, 1), (4, 4))


def test_quiet_cities_may_trade() -> None:
    for option in ("no_red", "no_vehicles", "normal"):
        scene = at(3, quiet_cities=option)
        scene.pack(0, "g01")
        scene.explore(0)
        assert "trade" in scene.options(0)


@pytest.mark.rule("wk1.action.14")
def test_alice_offsprings_sells_reputation() -> None:
    scene = at(5)
    scene.pack(0, "y01")
    act(scene, "special:1", "y01", "done")
    assert scene.state.reputation[0] == 1
    assert scene.names("yellow_discard") == ["y01"]


@pytest.mark.rule("wk1.action.15", "wk1.blue.05")
def test_cerbero_biolabs() -> None:
    scene = at(6)
    scene.state.radiation[0] = 3
    scene.explore(0)
    assert scene.refuses(0, "special:2") == "wk1.action.08"  # no mutation
    scene.answer(0, "special:1")
    assert scene.state.radiation[0] == 0
    green_drawn(6, "special:3")
    scene = at(6)
    scene._fetch(card(MUTATION))
    scene.state.special[0] = (card(MUTATION),)
    act(scene, "special:2", MUTATION)
    assert scene.state.special[0] == ()


@pytest.mark.rule("wk1.action.16")
def test_red_tomb() -> None:
    scene = at(7)
    scene.stand(1, 5)
    scene.stand(2, 5)
    act(scene, "special:1", "h5")
    for seat, harm in ((1, (2, 2)), (2, (2, 2)), (3, (0, 4)), (0, (2, 1))):
        assert (scene.state.radiation[seat], scene.state.health[seat]) == harm
    green_drawn(7, "special:2")


def stalls_with(scene: RoadScene, space: int, id: str) -> None:
    """A card on a space of the Stalls, whose card goes under its deck."""
    scene._fetch(card(id))
    stalls = list(scene.state.stalls)
    if stalls[space] >= 0:
        scene._to_deck("green_deck" if space < 4 else "yellow_deck", stalls[space])
    stalls[space] = card(id)
    scene.state.stalls = tuple(stalls)


@pytest.mark.rule("wk1.action.17")
def test_cerbero_pharmaceutics() -> None:
    scene = at(8)
    scene.state.radiation[0] = 0
    act(scene, "special:1")
    assert scene.state.health[0] == 4
    scene = at(8)
    stalls_with(scene, 0, DRUG)
    act(scene, "special:2")
    scene.wait_for()
    assert DRUG not in scene.names("stalls")
    assert len([each for each in scene.state.stalls if each >= 0]) == 10
    assert DRUG in (*scene.names("backpack", 0), *scene.names("pockets", 0))
    green_drawn(8, "special:3")


@pytest.mark.rule("wk1.action.18")
def test_old_refinery() -> None:
    scene = at(9)
    scene.state.fuel[0] = 1
    act(scene, "special:1")
    assert scene.state.fuel[0] == 4
    green_drawn(9, "special:3")


@pytest.mark.rule("wk1.action.19")
def test_warata_industries() -> None:
    for option, deck, number in (("option:1", "red_deck", 1), ("option:2", "yellow_deck", 2)):
        scene = at(10)
        scene.drives(0)
        scene.state.reputation[0] = 3
        before = len(getattr(scene.state, deck))
        act(scene, "special:1", option)
        scene.wait_for()
        assert scene.state.reputation[0] == 1
        assert len(getattr(scene.state, deck)) == before - number
    green_drawn(10, "special:2")


@pytest.mark.rule("wk1.action.19", "wk1.action.08")
@pytest.mark.parametrize("held", [0, 1])
def test_warata_takes_two_reputation_or_gives_nothing(held: int) -> None:
    scene = at(10)
    scene.state.reputation[0] = held
    scene.explore(0)
    assert scene.refuses(0, "special:1") == "wk1.action.08"
    assert "special:2" in scene.options(0)


@pytest.mark.rule("wk1.action.21", "wk1.blue.04")
def test_cerbero_tower() -> None:
    for option, deck, number in (("option:1", "yellow_deck", 1), ("option:2", "green_deck", 2)):
        scene = at(11)
        scene.drives(0)
        before = len(getattr(scene.state, deck))
        act(scene, "special:1", option)
        scene.wait_for()
        assert len(getattr(scene.state, deck)) == before - number
    scene = at(11)
    scene.explore(0)
    assert scene.refuses(0, "special:2") == "wk1.action.08"  # no implant
    scene = at(11)
    scene.pack(0, IMPLANT)
    act(scene, "special:2")
    scene.wait_for("detach-special")
    assert scene.names("special", 0) == [IMPLANT]
    act(scene, "special:2")
    scene.answer(0, IMPLANT)
    assert scene.names("special", 0) == []


@pytest.mark.rule("wk1.action.22", "wk1.blue.06")
def test_rustys_garden() -> None:
    scene = at(12)
    scene.drives(0, fuel=0, damaged=1)
    act(scene, "special:1")
    assert (scene.state.fuel[0], scene.state.damaged[0]) == (3, 0)
    green_drawn(12, "special:3")
    scene = at(12)
    scene.drives(0)
    scene.pack(0, TUNING)
    act(scene, "special:2")
    scene.wait_for("detach-special")
    assert scene.names("special", 0) == [TUNING]
    act(scene, "special:2")
    scene.answer(0, TUNING)
    assert scene.names("special", 0) == []


@pytest.mark.rule("wk1.action.20", "wk1.token.03")
def test_cerbero_towers_aura() -> None:
    scene = at(11)
    state = scene.state
    state.active, state.foe = 0, card("w20")  # a machine
    tower = scene.hex(11)
    far = next(place for place in range(37) if DISTANCE[tower][place] == 2)
    assert static_attack_dice(state) == 2
    state.at[0] = NEIGHBOURS[tower][0]
    assert static_attack_dice(state) == 2
    state.special_at[2] = tower  # Reboot
    assert static_attack_dice(state) == 0
    state.special_at[2] = NONE
    state.at[0] = far
    assert static_attack_dice(state) == 0
    state.at[0], state.foe = tower, card("w21")  # a beast
    assert static_attack_dice(state) == 0


def kosciusko(players: int = 4) -> RoadScene:
    """Seat 0 lays an ambush with w02 and throws two cards away."""
    scene = at(13, players)
    scene.deck("w02", "w14", "w15")
    act(scene, "special:1")
    assert sorted(scene.options(0)) == ["w02", "w14", "w15"]
    scene.answer(0, "w02")
    scene.wait_for()
    return scene


@pytest.mark.rule("wk1.action.23")
def test_kosciuskos_card_lies_hidden() -> None:
    scene = kosciusko()
    assert sorted(scene.names("wasteland_discard")) == ["w14", "w15"]
    assert scene.names("ambush", 0) == ["w02"]
    for viewer in (-1, 1, 2, 3):
        assert scene.seen_by(viewer).ambush[0] == (NONE,)
    assert scene.seen_by(0).ambush[0] == (card("w02"),)


@pytest.mark.rule("wk1.action.24")
@pytest.mark.parametrize("players", [2, 4])
def test_kosciuskos_card_meets_the_first_who_moves(players: int) -> None:
    scene = kosciusko(players)
    scene.terrain(1, "n20")
    scene.stand(1, 0)
    scene.drives(1)
    deck = scene.state.wasteland_deck
    scene.ride(1, 1, 2)
    waster = scene.state.waster
    assert scene.options(waster) == ["under", "wait"]
    assert scene.state.revealed == ()
    scene.answer(waster, "under")
    assert scene.state.card == card("w02")
    assert scene.state.wasteland_deck == deck
    scene.answer(1, "face")
    scene.wait_for()
    assert scene.state.ambush[0] == ()
    scene.stand(2 % players, 0)
    scene.drives(2 % players, "v02")
    scene.ride(2 % players, 1)
    assert len(scene.state.revealed) == 3  # the next mover meets the deck again


@pytest.mark.rule("wk1.action.25")
def test_sandpiercer() -> None:
    scene = at(14)
    scene.pack(0, "g01", "g02")
    scene.task(1, "t12")
    deck = scene.state.wasteland_deck
    act(scene, "special:1", "g01", "done")
    scene.state.health[0] = 4
    scene.dice(7, 1)
    scene.answer(0, f"h{scene.hex(9)}")
    assert scene.state.wasteland_deck == deck
    assert scene.state.at[0] == scene.hex(9)
    assert scene.events("dice")[-1].data["skill"] == 4
    assert "accept:t12" in scene.options(0)
    assert scene.refuses(0, "special:1") == "wk1.action.01"
    green_drawn(14, "special:2")


@pytest.mark.rule("wk1.action.26")
def test_carcassville() -> None:
    scene = at(15)
    scene.state.health[0] = 4
    act(scene, "special:1")
    assert scene.options(0) == ["blades", "guns"]
    scene.dice(9, 1)
    scene.answer(0, "guns")
    assert scene.state.reputation[0] == 2
    assert scene.state.over  # nothing else is asked
    for option, harm in (("option:1", (4, 4)), ("option:2", (1, 1))):
        scene = at(15)
        scene.state.radiation[0], scene.state.health[0] = 1, 4
        act(scene, "special:1")
        scene.dice(1, 1)
        scene.answer(0, "guns", option)
        scene.wait_for()
        assert body(scene) == harm
        assert scene.state.down[0] == (1 if option == "option:1" else 0)
    green_drawn(15, "special:2")
