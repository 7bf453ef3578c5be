"""Fights within whole moves: what goes on after them, and what lasts only for a move."""

import pytest

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.constants import STEP_REST
from dustboard.games.wk1.rules.exploration import NEXT_EXPLORER
from dustboard.games.wk1.rules.move.plan import NEXT_MOVER
from dustboard.games.wk1.rules.programs import KNIGHT_MOVES, REST
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight, cards

ROUTE = (1, 2, 9)  # from Gangraen on


def travelling(*revealed: str, **options: str) -> Fight:
    """A knight in a Heavy-duty at Gangraen; these cards will be revealed, the first one first."""
    fight = Fight(**options)
    fight.drive(KNIGHT, "v03")
    fight.state.wasteland_deck = tuple(reversed(cards(*revealed)))
    fight.state.at[KNIGHT] = 0
    for seat in (RIVAL, WASTER):
        fight.state.at[seat] = 36
    assert all(b in NEIGHBOURS[a] for a, b in zip((0, *ROUTE), ROUTE, strict=False))
    return fight


def set_out(fight: Fight, *route: int) -> None:
    """Plan the route and go; reactions are still open."""
    fight.answer(KNIGHT, "vehicle", *[f"h{place}" for place in route or ROUTE], "go")


@pytest.mark.rule("wk1.escape.07", "wk1.wasteland.23")
def test_after_a_failed_escape_the_way_goes_on() -> None:
    fight = travelling("w19", "w20", "w22")
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    fight.answer(WASTER, "w19")
    fight.answer(KNIGHT, "escape")
    assert fight.state.health[KNIGHT] == 3
    assert fight.asked() == {KNIGHT: "go_on"}
    fight.answer(KNIGHT, "on")
    assert fight.state.at[KNIGHT] == ROUTE[1]
    fight.answer(KNIGHT, "on")
    assert fight.over()
    assert fight.state.at[KNIGHT] == ROUTE[2]


@pytest.mark.rule("wk1.combat.20")
@pytest.mark.parametrize(("foe", "goes_on"), [("w19", True), ("w25", False)])
def test_who_lost_by_dominance_may_drive_on_unless_he_is_stopped(foe: str, goes_on: bool) -> None:
    fight = travelling(foe)
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    fight.answer(WASTER, foe)
    fight.answer(KNIGHT, "face")
    fight.calm()
    fight.lose_by_dominance()
    assert (fight.asked() == {KNIGHT: "go_on"}) == goes_on
    assert fight.over() != goes_on
    assert fight.state.at[KNIGHT] == ROUTE[0]


@pytest.mark.rule("wk1.combat.20", "wk1.combat.13")
def test_who_is_knocked_out_in_combat_does_not_drive_on() -> None:
    fight = travelling("w19")
    fight.state.health[KNIGHT] = 1
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    fight.answer(WASTER, "w19")
    fight.answer(KNIGHT, "face")
    fight.dice(10, 10, 10, 10)
    fight.clash("prepare", "attack")
    assert fight.over()
    assert fight.state.down[KNIGHT] == 1
    assert fight.state.at[KNIGHT] == ROUTE[0]


@pytest.mark.rule("wk1.combat.13", "wk1.ko.04")
def test_who_falls_lies_on_the_hex_where_it_happened() -> None:
    fight = travelling("w19")
    fight.state.health[KNIGHT] = 1
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    fight.answer(WASTER, "wait")
    fight.answer(KNIGHT, "on")
    fight.answer(WASTER, "w19")
    fight.answer(KNIGHT, "escape")
    assert fight.over()
    assert fight.state.down[KNIGHT] == 1
    assert fight.state.at[KNIGHT] == ROUTE[1]


@pytest.mark.rule("wk1.ko.10", "wk1.ko.05")
def test_a_revived_knight_still_has_his_turn_and_a_sleeper_has_none() -> None:
    fight = travelling("w19", "w20")
    state = fight.state
    state.down[RIVAL] = state.down[WASTER] = 1
    state.health[RIVAL] = state.health[WASTER] = 0
    state.at[RIVAL] = ROUTE[0]
    state.turn = 0
    fight.run((NEXT_MOVER.number, 0, ()))
    set_out(fight, ROUTE[0])
    fight.dice(7, 1, 1, 7, 7, 7)
    fight.answer(KNIGHT, "B", "revive", "pass")
    fight.answer(RIVAL, "pass")
    fight.answer(WASTER, "w19")  # his knight lies, the player goes on as Waster
    fight.answer(KNIGHT, "escape")
    assert fight.asked() == {RIVAL: "travel"}
    fight.answer(RIVAL, "stay")
    assert fight.over()
    assert [row.seat for row in fight.events("lies")] == [WASTER]


