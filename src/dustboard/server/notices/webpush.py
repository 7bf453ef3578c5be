"""Web push: messages sealed for one browser (RFC 8291), signed by this server (RFC 8292).

The service of the browser's maker carries the message and can't read it.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
HOURS = 12


def to_text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes behind base64url, padded or not."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key of the server, as text to keep."""
    return private_text(ec.generate_private_key(CURVE))


def private_text(key: ec.EllipticCurvePrivateKey) -> str:
    """A private key as text."""
    return to_text(key.private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The private key behind a text."""
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half as 65 bytes, as browsers want it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if no message can be sealed for these keys."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    if len(to_bytes(auth)) != 16:
        raise ValueError("the secret must have 16 bytes")


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(
    message: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message that only this browser can open; `key` and `salt` are for tests."""
    receiver = to_bytes(p256dh)
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)
    shared = key.exchange(ec.ECDH(), theirs)
    mine = point(key)
    secret = _derive(to_bytes(auth), shared, b"WebPush: info\0" + receiver + mine, 32)
    content = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content).encrypt(nonce, message + b"\x02", None)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """The header that says which server sends."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + 3600 * HOURS}
    if contact:
        claims["sub"] = contact
    said = [{"typ": "JWT", "alg": "ES256"}, claims]
    text = ".".join(to_text(json.dumps(one).encode()) for one in said)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={to_text(point(key))}"
