"""Every effect of every card, by itself: numbers that change, and things that happen.

The tables are copied from the components sheet, not from our data files; the last test checks that
no effect of any card is missing in them. Bonus points have their own file, and so do tricks.
"""

import pytest

from dustboard.games.wftw.content.cards import CARDS, by_id
from games.wftw.scene import Scene

pytestmark = pytest.mark.rule("wftw.card.09")

UNITS = [card.id for card in CARDS if card.kind == "unit"]
PLACES = ["battlefield", "base_attack", "defence", "shop"]

# own attack, by kind of place
ATTACK = {
    ("st05", "shop"): 2,
    ("st06", "defence"): 3,
    ("bu05", "base_attack"): 2,
    ("bu06", "defence"): 4,
    ("bu07", "shop"): 4,
    ("bu16", "base_attack"): 3,
    ("bu21", "shop"): 3,
    ("bu22", "defence"): 4,
    ("bu23", "base_attack"): 3,
    ("ou04", "defence"): 3,
}
# resources after payment, after a won battlefield, after a won base attack
PAID = {"st05": (1, 0, 0), "bu02": (2, 0, 0), "bu12": (3, 0, 0)}
WON_FIELD = {"bu13": (2, 0, 0), "ou01": (1, 0, 0)}
WON_RAID = {"st07": (2, 0, 0)}
# the rest, as (card, verb, moment); each has tests of its own in one of the two files
OTHERS = {
    ("bu15", "others", "static"),
    ("bu17", "rivals", "strength:battlefield"),
    ("bb04", "defence_others", "static"),
    ("bb07", "total", "strength:shop"),
    ("ob09", "total", "strength:base_attack"),
    ("bb12", "bill", "static"),
    ("ob14", "gain", "gained"),
    ("ob16", "gain", "abandon"),
    ("bu21", "draw", "paid"),
    ("bu19", "draw", "paid"),
    ("bu02", "draw", "paid"),
    ("bu10", "gain", "lost:battlefield"),
    ("bu10", "draw", "lost:battlefield"),
    ("bu03", "retreat", "lost:battlefield"),
    ("bu04", "recall", "before:reveal"),
    ("bu20", "raise", "before:reveal"),
    ("bu24", "move", "before:reveal"),
    ("bb03", "look", "laid"),
    ("bb09", "toll", "after:marks"),
    ("bu11", "win_ties", "tie"),
    ("bu14", "return", "round_end"),
    ("bb08", "vp_if_bases", "score"),
    ("ob10", "vp_if_most_bases", "score"),
    ("ob07", "vp_if_produce", "score"),
    ("ob08", "vp_if_produce", "score"),
    ("ob15", "vp_per_bases", "score"),
    ("bb13", "vp_per_resources", "score"),
}


def strength(kind: str, cards: list[str], bases: list[str] | None = None) -> int:
    """What these cards of seat 0 are worth at a kind of place; defences without the base."""
    scene = Scene()
    scene.collect()
    scene.row("bb14", "bb14")
    scene.tableau(0, "st09", *(bases or []))
    scene.tableau(1, "st09")
    if kind == "battlefield":
        scene.fight({0: {"field:1": cards}})
        return scene.event("field-totals")["totals"][0][1]
    if kind == "base_attack":
        scene.fight({0: {"raid:1:0": cards}})
        return scene.event("raid-totals")["attacks"][0][1]
    if kind == "defence":
        scene.fight({0: {"defend:0": cards}, 1: {"raid:0:0": ["st01"]}})
        return scene.event("raid-totals")["defence"] - 8
    scene.fight({0: {"shop": cards}})
    return scene.event("shop-order")["totals"][0][1]


def gained(scene: Scene, seat: int = 0) -> list[tuple[str, str]]:
    """Which cards gave a seat resources, and at which moment."""
    rows = [event for event in scene.events("effect-gain") if event["seat"] == seat]
    return [(CARDS[event["card"]].id, event["when"]) for event in rows]


