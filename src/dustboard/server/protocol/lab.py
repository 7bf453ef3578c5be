"""Wire types of the lab: its runs, for whoever runs the server."""

from __future__ import annotations

from typing import Literal

import msgspec

from dustboard.server.protocol.commands import Strict


class OpenLab(Strict):
    """The key that the server was started with."""

    key: str


class LabRun(msgspec.Struct):
    """A run of an experiment, and how far it is."""

    name: str
    title: str
    variants: list[str]
    state: Literal["playing", "waiting", "finished"]  # waiting: nothing was heard of it for a while
    done: int  # games of all variants
    games: int  # that are planned; a run may stop earlier
    rate: float  # games a second
    left: int  # seconds that are left
    changed: float  # when it was last heard of, in seconds since 1970
    report: bool  # whether there is something to report on


class LabInfo(msgspec.Struct):
    """The runs of the lab, the one that moved last first."""

    runs: list[LabRun]
