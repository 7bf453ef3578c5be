"""The server for the browser tests; run as a program.

    python program.py STORE PORT FLAG

It serves the built client, deals from a known seed (or from the one in a file `seed` beside FLAG),
gives its bots a known one, offers the template title beside the others, and dies by signal 9 when
the file FLAG says so.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import uvicorn

import dustboard
from dustboard import api
from dustboard.server.app import create_app
from dustboard.server.core.config import ServerConfig
from dustboard.server.serve import listening_socket, uvicorn_config
from dustboard.server.store.sql import SqlStore
from dustboard.server.table import driver, lobby
from server.killable import deadly

SEED = 3000
LAB_KEY = "the-key-of-the-lab"
# Workers of the server read its file again, under the second name: they need its titles, too.
PROGRAM_OR_WORKER = ("__main__", "__mp_main__")


class KnownLuck:
    """Stands in for `secrets` where bots get their luck, so that every run plays the same games."""

    @staticmethod
    def randbits(bits: int) -> int:
        return 7

    @staticmethod
    def randbelow(bound: int) -> int:
        return 0


def offer_the_template() -> None:
    """Offer a title that has no stage of its own in the client."""
    offered = [*dustboard.titles(), "_template"]
    api.titles = dustboard.titles = lambda: offered  # type: ignore[assignment]


def main(store: str, port: int, flag: Path) -> None:
    """Serve until killed."""
    SqlStore.append = deadly(SqlStore.append, flag)  # type: ignore[method-assign]
    # every table has the same seed, so that the order of the tests does not matter
    wished = flag.with_name("seed")
    lobby.new_seed = lambda: wished.read_text() if wished.exists() else f"{SEED:032x}"
    lobby.shuffle_seats = lambda seats: seats[::-1]  # so that everybody moves
    driver.secrets = KnownLuck  # type: ignore[assignment]
    runs = flag.with_name("runs")  # of the lab; a test may lay some there
    runs.mkdir(exist_ok=True)
    app = create_app(
        ServerConfig(
            store=store,
            lab=runs,
            lab_key=LAB_KEY,
            rate_limits=False,
            snapshot_every=8,
            private_notices=True,
            analysis_seconds=2.0,
        )
    )
    uvicorn.Server(uvicorn_config(app)).run(sockets=[listening_socket("127.0.0.1", port)])


if __name__ in PROGRAM_OR_WORKER:
    offer_the_template()
if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
