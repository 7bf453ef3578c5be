"""Laying the table: decks, first player, knights, vehicles, gear, resources."""

from __future__ import annotations

import json

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    CHALLENGE_TOKENS,
    FIRST_ON_TRACK,
    LAST_ON_TRACK,
    PLOT_TOKENS,
    THREAT,
)
from dustboard.games.wk2.content.gear_table import (
    GEAR_COPIES,
    GEAR_MODULE,
    STARTING,
    UNIQUE,
    face_key,
    gear_of,
    is_broken,
)
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.wasteland_table import (
    CARD_DECK,
    SPECIAL_BY_NUMBER,
    UPGRADE_ID,
    UPGRADE_KNIGHT,
)
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.draft import DRAFT
from dustboard.games.wk2.rules.experience import upgrades_for
from dustboard.games.wk2.rules.marks import SHEET, forget
from dustboard.games.wk2.rules.road.icons import resolve_icon
from dustboard.games.wk2.rules.setup import deal_resources, roll_for_first
from dustboard.games.wk2.rules.threat import draw_token
from dustboard.games.wk2.rules.trade.sharing import CAMP_MARKERS, shared_spaces
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.frames import Frame
from dustboard.kernel.game import Game
from games.wk2.scene import Scene, gear


def game(players: int, seed: int = 1, **options: object) -> Game:
    return Game(TITLE, players, seed, options, debug=True)


def asked(one: Game) -> tuple[str, int, list[str]]:
    decision = one.pending[0]
    return decision.name, decision.seat, decision.options.keys()


def answer(one: Game, *keys: str) -> None:
    for key in keys:
        one.answer(one.pending[0].seat, key)


@pytest.mark.rule("wk2.setup.01")
def test_one_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        assert game(players).state.players == players
    for players in (0, 5):
        with pytest.raises(DustboardError):
            game(players)


@pytest.mark.rule("wk2.setup.02", "wk2.setup.11")
def test_there_is_one_board_with_cities_and_a_track() -> None:
    assert (len(board.CITIES), FIRST_ON_TRACK, LAST_ON_TRACK) == (6, 1, 10)
    one = game(2)
    assert CAMP_MARKERS == 2
    assert shared_spaces(one.state) == []  # both lie ready


@pytest.mark.rule("wk2.setup.03", "wk2.specialcard.01")
def test_special_cards_lie_in_order_and_nobody_sees_them() -> None:
    assert list(SPECIAL_BY_NUMBER)[:10] == list(range(1, 11))
    one = game(2, quick_setup=True)
    for viewer in (0, 1):
        assert '"x-1"' not in json.dumps(one.view(viewer))


@pytest.mark.rule("wk2.setup.04", "wk2.setup.05", "wk2.setup.07", "wk2.setup.08", "wk2.setup.13")
def test_decks_are_shuffled_and_lie_face_down() -> None:
    one, other = game(2, 1).state, game(2, 2).state
    assert len(one.exploration_deck) == 20
    assert [len(deck) for deck in one.wasteland_deck] == [40, 30]
    assert (len(one.injury_deck), len(one.malfunction_deck), len(one.bag)) == (8, 8, 10)
    for deck in (0, 1):
        assert {CARD_DECK[card] for card in one.wasteland_deck[deck]} == {deck}
    for field in ("exploration_deck", "wasteland_deck", "injury_deck", "malfunction_deck"):
        assert getattr(one, field) != getattr(other, field)
    # a view has their sizes, and nothing of what is in them
    seen = game(2, 1).view(0)["decks"]
    assert (seen["exploration"], seen["wasteland"]) == (20, [40, 30])
    assert (seen["injuries"], seen["malfunctions"]) == (8, 8)
    tokens = [[draw_token(state, 0, "wk2.danger.04") for _ in range(10)] for state in (one, other)]
    assert tokens[0] != tokens[1]
    assert sorted(tokens[0]) == list(range(10))


