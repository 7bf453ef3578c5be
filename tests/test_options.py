"""Every table option is read by somebody: its value changes a setting that the title looks at."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from conformance.play import every_title, title_in, values_of
from copies import PACKAGE, ROOT
from dustboard.kernel.options import OptionSpec, flag

HOLDERS = ("house", "settings")  # what the settings of a table are called


def read_settings(source: str) -> set[str]:
    """The settings that a source looks at: `state.house.NAME`, `house.NAME`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            holder = node.value
            name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
            if name in HOLDERS:
                found.add(node.attr)
    return found


def unread(specs: Iterable[OptionSpec], settings: Any, read: set[str]) -> list[str]:
    """Options that change nothing, or only settings that nobody reads; with the reason."""
    specs = list(specs)
    usual = {spec.name: spec.default for spec in specs}
    found: list[str] = []
    for spec in specs:
        changed: set[str] = set()
        for value in values_of(spec):
            other = vars(settings({**usual, spec.name: value}))
            changed |= {name for name, was in vars(settings(usual)).items() if other[name] != was}
        if not changed:
            found.append(f"{spec.name} changes no setting")
        elif not changed & read:
            found.append(f"{spec.name}: nobody reads {', '.join(sorted(changed))}")
    return found


def sources(folder: str) -> list[Path]:
    """The sources of a title, without the settings themselves."""
    home = ROOT / PACKAGE / "games" / folder
    return [path for path in home.rglob("*.py") if path.name != "settings.py"]


@every_title
def test_every_option_is_read(folder: str) -> None:
    title = title_in(folder)
    read = {name for path in sources(folder) for name in read_settings(path.read_text())}
    assert unread(title.options, title.settings, read) == []


class Net:
    """Settings that forget one option."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.net = options["net"]
        self.limit = options["limit"]


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("if state.house.net: fall(house.limit)", ["forgotten changes no setting"]),
        (
            "if state.house.net: fall(net.limit)",
            ["limit: nobody reads limit", "forgotten changes no setting"],
        ),
    ],
)
def test_an_option_that_nobody_reads_is_found(source: str, wrong: list[str]) -> None:
    specs = [flag(name, True) for name in ("net", "limit", "forgotten")]
    assert unread(specs, Net, read_settings(source)) == wrong


def option_names(folder: str) -> list[str]:
    """The options that the web client has a name for, from the folder of their title."""
    text = (ROOT / PACKAGE / "games" / folder / "text" / "en" / "options.ftl").read_text()
    return re.findall(r"^option-(\w+) =", text, re.MULTILINE)


@every_title
def test_a_title_names_its_options_itself(folder: str) -> None:
    names = option_names(folder)
    assert sorted(names) == sorted(spec.name for spec in title_in(folder).options)
    assert len(names) == len(set(names))


def test_options_of_two_titles_share_no_name() -> None:
    """The client reads those of all titles together."""
    known: dict[str, str] = {}
    for folder in ("wftw", "wk1"):
        for name in option_names(folder):
            assert known.setdefault(name, folder) == folder
