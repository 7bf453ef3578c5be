"""Writes the TypeScript types of the web client from the wire types of this folder.

`./dust refresh` writes them below `web/src`. The output is stable, so a test can compare it with
the files that are checked in. Types of views are made by `view_types`, from those of the titles.

>>> sorted(generate())[:2]
['lib/net/commands.ts', 'lib/net/insights.ts']
>>> "export interface Presence {" in generate()["lib/net/protocol.ts"]
True
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from dustboard.server.protocol import (
    commands,
    insights,
    lab,
    lessons,
    library,
    people,
    settings,
    tables,
    tales,
)
from dustboard.server.protocol.commands import Strict

HEADER = """\
// The wire types of Dustboard, made from src/dustboard/server/protocol/{source}.py by
// `./dust refresh`. Change them there, never here.
"""

APART = ("commands", "insights", "library")  # files of their own
ALIASES = {
    "SeatKind": commands.SeatKind,
    "Chat": settings.Chat,
    "Spectators": settings.Spectators,
    "Border": tables.Border,
    "Pace": settings.Pace,
}

_PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def structs() -> list[type[msgspec.Struct]]:
    """All messages of the protocol, in the order they are written down."""
    modules = (commands, people, library, insights, lab, lessons, tables, tales)
    homes = [module.__name__ for module in modules]
    found = [item for module in modules for item in vars(module).items()]
    kinds = {name: value for name, value in found if isinstance(value, type)}
    return [
        kind
        for kind in kinds.values()
        if issubclass(kind, msgspec.Struct) and kind is not Strict and kind.__module__ in homes
    ]


def name_of(found: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(found, inspect.Metadata):
        return name_of(found.type)
    if type(found) in _PLAIN:
        return _PLAIN[type(found)]
    if isinstance(found, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in found.values)
    if isinstance(found, (inspect.StructType, inspect.TypedDictType)):
        return str(found.cls.__name__)
    if isinstance(found, inspect.UnionType):
        return " | ".join(name_of(part) for part in found.types)
    if isinstance(found, inspect.ListType):
        inner = name_of(found.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(found, inspect.DictType):
        return f"Record<{name_of(found.key_type)}, {name_of(found.value_type)}>"
    raise TypeError(f"no TypeScript type is known for {found!r}")


def _interface(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    sent = issubclass(kind, Strict)
    lines = [f"/** {sentence(kind)} */", f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        # what the server sends always holds every field; what a client sends may leave some out
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {name_of(field.type)};")
    return "\n".join([*lines, "}"])


def sentence(kind: Any) -> str:
    """The first line of what a type says about itself."""
    return (kind.__doc__ or "").strip().splitlines()[0]


def _alias(name: str, kind: Any) -> str:
    words = " | ".join(f'"{word}"' for word in kind.__args__)
    return f"export type {name} = {words};"


def _union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in members.__args__)};"


def generate() -> dict[str, str]:
    """The files by path: what clients send, and what they get, which gives the first names too."""
    sent = [kind for kind in structs() if issubclass(kind, Strict)]
    worked_out = [kind for kind in structs() if kind.__module__ == insights.__name__]
    read = [kind for kind in structs() if kind.__module__ == library.__name__]
    got = [kind for kind in structs() if kind not in (*sent, *worked_out, *read)]
    return {
        "lib/net/commands.ts": "\n".join(
            [HEADER.format(source="commands"), *(_interface(kind) + "\n" for kind in sent)]
        ),
        "lib/net/insights.ts": "\n".join(
            [
                HEADER.format(source="insights"),
                _alias("Label", insights.Label) + "\n",
                *(_interface(kind) + "\n" for kind in worked_out),
            ]
        ),
        "lib/net/library.ts": "\n".join(
            [HEADER.format(source="library"), *(_interface(kind) + "\n" for kind in read)]
        ),
        "lib/net/protocol.ts": "\n".join(
            [
                HEADER.format(source="tables"),
                "\n".join(f"export * from './{name}';" for name in APART) + "\n",
                f"export const PROTOCOL = {tables.PROTOCOL};\n",
                "\n".join(_alias(name, kind) for name, kind in ALIASES.items()) + "\n",
                *(_interface(kind) + "\n" for kind in got),
                _union("Push", tables.Push) + "\n",
            ]
        ),
    }
