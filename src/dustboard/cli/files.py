"""Reading and writing files with care: clear complaints, and never half a file."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from dustboard.cli.complaint import FAILED
from dustboard.cli.words import complain

MOST_BYTES = 64 * 1024 * 1024  # no game is larger; a wrong file may be


def read_json(path: Path) -> Any:
    """The JSON in a file, or one line that says what is wrong with it."""
    try:
        if path.is_dir():
            raise complain("file-folder", path=str(path))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise complain("file-unread", path=str(path), why=_reason(error)) from None
    if len(data) > MOST_BYTES:
        raise complain("file-large", path=str(path), most=MOST_BYTES >> 20)
    try:
        return json.loads(data.decode("utf-8"))
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise complain("file-damaged", path=str(path), **place) from None
    except (UnicodeDecodeError, RecursionError):
        raise complain("file-strange", path=str(path)) from None


def typed_path(text: str) -> Path:
    """The path that somebody typed; ~ is their home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise complain("file-no-home", path=text) from None


def check_writable(path: Path) -> None:
    """Complain now, before long work, if a file could not be written there."""
    try:
        _check_writable(path)
    except (OSError, ValueError) as error:
        raise complain("file-unwritten", path=str(path), why=_reason(error)) from None


def _check_writable(path: Path) -> None:
    if path.is_dir():
        raise complain("file-write-folder", path=str(path))
    folder = path.parent
    if not folder.is_dir():
        raise complain("file-no-folder", path=str(path), folder=str(folder))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise complain("file-closed-folder", path=str(path), folder=str(folder))
    if path.exists() and not os.access(path, os.W_OK):
        raise complain("file-closed", path=str(path))


def write_json(path: Path, data: Any) -> None:
    """Write a whole file or none: to a temporary file beside it, synced, then renamed."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
        temporary = ""
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise complain("file-unwritten", FAILED, path=str(path), why=_reason(error)) from None
    finally:
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()


def _reason(error: OSError | ValueError) -> str:
    """What is wrong with a path; a ValueError is a name that no file can have."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _sync_folder(folder: Path) -> None:
    """Make the rename itself durable, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
