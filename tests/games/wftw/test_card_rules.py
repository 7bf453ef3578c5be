"""What cards are worth, where they go, and what their own texts change (clauses card)."""

import pytest

from games.wftw.scene import Scene, defences


def shop_scene() -> Scene:
    """Seat 0 has bid 3 in the shop and may pick Chrome Jackals (3), not Water Tower Nine (6)."""
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "bu05", "st01")
    scene.row("ob03", "bu08")
    scene.bid({0: {"shop": ["bu05"]}})
    scene.close_bidding()
    assert scene.asked() == {0: "pick"}
    return scene


@pytest.mark.rule("wftw.card.02")
def test_acquisition_cost_counts_in_the_buy_row_only() -> None:
    scene = shop_scene()
    assert scene.options(0) == ["take:2", "decline"]
    assert scene.refuses(0, "take:1") == "wftw.buy.03"

    scene = Scene(2)
    scene.collect()
    scene.hand(0, "bu01")
    scene.fields("ob03")
    scene.bid({0: {"field:1": ["bu01"]}})
    scene.close_bidding()
    assert scene.event("field-totals")["totals"][0][:2] == [0, 3]
    assert scene.acquired(0) == ["ob03"]


@pytest.mark.rule("wftw.card.05")
def test_bought_unit_goes_to_the_discard_pile() -> None:
    buys, declines = shop_scene(), shop_scene()
    buys.answer(0, "take:2")
    declines.answer(0, "decline")
    assert buys.has(buys.state.discard[0]) == ["bu05", "bu08"]
    assert declines.has(declines.state.discard[0]) == ["bu05"]
    assert buys.state.hand == declines.state.hand
    assert buys.state.deck == declines.state.deck
    assert buys.state.tableau == declines.state.tableau


@pytest.mark.rule("wftw.card.05")
def test_unit_won_on_a_battlefield_goes_to_the_discard_pile() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(1, "bu01")
    deck = scene.state.deck[1]
    scene.fields("ou01")
    scene.bid({1: {"field:1": ["bu01"]}})
    scene.close_bidding()
    assert scene.has(scene.state.discard[1]) == ["bu01", "ou01"]
    assert (scene.state.hand[1], scene.state.deck[1]) == ((), deck)
    assert scene.has(scene.state.tableau[1]) == ["st08", "st09"]


@pytest.mark.rule("wftw.card.06", "wftw.card.12")
def test_won_base_joins_the_tableau_and_no_other_zone() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(1, "bu01")
    deck = scene.state.deck[1]
    scene.fields("ob05")
    scene.bid({1: {"field:1": ["bu01"]}})
    scene.close_bidding()
    shown = scene.game.view(0)["seats"][1]["tableau"]
    assert [base["card"] for base in shown] == ["st08", "st09", "ob05"]
    assert scene.has(scene.state.discard[1]) == ["bu01"]  # the card that was played, no more
    assert (scene.state.hand[1], scene.state.deck[1]) == ((), deck)


@pytest.mark.rule("wftw.card.12")
def test_bought_base_enters_play_at_once() -> None:
    scene = Scene(2)
    scene.collect()
    scene.hand(0, "bu07")
    scene.row("bb02", "bu08")
    scene.bid({0: {"shop": ["bu07"]}})
    scene.close_bidding()
    scene.answer(0, "take:1")
    assert scene.has(scene.state.tableau[0]) == ["bb02", "st08", "st09"]
    assert scene.has(scene.state.discard[0]) == ["bu07"]


@pytest.mark.rule("wftw.card.08")
@pytest.mark.parametrize(
    ("base", "gain", "draw", "points"),
    [
        ("st08", (2, 0, 0), 2, 1),  # scrap and cards
        ("bb06", (2, 0, 0), 0, 2),  # scrap and points
        ("ob07", (0, 1, 0), 0, 2),  # juice and points
        ("ob01", (0, 0, 1), 0, 3),  # spark and points
        ("ob12", (0, 0, 0), 1, 3),  # cards and points
        ("bb14", (0, 0, 0), 0, 4),  # points alone
    ],
)
def test_a_base_may_produce_draw_and_score(
    base: str, gain: tuple[int, ...], draw: int, points: int
) -> None:
    """The same player with and without one more base, one Resource Collection later."""
    results = []
    for tableau in (["st08"], ["st08", base]):
        scene = Scene(2)
        scene.collect()
        scene.tableau(0, *tableau)
        scene.stock(0, 0)
        scene.hand(0)
        scene.deck(0, *["st01"] * 9)
        scene.close_bidding()
        scene.collect()
        results.append((scene.resources(0), len(scene.state.hand[0]), scene.score(0)))
    (stock, hand, score), (more_stock, more_hand, more_score) = results
    assert tuple(b - a for a, b in zip(stock, more_stock, strict=True)) == gain
    assert more_hand - hand == draw
    assert more_score - score == points


@pytest.mark.rule("wftw.card.09")
def test_a_card_text_governs_wall() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(1, "bb02", "bb04")
    shown = defences(scene.game.view(0)["seats"][1]["tableau"])
    assert shown == [
        ("bb02", 7),
        ("bb04", 9),
    ]
    scene.tableau(1, "bb02")
    assert defences(scene.game.view(0)["seats"][1]["tableau"]) == [("bb02", 6)]


@pytest.mark.rule("wftw.card.09")
@pytest.mark.parametrize(("wall", "taken"), [(["bb04"], False), ([], True)])
def test_the_wall_holds_an_attack_of_seven(wall: list[str], taken: bool) -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(1, "bb02", *wall)
    scene.hand(0, "bu18")
    scene.hand(1)
    scene.bid({0: {"raid:1:0": ["bu18"]}})
    scene.close_bidding()
    scene.finish_round(1)
    assert ("bb02" in scene.has(scene.state.tableau[0])) is taken


@pytest.mark.rule("wftw.card.10")
def test_every_base_is_worth_a_point() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, "st08", "st09", "bb01", "bb02")
    assert scene.score(0) == 4
    scene.tableau(0)
    assert scene.score(0) == 0


@pytest.mark.rule("wftw.card.10")
def test_the_house_may_leave_starter_bases_out_of_the_score() -> None:
    assert Scene(2).score(0) == 2
    scene = Scene(2, starter_bases_score=False)
    assert scene.score(0) == 0
    scene.tableau(0, "st08", "st09", "bb01")
    assert scene.score(0) == 1


@pytest.mark.rule("wftw.card.11")
def test_printed_points_come_on_top() -> None:
    scene = Scene(2)
    scene.collect()
    scene.tableau(0, "bb14")
    assert scene.score(0) == 4
    lines = scene.game.view(None)["seats"][0]["score_lines"]
    assert [(line["amount"], line["rule"]) for line in lines] == [
        (1, "wftw.card.10"),
        (3, "wftw.card.11"),
    ]
