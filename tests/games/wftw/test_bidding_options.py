"""What the table may decide about bidding: one option after the other, and what it changes."""

import pytest

import dustboard
from dustboard.games.wftw.content.bid_places import SHOP, defence_place, raid_place
from dustboard.games.wftw.rules.payment import can_pay, committed
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.engine import act, playout
from dustboard.kernel.knowledge.masks import determinize
from games.wftw.scene import Scene


def bidding(players: int = 3, **options: object) -> Scene:
    """A table that stands at the first targeting sub-phase, with plain hands."""
    scene = Scene(players, **options)
    scene.collect()
    for seat in scene.seats:
        scene.hand(seat, "st01", "st02", "st03", "st04")
    return scene


# -- targeting --------------------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.04")
@pytest.mark.parametrize("limit", [1, 2])
def test_targets_per_bidding_round(limit: int) -> None:
    scene = bidding(4, targets_per_bidding_round=limit)
    scene.answer(0, *["field:1", "shop"][:limit])
    assert scene.options(0) == ["done"]
    for key in ("field:2", "raid:1"):
        assert scene.refuses(0, key) == "wftw.bid.04"
    for seat in scene.seats:
        scene.answer(seat, "done")
    scene.answer(0, *["st01@field:1", "st02@shop"][:limit], "done")
    assert {"field:1", "field:2", "shop", "raid:1"} < set(scene.options(0))  # counted anew


@pytest.mark.rule("wftw.bid.04")
def test_any_number_of_targets_by_default() -> None:
    scene = bidding(4)
    scene.answer(0, "field:1", "field:2", "shop", "raid:1")
    assert scene.game.view(0)["mine"]["draft_marks"] == ["field:1", "field:2", "shop", "raid:1"]


@pytest.mark.rule("wftw.bid.01")
def test_targets_may_be_repeated_unless_the_house_says_no() -> None:
    bids = {0: {"field:1": ["st01"], "shop": ["st02"], "raid:1:0": ["st03"]}}
    scene = bidding(3)
    scene.bid(bids)
    assert {"field:1", "field:2", "shop", "raid:1"} < set(scene.options(0))

    scene = bidding(3, repeat_targets=False)
    scene.bid(bids)
    assert scene.options(0) == ["field:2", "done"]
    for key in ("field:1", "shop", "raid:1"):
        assert scene.refuses(0, key) == "wftw.bid.01"
    assert {"field:1", "field:2", "shop", "raid:0"} < set(scene.options(1))  # not yet used by them
    scene.close_bidding()
    scene.finish_round(1)
    scene.collect()
    assert {"field:1", "shop", "raid:1"} < set(scene.options(0))  # the next round starts afresh


@pytest.mark.rule("wftw.bid.07")
def test_a_base_attack_per_bidding_round() -> None:
    scene = bidding(3, base_attack_limit="per_bidding_round")
    scene.bid({0: {"raid:1:0": ["st01"]}})
    assert {"raid:1", "raid:2"} < set(scene.options(0))
    scene.answer(0, "raid:2")
    assert scene.refuses(0, "raid:1") == "wftw.bid.07"  # still one in one bidding round
    scene.answer(0, "done")
    for seat in (1, 2):
        scene.answer(seat, "done")
    scene.answer(0, "base:1", "st02@raid:2:1", "done")
    scene.answer(1, "done")
    scene.answer(2, "done")
    # the third attack goes against another base card of the first rival
    scene.mark({0: ["raid:1"]})
    assert scene.asked() == {0: "base"}
    scene.answer(0, "base:1", "st03@raid:1:1", "done")
    scene.answer(1, "done")
    scene.answer(2, "done")
    assert len(scene.events("raid-totals")) == 3
    assert [row["rival"] for row in scene.events("base-named")] == [1, 2, 1]


@pytest.mark.rule("wftw.bid.07")
def test_a_base_may_be_named_again_per_bidding_round() -> None:
    scene = bidding(2, base_attack_limit="per_bidding_round")
    scene.bid({0: {"raid:1:0": ["st01"]}})
    scene.bid({0: {"raid:1:0": ["st02"]}})
    seat = scene.game.view(None)["seats"][0]
    assert seat["raids"] == [{"place": "raid:1:0", "since": 1}]  # one attack, reinforced
    assert [row["place"] for row in seat["laid"]] == ["raid:1:0"] * 2


