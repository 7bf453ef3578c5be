"""Passkeys: coming back without a name or a password.

What a browser signs is a challenge that the server made for this very device and purpose. It counts
once and for two minutes. The site a passkey belongs to is the host name of `public_url`, or the one
the page was asked for by; browsers refuse to sign for a page of another site.
"""

from __future__ import annotations

import ipaddress
import json
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused, not_now
from dustboard.server.store import PasskeyRow, Store, UserRow

MINUTES = 2
MOST = 10
Json = dict[str, Any]


class Relying:
    """The site that passkeys belong to."""

    def __init__(self, origin: str, others: tuple[str, ...] = ()) -> None:
        self.origins = [origin, *others]
        self.host = urlsplit(origin).hostname or ""

    def check(self) -> None:
        """Refuse a site that browsers make no passkeys for."""
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            if self.host:
                return
        raise not_now("passkey-site")


class Passkeys:
    """Makes and checks what browsers sign."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.store = store
        self.config = config

    async def _options(self, options: Any, purpose: str) -> Json:
        found: Json = json.loads(options_to_json(options))
        now = self.config.clock()
        await self.store.people.add_challenge(found["challenge"], purpose, now, now + 60 * MINUTES)
        return found

    async def _challenge(self, credential: Json, purpose: str) -> bytes:
        """The challenge that was signed, if it was ours and was not used before."""
        try:
            signed = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(signed).challenge
        except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError):
            raise _refused() from None
        known = bytes_to_base64url(challenge)
        if not await self.store.people.take_challenge(known, purpose, self.config.clock()):
            raise Refused(403, "login", "passkey-late")
        return challenge

    async def begin_adding(self, user: UserRow, site: Relying, device: str) -> Json:
        """What a browser needs to make a passkey for this person."""
        site.check()
        known = await self.store.people.passkeys_of(user.id)
        if len(known) >= MOST:
            raise not_now("passkey-enough", most=MOST)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Dustboard",
            user_id=user.id.encode(),
            user_name=user.name,
            timeout=60_000 * MINUTES,
            # without a name to type, the passkey itself must know whose it is
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return await self._options(options, f"add {device}")

    async def add(
        self, user: UserRow, site: Relying, device: str, credential: Json, name: str
    ) -> None:
        """Keep what the browser made."""
        challenge = await self._challenge(credential, f"add {device}")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
            )
        except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError):
            raise _refused() from None
        row = PasskeyRow(
            bytes_to_base64url(made.credential_id),
            user.id,
            made.credential_public_key,
            made.sign_count,
            name,
            self.config.clock(),
        )
        if not await self.store.people.add_passkey(row):
            raise not_now("passkey-known")

    async def begin_login(self, site: Relying, device: str) -> Json:
        """What a browser needs to say who sits there."""
        site.check()
        options = generate_authentication_options(
            rp_id=site.host,
            timeout=60_000 * MINUTES,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return await self._options(options, f"login {device}")

    async def login(self, site: Relying, device: str, credential: Json) -> UserRow:
        """Whose passkey signed this."""
        challenge = await self._challenge(credential, f"login {device}")
        passkey = credential.get("id")
        known = await self.store.people.load_passkey(passkey) if isinstance(passkey, str) else None
        user = await self.store.people.load_user(known.user) if known is not None else None
        if known is None or user is None:
            raise Refused(403, "login", "passkey-unknown")
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
        except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError):
            raise _refused() from None
        await self.store.people.use_passkey(known.id, signed.new_sign_count, self.config.clock())
        return user


def _refused() -> Refused:
    return Refused(403, "login", "passkey-refused")
