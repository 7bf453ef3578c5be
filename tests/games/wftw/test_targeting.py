"""Phase 2, targeting: marks are made in secret and revealed together (clauses bid.01 to 10, 12)."""

import json

import pytest

from games.wftw.scene import Scene


def bidding(players: int = 4, **options: object) -> Scene:
    """A table that stands at the first targeting sub-phase, with plain hands."""
    scene = Scene(players, **options)
    scene.collect()
    for seat in scene.seats:
        scene.hand(seat, "st01", "st02", "st03", "st04")
    return scene


@pytest.mark.rule("wftw.bid.01")
def test_three_bidding_rounds() -> None:
    scene = bidding(2)
    for number in (1, 2, 3):
        assert scene.state.bidding_round == number
        assert scene.asked() == {0: "marks", 1: "marks"}
        scene.bid({0: {"field:1": ["st01" if number == 1 else "st02" if number == 2 else "st03"]}})
    assert scene.asked() != {0: "marks", 1: "marks"}
    for step in ("targeting", "commitment"):
        assert [row["number"] for row in scene.events(step)] == [1, 2, 3]


@pytest.mark.rule("wftw.bid.01", "wftw.bid.02")
def test_targeting_and_commitment_take_turns() -> None:
    scene = bidding(2)
    scene.bid({0: {"field:1": ["st01"]}})
    scene.close_bidding()
    kinds = [event.kind for event in scene.game.events()]
    steps = [kind for kind in kinds if kind in ("targeting", "marks", "commitment")]
    assert steps == ["targeting", "marks", "commitment"] * 3
    rules = {event.rule for event in scene.game.events() if event.kind in ("targeting",)}
    assert rules == {"wftw.bid.02"}


@pytest.mark.rule("wftw.bid.02")
def test_no_card_before_the_targets_are_known() -> None:
    scene = bidding(2)
    scene.answer(0, "field:1")
    for key in ("st01@field:1", "st01"):
        assert scene.refuses(0, key) == "wftw.bid.03"
    scene.answer(0, "done")
    assert scene.refuses(0, "st01@field:1") == "wftw.bid.03"  # the others are still targeting
    scene.answer(1, "done")
    assert scene.asked() == {0: "commitment"}
    assert scene.refuses(0, "shop") == "wftw.bid.11"  # and now marks come too late
    scene.answer(0, "st01@field:1")


@pytest.mark.rule("wftw.bid.03")
def test_marks_are_secret() -> None:
    scene, other = bidding(), bidding()
    scene.answer(0, "field:2", "raid:3", "done")
    other.answer(0, "done")
    for viewer in (1, 2, 3, None):
        view = scene.game.view(viewer)
        assert view["seats"][0]["marks"] == []
        assert json.dumps(view) == json.dumps(other.game.view(viewer))
        assert scene.game.log(viewer) == other.game.log(viewer)
    assert scene.game.view(0)["mine"]["draft_marks"] == ["field:2", "raid:3"]  # one's own War Map


@pytest.mark.rule("wftw.bid.04")
def test_battlefields_rivals_and_the_shop() -> None:
    scene = bidding(4)
    assert scene.options(1) == ["field:1", "field:2", "shop", "raid:0", "raid:2", "raid:3", "done"]
    for key in ("deck", "wastes", "field:0", "raid:4", "raid:2:0", "defend:0"):
        assert scene.refuses(1, key) == "wftw.bid.03"


@pytest.mark.rule("wftw.bid.04")
def test_a_target_is_marked_once() -> None:
    scene = bidding()
    scene.answer(0, "shop")
    assert "shop" not in scene.options(0)
    assert scene.refuses(0, "shop") == "wftw.bid.04"


@pytest.mark.rule("wftw.bid.05")
def test_only_battlefields_that_are_there() -> None:
    scene = bidding(5)
    assert [key for key in scene.options(0) if key.startswith("field")] == [
        "field:1",
        "field:2",
        "field:3",
    ]
    assert scene.refuses(0, "field:4") == "wftw.bid.05"
    assert bidding(2).refuses(0, "field:2") == "wftw.bid.05"


@pytest.mark.rule("wftw.bid.06")
def test_nobody_attacks_their_own_base() -> None:
    scene = bidding(4)
    for seat in scene.seats:
        assert f"raid:{seat}" not in scene.options(seat)
        assert scene.refuses(seat, f"raid:{seat}") == "wftw.bid.06"


@pytest.mark.rule("wftw.bid.06")
def test_a_rival_without_bases_cannot_be_attacked() -> None:
    scene = bidding(3)
    scene.tableau(1)
    assert "raid:1" not in scene.options(0)
    assert scene.refuses(0, "raid:1") == "wftw.bid.06"
    assert "raid:2" in scene.options(0)


@pytest.mark.rule("wftw.bid.07")
def test_one_rival_in_one_bidding_round() -> None:
    scene = bidding(4)
    scene.answer(0, "raid:1")
    assert scene.refuses(0, "raid:2") == "wftw.bid.07"
    assert scene.refuses(0, "raid:3") == "wftw.bid.07"
    assert {"field:1", "field:2", "shop"} < set(scene.options(0))


