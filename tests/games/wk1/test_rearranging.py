"""Gear moves freely in the Knights Step and the Rest Step: as often as wished, and to make room."""

from itertools import product
from random import Random

import pytest

from dustboard.games.wk1.bot.gear import rate_placing
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.weights import Weights, numbers_for
from dustboard.games.wk1.content.card_table import (
    BLUE_CARDS,
    DESIGN,
    GREEN_CARDS,
    RED_CARDS,
    YELLOW_CARDS,
)
from dustboard.games.wk1.content.constants import (
    EMPTY,
    GREEN,
    NONE,
    STEP_KNIGHTS,
    STEP_MOVE,
    STEP_REST,
)
from dustboard.games.wk1.content.gear_table import (
    IS_ENHANCEMENT,
    IS_GENERAL,
    IS_SPECIAL,
    IS_VEHICLE,
    TWO_HANDED,
    why_not_attached,
)
from dustboard.games.wk1.rules.gear.arranging import arrange, roomy
from dustboard.games.wk1.rules.gear.equip import IN_COMBAT, equip
from dustboard.games.wk1.rules.gear.fitting import PLACES_FOR, backpack_change
from dustboard.games.wk1.rules.gear.gear import backpack_room, owned, starting_gear
from dustboard.games.wk1.rules.gear.places import BACKPACK, cargo_room, lay
from dustboard.kernel.engine import advance
from games.wk1.gear_scene import TITLE, Scene
from games.wk1.test_new_gear import gain


@pytest.mark.rule("wk1.gear.07", "wk1.gear.11")
def test_a_card_moves_as_often_as_its_owner_likes() -> None:
    scene = Scene()
    scene.pack(0, "g17")
    scene.run(equip([0]))
    for _ in range(4):
        scene.answer(0, "g17>pocket:1", "g17>pocket:2")
        assert scene.options(0) == ["ready", "more"]
        assert scene.refuses(0, "g17>pocket:3") == "wk1.gear.07"  # he is asked before
        scene.answer(0, "more")
    scene.answer(0, "g17>pocket:3", "g17>backpack", "ready")
    assert scene.state.over
    assert scene.backpack(0) == ["g17"]


@pytest.mark.rule("wk1.gear.11")
def test_cards_of_two_full_stores_change_places() -> None:
    scene = Scene()
    scene.drive(0, "v01")
    scene.pack(0, "g05", "g06", "g07")
    scene.load(0, "g08", "y04")
    scene.run(equip([0]))
    assert scene.refuses(0, "g05>vehicle") == "wk1.vehicle.01"
    assert scene.refuses(0, "y04>backpack") == "wk1.gear.02"
    scene.answer(0, "swap:g05:y04", "ready")
    assert scene.backpack(0) == ["g06", "g07", "y04"]
    assert scene.cargo(0) == ["g05", "g08"]
    placed = scene.events("placed")
    assert all(event.public == {"card": NONE, "spot": event.data["spot"]} for event in placed)
    scene.state.cargo[0] = scene.state.cargo[0][:1]
    scene.run(equip([0]))
    assert not [key for key in scene.options(0) if "swap" in key]  # there is room to move them


@pytest.mark.rule("wk1.gear.11", "wk1.gear.12")
def test_three_cards_change_places_in_a_ring() -> None:
    scene = Scene()
    scene.wear(0, "g17", "pocket:1")
    scene.wear(0, "g18", "pocket:2")
    scene.wear(0, "g21", "pocket:3")
    scene.drive(0, "v01")
    scene.load(0, "g05", "g06")
    scene.pack(0, "g19", "g07")
    scene.run(equip([0]))
    scene.answer(0, "g19>pocket:1")  # the one that lay there has two free places in the backpack
    scene.answer(0, "g17>pocket:2", "g18>pocket:3", "g21>pocket:2", "ready")
    assert scene.panels(0)[3:] == ["g19", "g21", "g18"]
    assert scene.backpack(0) == ["g07", "g17"]


@pytest.mark.rule("wk1.gear.12")
def test_what_had_to_make_way_may_make_another_card_move() -> None:
    scene = Scene()
    scene.wear(0, "g05", "hand:1")
    scene.wear(0, "g06", "hand:2")
    scene.drive(0, "v01")
    scene.pack(0, "y04")
    scene.run(equip([0]))
    scene.answer(0, "y04>hand:1")
    assert "ready" not in scene.options(0)
    assert {"g05>hand:2", "g05>backpack", "g05>vehicle"} <= set(scene.options(0))
    scene.answer(0, "g05>hand:2", "g06>vehicle", "ready")
    assert scene.panels(0)[:2] == ["y04", "g05"]
    assert scene.cargo(0) == ["g06"]


