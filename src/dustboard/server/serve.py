"""`dustboard serve`: the web table in one process."""

from __future__ import annotations

import argparse
import asyncio
import gc
import ipaddress
import os
import secrets
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dustboard.kernel.errors import DustboardError
from dustboard.server.core.config import ServerConfig, default_store

if TYPE_CHECKING:
    import uvicorn

HOST, PORT = "127.0.0.1", 8642
REQUEST_SECONDS = 20.0


class CannotServe(DustboardError):
    """The server can't be started like this."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    env = os.environ
    parser.add_argument(
        "--host", default=env.get("DUSTBOARD_HOST", HOST), help="address to listen on"
    )
    port = env.get("DUSTBOARD_PORT", str(PORT))  # a text, so that nonsense is refused in one line
    parser.add_argument(
        "--port", type=int, default=port, help=f"port to listen on ({PORT}); 0: any free one"
    )
    store = default_store()
    # what the environment says may hold a password
    mine = (
        "as DUSTBOARD_STORE says" if env.get("DUSTBOARD_STORE") else f"a file of your own: {store}"
    )
    parser.add_argument(
        "--store",
        metavar="URL",
        default=store,
        help=f"sqlite:///FILE or postgresql://... ({mine.replace('%', '%%')})",
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open a browser window",
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="one more web origin to trust"
    )
    parser.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="address people use to reach this server (for links and passkeys)",
    )
    parser.add_argument(
        "--contact",
        default="",
        metavar="URI",
        help="how to reach whoever runs this server, such as mailto:..., for web push",
    )
    parser.add_argument(
        "--private-notices",
        action="store_true",
        help="let webhooks use http and private addresses; only for servers among friends",
    )
    parser.add_argument(
        "--behind-tls",
        action="store_true",
        help="TLS is handled by a proxy: always set secure cookies",
    )
    parser.add_argument(
        "--trust-proxy",
        default=env.get("DUSTBOARD_TRUST_PROXY", ""),
        metavar="ADDRESSES",
        help="proxies that may say where a request comes from: addresses or networks, with commas",
    )
    parser.add_argument(
        "--request-seconds",
        type=float,
        default=REQUEST_SECONDS,
        metavar="N",
        help=f"drop a request that takes longer to arrive ({REQUEST_SECONDS:g})",
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        default=0,
        metavar="N",
        help="delete guests' finished or unstarted tables after N days",
    )
    parser.add_argument(
        "--bot-workers", type=int, default=1, metavar="N", help="processes for bots (1)"
    )
    parser.add_argument(
        "--read-workers",
        type=int,
        default=1,
        metavar="N",
        help="processes that replay games for people who look back (1)",
    )
    parser.add_argument(
        "--bot-tables",
        type=int,
        default=3,
        metavar="N",
        help="how many bots-only games one person may run at once (3)",
    )
    parser.add_argument(
        "--lab",
        metavar="FOLDER",
        default=env.get("DUSTBOARD_LAB", ""),
        help="show the lab's runs in this folder under /lab, to whoever has the key",
    )
    parser.add_argument(
        "--no-rate-limits", action="store_true", help="no rate limits, for load tests"
    )
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", default="warning", choices=levels, help="what to log (warning)")


def config_of(arguments: argparse.Namespace) -> ServerConfig:
    """The configuration that the arguments ask for."""
    config = ServerConfig(
        store=arguments.store,
        origins=tuple(arguments.origin),
        public_url=arguments.public_url.rstrip("/"),
        contact=arguments.contact,
        private_notices=arguments.private_notices,
        trusted_proxies=proxies(arguments.trust_proxy),
        secure_cookies=arguments.behind_tls,
        retention_days=arguments.keep_days,
        bot_workers=max(arguments.bot_workers, 1),
        read_workers=max(arguments.read_workers, 1),
        bot_tables=max(arguments.bot_tables, 0),
        lab=lab_folder(arguments.lab),
        lab_key=os.environ.get("DUSTBOARD_LAB_KEY", "") or secrets.token_urlsafe(16),
        rate_limits=not arguments.no_rate_limits,
    )
    if arguments.no_rate_limits:
        config.connections_per_address = sys.maxsize
    return config


def lab_folder(given: str) -> Path | None:
    """Where the runs of the lab are; CannotServe says in one line that nothing is there."""
    if not given:
        return None
    folder = Path(given).absolute()
    if not folder.is_dir():
        raise CannotServe(f"--lab {given}: there is no such folder")
    return folder


def lab_line(address: str, config: ServerConfig) -> str:
    """Where the lab is found; a key that was made for this start is part of the link."""
    if os.environ.get("DUSTBOARD_LAB_KEY"):
        return f"The lab is at {address}/lab; it asks for the key in DUSTBOARD_LAB_KEY"
    return f"The lab is at {address}/lab#{config.lab_key} (a key for this start; keep it)"


def proxies(given: str) -> tuple[str, ...]:
    """The addresses and networks of proxies; CannotServe says in one line which one is neither.

    >>> proxies("127.0.0.1, 10.0.0.0/8")
    ('127.0.0.1', '10.0.0.0/8')
    """
    found = tuple(filter(None, (one.strip() for one in given.split(","))))
    for one in found:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise CannotServe(f"{one!r} is neither an address nor a network of a proxy") from None
    return found


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotServe says in one line why it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # from here on clients wait instead of being refused
    except OSError as error:
        listening.close()
        raise CannotServe(f"can't listen on {host}:{port}: {error.strerror or error}") from None
    return listening


def uvicorn_config(
    app: Any, trusted: Sequence[str] = (), request_seconds: float = REQUEST_SECONDS
) -> uvicorn.Config:
    """How the application is run; what `trusted` proxies say about a request is believed."""
    import uvicorn

    from dustboard.server.core.half_sent import patient_http

    return uvicorn.Config(
        app,
        http=patient_http(request_seconds),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4096,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        # compression would make the size of a message depend on what is in it
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
        timeout_keep_alive=65,
        timeout_graceful_shutdown=5,
    )


def calm_collector() -> None:
    """Let the garbage collector leave alone what stays, and look at the rest in small bits.

    Looking through all live tables stops everybody for a second, so that is done very seldom. What
    answers have left behind is looked through often instead: 5,000 objects take 5 ms, 25,000 take
    20 ms. With larger heaps the longest stop was a fifth of a second, which a p99 shows.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 800)


