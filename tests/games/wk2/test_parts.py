"""Parts of vehicles: building, dealing, what fits (wk2.part)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conformance.test_every_change import (
    COMPARED,
    GO_BACK,
    NOBODY,
    TOLD,
    begun,
    concerns,
    lines_of,
    parts,
    told_by_another,
)
from conformance.worlds import difference, other_world, shown
from dustboard.games.wk2.bot.heuristics import rate
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.part_table import PART_ID, PARTS, PARTS_DECK
from dustboard.games.wk2.content.settings import OPTIONS
from dustboard.games.wk2.content.wasteland_table import (
    MALFUNCTION_ID,
)
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.actions import long_fix
from dustboard.games.wk2.rules.flow import PROGRAMS
from dustboard.games.wk2.rules.harm import (
    attach_malfunction,
    eliminate,
    suffer_damage,
)
from dustboard.games.wk2.rules.modules.parts import fitting, return_part, unfit
from dustboard.games.wk2.rules.programs import CAMP, CITY
from dustboard.games.wk2.rules.trade.sharing import THINGS, thing_key
from dustboard.games.wk2.rules.values import (
    MOST_PARTS,
    capacity,
    chassis,
    exploration,
    part_room,
    speed,
    tank,
)
from dustboard.games.wk2.show.gallery import decks
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game
from games.wk2.part_scene import TOWN, fault, fit, in_town, laid, number, own, refusals, wreck
from games.wk2.scene import Scene
from games.wk2.test_random import TABLES, played

# -- the option and the deck ----------------------------------------------------------------------


@pytest.mark.rule("wk2.part.01")
def test_the_deck_lies_open_after_set_up() -> None:
    (option,) = [one for one in OPTIONS if one.name == "parts"]
    assert option.default is False
    options = {"adventure": "iron_trail", "quick_setup": True, "parts": True}
    game = Game(TITLE, 2, 1, options, debug=True)
    while game.state.sheet < 0:
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])
    wanted = [row.id for row in CONTENT.parts for _ in range(row.copies)]
    assert len(wanted) == 26
    for viewer in (None, 0, 1):
        assert game.view(viewer)["decks"]["parts"] == wanted
    assert "26 parts are laid out face up" in str(game.log(None))
    plain = Game(TITLE, 2, 1, {**options, "parts": False}, debug=True)
    while plain.state.sheet < 0:
        decision = plain.pending[0]
        plain.answer(decision.seat, decision.options.keys()[0])
    assert plain.view(0)["decks"]["parts"] == []


@pytest.mark.rule("wk2.module.05")
def test_parts_and_their_module_are_set_one_by_one() -> None:
    for both in ({"parts": True}, {"through_the_waste": True}, {}):
        game = played("iron_trail", 2, 1, quick_setup=True, **both)
        assert (len(game.state.parts_deck) > 0) == bool(both.get("parts"))
    assert len(decks()["parts"]) == 20
    assert all(row["text"] for row in decks()["parts"])


@pytest.mark.rule("wk2.module.10")
def test_the_adventure_of_the_cargo_brings_no_parts() -> None:
    game = played("deadly_cargo", 2, 1, quick_setup=True)
    assert game.state.parts_deck == ()
    assert game.state.parts == [(), ()]


# -- what fits ------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.part.02")
def test_three_parts_of_distinct_names() -> None:
    scene = laid()
    assert MOST_PARTS == 3
    fit(scene, "z01", "z02")
    assert number("z01") not in fitting(scene.state, 0)  # there is a second copy
    assert number("z07") in fitting(scene.state, 0)
    scene.run(CAMP)
    assert refusals(scene)["z01"] == "wk2.part.02"
    fit(scene, "z07")
    assert fitting(scene.state, 0) == []
    assert {one.rule for one in unfit(scene.state, 0)} == {"wk2.part.02"}
    scene.run(CAMP)
    assert scene.asked() != "tinker"


@pytest.mark.rule("wk2.part.03")
def test_a_part_fits_vehicles_of_its_type() -> None:
    fits = {}
    for vehicle in ("bike", "offroad", "truck"):
        scene = laid(on=vehicle)
        fits[vehicle] = {PART_ID[one] for one in fitting(scene.state, 0)}
        scene.run(CAMP)
        refused = refusals(scene)
        assert set(refused) == set(PART_ID) - fits[vehicle]
        assert set(refused.values()) == {"wk2.part.03"}
    assert "z15" in fits["truck"]
    assert "z15" not in fits["offroad"]
    assert "z12" in fits["bike"]
    assert "z12" not in fits["truck"]
    assert {"z01", "z02", "z20"} <= fits["bike"] & fits["offroad"] & fits["truck"]


@pytest.mark.rule("wk2.part.04")
def test_a_part_that_needs_a_type_keeps_a_sheet_that_can_be_turned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = laid(patch=monkeypatch, on="atv", through_the_waste=True)
    fit(scene, "z12")  # light only
    scene.run(CAMP)
    scene.answer(0, "none")
    assert scene.asked() == "" or "use:v-atv" not in scene.offered()
    assert number("z03") not in fitting(scene.state, 0)  # medium or heavy
    assert {one.rule for one in unfit(scene.state, 0) if one.key == "z03"} == {"wk2.part.04"}
    assert number("z05") in fitting(scene.state, 0)  # light or medium
    free = laid(patch=monkeypatch, on="atv", through_the_waste=True)
    fit(free, "z01")  # any
    free.run(CAMP)
    free.answer(0, "none")
    free.answer(0, "use:v-atv")
    assert free.told("switches")
    turned = laid("johnny", patch=monkeypatch, on="atv", through_the_waste=True)
    turned.run(CAMP)
    turned.state.points = 8
    turned.answer(0, "z04")  # medium only: the sheet is turned for it
    turned.finish(0, "done", "roll")
    assert own(turned) == ["z04"]
    assert turned.told("switches")[-1].data == {"vehicle": "v-atv-medium"}


# -- malfunctions ---------------------------------------------------------------------------------


@pytest.mark.rule("wk2.part.05")
def test_malfunctions_take_room_away() -> None:
    scene = laid(through_the_waste=True)
    assert part_room(scene.state, 0) == 3
    fault(scene, "f1")
    assert part_room(scene.state, 0) == 2
    fault(scene, "f2")
    assert part_room(scene.state, 0) == 1
    fit(scene, "z01")
    assert {one.rule for one in unfit(scene.state, 0)} == {"wk2.part.02", "wk2.part.05"}
    seized = laid(through_the_waste=True)
    fault(seized, "f9")  # Seized Hub
    assert part_room(seized.state, 0) == 1


@pytest.mark.rule("wk2.part.06", "wk2.part.18")
def test_what_has_no_room_goes_back_and_the_owner_chooses() -> None:
    scene = laid()
    fit(scene, "z01", "z02", "z07")
    scene.state.malfunction_deck = (MALFUNCTION_ID.index("f1"),)
    attach_malfunction(scene.state, 0)
    frame = scene.state.frame
    scene.run(PROGRAMS[frame.program], 0)
    assert scene.asked() == "surplus_part"
    assert scene.offered() == ["z01", "z02", "z07"]
    scene.answer(0, "z02")
    assert own(scene) == ["z01", "z07"]
    assert list(scene.state.parts_deck).count(number("z02")) == 2
    assert scene.asked() == ""
    assert scene.told("part-gone")[-1].rule == "wk2.part.06"


@pytest.mark.rule("wk2.part.06")
def test_a_long_fix_leaves_room_for_fewer() -> None:
    scene = laid()
    fit(scene, "z01", "z02", "z07")
    wreck(scene)
    assert part_room(scene.state, 0) == 3  # it is not attached yet
    scene.state.frame = None
    long_fix(scene.state, 0)
    frame = scene.state.frame
    scene.run(PROGRAMS[frame.program], 0)
    scene.answer(0, "z07")
    assert own(scene) == ["z01", "z02"]


# -- tinkering ------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.part.07")
def test_building_comes_before_all_else_and_takes_repair() -> None:
    scene = laid()
    scene.give(0, meds=2, wounds=2, damage=2)
    scene.state.upgrades[0] = ()
    fit(scene, "z17")  # 1 Fuel in a camp in the desert
    scene.run(CAMP)
    assert scene.asked() == "tinker"
    assert not scene.told("gained")
    scene.answer(0, "z02")
    while scene.asked() != "camp":
        scene.answer(0, scene.offered()[-1])
    assert scene.told("gained")
    assert scene.state.points == 0
    offered = scene.offered()
    assert "meds:0" in offered
    assert not [key for key in offered if key.startswith("repair")]
    plain = laid()
    plain.give(0, damage=2)
    plain.run(CAMP)
    plain.answer(0, "none")
    assert "repair:damage" in plain.offered()


@pytest.mark.rule("wk2.part.08", "wk2.part.10", "wk2.part.11")
@pytest.mark.parametrize(("level", "passes"), [("z05", True), ("z18", False)])
def test_tech_is_tested_against_the_level(
    monkeypatch: pytest.MonkeyPatch, level: str, passes: bool
) -> None:
    """Three successes build level 3, and not level 4."""
    scene = laid(patch=monkeypatch)
    monkeypatch.setattr("dustboard.games.wk2.rules.tests.successes_of", lambda dice: 3)
    scene.run(CAMP)
    scene.state.points = 1
    before = len(scene.state.parts_deck)
    scene.answer(0, level)
    while scene.asked() not in ("camp", ""):
        scene.answer(0, scene.offered()[-1])
    (test,) = scene.told("test")
    assert test.data["skill"] == "tech"
    assert test.data["difficulty"] == (3 if passes else 4)
    assert own(scene) == ([level] if passes else [])
    assert len(scene.state.parts_deck) == before - int(passes)
    assert bool(scene.told("part")) is passes
    assert bool(scene.told("not-built")) is not passes
    assert scene.asked() != "tinker"  # whatever was rolled, only one in a camp


@pytest.mark.rule("wk2.part.11")
def test_six_successes_build_one_part(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(patch=monkeypatch)
    monkeypatch.setattr("dustboard.games.wk2.rules.tests.successes_of", lambda dice: 6)
    scene.run(CAMP)
    scene.answer(0, "z05")
    scene.finish(0, "done", "roll")
    assert own(scene) == ["z05"]
    assert len(scene.told("builds")) == 1


@pytest.mark.rule("wk2.part.09")
@pytest.mark.parametrize(("points", "more"), [(1, 0), (3, 1), (4, 2)])
def test_two_points_of_repair_are_a_success(
    monkeypatch: pytest.MonkeyPatch, points: int, more: int
) -> None:
    scene = laid(patch=monkeypatch)
    scene.run(CAMP)
    scene.state.points = points
    scene.answer(0, "z08")
    scene.finish(0, "done", "roll")
    (result,) = scene.told("test-result")
    assert result.data["successes"] == more  # all dice are blank
    assert scene.told("builds")[0].data["helped"] == more


@pytest.mark.rule("wk2.part.18")
def test_a_failed_build_has_used_repair_up(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = laid(patch=monkeypatch)
    scene.give(0, damage=3)
    scene.run(CAMP)
    scene.answer(0, "z20")
    while scene.asked() not in ("camp", ""):
        scene.answer(0, scene.offered()[-1])
    assert scene.told("not-built")
    assert scene.state.points == 0
    assert scene.asked() == "" or "repair:damage" not in scene.offered()
    assert scene.state.ahead[0] == 0


# -- barter ---------------------------------------------------------------------------------------


def deal(scene: Scene, shop: str = "garage:parts") -> None:
    scene.run(CITY)
    scene.answer(0, shop)


@pytest.mark.rule("wk2.part.12")
def test_parts_are_dealt_in_at_two_shops_and_not_at_the_stalls() -> None:
    scene = in_town()
    fit(scene, "z01")
    scene.give(0, fuel=3, ammo=6, meds=3)
    scene.run(CITY)
    assert {"garage:parts", "workshop:parts"} <= set(scene.offered())
    scene.answer(0, "stalls")
    assert scene.asked() == "deal"
    assert not [key for key in scene.offered() if "z0" in key]
    plain = Scene("johnny")
    plain.at(0, TOWN)
    plain.give(0, fuel=3, ammo=6)
    plain.run(CITY)
    assert not [key for key in plain.offered() if key.endswith("parts")]


@pytest.mark.rule("wk2.part.13")
def test_a_part_is_sold_for_another_and_resources() -> None:
    scene = in_town(on="truck")
    fit(scene, "z06")  # worth 4
    scene.give(0, fuel=0, ammo=0, meds=0)
    deal(scene)
    assert scene.offered() == ["done", "sell:z06"]
    scene.answer(0, "sell:z06")
    assert number("z06") in scene.state.parts_deck
    assert scene.state.credit == 4
    assert {"take:fuel", "take:ammo", "buy:z03"} <= set(scene.offered())
    scene.answer(0, "buy:z03", "take:fuel")  # worth 3, and 1
    assert (own(scene), scene.state.fuel[0], scene.state.credit) == (["z03"], 1, 0)
    assert "take:fuel" not in scene.offered()
    scene.finish(0, "done")


@pytest.mark.rule("wk2.part.13")
def test_resources_come_back_for_parts_alone() -> None:
    scene = in_town()
    fit(scene, "z02")  # worth 2
    scene.give(0, fuel=0, ammo=5, meds=0)
    deal(scene)
    scene.answer(0, "give:ammo", "give:ammo", "sell:z02")
    assert scene.state.credit == 4
    scene.answer(0, "take:meds", "take:meds")
    assert scene.state.meds[0] == 2
    assert "take:meds" not in scene.offered()  # the rest was paid in Ammo
    scene.answer(0, "done")
    assert (scene.state.credit, scene.state.sold) == (0, 0)


@pytest.mark.rule("wk2.part.13")
def test_what_a_part_was_worth_is_spent_once() -> None:
    scene = in_town()
    fit(scene, "z02")  # worth 2
    scene.give(0, fuel=0, ammo=2, meds=0)
    deal(scene)
    scene.answer(0, "sell:z02", "buy:z01")  # worth 2 as well
    scene.answer(0, "give:ammo")
    assert scene.state.credit == 1
    assert not [key for key in scene.offered() if key.startswith("take:")]


@pytest.mark.rule("wk2.part.14", "wk2.city.15")
def test_what_was_taken_in_a_visit_is_not_given_in_it() -> None:
    scene = in_town()
    fit(scene, "z02")  # worth 2
    scene.give(0, fuel=0, ammo=1, meds=0)
    deal(scene)
    scene.answer(0, "sell:z02", "take:ammo", "take:meds")
    assert (scene.state.ammo[0], scene.state.meds[0]) == (2, 1)
    assert "give:meds" not in scene.offered()
    scene.answer(0, "give:ammo")  # the one from before
    assert "give:ammo" not in scene.offered()


@pytest.mark.rule("wk2.part.14")
def test_a_part_is_paid_for_with_gear_and_resources() -> None:
    scene = in_town()
    scene.stow(0, "q01")
    value = CONTENT.gear[[row.id for row in CONTENT.gear].index("q01")].barter[0]
    scene.give(0, fuel=1, ammo=3, meds=0)
    deal(scene)
    assert refusals(scene)["buy:z05"] == "wk2.part.14"
    scene.answer(0, "give:q01")
    assert scene.state.credit == value
    while "buy:z05" not in scene.offered():
        scene.answer(0, "give:ammo")
    left = scene.state.ammo[0]
    scene.answer(0, "buy:z05")
    assert own(scene) == ["z05"]
    assert left == 3 - max(0, 3 - value)
    assert scene.gear_of() == []
    assert scene.state.gear_discard[-1] >> 1 == [row.id for row in CONTENT.gear].index("q01")
    assert scene.told("deal")[-1].rule == "wk2.part.14"


@pytest.mark.rule("wk2.part.14")
def test_nothing_is_paid_that_buys_nothing() -> None:
    scene = in_town()
    fit(scene, "z01", "z02", "z07")
    scene.give(0, fuel=3, ammo=6, meds=3)
    deal(scene)
    assert [key for key in scene.offered() if key.startswith("give")] == []  # there is no room
    scene.answer(0, "sell:z01")
    assert "give:ammo" in scene.offered()


@pytest.mark.rule("wk2.part.15")
@pytest.mark.parametrize("first", ["garage", "garage:parts"])
def test_a_deal_leaves_the_shop_its_effect(first: str) -> None:
    scene = in_town()
    scene.give(0, fuel=3, ammo=6, meds=3, damage=4)
    scene.run(CITY)
    for shop in (first, "garage" if first == "garage:parts" else "garage:parts"):
        scene.answer(0, shop)
        if shop == "garage:parts":
            while "buy:z01" not in scene.offered():
                scene.answer(0, "give:ammo")
            scene.answer(0, "buy:z01", "done")
    assert own(scene) == ["z01"]
    assert scene.state.damage[0] == 1
    assert "stalls" in scene.offered()  # that was one visit
    assert "garage:parts" not in scene.offered()  # one deal in a visit
    scene.answer(0, "stalls")
    scene.finish(0, "done")
    assert scene.asked() == ""


@pytest.mark.rule("wk2.part.15", "wk2.city.02")
def test_deals_count_as_visits() -> None:
    scene = in_town()
    scene.give(0, fuel=3, ammo=6, meds=3, damage=4, wounds=1)
    scene.run(CITY)
    scene.answer(0, "garage:parts", "done", "workshop:parts", "done")
    offered = scene.offered()
    assert "garage" in offered  # in a shop that was visited
    assert "stalls" not in offered
    assert not [key for key in offered if key.startswith("quack")]


@pytest.mark.rule("wk2.part.16")
def test_parts_are_no_gear() -> None:
    scene = laid()
    fit(scene, "z01", "z02", "z07")
    assert capacity(scene.state, 0) == 4
    scene.stow(0, "q01", "q19", "q29", "q14")
    assert len(scene.state.stowed[0]) == 4
    bare = laid()
    fit(bare, "z01")
    bare.does({"do": "choose", "options": [
        {"key": "gear", "cost": [{"do": "give_gear"}], "then": []},
        {"key": "stay", "then": []},
    ]})  # fmt: skip
    assert bare.asked() == ""  # there is no choice
    assert own(bare) == ["z01"]


@pytest.mark.rule("wk2.part.17")
def test_parts_are_not_traded_and_take_their_room_with_them() -> None:
    assert not [key for key in map(thing_key, range(THINGS)) if key in PART_ID]
    scene = in_town()
    fit(scene, "z02")
    assert tank(scene.state, 0) == 5
    scene.give(0, fuel=5)
    deal(scene)
    pool = scene.state.pool[0]
    scene.answer(0, "sell:z02")
    assert scene.state.fuel[0] == 3
    assert scene.state.pool[0] == pool + 2
    side = laid(on="bike")
    fit(side, "z12")
    side.stow(0, "q01", "q19", "q29", "q14")
    return_part(side.state, 0, number("z12"), "wk2.part.13")
    frame = side.state.frame
    side.run(PROGRAMS[frame.program], 0)
    assert side.asked() == "fit"


@pytest.mark.rule("wk2.part.17", "wk2.stat.01")
def test_a_vehicle_is_not_wrecked_by_the_loss_of_its_plates() -> None:
    scene = in_town(on="truck")
    whole = chassis(scene.state, 0)
    fit(scene, "z15")
    assert chassis(scene.state, 0) == whole + 3
    scene.state.damage[0] = whole + 1
    scene.give(0, fuel=0, ammo=0, meds=0)
    deal(scene)
    scene.answer(0, "sell:z15")
    assert scene.state.damage[0] == whole - 1
    assert scene.told("wrecked") == []


@pytest.mark.rule("wk2.part.18")
def test_what_was_sold_can_be_had_again_at_once() -> None:
    scene = in_town()
    fit(scene, "z01")
    scene.give(0, fuel=0, ammo=0, meds=0)
    deal(scene)
    scene.answer(0, "sell:z01", "buy:z01")
    assert own(scene) == ["z01"]
    assert scene.offered() == ["done"] or scene.asked() == "shop"
    assert "sell:z01" not in scene.offered()  # not in circles


@pytest.mark.rule("wk2.part.18")
def test_parts_do_nothing_on_a_wreck() -> None:
    scene = laid(on="truck")
    fit(scene, "z15", "z18", "z02")
    state = scene.state
    assert (chassis(state, 0), speed(state, 0), tank(state, 0)) == (10, 3, 6)
    printed = exploration(state, 0) - 1
    suffer_damage(state, 0, 10, "wk2.damage.01")
    assert state.wreck[0] >= 0
    assert (chassis(state, 0), speed(state, 0), tank(state, 0)) == (7, 4, 4)
    assert state.damage[0] == 7
    assert exploration(state, 0) == printed
    assert own(scene) == ["z02", "z15", "z18"]  # they stay where they are


@pytest.mark.rule("wk2.part.18", "wk2.elim.02")
def test_parts_of_who_is_out_go_back() -> None:
    scene = laid("johnny", "rhea")
    fit(scene, "z01", "z02")
    eliminate(scene.state, 0, "wk2.elim.04")
    assert scene.state.parts[0] == ()
    assert sorted(scene.state.parts_deck) == sorted(PARTS_DECK)


# -- games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_parts_end(seed: int) -> None:
    adventure, players, one_owner = TABLES[seed * 3 % len(TABLES)]
    game = played(
        adventure,
        players,
        seed,
        parts=True,
        one_owner=one_owner,
        quick_setup=True,
        landmarks=("off", "before", "during")[seed % 3],
        through_the_waste=seed % 2 == 0,
        dogs_of_war=seed % 2 == 1,
    )
    assert game.over


def _busy(decision: Any, luck: random.Random) -> str:
    """A random answer that deals in parts rather often."""
    keys = decision.options.keys()
    heads = ("buy:", "sell:", "camp", "city", "garage:p", "workshop:p", "use:z", "special:z")
    busy = [key for key in keys if key.startswith(heads) or key in PART_ID]
    return luck.choice(busy) if busy and luck.random() < 0.5 else luck.choice(keys)


@pytest.mark.parametrize("seed", range(3))
def test_every_change_of_parts_has_a_line(seed: int) -> None:
    adventure, players, one_owner = TABLES[(seed * 5 + 2) % len(TABLES)]
    options = {"adventure": adventure, "one_owner": one_owner, "quick_setup": True, "parts": True}
    game = Game(TITLE, players, 70 + seed, options, debug=True)
    luck = random.Random(seed)
    seen, told_of, changes = parts(game.view(None)), len(game.events()), 0
    told = TOLD["wk2"]
    assert told is not None
    for _ in range(500):
        if game.over:
            break
        decision = luck.choice(game.pending)
        asked, key = decision.name, _busy(decision, luck)
        game.answer(decision.seat, key)
        after, events = parts(game.view(None)), game.events()
        lines = lines_of(events[told_of:], None)
        told_of = len(events)
        for part in seen.keys() | after.keys():
            name, owner = part
            if seen.get(part) == after.get(part) or told_by_another(part, seen, after):
                continue
            if asked in GO_BACK.get(name, ()) or begun(name, asked, key):
                continue
            if after.get(part) == NOBODY.get(name) or name == "first":
                continue
            changes += name in ("decks.parts", "seats.parts")
            whose = -1 if name in COMPARED else owner
            kinds = {line["kind"] for line in lines if concerns(line, whose)}
            assert kinds & set(told[name]), (part, asked, key, sorted(kinds))
        seen = after
    assert changes > 4


def test_a_table_with_parts_leaks_nothing() -> None:
    options = {"adventure": "deadly_cargo", "quick_setup": True, "parts": True}
    game = Game(TITLE, 3, 4, options, debug=True)
    luck, compared = random.Random(4), 0
    for turn in range(240):
        if game.over:
            break
        if turn % 8 == 0 and game.state.sheet >= 0:
            for viewer in (None, 0, 1, 2):
                other = other_world(game, viewer, luck)
                compared += 1
                assert difference(shown(game, viewer), shown(other, viewer)) == []
        decision = luck.choice(game.pending)
        game.answer(decision.seat, _busy(decision, luck))
    assert compared > 40


# -- bots -----------------------------------------------------------------------------------------


def test_a_bot_builds_what_it_can_and_buys_what_it_can_spare() -> None:
    options = {"adventure": "first_tank", "quick_setup": True, "parts": True}
    built = bought = 0
    for seed in range(4):
        game = Game(TITLE, 1, seed, options, debug=True)
        for _ in range(1500):
            if game.over:
                break
            decision = game.pending[0]
            keys = decision.options.keys()
            ratings = rate(game.view(decision.seat), decision)
            best = keys[ratings.index(max(ratings))]
            built += decision.name == "tinker" and best != "none"
            bought += best.startswith("buy:")
            game.answer(decision.seat, best)
        assert game.over
    assert built + bought > 0


def test_text_of_every_part_answer_is_there() -> None:
    for part in range(PARTS):
        for key in ("option-part", "option-return-part", "option-part-action"):
            assert CONTENT.parts[part].id not in TITLE.text("en", Message(key, {"part": part}))
