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
    """The part of the store that knows people. A write is on disk when its call returns."""

    async def add_user(self, user: UserRow, device: str, now: float) -> None:
        """A new person with the hash of its first device key."""

    async def user_of_device(self, device: str) -> UserRow | None:
        """Whose device it is."""

    async def user_by_name(self, name: str) -> UserRow | None:
        """The account with this name, letter case aside; guests are not found."""

    async def load_user(self, user: str) -> UserRow | None:
        """A person by id."""

    async def set_profile(self, user: UserRow) -> None:
        """Change name or password; `NameTaken` if another account has the name."""

    async def move_device(self, device: str, user: str, now: float) -> None:
        """From now on the device belongs to this person."""

    async def drop_device(self, device: str) -> None:
        """Forget a device."""

    async def merge_user(self, guest: str, user: str) -> None:
        """A guest turns out to be this person: devices and channels are theirs from now on.

        So are the guest's habits, if this person has none.
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
