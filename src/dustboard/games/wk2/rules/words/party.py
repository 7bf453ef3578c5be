"""Words for several knights: who is meant, votes, gifts, contests, and what each keeps count of."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.story_table import FLAGS, TALLIES
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.favours import keep, spend
from dustboard.games.wk2.rules.ports import add_tally
from dustboard.games.wk2.rules.programs import (
    COUNT_PLEDGES,
    COUNT_VOTES,
    DUEL,
    PLEDGE,
    SEALED,
    VOTE,
)
from dustboard.games.wk2.rules.scoring import DEALT
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.supply import gain_resource, have, lose_resource, total_resources
from dustboard.games.wk2.rules.tests import begin_test
from dustboard.games.wk2.rules.values import conscious, in_game
from dustboard.games.wk2.rules.words.picks import OneResource
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Expression, Scope, place_of
from dustboard.kernel.effects.flow_words import Alternative, Choose
from dustboard.kernel.effects.runner import Effect, Picking
from dustboard.kernel.state import State
from dustboard.kernel.zones import without

ANY: Final = "any"
_PAID: Final = (ANY, *RESOURCES)


class ChooseKnight(Picking[RoadState]):
    """One knight of a group is chosen, and a list happens to it; `only`: which of them may be."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.group = args.choice("who", args.ports.groups)
        self.only: Expression | None = args.condition("only")
        self.does = args.block("then", ("actor",))

    def domain(self) -> str:
        return "knight"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return f"seat:{action}"

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-seat", {"seat": action})

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-choose_knight")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        only = self.only
        return [
            other
            for other in self.ports.seats(state, seat, self.group)
            if only is None or only.value(state, other, scope) != 0
        ]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if state.journal is not None:
            state.tell("picks", "wk2.wasteland.13", chosen, {"by": seat})
        self.enter(state, self.does, chosen, (*scope, seat))


# -- votes ----------------------------------------------------------------------------------------


class ChooseTogether(Choose):
    """One of several lists happens, as all knights decide by an open vote (wk2.plot.07)."""

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        assert isinstance(state, RoadState)
        voters = in_game(state)
        if len(voters) < 2 or state.house.one_owner:
            super().apply(state, seat, scope)
            return
        bound = (self.number, seat, *scope)
        calls = [(VOTE.number, voter, bound) for voter in voters]
        state.push_in_order([*calls, (COUNT_VOTES.number, seat, bound)])


class Sealed(Choose):
    """Every knight chooses sealed; when all have, each one's list happens to it (wk2.vote.01)."""

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return True

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        state.push_in_order([(SEALED.number, seat, (self.number, seat, *scope))])

    def opened(self, state: RoadState, seat: int, scope: Scope, answers: list[int]) -> None:
        """All have chosen; `answers` by seat, -1 for who is out of the game."""
        for one in reversed(in_game(state)):
            if answers[one] >= 0:
                self.take(state, one, scope, answers[one])


class SealedVote(Sealed):
    """Every knight gives its votes, sealed; each option learns how many it got (wk2.vote.01)."""

    def __init__(self, args: Args) -> None:
        Effect.__init__(self, args)
        self.needed = True
        self.votes = args.number("votes", default=1)
        rows = args.rows("options")
        for row in rows:
            row.known = (*row.known, "votes")
        self.options = [Alternative(row, number) for number, row in enumerate(rows)]

    def opened(self, state: RoadState, seat: int, scope: Scope, answers: list[int]) -> None:
        totals = [0] * len(self.options)
        for one in in_game(state):
            if answers[one] >= 0:
                totals[answers[one]] += max(0, self.votes.value(state, one, scope))
        if state.journal is not None:
            keys = [option.key for option in self.options]
            state.tell("votes", "wk2.vote.01", -1, {"options": keys, "votes": totals})
        for at in range(len(self.options) - 1, -1, -1):
            if totals[at]:
                self.enter(state, self.options[at].does, seat, (*scope, totals[at]))


