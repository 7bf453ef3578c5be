"""Who is at the other end: a device key in a cookie, and perhaps a name with a password.

The key is random and lives in an HttpOnly cookie; the store keeps its hash. Everybody is a guest
until they set a password or add a passkey. Passwords are hashed with argon2.
"""

from __future__ import annotations

import logging
import math
import secrets
from collections import OrderedDict
from contextlib import suppress
from typing import NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.eras import FRESH, Eras, keep
from dustboard.server.core.hashing import NOBODY, apart, hash_password, matches
from dustboard.server.core.refusals import Refused, bad_request, not_now
from dustboard.server.core.security import (
    HEADER,
    Rates,
    check_csrf,
    check_origin,
    clean_name,
    csrf_of,
)
from dustboard.server.people import recovery_words
from dustboard.server.people.devices import device_name
from dustboard.server.protocol.commands import SetProfile
from dustboard.server.store import DeviceRow, NameTaken, Store, StoreDown, UserRow
from dustboard.server.store.rows import hashed, name_key
from dustboard.server.table.pins import Who

log = logging.getLogger("dustboard.auth")
COOKIE = "dustboard"
YEAR = 365 * 86_400
HOUR = 3600.0
RECOVERED = "recovered"
RECOVERY_SECONDS = 900.0
GUESTS = ("Ash", "Badger", "Cinder", "Drifter", "Ember", "Ferret", "Gravel", "Hawk", "Jackal")


class Person:
    """A known device and who it belongs to."""

    def __init__(self, key: str, user: UserRow) -> None:
        self.key = key
        self.user = user

    @property
    def who(self) -> Who:
        """The person at this device."""
        return Who(self.user.id, self.device)

    @property
    def device(self) -> str:
        """What the store knows the device by."""
        return hashed(self.key)


class Known(NamedTuple):
    """What is remembered of a device: whose it was in that era."""

    user: UserRow
    until: float
    era: int