@pytest.mark.parametrize("card", UNITS)
@pytest.mark.parametrize("kind", PLACES)
def test_attack_at_each_kind_of_place(card: str, kind: str) -> None:
    printed = CARDS[by_id[card]].attack
    assert strength(kind, [card]) == printed + ATTACK.get((card, kind), 0)


@pytest.mark.parametrize("kind", PLACES)
def test_others_lifts_the_other_units_only(kind: str) -> None:
    assert strength(kind, ["bu15"]) == 2
    assert strength(kind, ["bu15", "st01", "st02"]) == 2 + 1 + 2 + 2
    assert strength(kind, ["bu15", "bu15"]) == 2 + 2 + 2


def test_others_stays_at_its_own_place() -> None:
    scene = Scene(players=3)
    scene.fight({0: {"field:1": ["bu15"], "field:2": ["st01"]}, 1: {"field:1": ["st02"]}})
    totals = [event["totals"] for event in scene.events("field-totals")]
    assert [[row[:2] for row in rows] for rows in totals] == [[[0, 2], [1, 2]], [[0, 1]]]


def test_rivals_lowers_every_rival_total_but_not_below_0() -> None:
    scene = Scene(players=3)
    scene.fight(
        {0: {"field:1": ["bu17"]}, 1: {"field:1": ["st01"]}, 2: {"field:1": ["bu08", "st01"]}}
    )
    totals = [row[:2] for row in scene.events("field-totals")[0]["totals"]]
    assert totals == [[0, 3], [1, 0], [2, 3]]


def test_rivals_of_both_sides_count_against_each_other() -> None:
    scene = Scene(players=3)
    scene.fight(
        {0: {"field:1": ["bu17"]}, 1: {"field:1": ["bu17", "st02"]}, 2: {"field:2": ["bu08"]}}
    )
    first, second = (event["totals"] for event in scene.events("field-totals"))
    assert [row[:2] for row in first] == [[0, 1], [1, 3]]
    assert [row[:2] for row in second] == [[2, 4]]  # another battlefield


def test_rivals_does_nothing_elsewhere() -> None:
    scene = Scene()
    scene.row("bb14", "bb14")
    scene.fight({0: {"shop": ["bu17"], "raid:1:0": ["bu17"]}, 1: {"shop": ["bu01"]}})
    totals = [row[:2] for row in scene.event("shop-order")["totals"]]
    assert totals == [[0, 3], [1, 3]]
    assert scene.event("raid-totals")["defence"] == 9


@pytest.mark.parametrize(
    ("base", "kind", "bonus"), [("bb07", "shop", 2), ("ob09", "base_attack", 1)]
)
def test_total_counts_for_its_own_kind_only(base: str, kind: str, bonus: int) -> None:
    for place in PLACES:
        expected = 5 + (bonus if place == kind else 0)
        assert strength(place, ["bu08", "st01"], [base]) == expected
    assert strength(kind, ["bu08", "st01"], [base, base]) == 5 + 2 * bonus


def test_total_needs_a_card_there() -> None:
    scene = Scene()
    scene.tableau(0, "st09", "bb07")
    scene.fight({1: {"shop": ["st01"]}})
    assert [row[:2] for row in scene.event("shop-order")["totals"]] == [[1, 1]]


def test_defence_others() -> None:
    scene = Scene()
    scene.tableau(0, "bb02", "bb04", "st09")
    shown = [base["defence"] for base in scene.game.view(None)["seats"][0]["tableau"]]
    assert shown == [7, 9, 9]  # 6+1, the palisade itself 9, 8+1
    scene.tableau(0, "bb04", "bb04", "st09")
    shown = [base["defence"] for base in scene.game.view(None)["seats"][0]["tableau"]]
    assert shown == [10, 10, 10]
    shown = [base["defence"] for base in scene.game.view(None)["seats"][1]["tableau"]]
    assert shown == [9, 8]


