"""Phase 8, End of Round: abandoning, discarding, sweeping, refilling."""

import pytest

from dustboard.games.wftw.rules.winning import owned_units
from games.wftw.scene import Scene


def offered(scene: Scene, seat: int) -> list[str]:
    """The units that a seat may abandon now, with their places."""
    return [key.split(":", 2)[2] for key in scene.options(seat) if key != "done"]


def leave(scene: Scene, seat: int, *cards: str) -> None:
    """Abandon these cards and confirm."""
    for card in cards:
        keys = [key for key in scene.options(seat) if f":{card}@" in key]
        scene.answer(seat, keys[0])
    scene.answer(seat, "done")


@pytest.mark.rule("wftw.end.01")
def test_played_units_are_discarded_and_the_hand_is_kept() -> None:
    scene = Scene()
    scene.collect()
    hand = scene.has(scene.state.hand[0])
    assert len(hand) == 7
    scene.fields("ob01")
    scene.stock(0, 50, 50, 50)
    scene.bid({0: {"field:1": hand[:2], "shop": hand[2:4]}})
    scene.close_bidding()
    if scene.asked() == {0: "pick"}:
        scene.answer(0, "decline")
    assert scene.state.round == 2
    assert scene.has(scene.state.hand[0]) == hand[4:]
    assert scene.has(scene.state.discard[0]) == hand[:4]
    assert scene.state.laid[0] == ()


@pytest.mark.rule("wftw.end.02")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_lost_battlefield_lets_any_number_go(number: int) -> None:
    scene = Scene()
    units = ["st01", "st02", "st03"]
    scene.fight({0: {"field:1": units}, 1: {"field:1": ["bu26"]}})
    assert scene.asked() == {0: "abandon"}
    assert offered(scene, 0) == ["st01@field:1", "st02@field:1", "st03@field:1"]
    leave(scene, 0, *units[:number])
    assert scene.has(scene.state.wastes) == units[:number]
    assert scene.has(scene.state.discard[0]) == units[number:]


@pytest.mark.rule("wftw.end.02")
def test_only_units_of_the_lost_place() -> None:
    """R39: not what lay in the shop or on a battlefield that was won."""
    scene = Scene(players=3)
    scene.fields("ob01", "ob02")
    scene.fight(
        {
            0: {"field:1": ["st01"], "field:2": ["st02"], "shop": ["st03"]},
            1: {"field:1": ["bu26"]},
        }
    )
    scene.answer(0, "decline")
    assert offered(scene, 0) == ["st01@field:1"]


@pytest.mark.rule("wftw.end.03")
def test_a_lost_attack_frees_its_own_units_only() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["st02"], "raid:1:1": ["bu19"]}})  # 6 against 8
    assert scene.asked() == {0: "abandon"}
    assert offered(scene, 0) == ["bu19@raid:1:1"]
    leave(scene, 0, "bu19")
    assert scene.has(scene.state.wastes) == ["bu19"]
    assert scene.has(scene.state.discard[0]) == ["st02"]


@pytest.mark.rule("wftw.end.03")
def test_a_defender_who_lost_the_base_may_abandon_too() -> None:
    """R39: both sides."""
    scene = Scene()
    scene.fight({0: {"raid:1:1": ["bu26"]}, 1: {"defend:1": ["st02"]}})  # 11 against 10
    assert scene.asked() == {1: "abandon"}
    assert offered(scene, 1) == ["st02@defend:1"]


@pytest.mark.rule("wftw.end.04")
def test_no_abandoning_after_a_win_or_in_the_shop() -> None:
    scene = Scene()
    scene.row("bb14", "bb14")  # 7: out of reach
    scene.fight({0: {"field:1": ["bu01"], "shop": ["st01"]}})
    assert scene.events("nothing-in-reach")[0]["seat"] == 0
    assert scene.state.round == 2
    assert scene.has(scene.state.discard[0]) == ["bu01", "st01"]


@pytest.mark.rule("wftw.end.04")
def test_no_abandoning_after_a_successful_attack_or_defence() -> None:
    scene = Scene(players=3)
    scene.fight({0: {"raid:1:1": ["bu26"]}, 1: {"raid:2:1": ["st01"]}, 2: {"defend:1": ["st02"]}})
    assert scene.asked() == {1: "abandon"}  # only the beaten attacker


@pytest.mark.rule("wftw.end.05")
def test_abandoned_cards_leave_the_game() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["bu05", "bu12", "st01"]}, 1: {"field:1": ["bu26"]}})
    before = owned_units(scene.state, 0)
    leave(scene, 0, "bu05", "bu12")
    assert len(owned_units(scene.state, 0)) == len(before) - 2
    for _ in range(8):
        scene.collect()
        hand = scene.has(scene.state.hand[0])
        scene.stock(0, 50, 50, 50)
        scene.bid({0: {"field:1": hand}} if hand else {})
        scene.close_bidding()
        mine = scene.has(owned_units(scene.state, 0))
        assert not {"bu05", "bu12"} & set(mine)
        assert "st01" in mine
    assert len([event for event in scene.events("reshuffle") if event["seat"] == 0]) >= 2
    assert scene.has(scene.state.wastes) == ["bu05", "bu12"]


