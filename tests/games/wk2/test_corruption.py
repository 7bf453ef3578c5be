"""Spreading Corruption played: every ending, what lies in the cities, and what stays secret."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import FLAGS, TALLIES
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules import dice_rolls, tests
from dustboard.games.wk2.rules.city import in_city
from dustboard.games.wk2.rules.scoring import SEALS
from dustboard.games.wk2.rules.stages import STAGE, stage_of
from dustboard.games.wk2.rules.winning import winners
from dustboard.kernel.game import Game
from games.wk2.later_endings import KEEPER_SENSE, keeper
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
AGREEMENT = SEALS.index("agreement")
BLANK = SEALS.index("blank")
GANGRAEN = "s44"
GANGRAEN_AT = board.CITIES.index(board.BY_ID[GANGRAEN])
TROPHIES = TALLIES.index("trophies")


def told(ending: int, knights: int, plan: Plan, *wants: str) -> Game:
    """The first of some games that comes to an ending."""
    met = []
    for seed in range(48):
        game = told_tale(
            new_game("spreading_corruption", knights, seed), plan, *wants, *KEEPER_SENSE
        )
        met.append(ending_of(game))
        if met[-1] == ending and 399 in entries(game):
            return game
    raise AssertionError(met)


@pytest.mark.parametrize(
    ("ending", "way", "last", "wants", "knights"),
    [
        *[(400, "cure", "strike", ("wells",), knights) for knights in KNIGHTS],
        (401, "both", "", ("wells",), 3),
        *[(402, "late", "", ("straight",), knights) for knights in KNIGHTS],
        *[(403, "cure", "sing", ("straight", "sing"), knights) for knights in KNIGHTS],
        *[(404, "burn", "strike", ("straight",), knights) for knights in KNIGHTS],
    ],
)
def test_a_corruption_comes_to_its_ending(
    ending: int, way: str, last: str, wants: tuple[str, ...], knights: int
) -> None:
    game = told(ending, knights, keeper(way, last), *wants)
    read = entries(game)
    assert read[0] == 348
    at = read.index(ending)
    assert read[at - 1] == 399
    assert len(read) == at + 2
    assert read[-1] in (405, 406, 407)
    assert game.outcome is not None
    turned = {seat for seat in range(knights) if game.state.seal[seat] == AGREEMENT}
    left = {seat for seat in range(knights) if not game.state.out[seat]}
    wins = {402: turned & left, 401: left}.get(ending, left - turned)
    assert set(game.outcome.winners) == wins


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_nothing_is_kept_a_chair(knights: int) -> None:
    game = idly(new_game("spreading_corruption", knights, 5))
    read = entries(game)
    pages = (348, 357, 360, 363, 379, 381, *((390,) if knights > 2 else ()), 395, 399, 402, 405)
    assert [entry for entry in read if entry in pages] == list(pages)


@pytest.mark.parametrize("knights", KNIGHTS)
def test_a_table_that_does_anything_comes_to_an_end(knights: int) -> None:
    for seed in range(4):
        quick = seed % 2 == 0
        game = at_random(new_game("spreading_corruption", knights, seed, quick_setup=quick), seed)
        assert 400 <= ending_of(game) <= 404


# -- single moments -------------------------------------------------------------------------------


def town(patch: pytest.MonkeyPatch, sheet: str, *knights: str, **stages: int) -> Scene:
    """Knights in Gangraen, with what lies in the towns."""
    knights = knights or ("johnny", "logan", "rhea")
    scene = Scene(*knights, patch=patch, sheet=sheet, adventure="spreading_corruption")
    for seat in range(len(knights)):
        scene.at(seat, GANGRAEN)
        scene.state.armor[seat] = ()
    scene.note(**{f"stage_{city}": stage for city, stage in stages.items()})
    scene.state.active = 0
    scene.state.actions = 2
    return scene


def stages(scene: Scene) -> dict[str, int]:
    found = {board.CITY[city]: stage_of(scene.state, city) for city in STAGE}
    return {city: stage for city, stage in found.items() if stage}


@pytest.mark.rule("wk2.module.11")
def test_what_grows_takes_the_worst_town_and_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2", alice=2, pumps=2, gangraen=1)
    scene.does({"do": "spread", "at": "worst", "seeds": True})
    grown = stages(scene)
    assert (grown["alice"], grown["pumps"], grown["gangraen"]) == (3, 2, 1)
    assert len(grown) == 4  # a new town has a token of stage 1
    scene.does({"do": "spread", "at": "alice", "seeds": True})
    assert len(stages(scene)) == 4  # what is full sends on no more
    scene.does({"do": "spread", "at": "each"})
    assert stages(scene)["pumps"] == 3
    assert stages(scene)["gangraen"] == 2
    assert stages(scene)["alice"] == 3
    scene.does({"do": "spread", "at": "here", "amount": -3})
    assert "gangraen" not in stages(scene)


@pytest.mark.rule("wk2.module.11", "wk2.city.01")
def test_a_cult_has_no_shops(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2", gangraen=2)
    assert in_city(scene.state, 0)
    scene.note(stage_gangraen=3)
    assert not in_city(scene.state, 0)
    scene.at(0, "s67")
    scene.note("trading", stage_new_sydney=3)
    assert in_city(scene.state, 0)


def storm(scene: Scene, seat: int = 0) -> None:
    """Go down into the cellar, which has one wound left to take."""
    scene.does({"do": "stand_foe", "foe": "f-364-gangraen", "health": 9})
    slot = scene.state.standing.index(ENEMY_ID.index("f-364-gangraen"))
    scene.state.standing_wounds[slot] = 2 + 2 * stage_of(scene.state, scene.state.space[seat]) - 1
    scene.wield(seat, "q02")
    scene.give(seat, wounds=0)
    scene.act("storm", seat)
    scene.finish(seat, "take")


@pytest.mark.rule("wk2.module.02", "wk2.module.03", "wk2.module.04", "wk2.module.10")
def test_the_last_blow_takes_a_trophy_and_the_second_pays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = town(monkeypatch, "s2", gangraen=1)
    monkeypatch.setattr(
        dice_rolls, "roll_die", lambda state, colour: 6 * colour + (0, 1, 2, 1)[colour]
    )
    xp = scene.state.xp[0]
    storm(scene)
    assert scene.state.tally[TROPHIES] == 1
    assert scene.counted("burned") == (1,)
    assert stages(scene) == {}
    assert scene.state.xp[0] == xp + 1
    assert [entry + 1 for entry in scene.state.read] == [364, 365, 368, 378]
    assert scene.state.wooden[GANGRAEN_AT] == 0
    scene.state.wooden[GANGRAEN_AT - 1], scene.state.wooden[GANGRAEN_AT] = 0, -1
    scene.note(stage_gangraen=3)
    storm(scene)
    assert scene.state.tally[TROPHIES] == 2
    assert scene.state.xp[0] == xp + 1 + 4 + 1  # 3 for its stage, 1 by the entry, 1 for the trophy
    assert SPECIAL_BY_NUMBER[2] in scene.state.special[0]


@pytest.mark.rule("wk2.module.03", "wk2.module.11")
def test_a_wooden_token_is_taken_once_in_each_city(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2", gangraen=1)
    monkeypatch.setattr(
        dice_rolls, "roll_die", lambda state, colour: 6 * colour + (0, 1, 2, 1)[colour]
    )
    view = TITLE.view(scene.state, 0)
    assert len(view["board"]["wooden"]) == 6
    assert view["seats"][0]["trophies"] == []
    storm(scene)
    view = TITLE.view(scene.state, 0)
    assert stages(scene) == {}  # the cardboard token is gone
    assert GANGRAEN not in view["board"]["wooden"]
    assert len(view["board"]["wooden"]) == 5
    assert view["seats"][0]["trophies"] == [GANGRAEN]
    scene.note(stage_gangraen=1)
    xp = scene.state.xp[0]
    storm(scene)
    assert stages(scene) == {}
    assert scene.state.tally[TROPHIES] == 1
    assert scene.state.xp[0] == xp + 1  # for its stage, none for a trophy


@pytest.mark.rule("wk2.module.04")
def test_each_trophy_after_the_first_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2")
    gained = []
    for city in board.CITIES[:3]:
        scene.state.space[0] = city
        xp = scene.state.xp[0]
        scene.does({"do": "trophy"})
        gained.append(scene.state.xp[0] - xp)
    assert gained == [0, 1, 1]
    assert scene.state.wooden[:3] == [0, 0, 0]
    scene.state.space[1] = board.CITIES[3]
    xp = scene.state.xp[1]
    scene.does({"do": "trophy"}, seat=1)
    assert scene.state.xp[1] == xp  # another knight's first


def test_the_vial_clears_a_cellar_without_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2", gangraen=3)
    scene.state.special[0] = (SPECIAL_BY_NUMBER[2],)
    scene.act("storm")
    scene.answer(0, "vial")
    assert scene.asked(0) == ""
    assert scene.counted("cured", "burned") == (1, 0)
    assert stages(scene) == {}
    assert scene.state.special[0] == ()


def test_a_dose_and_a_steady_voice_clear_a_town(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2", gangraen=2)
    scene.note(doses=2)
    monkeypatch.setattr(tests, "roll_pool", lambda state, pool: [6, 6])
    scene.act("cleanse")
    scene.finish(0)
    assert scene.counted("doses", "cured") == (1, 1)
    assert stages(scene) == {}
    scene.note(stage_gangraen=3)
    assert scene.plot_keys(0) == ["storm"]


def test_a_vial_of_the_brewer_wants_more_when_she_is_ill(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s2")
    scene.at(0, "s58")
    monkeypatch.setattr(tests, "roll_pool", lambda state, pool: [1])
    scene.act("brew")
    scene.finish(0, "brew")
    assert scene.counted("doses") == (1,)
    scene.state.read = (*scene.state.read, 371)  # entry 372
    scene.act("brew")
    scene.finish(0, "brew")
    assert scene.counted("doses") == (1,)


@pytest.mark.rule("wk2.vote.02", "wk2.vote.01")
def test_one_paper_of_all_is_marked_and_only_its_owner_reads_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = town(monkeypatch, "s3b")
    scene.does({"do": "deal_papers", "marked": "agreement", "others": "blank"})
    dealt = list(scene.state.seal[:3])
    assert sorted(dealt) == [BLANK, BLANK, AGREEMENT]
    seen = []
    for swap in (dealt, [dealt[0], dealt[2], dealt[1]]):
        scene.state.seal[:3] = swap
        seen.append([TITLE.view(scene.state, seat) for seat in range(3)])
    assert seen[0][0] == seen[1][0]  # the papers of the others have changed places
    assert scene.told("unsealed") == []
    scene.state.seal[:3] = [BLANK, AGREEMENT, BLANK]
    scene.does({"do": "look_seal"})
    scene.answer(0, "seat:1")
    assert scene.state.looked[0] == (-2, AGREEMENT)
    assert [event.data for event in scene.told("looks")] == [{}]


@pytest.mark.rule("wk2.vote.02")
def test_who_agreed_in_a_night_is_marked_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s3b")
    marked = [0, 0]
    for agrees in (False, True):
        scene.state.noted[2] = (FLAGS.index("agree"),) if agrees else ()
        for _ in range(90):
            scene.does({"do": "deal_papers", "marked": "agreement", "others": "blank"})
            marked[agrees] += scene.state.seal[2] == AGREEMENT
    # of three papers one is marked; dealt again once, five deals in nine
    assert 20 <= marked[0] <= 39
    assert 41 <= marked[1] <= 59


@pytest.mark.rule("wk2.vote.02")
def test_who_is_named_most_is_sent_out_whoever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for paper in (AGREEMENT, BLANK):
        scene = town(monkeypatch, "s3b")
        scene.state.seal[:3] = [BLANK, paper, BLANK]
        scene.at_moment("round_end")
        assert scene.offered(0) == ["seat:1", "seat:2", "nobody"]
        scene.answer(0, "seat:1")
        scene.answer(1, "nobody")
        assert scene.told("names") == []  # nothing is shown before all have chosen
        scene.answer(2, "seat:1")
        assert [event.data for event in scene.told("names")] == [{"by": 1}, {"by": 1}]
        assert scene.state.noted[1] == (FLAGS.index("isolated"),)
        assert [entry + 1 for entry in scene.state.read] == [393]
        assert "argue" not in scene.plot_keys(1)
        assert "argue" in scene.plot_keys(0)
    scene = town(monkeypatch, "s3b")
    scene.at_moment("round_end")
    scene.answer(0, "seat:1")
    scene.answer(1, "seat:0")
    scene.answer(2, "nobody")
    assert [entry + 1 for entry in scene.state.read] == [391]


def test_who_confesses_is_loyal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s3b")
    scene.state.seal[:3] = [AGREEMENT, BLANK, BLANK]
    scene.act("confess")
    assert scene.state.seal[0] == BLANK
    assert scene.state.radiation[0] == 2
    assert "confess" not in scene.plot_keys(0)
    xp = list(scene.state.xp)
    scene.act("confess", 1)
    assert list(scene.state.xp) == [one + 1 for one in xp]


@pytest.mark.rule("wk2.ending.08")
def test_who_has_turned_wins_with_the_peace_and_not_with_the_noise() -> None:
    scene = Scene("johnny", "logan", "rhea", adventure="spreading_corruption")
    state = scene.state
    state.seal[:3] = [BLANK, AGREEMENT, BLANK]
    state.over = True
    wins = {}
    kinds = {400: 0, 401: 1, 402: 2, 403: 1, 404: 0}
    for ending, kind in kinds.items():
        state.ending, state.ending_kind = ending - 1, kind
        wins[ending] = winners(state)
    assert wins == {400: (0, 2), 401: (0, 1, 2), 402: (1,), 403: (0, 2), 404: (0, 2)}


def test_the_choir_stands_where_the_cult_is(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s4", pumps=3, alice=2)
    scene.does({"do": "muster", "at": "new_sydney"})
    assert [scene.where(seat) for seat in range(3)] == ["s64"] * 3
    scene = town(monkeypatch, "s4", alice=2)
    scene.does({"do": "muster", "at": "new_sydney"})
    assert scene.where() == "s67"


def test_a_bottle_hurts_the_choir_and_may_silence_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = town(monkeypatch, "s4")
    scene.does({"do": "muster", "at": "gangraen"})
    scene.does({"do": "stand_foe", "foe": "f-398", "health": 5})
    scene.note(doses=2)
    scene.act("strike")
    scene.answer(0, "dose")
    assert [event.data["chosen"] for event in scene.told("outcome")] == ["half"]
    assert scene.flag("silenced") == 0
    scene.act("strike")
    scene.answer(0, "dose")
    assert scene.flag("silenced") == 1
    assert "strike" not in scene.plot_keys(0)
