"""Conditions of rows, as far as a knight can tell from its view whether they hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dustboard.games.wk2.bot.fights import face
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.gear_table import BARTER
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, TALLIES, WALKERS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER, SPECIAL_ID
from dustboard.games.wk2.rules.leaves import VALUABLE
from dustboard.games.wk2.rules.story_leaves import LEAVES
from dustboard.kernel.effects.conditions import Expression, Leaves, Scope, parse
from dustboard.kernel.state import State

_CITIES: Final = {board.CITY[city]: city for city in board.CITIES}
UNKNOWN: Final = 0.5  # the chance of a condition that one can't judge


def _harm(look: Seen) -> int:
    return int(look.mine["harm"]["wounds"]) + int(look.mine["harm"]["contaminated"])


def _tokens(look: Seen, kind: str) -> int:
    tokens: list[str] = look.view["board"][kind]
    return tokens.count(look.mine["space"])


def _cities(look: Seen, least: int) -> int:
    """How many cities have a token that shows at least so much."""
    return sum(1 for city in board.CITIES if look.stage(city) >= least)


def _half(look: Seen) -> int:
    foes = look.view["board"]["foes"]
    return sum(1 for foe in foes if 2 * foe["wounds"] >= foe["health"])


def _gear(look: Seen) -> int:
    mine = look.mine
    return len(mine["hands"]) + len(mine["armor"]) + len(mine["stowed"])


def _with_parts(look: Seen) -> bool:
    """Whether the table plays with parts: all of them are in sight."""
    vehicles = any(seat["parts"] for seat in look.view["seats"])
    return vehicles or len(look.view["decks"]["parts"]) > 0


def _token(look: Seen) -> int:
    return int(any(task["space"] == look.mine["space"] for task in look.mine["tasks"]))


def _meds_of_use(look: Seen) -> int:
    """Meds that a camp could spend now."""
    return min(look.has("meds"), -(-_harm(look) // 3) + int(look.mine["radiation"]["at"]))


def _valuables(look: Seen) -> int:
    mine = look.mine
    return sum(
        1
        for key in (*mine["hands"], *mine["armor"], *mine["stowed"], *mine["cache"])
        if BARTER[face(key)] >= VALUABLE
    )


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
    "board.face_down": lambda look: len(look.view["board"]["face_down"]),
    "here.stage": lambda look: look.stage(look.here),
    "here.knights": lambda look: sum(1 for _ in look.others(0)),
    "here.highway": lambda look: int(board.TERRAIN[look.here] == 0),
    "cults": lambda look: _cities(look, 3),
    "infected": lambda look: _cities(look, 1),
    "standing": lambda look: len(look.view["board"]["foes"]),
    "standing.half": _half,
    "turn.moved": lambda look: int(look.view["active"] == look.me and "move" in look.view["taken"]),
    "cards": _gear,
    "parts": lambda look: len(look.mine["parts"]),
    "with_parts": lambda look: int(_with_parts(look)),
    "here.scrub": lambda look: int(board.TERRAIN[look.here] == 2),
    "here.mountains": lambda look: int(board.TERRAIN[look.here] == 3),
    "here.token": _token,
    "camp.meds": _meds_of_use,
    "camp.helped": lambda look: 0,
    "valuables": _valuables,
}


def _card(number: str) -> str:
    return SPECIAL_ID[SPECIAL_BY_NUMBER[int(number)]]


def _here(look: Seen, place: str) -> int:
    """A place where the knight stands, a marker there, or another knight with a special card."""
    if place.startswith("special."):
        card = _card(place.removeprefix("special."))
        return sum(1 for seat in look.others(0) if card in seat["special"])
    if place in WALKERS:
        return int(look.view["board"]["walkers"][WALKERS.index(place)] == look.mine["space"])
    number = board.SPECIAL_NUMBER[look.here]
    return int(place in (board.CITY[look.here], board.ID[look.here], str(number)))


def _near(look: Seen, place: str) -> int:
    """The same, within one step; tokens as well."""
    if place.startswith("special."):
        card = _card(place.removeprefix("special."))
        return sum(1 for seat in look.others(1) if card in seat["special"])
    if place in WALKERS:
        walker = look.walkers.get(place, board.NOWHERE)
        return int(walker != board.NOWHERE and board.STEPS[look.here][walker] <= 1)
    near = [board.ID[space] for space in (look.here, *board.NEIGHBOURS[look.here])]
    if place == "general":
        heaps = look.view["board"]["effort"]
        return sum(int(heap["tokens"]) for heap in heaps if heap["space"] in near)
    tokens: list[str] = look.view["board"][place]
    return sum(1 for token in tokens if token in near)


def _held(look: Seen, number: str) -> int:
    card = _card(number)
    return sum(1 for seat in look.view["seats"] if not seat["out"] and card in seat["special"])


def _seal(look: Seen, name: str) -> int:
    return int(look.view["own"]["seal"] == name)


def _on_board(look: Seen, name: str) -> int:
    return int(name in look.walkers)


def _my(look: Seen, name: str) -> int:
    """What the knight has noted."""
    return int(name in look.mine["noted"])


def _steps(look: Seen, city: str) -> int:
    """How far a city is."""
    return board.STEPS[look.here][_CITIES[city]]


# names with one beginning, by it
_FAMILIES: Final[dict[str, Callable[[Seen, str], int]]] = {
    "board": _on_board,
    "held": _held,
    "here": _here,
    "my": _my,
    "near": _near,
    "seal": _seal,
    "steps": _steps,
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
            return int(_card(name.removeprefix("special.")) in look.mine["special"])
        if name.startswith("read."):
            return int(name.removeprefix("read.") in look.view["book"]["read"])
        if name.startswith("past_"):
            return int(bool(look.view["options"].get(name)))
        family, _, rest = name.partition(".")
        if family in _FAMILIES and rest not in TALLIES:  # what is counted is not in the view
            return _FAMILIES[family](look, rest)
        self.guessed = True
        return 0


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
