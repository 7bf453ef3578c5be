"""The Warrant played: every ending at two and four knights, who wins it, and what stays secret."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import NEGOTIATE
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, TALLIES
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules import tests
from dustboard.games.wk2.rules.actions import MOVES
from dustboard.games.wk2.rules.favours import keep
from dustboard.games.wk2.rules.sheets import plot_actions, row_of
from dustboard.games.wk2.rules.values import skill_dice
from dustboard.games.wk2.rules.vocabulary import RUNNER, SHEET_AT, SHEET_RULES
from games.wk2.endings import HESTER, HUNTER, PRISONER, hunter, hunts
from games.wk2.scene import Scene
from games.wk2.tale_player import (
    Plan,
    at_random,
    ending_of,
    entries,
    idly,
    nearest,
    new_game,
    sheet_of,
    told_tale,
)

KNIGHTS = (2, 3, 4)
CLUES = TALLIES.index("clues")
VOTES = TALLIES.index("votes")
BURNT = TALLIES.index("burnt")


@pytest.mark.parametrize("knights", KNIGHTS)
@pytest.mark.parametrize(
    ("ending", "door", "third", "wants"),
    [
        (340, "s07", ("testify",), ("guilty", "seal")),
        (341, "20", ("lobby",), ("graziers", "pardon", "bottle", "seal")),
        (342, "s07", ("testify",), ("guilty", "burn")),
        (343, "", ("escort",), ("seal",)),
    ],
)
def test_a_warrant_comes_to_its_ending(
    ending: int, door: str, third: tuple[str, ...], wants: tuple[str, ...], knights: int
) -> None:
    tale = hunts(ending, knights, hunter(door, *third), *wants)
    game = tale.told(lambda game: 339 in entries(game))  # a verdict is read out
    read = entries(game)
    assert read[:2] == [288, 289]
    assert {304, 305, 306, 335, 338} <= set(read)
    verdict = read.index(ending)
    assert read[verdict - 1] == 339
    left = [seat for seat in range(knights) if not game.state.out[seat]]
    assert len(read) == verdict + 1 + len(left)
    assert set(read[verdict + 1 :]) <= {344, 345, 346, 347}
    assert read[verdict + 1 :] == sorted(read[verdict + 1 :])
    assert read[verdict + 1] == 344
    assert game.outcome is not None
    for seat in left:
        assert game.outcome.scores[seat] == worth(game.state, seat, ending)
    best = max(game.outcome.scores[seat] for seat in left)
    assert all(game.outcome.scores[seat] == best for seat in game.outcome.winners)
    assert game.outcome.winners or (ending == 342 and best < 6)


def worth(state: Any, seat: int, ending: int) -> int:
    """The count of the last page, done by hand: seals want guilty, pardon, free, or ash."""
    points = int(state.xp[seat])
    if ending == 342:
        return points
    counts = state.tally[seat * len(TALLIES) : (seat + 1) * len(TALLIES)]
    burnt = [state.tally[one * len(TALLIES) + BURNT] for one in range(state.players)]
    points += 2 * (counts[CLUES] - state.lies[seat]) + 3 * (1 - counts[BURNT])
    wanted = {0: 340, 1: 341, 2: 343}
    if state.seal[seat] in wanted:
        return points + (4 if wanted[state.seal[seat]] == ending else 0)
    return points + 2 * sum(burnt)


def test_a_prisoner_can_be_taken_on_the_road_and_out_of_the_jail() -> None:
    met: set[int] = set()
    for seed in range(12):
        plan = hunter("s07", "break")

        def rough(state: Any, seat: int, plan: Plan = plan) -> tuple[list[str], str]:
            if sheet_of(state) == "v2" and PRISONER not in state.special[seat]:
                held = [one for one in range(state.players) if PRISONER in state.special[one]]
                spaces = [state.space[one] for one in held] or [state.walkers[HESTER]]
                return ["take", "ambush", "bribe"], nearest(state, seat, spaces)
            return plan(state, seat)

        game = told_tale(new_game("warrant", 3, seed), rough, "shoot", "plate", "seal", *HUNTER)
        met |= set(entries(game))
    assert {307, 312, 315, 318, 329} <= met


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_lets_her_walk(knights: int) -> None:
    game = idly(new_game("warrant", knights, 5))
    read = entries(game)
    pages = (288, 304, 306, 314, 329, 335, 339)
    assert [entry for entry in read if entry in pages] == list(pages)
    assert 340 <= ending_of(game) <= 343
    assert game.outcome is not None


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(5):
        game = at_random(new_game("warrant", knights, seed, quick_setup=seed % 2 == 0), seed)
        assert 340 <= ending_of(game) <= 343


# -- single moments -------------------------------------------------------------------------------

# by special location: its entry, the knight's skill, and what a failure costs
SHEETS_OF_HERS = [
    (1, 290, "tech", {"radiation": 1}),
    (3, 291, "survive", {"damage": 1}),
    (7, 292, "cut", {"wounds": 1}),
    (8, 293, "aid", {"contaminated": 1}),
    (11, 294, "ask", {"ammo": -1}),
    (13, 295, "reach", {"contaminated": 1}),
    (14, 296, "tell", {"ammo": -1}),
    (20, 297, "speak", {"actions": -1}),
]


def table(patch: pytest.MonkeyPatch, sheet: str, *knights: str) -> Scene:
    """Rivals who have some of everything, Johnny in turn."""
    knights = knights or ("johnny", "logan")
    scene = Scene(*knights, patch=patch, sheet=sheet, adventure="warrant")
    for seat in range(len(knights)):
        scene.give(seat, fuel=0, ammo=4, meds=0)
        scene.state.seal[seat] = seat
        scene.state.armor[seat] = ()
    scene.state.active = 0
    scene.state.actions = 1
    return scene


def act(scene: Scene, name: str, seat: int = 0) -> None:
    """Let a list happen: an action of a sheet, or an entry."""
    first, source = RUNNER.lists[name]
    scene.run(RUNNER.begin, seat, first, source)


def rules(scene: Scene, moment: str, seat: int = 0) -> None:
    """Let the rules of the sheet happen as at that moment."""
    line = SHEET_RULES[moment][scene.state.sheet]
    scene.run(RUNNER.begin, seat, line, SHEET_AT + scene.state.sheet)


def tally(scene: Scene, seat: int, what: int) -> int:
    return scene.state.tally[seat * len(TALLIES) + what]


def read(scene: Scene) -> list[int]:
    return [entry + 1 for entry in scene.state.read]


@pytest.mark.parametrize(("place", "entry", "key", "price"), SHEETS_OF_HERS)
def test_a_clue_is_won_or_costs_something(
    monkeypatch: pytest.MonkeyPatch, place: int, entry: int, key: str, price: dict[str, int]
) -> None:
    scene = table(monkeypatch, "v1")
    state = scene.state
    state.space[0] = board.SPECIAL[place]
    state.plot = (board.SPECIAL[place],)
    before = {
        name: getattr(state, name) if name == "actions" else getattr(state, name)[0]
        for name in price
    }
    scene.wield(0, "q01", "q02")  # so that every entry leaves a choice
    act(scene, "v1/clue")
    scene.answer(0, key)
    assert read(scene) == [entry]
    assert tally(scene, 0, CLUES) == 0
    assert state.plot == (board.SPECIAL[place],)  # it may be tried again
    for name, change in price.items():
        now = getattr(state, name) if name == "actions" else getattr(state, name)[0]
        assert now == before[name] + change
    monkeypatch.setattr(tests, "_count", lambda state: 3)
    act(scene, "v1/clue")
    scene.answer(0, "again")
    assert tally(scene, 0, CLUES) == 1
    assert state.plot == ()
    assert read(scene) == [entry]  # what is known is not read again


@pytest.mark.parametrize(
    ("place", "key", "paid", "radiation"),
    [
        (1, "pay", 2, 0),
        (3, "pay", 2, 0),
        (7, "unscrew", 1, 1),
        (8, "pay", 2, 0),
        (11, "show", 0, 0),
        (13, "pay", 2, 0),
        (20, "pay", 3, 0),
    ],
)
def test_a_clue_can_be_had_without_a_test(
    monkeypatch: pytest.MonkeyPatch, place: int, key: str, paid: int, radiation: int
) -> None:
    for again in (False, True):
        scene = table(monkeypatch, "v1")
        state = scene.state
        state.space[0] = board.SPECIAL[place]
        state.plot = (board.SPECIAL[place],)
        scene.wield(0, "q01", "q02")
        if again:
            state.read = tuple([number - 1 for _, number, _, _ in SHEETS_OF_HERS])
        act(scene, "v1/clue")
        scene.answer(0, "adjourn" if again and place == 20 else key)
        assert tally(scene, 0, CLUES) == 1
        assert (state.ammo[0], state.radiation[0]) == (4 - paid, radiation)


@pytest.mark.parametrize(("key", "false"), [("sell", 0), ("lie", 1)])
def test_a_rumour_is_paid_for_and_nobody_sees_what_it_is_worth(
    monkeypatch: pytest.MonkeyPatch, key: str, false: int
) -> None:
    scene = table(monkeypatch, "v1", "johnny", "logan", "zoey")
    scene.at(0, "s07")
    scene.state.tally[len(TALLIES) + CLUES] = 2
    scene.state.tally[2 * len(TALLIES) + CLUES] = 1
    act(scene, "v1/rumour")
    scene.answer(0, "seat:1")
    scene.answer(1, key)
    while scene.asked(0):
        scene.answer(0, scene.offered(0)[0])
    assert [tally(scene, seat, CLUES) for seat in range(3)] == [1, 1, 1]
    assert (scene.state.ammo[0], scene.state.ammo[1]) == (2, 6)
    assert scene.state.lies[0] == false
    assert 298 in read(scene)
    assert 299 not in read(scene)
    assert (298 in scene.state.heard[1], 298 in scene.state.heard[0]) == (bool(false), False)


def test_nobody_has_to_sell(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v1")
    scene.at(0, "s07")
    scene.state.tally[len(TALLIES) + CLUES] = 1
    act(scene, "v1/rumour")
    scene.answer(1, "refuse")
    assert tally(scene, 1, CLUES) == 1
    assert scene.state.ammo[0] == 4


def holding(scene: Scene, seat: int) -> None:
    scene.state.special[seat] = (PRISONER,)


def test_her_footprints_go_south_from_a_wreck(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v2")
    holding(scene, 0)
    scene.at(0, "s65")
    rules(scene, "wreck")
    assert read(scene) == [311]
    assert scene.state.special[0] == ()
    isle = board.STEPS[board.SPECIAL[2]]
    assert isle[scene.state.walkers[HESTER]] == isle[board.BY_ID["s65"]] - 1


def test_she_waits_where_her_holder_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v2")
    holding(scene, 1)
    rules(scene, "fallen", 1)
    assert scene.state.special[1] == ()
    assert scene.state.walkers[HESTER] == scene.state.space[1]
    act(scene, "v2/take")
    assert scene.state.special[0] == (PRISONER,)
    assert scene.state.walkers[HESTER] == board.NOWHERE


def test_she_is_not_delivered_in_the_turn_of_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v2")
    holding(scene, 0)
    scene.at(0, "s07")
    deliver = [action.key for action in row_of(scene.state).actions].index("deliver")
    assert deliver in plot_actions(scene.state, 0)
    scene.state.taken = 1 << MOVES
    assert deliver not in plot_actions(scene.state, 0)


def test_a_bribe_is_paid_and_then_argued_about(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v2")
    holding(scene, 1)
    counts = iter((2, 1))
    monkeypatch.setattr(tests, "_count", lambda state: next(counts))
    monkeypatch.setattr(tests, "use_favours", lambda state, seat: None)
    act(scene, "v2/bribe")
    while scene.asked(0):
        scene.answer(0, scene.offered(0)[0])
    assert read(scene) == [309]
    assert (scene.state.ammo[0], scene.state.ammo[1]) == (1, 7)
    assert scene.state.special[0] == (PRISONER,)


def test_who_is_last_and_did_not_deliver_has_the_signed_warrant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = table(monkeypatch, "v3a", "johnny", "logan", "zoey")
    scene.state.xp = [0, 5, 3]
    keep(scene.state, 0, FLAGS.index("delivered"))
    act(scene, "v3a/setup")
    assert [len(held) for held in scene.state.special] == [0, 0, 1]
    scene.at(2, "s07")
    act(scene, "v3a/testify", 2)
    scene.answer(2, "pardon")
    assert read(scene) == [316, 317]
    dice = scene.told("test")[-1].data["dice"]
    assert len(dice) == 1 + len(skilled(scene.state, 2))


def skilled(state: Any, seat: int) -> list[int]:
    """The dice of a knight's Negotiate."""
    return [1] * sum(skill_dice(state, seat, NEGOTIATE))


