"""Where cards and tokens go that are discarded, and how decks are made new (wk1.gold)."""

import pytest

from dustboard.games.wk1.content.constants import (
    GREEN_STREAM,
    LUCK_STREAM,
    RED,
    STEP_REST,
    STEP_SETUP,
    TASK_STREAM,
    WASTELAND_STREAM,
)
from dustboard.games.wk1.content.moments import AT_ANY
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.decks import discard, draw, draw_wasteland
from dustboard.games.wk1.rules.gear.vehicles import take_vehicle
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.programs import REST, USE
from dustboard.games.wk1.rules.setup import lay_gear
from dustboard.games.wk1.rules.tasks.tasks import draw_task
from dustboard.games.wk1.rules.tokens import place_token, tokens_left
from dustboard.kernel.game import Game
from games.wk1.road_scene import RoadScene, card

COLOURS = ("green", "yellow", "red")


@pytest.mark.rule("wk1.gold.04")
def test_played_and_unplayed_wasteland_cards_lie_on_their_pile() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.terrain(1, "n20")  # two Threats
    scene.deck("w14", "w15", "w16")
    deck = scene.state.wasteland_deck[:-3]
    scene.ride(0, 1)
    scene.answer(2, "w15")
    assert sorted(scene.names("wasteland_discard")) == ["w14", "w16"]
    scene.answer(0, "face")
    scene.wait_for()
    assert sorted(scene.names("wasteland_discard")) == ["w14", "w15", "w16"]
    assert scene.state.wasteland_deck == deck


@pytest.mark.rule("wk1.gold.04")
def test_used_luck_lies_on_its_pile() -> None:
    scene = RoadScene()
    scene.state.ammo[0] = 0
    scene.hand(0, "l01")
    deck = scene.state.luck_deck
    scene.run((USE.number, 0, (card("l01"), AT_ANY)))
    scene.wait_for()
    assert scene.names("luck_discard") == ["l01"]
    assert scene.state.luck_deck == deck


@pytest.mark.rule("wk1.gold.04")
def test_luck_beyond_five_lies_on_its_pile() -> None:
    scene = RoadScene()
    scene.hand(0, "l01", "l02", "l03", "l04", "l05")
    scene.deck("l06", name="luck_deck")
    deck = scene.state.luck_deck[:-1]
    draw_luck(scene.state, 0, 1, "wk1.luck.01")
    scene.run()
    scene.answer(0, "l03")
    assert scene.names("luck_discard") == ["l03"]
    assert scene.state.luck_deck == deck


@pytest.mark.rule("wk1.gold.04")
def test_luck_thrown_away_at_rest_lies_on_its_pile() -> None:
    scene = RoadScene()
    scene.hand(0, "l01")
    deck = scene.state.luck_deck
    scene.state.step = STEP_REST
    scene.run((REST.number, -1, ()))
    scene.wait_for("quick-resupply")
    scene.answer(0, "l01")
    scene.wait_for()
    assert scene.names("luck_discard") == ["l01"]
    assert scene.state.luck_deck == deck


@pytest.mark.rule("wk1.gold.04")
@pytest.mark.parametrize(("slot", "id"), [(0, "t09"), (1, "t12"), (2, "t13")])
def test_an_outdated_task_lies_on_the_pile_of_its_kind(slot: int, id: str) -> None:
    scene = RoadScene()
    scene.task(slot, id, marks=2)
    scene.waster_step(4)
    scene.wait_for()
    piles = scene.names("common_discard"), scene.names("private_discard")
    assert piles == (([], [id]) if slot else ([id], []))


@pytest.mark.rule("wk1.gold.04")
def test_gear_lies_on_the_pile_of_its_colour_and_a_vehicle_in_the_pool() -> None:
    scene = RoadScene()
    state = scene.state
    for id in ("g01", "y01", "r01"):
        scene._fetch(card(id))
        discard(state, card(id))
    assert [scene.names(f"{colour}_discard") for colour in COLOURS] == [["g01"], ["y01"], ["r01"]]
    scene.drives(0, "v01")
    pool = state.pool
    take_vehicle(state, 0, card("v02"), 0, "wk1.vehicle.03")
    scene.run()
    scene.wait_for()
    assert sorted(state.pool) == sorted({*pool, card("v01")} - {card("v02")})


