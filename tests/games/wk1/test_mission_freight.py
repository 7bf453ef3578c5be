"""Dead Man's Freight: the Train, its wagons, Baron Sump."""

import pytest

from dustboard.games.wk1.content.board import CITY_PLACES, DISTANCE, TIER
from dustboard.games.wk1.content.card_table import BY_ID, COLOUR, ID
from dustboard.games.wk1.content.constants import ARRIVED, EMPTY, LAST_ROUND, MISSION_PANEL, NONE
from dustboard.games.wk1.content.gear_table import IS_GENERAL
from dustboard.games.wk1.content.moments import AT_KNIGHT_DEFEATED
from dustboard.games.wk1.content.tile_table import DIFFICULTY, MISSION_TILE, THREAT
from dustboard.games.wk1.rules.end_of_round import last_round_over
from dustboard.games.wk1.rules.gear.gear import backpack_room, free_room
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO, cargo_room, lay
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.missions.freight import terminus, track
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from games.wk1.mission_scene import SPECTATOR, MissionScene

BARON = BY_ID["vl2"]


def freight(players: int = 3, seed: int = 1) -> MissionScene:
    return MissionScene("freight", players, seed)


def give(scene: MissionScene, seat: int, *wagons: int) -> None:
    """Wagons for a knight, taken from the Train."""
    state = scene.state
    state.train = tuple(wagon for wagon in state.train if wagon not in wagons)
    state.carried[seat] = tuple(sorted((*state.carried[seat], *wagons)))


def pass_on(scene: MissionScene) -> None:
    """The Waster takes the first way whenever he is asked."""
    while scene.asked():
        seat = next(iter(scene.asked()))
        scene.answer(seat, scene.options(seat)[0])
        scene.skip_others()


def on_foot_with_nothing(state: KnightsState, seat: int) -> None:
    """A knight without vehicle, and without cards in cargo and backpack."""
    state.pool = tuple(sorted((*state.pool, state.vehicle[seat])))
    state.vehicle[seat] = NONE
    state.green_deck = (*state.green_deck, *state.cargo[seat], *state.backpack[seat])
    state.cargo[seat] = state.backpack[seat] = ()
    state.stored_links[seat] = state.stored_marks[seat] = ()


@pytest.mark.rule("wk1.setup.02", "wk1.setup.33")
@pytest.mark.parametrize("seed", range(6))
def test_the_terminus_replaces_sandpiercer_and_the_train_stands_far_away(seed: int) -> None:
    scene = freight(seed=seed)
    state = scene.state
    place = state.tiles.index(MISSION_TILE)
    assert scene.hex(14) == NONE
    assert (DIFFICULTY[MISSION_TILE], THREAT[MISSION_TILE]) == (2, 1)
    assert place == MissionScene("savior", 3, seed).hex(14)
    outer = [p for p in range(37) if TIER[p] == 3 and p not in CITY_PLACES]
    farthest = max(DISTANCE[place][other] for other in outer)
    assert state.large_at[0] in outer
    assert DISTANCE[place][state.large_at[0]] == farthest
    assert sorted(state.train) == [1, 2, 3, 4, 5, 6]
    assert state.villain_at == [NONE, NONE]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.seen_by(viewer).train == (NONE,) * 6


def test_the_waster_chooses_where_the_train_stands_among_equal_hexes() -> None:
    asked = ["train_start" in freight(seed=seed).start_asks for seed in range(6)]
    assert True in asked


@pytest.mark.rule("wk1.round.13")
@pytest.mark.parametrize("seed", range(4))
def test_the_train_moves_toward_the_terminus_and_leaves_an_obstacle(seed: int) -> None:
    scene = freight(seed=seed)
    state = scene.state
    before = state.large_at[0]
    far = track(state)
    scene.waster_step(2)
    pass_on(scene)
    moved = [row.data["hex"] for row in scene.events("train-moves")]
    assert [far[place] for place in moved] == [far[before] - 1]
    assert not set(moved) & set(CITY_PLACES)
    assert state.large_at[0] == moved[-1]
    tokens = [place for place in range(37) if state.obstacle_tokens[place]]
    assert tokens == [before]


