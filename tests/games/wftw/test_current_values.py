"""A view says what things count now, in the place where they are, not what is printed on them."""

from __future__ import annotations

from typing import Any

from games.wftw.scene import Scene


def place(view: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in view["places"] if one["place"] == key)
    return found


def test_a_card_counts_what_it_counts_in_its_place() -> None:
    scene = Scene(players=3)
    scene.muster({0: ["st05", "st05", "st01"], 1: ["st01"]})
    scene.mark({0: ["field:1", "shop"], 1: ["field:1"]})
    mine = scene.game.view(0)["mine"]
    assert mine["adds"]["field:1"]["st05"] == 0  # as it is printed
    assert mine["adds"]["shop"]["st05"] == 2
    scene.answer(0, "st05@shop", "st05@field:1")
    drafts = scene.game.view(0)["mine"]["draft"]
    assert {one["place"]: one["strength"] for one in drafts} == {"shop": 2, "field:1": 0}
    scene.answer(0, "done")
    scene.answer(1, "st01@field:1", "done")
    laid = scene.game.view(0)["seats"][0]["laid"]
    assert {one["place"]: one["strength"] for one in laid} == {"shop": 2, "field:1": 0}
    theirs = scene.game.view(0)["seats"][1]["laid"]
    assert [(one["card"], one["strength"]) for one in theirs] == [("?", None)]


def test_a_place_says_what_is_shown_and_what_may_be_there() -> None:
    scene = Scene(players=2)
    scene.muster({0: ["st03"], 1: ["st01", "st04"]})
    scene.bid({0: {"field:1": ["st03"]}, 1: {"field:1": ["st01"]}})
    me, rival = place(scene.game.view(0), "field:1")["sides"]
    assert (me["shown"], me["least"], me["most"]) == (2, 2, 2)
    assert rival["shown"] == 0
    assert rival["least"] <= 1 < 4 <= rival["most"]  # raider or tank, as far as seat 0 knows
    scene.close_bidding()
    after = place(scene.game.view(0), "field:1")["sides"]
    assert [one["most"] for one in after] == [one["shown"] for one in after] == [2, 1]


def test_a_base_under_attack_stands_with_its_walls_and_guards() -> None:
    scene = Scene(players=2)
    scene.collect()
    scene.tableau(1, "bb04", "bb02")  # the palisade: others +1
    scene.muster({0: ["bu18"], 1: ["st06", "st01"]})
    scene.bid({0: {"raid:1:1": ["bu18"]}, 1: {"defend:1": ["st06"]}})
    found = place(scene.game.view(1), "raid:1:1")
    assert found["shield"] == 7
    assert found["guard"]["shown"] == found["guard"]["most"] == 7 + 4  # its guard counts 4 there
    assert (
        place(scene.game.view(0), "raid:1:1")["guard"]["shown"] == 7
    )  # which the attacker can't see
    base = scene.game.view(0)["seats"][1]["tableau"][1]
    assert [(line["card"], line["amount"]) for line in base["lines"]] == [("bb02", 6), ("bb04", 1)]


def test_points_of_bases_and_prizes_are_those_of_now() -> None:
    scene = Scene(players=2)
    scene.fields("ob10")  # 3 points, and 2 for whoever has the most bases
    scene.collect()
    scene.tableau(0, "st08", "ob10")
    scene.tableau(1, "st08", "st09", "bb02", "bb04")
    few = scene.game.view(0)["seats"][0]["tableau"][1]["vp"]
    scene.tableau(1, "st08")
    many = scene.game.view(0)["seats"][0]["tableau"][1]["vp"]
    assert many == few + 2
    scene.tableau(0, "st08")
    assert scene.game.view(0)["fields"][0]["vp"] == many
    assert scene.game.view(None)["fields"][0]["vp"] is None
    assert scene.state.tableau[0] == scene.state.tableau[1]  # only asked, not taken


def test_free_stock_is_what_the_bill_leaves() -> None:
    scene = Scene(players=2)
    scene.muster({0: ["st04", "st01"]}, stock={0: (5, 1, 1)})
    scene.mark({0: ["field:1"]})
    before = scene.game.view(0)["mine"]["free"]
    scene.answer(0, "st04@field:1")
    mine = scene.game.view(0)["mine"]
    assert before == {"scrap": 5, "juice": 1, "spark": 1}
    assert mine["free"] == {name: before[name] - mine["bill"][name] for name in before}
    assert mine["free"] != before


def test_a_card_that_could_not_be_paid_says_what_is_missing() -> None:
    scene = Scene(players=2)
    scene.muster({0: ["st04", "st04"]}, stock={0: (3, 0, 1)})  # 2 scrap and 1 spark each
    scene.mark({0: ["field:1"]})
    assert scene.game.view(0)["mine"]["too_dear"] == {}
    scene.answer(0, "st04@field:1")
    missing = {"st04": {"scrap": 1, "juice": 0, "spark": 1}}
    assert scene.game.view(0)["mine"]["too_dear"] == missing


def test_whoever_needs_one_prize_is_near() -> None:
    scene = Scene(players=2, victory_goal=7)
    scene.fields("ob05")
    assert [seat["near"] for seat in scene.game.view(0)["seats"]] == [False, False]
    scene.collect()
    scene.tableau(1, "st08", "st09", "bb02", "bb04")
    worth = scene.game.view(0)["seats"][1]["score"]
    assert worth < 7
    assert [seat["near"] for seat in scene.game.view(0)["seats"]] == [False, True]


def test_what_is_paid_is_no_bill_any_more() -> None:
    scene = Scene(players=3)
    scene.muster({0: ["st02", "st02"], 1: ["st01"]}, stock={0: (9, 0, 0)})
    scene.bid({0: {"shop": ["st02"], "field:1": ["st02"]}, 1: {"shop": ["st01"]}})
    mine = scene.game.view(0)["mine"]
    assert (mine["bill"]["scrap"], mine["free"]["scrap"]) == (4, 5)
    scene.close_bidding()
    view = scene.game.view(0)
    assert view["phase"] > 3
    assert view["seats"][0]["stock"]["scrap"] == 5
    assert (view["mine"]["bill"]["scrap"], view["mine"]["free"]["scrap"]) == (0, 5)
    assert view["mine"]["cover"]["state"] == "covered"
