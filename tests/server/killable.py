"""A server that kills itself with signal 9 at a chosen moment; run as a program.

    python killable.py STORE PORT FLAG

While the file FLAG holds "before", the process dies when an answer is about to be written; with
"after", when it is on disk but nobody was told.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import uvicorn

from dustboard.server.app import create_app
from dustboard.server.core.config import ServerConfig
from dustboard.server.serve import listening_socket, uvicorn_config
from dustboard.server.store.sql import SqlStore


def deadly(append: Any, flag: Path) -> Any:
    """Writing an answer, with death before or after it."""

    def die_if(moment: str) -> None:
        if flag.exists() and flag.read_text() == moment:
            flag.unlink()
            os.kill(os.getpid(), signal.SIGKILL)

    async def append_or_die(self: SqlStore, *arguments: Any) -> None:
        die_if("before")
        await append(self, *arguments)
        die_if("after")

    return append_or_die


def main(store: str, port: int, flag: Path) -> None:
    """Serve until killed."""
    SqlStore.append = deadly(SqlStore.append, flag)  # type: ignore[method-assign]
    app = create_app(ServerConfig(store=store, rate_limits=False, snapshot_every=4))
    uvicorn.Server(uvicorn_config(app)).run(sockets=[listening_socket("127.0.0.1", port)])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
