"""Trade between knights: terms, answers, goods that change hands."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.rules.gear.gear import is_marked, mark
from dustboard.games.wk1.rules.signals import GIFT
from dustboard.games.wk1.rules.trade.deals import OFFERS, deal
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call
from dustboard.kernel.knowledge.masks import mask as masked_for
from games.wk1.gear_scene import TITLE, Scene, cards, names


def table(**options: str) -> Scene:
    scene = Scene(knights=("k01", "k02"), **options)
    scene.state.ammo = [3, 2]
    scene.state.fuel = [0, 0]
    return scene


@pytest.mark.rule("wk1.trade.03", "wk1.blue.02")
def test_free_terms_a_blue_card_for_one_ammo() -> None:
    scene = table()
    scene.pack(0, "b07")
    scene.run(deal(0, 1))
    assert scene.asked() == {0: "knight-offer"}
    scene.answer(0, "give:b07", "want:ammo", "send")
    assert scene.asked() == {1: "offer-answer"}
    scene.answer(1, "accept", "b07>pocket:2")
    assert scene.state.ammo == [4, 1]
    assert scene.panels(1)[4] == "b07"
    assert scene.backpack(0) == []
    scene.answer(1, "pass")
    assert "want:b07" in scene.options(0)  # he may want it back
    scene.answer(0, "pass")
    assert scene.state.over
    assert scene.state.deal_goods == [0] * 6


@pytest.mark.rule("wk1.trade.03", "wk1.blue.02")
def test_several_cards_of_any_value_change_hands_in_one_deal() -> None:
    scene = table()
    scene.pack(0, "g18", "g19")
    scene.wear(1, "b07", "pocket:1")
    scene.wear(1, "r12", "pocket:2")
    scene.run(deal(0, 1))
    scene.answer(0, "give:g18", "give:g19", "want:b07", "want:r12", "want:ammo", "send")
    scene.answer(1, "accept")
    assert names(scene.state.aside[0]) == ["b07", "r12"]
    assert names(scene.state.aside[1]) == ["g18", "g19"]
    assert scene.state.ammo == [4, 1]


@pytest.mark.rule("wk1.trade.03")
def test_nothing_changes_hands_unless_both_agree() -> None:
    scene = table()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g13", "g05")
    scene.drive(0, "v01")
    scene.load(0, "g17")
    scene.run(deal(0, 1))
    scene.answer(0, "give:g05", "give:g17", "want:ammo", "send")
    assert names(scene.state.deal_give) == ["g05", "g17"]
    assert scene.on(0, "g05") == ["g13"]
    scene.answer(1, "decline")
    assert scene.panels(0)[0] == "g05"
    assert scene.on(0, "g05") == ["g13"]
    assert scene.cargo(0) == ["g17"]
    assert scene.state.deal_give == ()
    assert scene.state.ammo == [3, 2]


@pytest.mark.rule("wk1.trade.04")
def test_resources_move_by_the_same_number_up_to_what_the_other_can_hold() -> None:
    scene = table()
    scene.run(deal(0, 1))
    scene.answer(0, "give:ammo", "give:ammo")
    assert scene.refuses(0, "give:ammo") == "wk1.trade.04"  # the third would be lost
    assert scene.refuses(0, "give:fuel") == "wk1.trade.04"  # there is none
    scene.answer(0, "send")
    scene.answer(1, "accept")
    assert scene.state.ammo == [1, 4]
    assert scene.refuses(1, "want:ammo") == "wk1.trade.04"  # he is full
    scene.answer(1, "give:ammo", "give:ammo", "give:ammo")
    assert scene.refuses(1, "give:ammo") == "wk1.trade.04"


@pytest.mark.rule("wk1.trade.03", "wk1.trade.04")
@pytest.mark.parametrize("way", ["give", "want"])
def test_both_resources_change_hands_together(way: str) -> None:
    scene = table()
    state = scene.state
    rich = 0 if way == "give" else 1
    state.ammo[rich], state.fuel[rich] = 4, 3
    state.ammo[1 - rich], state.fuel[1 - rich] = 1, 0
    for seat in range(2):
        scene.drive(seat, ("v01", "v02")[seat])
    scene.run(deal(0, 1))
    scene.answer(0, *([f"{way}:ammo"] * 2), *([f"{way}:fuel"] * 2), "send")
    scene.answer(1, "accept")
    assert (state.ammo[rich], state.fuel[rich]) == (2, 1)
    assert (state.ammo[1 - rich], state.fuel[1 - rich]) == (3, 2)


@pytest.mark.rule("wk1.trade.04")
def test_transfer_of_two() -> None:
    scene = table()
    scene.run(deal(0, 1))
    scene.answer(0, "give:ammo", "give:ammo", "send")
    scene.answer(1, "accept")
    assert scene.state.ammo == [1, 4]


@pytest.mark.rule("wk1.start.01")
def test_starting_gear_is_never_part_of_a_deal() -> None:
    scene = table()
    scene.run(deal(0, 1))
    assert scene.refuses(0, "give:s01a") == "wk1.start.01"
    assert scene.refuses(0, "want:s02a") == "wk1.start.01"
    assert scene.refuses(0, "send") == "wk1.trade.03"


@pytest.mark.rule("wk1.blue.04")
def test_attached_gear_is_not_traded() -> None:
    scene = table()
    scene.state.special[0] = cards("b02")
    scene.run(deal(0, 1))
    assert scene.refuses(0, "give:b02") == "wk1.blue.04"


def test_only_open_cards_can_be_asked_for() -> None:
    scene = table()
    scene.pack(1, "y15")
    scene.wear(1, "g05", "hand:1")
    scene.run(deal(0, 1))
    asked = [key for key in scene.options(0) if key.startswith("want:")]
    assert asked == ["want:g05", "want:ammo"]
    masked = masked_for(TITLE, scene.state, 0)
    assert BY_ID["y15"] not in masked.backpack[1]  # type: ignore[attr-defined]


@pytest.mark.rule("wk1.enhance.06", "wk1.enhance.07")
def test_both_sides_may_detach_enhancements() -> None:
    scene = table()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g12", "g05")
    scene.fit(0, "g13", "g05")
    scene.wear(1, "g06", "hand:1")
    scene.fit(1, "g14", "g06")
    scene.fit(1, "g16", "g06")
    scene.run(deal(0, 1))
    assert scene.refuses(0, "give:g12") == "wk1.enhance.06"
    scene.answer(0, "give:g05", "keep:g12", "want:g06", "send")
    scene.answer(1, "keep:g16", "accept")
    assert names(scene.state.aside[0]) == ["g06", "g12", "g14"]
    scene.answer(0, "g06>hand:1", "g12>backpack")
    assert scene.on(0, "g06") == ["g14"]
    scene.answer(1, "g05>hand:2", "g16>backpack")
    assert scene.on(1, "g05") == ["g13"]
    assert scene.backpack(1) == ["g16"]


@pytest.mark.rule("wk1.gear.14")
def test_a_marker_goes_along_with_a_traded_card() -> None:
    scene = table()
    scene.wear(0, "g20", "pocket:1")
    mark(scene.state, 0, BY_ID["g20"], "wk1.gear.14")
    scene.run(deal(0, 1))
    scene.answer(0, "give:g20", "send")
    scene.answer(1, "accept", "g20>backpack")
    assert is_marked(scene.state, 1, BY_ID["g20"])
    assert not is_marked(scene.state, 0, BY_ID["g20"])
    assert scene.state.stored_marks[1] == cards("g20")


@pytest.mark.rule("wk1.vehicle.02", "wk1.vehicle.11")
def test_a_vehicle_handed_over_takes_the_fuel_of_its_owner_and_its_tuning_along() -> None:
    scene = table()
    scene.drive(0, "v01", damaged=1)
    scene.load(0, "g17")
    scene.state.special[0] = cards("b04")
    scene.state.fuel = [3, 0]
    scene.run(deal(0, 1))
    assert scene.refuses(0, "want:vehicle") == "wk1.trade.03"
    scene.answer(0, "give:vehicle", "give:fuel", "send")
    scene.answer(1, "accept")
    state = scene.state
    assert (state.vehicle, state.damaged) == ([-1, BY_ID["v01"]], [0, 1])
    assert state.fuel == [0, 1]
    assert state.special == [(), cards("b04")]
    assert names(state.aside[0]) == ["g17"]


@pytest.mark.rule("wk1.vehicle.03", "wk1.vehicle.11")
def test_vehicles_are_swapped_and_fuel_kept() -> None:
    scene = table()
    scene.drive(0, "v01")
    scene.drive(1, "b01")
    scene.state.fuel = [3, 2]
    scene.run(deal(0, 1))
    # a blue vehicle does not go to the pool, so its owner takes no second one
    assert scene.refuses(0, "give:vehicle") == "wk1.vehicle.03"
    scene.answer(0, "want:vehicle", "give:vehicle", "send")
    scene.answer(1, "accept")
    assert scene.state.vehicle == [BY_ID["b01"], BY_ID["v01"]]
    assert scene.state.fuel == [3, 2]
    assert len(scene.state.pool) == 11


@pytest.mark.rule("wk1.vehicle.12", "wk1.trade.03")
def test_a_damaged_vehicle_is_traded_and_stays_damaged() -> None:
    scene = table()
    scene.drive(0, "v01", damaged=1)
    scene.drive(1, "v02")
    scene.state.fuel = [2, 3]
    scene.run(deal(0, 1))
    scene.answer(0, "give:vehicle", "want:vehicle", "send")
    scene.answer(1, "accept")
    assert scene.state.vehicle == [BY_ID["v02"], BY_ID["v01"]]
    assert scene.state.damaged == [0, 1]
    assert scene.state.fuel == [2, 3]


def test_a_second_vehicle_sends_the_first_to_the_pool() -> None:
    scene = table()
    scene.drive(0, "v01")
    scene.drive(1, "v02")
    scene.run(deal(0, 1))
    scene.answer(0, "give:vehicle", "send")
    scene.answer(1, "accept")
    assert scene.state.vehicle == [-1, BY_ID["v01"]]
    assert BY_ID["v02"] in scene.state.pool


def test_each_knight_has_three_offers() -> None:
    scene = table()
    scene.state.ammo = [4, 0]
    scene.run(deal(0, 1))
    for _ in range(OFFERS):
        scene.answer(0, "give:ammo", "send")
        scene.answer(1, "decline")
        assert scene.asked() == {1: "knight-offer"}
        scene.answer(1, "pass")
    assert scene.state.over


def test_it_is_over_when_both_pass_in_turn() -> None:
    scene = table()
    scene.run(deal(0, 1))
    scene.answer(0, "pass")
    scene.answer(1, "want:ammo", "send")
    scene.answer(0, "accept")
    assert scene.state.ammo == [2, 3]
    scene.answer(0, "pass")
    scene.answer(1, "pass")
    assert scene.state.over


@pytest.mark.parametrize(
    ("offer", "gifts"),
    [
        (["give:y15"], [(0, 1)]),
        (["give:g17"], []),
        (["give:y15", "want:ammo"], []),
        (["want:y04"], [(1, 0)]),
    ],
)
def test_a_yellow_or_red_card_for_nothing_is_a_gift(
    offer: list[str], gifts: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []

    class Told(Listener[KnightsState, list[Call]]):
        def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
            told.append((seat, what))
            return []

    monkeypatch.setattr(GIFT, "listeners", [Told()])
    scene = table()
    scene.pack(0, "y15", "g17")
    scene.wear(1, "y04", "hand:1")
    scene.run(deal(0, 1))
    scene.answer(0, *offer, "send")
    scene.answer(1, "accept")
    assert told == gifts


@pytest.mark.rule("wk1.trade.05")
def test_the_terms_know_goods_only() -> None:
    scene = table()
    scene.pack(0, "g17")
    scene.drive(0, "v01")
    scene.drive(1, "v02")
    scene.state.fuel = [1, 1]
    scene.run(deal(0, 1))
    assert set(scene.options(0)) == {
        "pass",
        "give:g17",
        "give:ammo",
        "give:fuel",
        "give:vehicle",
        "want:ammo",
        "want:fuel",
        "want:vehicle",
    }


@pytest.mark.rule("wk1.start.04")
def test_an_enhancement_on_starting_gear_is_offered_and_asked_for_like_a_card() -> None:
    scene = table()
    scene.fit(0, "g13", "s01a")
    scene.run(deal(0, 1))
    scene.answer(0, "give:g13", "want:ammo", "send")
    assert scene.on(0, "s01a") == []
    scene.answer(1, "decline")
    assert scene.on(0, "s01a") == ["g13"]  # it goes back to where it hung
    scene.answer(1, "want:g13", "give:ammo", "send")
    scene.answer(0, "accept")
    scene.answer(1, "g13>backpack")
    assert scene.backpack(1) == ["g13"]
    assert scene.on(0, "s01a") == []
    assert scene.state.ammo == [4, 1]


@pytest.mark.rule("wk1.enhance.06")
def test_an_enhancement_on_another_card_is_no_offer_of_its_own() -> None:
    scene = table()
    scene.wear(0, "g05", "hand:1")
    scene.fit(0, "g13", "g05")
    scene.run(deal(0, 1))
    assert scene.refuses(0, "give:g13") == "wk1.enhance.06"
    scene.answer(0, "pass")
    assert "want:g13" not in scene.options(1)
