"""The 2-player game: who is Waster, and private tasks that are dealt."""

from typing import Any

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, ID
from dustboard.games.wk1.content.constants import EMPTY, STEP_EXPLORE
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.programs import PREPARATIONS, STEAL
from dustboard.kernel.game import Game
from games.wk1.mission_scene import SPECTATOR
from games.wk1.road_scene import EXPLORATION_STEP, MOVE_STEP, RoadScene
from games.wk1.setup_scene import opened, state_of


def table(*secret: str) -> RoadScene:
    """Two knights in Gangraen; seat 0 holds these private tasks face down, seat 1 none."""
    scene = RoadScene(players=2)
    for seat in range(2):
        scene.state.boxed = (*scene.state.boxed, *scene.state.secret_tasks[seat])
        scene.state.secret_tasks[seat] = ()
    for id in secret:
        scene._fetch(BY_ID[id])
        held = (*scene.state.secret_tasks[0], BY_ID[id])
        scene.state.secret_tasks[0] = tuple(sorted(held))
    return scene


def tasks_seen(scene: RoadScene, viewer: int, seat: int = 0) -> dict[str, Any]:
    """What somebody sees of a player's private tasks."""
    row: dict[str, Any] = TITLE.view(scene.seen_by(viewer), viewer)["seats"][seat]["tasks"]
    return row


@pytest.mark.rule("wk1.p2.01")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_not_active_is_the_waster(first: int) -> None:
    scene = table()
    scene.state.first = first
    for program, name in ((MOVE_STEP, "travel"), (EXPLORATION_STEP, "explore")):
        scene.run((program.number, 0, ()))
        seen = []
        while not scene.state.over:
            scene.wait_for(name)
            if scene.asked():
                seen.append((scene.state.active, scene.state.waster))
                scene._act(scene.state.active, None)
        assert seen == [(first, 1 - first), (1 - first, first)]
        assert scene.state.waster == 1 - first  # until the next Waster Step (A65)
    scene.state.round = 1
    scene.run((PREPARATIONS.number, 0, ()))
    assert scene.asked() == {1 - first: "stalls-update"}


@pytest.mark.rule("wk1.p2.03")
@pytest.mark.parametrize(
    ("options", "dealt"),
    [
        ({}, 4),
        ({"edition": "pl"}, 3),
        ({"p2_private_dealt": 3}, 3),
        ({"p2_private_dealt": 4, "edition": "pl"}, 4),
    ],
)
def test_private_tasks_are_dealt_and_two_of_them_kept(options: dict[str, Any], dealt: int) -> None:
    game = Game(TITLE, 2, 1, options)
    while game.pending[0].rule != "wk1.p2.03":
        game.answer(game.pending[0].seat, 0)
    state = state_of(game)
    assert [decision.seat for decision in game.pending] == [0, 1]
    hands = [set(hand) for hand in state.secret_tasks]
    assert [len(hand) for hand in hands] == [dealt, dealt]
    assert not hands[0] & hands[1]
    for seat in range(2):
        for _ in range(dealt - 2):
            # how far a player has got is nobody's business until all have chosen
            assert game.view(None)["seats"][0]["tasks"]["secret"] == dealt
            game.answer(seat, 0)
    kept = [set(hand) for hand in state_of(game).secret_tasks]
    assert [len(hand) for hand in kept] == [2, 2]
    assert kept[0] < hands[0]
    assert kept[1] < hands[1]
    assert state_of(game).private_deck == ()
    assert len(state_of(game).boxed) == 16 - 4
    ids = sorted(ID[card] for card in kept[0])
    assert sorted(game.view(0)["own"]["tasks"]) == ids
    assert game.view(1)["seats"][0]["tasks"]["secret"] == 2
    for viewer in (1, None):
        told = f"{game.view(viewer)} {game.log(viewer)}"
        assert not [id for id in ids if f"'{id}'" in told]


