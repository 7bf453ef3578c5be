"""The Rest Step: its four sub-steps in order."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, IS_ABILITY, LUCK_ICON
from dustboard.games.wk1.content.constants import MEDICINE, NONE, STEP_REST
from dustboard.games.wk1.content.things import (
    AMMO,
    COST_DISCARD,
    COST_MARK,
    FUEL,
    HEALTH,
    RADIATION,
    REPUTATION,
)
from dustboard.games.wk1.rules import rest
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.effects.lines import effects_at
from dustboard.games.wk1.rules.gear import gear
from dustboard.games.wk1.rules.gear.gear import mark
from dustboard.games.wk1.rules.programs import REST, USE
from dustboard.games.wk1.rules.resources import gain_ammo, gain_fuel, heal_health, heal_radiation
from dustboard.games.wk1.rules.signals import WAKE
from dustboard.games.wk1.rules.words.supply import Heal
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import UNUSUAL
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call, Frame
from games.wk1.gear_scene import Scene, cards


def plain_use(state: KnightsState, frame: Frame) -> None:
    """Uses of this file: mark or discard, then gain or heal; as simple as the cards here."""
    card, when = frame.bindings
    effects = effects_at(card, when)
    if effects[0].cost == COST_MARK and not IS_ABILITY[card]:
        mark(state, frame.seat, card, "wk1.gear.14")
    elif effects[0].cost == COST_DISCARD:
        discard_gear(state, frame.seat, card, "wk1.gear.18")
    for effect in effects:
        if effect.what == HEALTH:
            heal_health(
                state,
                frame.seat,
                effect.amount,
                "wk1.rest.04",
                isinstance(effect, Heal) and effect.force,
            )
        elif effect.what == RADIATION:
            heal_radiation(state, frame.seat, effect.amount, "wk1.rest.04")
        elif effect.what == AMMO:
            gain_ammo(state, frame.seat, effect.amount, "wk1.rest.04")
        elif effect.what == FUEL:
            gain_fuel(state, frame.seat, effect.amount, "wk1.rest.04")


@pytest.fixture(autouse=True)
def _simple_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What effects do is proven elsewhere; here it counts which are used, and when."""
    monkeypatch.setattr(USE, "steps", (plain_use,))
    monkeypatch.setattr(USE, "length", 1)
    monkeypatch.setattr(WAKE, "listeners", [])


def camp(players: int = 2, knights: tuple[str, ...] = ("k01", "k08", "k03", "k13")) -> Scene:
    """Everybody on a hex of his own, wounded."""
    scene = Scene(players, knights=knights)
    for seat in range(players):
        scene.state.at[seat] = seat
        scene.state.health[seat] = 2
    return scene


def lie_down(scene: Scene) -> None:
    scene.run((REST.number, NONE, ()))


@pytest.mark.rule("wk1.rest.01", "wk1.gold.03")
def test_the_sub_steps_come_in_their_order() -> None:
    scene = camp()
    state = scene.state
    state.at = [5, 5]
    scene.pack(0, "g20")
    state.luck = [cards("l01"), cards("l02")]
    lie_down(scene)
    assert (state.step, state.active) == (STEP_REST, NONE)
    assert scene.asked() == {0: "knight-offer"}
    scene.answer(0, "pass")
    scene.answer(1, "pass")
    assert scene.asked() == {0: "rest-uses", 1: "rest-uses"}
    scene.answer(1, "ready")
    scene.answer(0, "use:g20")
    assert state.health[0] == 2  # it happens when all are ready
    scene.answer(0, "ready")
    assert state.health[0] == 3
    assert scene.asked() == {0: "equip"}
    scene.answer(0, "ready")
    assert scene.asked() == {0: "quick-resupply", 1: "quick-resupply"}
    scene.answer(0, "none")
    scene.answer(1, "none")
    assert state.over


@pytest.mark.rule("wk1.rest.02", "wk1.rest.03", "wk1.trade.01", "wk1.trade.02")
def test_knights_on_the_same_hex_trade_and_others_do_not() -> None:
    scene = camp(players=3)
    scene.state.at = [5, 5, 6]
    lie_down(scene)
    assert scene.asked() == {0: "knight-offer"}
    scene.answer(0, "pass")
    scene.answer(1, "pass")
    assert scene.state.over
    assert scene.state.fight == 0
    assert scene.state.luck_used == [0] * 9  # no check was rolled
    scene.state.at = [5, 6, 7]
    lie_down(scene)
    assert scene.state.over


@pytest.mark.rule("wk1.rest.02")
def test_all_pairs_on_a_hex_have_their_chance() -> None:
    scene = camp(players=3)
    scene.state.at = [5, 5, 5]
    scene.state.first = 1
    lie_down(scene)
    pairs = []
    while not scene.state.over:
        (seat,) = scene.asked()
        pairs.append(seat)
        scene.answer(seat, "pass")
    assert pairs == [1, 2, 1, 0, 2, 0]


