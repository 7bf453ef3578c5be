"""Bots in any language: a program that reads and writes lines of JSON.

The name of such a bot is `stdio:COMMAND`, such as `stdio:node fox.js`. The program is started once
for each game and seat. It reads a line from its standard input and answers it with a line on its
standard output; what it writes to standard error is shown as it is. See `docs/writing-a-bot.md`.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from contextlib import suppress
from select import select
from typing import Any, Final

from dustboard.bots.base import Bot
from dustboard.bots.sight import Sight
from dustboard.kernel.decision_types import Asked
from dustboard.kernel.errors import DustboardError

SCHEMA: Final = 1  # grows when a line means something else than before
PREFIX: Final = "stdio:"
PATIENCE: Final = 60.0  # seconds that a program may take for a line


class BadProgram(DustboardError):
    """A bot's program can't be started, or does not keep to the protocol."""


class Program:
    """A program that answers lines with lines."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._late = b""
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadProgram(f"the bot {command!r} cannot be started: {error}") from error

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """What it answers to a message."""
        self.tell(message)
        line = self._line()
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadProgram(f"the bot {self.command!r} wrote no JSON object: {line[:80]!r}")
        return found

    def tell(self, message: dict[str, Any]) -> None:
        """Write a message that is not answered."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BadProgram(f"the bot {self.command!r} has ended") from error

    def _line(self) -> bytes:
        out = self._process.stdout
        assert out is not None
        while b"\n" not in self._late:
            if not select([out], [], [], self.patience)[0]:
                raise BadProgram(f"the bot {self.command!r} is silent for {self.patience:g} s")
            some = os.read(out.fileno(), 1 << 16)
            if not some:
                raise BadProgram(f"the bot {self.command!r} has ended")
            self._late += some
        line, _, self._late = self._late.partition(b"\n")
        return line

    def close(self) -> None:
        """Let it end by itself; a program that does not is stopped."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class StdioBot(Bot):
    """A bot whose answers come from a program."""

    def __init__(self, title_id: str, seed: int, command: str, patience: float = PATIENCE) -> None:
        super().__init__(title_id, seed)
        self.command = command
        self._program = Program(command, patience)
        hello = {"type": "hello", "schema": SCHEMA, "title": title_id, "seed": str(seed)}
        ready = self._program.ask(hello)
        if ready.get("type") != "ready" or ready.get("schema") != SCHEMA:
            self._program.close()
            raise BadProgram(
                f"the bot {self.command!r} does not speak schema {SCHEMA}: it wrote {ready!r}"
            )

    def answer(self, sight: Sight, decision: Asked) -> str:
        """What the program answers."""
        keys = decision.options.keys()
        given = self._program.ask(
            {
                "type": "ask",
                "ask": decision.name,
                "options": keys,
                "view": sight.view(),
            }
        )
        key = given.get("key")
        if given.get("type") != "answer" or key not in keys:
            some = ", ".join(keys[:4])
            raise BadProgram(
                f"the bot {self.command!r} answered {decision.name!r} with {given!r};"
                f" it may answer: {some}{', ...' if len(keys) > 4 else ''}"
            )
        return str(key)

    def close(self) -> None:
        """The game is over for this bot."""
        self._program.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()
