"""Phase 4, Battlefield Resolution: the highest bid wins, ties go to the die."""

import pytest

from dustboard.games.wftw.content.constants import dice_stream
from games.wftw.scene import Scene


def winners(scene: Scene) -> dict[int, int]:
    """Battlefield (from 0) to the seat that won it."""
    return {event["field"]: event["seat"] for event in scene.events("field-won")}


def rolls(scene: Scene) -> list[list[list[int]]]:
    """Every round of tie rolls as [seat, number] pairs."""
    return [event["rolls"] for event in scene.events("tie-roll")]


@pytest.mark.rule("wftw.field.01")
def test_each_battlefield_has_its_own_comparison() -> None:
    scene = Scene(players=4)
    scene.fields("ob01", "ob02")
    scene.fight(
        {
            0: {"field:1": ["bu09"], "field:2": ["st01"]},  # 5 and 1
            1: {"field:1": ["st02"], "field:2": ["bu08"]},  # 2 and 4
        }
    )
    assert winners(scene) == {0: 0, 1: 1}
    scene.finish_round()
    assert scene.has(scene.state.tableau[0]) == ["ob01", "st08", "st09"]
    assert scene.has(scene.state.tableau[1]) == ["ob02", "st08", "st09"]


@pytest.mark.rule("wftw.field.02")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_bid_wins_without_a_roll(best: int) -> None:
    scene = Scene(players=3)
    bids = {seat: {"field:1": ["bu08"]} for seat in range(3)}  # 4
    bids[best] = {"field:1": ["bu01", "st02"]}  # 3 + 2
    scene.fight(bids)
    totals = {row[0]: row[1] for row in scene.events("field-totals")[0]["totals"]}
    assert totals == {seat: 5 if seat == best else 4 for seat in range(3)}
    assert winners(scene) == {0: best}
    assert rolls(scene) == []


@pytest.mark.rule("wftw.field.02")
def test_cards_of_all_three_bidding_rounds_add_up() -> None:
    scene = Scene()
    scene.muster({0: ["st01", "st02", "bu01"], 1: ["bu09"]})
    scene.bid({0: {"field:1": ["st01"]}, 1: {"field:1": ["bu09"]}})
    scene.bid({0: {"field:1": ["st02"]}})
    scene.bid({0: {"field:1": ["bu01"]}})
    assert winners(scene) == {0: 0}  # 6 against 5


@pytest.mark.rule("wftw.field.03")
@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0)])
def test_the_winner_takes_the_objective_and_the_loser_nothing(winner: int, loser: int) -> None:
    scene = Scene()
    scene.fields("ob05")
    scene.fight({winner: {"field:1": ["bu09"]}, loser: {"field:1": ["bu01"]}})  # 5 against 3
    assert scene.asked() == {loser: "abandon"}
    assert scene.has(scene.state.tableau[winner]) == ["ob05", "st08", "st09"]
    assert scene.has(scene.state.tableau[loser]) == ["st08", "st09"]
    assert scene.state.discard[loser] == ()
    assert scene.game.view(None)["fields"][0]["card"] is None


@pytest.mark.rule("wftw.field.04")
@pytest.mark.parametrize(("first", "second", "winner"), [(2, 5, 1), (5, 2, 0), (1, 6, 1)])
def test_tied_players_roll_and_the_highest_roll_wins(first: int, second: int, winner: int) -> None:
    scene = Scene(players=3)
    scene.dice(first, second)
    scene.fight({0: {"field:1": ["bu19"]}, 1: {"field:1": ["ou03"]}, 2: {"field:1": ["bu08"]}})
    assert winners(scene) == {0: winner}
    assert rolls(scene) == [[[0, first], [1, second]]]


@pytest.mark.rule("wftw.field.05")
def test_those_who_share_the_highest_roll_roll_again() -> None:
    scene = Scene(players=3)
    scene.dice(5, 5, 2, 3, 4)
    scene.fight({seat: {"field:1": ["bu09"]} for seat in range(3)})
    assert winners(scene) == {0: 1}
    assert rolls(scene) == [[[0, 5], [1, 5], [2, 2]], [[0, 3], [1, 4]]]


