"""One process for a SQLite store.

A second one would not hear of what the first one changes: nothing tells it, as PostgreSQL would.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import ClassVar

from dustboard.server.store.contract import StoreDown


class Owner:
    """Keeps other processes away from a store until it lets go, or until this process ends.

    It holds the lock of an empty database beside the store: SQLite has such a lock on every
    system, and the system itself takes it away from a process that is killed.
    """

    _locks: ClassVar[dict[Path, sqlite3.Connection]] = {}  # of this process
    _owners: ClassVar[list[Path]] = []

    def __init__(self, database: str) -> None:
        self._store = Path(database).resolve()
        if self._store not in self._owners:
            self._locks[self._store] = _locked(self._store)
        self._owners.append(self._store)

    def let_go(self) -> None:
        """Let another process have it, unless somebody else in this one needs it."""
        self._owners.remove(self._store)
        if self._store not in self._owners:
            self._locks.pop(self._store).close()


def _locked(store: Path) -> sqlite3.Connection:
    path = store.with_name(f"{store.name}.lock")
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreDown(f"the store can't be opened: {error}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise StoreDown(f"the store can't be opened: {error}") from None
        hint = "stop it, or choose another file with --store"
        raise StoreDown(f"another server uses {store}: {hint}") from None
    return lock
