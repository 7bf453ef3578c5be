"""Guards: security headers, origins, the CSRF header, sizes, addresses, rates, what is typed."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope, Send

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused

HEADER = "x-dustboard"
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 2 * 1024 * 1024
BUCKETS_KEPT = 20_000
FREE_GUESSES = 5  # wrong guesses that cost no waiting
LONGEST_WAIT = 300.0  # seconds before the next guess
GUESSES_FORGOTTEN = 3600.0  # seconds after the last guess

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}


def secure_headers(client: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """Put the security headers on every answer; what the API says is not kept unless it says so.

    `client` names the client that is served; a page that is another one offers to load anew.
    """

    async def put(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
            headers["x-dustboard-client"] = client
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = "max-age=31536000"

    return put


def slow_refusals(send: Send, seconds: float) -> Send:
    """Send as before, but say "too many" after a pause: who asks on and on has to wait for it.

    Refusing costs nearly as much as answering a small question, so that thousands of quick
    refusals a second would keep everybody else.
    """

    async def put(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 429:
            await asyncio.sleep(seconds)
        await send(message)

    return put


def csrf_of(device_key: str) -> str:
    """What a page must send back in the header; another site can't read it."""
    return blake2b(b"csrf", key=device_key.encode()[:64], digest_size=16).hexdigest()


def check_csrf(given: str | None, device_key: str) -> None:
    """Refuse a command that did not come from our own page."""
    if given is None or not secrets.compare_digest(given.encode(), csrf_of(device_key).encode()):
        raise Refused(403, "csrf", "csrf")


def check_origin(connection: ASGIConnection, config: ServerConfig) -> None:  # type: ignore[type-arg]
    """Refuse pages of other sites; programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:  # such as a bracket that is never closed
        raise Refused(403, "origin", "origin") from None
    if place == (connection.headers.get("host") or "").lower():
        return
    raise Refused(403, "origin", "origin")


def address_of(host: str) -> str:
    """What an address counts as: whoever has an IPv6 address has its whole network of 64 bits.

    >>> address_of("192.0.2.7"), address_of("::ffff:192.0.2.7"), address_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Rates:
    """Token buckets: so many at once, so many a second after that, for each key. And guesses.

    `steady` is a clock that never goes back: else nobody got anything until it had caught up.
    """

    def __init__(self, steady: Callable[[], float], enabled: bool = True) -> None:
        self._steady = steady
        self._enabled = enabled
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._guesses: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, last when
        self.refused = 0

    def take(self, kind: str, key: str, burst: float, per_second: float, cost: float = 1.0) -> None:
        """Take a token, or as many as it costs, or refuse; a full bucket always allows."""
        if not self._enabled:
            return
        now = self._steady()
        name = f"{kind} {key}"
        left, since = self._buckets.pop(name, (burst, now))
        left = min(burst, left + (now - since) * per_second)
        allowed = left >= min(cost, burst)
        self._buckets[name] = (left - cost if allowed else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            self.refused += 1
            raise Refused(429, "too-many", "too-many")

    def guess(self, key: str) -> None:
        """Somebody guesses at a secret: after a few wrong ones each must wait twice as long.

        The key names who guesses as well as what: whoever guesses wrong makes nobody else wait. It
        is counted before it is looked at, so that many at once gain nothing.
        """
        if not self._enabled:
            return
        now = self._steady()
        made, last = self._guesses.pop(key, (0, now))
        if now - last > GUESSES_FORGOTTEN:
            made = 0
        wait = last + _wait(made) - now
        self._guesses[key] = (made, last) if wait > 0 else (made + 1, now)
        if len(self._guesses) > BUCKETS_KEPT:
            self._guesses.popitem(last=False)
        if wait > 0:
            self.refused += 1
            raise Refused(429, "too-many", "tries-wait", seconds=math.ceil(wait))

    def guessed(self, key: str) -> None:
        """The guess was right: the next one need not wait."""
        self._guesses.pop(key, None)


def _wait(made: int) -> float:
    """How long after so many wrong guesses the next one must wait.

    >>> [_wait(made) for made in (0, 4, 5, 6, 7, 99)]
    [0.0, 0.0, 1.0, 2.0, 4.0, 300.0]
    """
    return min(2.0 ** min(made - FREE_GUESSES, 30), LONGEST_WAIT) if made >= FREE_GUESSES else 0.0


def one_line(text: str) -> str:
    r"""What somebody typed, fit to be shown: nothing in it controls or turns what is around it.

    >>> one_line(" on\n e \u202eyb\u0007 ")
    'on e yb'
    """
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    return " ".join(shown.split())


def clean_name(name: str, default: str) -> str:
    """A name fit to be shown."""
    return one_line(name)[:40].strip() or default
