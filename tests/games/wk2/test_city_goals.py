"""Goals of city tasks: how each is met and paid, and what a finished task is good for."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import NEGOTIATE, SURVIVAL, TECH
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.task_table import (
    TASK_ENTRY,
    TOKEN_SPACES,
)
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID, FINDINGS
from dustboard.games.wk2.rules.actions import AFTER, CAMPS
from dustboard.games.wk2.rules.favours import PAINTED
from dustboard.games.wk2.rules.flow import ACT
from dustboard.games.wk2.rules.harm import eliminate, fall_unconscious
from dustboard.games.wk2.rules.programs import (
    COMBAT,
    EXPLORE,
    READ_MARK,
    TEST,
)
from dustboard.games.wk2.rules.values import health
from dustboard.games.wk2.show.odds.options import option_odds
from dustboard.games.wk2.show.view import table
from games.wk2.city_scene import (
    CITY,
    ELSEWHERE,
    act,
    active,
    done,
    enemy_of,
    go_on,
    laid,
    number,
    steps,
    town,
    turn,
)
from games.wk2.scene import Scene

# -- goals ----------------------------------------------------------------------------------------


def pay_all(scene: Scene, seat: int = 0) -> None:
    """Between two actions whatever is met is paid."""
    scene.run(ACT, seat, 0)
    go_on(scene, seat)


@pytest.mark.rule("wk2.citytask.08")
def test_a_goal_that_is_met_is_paid_by_its_entry_and_the_card_is_turned() -> None:
    scene = laid()
    active(scene, 4)
    scene.state.task_steps[number(4)] = 3
    before = scene.state.xp[0]
    seen: list[tuple[int, int]] = []
    scene.state.actions = 1
    scene.run(READ_MARK, 0, TASK_ENTRY[number(4)] - 1)
    seen.append((health(scene.state, 0), scene.state.xp[0] - before))  # the entry comes first
    plain = health(laid().state, 0)
    assert seen == [(plain - 1, 2)]
    pay_all(scene)
    assert done(scene, 4)
    assert scene.state.tasks[0] == ()
    assert health(scene.state, 0) == plain
    order = [event.kind for event in scene.state.journal or () if event.kind != "gained"]
    assert order.index("entry") < order.index("task-done")
    assert scene.told("task-done")[0].data["city"] == CITY["carcassville"]
    pay_all(scene)
    assert len(scene.told("task-done")) == 1


def beat(scene: Scene, kind: str, weapon: str = "") -> None:
    """The knight defeats an enemy of a kind, and the action is over."""
    scene.wield(0, *([weapon] if weapon else []))
    scene.give(0, ammo=2, wounds=0, contaminated=0)
    scene.run(COMBAT, 0, enemy_of(kind), -1)
    scene.finish(0, weapon)


@pytest.fixture
def strong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every combat is won in its last step."""
    from dustboard.games.wk2.rules.combat import steps as combat

    monkeypatch.setattr(combat, "spent", lambda state: True)


@pytest.mark.rule("wk2.citytask.08")
@pytest.mark.usefixtures("strong")
def test_two_beasts_make_a_rat_catcher() -> None:
    scene = laid()
    active(scene, 1)
    beat(scene, "gang")
    assert steps(scene, 1) == 0
    beat(scene, "beast")
    beat(scene, "beast")
    assert steps(scene, 1) == 2
    assert [event.data["left"] for event in scene.told("task-step")] == [1, 0]
    meds = scene.state.meds[0]
    pay_all(scene)
    assert done(scene, 1)
    assert scene.state.meds[0] == meds + 2


@pytest.mark.rule("wk2.citytask.08")
@pytest.mark.usefixtures("strong")
def test_three_melee_combats_make_a_dish() -> None:
    scene = laid()
    active(scene, 4)
    beat(scene, "gang", "a04")  # a gun
    assert steps(scene, 4) == 0
    for _ in range(3):
        beat(scene, "gang")
    assert steps(scene, 4) == 3


