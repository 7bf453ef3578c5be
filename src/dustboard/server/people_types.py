"""What clients get about themselves: who they are, and how they come back."""

from __future__ import annotations

from typing import Any

import msgspec


class Me(msgspec.Struct):
    """Who the server takes this device for. `csrf` goes back in the header X-Dustboard."""

    id: str
    name: str
    guest: bool
    csrf: str
    password: bool = False  # has one
    passkey: bool = False  # has at least one
    words: bool = False  # has recovery words


class PasskeyInfo(msgspec.Struct):
    """A passkey of one's own; `used` is 0 until it was used."""

    id: str
    name: str
    created: float
    used: float


class PasskeyOptions(msgspec.Struct):
    """What `navigator.credentials` is given, as JSON; bytes are base64url."""

    options: dict[str, Any]


class RecoveryWords(msgspec.Struct):
    """Six words that bring the seats back on another device. They are told once."""

    words: list[str]
