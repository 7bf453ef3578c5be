"""The code base keeps its laws, and each check of a law is able to fail."""

import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

import laws

ROOT = Path(__file__).parent.parent
Check = Callable[[Path], list[str]]


def write(root: Path, name: str, text: str = "") -> None:
    """Write one file of a made-up project."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Make a small project that keeps every law."""
    write(
        tmp_path,
        "src/dustboard/kernel/engine.py",
        "from __future__ import annotations\n"
        "from collections.abc import Sequence\n"
        "from mypy_extensions import i64\n"
        "from .state import State\n",
    )
    write(tmp_path, "src/dustboard/kernel/state.py")
    for title in ("one", "two"):
        for name in ("meta.py", "rules.toml", "RULINGS.md", "show/view.py", "text/en/x.ftl"):
            write(tmp_path, f"src/dustboard/games/{title}/{name}")
        for name in ("state/state.py", "bot/heuristics.py"):
            write(tmp_path, f"src/dustboard/games/{title}/{name}")
        write(
            tmp_path,
            f"src/dustboard/games/{title}/rules/flow.py",
            "import msgspec\n"
            "from dustboard.kernel.engine import State\n"
            "from dustboard.texts import bundle\n"
            "from dustboard.games.rows import rows\n"
            f"from dustboard.games.{title} import meta\n"
            "from . import meta\n"
            "ROUND = 'bid'\n",
        )
        write(
            tmp_path,
            f"src/dustboard/games/{title}/content/data/cards.toml",
            '[[card]]\nid = "bu11"\n[[card]]\nid = "bandit"\n[[card]]\nid = "hex9"\n',
        )
    write(tmp_path, "src/dustboard/games/rows.py", "import tomllib\n")
    write(tmp_path, "src/dustboard/texts.py", "import fluent.runtime\n")
    write(tmp_path, "src/dustboard/__init__.py", "from dustboard.games.one import meta\n")
    write(
        tmp_path,
        "src/dustboard/bots/plain.py",
        "import random\nimport dustboard\nfrom dustboard import new_game\n"
        "from dustboard.kernel import engine\n",
    )
    write(tmp_path, "src/dustboard/lab/batch.py", "from dustboard.bots import plain\n")
    write(tmp_path, "src/dustboard/server/app.py", "import dustboard.games.one.meta\n")
    write(tmp_path, "src/dustboard/cli/main.py", "import dustboard.server.app\n")
    write(tmp_path, "requirements/base.lock", "rich==15.0.0 \\\n    --hash=sha256:00\n")
    write(tmp_path, "dust", "pip install --no-index .\nuv pip compile --no-emit-index-url\n")
    write(tmp_path, "README.md", "See https://example.test/ for more.\n")
    return tmp_path


CHECKS: list[Check] = [
    laws.import_complaints,
    laws.room_complaints,
    laws.layer_complaints,
    laws.cycle_complaints,
    laws.crowd_complaints,
    laws.kernel_call_complaints,
    laws.size_complaints,
    laws.address_complaints,
    laws.card_id_complaints,
    laws.listen_complaints,
    laws.float_tuple_complaints,
    laws.plain_class_complaints,
]


@pytest.mark.parametrize("check", CHECKS)
def test_the_code_base_keeps_the_law(check: Check) -> None:
    assert check(ROOT) == []


@pytest.mark.parametrize("check", CHECKS)
def test_a_tidy_project_passes(check: Check, project: Path) -> None:
    assert check(project) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kernel/bad.py", "import random"),
        ("kernel/bad.py", "import os"),
        ("kernel/bad.py", "from io import StringIO"),
        ("kernel/bad.py", "def f():\n    from pathlib import Path"),
        ("kernel/bad.py", "import socket"),
        ("kernel/bad.py", "import msgspec"),
        ("kernel/bad.py", "import dustboard"),
        ("kernel/bad.py", "from ..games.one import meta"),
        ("kernel/bad.py", "from .. import texts"),
        ("games/one/bad.py", "from random import Random"),
        ("games/one/bad.py", "import numpy as np"),
        ("games/one/bad.py", "import dustboard"),
        ("games/one/bad.py", "from dustboard import bots"),
        ("games/one/bad.py", "from dustboard.games.two import meta"),
        ("games/one/bad.py", "from ..two.meta import x"),
        ("bots/bad.py", "from dustboard.games.one import meta"),
        ("bots/bad.py", "from dustboard import games"),
        ("bots/bad.py", "import importlib\nimportlib.import_module('dustboard.games.one')"),
        ("bots/bad.py", "from dustboard.lab import batch"),
        ("lab/bad.py", "import dustboard.games.one.meta"),
        ("envs/bad.py", "import dustboard.games.one.meta"),
        ("lab/bad.py", "from dustboard.server import app"),
        ("bad.py", "import dustboard.server"),
        ("bad.py", "from .server import app"),
    ],
)
def test_a_wrong_import_is_found(name: str, text: str, project: Path) -> None:
    write(project, f"src/dustboard/{name}", text)
    (complaint,) = laws.import_complaints(project)
    assert complaint.startswith(f"src/dustboard/{name}:")


