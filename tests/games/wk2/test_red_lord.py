"""Rise of the Red Lord played: every ending, riders, the offer that nobody sees, and the hall."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story import SHEETS as PAGES
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, TALLIES
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules import dice_rolls
from dustboard.games.wk2.rules.scoring import SEALS
from dustboard.games.wk2.rules.values import repair, resilience
from dustboard.games.wk2.rules.winning import winners
from dustboard.kernel.game import Game
from games.wk2.later_endings import RIDER_SENSE, RIDERS, rider
from games.wk2.scene import Scene
from games.wk2.tale_player import (
    Plan,
    at_random,
    ending_of,
    entries,
    idly,
    new_game,
    told_tale,
)

KNIGHTS = (2, 3, 4)
ARTIFACTS = COUNTERS.index("artifacts")
RED, WHITE = SEALS.index("red"), SEALS.index("white")
OFFER = SPECIAL_BY_NUMBER[16]
HITS = (0, 7, 14, 19)  # by colour: a face that shows a success
BLANKS = (4, 11, 17, 23)  # and one that shows none


def told(ending: int, knights: int, plan: Plan, *wants: str) -> Game:
    """The first of a few games that comes to an ending."""
    met = []
    for seed in range(14):
        game = told_tale(new_game("red_lord", knights, seed), plan, *wants, *RIDER_SENSE)
        met.append(ending_of(game))
        if met[-1] == ending:
            return game
    raise AssertionError(met)


@pytest.mark.parametrize(
    ("ending", "second", "last", "wants", "knights"),
    [
        *[(516, "idle", "duel", ("refuse",), knights) for knights in KNIGHTS],
        *[(517, "hunt", "speak", ("refuse", "lay", "speak"), knights) for knights in (2, 3)],
        *[(518, "raise", "duel", ("accept", "with"), knights) for knights in KNIGHTS],
        *[(519, "raise", "speak", ("refuse", "speak"), knights) for knights in (2, 3)],
        *[(520, "idle", "duel", ("refuse",), knights) for knights in KNIGHTS],
    ],
)
def test_a_rise_comes_to_its_ending(
    ending: int, second: str, last: str, wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, knights, rider(second, last), *wants)
    state, read = game.state, entries(game)
    assert read[0] == 463
    assert 480 not in read  # what is read alone is in nobody's book
    at = read.index(ending)
    assert read[at + 1] == (523 if "accept" in wants else 522)
    assert (527 in read) == (501 in read)
    assert game.outcome is not None
    left = [seat for seat in range(knights) if not state.out[seat]]
    alone = [seat for seat in left if OFFER in state.special[seat]]
    assert list(game.outcome.winners) == (alone if ending == 518 else left)
    assert len(alone) == (1 if ending == 518 else 0)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_is_weighed(knights: int) -> None:
    game = idly(new_game("red_lord", knights, 5))
    read = entries(game)
    pages = (463, 475, 476, 479, 481, 501, 509, 511)
    assert [entry for entry in read if entry in pages] == list(pages)
    assert ending_of(game) == 521


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(4):
        quick = seed % 2 == 0
        game = at_random(new_game("red_lord", knights, seed, quick_setup=quick), seed)
        assert 516 <= ending_of(game) <= 521


# -- single moments -------------------------------------------------------------------------------


def road(patch: pytest.MonkeyPatch, sheet: str, *knights: str) -> Scene:
    """Knights in Gangraen, where Rust has come to."""
    knights = knights or ("johnny", "logan", "rhea")
    scene = Scene(*knights, patch=patch, sheet=sheet, adventure="red_lord")
    for seat in range(len(knights)):
        scene.at(seat, "s44")
        scene.give(seat, fuel=0, ammo=4, meds=0)
        scene.state.armor[seat] = ()
    scene.state.active = 0
    scene.state.actions = 2
    scene.state.walkers[RIDERS[1]] = board.BY_ID["s44"]
    scene.does({"do": "stand_foe", "foe": "f-466", "health": 1})
    return scene


def read(scene: Scene) -> list[int]:
    return [entry + 1 for entry in scene.state.read]


@pytest.mark.rule("wk2.module.07", "wk2.module.10", "wk2.foe.05")
def test_a_rider_that_falls_leaves_its_artifact_and_its_city(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = road(monkeypatch, "r1")
    monkeypatch.setattr(dice_rolls, "roll_die", lambda state, colour: HITS[colour])
    scene.note(stage_gangraen=3, taken=1)
    scene.wield(0, "q02")
    before = repair(scene.state, 0)
    scene.act("stand")
    scene.finish(0)
    assert SPECIAL_BY_NUMBER[12] in scene.state.special[0]
    assert repair(scene.state, 0) == before + 2
    assert scene.counted("artifacts", "taken", "stage_gangraen") == (1, 0, 0)
    assert scene.state.walkers[RIDERS[1]] == board.NOWHERE
    assert read(scene) == [466, 470]
    assert scene.plot_keys(0) == []  # no rider is left to hold up, and none to fight


@pytest.mark.rule("wk2.walker.02", "wk2.walker.03")
def test_riders_ride_from_the_third_round_and_a_warning_holds_one_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = road(monkeypatch, "r1")
    state = scene.state
    away = board.STEPS[board.BY_ID["s44"]]
    state.walkers[RIDERS[1]] = away.index(2)
    state.round = 2
    scene.at_moment("round_end")
    assert away[state.walkers[RIDERS[1]]] == 2
    state.round = 3
    scene.act("warn")
    scene.finish(0, "pay", "rust")
    scene.at_moment("round_end")
    assert away[state.walkers[RIDERS[1]]] == 2
    scene.at_moment("round_end")
    assert away[state.walkers[RIDERS[1]]] == 1
    scene.at_moment("round_end")
    assert scene.counted("taken", "stage_gangraen") == (1, 3)
    assert 475 in read(scene)


@pytest.mark.rule("wk2.vote.02", "wk2.adventure.05")
def test_nobody_sees_what_another_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r2")
    scene.at_moment("sheet_open")
    assert [scene.asked(seat) for seat in range(3)] == ["sealed"] * 3
    assert read(scene) == []
    scene.answer(0, "refuse")
    scene.answer(1, "accept")
    scene.answer(2, "refuse")
    state = scene.state
    assert list(state.seal[:3]) == [WHITE, RED, WHITE]
    assert scene.told("unsealed") == []
    assert read(scene) == [481]
    assert [state.xp[seat] for seat in range(3)] == [0, 0, 0]
    seen = []
    for paper in (RED, WHITE):
        state.seal[1] = paper
        seen.append([TITLE.view(state, viewer) for viewer in (0, 2)])
    assert seen[0] == seen[1]
    for page in PAGES:  # what can be done is in every view, so it must not hang on a secret
        if page.adventure == "red_lord":
            assert all("seal." not in action.where for action in page.actions)
            assert all("accepted" not in action.where for action in page.actions)


def test_a_rider_kneels_to_who_said_yes_and_strikes_who_did_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for paper, artifacts, wounds in ((RED, 1, 0), (WHITE, 0, 1)):
        scene = road(monkeypatch, "r2")
        scene.state.seal[:3] = [paper, WHITE, WHITE]
        scene.act("stand")
        assert scene.offered(0) == ["fight", "still"]
        scene.answer(0, "still")
        assert scene.counted("artifacts") == (artifacts,)
        assert scene.state.wounds[0] == wounds
        assert scene.flag("bought") == artifacts
        assert (482 in read(scene)) == (paper == RED)
        assert (ENEMY_ID.index("f-466") in scene.state.standing) == (paper == WHITE)


def test_who_says_no_aloud_may_be_lying(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r2")
    scene.state.seal[:3] = [RED, WHITE, WHITE]
    for seat in (0, 1):
        xp = scene.state.xp[seat]
        scene.act("aloud", seat)
        assert scene.state.xp[seat] == xp + 1
        assert "aloud" not in scene.plot_keys(seat)
    assert read(scene) == [483]


def test_villages_give_as_many_as_there_were_knights(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r2")
    scene.state.space[0] = board.SPECIAL[11]
    for raised in range(3):
        assert "raise" in scene.plot_keys(0)
        scene.give(0, ammo=2)
        scene.act("raise")
        scene.finish(0, "pay")
        assert scene.counted("host", "levy_11") == (raised + 1, raised + 1)
    assert "raise" not in scene.plot_keys(0)
    assert read(scene) == [486, 487]


def test_three_artifacts_make_the_four(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r2")
    scene.note(artifacts=2)
    scene.state.seal[0] = RED
    scene.act("stand")
    scene.answer(0, "still")
    assert SPECIAL_BY_NUMBER[15] in scene.state.special[0]
    assert read(scene) == [466, 482, 470, 491]


@pytest.mark.rule("wk2.effort.02")
def test_each_sixth_of_the_breach_has_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r3a")
    scene.state.space[0] = board.SPECIAL[2]
    for _ in range(12):
        scene.give(0, ammo=1)
        scene.act("breach")
        scene.finish(0, "pay")
    assert read(scene) == [495, 496, 497, 498, 499, 500]
    assert "breach" not in scene.plot_keys(0)


def test_half_the_host_comes_along_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r3a")
    for seat in range(3):
        scene.state.space[seat] = board.SPECIAL[2]
    scene.note(host=5)
    scene.at_moment("sheet_open")
    assert scene.counted("volunteers") == (3,)
    pools = []
    for seat, asked, taken, left in (
        (0, ["two", "one", "alone"], "two", 1),
        (0, ["one", "alone"], "alone", 1),
        (0, ["one", "alone"], "one", 0),
        (0, [], "", 0),
    ):
        scene.act("breach", seat)
        scene.answer(seat, "blades")
        if asked:
            assert scene.offered(seat) == asked
            scene.answer(seat, taken)
        scene.finish(seat)
        assert scene.counted("volunteers") == (left,)
        pools.append(len(scene.told("test")[-1].data["dice"]))
    assert [number - pools[-1] for number in pools] == [2, 0, 1, 0]
    scene.at_moment("round_end")
    assert scene.counted("volunteers") == (3,)


@pytest.mark.rule("wk2.foe.03")
def test_the_wall_loses_what_stands_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r3b")
    scene.note(wall=9)
    scene.does({"do": "build_deck", "types": ["gang", "cult"], "cards": 6})
    scene.does({"do": "fill_row", "to": 3})
    scene.at_moment("round_end")
    assert scene.counted("wall") == (6,)
    scene.does({"do": "thin_row", "all": True})
    scene.at_moment("round_end")
    assert scene.counted("wall") == (6,)
    assert len(scene.state.row) == 3
    scene.note(wall=2)
    scene.state.round = 2
    assert scene.state.exit_to < 0
    assert scene.read_out("509")[0] == 509
    assert scene.flag("lost_pumps") == 1


def test_the_first_who_said_yes_chooses_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r4")
    scene.state.seal[:3] = [WHITE, RED, RED]
    scene.at_moment("sheet_open")
    assert scene.asked(1) == "option"
    scene.answer(1, "with")
    state = scene.state
    assert [OFFER in state.special[seat] for seat in range(3)] == [False, True, False]
    assert [state.xp[seat] for seat in range(3)] == [1, 0, 2]
    assert FLAGS.index("with_him") in state.noted[1]
    state.plot = (state.space[1],)
    assert scene.plot_keys(1) == ["challenge"]
    scene = road(monkeypatch, "r4")
    scene.state.seal[:3] = [RED, WHITE, WHITE]
    scene.at_moment("sheet_open")
    scene.answer(0, "against")
    assert OFFER not in scene.state.special[0]
    assert scene.state.radiation[0] == min(3, resilience(scene.state, 0))


@pytest.mark.rule("wk2.ending.08")
def test_one_knight_wears_the_red(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r4")
    state = scene.state
    state.special[1] = (OFFER,)
    state.noted[1] = (FLAGS.index("with_him"),)
    state.tally[len(TALLIES) + TALLIES.index("duels")] = 2
    assert scene.read_out("518", 1)[0] == 518
    assert winners(state) == (1,)
    state.ending, state.ending_kind = 515, 0
    assert winners(state) == (0, 2)  # the Red Lord has fallen, and who sat by him with him


def test_an_artifact_on_the_cloth_speaks_for_three(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "r4")
    state = scene.state
    state.plot = (state.space[0],)
    state.special[0] = (SPECIAL_BY_NUMBER[12], SPECIAL_BY_NUMBER[15])
    scene.act("speak")
    scene.answer(0, "lay")
    assert state.effort[state.space[0]] == 3
    scene.act("speak")
    assert "lay" not in scene.offered(0)


def test_who_is_with_him_strikes_harder_and_hurts_who_loses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for seat, wounds in ((0, [0, 3]), (1, [2, 0])):  # a wound by the offer, and 2 for who lost
        scene = road(monkeypatch, "r4", "johnny", "logan")
        scene.state.special[0] = (OFFER,)
        scene.state.noted[0] = (FLAGS.index("with_him"),)
        monkeypatch.setattr(dice_rolls, "roll_die", lambda state, colour: BLANKS[colour])
        if seat:
            scene.state.special[0] = ()
        scene.act("challenge")
        for one in (0, 1):
            scene.finish(one, "seat:1", "bare", "wounds")
        assert scene.state.wounds[:2] == wounds
        duels = TALLIES.index("duels")
        assert scene.state.tally[duels] == int(seat == 0)
