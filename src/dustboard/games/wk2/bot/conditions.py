"""Conditions of rows, as far as a knight can tell from its view whether they hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, WALKERS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER, SPECIAL_ID
from dustboard.games.wk2.rules.story_leaves import LEAVES
from dustboard.kernel.effects.conditions import Expression, Leaves, Scope, parse
from dustboard.kernel.state import State

UNKNOWN: Final = 0.5  # the chance of a condition that one can't judge


def _harm(look: Seen) -> int:
    return int(look.mine["harm"]["wounds"]) + int(look.mine["harm"]["contaminated"])


def _tokens(look: Seen, kind: str) -> int:
    tokens: list[str] = look.view["board"][kind]
    return tokens.count(look.mine["space"])


_KNOWN: Final[dict[str, Callable[[Seen], int]]] = {
    "B": lambda look: len(look.view["seats"]),
    "round": lambda look: int(look.view["round"]),
    "time": lambda look: int(look.view["plot"]["time"]),
    "xp": lambda look: int(look.mine["xp"]),
    "fuel": lambda look: look.has("fuel"),
    "ammo": lambda look: look.has("ammo"),
    "meds": lambda look: look.has("meds"),
    "resources": lambda look: look.resources,
    "wounds": _harm,
    "contaminated": lambda look: int(look.mine["harm"]["contaminated"]),
    "radiation": lambda look: int(look.mine["radiation"]["at"]),
    "damage": lambda look: int(look.mine["damage"]["at"]),
    "free": lambda look: int(look.mine["room"]),
    "conscious": lambda look: int(look.mine["down"] is None),
    "wrecked": lambda look: int(look.mine["wreck"] is not None),
    "upgrades": lambda look: len(look.mine["upgrades"]),
    "armor": lambda look: len(look.mine["armor"]),
    "here.challenge": lambda look: _tokens(look, "challenge"),
    "here.plot": lambda look: _tokens(look, "plot"),
    "here.general": lambda look: look.heaped,
    "here.special": lambda look: int(board.SPECIAL_NUMBER[look.here] > 0),
    "knights": lambda look: look.knights,
    "first": lambda look: int(look.view["first"] == look.me),
    "row": lambda look: len(look.view["row"]),
    "board.plot": lambda look: len(look.view["board"]["plot"]),
    "fight": lambda look: 1,
    "here.city": lambda look: int(board.IS_CITY[look.here]),
    "board.challenge": lambda look: len(look.view["board"]["challenge"]),
    "party.challenge": lambda look: sum(seat["challenges"] for seat in look.view["seats"]),
}


class _Names(Leaves[State]):
    """The names of conditions, read from the view that is looked at."""

    def __init__(self) -> None:
        super().__init__(LEAVES)
        self.look: Seen | None = None
        self.guessed = False
        self.rolled: int | None = None  # successes that are supposed

    def number(self, state: State, seat: int, scope: Scope, at: int) -> int:
        look = self.look
        assert look is not None
        name = LEAVES[at]
        if name == "successes" and self.rolled is not None:
            return self.rolled
        if name in _KNOWN:
            return _KNOWN[name](look)
        if name in FLAGS:
            return int(name in look.flags)
        if name in COUNTERS:
            return look.counters.get(name, 0)
        if name.startswith("special."):
            card = SPECIAL_ID[SPECIAL_BY_NUMBER[int(name.removeprefix("special."))]]
            return int(card in look.mine["special"])
        if name.startswith("read."):
            return int(name.removeprefix("read.") in look.view["book"]["read"])
        if name.startswith("past_"):
            return int(bool(look.view["options"].get(name)))
        if name.startswith("here."):
            return self._stands(look, name.removeprefix("here."))
        self.guessed = True
        return 0

    def _stands(self, look: Seen, place: str) -> int:
        if place in WALKERS:
            return int(look.view["board"]["walkers"][WALKERS.index(place)] == look.mine["space"])
        number = board.SPECIAL_NUMBER[look.here]
        return int(place in (board.CITY[look.here], board.ID[look.here], str(number)))


_NAMES: Final = _Names()
_NOBODY: Final = State(1, None)


@cache
def _parsed(written: str) -> Expression | None:
    try:
        return parse(written, _NAMES, ())
    except ValueError:  # it speaks of a number that only the row knows, such as a die
        return None


class Holds:
    """Whether conditions hold for one who looks."""

    def __init__(self, look: Seen) -> None:
        self.look = look
        self.rolled: int | None = None  # successes that are supposed for now

    def chance(self, written: str) -> float:
        """How likely a condition holds: 0 or 1 where one sees it."""
        if not written:
            return 1.0
        expression = _parsed(written)
        if expression is None:
            return UNKNOWN
        value = self._value(expression)
        return UNKNOWN if _NAMES.guessed else float(value != 0)

    def number(self, written: str) -> int:
        """A number that a row works out; 1 where one can't tell."""
        expression = _parsed(written)
        return 1 if expression is None else self._value(expression)

    def _value(self, expression: Expression) -> int:
        _NAMES.look = self.look
        _NAMES.guessed = False
        _NAMES.rolled = self.rolled
        return expression.value(_NOBODY, self.look.me, ())