@pytest.mark.rule("wk1.gold.04", "wk1.round.12")
@pytest.mark.parametrize("token", range(4))
def test_tokens_of_every_hex_go_back_to_their_pool(token: int) -> None:
    scene = RoadScene()
    for place in (0, 1, 36):
        place_token(scene.state, token, place, "wk1.round.12")
    assert tokens_left(scene.state, token) == 11
    scene.waster_step(2)
    scene.wait_for()
    assert tokens_left(scene.state, token) == 14


@pytest.mark.rule("wk1.gold.05", "wk1.p2.03")
def test_private_tasks_that_two_players_do_not_keep_are_in_no_deck_or_pile() -> None:
    game = Game(TITLE, 2, 1, {"mission": "savior"})
    while game.state.step == STEP_SETUP:
        decision = game.pending[0]
        game.answer(decision.seat, decision.options[0].key)
    state = game.state
    kept = [*state.secret_tasks[0], *state.secret_tasks[1]]
    assert len(kept) == 4
    assert state.private_deck == state.private_discard == ()
    assert state.drawn_private == [(), ()]
    assert len(state.boxed) == 16 - 4


def made_new(scene: RoadScene, deck: str, pile: str, stream: int) -> set[int]:
    """Lay a whole deck on its pile; gives its cards."""
    scene.only(deck, rest=pile)
    scene.state.luck_used[stream] = 0
    return set(getattr(scene.state, pile))


def is_shuffled(scene: RoadScene, deck: str, drawn: tuple[int, ...], stream: int) -> bool:
    """Whether luck decided the order of a new deck."""
    order = [*getattr(scene.state, deck), *reversed(drawn)]
    return scene.state.luck_used[stream] > 0 and order not in (sorted(order), sorted(order)[::-1])


@pytest.mark.rule("wk1.gold.11")
@pytest.mark.parametrize("colour", range(RED + 1))
def test_gear_is_shuffled_into_a_new_deck(colour: int) -> None:
    scene = RoadScene()
    lay_gear(scene.state)
    deck, pile = (f"{COLOURS[colour]}_{part}" for part in ("deck", "discard"))
    whole = made_new(scene, deck, pile, GREEN_STREAM + colour)
    drawn = draw(scene.state, colour)
    assert {*getattr(scene.state, deck), drawn} == whole
    assert getattr(scene.state, pile) == ()
    assert is_shuffled(scene, deck, (drawn,), GREEN_STREAM + colour)


@pytest.mark.rule("wk1.gold.11")
def test_luck_is_shuffled_into_a_new_deck() -> None:
    scene = RoadScene()
    whole = made_new(scene, "luck_deck", "luck_discard", LUCK_STREAM)
    draw_luck(scene.state, 0, 1, "wk1.luck.01")
    assert {*scene.state.luck_deck, *scene.state.luck[0]} == whole
    assert scene.state.luck_discard == ()
    assert is_shuffled(scene, "luck_deck", scene.state.luck[0], LUCK_STREAM)


@pytest.mark.rule("wk1.gold.11")
def test_wasteland_cards_are_shuffled_into_a_new_deck() -> None:
    scene = RoadScene()
    state = scene.state
    state.wasteland_deck = tuple(sorted(state.wasteland_deck))
    whole = made_new(scene, "wasteland_deck", "wasteland_discard", WASTELAND_STREAM)
    drawn = draw_wasteland(state, 2)
    assert {*state.wasteland_deck, *drawn} == whole
    assert state.wasteland_discard == ()
    assert is_shuffled(scene, "wasteland_deck", drawn, WASTELAND_STREAM)


@pytest.mark.rule("wk1.gold.11")
@pytest.mark.parametrize(("slot", "kind"), [(0, "common"), (1, "private"), (2, "private")])
def test_outdated_tasks_are_shuffled_into_a_new_deck(slot: int, kind: str) -> None:
    scene = RoadScene()
    whole = made_new(scene, f"{kind}_deck", f"{kind}_discard", TASK_STREAM)
    drawn = draw_task(scene.state, slot)
    assert {*getattr(scene.state, f"{kind}_deck"), drawn} == whole
    assert getattr(scene.state, f"{kind}_discard") == ()
    assert is_shuffled(scene, f"{kind}_deck", (drawn,), TASK_STREAM)
