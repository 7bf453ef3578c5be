"""Words of the road: points, stopping, vehicles, tokens, and the wasteland deck."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.constants import NONE, ON_FOOT, TOKENS
from dustboard.games.wk1.rules.decks import draw_wasteland
from dustboard.games.wk1.rules.effects.lines import Amount, Choosing, KnightEffect
from dustboard.games.wk1.rules.gear.vehicles import damage_vehicle, repair_vehicle
from dustboard.games.wk1.rules.move.route import drives, hex_cost
from dustboard.games.wk1.rules.programs import MEET
from dustboard.games.wk1.rules.resources import lose_health
from dustboard.games.wk1.rules.seats import go_to, spot
from dustboard.games.wk1.rules.signals import ENTERED
from dustboard.games.wk1.rules.tokens import place_token, tokens_left
from dustboard.games.wk1.rules.words.questions import card_key, card_label, hex_key, hex_label
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Question


class DamageVehicle(Amount):
    """The vehicle suffers `amount` damage.

    On foot, or without a vehicle, lose `on_foot` Health instead. `driving`: only if he drives.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.on_foot = args.whole("on_foot", default=0)
        self.driving = args.flag("driving")

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        walking = state.travel == ON_FOOT or state.vehicle[seat] == NONE
        if self.driving and not drives(state, seat):
            return
        if walking and self.on_foot:
            lose_health(state, seat, self.on_foot, RULE, self.source)
        else:
            damage_vehicle(state, seat, self.amount, RULE)


class Repair(KnightEffect):
    """Repair the own vehicle."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return state.vehicle[seat] != NONE and state.damaged[seat] == 1

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        repair_vehicle(state, seat, RULE)


class IgnoreDamage(Amount):
    """Ignore the damage that is about to happen; `first`: only the first of a round."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.first = args.flag("first")

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return not self.first or state.dents[seat] == 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.vehicle_saved = 1


class Points(KnightEffect):
    """This move has `amount` Movement Points more, or fewer (wk1.move.15)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount")
        self.driving = args.flag("driving")

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return drives(state, seat)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.driving and not drives(state, seat):
            return
        state.points += self.amount
        if state.journal is not None:
            state.tell("points", "wk1.move.15", seat, {"change": self.amount, "now": state.points})


class Stop(KnightEffect):
    """The knight stops on this hex; his move is over (wk1.move.24)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.stopped = 1
        if state.journal is not None:
            state.tell("stopped", "wk1.move.24", seat, spot(state, state.at[seat]))


class StopWithoutPoints(Stop):
    """He stops if nothing is left to drive on with."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.points <= 0 and state.fuel[seat] == 0:
            super().apply(state, seat, scope)


class FreeHexes(Amount):
    """The `amount` dearest hexes of the route cost nothing."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return drives(state, seat)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        left = list(state.route[state.route_at :])
        for _ in range(min(self.amount, len(left))):
            dearest = max(
                left, key=lambda place: (hex_cost(state, seat, place), -left.index(place))
            )
            left.remove(dearest)
            state.free_hexes |= 1 << dearest


class ThreatsOff(Amount):
    """The first `amount` Threat icons of the route draw no card."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return drives(state, seat)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.threats_off += self.amount


class Flee(Amount):
    """Enter the next hex of the route free of points; if none is left lose `amount` Health."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.route_at >= len(state.route):
            lose_health(state, seat, self.amount, RULE, self.source)
            return
        place = state.route[state.route_at]
        state.route_at += 1
        go_to(state, seat, place)
        state.met = 0
        if state.journal is not None:
            data = {**spot(state, place), "points": state.points, "fuel": state.fuel[seat]}
            state.tell("enters", RULE, seat, data)
        # as on every hex of a route: what the mission says, then the knights there (wk1.duel.02)
        state.push_in_order([*ENTERED.calls(state, seat), (MEET.number, seat, ())])


