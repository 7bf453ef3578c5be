"""What the host settles for a table, listed once: who asks for it, shows or keeps it inherits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Chat = Literal["on", "presets", "off"]
Pace = Literal["live", "days"]
Spectators = Literal["none", "link", "public"]


class TableSettings(msgspec.Struct, kw_only=True):
    """Settings that everybody sees."""

    chat: Chat = "on"
    spectators: Spectators = "link"
    rewind_by_consent: bool = False
    seconds_per_decision: int = 0  # 0: no clock
    bank_seconds: int = 0  # for each seat: what its decisions may take beyond their own time
    hide_odds: bool = False
    pace: Pace = "live"  # of windows: a few seconds each, or until all have answered
    window_seconds: int = 5


class HostSettings(TableSettings, kw_only=True):
    """All settings of a table."""

    shuffle_seats: bool = True
    hints: bool = False  # a hint with each question, for a first game


def settings_in(kind: type[TableSettings], chosen: TableSettings) -> dict[str, Any]:
    """Settings of this kind as arguments for another struct that has them."""
    return {name: getattr(chosen, name) for name in kind.__struct_fields__}


class AskedSettings(HostSettings, kw_only=True):
    """Settings as a client may ask for them; a table that is stored is taken as it is."""

    seconds_per_decision: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    bank_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    window_seconds: Annotated[int, msgspec.Meta(ge=3, le=10)] = 5