@pytest.mark.parametrize(
    ("bases", "scrap", "left"),
    [
        (["bb12"], 1, 0),
        (["bb12"], 3, 2),
        (["bb12", "bb12"], 0, 0),
        ([], 1, None),
        (["bb12"], 0, None),
    ],
)
def test_bill_takes_scrap_off(bases: list[str], scrap: int, left: int | None) -> None:
    """A card for 2 scrap; None: it could not be paid."""
    scene = Scene()
    scene.tableau(0, "st09", *bases)
    scene.fight({0: {"field:1": ["st02"]}}, stock={0: (scrap, 0, 0)})
    assert bool(scene.events("paid")) is (left is not None)
    assert scene.resources(0)[0] == (scrap if left is None else left)


def test_bill_never_falls_below_0() -> None:
    """R22: a discount is no gain, and touches scrap only."""
    scene = Scene()
    scene.tableau(0, "st09", "bb12", "bb12")
    scene.fight({0: {"field:1": ["st01", "st03"]}}, stock={0: (4, 1, 0)})
    assert scene.resources(0) == (4, 0, 0)


@pytest.mark.parametrize("card", sorted(PAID))
def test_gain_after_payment(card: str) -> None:
    """Wherever the card lies, once."""
    for place in ("field:1", "shop", "raid:1:0"):
        scene = Scene()
        scene.row("bb14", "bb14")
        scene.fight({0: {place: [card]}}, stock={0: (5, 5, 5)})
        build = CARDS[by_id[card]].build
        gain = PAID[card]
        assert gained(scene) == [(card, "paid")]
        assert scene.resources(0) == (
            5 - build.scrap + gain[0],
            5 - build.juice + gain[1],
            5 - build.spark + gain[2],
        )


def test_a_gain_after_payment_never_helps_the_same_bill() -> None:
    """R21."""
    scene = Scene()
    scene.fight({0: {"field:1": ["bu02", "st02"]}}, stock={0: (1, 0, 0)})
    assert scene.events("paid") == []
    assert gained(scene) == []
    assert scene.resources(0) == (1, 0, 0)


@pytest.mark.parametrize("card", sorted(WON_FIELD))
@pytest.mark.parametrize("won", [True, False])
def test_gain_after_a_won_battlefield(card: str, won: bool) -> None:
    scene = Scene()
    rival = ["st01"] if won else ["bu26"]
    scene.fight({0: {"field:1": [card]}, 1: {"field:1": rival}}, stock={0: (2, 0, 0)})
    assert gained(scene) == ([(card, "won:battlefield")] if won else [])
    assert scene.resources(0) == (WON_FIELD[card] if won else (0, 0, 0))


@pytest.mark.parametrize("card", sorted(WON_FIELD))
def test_a_battlefield_won_elsewhere_gives_nothing(card: str) -> None:
    scene = Scene(players=3)
    scene.row(*["bb14"] * 3)
    scene.collect()
    scene.tableau(1, "bb01", "st09")
    scene.fight({0: {"field:1": ["st01"], "raid:1:0": [card, "bu26"]}})
    assert scene.event("base-captured")["seat"] == 0
    assert gained(scene) == []


@pytest.mark.parametrize("card", sorted(WON_RAID))
@pytest.mark.parametrize("won", [True, False])
def test_gain_after_a_won_base_attack(card: str, won: bool) -> None:
    scene = Scene()
    cards = [card, "bu18"] if won else [card]  # 10 or 3 against 9
    scene.fight({0: {"raid:1:0": cards, "field:1": ["st01"]}}, stock={0: (6, 1, 0)})
    assert gained(scene) == ([(card, "won:base_attack")] if won else [])
    spent = 6 if won else 2
    assert scene.resources(0)[0] == 6 - spent + (WON_RAID[card][0] if won else 0)