def test_the_way_goes_round_cities() -> None:
    scene = freight()
    far = track(scene.state)
    assert [place for place in range(37) if far[place] == NONE] == sorted(CITY_PLACES)
    assert max(far) >= 4
    assert far[terminus(scene.state)] == 0


@pytest.mark.rule("wk1.win.03")
def test_the_game_ends_when_the_train_enters_the_terminus() -> None:
    scene = freight()
    state = scene.state
    far = track(state)
    state.large_at[0] = far.index(1)
    give(scene, 0, 2, 3)
    give(scene, 1, 6)
    state.reputation = [1, 0, 4]
    scene.waster_step(3)
    assert state.end_reason == ARRIVED
    assert len(scene.events("train-moves")) == 1
    assert scene.winners() == [0]  # 2 + 3 + 1 are as much as 6, and Reputation breaks the tie


@pytest.mark.parametrize("ends", ["arrives", "last round"])
def test_a_knight_on_the_terminus_scores_three_more(ends: str) -> None:
    scene = freight()
    state = scene.state
    give(scene, 0, 4)
    give(scene, 2, 2)
    scene.at(2, place=terminus(state))
    if ends == "arrives":
        state.large_at[0] = track(state).index(1)
        scene.waster_step(4)
        pass_on(scene)
        assert state.end_reason == ARRIVED
    else:
        last_round_over(state)
        assert state.end_reason == LAST_ROUND
    assert scene.winners() == [2]


# -- wagons -------------------------------------------------------------------------------------


def board(scene: MissionScene, seat: int, skill: str, die: int) -> None:
    scene.at(seat, place=scene.state.large_at[0])
    scene.explore(seat)
    assert scene.asked() == {seat: "board"}
    assert scene.options(seat) == ["no", "repair", "blades", "talk"]
    scene.state.health[seat] = 1  # one or two dice fewer: at least one is rolled
    scene.state.weary[seat] = 9
    scene.dice(die)
    scene.answer(seat, skill)
    scene.skip_others("explore")


@pytest.mark.parametrize(("skill", "die"), [("repair", 7), ("blades", 7), ("talk", 9)])
def test_boarding_shows_two_wagons_of_which_one_is_kept(skill: str, die: int) -> None:
    scene = freight()
    board(scene, 1, skill, die)
    assert scene.asked() == {1: "keep_wagon"}
    seen = scene.state.wagons_seen[1]
    assert len(seen) == 2
    assert scene.options(1) == [f"wagon:{seen[0]}", f"wagon:{seen[1]}"]
    for viewer in (SPECTATOR, 0, 2):
        assert scene.seen_by(viewer).wagons_seen[1] == (NONE, NONE)
    scene.answer(1, f"wagon:{seen[1]}")
    assert scene.state.carried[1] == (seen[1],)
    assert len(scene.state.train) == 5
    assert seen[0] in scene.state.train


@pytest.mark.parametrize(("skill", "die"), [("repair", 6), ("blades", 6), ("talk", 8)])
def test_a_failed_boarding_costs_one_health(skill: str, die: int) -> None:
    scene = freight()
    scene.state.health[1] = 4
    board(scene, 1, skill, die)
    assert scene.state.health[1] == 0  # `board` left him one
    assert scene.state.carried[1] == ()
    assert len(scene.events("falls-off")) == 1


def test_only_on_the_trains_hex_and_only_if_he_likes() -> None:
    scene = freight()
    scene.at(1, hex=2)
    scene.explore(1)
    assert "board" not in scene.asked().values()
    scene.clear_questions()
    scene.at(1, place=scene.state.large_at[0])
    scene.explore(1)
    scene.answer(1, "no")
    assert scene.state.carried[1] == ()
    assert scene.events("boards") == []


