"""Programs and asks are declared once, found by themselves, and started by somebody."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from dustboard.games.declarations import declared_in, looked_through, top_level
from dustboard.kernel.decisions import Ask
from dustboard.kernel.frames import Program
from refresh.layouts import TITLES, title_of

HEAD = """
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Program, define

def step(state, frame): ...

def ask(name):
    return Ask(name, "choose", "r.01", legal=lambda state, seat: [0],
        key=lambda state, seat, action: "", label=lambda state, seat, action: Message(""),
        prompt=lambda state, seat: Message(""))
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an empty package named `chapters`."""
    folder = tmp_path / "chapters"
    (folder / "inner").mkdir(parents=True)
    for path in (folder, folder / "inner"):
        (path / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "chapters"]:
        del sys.modules[name]


def test_they_are_found_in_every_module_and_numbered_by_name(package: Path) -> None:
    (package / "shared.py").write_text(HEAD + 'ROUND = Program("round")\n')
    (package / "inner" / "deep.py").write_text(
        HEAD + 'BID = Program("bid", (step,))\nROW = (ask("one"), ask("first"))\n'
    )
    (package / "flow.py").write_text(
        HEAD + "from chapters.shared import ROUND\ndefine(ROUND, (step,))\nOFFER = ask('offer')\n"
    )
    programs, asks = declared_in("chapters")
    assert [(one.name, one.number) for one in programs] == [("bid", 0), ("round", 1)]
    assert [(one.name, one.number) for one in asks] == [("first", 0), ("offer", 1), ("one", 2)]
    with pytest.raises(ValueError, match="'round' is in another table already"):
        declared_in("chapters")


def test_a_runner_brings_its_own(package: Path) -> None:
    (package / "one.py").write_text(
        "from dustboard.kernel.effects.runner import Runner\n"
        "RUNNER = Runner()\nRUNNER.close(called=True)\n"
    )
    programs, asks = declared_in("chapters")
    assert [one.name for one in programs] == ["begin effects", "effects"]
    assert asks == ()


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ('A = Program("bid", (step,))\nB = Program("bid", (step,))', "another program 'bid'"),
        ('A = ask("bid")\nB = ask("bid")', "there is another ask 'bid'"),
        ('A = Program("bid")', "program 'bid' of chapters has no steps"),
    ],
)
def test_what_is_declared_twice_or_has_no_steps_is_an_error(
    package: Path, lines: str, fault: str
) -> None:
    (package / "one.py").write_text(f"{HEAD}{lines}\n")
    with pytest.raises(ValueError, match=fault):
        declared_in("chapters")


def idle(package: str) -> list[str]:
    """Programs that nobody starts and asks that nobody asks, as far as the sources name them."""
    modules = [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith(f"{package}.") and module.__file__
    ]
    every = {id(one): one for module in modules for one in top_level(module)}
    used = {id(one) for module in modules for one in _named(module)}
    return [
        f"{type(one).__name__.lower()} {one.name!r}"
        for one in every.values()
        if isinstance(one, (Program, Ask)) and id(one) not in used
    ]


def _named(module: ModuleType) -> Iterator[object]:
    """What a module speaks of: not what it only imports, declares or gives steps to."""
    source = Path(str(module.__file__)).parent / f"{module.__name__.rpartition('.')[2]}.py"
    if not source.is_file():
        return
    tree = ast.parse(source.read_text(encoding="utf-8"))
    defined = [
        node.args[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "define"
    ]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name) or isinstance(node.ctx, ast.Store) or node in defined:
            continue
        value = vars(module).get(node.id)
        yield from looked_through(value)


@pytest.mark.parametrize("folder", TITLES)
def test_every_program_is_started_and_every_ask_is_asked(folder: str) -> None:
    assert title_of(folder).programs
    assert idle(f"dustboard.games.{folder}.rules") == []


def test_who_is_never_started_is_found(package: Path) -> None:
    (package / "one.py").write_text(
        HEAD + 'A = Program("axe", (step,))\nB = Program("bow")\ndefine(B, (step,))\n'
        'C = ask("cup")\nD = ask("dip")\n'
        "def go(state):\n    state.push_in_order([(A.number, 0, ())])\n    state.ask(0, D.number)\n"
    )
    declared_in("chapters")
    assert idle("chapters") == ["program 'bow'", "ask 'cup'"]
