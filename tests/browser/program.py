"""The server for the browser tests; run as a program.

    python program.py STORE PORT FLAG

It serves the built client, deals from known seeds, and dies by signal 9 when the file FLAG says so.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import uvicorn

from dustboard.server import lobby
from dustboard.server.app import create_app
from dustboard.server.config import Settings
from dustboard.server.serve import listening_socket, uvicorn_config
from dustboard.server.store.sql import SqlStore
from server.killable import deadly


def main(store: str, port: int, flag: Path) -> None:
    """Serve until killed."""
    SqlStore.append = deadly(SqlStore.append, flag)  # type: ignore[method-assign]
    numbers = count(3000)
    lobby.new_seed = lambda: f"{next(numbers):032x}"
    app = create_app(Settings(store=store, rate_limits=False, snapshot_every=8))
    uvicorn.Server(uvicorn_config(app)).run(sockets=[listening_socket("127.0.0.1", port)])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