@pytest.mark.rule("wk1.rest.04", "wk1.gear.11", "wk1.gold.06")
def test_stored_gear_is_used_at_rest() -> None:
    scene = camp()
    scene.pack(0, "g20", "g02")
    scene.drive(0, "v01")
    scene.load(0, "g25")
    scene.state.health[0] = 1
    scene.state.radiation[0] = 2
    lie_down(scene)
    scene.answer(0, "use:g20", "use:g25", "ready")
    assert (scene.state.health[0], scene.state.radiation[0]) == (3, 1)
    assert scene.state.green_discard == cards("g25")
    assert scene.state.stored_marks[0] == cards("g20")
    assert scene.event("marked").seen_by(1) == {"card": BY_ID["g20"]}
    assert scene.backpack(0) == ["g02", "g20"]


@pytest.mark.rule("wk1.rest.05", "wk1.gear.13")
def test_limits_hold_at_rest() -> None:
    scene = camp()
    scene.pack(0, "g20", "g20.2")
    lie_down(scene)
    scene.answer(0, "use:g20.2")
    assert scene.refuses(0, "use:g20") == "wk1.gear.13"
    assert scene.refuses(0, "use:g20.2") == "wk1.gear.14"
    scene.answer(0, "ready", "ready")
    assert scene.state.health[0] == 3
    lie_down(scene)  # the marker still lies there
    assert scene.refuses(0, "use:g20.2") == "wk1.gear.14"
    assert scene.refuses(0, "use:g20") == "wk1.gear.13"


@pytest.mark.rule("wk1.gear.14")
def test_a_kit_that_was_traded_after_use_is_used_up_for_its_new_owner() -> None:
    scene = camp()
    scene.wear(0, "g20", "pocket:1")
    mark(scene.state, 0, BY_ID["g20"], "wk1.gear.14")
    scene.state.at = [5, 5]
    lie_down(scene)
    scene.answer(0, "give:g20", "send")
    scene.answer(1, "accept", "g20>backpack", "pass")
    scene.answer(0, "pass")
    assert scene.asked() == {1: "rest-uses"}
    assert scene.refuses(1, "use:g20") == "wk1.gear.14"


@pytest.mark.rule("wk1.start.03", "wk1.gear.13")
def test_starting_gear_counts_for_the_limit_of_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = camp(knights=("k10", "k01"))
    kit, other = BY_ID["s10c"], BY_ID["g20"]
    design, limited, table = gear.DESIGN[:], gear.LIMITED[:], [row[:] for row in gear.MOD]
    design[kit], limited[kit] = design[other], limited[other]  # as if both had one title
    before = gear.mod(scene.state, 0, MEDICINE)
    table[MEDICINE][kit] = table[MEDICINE][other] = 1
    monkeypatch.setattr(gear, "DESIGN", design)
    monkeypatch.setattr(gear, "LIMITED", limited)
    monkeypatch.setattr(gear.GEAR_MODS, "table", table)
    scene.wear(0, "g20", "pocket:2")
    assert gear.mod(scene.state, 0, MEDICINE) == before + 1  # one of the two
    assert not gear.limit_reached(scene.state, 0, other)
    gear.mark(scene.state, 0, kit, "wk1.start.05")
    assert gear.limit_reached(scene.state, 0, other)


@pytest.mark.rule("wk1.start.05")
def test_covered_starting_gear_is_used_at_rest_and_marked_on_its_panel() -> None:
    scene = camp(knights=("k10", "k01"))
    scene.state.radiation[0] = 1
    scene.wear(0, "g20", "pocket:1")
    lie_down(scene)
    scene.answer(0, "use:s10c", "use:g20", "ready")
    assert scene.state.radiation[0] == 0
    assert sorted(scene.state.open_marks[0]) == sorted(cards("s10c", "g20"))


def test_a_use_lapses_when_an_earlier_one_took_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = camp()
    scene.pack(0, "g02", "g20")

    def rob(state: KnightsState, frame: Frame) -> None:
        used.append(frame.bindings[0])
        discard_gear(state, 0, BY_ID["g02"], "wk1.gear.18")

    used: list[int] = []
    monkeypatch.setattr(USE, "steps", (rob,))
    lie_down(scene)
    scene.answer(0, "use:g20", "use:g02", "ready")
    assert used == [BY_ID["g20"]]
    assert scene.state.green_discard == cards("g02")


@pytest.mark.rule("wk1.rest.06", "wk1.rest.07")
def test_one_luck_card_is_thrown_away_for_its_icon_only() -> None:
    scene = camp()
    state = scene.state
    state.luck = [cards("l01", "l04"), cards("l03")]
    state.fuel = [2, 0]
    lie_down(scene)
    scene.answer(0, "ready")
    scene.answer(1, "ready")
    scene.answer(0, "l01")
    assert state.fuel[0] == 2  # together with the others
    scene.answer(1, "l03")
    assert state.over  # nobody is asked again
    assert state.fuel[0] == 3
    assert state.luck == [cards("l04"), ()]
    assert state.luck_discard == cards("l01", "l03")
    assert state.ammo[1] == 1
    assert state.attack_damage == [0, 0]  # the text of the card is ignored