@pytest.mark.rule("wk2.citytask.08")
@pytest.mark.usefixtures("strong")
def test_weeds_are_burnt_in_scrub() -> None:
    scene = laid()
    active(scene, 15)
    beat(scene, "mutant")
    assert steps(scene, 15) == 0
    scene.at(0, board.ID[board.SPECIAL[16]])
    beat(scene, "gang")
    assert steps(scene, 15) == 0
    beat(scene, "mutant")
    assert steps(scene, 15) == 1


@pytest.mark.rule("wk2.citytask.08")
@pytest.mark.usefixtures("strong")
def test_white_cloth_counts_enemies_of_the_decks_that_one_survives() -> None:
    scene = laid()
    active(scene, 11)
    scene.run(COMBAT, 0, enemy_of("gang"), -1)
    scene.finish(0)
    scene.give(0, wounds=0)
    assert steps(scene, 11) == 0
    scene.run(COMBAT, 0, enemy_of("gang"), 0)
    scene.finish(0)
    assert steps(scene, 11) == 1
    scene.give(0, wounds=health(scene.state, 0))
    fall_unconscious(scene.state, 0)
    scene.run(COMBAT, 0, enemy_of("gang"), 0)
    scene.finish(0)
    assert steps(scene, 11) == 1


@pytest.mark.rule("wk2.citytask.08")
def test_honest_scales_weigh_in_two_other_cities() -> None:
    scene = laid()
    active(scene, 2)
    scene.state.task_piles = [() for _ in scene.state.task_piles]
    scene.give(0, fuel=1, ammo=1, meds=0)
    town(scene, "pumps")
    assert steps(scene, 2) == 0  # too little is left
    scene.give(0, meds=1)
    town(scene, "gangraen")
    assert steps(scene, 2) == 0  # the city of the task itself
    town(scene, "pumps")
    town(scene, "pumps")
    assert steps(scene, 2) == 1  # each city once
    assert table(scene.state, 0)["seats"][0]["tasks"][0]["seen"] == [CITY["pumps"]]
    town(scene, "alice")
    assert scene.asked() == "gear"  # the entry has the deck searched
    assert all(not key.startswith("q13") for key in scene.offered())  # of Barter 2
    assert "q02:broken" in scene.offered()
    scene.answer(0, "q02:broken")
    assert done(scene, 2)


@pytest.mark.rule("wk2.citytask.08")
def test_stars_are_counted_in_two_lands() -> None:
    scene = laid()
    active(scene, 12)
    by_land: dict[int, str] = {}
    for space in range(board.COUNT):
        if board.TERRAIN[space] == 3:
            by_land.setdefault(board.LAND[space], board.ID[space])
    west, east = list(by_land.values())[:2]
    for space, counted in ((ELSEWHERE, 0), (west, 1), (west, 1), (east, 2)):
        scene.at(0, space)
        turn(scene)
        before = scene.state.xp[0]
        act(scene, "camp")
        assert max(steps(scene, 12), counted) == counted
        assert steps(scene, 12) == counted
    assert done(scene, 12)
    assert scene.state.xp[0] == before + 3


@pytest.mark.rule("wk2.citytask.08")
def test_who_heals_another_or_spends_three_meds_has_a_name_for_nine() -> None:
    scene = laid(None, "johnny", "logan")
    active(scene, 10)
    scene.give(0, meds=3, wounds=3, radiation=3)
    turn(scene)
    scene.answer(0, "camp", "meds:radiation", "meds:radiation", "done")
    assert steps(scene, 10) == 0
    scene.give(0, meds=3)
    turn(scene)
    scene.answer(0, "camp", "meds:0", "meds:radiation")
    scene.give(0, radiation=1)
    scene.answer(0, "meds:radiation")
    if scene.asked() == "camp":
        scene.answer(0, "done")
    go_on(scene)
    assert done(scene, 10)