class Bid(Effect[RoadState]):
    """Sealed bids in resources, paid by all; the highest one's list happens (wk2.vote.01)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.does = args.block("then", ("bid",))

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(range(total_resources(state, seat) + 1))

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return f"bid:{action}"

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-bid", {"amount": action})

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-bid")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.push_in_order([(SEALED.number, seat, (self.number, seat, *scope))])

    def opened(self, state: RoadState, seat: int, scope: Scope, answers: list[int]) -> None:
        """All bids are shown; ties go to fewer XP, then to the first in turn order."""
        order = in_game(state)
        best = max(order, key=lambda one: (answers[one], -state.xp[one], -order.index(one)))
        if answers[best] > 0:
            self.enter(state, self.does, best, (*scope, answers[best]))
        for one in order:
            _take_any(state, one, answers[one])


def _take_any(state: RoadState, seat: int, amount: int) -> None:
    """Resources leave a knight, of what it has most of first."""
    for _ in range(amount):
        most = max(range(3), key=lambda resource: have(state, seat, resource))
        lose_resource(state, seat, most, 1, "wk2.vote.01")


class PayTogether(OneResource):
    """A cost met by gifts in turn order; if they fall short `else` happens (wk2.plot.08)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", _PAID, ANY) - 1
        self.amount = args.number("amount", least=1)
        self.does = args.block("then")
        self.else_does = args.block("else")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def owned(self, state: RoadState, seat: int) -> int:
        """What a knight could give."""
        return total_resources(state, seat) if self.what < 0 else have(state, seat, self.what)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        givers = in_game(state)
        for one in range(state.players):
            state.ballot[one] = 0
        bound = (self.number, seat, *scope)
        calls = [(PLEDGE.number, one, bound) for one in givers]
        state.push_in_order([*calls, (COUNT_PLEDGES.number, seat, bound)])

    def settle(self, state: RoadState, seat: int, scope: Scope) -> None:
        """All have said what they give."""
        if sum(state.ballot) < self.amount.value(state, seat, scope):
            self.enter(state, self.else_does, seat, scope)
            return
        self.enter(state, self.does, seat, scope)
        for one in reversed(in_game(state)):
            if self.what >= 0:
                lose_resource(state, one, self.what, state.ballot[one], "wk2.plot.08")
                continue
            for _ in range(state.ballot[one]):
                super().apply(state, one, scope)

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-pay_resources")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if have(state, seat, resource)]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        lose_resource(state, seat, chosen, 1, "wk2.plot.08")


class Hand(OneResource):
    """Resources of choice go to the knight that is `actor` here, or to the one of a group."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", least=1)
        groups = ("actor", *args.ports.groups)
        self.group = args.choice("to", groups, "actor")
        self.actor = place_of("actor", args.known) if "actor" in args.known else -1
        if self.group == 0 and self.actor < 0 and args.row:
            args.refuse("to", "expected a group, as there is no 'actor' here")

    def receiver(self, state: RoadState, seat: int, scope: Scope) -> int:
        """Who gets them; -1 if there is nobody."""
        if self.group == 0:
            return scope[self.actor]
        found = [one for one in self.ports.seats(state, seat, self.group - 1) if one != seat]
        return found[0] if found else -1

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        enough = total_resources(state, seat) >= self.amount.value(state, seat, scope)
        return enough and self.receiver(state, seat, scope) >= 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for _ in range(self.amount.value(state, seat, scope)):
            super().apply(state, seat, scope)

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-pay_resources")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if have(state, seat, resource)]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        lose_resource(state, seat, chosen, 1, "wk2.gold.01")
        to = self.receiver(state, seat, scope)
        if to >= 0:
            gain_resource(state, to, chosen, 1, "wk2.gold.01")


# -- what is kept of a knight ---------------------------------------------------------------------


class Note(Effect[RoadState]):
    """A flag of the knight's own, on or off."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        on = args.choice("on", FLAGS, "")
        off = args.choice("off", FLAGS, "")
        if (on < 0) == (off < 0) and args.row:
            args.refuse("on", "expected either 'on' or 'off' with 'note'")
        self.on = on >= 0
        self.flag = max(on, off)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.on:
            keep(state, seat, self.flag)
        else:
            spend(state, seat, self.flag)


class Tally(Effect[RoadState]):
    """A count of the knight's own goes up or down, never below 0."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", TALLIES)
        self.amount = args.number("amount", default=1)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        now = state.tally[seat * len(TALLIES) + self.what]
        return now + self.amount.value(state, seat, scope) >= 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        add_tally(state, seat, self.what, self.amount.value(state, seat, scope))


class TakeSpecial(Effect[RoadState]):
    """A special card comes to the knight, wherever it is (wk2.specialcard.01)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.card = args.whole("number", least=1, most=23)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        card = SPECIAL_BY_NUMBER[self.card]
        data = {"number": self.card}
        for other in range(state.players):
            if card in state.special[other]:
                state.special[other] = without(state.special[other], card)
                data["by"] = other  # who had it
        state.special[seat] = (*state.special[seat], card)
        if state.journal is not None:
            state.tell("special", "wk2.specialcard.01", seat, data)


