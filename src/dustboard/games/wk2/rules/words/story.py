"""Words of stories: entries, exits, endings, tokens, figures, and what happens once."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.places import PLACES, space_of
from dustboard.games.wk2.rules.ports import tell_token
from dustboard.games.wk2.rules.programs import READ_TOKENS, ROUND
from dustboard.games.wk2.rules.threat import draw_tokens
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import DECLINE, Choose, Read
from dustboard.kernel.effects.runner import Effect, Prices, cut_to
from dustboard.kernel.state import State

ENDINGS: Final = ("victory", "partial", "defeat", "scored")
_BENDS: Final = 2  # how often knights may move the Time Marker on a sheet
_PER: Final = ("game", "sheet", "round", "knight")


class LeaveSheet(Effect[RoadState]):
    """The adventure goes on upon another sheet; `goal`: its exit pays (wk2.ending.05)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.sheet = args.choice("to", args.ports.sheets)
        self.goal = args.flag("goal")
        self.now = args.flag("now")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.exit_to < 0 and state.ending < 0:
            state.exit_to = self.sheet
            state.goal_met = int(self.goal)
            if self.now:
                cut_to(state, ROUND.number)  # the round stops (wk2.plot.05)
                state.active = -1


class EndStory(Effect[RoadState]):
    """The adventure is over; its ending is the entry in which this stands."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.kind = args.choice("kind", ENDINGS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.ending < 0:
            state.ending = state.entry
            state.ending_kind = self.kind
            cut_to(state, ROUND.number)
            state.active = -1


class PutToken(Effect[RoadState]):
    """Tokens on spaces: a challenge or a plot token on each."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", args.ports.tokens)
        self.places = args.choices("spaces", PLACES)
        self.laid_out = args.name.endswith("/setup")  # the new page tells of it

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for place in self.places:
            self.ports.put_token(state, seat, self.token, space_of(place))
            if not self.laid_out:
                tell_token(state, self.token, space_of(place), True)


class TakeHere(Effect[RoadState]):
    """The token on the knight's space: a challenge token comes to its vehicle sheet."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", args.ports.tokens)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return self.ports.tokens_at(state, self.token, state.space[seat]) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            self.ports.take_token(state, seat, self.token, state.space[seat])
            tell_token(state, self.token, state.space[seat], False)


class Once(Effect[RoadState]):
    """A list that happens once: in a game, or `per` sheet, round, or knight."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.per = args.choice("per", _PER, "game")
        self.does = args.block("then")
        self.mark = crc32(args.name.encode())  # stays the same when rows are added elsewhere

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return self.left(state, seat) and self.runner.affordable(state, self.does, seat, scope)

    def left(self, state: RoadState, seat: int) -> bool:
        """Whether it has not happened yet."""
        if self.per == 1:
            return self.mark not in state.once_sheet
        if self.per == 2:
            return self.mark not in state.once_round
        if self.per == 3:
            return self.mark * state.players + seat not in state.once_knight
        return self.mark not in state.once

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not self.left(state, seat):
            return
        if self.per == 1:
            state.once_sheet = (*state.once_sheet, self.mark)
        elif self.per == 2:
            state.once_round = (*state.once_round, self.mark)
        elif self.per == 3:
            state.once_knight = (*state.once_knight, self.mark * state.players + seat)
        else:
            state.once = (*state.once, self.mark)
        self.enter(state, self.does, seat, scope)


class ReadFirst(Read):
    """An entry that is read once in a game, whichever sheet asks for it first."""

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        assert isinstance(state, RoadState)
        return self.source not in state.read

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            super().apply(state, seat, scope)


class ChooseAloud(Choose):
    """A choice is told: who reads the story later wants to know which way it went.

    What a card offers to do or to leave has no words of its own; its effects tell of it.
    """

    def take(self, state: State, seat: int, scope: Scope, chosen: int) -> None:
        source, key = self.name.partition("/")[0], self.options[chosen].key
        has_words = source.isdecimal() or key not in ("do", DECLINE)
        if state.journal is not None and has_words:
            state.tell("chooses", "wk2.wasteland.13", seat, {"source": source, "key": key})
        super().take(state, seat, scope, chosen)


class ReadAlone(Read):
    """An entry that only this knight reads; nobody else learns that it did."""

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        assert isinstance(state, RoadState)
        state.heard[seat] = (*state.heard[seat], self.source)
        if state.journal is not None:
            data = {"entry": self.source + 1}
            state.whisper("entry", "wk2.wasteland.13", seat, data, None)
        self.enter(state, self.first, seat, (self.source,))


class Outcome(Effect[RoadState]):
    """What came of a choice is told in the words of its entry."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.choice = args.text("of")
        self.failed = args.flag("failed")
        self.entry = args.whole("entry", default=0)  # 0: that in which this stands

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.journal is not None:
            entry = self.entry or scope[0] + 1
            data = {"entry": entry, "chosen": self.choice, "failed": self.failed}
            state.tell("outcome", "wk2.wasteland.13", seat, data)


class Special(Effect[RoadState]):
    """The knight gains a special card, unless somebody has it (wk2.specialcard.01)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.card = args.whole("number", least=1, most=23)
        self.else_does = args.block("else")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        card = SPECIAL_BY_NUMBER[self.card]
        if any(card in held for held in state.special):
            self.enter(state, self.else_does, seat, scope)
            return
        state.special[seat] = (*state.special[seat], card)
        if state.journal is not None:
            state.tell("special", "wk2.specialcard.01", seat, {"number": self.card})


class YellowToken(Effect[RoadState]):
    """Threat tokens are drawn, and their yellow sides happen at once."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.push_in_order([(READ_TOKENS.number, seat, ())])
        draw_tokens(state, seat, self.amount, "wk2.wasteland.08")

    def hint(self, prices: Prices) -> float:
        return prices.of("wound")


class LoseAction(Effect[RoadState]):
    """The knight loses its other action of this turn."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.actions > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.actions = max(0, state.actions - 1)


class MoveTime(Effect[RoadState]):
    """The Time Marker is moved; not off the track. Knights do it twice a sheet (wk2.round.11)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount")
        self.by_knight = args.flag("by_knight")
        self.needed = self.by_knight

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return not self.by_knight or state.bent < _BENDS

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not self.check(state, seat, scope):
            return
        state.bent += int(self.by_knight)
        state.time = min(10, max(1, state.time + self.amount))
        if state.journal is not None:
            state.tell("time", "wk2.round.11", seat, {"time": state.time})


WORDS: Final[tuple[Word, ...]] = (
    Word("choose", ChooseAloud),
    Word("exit", LeaveSheet),
    Word("ending", EndStory),
    Word("place", PutToken),
    Word("take_here", TakeHere),
    Word("once", Once),
    Word("read_first", ReadFirst),
    Word("outcome", Outcome),
    Word("read_alone", ReadAlone),
    Word("special", Special),
    Word("yellow_token", YellowToken),
    Word("lose_action", LoseAction, pays=True),
    Word("time", MoveTime),
)
