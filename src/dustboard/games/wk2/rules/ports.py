"""What the words of the kernel need of this title, and what conditions of rows may ask for."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import RESOURCES, SKILLS
from dustboard.games.wk2.content.gear_table import GEAR_ID, face_key
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.gear import gain_drawn_gear
from dustboard.games.wk2.rules.leaves import LEAF_NAMES, LEAF_READERS
from dustboard.games.wk2.rules.programs import COMBAT, ROUND
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    gain_resource,
    have,
    lose_resource,
)
from dustboard.games.wk2.rules.tests import begin_test
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import DECLINE, Choose
from dustboard.kernel.effects.ports import Line, Ports
from dustboard.kernel.effects.runner import cut_to
from dustboard.kernel.zones import without

THINGS: Final = (*RESOURCES, "xp", "gear")
XP: Final = 3
GEAR: Final = 4
GROUPS: Final = ("each", "each other", "each here", "others here")
TOKENS: Final = ("challenge", "plot")
# whether the knight stands in a city of this name
_CITY_NAMES: Final = tuple([f"here.{board.CITY[city]}" for city in board.CITIES])
# whether the knight has a gear card, working or broken
_GEAR_NAMES: Final = tuple([f"gear.{id}" for id in GEAR_ID])
# whether the knight has the special card of this number
_SPECIAL_NAMES: Final = tuple([f"special.{number}" for number in SPECIAL_BY_NUMBER])
_SPECIAL: Final = tuple(SPECIAL_BY_NUMBER.values())
LEAVES: Final[tuple[str, ...]] = (
    *LEAF_NAMES,
    *_CITY_NAMES,
    *_GEAR_NAMES,
    *FLAGS,
    *COUNTERS,
    *_SPECIAL_NAMES,
)
_CITY_AT: Final = len(LEAF_NAMES)
_GEAR_AT: Final = _CITY_AT + len(_CITY_NAMES)
_FLAG_AT: Final = _GEAR_AT + len(_GEAR_NAMES)
_COUNTER_AT: Final = _FLAG_AT + len(FLAGS)
_SPECIAL_AT: Final = _COUNTER_AT + len(COUNTERS)


class RoadPorts(Ports[RoadState]):
    """How Waste Knights II does what the shared words say."""

    def __init__(self) -> None:
        super().__init__(
            leaves=LEAVES,
            things=THINGS,
            groups=GROUPS,
            skills=SKILLS,
            foes=tuple(ENEMY_ID),
            flags=FLAGS,
            counters=COUNTERS,
            tokens=TOKENS,
            spaces=tuple(board.ID),
            sheets=SHEETS,
            endings=(),
        )

    def number(self, state: RoadState, seat: int, scope: Scope, at: int) -> int:
        if at >= _SPECIAL_AT:
            return int(_SPECIAL[at - _SPECIAL_AT] in state.special[seat])
        if at >= _COUNTER_AT:
            return state.counters[at - _COUNTER_AT]
        if at >= _FLAG_AT:
            return state.flags[at - _FLAG_AT]
        if at >= _GEAR_AT:
            gear = at - _GEAR_AT
            faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
            return int(2 * gear in faces or 2 * gear + 1 in faces)
        if at >= _CITY_AT:
            return int(state.space[seat] == board.CITIES[at - _CITY_AT])
        return LEAF_READERS[at](state, seat)

    # -- what is shown of a choice ----------------------------------------------------------------

    def key(self, state: RoadState, line: Line, action: int) -> str:
        return face_key(action)

    def label(self, state: RoadState, line: Line, action: int) -> Message:
        if isinstance(line, Choose):
            source = line.name.partition("/")[0]
            key = line.options[action].key
            if key in ("do", DECLINE) and not source.isdecimal():
                return Message(f"option-{key}", {"source": source})
            return Message("option-choice", {"source": source, "key": key})
        return Message("option-face", {"face": action})

    def prompt(self, state: RoadState, line: Line, scope: Scope) -> Message:
        return Message(f"ask-{line.word}", {"source": line.name.partition("/")[0]})

    def seats(self, state: RoadState, seat: int, group: int) -> list[int]:
        found = in_game(state)
        if GROUPS[group].endswith("here"):
            found = [other for other in found if state.space[other] == state.space[seat]]
        if "other" in GROUPS[group]:
            found = [other for other in found if other != seat]
        return found

    # -- things -----------------------------------------------------------------------------------

    def have(self, state: RoadState, seat: int, thing: int) -> int:
        if thing < XP:
            return have(state, seat, thing)
        return state.xp[seat] if thing == XP else len(self.cards(state, seat))

    def gain(
        self, state: RoadState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        if thing < XP:
            gain_resource(state, seat, thing, amount, "wk2.gold.03")
        elif thing == XP:
            gain_xp(state, seat, amount, "wk2.xp.01")
        else:
            gain_drawn_gear(state, seat, amount, "wk2.explore.12")

    def lose(
        self, state: RoadState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        lose_resource(state, seat, thing, amount, "wk2.gold.03")

    def cards(self, state: RoadState, seat: int) -> list[int]:
        return sorted({*state.hands[seat], *state.armor[seat], *state.stowed[seat]})

    def discard(self, state: RoadState, seat: int, scope: Scope, line: Line, card: int) -> None:
        for zone in (state.stowed, state.hands, state.armor):
            if card in zone[seat]:
                zone[seat] = without(zone[seat], card)
                break
        discard_gear(state, card)

    # -- tests and fights -------------------------------------------------------------------------

    def run_test(
        self, state: RoadState, seat: int, line: Line, skill: int, difficulty: int
    ) -> None:
        begin_test(state, seat, skill, difficulty)

    def successes(self, state: RoadState, seat: int) -> int:
        return state.successes

    def run_fight(self, state: RoadState, seat: int, line: Line, foe: int) -> None:
        state.push_in_order([(COMBAT.number, seat, (foe, -1))])

    def fight_won(self, state: RoadState, seat: int) -> bool:
        return state.beaten == 1

    # -- the story --------------------------------------------------------------------------------

    def set_flag(self, state: RoadState, seat: int, flag: int, on: bool) -> None:
        state.flags[flag] = int(on)

    def count(self, state: RoadState, seat: int, counter: int, amount: int) -> None:
        state.counters[counter] += amount

    def tokens_at(self, state: RoadState, token: int, space: int) -> int:
        return (state.plot if token else state.challenge).count(space)

    def put_token(self, state: RoadState, seat: int, token: int, space: int) -> None:
        if token:
            state.plot = tuple(sorted((*state.plot, space)))
        else:
            state.challenge = tuple(sorted((*state.challenge, space)))

    def take_token(self, state: RoadState, seat: int, token: int, space: int) -> None:
        if token:
            state.plot = without(state.plot, space)
        else:
            state.challenge = without(state.challenge, space)
            state.challenges[seat] += 1

    def read(self, state: RoadState, seat: int, entry: int) -> None:
        state.entry = entry
        state.read = (*state.read, entry)
        if state.journal is not None:
            state.tell("entry", "wk2.wasteland.13", seat, {"entry": entry + 1})

    def leave(self, state: RoadState, seat: int, sheet: int, now: bool) -> None:
        state.exit_to = sheet
        if now:
            cut_to(state, ROUND.number)

    def end(self, state: RoadState, seat: int, ending: int) -> None:
        state.ending = ending