@pytest.mark.rule("wk1.p2.04", "wk1.p2.05")
def test_a_task_is_revealed_and_accepted_where_its_first_hex_is() -> None:
    scene = table("t12", "t23")  # Repair (7) on 9, then 12
    scene.visit(0, 8)
    assert not [key for key in scene.options(0) if key.startswith("accept:")]
    scene.answer(0, "done")
    scene.visit(0, 9)
    assert tasks_seen(scene, 1)["shown"] == []
    scene.dice(7)
    scene.answer(0, "accept:t12")
    scene.wait_for("explore")
    assert tasks_seen(scene, 1) == {
        "secret": 1,
        "shown": ["t12"],
        "accepted": ["t12"],
        "tokens": [{"token": 2, "hex": scene.hex(12)}],
    }
    scene.answer(0, "done")
    scene.visit(0, 12)
    scene.answer(0, "accomplish:t12")
    scene.wait_for("explore")
    assert "t12" in scene.names("removed")
    assert scene.names("shown_tasks", 0) == []
    assert scene.state.slots[1:] == (EMPTY, EMPTY)  # none comes instead
    assert scene.events("task-introduced") == []


@pytest.mark.rule("wk1.p2.06")
def test_after_a_failure_the_task_lies_open_and_can_be_tried_again() -> None:
    scene = table("t12", "t23")
    scene.state.health[0] = 1  # one die
    scene.visit(0, 9)
    scene.dice(6)
    scene.answer(0, "accept:t12")
    scene.wait_for("explore")
    both = [{"token": 1, "hex": scene.hex(9)}, {"token": 2, "hex": scene.hex(12)}]
    for viewer in (0, 1, SPECTATOR):
        assert tasks_seen(scene, viewer)["shown"] == ["t12"]
        assert tasks_seen(scene, viewer)["accepted"] == []
        assert tasks_seen(scene, viewer)["tokens"] == both
    assert scene.refuses(0, "accept:t12") == "wk1.task.20"
    scene.answer(0, "done")
    scene.visit(0, 9)
    scene.dice(7)
    scene.answer(0, "accept:t12")
    scene.wait_for("explore")
    assert tasks_seen(scene, 1)["accepted"] == ["t12"]


@pytest.mark.rule("wk1.p2.07")
def test_two_private_tasks_and_no_thief_gets_them() -> None:
    scene = table("t23")  # on 12
    scene.shown(0, "t12", accepted=True)
    scene.visit(0, 12)
    scene.answer(0, "accept:t23")
    scene.wait_for("explore")
    assert sorted(scene.names("accepted", 0)) == ["t12", "t23"]
    scene.answer(0, "done")
    scene.run((STEAL.number, 1, (0,)))
    assert "task" not in scene.options(1)
    three = RoadScene(players=3)
    three.task(1, "t12", holder=0)
    three.run((STEAL.number, 1, (0,)))
    assert "task" in three.options(1)


@pytest.mark.rule("wk1.p2.08")
def test_private_tasks_never_become_outdated() -> None:
    scene = table("t23")
    scene.shown(0, "t12", accepted=True)
    scene.shown(1, "t16")
    scene.task(0, "t10")
    for round in range(2, 10):
        scene.waster_step(round)
        scene.skip_others()
        assert scene.state.slots[1:] == (EMPTY, EMPTY)
    outdated = [row.data["card"] for row in scene.events("task-outdated")]
    assert BY_ID["t10"] in outdated  # the common one ages
    assert len(outdated) == 2
    marked = {row.data["card"] for row in scene.events("task-marked")}
    assert not marked & {BY_ID["t12"], BY_ID["t16"], BY_ID["t23"]}
    assert scene.names("shown_tasks", 0) == ["t12"]
    assert scene.names("shown_tasks", 1) == ["t16"]
    assert scene.names("secret_tasks", 0) == ["t23"]


@pytest.mark.rule("wk1.p2.04")
def test_no_private_task_lies_on_the_frame_all_game() -> None:
    game = opened(2, seed=3)
    number = 3
    while not game.over and state_of(game).round < 5:
        decision = game.pending[0]
        number = number * 48271 % 2147483647
        game.answer(decision.seat, number % len(decision.options))
        assert state_of(game).slots[1:] == (EMPTY, EMPTY)
    assert state_of(game).step <= STEP_EXPLORE or game.over