@pytest.mark.rule("wftw.bid.06")
def test_immune_starter_bases() -> None:
    scene = bidding(3, starter_bases="immune")
    for rival in (1, 2):
        assert f"raid:{rival}" not in scene.options(0)
        assert scene.refuses(0, f"raid:{rival}") == "wftw.bid.06"
    scene.tableau(1, "st08", "bb01", "st09")
    assert "raid:1" in scene.options(0)
    scene.mark({0: ["raid:1"]})
    assert scene.options(0) == ["base:1"]
    assert scene.refuses(0, "base:0") == "wftw.bid.06"
    assert scene.refuses(0, "base:2") == "wftw.bid.06"
    scene.answer(0, "base:1", "st01@raid:1:1")


# -- commitment -------------------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.14", "wftw.bid.15")
@pytest.mark.parametrize("late", [True, False])
def test_late_defence(late: bool) -> None:
    scene = bidding(2, late_defence=late)
    scene.mark({0: ["raid:1"]})
    scene.answer(0, "base:1", "st01@raid:1:1", "done")
    scene.answer(1, "st01@defend:1", "done")  # when the attack appears, always
    scene.mark({1: ["shop"]})
    assert ("st02@defend:1" in scene.options(1)) is late
    if late:
        scene.answer(1, "st02@defend:1")
    else:
        assert scene.refuses(1, "st02@defend:1") == "wftw.bid.15"
    scene.answer(1, "st03@shop", "done")
    scene.mark({0: ["raid:1"]})  # reinforced: still the attack of the first bidding round
    assert scene.asked() == ({0: "commitment", 1: "commitment"} if late else {0: "commitment"})


@pytest.mark.rule("wftw.bid.14")
def test_a_defender_needs_no_mark_and_no_new_attack() -> None:
    scene = bidding(2)
    scene.mark({0: ["raid:1"]})
    scene.answer(0, "base:0", "st01@raid:1:0", "done")
    scene.answer(1, "done")
    scene.mark({})
    assert scene.asked() == {1: "commitment"}
    scene.answer(1, "st04@defend:0", "done")
    assert [row["place"] for row in scene.game.view(0)["seats"][1]["laid"]] == ["defend:0"]


# -- what is shown ----------------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.17")
def test_hidden_card_counts() -> None:
    """Two tables that differ only in where two cards lie look alike, but not to their owner."""
    scenes = [bidding(3, show_card_counts=False) for _ in range(2)]
    scenes[0].bid({0: {"field:1": ["st01", "st02"], "shop": ["st03"]}})
    scenes[1].bid({0: {"field:1": ["st01"], "shop": ["st02", "st03"]}})
    for viewer in (1, 2, None):
        views = [scene.game.view(viewer) for scene in scenes]
        assert views[0] == views[1]
        laid = views[0]["seats"][0]["laid"]
        assert laid == [{"card": "?", "place": None, "round": None, "strength": None}] * 3
        assert scenes[0].game.log(viewer) == scenes[1].game.log(viewer)
        (told,) = [line for line in scenes[0].game.log(viewer) if line["kind"] == "laid"]
        assert told["data"] == {"places": [], "number": 3}
    own = scenes[0].game.view(0)["seats"][0]["laid"]
    assert [row["place"] for row in own] == ["field:1", "field:1", "shop"]
    assert own != scenes[1].game.view(0)["seats"][0]["laid"]


@pytest.mark.rule("wftw.bid.17")
def test_made_up_worlds_put_hidden_cards_where_the_marks_are() -> None:
    scene = bidding(3, show_card_counts=False, round_cap=3)
    scene.mark({0: ["shop", "raid:1"], 2: ["field:2"]})
    scene.answer(0, "base:1", "st01@shop", "st02@raid:1:1", "st03@raid:1:1", "done")
    scene.answer(1, "st01@defend:1", "done")
    scene.answer(2, "st01@field:2", "done")
    places = [{SHOP, raid_place(1, 1)}, {defence_place(1)}, {1}]
    for viewer in (1, 2, None):
        masked = scene.game.masked(viewer)
        for seed in range(5):
            world = determinize(scene.game.title, masked, seed)
            assert isinstance(world, WarState)
            for seat in scene.seats:
                assert len(world.laid_at[seat]) == len(world.laid_in[seat]) == len(world.laid[seat])
                assert set(world.laid_at[seat]) <= places[seat]
            playout(scene.game.title, world, seed)
            assert world.over


