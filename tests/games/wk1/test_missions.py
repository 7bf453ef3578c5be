"""What all missions share: choice, setup, length, ways to end, ties."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import ALL_LOSE, EMPTY, GOAL, LAST_ROUND, STEP_MOVE
from dustboard.games.wk1.content.mission_table import (
    ENDS,
    ENDS_AFTER_LAST_ROUND,
    ENDS_AFTER_ROUND,
    ENDS_IMMEDIATELY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROUNDS,
)
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.end_of_round import last_round_over, rank
from dustboard.games.wk1.rules.gear.gear import gear_value
from dustboard.games.wk1.rules.gear.places import BACKPACK, lay
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import ROUND
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.errors import BadSetup
from dustboard.kernel.frames import Call
from dustboard.kernel.game import Game
from games.wk1.mission_scene import MissionScene


def first_answers(game: Game, named: list[str], decided: str = "") -> None:
    """Name missions; then the Waster's decision, if he is asked."""
    for seat, mission in enumerate(named):
        game.answer(seat, mission)
    if decided:
        assert [decision.seat for decision in game.pending] == [game.state.waster]
        game.answer(game.state.waster, decided)


@pytest.mark.rule("wk1.win.01")
def test_exactly_one_mission() -> None:
    for wrong in ("", "none", ["savior", "manifold"]):
        with pytest.raises(BadSetup):
            Game(TITLE, 3, 1, {"mission": wrong})
    for number, mission in enumerate(MISSIONS):
        assert Game(TITLE, 3, 1, {"mission": mission}).state.mission == number


@pytest.mark.rule("wk1.win.04")
def test_the_sheet_gives_length_players_and_end() -> None:
    assert ROUNDS[:5] == [8, 10, 9, 9, 10]
    assert list(zip(MIN_PLAYERS[:5], MAX_PLAYERS[:5], strict=True)) == [
        (2, 4),
        (2, 4),
        (3, 4),
        (2, 4),
        (2, 4),
    ]
    immediately, after_round, last = ENDS_IMMEDIATELY, ENDS_AFTER_ROUND, ENDS_AFTER_LAST_ROUND
    assert ENDS[:5] == [immediately, immediately, after_round, last, after_round]
    with pytest.raises(BadSetup, match="3 to 4 players"):
        Game(TITLE, 2, 1, {"mission": "only_one"})


@pytest.mark.rule("wk1.setup.32", "wk1.win.01")
def test_the_table_agrees_or_the_waster_decides() -> None:
    agreed = Game(TITLE, 4, 1, {"mission": "agree"})
    first_answers(agreed, ["blackout"] * 4)
    assert agreed.state.mission == MISSIONS.index("blackout")
    split = Game(TITLE, 4, 1, {"mission": "agree"})
    first_answers(split, ["savior", "savior", "manifold", "manifold"], "freight")
    assert split.state.mission == MISSIONS.index("freight")
    for seed in range(1, 6):  # whoever is Waster, with his own wish or the other's
        for decided in ("manifold", "blackout"):
            two = Game(TITLE, 2, seed, {"mission": "agree"})
            first_answers(two, ["manifold", "blackout"], decided)
            assert two.state.mission == MISSIONS.index(decided)


@pytest.mark.rule("wk1.setup.32")
def test_missions_for_more_players_cannot_be_named() -> None:
    two = Game(TITLE, 2, 1, {"mission": "agree"})
    assert "only_one" not in two.pending[0].options.keys()  # noqa: SIM118
    three = Game(TITLE, 3, 1, {"mission": "agree"})
    assert "only_one" in three.pending[0].options.keys()  # noqa: SIM118


class _Elsewhere(Mission):
    """A mission that starts elsewhere and looks at the table when it is set up."""

    def __init__(self) -> None:
        self.seen: list[bool] = []

    def start_hex(self, state: KnightsState) -> int:
        return 9

    def set_up(self, state: KnightsState) -> list[Call]:
        knights_placed = state.at == [9] * state.players
        gear = len(state.stalls) == 10 and state.slots[0] != EMPTY and -1 not in state.knight
        self.seen.append(knights_placed and gear)
        return []


