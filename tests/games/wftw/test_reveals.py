"""Phase 3, Unit Reveals: one bill for everything, and nothing for those who can't pay."""

import pytest

from dustboard.games.wftw.content.bid_places import SHOP, defence_place, raid_place
from games.wftw.scene import Scene, numbers


def kinds(scene: Scene) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in scene.game.events()]


@pytest.mark.rule("wftw.reveal.01")
def test_all_cards_are_turned_up_once_after_the_third_bidding_round() -> None:
    scene = Scene(players=3)
    scene.muster({0: ["st01", "st02"], 1: ["st03", "st06"], 2: ["st04"]})
    scene.bid({0: {"field:1": ["st01"]}})
    scene.bid({1: {"shop": ["st03"]}})
    assert scene.events("reveal") == []
    scene.bid({0: {"field:1": ["st02"]}, 2: {"raid:1:0": ["st04"]}, 1: {"defend:0": ["st06"]}})
    reveals = scene.events("reveal")
    assert len(reveals) == 1
    st01, st02, st03, st04, st06 = numbers(["st01", "st02", "st03", "st04", "st06"])
    assert [[row[:2] for row in rows] for rows in reveals[0]["all_laid"]] == [
        [[0, st01], [0, st02]],
        [[SHOP, st03], [defence_place(0), st06]],
        [[raid_place(1, 0), st04]],
    ]
    order = kinds(scene)
    last_laid = len(order) - 1 - order[::-1].index("laid")
    assert order.count("targeting") == 3
    assert order.index("reveal") > last_laid
    assert order.index("reveal") < order.index("paid")


@pytest.mark.rule("wftw.reveal.01")
def test_turned_up_cards_are_seen_by_everybody() -> None:
    scene = Scene()
    scene.row("bu01", "bu01")
    scene.fight({0: {"shop": ["bu01"]}})
    assert scene.asked() == {0: "pick"}
    for viewer in (1, None):
        laid = scene.game.view(viewer)["seats"][0]["laid"]
        assert [(row["card"], row["place"]) for row in laid] == [("bu01", "shop")]


@pytest.mark.rule("wftw.reveal.02")
def test_the_total_cost_of_all_cards_is_paid() -> None:
    scene = Scene()
    scene.fight(
        {0: {"field:1": ["st02", "st02"], "shop": ["st04"]}},
        stock={0: (9, 0, 1)},
    )
    assert scene.resources(0) == (3, 0, 0)
    assert scene.event("paid")["bill"] == {"scrap": 6, "juice": 0, "spark": 1}


@pytest.mark.rule("wftw.reveal.02")
def test_each_resource_pays_only_for_itself() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["st04"]}}, stock={0: (9, 9, 0)})
    assert scene.events("paid") == []
    assert scene.resources(0) == (9, 9, 0)


@pytest.mark.rule("wftw.reveal.02")
def test_a_stockpile_that_is_just_enough_pays() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["st02", "st03"]}}, stock={0: (2, 1, 0)})
    assert scene.resources(0) == (0, 0, 0)
    assert scene.event("field-won")["seat"] == 0


@pytest.mark.rule("wftw.reveal.03")
def test_two_targets_make_one_bill() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["st02"], "shop": ["st02"]}}, stock={0: (3, 0, 0)})
    assert scene.event("unpaid")["bill"] == {"scrap": 4, "juice": 0, "spark": 0}
    assert scene.events("field-won") == []
    assert scene.resources(0) == (3, 0, 0)


@pytest.mark.rule("wftw.reveal.03")
@pytest.mark.parametrize(("scrap", "paid"), [(3, False), (4, True)])
def test_defence_cards_are_on_the_same_bill(scrap: int, paid: bool) -> None:
    scene = Scene()
    scene.fight(
        {0: {"field:1": ["st02"], "defend:0": ["st02"]}, 1: {"raid:0:0": ["st01"]}},
        stock={0: (scrap, 0, 0)},
    )
    defence = scene.event("raid-totals")["defence"]
    assert defence == (11 if paid else 9)
    assert scene.resources(0)[0] == (0 if paid else 3)


@pytest.mark.rule("wftw.reveal.04")
def test_one_scrap_short_discards_all_played_cards() -> None:
    scene = Scene()
    scene.row("bu01", "bu02")
    scene.discard(0, "bu26")
    scene.fight(
        {
            0: {"field:1": ["st01", "st01"], "shop": ["st01"], "raid:1:0": ["st01"]},
            1: {"shop": ["bu01"]},
        },
        stock={0: (3, 0, 0)},
    )
    assert scene.asked() == {1: "pick"}  # the round stands still in phase 6
    assert scene.has(scene.state.discard[0]) == ["bu26", "st01", "st01", "st01", "st01"]
    assert scene.state.laid[0] == ()
    assert scene.state.laid_at[0] == ()
    assert scene.resources(0) == (3, 0, 0)
    assert scene.game.view(None)["seats"][0]["unpaid"] == 4


@pytest.mark.rule("wftw.reveal.05")
def test_an_unpaid_nine_loses_to_a_paid_one() -> None:
    scene = Scene()
    scene.fight(
        {0: {"field:1": ["bu25"]}, 1: {"field:1": ["st01"]}},
        stock={0: (2, 1, 9)},
    )
    assert scene.event("field-won")["seat"] == 1
    assert [row[:2] for row in scene.event("field-totals")["totals"]] == [[1, 1]]


@pytest.mark.rule("wftw.reveal.05")
def test_unpaid_cards_neither_attack_nor_defend_nor_shop() -> None:
    scene = Scene(players=3)
    scene.collect()
    scene.tableau(1, "bb02", "st09")
    broke = (0, 0, 0)
    scene.fight(
        {
            0: {"raid:1:1": ["bu26"], "shop": ["bu18"]},  # not paid
            1: {"defend:0": ["bu26"]},  # not paid
            2: {"raid:1:0": ["bu18"]},  # 7 against the bare 6
        },
        stock={0: broke, 1: broke},
    )
    assert [event["seat"] for event in scene.events("base-captured")] == [2]
    assert len(scene.events("raid-totals")) == 1
    assert scene.event("raid-totals")["defence"] == 6
    assert scene.events("shop-order") == []


@pytest.mark.rule("wftw.reveal.05")
def test_unpaid_effects_do_not_happen() -> None:
    scene = Scene()
    scene.fight(
        {
            0: {"field:1": ["bu17", "bu02"]},  # rivals -2, and 2 scrap after payment
            1: {"field:1": ["st01"]},
        },
        stock={0: (0, 0, 0)},
    )
    assert scene.event("field-won")["seat"] == 1
    assert scene.event("field-totals")["totals"][0][1] == 1
    assert scene.resources(0) == (0, 0, 0)


@pytest.mark.rule("wftw.reveal.06")
def test_one_failure_leaves_the_others_alone() -> None:
    scene = Scene(players=3)
    scene.fields("ob01", "ob02")
    scene.fight(
        {0: {"field:1": ["st02"]}, 1: {"field:1": ["st02"], "field:2": ["st01"]}},
        stock={0: (1, 0, 0), 1: (5, 0, 0), 2: (5, 0, 0)},
    )
    assert [scene.resources(seat)[0] for seat in scene.seats] == [1, 2, 5]
    assert [event["seat"] for event in scene.events("unpaid")] == [0]
    assert [event["seat"] for event in scene.events("field-won")] == [1, 1]
