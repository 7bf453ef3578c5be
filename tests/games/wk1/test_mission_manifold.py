"""Cult of the Manifold: Cultists, Shrines, Mother Manifold."""

import pytest

from dustboard.games.wk1.content.board import DISTANCE, NEIGHBOURS, SPECIAL_PLACES
from dustboard.games.wk1.content.card_table import BY_ID, ENEMY_CARDS, TRAITS
from dustboard.games.wk1.content.constants import ALL_LOSE, ALL_WIN, EMPTY, MISSION_PANEL, NONE
from dustboard.games.wk1.content.mission_table import ROUNDS
from dustboard.games.wk1.content.things import CULT
from dustboard.games.wk1.rules.combat.sides import aggression
from dustboard.games.wk1.rules.end_of_round import last_round_over
from dustboard.games.wk1.rules.missions.villains import meeting
from dustboard.games.wk1.rules.programs import WASTER_TURN
from games.wk1.mission_scene import MissionScene

MOTHER = BY_ID["vl1"]
CULTIST = BY_ID["cu1"]


def manifold(players: int = 3, seed: int = 1) -> MissionScene:
    return MissionScene("manifold", players, seed)


def put_cultist(scene: MissionScene, place: int) -> None:
    scene.state.marker_at[scene.state.marker_at.index(NONE)] = place


def cultists(scene: MissionScene) -> list[int]:
    return [place for place in scene.state.marker_at if place != NONE]


@pytest.mark.rule("wk1.setup.33")
def test_mother_manifold_waits_and_all_cultists_are_in_the_pool() -> None:
    scene = manifold()
    assert scene.state.villain_at == [scene.hex(10), NONE]
    assert scene.state.supremacy == 1
    assert scene.state.marker_at == [NONE] * 6
    assert scene.state.large_at == [NONE, NONE]


@pytest.mark.rule("wk1.round.13")
@pytest.mark.parametrize("round", range(2, 11))
def test_a_new_cultist_in_every_even_round(round: int) -> None:
    scene = manifold()
    scene.waster_step(round)
    for seat, name in scene.asked().items():
        assert name == "cultist_hex"
        scene.answer(seat, scene.options(seat)[0])
    assert len(cultists(scene)) == (1 if round % 2 == 0 else 0)


def test_he_enters_on_the_special_hex_farthest_from_all_knights() -> None:
    scene = manifold()
    knights = [SPECIAL_PLACES[0], NEIGHBOURS[SPECIAL_PLACES[6]][0], SPECIAL_PLACES[9]]
    for seat in range(3):
        scene.at(seat, place=knights[seat])
    put_cultist(scene, SPECIAL_PLACES[8])
    scene.waster_step(2)
    for seat in scene.asked():
        scene.answer(seat, scene.options(seat)[-1])
    entered = scene.events("cultist")[-1].data["hex"]
    free = [place for place in SPECIAL_PLACES if place != SPECIAL_PLACES[8]]
    near = {place: min(DISTANCE[place][at] for at in knights) for place in free}
    assert near[entered] == max(near.values())
    assert entered in cultists(scene)


def test_the_waster_chooses_among_equally_far_hexes() -> None:
    scene = manifold()
    scene.away(0)  # all knights in Gangraen: six special hexes lie in the outer tier
    scene.waster_step(4)
    waster = scene.state.waster
    outer = [f"h{place}" for place in SPECIAL_PLACES if DISTANCE[0][place] == 3]
    assert sorted(scene.options(waster)) == sorted(outer)
    scene.answer(waster, outer[0])
    assert [f"h{place}" for place in cultists(scene)] == outer[:1]


def test_an_empty_pool_brings_nobody() -> None:
    scene = manifold()
    for place in SPECIAL_PLACES[:6]:
        put_cultist(scene, place)
    scene.waster_step(6)
    assert scene.asked() == {}
    assert len(cultists(scene)) == 6


