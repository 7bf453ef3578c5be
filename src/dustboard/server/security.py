"""Guards: security headers, origins, the CSRF header, sizes and rates."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope, Send

from dustboard.server.config import Settings
from dustboard.server.errors import Refusal

HEADER = "x-dustboard"
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 2 * 1024 * 1024
BUCKETS_KEPT = 20_000

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
            headers[name] = value
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
        raise Refusal(403, "csrf", "csrf")


def check_origin(connection: ASGIConnection, settings: Settings) -> None:  # type: ignore[type-arg]
    """Refuse pages of other sites; programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc.lower() == (connection.headers.get("host") or "").lower():
        return
    raise Refusal(403, "origin", "origin")


class Rates:
    """Token buckets: so many at once, so many a second after that, for each key."""

    def __init__(self, clock: Callable[[], float], enabled: bool = True) -> None:
        self._clock = clock
        self._enabled = enabled
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.refused = 0

    def take(self, kind: str, key: str, burst: float, per_second: float, cost: float = 1.0) -> None:
        """Take a token, or as many as it costs, or refuse; a full bucket always allows."""
        if not self._enabled:
            return
        now = self._clock()
        name = f"{kind} {key}"
        left, since = self._buckets.pop(name, (burst, now))
        left = min(burst, left + (now - since) * per_second)
        allowed = left >= min(cost, burst)
        self._buckets[name] = (left - cost if allowed else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            self.refused += 1
            raise Refusal(429, "too-many", "too-many")
