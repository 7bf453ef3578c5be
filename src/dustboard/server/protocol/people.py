"""What clients get about themselves: who they are, and how they come back."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Habit = Literal["ask", "turn", "always"]  # an order for a class of windows at every new table


class Me(msgspec.Struct):
    """Who the server takes this device for. `csrf` goes back in the header X-Dustboard."""

    id: str
    name: str
    guest: bool
    csrf: str
    password: bool = False  # has one
    passkey: bool = False  # has at least one
    words: bool = False  # has recovery words
    face: str = ""  # as chosen, or the one that goes with the name
    lang: str = ""  # as chosen; "" while the browser chooses
    form: str = ""  # of address, as chosen; "" is neutral


class TitleHabits(msgspec.Struct):
    """Orders for every new table of a title: answers by ask, and orders by class of windows."""

    orders: dict[str, str] = {}
    windows: dict[str, Habit] = {}


class Habits(msgspec.Struct):
    """What a person orders at new tables, by title."""

    titles: dict[str, TitleHabits]


class PasskeyInfo(msgspec.Struct):
    """A passkey of one's own; `used` is 0 until it was used."""

    id: str
    name: str
    created: float
    used: float


class DeviceInfo(msgspec.Struct):
    """A device of one's own, by the name of its browser; `used` is to the hour, 0 if unknown."""

    id: str
    name: str
    created: float
    used: float
    here: bool  # the one that asks


class PasskeyOptions(msgspec.Struct):
    """What `navigator.credentials` is given, as JSON; bytes are base64url."""

    options: dict[str, Any]


class RecoveryWords(msgspec.Struct):
    """Six words that bring the seats back on another device. They are told once."""

    words: list[str]


class ChannelInfo(msgspec.Struct):
    """A way notices go; `target` is as much of it as tells it from others."""

    id: str
    kind: Literal["push", "webhook"]
    target: str
    created: float
    failing: bool


class NoticeSettings(msgspec.Struct):
    """Where notices go, and the key that browsers subscribe with."""

    push_key: str
    channels: list[ChannelInfo]


class NoticeTest(msgspec.Struct):
    """How a test notice fared: the ids of the channels that took it, and of those that did not."""

    sent: list[str]
    failed: list[str]