@pytest.mark.rule("wk2.citytask.08")
def test_healing_another_knight_counts_in_a_camp() -> None:
    for healed in (1, 0):
        scene = laid(None, "johnny", "logan")
        active(scene, 10)
        scene.give(0, meds=1, wounds=1)
        scene.give(1, wounds=2)
        turn(scene)
        scene.answer(0, "camp")
        scene.does({"do": "each", "who": "others here", "then": [{"do": "heal"}]}) if healed else 0
        scene.state.active = 0
        assert scene.state.camp_helped == healed
        scene.run(AFTER, 0, CAMPS)
        assert steps(scene, 10) == healed


@pytest.mark.rule("wk2.citytask.08")
def test_two_negotiate_tests_are_paid_when_the_action_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = laid(monkeypatch)
    active(scene, 14)
    scene.run(TEST, 0, NEGOTIATE, 3)
    scene.finish(0, "keep")
    assert steps(scene, 14) == 0
    for count in (1, 2):
        scene.state.ahead[0] = 3
        scene.run(TEST, 0, TECH, 1)
        scene.finish(0, "keep")
        scene.state.ahead[0] = 3
        scene.run(TEST, 0, NEGOTIATE, 1)
        scene.finish(0, "keep")
        assert steps(scene, 14) == count
    assert not done(scene, 14)
    pay_all(scene)
    assert done(scene, 14)


@pytest.mark.rule("wk2.citytask.05", "wk2.citytask.08")
@pytest.mark.parametrize(("task", "skill"), [(5, TECH), (13, SURVIVAL)])
def test_a_special_action_is_taken_at_the_own_token(
    monkeypatch: pytest.MonkeyPatch, task: int, skill: int
) -> None:
    scene = laid(monkeypatch)
    active(scene, 5, 13)
    scene.state.task_at[number(5)] = TOKEN_SPACES[number(5)][0]
    scene.state.task_at[number(13)] = TOKEN_SPACES[number(13)][0]
    key = f"special:city_task_{task:02}"
    turn(scene)
    assert key not in scene.offered()
    scene.at(0, board.ID[scene.state.task_at[number(task)]])
    turn(scene)
    assert [one for one in scene.offered() if one.startswith("special:")] == [key]
    assert option_odds(scene.state, 0, [key])[key].high > 0
    act(scene, key)
    assert scene.state.skill == skill
    assert not done(scene, task)
    assert key not in scene.offered()  # once in a turn
    turn(scene)
    scene.state.ahead[0] = 2
    act(scene, key)
    assert done(scene, task)
    assert scene.state.task_at[number(task)] == board.NOWHERE
    assert len(scene.told("task-action")) == 2


@pytest.mark.rule("wk2.citytask.08")
def test_oil_and_valve_wait_at_their_numbered_spaces() -> None:
    scene = laid()
    active(scene, 9, 17)
    scene.give(0, fuel=1)
    scene.at(0, board.ID[board.SPECIAL[15]])
    turn(scene)
    assert "special:city_task_09" not in scene.offered()
    scene.give(0, fuel=2)
    turn(scene)
    assert "special:city_task_17" not in scene.offered()
    act(scene, "special:city_task_09")
    assert done(scene, 9)
    assert scene.state.fuel[0] == 0
    scene.at(0, board.ID[board.SPECIAL[6]])
    turn(scene)
    scene.state.ahead[0] = 3
    act(scene, "special:city_task_17")  # there is no malfunction to lose: the tin is opened
    assert done(scene, 17)


@pytest.mark.rule("wk2.citytask.08")
def test_the_jar_mends_a_malfunction() -> None:
    scene = laid()
    scene.state.malfunctions[0] = scene.state.malfunction_deck[:2]
    scene.state.malfunction_deck = scene.state.malfunction_deck[2:]
    scene.run(READ_MARK, 0, 555)
    assert scene.offered() == ["nut", "tin"]
    scene.answer(0, "nut")
    assert scene.asked() == "malfunction"
    scene.answer(0, scene.offered()[0])
    assert len(scene.state.malfunctions[0]) == 1
    assert scene.told("malfunction-gone")


