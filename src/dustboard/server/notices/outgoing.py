"""Requests that leave the server, to addresses that strangers have chosen.

Such an address must not reach into the server's own network. So the name is looked up once, every
address behind it must be a public one, and the connection goes to the very address that was
checked. Redirects are not followed, answers are not read beyond their head, all of it has an end.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from dustboard.server.core.refusals import Arg, Refused

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 10.0
LONGEST = 600
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Undeliverable(Refused):
    """It could not be sent, or may not be sent there."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(400, "bad-request", key, **args)


def check_target(url: str, private: bool) -> SplitResult:
    """The parts of an address that something may be sent to; `private` for tests and home networks.

    >>> check_target("https://hooks.example/x", False).hostname
    'hooks.example'
    >>> check_target("http://hooks.example/x", False)
    Traceback (most recent call last):
    ...
    dustboard.server.notices.outgoing.Undeliverable: the address must begin with https://
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Undeliverable("address-none") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Undeliverable("address-https")
    if not parts.hostname or parts.username or parts.password or len(url) > LONGEST:
        raise Undeliverable("address-bad")
    if not url.isascii() or any(letter.isspace() for letter in url):
        raise Undeliverable("address-bad")
    if not private and port not in (None, 443, 8443):
        raise Undeliverable("address-port")
    with suppress(ValueError):
        if not private and not is_public(ipaddress.ip_address(parts.hostname)):
            raise Undeliverable("address-private")
    return parts


def is_public(address: Address) -> bool:
    """Whether an address is out there, for everybody.

    >>> is_public(ipaddress.ip_address("1.1.1.1")), is_public(ipaddress.ip_address("10.0.0.1"))
    (True, False)
    >>> is_public(ipaddress.ip_address("::ffff:127.0.0.1"))
    False
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        # what carries another address in it may lead back to us
        plain = address.sixtofour is None and address.teredo is None
        if not plain or address not in ipaddress.ip_network("2000::/3"):
            return False
    return address.is_global and not address.is_multicast


def _look_up(host: str, port: int, private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undeliverable("address-unknown") from None
    addresses = [str(entry[4][0]) for entry in found]
    for one in addresses:
        if not private and not is_public(ipaddress.ip_address(one.partition("%")[0])):
            raise Undeliverable("address-private")
    return addresses[0]


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """Send a body; gives the status of the answer. Blocks: call it in a thread."""
    parts = check_target(url, private)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _look_up(parts.hostname, port, private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    link: socket.socket | None = None
    cut: threading.Timer | None = None
    try:
        link = socket.create_connection((address, port), CONNECT_SECONDS)
        cut = threading.Timer(WHOLE_SECONDS, _cut, (link,))
        cut.daemon = True
        cut.start()
        if parts.scheme == "https":
            secure = ssl.create_default_context()
            link = secure.wrap_socket(link, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port)
        connection.sock = link  # so that it never looks the name up again
        connection.request("POST", path, body, {**headers, "Connection": "close"})
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Undeliverable("not-sent", why=type(error).__name__) from None
    finally:
        if cut is not None:
            cut.cancel()
        if link is not None:
            link.close()


def _cut(link: socket.socket) -> None:
    """End a connection that takes too long, whatever it is doing."""
    with suppress(OSError):
        link.shutdown(socket.SHUT_RDWR)
