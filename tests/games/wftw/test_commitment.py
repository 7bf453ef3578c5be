"""Phase 2, commitment: bases are named, cards are laid face down (clauses bid.08, 11, 13 to 17)."""

import pytest

from dustboard.kernel.errors import UndoRefused
from games.wftw.scene import Scene


def bidding(players: int = 3, **options: object) -> Scene:
    """A table that stands at the first targeting sub-phase, with plain hands."""
    scene = Scene(players, **options)
    scene.collect()
    for seat in scene.seats:
        scene.hand(seat, "st01", "st02", "st03")
    return scene


@pytest.mark.rule("wftw.bid.08")
def test_the_base_is_named_after_the_reveal_and_before_the_cards() -> None:
    scene = bidding()
    scene.mark({0: ["raid:1"]})
    attacker = scene.game.view(None)["seats"][0]
    assert (attacker["marks"], attacker["raids"]) == (["raid:1"], [])
    assert scene.asked() == {0: "base"}
    assert scene.options(0) == ["base:0", "base:1"]
    for key in ("st01@raid:1:1", "st01@raid:1", "base:2"):
        assert scene.refuses(0, key) == "wftw.bid.08"
    scene.answer(0, "base:1")
    assert scene.event("base-named")["rule"] == "wftw.bid.08"
    attacker = scene.game.view(1)["seats"][0]
    assert attacker["raids"] == [{"place": "raid:1:1", "since": 1}]
    assert scene.asked() == {0: "commitment", 1: "commitment"}
    assert scene.refuses(0, "st01@raid:1:0") == "wftw.bid.11"  # the other base is not at stake
    scene.answer(0, "st01@raid:1:1")


@pytest.mark.rule("wftw.bid.08")
def test_all_attackers_name_at_once_and_only_then_cards_are_laid() -> None:
    scene = bidding()
    scene.mark({0: ["raid:2"], 1: ["raid:2", "shop"], 2: ["field:1"]})
    assert scene.asked() == {0: "base", 1: "base"}
    scene.answer(1, "base:0")
    assert scene.events("base-named") == []
    assert scene.game.view(2)["seats"][1]["raids"] == []
    scene.answer(0, "base:1")
    named = [(row["seat"], row["rival"]) for row in scene.events("base-named")]
    assert named == [(0, 2), (1, 2)]
    assert scene.asked() == {0: "commitment", 1: "commitment", 2: "commitment"}
    assert scene.game.view(2)["mine"]["guard"] == ["defend:0", "defend:1"]


@pytest.mark.rule("wftw.bid.11")
def test_every_mark_needs_a_card() -> None:
    scene = bidding()
    scene.mark({0: ["field:1", "shop"]})
    assert scene.refuses(0, "done") == "wftw.bid.11"
    scene.answer(0, "st01@field:1")
    assert scene.refuses(0, "done") == "wftw.bid.11"
    scene.answer(0, "st02@shop", "done")
    assert scene.state.bidding_round == 2


@pytest.mark.rule("wftw.bid.11")
def test_the_last_cards_are_kept_for_the_marks() -> None:
    scene = bidding()
    scene.mark({0: ["field:1", "shop"]})
    scene.answer(0, "st01@field:1", "st02@field:1")
    assert scene.options(0) == ["st03@shop"]
    assert scene.refuses(0, "st03@field:1") == "wftw.bid.11"
    assert scene.refuses(0, "done") == "wftw.bid.11"


@pytest.mark.rule("wftw.bid.11")
def test_a_card_of_an_earlier_round_does_not_serve_a_new_mark() -> None:
    scene = bidding()
    scene.bid({0: {"field:1": ["st01"]}})
    scene.mark({0: ["field:1"]})
    assert scene.refuses(0, "done") == "wftw.bid.11"


@pytest.mark.rule("wftw.bid.11")
def test_a_base_attack_needs_a_card_too() -> None:
    scene = bidding()
    scene.mark({0: ["raid:1"]})
    scene.answer(0, "base:0")
    assert scene.refuses(0, "done") == "wftw.bid.11"


@pytest.mark.rule("wftw.bid.04")
def test_cards_go_to_marked_places_only() -> None:
    scene = bidding()
    scene.bid({0: {"field:1": ["st01"]}})
    scene.mark({0: ["shop"]})
    # without a new mark nothing is added to an earlier target
    for place in ("field:1", "field:2"):
        assert scene.refuses(0, f"st02@{place}") == "wftw.bid.04"
    assert scene.options(0) == ["st02@shop", "st03@shop"]


