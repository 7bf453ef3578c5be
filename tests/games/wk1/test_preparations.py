"""The Preparations Phase: sub-steps of the Waster Step and of the Knights Step."""

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.rules.gear.gear import mark
from dustboard.games.wk1.rules.programs import PREPARATIONS
from games.wk1.mission_scene import MissionScene
from games.wk1.road_scene import RoadScene

# places of the first ring; their tiles are laid by the tests
CITY, HERE = 0, 1


def prepare(scene: MissionScene, *names: str) -> None:
    """The Preparations Phase of round 2, up to these questions."""
    scene.state.round = 1
    scene.run((PREPARATIONS.number, 0, ()))
    while not scene.state.over:
        found = [seat for seat, name in scene.asked().items() if name not in names]
        if not found:
            return
        scene._act(found[0], None)


def camp(**options: str) -> RoadScene:
    """Everybody far away on a hex without icons."""
    scene = RoadScene(**options)
    scene.away(place=3)
    return scene


@pytest.mark.rule("wk1.round.02", "wk1.round.04", "wk1.stalls.01")
def test_nine_sub_steps_in_their_order() -> None:
    scene = MissionScene("manifold", 4)
    state = scene.state
    state.radiation[0] = 1  # a city lies under everybody
    state.radiation_tokens[0] = 1
    mark(state, 0, state.pockets[0][0], "wk1.gear.14")
    state.threat_tokens[9] = 1
    assert state.journal is not None
    state.journal = type(state.journal)()
    prepare(scene, "stalls-update", "equip")
    scene.answer(state.waster, "space:1", "done")
    while "equip" in scene.asked().values():
        seat = next(iter(scene.asked()))
        scene.answer(seat, next(key for key in scene.options(seat) if key.endswith("backpack")))
        scene.answer(seat, "ready")
    scene.skip_others()
    kinds = [row.kind for row in state.journal.items()]
    order = [
        *("round", "task-marked", "radiation", "tokens-cleared", "cultist", "stalls-updated"),
        *("first-player-passes", "unmarked", "placed", "draws-luck"),
    ]
    assert [kind for kind in order if kind not in kinds] == []
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    last = [len(kinds) - kinds[::-1].index(kind) for kind in order]
    assert last == sorted(last)


@pytest.mark.rule("wk1.round.09")
def test_radiation_of_the_hex_and_its_tokens() -> None:
    scene = camp()
    scene.terrain(HERE, "n13")  # one Radiation icon
    scene.stand(0, HERE)
    scene.state.radiation_tokens[HERE] = 1
    prepare(scene)
    assert scene.state.radiation == [2, 0, 0, 0]
    assert [row.rule for row in scene.events("radiation")] == ["wk1.round.09"]


@pytest.mark.rule("wk1.round.09", "wk1.round.11")
def test_every_knight_suffers_before_the_city_helps_him() -> None:
    scene = camp()
    place = scene.hex(2)
    scene.away(place)
    scene.state.radiation_tokens[place] = 2
    scene.state.down[3], scene.state.health[3] = 1, 0
    prepare(scene, "city_rest")
    helped = []
    while "city_rest" in scene.asked().values():
        (seat,) = scene.asked()
        assert scene.state.radiation[seat] == 2
        scene.answer(seat, "radiation")
        scene.wait_for("city_rest")
        helped.append(seat)
    assert helped == [0, 1, 2]
    assert scene.state.radiation == [1, 1, 1, 2]


@pytest.mark.rule("wk1.round.09", "wk1.round.10")
def test_radiation_comes_before_contamination() -> None:
    scene = camp()
    scene.terrain(HERE, "n11")  # Radiation and contamination
    scene.stand(0, HERE)
    prepare(scene)
    kinds = [kind for kind in scene.kinds() if kind in ("radiation", "health")]
    assert kinds == ["radiation", "health"]


@pytest.mark.rule("wk1.round.10", "wk1.attack.01")
def test_contamination_costs_health_whatever_the_armor() -> None:
    scene = camp()
    scene.terrain(HERE, "n16")  # one contamination icon
    scene.stand(0, HERE)
    scene.wear(0, "y10", "body")  # armor 2
    scene.state.contamination_tokens[HERE] = 1
    prepare(scene)
    assert scene.state.health == [2, 4, 4, 4]
    assert [row.rule for row in scene.events("health")] == ["wk1.round.10"]


@pytest.mark.rule("wk1.round.11")
@pytest.mark.parametrize(
    ("good", "after"),
    [
        ("fuel", (1, 2, 3, 3)),
        ("ammo", (1, 2, 4, 2)),
        ("health", (1, 3, 3, 2)),
        ("radiation", (0, 2, 3, 2)),
        ("nothing", (1, 2, 3, 2)),
    ],
)
def test_one_good_thing_in_a_city(good: str, after: tuple[int, ...]) -> None:
    scene = camp()
    state = scene.state
    scene.stand(0, scene.hex(2))
    scene.drives(0)
    state.radiation[0], state.health[0], state.ammo[0], state.fuel[0] = 1, 2, 3, 2
    state.fuel[1] = 1  # not in a city
    prepare(scene, "city_rest")
    assert scene.asked() == {0: "city_rest"}
    scene.answer(0, good)
    scene.skip_others()
    assert (state.radiation[0], state.health[0], state.ammo[0], state.fuel[0]) == after
    assert state.fuel[1] == 1


