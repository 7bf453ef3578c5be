"""Phase 1, Resource Collection (clauses collect, rulings R07, R08, R30, R40)."""

import pytest

from games.wftw.scene import Scene


def next_collection(scene: Scene, choice: str = "juice") -> None:
    """From the first bidding phase to the end of the next Resource Collection."""
    scene.close_bidding()
    scene.collect(choice)


@pytest.mark.rule("wftw.collect.01")
def test_everybody_produces_every_round() -> None:
    scene = Scene(3)
    scene.collect()
    scene.tableau(1, "st08", "st09", "bb02")
    for number in (2, 3):
        before = [scene.resources(seat) for seat in scene.seats]
        next_collection(scene, "spark")
        gains = [
            tuple(now - was for was, now in zip(old, scene.resources(seat), strict=True))
            for seat, old in enumerate(before)
        ]
        assert gains == [(4, 0, 1), (4, 1, 1), (4, 0, 1)], number
    told = scene.events("produce")[-3:]
    assert [row["gain"] for row in told] == [
        {"scrap": 4, "juice": 0, "spark": 1},
        {"scrap": 4, "juice": 1, "spark": 1},
        {"scrap": 4, "juice": 0, "spark": 1},
    ]


@pytest.mark.rule("wftw.collect.02")
def test_everybody_draws_what_the_bases_allow() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, "st08", "st09", "bb05")  # 2 + 1 + 1
    for seat in scene.seats:
        scene.deck(seat, *["st01"] * 9)
    before = [len(hand) for hand in scene.state.hand]
    next_collection(scene)
    assert [len(hand) for hand in scene.state.hand] == [before[0] + 4, before[1] + 3]
    assert [len(deck) for deck in scene.state.deck] == [5, 6]


@pytest.mark.rule("wftw.collect.03")
def test_no_hand_limit() -> None:
    scene = Scene(2)
    scene.quiet_round()
    scene.collect()
    assert [len(hand) for hand in scene.state.hand] == [10, 10]
    assert scene.state.discard == [(), ()]
    scene.hand(0, *["st01"] * 30)
    scene.close_bidding()
    assert len(scene.state.hand[0]) == 30
    assert scene.state.discard[0] == ()


@pytest.mark.rule("wftw.collect.04")
def test_no_resource_limit() -> None:
    scene = Scene(2)
    for _ in range(9):
        scene.quiet_round()
    scene.collect()
    assert scene.state.round == 10
    assert [scene.resources(seat) for seat in scene.seats] == [(45, 10, 0)] * 2
    scene.stock(0, 900, 800, 700)
    next_collection(scene)
    assert scene.resources(0) == (904, 801, 700)


@pytest.mark.rule("wftw.collect.05")
def test_first_round_comes_on_top_of_the_opening() -> None:
    scene = Scene(4)
    assert [len(hand) for hand in scene.state.hand] == [4] * 4
    scene.collect()
    assert [len(hand) for hand in scene.state.hand] == [7] * 4
    assert [len(deck) for deck in scene.state.deck] == [3] * 4
    assert [scene.resources(seat)[0] for seat in scene.seats] == [9] * 4


@pytest.mark.rule("wftw.collect.06")
def test_juice_or_spark() -> None:
    scene = Scene(3)
    assert scene.options(0) == ["juice", "spark"]
    assert scene.refuses(0, "juice+spark") == "wftw.collect.06"
    assert scene.refuses(0, "scrap") == "wftw.collect.06"
    scene.answer(0, "spark")
    assert scene.refuses(0, "juice") == "wftw.collect.06"  # one of the two, not both
    assert scene.refuses(0, "spark") == "wftw.collect.06"
    assert scene.resources(0) == (5, 0, 0)  # sealed: it comes when all have chosen
    scene.answer(1, "juice")
    scene.answer(2, "juice")
    assert [scene.resources(seat) for seat in scene.seats] == [(9, 0, 1), (9, 1, 0), (9, 1, 0)]


@pytest.mark.rule("wftw.collect.06")
def test_the_choice_is_made_anew_each_round() -> None:
    scene = Scene(2)
    scene.collect("spark")
    next_collection(scene, "juice")
    assert scene.resources(0) == (13, 1, 1)