@pytest.mark.parametrize("room", ["state", "rules", "show", "bot"])
def test_an_import_from_a_room_above_is_found(room: str, project: Path) -> None:
    below = laws.ROOMS[laws.ROOMS.index(room) - 1]
    for lazy in ("", "def f():\n    "):
        write(
            project,
            f"src/dustboard/games/one/{below}/bad.py",
            f"{lazy}from dustboard.games.one.{room} import x\n",
        )
        (complaint,) = laws.room_complaints(project)
        assert complaint.endswith(f": above {below}")


def test_a_module_in_no_room_and_a_missing_room_are_found(project: Path) -> None:
    write(project, "src/dustboard/games/one/more.py")
    (project / "src/dustboard/games/two/rules/flow.py").unlink()
    (project / "src/dustboard/games/two/bot/heuristics.py").unlink()
    assert laws.room_complaints(project) == [
        "src/dustboard/games/one/more.py: in no room",
        "src/dustboard/games/two: no rules/flow.py",
        "src/dustboard/games/two: no bot/heuristics.py",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("core/bad.py", "from dustboard.server.store import x"),
        ("table/bad.py", "def f():\n    from dustboard.server.insight import x"),
        ("notices/bad.py", "from dustboard.server.people import x"),
        (
            "services.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import app",
        ),
        ("game/bad.py", "from ..table.room import Room"),
        ("game/bad.py", "from dustboard.server.cellar import x"),
    ],
)
def test_an_import_from_a_layer_that_is_not_below_is_found(
    name: str, text: str, project: Path
) -> None:
    write(project, f"src/dustboard/server/{name}", text)
    (complaint,) = laws.layer_complaints(project)
    assert complaint.startswith(f"src/dustboard/server/{name}:")
    assert ": not below " in complaint


def test_layers_import_from_below_and_all_have_a_place(project: Path) -> None:
    write(project, "src/dustboard/server/table/room.py", "from dustboard.server.store import x")
    write(project, "src/dustboard/server/table/play.py", "from .room import Room")
    assert laws.layer_complaints(project) == []
    write(project, "src/dustboard/server/cellar/box.py")
    assert laws.layer_complaints(project) == ["src/dustboard/server/cellar/box.py: in no layer"]


@pytest.mark.parametrize(
    "back",
    [
        "from dustboard.lab.first import f",
        "from dustboard.lab import first",
        "from . import first",
        "import dustboard.lab.first",
        "def g():\n    from dustboard.lab.first import f",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .first import f",
    ],
)
def test_a_cycle_of_imports_is_found(back: str, project: Path) -> None:
    write(project, "src/dustboard/lab/first.py", "from dustboard.lab.second import g")
    write(project, "src/dustboard/lab/second.py", "from dustboard.lab.third import h")
    write(project, "src/dustboard/lab/third.py", "import math")
    assert laws.cycle_complaints(project) == []
    write(project, "src/dustboard/lab/third.py", back)
    names = ", ".join(f"dustboard.lab.{name}" for name in ("first", "second", "third"))
    assert laws.cycle_complaints(project) == [f"a cycle of imports: {names}"]


def test_a_package_and_its_module_can_be_a_cycle(project: Path) -> None:
    write(project, "src/dustboard/lab/__init__.py", "from dustboard.lab.first import f")
    write(project, "src/dustboard/lab/first.py", "import dustboard.lab")
    assert laws.cycle_complaints(project) == [
        "a cycle of imports: dustboard.lab, dustboard.lab.first"
    ]


@pytest.mark.parametrize(
    ("folder", "kind"),
    [("src/dustboard/envs", "py"), ("web/src/ui", "svelte"), ("web/src/lib", "ts")],
)
def test_full_folders_are_found(folder: str, kind: str, project: Path) -> None:
    for number in range(laws.MANY):
        write(project, f"{folder}/m{number}.{kind}")
    write(project, f"{folder}/__init__.py")
    assert laws.crowd_complaints(project) == laws.crowd_questions(project) == []
    write(project, f"{folder}/one_more.{kind}")
    assert laws.crowd_complaints(project) == []
    assert laws.crowd_questions(project) == [f"{folder}: 26 modules, is it one room?"]
    for number in range(laws.TOO_MANY):
        write(project, f"{folder}/m{number}.{kind}")
    assert laws.crowd_complaints(project) == [f"{folder}: 41 modules, 40 is never"]
    assert laws.crowd_questions(project) == []


def test_full_folders_of_ours_are_asked_about() -> None:
    for question in laws.crowd_questions(ROOT):
        warnings.warn(question, stacklevel=1)
    assert laws.crowd_complaints(ROOT) == []


@pytest.mark.parametrize("call", ["open('x')", "print(1)", "input()", "eval('1')"])
def test_input_and_output_in_the_kernel_are_found(call: str, project: Path) -> None:
    write(project, "src/dustboard/kernel/bad.py", f"def f():\n    return {call}\n")
    assert len(laws.kernel_call_complaints(project)) == 1