@pytest.mark.rule("wk1.enhance.07")
def test_stored_cards_are_not_swapped_in_combat() -> None:
    scene = Scene()
    scene.drive(0, "v01")
    scene.pack(0, "g05", "g06", "g07")
    scene.load(0, "g08", "y04")
    scene.run(equip([0], IN_COMBAT))
    assert not [key for key in scene.options(0) if "swap" in key or "+" in key]


@pytest.mark.rule("wk1.blue.01")
def test_a_blue_card_without_a_place_stands_in_nobodys_way() -> None:
    scene = Scene()
    scene.wear(0, "b05", "aside")
    scene.wear(0, "g04", "hand:1")  # for both hands
    scene.pack(0, "g05", "g06", "g17")
    scene.run(equip([0]))
    scene.answer(0, "g17>pocket:1")
    scene.answer(0, "b05>backpack", "ready")
    assert scene.backpack(0) == ["b05", "g05", "g06"]


def full(step: int) -> Scene:
    """Hands and backpack are full, three things in it would go into the empty pockets."""
    scene = Scene()
    scene.state.pool = ()
    scene.state.step = step
    scene.wear(0, "g05", "hand:1")
    scene.wear(0, "g06", "hand:2")
    scene.pack(0, "g17", "g18", "g19")
    scene.stack("green", "g07")
    gain(scene, 0, GREEN, 1)
    return scene


@pytest.mark.rule("wk1.gear.11", "wk1.gear.12")
@pytest.mark.parametrize("step", [STEP_KNIGHTS, STEP_REST])
def test_nobody_discards_while_moving_things_would_make_room(step: int) -> None:
    scene = full(step)
    assert not [key for key in scene.options(0) if key.startswith("discard:")]
    assert scene.refuses(0, "discard:g07") == "wk1.gear.12"
    scene.answer(0, "g18>pocket:2", "g07>backpack")
    assert scene.state.over
    assert scene.backpack(0) == ["g07", "g17", "g19"]
    scene = full(step)
    scene.answer(0, "fit")
    assert scene.state.over
    assert scene.state.aside[0] == ()
    assert len(owned(scene.state, 0)) == 6
    assert scene.panels(0)[:2] == ["g05", "g06"]  # no more is moved than has to be


@pytest.mark.rule("wk1.gear.12")
def test_on_the_road_only_the_new_card_makes_others_move() -> None:
    scene = full(STEP_MOVE)
    assert "fit" not in scene.options(0)
    assert "g18>pocket:2" not in scene.options(0)
    scene.answer(0, "discard:g17")
    scene.answer(0, "g07>backpack")
    assert scene.state.over


@pytest.mark.rule("wk1.gear.11", "wk1.enhance.07")
def test_an_enhancement_makes_room_by_being_attached() -> None:
    scene = Scene(knights=("k01", "k02"))
    scene.state.pool = ()
    scene.state.step = STEP_REST
    scene.pack(0, "g04", "y01", "g13")  # two weapons for both hands, and what fits a starting one
    scene.wear(0, "g05", "hand:1")
    scene.wear(0, "g06", "hand:2")
    scene.stack("green", "g07")
    gain(scene, 0, GREEN, 1)
    scene.answer(0, "fit")
    assert scene.state.over
    assert "g13" not in scene.backpack(0)
    assert len(scene.backpack(0)) == 3


@pytest.mark.rule("wk1.gear.12", "wk1.gear.11")
def test_what_fits_nowhere_is_discarded_and_no_more() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.state.step = STEP_REST
    scene.wear(0, "g05", "hand:1")
    scene.wear(0, "g06", "hand:2")
    scene.pack(0, "g08", "g04", "g17")
    scene.stack("green", "g07", "y04")
    gain(scene, 0, GREEN, 2)  # one of the two finds room, because a thing goes into a pocket
    assert "fit" not in scene.options(0)
    assert "discard:g08" in scene.options(0)
    scene.answer(0, "discard:g08")
    assert "fit" in scene.options(0)
    assert not [key for key in scene.options(0) if key.startswith("discard:")]
    scene.answer(0, "fit")
    assert scene.state.over


def test_armor_for_a_free_body_is_not_discarded() -> None:
    scene = Scene()
    scene.state.pool = ()
    scene.state.step = STEP_MOVE
    scene.pack(0, "g05", "g06", "g17")
    scene.stack("green", "g09")
    gain(scene, 0, GREEN, 1)
    assert scene.options(0) == ["g09>body"]