async def _try_store(url: str) -> None:
    """Open the store once, so that what is wrong with it is one line and not a failed start."""
    from dustboard.server.store import open_store

    store = open_store(url)
    try:
        await store.open(lambda news: None, to_serve=True)
    finally:
        await store.close()


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped by a signal; gives the exit code."""
    import uvicorn

    from dustboard.server.app import create_app
    from dustboard.server.core.logs import set_up
    from dustboard.server.store import StoreDown

    set_up(arguments.log)
    try:
        asyncio.run(_try_store(arguments.store))
        config = config_of(arguments)
        app = create_app(config)
    except StoreDown as error:
        raise CannotServe(str(error)) from None
    listening = listening_socket(arguments.host, arguments.port)
    calm_collector()
    server = uvicorn.Server(
        uvicorn_config(app, config.trusted_proxies, max(arguments.request_seconds, 1.0))
    )
    name, port = listening.getsockname()[:2]
    address = f"http://{'[' + name + ']' if ':' in name else name}:{port}"
    print(f"Dustboard is served at {address} (Ctrl-C stops it)", flush=True)
    if config.lab is not None:
        print(lab_line(config.public_url or address, config), flush=True)
    if arguments.open:
        import webbrowser

        webbrowser.open(address)
    server.run(sockets=[listening])
    if not server.started:
        print("dustboard: the server could not start; see the log above", file=sys.stderr)
        return 1
    return 0
