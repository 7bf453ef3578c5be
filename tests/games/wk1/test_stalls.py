"""The Stalls: filling, the Waster's update, the trade action, cards for nothing."""

import pytest

from dustboard.games.wk1.content.card_table import (
    BY_ID,
    GREEN_CARDS,
    RED_CARDS,
    STALL_HOLDS,
    STALL_PRICE,
    YELLOW_CARDS,
)
from dustboard.games.wk1.content.constants import DICE
from dustboard.games.wk1.content.things import DRUG_TRAIT, EQUIPMENT
from dustboard.games.wk1.rules.programs import USE
from dustboard.games.wk1.rules.trade.offers import offered
from dustboard.games.wk1.rules.trade.stalls import STALLS_UPDATE, refill, take_by_trait
from dustboard.games.wk1.rules.trade.trade_action import (
    may_trade_here,
    open_trade,
    trade_action,
)
from games.wk1.gear_scene import Scene, cards, names

# spaces: g g g g(yellow price) y y y(red price) r, Pumps y(green price), New Sydney r(yellow price)
GOODS = ("g05", "g06", "g17", "g18", "y15", "y04", "y08", "r12", "y01", "r01")
GANGRAEN, PUMPS, QUEENS_VALLEY, NEW_SYDNEY, DESERT = 0, 1, 2, 3, 15


def market(at: int = GANGRAEN, knights: tuple[str, ...] = ("k10", "k01"), **options: str) -> Scene:
    """Seat 0 stands on a tile, and the Stalls hold GOODS."""
    scene = Scene(knights=knights, **options)
    for id in GOODS:
        scene._fetch(BY_ID[id])
    scene.state.stalls = cards(*GOODS)
    scene.state.at[0] = at
    return scene


def trade(scene: Scene) -> None:
    trade_action(scene.state, 0, "wk1.stalls.09")
    scene.run()


@pytest.mark.rule("wk1.setup.30", "wk1.stalls.04", "wk1.stalls.07", "wk1.stalls.08")
def test_ten_spaces_are_filled_by_colour_with_two_bad_ones_and_two_bargains() -> None:
    scene = Scene()
    refill(scene.state, "wk1.setup.30")
    colours = "".join(names([card])[0][0] for card in scene.state.stalls)
    assert colours == "ggggyyyryr"
    filled = {"g": GREEN_CARDS, "y": YELLOW_CARDS, "r": RED_CARDS}
    for colour, deck in filled.items():  # from left to right, each from the top of its deck
        laid = [card for card in scene.state.stalls if names([card])[0][0] == colour]
        assert laid == list(deck[: -len(laid) - 1 : -1])
    assert STALL_HOLDS == [0, 0, 0, 0, 1, 1, 1, 2, 1, 2]
    assert STALL_PRICE == [0, 0, 0, 1, 1, 1, 2, 2, 0, 1]
    assert len(scene.state.green_deck) == 46 - 4


@pytest.mark.rule("wk1.stalls.01", "wk1.gold.04")
def test_the_waster_discards_up_to_two_cards_and_the_spaces_are_filled() -> None:
    scene = market()
    scene.run((STALLS_UPDATE.number, 1, ()))
    scene.answer(1, "space:1", "space:8")
    assert scene.refuses(1, "space:2") == "wk1.stalls.01"
    scene.answer(1, "done")
    assert scene.state.green_discard == cards("g05")
    assert scene.state.red_discard == cards("r12")
    assert all(card >= 0 for card in scene.state.stalls)
    assert scene.state.stalls[1] == BY_ID["g06"]
    scene.run((STALLS_UPDATE.number, 1, ()))
    before = scene.state.stalls
    scene.answer(1, "done")  # he may decline
    assert scene.state.stalls == before


@pytest.mark.rule("wk1.stalls.02", "wk1.stalls.03", "wk1.stalls.10", "wk1.stalls.11")
def test_three_green_cards_buy_a_yellow_one_and_back() -> None:
    scene = market()
    scene.pack(0, "g21", "g22")
    scene.wear(0, "g23", "pocket:1")
    trade(scene)
    assert scene.refuses(0, "take:5") == "wk1.stalls.10"
    scene.answer(0, "give:g21", "give:g22")
    assert scene.refuses(0, "take:5") == "wk1.stalls.10"
    assert scene.refuses(0, "deal") == "wk1.stalls.10"
    scene.answer(0, "give:g23", "take:5", "deal", "y15>pocket:2")
    assert scene.panels(0)[3:] == ["", "y15", ""]
    assert names(scene.state.green_discard) == ["g21", "g22", "g23"]
    scene.state.at[0] = GANGRAEN
    trade(scene)
    scene.answer(0, "give:y15", "take:1", "take:2", "take:3")
    assert scene.refuses(0, "take:4") == "wk1.stalls.10"
    scene.answer(0, "deal")
    assert names(scene.state.aside[0]) == ["g05", "g06", "g17"]


