"""Writes the TypeScript types of views from those that the kernel and the titles declare.

A title with a stage of its own in the web client gets its types there, in `view.ts`.

>>> sorted(generate())
['lib/net/views.ts', 'stages/wftw/view.ts', 'stages/wk1/view.ts', 'stages/wk2/view.ts']
>>> "export interface WarView extends View, WarTable {" in generate()["stages/wftw/view.ts"]
True
"""

from __future__ import annotations

import ast
from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import is_typeddict

from msgspec import inspect

import dustboard
from dustboard.kernel import views
from dustboard.server.protocol.typescript import name_of, sentence

HEADER = """\
// What a view holds, made from src/{source} by `./dust refresh`.
// Change it there, never here.
"""
IMPORT = "import type {{ {names} }} from '../../lib/net/views';\n"


def declared(module: ModuleType) -> dict[str, type]:
    """The types of a module in the order they are written down, inner ones aside."""
    return {
        name: kind
        for name, kind in vars(module).items()
        if is_typeddict(kind) and kind.__module__ == module.__name__ and not name.startswith("_")
    }


def parents(module: ModuleType) -> dict[str, list[type]]:
    """Which types each one extends; Python itself forgets that."""
    found: dict[str, list[type]] = {}
    for part in ast.parse(getsource(module)).body:
        if isinstance(part, ast.ClassDef):
            names = [base.id for base in part.bases if isinstance(base, ast.Name)]
            kinds = [vars(module)[name] for name in names]
            found[part.name] = [kind for kind in kinds if is_typeddict(kind)]
    return found


def _fields(kind: type) -> dict[str, str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.TypedDictType)
    fields = {field.name: field for field in info.fields}
    return {
        name: f"{'' if fields[name].required else '?'}: {name_of(fields[name].type)}"
        for name in kind.__annotations__
    }


def _interface(kind: type, above: list[type]) -> str:
    known = [one for one in above if not one.__name__.startswith("_")]
    taken_over = {name for one in known for name in one.__annotations__}
    extends = f" extends {', '.join(one.__name__ for one in known)}" if known else ""
    lines = [f"  {name}{text};" for name, text in _fields(kind).items() if name not in taken_over]
    body = ["{", *lines, "}"] if lines else ["{}"]
    head = f"/** {sentence(kind)} */\nexport interface {kind.__name__}{extends} "
    return head + "\n".join([*body, ""])


def _file(module: ModuleType) -> str:
    source = module.__name__.replace(".", "/") + ".py"
    shared = [name for name, kind in declared(views).items() if vars(module).get(name) is kind]
    imports = [IMPORT.format(names=", ".join(shared))] if shared and module is not views else []
    above = parents(module)
    types = [_interface(kind, above[name]) for name, kind in declared(module).items()]
    return "\n".join([HEADER.format(source=source), *imports, *types])


def generate() -> dict[str, str]:
    """The files by path below `web/src`."""
    files = {"lib/net/views.ts": _file(views)}
    for title in dustboard.titles():
        module = import_module(f"dustboard.games.{title}.show.view_types")
        files[f"stages/{title}/view.ts"] = _file(module)
    return files
