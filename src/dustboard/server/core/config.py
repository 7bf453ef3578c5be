"""What can be set when a server is started."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from dustboard.folders import state_folder


def default_store() -> str:
    """The embedded store in the user's own folder, or what DUSTBOARD_STORE says."""
    chosen = os.environ.get("DUSTBOARD_STORE", "")
    if chosen:
        return chosen
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


class ServerConfig(msgspec.Struct, kw_only=True):
    """How one server process is set up."""

    store: str = msgspec.field(default_factory=default_store)
    origins: tuple[str, ...] = ()  # origins besides the server's own that may open a websocket
    public_url: str = ""  # how people reach this server, such as https://dust.example; "": as asked
    contact: str = ""  # mailto: or https: of whoever runs this; push services may want it
    private_notices: bool = False  # notices may go to plain http and to private addresses
    quiet_seconds: float = 20.0  # after a notice, others to the same person are told together
    # addresses and networks of proxies; what others say about where a request is from is not heard
    trusted_proxies: tuple[str, ...] = ()
    secure_cookies: bool = False  # always, even if TLS ends at a proxy that does not say so
    retention_days: int = 0  # delete guests' tables that are over or never began; 0: never
    bot_workers: int = 1
    read_workers: int = 1  # play games again for those who look back, fork and bring records
    bot_tables: int = 3  # tables without people that go on at once for one person
    watch_seconds: float = 15.0  # so long after a look a table without people goes on
    bot_seconds: float = 30.0  # a bot that thinks longer is replaced
    analysis_tries: int = 12  # games that bots play on from each moment of a finished game
    analysis_seconds: float = 100.0  # to compare choices with a bot's; the rest is left out
    lab: Path | None = None  # where the runs of the lab are; None: nobody sees them
    lab_key: str = ""  # whoever shows it sees them
    rate_limits: bool = True
    refusal_seconds: float = 1.0  # a refusal by a limit comes after so long: it is work, too
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory after this
    snapshot_every: int = 16  # steps
    connections_per_table: int = 200
    connections_per_address: int = 100
    web_dist: Path = Path(__file__).parents[2] / "web_dist"
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic  # never set back; what rates are counted by
    ticking: bool = True  # False: clocks and bots move only when a test says so
