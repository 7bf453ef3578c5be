"""City tasks: the piles, how one is taken on, and what each of them does while it is active."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conformance.worlds import difference, other_world, shown
from dustboard.games.wk2.bot import city_tasks as bot
from dustboard.games.wk2.bot.heuristics import rate
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import AID, NEGOTIATE, SURVIVAL
from dustboard.games.wk2.content.settings import OPTIONS
from dustboard.games.wk2.content.task_table import (
    OF_CITY,
    TASK_CITY,
    TASK_GOAL,
    TASK_ID,
    TASKS,
    TOKEN_SPACES,
)
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.gear import capacity
from dustboard.games.wk2.rules.invariants import INVARIANTS
from dustboard.games.wk2.rules.programs import (
    CAMP,
    COMBAT,
    DEAL_WOUNDS,
    TAKE_TASK,
    TEST,
)
from dustboard.games.wk2.rules.road.route import fuel_for, reach, route_cost
from dustboard.games.wk2.rules.trade.stalls import price
from dustboard.games.wk2.rules.values import bonus, health, repair, skill_dice, speed, tank
from dustboard.games.wk2.show.card_text import goals_text, rules_text
from dustboard.games.wk2.show.view import table
from dustboard.kernel.game import Game
from games.wk2.city_scene import (
    CITY,
    ELSEWHERE,
    act,
    active,
    enemy_of,
    laid,
    number,
    town,
    turn,
)
from games.wk2.scene import Scene, gear

# -- the option, and the piles --------------------------------------------------------------------


@pytest.mark.rule("wk2.module.02")
def test_city_tasks_are_an_option_of_any_game() -> None:
    (option,) = [one for one in OPTIONS if one.name == "city_tasks"]
    assert option.default is False
    game = Game(TITLE, 2, 1, {"adventure": "iron_trail", "quick_setup": True}, debug=True)
    while game.state.sheet < 0:
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])
    assert game.state.task_piles == [()] * 6
    assert game.view(0)["decks"]["city_tasks"] == {}


@pytest.mark.rule("wk2.citytask.01")
def test_each_city_has_a_shuffled_pile_of_three() -> None:
    assert TASKS == 18
    orders = set()
    for seed in range(6):
        options = {"adventure": "iron_trail", "quick_setup": True, "city_tasks": True}
        game = Game(TITLE, 2, seed, options, debug=True)
        while game.state.sheet < 0:
            decision = game.pending[0]
            game.answer(decision.seat, decision.options.keys()[0])
        piles = game.state.task_piles
        assert [sorted(pile) for pile in piles] == [sorted(tasks) for tasks in OF_CITY]
        assert game.view(None)["decks"]["city_tasks"] == dict.fromkeys(CITY.values(), 3)
        orders.add(tuple(piles))
        assert [event for event in game.log(None) if "pile of three" in str(event)]
    assert len(orders) == 6


@pytest.mark.rule("wk2.citytask.01")
def test_nobody_knows_the_order_of_the_piles() -> None:
    luck = random.Random(3)
    options = {"adventure": "iron_trail", "quick_setup": True, "city_tasks": True}
    game = Game(TITLE, 3, 2, options, debug=True)
    seen = 0
    for _ in range(60):
        for viewer in (None, 0, 1, 2):
            other = other_world(game, viewer, luck)
            seen += other.state.task_piles != game.state.task_piles
            for city, pile in enumerate(other.state.task_piles):
                assert sorted(pile) == sorted(game.state.task_piles[city])
            assert difference(shown(game, viewer), shown(other, viewer)) == []
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    assert seen > 60


# -- a task is taken on ---------------------------------------------------------------------------


@pytest.mark.rule("wk2.citytask.02")
def test_a_city_action_ends_with_the_top_task() -> None:
    scene = laid()
    town(scene, "gangraen")
    assert [TASK_ID[task] for task in scene.state.tasks[0]] == ["city_task_03"]
    assert len(scene.state.task_piles[TASK_CITY[number(3)]]) == 2
    (told,) = scene.told("task")
    assert told.data == {"task": "city_task_03", "city": CITY["gangraen"]}
    view = table(scene.state, 0)
    assert view["seats"][0]["tasks"] == [
        {"card": "city_task_03", "now": 0, "of": 1, "space": None, "seen": []}
    ]
    assert view["decks"]["city_tasks"][CITY["gangraen"]] == 2


@pytest.mark.rule("wk2.citytask.02")
def test_other_actions_and_other_games_bring_no_task() -> None:
    scene = laid()
    scene.at(0, CITY["gangraen"])
    turn(scene)
    act(scene, "camp")
    assert scene.state.tasks == [()]
    plain = Scene("johnny")
    town(plain, "gangraen")
    assert plain.state.tasks == [()]


@pytest.mark.rule("wk2.citytask.02", "wk2.citytask.03")
def test_one_task_of_each_city_and_two_in_all() -> None:
    scene = laid()
    active(scene, 1)
    town(scene, "gangraen")
    assert scene.state.tasks[0] == (number(1),)  # one of this city is active
    finished = laid()
    active(finished, 1)
    finished.state.tasks_done[0], finished.state.tasks[0] = finished.state.tasks[0], ()
    town(finished, "gangraen")
    assert finished.state.tasks[0] == ()  # or is done (ruling A92)
    town(finished, "pumps")
    assert len(finished.state.tasks[0]) == 1  # what is done does not count for the limit of two
    full = laid()
    active(full, 1, 7)
    town(full, "pumps")
    assert full.state.tasks[0] == (number(1), number(7))
    assert len(full.state.task_piles[TASK_CITY[number(16)]]) == 3


@pytest.mark.rule("wk2.citytask.02")
def test_an_empty_pile_gives_none() -> None:
    scene = laid()
    for seat_task in (1, 2, 3):
        pile = scene.state.task_piles[TASK_CITY[number(seat_task)]]
        scene.state.task_piles[TASK_CITY[number(seat_task)]] = tuple(
            one for one in pile if one != number(seat_task)
        )
        scene.state.tasks_out = (*scene.state.tasks_out, number(seat_task))
    town(scene, "gangraen")
    assert scene.state.tasks == [()]
    assert scene.asked() == "action"


@pytest.mark.rule("wk2.citytask.05")
@pytest.mark.parametrize(("task", "away", "terrain"), [(5, 3, None), (13, 4, 1)])
def test_a_token_lies_on_a_plain_space_at_its_distance(
    task: int, away: int, terrain: int | None
) -> None:
    home = board.CITIES[TASK_CITY[number(task)]]
    open_spaces = [
        space
        for space in range(board.COUNT)
        if board.STEPS[home][space] == away
        and board.ENTERABLE[space]
        and not board.IS_CITY[space]
        and not board.SPECIAL_NUMBER[space]
        and terrain in (None, board.TERRAIN[space])
    ]
    assert open_spaces
    assert list(TOKEN_SPACES[number(task)]) == open_spaces
    assert [task for task in range(TASKS) if TOKEN_SPACES[task]] == [number(5), number(13)]


@pytest.mark.rule("wk2.citytask.05")
def test_the_token_is_placed_in_the_same_city_action() -> None:
    scene = laid()
    city = TASK_CITY[number(5)]
    rest = [task for task in OF_CITY[city] if task != number(5)]
    scene.state.task_piles[city] = (*rest, number(5))
    town(scene, "carcassville")
    assert scene.asked() == "place_task"
    spaces = [board.ID[space] for space in TOKEN_SPACES[number(5)]]
    assert scene.offered() == spaces
    refused = {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}
    crater = next(board.ID[one] for one in range(board.COUNT) if not board.ENTERABLE[one])
    for closed in (crater, board.ID[board.SPECIAL[4]], CITY["pumps"], ELSEWHERE):
        assert closed not in spaces
        assert refused[closed] == "wk2.citytask.05"
    scene.answer(0, spaces[-1])
    assert board.ID[scene.state.task_at[number(5)]] == spaces[-1]
    assert scene.asked() == "action"
    assert table(scene.state, 0)["seats"][0]["tasks"][0]["space"] == spaces[-1]


@pytest.mark.rule("wk2.citytask.05")
def test_where_one_space_is_open_the_token_goes_there() -> None:
    scene = laid()
    city = TASK_CITY[number(13)]
    scene.state.task_piles[city] = (number(13),)
    scene.state.tasks_out = tuple(task for task in OF_CITY[city] if task != number(13))
    town(scene, "queens_valley")
    assert [board.ID[scene.state.task_at[number(13)]]] == ["s139"]
    assert scene.asked() == "action"


# -- what an active task does ---------------------------------------------------------------------


@pytest.mark.rule("wk2.citytask.04")
@pytest.mark.parametrize(
    ("task", "read"),
    [
        (2, lambda state: -price(state, 0, gear("q01"))),
        (3, lambda state: speed(state, 0)),
        (4, lambda state: health(state, 0)),
        (6, lambda state: capacity(state, 0)),
        (7, lambda state: skill_dice(state, 0, NEGOTIATE)[0]),
        (9, lambda state: tank(state, 0)),
        (10, lambda state: skill_dice(state, 0, AID)[0]),
        (13, lambda state: capacity(state, 0)),
        (17, lambda state: repair(state, 0)),
        (18, lambda state: -price(state, 0, gear("q01"))),
    ],
)
def test_numbers_change_while_a_task_is_active(task: int, read: Any) -> None:
    plain, scene = laid(), laid()
    active(scene, task)
    better = task in (7, 10, 17)
    assert read(scene.state) == read(plain.state) + (1 if better else -1)
    scene.state.task_steps[number(task)] = TASK_GOAL[number(task)]
    scene.state.tasks_done[0], scene.state.tasks[0] = scene.state.tasks[0], ()
    assert read(scene.state) == read(plain.state)


@pytest.mark.rule("wk2.citytask.04")
def test_what_no_longer_fits_goes_when_the_task_comes() -> None:
    scene = laid()
    scene.give(0, fuel=tank(scene.state, 0), wounds=health(scene.state, 0) - 1)
    for city, task in (("new_sydney", 9), ("carcassville", 4)):
        scene.state.tasks[0] = ()
        at = TASK_CITY[number(task)]
        rest = [one for one in OF_CITY[at] if one != number(task)]
        scene.state.task_piles[at] = (*rest, number(task))
        scene.at(0, CITY[city])
        scene.run(TAKE_TASK)
        assert scene.state.tasks[0] == (number(task),)
        if task == 9:
            assert scene.state.fuel[0] == tank(scene.state, 0)
        else:
            assert scene.state.wounds[0] == health(scene.state, 0) - 1
            assert not scene.told("unconscious")


@pytest.mark.rule("wk2.citytask.04")
def test_a_camp_in_scrub_hurts_the_rat_catcher() -> None:
    scrub = next(one for one in range(board.COUNT) if board.TERRAIN[one] == 2)
    hurt = []
    for space in (board.ID[scrub], ELSEWHERE):
        scene = laid()
        active(scene, 1)
        scene.at(0, space)
        scene.run(CAMP)
        hurt.append(scene.state.contaminated[0])
    assert hurt == [1, 0]


@pytest.mark.rule("wk2.citytask.04")
@pytest.mark.parametrize(("task", "foe", "other"), [(5, "gang", "beast"), (15, "mutant", "gang")])
def test_some_enemies_roll_a_die_more(
    monkeypatch: pytest.MonkeyPatch, task: int, foe: str, other: str
) -> None:
    pools = []
    for kind in (foe, other):
        scene = laid(monkeypatch)
        active(scene, task)
        enemy = enemy_of(kind)
        scene.wield(0, "a01", "a02")
        scene.run(COMBAT, 0, enemy, -1)
        plain = Scene("johnny", patch=monkeypatch)
        plain.wield(0, "a01", "a02")
        plain.run(COMBAT, 0, enemy, -1)
        assert scene.asked() == plain.asked() == "weapon"
        pools.append(scene.state.foe_pool[0] - plain.state.foe_pool[0])
    assert pools == [1, 0]


@pytest.mark.rule("wk2.citytask.04")
def test_scrub_is_thicker_with_a_dive_permit() -> None:
    scrub = next(one for one in board.NEIGHBOURS[board.SPECIAL[16]] if board.ENTERABLE[one])
    plain, scene = laid(), laid()
    active(scene, 8)
    for here in (plain, scene):
        here.at(0, board.ID[scrub])
    route = (board.SPECIAL[16],)
    assert board.TERRAIN[board.SPECIAL[16]] == 2
    assert route_cost(scene.state, 0, route) == route_cost(plain.state, 0, route) + 1
    dry = next(one for one in range(board.COUNT) if board.TERRAIN[one] == 1)
    assert route_cost(scene.state, 0, (dry,)) == route_cost(plain.state, 0, (dry,))


@pytest.mark.rule("wk2.citytask.04")
def test_fuel_drives_nowhere_while_stars_are_counted() -> None:
    scene = laid()
    scene.give(0, fuel=2)
    before = reach(scene.state, 0)
    assert before > speed(scene.state, 0)
    active(scene, 12)
    assert bonus(scene.state, 0) == 0
    assert reach(scene.state, 0) == speed(scene.state, 0)
    assert fuel_for(scene.state, 0, speed(scene.state, 0)) == 0


@pytest.mark.rule("wk2.citytask.04")
def test_white_cloth_makes_armor_useless() -> None:
    for task in (0, 11):
        scene = laid()
        scene.wear(0, "q17")
        if task:
            active(scene, task)
        scene.run(DEAL_WOUNDS, 0, 2, 0, 0)
        assert scene.asked() == ("" if task else "armor")
        if task:
            assert scene.state.wounds[0] == 2


@pytest.mark.rule("wk2.citytask.04")
def test_a_queens_ear_rolls_one_die_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(monkeypatch)
    active(scene, 14)
    scene.run(TEST, 0, NEGOTIATE, 3)
    assert scene.asked() == "reroll"
    assert "city_task_14" in scene.offered()
    scene.answer(0, "city_task_14")
    scene.answer(0, scene.offered()[0])
    assert not scene.asked()  # once for each roll
    scene.run(TEST, 0, SURVIVAL, 3)
    assert not scene.asked()


@pytest.mark.rule("wk2.citytask.04")
def test_the_night_watch_draws_a_token_in_camp() -> None:
    scene = laid()
    active(scene, 16)
    scene.run(CAMP)
    assert len(scene.told("token")) == 1
    assert scene.told("tokens-read")


# -- texts and bots -------------------------------------------------------------------------------


def test_cards_say_what_they_do_and_what_is_left() -> None:
    text = rules_text(CONTENT.city_tasks[0])
    assert "in scrub" in text
    assert "Goal: Defeat 2 beasts." in text
    assert "entry 540" in text
    for row in CONTENT.city_tasks:
        assert len(goals_text(row)) == row.goal
        assert "nearer" not in rules_text(row)
    assert [row.entry for row in CONTENT.city_tasks] == list(range(540, 558))


def test_bots_know_where_a_task_is_done() -> None:
    scene = laid()
    active(scene, 17, 6)
    view = {**dict(table(scene.state, 0)), "you": 0, "options": {}}
    look = Seen(view)
    sites = dict(bot.task_sites(look))
    assert board.SPECIAL[6] in sites
    assert board.BY_ID[CITY["queens_valley"]] in sites
    assert board.BY_ID[CITY["gangraen"]] not in sites  # two tasks are enough
    assert bot.gains(look.at(board.BY_ID[CITY["queens_valley"]]), "turn_end") > 0


def test_bots_take_on_tasks_and_finish_some() -> None:
    taken = finished = 0
    for seed in range(3):
        options = {"adventure": "iron_trail", "quick_setup": True, "city_tasks": True}
        game = Game(TITLE, 3, seed, options)
        while game.pending:
            decision = game.pending[0]
            ratings = rate(game.view(decision.seat), decision)
            game.answer(decision.seat, decision.options.keys()[ratings.index(max(ratings))])
        kinds = [event.kind for event in game.state.journal or ()]
        taken += kinds.count("task")
        finished += kinds.count("task-done")
    assert taken >= 3
    assert finished >= 1


# -- random games ---------------------------------------------------------------------------------

MODULES: list[dict[str, Any]] = [
    {},
    {"landmarks": "before"},
    {"landmarks": "during"},
    *[
        {option.name: True}
        for option in OPTIONS
        if option.group == "modules" and option.name not in ("landmarks", "city_tasks")
    ],
]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_random_games_keep_the_invariants(module: dict[str, Any]) -> None:
    adventures = OPTIONS[0].values
    for seed in range(2):
        luck = random.Random(f"{module}{seed}")
        options = {
            "adventure": luck.choice(adventures[1:]),
            "quick_setup": True,
            "city_tasks": True,
            **module,
        }
        players = luck.choice(list(TITLE.players_for(options)))
        game = Game(TITLE, players, seed, options, debug=True)
        while game.pending:
            decision = luck.choice(game.pending)
            keys = decision.options.keys()
            town = decision.name == "action" and "city" in keys and luck.random() < 0.8
            game.answer(decision.seat, "city" if town else luck.choice(keys))
        assert all(check(game.state) == "" for check in INVARIANTS)