@pytest.mark.rule("wk1.round.11")
def test_the_city_helps_after_the_harm_and_not_who_lies() -> None:
    scene = camp()
    place = scene.hex(2)
    scene.stand(0, place)
    scene.state.contamination_tokens[place] = 1
    prepare(scene, "city_rest")
    assert scene.state.health[0] == 3
    scene.answer(0, "health")
    assert scene.state.health[0] == 4
    scene = camp()
    scene.stand(0, place)
    scene.state.health[0] = 1
    scene.state.contamination_tokens[place] = 1
    prepare(scene, "city_rest")
    assert scene.state.down[0]
    assert scene.state.over  # nobody was asked (A53)


@pytest.mark.rule("wk1.round.12")
def test_long_term_tokens_hurt_once_and_leave_the_board() -> None:
    scene = camp()
    scene.drives(0)
    scene.stand(0, CITY)
    scene.meet(0, "w02", "face")  # Acid Rain
    scene.wait_for()
    assert scene.state.contamination_tokens[1] == 1
    scene.state.threat_tokens[20] = scene.state.obstacle_tokens[21] = 1
    scene.state.radiation_tokens[22] = 1
    hurt = scene.state.health[0]
    prepare(scene)
    assert scene.state.health[0] == hurt - 1
    tokens = (
        *(scene.state.radiation_tokens, scene.state.contamination_tokens),
        *(scene.state.threat_tokens, scene.state.obstacle_tokens),
    )
    assert [sum(kind) for kind in tokens] == [0, 0, 0, 0]
    prepare(scene)
    assert scene.state.health[0] == hurt - 1


@pytest.mark.rule("wk1.round.14", "wk1.round.15")
@pytest.mark.parametrize(("players", "wasters"), [(4, (3, 0, 1, 2)), (3, (0, 1, 2)), (2, (0, 1))])
def test_the_markers_go_around(players: int, wasters: tuple[int, ...]) -> None:
    scene = RoadScene(players)
    scene.away(place=3)
    seen = []
    for first in range(players):
        assert scene.state.first == first
        served = scene.state.waster
        scene.forget()
        prepare(scene)
        assert scene.events("tokens-cleared")[0].seat == served  # the old Waster served until now
        assert scene.state.first == (first + 1) % players
        assert [row.seat for row in scene.events("first-player-passes")] == [scene.state.first]
        seen.append(scene.state.waster)
    assert tuple(seen) == wasters


@pytest.mark.rule("wk1.luck.01", "wk1.gold.01")
def test_everybody_draws_one_luck_card_in_the_knights_step() -> None:
    scene = RoadScene()
    scene.away(place=3)
    for seat, id in enumerate(("l17", "l05", "l03", "l20")):
        scene.hand(seat, id)
    top = scene.state.luck_deck[-4:]
    prepare(scene)
    assert [len(hand) for hand in scene.state.luck] == [2, 2, 2, 2]
    drawn = [row.seat for row in scene.events("draws-luck")]
    assert drawn == [1, 2, 3, 0]  # each player once, from the new First Player on
    assert [top[-1] in scene.state.luck[1], top[0] in scene.state.luck[0]] == [True, True]


@pytest.mark.rule("wk1.round.16", "wk1.task.03")
def test_unmarking_leaves_tasks_alone() -> None:
    scene = camp()
    scene.wear(0, "g20", "pocket:1")
    mark(scene.state, 0, BY_ID["g20"], "wk1.gear.14")
    scene.pack(1, "g20.2")
    mark(scene.state, 1, BY_ID["g20.2"], "wk1.gear.14")
    scene.state.ability_marked[1] = 1
    scene.task(0, "t01", marks=1)
    prepare(scene)
    assert scene.state.open_marks[0] == ()
    assert scene.state.stored_marks[1] == ()
    assert scene.state.ability_marked[1] == 0
    assert scene.state.slot_marks[0] == 2


@pytest.mark.rule("wk1.gold.11", "wk1.luck.01")
def test_used_luck_cards_are_shuffled_when_the_deck_is_empty() -> None:
    scene = camp()
    scene.only("luck_deck", "l01", rest="luck_discard")
    used = set(scene.state.luck_discard)
    prepare(scene)
    assert [len(hand) for hand in scene.state.luck] == [1, 1, 1, 1]
    assert scene.names("luck", 1) == ["l01"]
    assert scene.state.luck_discard == ()
    assert set(scene.state.luck_deck) < used
    assert len(scene.state.luck_deck) == len(used) - 3
    assert [row.rule for row in scene.events("reshuffle")] == ["wk1.gold.11"]
