"""Positions before dice, and the engine rolling them again and again.

Each position is a table laid by hand at an open question. Its chance comes from what the asked seat
may know; `answered` gives the answer to the real engine and looks what came, `rolls` goes on from
the moment before the dice, which is fast enough for a million.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dustboard.games.wk1.content.constants import DICE
from dustboard.games.wk1.rules.checks import conclude, count, roll_check
from dustboard.games.wk1.rules.combat.attack import (
    ATTACK_BY,
    count_attack,
    hit_or_miss,
    roll_attack,
)
from dustboard.games.wk1.rules.combat.attack_pool import health_lost
from dustboard.games.wk1.rules.combat.sides import health_left
from dustboard.games.wk1.rules.effects.lines import effects_at
from dustboard.games.wk1.rules.effects.windows import card_of, when_of
from dustboard.games.wk1.rules.programs import CHECK, MEET
from dustboard.games.wk1.show.odds.options import option_odds
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.engine import advance
from dustboard.kernel.frames import Frame
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.odds import Chance
from dustboard.kernel.streams import seed_bytes, stream_key
from dustboard.kernel.title import Title
from games.wk1 import gear_scene
from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight
from games.wk1.road_scene import TITLE as ROAD_TITLE
from games.wk1.road_scene import RoadScene

TO_ROLL = 1
Came = tuple[bool, int]  # passed or hit; successes of a check, Health lost through an attack


class Position:
    """A table at a question, and the answer that leads to dice."""

    def __init__(self, scene: Any, title: Title, seat: int, key: str) -> None:
        self.title, self.seat, self.key = title, seat, key
        state: KnightsState = scene.state.clone()
        state.luck_keys = tuple(stream_key(seed_bytes(2026), f"{number}") for number in range(9))
        state.luck_used = [0] * 9
        self.state = state
        self.told: AppendList = scene.state.journal or AppendList()  # of what has led here

    def shuffle(self, name: str) -> None:
        """Luck of its own for each position."""
        keys = list(self.state.luck_keys)
        keys[DICE] = stream_key(seed_bytes(2026), name)
        self.state.luck_keys = tuple(keys)

    def chance(self) -> Chance:
        """What the asked seat is told."""
        masked = mask(self.title, self.state, self.seat)
        assert isinstance(masked, KnightsState)
        return option_odds(masked, self.seat, [self.key])[self.key]

    def _answer(self, state: KnightsState) -> int:
        ask = self.title.asks[state.asked[self.seat]]
        legal = ask.legal(state, self.seat)
        keys = [ask.key(state, self.seat, action) for action in legal]
        action = legal[keys.index(self.key)]
        ask.apply(state, self.seat, action)
        return action

    def before_dice(self) -> tuple[KnightsState, Frame]:
        """The engine's own steps up to the roll."""
        state = self.state.clone()
        self._answer(state)
        while True:
            frame = state.frame
            assert frame is not None
            assert state.waiting == 0, "somebody may react"
            if frame.path == TO_ROLL and frame.program in (CHECK.number, ATTACK_BY.number):
                return state, frame
            program = self.title.programs[frame.program]
            last = frame.path + 1 == program.length
            after = Frame(frame.program, frame.path + 1, frame.seat, frame.bindings, frame.below)
            state.frame = frame.below if last else after
            program.steps[frame.path](state, frame)

    def rolls(self, number: int) -> Iterator[Came]:
        """The engine's dice, so many times, from the moment before they fall."""
        if self.state.check_rolled:
            yield from self._again(number)
            return
        state, frame = self.before_dice()
        for _ in range(number):
            if frame.program == CHECK.number:
                roll_check(state, frame)
                conclude(state, frame)
                yield state.check_passed == 1, state.check_successes
            else:
                roll_attack(state, frame)
                hit_or_miss(state, frame)
                lost = (
                    health_lost(state, frame.bindings[0], state.damage) if state.check_passed else 0
                )
                yield state.check_passed == 1, lost
            state.frame = frame

    def _again(self, number: int) -> Iterator[Came]:
        """Dice on the table that the answer rolls again."""
        state = self.state.clone()
        action = self._answer(state)
        card, lying = card_of(action), state.check_dice
        effect = effects_at(card, when_of(action))[0]
        for _ in range(number):
            state.check_dice = lying
            effect.apply(state, self.seat, (card,))
            if state.fight:
                count_attack(state, state.attacker)
                lost = health_lost(state, state.attacker, state.damage) if state.check_passed else 0
                yield state.check_passed == 1, lost
            else:
                count(state)
                yield state.check_successes > 0, state.check_successes

    def answered(self, number: int) -> Iterator[Came]:
        """The whole answer, so many times: the engine runs until somebody is asked again."""
        used = 0
        for _ in range(number):
            state = self.state.clone()
            state.luck_used[DICE] = used
            side = 0 if self.seat == state.active else 1
            before = health_left(state, 1 - side) if state.fight else 0
            self._answer(state)
            advance(self.title, state)
            used = state.luck_used[DICE]
            lost = before - health_left(state, 1 - side) if before else 0
            yield state.check_passed == 1, lost if before else state.check_successes


def _fight(build: Callable[[Fight], None], seat: int, key: str, *knights: str) -> Position:
    scene = Fight(3, (*knights, *("k10", "k13", "k12")[len(knights) :]))
    build(scene)
    return Position(scene, gear_scene.TITLE, seat, key)