class Authenticator:
    """Knows devices by their keys.

    What it remembers of people is for commands at tables. Whatever changes a person, or opens an
    account, looks at the store: see `owner`.
    """

    def __init__(self, store: Store, config: ServerConfig, rates: Rates) -> None:
        self.store = store
        self.config = config
        self.rates = rates
        self._proxy_seen = False
        self.eras = Eras()
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._noted: OrderedDict[str, float] = OrderedDict()  # when use of a device was noted last

    async def find(self, connection: ASGIConnection, anew: bool = False) -> Person | None:  # type: ignore[type-arg]
        """Who sends this; None for a device that was never here. `anew` asks the store."""
        key = connection.cookies.get(COOKIE, "")
        if not 20 <= len(key) <= 100:
            return None
        name, now = hashed(key), self.config.steady()
        known = None if anew else self._known.get(name)
        if known is not None and now < known.until and not self._is_old(known):
            return Person(key, known.user)
        era = self.eras.now  # before it is read: meanwhile it may change
        user = await self.store.people.user_of_device(name)
        if user is None:
            return None
        keep(self._known, name, Known(user, now + FRESH, era))
        await self._note_use(name)
        return Person(key, user)

    async def _note_use(self, device: str) -> None:
        """Note that a device is used, once an hour."""
        now = self.config.steady()
        if now - self._noted.get(device, -math.inf) < HOUR:
            return
        keep(self._noted, device, now)
        with suppress(StoreDown):  # whoever only looks can do so while nothing can be written
            await self.store.people.use_device(device, self._hour())

    def _hour(self) -> float:
        """When the hour began: nobody needs to know better when a device was used."""
        return self.config.clock() // HOUR * HOUR

    def forget(self, user: str) -> None:
        """What is remembered of a person ("": of all) is looked up anew."""
        self.eras.forget(user)

    def _is_old(self, known: Known) -> bool:
        """Whether the person may have changed since."""
        return self.eras.is_old(known.user.id, known.era)

    async def commander(self, connection: ASGIConnection, anew: bool = False) -> Person:  # type: ignore[type-arg]
        """Who gives this command; refuses what our own page did not send."""
        check_origin(connection, self.config)
        person = await self.find(connection, anew)
        if person is None:
            raise Refused(401, "no-device", "device-unknown")
        check_csrf(connection.headers.get(HEADER), person.key)
        # by device: one that was stolen can't keep its owner's others from signing it out
        self.rates.take("key", person.device, 60, 20)
        return person

    async def owner(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """Who gives this command about themselves, as the store knows them at this moment."""
        return await self.commander(connection, anew=True)

    async def welcome(self, connection: ASGIConnection, address: str) -> Person:  # type: ignore[type-arg]
        """Who this is; a new device becomes a guest."""
        person = await self.find(connection)
        if person is not None:
            return person
        self._look_for_proxy(connection)
        self.rates.take("guest", address, 30, 0.2)
        key = secrets.token_urlsafe(32)
        name = f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"
        user = UserRow(secrets.token_hex(12), name)
        device = device_name(connection.headers.get("user-agent", ""))
        await self.store.people.add_user(user, hashed(key), self._hour(), device)
        keep(self._noted, hashed(key), self.config.steady())
        return Person(key, user)

    def _look_for_proxy(self, connection: ASGIConnection) -> None:  # type: ignore[type-arg]
        """Say once that all people behind a proxy count as one, if nobody has named the proxy."""
        if self._proxy_seen or self.config.trusted_proxies:
            return
        if "x-forwarded-for" in connection.headers:
            self._proxy_seen = True
            log.warning("requests come by a proxy that is not named: see --trust-proxy")

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """The cookie that keeps the device key."""
        return Cookie(
            key=COOKIE,
            value=person.key,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure or self.config.secure_cookies,
        )

    # -- names and passwords --------------------------------------------------------------------

    async def set_profile(self, person: Person, wish: SetProfile) -> UserRow:
        """Change the name; with a password the guest becomes an account."""
        shown = clean_name(wish.name, "")
        if not shown:
            raise bad_request("name-empty")
        if wish.password is None and shown == person.user.name:
            return person.user
        await self.confirm(person, wish.old)
        secret = None if wish.password is None else await apart(hash_password, wish.password)
        only = person.device if secret is not None and not wish.keep_devices else ""
        return await self._change(person, shown, secret, only)

    async def _change(
        self, person: Person, name: str, secret: str | None = None, only: str = ""
    ) -> UserRow:
        try:
            found = await self.store.people.change_user(person.user.id, name, secret, only)
        except NameTaken:
            raise Refused(409, "name-taken", "name-taken") from None
        if found is None:
            raise Refused(401, "no-device", "device-unknown")
        return found

    async def confirm(self, person: Person, password: str) -> None:
        """Refuse to change an account or how it is entered without its password, if it has one.

        Who has just come back without it needs none, once.
        """
        kept = person.user.password
        if not kept or (password and await self._right(person.device, kept, password)):
            return
        proof = f"{RECOVERED} {person.key}"
        if not await self.store.people.take_challenge(proof, RECOVERED, self.config.clock()):
            raise Refused(403, "login", "password-needed")

    async def _right(self, who: str, kept: str, password: str) -> bool:
        """Whether a password is right; `who` says it, and has to wait after a few wrong ones."""
        self.rates.guess(who)
        right = await apart(matches, kept, password)
        if right:
            self.rates.guessed(who)
        return right

    async def call_guest(self, person: Person, name: str) -> None:
        """A guest who says a name at one table is called so at the next; accounts keep theirs."""
        shown = clean_name(name, person.user.name)
        if person.user.guest and shown != person.user.name:
            person.user = await self.store.people.rename_guest(person.user.id, shown) or person.user

    async def login(self, name: str, password: str, address: str) -> UserRow:
        """The account with this name, if the password is right."""
        self.rates.take("login", address, 10, 0.1)
        shown = clean_name(name, "")
        user = await self.store.people.user_by_name(shown)
        # by address, too: whoever guesses elsewhere does not keep the owner out
        who = f"{name_key(shown)} {address}"
        if not await self._right(who, user.password if user else NOBODY, password) or user is None:
            raise Refused(403, "login", "login-wrong")
        return user

    async def login_by_words(self, typed: str, address: str) -> UserRow:
        """Who was given these recovery words."""
        self.rates.take("words", address, 5, 0.05)
        if len(recovery_words.normalize(typed).split()) != recovery_words.COUNT:
            raise Refused(403, "login", "words-count", count=recovery_words.COUNT)
        user = await self.store.people.user_of_words(
            await recovery_words.hashed_words(self.store, typed)
        )
        if user is None:
            raise Refused(403, "login", "words-unknown")
        return user

    async def give_words(self, person: Person) -> list[str]:
        """New recovery words; the old ones stop working."""
        self.rates.take("give-words", person.device, 4, 0.02)
        fresh = recovery_words.new_words()
        hash_ = await recovery_words.hashed_words(self.store, " ".join(fresh))
        await self.store.people.set_words(person.user.id, hash_, self.config.clock())
        return fresh

    async def enter(
        self, person: Person, user: UserRow, agent: str = "", recovered: bool = False
    ) -> Person:
        """The device belongs to this person from now on, by a new key; of a guest nothing is left.

        Who has `recovered` may set a new password without the old one for a while, once. Nothing
        is waited for after the device has changed hands: the caller sees to its open pages first.
        """
        key = secrets.token_urlsafe(32)
        if recovered:
            now = self.config.clock()
            proof = f"{RECOVERED} {key}"
            await self.store.people.add_challenge(proof, RECOVERED, now, now + RECOVERY_SECONDS)
        at = self._hour()
        row = DeviceRow(hashed(key), user.id, device_name(agent), at, at)
        if person.user.guest and person.user.id != user.id:
            if not await self.store.people.merge_user(person.user.id, row):
                raise not_now("guest-changed", "busy")
        else:
            await self.store.people.put_device(row, instead_of=person.device)
        return Person(key, user)

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse a wrong password, where there is one."""
        kept = person.user.password
        if kept and not await self._right(person.device, kept, password):
            raise Refused(403, "login", "password-wrong")

    async def logout(self, person: Person) -> None:
        """Forget this device."""
        await self.store.people.drop_device(person.user.id, person.device)


def me_csrf(person: Person) -> str:
    """The token for commands of this device."""
    return csrf_of(person.key)
