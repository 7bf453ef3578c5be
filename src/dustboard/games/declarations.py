# mypyc: skip
"""The programs and asks of a title, collected from the modules of its rules.

A program or an ask is declared once, at the top of the module that it belongs to, and that is all:
no list of them is kept. They are numbered by name, so that the numbers are the same in every
process and build.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from dustboard.kernel.decisions import Ask, number_asks
from dustboard.kernel.effects.runner import Runner
from dustboard.kernel.frames import NO_NUMBER, Program, number_programs

Declared = TypeVar("Declared", Program, Ask)


def declared_in(package: str) -> tuple[tuple[Program, ...], tuple[Ask, ...]]:
    """All programs and all asks that the modules of a package have at their top, numbered."""
    programs: dict[str, Program] = {}
    asks: dict[str, Ask] = {}
    for module in _modules(package):
        for one in top_level(module):
            if isinstance(one, Program):
                _add(programs, one, module, "program")
                if not one.steps:
                    raise ValueError(f"program {one.name!r} of {package} has no steps")
            elif isinstance(one, Ask):
                _add(asks, one, module, "ask")
    return (
        number_programs([programs[name] for name in sorted(programs)]),
        number_asks([asks[name] for name in sorted(asks)]),
    )


def _modules(package: str) -> Iterator[ModuleType]:
    # all of them first: a program gets its steps from another module than its own
    folder = import_module(package).__path__
    names = sorted(found.name for found in walk_packages(folder, f"{package}."))
    yield from [import_module(name) for name in names]


def top_level(module: ModuleType) -> Iterator[object]:
    """What the names of a module stand for; tuples and runners are looked through."""
    for value in list(vars(module).values()):
        yield from looked_through(value)


def looked_through(value: object) -> tuple[object, ...]:
    """The parts of what a name stands for."""
    if isinstance(value, Runner):
        return *value.programs, *value.asks
    return value if isinstance(value, tuple) else (value,)


def _add(known: dict[str, Declared], one: Declared, module: ModuleType, kind: str) -> None:
    found = known.setdefault(one.name, one)
    if found is not one:
        raise ValueError(f"{module.__name__}: there is another {kind} {one.name!r}")
    if one.number != NO_NUMBER:
        raise ValueError(f"{module.__name__}: {kind} {one.name!r} is in another table already")
