"""Cards that make bluffs pay: bids that move, go home, grow, are taxed, seen or lost on purpose.

Their numbers are in `test_cards.py`. What is hidden stays hidden: who is asked follows from what
all can see, and a card that was looked at is known to who looked alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wftw.content.bid_places import place_of
from dustboard.games.wftw.content.cards import by_id
from dustboard.kernel.knowledge.known import known_to
from games.wftw.scene import Bids, Scene

BIG = "bu26"


def bidding(hands: dict[int, list[str]], players: int = 2, **options: Any) -> Scene:
    """A table in bidding round 1 where nothing is passed over."""
    scene = Scene(players, **options)
    scene.stops_for_tricks = True
    scene.muster(hands)
    return scene


def to_reveal(scene: Scene, *bids: Bids) -> None:
    """Play these bids in bidding rounds 1, 2, 3; none where nothing is named."""
    for at in range(3):
        scene.bid(bids[at] if at < len(bids) else {})


def place(scene: Scene, seat: int, card: str) -> int:
    at = scene.state.laid[seat].index(by_id[card])
    return scene.state.laid_at[seat][at]


# -- tricks before the reveal ---------------------------------------------------------------------


@pytest.mark.rule("wftw.card.09")
def test_the_ghost_convoy_moves_to_another_marked_target() -> None:
    scene = bidding({0: ["bu24", "st01"], 1: ["st01"]}, players=3)
    to_reveal(scene, {0: {"field:1": ["bu24"], "shop": ["st01"]}, 1: {"field:2": ["st01"]}})
    assert scene.asked() == {0: "ruses"}
    assert scene.options(0) == ["move:0:bu24@shop", "done"]  # field 2 was never marked
    scene.answer(0, "move:0:bu24@shop", "done")
    assert scene.event("moved")["place"] == place_of("shop")
    assert [event["seat"] for event in scene.events("field-won")] == [1]  # nobody at field 1
    assert scene.state.shop_strength[0] == 8


@pytest.mark.rule("wftw.reveal.01")
def test_what_a_trick_does_is_told_after_the_reveal() -> None:
    scene = bidding({0: ["bu24", "st01"], 1: ["bu24", "st01"]})
    both = {"field:1": ["bu24"], "shop": ["st01"]}
    to_reveal(scene, {0: both, 1: both})
    assert scene.asked() == {0: "ruses", 1: "ruses"}
    before = scene.game.log(1), scene.game.view(1)
    scene.answer(0, "move:0:bu24@shop", "done")
    assert (scene.game.log(1), scene.game.view(1)["seats"]) == (before[0], before[1]["seats"])
    scene.answer(1, "done")
    kinds = [event.kind for event in scene.game.events()]
    assert kinds.index("reveal") < kinds.index("moved") < kinds.index("paid")
    assert place(scene, 1, "bu24") == place_of("field:1")


@pytest.mark.rule("wftw.card.09")
def test_turncoats_go_home_for_a_scrap_and_are_not_paid() -> None:
    scene = bidding({0: ["bu04"], 1: [BIG]})
    scene.stock(0, 1)  # too little for the unit itself
    to_reveal(scene, {0: {"field:1": ["bu04"]}, 1: {"field:1": [BIG]}})
    scene.answer(0, "recall:0:bu04", "done")
    assert scene.has(scene.state.hand[0]) == ["bu04"]
    assert scene.resources(0) == (0, 0, 0)
    assert scene.events("unpaid") == []
    assert scene.asked() != {0: "abandon"}  # who is not there has not lost


@pytest.mark.rule("wftw.card.09")
def test_turncoats_without_a_scrap_stay() -> None:
    scene = bidding({0: ["bu04"]})
    scene.stock(0, 0, 9, 9)
    to_reveal(scene, {0: {"field:1": ["bu04"]}})
    assert scene.options(0) == ["done"]


@pytest.mark.rule("wftw.card.09")
def test_the_ambush_pit_adds_a_unit_from_the_hand() -> None:
    scene = bidding({0: ["bu20", "bu18", "st01", "st01"], 1: ["bu25"]})
    to_reveal(scene, {0: {"field:1": ["bu20"]}}, {}, {1: {"field:1": ["bu25"]}})  # 5 against 9
    assert scene.options(0) == ["raise:0:st01@field:1", "raise:0:bu18@field:1", "done"]
    scene.answer(0, "raise:0:bu18@field:1", "done")
    assert scene.resources(0) == (50 - 1 - 5, 50, 50 - 1)  # for the trick; 1 and 4 scrap, 1 spark
    assert scene.event("field-won")["seat"] == 0  # 5 + 7
    assert scene.has(scene.state.hand[0]) == ["st01", "st01"]


@pytest.mark.rule("wftw.card.09")
def test_a_hand_card_is_raised_once_however_many_pits_there_are() -> None:
    scene = bidding({0: ["bu20", "bu20", "st01"]})
    to_reveal(scene, {0: {"field:1": ["bu20", "bu20"]}})
    scene.answer(0, "raise:0:st01@field:1")
    assert scene.options(0) == ["done"]


@pytest.mark.rule("wftw.reveal.04")
def test_where_overbidding_is_forbidden_a_trick_never_breaks_the_bill() -> None:
    scene = bidding({0: ["bu20", "bu18", "st01"]}, overbid="forbidden")
    scene.stock(0, 3, 0, 1)
    to_reveal(scene, {0: {"field:1": ["bu20"]}})
    assert scene.options(0) == [
        "raise:0:st01@field:1",
        "done",
    ]  # 1 scrap each for pit, trick and unit
    scene.answer(0, "done")
    assert scene.events("unpaid") == []


@pytest.mark.rule("wftw.bid.17")
def test_owners_are_asked_whether_the_card_lies_there_or_not() -> None:
    """A question tells rivals nothing: all of one's cards are public, only not where they are."""
    for hand, laid in ((["bu24", "st01"], "bu24"), (["bu24", "st01"], "st01")):
        scene = bidding({0: hand, 1: ["st01"]})
        to_reveal(scene, {0: {"field:1": [laid]}, 1: {"field:1": ["st01"]}})
        assert scene.asked() == {0: "ruses"}
    scene = bidding({0: ["st01"], 1: ["st01"]})
    scene.discard(0, "bu24")  # all see that it can't be there
    to_reveal(scene, {0: {"field:1": ["st01"]}, 1: {"field:1": ["st01"]}})
    assert "ruses" not in scene.asked().values()