def test_wagons_are_secret_to_their_holder_but_their_number_is_not() -> None:
    scene = freight()
    give(scene, 1, 4, 6)
    assert scene.seen_by(1).carried[1] == (4, 6)
    for viewer in (SPECTATOR, 0, 2):
        assert scene.seen_by(viewer).carried[1] == (NONE, NONE)
    board(scene, 0, "repair", 10)
    scene.answer(0, scene.options(0)[0])
    for kind in ("wagons-seen", "wagon-kept"):
        told = scene.events(kind)[-1]
        assert told.public is not None
        values = {told.data.get(name) for name in ("low", "high", "wagon")} - {None}
        assert values
        assert {told.public.get(name, 0) for name in ("low", "high", "wagon")} == {0}


def test_each_wagon_takes_one_capacity() -> None:
    scene = freight()
    state = scene.state
    free = free_room(state, 1, BACKPACK) + free_room(state, 1, CARGO)
    assert free >= 3
    give(scene, 1, 1, 2)
    assert free_room(state, 1, BACKPACK) + free_room(state, 1, CARGO) == free - 2
    assert free_room(state, 1, CARGO) == max(0, cargo_room(state, 1) - len(state.cargo[1]) - 2)


def test_without_capacity_nobody_boards() -> None:
    scene = freight()
    state = scene.state
    give(scene, 1, 1)
    on_foot_with_nothing(state, 1)
    while free_room(state, 1, BACKPACK) > 0:
        card, state.green_deck = state.green_deck[0], state.green_deck[1:]
        lay(state, 1, (card,), BACKPACK)
    scene.at(1, place=state.large_at[0])
    scene.explore(1)
    assert "board" not in scene.asked().values()


def test_wagons_beyond_the_capacity_are_left_when_the_move_is_over() -> None:
    scene = freight()
    state = scene.state
    on_foot_with_nothing(state, 1)
    give(scene, 1, *range(1, backpack_room(state, 1) + 2))
    held = state.carried[1]
    scene.at(1, hex=2)
    scene.move(1)
    scene.answer(1, "foot", f"h{_beside(scene, 1)}", "go")
    scene.skip_others()
    assert scene.asked() == {1: "leave_wagon"}
    scene.answer(1, f"wagon:{held[0]}")
    assert state.carried[1] == held[1:]
    assert (held[0],) in state.markers_down


def test_gear_finds_its_place_though_wagons_are_too_many() -> None:
    scene = freight()
    state = scene.state
    on_foot_with_nothing(state, 1)
    give(scene, 1, *range(1, backpack_room(state, 1) + 3))
    assert free_room(state, 1, BACKPACK) == 0
    card = next(card for card in state.green_deck if IS_GENERAL[card])
    state.green_deck = tuple(other for other in state.green_deck if other != card)
    state.green_deck += tuple(other for other in state.pockets[1] if other != EMPTY)
    state.pockets[1] = (EMPTY, EMPTY, EMPTY)
    put_aside(state, 1, (card,))
    scene.run(place_gear(1))
    assert f"{ID[card]}>pocket:1" in scene.options(1)


def _beside(scene: MissionScene, seat: int) -> int:
    return next(p for p in range(37) if DISTANCE[scene.state.at[seat]][p] == 1)


def test_the_unconscious_drop_all_wagons_and_others_find_them_unseen() -> None:
    scene = freight()
    state = scene.state
    give(scene, 1, 3, 5)
    scene.at(1, hex=2)
    scene.fall(1)
    assert state.carried[1] == ()
    assert (3, 5) in state.markers_down
    for viewer in (SPECTATOR, 0, 1, 2):
        assert (NONE, NONE) in scene.seen_by(viewer).markers_down
    scene.at(2, hex=2)
    for left in (1, 0):
        scene.explore(2)
        taken = [key for key in scene.options(2) if key.startswith("mission:")]
        scene.answer(2, taken[0])
        scene.skip_others()
        assert sum(len(down) for down in state.markers_down) == left
    assert state.carried[2] == (3, 5)


@pytest.mark.rule("wk1.round.13")
def test_the_holder_of_the_reactor_suffers_radiation_each_waster_step() -> None:
    for wagon, dose in ((6, 1), (5, 0)):
        scene = freight()
        give(scene, 2, wagon)
        scene.away(1)  # a hex without Radiation
        scene.waster_step(2)
        pass_on(scene)
        assert scene.state.radiation[2] == dose
        assert [row.seat for row in scene.events("reactor")] == [2] * dose


