"""Carrying out the effects of a card or of a hex action, one after the other (see `words`).

>>> from dustboard.games.wk1.content.card_table import BY_ID
>>> from dustboard.games.wk1.content.moments import AT_FACE
>>> [effect.option for effect in effects_at(BY_ID["w14"], AT_FACE)]
[1, 2]
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.effect_table import Effect, effects_at
from dustboard.games.wk1.content.tile_table import ACTIONS
from dustboard.games.wk1.rules.effects.usable import possible_option
from dustboard.games.wk1.rules.gear.blue import detachable, storable_special
from dustboard.games.wk1.rules.programs import RUN, RUN_ACTION
from dustboard.games.wk1.rules.words.hexes import sleepers_here
from dustboard.games.wk1.rules.words.table import VERBS
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import FIRST, Frame, Program, define

NO_OPTION: Final = 0
DO_IT: Final = 98  # the whole list, where it may also be declined
DECLINE: Final = 99


def effect_list(program: int, bindings: tuple[int, ...]) -> tuple[Effect, ...]:
    """The effects that a frame runs: of a card at a moment, or of an action of a tile."""
    if program == RUN_ACTION.number:
        return ACTIONS[bindings[0]][bindings[1]]
    return effects_at(bindings[0], bindings[1])


def run(state: KnightsState, frame: Frame) -> None:
    """Let one effect happen; the rest of the list follows it."""
    source, part, position, option = frame.bindings
    effects = effect_list(frame.program, frame.bindings)
    if position >= len(effects):
        return
    effect = effects[position]
    rest = (frame.program, frame.seat, (source, part, position + 1, option))
    if not _happens(state, effect):
        state.push_in_order([rest])
        return
    if option == NO_OPTION and (effect.option != NO_OPTION or effect.may):
        state.push_in_order(
            [(CHOOSE_OPTION.number, frame.seat, (frame.program, source, part, position))]
        )
        return
    if not _chosen(effect, option):
        state.push_in_order([rest])
        return
    state.push_in_order([rest])
    card = source if frame.program == RUN.number else NONE
    VERBS[effect.do](state, frame.seat, effect, card)


def _happens(state: KnightsState, effect: Effect) -> bool:
    """Whether the check or the die before it lets the effect happen."""
    if effect.result and effect.result != (words.PASSED if state.check_passed else words.FAILED):
        return False
    if effect.do == words.DO_KEEP_CARD:
        return True  # its number is for its own die
    return effect.least <= state.die <= effect.most


def _chosen(effect: Effect, option: int) -> bool:
    """Whether the effect belongs to the alternative that was chosen."""
    return effect.option in (NO_OPTION, option) and not (effect.may and option == DECLINE)


define(RUN, (run,))
define(RUN_ACTION, (run,))


def run_effects(state: KnightsState, seat: int, card: int, when: int) -> None:
    """Start the effects of a card at a moment, if it has any."""
    if effects_at(card, when):
        state.push_in_order([(RUN.number, seat, (card, when, 0, NO_OPTION))])


def used_option(card: int, when: int) -> int:
    """How a list runs that was already chosen in a window: whole, or asked for an alternative."""
    has_options = any(effect.option > 0 for effect in effects_at(card, when))
    return NO_OPTION if has_options else DO_IT


# -- alternatives -------------------------------------------------------------------------------


def ask_option(state: KnightsState, frame: Frame) -> None:
    """The knight picks one alternative; the only possible one happens by itself."""
    legal = _options(state, frame.seat)
    if len(legal) > 1:
        state.ask(frame.seat, OPTION.number)
    else:
        state.choice[frame.seat] = legal[0] if legal else DECLINE


def take_option(state: KnightsState, frame: Frame) -> None:
    """Run the list with the chosen alternative."""
    program, source, part, position = frame.bindings
    option = state.choice[frame.seat]
    state.push_in_order([(program, frame.seat, (source, part, position, option))])


CHOOSE_OPTION: Final = Program("choose an alternative", (ask_option, take_option), FIRST)


def _frame_effects(state: KnightsState) -> tuple[Effect, ...]:
    frame = state.frame
    assert frame is not None
    return effect_list(frame.bindings[0], frame.bindings[1:])


def _can_choose(state: KnightsState, seat: int, option: int) -> bool:
    return possible_option(state, seat, _frame_effects(state), option)


def _fits(state: KnightsState, seat: int, effect: Effect) -> bool:
    """Whether there is somebody to wake, and special gear to attach or to detach."""
    if effect.do == words.DO_WAKE:
        return len(sleepers_here(state, seat)) > 0
    if effect.do == words.DO_ATTACH:
        return len(storable_special(state, seat, effect.trait)) > 0
    return effect.do != words.DO_DETACH or len(detachable(state, seat, effect.trait)) > 0


def _options(state: KnightsState, seat: int) -> list[int]:
    effects = _frame_effects(state)
    found: list[int] = []
    for effect in effects:
        new = effect.option and effect.option not in found
        if new and _fits(state, seat, effect) and _can_choose(state, seat, effect.option):
            found.append(effect.option)
    if any(effect.may for effect in effects):
        plain = any(effect.option == NO_OPTION for effect in effects)
        if plain and not found and _can_choose(state, seat, NO_OPTION):
            found.append(DO_IT)
        found.append(DECLINE)
    return found


def _option_key(state: KnightsState, seat: int, action: int) -> str:
    if action == DO_IT:
        return "do"
    return "decline" if action == DECLINE else f"option:{action}"


def _option_label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DECLINE:
        return Message("option-decline")
    frame = state.frame
    assert frame is not None
    program, source, part = frame.bindings[:3]
    kind = "action" if program == RUN_ACTION.number else "card"
    return Message(f"option-{kind}-alternative", {"source": source, "part": part, "option": action})


def _option_prompt(state: KnightsState, seat: int) -> Message:
    frame = state.frame
    assert frame is not None
    kind = "action" if frame.bindings[0] == RUN_ACTION.number else "card"
    return Message(f"ask-{kind}-alternative", {"source": frame.bindings[1]})


def _first_option(state: KnightsState, seat: int) -> int:
    return _options(state, seat)[-1]


OPTION: Final = Ask(
    "alternative",
    "choose",
    "wk1.gold.02",
    legal=_options,
    key=_option_key,
    label=_option_label,
    prompt=_option_prompt,
    timeout=_first_option,
)
