"""Phase 6, Buy Row Resolution: who picks when, and what is within reach."""

import pytest

from dustboard.kernel.errors import IllegalAnswer
from games.wftw.scene import Scene

# units by their attack in the shop
STRENGTH = {1: "st01", 2: "st02", 3: "bu01", 4: "bu08", 5: "bu09", 6: "bu19", 7: "bu18", 9: "bu25"}


def shop(*bids: list[str], **options: object) -> Scene:
    """A table in which every seat bids these cards in the shop; the row is cheap."""
    scene = Scene(players=len(bids), **options)
    scene.row(*["bu01"] * len(bids))
    scene.fight({seat: {"shop": cards} for seat, cards in enumerate(bids) if cards})
    return scene


def pick_all(scene: Scene, take: bool = True) -> list[int]:
    """Let everybody pick the first card offered, or decline; gives the order of the pickers."""
    order: list[int] = []
    while "pick" in scene.asked().values():
        (seat,) = scene.asked()
        order.append(seat)
        scene.answer(seat, scene.options(seat)[0] if take else "decline")
    return order


@pytest.mark.rule("wftw.buy.01")
def test_only_bidders_pick() -> None:
    scene = shop(["st02"], [], ["bu01"])
    assert scene.event("shop-order")["order"] == [2, 0]
    assert pick_all(scene) == [2, 0]
    assert scene.events("bought")[0]["seat"] == 2
    assert scene.state.discard[1] == ()


@pytest.mark.rule("wftw.buy.01")
def test_scrap_alone_buys_nothing() -> None:
    """Where cards are paid for (R31) a rich player without a unit in the shop still has no pick."""
    scene = shop(["st02"], [], [], buy_cost="resources")
    assert pick_all(scene) == [0]
    assert scene.state.round == 2


@pytest.mark.rule("wftw.buy.01")
def test_a_bidder_may_pass_and_the_pick_is_lost() -> None:
    """A declined pick does not come back (R35)."""
    scene = shop(["st02"], ["bu01"])
    assert scene.asked() == {1: "pick"}
    assert "decline" in scene.options(1)
    scene.answer(1, "decline")
    assert scene.asked() == {0: "pick"}
    scene.answer(0, "take:1")
    assert [event["seat"] for event in scene.events("bought")] == [0]
    assert scene.state.round == 2
    assert scene.has(scene.state.discard[0]) == ["bu01", "st02"]
    assert scene.has(scene.state.discard[1]) == ["bu01"]  # the unit it bid with, nothing more


@pytest.mark.rule("wftw.buy.02")
@pytest.mark.parametrize(
    ("bids", "order"), [((3, 7, 5), [1, 2, 0]), ((5, 7, 3), [1, 0, 2]), ((7, 3, 5), [0, 2, 1])]
)
def test_the_highest_bid_picks_first(bids: tuple[int, ...], order: list[int]) -> None:
    scene = shop(*([STRENGTH[bid]] for bid in bids))
    assert scene.event("shop-order")["order"] == order
    assert pick_all(scene) == order


@pytest.mark.rule("wftw.buy.03")
def test_the_bid_must_reach_the_cost() -> None:
    scene = Scene(players=3)
    scene.row("bu11", "bb05", "bb06")  # 3, 4, 5
    scene.fight({0: {"shop": [STRENGTH[4]]}})
    assert scene.options(0) == ["take:1", "take:2", "decline"]
    with pytest.raises(IllegalAnswer) as refused:
        scene.answer(0, "take:3")
    assert refused.value.rule == "wftw.buy.03"


@pytest.mark.rule("wftw.buy.03")
def test_strength_is_not_used_up_and_nothing_is_paid() -> None:
    """R31: the units were paid for already."""
    scene = Scene()
    scene.row("bb05", "bu01")
    scene.fight({0: {"shop": [STRENGTH[4]]}}, stock={0: (2, 0, 0)})
    scene.answer(0, "take:1")
    assert scene.resources(0) == (0, 0, 0)
    assert scene.has(scene.state.tableau[0]) == ["bb05", "st08", "st09"]


@pytest.mark.rule("wftw.buy.04")
def test_one_card_per_turn() -> None:
    scene = Scene(players=3)
    scene.row("bb01", "bb02", "bb05")  # 2, 3, 4
    scene.fight({0: {"shop": [STRENGTH[9]]}})
    assert pick_all(scene) == [0]
    assert len(scene.events("bought")) == 1
    assert scene.has(scene.state.buy_discard) == ["bb02", "bb05"]


