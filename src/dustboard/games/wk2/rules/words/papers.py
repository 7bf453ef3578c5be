"""Words for secrets that knights keep: papers dealt, offers answered unseen, who is sent out."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.rules.programs import SEALED
from dustboard.games.wk2.rules.scoring import SEALS
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.rules.words.party import Sealed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect

AGREES: Final = FLAGS.index("agree")


class DealPapers(Effect[RoadState]):
    """Each knight draws a folded paper, one of which is marked.

    Who has agreed draws last. If the marked one goes to another, all papers are dealt again, once.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.marked = args.choice("marked", SEALS)
        self.others = args.choice("others", SEALS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        order = in_game(state)
        order.sort(key=lambda one: AGREES in state.noted[one])
        papers = state.shuffled(BOOK_STREAM, tuple(range(len(order))))
        wary = len([one for one in order if AGREES not in state.noted[one]])
        if wary < len(order) and papers.index(0) < wary:
            papers = state.shuffled(BOOK_STREAM, papers)
        for one, paper in zip(order, papers, strict=True):
            state.seal[one] = self.marked if paper == 0 else self.others


class KeepPaper(Effect[RoadState]):
    """The knight has another paper now; nobody else learns which."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.paper = args.choice("paper", SEALS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.seal[seat] = self.paper


class InSecret(Sealed):
    """Every knight chooses, and nobody learns what: each one's list happens to it (wk2.vote.01)."""


class SendOut(Effect[RoadState]):
    """Each knight names another one, or nobody, sealed; a list happens to who is named most.

    With a tie, and if nobody is named most, it is nobody (wk2.vote.01).
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.does = args.block("then")
        self.else_does = args.block("else")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [*[one for one in in_game(state) if one != seat], state.players]

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return f"seat:{action}" if action < state.players else "nobody"

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        if action < state.players:
            return Message("option-seat", {"seat": action})
        return Message("option-nobody")

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-send_out")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.push_in_order([(SEALED.number, seat, (self.number, seat, *scope))])

    def tell_name(self, state: RoadState, seat: int, named: int) -> None:
        """Say whom a knight has named."""
        if named < state.players:
            state.tell("names", "wk2.vote.01", seat, {"by": named})
        else:
            state.tell("names-nobody", "wk2.vote.01", seat, {})

    def opened(self, state: RoadState, seat: int, scope: Scope, answers: list[int]) -> None:
        """All names are shown."""
        named = [answers[one] for one in in_game(state)]
        most = max(named.count(one) for one in named)
        leading = sorted({one for one in named if named.count(one) == most})
        if len(leading) == 1 and leading[0] < state.players:
            self.enter(state, self.does, leading[0], scope)
        else:
            self.enter(state, self.else_does, seat, scope)


WORDS: Final[tuple[Word, ...]] = (
    Word("deal_papers", DealPapers),
    Word("keep_paper", KeepPaper),
    Word("in_secret", InSecret),
    Word("send_out", SendOut),
)