@pytest.mark.rule("wftw.bid.07")
def test_one_base_attack_in_the_whole_phase() -> None:
    scene = bidding(4)
    scene.bid({0: {"raid:1:0": ["st01"]}})
    for _ in (2, 3):
        assert scene.refuses(0, "raid:2") == "wftw.bid.07"
        assert scene.refuses(0, "raid:3") == "wftw.bid.07"
        assert {"raid:0", "raid:2", "raid:3"} < set(scene.options(1))  # only the attacker is bound
        scene.stay_out()
    scene.finish_round(1)
    scene.collect()
    assert {"raid:1", "raid:2", "raid:3"} < set(scene.options(0))  # a new phase, a new attack


@pytest.mark.rule("wftw.bid.07")
def test_the_attack_may_be_reinforced_at_the_base_named_first() -> None:
    scene = bidding(3)
    scene.bid({0: {"raid:1:1": ["st01"]}})
    scene.mark({0: ["raid:1"]})
    assert scene.asked()[0] == "commitment"  # no base is named again
    assert scene.game.view(0)["mine"]["duty"] == ["raid:1:1"]
    scene.answer(0, "st02@raid:1:1", "done")
    scene.answer(1, "done")
    raids = scene.game.view(None)["seats"][0]["raids"]
    assert raids == [{"place": "raid:1:1", "since": 1}]
    assert [row["place"] for row in scene.game.view(0)["seats"][0]["laid"]] == ["raid:1:1"] * 2


@pytest.mark.rule("wftw.bid.09")
def test_the_shop_is_one_target() -> None:
    scene = bidding(5)
    assert len(scene.state.row) == 5
    assert [key for key in scene.options(0) if key.startswith("shop")] == ["shop"]
    for key in ("shop:1", "take:1", "shop:5"):
        assert scene.refuses(0, key) == "wftw.bid.03"


@pytest.mark.rule("wftw.bid.09")
def test_an_empty_row_is_no_target() -> None:
    scene = bidding(2)
    scene.row()
    assert "shop" not in scene.options(0)
    assert scene.refuses(0, "shop") == "wftw.bid.09"


@pytest.mark.rule("wftw.bid.10")
def test_targets_are_revealed_together() -> None:
    scene = bidding(4)
    scene.answer(0, "field:1", "done")
    scene.answer(1, "raid:0", "shop", "done")
    scene.answer(3, "done")
    assert scene.events("marks") == []
    assert [seat["marks"] for seat in scene.game.view(None)["seats"]] == [[], [], [], []]
    assert scene.asked() == {2: "marks"}
    scene.answer(2, "field:2")
    assert scene.events("marks") == []
    scene.answer(2, "done")
    (told,) = scene.events("marks")
    assert told["rule"] == "wftw.bid.10"
    assert [seat["marks"] for seat in scene.game.view(None)["seats"]] == [
        ["field:1"],
        ["shop", "raid:0"],
        ["field:2"],
        [],
    ]
    shown = [line for line in scene.game.log(None) if line["kind"] == "marks"]
    assert len(shown) == 1
    assert len(shown[0]["data"]["marks"]) == 4


@pytest.mark.rule("wftw.bid.12")
def test_no_more_marks_than_cards() -> None:
    scene = bidding(4)
    scene.hand(0, "st01", "st02")
    scene.answer(0, "field:1", "shop")
    assert scene.options(0) == ["done"]
    for key in ("field:2", "raid:1"):
        assert scene.refuses(0, key) == "wftw.bid.12"


@pytest.mark.rule("wftw.bid.12")
def test_cards_laid_before_do_not_carry_new_marks() -> None:
    scene = bidding(4)
    scene.hand(0, "st01", "st02", "st03")
    scene.bid({0: {"field:1": ["st01", "st02"]}})
    scene.answer(0, "field:1")
    assert scene.refuses(0, "shop") == "wftw.bid.12"


@pytest.mark.rule("wftw.bid.12")
def test_without_cards_one_confirms_an_empty_choice() -> None:
    scene = bidding(2)
    scene.hand(0)
    assert scene.asked() == {0: "marks", 1: "marks"}
    assert scene.options(0) == ["done"]
    assert scene.refuses(0, "field:1") == "wftw.bid.12"
    scene.bid({1: {"raid:0:0": ["st01"]}})
    # attacked without a card: nothing to commit, the next bidding round is open
    assert scene.state.bidding_round == 2
    assert scene.asked() == {0: "marks", 1: "marks"}


@pytest.mark.rule("wftw.bid.10")
def test_staying_out_once_does_not_exclude() -> None:
    scene = bidding(2)
    scene.bid({1: {"field:1": ["st01"]}})
    assert {"field:1", "shop", "raid:1"} < set(scene.options(0))
    scene.bid({0: {"field:1": ["st02"]}})
    assert [row["round"] for row in scene.game.view(None)["seats"][0]["laid"]] == [2]


@pytest.mark.rule("wftw.bid.07", "wftw.bid.12")
def test_the_question_counts_what_can_be_marked() -> None:
    """Two battlefields, the shop and one of three rivals, though the hand has more cards."""
    scene = bidding(4)
    for seat in scene.seats:
        scene.hand(seat, *["st01", "st02", "st03", "st04", "st05", "st06"])
    assert "up to 4 targets" in scene.game.decision(0).text
    scene.answer(0, "raid:1")
    assert "up to 4 targets" in scene.game.decision(0).text
    scene.hand(1, "st01", "st02")
    assert "up to 2 targets" in scene.game.decision(1).text
