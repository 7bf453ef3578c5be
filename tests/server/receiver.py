"""A receiver of notices on loopback, and a browser's half of web push."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from dustboard.server.notices import webpush


class Receiver:
    """Keeps what is posted to it; `statuses` are given out in order, the last one for good."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses = [204]

    def wait(self, count: int) -> list[Any]:
        """The messages, once so many have come."""
        return [json.loads(body) for _, _, body in self.wait_sealed(count)]

    def wait_sealed(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        """The same, for messages that not everybody can read: path, headers and body."""
        for _ in range(2000):
            if len(self.heard) >= count:
                return self.heard
            time.sleep(0.01)
        raise AssertionError(f"{len(self.heard)} of {count} messages came")


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver on any free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.heard.append((self.path, dict(self.headers), body))
            one = receiver.statuses
            self.send_response(one.pop(0) if len(one) > 1 else one[0])
            self.send_header("Location", f"{receiver.base}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """A subscription whose messages can be opened here."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        self.key = webpush.private_key(private or webpush.new_key())
        self.auth = auth or webpush.to_text(bytes(range(16)))

    @property
    def p256dh(self) -> str:
        return webpush.to_text(webpush.point(self.key))

    def open(self, sealed: bytes) -> bytes:
        """What a browser does with a push message (RFC 8291, section 3.4, and RFC 8188)."""
        salt, size, rest = sealed[:16], sealed[20], sealed[21:]
        sender, secret = rest[:size], rest[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + webpush.point(self.key) + sender
        first = webpush._derive(webpush.to_bytes(self.auth), shared, info, 32)
        content = webpush._derive(salt, first, b"Content-Encoding: aes128gcm\0", 16)
        nonce = webpush._derive(salt, first, b"Content-Encoding: nonce\0", 12)
        return AESGCM(content).decrypt(nonce, secret, None).rstrip(b"\0")[:-1]
