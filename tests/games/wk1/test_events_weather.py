"""Event cards w01-w09, each by its text; worked examples W04 and W05."""

import pytest

from dustboard.games.wk1.content.board import NEIGHBOURS
from games.wk1.road_scene import RoadScene, card

AROUND = sorted((1, *NEIGHBOURS[1]))
HEAT, KATE = "k06", "k07"
MEDI_SHOT = "g02"


def ridden(knight: str = "k10") -> RoadScene:
    """Seat 0 drives along the ring."""
    scene = RoadScene(knights=(knight, "k02", "k03", "k08"))
    scene.drives(0)
    return scene


def lying(tokens: list[int]) -> list[int]:
    return [place for place in range(37) if tokens[place]]


def caught(scene: RoadScene, id: str, dice: int, travel: str = "vehicle") -> None:
    """The escape check fails."""
    scene.meet(0, id, travel=travel)
    scene.dice(*[1] * dice)
    scene.answer(0, "escape")


def free(scene: RoadScene, id: str, dice: int, travel: str = "vehicle") -> None:
    """The escape check is passed."""
    scene.meet(0, id, travel=travel)
    scene.dice(10, *[1] * (dice - 1))
    scene.answer(0, "escape")


@pytest.mark.rule("wk1.wasteland.16", "wk1.gold.07")
def test_w01_tornado_faced() -> None:
    scene = ridden()
    scene.deck("g01", name="green_deck")
    scene.meet(0, "w01", "face")
    scene.wait_for("go_on")
    assert scene.state.damaged[0] == 1
    assert lying(scene.state.obstacle_tokens) == AROUND
    assert card("g01") in (*scene.state.pockets[0], *scene.state.backpack[0], *scene.state.cargo[0])
    assert scene.asked() == {0: "go_on"}


@pytest.mark.rule("wk1.wasteland.19", "wk1.gold.08", "wk1.escape.02")
def test_w01_tornado_leaves_obstacles_even_after_an_escape() -> None:
    scene = ridden()
    free(scene, "w01", 2)
    assert scene.state.damaged[0] == 0
    assert lying(scene.state.obstacle_tokens) == AROUND


def test_w01_tornado_hurts_a_walker() -> None:
    scene = ridden()
    caught(scene, "w01", 2, "foot")
    assert (scene.state.damaged[0], scene.state.health[0]) == (0, 3)


@pytest.mark.rule("wk1.escape.03")
def test_w04_acid_rain() -> None:
    scene = ridden(HEAT)
    caught(scene, "w02", 2)
    assert scene.state.over  # the move is over
    assert (scene.state.at[0], scene.state.health[0]) == (1, 3)
    assert lying(scene.state.contamination_tokens) == AROUND
    assert scene.state.backpack[0] == ()
    assert scene.names("wasteland_discard")[-1] == "w02"
    assert scene.state.skip_exploring[0] == 0  # he still explores


@pytest.mark.rule("wk1.wasteland.16", "wk1.escape.03")
def test_w05_car_wreck() -> None:
    scene = ridden(KATE)
    scene.drives(0, fuel=2)
    yellow = scene.state.yellow_deck[-1]
    scene.meet(0, "w03", "face")
    scene.wait_for()
    assert (scene.state.at[0], scene.state.health[0]) == (1, 3)
    assert scene.state.skip_exploring[0] == 1
    assert scene.state.fuel[0] == 4  # 1 left, 3 gained
    assert yellow not in scene.state.yellow_deck
    assert scene.names("wasteland_discard")[-1] == "w03"
    scene = ridden(KATE)
    scene.drives(0, fuel=2)
    deck = scene.state.yellow_deck
    caught(scene, "w03", 1)
    assert (scene.state.health[0], scene.state.fuel[0]) == (3, 1)  # the losses only
    assert scene.state.yellow_deck == deck


@pytest.mark.rule("wk1.wasteland.16", "wk1.ko.04", "wk1.gold.07")
def test_rewards_go_to_a_knight_whom_the_event_knocks_out() -> None:
    scene = ridden(KATE)
    scene.drives(0, fuel=2)
    scene.state.health[0] = 1
    yellow = scene.state.yellow_deck[-1]
    scene.meet(0, "w03", "face")
    scene.wait_for()
    assert (scene.state.health[0], scene.state.down[0]) == (0, 1)
    assert scene.state.fuel[0] == 4  # 1 left, 3 gained
    assert yellow not in scene.state.yellow_deck
    kinds = scene.kinds()
    assert kinds.index("knocked-out") < kinds.index("drew-gear")


