"""The Iron Trail played: every ending, a table that does nothing, tables that do anything."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, SPECIAL_BY_NUMBER
from games.wk2.endings import rides, sleeps, strands, travels
from games.wk2.scene import Scene
from games.wk2.tale_player import (
    at_random,
    ending_of,
    entries,
    idly,
    new_game,
)

KNIGHTS = (2, 3, 4)
ENDINGS = {112: "victory", 113: "victory", 114: "partial", 115: "partial", 116: "defeat"}
MOST_ROUNDS = 5 + 8 + 6 + 4 + 1  # the lamp may give one more


@pytest.mark.parametrize(
    ("ending", "knights", "plan", "wants", "on_the_way"),
    [
        (112, 3, travels, ("hire", "coast", "go"), {61, 66, 72, 88, 89, 73, 98, 75, 110, 111}),
        (113, 2, travels, ("coast", "go"), {61, 66, 72, 88, 89, 73, 98, 75, 110, 111}),
        (113, 3, travels, ("hills", "go"), {61, 66, 72, 88, 90, 74, 102, 75, 110, 111}),
        (114, 4, sleeps, ("settle",), {61, 67, 72, 71, 96}),
        (115, 3, travels, ("hire", "coast", "refuse", "go"), {86, 87, 88, 117, 75, 110, 111}),
        (116, 2, strands, ("go", "coast", "line/s68"), {61, 67, 72, 97, 88, 109, 75, 110, 111}),
    ],
)
def test_a_story_comes_to_its_ending(
    ending: int, knights: int, plan: Any, wants: tuple[str, ...], on_the_way: set[int]
) -> None:
    tale = rides(ending, knights, plan, *wants)
    game = tale.told(lambda game: on_the_way <= set(entries(game)))
    read = entries(game)
    assert game.outcome is not None
    assert game.outcome.reason == ENDINGS[ending]
    assert read[-1] == 120
    assert read.index(ending) > read.index(61)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_any_answers_lead_to_an_ending(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("iron_trail", knights, seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == ENDINGS[ending_of(game)]
        assert entries(game)[-1] == 120


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_runs_out_of_time(knights: int) -> None:
    game = idly(new_game("iron_trail", knights, 1))
    read = entries(game)
    assert game.state.rounds <= MOST_ROUNDS
    assert {61, 67, 72, 71, 96} <= set(read)  # no parts, and nobody near the train


@pytest.mark.parametrize(
    ("ending", "people", "flags"),
    [
        (112, 300, ()),
        (113, 299, ()),
        (113, 180, ("hired",)),
        (114, 179, ("boy",)),
        (115, 300, ("hired", "wages_refused")),
        (116, 0, ("hired", "wages_refused")),
    ],
)
def test_heads_are_counted_after_the_whistle(
    ending: int, people: int, flags: tuple[str, ...]
) -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note(*flags, people=people)
    read = scene.read_out("111")
    epilogues = [118, 120] if "boy" in flags else [120]
    assert read == [111, ending, *epilogues]
    assert scene.told("ending")[0].data["kind"] == ENDINGS[ending]


def test_gangs_that_are_left_cost_people_before_the_count() -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.note("lit", people=300)
    gangs = [card for card, id in enumerate(CARD_ID) if id in ("d06", "d07")]
    scene.state.row = tuple(gangs)
    assert scene.read_out("110") == [110, 111, 113, 119, 120]
    scene.state.special[0] = (SPECIAL_BY_NUMBER[5],)
    scene.note(people=300)
    scene.state.ending = -1
    assert scene.read_out("110") == [110]
    scene.answer(0, "box", "d06")
    assert scene.state.counters[COUNTERS.index("people")] == 240


# -- what the sheets do ---------------------------------------------------------------------------


def test_strength_takes_losses_that_would_cost_people() -> None:
    scene = Scene("johnny", "logan", sheet="line")
    scene.state.knights = 2
    scene.note(people=300, strength=3)
    scene.state.row = tuple(card for card, id in enumerate(CARD_ID) if id in ("d06", "d07"))
    scene.at_moment("round_end")
    assert scene.counted("people", "strength") == (270, 1)
    scene.at_moment("round_end")
    assert scene.counted("people", "strength") == (210, 1)


@pytest.mark.parametrize("teams", range(5))
def test_camels_cost_more_as_one_needs_them(teams: int) -> None:
    scene = Scene("johnny", "logan", sheet="camels")
    scene.state.knights = 4
    scene.note(teams=teams)
    scene.at(0, "s17")
    scene.state.plot = (scene.state.space[0],)
    scene.give(0, fuel=1, ammo=2, meds=2)
    scene.act("bid")
    scene.answer(0, "pay")
    while scene.asked() == "value":
        scene.answer(0, scene.offered()[0])
    paid = 5 - scene.state.fuel[0] - scene.state.ammo[0] - scene.state.meds[0]
    assert paid == (2, 2, 2, 3, 4)[teams]
    assert scene.counted("teams") == (teams + 1,)


def test_torn_track_stops_the_train_and_tar_feeds_it_once_a_round() -> None:
    scene = Scene("johnny", "logan", sheet="journey")
    state = scene.state
    scene.at(0, "s45")
    scene.at(1, "s45")
    state.walkers[0] = state.space[0]
    state.effort[board.BY_ID["s100"]] = 1
    scene.note("squatters", people=300, strength=2)
    scene.give(0, fuel=0)
    assert scene.plot_keys(0) == ["stoke"]
    scene.act("stoke")
    scene.answer(0, "ride")
    scene.answer(1, "stay")
    assert [scene.where(0), scene.where(1), board.ID[state.walkers[0]]] == ["s106", "s45", "s106"]
    scene.give(0, fuel=1)
    assert scene.plot_keys(0) == ["clear"]  # the next space is torn
    scene.give(0, fuel=1, ammo=1, meds=1)
    scene.act("clear")
    scene.answer(0, "pay")
    while scene.asked() == "resource":
        scene.answer(0, scene.offered()[0])
    assert state.effort[board.BY_ID["s100"]] == 0
    assert 70 - 1 in state.read
    scene.give(0, fuel=0)
    assert scene.plot_keys(0) == []  # no Fuel, and the tar of this round is burnt
    scene.at_moment("round_start")
    assert scene.plot_keys(0) == ["stoke"]


def test_a_machine_may_hand_over_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("logan", "johnny", patch=monkeypatch, sheet="parts")
    scene.at(0, "s59")
    scene.state.challenge = (scene.state.space[0],)
    scene.state.side_deck = (CARD_ID.index("d05"),)
    scene.dice("b2", "gV")
    scene.act("robot")
    scene.answer(0, "shift")
    assert scene.state.challenges[0] == 1
    assert not scene.told("combat")


def test_nobody_near_the_train_wears_it_down() -> None:
    scene = Scene("johnny", "logan", sheet="journey")
    scene.state.walkers[0] = board.BY_ID["s106"]
    scene.at(0, "s07")
    scene.at(1, "s105")  # next to it
    scene.note(people=300, strength=2)
    scene.at_moment("round_end")
    assert scene.counted("strength") == (2,)
    scene.at(1, "s99")
    scene.at_moment("round_end")
    assert scene.counted("strength") == (1,)
    assert 71 - 1 in scene.state.read
