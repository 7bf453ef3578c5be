"""Copies of the tree that a test may change, to be run in processes of their own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns("web_dist", "__pycache__", "*.so", "browser")
PACKAGE = "src/dustboard"
WHOLE = (
    PACKAGE,
    "tests",
    "docs",
    "web/src/lib/net",
    "web/src/locales",
    "web/src/stages",
    "pyproject.toml",
)


class Copy:
    """A copy of the package, or of more parts of the tree."""

    def __init__(self, folder: Path, *parts: str) -> None:
        self.root = folder
        self.source = folder / "src"
        for part in parts or (PACKAGE,):
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=LEFT)
            else:
                shutil.copy(ROOT / part, folder / part)

    def change(self, name: str, old: str, new: str, count: int = 1) -> None:
        """Replace a pattern in a file of the package; it must be there."""
        path = self.root / PACKAGE / name
        text, found = re.subn(old, new, path.read_text(encoding="utf-8"), count=count, flags=re.M)
        assert found, f"{name}: {old}"
        path.write_text(text, encoding="utf-8")

    def add(self, name: str, text: str) -> None:
        """Write a file of the package, or go on with it."""
        with (self.root / PACKAGE / name).open("a", encoding="utf-8") as file:
            file.write(text)

    def run(self, *argv: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy, with the copy's own package and tests."""
        # compiled once for all processes; nobody else writes beside these sources
        env = {**os.environ, "PYTHONPATH": f"{self.source}{os.pathsep}{self.root / 'tests'}"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        return subprocess.run(
            [sys.executable, *argv],
            cwd=self.root,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )

    def pytest(self, *argv: str) -> tuple[int, str]:
        """What tests end with and print here; the tree needs pyproject.toml for them."""
        plain = ("-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist")
        done = self.run("-m", "pytest", *plain, *argv)
        return done.returncode, done.stdout + done.stderr

    def refresh(self, *argv: str) -> tuple[int, str]:
        """What `./dust refresh` ends with and prints here."""
        done = self.run("-m", "refresh", *argv)
        return done.returncode, done.stdout + done.stderr
