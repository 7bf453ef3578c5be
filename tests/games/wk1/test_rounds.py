"""The round: two phases, their steps in their order, the round marker, the Active Knight."""

import pytest

from dustboard.games.wk1.content.constants import NONE, STEP_EXPLORE, STEP_MOVE, STEP_REST, STEPS
from dustboard.games.wk1.rules.programs import EXPLORES, REST, ROUND
from dustboard.kernel.errors import IllegalAnswer
from games.wk1.mission_scene import TITLE, MissionScene
from games.wk1.road_scene import EXPLORATION_STEP, MOVE_STEP, RoadScene
from games.wk1.setup_scene import opened, state_of

STEP_OF_ASK = {"travel": "move", "explore": "explore", "quick-resupply": "rest"}


def play_rounds(scene: MissionScene, last: int) -> list[tuple[int, str]]:
    """Let time run out for every question until a round is over: rounds and steps as they came."""
    state = scene.state
    seen: list[tuple[int, str]] = []
    while not state.over:
        now = (state.round, STEPS[state.step])
        if not seen or seen[-1] != now:
            if state.round > last:
                return seen
            seen.append(now)
        scene._act(next(iter(scene.asked())), None)
    return seen


def first_round(mission: str = "savior", players: int = 3) -> MissionScene:
    """A table whose first round begins; everybody holds a luck card."""
    scene = MissionScene(mission, players)
    state = scene.state
    for seat in range(players):
        state.luck[seat] = state.luck_deck[-1:]
        state.luck_deck = state.luck_deck[:-1]
    assert state.journal is not None
    state.journal = type(state.journal)()
    scene.run((ROUND.number, 0, ()))
    return scene


@pytest.mark.rule("wk1.round.01", "wk1.round.06", "wk1.round.07", "wk1.rest.10")
def test_preparations_and_wasteland_take_turns_and_the_first_round_has_no_preparations() -> None:
    scene = first_round()
    seen = play_rounds(scene, 3)
    wasteland = ["move", "explore", "rest"]
    assert [step for round, step in seen if round == 1] == wasteland
    for number in (2, 3):
        steps = [step for round, step in seen if round == number]
        assert [step for step in steps if step not in ("waster", "knights")] == wasteland
        assert steps[0] == "waster"
    assert [row.data["round"] for row in scene.events("round")] == [2, 3, 4]
    steps = [STEPS[row.data["step"]] for row in scene.events("step")]
    assert steps[:7] == ["move", "explore", "rest", "knights", "move", "explore", "rest"]


@pytest.mark.rule("wk1.round.06")
def test_the_game_begins_with_the_move_step_and_three_luck_cards() -> None:
    game = opened(4)
    state = state_of(game)
    assert (state.round, state.step) == (1, STEP_MOVE)
    assert [len(hand) for hand in state.luck] == [3, 3, 3, 3]
    kinds = {row["kind"] for row in game.log(0)}
    assert not kinds & {"task-marked", "unmarked", "first-player-passes", "round"}


@pytest.mark.rule("wk1.round.02")
def test_nobody_explores_or_rests_in_the_move_step() -> None:
    game = opened(3)
    (decision,) = game.pending
    assert decision.seat == state_of(game).first
    before = game.digest()
    for early in ("done", "trade", "body", "use:g02", "ready", "none"):
        with pytest.raises(IllegalAnswer):
            game.answer(decision.seat, early)
    assert game.digest() == before
    scene = first_round()
    order = []
    while scene.state.round == 1:
        seat, name = next(iter(scene.asked().items()))
        if name in STEP_OF_ASK:
            assert STEPS[scene.state.step] == STEP_OF_ASK[name]
            order.append(STEP_OF_ASK[name])
        scene._act(seat, None)
    assert sorted(order, key=["move", "explore", "rest"].index) == order
    assert set(order) == {"move", "explore", "rest"}


