"""The page of effect words, made from their constructors: what a row may say, and where."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from dustboard.kernel.effects.args import (
    AMOUNTS,
    BLOCK,
    CHOICE,
    CHOICES,
    FLAG,
    ROWS,
    TEXT,
    Parameter,
)
from dustboard.kernel.effects.book import Book, Word
from refresh import ROOT, Files, Say

PAGE = ROOT / "docs" / "effect-words.md"
TITLES = {
    "wftw": "War for the Wasteland",
    "wk1": "Waste Knights",
    "wk2": "Waste Knights, second edition",
    "_template": "The template",
}
HEAD = """# The words of effects

Made by `./dust refresh words` from the constructors of the words and from the moments of the
titles. How rows are written with them is told in [adding a card](adding-a-card.md). A parameter in
brackets may be left out.
"""
SAYS = {
    FLAG: "true or false",
    TEXT: "a name",
    BLOCK: "a list of effects",
    ROWS: "rows of choices",
}
MOST_NAMES = 30
EXPRESSION = "a number or an expression"


def make(say: Say) -> Files:
    """The page, with a chapter for each title."""
    chapters = [HEAD]
    for folder, name in TITLES.items():
        module = f"dustboard.games.{folder}.rules.vocabulary"
        if find_spec(module) is not None:
            chapters.append(chapter(name, import_module(module).BOOK))
    return {PAGE: "\n".join(chapters)}


def chapter(name: str, book: Book) -> str:
    """The moments and the words of one title."""
    lines = [f"## {name}", "", "| `when` | what it means | on |", "| --- | --- | --- |"]
    lines += [
        f"| `{moment.name}` | {moment.about} | {' or '.join(moment.on) or 'any card'} |"
        for moment in book.moments.values()
    ]
    lines += [
        "",
        "| `do` | what it does | parameters | at | on |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [row(word, book) for word in book.words.values()]
    return "\n".join(lines) + "\n"


def row(word: Word, book: Book) -> str:
    """One word."""
    about = (word.make.__doc__ or "").split("\n")[0]
    parameters = "<br>".join(described(one) for one in word.parameters(book.ports)) or "none"
    moments = [f"`{when}`" if when else "stories" for when in word.at]
    at = ", ".join(moments) or "anywhere"
    on = " or ".join(word.on) or "any card"
    cost = " It can be a cost." if word.pays else ""
    return f"| `{word.name}` | {about}{cost} | {parameters} | {at} | {on} |"


def listed(names: tuple[str, ...]) -> str:
    """The names, or of many the first ones and how many there are."""
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    return f"{len(names)} names: {', '.join(names[:3])} and so on"


def described(one: Parameter) -> str:
    """One parameter and what it may be."""
    if one.kind in (CHOICE, CHOICES):
        some = "one of" if one.kind == CHOICE else "some of"
        what = f"{some} {listed(one.allowed)}"
    elif one.kind == AMOUNTS:
        what = f"an amount of {', '.join(one.allowed)}"
    elif one.kind in SAYS:
        what = SAYS[one.kind]
        what += f" that knows {', '.join(one.allowed)}" if one.kind == BLOCK and one.allowed else ""
    else:
        what = EXPRESSION if one.kind == "number" else "a number"
        what += f" ({one.allowed[0]})" if one.allowed else ""
    name = f"`{one.name}`" if one.needed else f"[`{one.name}`]"
    return f"{name}: {what}"