@pytest.mark.rule("wk2.setup.06", "wk2.xp.07")
def test_general_upgrades_lie_open_in_their_order() -> None:
    general = [id for id, knight in zip(UPGRADE_ID, UPGRADE_KNIGHT, strict=True) if not knight]
    assert general == ["u1", "u2", "u3", "u4", "u5", "u6"]
    for knight in ("johnny", "nelly"):
        scene = Scene(knight)
        scene.state.xp[0] = 9
        offered = [UPGRADE_ID[face // 2] for face in upgrades_for(scene.state, 0)]
        assert [id for id in offered if id in general] == [id for id in general for _ in "ab"]


@pytest.mark.rule("wk2.setup.09", "wk2.setup.10")
def test_starting_gear_is_taken_out_and_the_rest_lies_broken() -> None:
    state = game(1).state
    assert len(state.gear_deck) + len(state.offer) == 54
    assert not [face for face in state.gear_deck if STARTING[gear_of(face)]]
    assert all(STARTING[gear_of(face)] for face in state.offer)
    assert all(is_broken(face) for face in state.gear_deck)
    deck = [
        copies
        for number, copies in enumerate(GEAR_COPIES)
        if not STARTING[number] and not UNIQUE[number] and not GEAR_MODULE[number]
    ]
    assert sum(deck) == 38


@pytest.mark.rule("wk2.setup.12", "wk2.comp.03")
def test_the_pool_before_anything_is_handed_out() -> None:
    state = game(2).state
    assert list(state.pool) == [12, 12, 12]
    assert sum(state.markers_left) == 15
    assert (PLOT_TOKENS, CHALLENGE_TOKENS) == (10, 12)


@pytest.mark.rule("wk2.setup.14", "wk2.setup.32")
def test_most_successes_go_first_and_ties_roll_again(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Frame(0, 0, -1, (), None)
    scene = Scene("johnny", "logan", "zoey", patch=monkeypatch)
    scene.dice("rK", "bI", "gV", "w-")  # 1
    scene.dice("r2", "bV", "g-", "w-")  # 3
    scene.dice("r2", "bI", "g-", "w-")  # 2
    roll_for_first(scene.state, frame)
    assert scene.state.first == 1
    tied = Scene("johnny", "logan", "zoey", patch=monkeypatch)
    tied.dice("r2", "bI", "g-", "w-", "r2", "bI", "g-", "w-", "rK", "bI", "g-", "w-")  # 2, 2, 0
    tied.dice("rK", "bI", "g-", "w-", "r3", "bI", "g-", "w-")  # two of them roll
    roll_for_first(tied.state, frame)
    assert tied.state.first == 1
    assert [len(event.data["rolls"]) for event in tied.told("first-roll")] == [3, 2]


@pytest.mark.rule("wk2.setup.29")
def test_one_person_alone_does_not_roll() -> None:
    assert asked(game(1))[0] == "knight"
    two = game(2, one_owner=True)
    assert asked(two) == ("first", 0, ["first:0", "first:1"])
    answer(two, "first:1")
    assert two.state.first == 1
    assert asked(two)[:2] == ("knight", 1)


@pytest.mark.rule("wk2.setup.15", "wk2.setup.18", "wk2.setup.19")
def test_knights_are_chosen_clockwise_and_vehicles_the_other_way() -> None:
    one = game(3, 4)
    first = one.state.first
    seats, left = [], []
    while asked(one)[0] == "knight":
        _, seat, keys = asked(one)
        seats.append(seat)
        left.append(len(keys))
        answer(one, keys[0])
    assert seats == [(first + step) % 3 for step in range(3)]
    assert left == [6, 5, 4]
    seats = []
    while asked(one)[0] == "vehicle":
        seats.append(asked(one)[1])
        answer(one, asked(one)[2][0])
    assert seats == [(first + step) % 3 for step in (2, 1, 0)]
    assert len(set(one.state.knight)) == 3
    assert [one.state.vehicle.count(vehicle) for vehicle in range(2)] == [2, 1]  # two of a kind


@pytest.mark.rule("wk2.setup.16", "wk2.setup.17")
def test_a_knight_brings_its_upgrades_and_no_experience() -> None:
    state = game(4).state
    assert (state.xp, state.due) == ([0] * 4, [0] * 4)
    for knight in KNIGHT_ID:
        assert UPGRADE_KNIGHT.count(knight) == 4


def drafted(one: Game, wants: list[str]) -> list[tuple[int, str]]:
    """Draft, each time the first wish that is there."""
    found: list[tuple[int, str]] = []
    while asked(one)[0] == "draft":
        _, seat, keys = asked(one)
        key = next((want for want in wants if want in keys), keys[0])
        found.append((seat, key))
        answer(one, key)
    return found


def at_draft(players: int) -> Game:
    one = game(players, 4)
    while asked(one)[0] != "draft":
        answer(one, asked(one)[2][0])
    return one


@pytest.mark.rule("wk2.setup.20", "wk2.setup.21", "wk2.setup.22", "wk2.setup.23", "wk2.setup.24")
def test_gear_is_drafted_card_by_card() -> None:
    one = at_draft(2)
    first = one.state.first
    picks = drafted(one, ["a05", "a01", "a02"])
    assert [seat for seat, _ in picks][:4] == [first, 1 - first, first, 1 - first]
    state = one.state
    for seat in (0, 1):
        assert [face_key(face) for face in state.armor[seat]] == ["a05"]
        assert len(state.hands[seat]) == 2
        assert not any(is_broken(face) for face in state.hands[seat] + state.armor[seat])
        assert (state.fuel[seat], state.ammo[seat], state.meds[seat]) == (2, 2, 2)
    assert list(state.pool) == [8, 8, 8]
    assert len(state.gear_discard) == 16 - 6
    assert all(is_broken(face) for face in state.gear_discard)


@pytest.mark.rule("wk2.setup.21", "wk2.setup.33")
def test_hands_and_armors_limit_the_draft() -> None:
    one = at_draft(1)
    assert "enough" not in asked(one)[2]  # an armor is a must
    answer(one, "a03")
    assert not {"a01", "a02", "a04"} & set(asked(one)[2])  # a Club fills both hands
    answer(one, "a05")
    assert asked(one)[0] != "draft"  # no second armor, no third weapon
    two = at_draft(1)
    answer(two, "a05")
    assert "enough" in asked(two)[2]
    assert "a06" not in asked(two)[2]
    answer(two, "enough")
    assert two.state.hands[0] == ()


@pytest.mark.rule("wk2.setup.33")
def test_who_has_no_armor_must_take_one_when_they_run_short() -> None:
    scene = Scene("johnny", "logan")
    scene.state.offer = tuple(gear(name) for name in ("a01", "a02", "a05", "a06"))
    scene.run(DRAFT)
    assert scene.offered() == ["a05", "a06"]
    scene.state.offer = tuple(gear(name) for name in ("a01", "a05", "a05", "a06"))
    scene.run(DRAFT)
    assert scene.offered() == ["a05", "a06", "a01"]


@pytest.mark.rule("wk2.setup.26", "wk2.setup.27", "wk2.setup.34")
@pytest.mark.parametrize(
    ("knight", "gears", "vehicle"),
    [
        ("johnny", ["a01", "a02", "a05"], "offroad"),
        ("logan", ["a01", "a02", "a05"], "truck"),
        ("alinta", ["a03", "a06"], "bike"),
        ("zoey", ["a04", "a05"], "offroad"),
        ("nelly", ["a01", "a02", "a05"], "bike"),
        ("sallow", ["a03", "a06"], "offroad"),
    ],
)
def test_a_quick_set_is_one_choice(knight: str, gears: list[str], vehicle: str) -> None:
    one = game(1, quick_setup=True)
    answer(one, f"k-{knight}")
    state = one.state
    assert [face_key(face) for face in state.hands[0] + state.armor[0]] == gears
    assert VEHICLE_ID[state.vehicle[0]] == f"v-{vehicle}"
    assert (state.ammo[0], state.meds[0]) == (2, 2)
    assert state.fuel[0] == 2
    assert asked(one)[0] not in ("vehicle", "draft")


@pytest.mark.rule("wk2.setup.28")
def test_what_is_used_up_is_stood_in_for() -> None:
    one = game(3, quick_setup=True)
    answer(one, "k-johnny", "k-zoey", "k-sallow")  # three Off-roads are wished for
    name, _, keys = asked(one)
    assert (name, keys) == ("vehicle", ["v-truck", "v-bike"])
    answer(one, "v-bike")
    assert sorted(VEHICLE_ID[one] for one in one.state.vehicle) == [
        "v-bike",
        "v-offroad",
        "v-offroad",
    ]


@pytest.mark.rule("wk2.setup.30")
def test_fuel_beyond_the_tank_stays_in_the_pool() -> None:
    scene = Scene("johnny")
    scene.vehicle(0, "yacht")  # a Tank of 1
    deal_resources(scene.state, Frame(0, 0, -1, (), None))
    assert (scene.state.fuel[0], scene.state.pool[0]) == (1, 11)


@pytest.mark.rule("wk2.setup.25")
def test_the_adventure_lays_its_first_sheet() -> None:
    one = game(2, quick_setup=True, adventure="iron_trail")
    answer(one, "k-johnny", "k-logan")
    while asked(one)[0] != "action":
        answer(one, asked(one)[2][0])
    assert {board.ID[space] for space in one.state.space} == {board.ID[board.SPECIAL[10]]}
    assert one.state.round == 1


def twisted(twist: int) -> Game:
    """A table with this twist, in its first turn or at a question of the set-up."""
    for seed in range(40):
        one = game(2, seed, quick_setup=True, twist="drawn", adventure="iron_trail")
        answer(one, "k-johnny", "k-logan")
        if one.state.twist == twist:
            return one
    raise AssertionError


@pytest.mark.rule("wk2.setup.35")
def test_a_twist_is_drawn_if_the_table_likes() -> None:
    plain = game(2, quick_setup=True, adventure="iron_trail")
    answer(plain, "k-johnny", "k-logan")
    assert (plain.state.twist, plain.state.fuel) == (0, [2, 2])
    assert twisted(1).state.fuel == [1, 1]  # a dry year
    friends = twisted(2)
    first = friends.state.first
    for seat in (first, 1 - first):
        name, asking, keys = asked(friends)
        assert (name, asking) == ("friend", seat)
        assert all(key.startswith("u") for key in keys)
        answer(friends, "u5:a" if "u5:a" in keys else "u4:b")
    assert [len(taken) for taken in friends.state.upgrades] == [1, 1]
    assert friends.state.due == [0, 0]


@pytest.mark.rule("wk2.setup.35")
def test_long_shadows_fall_on_the_first_threat_of_a_sheet() -> None:
    assert twisted(3).state.twist == 3
    scene = Scene("johnny", "logan")
    scene.state.twist = 3
    resolve_icon(scene.state, 0, THREAT)
    assert len(scene.state.drawn) == 2
    resolve_icon(scene.state, 1, THREAT)
    assert len(scene.state.drawn) == 3
    scene.state.twist = 0
    forget(scene.state, SHEET)
    resolve_icon(scene.state, 1, THREAT)
    assert len(scene.state.drawn) == 4
