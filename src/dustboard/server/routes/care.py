"""Looking after a table: pauses, time, nudges, pins, and the QR code of a seat link."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, PathParameter

from dustboard.server.core.refusals import Refusal, not_yours
from dustboard.server.notices import notifier
from dustboard.server.people.auth import Person
from dustboard.server.protocol.tables import Pause, SeatOnly, TableState, Unlock
from dustboard.server.routes.dependencies import (
    AnyRequest,
    Code,
    Lang,
    ThePerson,
    TheServices,
    Viewer,
    command,
    eyes,
    origin,
    own_room,
    query,
    seen_room,
)
from dustboard.server.table import lobby, pauses, pins, views
from dustboard.server.table.room import Room

SVG = "image/svg+xml"
SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="the number of a seat")]


def _state(room: Room, person: Person, lang: str, seat: int | None = None) -> TableState:
    looks = eyes(room, person.who, seat)
    return views.table_state(room, person.user.id, looks, -views.LOG_TAIL, lang)


@command("/tables/{code:str}/pause", summary="The host stops the table for a while")
async def pause(
    code: Code, data: JSONBody[Pause], person: ThePerson, services: TheServices, lang: Lang = "en"
) -> TableState:
    """Everybody may look, nobody can answer, clocks stand still."""
    room = await seen_room(services, person.user.id, code)
    await pauses.pause(room, person.user, data.reason)
    return _state(room, person, lang)


@command("/tables/{code:str}/resume", summary="The table goes on")
async def resume(
    code: Code, person: ThePerson, services: TheServices, lang: Lang = "en"
) -> TableState:
    """The host says so; any player if the host is not here."""
    room = await seen_room(services, person.user.id, code)
    await pauses.resume(room, person.user)
    return _state(room, person, lang)


@command("/tables/{code:str}/time", summary="Take half as much time again")
async def time(
    code: Code,
    data: JSONBody[SeatOnly],
    person: ThePerson,
    services: TheServices,
    lang: Lang = "en",
) -> TableState:
    """Once in a game, without a reason."""
    room = await own_room(services, person, code, data.seat)
    await pauses.take_more_time(room, person.user, data.seat)
    return _state(room, person, lang, data.seat)


@command("/tables/{code:str}/nudge", status_code=204, summary="Remind somebody of the table")
async def nudge(
    code: Code, data: JSONBody[SeatOnly], person: ThePerson, services: TheServices
) -> None:
    """After half of the time, once for each decision."""
    room = await seen_room(services, person.user.id, code)
    services.rates.take("nudge", person.user.id, 10, 0.1)
    mark = await notifier.nudge(room, person.user, data.seat)
    services.notifier.put(room, mark)


@command("/tables/{code:str}/unlock", summary="Take up a seat at a shared device")
async def unlock(
    code: Code, data: JSONBody[Unlock], person: ThePerson, services: TheServices, lang: Lang = "en"
) -> TableState:
    """Needs the pin where the seat has one; every other seat of this person is locked again."""
    room = await seen_room(services, person.user.id, code)
    pins.check_owner(room, person.user.id, data.seat)
    await pins.unlock(room, services.rates, person.device, data.seat, data.pin)
    return _state(room, person, lang, data.seat)


@query("/tables/{code:str}/qr/{seat:int}", media_type=SVG, summary="A seat link as a QR code")
async def qr(
    request: AnyRequest, code: Code, seat: SeatPath, viewer: Viewer, services: TheServices
) -> Response[bytes]:
    """For the host; an SVG picture."""
    import segno

    room = await seen_room(services, viewer, code)
    if room.data.host != viewer:
        raise not_yours("host-only")
    token = lobby.seat_of(room.row, seat).token
    if not token:
        raise Refusal(404, "not-found", "no-link")
    picture = BytesIO()
    made = segno.make(f"{origin(request, services)}/j/{token}", error="m", micro=False)
    made.save(picture, kind="svg", xmldecl=False, scale=6, border=4, light="#fff")
    return Response(picture.getvalue(), media_type=SVG)


HANDLERS = [pause, resume, time, nudge, unlock, qr]
