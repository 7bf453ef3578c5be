"""Landmarks: laid out before the game or found during it, and what each of them does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conformance.worlds import difference, other_world, shown
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AID, NEGOTIATE, TECH
from dustboard.games.wk2.content.mods import LANDMARK_AT
from dustboard.games.wk2.content.settings import OPTIONS
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    CARD_LETTER,
    EXPLORATION_ID,
    FINDINGS,
    LANDMARK_ENTRY,
    LANDMARK_ID,
    LANDMARK_TERRAINS,
    LANDMARKS,
    SPECIAL_BY_NUMBER,
)
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.flow import TURN
from dustboard.games.wk2.rules.harm import fall_unconscious
from dustboard.games.wk2.rules.modules.landmarks import OPEN, can_search
from dustboard.games.wk2.rules.programs import (
    CAMP,
    DISCOVER,
    EXPLORE,
    MOVE,
    PLACE_LANDMARK,
    TEST,
)
from dustboard.games.wk2.rules.road.route import route_cost
from dustboard.games.wk2.rules.sheets import clear_board
from dustboard.games.wk2.rules.values import conscious, in_play
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game
from games.wk2.scene import Scene

HIDE = "s85"  # desert, four steps from any city, no icons
BESIDE = next(
    board.ID[one]
    for one in board.NEIGHBOURS[board.BY_ID[HIDE]]
    if board.ENTERABLE[one] and not board.SPECIAL_NUMBER[one]
)


def number(card: int) -> int:
    """A landmark by its number on the list."""
    return LANDMARK_ID.index(f"landmark_{card:02}")


def laid(patch: pytest.MonkeyPatch | None = None, *knights: str, **options: Any) -> Scene:
    """A table with landmarks, on which it is the first knight's turn."""
    scene = Scene(*(knights or ("johnny",)), patch=patch, **{"landmarks": "during", **options})
    scene.state.landmark_deck = tuple(range(LANDMARKS))
    scene.state.active = 0
    return scene


def found(scene: Scene, card: int, space: str = "s80") -> int:
    """A landmark lies open on a space."""
    state = scene.state
    state.landmark_deck = tuple(one for one in state.landmark_deck if one != number(card))
    state.revealed = (*state.revealed, number(card))
    state.landmark_at[number(card)] = board.BY_ID[space]
    return number(card)


def turn(scene: Scene, seat: int = 0) -> None:
    """A knight's turn begins."""
    scene.run(TURN, seat)


def hidden(scene: Scene, owner: int, card: int, space: str) -> None:
    """A knight has laid a marker face down."""
    state = scene.state
    state.landmark_deck = tuple(one for one in state.landmark_deck if one != number(card))
    state.landmark[owner] = (number(card),)
    state.marker_at[owner] = board.BY_ID[space]


def drive(scene: Scene, space: str, *cards: str) -> None:
    """Move from a neighbour on to a space, with these wasteland cards on top of its deck."""
    scene.give(0, fuel=2)
    scene.top(0 if board.TERRAIN[board.BY_ID[space]] in (0, 1) else 1, *cards)
    scene.run(MOVE)
    scene.answer(0, space, "done")
    while scene.asked() == "icon":
        scene.answer(0, "meet")


def encounter(letter: str, deck: str = "d") -> str:
    """An encounter card of a deck with a letter."""
    return next(id for at, id in enumerate(CARD_ID) if CARD_LETTER[at] == letter and id[0] == deck)


def before(players: int, seed: int = 1) -> Game:
    """A game in which landmarks are laid out, when the cards were dealt."""
    game = Game(
        TITLE,
        players,
        seed,
        {"adventure": "iron_trail", "quick_setup": True, "landmarks": "before"},
        debug=True,
    )
    while game.pending[0].name != "keep_landmark":
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])
    return game


def keep_all(game: Game) -> None:
    while game.pending and game.pending[0].name == "keep_landmark":
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])