@pytest.mark.rule("wk1.stalls.03")
def test_nine_green_cards_or_three_yellow_ones_buy_a_red_one() -> None:
    scene = market()
    scene.pack(0, "y16", "y17", "y18")
    trade(scene)
    scene.answer(0, "give:y16", "give:y17", "give:y18", "take:8", "deal", "r12>pocket:1")
    assert scene.panels(0)[3] == "r12"
    scene.state.at[0] = GANGRAEN
    trade(scene)
    scene.answer(0, "give:r12", "take:5", "take:6")  # and a red one three yellow ones
    assert scene.event("stalls-deal").data["price"] == 9
    assert scene.refuses(0, "take:7") == "wk1.stalls.10"
    scene.answer(0, "take:1", "take:2", "take:3")
    assert scene.options(0) == ["cancel", "deal"]


@pytest.mark.rule("wk1.stalls.09")
def test_cards_are_offered_from_anywhere() -> None:
    scene = market()
    scene.drive(0, "v01")
    scene.load(0, "g21")
    scene.pack(0, "g22")
    scene.wear(0, "g23", "pocket:1")
    trade(scene)
    assert {"give:g21", "give:g22", "give:g23"} <= set(scene.options(0))
    scene.answer(0, "give:g21", "give:g22", "give:g23", "take:6", "deal", "y04>hand:1")
    assert (scene.cargo(0), scene.backpack(0), scene.panels(0)[3]) == ([], [], "")


@pytest.mark.rule("wk1.stalls.06", "wk1.stalls.07")
def test_the_diode_gives_the_price() -> None:
    scene = market()
    scene.pack(0, "g21", "y17")
    trade(scene)
    scene.answer(0, "give:g21")
    assert scene.refuses(0, "take:4") == "wk1.stalls.10"  # a green card for a yellow price
    scene.answer(0, "give:y17", "take:4")
    assert scene.refuses(0, "take:7") == "wk1.stalls.10"
    scene.answer(0, "take:1")  # 4 were offered; the other green cards cost 1
    assert scene.refuses(0, "take:2") == "wk1.stalls.10"


@pytest.mark.rule("wk1.stalls.04", "wk1.stalls.05", "wk1.stalls.08")
def test_special_spaces_are_open_in_their_own_city_only() -> None:
    scene = market(PUMPS)
    scene.pack(0, "g21", "y17")
    trade(scene)
    scene.answer(0, "give:g21")
    assert scene.refuses(0, "take:10") == "wk1.stalls.05"
    scene.answer(0, "take:9", "deal", "y01>backpack")  # one green card for a yellow one
    scene.state.at[0] = NEW_SYDNEY
    trade(scene)
    scene.answer(0, "give:y17")
    assert scene.refuses(0, "take:9") == "wk1.stalls.05"
    scene.answer(0, "take:10", "deal", "r01>hand:1")
    assert scene.panels(0)[:2] == ["r01", "r01"]


@pytest.mark.rule("wk1.stalls.12")
def test_overpaid_value_is_lost() -> None:
    scene = market()
    scene.pack(0, "y17")
    trade(scene)
    scene.answer(0, "give:y17", "take:1", "deal", "g05>backpack")
    assert scene.backpack(0) == ["g05"]
    assert scene.event("stalls-deal").data["value"] == 3
    assert scene.event("stalls-deal").data["price"] == 1


@pytest.mark.rule("wk1.stalls.13", "wk1.stalls.11")
def test_spaces_are_filled_after_the_deal() -> None:
    scene = market()
    scene.pack(0, "y17")
    scene.stack("green", "g01", "g02", "g03")
    trade(scene)
    scene.answer(0, "give:y17", "take:1", "take:2")
    assert scene.state.stalls == cards(*GOODS)
    scene.answer(0, "deal")
    assert scene.state.stalls[:3] == cards("g03", "g02", "g17")