@pytest.mark.rule("wftw.comp.02")
def test_hidden_stockpiles() -> None:
    scene = bidding(3, public_stockpiles=False)
    scene.stock(0, 7, 3, 2)
    for viewer in (1, 2, None):
        shown = [seat["stock"] for seat in scene.game.view(viewer)["seats"]]
        assert shown[0] is None
        assert [stock is None for stock in shown] == [seat != viewer for seat in scene.seats]
        masked = scene.game.masked(viewer)
        assert isinstance(masked, WarState)
        assert masked.stock[:3] == [0, 0, 0]
    assert scene.game.view(0)["seats"][0]["stock"] == {"scrap": 7, "juice": 3, "spark": 2}


@pytest.mark.rule("wftw.comp.02")
def test_open_stockpiles_by_default() -> None:
    scene = bidding(3)
    scene.stock(0, 7, 3, 2)
    for viewer in (0, 1, 2, None):
        stock = scene.game.view(viewer)["seats"][0]["stock"]
        assert stock == {"scrap": 7, "juice": 3, "spark": 2}


# -- overbidding ------------------------------------------------------------------------------


@pytest.mark.rule("wftw.reveal.04")
def test_forbidden_overbid_limits_the_marks() -> None:
    scene = bidding(2, overbid="forbidden")
    scene.hand(0, "bu18", "bu26", "st04")  # 4 scrap; 5 scrap and 1 juice; 2 scrap and 1 spark
    scene.stock(0, 6, 1, 0)
    scene.answer(0, "field:1")
    assert scene.options(0) == ["done"]
    assert scene.refuses(0, "shop") == "wftw.reveal.04"
    scene.answer(0, "done")
    scene.answer(1, "done")
    assert scene.options(0) == ["bu18@field:1", "bu26@field:1"]
    assert scene.refuses(0, "st04@field:1") == "wftw.reveal.04"
    scene.answer(0, "bu18@field:1")
    assert scene.options(0) == ["done"]  # 2 scrap are left
    assert scene.refuses(0, "bu26@field:1") == "wftw.reveal.04"


@pytest.mark.rule("wftw.reveal.04")
def test_forbidden_overbid_keeps_means_for_the_other_marks() -> None:
    scene = bidding(2, overbid="forbidden")
    scene.hand(0, "bu18", "st01", "st02")  # 4, 1 and 2 scrap
    scene.stock(0, 4)
    scene.answer(0, "field:1", "shop")  # 1 and 2 scrap for two cards
    scene.answer(0, "done")
    scene.answer(1, "done")
    assert "bu18@field:1" not in scene.options(0)  # it would leave nothing for the shop
    assert scene.refuses(0, "bu18@field:1") == "wftw.reveal.04"
    scene.answer(0, "st01@field:1", "st02@shop", "done")
    assert scene.options(0) == ["done"]  # and what is laid is owed in later bidding rounds too


@pytest.mark.rule("wftw.reveal.04")
def test_forbidden_overbid_counts_discounts() -> None:
    scene = bidding(2, overbid="forbidden")
    scene.hand(0, "bu18")  # 4 scrap
    scene.stock(0, 3)
    assert scene.options(0) == ["done"]
    scene.tableau(0, "st08", "bb12")  # the Drill Yard takes 1 scrap off the bill
    assert "field:1" in scene.options(0)


@pytest.mark.rule("wftw.reveal.04")
def test_overbidding_is_allowed_by_default() -> None:
    scene = bidding(2)
    scene.hand(0, "bu18", "bu26")
    scene.stock(0, 0)
    scene.mark({0: ["field:1", "shop"]})
    scene.answer(0, "bu18@field:1", "bu26@shop", "done")