@pytest.mark.rule("wftw.collect.06")
def test_two_choices_may_differ() -> None:
    scene = Scene(2)
    scene.collect("spark")
    scene.tableau(0, "st08", "st09", "ob02")  # the Salt Market: 1 scrap and another choice
    scene.close_bidding()
    scene.answer(0, "juice")
    assert scene.asked() == {0: "production", 1: "production"}
    scene.answer(0, "spark")
    assert scene.asked() == {1: "production"}
    scene.answer(1, "juice")
    assert scene.resources(0) == (9 + 5, 1, 2)


@pytest.mark.rule("wftw.collect.07")
def test_production_follows_a_captured_base() -> None:
    scene = Scene(2)
    scene.collect()
    for seat in scene.seats:
        scene.deck(seat, *["st01"] * 9)
        scene.stock(seat, 10)
    scene.hand(0)
    scene.hand(1, "bu18", "bu08")  # 7 + 4 against a defence of 8
    scene.bid({1: {"raid:0:1": ["bu18", "bu08"]}})
    scene.close_bidding()
    scene.finish_round(1)
    assert scene.has(scene.state.tableau[0]) == ["st08"]
    assert scene.asked() == {1: "production"}  # the choice went with The Vault
    before = [scene.resources(seat)[0] for seat in scene.seats]
    hands = [len(hand) for hand in scene.state.hand]
    scene.collect()
    after = [scene.resources(seat)[0] for seat in scene.seats]
    assert [now - was for was, now in zip(before, after, strict=True)] == [2, 6]
    assert [len(scene.state.hand[seat]) - hands[seat] for seat in scene.seats] == [2, 4]
    assert scene.resources(1)[1] == 2  # two free choices now, both juice
    assert scene.resources(0)[1:] == (0, 0)


@pytest.mark.rule("wftw.collect.01")
@pytest.mark.parametrize(("net", "gain"), [(True, 1), (False, 0)])
def test_safety_net_for_a_player_without_bases(net: bool, gain: int) -> None:
    scene = Scene(2, safety_net=net)
    scene.collect()
    scene.tableau(0)
    scene.stock(0, 3)
    scene.hand(0)
    next_collection(scene)
    assert scene.resources(0) == (3 + gain, 0, 0)
    assert len(scene.state.hand[0]) == gain
    assert scene.resources(1)[0] == 13


@pytest.mark.rule("wftw.collect.01")
def test_safety_net_is_for_no_base_at_all() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, "bb14")  # a base that gives neither scrap nor cards
    scene.stock(0, 3)
    scene.hand(0)
    next_collection(scene)
    assert scene.resources(0) == (3, 0, 0)
    assert scene.state.hand[0] == ()


@pytest.mark.rule("wftw.collect.02")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0)
    scene.deck(0, "bu26")
    scene.discard(0, "st01", "st02", "st03", "st04")
    next_collection(scene)
    hand = scene.has(scene.state.hand[0])
    assert len(hand) == 3
    assert "bu26" in hand  # what was left is drawn first
    assert scene.state.discard[0] == ()
    both = scene.has(scene.state.hand[0] + scene.state.deck[0])
    assert both == ["bu26", "st01", "st02", "st03", "st04"]
    assert scene.event("reshuffle")["seat"] == 0


@pytest.mark.rule("wftw.collect.02")
def test_the_discard_pile_is_shuffled() -> None:
    hands = set()
    for seed in range(12):
        scene = Scene(2, seed)
        scene.collect()
        scene.hand(0)
        scene.deck(0)
        scene.discard(0, "st01", "st02", "st03", "st04", "st05", "st06")
        next_collection(scene)
        hands.add(scene.state.hand[0])
    assert len(hands) > 3


@pytest.mark.rule("wftw.collect.02")
def test_no_reshuffle_before_it_is_needed() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0)
    scene.deck(0, "st01", "st02", "st03")
    scene.discard(0, "bu26")
    next_collection(scene)
    assert scene.has(scene.state.hand[0]) == ["st01", "st02", "st03"]
    assert (scene.state.deck[0], scene.has(scene.state.discard[0])) == ((), ["bu26"])
    assert scene.events("reshuffle") == []


@pytest.mark.rule("wftw.collect.02")
@pytest.mark.parametrize("left", [[], ["st01"], ["st01", "st02"]])
def test_with_both_empty_the_rest_of_the_draw_is_lost(left: list[str]) -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "bu01")
    scene.deck(0, *left)
    next_collection(scene)
    assert scene.has(scene.state.hand[0]) == sorted(["bu01", *left])
    assert scene.state.deck[0] == ()