@pytest.mark.rule("wftw.bid.13")
def test_cards_at_one_target_add_up() -> None:
    scene = bidding()
    scene.bid({0: {"field:1": ["st02", "st03", "st01"]}})
    scene.close_bidding()
    (row,) = scene.events("field-totals")[0]["totals"]
    assert row[:2] == [0, 5]


@pytest.mark.rule("wftw.bid.13")
def test_cards_add_up_over_the_bidding_rounds() -> None:
    scene = bidding()
    scene.bid({0: {"field:1": ["st02"]}, 1: {"field:1": ["st02", "st01"]}})
    scene.bid({0: {"field:1": ["st03"]}})
    scene.close_bidding()
    rows = scene.events("field-totals")[0]["totals"]
    assert [row[:2] for row in rows] == [[0, 4], [1, 3]]
    assert scene.event("field-won")["seat"] == 0


@pytest.mark.rule("wftw.bid.14")
@pytest.mark.parametrize("cards", [[], ["st03"], ["st01", "st02", "st03"]])
def test_any_number_of_defenders(cards: list[str]) -> None:
    scene = bidding(2)
    scene.hand(0, "bu26")  # 11 against The Vault's 8
    scene.stock(0, 9, 9, 9)
    scene.mark({0: ["raid:1"]})
    scene.answer(0, "base:1")
    assert scene.asked() == {0: "commitment", 1: "commitment"}
    assert "done" in scene.options(1)
    scene.answer(1, *(f"{card}@defend:1" for card in cards))
    assert "done" in scene.options(1)
    scene.answer(1, "done")
    scene.answer(0, "bu26@raid:1:1", "done")
    laid = scene.game.view(0)["seats"][1]["laid"]
    assert [row["place"] for row in laid] == ["defend:1"] * len(cards)
    scene.close_bidding()
    scene.finish_round(1)
    # 8 + 5 holds against 11; 8 + 2 and 8 do not
    assert ("st09" in scene.has(scene.state.tableau[1])) is (len(cards) == 3)


@pytest.mark.rule("wftw.bid.14")
def test_a_defender_chooses_among_several_attacked_bases() -> None:
    scene = bidding(3)
    for seat in (0, 1):
        scene.hand(seat, "bu26")  # 11
        scene.stock(seat, 9, 9, 9)
    scene.hand(2, "st02", "st03", "st06")
    scene.mark({0: ["raid:2"], 1: ["raid:2"]})
    scene.answer(0, "base:0")
    scene.answer(1, "base:1")
    keys = [f"{card}@defend:{base}" for base in (0, 1) for card in ("st02", "st03", "st06")]
    assert sorted(scene.options(2)) == sorted([*keys, "done"])
    scene.answer(2, "st02@defend:0", "done")  # 9 + 2 holds against 11; The Vault has 8
    scene.answer(0, "bu26@raid:2:0", "done")
    scene.answer(1, "bu26@raid:2:1", "done")
    scene.close_bidding()
    scene.finish_round(1)
    assert scene.has(scene.state.tableau[2]) == ["st08"]
    assert scene.has(scene.state.tableau[1]) == ["st08", "st09", "st09"]


@pytest.mark.rule("wftw.bid.11", "wftw.bid.14")
def test_own_marks_come_before_the_defence() -> None:
    scene = bidding(2)
    scene.hand(1, "st01", "st02")
    scene.mark({0: ["raid:1"], 1: ["field:1"]})
    scene.answer(0, "base:0")
    scene.answer(1, "st01@defend:0")
    assert scene.options(1) == ["st02@field:1"]  # the last card is owed to the mark
    assert scene.refuses(1, "st02@defend:0") == "wftw.bid.11"

    scene = bidding(2)
    scene.hand(1, "st01")
    scene.mark({0: ["raid:1"], 1: ["field:1"]})
    scene.answer(0, "base:0")
    assert scene.options(1) == ["st01@field:1"]
    assert scene.refuses(1, "st01@defend:0") == "wftw.bid.11"


