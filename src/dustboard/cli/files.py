"""Reading and writing files with care: clear complaints, and never half a file."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from dustboard.cli.complaint import FAILED, Complaint

MOST_BYTES = 64 * 1024 * 1024  # no game is larger; a wrong file may be


def read_json(path: Path) -> Any:
    """The JSON in a file, or one line that says what is wrong with it."""
    try:
        if path.is_dir():
            raise Complaint(f"{path}: this is a folder, not a file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Complaint(f"cannot read {path}: {_reason(error)}") from None
    if len(data) > MOST_BYTES:
        raise Complaint(f"{path}: too large for a record (more than {MOST_BYTES >> 20} MiB)")
    try:
        return json.loads(data.decode("utf-8"))
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        raise Complaint(f"{path}: damaged or cut short, not valid JSON ({at})") from None
    except (UnicodeDecodeError, RecursionError):
        raise Complaint(f"{path}: not a Dustboard file (not JSON text)") from None


def typed_path(text: str) -> Path:
    """The path that somebody typed; ~ is their home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise Complaint(f"{text}: there is no such home folder") from None


def check_writable(path: Path) -> None:
    """Complain now, before long work, if a file could not be written there."""
    try:
        _check_writable(path)
    except (OSError, ValueError) as error:
        raise Complaint(f"cannot write {path}: {_reason(error)}") from None


def _check_writable(path: Path) -> None:
    if path.is_dir():
        raise Complaint(f"cannot write {path}: this is a folder")
    folder = path.parent
    if not folder.is_dir():
        raise Complaint(f"cannot write {path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Complaint(f"cannot write {path}: the folder {folder} is read-only")
    if path.exists() and not os.access(path, os.W_OK):
        raise Complaint(f"cannot write {path}: the file is read-only")


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
        raise Complaint(f"cannot write {path}: {_reason(error)}", FAILED) from None
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