@pytest.mark.parametrize(("round", "moves"), [(2, 0), (3, 1), (5, 1), (7, 1), (9, 1)])
def test_mother_manifold_moves_toward_the_nearest_cultist_in_odd_rounds(
    round: int, moves: int
) -> None:
    scene = manifold()
    start = scene.hex(10)
    others = sorted(SPECIAL_PLACES, key=lambda place: DISTANCE[start][place])
    nearest = next(place for place in others if DISTANCE[start][place] >= 2)
    put_cultist(scene, nearest)
    put_cultist(scene, others[-1])
    scene.waster_step(round)
    while scene.asked():
        seat = next(iter(scene.asked()))
        scene.answer(seat, scene.options(seat)[0])
    now = scene.state.villain_at[0]
    assert DISTANCE[start][now] == moves
    assert DISTANCE[now][nearest] == DISTANCE[start][nearest] - moves
    assert scene.state.shrines == 0


def test_without_cultists_she_stays() -> None:
    scene = manifold()
    scene.waster_step(3)
    assert scene.state.villain_at[0] == scene.hex(10)


def test_where_she_reaches_a_cultist_the_hex_becomes_a_shrine() -> None:
    scene = manifold()
    place = NEIGHBOURS[scene.hex(10)][0]
    put_cultist(scene, place)
    scene.waster_step(3)
    state = scene.state
    assert state.villain_at[0] == place
    assert state.large_at == [place, NONE]
    assert state.shrines == 1
    assert state.radiation_tokens[place] == 1
    assert cultists(scene) == []  # his marker is in the pool again
    assert scene.events("shrine")[-1].data["number"] == 1
    scene.at(0, place=place)
    scene.explore(0)
    assert scene.asked() == {}  # it cannot be explored
    assert scene.events("explores") == []


def test_a_third_shrine_is_the_end_for_all() -> None:
    scene = manifold()
    state = scene.state
    state.shrines = 2
    state.large_at = [SPECIAL_PLACES[0], SPECIAL_PLACES[1]]
    put_cultist(scene, NEIGHBOURS[scene.hex(10)][0])
    scene.waster_step(5)
    assert state.end_reason == ALL_LOSE
    assert scene.winners() == []


@pytest.mark.parametrize("shrines", [0, 1, 2])
def test_a_cultist_is_fought_instead_of_the_action(shrines: int) -> None:
    scene = manifold()
    state = scene.state
    state.shrines = shrines
    state.large_at = [*SPECIAL_PLACES[:shrines], NONE, NONE][:2]
    number = next(n for n in (8, 9, 6, 13) if scene.hex(n) not in state.large_at)
    scene.at(1, hex=number)
    put_cultist(scene, scene.hex(number))
    scene.explore(1)
    assert "mission:0" in scene.options(1)
    scene.answer(1, "mission:0")
    assert (state.fight, state.foe, state.active) == (MISSION_PANEL, CULTIST, 1)
    assert state.rival == 0  # the Waster of this knight plays him
    assert aggression(state) == 3 + shrines


def fight_cultist(seed: int) -> MissionScene:
    scene = manifold(seed=1)
    state = scene.state
    scene.at(1, hex=9)
    put_cultist(scene, scene.hex(9))
    scene.explore(1)
    state.luck_used[0] += seed * 100
    state.reputation[1] = 2
    scene.answer(1, "mission:0")
    scene.play(seed)
    return scene


def test_a_defeated_cultist_goes_back_to_the_pool_and_is_rewarded() -> None:
    won = lost = 0
    yellow = len(manifold().state.yellow_deck)
    for seed in range(20):
        scene = fight_cultist(seed)
        if scene.state.beaten & 2:
            won += 1
            assert cultists(scene) == []
            assert scene.state.reputation[1] >= 3
            drawn = len(scene.state.yellow_deck) < yellow
            assert drawn or scene.events("vehicle-taken")  # or a vehicle of that value
        else:
            lost += 1
            assert cultists(scene) == [scene.hex(9)]
    assert won > 0
    assert lost > 0


