"""Setup of the players: First Player, Waster, knights, resources, luck, decks and tasks."""

import pytest

from dustboard.games.wk1.content.card_table import ID, LUCK_CARDS, WASTELAND_CARDS
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import EMPTY, MEDIUM, RANGES
from dustboard.games.wk1.content.task_table import IS_COMMON
from dustboard.games.wk1.meta import TITLE
from dustboard.kernel.errors import BadSetup, IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.state import UNKNOWN
from games.wk1.fight_scene import KNIGHT, Fight
from games.wk1.setup_scene import laid, opened, state_of


@pytest.mark.rule("wk1.setup.01")
def test_two_to_four_players_with_a_knight_each() -> None:
    for players in (0, 1, 5):
        with pytest.raises(BadSetup) as refused:
            Game(TITLE, players, 1)
        assert refused.value.rule == "wk1.setup.01"
    for players in (2, 3, 4):
        knights = state_of(opened(players)).knight
        assert len(knights) == len(set(knights)) == players


@pytest.mark.rule("wk1.setup.11")
def test_the_highest_die_becomes_first_player() -> None:
    state = laid(4, dice=(3, 9, 7, 1))
    assert state.first == 1
    assert TITLE.view(mask(TITLE, state, 0), 0)["first"] == 1


@pytest.mark.rule("wk1.setup.11")
def test_a_tie_is_rolled_again() -> None:
    state = laid(4, dice=(8, 3, 8, 8, 2, 5, 5, 4, 6))
    assert state.first == 3
    assert state.script == []


@pytest.mark.rule("wk1.setup.12")
def test_the_first_waster_faces_the_first_player() -> None:
    seen = []
    for first in range(4):
        dice = tuple(9 if seat == first else 2 for seat in range(4))
        seen.append(laid(4, dice=dice).waster)
    assert seen == [2, 3, 0, 1]


@pytest.mark.rule("wk1.setup.13")
@pytest.mark.parametrize(
    ("direction", "steps"), [("counterclockwise", (0, 3, 2, 1)), ("clockwise", (0, 1, 2, 3))]
)
def test_knights_are_chosen_around_the_table(direction: str, steps: tuple[int, ...]) -> None:
    for seed in range(1, 4):
        game = Game(TITLE, 4, seed, {"draft_order": direction})
        first = state_of(game).first
        order = []
        while game.pending[0].rule == "wk1.setup.13":
            (decision,) = game.pending
            order.append(decision.seat)
            game.answer(decision.seat, 0)  # a sheet
            game.answer(decision.seat, 0)  # and a vehicle
        assert order == [(first + step) % 4 for step in steps]


@pytest.mark.rule("wk1.setup.14")
def test_a_knight_is_there_once() -> None:
    game = Game(TITLE, 3, 1)
    one = game.pending[0].seat
    game.answer(one, "k05")
    game.answer(one, "v01")
    two = game.pending[0].seat
    assert two != one
    before = game.digest()
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(two, "k05")
    assert refused.value.rule == "wk1.setup.14"
    assert game.digest() == before
    game.answer(two, "k04")
    game.answer(two, "v01")  # vehicles may be equal
    three = game.pending[0].seat
    assert not {"k04", "k05"} & set(game.pending[0].options.keys())
    game.answer(three, "k06")
    sheets = [row["knight"] for row in game.view(None)["seats"]]
    assert sorted(sheets) == ["k04", "k05", "k06"]


