"""The Long Count played: every ending and epilogue, a table that does nothing, any table."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.show.choices import choices
from dustboard.games.wk2.show.view import common
from dustboard.kernel.game import Game
from games.wk2.endings import CALLER, Tale, caller, counted
from games.wk2.scene import Scene
from games.wk2.tale_player import (
    Plan,
    at_random,
    ending_of,
    entries,
    idly,
    new_game,
    sheet_of,
    told_tale,
)


def told(ending: int, plan: Plan, *wants: str, knights: int = 1, least: int = 0) -> Game:
    """The first of a few games that comes to an ending, with at least so many people safe."""
    tale = Tale("long_count", knights, ending, plan, wants)
    return tale.told(lambda game: counted(game.state, "safe") >= least)


@pytest.mark.parametrize("knights", [1, 2])
@pytest.mark.parametrize(
    ("ending", "last", "wants"),
    [
        (214, "answer", ("climb", "truth", "send", "distance", "more")),
        (215, "answer", ("climb", "send", "distance", "answer")),
        (215, "name", ("cut", "send", "distance", "say")),
        (216, "break", ("cut", "send", "distance", "more")),
        (217, "answer", ("k-nelly", "cut", "send", "meds", "ask", "seven")),
        (218, "name", ("climb", "send", "distance", "say")),
    ],
)
def test_a_call_comes_to_its_ending(
    ending: int, last: str, wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, caller(last), *wants, *CALLER, knights=knights)
    read = entries(game)
    assert read[0] == 157
    assert 163 in read
    assert read[-2] == ending
    assert read[-1] == 219 + min(3, counted(game.state, "safe"))


def test_a_tower_is_climbed_floor_by_floor() -> None:
    game = told(214, caller("answer"), "climb", "truth", "send", "distance", "more", *CALLER)
    read = entries(game)
    floors = [entry for entry in read if entry in (178, 180, 181, 182, 183, 187, 184, 190, 201)]
    assert floors == sorted(floors, key=[178, 180, 181, 182, 183, 187, 184, 190, 201].index)
    assert {178, 190} <= set(floors)


def test_two_lines_that_are_cut_make_the_set_easy_to_break() -> None:
    for seed in range(80):
        plan = caller("break")
        game = told_tale(new_game("long_count", 1, seed), plan, "cut", "send", "distance", *CALLER)
        read = entries(game)
        if 195 in read:
            break
    assert {179, 202, 207} <= set(read)
    assert read[-2] == 216
    assert 208 not in read


@pytest.mark.parametrize("hides", [1, 2])
def test_epilogues_go_by_the_number_hidden(hides: int) -> None:
    plan = caller("break", hides=hides)
    game = told(216, plan, "send", "refuse", "more", *CALLER, least=hides)
    assert entries(game)[-1] == 219 + hides
    assert 177 in entries(game)  # the others were not found in time


@pytest.mark.parametrize("knights", [1, 2])
def test_a_table_that_does_nothing_is_not_at_this_address(knights: int) -> None:
    game = idly(new_game("long_count", knights, 5, one_owner=knights == 2))
    read = entries(game)
    assert [entry for entry in read if entry in (162, 177, 196, 203)] == [162, 177, 196, 203]
    assert read[-3:] == [213, 218, 219]
    assert game.outcome is not None
    assert game.outcome.reason == "defeat"


@pytest.mark.parametrize("knights", [1, 2])
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(6):
        options = {"one_owner": knights == 2, "quick_setup": seed % 2 == 0}
        game = at_random(new_game("long_count", knights, seed, **options), seed)
        assert 214 <= ending_of(game) <= 218


# -- single doors and floors ----------------------------------------------------------------------


def tower(patch: pytest.MonkeyPatch, floor: int, *flags: str) -> Scene:
    """A knight on the stairs to the next floor, with three people safe."""
    scene = Scene("johnny", patch=patch, sheet="n3a", adventure="long_count")
    scene.at(0, "s35")
    scene.state.challenge = (board.BY_ID["s35"],)
    scene.state.counters[COUNTERS.index("floor")] = floor
    scene.state.counters[COUNTERS.index("safe")] = 3
    for flag in flags:
        scene.state.flags[FLAGS.index(flag)] = 1
    act(scene, "n3a", "floor")
    return scene


def act(scene: Scene, sheet: str, key: str) -> None:
    first, source = RUNNER.lists[f"{sheet}/{key}"]
    scene.run(RUNNER.begin, 0, first, source)


def on(scene: Scene, flag: str) -> bool:
    return scene.state.flags[FLAGS.index(flag)] == 1


def read(scene: Scene) -> list[int]:
    return [entry + 1 for entry in scene.state.read]


@pytest.mark.parametrize(
    ("key", "floor", "radiation", "safe"),
    [("radiation", 5, 1, 3), ("name", 5, 0, 2), ("stay", 4, 0, 3)],
)
def test_a_floor_that_was_failed_has_its_prices(
    monkeypatch: pytest.MonkeyPatch, key: str, floor: int, radiation: int, safe: int
) -> None:
    scene = tower(monkeypatch, 4)
    scene.answer(0, key)
    assert counted(scene.state, "floor") == floor
    assert scene.state.radiation[0] == radiation
    assert counted(scene.state, "safe") == safe
    assert read(scene) == ([180, 185] if key == "stay" else [180])


def test_who_trusted_seven_passes_one_floor_without_a_price(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = tower(monkeypatch, 4, "trust")
    assert counted(scene.state, "floor") == 5
    assert on(scene, "vouched")
    act(scene, "n3a", "floor")
    assert set(scene.offered()) == {"radiation", "name", "stay"}


def test_seven_gives_the_right_total_once_somebody_was_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = tower(monkeypatch, 5, "seven", "lost")  # there is no Ledger to give
    assert not on(scene, "seven")
    assert counted(scene.state, "safe") == 2
    assert read(scene) == [191, 181]


def test_the_clerk_lets_by_who_left_a_name_at_the_umbrella(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = tower(monkeypatch, 6, "umbrella")
    assert read(scene) == [188]
    assert counted(scene.state, "floor") == 7
    assert FLAGS.index("page") in scene.state.noted[0]


def test_a_gun_without_ammo_is_a_blade(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch, sheet="n3a", adventure="long_count")
    for ammo, skill in ((1, "guns"), (0, "blades")):
        scene.give(0, ammo=ammo)
        scene.state.counters[COUNTERS.index("floor")] = 6
        first, source = RUNNER.lists["182"]
        scene.run(RUNNER.begin, 0, first, source)
        assert scene.told("test")[-1].data["skill"] == skill


def test_a_census_that_lies_is_looked_into_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = tower(monkeypatch, 7)
    scene.answer(0, "radiation")
    assert read(scene) == [183, 187]
    scene.answer(0, "lie")
    while scene.asked():
        scene.answer(0, scene.offered()[0])
    fights = [event for event in scene.told("combat") if event.data["foe"] == "f-186"]
    assert len(fights) == (2 if scene.state.down[0] < 0 else 1)
    assert on(scene, "liar")


def test_another_name_is_seven_when_she_has_eleven_to_say() -> None:
    plan = caller("name")

    def knows(state: Any, seat: int) -> tuple[list[str], str]:
        if sheet_of(state) == "n4":
            for flag in ("seven", "eleven"):
                state.flags[FLAGS.index(flag)] = 1
        return plan(state, seat)

    game = told(217, knows, "cut", "send", "distance", "more", *CALLER)
    assert entries(game)[-4:-1] == [209, 210, 217]


def test_a_hidden_person_may_bring_a_rumour(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch, sheet="n2", adventure="long_count")
    first, source = RUNNER.lists["n2/setup"]
    scene.run(RUNNER.begin, 0, first, source)
    scene.at(0, "s36")
    scene.give(0, fuel=1, ammo=1, meds=0)
    scene.state.counters[COUNTERS.index("escorts")] = 2
    act(scene, "n2", "hide")
    assert scene.offered() == ["one", "two"]
    scene.answer(0, "two", "fuel")
    while scene.asked() != "space":
        scene.answer(0, scene.offered()[0])
    assert len(scene.offered()) == 5  # one of five doors may be looked at
    scene.answer(0, scene.offered()[0])
    assert len(scene.state.looked[0]) == 2
    assert read(scene)[:2] == [170, 175]
    scene.answer(0, "accept")
    assert counted(scene.state, "safe") == 3
    assert read(scene)[-1] == 171


def test_the_pages_show_how_far_one_has_come() -> None:
    scene = Scene("johnny", sheet="n2", adventure="long_count")
    scene.state.counters[COUNTERS.index("escorts")] = 2
    shown = [(one["key"], one["now"], one["aim"]) for one in common(scene.state)["plot"]["counts"]]
    assert shown == [("safe", 0, 3), ("escorts", 2, 0)]
    for sheet, keys in (("n3a", ["floor", "safe"]), ("n3b", ["cut", "safe"]), ("n4", ["safe"])):
        there = common(Scene("johnny", sheet=sheet, adventure="long_count").state)["plot"]
        assert [one["key"] for one in there["counts"]] == keys


def test_waiting_says_that_it_costs_the_other_action() -> None:
    scene = Scene("johnny", sheet="n2", adventure="long_count")
    scene.state.actions = 1
    first, source = RUNNER.lists["166"]
    scene.run(RUNNER.begin, 0, first, source)
    wait = next(one for one in choices(scene.state, 0) if one["key"] == "wait")
    assert wait["costs"] == [{"what": "action", "amount": 1}]
    scene.state.actions = 0  # there is none left to lose
    assert all(one["costs"] == [] for one in choices(scene.state, 0))