def test_who_is_caught_at_the_window_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v3a")
    scene.at(0, "s07")
    for times in (1, 2):
        scene.state.wounds[0] = 0
        act(scene, "v3a/break")
        scene.answer(0, "plate")
        assert scene.state.wounds[0] == 2
        assert (320 in read(scene)) == (times == 2)
    assert scene.state.special[0] == (SPECIAL_BY_NUMBER[8],)


def test_a_false_clue_costs_its_seller_a_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v3b")
    scene.state.lies[0] = 1
    scene.state.liar[0] = 1
    act(scene, "v3b/setup")
    assert [tally(scene, seat, VOTES) for seat in range(2)] == [3, 3]
    rules(scene, "sheet_open")
    assert 327 not in read(scene)
    assert scene.state.heard[0] == (326,)
    assert [tally(scene, seat, VOTES) for seat in range(2)] == [3, 2]


def test_who_is_elsewhere_has_one_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v3b")
    scene.at(0, "s65")
    act(scene, "v3b/setup")
    rules(scene, "time_out")
    scene.answer(0, "pardon")
    scene.answer(1, "guilty")
    counts = [scene.state.counters[COUNTERS.index(name)] for name in ("guilty", "pardon")]
    assert counts == [1, 3]
    assert 328 in read(scene)