@pytest.mark.rule("wk2.citytask.08")
def test_meds_are_delivered_in_one_city_action() -> None:
    scene = laid()
    active(scene, 7)
    scene.give(0, meds=2)
    scene.at(0, CITY["new_sydney"])
    turn(scene)
    scene.answer(0, "city")
    assert "task:city_task_07" not in scene.offered()
    scene.give(0, meds=3)
    scene.at(0, CITY["pumps"])
    turn(scene)
    scene.answer(0, "city")
    assert "task:city_task_07" not in scene.offered()
    scene.at(0, CITY["new_sydney"])
    turn(scene)
    scene.answer(0, "city", "stalls", "done", "task:city_task_07")
    assert scene.state.meds[0] == 0
    for _ in range(9):
        if scene.asked() not in ("shop", "action"):
            scene.answer(0, scene.offered()[0])
    assert done(scene, 7)
    assert scene.state.shops.bit_count() == 1  # it took up no shop


@pytest.mark.rule("wk2.citytask.08")
def test_some_goals_are_looked_at_when_the_turn_ends() -> None:
    scene = laid()
    active(scene, 6, 18)
    scene.at(0, CITY["queens_valley"])
    scene.wield(0, "q02")
    scene.stow(0, "q05", "q01:broken")
    turn(scene)
    assert not done(scene, 6)
    act(scene, "pass")
    act(scene, "pass")
    assert done(scene, 6)
    assert done(scene, 18)
    hurt = laid()
    active(hurt, 6, 18)
    hurt.at(0, CITY["queens_valley"])
    hurt.give(0, wounds=1)
    hurt.wield(0, "q02")
    hurt.stow(0, "q13")
    turn(hurt)
    act(hurt, "pass")
    act(hurt, "pass")
    assert hurt.state.tasks_done[0] == ()


@pytest.mark.rule("wk2.citytask.08")
def test_the_night_watch_is_kept_in_two_rounds_and_paid_when_the_turn_ends() -> None:
    scene = laid()
    active(scene, 16)
    scene.at(0, CITY["pumps"])
    for nights, asked in ((1, 1), (1, 1), (2, 2)):
        scene.state.rounds = asked
        scene.state.bag = ()
        turn(scene)
        act(scene, "camp")
        assert steps(scene, 16) == nights
        assert not done(scene, 16)
        act(scene, "pass")
    assert done(scene, 16)


# -- with an Explore Action -----------------------------------------------------------------------


def empty_card(terrain: int) -> int:
    """An exploration card that finds something on a terrain."""
    return next(
        at
        for at in range(len(EXPLORATION_ID))
        if FINDINGS[at][terrain].xp or FINDINGS[at][terrain].ammo
    )


def explore(scene: Scene, card: int) -> None:
    """Begin an Explore Action with this card on top of its deck."""
    rest = tuple(one for one in scene.state.exploration_deck if one != card)
    scene.state.exploration_deck = (*rest, card)
    scene.run(EXPLORE)


@pytest.mark.rule("wk2.citytask.06")
def test_the_knight_says_what_comes_first() -> None:
    for order in ("task-first", "cards-first"):
        scene = laid()
        active(scene, 3)
        scene.stow(0, "q13")
        assert board.STEPS[board.BY_ID[CITY["gangraen"]]][scene.state.space[0]] >= 4
        explore(scene, empty_card(1))
        assert scene.asked() == "order_task"
        assert set(scene.offered()) == {"task-first", "cards-first", "leave-task"}
        scene.answer(0, order)
        scene.finish(0, "take")
        order_told = [event.kind for event in scene.state.journal or ()]
        first = order_told.index("gives-gear") < order_told.index("turns-up")
        assert first == (order == "task-first")
        assert done(scene, 3)
        assert "q13" not in scene.gear_of(0)


