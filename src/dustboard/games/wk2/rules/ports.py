"""What the words of the kernel need of this title, and what conditions of rows may ask for."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import RESOURCES, SKILLS
from dustboard.games.wk2.content.gear_table import face_key
from dustboard.games.wk2.content.mods import TASK_AT
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS, TALLIES, WALKERS
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.gear import gain_drawn_gear
from dustboard.games.wk2.rules.places import nearest
from dustboard.games.wk2.rules.programs import COMBAT, ROUND
from dustboard.games.wk2.rules.scoring import points_so_far
from dustboard.games.wk2.rules.story_leaves import (
    LEAVES,
    TOKEN_HERE,
    TOKENS,
    number,
    tally_of,
    tokens_at,
)
from dustboard.games.wk2.rules.supply import (
    gain_resource,
    have,
    lose_gear,
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

TOKEN_LEAF: Final = LEAVES.index(TOKEN_HERE)
THINGS: Final = (*RESOURCES, "xp", "gear")
XP: Final = 3
GEAR: Final = 4
# to whom a row with `who` happens
GROUPS: Final = (
    "each",
    "each other",
    "each here",
    "others here",
    "first",  # the first player
    "active",  # whose turn it is, else the first player
    "on train",
    "nearest train",
    "nearest hester",
    "leader",  # most clues, then fewest XP, then last in turn order
    "last",  # fewest points: XP and 2 for each clue
    "last undelivered",  # the same, but for who has delivered the prisoner
    "holder 2",
    "holder 3",
    "holder 4",
    "holder 5",
    "holder 9",
    "holder 16",
    "holder 20",
    "holder 22",
    "holder 22 here",
    "within 3",  # other knights, so many steps away
    "liar",  # who sold this knight a false clue
)
GENERAL: Final = TOKENS.index("general")


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
        if at == TOKEN_LEAF and scope and scope[0] >= TASK_AT:  # each task has a token of its own
            return int(state.task_at[scope[0] - TASK_AT] == state.space[seat])
        return number(state, seat, at)

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
        return seats_of(state, seat, GROUPS[group])

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
        lose_gear(state, seat, card, "wk2.gold.03")

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
        set_counter(state, counter, state.counters[counter] + amount)

    def tokens_at(self, state: RoadState, token: int, space: int) -> int:
        return tokens_at(state, token, space)

    def put_token(self, state: RoadState, seat: int, token: int, space: int) -> None:
        if token == GENERAL:
            state.effort[space] += 1
        elif token:
            state.plot = tuple(sorted((*state.plot, space)))
        else:
            state.challenge = tuple(sorted((*state.challenge, space)))

    def take_token(self, state: RoadState, seat: int, token: int, space: int) -> None:
        if token == GENERAL:
            state.effort[space] -= 1
        elif token:
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


def set_counter(state: RoadState, counter: int, to: int) -> None:
    """A number of the story changes, never below 0; all are told where it stands."""
    now = max(0, to)
    if now == state.counters[counter]:
        return
    state.counters[counter] = now
    if state.journal is not None:
        data = {"what": COUNTERS[counter], "now": now}
        state.tell("counts", "wk2.adventure.04", -1, data)


def add_tally(state: RoadState, seat: int, what: int, amount: int) -> None:
    """What is counted for a knight goes up or down, never below 0."""
    at = seat * len(TALLIES) + what
    state.tally[at] = max(0, state.tally[at] + amount)
    if state.journal is not None:
        data = {"what": TALLIES[what], "now": state.tally[at]}
        state.tell("tally", "wk2.adventure.04", seat, data)


def tell_token(state: RoadState, token: int, space: int, lies: bool) -> None:
    """Say that a token has come to a space, or has left it."""
    if state.journal is not None:
        data = {"token": TOKENS[token], "space": board.ID[space], "lies": lies}
        state.tell("board-token", "wk2.plot.02", -1, data)


def seats_of(state: RoadState, seat: int, group: str) -> list[int]:
    """The knights of a group, in turn order, as one of them sees it."""
    found = in_game(state)
    kind, _, what = group.partition(" ")
    if kind == "first" or (kind == "active" and state.active < 0):
        return [state.first] if state.first in found else found[:1]
    if kind == "active":
        return [state.active]
    if kind == "on":
        return [other for other in found if state.space[other] == state.walkers[0]]
    if kind == "nearest":
        return nearest(state, state.walkers[WALKERS.index(what)])
    if kind == "holder":
        number_of, _, near = what.partition(" ")
        card = SPECIAL_BY_NUMBER[int(number_of)]
        return [
            other
            for other in found
            if card in state.special[other]
            and (not near or state.space[other] == state.space[seat])
        ]
    if kind == "within":
        here = board.STEPS[state.space[seat]]
        return [one for one in found if one != seat and here[state.space[one]] <= int(what)]
    if kind == "liar":
        return [one for one in found if one == state.liar[seat]]
    if kind in ("leader", "last"):
        return _by_points(state, found, kind, what)
    if group.endswith("here"):
        found = [other for other in found if state.space[other] == state.space[seat]]
    if "other" in group:
        found = [other for other in found if other != seat]
    return found


def _by_points(state: RoadState, seats: list[int], kind: str, what: str) -> list[int]:
    if what:
        seats = [seat for seat in seats if FLAGS.index("delivered") not in state.noted[seat]]
    if not seats:
        return []
    if kind == "last":  # of several the first in turn order
        return [min(seats, key=lambda seat: points_so_far(state, seat))]
    clues = TALLIES.index("clues")
    last_first = list(reversed(seats))
    return [max(last_first, key=lambda seat: (tally_of(state, seat, clues), -state.xp[seat]))]
