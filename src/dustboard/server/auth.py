"""Who is at the other end: a device key in a cookie, and perhaps a name with a password.

The key is random and lives in an HttpOnly cookie; the store keeps its hash. Everybody is a guest
until they set a password or add a passkey. Passwords are hashed with argon2.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from dustboard.server import words
from dustboard.server.config import Settings
from dustboard.server.errors import Refusal, bad_request
from dustboard.server.lobby import clean_name
from dustboard.server.security import HEADER, Rates, check_csrf, check_origin, csrf_of
from dustboard.server.store import NameTaken, Store, UserRow
from dustboard.server.store.rows import hashed

COOKIE = "dustboard"
YEAR = 365 * 86_400
KEPT = 10_000
FRESH = 60.0  # another process may have changed a name or forgotten a device meanwhile
RECOVERED = "recovered"
RECOVERY_SECONDS = 900.0
GUESTS = ("Ash", "Badger", "Cinder", "Drifter", "Ember", "Ferret", "Gravel", "Hawk", "Jackal")


class Person:
    """A known device and who it belongs to."""

    def __init__(self, key: str, user: UserRow) -> None:
        self.key = key
        self.user = user


class Doorkeeper:
    """Knows devices by their keys."""

    def __init__(self, store: Store, settings: Settings, rates: Rates) -> None:
        self.store = store
        self.settings = settings
        self.rates = rates
        self._known: OrderedDict[str, tuple[UserRow, float]] = OrderedDict()

    async def find(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """Who sends this; None for a device that was never here."""
        key = connection.cookies.get(COOKIE, "")
        if not 20 <= len(key) <= 100:
            return None
        name = hashed(key)
        known, until = self._known.get(name, (None, 0.0))
        if known is not None and self.settings.clock() < until:
            return Person(key, known)
        user = await self.store.user_of_device(name)
        if user is None:
            return None
        self._remember(name, user)
        return Person(key, user)

    async def commander(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """Who gives this command; refuses what our own page did not send."""
        check_origin(connection, self.settings)
        person = await self.find(connection)
        if person is None:
            raise Refusal(401, "no-device", "device-unknown")
        check_csrf(connection.headers.get(HEADER), person.key)
        self.rates.take("key", person.user.id, 60, 20)
        return person

    async def welcome(self, connection: ASGIConnection, address: str) -> Person:  # type: ignore[type-arg]
        """Who this is; a new device becomes a guest."""
        person = await self.find(connection)
        if person is not None:
            return person
        self.rates.take("guest", address, 30, 0.2)
        key = secrets.token_urlsafe(32)
        name = f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"
        user = UserRow(secrets.token_hex(12), name)
        await self.store.add_user(user, hashed(key), self.settings.clock())
        self._remember(hashed(key), user)
        return Person(key, user)

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """The cookie that keeps the device key."""
        return Cookie(
            key=COOKIE,
            value=person.key,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure or self.settings.secure_cookies,
        )

    def _remember(self, name: str, user: UserRow) -> None:
        self._known[name] = (user, self.settings.clock() + FRESH)
        self._known.move_to_end(name)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    # -- names and passwords --------------------------------------------------------------------

    async def set_profile(
        self, person: Person, name: str, password: str | None, old_password: str = ""
    ) -> UserRow:
        """Change the name; with a password the guest becomes an account."""
        shown = clean_name(name, "")
        if not shown:
            raise bad_request("name-empty")
        old = person.user
        secret = old.password
        if password is not None:
            await self.confirm(person, old_password)
            secret = await asyncio.to_thread(_hash, password)
        new = UserRow(old.id, shown, secret, old.passkey, old.words)
        try:
            await self.store.set_profile(new)
        except NameTaken:
            raise Refusal(409, "name-taken", "name-taken") from None
        self._remember(hashed(person.key), new)
        return new

    async def confirm(self, person: Person, password: str) -> None:
        """Refuse to change how an account is entered without its password, where it has one.

        Who has just come back without it needs none, once.
        """
        user = await self.store.load_user(person.user.id)
        if user is None or not user.password:
            return
        self.rates.take("password", person.user.id, 5, 0.05)
        if await asyncio.to_thread(_matches, user.password, password):
            return
        proof = f"{RECOVERED} {person.key}"
        if not await self.store.take_challenge(proof, RECOVERED, self.settings.clock()):
            raise Refusal(403, "login", "password-needed")

    async def call_guest(self, person: Person, name: str) -> None:
        """A guest who says a name at one table is called so at the next; accounts keep theirs."""
        if person.user.guest and clean_name(name, person.user.name) != person.user.name:
            person.user = await self.set_profile(person, name, None)

    async def login(self, name: str, password: str, address: str) -> UserRow:
        """The account with this name, if the password is right."""
        self.rates.take("login", address, 10, 0.1)
        self.rates.take("login-name", name.casefold(), 10, 0.1)
        user = await self.store.user_by_name(clean_name(name, ""))
        # an unknown name takes as long as a wrong password
        right = await asyncio.to_thread(_matches, user.password if user else NOBODY, password)
        if user is None or not right:
            raise Refusal(403, "login", "login-wrong")
        return user

    async def login_by_words(self, typed: str, address: str) -> UserRow:
        """Who was given these recovery words."""
        self.rates.take("words", address, 5, 0.05)
        self.rates.take("words", "all", 60, 1)  # many addresses guess no faster
        if len(words.tidy(typed).split()) != words.COUNT:
            raise Refusal(403, "login", "words-count", count=words.COUNT)
        user = await self.store.user_of_words(await words.hashed_words(self.store, typed))
        if user is None:
            raise Refusal(403, "login", "words-unknown")
        return user

    async def give_words(self, person: Person) -> list[str]:
        """New recovery words; the old ones stop working."""
        self.rates.take("give-words", person.user.id, 4, 0.02)
        fresh = words.new_words()
        hash_ = await words.hashed_words(self.store, " ".join(fresh))
        await self.store.set_words(person.user.id, hash_, self.settings.clock())
        self.forget(person.user.id)
        return fresh

    async def enter(self, person: Person, user: UserRow, recovered: bool = False) -> Person:
        """The device belongs to this person from now on, by a new key.

        Who has `recovered` may set a new password without the old one for a while, once.
        """
        key = secrets.token_urlsafe(32)
        await self.store.move_device(hashed(key), user.id, self.settings.clock())
        await self.store.drop_device(hashed(person.key))
        self.forget(person.user.id)
        self.forget(user.id)
        if recovered:
            now = self.settings.clock()
            proof = f"{RECOVERED} {key}"
            await self.store.add_challenge(proof, RECOVERED, now, now + RECOVERY_SECONDS)
        fresh = await self.store.load_user(user.id)
        return Person(key, fresh or user)

    def forget(self, user: str) -> None:
        """What is remembered of a person is looked up anew."""
        for name in [name for name, known in self._known.items() if known[0].id == user]:
            del self._known[name]

    async def check_password(self, user: UserRow, password: str) -> None:
        """Refuse a wrong password."""
        self.rates.take("password", user.id, 5, 0.05)
        if not await asyncio.to_thread(_matches, user.password, password):
            raise Refusal(403, "login", "password-wrong")

    async def logout(self, person: Person) -> None:
        """Forget this device."""
        self._known.pop(hashed(person.key), None)
        await self.store.drop_device(hashed(person.key))


def me_csrf(person: Person) -> str:
    """The token for commands of this device."""
    return csrf_of(person.key)


NOBODY = (
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$kVb0S6mVkQW4Lx0cU2cZB1sWQmJm0fZk2mG2Yp6b1hI"
)


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1).hash(password)


def _matches(stored: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