@pytest.mark.rule("wftw.buy.05")
def test_nothing_in_reach_nothing_taken() -> None:
    scene = Scene(players=3)
    scene.row("bb01", "bb02", "bb06")  # 2, 3, 5
    scene.fight({0: {"shop": [STRENGTH[2]]}, 1: {"shop": ["st01"]}, 2: {"shop": ["bu01"]}})
    scene.answer(2, "take:1")  # 3 and 5 are left
    assert [event["seat"] for event in scene.events("nothing-in-reach")] == [0, 1]
    assert [event["seat"] for event in scene.events("bought")] == [2]
    assert scene.state.round == 2


@pytest.mark.rule("wftw.buy.05")
def test_after_a_bid_out_of_reach_the_next_one_picks() -> None:
    """The order goes on; a lower bid may reach what is left only by paying (R31)."""
    scene = Scene(players=3, buy_cost="resources")
    scene.row("bb02", "bb06", "bb06")
    scene.fight({0: {"shop": ["bu07"]}, 1: {"shop": ["st01"]}}, stock={0: (2, 0, 0)})
    assert [event["seat"] for event in scene.events("nothing-in-reach")] == [0]
    assert scene.asked() == {1: "pick"}


@pytest.mark.rule("wftw.buy.06")
def test_a_picked_card_is_gone() -> None:
    scene = Scene()
    scene.row("bb05", "bb01")
    scene.fight({0: {"shop": [STRENGTH[6]]}, 1: {"shop": [STRENGTH[5]]}})
    scene.answer(0, "take:1")
    assert scene.options(1) == ["take:2", "decline"]
    with pytest.raises(IllegalAnswer) as refused:
        scene.answer(1, "take:1")
    assert refused.value.rule == "wftw.buy.06"
    assert scene.game.view(None)["row"] == [None, "bb01"]


@pytest.mark.rule("wftw.buy.07")
def test_equal_bids_go_clockwise_from_the_highest_bidder() -> None:
    scene = shop(["bu01"], ["bu01"], ["bu18"], ["bu01"])
    assert scene.event("shop-order")["order"] == [2, 3, 0, 1]
    assert pick_all(scene) == [2, 3, 0, 1]


@pytest.mark.rule("wftw.buy.07")
@pytest.mark.parametrize("first", range(5))
def test_clockwise_from_any_seat(first: int) -> None:
    bids = [["bu18"] if seat == first else ["bu01"] for seat in range(5)]
    scene = shop(*bids)
    assert scene.event("shop-order")["order"] == [(first + step) % 5 for step in range(5)]


@pytest.mark.rule("wftw.buy.08")
@pytest.mark.parametrize("first", [0, 1])
def test_the_strongest_card_breaks_a_tie_at_the_top(first: int) -> None:
    bids = [["bu01", "bu12"], ["bu01", "bu12"]]  # 3 + 3
    bids[first] = ["bu08", "st02"]  # 4 + 2
    scene = shop(*bids)
    assert scene.event("shop-order")["order"][0] == first
    assert scene.events("tie-roll") == []


@pytest.mark.rule("wftw.buy.09")
def test_dice_break_what_is_still_tied() -> None:
    scene = Scene()
    scene.dice(4, 4, 2, 6)
    scene.row("bu01", "bu01")
    scene.fight({seat: {"shop": ["bu01", "st02"]} for seat in range(2)})
    assert scene.event("shop-order")["order"] == [1, 0]
    rolls = [event["rolls"] for event in scene.events("tie-roll")]
    assert rolls == [[[0, 4], [1, 4]], [[0, 2], [1, 6]]]
    assert pick_all(scene) == [1, 0]


# -- rulings ----------------------------------------------------------------------------------


def test_the_full_picking_order() -> None:
    """R33: first by dice among the best; everybody else by strength, then clockwise from there."""
    scene = Scene(players=7)
    scene.dice(2, 5)  # seats 1 and 4 share strength and strongest card
    scene.row(*["bu01"] * 7)
    six = {"shop": ["bu08", "st02"]}
    scene.fight(
        {
            0: {"shop": ["bu01"]},
            1: six,
            2: {"shop": ["bu01", "bu12"]},  # 6 too, but no card of 4
            3: {"shop": ["bu01"]},
            4: six,
            5: {"shop": ["bu08"]},
            6: {"shop": ["bu08"]},
        }
    )
    # 4 won the dice; 1 and 2 lost the tie for first place and stand clockwise from seat 4
    assert scene.event("shop-order")["order"] == [4, 1, 2, 5, 6, 0, 3]
    assert [event["rolls"] for event in scene.events("tie-roll")] == [[[1, 2], [4, 5]]]