@pytest.mark.rule("wk1.stalls.02", "wk1.blue.02", "wk1.start.01")
def test_blue_gear_and_starting_gear_are_not_offered() -> None:
    scene = market(knights=("k01", "k10"))
    scene.pack(0, "b07")
    scene.drive(0, "b01")
    trade(scene)
    assert scene.refuses(0, "give:b07") == "wk1.blue.02"
    assert scene.refuses(0, "give:b01") == "wk1.blue.02"
    assert scene.refuses(0, "intact:v01") == "wk1.blue.02"
    assert scene.refuses(0, "give:s01a") == "wk1.start.01"
    assert scene.options(0) == ["cancel"]


@pytest.mark.rule("wk1.vehicle.09", "wk1.vehicle.10", "wk1.vehicle.11")
def test_the_only_vehicle_is_sold_at_its_value_with_all_fuel_lost() -> None:
    scene = market()
    scene.drive(0, "v01")
    scene.load(0, "g21")
    scene.state.fuel[0] = 3
    trade(scene)
    scene.answer(0, "give:v01", "take:1", "take:2", "take:3", "deal")
    assert (scene.state.vehicle[0], scene.state.fuel[0]) == (-1, 0)
    assert BY_ID["v01"] in scene.state.pool
    assert names(scene.state.aside[0]) == ["g05", "g06", "g17", "g21"]
    scene = market()
    scene.drive(0, "v01", damaged=1)
    trade(scene)
    scene.answer(0, "give:v01", "take:1")
    assert scene.refuses(0, "take:2") == "wk1.stalls.10"  # damaged it is worth a green card


@pytest.mark.rule("wk1.vehicle.12", "wk1.vehicle.10")
def test_a_damaged_vehicle_is_offered_for_a_damaged_one() -> None:
    scene = market()
    scene.drive(0, "v01", damaged=1)
    scene.state.fuel[0] = 3
    trade(scene)
    scene.answer(0, "give:v01")
    assert scene.refuses(0, "intact:v02") == "wk1.stalls.10"  # too dear
    scene.answer(0, "damaged:v02", "deal")
    state = scene.state
    assert (state.vehicle[0], state.damaged[0], state.fuel[0]) == (BY_ID["v02"], 1, 3)
    assert BY_ID["v01"] in state.pool


@pytest.mark.rule("wk1.vehicle.11", "wk1.vehicle.03", "wk1.vehicle.09")
def test_a_vehicle_is_swapped_with_the_pool_and_fuel_kept() -> None:
    scene = market()
    scene.drive(0, "v01")
    scene.state.fuel[0] = 3
    trade(scene)
    assert scene.refuses(0, "intact:v02") == "wk1.vehicle.03"
    scene.answer(0, "give:v01", "intact:v02")
    assert scene.refuses(0, "damaged:v03") == "wk1.vehicle.03"
    scene.answer(0, "deal")
    state = scene.state
    assert (state.vehicle[0], state.damaged[0], state.fuel[0]) == (BY_ID["v02"], 0, 3)
    assert BY_ID["v01"] in state.pool
    assert BY_ID["v02"] not in state.pool


@pytest.mark.rule("wk1.vehicle.10", "wk1.setup.31")
def test_a_vehicle_of_the_pool_is_bought_damaged_for_less() -> None:
    scene = market()
    assert len(scene.state.pool) == 12
    scene.pack(0, "g21")
    trade(scene)
    scene.answer(0, "give:g21")
    assert scene.refuses(0, "intact:v03") == "wk1.stalls.10"
    scene.answer(0, "damaged:v03", "deal")
    assert (scene.state.vehicle[0], scene.state.damaged[0]) == (BY_ID["v03"], 1)


@pytest.mark.rule("wk1.enhance.06", "wk1.enhance.07")
def test_enhancements_are_detached_and_kept_when_their_card_is_traded() -> None:
    scene = market()
    scene.wear(0, "y02", "hand:1")
    scene.fit(0, "g12", "y02")
    scene.fit(0, "g13", "y02")
    trade(scene)
    assert scene.refuses(0, "give:g12") == "wk1.enhance.06"
    scene.answer(0, "give:y02")
    assert offered(scene.state, 0) == 3 + 1 + 1
    scene.answer(0, "keep:g12")
    assert offered(scene.state, 0) == 3 + 1  # what is kept pays for nothing
    scene.answer(0, "take:1", "take:2", "take:3")
    assert scene.refuses(0, "take:4") == "wk1.stalls.10"
    assert "keep:g13" in scene.options(0)  # 4 are offered for 3
    scene.answer(0, "deal")
    assert names(scene.state.aside[0]) == ["g05", "g06", "g12", "g17"]
    assert scene.state.green_discard == cards("g13")
    assert scene.state.open_links[0] == ()