@pytest.mark.rule("wftw.bid.17")
def test_a_seat_with_nothing_to_decide_has_a_usual_answer() -> None:
    scene = bidding({0: ["bu24", "st01"]})
    to_reveal(scene, {0: {"field:1": ["st01"]}})
    assert scene.game.decision(0).usual_key == "done"


# -- a toll on marks ------------------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.10")
def test_the_toll_bridge_taxes_who_marks_what_its_owner_has_marked() -> None:
    scene = bidding({seat: ["st01", "st02", "st03"] for seat in range(3)}, players=3)
    scene.tableau(0, "bb09", "st08")
    scene.stock(2, 0)
    scene.mark({0: ["field:1"], 1: ["field:2"]})
    assert scene.events("toll") == []  # others elsewhere
    scene.answer(0, "st01@field:1", "done")
    scene.answer(1, "st01@field:2", "done")
    scene.mark({1: ["field:1", "shop"], 2: ["field:1"]})
    assert scene.resources(0) == (51, 50, 50)
    assert scene.resources(1) == (49, 50, 50)  # the shop is free
    assert scene.resources(2) == (0, 0, 0)  # who has nothing pays nothing
    assert [event["rival"] for event in scene.events("toll")] == [1]


@pytest.mark.rule("wftw.bid.12")
def test_where_overbidding_is_forbidden_marks_stay_payable_after_the_toll() -> None:
    scene = bidding({0: ["st01", "st02"], 1: ["st01", "st02"]}, overbid="forbidden")
    scene.tableau(0, "bb09", "st08")
    scene.stock(1, 1)
    assert scene.options(1) == ["done"]  # 1 scrap for the unit, none for the toll
    scene.stock(1, 2)
    assert "field:1" in scene.options(1)