def _escape(id: str, *, health: int = 4, wear: str = "", knight: str = "k01") -> Position:
    def build(scene: Fight) -> None:
        scene.state.health[KNIGHT] = health
        if wear:
            scene.wear(KNIGHT, wear, "body" if wear.startswith("y1") else "pocket:1")
        scene.meet(id)

    return _fight(build, KNIGHT, "escape", knight)


def _played(id: str, luck: str, knight: str, *dice: int) -> Position:
    """A luck card or an ability for an escape check, before it or, with dice, after it."""

    def build(scene: Fight) -> None:
        if luck.startswith("l"):
            scene.hold(KNIGHT, luck)
        scene.meet(id)
        scene.dice(*dice)
        scene.answer(KNIGHT, "escape")
        while dice and not scene.state.check_rolled:
            scene.answer(KNIGHT, "pass")

    return _fight(build, KNIGHT, luck, knight)


def attack_again(foe: str, dice: tuple[int, ...], *played: str) -> Position:
    """Dice of an attack on the table, some of which are rolled again; after these cards."""

    def build(scene: Fight) -> None:
        scene.arm(KNIGHT, "y04", "g05")
        scene.hold(KNIGHT, "l09", *played)
        scene.face(foe)
        scene.calm()
        scene.dice(*dice)
        scene.answer(KNIGHT, "attack")
        scene.answer(WASTER, "prepare")
        scene.answer(KNIGHT, "y04:medium")
        while not scene.state.check_rolled:
            scene.answer(KNIGHT, "pass")
        for card in played:
            scene.answer(KNIGHT, card)

    return _fight(build, KNIGHT, "l09", "k13")


def _clash(
    foe: str,
    mine: str,
    theirs: str,
    key: str,
    weapons: tuple[str, str],
    *,
    seat: int = KNIGHT,
    before: tuple[str, str] = ("", ""),
    wear: str = "",
    radiation: int = 0,
) -> Position:
    def build(scene: Fight) -> None:
        scene.arm(KNIGHT, *weapons)
        scene.state.radiation[KNIGHT] = radiation
        if wear:
            scene.wear(KNIGHT, wear, "body")
        scene.face(foe)
        if before[0]:
            scene.clash(*before)
            scene.calm()
        scene.calm()
        scene.answer(KNIGHT, mine)
        scene.answer(WASTER, theirs)
        scene.calm()

    return _fight(build, seat, key, "k13")


def _search() -> Position:
    def build(scene: Fight) -> None:
        scene.together()
        scene.state.weary[KNIGHT] = 1
        scene.run((MEET.number, KNIGHT, ()))
        scene.answer(KNIGHT, "B")
        scene.answer(RIVAL, "no")

    return _fight(build, KNIGHT, "yes", "k01")


def _action(hex: int, action: str, key: str) -> Position:
    scene = RoadScene()
    scene.stand(0, scene.hex(hex), explored=True)
    scene.explore(0)
    scene.answer(0, action)
    return Position(scene, ROAD_TITLE, 0, key)


def _duel() -> Position:
    def build(scene: Fight) -> None:
        scene.arm(KNIGHT, "r02", "g05")
        scene.wear(RIVAL, "y08", "body")
        scene.duel()
        scene.calm()
        scene.answer(KNIGHT, "multi_attack")
        scene.answer(RIVAL, "prepare")
        scene.calm()

    return _fight(build, KNIGHT, "r02:medium", "k13", "k04")


POSITIONS: dict[str, Callable[[], Position]] = {
    "escape, 3 dice against 7": lambda: _escape("w01"),
    "escape, badly wounded, 1 die against 9": lambda: _escape("w23", health=1, knight="k02"),
    "escape with a card that helps": lambda: _escape("w21", wear="y17"),
    "escape in heavy armor": lambda: _escape("w02", wear="y10"),
    "escape with a luck card": lambda: _played("w33", "l20", "k02"),
    "escape rolled again by an ability": lambda: _played("w23", "k03", "k03", 3, 3),
    "escape with two of three dice again": lambda: _played("w23", "l09", "k01", 3, 4, 2),
    "attack with two of three dice again": lambda: attack_again("w19", (2, 8, 3)),
    "search while weary": _search,
    "a check for successes, facing the locusts": lambda: _fight(
        lambda scene: scene.meet("w06"), KNIGHT, "face", "k07"
    ),
    "an action with a check against 9": lambda: _action(15, "special:1", "blades"),
    "attack on armor": lambda: _clash("w19", "attack", "prepare", "y04:medium", ("y04", "g05")),
    "attack on one who defends": lambda: _clash(
        "w36", "attack", "defend", "y04:medium", ("y04", "g05")
    ),
    "attack after Prepare": lambda: _clash(
        "w29", "attack", "prepare", "y04:medium", ("y04", "g05"), before=("prepare", "defend")
    ),
    "attack on heavy armor, few come through": lambda: _clash(
        "w25", "attack", "prepare", "r02:medium", ("r02", "g05")
    ),
    "attack when Bull's Eyes do not count": lambda: _clash(
        "w19", "attack", "prepare", "r02:medium", ("r02", "g05"), radiation=2
    ),
    "multi-attack in a duel": _duel,
    "an enemy attacks armor": lambda: _clash(
        "w24", "prepare", "multi_attack", "panel:medium", ("g04", "g05"), seat=WASTER, wear="g09"
    ),
}


def position(name: str) -> Position:
    """A position by its name."""
    found = POSITIONS[name]()
    found.shuffle(name)
    return found