@pytest.mark.rule("wk1.setup.15", "wk1.setup.16", "wk1.setup.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_alike(players: int) -> None:
    game = opened(players)
    for row in game.view(None)["seats"]:
        assert (row["ammo"], row["health"], row["fuel"], row["radiation"]) == (4, 4, 4, 0)
        assert row["reputation"] == 0
        assert not row["down"]
        here = game.view(None)["hexes"][row["hex"]]
        assert here["number"] == 1
        assert row["seat"] in here["knights"]


@pytest.mark.rule("wk1.setup.21")
def test_three_luck_cards_are_dealt_in_round_order() -> None:
    state = laid(4, dice=(1, 1, 9, 1))
    assert len(state.luck_deck) == len(LUCK_CARDS) - 12
    assert [len(hand) for hand in state.luck] == [3, 3, 3, 3]
    assert state.journal is not None
    dealt = [row for row in state.journal.items() if row.kind == "draws-luck"]
    assert [row.seat for row in dealt] == [2, 3, 0, 1]
    every = sorted([*state.luck_deck, *(card for hand in state.luck for card in hand)])
    assert every == list(LUCK_CARDS)
    # whoever the First Player is, the top three cards of the same deck are his
    other = laid(4, dice=(9, 1, 1, 1))
    assert other.luck[0] == state.luck[2]
    assert other.luck[1] == state.luck[3]


@pytest.mark.rule("wk1.setup.22")
def test_luck_cards_are_secret() -> None:
    game = opened(3)
    hands = [[ID[card] for card in hand] for hand in state_of(game).luck]
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert [row["luck"] for row in view["seats"]] == [3, 3, 3]
        told = f"{view} {game.log(viewer)}"
        for seat, hand in enumerate(hands):
            for id in hand:
                assert (f"'{id}'" in told) == (seat == viewer), (viewer, id)
        if viewer is not None:
            assert view["own"]["luck"] == hands[viewer]


@pytest.mark.rule("wk1.setup.23")
def test_wasteland_and_luck_decks_lie_shuffled_and_face_down() -> None:
    game = opened(4)
    state = state_of(game)
    assert game.view(0)["decks"]["wasteland"] == len(WASTELAND_CARDS)
    assert game.view(0)["decks"]["luck"] == len(LUCK_CARDS) - 12
    assert sorted(state.wasteland_deck) == list(WASTELAND_CARDS)
    others = [state_of(opened(4, seed)) for seed in (2, 3)]
    assert len({state.wasteland_deck, *(other.wasteland_deck for other in others)}) == 3
    assert len({state.luck_deck, *(other.luck_deck for other in others)}) == 3
    for viewer in range(-1, 4):
        masked = mask(TITLE, state, viewer)
        assert set(masked.wasteland_deck) == {UNKNOWN}
        assert set(masked.luck_deck) == {UNKNOWN}


@pytest.mark.rule("wk1.setup.25", "wk1.range.04")
@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        ("short", "retreat", "medium"),
        ("medium", "retreat", "long"),
        ("long", "advance", "medium"),
        ("medium", "advance", "short"),
    ],
)
def test_range_cards_lie_from_short_to_long(start: str, way: str, end: str) -> None:
    assert [row.range for row in CONTENT.range] == list(RANGES) == ["short", "medium", "long"]
    fight = Fight()
    fight.face("w19")
    fight.set_range(start)
    fight.calm()
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, way)
    assert (fight.state.clash, RANGES[fight.state.range]) == (2, end)


@pytest.mark.rule("wk1.setup.26")
def test_common_and_private_tasks_are_two_decks() -> None:
    state = state_of(opened(4))
    open_common, *open_private = state.slots
    common = {open_common, *state.common_deck}
    private = {*open_private, *state.private_deck}
    assert (len(common), len(private)) == (11, 16)
    assert not common & private
    assert all(IS_COMMON[card] for card in common)
    assert not any(IS_COMMON[card] for card in private)
    other = state_of(opened(4, seed=2))
    assert other.common_deck != state.common_deck
    assert other.private_deck != state.private_deck


@pytest.mark.rule("wk1.setup.27", "wk1.setup.28", "wk1.task.17", "wk1.p3.02", "wk1.p2.04")
@pytest.mark.parametrize(
    ("players", "filled"),
    [(4, ("purple", "orange", "green")), (3, ("purple", "orange")), (2, ("purple",))],
)
def test_open_tasks_at_the_start(players: int, filled: tuple[str, ...]) -> None:
    game = opened(players)
    state = state_of(game)
    tasks = game.view(None)["tasks"]
    assert [task["slot"] for task in tasks if task["card"]] == list(filled)
    assert IS_COMMON[state.slots[0]]
    assert not any(IS_COMMON[card] for card in state.slots[1:] if card != EMPTY)
    assert state.slot_marks == [0, 0, 0]


@pytest.mark.rule("wk1.setup.34")
def test_the_round_marker_starts_on_one() -> None:
    game = opened(4)
    assert game.view(None)["round"] == 1
    assert [row for row in game.log(0) if row["kind"] == "round"] == []


@pytest.mark.rule("wk1.setup.35", "wk1.combat.22")
def test_dominance_and_range_rest_on_nought_and_medium() -> None:
    state = state_of(opened(4))
    assert (state.dominance, state.range, state.fight) == (0, MEDIUM, 0)
    fight = Fight()
    fight.face("w19")
    for _ in range(3):  # the enemy keeps retreating before the knight
        fight.calm()
        fight.clash("change_range", "prepare" if not fight.state.prepared[1] else "defend")
        fight.answer(KNIGHT, "advance")
    assert fight.events("dominance")[-1].data["now"] == 5  # 1 + 3 + 1
    fight.settle()
    assert (fight.state.dominance, fight.state.range, fight.state.fight) == (0, MEDIUM, 0)
