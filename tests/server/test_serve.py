"""`dustboard serve` with what it can't use: one line, and no password in it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from dustboard.cli.main import main

SECRET = "geheim"
NOWHERE = f"postgresql://dust:{SECRET}@127.0.0.1:1/dust"


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """The command sends all logs to stderr; afterwards they go where they went before."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level


@pytest.mark.parametrize(
    ("store", "words"),
    [
        (NOWHERE, "the store can't be opened"),
        ("sqlite:////nowhere/at/all/tables.db", "the store can't be opened"),
        ("mysql://here", "is not a store"),
        ("sqlite://", "a store in memory would lose its tables"),
    ],
)
def test_a_store_that_cannot_be_used_is_one_line(
    store: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--store", store]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert len(err.splitlines()) == 1
    assert SECRET not in err


def test_a_port_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUSTBOARD_PORT", "door")
    assert main(["serve"]) == 2
    assert "invalid int value: 'door'" in capsys.readouterr().err


def test_help_tells_no_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUSTBOARD_STORE", NOWHERE)
    assert main(["serve", "--help"]) == 0
    assert SECRET not in capsys.readouterr().out
