"""Devices and their people: names, passwords, passkeys, recovery words, one's own data."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.params import JSONBody

from dustboard.crew import CREW
from dustboard.server.core.refusals import Refused, bad_request, not_found, not_now
from dustboard.server.core.security import clean_name
from dustboard.server.game import crew
from dustboard.server.people import account_data
from dustboard.server.people.auth import COOKIE, Person, me_csrf
from dustboard.server.people.devices import hand_over
from dustboard.server.people.passkeys import Relying
from dustboard.server.protocol.commands import (
    AddPasskey,
    Confirmed,
    DeleteMe,
    DropDevice,
    DropPasskey,
    Login,
    PasskeyLogin,
    SetFace,
    SetForm,
    SetHabit,
    SetLanguage,
    SetProfile,
    WordsLogin,
)
from dustboard.server.protocol.people import (
    DeviceInfo,
    Habits,
    Me,
    PasskeyInfo,
    PasskeyOptions,
    RecoveryWords,
)
from dustboard.server.routes.dependencies import (
    AnyRequest,
    TheOwner,
    ThePerson,
    TheServices,
    Viewer,
    address,
    command,
    origin,
    query,
)
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.table import default_orders


def _me(person: Person) -> Me:
    user = person.user
    return Me(
        user.id,
        user.name,
        user.guest,
        me_csrf(person),
        bool(user.password),
        user.passkey,
        user.words,
        user.face or crew.by_name(user.name),
        user.lang,
        user.form,
    )


@query("/me", summary="Who this device is; a new device becomes a guest")
async def me(request: AnyRequest, services: TheServices) -> Response[Me]:
    """Gives the CSRF token and sets the cookie."""
    person = await services.authenticator.welcome(request, address(request))
    return _with_cookie(request, services, person)


def _with_cookie(request: AnyRequest, services: Services, person: Person) -> Response[Me]:
    secure = request.scope["scheme"] == "https"
    return Response(_me(person), cookies=[services.authenticator.cookie(person, secure)])


@command("/me", summary="Change the shown name, or become an account by a password")
async def set_me(data: JSONBody[SetProfile], owner: TheOwner, services: TheServices) -> Me:
    """The name is changed at once; tables keep the name they were joined with.

    A new password signs all other devices out, unless they are to be kept.
    """
    owner.user = await services.authenticator.set_profile(owner, data)
    return _me(owner)


@command("/me/face", summary="Choose the face that others see")
async def set_face(data: JSONBody[SetFace], person: ThePerson, services: TheServices) -> Me:
    """Tables that were joined before keep the face."""
    if data.face and data.face not in CREW:
        raise bad_request("no-face")
    changed = await services.store.people.choose(person.user.id, "face", data.face)
    person.user = changed or person.user
    return _me(person)


@command("/me/language", summary="Choose the language to read in")
async def set_language(data: JSONBody[SetLanguage], person: ThePerson, services: TheServices) -> Me:
    """Other devices read in it when they come next."""
    changed = await services.store.people.choose(person.user.id, "lang", data.lang)
    person.user = changed or person.user
    return _me(person)


@command("/me/form", summary="Choose the form of address")
async def set_form(data: JSONBody[SetForm], person: ThePerson, services: TheServices) -> Me:
    """Languages without such forms read the same as before."""
    changed = await services.store.people.choose(person.user.id, "form", data.form)
    person.user = changed or person.user
    return _me(person)


@query("/me/orders", summary="What I order at every new table")
async def orders(viewer: Viewer, services: TheServices) -> Habits:
    """By title; nobody else hears of it."""
    return await default_orders.habits_of(services.store, viewer)


@command("/me/orders", summary="Change what I order at every new table")
async def set_order(data: JSONBody[SetHabit], person: ThePerson, services: TheServices) -> Habits:
    """Games that have begun keep their orders."""
    return await default_orders.change(services.store, person.user.id, data)


# -- coming back -------------------------------------------------------------------------------


async def _enter(
    request: AnyRequest,
    services: Services,
    owner: Person,
    user: UserRow,
    recovered: bool = False,
) -> Response[Me]:
    """This device is that person's; a guest brings the seats along."""
    if owner.user.guest and owner.user.id != user.id:
        # before the device changes hands: if it fails, the guest is still there to try again
        await account_data.move_seats(services.registry, owner.user, owner.device, user)
    agent = request.headers.get("user-agent", "")
    entered = await services.authenticator.enter(owner, user, agent, recovered)
    hand_over(services.registry, owner.device, entered.device, user.id)
    return _with_cookie(request, services, entered)