def test_gain_when_won_on_a_battlefield() -> None:
    scene = Scene()
    scene.fields("ob14")
    scene.fight({0: {"field:1": ["st01"]}}, stock={0: (1, 0, 0), 1: (0, 0, 0)})
    assert gained(scene) == [("ob14", "gained")]
    assert scene.resources(0) == (3, 1, 1)
    assert scene.resources(1) == (0, 0, 0)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_gain_for_every_abandoned_unit(number: int) -> None:
    scene = Scene()
    scene.tableau(0, "st09", "ob16")
    scene.fight({0: {"field:1": ["st01", "st01"]}, 1: {"field:1": ["bu26"]}}, stock={0: (2, 0, 0)})
    for _ in range(number):
        scene.answer(0, scene.options(0)[0])
    scene.answer(0, "done")
    assert gained(scene) == [("ob16", "abandon")] * number
    assert scene.resources(0) == (number, 0, 0)


def test_a_rival_who_abandons_gives_nothing() -> None:
    scene = Scene()
    scene.tableau(1, "st09", "ob16")
    scene.fight({0: {"field:1": ["st01"]}, 1: {"field:1": ["bu26"]}})
    scene.answer(0, scene.options(0)[0], "done")
    assert scene.has(scene.state.wastes) == ["st01"]
    assert scene.events("effect-gain") == []


@pytest.mark.parametrize("paid", [True, False])
def test_draw_after_payment(paid: bool) -> None:
    scene = Scene()
    scene.collect()
    scene.deck(0, "bu25", "bu26")
    scene.fight({0: {"field:1": ["bu21"]}}, stock={0: (1 if paid else 0, 0, 0)})
    assert scene.has(scene.state.hand[0]) == (["bu26"] if paid else [])
    assert len(scene.state.deck[0]) == (1 if paid else 2)


def test_draw_reshuffles_an_empty_deck() -> None:
    scene = Scene()
    scene.collect()
    scene.deck(0)
    scene.discard(0, "bu26")
    scene.fight({0: {"field:1": ["bu21"]}})
    assert scene.has(scene.state.hand[0]) == ["bu26"]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_win_ties_alone(holder: int) -> None:
    scene = Scene(players=3)
    bids = {seat: {"field:1": ["bu01"]} for seat in range(3)}
    bids[holder] = {"field:1": ["bu11"]}  # 3 as well
    scene.fight(bids)
    assert scene.events("field-won")[0]["seat"] == holder
    assert scene.events("tie-roll") == []


def test_several_tied_holders_roll_as_usual() -> None:
    """All who are tied roll, the one without the hound too."""
    scene = Scene(players=3)
    scene.dice(2, 3, 5)
    scene.fight({0: {"field:1": ["bu11"]}, 1: {"field:1": ["bu11"]}, 2: {"field:1": ["bu01"]}})
    assert scene.events("field-won")[0]["seat"] == 2
    assert scene.event("tie-roll")["rolls"] == [[0, 2], [1, 3], [2, 5]]


def test_win_ties_does_not_beat_a_higher_bid() -> None:
    scene = Scene(players=3)
    scene.dice(1, 6)
    scene.fight({0: {"field:1": ["bu11"]}, 1: {"field:1": ["bu08"]}, 2: {"field:1": ["bu08"]}})
    assert scene.events("field-won")[0]["seat"] == 2


def test_win_ties_counts_on_its_battlefield_only() -> None:
    scene = Scene(players=3)
    scene.dice(1, 6)
    scene.fight({0: {"field:1": ["bu01"], "field:2": ["bu11"]}, 1: {"field:1": ["bu05"]}})
    assert scene.events("field-won")[0]["seat"] == 1
    assert len(scene.events("tie-roll")) == 1


def test_every_effect_of_every_card_is_in_these_tables() -> None:
    tested = {(card, "attack", f"strength:{kind}") for card, kind in ATTACK}
    tested |= {(card, "gain", "paid") for card in PAID}
    tested |= {(card, "gain", "won:battlefield") for card in WON_FIELD}
    tested |= {(card, "gain", "won:base_attack") for card in WON_RAID}
    tested |= OTHERS
    printed = {(card.id, row["do"], row["when"]) for card in CARDS for row in card.effects}
    assert printed == tested
