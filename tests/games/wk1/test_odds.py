"""The odds of a table: which answers have them, how they are made, and fights by habit."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

import dustboard
from dustboard.games.wk1.content.card_table import IS_ENEMY
from dustboard.games.wk1.content.constants import DICE, STEP_EXPLORE, STEP_MOVE
from dustboard.games.wk1.rules.gear.gain import GAIN_ONE
from dustboard.games.wk1.rules.programs import EXPLORES, MEET
from dustboard.games.wk1.show.odds.combat import face_enemy_chance
from dustboard.games.wk1.show.odds.options import option_odds
from dustboard.games.wk1.show.odds.panel import odds
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.engine import advance
from dustboard.kernel.knowledge.masks import SPECTATOR, mask
from dustboard.kernel.odds import Chance
from dustboard.kernel.streams import seed_bytes, stream_key
from games.wk1 import gear_scene
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight
from games.wk1.gear_scene import Scene
from games.wk1.mission_scene import MissionScene
from games.wk1.road_scene import TITLE, RoadScene
from games.wk1.rolling import POSITIONS, position


def seen(scene: Any, seat: int) -> KnightsState:
    title = gear_scene.TITLE if isinstance(scene, Scene) else TITLE
    masked = mask(title, scene.state, seat)
    assert isinstance(masked, KnightsState)
    return masked


def options(scene: Any, seat: int) -> dict[str, Chance]:
    return option_odds(seen(scene, seat), seat, scene.options(seat))


def in_words(chance: Chance) -> str:
    messages = [chance.about, *([chance.what] if chance.what else []), *chance.assumed]
    messages += [part.text for part in chance.parts] + [bar.text for bar in chance.bars]
    return "\n".join(TITLE.text("en", message) for message in messages)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_of_a_pool_add_up_to_its_dice(name: str) -> None:
    chance = position(name).chance()
    *lines, total = [
        part.text for part in chance.parts if part.text.key not in ("odds-armor", "odds-ammo")
    ]
    if total.key == "odds-again":
        assert not lines
        return
    dice = sum(int(line.args["n"]) for line in lines)
    assert max(1, dice) == total.args["n"]
    assert (total.key == "odds-pool-least") == (dice < 1)
    assert "{" not in in_words(chance)


def test_escape_and_face_stand_side_by_side() -> None:
    fight = Fight()
    fight.meet("w19")
    found = options(fight, KNIGHT)
    assert found["escape"].label == "exact"
    assert found["face"].label == "range"
    assert found["face"].low < found["face"].high
    number = found["face"].number()
    assert number is not None
    assert found["face"].low < number < found["face"].high
    assert [row.key for row in odds(seen(fight, WASTER), WASTER)] == ["escape", "face"]


@pytest.mark.parametrize(("reputation", "dice"), [(0, 4), (1, 2)])
def test_the_text_of_an_enemy_gives_dice_to_the_escape(reputation: int, dice: int) -> None:
    fight = Fight()
    fight.state.reputation[KNIGHT] = reputation
    fight.meet("w38")  # it does not bother with somebody nobody has heard of
    chance = options(fight, KNIGHT)["escape"]
    assert chance.parts[-1].text.args["n"] == dice
    gained = [part for part in chance.parts if part.text.key == "odds-pool-gained"]
    assert len(gained) == (reputation == 0)


def test_the_waster_sees_how_likely_each_card_is_escaped() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.deck("w02", "w23")
    scene.ride(0, 6, 1)
    waster = scene.state.waster
    scene.wait_for("waster")
    found = options(scene, waster)
    assert set(found) == {"w02", "w23"}
    assert found["w02"].low == pytest.approx(0.4**2)
    assert found["w23"].low == pytest.approx(0.8**2)


def test_a_route_says_what_the_deck_holds_and_what_exploring_takes() -> None:
    scene = RoadScene()
    scene.drives(0)
    scene.state.step = STEP_MOVE
    scene.stand(0, scene.hex(9), explored=False)
    scene.move(0)
    travel = options(scene, 0)
    assert travel["stay"].about.key == "odds-exploring"
    assert travel["foot"].label == "exact"
    unseen = seen(scene, 0).unknown["wasteland"]
    enemies = [card for card in unseen if IS_ENEMY[card]]
    assert travel["foot"].low == pytest.approx(1 - len(enemies) / len(unseen))
    assert sum(bar.chance for bar in travel["foot"].bars) == pytest.approx(1.0)


def test_a_card_under_the_marker_makes_the_deck_an_estimate() -> None:
    scene = RoadScene()
    scene.drives(0)
    state = scene.state
    state.ambush[2], state.wasteland_deck = (state.wasteland_deck[-1],), state.wasteland_deck[:-1]
    state.step = STEP_MOVE
    scene.move(0)
    assert options(scene, 0)["foot"].label == "estimate"


def test_every_combat_card_is_laid_against_every_reply() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04", "g05")
    fight.face("w24")
    fight.calm()
    for seat, other in ((KNIGHT, WASTER), (WASTER, KNIGHT)):
        found = options(fight, seat)
        assert set(found) == set(fight.options(seat))
        replies = len(fight.options(other))
        for key, chance in found.items():
            assert len(chance.parts) == replies
            against = [part.figures["against"] for part in chance.parts]
            assert against == fight.options(other)  # the columns of a table
            attacks = key in ("attack", "multi_attack")
            for part in chance.parts:
                told = {name: part.text.args[name] for name in ("mine", "theirs", "shift")}
                assert told.items() <= part.figures.items()
                assert ("hurt" in part.figures) == attacks
            assert (chance.what is not None) == attacks
            if attacks:
                shares = [bar.chance for bar in chance.bars]
                assert len(shares) == replies
                assert (chance.low, chance.high) == (min(shares), max(shares))
        panel = [row.key for row in odds(seen(fight, seat), seat)]
        assert set(panel) == {*found, "combat"}
    assert [row.key for row in odds(seen(fight, RIVAL), RIVAL)] == ["combat"]
    # against an attack, who defends loses less than who prepares
    mine = options(fight, KNIGHT)
    lost = {key: float(mine[key].parts[0].text.args["mine"]) for key in ("defend", "prepare")}
    assert lost["defend"] < lost["prepare"]


def test_a_card_shown_first_is_known() -> None:
    fight = Fight()
    fight.face("w31")  # the knight's first card is revealed before the Waster chooses
    fight.calm()
    fight.answer(KNIGHT, "defend")
    found = options(fight, WASTER)
    assert {len(chance.parts) for chance in found.values()} == {1}
    assert {chance.label for chance in found.values()} == {"exact"}


def test_searching_and_duels() -> None:
    fight = Fight()
    fight.together()
    fight.run((MEET.number, KNIGHT, ()))
    assert options(fight, KNIGHT)["B"].what.key == "odds-to-find"  # type: ignore[union-attr]
    fight.answer(KNIGHT, "B")
    asked = options(fight, RIVAL)
    assert asked["no"].low == pytest.approx(0.6**3)
    assert asked["yes"].label == "range"
    assert asked["yes"].what.args["seat"] == RIVAL  # type: ignore[union-attr]


def test_checks_of_missions_and_of_hexes() -> None:
    scene = MissionScene("blackout", 3)
    place = next(place for place in scene.state.marker_at if place >= 0)
    scene.at(0, place=place)
    scene.explore(0)
    assert scene.asked() == {0: "relay"}
    found = options(scene, 0)
    assert set(found) == set(scene.options(0)) - {"no"}
    road = RoadScene()
    road.stand(0, road.hex(1), explored=True)
    road.pack(0, "g01")
    road.explore(0)
    gamble = options(road, 0)["special:1"]
    assert [round(bar.chance, 1) for bar in gamble.bars] == [0.4, 0.5, 0.1]
    assert gamble.low == pytest.approx(0.6)
    assert "yellow" in in_words(gamble)


def test_stealing_unseen_is_an_estimate() -> None:
    fight = Fight()
    fight.pack(RIVAL, "r01")
    fight.rob()
    found = options(fight, KNIGHT)["stored"]
    assert found.label == "estimate"
    assert sum(bar.chance for bar in found.bars) == pytest.approx(1.0)


def test_luck_cards_that_change_dice_have_their_own_row() -> None:
    fight = Fight()
    fight.arm(KNIGHT, "y04", "g05")
    fight.hold(KNIGHT, "l04", "l03", "l13")
    fight.face("w19")
    fight.calm()
    fight.answer(KNIGHT, "attack")
    fight.answer(WASTER, "prepare")
    fight.answer(KNIGHT, "y04:medium")
    plain = odds(seen(fight, KNIGHT), KNIGHT)[0]
    found = options(fight, KNIGHT)
    assert found["l04"].low > plain.low  # two dice more
    assert found["l03"].low == plain.low  # one damage more
    worst = [max(bar.text.args["n"] for bar in row.bars) for row in (plain, found["l03"])]
    assert found["l03"].bars[0].chance == pytest.approx(plain.bars[0].chance)
    assert worst == [3, 3]
    mean = [sum(b.text.args["n"] * b.chance for b in row.bars) for row in (plain, found["l03"])]
    assert mean[1] > mean[0]


def test_a_passed_check_is_certain() -> None:
    scene = RoadScene(knights=("k02", "k01", "k03", "k08"))
    scene.hand(0, "l23")
    scene.stand(0, scene.hex(9))
    scene.state.step = STEP_EXPLORE
    scene.run((EXPLORES.number, 0, ()))
    scene.answer(0, "pass")
    assert scene.asked() == {0: "react_my_check"}
    assert options(scene, 0)["l23"].low == 1.0
    assert odds(seen(scene, 0), 0)[0].low == pytest.approx(1 - 0.6**2)


def test_a_fight_by_habit_ends_as_often_as_the_engine_says() -> None:
    fight = Fight(3, ("k13", "k10", "k12"))
    fight.wear(KNIGHT, "g04", "hand:1")
    fight.meet("w24")
    chance = face_enemy_chance(seen(fight, KNIGHT), KNIGHT, fight.state.card)
    expected = {bar.text.args["habit"]: bar.chance for bar in chance.bars}
    cards = {"attack": "attack", "multi": "multi_attack", "defend": "defend"}
    fight.answer(KNIGHT, "face")
    fight.calm()
    start = fight.state.clone()
    start.luck_keys = tuple(stream_key(seed_bytes(5), f"{number}") for number in range(9))
    used, tries = 0, 250
    for habit, card in cards.items():
        won = 0
        for _ in range(tries):
            fight.state = state = start.clone()  # type: ignore[assignment]
            state.luck_used = [used] + [0] * 8
            _fight_on(state, {KNIGHT: "attack", WASTER: card})
            won += state.outcome_side == 0
            used = state.luck_used[DICE]
        share = expected[habit]
        error = sqrt(share * (1 - share) / tries)
        assert abs(won / tries - share) <= 5 * error + 1e-9, (habit, share, won / tries)


def _fight_on(state: KnightsState, habit: dict[int, str]) -> None:
    """Both sides keep to one card until the combat is over."""
    title = gear_scene.TITLE
    while state.fight:
        for seat in range(state.players):
            if state.asked[seat] < 0:
                continue
            ask = title.asks[state.asked[seat]]
            legal = ask.legal(state, seat)
            keys = [ask.key(state, seat, action) for action in legal]
            wanted = habit[seat] if ask.name == "combat_card" else keys[0]
            if ask.name == "weapon" and seat == WASTER:
                wanted = "panel:medium"
            ask.apply(state, seat, legal[keys.index(wanted if wanted in keys else "defend")])
        advance(title, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_told_something_sensible_at_every_step(players: int) -> None:
    game = dustboard.new_game("wk1", players, 31 + players, {"mission": "savior"})
    rng = random.Random(players)
    told: set[str] = set()
    for _ in range(200):
        if game.over:
            break
        decision = game.pending[0]
        viewers = (decision.seat, rng.choice([SPECTATOR, *range(players)]))
        for viewer in viewers:
            masked = game.masked(None if viewer == SPECTATOR else viewer)
            rows = game.title.odds(masked, viewer)
            if viewer == decision.seat:
                found = game.title.option_odds(masked, viewer, decision.options.keys())
                assert set(found) <= set(decision.options.keys())
                rows += found.values()
            for row in rows:
                assert 0.0 <= row.low <= row.high <= 1.0 + 1e-9
                assert row.label in ("exact", "range", "estimate")
                assert in_words(row)
                told.add(row.about.key)
        game.answer(decision.seat, rng.randrange(len(decision.options)))
    assert {"odds-escape", "odds-wasteland", "odds-exploring"} <= told


def test_a_marker_face_down_may_be_an_ingredient() -> None:
    scene = MissionScene("savior", 3)
    scene.at(0, place=scene.state.marker_at[0])
    scene.explore(0)
    key = next(key for key in scene.options(0) if key.startswith("mission:"))
    chance = options(scene, 0)[key]
    assert (chance.label, chance.low) == ("exact", pytest.approx(0.5))  # three of six
    assert "3 of them ingredients" in in_words(chance)


def test_a_dropped_wagon_is_one_of_those_nobody_has_seen() -> None:
    scene = MissionScene("freight", 3)
    state = scene.state
    wagon, state.train = state.train[0], state.train[1:]
    state.markers_down[0], state.marker_at[0] = (wagon,), scene.hex(1)
    scene.at(0, hex=1)
    scene.explore(0)
    chance = options(scene, 0)["mission:0"]
    assert chance.label == "estimate"
    assert len(chance.bars) == len(state.train) + 1
    assert chance.low == pytest.approx(0.5)


def test_a_cultist_can_be_measured_before_the_fight() -> None:
    scene = MissionScene("manifold", 3)
    scene.state.marker_at[0] = scene.hex(12)
    scene.at(0, hex=12)
    scene.explore(0)
    chance = options(scene, 0)["mission:0"]
    assert chance.label == "range"
    assert "Cultist" in in_words(chance)


def test_a_draw_says_what_the_deck_may_hold() -> None:
    scene = Scene(2)
    scene.run((GAIN_ONE.number, 0, (1,)))  # a yellow card
    assert scene.asked() == {0: "vehicle-instead"}
    chance = options(scene, 0)["draw"]
    assert sum(bar.chance for bar in chance.bars) == pytest.approx(1.0)
    assert 0 < chance.low < 1
    assert "yellow" in in_words(chance)
