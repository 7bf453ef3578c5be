"""Deadly Cargo played: every ending, who is paid, who pursues the load, and what stays secret."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS, TALLIES
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules import dice_rolls
from dustboard.games.wk2.rules.sheets import OPEN_SHEET
from dustboard.games.wk2.rules.values import capacity
from dustboard.games.wk2.rules.winning import score, winners
from dustboard.kernel.game import Game
from games.wk2.later_endings import (
    CARGO,
    HAULER_SENSE,
    TOWN,
    WEIGHMEN,
    carrier_of,
    hauler,
)
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
TOKEN = SPECIAL_BY_NUMBER[21]
PAY = TALLIES.index("pay")
CAUGHT = COUNTERS.index("caught")


def told(ending: int, knights: int, plan: Plan, *wants: str) -> Game:
    """The first of a few games that comes to an ending."""
    met = []
    for seed in range(16):
        game = told_tale(new_game("deadly_cargo", knights, seed), plan, *wants, *HAULER_SENSE)
        met.append(ending_of(game))
        if met[-1] == ending:
            return game
    raise AssertionError(met)


@pytest.mark.parametrize(
    ("ending", "door", "wants", "knights"),
    [
        *[(452, "sheriff", ("shut",), knights) for knights in KNIGHTS],
        (452, "rival", ("shut",), 3),
        (452, "sheriff", ("open",), 2),
        *[(453, "passenger", ("open",), knights) for knights in KNIGHTS],
        *[(454, "sheriff", ("open",), knights) for knights in (3, 4)],
        *[(455, "betray", ("shut",), knights) for knights in (2, 4)],
    ],
)
def test_a_load_comes_to_its_ending(
    ending: int, door: str, wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, knights, hauler(door), *wants)
    state, read = game.state, entries(game)
    assert read[0] == 408
    at = read.index(ending)
    assert read[at - 1] == 451
    assert read[at + 1] == 457
    assert (462 in read) == ("open" in wants)
    assert (460 in read) == (state.counters[CAUGHT] > 0)
    assert game.outcome is not None
    left = [seat for seat in range(knights) if not state.out[seat]]
    for seat in left:
        paid = state.tally[seat * len(TALLIES) + PAY]
        assert game.outcome.scores[seat] == state.xp[seat] + paid - state.counters[CAUGHT]
    best = max(game.outcome.scores[seat] for seat in left)
    assert game.outcome.winners
    assert all(game.outcome.scores[seat] == best for seat in game.outcome.winners)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_burns_the_load(knights: int) -> None:
    game = idly(new_game("deadly_cargo", knights, 5))
    read = entries(game)
    assert read[:2] == [408, 414]
    assert {415, 426, 442} <= set(read)
    assert ending_of(game) == 456
    assert game.outcome is not None
    assert game.outcome.winners == ()


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(4):
        quick = seed % 2 == 0
        game = at_random(new_game("deadly_cargo", knights, seed, quick_setup=quick), seed)
        assert 452 <= ending_of(game) <= 456


# -- single moments -------------------------------------------------------------------------------


def road(patch: pytest.MonkeyPatch, sheet: str, *knights: str) -> Scene:
    """Johnny has the load; all stand on the Top Road."""
    knights = knights or ("johnny", "logan", "rhea")
    scene = Scene(*knights, patch=patch, sheet=sheet, adventure="deadly_cargo")
    for seat in range(len(knights)):
        scene.at(seat, "s79")
        scene.give(seat, fuel=0, ammo=4, meds=0)
        scene.state.armor[seat] = ()
        scene.state.stowed[seat] = ()
    scene.state.special[0] = (CARGO,)
    scene.state.active = 0
    scene.state.actions = 2
    return scene


def read(scene: Scene) -> list[int]:
    return [entry + 1 for entry in scene.state.read]


def pay(scene: Scene) -> list[int]:
    return [scene.state.tally[seat * len(TALLIES) + PAY] for seat in range(scene.state.players)]


@pytest.mark.rule("wk2.module.05", "wk2.module.06", "wk2.specialcard.04")
def test_the_load_takes_room_and_changes_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k1")
    free = capacity(scene.state, 1)
    assert capacity(scene.state, 0) == free - 2
    scene.act("hands")
    scene.answer(0, "seat:1")
    scene.answer(1, "take")
    assert carrier_of(scene.state) == 1
    assert capacity(scene.state, 1) == free - 2
    assert read(scene) == [409]
    scene.act("hands", 1)
    scene.answer(1, "seat:0")
    scene.answer(0, "refuse")
    assert carrier_of(scene.state) == 1


def test_a_knight_weighs_the_load_once_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k1")
    assert "weigh" in scene.plot_keys(0)
    scene.act("weigh")
    scene.finish(0)
    assert "weigh" not in scene.plot_keys(0)
    assert "weigh" not in scene.plot_keys(1)  # who does not carry it has nothing to weigh


def test_the_carrier_draws_a_token_when_the_load_stood_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cargo, moved, drawn in ((1, 0, 1), (1, 1, 0), (2, 0, 1), (2, 1, 1)):
        scene = road(monkeypatch, "k2")
        scene.note(cargo=cargo)
        scene.state.taken = moved << 1
        scene.at_moment("turn_end")
        assert len(scene.told("token")) == drawn
    scene = road(monkeypatch, "k2")
    scene.note(cargo=3)
    scene.at(0, "s80")
    scene.at_moment("turn_end")
    assert len(scene.told("irradiated")) >= 1  # alone with it


def test_the_letter_reaches_who_camps_beside_the_load(monkeypatch: pytest.MonkeyPatch) -> None:
    for space, reads in (("s80", []), ("s79", [427])):
        scene = road(monkeypatch, "k2")
        scene.at(1, space)
        scene.at_moment("after_camp", 1)
        assert read(scene) == reads
    scene = road(monkeypatch, "k2")
    scene.at_moment("after_camp", 0)  # the carrier
    assert read(scene) == []


@pytest.mark.rule("wk2.walker.03")
def test_a_weighman_who_is_paid_waits_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k2")
    state = scene.state
    state.walkers[WEIGHMEN[0]] = board.BY_ID["s03"]  # next to them
    scene.act("bribe")
    scene.finish(0, "gross")
    assert scene.counted("wait_1") == (2,)
    assert state.ammo[0] == 2
    for _ in range(2):
        scene.at_moment("round_end")
        assert state.walkers[WEIGHMEN[0]] == board.BY_ID["s03"]
    scene.at_moment("round_end")
    assert scene.counted("caught") == (1,)
    assert state.walkers[WEIGHMEN[0]] == board.BY_ID["s44"]  # back to Gangraen
    assert read(scene) == [417, 420]


def test_a_crossing_shuts_the_cellar_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    open_at = {}
    for crossed in (411, 412, 413):
        scene = road(monkeypatch, "k2")
        scene.state.read = (crossed - 1,)
        found = []
        for place in (10, 12, 19):
            scene.state.space[0] = board.SPECIAL[place]
            if "ground" in scene.plot_keys(0):
                found.append(place)
        open_at[crossed] = found
    assert open_at == {411: [10, 12], 412: [12, 19], 413: [12, 19]}
    scene.state.space[0] = board.SPECIAL[12]
    scene.state.walkers[WEIGHMEN[1]] = board.SPECIAL[12]
    assert "ground" not in scene.plot_keys(0)


@pytest.mark.rule("wk2.vote.01")
def test_the_bids_for_the_lid_are_shown_together(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k3a")
    scene.at_moment("sheet_open")
    scene.answer(0, "bid:1")
    scene.answer(1, "bid:3")
    assert scene.told("bids") == []
    scene.answer(2, "bid:0")
    assert [event.data["amount"] for event in scene.told("bids")] == [1, 3, 0]
    assert [scene.state.ammo[seat] for seat in range(3)] == [3, 1, 4]
    assert read(scene) == [437, 430]
    assert scene.flag("open") == 1


def test_talk_goes_on_where_it_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k3a")
    for entry in range(431, 437):
        scene.act("talk", entry % 3)
        scene.finish(entry % 3)
        assert read(scene)[-1] == entry
    assert scene.flag("truth") == 1
    assert "talk" not in scene.plot_keys(0)


def test_three_knocks_open_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k3b")
    scene.at_moment("round_end")
    scene.act("seal")
    scene.answer(0, "lean")
    assert [scene.state.radiation[seat] for seat in range(3)] == [1, 1, 1]
    scene.at_moment("round_end")
    assert scene.counted("knocks") == (1,)
    scene.at_moment("round_end")
    assert scene.state.exit_to < 0
    scene.note(knocks=2)
    assert 441 in scene.read_out("441")
    assert read(scene)[0] == 441


def test_the_buyers_token_opens_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k4")
    scene.state.closed = (board.BY_ID[TOWN],)
    scene.act("call", 1)
    scene.answer(1, "pay")
    assert scene.state.closed == ()
    scene = road(monkeypatch, "k4")
    scene.state.closed = (board.BY_ID[TOWN],)
    scene.state.special[0] = (CARGO, TOKEN)
    scene.act("call")
    assert scene.asked(0) == ""
    assert scene.state.closed == ()


@pytest.mark.rule("wk2.ending.02")
@pytest.mark.parametrize(
    ("entry", "flags", "paid", "ending"),
    [
        ("445", (), [4, 2, 2], 452),
        ("445", ("letter",), [5, 2, 2], 452),
        ("445", ("letter", "open"), [3, 2, 2], 452),
        ("445", ("open", "truth"), [3, 2, 2], 454),
        ("447", (), [6, 1, 1], 452),
        ("447", ("rival", "open", "truth"), [7, 1, 1], 454),
        ("449", ("open",), [3, 3, 3], 453),
    ],
)
def test_who_is_paid_by_whom(
    monkeypatch: pytest.MonkeyPatch,
    entry: str,
    flags: tuple[str, ...],
    paid: list[int],
    ending: int,
) -> None:
    scene = road(monkeypatch, "k4")
    scene.note(*flags, caught=1)
    scene.at(0, TOWN)
    assert ending in scene.read_out(entry)
    assert pay(scene) == paid
    assert [score(scene.state, seat) for seat in range(3)] == [one - 1 for one in paid]
    assert 0 in winners(scene.state)


def test_who_betrays_takes_all_and_is_known_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = road(monkeypatch, "k4")
    hits = (0, 7, 14, 19)
    monkeypatch.setattr(dice_rolls, "roll_die", lambda state, colour: hits[colour])
    scene.wield(1, "q02")
    scene.state.duel_won = 0
    scene.act("betray", 1)
    for _ in range(12):
        seat = next((one for one in range(3) if scene.asked(one)), -1)
        if seat < 0:
            break
        scene.answer(seat, scene.offered(seat)[-1])
    assert carrier_of(scene.state) == 1
    assert SPECIAL_BY_NUMBER[8] in scene.state.special[1]
    assert read(scene) == [448, 450]
    assert 455 in scene.read_out("445", 1)
    assert pay(scene) == [0, 7, 0]
    assert winners(scene.state) == (1,)


@pytest.mark.parametrize("sheet", ["k3a", "k3b"])
def test_who_walked_away_from_thanks_earns_again_on_the_next_page(sheet: str) -> None:
    scene = Scene("johnny", "nelly", sheet="k2")
    unthanked = FLAGS.index("unthanked")
    scene.state.noted[1] = (unthanked,)
    scene.state.exit_to = SHEETS.index(sheet)
    scene.run(OPEN_SHEET, -1)
    assert unthanked not in scene.state.noted[1]
