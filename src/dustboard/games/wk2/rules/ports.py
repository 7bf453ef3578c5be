"""What the words of the kernel need of this title, and what conditions of rows may ask for."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    AMBUSH,
    AMMO,
    ENEMY_TYPES,
    FUEL,
    MEDS,
    MELEE,
    RESOURCES,
    SKILLS,
    TECH,
    UTILITY,
    VEHICLE_TYPES,
)
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    GEAR_ID,
    GEAR_TYPE,
    PROTECTION,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import VEHICLE_TYPE
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_ATTACK,
    ENEMY_ID,
    ENEMY_TYPE,
    SPECIAL_BY_NUMBER,
)
from dustboard.games.wk2.rules.combat.foe import spent
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.gear import gain_drawn_gear
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.programs import COMBAT, ROUND
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    gain_resource,
    have,
    lose_resource,
    total_resources,
)
from dustboard.games.wk2.rules.tests import begin_test
from dustboard.games.wk2.rules.values import (
    RUNS,
    capacity,
    conscious,
    exploration,
    in_game,
    skill_dice,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import Choose
from dustboard.kernel.effects.ports import Line, Ports
from dustboard.kernel.effects.runner import cut_to
from dustboard.kernel.zones import without

THINGS: Final = (*RESOURCES, "xp", "gear")
XP: Final = 3
GEAR: Final = 4
GROUPS: Final = ("each", "each other", "each here", "others here")
TOKENS: Final = ("challenge", "plot")
# numbers that rows may speak of; flags and counters of the story come after these
_NAMES: Final = (
    "B",
    "round",
    "time",
    "xp",
    "fuel",
    "ammo",
    "meds",
    "resources",
    "wounds",
    "contaminated",
    "radiation",
    "damage",
    "exploration",
    "capacity",
    "free",
    "armor",
    "protection",
    "utility",
    "light",
    "medium",
    "heavy",
    "foe.melee",
    "foe.machine",
    "foe.beast",
    "foe.mutant",
    "foe.gang",
    "foe.cult",
    "foe.ambush",
    "foe.health",
    "foe.wounds",
    "foe.struck",
    "defeated",
    "conscious",
    "wrecked",
    "upgrades",
    "here.challenge",
    "here.plot",
    "here.city",
    "board.challenge",
    "party.challenge",
    "last.icons",
    "missing",
    "successes",
    "own.melee",
    "tech.gg",
)
# whether the knight stands in a city of this name
_CITY_NAMES: Final = tuple([f"here.{board.CITY[city]}" for city in board.CITIES])
# whether the knight has a gear card, working or broken
_GEAR_NAMES: Final = tuple([f"gear.{id}" for id in GEAR_ID])
# whether the knight has the special card of this number
_SPECIAL_NAMES: Final = tuple([f"special.{number}" for number in SPECIAL_BY_NUMBER])
_SPECIAL: Final = tuple(SPECIAL_BY_NUMBER.values())
LEAVES: Final[tuple[str, ...]] = (
    *_NAMES,
    *_CITY_NAMES,
    *_GEAR_NAMES,
    *FLAGS,
    *COUNTERS,
    *_SPECIAL_NAMES,
)
_CITY_AT: Final = len(_NAMES)
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
        return _number(state, seat, _NAMES[at])

    # -- what is shown of a choice ----------------------------------------------------------------

    def key(self, state: RoadState, line: Line, action: int) -> str:
        return face_key(action)

    def label(self, state: RoadState, line: Line, action: int) -> Message:
        if isinstance(line, Choose):
            source = line.name.partition("/")[0]
            return Message("option-choice", {"source": source, "key": line.options[action].key})
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


def _number(state: RoadState, seat: int, name: str) -> int:
    """A number that rows speak of, by name."""
    kind, _, what = name.partition(".")
    if what:
        return _of_others(state, seat, kind, what)
    if name in VEHICLE_TYPES:
        return int(VEHICLE_TYPE[state.vehicle[seat]] == VEHICLE_TYPES.index(name))
    if name in RESOURCES:
        return have(state, seat, RESOURCES.index(name))
    own = {
        "B": state.knights,
        "round": state.round,
        "time": state.time,
        "xp": state.xp[seat],
        "resources": total_resources(state, seat),
        "wounds": wounds_of(state, seat),
        "contaminated": state.contaminated[seat],
        "radiation": state.radiation[seat],
        "damage": state.damage[seat],
        "armor": len(state.armor[seat]),
        "conscious": int(conscious(state, seat)),
        "wrecked": int(state.wreck[seat] != RUNS),
        "upgrades": len(state.upgrades[seat]),
        "defeated": int(spent(state)),
        "missing": max(0, state.difficulty - state.successes),
        "successes": state.successes,
    }
    if name in own:
        return own[name]
    if name == "exploration":
        return exploration(state, seat)
    if name == "capacity":
        return capacity(state, seat)
    if name == "free":
        return capacity(state, seat) - len(state.stowed[seat])
    if name == "protection":
        return PROTECTION[state.armor[seat][0]] if state.armor[seat] else 0
    utilities = [face for face in state.stowed[seat] if GEAR_TYPE[gear_of(face)] == UTILITY]
    return len(utilities)


def _here(state: RoadState, space: int, what: str) -> int:
    if what == "challenge":
        return state.challenge.count(space)
    if what == "plot":
        return state.plot.count(space)
    return int(board.IS_CITY[space])


def _of_others(state: RoadState, seat: int, kind: str, what: str) -> int:
    if kind == "foe":
        if what in ENEMY_TYPES:
            return int(ENEMY_TYPE[state.foe] == ENEMY_TYPES.index(what))
        if what == "melee":
            return int(ENEMY_ATTACK[state.foe] == MELEE)
        if what == "ambush":
            return int(state.foe_traits & AMBUSH != 0)
        numbers = {
            "health": state.foe_health,
            "wounds": state.foe_wounds,
            "struck": state.foe_struck,
        }
        return numbers[what]
    if kind == "tech":  # two green dice or better
        return int(sum(skill_dice(state, seat, TECH)[1:]) >= 2)
    if kind == "own":
        return int(state.weapon < 0 or ATTACK[gear_of(state.weapon)] == MELEE)
    if kind == "here":
        return _here(state, state.space[seat], what)
    if kind == "board":
        return len(state.challenge)
    if kind == "party":
        return sum(state.challenges)
    return sum(board.ICONS[state.space[seat]])


__all__ = ["AMMO", "FUEL", "MEDS"]
