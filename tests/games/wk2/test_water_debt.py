"""Water Debt played: every ending, a table that does nothing, tables that do anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story import SHEETS
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.harm import eliminate
from dustboard.games.wk2.rules.values import capacity, health
from games.wk2.endings import PUMPS, closes, ferries, owes, sandbags
from games.wk2.scene import Scene
from games.wk2.tale_player import (
    Plan,
    at_random,
    ending_of,
    entries,
    idly,
    new_game,
)

KNIGHTS = (2, 3, 4)
TEXT = Path(__file__).parents[3] / "src" / "dustboard" / "games" / "wk2" / "text" / "en"
CLIENT_TEXTS = (TEXT / "client.ftl").read_text("utf-8")
ENDINGS = {280: "victory", 281: "victory", 282: "partial", 283: "victory", 284: "defeat"}
MOST_ROUNDS = 5 + 8 + 6 + 6


@pytest.mark.parametrize(
    ("ending", "knights", "last", "wants", "on_the_way"),
    [
        (283, 3, sandbags, ("court", "tear", "stay", "aid", "drown"), {224, 233, 248, 277, 278}),
        (280, 3, sandbags, ("court", "sign", "hold", "along"), {224, 248, 249, 256, 267, 271}),
        (281, 4, sandbags, ("court", "tear", "drown", "along"), {233, 248, 257, 269, 271, 273}),
        (281, 4, closes, ("deep", "drown", "along", "winch"), {269, 270}),
        (282, 4, ferries, ("court", "tear", "hold", "along"), {224, 233, 248, 272, 275}),
        (284, 2, ferries, ("court", "tear", "hold", "along"), {224, 233, 248, 269}),
        (0, 4, sandbags, ("deep", "hold", "along"), {235, 236, 245, 246, 263, 264, 268}),
    ],
)
def test_a_story_comes_to_its_ending(
    ending: int, knights: int, last: Plan, wants: tuple[str, ...], on_the_way: set[int]
) -> None:
    tale = owes(ending, knights, last, *wants)
    game = tale.told(lambda game: on_the_way <= set(entries(game)))
    read = entries(game)
    assert game.outcome is not None
    assert game.outcome.reason == ENDINGS[ending_of(game)]
    assert (287 in read) == (267 in read)
    assert (286 in read) != (285 in read)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_any_answers_lead_to_an_ending(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("water_debt", knights, seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == ENDINGS[ending_of(game)]
        assert entries(game)[-1] in (285, 286, 287)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_is_flooded(knights: int) -> None:
    game = idly(new_game("water_debt", knights, 1))
    read = entries(game)
    assert game.state.rounds <= MOST_ROUNDS
    assert [one for one in read if one in (223, 232, 233, 247, 248, 257, 269, 275)] == [
        223, 232, 233, 247, 248, 257, 269, 275,
    ]  # fmt: skip
    assert read[-3:] == [279, 284, 285]


@pytest.mark.parametrize(
    ("ending", "flags", "saved"),
    [
        (283, ("wheel", "flood", "law"), 0),
        (284, ("flood", "law", "plug"), 0),
        (280, ("law",), 0),
        (281, (), 0),
        (281, ("flood", "plug"), 10),
        (281, ("flood", "lower"), 80),
        (282, ("flood", "law"), 70),
    ],
)
def test_the_level_and_the_people_decide(ending: int, flags: tuple[str, ...], saved: int) -> None:
    scene = Scene("johnny", "logan", sheet="w4")
    scene.state.knights = 2
    scene.note(*flags, saved=saved)
    epilogues = [286 if "lower" in flags else 285, *([287] if "law" in flags else [])]
    assert scene.read_out("279") == [279, ending, *epilogues]
    assert scene.told("ending")[0].data["kind"] == ENDINGS[ending]


@pytest.mark.rule("wk2.ending.03")
def test_the_defeat_is_read_when_the_last_knight_falls_between_rounds() -> None:
    scene = Scene("johnny", sheet="w4")
    scene.at(0, "s64")
    scene.state.injuries[0] = (0, 1)
    scene.state.injury_deck = scene.state.injury_deck[:-2]
    scene.state.wounds[0] = health(scene.state, 0) - 1
    assert scene.read_out("274") == [274]
    scene.answer(0, "stay")
    assert [entry + 1 for entry in scene.state.read] == [274, 284, 285]
    assert scene.state.over


# -- what the sheets do ---------------------------------------------------------------------------


def test_a_valve_opens_at_one_token_more_than_there_are_knights() -> None:
    scene = Scene("johnny", "logan", sheet="w2")
    state = scene.state
    state.knights = 2
    scene.at(0, "s76")
    state.challenge = (state.space[0],)
    scene.note(level=5)
    for left in (2, 1, 0):
        scene.give(0, fuel=1)
        scene.act("turn")
        scene.answer(0, "fuel")
        assert (state.effort[state.space[0]] == 3 - left) != (left == 0)
    assert scene.counted("valves", "level") == (1, 6)
    assert [entry + 1 for entry in state.read] == [235, 236]
    assert state.challenge == ()


def test_a_plea_that_fails_goes_back_and_the_kid_speaks_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch, sheet="w3a")
    state = scene.state
    state.knights = 2
    scene.at(0, "s56")
    state.pouch = (249, 250)
    state.special[0] = (SPECIAL_BY_NUMBER[4],)
    scene.give(0, fuel=0, ammo=2, meds=0)
    scene.act("plead")
    scene.answer(0, "seat:0")
    assert FLAGS.index("advocate") in state.noted[0]
    scene.answer(0, "plead")  # every die is blank
    assert (state.pouch, scene.counted("kept")) == ((249, 250), (0,))
    scene.act("plead")
    scene.answer(0, "kid")
    assert (len(state.pouch), scene.counted("kept")) == (1, (1,))
    scene.act("plead")
    assert scene.offered() == ["plead", "pay"]
    scene.answer(0, "pay")
    assert (state.pouch, scene.counted("kept")) == ((), (2,))
    assert scene.plot_keys(0) == []


def test_people_take_room_until_they_are_put_down_in_another_town() -> None:
    scene = Scene("johnny", "logan", sheet="w4")
    scene.vehicle(0, "truck")
    scene.at(0, PUMPS)
    before = capacity(scene.state, 0)
    scene.act("evacuate")
    scene.answer(0, "groups:2")
    assert capacity(scene.state, 0) == before - 2
    scene.at_moment("after_move")
    assert scene.counted("saved") == (0,)
    scene.at(0, "s36")
    scene.at_moment("after_move")
    assert scene.counted("saved") == (20,)
    assert capacity(scene.state, 0) == before


def test_the_law_holds_the_water_for_a_round_and_orla_sells_to_who_let_her_pass() -> None:
    scene = Scene("johnny", "logan", sheet="w4")
    scene.note("law", "debt", level=5)
    scene.state.round = 1
    scene.at_moment("round_end")
    assert scene.counted("level") == (5,)
    scene.state.round = 2
    scene.at_moment("round_end")
    assert scene.counted("level") == (6,)
    scene.at(0, PUMPS)
    scene.give(0, fuel=0, ammo=2, meds=0)
    scene.at_moment("after_move")
    scene.answer(0, "buy")
    assert (scene.counted("level"), scene.state.ammo[0]) == ((5,), 0)


def test_the_kid_goes_to_whoever_is_there_or_walks_home() -> None:
    for here, holder in (("s33", 1), ("s07", -1)):
        scene = Scene("johnny", "logan", sheet="w3b")
        scene.at(0, "s33")
        scene.at(1, here)
        scene.state.special[0] = (SPECIAL_BY_NUMBER[4],)
        scene.at_moment("fallen")
        held = [seat for seat in (0, 1) if SPECIAL_BY_NUMBER[4] in scene.state.special[seat]]
        assert held == ([holder] if holder >= 0 else [])
        assert scene.state.flags[FLAGS.index("kid_lost")] == int(holder < 0)


@pytest.mark.rule("wk2.elim.03")
@pytest.mark.parametrize(("here", "lost"), [("s33", False), ("s07", True)])
def test_who_is_eliminated_with_the_kid_may_cost_all_the_way_below(here: str, lost: bool) -> None:
    scene = Scene("johnny", "logan", sheet="w3b", adventure="water_debt")
    state = scene.state
    scene.at(0, "s33")
    scene.at(1, here)
    state.special[0] = (SPECIAL_BY_NUMBER[4],)
    state.challenge = (board.BY_ID["s29"],)
    eliminate(state, 0, "wk2.elim.01")
    assert state.out[0]
    assert (SPECIAL_BY_NUMBER[4] in state.special[1]) != lost
    scene.at_moment("round_end", 1)
    while scene.asked(1):
        scene.answer(1, scene.offered(1)[0])
    assert (266 - 1 in state.read) == lost  # nobody knows the way any more


def test_below_ground_one_waits_for_a_lid() -> None:
    scene = Scene("johnny", "logan", sheet="w3b")
    state = scene.state
    state.special[0] = (SPECIAL_BY_NUMBER[4],)
    state.challenge = tuple(sorted(board.SPECIAL[number] for number in (3, 12, 17)))
    scene.at(0, "s46")
    scene.at(1, "s33")
    scene.act("descend")
    assert FLAGS.index("below") in state.noted[0]
    scene.act("hold", 1)
    scene.act("surface")
    assert "s33" in scene.offered()
    scene.answer(0, "s33")
    assert FLAGS.index("below") not in state.noted[0]
    scene.at_moment("turn_end")
    assert board.BY_ID["s33"] not in state.challenge


def test_the_plot_sheet_keeps_its_numbers_in_sight() -> None:
    game = new_game("water_debt", 3, 1)
    while game.pending[0].name != "action":
        game.answer(game.pending[0].seat, game.pending[0].options.keys()[0])
    plot = game.view(0)["plot"]
    assert plot["counts"] == [
        {"key": "level", "now": 5, "aim": 0},
        {"key": "asked", "now": 0, "aim": 2},
    ]
    for sheet in SHEETS:
        for counter in sheet.shows:
            assert f"wk2-count-{counter} = " in CLIENT_TEXTS