@pytest.mark.rule("wftw.field.05")
def test_rolling_goes_on_as_long_as_it_is_tied() -> None:
    scene = Scene()
    scene.dice(6, 6, 1, 1, 3, 3, 2, 1)
    scene.fight({seat: {"field:1": ["bu09"]} for seat in range(2)})
    assert winners(scene) == {0: 0}
    assert len(rolls(scene)) == 4


@pytest.mark.rule("wftw.field.04", "wftw.field.05")
def test_real_dice_come_from_the_dice_stream_and_are_in_the_log() -> None:
    faces: set[int] = set()
    victories: set[int] = set()
    for seed in range(1, 25):
        scene = Scene(seed=seed)
        dice = dice_stream(scene.state.players)
        before = list(scene.state.luck_used)
        scene.fight({seat: {"field:1": ["bu09"]} for seat in range(2)})
        shown = rolls(scene)
        drawn = [used - was for used, was in zip(scene.state.luck_used, before, strict=True)]
        assert drawn[dice] == sum(len(row) for row in shown) >= 2
        assert sum(drawn) == drawn[dice]  # no other stream was touched
        for row in shown[:-1]:
            assert row[0][1] == row[1][1]
        last = {number: seat for seat, number in shown[-1]}
        assert len(last) == 2
        assert winners(scene) == {0: last[max(last)]}
        lines = [line for line in scene.game.log(None) if line["kind"] == "tie-roll"]
        assert [line["data"]["rolls"] for line in lines] == shown
        assert {line["rule"] for line in lines} <= {"wftw.field.04", "wftw.field.05"}
        faces.update(number for row in shown for _, number in row)
        victories.add(winners(scene)[0])
    assert faces == {1, 2, 3, 4, 5, 6}
    assert victories == {0, 1}


@pytest.mark.rule("wftw.field.06", "wftw.end.06")
def test_an_objective_without_a_paid_bid_is_swept() -> None:
    scene = Scene(players=4)
    scene.fields("ob01", "ob02")
    scene.fight(
        {0: {"field:1": ["st01"]}, 1: {"field:2": ["bu26"]}},
        stock={1: (0, 0, 0)},
    )
    assert winners(scene) == {0: 0}
    assert [event["field"] for event in scene.events("field-unwanted")] == [1]
    assert scene.state.round == 2
    assert scene.has(scene.state.objective_discard) == ["ob02"]
    for seat in scene.seats:
        assert "ob02" not in scene.has(scene.state.tableau[seat])


def test_battlefields_use_totals_fixed_after_payment() -> None:
    """What is won on the first battlefield changes nothing on the second (R56)."""
    scene = Scene(players=4)
    scene.fields("ob14", "ob16")
    scene.fight({0: {"field:1": ["bu13"]}, 1: {"field:2": ["ou01"]}}, stock={0: (2, 0, 0)})
    order = [event.kind for event in scene.game.events()]
    last = len(order) - 1 - order[::-1].index("field-totals")
    assert order.index("effect-gain") > last  # what the first one brings comes after all totals
    told = [kind for kind in order if kind in ("field-totals", "field-won")]
    assert told == ["field-totals", "field-won"] * 2  # and each is shown to its end


@pytest.mark.parametrize(("least", "winner"), [(1, {}), (0, {0: 0})])
def test_a_bid_of_zero(least: int, winner: dict[int, int]) -> None:
    """It wins only at tables that say so (R23)."""
    scene = Scene(minimum_winning_bid=least)
    scene.fight({0: {"field:1": ["st05"]}})
    assert winners(scene) == winner
    assert scene.asked() == ({0: "abandon"} if not winner else {0: "production", 1: "production"})


def test_bids_of_zero_tie_where_they_can_win() -> None:
    scene = Scene(minimum_winning_bid=0)
    scene.dice(1, 4)
    scene.fight({0: {"field:1": ["st05"]}, 1: {"field:1": ["bu02"]}})
    assert winners(scene) == {0: 1}


@pytest.mark.parametrize("least", [0, 1])
def test_no_bid_no_winner(least: int) -> None:
    scene = Scene(minimum_winning_bid=least)
    scene.fight({})
    assert winners(scene) == {}
    assert len(scene.events("field-unwanted")) == 1
