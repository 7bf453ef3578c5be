# mypyc: skip
"""Lists of effects that an older version was in the middle of, as lines of this one.

It ran a list by its position among all its lines, with the alternative that was chosen: 0 none
yet, then their numbers. Lists still have their lines in that order (see `lines`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dustboard.games.wk1.rules.effects.lines import ACTIONS, KnightEffect, effects_at
from dustboard.games.wk1.rules.vocabulary import RUNNER

_CARD, _ACTION, _CHOICE = "run effects", "run action", "choose an alternative"
REPLACED = (_CARD, _ACTION, _CHOICE)
_DECLINED = 99
Row = list[Any]  # of a stack: program, step, seat, bindings


def carried_frames(row: Row, plain: Mapping[str, Any], programs: Sequence[str]) -> list[Row]:
    """A frame of a saved game; for a program that was replaced, what stands in its place."""
    name, step, seat, bindings = row
    if name == _CHOICE:
        of = bindings[0] if isinstance(bindings[0], str) else programs[bindings[0]]
        lines = _lines(of, bindings[1], bindings[2])
        choice = RUNNER.names.names[lines[bindings[3]].choice]
        taken = "ask_pick" if step == "ask_option" else "take_pick"
        return [[RUNNER.pick.name, taken, seat, [choice, seat, bindings[1]]]]
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
