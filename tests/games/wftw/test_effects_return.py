"""The effect `return`: a unit comes back to hand at the end of the round (Gutter Medic)."""

from dustboard.kernel.layouts import Layout
from dustboard.kernel.records.migration import Carrier
from dustboard.kernel.records.snapshots import plain_state
from games.wftw.scene import Scene


def lost_with(*cards: str) -> Scene:
    """Seat 0 loses a battlefield with these cards and is asked what to abandon."""
    scene = Scene()
    scene.collect()
    scene.fight({0: {"field:1": list(cards)}, 1: {"field:1": ["bu26"]}})
    assert scene.asked() == {0: "abandon"}
    return scene


def test_the_owner_chooses_among_several() -> None:
    scene = lost_with("bu14", "st01", "st02")
    scene.answer(0, "done")
    assert scene.asked() == {0: "return"}
    assert [key.split(":")[2] for key in scene.options(0)] == ["st01", "st02"]
    scene.answer(0, scene.options(0)[1])
    assert scene.has(scene.state.hand[0]) == ["st02"]
    assert scene.has(scene.state.discard[0]) == ["bu14", "st01"]


def test_a_single_candidate_returns_by_itself() -> None:
    scene = lost_with("bu14", "st01")
    scene.answer(0, "done")
    assert scene.asked() == {0: "production", 1: "production"}
    assert scene.has(scene.state.hand[0]) == ["st01"]
    assert scene.has(scene.state.discard[0]) == ["bu14"]


def test_equal_candidates_are_one_choice() -> None:
    scene = lost_with("bu14", "st01", "st01")
    scene.answer(0, "done")
    assert scene.has(scene.state.hand[0]) == ["st01"]
    assert scene.has(scene.state.discard[0]) == ["bu14", "st01"]


def test_nothing_to_return() -> None:
    scene = lost_with("bu14")
    scene.answer(0, "done")
    assert scene.events("returned") == []
    assert scene.state.hand[0] == ()
    assert scene.has(scene.state.discard[0]) == ["bu14"]


def test_units_at_other_places_do_not_return() -> None:
    scene = Scene(players=3)
    scene.row(*["bb14"] * 3)
    scene.fight({0: {"field:1": ["bu14"], "field:2": ["st01"], "shop": ["st02"]}})
    assert scene.events("returned") == []
    assert scene.has(scene.state.discard[0]) == ["bu14", "st01", "st02"]


def test_it_works_at_every_kind_of_place() -> None:
    scene = Scene()
    scene.row("bb14", "bb14")
    scene.fight(
        {
            0: {"shop": ["bu14", "st01"], "raid:1:1": ["bu14", "bu26"]},
            1: {"raid:0:0": ["bu14", "st03"]},
        }
    )
    scene.finish_round()
    assert scene.has(scene.state.hand[0]) == ["bu26", "st01"]
    assert scene.has(scene.state.hand[1]) == ["st03"]


def test_two_medics_bring_back_two_units() -> None:
    scene = lost_with("bu14", "bu14", "st01", "st02")
    scene.answer(0, "done")
    for card in ("st01", "st02"):
        assert scene.asked() == {0: "return"}
        key = next(key for key in scene.options(0) if key.endswith(card))
        scene.answer(0, key)
    assert scene.has(scene.state.hand[0]) == ["st01", "st02"]
    assert scene.has(scene.state.discard[0]) == ["bu14", "bu14"]


def test_a_medic_may_bring_back_the_other_but_never_itself() -> None:
    scene = lost_with("bu14", "bu14")
    scene.answer(0, "done")
    assert scene.has(scene.state.hand[0]) == ["bu14"]
    assert scene.has(scene.state.discard[0]) == ["bu14"]


def test_an_abandoned_medic_brings_nothing_back() -> None:
    scene = lost_with("bu14", "st01")
    key = next(key for key in scene.options(0) if "bu14" in key)
    scene.answer(0, key, "done")
    assert scene.events("returned") == []
    assert scene.has(scene.state.wastes) == ["bu14"]
    assert scene.has(scene.state.discard[0]) == ["st01"]


def test_an_abandoned_unit_does_not_return() -> None:
    scene = lost_with("bu14", "st01")
    key = next(key for key in scene.options(0) if "st01" in key)
    scene.answer(0, key, "done")
    assert scene.events("returned") == []
    assert scene.has(scene.state.wastes) == ["st01"]


def test_an_unpaid_medic_brings_nothing_back() -> None:
    scene = Scene()
    scene.fight({0: {"field:1": ["bu14", "st01"]}}, stock={0: (1, 0, 0)})
    assert scene.events("returned") == []
    assert scene.has(scene.state.discard[0]) == ["bu14", "st01"]


def test_medics_of_two_seats_are_asked_clockwise() -> None:
    scene = Scene(players=3)
    scene.fight(
        {
            0: {"field:1": ["bu14", "st01", "st02"]},
            1: {"field:1": ["bu14", "st01", "st02"]},
            2: {"field:1": ["bu26"]},
        }
    )
    scene.answer(0, "done")
    scene.answer(1, "done")
    assert scene.asked() == {0: "return"}
    scene.answer(0, scene.options(0)[0])
    assert scene.asked() == {1: "return"}
    scene.answer(1, scene.options(1)[1])
    assert scene.has(scene.state.hand[0]) == ["st01"]
    assert scene.has(scene.state.hand[1]) == ["st02"]


def test_a_game_that_asked_by_a_program_of_its_own_goes_on() -> None:
    """Once the question was the program "return a unit", with the place and the card bound."""
    scene = lost_with("bu14", "st01", "st02")
    scene.answer(0, "done")
    title, now = scene.game.title, plain_state(scene.game.title, scene.state)
    program, step, seat, (line, whose, card, place) = now["stack"][0]
    assert (program, step, line, whose) == ("pick", "take_pick", "bu14/round_end/0", 0)
    layout = title.layout(2)
    steps = dict(layout.programs)
    older = {name: steps[name] for name in steps if name in ("round", "bidding round")}
    older["return a unit"] = ("ask_return", "return_unit")
    old = Layout(tuple(older.items()), layout.asks, layout.streams, layout.tables)
    frame = ["return a unit", "return_unit", seat, [place, card]]
    then = {**now, "stack": [frame, *now["stack"][1:]]}
    assert Carrier(title, 2, old).carry(then, now) == now
