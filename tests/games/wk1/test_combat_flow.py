"""A combat from its start to its end: dominance, draws, rewards, clean-up."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import LIME, MEDIUM, NONE, ORANGE, PURPLE
from dustboard.games.wk1.content.tile_table import NUMBER as TILE_NUMBER
from dustboard.games.wk1.show.view import table
from games.wk1.fight_scene import HERE, KNIGHT, WASTER, Fight, against, cards


@pytest.mark.rule("wk1.combat.01", "wk1.wasteland.22", "wk1.wasteland.21")
def test_facing_an_enemy_starts_a_combat_with_the_waster() -> None:
    fight = Fight()
    fight.meet("w19")
    assert fight.options(KNIGHT) == ["escape", "face"]
    assert "combat" not in fight.kinds()
    fight.answer(KNIGHT, "face")
    assert fight.event("combat").data == {"foe": BY_ID["w19"], "rival": WASTER, "duel": False}
    assert fight.asked() == {KNIGHT: "combat_card", WASTER: "combat_card"}
    assert fight.ask(WASTER).prompt(fight.state, WASTER).args["who"] == "waster"


@pytest.mark.rule("wk1.combat.02", "wk1.combat.03", "wk1.combat.15", "wk1.combat.16")
def test_three_clashes_and_a_marker_on_zero_are_a_draw() -> None:
    fight = against("w19", "y04")
    fight.clash("prepare", "prepare")
    fight.defend("defend")
    assert fight.state.clash == 3
    fight.clash("attack", "attack")
    assert fight.over()
    assert len(fight.events("clash")) == 3
    end = fight.event("combat-ends").data
    assert (end["side"], end["foe"], end["dominance"]) == (2, BY_ID["w19"], 0)
    assert fight.state.ammo[KNIGHT] == 3  # no reward
    assert fight.state.wasteland_discard == cards("w19")


@pytest.mark.rule("wk1.combat.04", "wk1.combat.22", "wk1.range.01", "wk1.wasteland.23")
def test_the_next_combat_begins_clean() -> None:
    fight = against("w19", "y04")
    fight.state.dominance = 3
    fight.set_range("long")
    fight.dice(9)
    fight.clash("prepare", "prepare")
    fight.clash("attack", "defend", weapon="y04:medium")
    fight.defend("change_range")
    fight.answer(WASTER, "retreat")
    fight.settle()
    fight.face("w22")
    fight.answer(WASTER, fight.options(WASTER)[0])  # Shelobie marks something
    state = fight.state
    assert (state.range, state.dominance, state.clash) == (MEDIUM, 0, 1)
    assert (state.foe_loss, state.prepared) == (0, [0, 0])
    assert "prepare" in fight.options(KNIGHT)


@pytest.mark.rule("wk1.dominance.02", "wk1.combat.16")
def test_a_ferocious_enemy_is_defeated_by_losses_only() -> None:
    fight = against("w33", "b05")
    fight.dice(9, 9, 9)
    fight.clash("attack", "prepare")
    assert fight.state.foe_loss == 2
    assert fight.state.dominance == 0
    fight.clash("prepare", "defend")
    fight.clash("prepare" if not fight.state.prepared[0] else "change_range", "prepare")
    if KNIGHT in fight.asked():
        fight.answer(KNIGHT, "advance")
    assert "dominance" not in fight.kinds()
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.state.reputation[KNIGHT] == 0


@pytest.mark.rule("wk1.dominance.06")
def test_dominance_has_no_end() -> None:
    fight = against("w19", "y04")
    fight.state.dominance = 5
    fight.clash("attack", "defend")
    assert fight.event("dominance").data.items() >= {"gains": [3, 0], "now": 8}.items()
    assert fight.state.dominance == 8


@pytest.mark.rule("wk1.dominance.07")
def test_healing_takes_no_dominance_back() -> None:
    fight = Fight()
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.face("w19")
    fight.dice(10, 1, 1, 1)
    fight.clash("prepare", "attack")
    assert fight.event("dominance").data.items() >= {"gains": [0, 3], "now": -3}.items()
    fight.play(KNIGHT, "g02")
    assert fight.state.health[KNIGHT] == 4
    assert fight.state.dominance == -3


@pytest.mark.rule("wk1.dominance.08", "wk1.combat.18", "wk1.combat.20")
def test_one_space_is_enough_for_all_rewards() -> None:
    fight = against("w37", at="medium")  # 1 green, 1 Fuel, 1 Ammo
    fight.state.ammo[KNIGHT] = fight.state.fuel[KNIGHT] = 0
    fight.stack("green", "g18")
    fight.clash("change_range", "prepare")
    fight.answer(KNIGHT, "advance")
    fight.clash("prepare", "defend")
    fight.state.dominance = 1
    fight.defend("defend")
    assert fight.event("combat-ends").data["dominance"] == 1
    fight.settle()
    assert fight.state.ammo[KNIGHT] == fight.state.fuel[KNIGHT] == 1
    assert "g18" in [*fight.panels(KNIGHT), *fight.backpack(KNIGHT)]
    assert not fight.state.stopped


@pytest.mark.rule("wk1.combat.12")
def test_a_defeat_in_the_first_clash_pays_at_once() -> None:
    fight = against("w36", "r01")
    fight.state.fuel[KNIGHT] = 0
    fight.dice(9)
    fight.clash("attack", "prepare")
    assert fight.over()
    assert fight.state.fuel[KNIGHT] == 3
    assert len(fight.events("clash")) == 1


def both_fall(fight: Fight) -> None:
    """Knight and enemy defeat each other with the same icon."""
    fight.state.health[KNIGHT] = 1
    fight.dice(*[9] * 12)
    fight.clash("attack", "attack", weapon="y04:medium", other="panel:medium")


@pytest.mark.rule("wk1.combat.14", "wk1.combat.16", "wk1.combat.17")
def test_who_falls_with_the_enemy_has_no_reward_but_the_task() -> None:
    fight = against("w36", "y04")
    fight.lay_task(PURPLE, "t02")
    fight.state.common_deck = cards("t05", "t06")
    fight.state.fuel[KNIGHT] = 0
    both_fall(fight)
    fight.settle()
    assert fight.event("combat-ends").data["side"] == 2
    assert fight.state.down[KNIGHT] == 1
    assert fight.state.fuel[KNIGHT] == 0
    assert fight.state.reputation[KNIGHT] == 2


@pytest.mark.rule("wk1.combat.16")
def test_a_win_by_dominance_counts_as_a_defeat_for_tasks() -> None:
    fight = against("w19")
    fight.lay_task(PURPLE, "t02")
    fight.state.common_deck = cards("t05", "t06")
    fight.state.dominance = 4
    for _ in range(3):
        fight.clash("prepare" if not fight.state.prepared[0] else "change_range", "defend")
        if KNIGHT in fight.asked() and fight.asked()[KNIGHT] == "direction":
            fight.answer(KNIGHT, "advance")
    fight.settle()
    assert fight.state.reputation[KNIGHT] == 2


@pytest.mark.rule("wk1.task.28")
def test_the_waster_orders_tasks_that_one_defeat_accomplishes() -> None:
    fight = Fight(players=4)
    fight.arm(KNIGHT, "r01")
    tiles = list(fight.state.tiles)
    tiles[HERE] = next(tile for tile in range(37) if TILE_NUMBER[tile] == 11)
    fight.state.tiles = tuple(tiles)
    fight.lay_task(PURPLE, "t02")
    fight.lay_task(ORANGE, "t27", KNIGHT)
    fight.state.common_deck = cards("t05", "t06")
    fight.state.private_deck = cards("t12", "t13", "t14")
    fight.face("w36")
    fight.dice(9)
    fight.clash("attack", "prepare")
    assert list(fight.asked()) == [WASTER]
    assert sorted(fight.options(WASTER)) == ["t02", "t27"]
    fight.answer(WASTER, "t27")
    fight.settle()
    done = [row.data["card"] for row in fight.events("task-done")]
    assert done == [BY_ID["t27"], BY_ID["t02"]]
    assert fight.state.slot_holder[LIME] == NONE


@pytest.mark.rule("wk1.combat.21")
def test_what_comes_after_combat_comes_after_it() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04")
    fight.wear(KNIGHT, "y20", "pocket:1")
    fight.face("w36")
    fight.answer(KNIGHT, "y20")
    fight.clash("attack", "prepare")
    assert len(fight.rolls()[0]) == 5  # Guns 3, two dice of the ampoule
    assert fight.state.radiation[KNIGHT] == 0
    fight.dice(9)
    fight.clash("attack", "defend")
    kinds = fight.kinds()
    assert fight.state.radiation[KNIGHT] == 1
    assert kinds.index("combat-ends") < kinds.index("radiation")


@pytest.mark.rule("wk1.p2.02")
def test_with_two_players_each_keeps_his_deck() -> None:
    for players, active, decks in (
        (2, 0, ["red", "blue"]),
        (2, 1, ["blue", "red"]),
        (3, 1, ["red", "blue"]),
    ):
        fight = Fight(players)
        fight.face("w19")
        fight.state.active = active
        assert table(fight.state, KNIGHT)["arena"]["decks"] == decks


def test_the_arena_shows_an_attack_until_the_next_cards_lie_open() -> None:
    fight = against("w19", "y04")

    def shown() -> dict[str, int] | None:
        attack: dict[str, int] | None = table(fight.state, WASTER)["arena"]["attack"]
        return attack

    fight.dice(10, 1, 1)
    fight.clash("attack", "prepare")
    assert fight.state.clash == 2
    hit = {"side": 0, "damage": 3, "lost": 2}  # armor 1
    assert shown() == hit
    fight.answer(KNIGHT, "attack")
    assert shown() == hit
    fight.answer(WASTER, "attack")
    assert fight.asked() == {KNIGHT: "weapon"}
    assert shown() is None  # the weapons of a new clash, and no dice yet
    fight.answer(KNIGHT, "y04:medium")
    fight.answer(WASTER, "panel:medium")
    fight.calm()
    assert shown() == {"side": 1, "damage": 0, "lost": 0}
    fight.clash("prepare", "prepare")
    fight.settle()
    fight.face("w20")
    fight.answer(KNIGHT, "attack")
    fight.answer(WASTER, "attack")
    assert shown() is None  # nor is it the last attack of the fight before