@pytest.mark.rule("wk1.duel.07", "wk1.duel.02")
def test_duels_on_two_hexes_of_one_move() -> None:
    fight = travelling("w19", "w20")
    fight.state.at[RIVAL], fight.state.at[WASTER] = ROUTE[0], ROUTE[2]
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    for seat, key in ((RIVAL, "B"), (WASTER, "C")):
        fight.answer(KNIGHT, key)
        fight.answer(seat, "yes")
        fight.clash("defend", "defend")
        fight.answer(KNIGHT, "pass")
        fight.answer(seat, "pass")
        if seat == RIVAL:
            fight.answer(WASTER, "wait")
            fight.answer(KNIGHT, "on")
            fight.answer(WASTER, "wait")
            fight.answer(KNIGHT, "on")
    assert len(fight.events("truce")) == 2
    assert fight.refuses(WASTER, "wait") == "wk1.wasteland.12"  # a card is still to be played


@pytest.mark.rule("wk1.luck.03", "wk1.luck.07")
def test_any_number_of_luck_cards_before_moving_last_for_this_move() -> None:
    fight = travelling("w19", "w20")
    state = fight.state
    state.fuel[KNIGHT] = 1
    fight.hold(KNIGHT, "l01", "l03", "l06", "l19")
    fight.run((KNIGHT_MOVES.number, KNIGHT, ()))
    set_out(fight)
    assert fight.options(KNIGHT) == ["pass", "l01", "l06", "l19"]
    before = state.points
    fight.answer(KNIGHT, "l01", "l06", "l19")
    assert (state.points, state.threats_off) == (before + 3, 2)
    assert state.free_hexes != 0
    fight.calm()
    fight.answer(WASTER, "w19")
    fight.answer(KNIGHT, "escape")
    fight.calm()
    fight.answer(KNIGHT, "stop")
    assert fight.over()
    assert state.luck[KNIGHT] == cards("l03")
    state.fuel[RIVAL] = 4
    fight.drive(RIVAL, "v02")
    state.wasteland_deck = cards("w20")
    fight.run((KNIGHT_MOVES.number, RIVAL, ()))
    assert (state.points, state.threats_off, state.free_hexes) == (0, 0, 0)


@pytest.mark.rule("wk1.ko.11")
def test_a_revived_knight_who_had_moved_stays_and_explores() -> None:
    fight = travelling("w19")
    state = fight.state
    tiles = list(state.tiles)
    tiles[ROUTE[0]] = 0  # Gangraen has something to do for everybody
    state.tiles = tuple(tiles)
    state.first, state.turn = RIVAL, 2  # the other two have had their moves
    state.moved = [0, 1, 1]
    state.down[RIVAL], state.health[RIVAL], state.at[RIVAL] = 1, 0, ROUTE[0]
    fight.run((NEXT_MOVER.number, 0, ()))
    set_out(fight, ROUTE[0])
    fight.dice(7, 1, 1, 7, 7, 7)
    fight.answer(KNIGHT, "B", "revive", "pass")
    fight.answer(RIVAL, "pass")
    fight.answer(WASTER, "w19")
    fight.answer(KNIGHT, "escape")
    assert fight.over()  # no second move
    assert state.at[RIVAL] == ROUTE[0]
    state.turn = 0
    fight.run((NEXT_EXPLORER.number, 0, ()))
    assert fight.asked() == {RIVAL: "explore"}
    assert "trade" in fight.options(RIVAL)
    assert state.at[RIVAL] == ROUTE[0]


@pytest.mark.rule("wk1.trade.02", "wk1.ko.05")
def test_a_sleeper_does_not_explore() -> None:
    fight = travelling()
    state = fight.state
    state.at = [0, 0, 0]
    state.tiles = (0, *state.tiles[1:])  # Gangraen has something to do for everybody
    state.moved = [1, 1, 1]
    state.down[KNIGHT] = 1
    state.turn = 0
    fight.run((NEXT_EXPLORER.number, 0, ()))
    assert list(fight.asked()) == [RIVAL]
    assert not any(key in ("A", "C") or "offer" in key for key in fight.options(RIVAL))
    assert fight.asked()[RIVAL] not in ("meeting", "knight-offer")


@pytest.mark.rule("wk1.luck.06", "wk1.luck.05")
def test_a_quick_resupply_can_not_be_answered() -> None:
    fight = Fight()
    fight.hold(KNIGHT, "l02")
    fight.hold(RIVAL, "l12")
    fight.state.ammo[KNIGHT] = 1
    fight.state.step = STEP_REST
    fight.run((REST.number, -1, ()))
    resupplied = False
    for _ in range(20):
        for seat, name in list(fight.asked().items()):
            assert name != "response"
            if name == "quick-resupply" and seat == KNIGHT:
                fight.answer(seat, "l02")
                resupplied = True
            else:
                keys = fight.options(seat)
                fight.answer(seat, "none" if name == "quick-resupply" else keys[-1])
    assert resupplied
    assert fight.state.luck[RIVAL] == cards("l12")  # he could have answered
    assert fight.state.luck_discard == cards("l02")
    assert fight.over()
    assert fight.state.ammo[KNIGHT] == 2
    assert "cancelled" not in fight.kinds()