@command("/login", summary="Come back by name and password")
async def login(
    request: AnyRequest, data: JSONBody[Login], owner: TheOwner, services: TheServices
) -> Response[Me]:
    """Sets a new cookie; the seats of a guest come along."""
    user = await services.authenticator.login(data.name, data.password, address(request))
    return await _enter(request, services, owner, user)


@command("/login/words", summary="Come back by recovery words")
async def login_by_words(
    request: AnyRequest, data: JSONBody[WordsLogin], owner: TheOwner, services: TheServices
) -> Response[Me]:
    """Sets a new cookie; the seats of a guest come along."""
    user = await services.authenticator.login_by_words(data.words, address(request))
    return await _enter(request, services, owner, user, recovered=True)


@command("/login/passkey/begin", summary="What the browser needs to sign in by passkey")
async def begin_passkey_login(
    request: AnyRequest, owner: TheOwner, services: TheServices
) -> PasskeyOptions:
    """Good once, for two minutes, on this device."""
    services.rates.take("passkey", address(request), 20, 0.2)
    site = Relying(origin(request, services), services.config.origins)
    return PasskeyOptions(await services.passkeys.begin_login(site, owner.device))


@command("/login/passkey", summary="Come back by passkey")
async def login_by_passkey(
    request: AnyRequest, data: JSONBody[PasskeyLogin], owner: TheOwner, services: TheServices
) -> Response[Me]:
    """Sets a new cookie; the seats of a guest come along."""
    services.rates.take("passkey", address(request), 20, 0.2)
    site = Relying(origin(request, services), services.config.origins)
    user = await services.passkeys.login(site, owner.device, data.credential)
    return await _enter(request, services, owner, user, recovered=True)


def _forgotten(response: Response[Any]) -> Response[Any]:
    """The answer takes the cookie away."""
    response.delete_cookie(COOKIE)
    return response


@command("/logout", status_code=204, after_request=_forgotten, summary="Forget this device")
async def logout(owner: TheOwner, services: TheServices) -> None:
    """The next request is a new guest's."""
    await services.authenticator.logout(owner)


# -- devices -----------------------------------------------------------------------------------

SHOWN = 16  # letters of a hash: enough to tell devices apart


async def _devices(services: Services, user: str, here: str) -> list[DeviceInfo]:
    return [
        DeviceInfo(one.id[:SHOWN], one.name, one.created, one.used, one.id == here)
        for one in await services.store.people.devices_of(user)
    ]


@query("/me/devices", summary="My devices")
async def devices(request: AnyRequest, services: TheServices) -> list[DeviceInfo]:
    """The one that was used last comes first."""
    person = await services.authenticator.find(request)
    return [] if person is None else await _devices(services, person.user.id, person.device)


@command("/me/devices/drop", summary="Sign out a device, or all others")
async def drop_device(
    data: JSONBody[DropDevice], owner: TheOwner, services: TheServices
) -> list[DeviceInfo]:
    """It is a stranger's from now on, and its open pages are closed."""
    user, store = owner.user.id, services.store
    await services.authenticator.confirm(owner, data.password)
    if not data.id:
        await store.people.drop_other_devices(user, owner.device)
    else:
        found = [one.id for one in await store.people.devices_of(user) if one.id[:SHOWN] == data.id]
        if not found or not await store.people.drop_device(user, found[0]):
            raise Refused(404, "not-found", "no-such-device")
    return await _devices(services, user, owner.device)


