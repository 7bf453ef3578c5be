"""A passkey in software, for tests: what a browser and its authenticator do between them."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def b64(data: bytes) -> str:
    """Bytes as the web likes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PasskeyDevice:
    """Holds one key for one site."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def _data(self, attested: bytes = b"") -> bytes:
        self.count += 1
        flags = 0x05 | (0x40 if attested else 0)  # present, verified, with a key
        site = hashlib.sha256(self.host.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big") + attested

    def _client(self, kind: str, options: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def make(self, options: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        public = self.key.public_key().public_numbers()
        cose = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(attested)}
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": b64(self._client("webauthn.create", options)),
                "attestationObject": b64(cbor2.dumps(made)),
            },
        }

    def sign(self, options: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        data, client = self._data(), self._client("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            },
        }
