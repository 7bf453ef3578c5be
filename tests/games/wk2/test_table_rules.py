"""Rounds, turns, golden rules, and what the tables of options change."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AMMO, FUEL
from dustboard.games.wk2.content.story import SHEETS as SHEET_ROWS
from dustboard.games.wk2.content.story_table import SHEETS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, ENEMY_ID, EXPLORATION_ID, THREAT_ID
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.experience import gain_xp, upgrades_for
from dustboard.games.wk2.rules.harm import (
    eliminate,
    suffer_damage,
    suffer_radiation,
    suffer_wounds,
)
from dustboard.games.wk2.rules.programs import (
    CAMP,
    CITY,
    COMBAT,
    EXPLORE,
    MOVE,
    READ_TOKENS,
    ROUND,
    TURN,
    WASTELAND,
)
from dustboard.games.wk2.rules.supply import gain_resource
from dustboard.games.wk2.rules.values import in_game, right_hand, tank
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game
from games.wk2.playing import attack_of, meet, table, turn_event, upgrade
from games.wk2.scene import Scene, gear


def told_kinds(scene: Scene) -> list[str]:
    return [event.kind for event in scene.state.journal or ()]


# -- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.round.02", "wk2.gold.02")
def test_every_knight_takes_one_turn_the_first_player_first() -> None:
    game = Game(TITLE, 3, 5, {"quick_setup": True, "adventure": "iron_trail"}, debug=True)
    turns: list[tuple[int, int]] = []
    while len(turns) < 8 and not game.over:
        decision = game.pending[0]
        keys = decision.options.keys()
        if decision.name == "action" and game.state.actions == 2:
            turns.append((game.state.round, decision.seat))
            assert game.state.active == decision.seat
        game.answer(decision.seat, "pass" if "pass" in keys else keys[0])
    first = game.state.first
    order = [(first + step) % 3 for step in range(3)]
    assert [seat for _, seat in turns][:6] == order * 2
    assert [number for number, _ in turns][:6] == [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("wk2.round.01", "wk2.round.04", "wk2.round.05", "wk2.round.06", "wk2.round.08")
def test_the_time_marker_steps_down_from_the_second_round_on() -> None:
    game = Game(TITLE, 2, 5, {"quick_setup": True, "adventure": "iron_trail"}, debug=True)
    seen: dict[tuple[str, int], int] = {}
    for _ in range(400):
        if game.over:
            break
        state = game.state
        if state.sheet >= 0 and state.round:
            seen.setdefault((SHEETS[state.sheet], state.round), state.time)
        decision = game.pending[0]
        keys = decision.options.keys()
        game.answer(decision.seat, "pass" if "pass" in keys else keys[0])
    sheets = list(dict.fromkeys(sheet for sheet, _ in seen))
    assert len(sheets) > 1
    rows = {row.id: row for row in SHEET_ROWS}
    for sheet in sheets:
        rounds = [time for (one, _), time in sorted(seen.items()) if one == sheet]
        start = rows[sheet].time
        if start:
            assert rounds == [start - step for step in range(len(rounds))]
        else:
            assert set(rounds) == {0}


@pytest.mark.rule("wk2.round.07", "wk2.round.09", "wk2.round.03")
def test_the_step_comes_before_the_rules_of_the_round() -> None:
    scene = Scene("johnny", sheet="t2")
    scene.state.round = 1
    scene.state.time = 2
    scene.run(ROUND, -1)
    assert (scene.state.round, scene.state.time) == (2, 1)
    assert scene.asked() == "action"
    scene.state.round = 2
    scene.state.time = 1
    scene.run(ROUND, -1)  # off the track: the time is out
    assert SHEETS[scene.state.sheet] == "t3"
    assert scene.state.round == 1  # of the next sheet


@pytest.mark.rule("wk2.round.10", "wk2.elim.01")
def test_the_marker_stays_until_its_holder_is_out() -> None:
    scene = Scene("johnny", "logan", "zoey")
    scene.state.first = 1
    assert in_game(scene.state) == [1, 2, 0]
    eliminate(scene.state, 1, "wk2.elim.04")
    assert scene.state.first == 2
    assert in_game(scene.state) == [2, 0]


# -- golden rules ---------------------------------------------------------------------------------


@pytest.mark.rule("wk2.gold.01")
def test_a_sheet_beats_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = next(row.id for row in SHEET_ROWS if row.quiet)
    for sheet, cards in ((quiet, ["d30"]), ("t2", ["d03"])):
        scene = table(monkeypatch, "johnny", sheet=sheet)
        scene.top(0, "d03", "d30")
        scene.run(WASTELAND)
        assert [event.data["card"] for event in scene.told("card")] == cards


@pytest.mark.rule("wk2.gold.03", "wk2.move.14")
def test_what_has_run_out_is_not_gained() -> None:
    scene = Scene("johnny")
    scene.state.pool[AMMO] = 1
    assert gain_resource(scene.state, 0, AMMO, 3, "wk2.gold.03") == 1
    assert gain_resource(scene.state, 0, AMMO, 1, "wk2.gold.03") == 0
    scene.give(0, fuel=3)
    assert gain_resource(scene.state, 0, FUEL, 1, "wk2.gold.03") == 0  # the Tank is full
    assert scene.state.fuel[0] == tank(scene.state, 0) == 3


@pytest.mark.rule("wk2.gold.04", "wk2.comp.03")
def test_tokens_on_sheets_are_never_short() -> None:
    scene = Scene("johnny", "logan", "alinta", "nelly")
    for seat in range(4):
        suffer_radiation(scene.state, seat, 5, "wk2.wound.04")
    assert sum(scene.state.radiation) > 12  # the box has 12
    for seat in range(4):
        scene.vehicle(seat, "truck")
        suffer_damage(scene.state, seat, 7, "wk2.damage.01")
    assert sum(scene.state.damage) > 24


@pytest.mark.rule("wk2.gold.05", "wk2.gold.11")
def test_a_spent_deck_is_made_anew_from_its_discard() -> None:
    scene = Scene("johnny")
    scene.state.exploration_discard = scene.state.exploration_deck[:7]
    scene.state.exploration_deck = ()
    scene.run(EXPLORE)
    scene.answer(0, "take")
    assert len(scene.state.exploration_deck) == 6
    assert len(scene.state.exploration_discard) == 1
    city = Scene("johnny")
    city.at(0, "s07")
    city.give(0, fuel=1)
    last, *rest = city.state.gear_deck
    city.state.gear_deck = (last,)
    city.state.gear_discard = tuple(rest[:5])
    city.run(CITY)
    city.answer(0, "stalls")
    assert len(city.state.offer) == 3
    assert last in city.state.offer
    assert len(city.state.gear_deck) == 3  # what lies in the offer is not in it
    assert last not in city.state.gear_deck


@pytest.mark.rule("wk2.gold.06", "wk2.xp.06")
def test_upgrades_are_never_made_anew() -> None:
    scene = Scene("johnny", "logan")
    taken = [face for face in upgrades_for(scene.state, 0) if face % 2 == 0]
    scene.state.upgrades[0] = tuple(taken)
    assert upgrades_for(scene.state, 0) == []
    general = [face for face in upgrades_for(scene.state, 1) if face in taken]
    assert general == []


@pytest.mark.ux("UX-58")
@pytest.mark.rule("wk2.gold.10", "wk2.solo.03", "wk2.combat.03")
def test_the_enemy_takes_the_worst_for_the_knight(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny", "logan")
    scene.dice("gI", "gV", "w-", "g2", "g-", "w-")  # the strongest idle die comes again
    meet(scene, "d01")
    assert scene.told("foe-attack")[0].data["dice"] == [6, 7, 4]
    assert scene.asked(1) == ""
    # the log says why, and what it was chosen from
    worst = scene.told("worst")[0]
    assert worst.data == {"why": "die", "among": ["green", "white"]}
    line = TITLE.text("en", Message("event-worst", {"seat": 0, **worst.data}))
    assert "strongest idle die (green die, white die)" in line
    asks = table(monkeypatch, "johnny", "logan", enemy_decisions="neighbour")
    asks.dice("gI", "gV", "w-")
    meet(asks, "d01")
    assert asks.asked(1) == "foe_die"  # the player on the right
    assert asks.offered(1) == ["die:1", "die:3"]
    asks.dice("wV")
    asks.answer(1, "die:3")
    assert asks.told("foe-attack")[0].data["dice"] == [10, 7, 0]


@pytest.mark.rule("wk2.solo.02")
def test_alone_one_decides_for_the_enemy_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny", enemy_decisions="neighbour")
    scene.dice("gI", "gV", "w-")
    meet(scene, "d01")
    assert scene.asked(0) == "foe_die"


@pytest.mark.rule("wk2.wasteland.02", "wk2.wasteland.16")
def test_who_runs_the_card_of_a_knight(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny", "logan", "zoey", "nelly")
    assert right_hand(scene.state, 1) == 0
    scene.state.down[0] = 0
    assert right_hand(scene.state, 1) == 0  # who is down still runs it
    scene.state.out[0] = 1
    assert right_hand(scene.state, 1) == 3
    scene.top(0, "d30")
    scene.run(WASTELAND, 1)
    assert scene.told("card")[0].data["by"] == 3


# -- options --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.comp.02", "wk2.dice.08", "wk2.combat.14")
def test_the_box_may_limit_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    for supply, dice in (("unlimited", 4), ("box", 3)):
        scene = table(monkeypatch, "johnny", dice_supply=supply)
        meet(scene, "d12")  # wwww
        assert len(scene.told("foe-attack")[0].data["dice"]) == dice
    scene = table(monkeypatch, "johnny")
    meet(scene, "m02")  # bgw: exactly those
    rolled = scene.told("foe-attack")[0].data["dice"]
    assert [die // 6 for die in rolled] == [2, 1, 0]


@pytest.mark.rule("wk2.dice.09")
@pytest.mark.parametrize(("mode", "wounds"), [("each", 2), ("once", 1)])
def test_fates_count_each_or_once(monkeypatch: pytest.MonkeyPatch, mode: str, wounds: int) -> None:
    scene = table(monkeypatch, "johnny", fate_mode=mode)
    scene.wield(0, "a01")
    scene.dice("g-", "g-", "w-", "gK", "gK", "w-")
    meet(scene, "d11", "a01")
    assert scene.told("foe-wounded")[0].data["amount"] == wounds


@pytest.mark.rule("wk2.injury.07")
@pytest.mark.parametrize(("mode", "actions"), [("danger_only", 1), ("always", 0)])
def test_a_collapse_may_end_the_turn(
    monkeypatch: pytest.MonkeyPatch, mode: str, actions: int
) -> None:
    scene = table(monkeypatch, "johnny", collapse_ends_turn=mode)
    scene.give(0, wounds=5)
    scene.top(0, "d03")
    scene.run(TURN)
    scene.dice("gV", "w-", "g-", "w-")
    scene.answer(0, "move", "s82", "done")
    assert scene.state.down[0] >= 0
    if actions:
        assert scene.offered() == ["pass", "regain"]
    else:
        assert scene.state.over


@pytest.mark.rule("wk2.threat.03")
def test_a_token_takes_what_the_knight_likes_or_the_scarcest() -> None:
    for mode in ("knight", "worst"):
        scene = Scene("johnny", token_resource_choice=mode)
        scene.give(0, fuel=2, ammo=1, meds=0)
        scene.state.drawn = (THREAT_ID.index("t04"),)
        scene.run(READ_TOKENS)
        if mode == "knight":
            assert scene.offered() == ["fuel", "ammo"]
        else:
            assert (scene.state.fuel[0], scene.state.ammo[0]) == (2, 0)
            told = [event.data for event in scene.told("worst")]
            assert told == [{"why": "resource", "among": ["fuel", "ammo"]}]
    scene = Scene("johnny")
    scene.state.drawn = (THREAT_ID.index("t04"),)
    scene.run(READ_TOKENS)
    assert scene.state.over  # with none nothing happens


# -- actions --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.action.04", "wk2.special.01")
def test_special_actions_of_different_names_fit_in_one_turn() -> None:
    scene = Scene("johnny")
    scene.give(0, wounds=6, damage=5)
    scene.state.down[0] = scene.state.injury_deck[-1]
    scene.state.injury_deck = scene.state.injury_deck[:-1]
    scene.state.wreck[0] = scene.state.malfunction_deck[-1]
    scene.state.malfunction_deck = scene.state.malfunction_deck[:-1]
    scene.run(TURN)
    assert scene.offered() == ["pass", "regain"]
    scene.answer(0, "regain")
    assert "fix" in scene.offered()
    assert "regain" not in scene.offered()
    scene.answer(0, "fix")
    assert (scene.state.down[0], scene.state.wreck[0]) == (-1, -1)


@pytest.mark.rule("wk2.gear.11", "wk2.gear.12", "wk2.move.01", "wk2.move.02", "wk2.move.03")
def test_gear_is_moved_between_actions_and_not_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01")
    scene.wear(0, "a05")
    scene.stow(0, "a02", "a03", "a06", "q19")
    scene.top(0, "d11")
    scene.run(TURN)
    scene.answer(0, "gear")
    offered = scene.offered()
    assert "equip:a02" in offered
    assert "equip:a03" not in offered  # two hands are not free
    assert "equip:a06" not in offered  # one armor
    assert "equip:q19" not in offered  # utilities stay in the vehicle
    assert "stow:a01" not in offered  # Capacity 4 is full
    scene.answer(0, "equip:a02")
    assert scene.state.hands[0] == (gear("a01"), gear("a02"))
    scene.answer(0, "drop:a06", "done")
    assert gear("a06:broken") in scene.state.gear_discard
    scene.answer(0, "move", "s82")
    assert not [key for key in scene.offered() if key.startswith(("equip", "stow", "drop"))]
    scene.answer(0, "done")
    while not scene.state.over and scene.asked() != "action":
        assert scene.asked() not in ("arrange", "fit")
        assert not [key for key in scene.offered() if key.startswith(("equip", "stow", "drop"))]
        scene.answer(0, scene.offered()[0])


@pytest.mark.rule("wk2.move.13")
def test_movement_points_that_are_left_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.top(0, "d24")
    scene.dice("gV", "g-")
    scene.run(TURN)
    scene.answer(0, "move", "s82", "done")  # costs nothing: 5 MP are left
    while scene.asked() != "action":
        scene.answer(0, scene.offered()[0])
    assert "move" not in scene.offered()
    assert scene.where() == "s82"


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.wasteland.04", "wk2.combat.01", "wk2.wasteland.10")
def test_an_enemy_card_is_a_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.at(0, "s79")
    scene.top(0, "d03")
    scene.run(MOVE)
    scene.answer(0, "s03", "done")
    while not scene.state.over:
        scene.answer(0, scene.offered()[0])
    order = told_kinds(scene)
    assert order.index("drives") < order.index("card") < order.index("combat")
    assert len(scene.state.bag) == 10  # the token of the way is back
    assert CARD_ID.index("d03") in scene.state.wasteland_discard[0]
    scene.run(COMBAT, 0, ENEMY_ID.index("f-132"), -1)  # an entry may start one, too
    assert told_kinds(scene).count("combat") == 2


@pytest.mark.rule("wk2.wasteland.06", "wk2.wasteland.13", "wk2.form.07")
def test_an_encounter_leads_to_the_entry_of_its_letter() -> None:
    scene = Scene("johnny", "logan")
    letters = next(row.letters for row in SHEET_ROWS if row.id == "t2")
    read = []
    for id in ("d33", "m24"):  # two cards of the letter B
        scene.top(0, id) if id.startswith("d") else scene.top(1, id)
        scene.at(0, "s80" if id.startswith("d") else "s07")
        scene.run(WASTELAND)
        read.append(scene.told("entry")[-1].data["entry"])
        assert scene.asked(1) == ""  # the choices are the active knight's
    assert read[0] == letters["B"]
    assert read[1] != read[0]  # it was read


@pytest.mark.rule("wk2.wasteland.14", "wk2.wasteland.15")
def test_without_an_entry_another_card_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    letters = next(row.letters for row in SHEET_ROWS if row.id == "t2")
    free = [letter for letter in "ABCDEFGH" if letter not in letters]
    card = {"D": "d36", "E": "d37", "F": "d38", "G": "d39", "H": "d40"}
    id = next(card[letter] for letter in free if letter in card)
    scene.state.drawn = (THREAT_ID.index("t08"),)  # red: 2 wounds
    scene.state.bag = tuple(one for one in scene.state.bag if one != THREAT_ID.index("t08"))
    scene.top(0, id, "d03")
    scene.dice("gV", "w-", "g-", "w-")
    scene.run(WASTELAND)
    assert [event.data["card"] for event in scene.told("card")] == [id, "d03"]
    assert scene.told("no-entry")
    assert scene.state.wounds[0] == 3  # the token waited for the enemy


@pytest.mark.rule("wk2.wasteland.20")
def test_a_fight_in_an_entry_has_no_tokens_of_the_route(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    token = THREAT_ID.index("t08")
    scene.state.drawn = (token,)
    scene.state.bag = tuple(one for one in scene.state.bag if one != token)
    scene.run(READ_TOKENS)  # yellow: 1 damage
    assert scene.state.damage[0] == 1
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 1  # not 2 more


@pytest.mark.rule("wk2.wasteland.19")
def test_who_collapses_from_a_token_reads_no_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.give(0, wounds=5)
    scene.state.drawn = (THREAT_ID.index("t01"),)  # yellow: 1 wound
    scene.top(0, "d33")
    scene.run(WASTELAND)
    assert scene.state.down[0] >= 0
    assert not scene.told("entry")
    assert CARD_ID.index("d33") in scene.state.wasteland_discard[0]


# -- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.combat.31", "wk2.wasteland.10")
def test_tokens_lie_on_the_table_until_the_combat_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = table(monkeypatch, "johnny")
    token = THREAT_ID.index("t02")
    scene.state.bag = tuple(one for one in scene.state.bag if one != token)
    scene.state.drawn = (token,)
    scene.wear(0, "a06")
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.asked() == "armor"
    assert token not in scene.state.bag
    scene.answer(0, "take")
    assert len(scene.state.bag) == 10


@pytest.mark.rule("wk2.combat.02")
def test_knights_do_not_fight_each_other() -> None:
    scene = Scene("johnny", "logan")
    scene.run(TURN)
    assert not [key for key in scene.offered() if "duel" in key or "fight" in key]


@pytest.mark.rule("wk2.combat.10")
def test_a_token_counts_once_in_a_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.state.drawn = (THREAT_ID.index("t04"),)  # red: 1 wound
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 2
    scene.dice("gV", "w-", "g-", "w-")
    meet(scene, "d03")
    assert scene.state.wounds[0] == 3  # it is back in the bag


@pytest.mark.rule("wk2.combat.16", "wk2.combat.21", "wk2.combat.19")
def test_wounds_lie_on_the_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01")
    scene.dice("g-", "g-", "w-", "gV", "gK", "wV")
    meet(scene, "m07", "a01")  # Health 5
    hurt = scene.told("foe-wounded")[0].data
    assert (hurt["amount"], hurt["left"]) == (3, 2)  # 2 successes, and 1 for the fate


@pytest.mark.rule("wk2.combat.17")
def test_a_botch_cannot_be_waived(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01")
    scene.dice("g-", "w-", "gI", "g2", "w-")
    meet(scene, "d03", "a01")
    assert scene.state.over  # nobody was asked
    assert scene.gear_of() == ["a01:broken"]


@pytest.mark.rule("wk2.combat.35")
def test_ammo_that_was_lost_meanwhile_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01", "a02")
    scene.give(0, ammo=1)
    scene.dice("wK")  # the drone's Ambush: discard 1 resource
    meet(scene, "d04", "a02")
    assert scene.state.ammo[0] == 0
    assert not scene.told("attack")  # and no switch to the Knife


@pytest.mark.rule("wk2.test.04")
def test_what_counts_in_any_test_counts_in_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "nelly")
    scene.give(0, radiation=6)  # -1 die in all tests
    scene.wield(0, "a03")
    meet(scene, "d03", "a03")
    scene.answer(0, scene.offered()[0])
    assert len(attack_of(scene)) == 2  # w and gw


# -- harm -----------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.wound.10")
def test_what_is_suffered_cannot_be_prevented(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wear(0, "q15")
    scene.dice("g-", "w-")
    turn_event(scene, "d21")  # two wounds are suffered, no armor is asked about
    assert scene.state.over
    assert (scene.state.wounds[0], scene.gear_of()) == (2, ["q15"])


@pytest.mark.rule("wk2.wound.07", "wk2.damage.13", "wk2.damage.10")
def test_only_some_actions_heal_and_repair(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.give(0, wounds=2, contaminated=1, radiation=2, damage=3, meds=2)
    scene.top(0, "d30")
    scene.dice("gV", "gV")
    scene.run(TURN)
    vehicle = scene.state.vehicle[0]
    scene.answer(0, "move", "s82", "done")
    while scene.asked() != "action":
        scene.answer(0, scene.offered()[0])
    assert scene.state.over or scene.asked() == "action"
    state = scene.state
    harm = (state.wounds[0], state.contaminated[0], state.radiation[0], state.damage[0])
    assert harm == (2, 1, 2, 3)
    assert state.vehicle[0] == vehicle  # and nobody offered another one
    scene.run(CAMP)
    assert {"meds:0", "meds:1", "meds:radiation", "repair:damage"} <= set(scene.offered())
    scene.at(0, "s07")
    scene.run(CITY)
    assert {"quack:0", "quack:1", "garage"} <= set(scene.offered())


@pytest.mark.rule("wk2.elim.05", "wk2.elim.02")
def test_to_be_eliminated_is_the_same_whatever_did_it() -> None:
    ends = []
    for how in ("third injury", "effect"):
        scene = Scene("johnny", "logan")
        scene.give(0, fuel=3, ammo=1)
        scene.wield(0, "a01")
        scene.stow(0, "q19")
        scene.state.malfunctions[0] = scene.state.malfunction_deck[:2]
        scene.state.malfunction_deck = scene.state.malfunction_deck[2:]
        if how == "effect":
            eliminate(scene.state, 0, "wk2.elim.05")
        else:
            scene.state.injuries[0] = scene.state.injury_deck[-2:]
            scene.state.injury_deck = scene.state.injury_deck[:-2]
            suffer_wounds(scene.state, 0, 9, "wk2.wound.01")
        state = scene.state
        ends.append((state.out, state.fuel, state.hands, state.stowed, sorted(state.gear_discard)))
        assert len(state.injury_deck) == len(state.malfunction_deck) == 8
        assert list(state.pool) == [12, 12, 12]
    assert ends[0] == ends[1]


# -- experience -----------------------------------------------------------------------------------


@pytest.mark.rule("wk2.xp.04", "wk2.combat.30")
def test_who_fell_may_still_choose_an_upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.give(0, wounds=5, xp=2)
    scene.top(0, "d03")
    scene.run(TURN)
    scene.dice("gV", "w-", "gV", "wV")
    scene.answer(0, "move", "s82", "done")
    assert scene.state.down[0] >= 0
    assert scene.state.xp[0] == 3
    scene.answer(0, "pass")
    assert scene.asked() == "upgrade"


@pytest.mark.rule("wk2.xp.13", "wk2.xp.14")
def test_above_nine_the_track_begins_anew() -> None:
    scene = Scene("johnny")
    gain_xp(scene.state, 0, 8, "wk2.xp.01")
    scene.state.due[0] = 0
    gain_xp(scene.state, 0, 4, "wk2.xp.01")
    assert (scene.state.xp[0], scene.state.due[0]) == (12, 1)  # crossed 9
    for mark in (13, 16, 19):
        scene.state.due[0] = 0
        gain_xp(scene.state, 0, mark - scene.state.xp[0], "wk2.xp.01")
        assert scene.state.due[0] == 1


@pytest.mark.rule("wk2.xp.15", "wk2.xp.17", "wk2.city.11")
def test_unique_gear_is_worth_nothing_but_can_be_given_up() -> None:
    scene = Scene("johnny")
    upgrade(scene, "p-johnny-4:a")
    scene.stow(0, "p-johnny-4")
    scene.at(0, "s07")
    scene.run(CITY)
    scene.answer(0, "stalls")
    assert not [key for key in scene.offered() if "p-johnny" in key]
    first, source = RUNNER.lists["30"]  # give a gear card away
    scene.run(RUNNER.begin, 0, first, source)
    assert scene.asked() == "option"
    assert "give" in scene.offered()


@pytest.mark.rule("wk2.xp.21")
def test_knights_choose_upgrades_in_turn_order() -> None:
    scene = Scene("johnny", "logan", "zoey")
    scene.state.first = 2
    scene.state.due = [0, 1, 1]
    scene.state.round = 0
    scene.run(ROUND, -1)
    chosen = []
    while len(chosen) < 2:
        seat = next(seat for seat in range(3) if scene.state.asked[seat] >= 0)
        if scene.asked(seat) == "upgrade":
            chosen.append(seat)
            scene.answer(seat, "later")
        else:
            scene.answer(seat, "pass" if "pass" in scene.offered(seat) else scene.offered(seat)[0])
    assert chosen == [2, 1]


@pytest.mark.rule("wk2.knights.01", "wk2.knights.02", "wk2.knights.03")
def test_the_starting_number_of_knights_stays() -> None:
    game = Game(TITLE, 3, 5, {"quick_setup": True, "adventure": "iron_trail"}, debug=True)
    assert game.state.knights == 3
    eliminate(game.state, 1, "wk2.elim.04")
    assert game.state.knights == 3


@pytest.mark.rule("wk2.card.09")
def test_a_finding_may_leave_a_marker() -> None:
    scene = Scene("johnny")
    card = EXPLORATION_ID.index("e01")  # desert: 1 Meds; a radiation marker
    rest = tuple(one for one in scene.state.exploration_deck if one != card)
    scene.state.exploration_deck = (*rest, card)
    scene.run(EXPLORE)
    scene.answer(0, "take")
    assert scene.state.meds[0] == 1
    assert sum(scene.state.markers_left) == 14
    assert scene.state.markers == (board.COUNT + board.BY_ID["s80"],)


@pytest.mark.rule("wk2.plot.03")
def test_a_special_location_is_a_space_like_others() -> None:
    for number in range(1, 21):
        space = board.SPECIAL[number]
        assert board.COST[space] == (0, 1, 2, 2)[board.TERRAIN[space]]
        assert board.ENTERABLE[space]