# -- the option -----------------------------------------------------------------------------------


@pytest.mark.rule("wk2.module.01")
def test_landmarks_are_an_option_with_two_variants() -> None:
    (option,) = [one for one in OPTIONS if one.name == "landmarks"]
    assert option.values == ("off", "before", "during")
    game = Game(TITLE, 2, 1, {"adventure": "iron_trail", "quick_setup": True}, debug=True)
    while game.state.sheet < 0:
        decision = game.pending[0]
        assert "landmark" not in decision.name
        game.answer(decision.seat, decision.options.keys()[0])
    assert game.state.landmark_deck == ()
    assert game.view(0)["board"]["landmarks"] == []


# -- before the game ------------------------------------------------------------------------------


@pytest.mark.rule("wk2.landmark.01")
def test_each_knight_is_dealt_two_and_keeps_one_in_secret() -> None:
    game = before(4)
    state = game.state
    assert [len(cards) for cards in state.dealt] == [2, 2, 2, 2]
    assert len(state.landmark_deck) == LANDMARKS - 8
    assert len({card for cards in state.dealt for card in cards}) == 8
    assert [one.name for one in game.pending] == ["keep_landmark"] * 4
    keep_all(game)
    assert [len(cards) for cards in game.state.landmark] == [1, 1, 1, 1]
    for seat in range(4):
        own = LANDMARK_ID[game.state.landmark[seat][0]]
        assert game.view(seat)["own"]["landmark"] == own
        others = [one for one in (*range(4), None) if one != seat]
        assert own not in str([game.view(one) for one in others])
        name = TITLE.text("en", Message("option-landmark", {"landmark": own}))
        assert name in str(game.log(seat))
        assert name not in str([game.log(one) for one in others])


def test_a_kept_landmark_makes_no_difference_to_others() -> None:
    luck = random.Random(5)
    game = before(3)
    seen = 0
    for _ in range(40):
        for viewer in (None, 0, 1, 2):
            other = other_world(game, viewer, luck)
            seen += other.state.landmark != game.state.landmark
            assert difference(shown(game, viewer), shown(other, viewer)) == []
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    assert game.state.round
    assert seen > 20


@pytest.mark.rule("wk2.landmark.02")
def test_what_nobody_kept_leaves_the_game() -> None:
    game = before(3)
    keep_all(game)
    state = game.state
    assert sum(len(cards) for cards in state.landmark) == 3
    assert len(state.landmarks_out) == LANDMARKS - 3
    assert state.landmark_deck == ()
    assert state.dealt == [(), (), ()]


@pytest.mark.rule("wk2.landmark.03")
def test_markers_are_laid_in_turn_order_before_round_1() -> None:
    game = before(3, 4)
    keep_all(game)
    placed = []
    while game.pending[0].name == "place_landmark":
        assert len(game.pending) == 1
        assert game.state.round == 0
        decision = game.pending[0]
        placed.append(decision.seat)
        space = decision.options.keys()[0]
        game.answer(decision.seat, space)
        view = game.view(None)["board"]["landmarks"]
        assert {"space": space, "card": None, "owner": decision.seat, "visited": []} in view
    first = game.state.first
    assert placed == [(first + step) % 3 for step in range(3)]


def spaces_for(card: int) -> tuple[Scene, list[str]]:
    scene = laid(landmarks="before")
    scene.state.landmark[0] = (number(card),)
    scene.run(PLACE_LANDMARK)
    return scene, scene.offered()