# -- against all arrangements there are -----------------------------------------------------------

GEAR = [
    card
    for card in (*GREEN_CARDS, *YELLOW_CARDS, *RED_CARDS, *BLUE_CARDS)
    if not IS_VEHICLE[card] and not IS_SPECIAL[card]
]


def heap(random: Random, number: int) -> Scene:
    """So many cards wait for a place; nothing else is there."""
    knights = random.sample([f"k{number:02}" for number in range(1, 14)], 2)
    scene = Scene(knights=tuple(knights))
    scene.state.step = STEP_REST
    if random.random() < 0.3:
        scene.drive(0, random.choice(["v01", "v02"]), damaged=1)
    bulky = [card for card in GEAR if not IS_GENERAL[card]]
    for card in random.sample(random.choice([GEAR, bulky]), number):
        scene._fetch(card)
        lay(scene.state, 0, (card,), 8)
    return scene


def fits_somehow(scene: Scene) -> bool:
    """Try every way to lay the cards."""
    state = scene.state
    cards = state.aside[0]
    now = [EMPTY] * 6
    rests = [card for card in cards if not IS_ENHANCEMENT[card]]
    panels_of = [[*(p for p in PLACES_FOR[c] if p < 6), BACKPACK] for c in rests]
    for places in product(*panels_of):
        layout = now[:]
        clash = False
        for card, place in zip(rests, places, strict=True):
            for spot in (0, 1) if TWO_HANDED[card] and place < 6 else (place,):
                if spot < 6:
                    clash = clash or layout[spot] != EMPTY
                    layout[spot] = card
        if clash:
            continue
        hosts = [*{card for card in layout if card != EMPTY}, *starting_gear(state, 0)]
        taken: set[tuple[str, int]] = set()
        hung = 0
        for card in cards:
            for host in hosts if IS_ENHANCEMENT[card] else ():
                if not why_not_attached(card, host)[0] and (DESIGN[card], host) not in taken:
                    taken.add((DESIGN[card], host))
                    hung += 1
                    break
        room = backpack_room(state, 0) + backpack_change(state, 0, now, layout)
        stored = len(cards) - len({card for card in layout if card != EMPTY}) - hung
        if stored <= room + cargo_room(state, 0):
            return True
    return False


def test_room_is_found_exactly_where_there_is_some() -> None:
    random = Random(7)
    found = {True: 0, False: 0}
    for _ in range(100):
        scene = heap(random, random.randrange(6, 10))
        before = sorted(owned(scene.state, 0))
        plan = roomy(scene.state, 0)
        assert (plan is not None) == fits_somehow(scene), [DESIGN[card] for card in before]
        found[plan is not None] += 1
        if plan is not None:
            arrange(scene.state, 0, plan, "wk1.gear.11")
            assert scene.state.aside[0] == ()
            assert sorted(owned(scene.state, 0)) == before
            assert len(scene.state.backpack[0]) <= backpack_room(scene.state, 0)
            assert len(scene.state.cargo[0]) <= cargo_room(scene.state, 0)
    assert min(found.values()) > 10


def test_random_answers_come_to_an_end() -> None:
    random = Random(3)
    longest = 0
    for _ in range(200):
        scene = heap(random, random.randrange(3, 9))
        state = scene.state
        state.pool = ()
        gain(scene, 0, GREEN, 1)
        answers = 0
        for _ in range(2):  # what is new finds its place, then everything is rearranged
            while not state.over:
                ask = TITLE.asks[state.asked[0]]
                ask.apply(state, 0, random.choice(ask.legal(state, 0)))
                answers += 1
                if state.waiting == 0:
                    advance(TITLE, state)
            scene.run(equip([0]))
        longest = max(longest, answers)
    assert longest < 200


def test_a_bot_that_must_discard_does_not_move_things_about_for_ever() -> None:
    random = Random(5)
    for _ in range(20):
        scene = heap(random, 9)
        state = scene.state
        state.pool = ()
        gain(scene, 0, GREEN, 1)
        answers = 0
        while not state.over:
            ask = TITLE.asks[state.asked[0]]
            keys = [ask.key(state, 0, action) for action in ask.legal(state, 0)]
            ratings = rate_placing(Seen(state, 0, Weights(numbers_for(2))), keys)
            scene.answer(0, keys[ratings.index(max(ratings))])
            answers += 1
            assert answers < 30