@pytest.mark.rule("wftw.bid.15")
def test_no_defence_without_an_attack() -> None:
    scene = bidding(3)
    scene.mark({0: ["raid:1"], 2: ["shop"]})
    scene.answer(0, "base:1")
    for key in ("st01@defend:0", "st01@defend:1"):
        assert scene.refuses(2, key) == "wftw.bid.15"
        assert scene.refuses(0, key) == "wftw.bid.15"
    assert scene.refuses(1, "st01@defend:0") == "wftw.bid.15"  # the Throne is not attacked
    assert "st01@defend:1" in scene.options(1)


@pytest.mark.rule("wftw.bid.15")
def test_an_unattacked_player_without_marks_is_not_asked() -> None:
    scene = bidding(3)
    scene.mark({0: ["raid:1"]})
    scene.answer(0, "base:0")
    assert scene.asked() == {0: "commitment", 1: "commitment"}
    assert scene.refuses(2, "st01@defend:0") == "wftw.bid.11"


@pytest.mark.rule("wftw.bid.16")
def test_a_bidding_round_ends_with_the_last_confirmation() -> None:
    scene = bidding(2)
    for number in (1, 2, 3):
        card = f"st0{number}"
        scene.mark({0: ["field:1"], 1: ["shop"]})
        scene.answer(1, f"{card}@shop", "done")
        scene.answer(0, f"{card}@field:1")
        assert (scene.state.phase, scene.state.bidding_round) == (2, number)
        assert scene.asked() == {0: "commitment"}
        assert [row["phase"] for row in scene.events("phase")] == [1, 2]
        scene.answer(0, "done")
        if number < 3:
            assert (scene.state.phase, scene.state.bidding_round) == (2, number + 1)
            assert scene.asked() == {0: "marks", 1: "marks"}
    assert [row["phase"] for row in scene.events("phase")][:3] == [1, 2, 3]
    kinds = [event.kind for event in scene.game.events()]
    last = len(kinds) - kinds[::-1].index("laid")
    # the marker of Unit Reveals comes next, whatever follows it
    assert (kinds[last], scene.game.events()[last].data["phase"]) == ("phase", 3)


@pytest.mark.rule("wftw.bid.17")
def test_committed_cards_stay_face_down() -> None:
    scene = bidding(3)
    scene.bid({0: {"field:1": ["st01", "st02"], "shop": ["st03"]}})
    for _ in (2, 3):
        for viewer in (1, 2, None):
            laid = scene.game.view(viewer)["seats"][0]["laid"]
            assert [(row["card"], row["place"]) for row in laid] == [
                ("?", "field:1"),
                ("?", "field:1"),
                ("?", "shop"),
            ]
        own = scene.game.view(0)["seats"][0]["laid"]
        assert [row["card"] for row in own] == ["st01", "st02", "st03"]
        assert not scene.game.view(1)["revealed"]
        scene.stay_out()
    turned = [event for event in scene.game.log(1) if event["rule"] == "wftw.reveal.01"]
    assert turned  # only now


@pytest.mark.rule("wftw.bid.17")
def test_the_number_of_cards_is_public_when_the_sub_phase_ends() -> None:
    scene = bidding(2)
    scene.mark({0: ["field:1"], 1: ["shop"]})
    scene.answer(0, "st01@field:1", "st02@field:1", "done")
    rival = scene.game.view(1)["seats"][0]
    assert (rival["hand"], rival["laid"]) == (3, [])
    scene.answer(1, "st01@shop", "done")
    rival = scene.game.view(1)["seats"][0]
    assert rival["hand"] == 1
    assert [row["place"] for row in rival["laid"]] == ["field:1", "field:1"]


@pytest.mark.rule("wftw.bid.16")
def test_cards_are_not_taken_back_once_the_sub_phase_is_closed() -> None:
    scene = bidding(2)
    scene.mark({0: ["field:1"], 1: ["shop"]})
    scene.answer(0, "st01@field:1")
    laid = scene.game.digest()
    scene.answer(0, "st02@field:1")
    # the scene was laid by hand, so look at the reason only; sealed games show the taking back
    assert scene.game.can_undo(0) == ""
    scene.answer(0, "done")
    scene.answer(1, "st01@shop", "done")
    assert scene.game.digest() != laid
    assert scene.game.can_undo(0) != ""
    assert scene.game.can_undo(1) != ""
    with pytest.raises(UndoRefused):
        scene.game.undo(1)
    assert [key for key in scene.options(0) if "st01" in key or "take" in key] == []