@pytest.mark.rule("wk2.citytask.06")
def test_a_task_can_be_left_alone_and_is_not_offered_elsewhere() -> None:
    scene = laid()
    active(scene, 3)
    scene.stow(0, "q13")
    explore(scene, empty_card(1))
    scene.answer(0, "leave-task")
    scene.finish(0, "take")
    assert not done(scene, 3)
    assert "q13" in scene.gear_of(0)
    near = next(
        one
        for one in range(board.COUNT)
        if 0 < board.STEPS[board.BY_ID[CITY["gangraen"]]][one] < 4 and board.ENTERABLE[one]
    )
    scene.at(0, board.ID[near])
    explore(scene, empty_card(1))
    assert scene.asked() != "order_task"
    scene.at(0, ELSEWHERE)
    scene.stow(0)
    scene.state.hands[0] = scene.state.armor[0] = ()
    explore(scene, empty_card(1))
    assert scene.offered() == ["cards-first", "leave-task"]  # there is nothing to give up yet


@pytest.mark.rule("wk2.citytask.06")
@pytest.mark.parametrize("order", ["task-first", "cards-first"])
def test_a_diver_keeps_nothing_of_what_is_found(order: str) -> None:
    scene = laid()
    active(scene, 8)
    scene.at(0, board.ID[board.SPECIAL[16]])
    card = empty_card(2)
    before = (scene.state.xp[0], scene.state.ammo[0], scene.state.meds[0], scene.state.fuel[0])
    explore(scene, card)
    scene.answer(0, order)
    scene.finish(0, "take")
    assert done(scene, 8)
    assert scene.told("forgoes")
    after = (scene.state.xp[0], scene.state.ammo[0], scene.state.meds[0], scene.state.fuel[0])
    assert all(now <= then for now, then in zip(after, before, strict=True))
    assert len(scene.gear_of(0)) == 1  # that of the entry
    explore(scene, card)
    scene.finish(0, "take")
    assert len(scene.told("forgoes")) == 1  # the next one finds as usual


@pytest.mark.rule("wk2.citytask.07")
def test_who_falls_in_the_first_does_not_come_to_the_second() -> None:
    scene = laid()
    active(scene, 3)
    scene.stow(0, "q13", "q14")
    explore(scene, empty_card(1))
    scene.answer(0, "cards-first")
    fall_unconscious(scene.state, 0)
    scene.finish(0, "take")
    assert steps(scene, 3) == 0
    assert "q13" in scene.gear_of(0)
    other = laid()
    active(other, 3)
    other.stow(0, "q13", "q14")
    explore(other, empty_card(1))
    other.answer(0, "task-first")
    assert other.asked() == "gear"
    fall_unconscious(other.state, 0)
    other.finish(0)
    assert done(other, 3)
    assert not other.told("turns-up")


# -- afterwards -----------------------------------------------------------------------------------


@pytest.mark.rule("wk2.citytask.09")
def test_a_finished_task_opens_a_third_shop_in_its_city() -> None:
    for city, shops in (("gangraen", 3), ("pumps", 2)):
        scene = laid()
        active(scene, 1)
        scene.state.task_steps[number(1)] = 2
        scene.state.tasks_done[0], scene.state.tasks[0] = scene.state.tasks[0], ()
        scene.state.malfunctions[0] = scene.state.malfunction_deck[:1]
        scene.give(0, wounds=2, damage=2)
        scene.stow(0, "q13:broken")
        scene.at(0, CITY[city])
        turn(scene)
        scene.answer(0, "city")
        visited = 0
        for shop in ("quack:0", "garage", "workshop:q13:broken", "stalls"):
            if scene.asked() == "shop":
                scene.answer(0, shop)
                visited += 1
                if scene.asked() == "deal":
                    scene.answer(0, "done")
        assert visited == shops
        assert scene.asked() == "action"


