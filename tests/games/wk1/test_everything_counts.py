"""Nothing on a card is idle: every moment is opened, every mod and every field is read.

The rules are the modules that `flow` imports, near or far; what only shows or advises is no rule.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from dustboard.games.wk1 import meta
from dustboard.games.wk1.content import mods, moments
from dustboard.games.wk1.content.cards import CARDS, CONTENT
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.rules.effects import window_moments, windows
from dustboard.games.wk1.rules.vocabulary import BOOK
from dustboard.games.wk1.rules.words import static
from dustboard.games.wk1.state.spec import SPEC
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.book import Word
from dustboard.kernel.options import check_options
from dustboard.kernel.state import State

PACKAGE = "dustboard.games.wk1"
ROOT = Path(meta.__file__).parent
# where moments, mods and fields are declared, which is no use of them
DECLARING = (
    "content.moments",
    "content.mods",
    "rules.vocabulary",
    "rules.effects.windows",
    "rules.effects.window_moments",
)
STATES = ("state.state",)
BY_PLACE = "no_hand"  # special gear lies beside the hands, so no rule has to ask
IN_WINDOWS = "multi_unanswered"  # the windows themselves keep luck cards away


@cache
def rules() -> dict[str, ast.Module]:
    """The syntax of all modules of the rules, and of what they import."""
    found: dict[str, ast.Module] = {}
    paths = (ROOT / "rules").rglob("*.py")
    waiting = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    while waiting:
        name = waiting.pop()
        path = ROOT / (name.replace(".", "/") + ".py")
        if name in found or not path.is_file():
            continue
        found[name] = ast.parse(path.read_text())
        for node in ast.walk(found[name]):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
                inner = (node.module or "")[len(PACKAGE) :].lstrip(".")
                waiting.append(inner)
                prefix = f"{inner}." if inner else ""
                waiting += [prefix + alias.name for alias in node.names]
    return found


def _aliases(tree: ast.Module) -> dict[str, str]:
    """Names under which a module knows what it imports."""
    return {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@cache
def used() -> frozenset[str]:
    """Names that the rules use: in functions, or to make a table at import."""
    found: set[str] = set()
    for name, tree in rules().items():
        if name in DECLARING:
            continue
        aliases = _aliases(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found.add(aliases.get(node.id, node.id))
    return frozenset(found) | read()


@cache
def read() -> frozenset[str]:
    """Attributes that are read, by the rules or by what players see."""
    found: set[str] = set()
    shown = {name: ast.parse((ROOT / f"{name}.py").read_text()) for name in ("meta", "show/view")}
    for name, tree in {**rules(), **shown}.items():
        if name in STATES:
            continue
        # to set one number of a list is not to read it
        written = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or id(node) in written:
                continue
            if isinstance(node.ctx, ast.Load):
                found.add(node.attr)
    return frozenset(found)


def _moments() -> set[str]:
    """The moments of all effects of cards and hexes."""
    rows = [effect for card in CARDS for effect in getattr(card.row, "effects", ())]
    for tile in CONTENT.hexes:
        rows += tile.effects
        rows += [effect for action in tile.actions for effect in action.effects]
    return {effect["when"] for effect in rows}


def _windows_of(moment: int) -> set[str]:
    """The names of the windows in which effects of a moment can be used."""
    names = {
        number: name
        for name, number in vars(window_moments).items()
        if name.isupper() and isinstance(number, int) and not name.startswith(("AT_", "_"))
    }
    assert len(names) == len(window_moments.MOMENTS)
    return {
        names[number]
        for number, (first, second, _) in enumerate(window_moments.MOMENTS)
        if moment in first or moment in second
    }


BY_SKILL = [f"dice_{skill}" for skill in SKILLS]
MOMENTS_ON_CARDS = sorted(_moments())


@pytest.mark.parametrize("when", MOMENTS_ON_CARDS)
def test_every_moment_on_a_card_is_opened_by_the_rules(when: str) -> None:
    name = f"AT_{when.upper()}"
    if when == "action":  # special actions have a table of their own
        name = "ACTIONS"
    opened = {name} | _windows_of(moments.WHEN.index(when))
    assert opened & used(), f"no rule opens '{when}'"


def test_every_moment_and_word_is_on_a_card() -> None:
    assert set(moments.WHEN) == set(MOMENTS_ON_CARDS)
    assert BOOK.unused() == []


@pytest.mark.parametrize("name", mods.MODS)
def test_every_mod_is_on_a_card_and_read_by_the_rules(name: str) -> None:
    having = [card for card in CARDS if name in getattr(card.row, "mods", {})]
    if name in BY_SKILL:
        assert mods.MODS.index(name) == BY_SKILL.index(name)  # read by the number of the skill
        return
    assert having, "on no card"
    if name == BY_PLACE:
        assert all(card.row.group == "special" for card in having)
    elif name == IN_WINDOWS:
        assert name.upper() in vars(windows)
    else:
        assert name.upper() in used(), "no rule reads it"


@pytest.mark.parametrize("word", static.WORDS, ids=lambda word: word.name)
def test_a_word_that_always_counts_is_asked_for_where_it_matters(word: Word) -> None:
    assert word.make.__name__ in used()


def _fields() -> list[str]:
    own = KnightsState(2, Settings(check_options(OPTIONS, {})))
    return sorted(vars(own).keys() - vars(State(2, own.house)).keys())


@pytest.mark.parametrize("name", _fields())
def test_every_field_of_the_state_is_read_by_the_rules(name: str) -> None:
    faces = {field.face_up for field in SPEC.fields}  # they say when a secret lies open
    assert name in read() | faces, f"the rules never read '{name}'"
