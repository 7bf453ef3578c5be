"""Words that let one seat look at wasteland cards: scouting, and Kosciusko's ambush (A13)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.rules.decks import discard_wasteland, draw_wasteland
from dustboard.games.wk1.rules.effects.lines import Amount
from dustboard.games.wk1.rules.words.questions import card_key, card_label
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Question

# what happens to the card that is picked
DROP: Final = 0  # discarded
ON_TOP: Final = 1  # put back on top of the deck
UNDER: Final = 2  # under the Waster marker


class Looking(Amount):
    """A word with which a seat looks at the top `amount` cards and picks them one by one.

    The scope ends with what happens to the card that is picked.
    """

    def picks(self) -> bool:
        return True

    def domain(self) -> str:
        return "looked_card"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return list(state.looked[seat])

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-looked-card", {"then": scope[-1]})

    def look(self, state: KnightsState, seat: int) -> None:
        """Draw them, for this seat only."""
        state.looked[seat] = draw_wasteland(state, self.amount)
        if state.journal is not None:
            data = {"cards": list(state.looked[seat])}
            public = {"number": len(state.looked[seat])}
            state.whisper("looks", RULE, seat, {**data, **public}, public)

    def put_away(self, state: KnightsState, seat: int, card: int) -> tuple[int, ...]:
        """One card less to look at; gives the others."""
        state.looked[seat] = tuple(other for other in state.looked[seat] if other != card)
        return state.looked[seat]


class Scout(Looking):
    """Look at the top cards, discard `then_discard`, put the rest back in any order."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.then_discard = args.whole("then_discard", default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        self.look(state, seat)
        drop = min(self.then_discard, len(state.looked[seat]))
        for _ in range(len(state.looked[seat]) - drop):
            self.pick(state, seat, (*scope, ON_TOP))
        for _ in range(drop):  # above the others, so they are picked first
            self.pick(state, seat, (*scope, DROP))

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        self.put_away(state, seat, chosen)
        if scope[-1] == ON_TOP:
            state.wasteland_deck = (*state.wasteland_deck, chosen)
        else:
            discard_wasteland(state, seat, (chosen,))


class Ambush(Looking):
    """Look at some cards, put one under the Waster marker, discard the rest (A13)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        self.look(state, seat)
        self.pick(state, seat, (*scope, UNDER))

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        rest = self.put_away(state, seat, chosen)
        state.looked[seat] = ()
        state.ambush[seat] = (*state.ambush[seat], chosen)
        if state.journal is not None:
            state.whisper("ambush", "wk1.action.23", seat, {"card": chosen}, {})
        discard_wasteland(state, seat, rest)


WORDS: Final[tuple[Word, ...]] = (
    Word("scout", Scout),
    Word("ambush", Ambush, at=("action",)),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("looked_card", "choose", "wk1.action.23", key=card_key, label=card_label),
)
