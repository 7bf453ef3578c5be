"""Ten positions with known odds, and what the engine rolls in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from dustboard.games.wk2.content.constants import AID, NEGOTIATE, SURVIVAL, TECH
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, INJURY_ID
from dustboard.games.wk2.rules.programs import COMBAT, TEST
from dustboard.games.wk2.rules.streams import STREAMS
from dustboard.games.wk2.rules.tests import test_passed as passed
from dustboard.games.wk2.show.odds.check import test_chance as chance_of_test
from dustboard.games.wk2.show.odds.fight import fight_chance
from dustboard.kernel.odds import Chance
from dustboard.kernel.streams import seed_bytes, stream_key
from games.wk2.scene import Scene, gear

Came = tuple[bool, int]  # whether it came to pass, and the number that the bars tell of


class Position:
    """A table on which something is rolled, the chance that is shown, and the rolls."""

    def __init__(self, scene: Scene, chance: Chance, roll: Callable[[Scene], Came]) -> None:
        self.scene = scene
        self.chance = chance
        self._roll = roll

    def rolls(self, times: int, seed: int = 1) -> Iterator[Came]:
        """Roll so often, each time on a copy of the table, with luck of its own."""
        first = self.scene.state
        for turn in range(times):
            state = first.clone()
            state.luck_keys = tuple(
                stream_key(seed_bytes(seed + turn), f"odds {name}") for name in STREAMS
            )
            self.scene.state = state
            yield self._roll(self.scene)
        self.scene.state = first


def _answered(scene: Scene) -> None:
    """Armor is used, a die is lost, and everything else is let be."""
    while not scene.state.over:
        keys = scene.offered()
        wanted = ("armor", "white", "green", "keep", "roll", "decline", "fuel", "later")
        scene.answer_plainly(0, next((key for key in wanted if key in keys), keys[0]))


def _test(knight: str, skill: int, difficulty: int, lay: Callable[[Scene], Any]) -> Position:
    scene = Scene(knight)
    lay(scene)

    def roll(one: Scene) -> Came:
        one.run(TEST, 0, skill, difficulty)
        _answered(one)
        return passed(one.state), one.state.successes

    chance = chance_of_test(scene.state, 0, skill, difficulty, "test")
    return Position(scene, chance, roll)


def _fight(knight: str, foe: str, weapon: str, lay: Callable[[Scene], Any]) -> Position:
    scene = Scene(knight)
    scene.state.gear_deck = ()  # a reward would change nothing but the room for it
    lay(scene)
    before = scene.state.wounds[0]
    number = ENEMY_ID.index(foe)

    def roll(one: Scene) -> Came:
        one.run(COMBAT, 0, number, -1)
        if one.asked() == "weapon":
            one.answer_plainly(0, weapon)
        _answered(one)
        return one.state.beaten == 1, one.state.wounds[0] - before

    trial = scene.state.clone()
    scene.run(COMBAT, 0, number, -1)
    assert scene.asked() == "weapon"
    face = -1 if weapon == "bare" else gear(weapon)
    chance = fight_chance(scene.state, 0, face, weapon)
    scene.state = trial
    return Position(scene, chance, roll)


def _plain(scene: Scene) -> None:
    """As the scene is."""


def _concussed(scene: Scene) -> None:
    scene.state.injuries[0] = (INJURY_ID.index("i2"),)


def _armed(*names: str, armor: str = "", **things: int) -> Callable[[Scene], None]:
    def lay(scene: Scene) -> None:
        scene.wield(0, *names)
        if armor:
            scene.wear(0, armor)
        scene.give(0, **things)

    return lay


POSITIONS: dict[str, Callable[[], Position]] = {
    "Tech gw against 2": lambda: _test("johnny", TECH, 2, _plain),
    "Survival bg against 2": lambda: _test("alinta", SURVIVAL, 2, _plain),
    "Aid bg, open": lambda: _test("nelly", AID, 0, _plain),
    "Negotiate gw with a hat against 2": lambda: _test(
        "johnny", NEGOTIATE, 2, lambda scene: scene.stow(0, "q19")
    ),
    "Tech bg with a concussion against 1": lambda: _test("logan", TECH, 1, _concussed),
    "Knife against the Road Sweeper": lambda: _fight("johnny", "d03", "a01", _armed("a01")),
    "Pistol against the Salt Croc": lambda: _fight(
        "johnny", "d11", "a02", _armed("a02", armor="a06", ammo=1)
    ),
    "Shotgun against the Hell Raiders": lambda: _fight(
        "zoey", "d06", "a04", _armed("a04", armor="a05", ammo=1, wounds=4)
    ),
    "Knife against the Bone Surfers": lambda: _fight(
        "johnny", "d08", "a01", _armed("a01", wounds=4)
    ),
    "Knife against the Gun Tower": lambda: _fight(
        "johnny", "d01", "a01", _armed("a01", armor="a06")
    ),
    "Pistol against the Thorn Hog": lambda: _fight(
        "johnny", "d14", "a02", _armed("a02", ammo=1, wounds=5)
    ),
    "Bare hands of the monk against the Night Shift": lambda: _fight(
        "sallow", "d15", "bare", _armed("a01")
    ),
}


def counted(came: Iterator[Came]) -> tuple[int, Counter[int], int]:
    """How often it came to pass, each number, and how many rolls there were."""
    won, numbers, total = 0, Counter[int](), 0
    for success, number in came:
        won += success
        numbers[number] += 1
        total += 1
    return won, numbers, total
