"""After the cards of a bid were laid: owners of an outpost look at cards of their rivals (R61)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.keys import of_face_down
from dustboard.games.wftw.rules.commitment import place_facts
from dustboard.games.wftw.rules.effect_tables import LOOK, WHEN_LAID
from dustboard.games.wftw.rules.sealed_picks import DONE
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

_CARDS: Final = 256  # a pick is (whose card + _ABOVE) * _CARDS + its position: no place is so high
_ABOVE: Final = 16


def looks_of(state: WarState, seat: int) -> int:
    """How many face-down cards a seat may look at in this bidding round."""
    looks = 0
    for base in state.tableau[seat]:
        look = LOOK[base]
        if look is not None and state.bidding_round <= look.until:
            looks += look.cards
    return looks


def ask_looks(state: WarState, frame: Frame) -> None:
    """Owners of an outpost choose at which cards to look, where there are any."""
    for seat in range(state.players):
        if looks_of(state, seat) and _unseen(state, seat):
            state.ask(seat, LOOKS.number)


def look(state: WarState, frame: Frame) -> None:
    """Each looks at what they chose."""
    for seat in range(state.players):
        if state.group[seat] != LOOKS.number:
            continue
        picks = state.draft_at[seat]
        state.draft_at[seat] = ()
        base = next((base for base in state.tableau[seat] if LOOK[base] is not None), -1)
        for pick in picks:
            rival, position = looked_at(pick)
            RUNNER.run_now(state, WHEN_LAID[base], seat, (base, rival, position))
            if state.journal is not None:
                public: dict[str, object] = {"card": base, "rival": rival}
                if state.house.show_card_counts:
                    place = state.laid_at[rival][position]
                    public = {**public, **place_facts(state, rival, place)}
                own = {**public, "source": state.laid[rival][position]}
                state.whisper("looked", "wftw.card.09", seat, own, public)


def _unseen(state: WarState, seat: int) -> list[int]:
    """The face-down cards of rivals that the seat has neither looked at nor picked."""
    seen = state.seen[seat]
    known = [pick_of(seen[at], seen[at + 1]) for at in range(0, len(seen), 3)]
    known.extend(state.draft_at[seat])
    found: list[int] = []
    for rival in range(state.players):
        if rival != seat:
            for position in range(len(state.laid[rival])):
                if pick_of(rival, position) not in known:
                    found.append(pick_of(rival, position))
    return found


def pick_of(rival: int, position: int) -> int:
    """The pick of a face-down card."""
    return (rival + _ABOVE) * _CARDS + position


def looked_at(pick: int) -> tuple[int, int]:
    """Whose card a pick is about, and its position."""
    return pick // _CARDS - _ABOVE, pick % _CARDS


def _legal(state: WarState, seat: int) -> list[int]:
    return [*[pick + 1 for pick in _unseen(state, seat)], DONE]


def _apply(state: WarState, seat: int, action: int) -> None:
    if action != DONE:
        state.draft_at[seat] = (*state.draft_at[seat], action - 1)
    if action == DONE or len(state.draft_at[seat]) == looks_of(state, seat):
        state.done(seat)


def _key(state: WarState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    rival, position = looked_at(action - 1)
    return of_face_down("look", rival, position)


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-look-no-more")
    rival, position = looked_at(action - 1)
    if not state.house.show_card_counts:
        return Message("option-look-somewhere", {"rival": rival, "n": position + 1})
    place = state.laid_at[rival][position]
    facts = place_facts(state, rival, place)
    return Message("option-look", {"rival": rival, "n": position + 1, **facts})


def _prompt(state: WarState, seat: int) -> Message:
    return Message("ask-looks")


def _timeout(state: WarState, seat: int) -> int:
    return DONE


LOOKS: Final = Ask(
    "looks",
    "select",
    "wftw.card.09",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
    sealed=True,
)