@pytest.mark.rule("wk1.wasteland.16")
@pytest.mark.parametrize("option", ["option:1", "option:2", "option:3"])
def test_the_text_comes_before_the_rewards(option: str) -> None:
    scene = ridden(KATE)
    scene.drives(0, fuel=2)
    scene.pack(0, "g02")
    scene.deck("g18", name="green_deck")
    scene.meet(0, "w05", "face")
    assert (scene.state.reputation[0], scene.names("green_deck")[-1]) == (0, "g18")
    scene.answer(0, option)  # the last one costs Reputation, of which there is none yet
    scene.wait_for("go_on")
    assert scene.state.reputation[0] == 1
    assert "g18" not in scene.names("green_deck")
    assert scene.names("wasteland_discard")[-1] == "w05"


@pytest.mark.rule("wk1.wasteland.17", "wk1.escape.02")
def test_w04_radiation_storm() -> None:
    scene = ridden()
    decks = scene.state.green_deck, scene.state.yellow_deck, scene.state.luck_deck
    scene.meet(0, "w04", "face")
    assert scene.state.radiation[0] == 2
    assert lying(scene.state.radiation_tokens) == AROUND
    assert decks == (scene.state.green_deck, scene.state.yellow_deck, scene.state.luck_deck)
    assert (scene.state.ammo[0], scene.state.reputation[0]) == (4, 0)
    scene = ridden()
    free(scene, "w04", 2)
    assert scene.state.radiation[0] == 0
    assert lying(scene.state.radiation_tokens) == []


@pytest.mark.rule("wk1.escape.01")
def test_w05_wounded_stranger() -> None:
    scene = ridden()
    caught(scene, "w05", 2)
    dice = scene.events("dice")[-1].data
    assert (dice["skill"], dice["difficulty"]) == (2, 9)
    scene = ridden()
    scene.pack(0, "g02")
    scene.state.reputation[0] = 1
    scene.meet(0, "w05", "face")
    assert scene.options(0) == ["option:1", "option:2", "option:3"]
    scene.answer(0, "option:2")
    scene.wait_for("go_on")
    assert (scene.state.ammo[0], scene.state.fuel[0], scene.state.reputation[0]) == (3, 2, 2)


def test_w05_wounded_stranger_takes_a_drug_or_reputation() -> None:
    scene = ridden()
    scene.pack(0, MEDI_SHOT)
    scene.meet(0, "w05", "face", "option:1")
    scene.wait_for("go_on")
    assert MEDI_SHOT in scene.names("green_discard")
    scene = ridden()
    scene.state.reputation[0] = 3
    scene.meet(0, "w05", "face", "option:3")
    scene.wait_for("go_on")
    assert scene.state.reputation[0] == 3  # one lost, one gained


@pytest.mark.rule("wk1.check.06")
@pytest.mark.parametrize(("dice", "eaten"), [((1, 1), 3), ((5, 1), 2), ((5, 9), 1)])
def test_w06_hungry_locusts_eat_less_for_each_success(dice: tuple[int, int], eaten: int) -> None:
    scene = ridden()
    scene.meet(0, "w06")
    scene.dice(*dice)
    scene.answer(0, "face")
    bites = 0
    while scene.asked() == {0: "meal"}:
        scene.answer(0, "health" if "health" in scene.options(0) else scene.options(0)[0])
        bites += 1
    assert bites == eaten
    scene.wait_for("go_on")
    assert scene.state.health[0] == 4 - eaten


@pytest.mark.rule("wk1.gear.06")
def test_w06_the_owner_chooses_the_card_that_is_eaten() -> None:
    scene = ridden()
    scene.pack(0, "g01", "g03")
    scene.meet(0, "w06")
    scene.dice(5, 9)
    scene.answer(0, "face")
    scene.answer(0, "card")
    assert scene.options(0) == ["g01", "g03"]
    scene.answer(0, "g03")
    assert scene.names("backpack", 0) == ["g01"]
    assert "g03" in scene.names("green_discard")


def test_w07_rough_terrain() -> None:
    scene = ridden()
    scene.meet(0, "w07", "face")
    assert scene.state.damaged[0] == 1
    assert scene.state.points == 1  # 4 - 1 - 2


def test_w08_wandering_merchant() -> None:
    scene = ridden()
    scene.pack(0, "g01", "g03")
    scene.meet(0, "w08", "face")
    assert scene.options(0) == ["do", "decline"]
    scene.answer(0, "do")
    assert 0 in scene.asked()
    assert scene.asked()[0] not in ("go_on", "alternative")
    scene.wait_for("go_on")
    scene = ridden()
    scene.meet(0, "w08", "face", "decline")
    scene.wait_for("go_on")
    assert scene.asked() == {0: "go_on"}


def test_w09_dust_wall() -> None:
    scene = ridden()
    scene.state.ammo[0] = 1
    scene.meet(0, "w09", "face")
    assert scene.state.over
    assert scene.state.at[0] == 1
    assert lying(scene.state.threat_tokens) == AROUND
    assert scene.state.ammo[0] == 2