def test_an_active_task_opens_no_shop() -> None:
    scene = laid()
    active(scene, 1)
    scene.at(0, CITY["gangraen"])
    turn(scene)
    scene.answer(0, "city")
    assert scene.ask().prompt(scene.state, 0).args["left"] == 2


def test_tasks_of_a_knight_who_is_out_leave_the_game() -> None:
    scene = laid(None, "johnny", "logan")
    active(scene, 5, 1)
    scene.state.task_at[number(5)] = TOKEN_SPACES[number(5)][0]
    eliminate(scene.state, 0, "wk2.elim.04")
    assert scene.state.tasks[0] == ()
    assert set(scene.state.tasks_out) == {number(5), number(1)}
    assert scene.state.task_at[number(5)] == board.NOWHERE


@pytest.mark.usefixtures("strong")
def test_painted_bones_send_the_next_gang_away() -> None:
    scene = laid()
    scene.run(READ_MARK, 0, 543)
    assert PAINTED in scene.state.noted[0]
    scene.run(COMBAT, 0, enemy_of("beast"), -1)
    scene.finish(0)
    assert PAINTED in scene.state.noted[0]


def test_a_gang_that_is_sent_off_pays_nothing() -> None:
    scene = laid()
    scene.state.noted[0] = (FLAGS.index("painted"),)
    scene.run(COMBAT, 0, enemy_of("gang"), -1)
    if scene.asked() == "weapon":
        scene.answer(0, scene.offered()[0])
    assert scene.asked() == "salute"
    scene.answer(0, "send")
    assert scene.told("sent-off")
    assert scene.state.defeats[0] == 0
    assert scene.state.noted[0] == ()
    assert scene.state.foe == -1


@pytest.mark.parametrize(
    ("entry", "gains"),
    [
        (540, {"meds": 2, "xp": 1}),
        (542, {"resources": 3}),
        (543, {"xp": 2, "ammo": 1}),
        (544, {"xp": 1}),
        (545, {"xp": 2, "wounds": -2}),
        (546, {"xp": 1, "gear": 1}),
        (547, {"gear": 1}),
        (548, {"xp": 2}),
        (549, {"xp": 1, "injuries": -1}),
        (550, {"xp": 2}),
        (551, {"xp": 3}),
        (552, {"meds": 2, "fuel": 1}),
        (553, {"xp": 1, "resources": 2}),
        (554, {"xp": 2}),
        (555, {"xp": 1, "ammo": 2}),
        (556, {"xp": 1, "resources": 3}),
        (557, {"xp": 1, "broken": -1}),
    ],
)
def test_entries_pay_what_the_plan_says(entry: int, gains: dict[str, int]) -> None:
    scene = laid()
    state = scene.state
    scene.give(0, fuel=1, ammo=1, meds=1, wounds=3)
    scene.stow(0, "q13:broken")
    state.injuries[0] = state.injury_deck[-1:]
    state.injury_deck = state.injury_deck[:-1]

    def read() -> dict[str, int]:
        resources = state.fuel[0] + state.ammo[0] + state.meds[0]
        return {
            "fuel": state.fuel[0],
            "ammo": state.ammo[0],
            "meds": state.meds[0],
            "xp": state.xp[0],
            "wounds": state.wounds[0],
            "gear": len(scene.gear_of(0)),
            "broken": len([key for key in scene.gear_of(0) if key.endswith(":broken")]),
            "injuries": len(state.injuries[0]),
            "resources": resources,
        }

    before = read()
    scene.run(READ_MARK, 0, entry - 1)
    scene.finish(0, "ammo", "tin")
    after = read()
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    kinds = ("fuel", "ammo", "meds")
    if "resources" in gains:
        changed = {name: amount for name, amount in changed.items() if name not in kinds}
    elif any(name in kinds for name in gains):
        changed.pop("resources", None)
    if entry == 546:
        assert not any(key.endswith(":broken") for key in set(scene.gear_of(0)) - {"q13:broken"})
    if entry == 547:
        changed.pop("broken", None)  # what is found is broken
    assert changed == gains
