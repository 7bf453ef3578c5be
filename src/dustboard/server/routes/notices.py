"""Where a person is told that a table waits: browsers and addresses of their own."""

from __future__ import annotations

import asyncio
import secrets
from urllib.parse import urlsplit

from litestar.params import JSONBody

from dustboard.server.core.refusals import Refused, bad_request, not_now
from dustboard.server.notices import webpush
from dustboard.server.notices.messages import Notice, message_of
from dustboard.server.notices.outgoing import Undeliverable, check_target
from dustboard.server.people.auth import Person
from dustboard.server.protocol.commands import AddPush, AddWebhook, ById
from dustboard.server.protocol.people import ChannelInfo, NoticeSettings, NoticeTest
from dustboard.server.routes.dependencies import (
    AnyRequest,
    TheOwner,
    ThePerson,
    TheServices,
    Viewer,
    command,
    origin,
    query,
)
from dustboard.server.services import Services
from dustboard.server.store import ChannelRow

MOST = 8


async def _settings(services: Services, user: str) -> NoticeSettings:
    rows = await services.store.notices.channels_of(user) if user else []
    return NoticeSettings(
        await services.courier.public_key(),
        [
            ChannelInfo(
                row.id,
                row.kind,  # type: ignore[arg-type]
                urlsplit(row.target).netloc if row.kind == "push" else row.target,
                row.created,
                row.failures > 0,
            )
            for row in rows
        ],
    )


async def _add(services: Services, owner: Person, password: str, row: ChannelRow) -> NoticeSettings:
    user = owner.user.id
    services.rates.take("channel", user, 10, 0.05)
    check_target(row.target, services.config.private_notices)
    known = await services.store.notices.channels_of(user)
    if len([one for one in known if one.target != row.target]) >= MOST:
        raise not_now("ways-enough", most=MOST)
    await services.authenticator.confirm(owner, password)
    await services.store.notices.add_channel(row)
    return await _settings(services, user)


@query("/me/notices", summary="Where notices go")
async def notices(viewer: Viewer, services: TheServices) -> NoticeSettings:
    """The oldest way first."""
    return await _settings(services, viewer)


@command("/me/notices/push", summary="Notices go to this browser")
async def add_push(
    request: AnyRequest, data: JSONBody[AddPush], owner: TheOwner, services: TheServices
) -> NoticeSettings:
    """The subscription that the browser gave; it ends when this device is signed out."""
    try:
        webpush.check_keys(data.p256dh, data.auth)
    except ValueError:
        raise bad_request("push-keys") from None
    keys = {"p256dh": data.p256dh, "auth": data.auth, "origin": origin(request, services)}
    row = ChannelRow(
        secrets.token_hex(8),
        owner.user.id,
        "push",
        data.endpoint,
        keys,
        data.lang,
        services.config.clock(),
        device=owner.device,
    )
    return await _add(services, owner, data.password, row)


@command("/me/notices/webhook", summary="Notices go to an address of my own")
async def add_webhook(
    request: AnyRequest, data: JSONBody[AddWebhook], owner: TheOwner, services: TheServices
) -> NoticeSettings:
    """It is sent JSON by POST; https and public addresses only, unless the server allows more."""
    row = ChannelRow(
        secrets.token_hex(8),
        owner.user.id,
        "webhook",
        data.url,
        {"origin": origin(request, services)},
        data.lang,
        services.config.clock(),
    )
    return await _add(services, owner, data.password, row)


@command("/me/notices/drop", summary="Notices go there no more")
async def drop(data: JSONBody[ById], person: ThePerson, services: TheServices) -> NoticeSettings:
    """At once."""
    if not await services.store.notices.drop_channel(person.user.id, data.id):
        raise Refused(404, "not-found", "no-way")
    return await _settings(services, person.user.id)


@command("/me/notices/test", summary="Send a test notice everywhere")
async def test(person: ThePerson, services: TheServices) -> NoticeTest:
    """One try each; says where it arrived."""
    services.rates.take("test-notice", person.user.id, 5, 0.02)
    rows = await services.store.notices.channels_of(person.user.id)

    async def arrives(row: ChannelRow) -> bool:
        message = message_of([Notice("test")], row, services.config.public_url)
        try:
            return 200 <= await services.courier.send(row, message) < 300
        except Undeliverable:
            return False

    good = await asyncio.gather(*(arrives(row) for row in rows))
    return NoticeTest(
        [row.id for row, fine in zip(rows, good, strict=True) if fine],
        [row.id for row, fine in zip(rows, good, strict=True) if not fine],
    )


HANDLERS = [notices, add_push, add_webhook, drop, test]