def test_near_a_shrine_the_waster_must_play_cult_enemies() -> None:
    scene = manifold()
    state = scene.state
    cult = [card for card in ENEMY_CARDS if TRAITS[card] >> CULT & 1]
    other = [card for card in ENEMY_CARDS if not TRAITS[card] >> CULT & 1]
    assert len(cult) == 4
    state.common_discard = (state.slots[0],)  # no task hunts
    state.private_discard = (state.slots[1],)
    state.slots = (EMPTY, EMPTY, EMPTY)
    state.revealed = (other[0], cult[0])
    state.wasteland_deck = tuple(c for c in state.wasteland_deck if c not in state.revealed)
    state.shrines, state.large_at = 1, [9, NONE]
    for place, hunted in ((9, True), (NEIGHBOURS[9][0], True), (0, False)):
        state.active, state.waster = 0, 2
        state.route, state.route_at, state.card_played, state.stopped = (place,), 1, 0, 0
        state.at[0] = place
        assert (DISTANCE[9][place] <= 1) is hunted
        scene.run((WASTER_TURN.number, 0, ()))
        keys = scene.ask(2).legal(state, 2)
        assert keys == ([cult[0]] if hunted else [other[0], cult[0]])
        scene.clear_questions()


# -- Mother Manifold ----------------------------------------------------------------------------


def test_who_starts_his_turn_on_her_hex_may_face_her_and_no_card_is_played() -> None:
    scene = manifold()
    scene.at(1, hex=10)
    scene.move(1)
    assert scene.asked() == {1: "face_villain"}
    assert scene.options(1) == ["leave", "face"]
    scene.answer(1, "face")
    state = scene.state
    assert (state.fight, state.foe, state.rival) == (MISSION_PANEL, MOTHER, 0)
    assert state.card_played == 1
    assert state.revealed == ()
    scene.play(3)
    assert scene.events("reveals") == []
    assert scene.events("waster-plays") == []


def test_who_leaves_her_alone_meets_the_wasteland_as_ever() -> None:
    scene = manifold()
    scene.at(1, hex=10)
    scene.move(1)
    scene.answer(1, "leave")
    scene.skip_others("travel")
    scene.answer(1, "foot")
    scene.answer(1, scene.options(1)[0])
    scene.play(3)
    assert len(scene.events("reveals")) == 1


def test_who_enters_her_hex_may_face_her_before_cards_are_revealed() -> None:
    scene = manifold()
    place = scene.hex(10)
    scene.at(1, place=NEIGHBOURS[place][0])
    scene.move(1)
    scene.answer(1, "foot", f"h{place}", "go")
    scene.skip_others()
    assert scene.asked() == {1: "face_villain"}
    assert scene.events("reveals") == []
    scene.answer(1, "face")
    scene.play(5)
    assert scene.events("reveals") == []


def test_once_a_card_was_played_she_is_not_met_on_that_move() -> None:
    scene = manifold()
    scene.at(1, hex=10)
    scene.state.card_played = 0
    assert len(meeting(scene.state, 1)) == 1
    scene.state.card_played = 1
    assert meeting(scene.state, 1) == []


def face_mother(seed: int, loss: int) -> MissionScene:
    scene = manifold()
    scene.state.villain_loss[0] = loss
    scene.state.reputation = [1, 4, 0]
    scene.at(1, hex=10)
    scene.move(1)
    scene.state.luck_used[0] += seed * 100
    scene.answer(1, "face")
    assert scene.state.foe_loss == loss
    scene.play(seed)
    return scene


@pytest.mark.rule("wk1.win.07")
def test_health_loss_stays_on_her_until_she_is_defeated_and_all_win() -> None:
    kept = won = 0
    for seed in range(25):
        scene = face_mother(seed, 5)
        state = scene.state
        if state.end_reason:
            won += 1
            assert state.end_reason == ALL_WIN
            assert scene.winners() == [0, 1, 2]
            assert state.supremacy == 0
            assert [row.seat for row in scene.events("hammer")] == [1]
        else:
            kept += 1
            assert state.villain_loss[0] == 5
            assert state.villain_at[0] == scene.hex(10)
            assert state.supremacy == 1
    assert won > 0
    assert kept > 0


def test_a_wounded_mother_manifold_keeps_every_wound() -> None:
    losses = {face_mother(seed, 0).state.villain_loss[0] for seed in range(40)}
    assert 0 in losses
    assert max(losses) > 0  # and it stayed after the combat


@pytest.mark.rule("wk1.win.03", "wk1.win.07")
def test_when_the_last_round_ends_all_lose() -> None:
    scene = manifold(4)
    assert ROUNDS[scene.state.mission] == 10
    scene.state.reputation[2] = 15
    last_round_over(scene.state)
    assert scene.state.end_reason == ALL_LOSE
    assert scene.winners() == []