@pytest.mark.rule("wftw.end.06")
def test_unclaimed_objectives_are_discarded() -> None:
    scene = Scene(players=4)
    scene.fields("ob01", "ob02")
    scene.fight({0: {"field:1": ["st01"]}})
    assert scene.state.round == 2
    assert scene.has(scene.state.objective_discard) == ["ob02"]
    assert scene.state.wastes == ()


@pytest.mark.rule("wftw.end.07")
def test_unsold_buy_cards_are_discarded() -> None:
    scene = Scene(players=5)
    scene.row("bu01", "bu02", "bu03", "bu04", "bu05")
    scene.fight({seat: {"shop": ["bu01"]} for seat in range(3)})
    for _ in range(3):
        (seat,) = scene.asked()
        scene.answer(seat, scene.options(seat)[0])
    assert scene.state.round == 2
    assert scene.has(scene.state.buy_discard) == ["bu04", "bu05"]


@pytest.mark.rule("wftw.end.08", "wftw.end.09")
def test_rows_are_refilled_with_new_cards() -> None:
    scene = Scene(players=6)
    for number in range(1, 5):
        state = scene.state
        assert state.round == number
        assert (len(state.fields), len(state.row)) == (3, 6)
        new = state.objective_deck[-3:], state.buy_deck[-6:]
        old = state.fields, state.row
        left = len(state.objective_deck) - 3, len(state.buy_deck) - 6
        scene.quiet_round()
        state = scene.state
        assert (state.fields, state.row) == new
        assert (len(state.objective_deck), len(state.buy_deck)) == left
        assert (state.objective_discard[-3:], state.buy_discard[-6:]) == old


@pytest.mark.rule("wftw.end.08")
@pytest.mark.parametrize(("players", "rounding", "number"), [(5, "up", 3), (5, "down", 2)])
def test_the_refill_follows_the_number_of_setup(players: int, rounding: str, number: int) -> None:
    scene = Scene(players=players, battlefield_rounding=rounding)
    assert len(scene.state.fields) == number
    scene.fight({0: {"field:1": ["st01"]}})
    assert scene.state.round == 2
    assert len(scene.state.fields) == number


# -- rulings ----------------------------------------------------------------------------------


def test_abandoning_is_sealed_until_all_have_confirmed() -> None:
    """R39: choices are simultaneous, then public."""
    scene = Scene(players=3)
    scene.fight({0: {"field:1": ["st01"]}, 1: {"field:1": ["st02"]}, 2: {"field:1": ["bu26"]}})
    assert scene.asked() == {0: "abandon", 1: "abandon"}
    before = scene.game.view(1)
    leave(scene, 0, "st01")
    after = scene.game.view(1)
    assert after["wastes"] == before["wastes"] == []
    assert after["seats"][0]["laid"] == before["seats"][0]["laid"]
    assert scene.events("abandoned") == []
    leave(scene, 1)
    assert scene.game.view(1)["wastes"] == ["st01"]
    assert scene.game.view(None)["wastes"] == ["st01"]


def test_unpaid_cards_cannot_be_abandoned() -> None:
    """R39: they are in the discard pile already."""
    scene = Scene()
    scene.fight({0: {"field:1": ["bu26"]}, 1: {"field:1": ["st01"]}}, stock={0: (0, 0, 0)})
    assert scene.state.round == 2
    assert scene.has(scene.state.discard[0]) == ["bu26"]


@pytest.mark.parametrize(("base", "other"), [(0, 1), (1, 0)])
def test_a_lost_attack_is_named_rightly_after_the_base_has_moved(base: int, other: int) -> None:
    """The attacked card changes hands before the losers choose."""
    scene = Scene(players=3)
    scene.fight(
        {
            0: {f"raid:2:{base}": ["bu26"]},
            1: {f"raid:2:{base}": ["st01"]},
            2: {f"defend:{base}": ["st01"]},
        }
    )
    assert scene.asked() == {1: "abandon", 2: "abandon"}
    names = {0: "Warlord's Throne", 1: "The Vault"}
    for seat in (1, 2):
        for lang in ("en", "pl"):
            label = scene.game.decision(seat).options[0].text(lang)
            assert label
            if lang == "en":
                assert label.startswith("Abandon Scavenger Raider")
                assert names[other] not in label  # the base that now lies in that space


def test_the_order_inside_the_end_of_a_round() -> None:
    """R57: abandon, effects, discard, sweep, victory check, refill; the tracker comes last."""
    scene = Scene()
    scene.fight({0: {"field:1": ["st01", "bu14", "st02"]}, 1: {"field:1": ["bu26"]}})
    start = len(scene.game.events())
    leave(scene, 0, "st02")
    kinds = [event.kind for event in scene.game.events()[start:]]
    steps = ["abandoned", "returned", "discarded", "swept", "scores", "battlefields", "buy-row"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps
    assert kinds.index("phase") > kinds.index("buy-row")
    assert scene.state.round == 2


def test_no_refill_when_the_game_ends() -> None:
    """R57."""
    scene = Scene(round_cap=1)
    deck = scene.state.objective_deck
    scene.quiet_round()
    assert scene.game.over
    assert (scene.state.fields, scene.state.row) == ((), ())
    assert scene.state.objective_deck == deck
    assert scene.state.round == 1
