"""A real PostgreSQL for the tests: on loopback, in a folder of its own, stopped by its own id."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

NOBODY = "postgres"


class NoPostgres(Exception):
    """Why there is none."""


def _program(name: str) -> str:
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None
    )
    if found is None:
        raise NoPostgres(f"no {name} was found; install PostgreSQL to run these tests")
    return found


def _as_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root, so root runs it as another user."""
    if os.geteuid() != 0:
        return command
    if shutil.which("runuser") is None:
        raise NoPostgres("PostgreSQL can't run as root, and there is no runuser")
    try:
        pwd.getpwnam(NOBODY)
    except KeyError:
        raise NoPostgres(f"PostgreSQL can't run as root, and there is no user {NOBODY}") from None
    return ["runuser", "-u", NOBODY, "--", *command]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """Run PostgreSQL with its data in a folder of its own; gives the URL of its database.

    Not in a folder of pytest: whoever starts pytest meanwhile shuts those for other users, and
    PostgreSQL falls over at its next checkpoint.
    """
    with (
        TemporaryDirectory(prefix="dustboard-postgres-", ignore_cleanup_errors=True) as folder,
        _running_in(Path(folder)) as url,
    ):
        yield url


@contextmanager
def _running_in(folder: Path) -> Iterator[str]:
    data = folder / "data"
    data.mkdir()
    if os.geteuid() == 0:
        shutil.chown(data, NOBODY)
        folder.chmod(0o711)  # the other user must get through
    start = [_program("initdb"), "-D", str(data), "-U", "dust", "-A", "trust", "--no-sync"]
    made = subprocess.run(_as_user(start), capture_output=True, text=True, cwd="/", check=False)
    if made.returncode:
        raise NoPostgres(f"initdb failed: {made.stderr.strip().splitlines()[-4:]}")
    port = free_port()
    with (folder / "log").open("w") as log:
        options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", ""]
        command = _as_user([_program("postgres"), "-D", str(data), *options])
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
    try:
        _wait(running, port, folder / "log")
        yield f"postgresql://dust@127.0.0.1:{port}/postgres"
    finally:
        _stop(data, running)


def _wait(running: subprocess.Popen[bytes], port: int, log: Path) -> None:
    import psycopg

    for _ in range(200):
        if running.poll() is not None:
            raise NoPostgres(f"postgres stopped: {log.read_text().strip().splitlines()[-1:]}")
        try:
            psycopg.connect(f"postgresql://dust@127.0.0.1:{port}/postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise NoPostgres("postgres did not answer")


def _stop(data: Path, running: subprocess.Popen[bytes]) -> None:
    """Ask the server itself, whose id is in its folder, to stop at once."""
    pid_file = data / "postmaster.pid"
    if pid_file.exists():
        os.kill(int(pid_file.read_text().splitlines()[0]), signal.SIGQUIT)
    else:
        running.terminate()
    running.wait(20)
