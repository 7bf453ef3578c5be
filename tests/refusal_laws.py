"""Whether every refusal of the server has its sentences, by what its source says.

A refusal names its sentence by a key that stands in the source as it is, with its variables as
named arguments, so that both can be compared with the Fluent files.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

# who takes the key of a sentence, and as which of its arguments
TAKERS = {
    "Refused": 2,
    "not_yours": 0,
    "not_now": 0,
    "bad_request": 0,
    "illegal": 0,
    "damaged": 0,
    "why": 0,
    "Undeliverable": 0,
    "sentence": 1,
    "check_position": 3,
    "check_whole": 2,
}
# these give the variables themselves; a sentence need not speak of all of them
OLDER = ("check_position", "check_whole")
# errors of the engine: what they say is a Reason, which has a key
ENGINE = {"IllegalAnswer", "StaleAnswer", "UndoRefused", "UnknownTitle", "BadSetup", "BadOption"}
ENGINE |= {"BadRecord"}


class Use:
    """A place that names a sentence."""

    def __init__(self, place: str, taker: str, key: str, given: set[str] | None) -> None:
        self.place = place
        self.taker = taker
        self.key = key
        self.given = given  # None: not to be seen from there


def name_of(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(
    tree: ast.AST, within: frozenset[str] = frozenset()
) -> Iterator[tuple[ast.Call, frozenset[str]]]:
    """All calls, each with the names of the functions and classes around it."""
    for node in ast.iter_child_nodes(tree):
        inner = within
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inner = within | {node.name}
        elif isinstance(node, ast.Call):
            yield node, within
        yield from calls(node, inner)


def _keys(node: ast.expr) -> list[str] | None:
    """The keys that an argument can be; None if the source does not tell."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = _keys(node.body), _keys(node.orelse)
        return None if one is None or other is None else [*one, *other]
    return None


def _given(call: ast.Call, taker: str) -> set[str] | None:
    names = [word.arg for word in call.keywords]
    if taker in OLDER or taker == "sentence" or None in names:
        return None
    return {name for name in names if name is not None}


def uses(package: Path) -> tuple[list[Use], list[str]]:
    """Where sentences are named, and what is wrong with how that is done."""
    found: list[Use] = []
    complaints: list[str] = []
    for file in sorted(package.rglob("*.py")):
        for call, within in calls(ast.parse(file.read_text(encoding="utf-8"))):
            taker = name_of(call)
            place = f"{file.relative_to(package)}:{call.lineno}"
            if taker in ENGINE and not within & {"illegal", "damaged"}:
                first = call.args[0] if call.args else None
                if not (isinstance(first, ast.Call) and name_of(first) == "Reason"):
                    complaints.append(f"{place}: {taker} says something that has no key")
            if taker not in TAKERS or len(call.args) <= TAKERS[taker]:
                continue
            node = call.args[TAKERS[taker]]
            keys = _keys(node)
            if keys is not None:
                found += [Use(place, taker, key, _given(call, taker)) for key in keys]
            elif not (within & TAKERS.keys() and _passes(node)):
                complaints.append(f"{place}: {taker} gets no key of a sentence")
    return found, complaints


def _passes(node: ast.expr) -> bool:
    """Whether a taker hands on the key that it got itself."""
    if isinstance(node, ast.Attribute):
        return node.attr == "key"
    return isinstance(node, ast.Name) and node.id == "key"


# for whoever runs the server or writes programs for it: logs, metrics, headers, the description
TECHNICAL = (
    "bench/*",
    "bot_pool",
    "metrics",
    "security",
    "serve",
    "static",
    "typescript",
    "view_types",
    "workers",
)
TECHNICAL += ("verify", "webpush", "app", "dependencies", "store/*")
LOGS = {"debug", "info", "warning", "error", "exception"}
TWO_WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def prose_complaints(package: Path) -> list[str]:
    """Prose in the source of what answers people; the description of a route is none."""
    complaints: list[str] = []
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        if any(path.match(f"{name}.py") for name in TECHNICAL) or "migrations" in path.parts:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        fine = {
            id(inner) for node in ast.walk(tree) if _speaks_to_us(node) for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            said = node.value if isinstance(node, ast.Constant) and id(node) not in fine else None
            if isinstance(node, ast.Constant) and isinstance(said, str) and TWO_WORDS.search(said):
                complaints.append(f"{path}:{node.lineno}: {said!r} is no key")
    return complaints


def _speaks_to_us(node: ast.AST) -> bool:
    """Docstrings, logs, and what routes say of themselves."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg in ("summary", "description")
    return isinstance(node, ast.Call) and name_of(node) in LOGS


def sentences(folder: Path) -> dict[str, set[str]]:
    """The variables of each sentence of a language, with those of the sentences inside it."""
    own: dict[str, set[str]] = {}
    inside: dict[str, set[str]] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                own[entry.id.name], inside[entry.id.name] = set(), set()
                _collect(entry, own[entry.id.name], inside[entry.id.name])
    return {key: own[key].union(*(own[one] for one in inside[key])) for key in own}


def _collect(node: object, variables: set[str], messages: set[str]) -> None:
    if isinstance(node, ftl.VariableReference):
        variables.add(node.id.name)
    elif isinstance(node, ftl.MessageReference):
        messages.add(node.id.name)
    elif isinstance(node, list):
        for one in node:
            _collect(one, variables, messages)
    elif isinstance(node, ftl.BaseNode):
        for one in vars(node).values():
            _collect(one, variables, messages)


def refusal_complaints(package: Path) -> list[str]:
    """All that is wrong between the source of the server and its sentences."""
    found, complaints = uses(package)
    english, polish = sentences(package / "text" / "en"), sentences(package / "text" / "pl")
    for use in found:
        if use.key not in english:
            complaints.append(f"{use.place}: there is no sentence '{use.key}'")
        elif use.given is not None and use.given != english[use.key]:
            wanted = ", ".join(sorted(english[use.key]))
            complaints.append(f"{use.place}: '{use.key}' speaks of: {wanted}")
    used = {use.key for use in found}
    for file in sorted((package / "text" / "en").glob("refusals*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name not in used:
                complaints.append(f"{file.name}: nothing uses '{entry.id.name}'")
    for key in sorted(english.keys() | polish.keys()):
        if key not in polish or key not in english:
            complaints.append(f"'{key}' is in one language only")
        elif english[key] != polish[key]:
            complaints.append(f"'{key}' speaks of something else in Polish")
    return complaints
