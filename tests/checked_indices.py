"""Plays games on sources in which no index may be below zero: `checked_indices.py TITLE GAMES`.

"None of it" is -1 in the state, and Python reads the last row of a table for it without a word.
Here every index of the kernel, the titles and the bots is looked at before it is used; one that
the source itself writes with a minus is meant so.

>>> tree = CheckIndices("a.py").visit(ast.parse("print(table[seat], hand[-1])"))
>>> ast.unparse(ast.fix_missing_locations(tree))
"print(index_checked(table, seat, 'a.py:1'), hand[-1])"
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import random
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType
from typing import Any

CHECKED = ("dustboard.kernel", "dustboard.games", "dustboard.bots")
BOTS = ("random", "greedy")
LOOK = 12  # the odds are looked at after so many answers


class NegativeIndex(Exception):
    """An index that stands for nothing was used to look something up."""


def index_checked(table: Any, index: Any, place: str) -> Any:
    """What `table[index]` gives, if the index is one."""
    if type(index) is int and index < 0 and isinstance(table, (list, tuple, str, bytes)):
        raise NegativeIndex(f"{place}: index {index}")
    return table[index]


def bound_checked(index: Any, place: str) -> Any:
    """An index that is written to, or the bound of a slice."""
    if type(index) is int and index < 0:
        raise NegativeIndex(f"{place}: index {index}")
    return index


class CheckIndices(ast.NodeTransformer):
    """Puts the checks around all indices of a module but those of annotations."""

    def __init__(self, file: str) -> None:
        self.file = file

    def _call(self, name: str, at: ast.AST, *args: ast.expr) -> ast.expr:
        place = ast.Constant(f"{self.file}:{getattr(at, 'lineno', 0)}")
        return ast.Call(ast.Name(name, ast.Load()), [*args, place], [])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        returns, node.returns = node.returns, None
        self.generic_visit(node)
        node.returns = returns
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        index = node.slice
        if isinstance(index, ast.Slice):
            for name in ("lower", "upper"):
                bound = getattr(index, name)
                if bound is not None and not _as_meant(bound):
                    setattr(index, name, self._call(bound_checked.__name__, node, bound))
        elif _as_meant(index):
            pass
        elif isinstance(node.ctx, ast.Load):
            return self._call(index_checked.__name__, node, node.value, index)
        else:
            node.slice = self._call(bound_checked.__name__, node, index)
        return node


def _as_meant(index: ast.expr) -> bool:
    """A constant, a minus that the source writes, or the key of a pair."""
    return isinstance(index, (ast.Constant, ast.UnaryOp, ast.Tuple))


class _Loader(importlib.machinery.SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = CheckIndices(path).visit(ast.parse(self.get_data(path)))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or not fullname.startswith(CHECKED):
            return None
        if spec.origin is not None and spec.origin.endswith(".py"):
            spec.loader = _Loader(fullname, spec.origin)
        return spec


def check_imports() -> None:
    """From now on modules are imported with checked indices."""
    setattr(builtins, index_checked.__name__, index_checked)
    setattr(builtins, bound_checked.__name__, bound_checked)
    sys.meta_path.insert(0, _Finder())


def play(folder: str, seed: int) -> int:
    """One game at a drawn table; gives the number of answers."""
    from conformance.play import random_options, some_players, start, title_in
    from dustboard.bots import make, sight_of

    rng = random.Random(seed)
    title = title_in(folder)
    game = start(folder, rng.choice(some_players(folder)), seed, random_options(title, rng))
    bots = [make(rng.choice(BOTS), folder, seed + seat) for seat in range(game.players)]
    while not game.over and len(game.answers) < 1600:
        for decision in game.pending:
            seat = decision.seat
            if len(game.answers) % LOOK == 0:
                masked = game.masked(seat)
                title.odds(masked, seat)
                title.option_odds(masked, seat, [option.key for option in decision.options])
            game.answer(seat, bots[seat].answer(sight_of(game, seat), decision))
    return len(game.answers)


if __name__ == "__main__":
    check_imports()
    print(sum(play(sys.argv[1], seed) for seed in range(int(sys.argv[2]))), "answers")