# -- one against another --------------------------------------------------------------------------


class Contest(Effect[RoadState]):
    """Two knights test a skill; who has more successes than the other one wins."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.skill = args.choice("skill", args.ports.skills)
        self.group = args.choice("with", args.ports.groups)
        self.won = args.block("win")
        self.lost = args.block("lose")

    def waits(self) -> bool:
        return True

    def _rival(self, state: RoadState, seat: int) -> int:
        found = [one for one in self.ports.seats(state, seat, self.group) if one != seat]
        return found[0] if found else -1

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return self._rival(state, seat) >= 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self._rival(state, seat) >= 0:
            state.ballot[seat] = -1
            self.wait_for(state, seat, scope)
            begin_test(state, seat, self.skill, 0)

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        rival = self._rival(state, seat)
        if state.ballot[seat] < 0 and rival >= 0:
            state.ballot[seat] = state.successes
            self.wait_for(state, seat, scope)
            begin_test(state, rival, self.skill, 0)
            return
        better = state.ballot[seat] > state.successes
        self.enter(state, self.won if better else self.lost, seat, scope)


class Duel(ChooseKnight):
    """The knight challenges another; what follows depends on who wins (wk2.duel.01).

    `beaten` happens to the challenged knight that loses, before what the winner gets.
    """

    def __init__(self, args: Args) -> None:
        Effect.__init__(self, args)
        self.group = args.choice("with", args.ports.groups)
        self.only = None
        self.does = -1
        self.won = args.block("win")
        self.lost = args.block("lose")
        self.beaten = args.block("beaten")
        self.needed = True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        found = self.ports.seats(state, seat, self.group)
        return [one for one in found if one != seat and conscious(state, one)]

    def waits(self) -> bool:
        return True

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        self.wait_for(state, seat, (*scope, chosen))
        state.push_in_order([(DUEL.number, seat, (chosen,))])

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        rival, scope = scope[-1], scope[:-1]
        self.enter(state, self.won if state.duel_won else self.lost, seat, scope)
        if state.duel_won:
            self.enter(state, self.beaten, rival, scope)


# -- The Warrant ----------------------------------------------------------------------------------


class DealSeals(Effect[RoadState]):
    """Each knight is dealt one of the four seals, secret."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        dealt = state.shuffled(BOOK_STREAM, tuple(range(DEALT)))
        for one in range(state.players):
            state.seal[one] = dealt[one]


class LookAtSeal(ChooseKnight):
    """The knight looks at the seal of a rival; nobody else learns it."""

    def __init__(self, args: Args) -> None:
        Effect.__init__(self, args)
        self.group = args.ports.groups.index("each other")
        self.only = None
        self.does = -1

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        known = (-1 - chosen, state.seal[chosen])  # spaces are not below 0, so these are seats
        state.looked[seat] = (*state.looked[seat], *known)
        if state.journal is not None:
            state.tell("looks", "wk2.vote.01", seat, {})


class ShowSeals(Effect[RoadState]):
    """All seals and false clues are shown."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.seals_open = 1


class FalseClue(Effect[RoadState]):
    """One of the knight's clues is worth nothing, and only the seller knows: `actor` here."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.actor = place_of("actor", args.known) if "actor" in args.known else -1

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.lies[seat] += 1
        if self.actor >= 0:
            state.liar[seat] = scope[self.actor]


WORDS: Final[tuple[Word, ...]] = (
    Word("choose_knight", ChooseKnight),
    Word("choose_together", ChooseTogether),
    Word("sealed", Sealed),
    Word("vote", SealedVote),
    Word("bid", Bid),
    Word("pay_together", PayTogether),
    Word("hand", Hand, pays=True),
    Word("note", Note),
    Word("tally", Tally, pays=True),
    Word("take_special", TakeSpecial),
    Word("contest", Contest),
    Word("duel", Duel),
    Word("deal_seals", DealSeals),
    Word("look_seal", LookAtSeal),
    Word("show_seals", ShowSeals),
    Word("false_clue", FalseClue),
)