def test_losers_of_the_first_place_go_clockwise_past_the_end_of_the_table() -> None:
    scene = Scene(players=4)
    scene.dice(1, 1, 3, 1, 1, 1, 6)
    scene.row(*["bu01"] * 4)
    scene.fight({seat: {"shop": ["bu01"]} for seat in range(4)})
    rolls = [event["rolls"] for event in scene.events("tie-roll")]
    assert rolls[0][2] == [2, 3]
    assert scene.event("shop-order")["order"] == [2, 3, 0, 1]


def test_the_strongest_card_counts_its_own_shop_bonus() -> None:
    """R34: the urchin is worth 6 in the shop."""
    scene = shop(["bu05", "bu05", "st02"], ["bu07", "st02"])  # 8 and 8; best 3 and best 6
    assert scene.event("shop-order")["order"] == [1, 0]
    assert scene.events("tie-roll") == []


def test_the_strongest_card_ignores_bonuses_from_other_cards() -> None:
    """R34: the drummer's call makes 2 into 3 for the total, not for the strongest card."""
    scene = Scene()
    scene.dice(1, 6)
    scene.row("bu01", "bu01")
    scene.fight({0: {"shop": ["bu15", "st02"]}, 1: {"shop": ["st02", "st02", "st01"]}})
    assert [row[1] for row in scene.event("shop-order")["totals"]] == [5, 5]
    assert len(scene.events("tie-roll")) == 1
    assert scene.event("shop-order")["order"] == [1, 0]


@pytest.mark.parametrize(
    ("buy_cost", "card", "scrap_left", "reach"),
    [
        ("strength", "bu01", 0, ["take:1", "take:2", "decline"]),
        ("strength", "st02", 9, ["take:1", "decline"]),
        ("resources", "st01", 3, ["take:1", "take:2", "decline"]),
        ("resources", "bu18", 2, ["take:1", "decline"]),
        ("both", "bu01", 2, ["take:1", "decline"]),
        ("both", "st02", 9, ["take:1", "decline"]),
        ("both", "bu08", 4, ["take:1", "take:2", "take:3", "decline"]),
    ],
)
def test_how_the_cost_is_met(buy_cost: str, card: str, scrap_left: int, reach: list[str]) -> None:
    """R31: by strength, by scrap left after the bill, or by both."""
    scene = Scene(players=3, buy_cost=buy_cost)
    scene.row("bb01", "bb02", "bb05")  # 2, 3, 4
    price = {"st01": 1, "st02": 2, "bu01": 0, "bu08": 2, "bu18": 4}[card]
    scene.fight({0: {"shop": [card]}}, stock={0: (price + scrap_left, 0, 0)})
    assert scene.options(0) == reach
    scene.answer(0, "take:1")
    paid = 0 if buy_cost == "strength" else 2
    assert scene.resources(0) == (scrap_left - paid, 0, 0)


def test_passes_until_all_pass() -> None:
    """R32: those who took a card may go on, those who declined are out."""
    scene = shop(["bu01"], ["st02"], ["st01"], buy_passes="until_all_pass")
    scene.answer(0, "take:1")
    scene.answer(1, "decline")
    scene.answer(2, "take:2")
    assert scene.asked() == {0: "pick"}  # the second pass, without seat 1
    scene.answer(0, "take:3")
    assert scene.state.round == 2  # the row is empty
    assert [event["seat"] for event in scene.events("bought")] == [0, 2, 0]


def test_a_second_pass_ends_when_everybody_declines() -> None:
    scene = shop(["bu01"], ["st02"], [], buy_passes="until_all_pass")
    for seat, key in ((0, "take:1"), (1, "take:2"), (0, "decline"), (1, "decline")):
        assert list(scene.asked()) == [seat]
        scene.answer(seat, key)
    assert scene.state.round == 2
    assert scene.has(scene.state.buy_discard) == ["bu01"]
