"""Environments pass the checks of PettingZoo and Gymnasium as they come, for every title."""

import warnings
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import dustboard
from conformance.worlds import other_world
from dustboard import envs
from dustboard.envs.action_list import FIRST, NONE, SPARE, WAIT, Actions
from dustboard.envs.blocks import blocks_of, fields_of, grown, stored
from dustboard.envs.feature_list import Features
from dustboard.envs.table import IllegalAction
from refresh import AGAIN

TITLES = dustboard.titles()
envs.register()  # as Gymnasium does where the package is installed
OPTIONS: dict[str, dict[str, Any]] = {"wk2": {"adventure": "iron_trail"}}


def options_of(title: str) -> dict[str, Any]:
    """What a table of two needs to be told."""
    return OPTIONS.get(title, {})


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_takes_a_table_where_seats_act_in_turn(title: str) -> None:
    api_test(envs.aec(title, **options_of(title)), num_cycles=120)
    seed_test(lambda: envs.aec(title, **options_of(title)), num_cycles=40)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_takes_a_table_where_seats_act_at_once(title: str) -> None:
    parallel_api_test(envs.parallel(title, **options_of(title)), num_cycles=120)
    parallel_seed_test(lambda: envs.parallel(title, **options_of(title)), num_cycles=40)


@pytest.mark.parametrize("title", TITLES)
def test_a_table_can_be_rendered(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    seen = {"svg": lambda picture: picture.startswith("<svg") and picture.endswith("</svg>\n")}
    render_test(
        lambda render_mode: envs.aec(title, render_mode=render_mode, **options_of(title)),
        custom_tests=seen,
    )
    assert "Seat 0" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_takes_one_seat_against_bots(title: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(old|newer) version.*")
        env = gymnasium.make(
            f"dustboard/{title}-v0", others="random", render_mode="ansi", **options_of(title)
        )
        check_env(env.unwrapped, skip_render_check=False)


def test_many_tables_step_side_by_side() -> None:
    tables = gymnasium.make_vec("dustboard/wftw-v0", 3, "sync", others="random")
    rows, infos = tables.reset(seed=5)
    for _ in range(20):
        masks = infos["action_mask"]
        rows, _, _, _, infos = tables.step(np.array([mask.argmax() for mask in masks]))
    assert rows["observation"].shape == (3, envs.features("wftw", 2).size)
    assert len({tuple(row) for row in rows["observation"]}) == 3


@pytest.mark.parametrize("title", TITLES)
def test_a_game_ends_with_rewards_for_all(title: str) -> None:
    env = envs.aec(title, **options_of(title))
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        row, reward, ended, _, _ = env.last()
        totals[agent] += reward
        env.step(None if ended else rng.choice(np.flatnonzero(row["action_mask"])))
    outcome = env.table.game.outcome
    assert outcome is not None
    won = {f"seat_{seat}" for seat in outcome.winners}
    assert totals == {agent: 1.0 if agent in won else -1.0 for agent in totals}


@pytest.mark.parametrize("title", TITLES)
def test_a_row_tells_nothing_that_the_seat_may_not_know(title: str) -> None:
    # with three: two players of wk1 put tasks away one by one, and how far they are can be seen
    env = envs.aec(title, players=3, **options_of(title))
    env.reset(seed=11)
    rng = Random(2)
    told = 0
    for _ in range(60):
        if env.table.game.over:
            break
        for seat in range(3):
            row = env.table.row(seat)
            world = other_world(env.table.game, seat, rng)
            told += world.digest() != env.table.game.digest()
            assert row.tolist() == env.table.features.row(world.masked(seat)).tolist()
        env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert told > 20  # worlds that differ in what is hidden


def test_illegal_actions_are_refused_by_name_and_nothing_changes() -> None:
    env = envs.aec("wftw", illegal="raise")
    env.reset(seed=1)
    before = env.table.game.digest()
    with pytest.raises(IllegalAction, match=r"seat 0 cannot take action 0 \(wait\) now; it can"):
        env.step(WAIT)
    with pytest.raises(IllegalAction, match="not a number of an action"):
        env.step(10**6)
    both = envs.parallel("wftw", illegal="raise")
    rows, _ = both.reset(seed=1)
    first = int(rows["seat_0"]["action_mask"].argmax())
    with pytest.raises(IllegalAction):
        both.step({"seat_0": first, "seat_1": envs.actions("wftw").count - 1})
    assert both.table.game.answers.items() == []
    assert env.table.game.digest() == before


def test_an_illegal_action_loses_the_game() -> None:
    turns = envs.aec("wftw")
    turns.reset(seed=1)
    turns.step(WAIT)
    assert turns.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(turns.terminations.values())
    both = envs.parallel("wftw")
    rows, _ = both.reset(seed=1)
    first = int(rows["seat_0"]["action_mask"].argmax())
    _, rewards, ended, _, _ = both.step({"seat_0": first, "seat_1": both.table.actions.count - 1})
    assert (rewards, set(ended.values())) == ({"seat_0": 0.0, "seat_1": -1.0}, {True})


def test_an_illegal_action_loses_or_raises_where_one_learns_alone() -> None:
    env = envs.single("wftw", others="random")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(WAIT)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    strict = envs.single("wftw", others="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(WAIT)


def test_wrong_tables_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="there is no seat 2 at a table of 2"):
        envs.single("wftw", seat=2)
    with pytest.raises(dustboard.kernel.errors.BadOption):
        envs.aec("wftw", no_such_option=1)
    with pytest.raises(ValueError, match="there is no render mode 'film'"):
        envs.aec("wftw", render_mode="film")


def test_a_game_can_be_cut_short() -> None:
    env = envs.single("wftw", others="random", max_steps=2)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax())
    _, _, ended, stopped, _ = env.step(env.action_masks().argmax())
    assert (ended, stopped) == (False, True)


@pytest.mark.parametrize("title", TITLES)
def test_actions_have_one_number_each(title: str) -> None:
    actions = envs.actions(title)
    assert len(set(actions.listed)) == len(actions.listed) > 1000
    for number in range(FIRST, actions.count, 97):
        ask, _, key = actions.name(number).partition(" ")
        assert actions.number(ask, key) == number
    known = {ask.name for ask in dustboard.title(title).asks}
    assert {name.partition(" ")[0] for name in actions.listed} <= known


# how many numbers were given, and a digest of what they stand for: longer lists are fine, other
# numbers are not, because learners that were trained have them
GIVEN = {
    "wftw": (5734, "482f6f9a40fef674", 45, "c770f54b1dcba2d3"),
    "wk1": (2202, "af5f7dcad1424d2e", 259, "84c05b152d24562f"),
    "wk2": (1614, "f932124f10584345", 228, "d454d60b32c65913"),
}


@pytest.mark.parametrize("title", TITLES)
def test_numbers_that_were_given_stay(title: str) -> None:
    count, actions, blocks, rows = GIVEN[title]
    assert digest_of(envs.actions(title).listed[:count]) == actions
    assert digest_of(stored(title)[:blocks]) == rows
    assert blocks_of(title) == stored(title), AGAIN


def digest_of(lines: Sequence[str]) -> str:
    """A short digest of some lines."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_what_is_new_in_a_row_stands_behind_all_that_was() -> None:
    title = dustboard.title("wftw")
    fields = fields_of("wftw")
    early = grown((), title, [one for one in fields if one.name not in ("round", "hand")])
    late = grown(early, title, fields)
    assert late[: len(early)] == early
    assert late[len(early) :] == ("number round", "cards hand seats 0 69")
    few = tuple(line.replace(" 0 69", " 0 66") for line in late)
    assert grown(few, title, fields)[-1].endswith(" 66 69")
    old, new = (Features(title, 2, fields, lines) for lines in (early, late))
    assert new.names[: old.size] == old.names
    known = dustboard.new_game("wftw", players=2, seed=3).masked(1)
    assert new.row(known)[: old.size] == old.row(known)
    gone = Features(title, 2, [one for one in fields if one.name != "round"], late)
    assert gone.names == new.names
    assert (
        gone.row(known)[new.names.index("round")] == 0 != new.row(known)[new.names.index("round")]
    )


def test_answers_that_have_no_number_take_spare_ones() -> None:
    actions = Actions(["eat apple", "eat pear"])
    assert actions.numbers_of("eat", ["plum", "pear", "fig"]) == [1, FIRST + 1, 2]
    crowd = actions.numbers_of("eat", [f"fruit {n}" for n in range(SPARE + 2)])
    assert crowd[-2:] == [NONE, NONE]
    assert crowd[SPARE - 1] == FIRST - 1


@pytest.mark.parametrize("title", TITLES)
def test_hardly_an_answer_of_a_random_game_is_without_a_number(title: str) -> None:
    env = envs.aec(title, **options_of(title))
    env.reset(seed=77)
    rng = np.random.default_rng(3)
    answers = spare = 0
    while not env.table.game.over:
        legal = np.flatnonzero(env.action_masks())
        answers += len(legal)
        spare += int((legal < FIRST).sum())
        env.step(rng.choice(legal))
    assert spare <= answers // 50


def test_a_row_tells_what_an_answer_names_by_its_place() -> None:
    game = dustboard.new_game("wftw", players=2, seed=1)
    features = envs.features("wftw", 2)
    before = features.row(game.masked(0))
    row = game.state.row
    game.state.row = (row[1], row[0], *row[2:])  # `base:0` is another card now
    after = features.row(game.masked(0))
    differs = [
        name for name, one, two in zip(features.names, before, after, strict=True) if one != two
    ]
    assert differs == ["row 0", "row 1"]
