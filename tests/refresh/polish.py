"""The lists of texts that wait for a Polish translation."""

from __future__ import annotations

from pathlib import Path

import dustboard
from dustboard.games import rulebook
from dustboard.kernel.reasons import ENGLISH
from dustboard.texts import texts_of
from fluent_variables import keys, written
from refresh import FIXTURES, ROOT, Files, Say

LISTS = FIXTURES / "polish"
LOCALES = ROOT / "web" / "src" / "locales"
SHELL = "shell"  # what the web client says of no title


def packages() -> dict[str, str]:
    """Whatever has texts besides the titles: its name, and the package it stands in."""
    source = ROOT / "src" / "dustboard"
    folders = sorted(one.parent for one in source.rglob("text") if one.is_dir())
    found = {str(one.relative_to(source)).replace("/", "-"): one for one in folders}
    return {
        name: ".".join(("dustboard", *folder.relative_to(source).parts))
        for name, folder in found.items()
        if folder.parent != source / "games"
    }


def names() -> list[str]:
    """All that have a list."""
    return [*dustboard.titles(), *packages(), SHELL]


def locales(lang: str) -> str:
    """What the web client says of no title, in a language."""
    files: list[Path] = sorted((LOCALES / lang).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def due(name: str) -> list[str]:
    """What waits for a translation, as the texts say."""
    if name == SHELL:
        return sorted(f"shell/{key}" for key in keys(locales("en")) - keys(locales("pl")))
    if name in packages():
        texts = texts_of(packages()[name])
        # the kernel reads no files: its English is a table
        english = texts.keys("en") or frozenset(ENGLISH)
        return sorted(english - texts.keys("pl"))
    texts = texts_of(f"dustboard.games.{name}")
    client = keys(written(name, "en", client=True)) - keys(written(name, "pl", client=True))
    rules = {one.id for one in rulebook.clauses(name)} - {*rulebook.written_clauses(name, "pl")}
    rulings = {one.id for one in rulebook.rulings(name)} - {*rulebook.written_rulings(name, "pl")}
    waiting = texts.keys("en") - texts.keys("pl")
    return sorted(
        waiting
        | {f"client/{key}" for key in client}
        | {f"rule/{id}" for id in rules}
        | {f"ruling/{id}" for id in rulings}
    )


def make(say: Say) -> Files:
    """One list for each title, each package with texts, and the shell of the client."""
    return {LISTS / f"{name}.txt": "".join(f"{key}\n" for key in due(name)) for name in names()}