@pytest.mark.rule("wk1.round.02", "wk1.rest.01")
def test_the_parts_of_a_rest_come_in_their_printed_order() -> None:
    scene = RoadScene()
    scene.away(scene.hex(1))
    for seat, id in enumerate(("g18", "g19", "g21")):
        scene.pack(seat, id)
        scene.hand(seat, f"l0{seat + 1}")
    scene.state.health[3], scene.state.down[3] = 0, 1
    scene.run((REST.number, NONE, ()))
    came: list[str] = []
    while not scene.state.over:
        assert scene.state.down[3] == 1  # he wakes when all is done
        seat, name = next(iter(scene.asked().items()))
        came.append(name)
        scene._act(seat, None)
    assert list(dict.fromkeys(came)) == ["knight-offer", "rest-uses", "equip", "quick-resupply"]
    assert sorted(came, key=list(dict.fromkeys(came)).index) == came
    assert scene.state.down[3] == 0


@pytest.mark.rule("wk1.round.05")
def test_each_step_is_finished_by_all_before_the_next() -> None:
    scene = first_round(players=4)
    play_rounds(scene, 1)
    assert scene.state.journal is not None
    rows = scene.state.journal.items()
    kinds = [row.kind for row in rows]
    moved = [at for at, kind in enumerate(kinds) if kind in ("stays", "move-ends")]
    explored = [at for at, kind in enumerate(kinds) if kind in ("explores", "not-explored")]
    rest = next(at for at, row in enumerate(rows) if row.rule == "wk1.rest.01")
    assert len(moved) == len(explored) == 4
    assert max(moved) < min(explored)
    assert max(explored) < rest < kinds.index("round")


@pytest.mark.rule("wk1.gold.03")
def test_the_active_knight_is_the_one_who_moves_or_explores() -> None:
    scene = first_round(players=4)
    scene.state.first = 2
    seen: dict[int, list[int]] = {STEP_MOVE: [], STEP_EXPLORE: [], STEP_REST: []}
    while scene.state.round == 1:
        seat, name = next(iter(scene.asked().items()))
        active = scene.state.active
        if not seen[scene.state.step] or seen[scene.state.step][-1] != active:
            seen[scene.state.step].append(active)
        if name in ("travel", "explore"):
            assert active == seat
        if scene.state.step == STEP_REST:
            assert TITLE.view(scene.seen_by(seat), seat)["active"] is None
        scene._act(seat, None)
    assert seen[STEP_EXPLORE] == [2, 3, 0, 1]
    assert seen[STEP_REST] == [NONE]


@pytest.mark.rule("wk1.rest.10")
def test_after_the_last_round_nothing_is_prepared() -> None:
    scene = first_round()
    scene.state.round = 7
    while scene.state.round == 7:
        scene._act(next(iter(scene.asked())), None)
    assert (scene.state.round, STEPS[scene.state.step]) == (8, "waster")
    play_rounds(scene, 9)
    assert scene.state.round == 8
    assert scene.state.end_reason
    assert [row.data["round"] for row in scene.events("round")] == [8]


@pytest.mark.rule("wk1.gear.08")
def test_gear_stays_where_it_is_until_the_rest_step() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.pack(0, "g18")
    keys: list[str] = []
    names: list[str] = []
    for program in (MOVE_STEP, EXPLORATION_STEP):
        scene.run((program.number, 0, ()))
        while not scene.state.over:
            names += scene.asked().values()
            for seat in scene.asked():
                keys += scene.options(seat)
                scene._act(seat, None)
    assert {"travel", "explore"} <= set(names)
    assert "equip" not in names
    assert not [key for key in keys if key.startswith("g18")]
    scene.run((EXPLORES.number, 0, ()))
    ask = scene.ask(0)
    assert ask.action_of(scene.state, 0, "g18>pocket:1") < 0  # refused
    assert scene.names("backpack", 0) == ["g18"]