# -- a look at what was laid ----------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.17")
def test_the_lookout_stack_shows_a_card_to_its_owner_alone() -> None:
    scene = bidding({0: ["st01"], 1: ["bu26", "st02"], 2: ["st01"]}, players=3)
    scene.tableau(0, "bb03", "st08")
    scene.bid({1: {"field:1": ["bu26", "st02"]}, 2: {"field:1": ["st01"]}})
    assert scene.asked() == {0: "looks"}
    position = scene.state.laid[1].index(by_id["bu26"])
    key = f"look:1:{position}"
    assert key in scene.options(0)
    scene.answer(0, key)
    known = [row["card"] for row in scene.game.view(0)["seats"][1]["laid"]]
    assert sorted(known) == ["?", "bu26"]
    for viewer in (None, 2):
        assert {row["card"] for row in scene.game.view(viewer)["seats"][1]["laid"]} == {"?"}
    own, others = (
        [line for line in scene.game.log(viewer) if line["kind"] == "looked"] for viewer in (0, 2)
    )
    assert "Leviathan" in own[0]["text"]
    assert "Leviathan" not in others[0]["text"]
    for seed in range(12):  # every world that its owner thinks of has the card where it lies
        world: Any = known_to(scene.game, 0).deal(seed)
        assert world.laid[1][position] == by_id["bu26"]
        cards = sorted([*world.hand[1], *world.deck[1], *world.laid[1]])
        state = scene.state
        assert cards == sorted([*state.hand[1], *state.deck[1], *state.laid[1]])
    assert {known_to(scene.game, 2).deal(seed).laid[1][position] for seed in range(40)} != {  # type: ignore[attr-defined]
        by_id["bu26"]
    }


@pytest.mark.rule("wftw.bid.17")
def test_a_look_cannot_be_taken_back() -> None:
    scene = bidding({1: ["st01"]})
    scene.tableau(0, "bb03", "st08")
    scene.bid({1: {"field:1": ["st01"]}})
    scene.answer(0, "look:1:0")
    assert scene.game.undo_reason(0) is not None


@pytest.mark.rule("wftw.card.09")
def test_it_looks_once_in_bids_1_and_2_and_never_twice_at_one_card() -> None:
    scene = bidding({1: ["st01", "st01", "st02"]})
    scene.tableau(0, "bb03", "st08")
    scene.bid({1: {"field:1": ["st01"]}})
    scene.answer(0, "look:1:0")
    scene.bid({1: {"field:1": ["st02"]}})
    assert scene.options(0) == ["look:1:1", "done"]
    scene.answer(0, "done")
    scene.bid({1: {"field:1": ["st01"]}})
    assert "looks" not in scene.asked().values()
    assert scene.state.seen[0] == ()  # all cards lie open now


@pytest.mark.rule("wftw.bid.17")
def test_two_who_looked_at_the_same_rival_get_worlds_that_fit_both_cards() -> None:
    scene = bidding({1: ["bu18", "bu26", "st01"]})
    scene.tableau(0, "bb03", "bb03")
    scene.bid({1: {"field:1": ["bu26", "bu18"]}})
    scene.answer(0, "look:1:0", "look:1:1")
    for seed in range(20):
        world: Any = known_to(scene.game, 0).deal(seed)
        assert world.laid[1] == scene.state.laid[1]


# -- losing on purpose ----------------------------------------------------------------------------


@pytest.mark.rule("wftw.field.03")
def test_the_canvas_column_comes_back_when_it_loses() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["bu03"]}, 1: {"field:1": [BIG]}})
    assert scene.has(scene.state.hand[0]) == ["bu03"]
    assert "abandon" not in scene.asked().values()  # it left the field


@pytest.mark.rule("wftw.field.03")
def test_the_canvas_column_stays_where_it_wins() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["bu03"]}})
    assert scene.state.hand[0] == ()


@pytest.mark.rule("wftw.card.09")
@pytest.mark.parametrize(
    ("cards", "pays"), [(["bu10"], True), (["bu10", "st01"], False), (["bu10", "bu10"], False)]
)
def test_mudslingers_gain_where_they_lose_alone(cards: list[str], pays: bool) -> None:
    scene = Scene()
    scene.collect()
    scene.deck(0, "st01", "st01")
    scene.fight({0: {"field:1": cards}, 1: {"field:1": [BIG]}}, stock={0: (3, 0, 2)})
    paid = 3 - cards.count("st01")
    assert scene.resources(0)[0] == paid + (2 if pays else 0)
    assert len(scene.state.hand[0]) == (1 if pays else 0)


@pytest.mark.rule("wftw.card.09")
def test_mudslingers_gain_nothing_where_they_win() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["bu10"]}}, stock={0: (0, 0, 1)})
    assert scene.resources(0) == (0, 0, 0)


@pytest.mark.rule("wftw.card.09")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_dawn_outriders_draw_if_they_were_first(number: int) -> None:
    scene = bidding({0: ["bu19"]})
    scene.deck(0, "st01", "st02")
    to_reveal(scene, *[{}] * (number - 1), {0: {"field:1": ["bu19"]}})
    assert len(scene.state.hand[0]) == (1 if number == 1 else 0)
