"""What a store promises about people: who they are and how they come back."""

from __future__ import annotations

from typing import Protocol

import msgspec


class NameTaken(Exception):
    """An account with this name exists."""


class UserRow(msgspec.Struct):
    """A person, or at least a device. `password` is a hash and never leaves the server."""

    id: str
    name: str
    password: str = ""
    passkey: bool = False  # has at least one
    words: bool = False  # has recovery words

    @property
    def guest(self) -> bool:
        """Whether only a device key, and perhaps six words, name this person."""
        return not self.password and not self.passkey


class DeviceRow(msgspec.Struct):
    """A device that acts for a person. `id` is the hash of its key."""

    id: str
    user: str
    name: str  # the browser and the system, as far as they say
    created: float
    used: float  # to the hour; 0 if that is not known


class PasskeyRow(msgspec.Struct):
    """A passkey: the public half, which opens nothing by itself."""

    id: str  # the credential id, base64url
    user: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float = 0.0


class PeopleStore(Protocol):
    """The part of the store that knows people. A write is on disk when its call returns.

    A device that is forgotten takes the channels along that go with it.
    Whoever has to know of a change of a person or of their devices hears of it: see `Store.open`.
    """

    async def add_user(self, user: UserRow, device: str, now: float, name: str = "") -> None:
        """A new person with the hash of its first device key, and what the device is called."""

    async def user_of_device(self, device: str) -> UserRow | None:
        """Whose device it is."""

    async def user_by_name(self, name: str) -> UserRow | None:
        """The account with this name, letter case aside; guests are not found."""

    async def load_user(self, user: str) -> UserRow | None:
        """A person by id."""

    async def change_user(
        self, user: str, name: str | None = None, password: str | None = None, only: str = ""
    ) -> UserRow | None:
        """Change the name, or the hash of the password, or both, and leave the rest alone.

        With `only` all devices but this one are forgotten in the same moment. Gives the person as
        they are now, None if there is none; `NameTaken` if another account has the name.
        """

    async def rename_guest(self, user: str, name: str) -> UserRow | None:
        """Change the name of a guest; None, and nothing is changed, if it is no guest any more."""

    async def devices_of(self, user: str) -> list[DeviceRow]:
        """The devices of a person, the one that was used last first."""

    async def use_device(self, device: str, now: float) -> None:
        """Note when a device was used last."""

    async def put_device(self, row: DeviceRow, instead_of: str = "") -> None:
        """A new device of a person; the one that it comes instead of is forgotten."""

    async def drop_device(self, user: str, device: str) -> bool:
        """Forget a device of this person; False if there is none."""

    async def drop_other_devices(self, user: str, device: str) -> None:
        """Forget all devices of this person but one."""

    async def hold_guest(self, guest: str, device: str) -> bool:
        """From now on nothing but this device acts for a guest: others, channels, words go.

        False, and nothing is changed, if it is not a guest any more.
        """

    async def merge_user(self, guest: str, row: DeviceRow) -> bool:
        """A guest turns out to be the person of this new device, and is forgotten with the rest.

        The guest's habits are the person's, if they have none. False, and nothing is changed, if
        it is not a guest any more.
        """

    async def delete_user(self, user: str) -> None:
        """Forget a person with devices, passkeys, words, channels and habits."""

    async def set_habits(self, user: str, body: str) -> None:
        """Keep what a person orders at every new table."""

    async def habits_of(self, user: str) -> str:
        """What was kept last; "" if nothing was."""

    # -- ways back ------------------------------------------------------------------------------

    async def add_passkey(self, row: PasskeyRow) -> bool:
        """Keep a passkey; False if it is known already."""

    async def load_passkey(self, passkey: str) -> PasskeyRow | None:
        """A passkey by its credential id."""

    async def passkeys_of(self, user: str) -> list[PasskeyRow]:
        """All passkeys of a person, the oldest first."""

    async def use_passkey(self, passkey: str, sign_count: int, now: float) -> None:
        """Note that a passkey was used."""

    async def drop_passkey(self, user: str, passkey: str) -> bool:
        """Forget a passkey of this person; False if there is none."""

    async def add_challenge(self, challenge: str, purpose: str, now: float, until: float) -> None:
        """Remember what a passkey is asked to sign; those that are too old are forgotten."""

    async def take_challenge(self, challenge: str, purpose: str, now: float) -> bool:
        """Whether this was asked for this purpose and is not too old; it counts only once."""

    async def set_words(self, user: str, words: str, now: float) -> None:
        """Keep the hash of new recovery words; older ones stop working."""

    async def user_of_words(self, words: str) -> UserRow | None:
        """Whose recovery words have this hash."""

    # -- the server itself -----------------------------------------------------------------------

    async def server_key(self, name: str, fresh: str) -> str:
        """A secret of the server itself; the first caller's `fresh` is kept for good."""
