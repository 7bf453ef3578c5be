# mypyc: skip
"""Frames of programs that older versions had, as lines of this one.

They ran a list of effects by its position among all its lines, with the alternative that was
chosen: 0 none yet, then their numbers. Lists still have their lines in that order (see `lines`).
Later versions had lists as today, but a program of its own for each question that a word asks; here
such a question belongs to the line of its word. Which card that line stands on makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from dustboard.games.wk1.content.things import ANY_HERE
from dustboard.games.wk1.rules.effects.lines import ACTIONS, LISTS, KnightEffect, effects_at
from dustboard.games.wk1.rules.vocabulary import RUNNER
from dustboard.games.wk1.rules.words.cards import DISCARDED, MARKED, Mark, SwapTop
from dustboard.games.wk1.rules.words.checks import NEXT_MEAL, WHICH_CARD, Check, Swarm
from dustboard.games.wk1.rules.words.combat import Jam, StartRange
from dustboard.games.wk1.rules.words.hexes import Ride, Strike, Wake
from dustboard.games.wk1.rules.words.missions import Cultist, Procession, Trouble
from dustboard.games.wk1.rules.words.move import DiscardRevealed, Pushed, Tokens
from dustboard.games.wk1.rules.words.questions import bits
from dustboard.games.wk1.rules.words.scouting import UNDER, Ambush, Scout
from dustboard.games.wk1.rules.words.supply import Heal

_CARD, _ACTION, _CHOICE = "run effects", "run action", "choose an alternative"
_DECLINED = 99
Row = list[Any]  # of a stack: program, step, seat, bindings
Plain = Mapping[str, Any]
Asked = tuple[int, int, list[Any]]  # who is asked, to whom it happens, the line and its scope
L = TypeVar("L", bound=KnightEffect)


def carried_frames(row: Row, plain: Plain, programs: Sequence[str]) -> list[Row]:
    """A frame of a saved game; for a program that was replaced, what stands in its place."""
    name, step, seat, bindings = row
    if name == _CHOICE:
        of = bindings[0] if isinstance(bindings[0], str) else programs[bindings[0]]
        lines = _lines(of, bindings[1], bindings[2])
        choice = RUNNER.names.names[lines[bindings[3]].choice]
        taken = "ask_pick" if step == "ask_option" else "take_pick"
        return [[RUNNER.pick.name, taken, seat, [choice, seat, bindings[1]]]]
    if name in _QUESTIONS:
        first, find = _QUESTIONS[name]
        asked, owner, bound = find(seat, bindings, plain)
        taken = "ask_pick" if step == first else "take_pick"
        return [[RUNNER.pick.name, taken, asked, [bound[0], owner, *bound[1:]]]] if bound else []
    if name not in (_CARD, _ACTION):
        return [row]
    source, part, position, option = bindings
    left = _lines(name, source, part)[position:]
    return _rest(left, option, seat, source, int(plain["die"]))


def _lines(program: str, source: int, part: int) -> tuple[KnightEffect, ...]:
    return ACTIONS[source][part] if program == _ACTION else effects_at(source, part)


def _rest(left: Sequence[KnightEffect], option: int, seat: int, source: int, die: int) -> list[Row]:
    """The frame that does the rest of a list."""
    effects = RUNNER.effects.name
    for line in left:
        if line.result and not option:  # the check is being made, or has just been
            check = RUNNER.names.names[line.check_line]
            return [[RUNNER.after.name, "resume", seat, [check, source]]]
        if not option and (line.option or line.may):
            return [[effects, RUNNER.names.names[line.choice], seat, [source]]]
        if line.option in (0, option) and not (line.may and option == _DECLINED):
            scope = [source, die] if line.args.known else [source]
            return [[effects, line.name, seat, scope]]
    return []


# -- questions of words ---------------------------------------------------------------------------


def _like(kind: type[L], fits: Callable[[L], bool] = lambda line: True) -> list[Any]:
    """The first line of this kind that asks the same, with its source."""
    for line in RUNNER.lines:
        if isinstance(line, kind) and fits(line):
            return [line.name, line.source]
    return []


def _heal(seat: int, bound: list[int], plain: Plain) -> Asked:
    packed, amount = bound
    what, force = packed // 8, packed % 8 == 1

    def same(line: Heal) -> bool:
        return (line.who, line.what, line.amount, line.force) == (ANY_HERE, what, amount, force)

    return seat, seat, _like(Heal, same)


def _card(seat: int, bound: list[int], plain: Plain) -> Asked:
    victim, what, then = bound
    if then == DISCARDED:
        return seat, victim, [RUNNER.lines[LISTS.own[what]].name, -1]
    kind: type[Mark] | type[SwapTop] = Mark if then == MARKED else SwapTop
    return seat, victim, _like(kind, lambda line: line.what == what)


def _spread(seat: int, bound: list[int], plain: Plain) -> Asked:
    taken, token, left = bound
    number = left + taken.bit_count()
    found = _like(Tokens, lambda line: (line.token, line.adjacent) == (token, number))
    return int(plain["waster"]), seat, [*found, taken] if left else []


def _push(seat: int, bound: list[int], plain: Plain) -> Asked:
    return int(plain["waster"]), seat, _like(Pushed)


def _look(seat: int, bound: list[int], plain: Plain) -> Asked:
    return seat, seat, [*_like(Ambush if bound[0] == UNDER else Scout), bound[0]]


def _strike(seat: int, bound: list[int], plain: Plain) -> Asked:
    return seat, seat, _like(Strike, lambda line: line.amount == bound[0])


def _range(seat: int, bound: list[int], plain: Plain) -> Asked:
    found = _like(StartRange, lambda line: bits(line.ranges) == bound[0])
    return seat, seat, [*found, bound[1]]


def _jam(seat: int, bound: list[int], plain: Plain) -> Asked:
    other = plain["rival"] if seat == plain["active"] else plain["active"]
    return seat, int(other), _like(Jam, lambda line: line.amount == bound[0])


def _skill(seat: int, bound: list[int], plain: Plain) -> Asked:
    def same(line: Check) -> bool:
        return [bits(line.skills), line.difficulty] == bound

    return seat, seat, _like(Check, same)


# by program: its first step, and what its question is now
_QUESTIONS: Mapping[str, tuple[str, Callable[[int, list[int], Plain], Asked]]] = {
    "heal somebody": ("ask_whom", _heal),
    "pick a card": ("ask_pick", _card),
    "spread tokens": ("ask_spread", _spread),
    "push a knight": ("ask_push", _push),
    "replace a revealed card": (
        "ask_replace",
        lambda seat, bound, plain: (seat, seat, _like(DiscardRevealed)),
    ),
    "look at wasteland cards": ("ask_look", _look),
    "strike a hex": ("ask_hex", _strike),
    "ride": ("ask_hex", lambda seat, bound, plain: (seat, seat, _like(Ride))),
    "wake somebody": ("ask_sleeper", lambda seat, bound, plain: (seat, seat, _like(Wake))),
    "starting range": ("ask_range", _range),
    "jam": ("ask_jam", _jam),
    "check with one of several skills": ("ask_skill", _skill),
    "trouble for the bearer": (
        "ask_threat",
        lambda seat, bound, plain: (seat, seat, _like(Trouble)),
    ),
    "a Cultist enters": ("ask_cultist", lambda seat, bound, plain: (seat, seat, _like(Cultist))),
    "Mother Manifold moves": (
        "ask_procession",
        lambda seat, bound, plain: (seat, seat, _like(Procession)),
    ),
    "swarm": (
        "ask_swarm",
        lambda seat, bound, plain: (seat, seat, [*_like(Swarm), NEXT_MEAL]),
    ),
    "a card is eaten": (
        "ask_eaten",
        lambda seat, bound, plain: (seat, seat, [*_like(Swarm), WHICH_CARD]),
    ),
}
REPLACED = (_CARD, _ACTION, _CHOICE, *_QUESTIONS)
