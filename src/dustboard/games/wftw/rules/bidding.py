"""Phase 2, Bidding, first sub-phase: targets are marked in secret and revealed together.

Clauses wftw.bid.01 to 10 and 12. What follows the reveal is in `commitment`.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import (
    SHOP,
    raid_rival,
    raid_target,
    target_key,
    target_rival,
)
from dustboard.games.wftw.content.card_table import IS_STARTER
from dustboard.games.wftw.content.constants import BIDDING
from dustboard.games.wftw.rules.effect_tables import AFTER_MARKS
from dustboard.games.wftw.rules.payment import affordable_count
from dustboard.games.wftw.rules.programs import BIDDING_ROUND
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame

BIDDING_ROUNDS: Final = 3
DONE: Final = 63  # ends the marking; no target has this number


def open_bidding(state: WarState, frame: Frame) -> None:
    """Three bidding rounds follow (wftw.bid.01)."""
    state.phase = BIDDING
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": BIDDING, "round": state.round})
    state.push_in_order([(BIDDING_ROUND.number, -1, (n,)) for n in range(1, BIDDING_ROUNDS + 1)])


def ask_marks(state: WarState, frame: Frame) -> None:
    """Every player marks targets, or none (R10)."""
    state.bidding_round = frame.bindings[0]
    if state.journal is not None:
        number = state.bidding_round
        state.tell("targeting", "wftw.bid.02", -1, {"number": number})
    for seat in range(state.players):
        state.ask(seat, MARKS.number)


def reveal_marks(state: WarState, frame: Frame) -> None:
    """All marks become public in one moment (wftw.bid.10)."""
    for seat in range(state.players):
        state.marks[seat] = state.draft_marks[seat]
        state.past_marks[seat] |= state.draft_marks[seat]
        state.draft_marks[seat] = 0
    if state.journal is not None:
        marks = [targets_of(bits) for bits in state.marks]
        state.tell("marks", "wftw.bid.10", -1, {"marks": marks, "number": state.bidding_round})


def effects_after_marks(state: WarState, frame: Frame) -> None:
    """Effects of bases that look at the marks, seat by seat (R53)."""
    for seat in range(state.players):
        for base in state.tableau[seat]:
            RUNNER.run_now(state, AFTER_MARKS[base], seat, (base,))


def targets_of(bits: int) -> list[int]:
    """The targets in a set of marks.

    >>> targets_of(0b10001)
    [0, 4]
    """
    targets: list[int] = []
    target = 0
    while bits >> target:
        if bits >> target & 1:
            targets.append(target)
        target += 1
    return targets


def attackable(state: WarState, rival: int) -> list[int]:
    """The rival's base cards that may be attacked, as positions in the tableau (R30)."""
    tableau = state.tableau[rival]
    if not state.house.starters_immune:
        return list(range(len(tableau)))
    return [base for base in range(len(tableau)) if not IS_STARTER[tableau[base]]]


def can_be_attacked(state: WarState, rival: int) -> bool:
    """Whether the rival has any base card that may be attacked."""
    if state.house.starters_immune:
        return len(attackable(state, rival)) > 0
    return len(state.tableau[rival]) > 0


def mark_limit(state: WarState, seat: int) -> int:
    """How many marks the seat may make: a card for each (wftw.bid.12), and the table's limit."""
    cards = len(state.hand[seat])
    if not state.house.overbid_allowed:
        cards = affordable_count(state, seat)
    return min(cards, state.house.targets)


def _legal(state: WarState, seat: int) -> list[int]:
    marked = state.draft_marks[seat]
    targets: list[int] = []
    if marked.bit_count() < mark_limit(state, seat):
        taken = marked if state.house.repeat_targets else marked | state.past_marks[seat]
        for field in range(len(state.fields)):
            if not taken >> field & 1:
                targets.append(field)
        if not taken >> SHOP & 1 and state.row:
            targets.append(SHOP)
        if marked >> raid_target(0) == 0:  # no rival is marked yet in this bidding round
            raids = state.raids[seat]
            if raids and state.house.one_base_attack:
                rivals = [raid_rival(raids[0])]
            else:
                rivals = [rival for rival in range(state.players) if rival != seat]
            for rival in rivals:
                target = raid_target(rival)
                if not taken >> target & 1 and can_be_attacked(state, rival):
                    targets.append(target)
    targets.append(DONE)
    return targets


def _apply(state: WarState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
    else:
        state.draft_marks[seat] |= 1 << action


def _key(state: WarState, seat: int, action: int) -> str:
    return "done" if action == DONE else target_key(action)


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        none = state.draft_marks[seat] == 0
        return Message("option-stay-out" if none else "option-seal-marks")
    return Message("option-mark", {"target": action, "fields": list(state.fields)})


def _prompt(state: WarState, seat: int) -> Message:
    marked = state.draft_marks[seat].bit_count()
    targets = [action for action in _legal(state, seat) if action != DONE]
    rivals = [target for target in targets if target > SHOP]
    more = len(targets) - max(0, len(rivals) - 1)  # only one rival can be marked
    limit = min(mark_limit(state, seat), marked + more)
    return Message("ask-marks", {"number": state.bidding_round, "limit": limit})


def _timeout(state: WarState, seat: int) -> int:
    return DONE


def _refused(state: WarState, seat: int) -> list[Refusal]:
    """Why each other target can't be marked now."""
    legal = _legal(state, seat)
    refusals: list[Refusal] = []
    everything = [*range(4), SHOP, *(raid_target(rival) for rival in range(state.players))]
    for target in everything:
        if target not in legal:
            rule, why = _why_not(state, seat, target)
            refusals.append(
                Refusal(target_key(target), rule, Message(why, {"target": target, "seat": seat}))
            )
    return refusals


def _why_not(state: WarState, seat: int, target: int) -> tuple[str, str]:
    marked = state.draft_marks[seat]
    rival = target_rival(target)
    if target < SHOP and target >= len(state.fields):
        return "wftw.bid.05", "refused-no-such-field"
    if rival == seat:
        return "wftw.bid.06", "refused-own-base"
    if marked >> target & 1:
        return "wftw.bid.04", "refused-marked-already"
    if rival >= 0 and not can_be_attacked(state, rival):
        return "wftw.bid.06", "refused-nothing-to-attack"
    if rival >= 0 and marked >> raid_target(0):
        return "wftw.bid.07", "refused-second-attack"
    raids = state.raids[seat]
    if rival >= 0 and raids and state.house.one_base_attack and rival != raid_rival(raids[0]):
        return "wftw.bid.07", "refused-second-attack"
    if not state.house.repeat_targets and state.past_marks[seat] >> target & 1:
        return "wftw.bid.01", "refused-no-repeats"
    if target == SHOP and not state.row:
        return "wftw.bid.09", "refused-empty-row"
    if marked.bit_count() >= state.house.targets:
        return "wftw.bid.04", "refused-target-limit"
    if marked.bit_count() >= len(state.hand[seat]):
        return "wftw.bid.12", "refused-more-marks-than-cards"
    return "wftw.reveal.04", "refused-unpayable-mark"


MARKS: Final = Ask(
    "marks",
    "select",
    "wftw.bid.03",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    sealed=True,
)
