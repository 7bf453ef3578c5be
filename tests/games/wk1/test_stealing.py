"""Stealing: one thing, taken from the victim."""

import pytest

from dustboard.games.wk1.content.constants import ORANGE
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, cards, names
from games.wk1.road_scene import RoadScene


@pytest.mark.rule("wk1.ko.12", "wk1.ko.13")
def test_the_thief_takes_one_thing_of_many() -> None:
    fight = Fight()
    state = fight.state
    state.ammo[KNIGHT] = state.fuel[KNIGHT] = 1
    fight.arm(RIVAL, "y04")
    fight.wear(RIVAL, "b06", "body")
    fight.pack(RIVAL, "g18", "g19")
    fight.drive(RIVAL, "v01")
    fight.rob()
    # the weapon in hand, a stored card, resources; neither vehicle, blue nor starting gear
    assert fight.options(KNIGHT) == ["nothing", "y04", "stored", "ammo", "fuel"]
    fight.answer(KNIGHT, "y04")
    fight.answer(KNIGHT, "y04>hand:1")
    assert fight.over()
    assert (state.ammo[:2], state.fuel[:2]) == ([1, 4], [1, 4])
    assert fight.panels(KNIGHT)[0] == "y04"


@pytest.mark.rule("wk1.ko.14")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(1, 1, [2, 0]), (1, 4, [3, 2]), (3, 4, [4, 3])]
)
@pytest.mark.parametrize("what", ["ammo", "fuel"])
def test_resources_are_taken_from_the_victim(
    what: str, mine: int, theirs: int, after: list[int]
) -> None:
    fight = Fight()
    counter = getattr(fight.state, what)
    counter[KNIGHT], counter[RIVAL] = mine, theirs
    fight.rob()
    fight.answer(KNIGHT, what)
    assert counter[:2] == after
    assert fight.over()


@pytest.mark.rule("wk1.ko.12", "wk1.task.24")
def test_a_stolen_task_loses_a_marker() -> None:
    fight = Fight()
    fight.lay_task(ORANGE, "t12", RIVAL)
    fight.state.slot_marks[ORANGE] = 2
    fight.rob()
    fight.answer(KNIGHT, "task")
    assert fight.state.slot_holder[ORANGE] == KNIGHT
    assert fight.state.slot_marks[ORANGE] == 1
    assert fight.event("steals-task").rule == "wk1.task.24"


@pytest.mark.rule("wk1.task.24")
def test_nobody_steals_a_second_task() -> None:
    fight = Fight()
    fight.lay_task(ORANGE, "t12", RIVAL)
    fight.lay_task(2, "t13", KNIGHT)
    fight.rob()
    assert "task" not in fight.options(KNIGHT)


@pytest.mark.rule("wk1.ko.13")
def test_stored_cards_are_a_secret_or_lie_open() -> None:
    fight = Fight()
    fight.pack(RIVAL, "g18", "y17")
    fight.rob()
    assert fight.options(KNIGHT) == ["nothing", "stored"]
    fight.answer(KNIGHT, "stored")
    fight.settle()
    taken = fight.event("steals")
    assert taken.seen_by(WASTER) == taken.seen_by(None) == {"cards": [-1], "rival": RIVAL}
    (lost,) = taken.data["cards"]
    assert lost in cards("g18", "y17")
    for knows in (KNIGHT, RIVAL):  # the owner sees what is missing
        assert taken.seen_by(knows) == {"cards": [lost], "rival": RIVAL}
    assert len(fight.state.backpack[RIVAL]) == 1
    shown = Fight(steal_stored="open")
    shown.pack(RIVAL, "g18", "b07")
    shown.drive(RIVAL, "v01")
    shown.load(RIVAL, "y17")
    shown.rob()
    assert shown.options(KNIGHT) == ["nothing", "g18", "y17"]  # the scene asks what he may know
    shown.answer(KNIGHT, "y17")
    shown.settle()
    assert names(shown.state.cargo[RIVAL]) == []
    assert shown.state.backpack[RIVAL] == cards("g18", "b07")
    assert "y17" in [*shown.panels(KNIGHT), *shown.backpack(KNIGHT)]


@pytest.mark.rule("wk1.ko.18", "wk1.ko.06")
def test_the_thief_goes_on_with_his_move() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.stand(1, 1)
    scene.state.health[1] = 0
    scene.state.down[1] = 1
    scene.state.ammo[0], scene.state.ammo[1] = 1, 2
    scene.deck("w14")
    scene.ride(0, 1, 2)
    scene.wait_for("meeting")
    scene.dice(7, 1)
    scene.answer(0, "B", "steal", "ammo")
    assert scene.state.ammo[:2] == [3, 0]
    assert scene.options(2) == ["w14", "wait"]  # the way leads on
    scene.answer(2, "wait")
    assert scene.asked() == {0: "go_on"}
    scene.answer(0, "on")
    assert scene.state.at[0] == 2


@pytest.mark.rule("wk1.ko.18", "wk1.duel.13")
def test_a_winner_who_steals_goes_on_with_his_move() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.stand(1, 1)
    scene.state.health[1] = 1
    scene.state.ammo[0], scene.state.ammo[1] = 2, 2
    scene.wear(0, "y04", "hand:1")
    scene.deck("w14")
    scene.ride(0, 1, 2)
    scene.wait_for("meeting")
    scene.answer(0, "B")
    scene.answer(1, "yes")
    scene.wait_for("combat_card")
    scene.dice(10)
    scene.answer(0, "attack")
    scene.answer(1, "prepare")
    scene.wait_for("loot")
    scene.answer(0, "ammo")
    scene.wait_for("waster")
    scene.answer(2, "wait")
    scene.answer(0, "on")
    assert scene.state.at[0] == 2