@pytest.mark.rule("wk2.landmark.04")
def test_no_marker_near_a_city_on_a_numbered_space_or_on_a_crater() -> None:
    scene, offered = spaces_for(9)  # desert
    cities = [board.STEPS[city] for city in board.CITIES]
    near = [one for one in range(board.COUNT) if min(away[one] for away in cities) == 3]
    three = next(one for one in near if board.TERRAIN[one] == 1 and not board.SPECIAL_NUMBER[one])
    numbered = next(one for one in board.SPECIAL[1:] if min(away[one] for away in cities) > 3)
    crater = next(one for one in range(board.COUNT) if not board.ENTERABLE[one])
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    for space in (three, numbered, crater, board.CITIES[0]):
        assert board.ID[space] not in offered
        assert refused[board.ID[space]] == "wk2.landmark.04"
    assert HIDE in offered
    assert min(away[board.BY_ID[HIDE]] for away in cities) >= 4
    by_terrain = [board.TERRAIN[one] for one in range(board.COUNT) if OPEN[one]]
    assert [by_terrain.count(terrain) for terrain in range(5)] == [7, 9, 9, 8, 0]


@pytest.mark.rule("wk2.landmark.05")
def test_a_marker_lies_on_terrain_of_its_card() -> None:
    scene, offered = spaces_for(10)  # desert, scrub
    assert {board.TERRAIN[board.BY_ID[id]] for id in offered} == {1, 2}
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused["s21"] == "wk2.landmark.05"  # mountains
    scene.answer(0, HIDE)
    assert board.ID[scene.state.marker_at[0]] == HIDE


@pytest.mark.rule("wk2.landmark.06", "wk2.landmark.07")
def test_the_flip_comes_after_the_card_and_shows_the_owners_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = laid(monkeypatch, "johnny", "rhea", landmarks="before")
    hidden(scene, 1, 9, HIDE)
    scene.at(0, BESIDE)
    scene.state.actions = 1
    drive(scene, HIDE, "d24")  # an event
    while scene.asked() != "turn_landmark":
        scene.answer(0, scene.offered()[0])
    kinds = [event.kind for event in scene.state.journal or ()]
    assert "card-done" in kinds
    assert scene.state.revealed == ()
    scene.answer(0, "turn")
    state = scene.state
    assert state.revealed == (number(9),)
    assert state.landmark == [(), ()]
    assert state.marker_at == [-1, -1]
    assert board.ID[state.landmark_at[number(9)]] == HIDE
    assert [entry + 1 for entry in state.read] == [LANDMARK_ENTRY[number(9)]] == [536]
    assert scene.offered() == ["siphon", "kite", "leave"]
    scene.answer(0, "leave")
    assert state.read.count(535) == 1
    assert state.actions == 1  # the rest of the turn is left


@pytest.mark.rule("wk2.landmark.06")
def test_a_marker_may_be_left_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch, "johnny", landmarks="before")
    hidden(scene, 0, 9, HIDE)
    scene.at(0, BESIDE)
    drive(scene, HIDE, "d24")
    while scene.asked() != "turn_landmark":
        scene.answer(0, scene.offered()[0])
    scene.answer(0, "leave")
    assert scene.state.revealed == ()
    assert scene.state.read == ()


@pytest.mark.rule("wk2.landmark.18")
def test_the_card_of_who_is_out_is_shown_and_who_falls_turns_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = laid(monkeypatch, "johnny", "rhea", landmarks="before")
    hidden(scene, 1, 9, HIDE)
    scene.state.out[1] = 1
    scene.at(0, BESIDE)
    drive(scene, HIDE, "d24")
    scene.finish(0, "turn", "leave")
    assert scene.state.revealed == (number(9),)
    assert LANDMARK_ENTRY[number(9)] - 1 in scene.state.read
    fallen = laid(monkeypatch, "johnny", "rhea", landmarks="before")
    hidden(fallen, 1, 9, HIDE)
    fallen.at(0, HIDE)
    fall_unconscious(fallen.state, 0)
    fallen.run(DISCOVER)
    assert fallen.asked() == ""
    assert fallen.state.revealed == ()


# -- during the game ------------------------------------------------------------------------------


