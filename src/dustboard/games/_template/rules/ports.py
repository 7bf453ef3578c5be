"""What the words of the kernel need of Water Run: water, cargo, and what a story is told with."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.content.constants import DICE_STREAM
from dustboard.games._template.content.story_table import (
    COUNTERS,
    FLAGS,
    FOE_STRENGTH,
    FOES,
    SHEET_ID,
    SKILLS,
    SPACES,
    TOKENS,
)
from dustboard.games._template.rules.programs import ROUND, TRIAL
from dustboard.games._template.rules.seats import clockwise
from dustboard.games._template.rules.setup import SIDES
from dustboard.games._template.rules.supply import draw_cards, gain_water
from dustboard.games._template.rules.winning import ENDINGS, FIRST_ENDING, finish
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Message
from dustboard.kernel.dice import roll
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import Choose
from dustboard.kernel.effects.ports import Line, Ports
from dustboard.kernel.effects.runner import cut_to
from dustboard.kernel.zones import without

# what conditions of the story may ask for: the round, flags, counters, tokens on the board
_LEAVES: Final = ("round", *FLAGS, *COUNTERS, "board.cairn")
_EACH_OTHER: Final = ("each other",)


class CaravanPorts(Ports[CaravanState]):
    """How Water Run does what the shared words say."""

    def __init__(self) -> None:
        super().__init__(
            leaves=_LEAVES,
            things=("water",),
            groups=_EACH_OTHER,
            skills=SKILLS,
            foes=FOES,
            flags=FLAGS,
            counters=COUNTERS,
            tokens=TOKENS,
            spaces=SPACES,
            sheets=tuple(SHEET_ID),
            endings=ENDINGS,
        )

    def number(self, state: CaravanState, seat: int, scope: Scope, at: int) -> int:
        if at == 0:
            return state.round
        if at <= len(FLAGS):
            return state.flags[at - 1]
        if at <= len(FLAGS) + len(COUNTERS):
            return state.counters[at - 1 - len(FLAGS)]
        return state.tokens[0]

    def key(self, state: CaravanState, line: Line, action: int) -> str:
        return ID[action]

    def label(self, state: CaravanState, line: Line, action: int) -> Message:
        if isinstance(line, Choose):
            entry = line.name.partition("/")[0]
            return Message(f"choice-{entry}-{line.options[action].key}")
        return Message("option-card", {"card": action})

    def prompt(self, state: CaravanState, line: Line, scope: Scope) -> Message:
        if isinstance(line, Choose):
            return Message("ask-choose", {"entry": scope[0]})
        return Message(f"ask-{line.word}")

    def seats(self, state: CaravanState, seat: int, group: int) -> list[int]:
        return [other for other in clockwise(state) if other != seat]

    # -- water and cargo --------------------------------------------------------------------------

    def have(self, state: CaravanState, seat: int, thing: int) -> int:
        return state.water[seat]

    def gain(
        self, state: CaravanState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        card = scope[0] if line.when else -1  # in a story the source is an entry
        gain_water(state, seat, amount, card, "tpl.card.01" if line.when else "tpl.story.02")

    def lose(
        self, state: CaravanState, seat: int, scope: Scope, line: Line, thing: int, amount: int
    ) -> None:
        state.water[seat] -= amount
        if state.journal is not None:
            state.tell("lost", "tpl.story.02", seat, {"amount": amount})

    def can_draw(self, state: CaravanState, seat: int) -> bool:
        return bool(state.deck or state.discard)

    def draw(self, state: CaravanState, seat: int, scope: Scope, line: Line, amount: int) -> None:
        draw_cards(state, seat, amount, "tpl.card.01" if line.when else "tpl.story.02")

    def cards(self, state: CaravanState, seat: int) -> list[int]:
        return sorted(set(state.hand[seat]))

    def discard(self, state: CaravanState, seat: int, scope: Scope, line: Line, card: int) -> None:
        state.hand[seat] = without(state.hand[seat], card)
        state.discard = (*state.discard, card)
        if state.journal is not None:
            state.tell("discard", "tpl.story.02", seat, {"card": card})

    # -- luck -------------------------------------------------------------------------------------

    def roll(self, state: CaravanState, seat: int, scope: Scope, line: Line) -> int:
        die = roll(state, DICE_STREAM, SIDES)
        if state.journal is not None:
            state.tell("fate", "tpl.story.03", seat, {"roll": die})
        return die

    def run_test(
        self, state: CaravanState, seat: int, line: Line, skill: int, difficulty: int
    ) -> None:
        state.push_in_order([(TRIAL.number, seat, (0, difficulty))])

    def successes(self, state: CaravanState, seat: int) -> int:
        return state.trial

    def run_fight(self, state: CaravanState, seat: int, line: Line, foe: int) -> None:
        state.push_in_order([(TRIAL.number, seat, (1, FOE_STRENGTH[foe]))])

    def fight_won(self, state: CaravanState, seat: int) -> bool:
        return state.trial >= state.trial_goal

    # -- the story --------------------------------------------------------------------------------

    def set_flag(self, state: CaravanState, seat: int, flag: int, on: bool) -> None:
        state.flags[flag] = int(on)

    def count(self, state: CaravanState, seat: int, counter: int, amount: int) -> None:
        state.counters[counter] += amount

    def tokens_at(self, state: CaravanState, token: int, space: int) -> int:
        return state.tokens[space]

    def put_token(self, state: CaravanState, seat: int, token: int, space: int) -> None:
        state.tokens[space] += 1
        if state.journal is not None:
            state.tell("cairn", "tpl.story.02", seat, {"space": space})

    def take_token(self, state: CaravanState, seat: int, token: int, space: int) -> None:
        state.tokens[space] -= 1

    def read(self, state: CaravanState, seat: int, entry: int) -> None:
        state.entry = entry
        if state.journal is not None:
            state.tell("entry", "tpl.story.01", seat, {"entry": entry})

    def leave(self, state: CaravanState, seat: int, sheet: int, now: bool) -> None:
        state.exit_to = sheet
        if now:
            cut_to(state, ROUND.number)  # nothing of the entry follows, but the round ends as ever

    def end(self, state: CaravanState, seat: int, ending: int) -> None:
        finish(state, FIRST_ENDING + ending)
