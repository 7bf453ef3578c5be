"""Table options and rulings of the phases after bidding: payment, attacks, abandoning."""

import pytest

from dustboard.kernel.errors import IllegalAnswer
from games.wftw.scene import Scene

# -- payment (R20, R21) -----------------------------------------------------------------------


def short(payment: str, scrap: int = 3, bases: tuple[str, ...] = ()) -> Scene:
    """Seat 0 bids 2 scrap on a battlefield and 2 + 1 scrap in the shop, and can't pay all."""
    scene = Scene(payment=payment)
    scene.row("bb14", "bb14")
    scene.tableau(0, "st08", "st09", *bases)
    scene.fight({0: {"field:1": ["st02"], "shop": ["st02", "st01"]}}, stock={0: (scrap, 0, 0)})
    return scene


def test_all_or_nothing_asks_nobody() -> None:
    scene = short("all_or_nothing", 4)
    assert scene.state.round == 2
    assert scene.resources(0) == (4, 0, 0)
    assert scene.events("field-won") == []


def test_per_target_pays_for_whole_targets() -> None:
    scene = short("per_target")
    assert scene.asked() == {0: "payment"}
    assert scene.options(0) == ["pay:field:1", "pay:shop"]  # each alone is affordable
    scene.answer(0, "pay:shop")
    assert scene.options(0) == ["done"]
    scene.answer(0, "done")
    assert scene.resources(0) == (0, 0, 0)
    assert scene.events("field-won") == []
    assert scene.event("shop-order")["totals"][0][1] == 3
    assert scene.has(scene.event("unpaid")["cards"]) == ["st02"]


def test_per_target_must_pay_what_can_be_paid() -> None:
    """R21: a player who can pay must."""
    scene = short("per_target", 2)
    assert scene.options(0) == ["pay:field:1"]
    with pytest.raises(IllegalAnswer) as refused:
        scene.answer(0, "done")
    assert refused.value.rule == "wftw.reveal.02"
    with pytest.raises(IllegalAnswer) as refused:
        scene.answer(0, "pay:shop")
    assert refused.value.rule == "wftw.reveal.04"
    scene.answer(0, "pay:field:1", "done")
    assert scene.event("field-won")["seat"] == 0
    assert scene.resources(0) == (0, 0, 0)


def test_per_target_counts_a_discount_once() -> None:
    scene = short("per_target", 3, ("bb12",))  # 5 scrap in all, 1 off, 3 in the stockpile
    assert scene.asked() == {0: "payment"}
    scene.answer(0, "pay:field:1")
    assert scene.options(0) == ["done"]  # 3 + 1 - 2 leaves 2, the shop costs 3
    scene.answer(0, "done")
    assert scene.event("paid")["bill"]["scrap"] == 1
    assert scene.resources(0) == (2, 0, 0)


@pytest.mark.parametrize("payment", ["all_or_nothing", "per_target", "choose_what_to_pay"])
def test_who_can_pay_all_must_and_is_not_asked(payment: str) -> None:
    for scrap, bases, left in ((5, (), 0), (4, ("bb12",), 0)):
        scene = short(payment, scrap, bases)
        assert scene.events("unpaid") == []
        assert scene.resources(0) == (left, 0, 0)


def test_choosing_what_to_pay_card_by_card() -> None:
    scene = short("choose_what_to_pay")
    assert scene.options(0) == ["pay:0:st02", "pay:1:st02", "pay:2:st01", "done"]
    scene.answer(0, "pay:0:st02")
    assert scene.options(0) == ["pay:2:st01", "done"]
    scene.answer(0, "pay:2:st01", "done")
    assert scene.resources(0) == (0, 0, 0)
    assert scene.event("field-won")["seat"] == 0
    assert scene.event("shop-order")["totals"][0][1] == 1
    assert scene.has(scene.state.discard[0]) == ["st01", "st02", "st02"]


def test_choosing_to_pay_nothing_is_free() -> None:
    scene = short("choose_what_to_pay")
    scene.answer(0, "done")
    assert scene.resources(0) == (3, 0, 0)
    assert scene.events("paid") == []
    assert len(scene.event("unpaid")["cards"]) == 3


def test_choosing_with_a_discount() -> None:
    scene = short("choose_what_to_pay", 1, ("bb12", "bb12"))
    scene.answer(0, "pay:2:st01")
    assert "pay:0:st02" in scene.options(0)  # 1 + 2 - 1 leaves 2
    scene.answer(0, "done")
    assert scene.event("paid")["bill"]["scrap"] == 0
    assert scene.resources(0) == (1, 0, 0)


def test_payment_choices_are_sealed() -> None:
    scene = Scene(payment="choose_what_to_pay")
    scene.fight(
        {seat: {"field:1": ["st02", "st01"]} for seat in range(2)},
        stock={0: (2, 0, 0), 1: (2, 0, 0)},
    )
    assert scene.asked() == {0: "payment", 1: "payment"}
    before = scene.game.view(1)
    scene.answer(0, "pay:0:st02", "done")
    after = scene.game.view(1)
    assert after["seats"] == before["seats"]
    assert scene.events("paid") == []
    scene.answer(1, "pay:1:st01", "done")
    assert scene.event("field-won")["seat"] == 0