@pytest.mark.rule("wk2.landmark.08")
def test_found_landmarks_are_on_no_space_in_round_1() -> None:
    options = {"adventure": "iron_trail", "quick_setup": True, "landmarks": "during"}
    game = Game(TITLE, 2, 1, options, debug=True)
    while game.state.round < 1:
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])
    assert sorted(game.state.landmark_deck) == list(range(LANDMARKS))
    assert game.state.landmark_deck != tuple(range(LANDMARKS))
    view = game.view(0)
    assert view["board"]["landmarks"] == []
    assert view["decks"]["landmarks"] == LANDMARKS


@pytest.mark.rule("wk2.landmark.09", "wk2.landmark.10", "wk2.landmark.11")
def test_any_encounter_may_be_traded_for_a_landmark(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    desert = number(9)
    # two that do not belong here lie above the one that does
    scene.state.landmark_deck = (number(3), desert, number(2), number(5))
    scene.at(0, BESIDE)
    scene.state.crossed = tuple(range(8))  # no letter leads anywhere
    drive(scene, HIDE, encounter("G"))
    assert scene.asked() == "search"
    scene.answer(0, "search")
    state = scene.state
    assert state.revealed == (desert,)
    assert sorted(state.landmark_deck) == sorted((number(2), number(3), number(5)))
    assert board.ID[state.landmark_at[desert]] == HIDE
    assert state.card == ()
    assert CARD_ID.index(encounter("G")) in state.wasteland_discard[0]
    assert [entry + 1 for entry in state.read] == [536]
    scene.answer(0, "leave")
    assert scene.asked() == ""


@pytest.mark.rule("wk2.landmark.10")
def test_cards_that_do_not_fit_are_shuffled_back(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    desert = number(9)
    misfits = [card for card in range(LANDMARKS) if 1 not in LANDMARK_TERRAINS[card]]
    rest = [card for card in range(LANDMARKS) if card != desert and card not in misfits]
    scene.state.landmark_deck = (*rest, desert, *misfits)
    scene.at(0, BESIDE)
    drive(scene, HIDE, encounter("G"))
    scene.answer(0, "search")
    back = scene.state.landmark_deck
    assert sorted(back) == sorted((*rest, *misfits))
    assert list(back) != [*rest, *misfits]


@pytest.mark.rule("wk2.landmark.20", "wk2.landmark.11")
def test_who_falls_to_a_token_does_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    scene.state.landmark_deck = (number(9),)
    scene.at(0, BESIDE)
    scene.give(0, wounds=5)  # of 6
    scene.state.drawn, scene.state.bag = (0,), scene.state.bag[1:]  # 1 wound
    drive(scene, HIDE, encounter("G"))
    scene.answer(0, "search")
    if scene.asked() == "armor":
        scene.answer(0, "take")
    assert not conscious(scene.state, 0)
    assert scene.state.revealed == (number(9),)
    assert scene.state.read == ()


@pytest.mark.rule("wk2.landmark.09")
def test_no_search_in_cities_and_on_numbered_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    scene.at(0, HIDE)
    assert can_search(scene.state, 0)
    for space in (board.CITIES[0], board.SPECIAL[7]):
        scene.state.space[0] = space
        assert not can_search(scene.state, 0)
    plain = laid(monkeypatch, landmarks="before")
    plain.at(0, HIDE)
    assert not can_search(plain.state, 0)


@pytest.mark.rule("wk2.landmark.12", "wk2.landmark.16")
def test_six_at_most_and_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    places = [board.ID[one] for one in range(board.COUNT) if OPEN[one] and board.ID[one] != HIDE]
    for card in range(1, 6):
        found(scene, card, places[card])
    scene.at(0, BESIDE)
    drive(scene, HIDE, encounter("G"))
    assert scene.asked() == "search"
    found(scene, 6, places[6])
    scene.at(0, BESIDE)
    drive(scene, HIDE, encounter("G"))
    assert scene.asked() != "search"
    # they stay when a new sheet is laid out
    clear_board(scene.state)
    assert len(scene.state.revealed) == 6
    assert len([space for space in scene.state.landmark_at if space >= 0]) == 6


@pytest.mark.rule("wk2.landmark.19")
def test_a_space_takes_one_landmark(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    found(scene, 9, HIDE)
    scene.at(0, BESIDE)
    drive(scene, HIDE, encounter("G"))
    assert scene.asked() != "search"
    both = laid(None, "johnny", "rhea", landmarks="before")
    hidden(both, 1, 9, HIDE)
    both.state.landmark[0] = (number(10),)
    both.run(PLACE_LANDMARK)
    assert HIDE not in both.offered()
    refused = {one.key: one.rule for one in both.ask().refused(both.state, 0)}
    assert refused[HIDE] == "wk2.landmark.19"


@pytest.mark.rule("wk2.landmark.20")
def test_tokens_come_before_the_entry_and_misfits_keep_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = laid(monkeypatch)
    scene.state.landmark_deck = (number(9),)
    scene.at(0, BESIDE)
    scene.state.drawn, scene.state.bag = (0,), scene.state.bag[1:]  # 1 wound
    drive(scene, HIDE, encounter("G"))
    scene.answer(0, "search")
    kinds = [event.kind for event in scene.state.journal or ()]
    if scene.asked() == "armor":
        scene.answer(0, "take")
        kinds = [event.kind for event in scene.state.journal or ()]
    assert kinds.index("tokens-read") < kinds.index("wounded") < kinds.index("entry")
    misfit = laid(monkeypatch)
    misfit.state.landmark_deck = tuple(
        card for card in range(LANDMARKS) if 1 not in LANDMARK_TERRAINS[card]
    )
    deck = len(misfit.state.landmark_deck)
    misfit.at(0, BESIDE)
    misfit.state.drawn, misfit.state.bag = (0,), misfit.state.bag[1:]
    drive(misfit, HIDE, encounter("G"), encounter("A"))
    misfit.answer(0, "search")
    assert len(misfit.state.landmark_deck) == deck
    assert misfit.told("no-landmark")
    assert len(misfit.told("card")) == 2
    assert misfit.asked() == "search"  # the new card is an encounter as well
    assert misfit.state.drawn == (0,)


# -- what they do ---------------------------------------------------------------------------------


@pytest.mark.rule("wk2.landmark.13")
def test_abilities_need_presence_and_the_own_turn() -> None:
    scene = laid(None, "johnny", "rhea")
    card = found(scene, 9)
    assert LANDMARK_AT + card in in_play(scene.state, 0)
    assert LANDMARK_AT + card not in in_play(scene.state, 1)  # it is not her turn
    turn(scene)
    assert "special:landmark_09" in scene.offered()
    scene.at(0, "s82")
    assert LANDMARK_AT + card not in in_play(scene.state, 0)
    turn(scene)
    assert "special:landmark_09" not in scene.offered()


@pytest.mark.rule("wk2.landmark.14")
def test_a_passive_works_again_and_for_everybody() -> None:
    scene = laid(None, "johnny", "rhea")
    found(scene, 1)
    for seat, wounds in ((0, 3), (0, 2), (1, 3)):
        scene.state.active = seat
        scene.state.wounds[seat] = wounds
        scene.run(CAMP, seat)
        scene.finish(seat, "done")
        assert scene.state.wounds[seat] == wounds - 1


@pytest.mark.rule("wk2.landmark.15", "wk2.special.01")
def test_an_active_ability_is_once_for_each_knight() -> None:
    scene = laid(None, "johnny", "rhea")
    found(scene, 9)
    scene.give(0, fuel=0)
    turn(scene)
    scene.answer(0, "special:landmark_09")
    assert scene.state.fuel[0] == 3
    assert scene.state.actions == 1
    assert "special:landmark_09" not in scene.offered()
    turn(scene)
    assert "special:landmark_09" not in scene.offered()
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    assert refused["special:landmark_09"] == "wk2.landmark.15"
    turn(scene, 1)
    assert "special:landmark_09" in scene.offered(1)
    assert [one["visited"] for one in TITLE.view(scene.state, 0)["board"]["landmarks"]] == [[0]]


@pytest.mark.rule("wk2.landmark.17")
def test_marks_of_landmarks_need_no_supply() -> None:
    scene = laid()
    for card in range(1, 6):
        scene.state.visited[0] = (*scene.state.visited[0], found(scene, card, board.ID[card]))
    found(scene, 9)
    turn(scene)
    assert "special:landmark_09" in scene.offered()  # a sixth mark, with 4 tokens in the box


def test_late_show_throws_out_one_of_two_cards() -> None:
    scene = laid()
    found(scene, 1)
    scene.top(0, "d24", "d21")
    xp = scene.state.xp[0]
    turn(scene)
    scene.answer(0, "special:landmark_01", "roads")
    assert sorted(scene.offered()) == ["d21", "d24"]
    scene.answer(0, "d24")
    assert scene.state.xp[0] == xp + 1
    assert CARD_ID[scene.state.wasteland_deck[0][-1]] == "d21"
    assert CARD_ID.index("d24") in scene.state.wasteland_discard[0]


def find_with(scene: Scene, card: str, *answers: str) -> None:
    """Explore, and turn up this exploration card first."""
    state = scene.state
    at = EXPLORATION_ID.index(card)
    state.exploration_deck = (*[one for one in state.exploration_deck if one != at], at)
    scene.run(EXPLORE)
    scene.answer(0, "take", *answers)


def with_find(what: str, terrain: int) -> str:
    """An exploration card with this find on a terrain."""
    return next(
        id
        for at, id in enumerate(EXPLORATION_ID)
        if getattr(FINDINGS[at][terrain], what) == 1
        and (what == "gear" or not FINDINGS[at][terrain].gear)
    )


def test_a_dead_letter_is_swapped_for_the_next() -> None:
    for swap in (False, True):
        scene = laid()
        found(scene, 2)
        first, second = scene.state.gear_deck[:2]
        find_with(scene, with_find("gear", 1))
        assert scene.asked() == "swap_find"
        scene.answer(0, "swap" if swap else "keep")
        state = scene.state
        gained = state.stowed[0] + state.hands[0] + state.armor[0]
        assert (second if swap else first) in gained
        assert state.offer == ()
        if swap:
            assert state.gear_discard[0] == first


def test_unsent_letters_hold_a_utility() -> None:
    scene = laid()
    found(scene, 2)
    turn(scene)
    scene.answer(0, "special:landmark_02")
    assert scene.asked() == "gear"
    wanted = scene.offered()[0]
    assert wanted.endswith(":broken")
    scene.answer(0, wanted)
    assert wanted in scene.gear_of()


def test_the_opal_throat_teaches_and_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid()
    found(scene, 3)
    xp = scene.state.xp[0]
    find_with(scene, with_find("gear", 1))
    scene.finish(0)
    assert scene.state.xp[0] == xp + 1
    for faces, gear, wounds in ((("g2", "gV"), 2, 0), (("g-", "g-"), 0, 2)):
        shaft = laid(monkeypatch)
        found(shaft, 3)
        shaft.dice(*faces)
        turn(shaft)
        shaft.answer(0, "special:landmark_03")
        while shaft.asked() in ("armor", "fit", "boost", "reroll"):
            shaft.answer(0, shaft.offered()[-1])
        assert len(shaft.gear_of()) == gear
        assert shaft.state.wounds[0] == wounds


def test_the_court_lets_one_trade_and_strikes_out_a_mark() -> None:
    scene = laid(None, "johnny", "rhea")
    found(scene, 4)
    near = next(one for one in range(board.COUNT) if board.STEPS[board.BY_ID["s80"]][one] == 2)
    scene.state.space[1] = near
    scene.give(1, ammo=1)
    scene.run(CAMP)
    assert "trade:1" in scene.offered()
    scene.state.space[1] = next(
        one for one in range(board.COUNT) if board.STEPS[board.BY_ID["s80"]][one] == 3
    )
    scene.run(CAMP)
    assert scene.asked() == "" or "trade:1" not in scene.offered()
    turn(scene)
    assert "special:landmark_04" not in scene.offered()  # nothing to be judged
    scene.state.special[0] = (SPECIAL_BY_NUMBER[8],)
    scene.state.injuries[0], scene.state.injury_deck = (0,), scene.state.injury_deck[1:]
    turn(scene)
    scene.answer(0, "special:landmark_04")
    assert scene.offered() == ["marked", "injury"]
    scene.answer(0, "injury")
    scene.finish(0, "pass")
    assert scene.state.injuries[0] == ()
    assert scene.state.special[0] == (SPECIAL_BY_NUMBER[8],)


def test_the_library_lends_a_die_and_costs_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    found(scene, 5)
    scene.run(CAMP)
    scene.finish(0, "done")
    plain = laid(monkeypatch)
    for skill, more in ((NEGOTIATE, 0), (TECH, 1), (AID, 0)):
        dice = []
        for one in (plain, scene):
            one.run(TEST, 0, skill, 2)
            dice.append(len(one.told("test")[-1].data["dice"]))
        assert dice[1] - dice[0] == more
    scene = laid(monkeypatch)
    found(scene, 5)
    xp = scene.state.xp[0]
    turn(scene)
    scene.answer(0, "special:landmark_05")
    assert scene.state.xp[0] == xp + 3
    assert scene.state.actions == 1  # the next turn pays
    turn(scene)
    assert scene.state.actions == 1
    turn(scene)
    assert scene.state.actions == 2


def test_the_bus_saves_a_point_and_shows_what_lies_near() -> None:
    scene = laid(None, "johnny", "rhea", landmarks="before")
    way = (next(one for one in board.NEIGHBOURS[board.BY_ID["s80"]] if board.COST[one] > 0),)
    cost = route_cost(scene.state, 0, way)
    found(scene, 6)
    assert route_cost(scene.state, 0, way) == cost - 1
    turn(scene)
    assert "special:landmark_06" not in scene.offered()
    near = next(one for one in range(board.COUNT) if board.STEPS[board.BY_ID["s80"]][one] == 3)
    far = next(one for one in range(board.COUNT) if board.STEPS[board.BY_ID["s80"]][one] == 4)
    hidden(scene, 1, 9, board.ID[near])
    turn(scene)
    scene.answer(0, "special:landmark_06")
    own: Any = TITLE.view(scene.state, 0)
    assert own["own"]["looked"] == [{"space": board.ID[near], "seat": None, "what": "landmark_09"}]
    scene = laid(None, "johnny", "rhea", landmarks="before")
    found(scene, 6)
    hidden(scene, 1, 9, board.ID[far])
    turn(scene)
    assert "special:landmark_06" not in scene.offered()


def test_the_billboard_hides_one_icon_and_takes_a_toll() -> None:
    scene = laid()
    found(scene, 7)
    scene.state.markers = (board.BY_ID["s82"],)  # a Threat marker
    scene.state.markers_left[0] -= 1
    scene.give(0, fuel=2)
    scene.top(0, "d24")
    scene.run(MOVE)
    scene.answer(0, "s82", "done")
    assert len(scene.told("ignored")) == 1
    assert not scene.told("token")
    toll = laid(None, "johnny", "rhea", "logan")
    found(toll, 7)
    for seat in range(3):
        toll.give(seat, ammo=1 if seat else 0, fuel=0, meds=0)
    turn(toll)
    toll.answer(0, "special:landmark_07", "toll")
    toll.finish(1)
    toll.finish(2)
    assert toll.state.ammo[:3] == [2, 0, 0]
    sign = laid()
    found(sign, 7)
    xp = sign.state.xp[0]
    turn(sign)
    sign.answer(0, "special:landmark_07", "sign")
    assert sign.state.xp[0] == xp + 1


def test_the_chapel_shifts_radiation_and_ends_a_turn() -> None:
    scene = laid(None, "johnny", "rhea")
    found(scene, 8)
    scene.give(0, radiation=2)
    scene.run(CAMP)
    scene.answer(0, "use:landmark_08")
    if scene.asked() == "seat":
        scene.answer(0, scene.offered()[0])
    assert scene.state.radiation[:2] == [1, 1]
    assert scene.asked() == "" or "use:landmark_08" not in scene.offered()
    scene.give(0, radiation=3)
    turn(scene)
    scene.answer(0, "special:landmark_08")
    assert scene.state.radiation[0] == 0
    assert scene.state.actions == 0


def test_the_airstrip_doubles_fuel_when_one_explores() -> None:
    scene = laid()
    found(scene, 9)
    scene.give(0, fuel=0)
    find_with(scene, with_find("fuel", 1))
    scene.finish(0)
    assert scene.state.fuel[0] == 2


def test_the_fence_lets_one_send_a_card_back_and_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    found(scene, 10, HIDE)
    scene.at(0, BESIDE)
    drive(scene, HIDE, "d06", "d24")
    assert scene.asked() == "option"
    scene.answer(0, "do")
    assert CARD_ID[scene.state.wasteland_deck[0][0]] == "d06"
    assert scene.told("card")[-1].data["card"] == "d24"
    assert CARD_ID.index("d06") not in scene.state.wasteland_discard[0]
    time = laid(None, "johnny", "rhea")
    found(time, 10)
    time.state.time = 5
    turn(time)
    time.answer(0, "special:landmark_10")
    assert time.state.time == 6
    turn(time, 1)
    assert "special:landmark_10" not in time.offered(1)  # once in a game
    bent = laid()
    found(bent, 10)
    bent.state.time, bent.state.bent = 5, 2
    turn(bent)
    assert "special:landmark_10" not in bent.offered()  # time was bent twice on this sheet


def test_the_springs_clean_a_wound_and_heal_five() -> None:
    scene = laid()
    found(scene, 11)
    scene.give(0, contaminated=2, wounds=1)
    scene.run(CAMP)
    scene.finish(0, "done")
    assert (scene.state.contaminated[0], scene.state.wounds[0]) == (1, 2)
    scene.give(0, contaminated=0, wounds=5)
    turn(scene)
    scene.answer(0, "special:landmark_11")
    assert scene.state.wounds[0] == 0


def test_the_upside_down_house_offers_every_section_and_other_gear() -> None:
    scene = laid()
    found(scene, 12)
    card = with_find("gear", 2)
    find_with(scene, card)
    assert scene.asked() == "section"
    assert scene.offered() == ["highway", "desert", "scrub", "mountains"]
    scene.answer(0, "scrub")
    assert len(scene.gear_of()) == 1
    sky = laid()
    found(sky, 12)
    sky.wield(0, "a01:broken")
    sky.stow(0, "p-logan-4")
    turn(sky)
    sky.answer(0, "special:landmark_12")
    sky.finish(0, "pass")
    gear = sky.gear_of()
    assert "p-logan-4" in gear  # unique gear stays
    assert len(gear) == 2
    assert all(":broken" not in key for key in gear)


@pytest.mark.parametrize("entry", LANDMARK_ENTRY)
def test_every_landmark_entry_can_be_left(entry: int) -> None:
    scene = laid(None, "johnny", "rhea")
    scene.read_out(str(entry))
    assert scene.asked() == "option"
    assert scene.offered()[-1] == "leave"
    before = (scene.state.xp[0], scene.gear_of(), scene.state.fuel[0])
    ask = scene.ask()
    ask.apply(scene.state, 0, ask.action_of(scene.state, 0, "leave"))
    assert (scene.state.xp[0], scene.gear_of(), scene.state.fuel[0]) == before