@pytest.mark.rule("wk1.action.12", "wk1.trade.01")
def test_quiet_cities_have_no_trade_unless_the_table_says_so() -> None:
    assert may_trade_here(market().state, 0)
    assert not may_trade_here(market(QUEENS_VALLEY).state, 0)
    assert not may_trade_here(market(DESERT).state, 0)
    scene = market(QUEENS_VALLEY, quiet_cities="no_red")
    assert may_trade_here(scene.state, 0)
    scene.pack(0, "r13", "y17")
    trade(scene)
    scene.answer(0, "give:r13")
    assert scene.refuses(0, "take:8") == "wk1.action.12"
    scene.answer(0, "take:5", "intact:v01", "deal")
    scene = market(QUEENS_VALLEY, quiet_cities="no_vehicles")
    scene.drive(0, "v02")
    scene.pack(0, "r13")
    trade(scene)
    assert scene.refuses(0, "give:v02") == "wk1.action.12"
    scene.answer(0, "give:r13")
    assert scene.refuses(0, "intact:v01") == "wk1.action.12"
    scene.answer(0, "take:8", "deal")


@pytest.mark.rule("wk1.stalls.14")
def test_open_trade_opens_the_eight_normal_spaces() -> None:
    scene = market(DESERT)
    scene.pack(0, "r13")
    open_trade(scene.state, 0, "wk1.stalls.14")
    scene.run()
    scene.answer(0, "give:r13")
    taken = [key for key in scene.options(0) if key.startswith("take")]
    assert taken == [f"take:{space}" for space in range(1, 9)]
    assert scene.refuses(0, "take:9") == "wk1.stalls.05"


def test_a_trader_pays_two_less_but_never_nothing() -> None:
    scene = market(knights=("k06", "k01"))
    scene.pack(0, "g21")
    trade(scene)
    assert scene.refuses(0, "take:1") == "wk1.stalls.10"
    scene.answer(0, "give:g21", "take:5", "deal")  # 3 - 2
    scene = market(knights=("k06", "k01"))
    scene.pack(0, "g21")
    trade(scene)
    scene.answer(0, "give:g21", "take:1", "take:2", "take:3")
    assert scene.refuses(0, "take:5") == "wk1.stalls.10"


def test_a_luck_card_makes_the_offer_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = market()
    scene.pack(0, "g21")
    scene.state.luck[0] = cards("l17", "l18")

    def use(state: object, frame: object) -> None:
        scene.state.luck[0] = cards("l17")
        scene.state.offer_bonus += 3

    monkeypatch.setattr(USE, "steps", (use,))
    monkeypatch.setattr(USE, "length", 1)
    trade(scene)
    assert "play:l17" not in scene.options(0)
    scene.answer(0, "give:g21", "play:l18")
    scene.answer(0, "take:5", "take:1", "deal")  # 1 + 3
    assert scene.state.offer_bonus == 0


def test_a_deal_can_be_called_off() -> None:
    scene = market()
    scene.pack(0, "g21")
    trade(scene)
    scene.answer(0, "give:g21", "take:1", "cancel")
    assert scene.backpack(0) == ["g21"]
    assert scene.state.stalls == cards(*GOODS)
    assert scene.state.draft[0] == ()
    assert scene.state.luck_used[DICE] == 0


def test_a_card_of_a_trait_is_taken_for_nothing() -> None:
    scene = market(DESERT)
    take_by_trait(scene.state, 0, EQUIPMENT, "wk1.stalls.14")
    scene.run()
    assert scene.options(0) == ["g17", "g18", "y15", "r12"]
    scene.answer(0, "r12", "r12>pocket:1")
    assert scene.state.stalls[7] not in (-2, BY_ID["r12"])
    take_by_trait(scene.state, 0, DRUG_TRAIT, "wk1.stalls.14")
    scene.state.stalls = tuple(
        card if card not in cards("r11", "r11.2") else -2 for card in scene.state.stalls
    )
    scene.run()
    assert scene.events("stalls-nothing")


@pytest.mark.rule("wk1.start.04", "wk1.stalls.09")
def test_an_enhancement_on_starting_gear_is_sold_like_a_card() -> None:
    scene = market(knights=("k01", "k02"))
    scene.fit(0, "y13", "s01a")
    trade(scene)
    scene.answer(0, "give:y13", "take:5", "deal")
    assert scene.on(0, "s01a") == []
    assert scene.state.yellow_discard == cards("y13")
    assert names(scene.state.aside[0]) == ["y15"]
