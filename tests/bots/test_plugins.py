"""Bots of others: a class in any module, and what packages bring by their entry points."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.bots import Bot, UnknownBot, check, make, names, registry, sight_of
from dustboard.bots.random_bot import RandomBot
from dustboard.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder of somebody who writes a bot, with the first file of the page in it."""
    (tmp_path / "mybots.py").write_text(BLOCKS[0][1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    return tmp_path


@pytest.mark.usefixtures("in_a_folder")
def test_the_page_can_be_followed(capsys: pytest.CaptureFixture[str]) -> None:
    command = BLOCKS[1][1].splitlines()[0].replace("--games 100", "--games 4").split()
    assert command[:2] == ["dustboard", "sim"]
    assert main([*command[1:], "--jobs", "1"]) == 0
    assert "mybots:Keen" in capsys.readouterr().out


def test_its_thoughtful_bot_answers() -> None:
    (code,) = [text for kind, text in BLOCKS if kind == "python" and "Thoughtful" in text]
    made: dict[str, Any] = {}
    exec(code, made)
    game = dustboard.new_game("wftw", 2, seed=1)
    digest = game.digest()
    assert made["Thoughtful"]("wftw", 1).answer(sight_of(game, 0), game.pending[0]) in (
        "juice",
        "spark",
    )
    assert game.digest() == digest


def test_its_example_of_thinking_ahead_runs() -> None:
    (code,) = [text for kind, text in BLOCKS if kind == "python" and "game.world" in text]
    code = code.replace("range(20)", "range(2)")
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert [line.split()[0] for line in ran.stdout.splitlines()] == ["juice", "spark"]


@pytest.mark.usefixtures("in_a_folder")
def test_a_class_of_any_module_is_taken_from_the_keyboard_only() -> None:
    bot = make("mybots:Keen", "wftw", 1, anywhere=True)
    game = dustboard.new_game("wftw", 2, seed=1)
    assert bot.answer(None, game.pending[0]) == "spark"  # type: ignore[arg-type]
    sys.modules.pop("mybots")
    for refused in (lambda: make("mybots:Keen", "wftw", 1), lambda: check("mybots:Keen", "wftw")):
        with pytest.raises(UnknownBot, match="there is no bot 'mybots'"):
            refused()
    assert "mybots" not in sys.modules


@pytest.mark.usefixtures("in_a_folder")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mybots:Slow", "was not found: module 'mybots' has no attribute 'Slow'"),
        ("nobots:Keen", "was not found: No module named 'nobots'"),
        ("pathlib:Path", "is not a bot"),
    ],
)
def test_what_is_no_bot_is_said(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "wftw", "--seats", f"{name},random", "--games", "1"]) == 2
    assert why in capsys.readouterr().err


def test_packages_bring_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    def brought(group: str) -> list[metadata.EntryPoint]:
        kind = f"{RandomBot.__module__}:RandomBot"
        ours = metadata.EntryPoint("normal", kind, group)  # our own names can't be taken
        return [metadata.EntryPoint("dreamer", kind, group), ours]

    before = registry._known()["normal"]
    monkeypatch.setattr(registry, "entry_points", brought)
    registry._known.cache_clear()
    try:
        assert "dreamer" in names()
        assert check("dreamer", "wftw") == "dreamer"
        assert isinstance(make("dreamer", "wftw", 1), RandomBot)
        assert registry._known()["normal"] is before
    finally:
        registry._known.cache_clear()


def test_a_bot_need_not_be_compiled() -> None:
    class Last(Bot):
        def answer(self, sight: object, decision: object) -> str:
            return str(decision.options[-1].key)  # type: ignore[attr-defined]

    game = dustboard.new_game("wftw", 2, seed=1)
    assert Last("wftw", 1).answer(None, game.pending[0]) == "spark"