def test_the_floor_is_held_once_a_round_and_twice_a_sheet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = table(monkeypatch, "v3b")
    scene.at(0, "s65")
    scene.state.time = 3
    floor = [action.key for action in row_of(scene.state).actions].index("filibuster")
    for time in (4, 5):
        assert floor in plot_actions(scene.state, 0)
        act(scene, "v3b/filibuster")
        scene.answer(0, "slow")
        assert scene.state.time == time
        assert floor not in plot_actions(scene.state, 0)
        rules(scene, "round_start")
    assert floor not in plot_actions(scene.state, 0)


def test_she_keeps_her_pace_to_the_ferry(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "v3c")
    scene.state.time = 4
    scene.state.flags[FLAGS.index("broken_out")] = 1
    act(scene, "v3c/setup")
    assert scene.state.time == 3
    assert scene.state.walkers[HESTER] == board.SPECIAL[14]
    away = board.STEPS[board.SPECIAL[2]]
    left = away[board.SPECIAL[14]]
    while scene.state.exit_to < 0:
        rules(scene, "round_end")
        left = max(0, left - 2)
        assert away[scene.state.walkers[HESTER]] == left
    assert read(scene) == [333]
    assert scene.state.counters[COUNTERS.index("free")] == 3


def test_two_riders_change_over_if_both_like(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, changed in (("meet", True), ("decline", False)):
        scene = table(monkeypatch, "v3c", "johnny", "logan", "zoey")
        scene.at(1, "s79")
        scene.at(2, "s67")
        act(scene, "334")
        scene.answer(0, "ride")
        scene.answer(1, key)  # nobody else is near enough to be asked
        assert (scene.where(0) == "s79") is changed
        assert (scene.where(1) == "s80") is changed
