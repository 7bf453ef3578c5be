"""Pages of an adventure: laid out, left now or at the end of a round, and how it all ends."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.mods import CAPACITY, MALFUNCTION_AT, MOD
from dustboard.games.wk2.content.story_table import SHEETS, SHEETS_OF
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.programs import ROUND
from dustboard.games.wk2.rules.road.route import can_move
from dustboard.games.wk2.rules.sheets import OPEN_SHEET, plot_actions
from dustboard.games.wk2.rules.special import settle_loads
from dustboard.games.wk2.rules.values import capacity
from dustboard.games.wk2.rules.winning import DEFEAT, PARTIAL, VICTORY, score, winners
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import mask
from games.wk2.scene import Scene
from games.wk2.tale_player import entries, new_game

PARTS = SHEETS.index("parts")


def laid_out(sheet: str, *knights: str, **options: object) -> Scene:
    """A table with the sheet laid out, in its first round."""
    scene = Scene(*knights, **options)
    scene.state.exit_to = SHEETS.index(sheet)
    scene.run(OPEN_SHEET, -1)
    return scene


TWO = ("johnny", "logan")
FOUR = ("johnny", "logan", "alinta", "zoey")


# -- the sample sheet of the rulebook -------------------------------------------------------------


@pytest.mark.rule("wk2.sheet.01", "wk2.sheet.02", "wk2.sheet.10", "wk2.knights.01")
def test_the_sample_sheet_is_laid_out_by_the_number_of_knights() -> None:
    for knights, tokens in (
        (TWO, [3, 9, 13, 15, 17]),
        (FOUR[:3], [3, 9, 13, 15, 17, 18, 1]),
        (FOUR, [3, 9, 13, 15, 17, 18, 1, 19]),
    ):
        scene = laid_out("parts", *knights, adventure="iron_trail")
        state = scene.state
        assert {state.space[seat] for seat in range(len(knights))} == {board.SPECIAL[10]}
        assert state.time == 5
        assert sorted(state.challenge) == sorted(board.SPECIAL[number] for number in tokens)
        assert state.round == 1


@pytest.mark.rule("wk2.sheet.09", "wk2.plot.05", "wk2.ending.04", "wk2.ending.05")
def test_the_sample_sheet_ends_when_its_last_token_is_gone() -> None:
    scene = laid_out("parts", *TWO, adventure="iron_trail")
    state = scene.state
    state.challenge = ()
    state.challenges[0] = 5
    while state.sheet == PARTS:
        seat = 0 if scene.asked(0) else 1
        assert state.round == 1  # everybody still has a turn
        scene.answer(seat, "pass" if "pass" in scene.offered(seat) else scene.offered(seat)[-1])
    assert SHEETS[state.sheet] == "journey"
    assert state.xp[:2] == [1, 1]  # its goal was met


@pytest.mark.rule("wk2.sheet.09", "wk2.ending.04", "wk2.round.09")
def test_the_sample_sheet_ends_when_time_runs_out_and_pays_nothing() -> None:
    scene = laid_out("parts", *TWO, adventure="iron_trail")
    state = scene.state
    state.challenges[0] = 1
    rounds = 0
    while state.sheet == PARTS:
        rounds = max(rounds, state.round)
        seat = 0 if scene.asked(0) else 1
        keys = scene.offered(seat)
        scene.answer(seat, "pass" if "pass" in keys else keys[0])
    assert rounds == 5
    assert state.xp[:2] == [0, 0]


# -- leaving a sheet ------------------------------------------------------------------------------


@pytest.mark.rule("wk2.plot.05")
def test_an_exit_now_stops_the_round() -> None:
    scene = laid_out("t2", "johnny")
    scene.state.space[0] = board.SPECIAL[3]
    scene.state.bag = ()  # no token is in the way
    scene.answer(0, "plot:search", "quick")
    assert SHEETS[scene.state.sheet] == "t3"
    assert scene.state.round == 1
    assert scene.state.actions == 2  # a fresh round begins
    scene = Scene("johnny")
    scene.does({"do": "exit", "to": "t3"}, {"do": "flag", "on": "lit"})
    assert scene.flag("lit") == 1  # what else happens in the round goes on


@pytest.mark.rule("wk2.plot.09")
def test_what_is_due_together_is_read_in_order() -> None:
    scene = laid_out("parts", *TWO, adventure="iron_trail", past_cup=True)
    state = scene.state
    state.challenge = ()
    state.challenges[0] = 5
    before = len(state.read)
    while state.sheet == PARTS:
        seat = 0 if scene.asked(0) else 1
        scene.answer(seat, "pass" if "pass" in scene.offered(seat) else scene.offered(seat)[-1])
    # the exit of the old sheet, then both openings of the new one, the lower number first
    assert [entry + 1 for entry in state.read[before:]] == [66, 72, 91]


@pytest.mark.rule("wk2.plot.01")
def test_plot_actions_are_those_of_the_sheet_in_play() -> None:
    scene = Scene("johnny", sheet="t3")
    scene.at(0, "s44")
    assert len(plot_actions(scene.state, 0)) == 1  # Gangraen: hand it over
    scene.state.sheet = SHEETS.index("t1")
    assert plot_actions(scene.state, 0) == []


@pytest.mark.rule("wk2.adventure.04", "wk2.adventure.05")
def test_the_goal_changes_with_the_page_and_later_pages_stay_shut() -> None:
    game = new_game("first_tank", 1, 1)
    game.answer(0, game.pending[0].options.keys()[0])
    view = TITLE.view(mask(TITLE, game.state, 0), 0)
    open_now = TITLE.passages(view)
    assert "page-t1" in open_now
    assert not {"page-t2", "page-t3", "entry-153"} & set(open_now)
    goals = {TEXTS.format("en", f"page-{sheet}.goal") for sheet in SHEETS_OF["first_tank"]}
    assert len(goals) == 3


@pytest.mark.rule("wk2.adventure.01", "wk2.adventure.03", "wk2.adventure.06")
def test_introduction_and_front_page_come_first() -> None:
    game = new_game("first_tank", 1, 1)
    game.answer(0, game.pending[0].options.keys()[0])
    view = TITLE.view(mask(TITLE, game.state, 0), 0)
    assert TITLE.passages(view)[:2] == ["book-introduction", "adventure-first_tank"]
    assert 100 <= len(TEXTS.format("en", "book-introduction").split()) <= 200
    kinds = [event.kind for event in game.events() if event.kind in ("adventure", "sheet", "entry")]
    assert kinds[:3] == ["adventure", "sheet", "entry"]


# -- endings --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.ending.01", "wk2.ending.02")
def test_who_wins_with_which_ending() -> None:
    scene = Scene(*FOUR[:3], adventure="iron_trail")
    state = scene.state
    state.over = True
    state.out[1] = 1
    state.xp[0] = 4
    for kind, won, points in ((VICTORY, (0, 2), 14), (PARTIAL, (0, 2), 9), (DEFEAT, (), 4)):
        state.ending_kind = kind
        assert winners(state) == won
        assert score(state, 0) == points


@pytest.mark.rule("wk2.ending.07")
def test_every_epilogue_that_holds_is_read_in_rising_order() -> None:
    for noted, wanted in ((("boy", "lit"), [118, 119, 120]), (("dark",), [119, 120])):
        scene = Scene(*TWO, adventure="iron_trail", sheet="line")
        scene.note(*noted)
        scene.state.ending, scene.state.ending_kind = 112, VICTORY
        scene.run(ROUND, -1)
        while scene.asked(0) or scene.asked(1):
            seat = 0 if scene.asked(0) else 1
            scene.answer(seat, scene.offered(seat)[0])
        read = [entry + 1 for entry in scene.state.read]
        assert read[-len(wanted) :] == wanted


@pytest.mark.rule("wk2.ending.03", "wk2.ending.01")
@pytest.mark.parametrize("adventure", ["first_tank", "long_count", "iron_trail", "water_debt"])
def test_the_defeat_is_read_when_nobody_is_left(adventure: str) -> None:
    players = min(TITLE.players_for({"adventure": adventure}))
    game = new_game(adventure, players, 2)
    while game.state.active < 0:
        game.answer(game.pending[0].seat, game.pending[0].options.keys()[0])
    for seat in range(players):
        game.state.out[seat] = 1
    game.answer(game.pending[0].seat, "pass")
    finished(game)
    assert game.outcome is not None
    assert game.outcome.reason == "defeat"
    assert game.outcome.winners == ()
    assert entries(game)


def finished(game: Game) -> None:
    for _ in range(200):
        if game.over:
            return
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[-1])


# -- the rest -------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.effort.02")
def test_marks_of_an_effort_are_read_as_they_are_passed() -> None:
    scene = Scene("johnny")
    marks = ["121", "122", "123"]
    row = {"do": "effort", "need": 7, "marks": marks, "done": [{"do": "flag", "on": "lit"}]}
    seen: list[int] = []
    for amount, wanted in ((2, []), (1, [121]), (2, [122]), (2, [123])):
        scene.does({**row, "amount": amount})  # thirds of 7 lie at 3, 5 and 7
        read = [entry + 1 for entry in scene.state.read]
        assert read[len(seen) :] == wanted
        seen = read
    assert scene.flag("lit") == 1
    scene = Scene("johnny")
    scene.does({**row, "amount": 7})
    assert [entry + 1 for entry in scene.state.read] == [121, 122, 123]


@pytest.mark.rule("wk2.walker.02")
def test_markers_share_goals_that_are_equally_near() -> None:
    scene = Scene("johnny")
    state = scene.state
    rust = {"do": "walk_nearest", "walker": "rust"}
    here = board.BY_ID["s80"]
    near = sorted(space for space in board.NEIGHBOURS[here] if board.ENTERABLE[space])[:2]
    goals = [board.ID[space] for space in near]
    scene.does({"do": "stand", "walker": "rust", "at": "s80"}, {**rust, "to": goals})
    assert state.walkers[4] == near[0]  # the lower number
    scene.does({"do": "stand", "walker": "rot", "at": "s80"})
    scene.does({"do": "walk_nearest", "walker": "rot", "to": goals})
    assert state.walkers[5] == near[1]  # nobody else goes there


@pytest.mark.rule("wk2.specialcard.04")
def test_a_card_that_does_not_fit_passes_on_or_holds_its_knight() -> None:
    scene = Scene(*TWO)
    state = scene.state
    cramped = next(number for number in range(8) if MOD[CAPACITY][MALFUNCTION_AT + number] < 0)
    state.special[0] = (SPECIAL_BY_NUMBER[3],)
    assert can_move(state, 0)
    state.malfunctions[0] = (cramped,) * 9
    assert capacity(state, 0) == 0
    assert not can_move(state, 0)
    scene.at(1, "s45")
    settle_loads(state)
    assert state.special[1] == ()  # Logan is not here
    scene.at(1, "s80")
    settle_loads(state)
    assert state.special[1] == (SPECIAL_BY_NUMBER[3],)  # Logan is here and has room
    assert can_move(state, 0)
    state.malfunctions[1] = (cramped,) * 9
    settle_loads(state)
    assert state.special[1] == (SPECIAL_BY_NUMBER[3],)  # with nobody to take it, it stays
    assert not can_move(state, 1)


def test_what_comes_of_a_choice_is_one_line_of_the_log() -> None:
    keys = [key for key in TEXTS.keys("en") if key.startswith("result-")]
    assert any("\n" in TEXTS.format("en", key) for key in keys)
    for key in keys:
        entry, _, chosen = key.removeprefix("result-").partition("-")
        failed = chosen.endswith("-fail")
        data = {"entry": int(entry), "chosen": chosen.removesuffix("-fail"), "failed": failed}
        assert "\n" not in TITLE.text("en", TITLE.event_message("outcome", 0, data)), key