# -- ways back ---------------------------------------------------------------------------------


async def _passkeys(services: Services, user: str) -> list[PasskeyInfo]:
    found = await services.store.people.passkeys_of(user) if user else []
    return [PasskeyInfo(one.id, one.name, one.created, one.used) for one in found]


@query("/me/passkeys", summary="My passkeys")
async def passkeys(viewer: Viewer, services: TheServices) -> list[PasskeyInfo]:
    """The oldest first."""
    return await _passkeys(services, viewer)


@command("/me/passkeys/begin", summary="What the browser needs to make a passkey")
async def begin_passkey(
    request: AnyRequest, data: JSONBody[Confirmed], owner: TheOwner, services: TheServices
) -> PasskeyOptions:
    """Good once, for two minutes, on this device. An account with a password says it."""
    services.rates.take("passkey", address(request), 20, 0.2)
    await services.authenticator.confirm(owner, data.password)
    site = Relying(origin(request, services), services.config.origins)
    device = owner.device
    return PasskeyOptions(await services.passkeys.begin_adding(owner.user, site, device))


@command("/me/passkeys", summary="Keep a new passkey")
async def add_passkey(
    request: AnyRequest, data: JSONBody[AddPasskey], owner: TheOwner, services: TheServices
) -> list[PasskeyInfo]:
    """With a passkey a guest becomes an account."""
    services.rates.take("passkey", address(request), 20, 0.2)
    site = Relying(origin(request, services), services.config.origins)
    name = clean_name(data.name, "")
    await services.passkeys.add(owner.user, site, owner.device, data.credential, name)
    return await _passkeys(services, owner.user.id)


@command("/me/passkeys/drop", summary="Forget a passkey")
async def drop_passkey(
    data: JSONBody[DropPasskey], owner: TheOwner, services: TheServices
) -> list[PasskeyInfo]:
    """It opens nothing from now on. An account with a password says it."""
    await services.authenticator.confirm(owner, data.password)
    if not await services.store.people.drop_passkey(owner.user.id, data.id):
        raise Refused(404, "not-found", "no-passkey")
    return await _passkeys(services, owner.user.id)


@command("/me/words", summary="New recovery words")
async def give_words(
    data: JSONBody[Confirmed], owner: TheOwner, services: TheServices
) -> RecoveryWords:
    """Told once; older ones stop working. An account with a password says it."""
    await services.authenticator.confirm(owner, data.password)
    return RecoveryWords(await services.authenticator.give_words(owner))


# -- one's own data ----------------------------------------------------------------------------


@query("/me/export", summary="All that is kept about me")
async def export(viewer: Viewer, services: TheServices) -> dict[str, Any]:
    """As plain data."""
    services.rates.take("export", viewer, 10, 0.1)
    user = await services.store.people.load_user(viewer) if viewer else None
    if user is None:
        raise not_found()
    return await account_data.everything_of(services.registry, user)


@command("/me/delete", status_code=204, after_request=_forgotten, summary="Forget me")
async def delete(data: JSONBody[DeleteMe], owner: TheOwner, services: TheServices) -> None:
    """Bots play on in running games; nothing can bring the account back."""
    if data.name != owner.user.name:
        raise not_now("name-to-confirm")
    await services.authenticator.check_password(owner, data.password)
    await account_data.let_go(services.registry, owner.user)


HANDLERS = [
    me, set_me, set_face, set_language, set_form, orders, set_order, login, login_by_words,
    begin_passkey_login, login_by_passkey, logout, devices, drop_device, passkeys, begin_passkey,
    add_passkey, drop_passkey, give_words, export, delete,
]  # fmt: skip
