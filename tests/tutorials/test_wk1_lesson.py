"""The lesson of Waste Knights: it promises what happens, and the fight is the worked example."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import pytest

import dustboard
from dustboard.kernel.errors import BadOption, ContentError
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants
from dustboard.tutorials import load, rival_answers, spoken, stand
from dustboard.tutorials.progress import history, lone_answer
from dustboard.tutorials.rehearsal import Rehearsal
from dustboard.tutorials.script import FILE, FOLDER, Tutorial, read

SCENES = ("road_to_gangraen", "hell_raiders")


class Watched(Rehearsal):
    """Keeps what the learner sees at each part, and what has happened before it."""

    def __init__(self, script: Tutorial, path: dict[str, str]) -> None:
        super().__init__(script, path, "browser")
        self.views: dict[str, dict[str, Any]] = {}
        self.told: dict[str, list[tuple[str, dict[str, Any]]]] = {}

    def _do(self, where: Any, part: Any) -> None:
        check_invariants(self.game.title, self.game.state)
        self.views[where.ref] = self.game.view(0)
        self.told[where.ref] = [(one.kind, one.data) for one in self.game.events()]
        super()._do(where, part)


@cache
def watched(choice: str, gang: str = "kings") -> Watched:
    """The whole lesson, played as foreseen; never changed afterwards."""
    found = Watched(load("wk1"), {"stranger/choose": choice, "waster/play": gang})
    found.run()
    return found


def last(told: list[tuple[str, dict[str, Any]]], kind: str) -> dict[str, Any]:
    return [data for name, data in told if name == kind][-1]


@pytest.mark.rule("wk1.move.11", "wk1.move.12", "wk1.wasteland.02", "wk1.wasteland.03")
def test_the_road_costs_one_fuel_and_turns_up_two_cards_and_a_third() -> None:
    seen = watched("away").views
    assert seen["mel/sheet"]["seats"][0]["skills"]["medicine"] == 1
    assert seen["plan/luck"]["trip"]["route"] == [8, 1, 0]
    assert seen["road/cards"]["trip"]["revealed"] == ["w02", "w15"]
    assert seen["road/cards"]["seats"][0]["fuel"] == 3
    assert seen["stranger/choose"]["trip"]["card"] == "w05"
    assert seen["waster/role"]["seats"][0]["hex"] == 0
    assert seen["waster/role"]["seats"][0]["fuel"] == 3
    revealed = [d for kind, d in watched("away").told["stranger/choose"] if kind == "reveals"]
    assert [len(data["cards"]) for data in revealed] == [2, 1]


@pytest.mark.rule("wk1.escape.02", "wk1.wasteland.16")
def test_the_die_is_a_nine_and_who_helps_is_paid() -> None:
    away, helped = watched("away"), watched("help")
    assert last(away.told["stranger/home"], "dice")["dice"] == [9]
    assert away.views["stranger/home"]["seats"][0]["reputation"] == 0
    mine = helped.views["stranger/home"]["seats"][0]
    assert (mine["reputation"], mine["ammo"], mine["fuel"]) == (1, 3, 2)
    assert mine["hands"] == ["g05", None]


@pytest.mark.parametrize("choice", ["away", "help"])
@pytest.mark.parametrize("gang", ["kings", "raiders"])
@pytest.mark.rule("wk1.task.27", "wk1.wasteland.12")
def test_as_waster_one_is_bound_by_the_hunt_and_bo_gets_away(choice: str, gang: str) -> None:
    seen = watched(choice, gang)
    assert seen.views["waster/wait"]["trip"]["revealed"] == ["w01", "w19", "w35"]
    assert seen.views["waster/wait"]["waster"] == 0
    assert "caught" not in [kind for kind, _ in seen.told["city/explore"]]
    assert last(seen.told["city/explore"], "escaped")["card"] >= 0


@pytest.mark.rule("wk1.stalls.10", "wk1.stalls.11", "wk1.rest.06")
def test_a_deal_and_a_luck_card_for_fuel() -> None:
    seen = watched("away").views
    third = seen["city/deal"]["stalls"][2]
    assert (third["card"], third["value"], third["hex"]) == ("g20", 1, None)
    assert seen["task/trophy"]["seats"][0]["pockets"] == ["g20", "g02", "g03"]
    assert seen["task/trophy"]["tasks"][0]["card"] == "t02"
    assert seen["rest/resupply"]["seats"][0]["fuel"] == 3
    assert seen["next/round"]["seats"][0]["fuel"] == 4
    assert seen["next/round"]["round"] == 2


@pytest.mark.rule(
    "wk1.range.02", "wk1.attack.09", "wk1.card.11", "wk1.combat.18", "wk1.dominance.05"
)
def test_the_fight_has_the_dice_of_the_worked_example() -> None:
    fight = watched("away")
    told = fight.told["raiders/won"]
    dice = [sorted(data["dice"]) for kind, data in told if kind == "dice"]
    assert dice[:4] == [[9], [5], [1, 3, 4, 7, 9], [6]]
    assert last(told, "rolls-again")["dice"] == [9]
    assert all(die < 9 for die in dice[4])
    seen = fight.views
    assert seen["raiders/second"]["arena"]["dominance"] == 2
    assert seen["raiders/second"]["arena"]["health"] == [4, 2]
    assert seen["raiders/shot"]["arena"]["dominance"] == 0
    assert seen["raiders/shot"]["arena"]["health"] == [2, 2]
    assert seen["raiders/die"]["arena"]["health"] == [4, 2]
    mine = seen["raiders/won"]["seats"][0]
    assert (mine["ammo"], mine["reputation"], mine["body"]) == (2, 2, ["y08"])
    # nothing of it happened at the real table
    assert seen["rest/use"]["seats"][0]["knight"] == "k01"
    assert seen["rest/use"]["tasks"][0]["card"] == "t02"


def test_what_is_said_about_an_answer_outlives_what_the_lesson_answers_itself() -> None:
    script = load("wk1")
    fight = Rehearsal(script, {}, "terminal")
    fight.copy, fight.kept = "raiders", fight.game
    fight.game = script.new_game("raiders")
    while (where := fight.stands()).ref != "raiders/second":
        fight._rivals()
        key = lone_answer(script, fight.game, 0)
        if key:
            fight.game.answer(0, key)
        elif where.part is not None:
            fight._do(where, where.part)
        fight._rivals()
    said = spoken(script, fight.game, where, "", "en")
    assert said.note["terminal"].startswith("You rolled a 9: a hit!")
    assert where.number == 7  # the eighth step, whatever was done at the table of the road


# -- questions with one answer, and tables of their own ------------------------------------------


def test_questions_with_one_answer_are_not_counted() -> None:
    script = load("wk1")
    game = script.new_game("raiders")
    for key in ("foot", "h8", "go"):
        game.answer(0, key)
    assert lone_answer(script, game, 0) == "pass"
    assert lone_answer(script, game, 1) == ""  # nobody asks Bo now
    while game.pending[0].seat == 0:
        game.answer(0, lone_answer(script, game, 0))
    assert rival_answers(script, game, 1, "raiders") == ["w19"]
    game.answer(1, "w19")
    assert lone_answer(script, game, 0) == ""  # escape or face
    assert [one.ask for one in history(game, 0)][-1] == "react_own_turn"
    assert [one.ask for one in history(game, 0, choices_only=True)] == ["travel", "route"]
    assert lone_answer(load("wftw"), load("wftw").new_game(), 0) == ""


def test_bo_has_answers_of_his_own_at_the_table_of_the_fight() -> None:
    script = load("wk1")
    road = script.new_game()
    road.answer(0, "vehicle")
    for key in ("h8", "h1", "h0", "go", "pass"):
        road.answer(0, key)
    while road.pending[0].seat == 0:
        road.answer(0, "pass")
    assert rival_answers(script, road, 1) == ["wait"]
    assert rival_answers(script, road, 1, "raiders") is None


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('seed = "8b6661"', 'seed = "dice"', "copy 'raiders': field 'seed'"),
        ('copy = "raiders"\nanswers', 'copy = "riders"\nanswers', "field 'copy'"),
        ('id = "mel"\n', 'id = "mel"\nseed = "1"\n', "step 'mel': field 'seed'"),
    ],
)
def test_a_table_of_its_own_is_checked(old: str, new: str, where: str) -> None:
    text = (files("dustboard.games.wk1") / FOLDER / FILE).read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ContentError, match=where):
        read(text.replace(old, new, 1), "wk1")


# -- scenes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.rule("wk1.round.06", "wk1.setup.19")
def test_a_scene_is_a_whole_box_that_plays_to_the_end(scene: str) -> None:
    game = Game(dustboard.title("wk1"), 2, 5, {"scene": scene}, debug=True)
    assert [(one.seat, one.name) for one in game.pending] == [(0, "travel")]
    assert game.view(0)["mission"]["id"] == "m06"
    again = dustboard.replay(game.record())
    assert again.digest() == game.digest()
    while not game.over:
        decision = game.pending[0]
        game.answer(decision.seat, decision.timeout_key or 0)
    assert game.outcome is not None
    assert game.outcome.reason == "last-round"


def test_scenes_are_offered_to_nobody() -> None:
    title = dustboard.title("wk1")
    assert title.scenes() == SCENES
    assert not set(SCENES) & {value for spec in title.options for value in spec.values}
    assert "scene" not in dustboard.new_game("wk1", 2, 1).options
    assert list(title.players_for({"scene": SCENES[0]})) == [2]
    for options in ({"mission": "road"}, {"scene": "road"}, {"scene": 1}):
        with pytest.raises(BadOption):
            dustboard.new_game("wk1", 2, 1, options)


def test_a_lesson_that_an_older_version_began_is_still_that_lesson() -> None:
    old = dustboard.new_game("wk1", 2, 1, {"mission": SCENES[0]})
    assert old.options["scene"] == SCENES[0]
    assert old.digest() == dustboard.new_game("wk1", 2, 1, {"scene": SCENES[0]}).digest()


def test_where_one_stands_on_a_table_of_its_own_needs_nothing_of_the_road() -> None:
    script = load("wk1")
    where = stand(script, script.new_game("raiders"), [], copy="raiders")
    assert (where.step.id, where.ref, where.mode) == ("raiders", "raiders/walk", "part")
