"""Words of missions: what happens in their Waster Steps, with the Waster's choice of a hex."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import DISTANCE, SPECIAL_PLACES
from dustboard.games.wk1.content.constants import ALL_LOSE, NONE, RADIATION_TOKEN, TOKENS
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.rules.effects.lines import Choosing
from dustboard.games.wk1.rules.missions.common import leaders, steps_toward
from dustboard.games.wk1.rules.missions.manifold import cultist_on
from dustboard.games.wk1.rules.missions.villains import move_to
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.rules.words.questions import hex_key
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Question

RULE: Final = "wk1.round.13"


def _each_once(places: list[int]) -> list[int]:
    return sorted(set(places))


class Trouble(Choosing):
    """A `token` on the hex of the knight who carries the most; of several the Waster chooses."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", TOKENS)

    def domain(self) -> str:
        return "threat_hex"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        held = [len(carried) for carried in state.carried]
        return _each_once([state.at[bearer] for bearer in leaders(state, held)])

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-threat-hex")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        place_token(state, self.token, chosen, RULE)


class Cultist(Choosing):
    """A Cultist enters on the special hex farthest from all knights."""

    def domain(self) -> str:
        return "cultist_hex"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        free = [
            place
            for place in SPECIAL_PLACES
            if place not in state.large_at and cultist_on(state, place) == NONE
        ]
        if NONE not in state.marker_at or not free:
            return []  # the pool or the board is used up
        distance = {place: min([DISTANCE[place][at] for at in state.at]) for place in free}
        farthest = max(distance.values())
        return _each_once([place for place in free if distance[place] == farthest])

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-cultist-hex")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        state.marker_at[state.marker_at.index(NONE)] = chosen  # the next small marker
        if state.journal is not None:
            state.tell("cultist", RULE, state.waster, spot(state, chosen))


class Procession(Choosing):
    """Mother Manifold moves one hex toward the nearest Cultist, and raises a Shrine there."""

    def domain(self) -> str:
        return "procession_hex"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        here = state.villain_at[mission_number(state.mission, "villain")]
        cultists = [place for place in state.marker_at if place != NONE]
        if not cultists:
            return []
        nearest = min([DISTANCE[here][place] for place in cultists])
        ways: list[int] = []
        for place in cultists:
            if DISTANCE[here][place] == nearest:
                ways.extend(steps_toward(here, place))
        return _each_once(ways)

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-procession-hex")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """Where she reaches a Cultist a Shrine rises, or the third one ends it all."""
        move_to(state, mission_number(state.mission, "villain"), chosen)
        marker = cultist_on(state, chosen)
        if marker == NONE:
            return
        if state.shrines + 1 >= mission_number(state.mission, "shrines_lost"):
            win(state, [], ALL_LOSE)
            return
        state.marker_at[marker] = NONE
        state.large_at[state.shrines] = chosen
        state.shrines += 1
        if state.journal is not None:
            data = {**spot(state, chosen), "number": state.shrines}
            state.tell("shrine", RULE, state.waster, data)
        place_token(state, RADIATION_TOKEN, chosen, RULE)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    return Message("option-mission-hex", spot(state, action))


_ON: Final = ("mission",)
WORDS: Final[tuple[Word, ...]] = (
    Word("trouble", Trouble, on=_ON),
    Word("cultist", Cultist, on=_ON),
    Word("procession", Procession, on=_ON),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("threat_hex", "place", RULE, key=hex_key, label=_label),
    Question("cultist_hex", "place", RULE, key=hex_key, label=_label),
    Question("procession_hex", "place", RULE, key=hex_key, label=_label),
)
