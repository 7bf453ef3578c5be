"""Words that let one seat look at wasteland cards: scouting, and Kosciusko's ambush (A13)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.rules.decks import discard_wasteland, draw_wasteland
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.effects.lines import Amount
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.frames import Frame, Program

# what happens to the card that is picked
DROP: Final = 0  # discarded
ON_TOP: Final = 1  # put back on top of the deck
UNDER: Final = 2  # under the Waster marker


class Scout(Amount):
    """Look at the top cards, discard `then_discard`, put the rest back in any order."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.then_discard = args.whole("then_discard", default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        _look(state, seat, self.amount)
        drop = min(self.then_discard, len(state.looked[seat]))
        back = len(state.looked[seat]) - drop
        calls = [(LOOK.number, seat, (DROP,))] * drop + [(LOOK.number, seat, (ON_TOP,))] * back
        state.push_in_order(calls)


class Ambush(Amount):
    """Look at some cards, put one under the Waster marker, discard the rest (A13)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        _look(state, seat, self.amount)
        if state.looked[seat]:
            state.push_in_order([(LOOK.number, seat, (UNDER,))])


def _look(state: KnightsState, seat: int, number: int) -> None:
    state.looked[seat] = draw_wasteland(state, number)
    if state.journal is not None:
        data = {"cards": list(state.looked[seat])}
        public = {"number": len(state.looked[seat])}
        state.whisper("looks", RULE, seat, {**data, **public}, public)


def ask_look(state: KnightsState, frame: Frame) -> None:
    """Which card; with one left there is no choice."""
    cards = state.looked[frame.seat]
    state.ask_unless_one(frame.seat, LOOKED_CARD.number, cards)


def take_look(state: KnightsState, frame: Frame) -> None:
    """Put the card where it belongs."""
    seat = frame.seat
    card = state.choice[seat]
    rest = tuple(other for other in state.looked[seat] if other != card)
    state.looked[seat] = rest
    if frame.bindings[0] == ON_TOP:
        state.wasteland_deck = (*state.wasteland_deck, card)
    elif frame.bindings[0] == DROP:
        discard_wasteland(state, seat, (card,))
    else:
        state.ambush[seat] = (*state.ambush[seat], card)
        state.looked[seat] = ()
        if state.journal is not None:
            state.whisper("ambush", "wk1.action.23", seat, {"card": card}, {})
        discard_wasteland(state, seat, rest)


LOOK: Final = Program("look at wasteland cards", (ask_look, take_look))


def _then(state: KnightsState) -> int:
    frame = state.frame
    assert frame is not None
    return frame.bindings[0]


LOOKED_CARD: Final = card_ask(
    "looked_card",
    "wk1.action.23",
    lambda state, seat: list(state.looked[seat]),
    lambda state, seat: Message("ask-looked-card", {"then": _then(state)}),
)


WORDS: Final[tuple[Word, ...]] = (
    Word("scout", Scout),
    Word("ambush", Ambush, at=("action",)),
)
