"""The knights of Dogs of War: what they can do that others cannot."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.constants import GUNS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.programs import CAMP, CITY, DEAL_WOUNDS, DUEL, MOVE, TURN
from dustboard.games.wk2.rules.road.route import fuel_for, reach
from dustboard.games.wk2.rules.sheets import OPEN_SHEET
from dustboard.games.wk2.rules.values import dice_lost, exploration
from dustboard.kernel.game import Game
from games.wk2.playing import meet, turn_event, upgrade
from games.wk2.scene import Scene, gear


def war(patch: pytest.MonkeyPatch | None, *knights: str) -> Scene:
    return Scene(*knights, patch=patch, dogs_of_war=True)


def offer(scene: Scene, *names: str) -> None:
    """The lowest cards of the gear deck."""
    faces = tuple(gear(name) for name in names)
    rest = list(scene.state.gear_deck)
    for face in faces:
        rest.remove(face)
    scene.state.gear_deck = (*faces, *rest)


@pytest.mark.rule("wk2.module.08")
def test_knights_cards_and_gear_join_by_option() -> None:
    more = {"adventure": "long_count", "dogs_of_war": True}
    game = Game(TITLE, 1, 1, more)
    keys = game.decision(0).options
    assert {"k-rhea", "k-dingo", "k-duchess"} <= set(keys.keys())
    plain = Game(TITLE, 1, 1, {"adventure": "long_count"})
    assert "k-rhea" not in list(plain.decision(0).options.keys())
    for deck, cards in ((0, 5), (1, 3)):
        less = len(plain.state.wasteland_deck[deck])
        assert len(game.state.wasteland_deck[deck]) == less + cards
    assert len(game.state.gear_deck) == len(plain.state.gear_deck) + 6


# -- Rhea Voss ------------------------------------------------------------------------------------


def test_old_drills_roll_one_die_again_in_a_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "rhea")
    scene.wield(0, "a01")
    meet(scene, "d14", "a01")
    assert [key for key in scene.offered() if "k-rhea" in key]


def test_her_guns_suffer_first_and_armor_next() -> None:
    scene = war(None, "rhea")
    scene.give(0, radiation=2)
    assert dice_lost(scene.state, 0, GUNS) == 0
    scene.give(0, radiation=3)
    assert dice_lost(scene.state, 0, GUNS) == 1
    for radiation, wounds in ((3, 1), (4, 2)):
        scene = war(None, "rhea")
        scene.give(0, radiation=radiation)
        scene.wear(0, "a06")  # Protection (2)
        scene.run(DEAL_WOUNDS, 0, 3, 0, 0)
        scene.answer(0, "armor")
        assert scene.state.wounds[0] == wounds


def test_suppressing_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "rhea")
    upgrade(scene, "p-rhea-1:a")
    meet(scene, "d06")  # ranged, gw
    assert len(scene.told("foe-attack")[0].data["dice"]) == 1
    scene = war(monkeypatch, "rhea")
    upgrade(scene, "p-rhea-1:b")
    scene.give(0, ammo=1)
    meet(scene, "d14")  # melee, gw
    scene.answer(0, "do")
    assert len(scene.told("foe-attack")[0].data["dice"]) == 1
    assert scene.state.ammo[0] == 0


def test_formation_hits_harder_in_company(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, wounds in (("s80", 1), ("s82", 0)):
        scene = war(monkeypatch, "rhea", "johnny")
        scene.at(1, place)
        upgrade(scene, "p-rhea-2:a")
        meet(scene, "d11")
        while scene.asked() and not scene.told("combat-ends"):
            scene.answer(0, scene.offered()[-1])
        told = scene.told("foe-wounded")
        assert sum(one.data["amount"] for one in told) == wounds


def test_formation_shares_armor_on_the_space() -> None:
    scene = war(None, "johnny", "rhea")
    upgrade(scene, "p-rhea-2:b", 1)
    scene.wear(1, "a06")
    scene.run(DEAL_WOUNDS, 0, 3, 0, 0)
    assert scene.asked(1) == "lend"
    scene.answer(1, "armor")
    assert scene.state.wounds[0] == 1
    assert scene.state.armor[1] == (gear("a06:broken"),)
    far = war(None, "johnny", "rhea")
    upgrade(far, "p-rhea-2:b", 1)
    far.wear(1, "a06")
    far.at(1, "s82")
    far.run(DEAL_WOUNDS, 0, 3, 0, 0)
    assert far.state.wounds[0] == 3
    pierced = war(None, "johnny", "rhea")
    upgrade(pierced, "p-rhea-2:b", 1)
    pierced.wear(1, "a06")
    pierced.run(DEAL_WOUNDS, 0, 3, 1, 0)
    assert pierced.state.wounds[0] == 3


def test_ration_discipline() -> None:
    scene = war(None, "rhea")
    scene.give(0, fuel=2)
    plain = reach(scene.state, 0)
    assert fuel_for(scene.state, 0, 8) == 2  # Speed 5, 2 MP for each Fuel
    upgrade(scene, "p-rhea-3:a")
    assert reach(scene.state, 0) == plain + 1
    assert fuel_for(scene.state, 0, 8) == 1
    assert fuel_for(scene.state, 0, 9) == 2
    assert fuel_for(scene.state, 0, 5) == 0
    scene.give(0, fuel=0)
    assert reach(scene.state, 0) == 5
    scene = war(None, "rhea")
    upgrade(scene, "p-rhea-3:b")
    scene.state.exit_to = scene.state.sheet
    scene.run(OPEN_SHEET, -1)
    assert scene.state.meds[0] == 1


# -- Dingo Pike -----------------------------------------------------------------------------------


def bitten(scene: Scene) -> int:
    rules = [one.rule for one in scene.told("foe-wounded")]
    return rules.count("wk2.combat.25")


def test_a_good_girl_bites_until_a_botch(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "dingo")
    meet(scene, "d14")
    assert bitten(scene) == 1
    again = war(monkeypatch, "dingo")
    again.dice("gI", "g-")
    turn_event(again, "d30")  # Survival
    assert again.told("dog-away")
    meet(again, "d14")
    assert bitten(again) == 0
    again.run(CAMP)
    assert again.told("dog-back")
    meet(again, "d14")
    assert bitten(again) == 1


def test_radiation_keeps_the_dog_away(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "dingo")
    scene.give(0, radiation=4)
    meet(scene, "d14")
    assert bitten(scene) == 0


def test_a_second_dog(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "dingo")
    upgrade(scene, "p-dingo-1:a")
    meet(scene, "d14")
    assert scene.told("foe-wounded")[0].data["amount"] == 2
    scout = war(None, "dingo")
    upgrade(scout, "p-dingo-1:b")
    assert exploration(scout.state, 0) == 4


def test_scent_tells_its_owner_what_comes() -> None:
    scene = war(None, "dingo", "johnny")
    upgrade(scene, "p-dingo-2:a")
    scene.top(0, "d05")
    scene.top(1, "m16")
    scene.run(MOVE)
    event = scene.told("scent")[0]
    assert event.data == {"foreseen": ["d05", "m16"]}
    assert event.seen_by(0) == event.data
    assert event.seen_by(1) == {}


def test_a_kennel_heals_and_the_coat_holds_against_piercing() -> None:
    scene = war(None, "dingo")
    upgrade(scene, "p-dingo-3:a")
    scene.give(0, wounds=2)
    scene.run(CAMP)
    assert scene.state.wounds[0] == 1
    for side, wounds in (("", 1), (":broken", 2)):
        scene = war(None, "dingo")
        scene.wear(0, f"p-dingo-4{side}")
        scene.run(DEAL_WOUNDS, 0, 2, 1, 0)
        if scene.asked() == "armor":
            scene.answer(0, "armor")
        assert scene.state.wounds[0] == wounds


# -- The Duchess ----------------------------------------------------------------------------------


def at_stalls(*sides: str, **things: int) -> Scene:
    scene = war(None, "duchess")
    for side in sides:
        upgrade(scene, side)
    scene.at(0, "s07")
    scene.give(0, **things)
    offer(scene, "q01:broken", "q07:broken", "q20:broken")  # worth 3, 1, 2; working more
    scene.run(CITY)
    return scene


def test_a_house_account_buys_one_card_working() -> None:
    scene = at_stalls(ammo=6, fuel=3)
    scene.answer(0, "stalls", *["give:ammo"] * 6, *["give:fuel"] * 3)
    assert "working:q01" in scene.offered()
    scene.answer(0, "working:q07")
    assert "q07" in scene.gear_of()
    assert not [key for key in scene.offered() if key.startswith("working")]


def test_what_she_gives_counts_less_when_she_glows() -> None:
    for radiation, credit in ((3, 2), (4, 1)):
        scene = war(None, "duchess")
        scene.at(0, "s07")
        scene.give(0, radiation=radiation)
        scene.wield(0, "a02")
        scene.run(CITY)
        scene.answer(0, "stalls", "give:a02")
        assert scene.state.credit == credit


def test_credit_is_paid_by_the_next_gear_she_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = at_stalls("p-duchess-1:a")
    scene.answer(0, "stalls")
    assert "take:q01:broken" in scene.offered()
    assert "take:fuel" not in scene.offered()
    scene.answer(0, "take:q01:broken", "done")
    assert scene.state.debt[0] == 3
    assert scene.gear_of() == ["q01:broken"]
    again = war(monkeypatch, "duchess")
    again.state.debt[0] = 3
    offer(again, "q20:broken")  # worth 2
    again.dice("gV", "g2", "g-", "w-")
    again.wield(0, "a02")
    again.give(0, ammo=1)
    meet(again, "d05", "a02")
    assert again.gear_of() == ["a02"]
    assert again.state.debt[0] == 1


def test_a_debt_is_settled_at_the_next_stalls() -> None:
    scene = war(None, "duchess")
    upgrade(scene, "p-duchess-1:a")
    scene.at(0, "s07")
    scene.give(0, ammo=4)
    scene.state.debt[0] = 3
    scene.run(CITY)
    scene.answer(0, "stalls", *["give:ammo"] * 4)
    assert scene.state.credit == 1
    scene.answer(0, "done")
    assert scene.state.debt[0] == 0


def test_the_offer_lies_working_side_up() -> None:
    scene = at_stalls("p-duchess-1:b")
    scene.answer(0, "stalls")
    assert scene.told("offer")[0].data["offer"] == ["q01", "q07", "q20"]


def test_a_bodyguard_prevents_two_wounds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "duchess")
    upgrade(scene, "p-duchess-2:a")
    scene.dice("g2", "wV")
    meet(scene, "d14")
    assert scene.state.wounds[0] == 1


def test_a_catalogue_lets_her_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "duchess")
    upgrade(scene, "p-duchess-3:a")
    offer(scene, "q01:broken", "q20:broken")
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.dice("gV", "g2", "g-", "w-")
    meet(scene, "d05", "a02")
    assert sorted(scene.offered()) == ["q01:broken", "q20:broken"]
    scene.answer(0, "q20:broken")
    assert sorted(scene.gear_of()) == ["a02", "q20:broken"]
    scout = war(None, "duchess")
    upgrade(scout, "p-duchess-3:b")
    before = scout.state.ammo[0]
    scout.run(TURN)
    scout.answer(0, "explore")
    while scout.asked() == "finding":
        scout.answer(0, "take")
    assert scout.told("turns-up")
    assert scout.state.ammo[0] > before


# -- special cards --------------------------------------------------------------------------------


def with_special(scene: Scene, seat: int, number: int) -> None:
    scene.state.special[seat] = (SPECIAL_BY_NUMBER[number],)


def test_two_entries_give_them_only_with_the_module() -> None:
    for entry, key, number in (("50", "enlist", 22), ("29", "tags", 23)):
        plain = Scene("johnny")
        plain.read_out(entry)
        assert key not in plain.offered()
        scene = war(None, "johnny")
        scene.read_out(entry)
        scene.answer(0, key)
        assert scene.state.special[0] == (SPECIAL_BY_NUMBER[number],)


def test_letters_of_marque_scare_gangs_and_let_others_call_their_holder_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = war(monkeypatch, "johnny")
    with_special(scene, 0, 22)
    meet(scene, "d06")
    assert len(scene.told("foe-attack")[0].data["dice"]) == 1
    two = war(monkeypatch, "johnny", "logan")
    with_special(two, 0, 22)
    two.run(TURN, 1)
    assert "special:x-22" not in two.offered(1)  # not in a city
    for seat in (0, 1):
        two.at(seat, "s07")
    two.run(TURN, 0)
    assert "special:x-22" not in two.offered(0)  # nobody calls himself out
    two.run(TURN, 1)
    two.answer(1, "special:x-22")
    assert two.told("duel")
    assert two.state.xp[0] + two.state.xp[1] == 1
    if two.asked(1) == "action":
        assert "special:x-22" not in two.offered(1)


def test_letters_of_marque_scare_nobody_but_gangs(monkeypatch: pytest.MonkeyPatch) -> None:
    attacks: list[int] = []
    for held in (False, True):
        scene = war(monkeypatch, "johnny")
        if held:
            with_special(scene, 0, 22)
        meet(scene, "d14")
        attacks.append(len(scene.told("foe-attack")[0].data["dice"]))
    assert attacks[0] == attacks[1]


@pytest.mark.parametrize(
    ("dice", "xp"),
    [(("gV", "g-", "g-", "w-"), [0, 1]), (("g-", "g-", "gV", "w-"), [1, 0])],
    ids=["caller", "holder"],
)
def test_whoever_wins_when_a_holder_is_called_out_gains_experience(
    dice: tuple[str, ...], xp: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = war(monkeypatch, "johnny", "logan")
    with_special(scene, 0, 22)
    for seat in (0, 1):
        scene.at(seat, "s07")
    scene.run(TURN, 1)
    scene.dice(*dice)
    scene.answer(1, "special:x-22")
    assert scene.state.xp[:2] == xp


def test_dog_tags_pay_for_gangs_and_go_to_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = war(monkeypatch, "johnny")
    with_special(scene, 0, 23)
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.dice("g-", "w-", "g2", "g-", "g-", "w-")
    meet(scene, "d06", "a02")
    assert scene.state.xp[0] == 2  # 1 of the card, 1 for the tags
    two = war(monkeypatch, "johnny", "logan")
    with_special(two, 0, 23)
    two.dice("gV", "g-", "g-", "w-")
    two.run(DUEL, 1, 0)
    assert two.state.special[1] == (SPECIAL_BY_NUMBER[23],)
    assert two.state.special[0] == ()