def test_overbidding_is_a_legal_bluff() -> None:
    """R21: it is checked at the reveal only, and costs the bid."""
    scene = Scene()
    scene.fight({0: {"field:1": ["bu26"]}}, stock={0: (0, 0, 0)})
    assert scene.events("field-won") == []
    assert scene.has(scene.state.discard[0]) == ["bu26"]


def test_overbidding_forbidden_refuses_the_card() -> None:
    scene = Scene(overbid="forbidden")
    scene.muster({0: ["bu26", "st01"]}, stock={0: (1, 0, 0)})
    scene.mark({0: ["field:1"]})
    assert scene.options(0) == ["st01@field:1"]
    with pytest.raises(IllegalAnswer) as refused:
        scene.answer(0, "bu26@field:1")
    assert refused.value.rule == "wftw.reveal.04"


# -- several attackers (R25) ------------------------------------------------------------------


def siege(multi_attack: str, *attacks: list[str], dice: tuple[int, ...] = ()) -> Scene:
    """All others attack the Still House of the last seat, which defends with 6."""
    owner = len(attacks)
    scene = Scene(players=owner + 1, multi_attack=multi_attack)
    scene.dice(*dice)
    scene.collect()
    scene.tableau(owner, "bb02", "st09")
    scene.fight({seat: {f"raid:{owner}:0": cards} for seat, cards in enumerate(attacks)})
    return scene


def takers(scene: Scene) -> list[int]:
    return [event["seat"] for event in scene.events("base-captured")]


def test_the_strongest_attacker_takes_the_base() -> None:
    scene = siege("strongest", ["bu18"], ["ou02"], ["bu09"])  # 7, 8, 5
    assert takers(scene) == [1]
    assert scene.asked() == {0: "abandon", 2: "abandon"}  # all others have lost


def test_strengths_are_never_combined() -> None:
    scene = siege("strongest", ["bu09"], ["bu09"])  # 5 and 5 against 6
    assert takers(scene) == []
    assert scene.event("base-held")["seat"] == 2


def test_equally_strong_attackers_roll() -> None:
    scene = siege("strongest", ["bu18"], ["bu09"], ["bu18"], dice=(3, 3, 2, 4))
    assert takers(scene) == [2]
    rolls = [event["rolls"] for event in scene.events("tie-roll")]
    assert rolls == [[[0, 3], [2, 3]], [[0, 2], [2, 4]]]


def test_equal_attackers_who_fail_do_not_roll() -> None:
    scene = siege("strongest", ["bu19"], ["bu19"])  # 6 against 6
    assert takers(scene) == []
    assert scene.events("tie-roll") == []


def test_seat_order_gives_it_to_the_first_who_succeeds() -> None:
    assert takers(siege("seat_order", ["bu09"], ["bu18"], ["bu24"])) == [1]
    assert takers(siege("seat_order", ["bu09"], ["bu09"])) == []


def test_combined_adds_the_attackers_up() -> None:
    scene = siege("combined", ["st02"], ["bu09"])  # 2 + 5 against 6
    assert takers(scene) == [1]  # the strongest of them
    assert scene.asked() == {0: "abandon"}
    assert takers(siege("combined", ["st01"], ["bu09"])) == []  # 6 against 6


def test_combined_attackers_who_are_equal_roll() -> None:
    assert takers(siege("combined", ["bu08"], ["bu08"], dice=(2, 6))) == [1]
    assert takers(siege("combined", ["bu08"], ["bu08"], dice=(6, 2))) == [0]


# -- abandoning (R39) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scope", "offered"), [("that_place", ["st01"]), ("any_played", ["st01", "st02", "st03"])]
)
def test_abandon_scope(scope: str, offered: list[str]) -> None:
    scene = Scene(players=3, abandon_scope=scope)
    scene.fields("ob01", "ob02")
    scene.row(*["bb14"] * 3)
    scene.fight(
        {
            0: {"field:1": ["st01"], "field:2": ["st02"], "shop": ["st03"]},
            1: {"field:1": ["bu26"]},
        }
    )
    assert scene.asked() == {0: "abandon"}
    keys = [key for key in scene.options(0) if key != "done"]
    assert [key.split(":")[2].split("@")[0] for key in keys] == offered
    scene.answer(0, keys[-1], "done")
    assert scene.has(scene.state.wastes) == offered[-1:]


def test_any_played_still_needs_a_loss() -> None:
    scene = Scene(abandon_scope="any_played")
    scene.row("bb14", "bb14")
    scene.fight({0: {"field:1": ["st01"], "shop": ["st02"]}})
    assert scene.state.round == 2


@pytest.mark.parametrize(("may", "asked"), [(True, {1: "abandon"}), (False, None)])
def test_defender_may_abandon(may: bool, asked: dict[int, str] | None) -> None:
    scene = Scene(defender_may_abandon=may)
    scene.fight({0: {"raid:1:1": ["bu26"]}, 1: {"defend:1": ["st01"]}})
    assert scene.event("base-captured")["seat"] == 0
    if asked is None:
        assert scene.state.round == 2
        assert scene.has(scene.state.discard[1]) == ["st01"]
    else:
        assert scene.asked() == asked