@pytest.mark.rule("wk1.rest.07")
@pytest.mark.parametrize(
    ("id", "after"), [("l21", (1, 2, 1, 1)), ("l08", (2, 2, 2, 1)), ("l25", (2, 3, 1, 1))]
)
def test_a_text_that_would_help_at_rest_is_ignored(id: str, after: tuple[int, ...]) -> None:
    scene = camp()
    state = scene.state
    scene.drive(0, "v01", damaged=1)
    state.luck = [cards(id), ()]
    state.radiation[0], state.health[0], state.fuel[0], state.ammo[0] = 2, 2, 1, 1
    lie_down(scene)
    scene.answer(0, "ready", id)
    assert state.over  # and nothing more is asked
    assert (state.radiation[0], state.health[0], state.fuel[0], state.ammo[0]) == after
    assert state.damaged[0] == 1


@pytest.mark.rule("wk1.rest.06")
@pytest.mark.parametrize(
    ("icon", "field", "before", "after"),
    [
        (AMMO, "ammo", 1, 2),
        (FUEL, "fuel", 1, 2),
        (RADIATION, "radiation", 2, 1),
        (HEALTH, "health", 1, 2),
        pytest.param(REPUTATION, "reputation", 1, 2, marks=pytest.mark.rule("wk1.rest.08")),
    ],
)
def test_each_icon_gives_one(
    icon: int, field: str, before: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = camp()
    table = LUCK_ICON[:]
    table[BY_ID["l01"]] = icon
    monkeypatch.setattr(rest, "LUCK_ICON", table)
    getattr(scene.state, field)[0] = before
    scene.state.luck[0] = cards("l01")
    lie_down(scene)
    scene.answer(0, "ready", "l01")
    assert getattr(scene.state, field)[0] == after


@pytest.mark.rule("wk1.rest.06")
@pytest.mark.parametrize(
    ("icon", "field", "idle", "needed"),
    [
        (AMMO, "ammo", 4, 3),
        (FUEL, "fuel", 4, 3),
        (RADIATION, "radiation", 0, 1),
        (HEALTH, "health", 4, 3),
    ],
)
def test_keeping_all_is_usual_where_no_icon_would_give_anything(
    icon: int, field: str, idle: int, needed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = camp()
    state = scene.state
    table = LUCK_ICON[:]
    table[BY_ID["l01"]] = icon
    monkeypatch.setattr(rest, "LUCK_ICON", table)
    state.luck[0] = cards("l01")
    getattr(state, field)[0] = idle
    lie_down(scene)
    scene.answer(0, "ready")
    usual = rest.RESUPPLY.usual
    assert usual is not None
    assert usual(state, 0) == rest.READY
    getattr(state, field)[0] = needed
    assert usual(state, 0) == UNUSUAL
    if icon == HEALTH:  # nothing heals at high Radiation
        state.radiation[0] = state.house.no_healing_at
        assert usual(state, 0) == rest.READY


@pytest.mark.rule("wk1.rest.09")
def test_the_unconscious_take_part_in_waking_only(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = camp()
    state = scene.state
    state.at = [5, 5]
    state.down[1] = 1
    state.luck = [cards("l01"), cards("l02")]
    scene.pack(1, "g02")
    order: list[str] = []

    class Woken(Listener[KnightsState, list[Call]]):
        def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
            order.append(f"wake after {len(state.luck_discard)} resupply")
            state.down[1] = 0
            return []

    monkeypatch.setattr(WAKE, "listeners", [Woken()])
    lie_down(scene)
    assert scene.asked() == {0: "rest-uses"}
    scene.answer(0, "ready")
    assert scene.asked() == {0: "quick-resupply"}
    scene.answer(0, "l01")
    assert order == ["wake after 1 resupply"]
    assert state.over


def test_effects_at_the_end_of_the_step_happen_by_themselves() -> None:
    scene = camp(knights=("k09", "k01"))
    scene.state.radiation[0] = 3
    lie_down(scene)
    assert scene.state.over
    assert scene.state.health == [3, 2]  # even at high Radiation


@pytest.mark.rule("wk1.blue.03")
def test_blue_gear_is_cashed_in_at_rest() -> None:
    scene = camp()
    scene.pack(0, "b07")
    scene.state.special[0] = cards("b02")
    scene.stack("red", "r12")
    scene.state.reputation[0] = 2
    lie_down(scene)
    assert scene.refuses(0, "cash:b02") == "wk1.blue.04"
    scene.answer(0, "cash:b07", "ready", "r12>pocket:1", "ready")
    assert scene.state.reputation[0] == 3
    assert scene.state.removed == cards("b07")
    assert scene.panels(0)[3] == "r12"


@pytest.mark.rule("wk1.gear.11")
def test_gear_is_moved_freely_at_rest() -> None:
    scene = camp()
    scene.pack(0, "g05")
    lie_down(scene)
    scene.answer(0, "ready", "g05>hand:2", "ready")
    assert scene.panels(0)[1] == "g05"
    assert scene.state.over