@pytest.mark.rule("wftw.reveal.04")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_forbidden_overbid_is_never_a_dead_end_and_never_unpaid(players: int) -> None:
    bids = 0
    for seed in range(12):
        options = {"overbid": "forbidden", "round_cap": 6}
        game = dustboard.new_game("wftw", players, seed, options)
        title, state = game.title, game.state.clone()
        assert isinstance(state, WarState)
        random = 48271 * (seed + 1) % 2147483647
        while not state.over:
            for seat in range(players):
                while state.asked[seat] >= 0:
                    legal = title.asks[state.asked[seat]].legal(state, seat)
                    random = random * 48271 % 2147483647
                    act(title, state, seat, legal[random % len(legal)])
                    if state.phase == 2:
                        bids += len(committed(state, seat)) > 0
                        assert can_pay(state, seat, committed(state, seat))
                    assert state.unpaid == [0] * players
    assert bids > 100


# -- time limits ------------------------------------------------------------------------------


@pytest.mark.rule("wftw.bid.16")
def test_a_seat_that_lets_its_time_run_out_marks_nothing_and_defends_nothing() -> None:
    scene = bidding(2)
    assert scene.game.decision(0).timeout_key == "done"
    scene.answer(0, "raid:1", "done")
    scene.answer(1, scene.game.decision(1).timeout_key or "")
    assert scene.game.decision(0).timeout_key == "base:0"
    scene.answer(0, "base:0")
    assert scene.game.decision(1).timeout_key == "done"  # no defence
    assert scene.game.view(1)["seats"][1]["laid"] == []


@pytest.mark.rule("wftw.bid.11")
def test_the_weakest_card_goes_to_each_mark_when_time_runs_out() -> None:
    scene = bidding(2)
    scene.hand(0, "bu26", "st04", "st05", "st01")  # 11, 4, 0 and 1
    scene.mark({0: ["field:1", "shop"], 1: ["raid:0"]})
    scene.answer(1, "base:0")
    given = []
    while scene.asked().get(0) == "commitment":
        key = scene.game.decision(0).timeout_key
        assert key is not None
        given.append(key)
        scene.answer(0, key)
    assert given == ["st05@field:1", "st01@shop", "done"]


@pytest.mark.rule("wftw.bid.16")
def test_every_ask_knows_what_to_do_when_time_runs_out() -> None:
    foreseen: dict[str, set[str]] = {}
    for seed in range(10):  # random games, and then the one decision that hardly comes up there
        game = dustboard.new_game("wftw", 3, seed, {"payment": "choose_what_to_pay"})
        random = 48271 * (seed + 1) % 2147483647
        for _ in range(200):
            if not game.over:
                decision = game.pending[0]
                random = random * 48271 % 2147483647
                assert decision.timeout_key in list(decision.options.keys())
                foreseen.setdefault(decision.name, set()).add(decision.timeout_key or "")
                game.answer(decision.seat, random % len(decision.options))
    scene = bidding(2)  # a Lookout Stack looks at what was laid, the Turncoats may go home
    scene.stops_for_tricks = True
    scene.tableau(1, "bb03", "st08")
    scene.hand(0, "bu04", "st01")
    scene.bid({0: {"field:1": ["bu04"]}})
    foreseen["looks"] = {str(scene.game.decision(1).timeout_key)}
    scene.answer(1, "done")
    scene.stay_out()
    scene.answer(1, "done")
    scene.stay_out()
    foreseen["ruses"] = {str(scene.game.decision(0).timeout_key)}
    assert foreseen["looks"] == foreseen["ruses"] == {"done"}
    scene = bidding(2)
    scene.hand(0, "bu14", "st01", "st02")  # the Gutter Medic brings one of two units back
    scene.bid({0: {"field:1": ["bu14", "st01", "st02"]}})
    scene.close_bidding()
    decision = scene.game.decision(0)
    assert decision.timeout_key in list(decision.options.keys())
    assert set(foreseen) | {decision.name} == {ask.name for ask in scene.game.title.asks}
    assert foreseen["production"] == {"juice"}
    assert foreseen["marks"] == {"done"}
    assert foreseen["pick"] == {"decline"}
    assert foreseen["abandon"] == {"done"}


@pytest.mark.rule("wftw.bid.16")
def test_a_table_of_sleepers_comes_to_an_end() -> None:
    game = dustboard.new_game("wftw", 3, 5, {"round_cap": 3})
    while not game.over:
        decision = game.pending[0]
        assert decision.timeout_key is not None
        game.answer(decision.seat, decision.timeout_key)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == ((0, 1, 2), (2, 2, 2))