@pytest.mark.parametrize("name", ["src/dustboard/bad.py", "web/src/bad.ts", "web/src/Bad.svelte"])
def test_long_files_are_found(name: str, project: Path) -> None:
    write(project, name, "\n" * 400)
    assert laws.size_complaints(project) == laws.size_questions(project) == []
    write(project, name, "\n" * 401)
    assert laws.size_complaints(project) == []
    assert laws.size_questions(project) == [f"{name}: 401 lines, is it one story?"]
    write(project, name, "\n" * 801)
    assert laws.size_complaints(project) == [f"{name}: 801 lines, 800 is never"]
    assert laws.size_questions(project) == []


def test_none_of_our_files_is_too_long_and_long_ones_are_asked_about() -> None:
    for question in laws.size_questions(ROOT):
        warnings.warn(question, stacklevel=1)
    assert laws.size_complaints(ROOT) == []


def test_long_tables_and_generated_states_are_fine(project: Path) -> None:
    write(project, "src/dustboard/games/one/content/more.toml", "\n" * 2000)
    write(project, "src/dustboard/games/one/state/state.py", "\n" * 2000)
    assert laws.size_complaints(project) == []


@pytest.mark.parametrize("host", laws.REGISTRY_HOSTS)
@pytest.mark.parametrize("name", ["README.md", "requirements/base.lock", ".ci/run"])
def test_a_registry_host_is_found(name: str, host: str, project: Path) -> None:
    write(project, name, f"x\nsee https://files.{host}/simple\n")
    (complaint,) = laws.address_complaints(project)
    assert complaint.startswith(f"{name}:2:")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("requirements/base.lock", "--find-links {}:///srv/wheels".format("file")),
        ("requirements/base.lock", "rich @ {}:///srv/rich.whl".format("file")),
        ("requirements/base.lock", "rich @ {}://example.test/rich.whl".format("https")),
        ("requirements/base.in", "--extra-index-url={}:///srv/simple".format("file")),
        ("pip.conf", "index-url = {}://example.test/simple".format("https")),
        ("web/package-lock.json", '"resolved": "x"'),
    ],
)
def test_an_address_of_an_index_is_found(name: str, line: str, project: Path) -> None:
    write(project, name, f"{line}\n")
    (complaint,) = laws.address_complaints(project)
    assert complaint.startswith(f"{name}:1:")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kernel/bad.py", "if card == 'bu11': pass"),
        ("kernel/bad.py", "x = 1  # as with bu11"),
        ("kernel/bad.py", "if card == 'zz99': pass"),
        ("games/one/flow.py", "if card == 'bu11': pass"),
        ("games/one/flow.py", "odd = 'bu11,bu12'"),
        ("games/one/phases/raid.py", "if place == 'hex9': pass"),
        ("games/one/ops.py", "if card == 'bandit': pass"),
    ],
)
def test_a_card_id_in_code_is_found(name: str, text: str, project: Path) -> None:
    write(project, f"src/dustboard/{name}", text)
    (complaint,) = laws.card_id_complaints(project)
    assert complaint.startswith(f"src/dustboard/{name}:1: card id")


def test_a_card_id_in_content_or_in_an_example_is_fine(project: Path) -> None:
    write(project, "src/dustboard/games/one/content/data/table.py", "FIRST = 'bu11'")
    write(project, "src/dustboard/games/one/cards.py", '"""Cards.\n\n>>> card("bu11")\n"""')
    assert laws.card_id_complaints(project) == []


@pytest.mark.parametrize("text", ["GIFT.listen(Gift())", "GIFT.listeners.append(Gift())"])
def test_a_listener_outside_the_wiring_is_found(text: str, project: Path) -> None:
    write(project, "src/dustboard/games/one/rules/wiring.py", "GIFT.listen(Gift())\n")
    assert laws.listen_complaints(project) == []
    write(project, "src/dustboard/games/one/rules/tasks.py", f"X = 1\n{text}\n")
    assert laws.listen_complaints(project) == [
        "src/dustboard/games/one/rules/tasks.py:2: only rules/wiring.py calls listen"
    ]


def test_a_constant_that_the_compiler_would_lose(project: Path) -> None:
    text = "A: Final = (0.5, 1.5)\nB: Final[tuple[float, ...]] = (0.5,)\nC: Final = (1, 0.5)\n"
    write(project, "src/dustboard/games/one/prices.py", text)
    (complaint,) = laws.float_tuple_complaints(project)
    assert complaint == "src/dustboard/games/one/prices.py:1: say tuple[float, ...]"


def test_a_plain_class_that_derives_from_a_compiled_one(project: Path) -> None:
    write(project, "src/dustboard/kernel/texts.py", "class Wording:\n    pass\n")
    text = "from dustboard.kernel.texts import Wording\nclass Own(Wording[int]):\n    pass\n"
    write(project, "src/dustboard/games/one/show/texts.py", text)
    assert laws.plain_class_complaints(project) == []
    write(project, "src/dustboard/games/one/show/texts.py", f"{laws.SKIP}\n{text}")
    (complaint,) = laws.plain_class_complaints(project)
    assert complaint.endswith("one/show/texts.py:3: Wording is compiled, this module is not")
