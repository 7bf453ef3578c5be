"""The course of a round (clauses flow)."""

import pytest

from games.wftw.scene import Scene


@pytest.mark.rule("wftw.flow.01")
def test_rounds_go_on_until_somebody_has_enough() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, *["bb14"] * 5)  # 20 points
    scene.close_bidding()
    assert scene.score(0) == 20
    assert not scene.game.over
    assert (scene.state.round, scene.state.phase) == (2, 1)
    assert scene.asked() == {1: "production"}


@pytest.mark.rule("wftw.flow.01")
def test_the_round_is_played_to_its_end() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, *["bb14"] * 5, "bb01")  # 21 points
    scene.stay_out()
    assert not scene.game.over  # the points are there, but the round is not over
    scene.close_bidding()
    assert scene.game.over
    assert scene.state.round == 1


@pytest.mark.rule("wftw.flow.02")
def test_eight_phases_in_order() -> None:
    scene = Scene(3)
    scene.collect()
    scene.hand(0, "bu18", "bu08", "bu07")
    scene.bid({0: {"raid:1:0": ["bu18", "bu08"], "shop": ["bu07"]}})
    scene.close_bidding()
    scene.finish_round(1)
    phases = [(row["phase"], row["round"]) for row in scene.events("phase")]
    assert phases == [(phase, 1) for phase in range(1, 9)] + [(1, 2)]


@pytest.mark.rule("wftw.flow.02")
def test_what_happens_in_a_phase_is_told_after_its_marker() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "bu18", "bu08", "bu07", "bu01")
    scene.stock(0, 20)
    scene.row("bb01", "bb01")
    places = {"raid:1:0": ["bu18", "bu08"], "shop": ["bu07"], "field:1": ["bu01"]}
    scene.bid({0: places})
    scene.close_bidding()
    scene.answer(0, "take:1")
    phase, told = 0, {}
    for event in scene.game.events():
        if event.kind == "phase" and event.data["round"] == 1:
            phase = event.data["phase"]
        told.setdefault(event.kind, phase)
    kinds = ("produce", "targeting", "field-won", "bought", "acquired", "discarded", "swept")
    assert [told[kind] for kind in kinds] == [1, 2, 4, 6, 7, 8, 8]


@pytest.mark.rule("wftw.flow.03")
def test_only_units_can_be_bid() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "st01", "st02")
    scene.mark({0: ["field:1", "shop"]})
    assert scene.asked() == {0: "commitment"}
    assert scene.refuses(0, "st08@field:1") == "wftw.flow.03"
    assert scene.refuses(0, "st09@shop") == "wftw.flow.03"
    for amount in ("scrap@field:1", "scrap:3@field:1", "3 scrap"):
        assert scene.refuses(0, amount) == "wftw.bid.11"
    assert sorted(scene.options(0)) == sorted(
        f"{card}@{place}" for card in ("st01", "st02") for place in ("field:1", "shop")
    )


@pytest.mark.rule("wftw.flow.03")
def test_bids_are_secret_until_the_reveal() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "st02")
    scene.bid({0: {"field:1": ["st02"]}})
    for viewer in (1, None):
        assert [row["card"] for row in scene.game.view(viewer)["seats"][0]["laid"]] == ["?"]
        (told,) = [line for line in scene.game.log(viewer) if line["kind"] == "laid"]
        assert "laid" not in told["data"]
        assert "Wasteland Warrior" not in told["text"]
    (own,) = [line for line in scene.game.log(0) if line["kind"] == "laid"]
    assert "Wasteland Warrior" in own["text"]


@pytest.mark.rule("wftw.flow.04")
def test_no_acquired_card_goes_to_a_deck() -> None:
    scene = Scene(4)
    scene.collect()
    for seat in scene.seats:
        scene.deck(seat, "st01", "st02")
        scene.hand(seat, "bu26", "bu18", "bu05", "bu01")
        scene.stock(seat, 30, 5, 5)
    scene.fields("ou01", "ob05")  # a unit and a base
    scene.row("bu08", "bb02", "bu02", "bb01")
    scene.bid(
        {
            0: {"field:1": ["bu01"], "field:2": ["bu18"]},
            1: {"raid:2:0": ["bu26"]},
            2: {"shop": ["bu01"]},
            3: {"shop": ["bu05"]},
        }
    )
    scene.close_bidding()
    while "pick" in scene.asked().values():
        (seat,) = scene.asked()
        scene.answer(seat, scene.options(seat)[0])
    scene.finish_round(1)
    assert (scene.acquired(0), scene.acquired(2), scene.acquired(3)) == (
        ["ou01", "ob05"],
        ["bu08"],
        ["bb02"],
    )
    assert scene.event("base-changes-hands")["seat"] == 1
    for seat in scene.seats:
        # nobody has drawn since: the next Resource Collection is still to come
        assert scene.has(scene.state.deck[seat]) == ["st01", "st02"]


@pytest.mark.rule("wftw.flow.05")
def test_one_draw_between_two_bidding_phases() -> None:
    scene = Scene(2)
    scene.collect()
    before = [len(hand) for hand in scene.state.hand]
    told = len(scene.events("draw"))
    scene.close_bidding()
    assert [len(hand) for hand in scene.state.hand] == before  # nothing at the end of the round
    scene.collect()
    assert [len(hand) for hand in scene.state.hand] == [number + 3 for number in before]
    draws = scene.events("draw")[told:]
    assert [(draw["seat"], len(draw["cards"])) for draw in draws] == [(0, 3), (1, 3)]
    assert {draw["rule"] for draw in draws} == {"wftw.collect.02"}


@pytest.mark.rule("wftw.flow.05")
def test_played_cards_are_discarded_and_the_hand_is_kept() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "st01", "st02")
    scene.fields("ob05")
    scene.bid({0: {"field:1": ["st01"]}})
    scene.close_bidding()
    assert scene.has(scene.state.hand[0]) == ["st02"]
    assert scene.has(scene.state.discard[0]) == ["st01"]
    assert scene.state.laid[0] == ()