class SkipExploring(KnightEffect):
    """Skip this round's Exploration Step (A61)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.skip_exploring[seat] = 1
        if state.journal is not None:
            state.tell("skips-exploring", RULE, seat, {})


class Weary(Amount):
    """All checks of the knight suffer `amount` dice until the end of the round."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.weary[seat] += self.amount
        if state.journal is not None:
            state.tell("weary", RULE, seat, {"dice": self.amount})


# -- tokens -------------------------------------------------------------------------------------


class Tokens(KnightEffect):
    """Place a `token` on this hex and on `adjacent` neighbours (6: all) of the Waster's choice."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", TOKENS)
        self.adjacent = args.whole("adjacent", least=0, most=6, default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        here = state.at[seat]
        place_token(state, self.token, here, "wk1.wasteland.15")
        if self.adjacent >= len(NEIGHBOURS[here]):
            for place in NEIGHBOURS[here]:
                place_token(state, self.token, place, "wk1.wasteland.15")
        elif self.adjacent:
            self.pick(state, seat, (*scope, 0))  # with bits of the hexes that have theirs

    def picks(self) -> bool:
        return self.adjacent > 0

    def domain(self) -> str:
        return "neighbour"

    def decider(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return state.waster

    def left(self, taken: int) -> int:
        """How many neighbours still get one."""
        return self.adjacent - taken.bit_count()

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        if tokens_left(state, self.token) < 1:
            return []
        taken = scope[-1]
        return [place for place in NEIGHBOURS[state.at[seat]] if not taken >> place & 1]

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-spread", {"token": self.token, "left": self.left(scope[-1])})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        place_token(state, self.token, chosen, "wk1.wasteland.15")
        taken = scope[-1] | 1 << chosen
        if self.left(taken):
            self.pick(state, seat, (*scope[:-1], taken))


# -- being moved --------------------------------------------------------------------------------


class Pushed(Choosing):
    """The Waster moves the knight `amount` hexes; this is no move of the knight."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)

    def times(self) -> int:
        return self.amount

    def domain(self) -> str:
        return "neighbour"

    def decider(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return state.waster

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return list(NEIGHBOURS[state.at[seat]])

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-push", {"knight": seat})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        go_to(state, seat, chosen)
        if state.journal is not None:
            state.tell("pushed", RULE, seat, spot(state, chosen))


# -- the wasteland deck -------------------------------------------------------------------------


class DiscardRevealed(Choosing):
    """Discard `amount` revealed wasteland cards; the Waster reveals as many others."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return len(state.revealed) > 0

    def times(self) -> int:
        return self.amount

    def domain(self) -> str:
        return "revealed_card"

    def asks_for_one(self) -> bool:
        return True

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return list(state.revealed)

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-revealed-card")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """Another one comes in its place."""
        state.revealed = tuple(other for other in state.revealed if other != chosen)
        state.wasteland_discard = (*state.wasteland_discard, chosen)
        drawn = draw_wasteland(state, 1)
        state.revealed = (*state.revealed, *drawn)
        if state.journal is not None:
            state.tell("replaced", RULE, seat, {"card": chosen, "cards": list(drawn)})


WORDS: Final[tuple[Word, ...]] = (
    Word("damage_vehicle", DamageVehicle),
    Word("repair", Repair, hint=0.3),
    Word("ignore_damage", IgnoreDamage, at=("vehicle_damage",)),
    Word("points", Points, hint=0.3),
    Word("stop", Stop),
    Word("stop_without_points", StopWithoutPoints),
    Word("free_hexes", FreeHexes, at=("before_moving",), hint=0.3),
    Word("threats_off", ThreatsOff, at=("before_moving",), hint=0.25),
    Word("flee", Flee, at=("face",)),
    Word("pushed", Pushed),
    Word("skip_exploring", SkipExploring),
    Word("weary", Weary),
    Word("tokens", Tokens),
    Word("discard_revealed", DiscardRevealed, at=("own_move_revealed",), hint=0.5),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("neighbour", "place", "wk1.wasteland.15", key=hex_key, label=hex_label),
    Question("revealed_card", "choose", "wk1.luck.05", key=card_key, label=card_label),
)