@pytest.mark.rule("wk1.setup.02", "wk1.setup.33")
def test_a_mission_changes_the_setup_and_is_set_up_last() -> None:
    mission = _Elsewhere()
    kept = MISSION[0]
    MISSION[0] = mission
    try:
        scene = MissionScene("savior", 3)
    finally:
        MISSION[0] = kept
    assert scene.state.at == [9, 9, 9]
    assert mission.seen == [True]
    assert MissionScene("savior", 3).state.at == [0, 0, 0]


@pytest.mark.rule("wk1.round.08")
def test_the_last_round_is_announced() -> None:
    scene = MissionScene("savior", 3)
    scene.waster_step(7)
    assert scene.events("last-round") == []
    scene.waster_step(8)
    assert scene.events("last-round")[-1].data == {"round": 8}


@pytest.mark.rule("wk1.win.01", "wk1.win.02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_chosen_mission_says_when_its_goal_ends_the_game(mission: str) -> None:
    number = MISSIONS.index(mission)
    for moment in (ENDS_IMMEDIATELY, ENDS_AFTER_ROUND, ENDS_AFTER_LAST_ROUND):
        scene = MissionScene(mission, 3)
        MISSION[number].reached(scene.state, [1], moment)
        assert bool(scene.state.end_reason) == (moment == ENDS[number])
        if scene.state.end_reason:
            assert (scene.state.end_reason, scene.winners()) == (GOAL, [1])


@pytest.mark.rule("wk1.win.03", "wk1.win.01")
@pytest.mark.parametrize(("mission", "players"), [("savior", 2), ("only_one", 3), ("freight", 3)])
def test_after_the_last_round_the_winner_is_determined(mission: str, players: int) -> None:
    scene = MissionScene(mission, players)
    number = scene.state.mission
    scene.state.round = ROUNDS[number] - 1
    scene.run((ROUND.number, 0, ()))
    while scene.state.round < ROUNDS[number]:
        assert not scene.state.over
        scene.skip_others("travel")
        for seat in scene.asked():
            scene._act(seat, None)
    assert not scene.state.over
    while not scene.state.over:
        for seat in scene.asked():
            scene._act(seat, None)
    assert scene.state.end_reason in (LAST_ROUND, GOAL, 5)
    assert scene.state.round == ROUNDS[number]  # neither sooner nor later
    assert len(scene.winners()) == 1


@pytest.mark.rule("wk1.win.06")
def test_ties_go_to_reputation_then_gear_then_the_one_farther_from_the_first_player() -> None:
    scene = MissionScene("savior", 3)
    state = scene.state
    for seat in range(3):
        for zones in (state.backpack, state.pockets, state.cargo):
            zones[seat] = (EMPTY, EMPTY, EMPTY) if zones is state.pockets else ()
        state.hands[seat], state.body[seat] = (EMPTY, EMPTY), (EMPTY,)
        state.open_links[seat] = state.stored_links[seat] = ()
    state.first = 1
    assert [rank(state, seat)[3] for seat in (1, 2, 0)] == [0, 1, 2]
    assert MISSION[0].best(state, [0, 1, 2]) == 0
    lay(state, 1, (BY_ID["y01"],), BACKPACK)
    assert gear_value(state, 1) == gear_value(state, 0) + 3
    assert MISSION[0].best(state, [0, 1, 2]) == 1
    state.reputation[2] = 1
    assert MISSION[0].best(state, [0, 1, 2]) == 2
    last_round_over(state)
    assert scene.winners() == [2]


@pytest.mark.rule("wk1.win.06")
def test_gear_is_worth_one_three_nine_and_blue_twelve() -> None:
    scene = MissionScene("savior", 2)
    before = gear_value(scene.state, 0)
    worth = []
    for id in ("g01", "y01", "r01", "b01"):
        lay(scene.state, 0, (BY_ID[id],), BACKPACK)
        worth.append(gear_value(scene.state, 0) - before)
        before += worth[-1]
    assert worth == [1, 3, 9, 12]


@pytest.mark.rule("wk1.win.07")
def test_all_lose_together() -> None:
    scene = MissionScene("manifold", 3)
    last_round_over(scene.state)
    assert scene.state.end_reason == ALL_LOSE
    assert scene.winners() == []
    assert scene.events("game-over")[-1].rule == "wk1.win.07"


def test_the_scene_stands_at_the_first_move() -> None:
    scene = MissionScene("blackout", 4)
    assert (scene.state.step, scene.state.round) == (STEP_MOVE, 1)
