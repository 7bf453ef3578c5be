"""Before Unit Reveals: ruses, chosen in secret and carried out when the cards lie open (R60).

Who owns a unit with a ruse that may lie on the board is asked, whether it lies there or not: what a
seat owns is public, so the question tells nothing.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.keys import of_laid
from dustboard.games.wftw.rules.commitment import place_facts
from dustboard.games.wftw.rules.effect_tables import BEFORE_REVEAL, RUSE
from dustboard.games.wftw.rules.payment import Cost, cost_of, covers, less, purse
from dustboard.games.wftw.rules.sealed_picks import DONE, take_pick
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.rules.words.ruses import Move, Raise, Ruse
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import UNUSUAL, Ask, Message
from dustboard.kernel.frames import Frame

_CHOICES: Final = 4096  # a pick is (position + 1) * _CHOICES + what was chosen: no place is so high


def ask_ruses(state: WarState, frame: Frame) -> None:
    """Whoever may have laid a unit with a ruse says in secret what it does."""
    for seat in range(state.players):
        if not state.laid[seat]:
            continue
        for zone in (state.laid[seat], state.hand[seat], state.deck[seat]):
            if any(BEFORE_REVEAL[card] >= 0 for card in zone):
                state.ask(seat, RUSES.number)
                break


def carry_out(state: WarState, frame: Frame) -> None:
    """Ruses are carried out, seat by seat; from the last card on, so that positions stay right."""
    for seat in range(state.players):
        picks = sorted(state.draft_at[seat], reverse=True)
        state.draft_at[seat] = ()
        for pick in picks:
            at, chosen = chosen_by(pick)
            card = state.laid[seat][at]
            place = state.laid_at[seat][at]
            if state.journal is not None:
                _tell(state, seat, card, place, chosen)
            RUNNER.run_now(state, BEFORE_REVEAL[card], seat, (card, place, at, chosen))


def _tell(state: WarState, seat: int, card: int, place: int, chosen: int) -> None:
    """Write the event of a ruse."""
    ruse = RUSE[card]
    kind, to = "recalled", place
    data: dict[str, object] = {"card": card, "bill": _bill(ruse)}
    if isinstance(ruse, Move):
        kind, to = "moved", chosen
    elif isinstance(ruse, Raise):
        kind = "raised"
        data["card"], data["source"] = chosen, card
    state.tell(kind, "wftw.card.09", seat, {**data, **place_facts(state, seat, to)})


def _bill(ruse: Ruse) -> dict[str, int]:
    return {"scrap": ruse.scrap, "juice": ruse.juice, "spark": ruse.spark}


def chosen_by(pick: int) -> tuple[int, int]:
    """Which laid card a pick is about, and what was chosen for it."""
    return pick // _CHOICES - 1, pick % _CHOICES


def _left(state: WarState, seat: int) -> Cost:
    """What the purse has left beside the prices of the ruses chosen so far."""
    rest = purse(state, seat)
    for pick in state.draft_at[seat]:
        ruse = RUSE[state.laid[seat][chosen_by(pick)[0]]]
        rest = less(rest, (ruse.scrap, ruse.juice, ruse.spark))
    return rest


def _raised(state: WarState, seat: int) -> list[int]:
    """The hand cards that the ruses chosen so far bring."""
    picks = [chosen_by(pick) for pick in state.draft_at[seat]]
    return [card for at, card in picks if isinstance(RUSE[state.laid[seat][at]], Raise)]


def _legal(state: WarState, seat: int) -> list[int]:
    laid, laid_at = state.laid[seat], state.laid_at[seat]
    used = [chosen_by(pick)[0] for pick in state.draft_at[seat]]
    left, raised = _left(state, seat), _raised(state, seat)
    actions: list[int] = []
    for at in range(len(laid)):
        if BEFORE_REVEAL[laid[at]] < 0 or at in used:
            continue
        ruse = RUSE[laid[at]]
        rest = less(left, (ruse.scrap, ruse.juice, ruse.spark))
        if not covers(rest, _bound(state, seat, raised)):
            continue
        for chosen in ruse.choices(state, seat, laid_at[at]):
            more = isinstance(ruse, Raise)
            if more and not _may_raise(state, seat, chosen, raised, rest):
                continue
            actions.append((at + 1) * _CHOICES + chosen + 1)
    actions.append(DONE)
    return actions


def _bound(state: WarState, seat: int, raised: list[int]) -> Cost:
    """What the purse must keep: the bill, where overbidding is forbidden."""
    if state.house.overbid_allowed:
        return 0, 0, 0
    return cost_of((*state.laid[seat], *raised))


def _may_raise(state: WarState, seat: int, card: int, raised: list[int], rest: Cost) -> bool:
    """Whether a hand card is still there, and where overbidding is forbidden payable as well."""
    if raised.count(card) >= state.hand[seat].count(card):
        return False
    return covers(rest, _bound(state, seat, [*raised, card]))


def _key(state: WarState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    at, chosen = chosen_by(action - 1)
    card = state.laid[seat][at]
    ruse = RUSE[card]
    if isinstance(ruse, Move):
        return of_laid("move", at, card, chosen)
    if isinstance(ruse, Raise):
        return of_laid("raise", at, chosen, state.laid_at[seat][at])
    return of_laid("recall", at, card)


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-ruses-done" if state.draft_at[seat] else "option-ruses-none")
    at, chosen = chosen_by(action - 1)
    card, place = state.laid[seat][at], state.laid_at[seat][at]
    ruse = RUSE[card]
    bill = _bill(ruse)
    if isinstance(ruse, Move):
        return Message("option-move", {"card": card, **place_facts(state, seat, chosen)})
    if isinstance(ruse, Raise):
        facts = place_facts(state, seat, place)
        return Message("option-raise", {"card": chosen, "bill": bill, **facts})
    return Message("option-recall", {"card": card, "bill": bill})


def _prompt(state: WarState, seat: int) -> Message:
    ready = any(BEFORE_REVEAL[card] >= 0 for card in state.laid[seat])
    return Message("ask-ruses" if ready else "ask-no-ruses")


def _timeout(state: WarState, seat: int) -> int:
    return DONE


def _usual(state: WarState, seat: int) -> int:
    return DONE if _legal(state, seat) == [DONE] else UNUSUAL


RUSES: Final = Ask(
    "ruses",
    "select",
    "wftw.card.09",
    legal=_legal,
    apply=take_pick,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
    usual=_usual,
    sealed=True,
)
