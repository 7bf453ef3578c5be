"""The image and the compose files are linted, and the linters do find what is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
TOOLS = Path(sys.executable).parent
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE = (DEPLOY / "compose.sqlite.yaml").read_text()


def lint(folder: Path, dockerfile: str, compose: str) -> int:
    """What `./dust lint` says to these files: 0 if they are fine."""
    (folder / "deploy").mkdir()
    (folder / "deploy/Dockerfile").write_text(dockerfile)
    (folder / "deploy/compose.one.yaml").write_text(compose)
    script = (ROOT / "dust").read_text()
    start = script.index("lint_deploy() {")
    function = script[start : script.index("\n}\n", start) + 3]
    command = ["sh", "-c", f"BIN={TOOLS}\n{function}lint_deploy"]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode


@pytest.fixture(autouse=True)
def tools() -> None:
    for tool in ("hadolint", "check-jsonschema"):
        if not (TOOLS / tool).is_file():
            pytest.skip(f"{tool} is not installed beside this Python")


def test_our_files_are_fine(tmp_path: Path) -> None:
    assert lint(tmp_path, DOCKERFILE, COMPOSE) == 0
    postgres = tmp_path / "postgres"
    postgres.mkdir()
    assert lint(postgres, DOCKERFILE, (DEPLOY / "compose.postgres.yaml").read_text()) == 0


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("FROM python:3.13-slim\nRUN", "FROM python\nRUN"),
        ("WORKDIR /data", "WORKDIR data"),
        ("COPY --from=package", "COPIES --from=package"),
        ("USER 10001", "USER dust"),
    ],
)
def test_a_broken_image_is_found(tmp_path: Path, good: str, bad: str) -> None:
    assert good in DOCKERFILE
    assert lint(tmp_path, DOCKERFILE.replace(good, bad), COMPOSE) != 0


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("restart: unless-stopped", "restarts: unless-stopped"),
        ("read_only: true", "read_only: [yes]"),
        ("services:", "service:"),
    ],
)
def test_a_broken_compose_file_is_found(tmp_path: Path, good: str, bad: str) -> None:
    assert good in COMPOSE
    assert lint(tmp_path, DOCKERFILE, COMPOSE.replace(good, bad)) != 0