# -- Baron Sump ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "there"), [(2, False), (3, False), (4, True)])
def test_baron_sump_comes_to_gangraen_in_round_four(round: int, there: bool) -> None:
    scene = freight()
    scene.waster_step(round)
    pass_on(scene)
    assert scene.state.villain_at == [NONE, scene.hex(1) if there else NONE]


def with_baron(place: int) -> MissionScene:
    scene = freight()
    scene.state.villain_home[1] = scene.hex(1)
    scene.state.villain_at[1] = place
    return scene


def test_he_moves_one_hex_toward_the_knight_with_most_reputation() -> None:
    scene = with_baron(0)
    scene.state.reputation = [1, 5, 2]
    for seat, place in enumerate((36, 20, 30)):
        scene.at(seat, place=place)
    scene.state.large_at[0] = track(scene.state).index(4)
    scene.waster_step(5)
    pass_on(scene)
    now = scene.state.villain_at[1]
    assert DISTANCE[0][now] == 1
    assert DISTANCE[now][20] == DISTANCE[0][20] - 1


def test_on_the_leaders_hex_he_stays() -> None:
    scene = with_baron(20)
    scene.state.reputation = [0, 5, 2]
    scene.at(1, place=20)
    scene.waster_step(5)
    pass_on(scene)
    assert scene.state.villain_at[1] == 20


def face_baron(seed: int) -> MissionScene:
    scene = with_baron(20)
    state = scene.state
    state.villain_loss[1] = 0
    scene.at(1, place=20)
    state.red_deck = tuple(card for card in state.red_deck if card != BY_ID["r01"])
    lay(state, 1, (BY_ID["r01"],), BACKPACK)
    scene.move(1)
    state.luck_used[0] += seed * 100
    scene.answer(1, "face")
    assert (state.fight, state.foe, state.foe_loss) == (MISSION_PANEL, BARON, 0)
    scene.play(seed)
    return scene


def test_he_plunders_the_defeated_and_returns_home_when_defeated() -> None:
    robbed = driven_back = 0
    for seed in range(30):
        scene = face_baron(seed)
        state = scene.state
        assert state.villain_loss[1] == 0  # he is at full Health for the next combat
        if state.beaten & 2:
            driven_back += 1
            assert state.villain_at[1] == scene.hex(1)
            assert len(scene.events("villain-returns")) == 1
        else:
            assert state.villain_at[1] == 20
        if state.outcome_side == 1 and not state.loss_ignored:
            robbed += 1
            lost = [card for row in scene.events("gear-discarded") for card in row.data["cards"]]
            assert any(COLOUR[card] == 2 for card in lost)
    assert robbed > 0
    assert driven_back > 0


@pytest.mark.parametrize(
    ("owned", "lost"),
    [
        (("r01", "y01", "g01"), {"r01"}),
        (("y01", "g01", "g02"), {"y01"}),
        (("g01", "g02"), {"g01", "g02"}),
        (("g01",), {"g01"}),
        ((), set()),
    ],
)
def test_he_takes_a_red_card_else_a_yellow_one_else_two_green_ones(
    owned: tuple[str, ...], lost: set[str]
) -> None:
    scene = freight()
    state = scene.state
    state.hands[1], state.body[1] = (EMPTY, EMPTY), (EMPTY,)
    state.pockets[1] = (EMPTY, EMPTY, EMPTY)
    state.backpack[1] = state.cargo[1] = state.open_links[1] = state.stored_links[1] = ()
    state.special[1] = ()
    for id in owned:
        lay(state, 1, (BY_ID[id],), BACKPACK)
    run_effects(state, 1, BARON, AT_KNIGHT_DEFEATED)
    scene.run()
    scene.play(1)
    gone = [card for row in scene.events("gear-discarded") for card in row.data["cards"]]
    assert {ID[card] for card in gone} == lost
