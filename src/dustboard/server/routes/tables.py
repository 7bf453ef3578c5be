"""Tables: laying, seats, start, leaving, rematch, fork, records, reports.

While the game goes on: pauses, time, nudges, pins, and the QR code of a seat link.
"""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from typing import Annotated, Any

from litestar import Response
from litestar.params import JSONBody, PathParameter

import dustboard
from dustboard.kernel.errors import UnknownTitle
from dustboard.server.core.languages import reader
from dustboard.server.core.limits import charge
from dustboard.server.core.refusals import Refused, bad_request, not_now, not_yours
from dustboard.server.core.security import RECORD_LIMIT
from dustboard.server.game import carried, positions, readings
from dustboard.server.insight.end_report import read_chronicle, read_report
from dustboard.server.notices import notifier
from dustboard.server.people.auth import Person
from dustboard.server.protocol.commands import (
    ChangeSeat,
    ClaimSeat,
    CreateTable,
    ForkTable,
    ImportRecord,
    Pause,
    SeatOnly,
    TakeSeat,
    Unlock,
)
from dustboard.server.protocol.insights import Analysis, Chronicle, Report
from dustboard.server.protocol.tables import Invitation, MyTables, Standing, TableInfo, TableState
from dustboard.server.routes.dependencies import (
    AnyRequest,
    Code,
    Lang,
    LogQuery,
    OpenQuery,
    PositionNumber,
    SeatQuery,
    TheAsker,
    TheCaller,
    ThePerson,
    TheServices,
    TheWho,
    Viewer,
    as_json,
    command,
    eyes,
    origin,
    query,
    seen_room,
    tells_log,
)
from dustboard.server.services import Services
from dustboard.server.store import TableRow
from dustboard.server.store.data import LessonData
from dustboard.server.table import lobby, pauses, pins, record_files, views
from dustboard.server.table.rematch import make_challenge, play_again
from dustboard.server.table.room import Room

SVG = "image/svg+xml"
Token = Annotated[str, PathParameter(max_length=80, description="a seat link")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="the number of a seat")]
OF_ONE_HOST = 3  # tables open to anyone that are listed of one host


def laying(services: Services, person: Person) -> None:
    """Refuse who lays too many tables."""
    charge(services.rates, "table", services.registry.asker(person.user.id), 20, 0.1)


def info(room: Room, person: Person) -> TableInfo:
    """The table as this person sees it."""
    return views.table_info(room.row, person.user.id, room.online_users())


@query("/tables", summary="My tables, and those open to anyone")
async def tables(viewer: Viewer, services: TheServices) -> MyTables:
    """Those that wait for me come first, the longest wait first."""
    mine = await services.store.tables_of(viewer) if viewer else []
    shown = [row for row in mine if row.data.lesson is None or _to_go_on(row, row.data.lesson)]
    infos = [(row.changed, views.table_info(row, viewer)) for row in _playable(shown)]
    waiting = sorted((one for one in infos if one[1].my_turn), key=lambda one: one[0])
    others = [one for one in infos if not one[1].my_turn]
    public = await services.store.public_tables(50, OF_ONE_HOST)
    live = [one for one in infos if one[1].state != "over" and not one[1].lesson]
    return MyTables(
        [one for _, one in (*waiting, *others)],
        [views.table_info(row, viewer) for row in _playable(public)],
        max(live, key=lambda one: one[0])[1].code if live else "",
    )


def _to_go_on(row: TableRow, lesson: LessonData) -> bool:
    """Whether a lesson is a table to come back to: a copy is none, nor one that is done."""
    return not lesson.copy and not lesson.done and row.state == "running"


def _playable(rows: list[TableRow]) -> list[TableRow]:
    """Tables of titles that are here; one of another must not hide the others."""
    found: list[TableRow] = []
    for row in rows:
        with suppress(UnknownTitle):
            dustboard.title(row.data.title)
            found.append(row)
    return found


@command("/tables", status_code=201, summary="Lay a new table")
async def create(
    data: JSONBody[CreateTable], person: ThePerson, services: TheServices
) -> TableInfo:
    """The maker is its host."""
    laying(services, person)
    return info(await lobby.create(services.registry, person.user, data), person)


@query("/tables/{code:str}", summary="Everything the viewer may know of a table now")
async def table(
    code: Code,
    who: TheWho,
    asker: TheAsker,
    services: TheServices,
    seat: SeatQuery = None,
    log: LogQuery = 0,
    lang: Lang = "en",
) -> TableState:
    """`seat` is needed where a device plays several; `log` is how many lines are known."""
    room = await seen_room(services, who.user, code)
    tells_log(services, asker, room, log)
    return views.table_state(room, who.user, eyes(room, who, seat), log, lang)


@query("/tables/{code:str}/standing", summary="Round, scores and goal, for a list of tables")
async def standing(
    code: Code, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> Standing:
    """Nothing that a spectator could not see."""
    return views.standing(await seen_room(services, viewer, code), lang)


@command("/tables/{code:str}/seat", summary="The host decides who shall sit in a seat")
async def seat(data: JSONBody[ChangeSeat], caller: TheCaller) -> TableInfo:
    """Before the start only."""
    room = await caller.seen_room()
    await lobby.change_seat(room, caller.user, data.seat, data.wish)
    return info(room, caller.person)


@command("/tables/{code:str}/link", summary="The host makes a new link for a seat")
async def link(data: JSONBody[SeatOnly], caller: TheCaller) -> TableInfo:
    """The old link stops working."""
    room = await caller.seen_room()
    await lobby.new_link(room, caller.user, data.seat)
    return info(room, caller.person)


@command("/claim", summary="Take a seat by its single-use link")
async def claim(data: JSONBody[ClaimSeat], person: ThePerson, services: TheServices) -> TableInfo:
    """Links are unguessable, and tries are counted."""
    services.rates.take("claim", person.user.id, 10, 0.2)
    room = await lobby.claim(services.registry, person.user, data.token, data.name)
    await services.authenticator.call_guest(person, data.name)
    return info(room, person)


@query("/links/{token:str}", summary="What a seat link leads to")
async def invitation(
    token: Token, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> Invitation:
    """Looking does not use the link."""
    room, seat = await lobby.invited(services.registry, token)
    used = room.data.seats[seat].used == token  # of a new link nobody has made use yet
    return views.invitation(room, viewer, seat, used, lang)


@command("/tables/{code:str}/sit", summary="Sit down in a seat that is open to anyone")
async def sit(data: JSONBody[TakeSeat], caller: TheCaller) -> TableInfo:
    """One seat for each."""
    room = await caller.seen_room()
    await lobby.sit_down(room, caller.user, data.seat, data.name)
    await caller.services.authenticator.call_guest(caller.person, data.name)
    return info(room, caller.person)


@command("/tables/{code:str}/start", summary="The host begins the game")
async def start(caller: TheCaller) -> TableInfo:
    """Every seat must be filled."""
    room = await caller.seen_room()
    bots = all(seat.is_bot for seat in room.data.seats)
    if bots and caller.services.driver.pacing.full(caller.user.id):
        raise Refused(429, "busy", "bot-tables", most=caller.services.config.bot_tables)
    await lobby.start(room, caller.user)
    return info(room, caller.person)


@command("/tables/{code:str}/leave", summary="Leave a seat")
async def leave(data: JSONBody[SeatOnly], caller: TheCaller) -> TableInfo:
    """In a running game a bot plays on."""
    room = await caller.own_room(data.seat)
    await lobby.leave(room, caller.user, data.seat)
    return info(room, caller.person)


@command("/tables/{code:str}/rematch", status_code=201, summary="The same people once more")
async def rematch(caller: TheCaller) -> TableInfo:
    """Whoever asks first is the host of the new table; the others are led there."""
    room = await caller.seen_room()
    laying(caller.services, caller.person)
    return info(await play_again(caller.services.registry, room, caller.user), caller.person)


@command("/tables/{code:str}/fork", status_code=201, summary="Play on from a position")
async def fork(data: JSONBody[ForkTable], caller: TheCaller) -> TableInfo:
    """A running game is dealt anew, and nobody there hears of it."""
    room = await caller.seen_room()
    if data.seat is not None:
        pins.check_pin(room, caller.person.who, data.seat)
    laying(caller.services, caller.person)
    made = await lobby.fork(caller.services.registry, room, caller.user, data)
    return info(made, caller.person)


@command(
    "/import",
    status_code=201,
    request_max_body_size=RECORD_LIMIT,
    summary="A record file as a table of one's own",
)
async def import_record(
    request: AnyRequest, data: JSONBody[ImportRecord], person: ThePerson, services: TheServices
) -> TableInfo:
    """The record is played again and must end where it says."""
    charge(services.rates, "import", services.registry.asker(person.user.id), 5, 0.05)
    lang = reader(request)
    return info(
        await record_files.bring_in(services.registry, person.user, data.record, lang), person
    )


@query("/tables/{code:str}/record", summary="The record of a finished game")
async def record(
    code: Code, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> dict[str, Any]:
    """It holds the seed, so a running game gives none."""
    return record_files.export(await seen_room(services, viewer, code))


@query("/tables/{code:str}/report", summary="The end report")
async def report(
    code: Code, viewer: Viewer, asker: TheAsker, services: TheServices, lang: Lang = "en"
) -> Response[Report]:
    """Scores by source, luck, and the check of seed and commitment."""
    room = await seen_room(services, viewer, code)
    if room.story is None or not room.story.game.over:
        raise not_now("game-not-over")
    digest = room.story.game.digest()
    body = await services.reader.read(asker, room.source, None, read_report, code, digest, lang)
    return as_json(Report, body)


@query("/tables/{code:str}/at/{n:int}", summary="What a seat could see after n answers")
async def at(
    code: Code,
    n: PositionNumber,
    who: TheWho,
    asker: TheAsker,
    services: TheServices,
    seat: SeatQuery = None,
    lang: Lang = "en",
    open_cards: OpenQuery = False,
) -> Response[TableState]:
    """While the game runs, positions up to the last closed group; then all, through all eyes.

    `open_cards` shows every hand at once, after the end only.
    """
    room = await seen_room(services, who.user, code)
    if room.story is None:
        raise not_now("game-not-begun")
    closed = positions.closed_answers(room.story.game)
    if not 0 <= n <= closed:
        raise bad_request("no-position")
    carried.check_position(room.story.base, room.story.game, n, "older-position")
    if open_cards and not room.story.game.over:
        raise not_now("cards-when-over")
    looks = None if open_cards else eyes(room, who, seat)
    read = services.reader.read
    past = await read(asker, room.source, looks, readings.past, n, looks, open_cards, lang)
    gate = -1
    if looks is not None and room.row.state == "running" and room.undo_reason(looks) is None:
        given = [row[1] for row in room.story.game.answers.items()[closed:] if row[0] == looks]
        gate = await read(asker, room.source, looks, readings.gate, looks, *given)
    body = views.past_state(room, who.user, looks, n, lang, past, gate)
    return as_json(TableState, body)


@query("/tables/{code:str}/analysis", summary="What bots say about a finished game")
async def analysis(
    code: Code, viewer: Viewer, asker: TheAsker, services: TheServices, lang: Lang = "en"
) -> Analysis:
    """The first request begins the work; ask again until its state is no longer "working"."""
    return await services.analyst.look(await seen_room(services, viewer, code), lang, asker)


@query("/tables/{code:str}/chronicle", summary="The game as a text to read")
async def chronicle(
    code: Code, viewer: Viewer, asker: TheAsker, services: TheServices, lang: Lang = "en"
) -> Response[Chronicle]:
    """Made from what everybody could see."""
    room = await seen_room(services, viewer, code)
    if room.story is None:
        raise not_now("game-not-begun")
    body = await services.reader.read(asker, room.source, None, read_chronicle, code, lang)
    return as_json(Chronicle, body)


@command("/tables/{code:str}/challenge", status_code=201, summary="The same deal once more")
async def challenge(caller: TheCaller) -> TableInfo:
    """A new table with the seed of a finished game; its seats are filled in the lobby."""
    room = await caller.seen_room()
    laying(caller.services, caller.person)
    return info(await make_challenge(caller.services.registry, room, caller.user), caller.person)


# -- looking after a running table -----------------------------------------------------------------


@command("/tables/{code:str}/pause", summary="The host stops the table for a while")
async def pause(data: JSONBody[Pause], caller: TheCaller) -> TableState:
    """Everybody may look, nobody can answer, clocks stand still."""
    room = await caller.seen_room()
    await pauses.pause(room, caller.user, data.reason)
    return caller.state(room)


@command("/tables/{code:str}/resume", summary="The table goes on")
async def resume(caller: TheCaller) -> TableState:
    """The host says so; any player if the host is not here."""
    room = await caller.seen_room()
    await pauses.resume(room, caller.user)
    return caller.state(room)


@command("/tables/{code:str}/time", summary="Take half as much time again")
async def time(data: JSONBody[SeatOnly], caller: TheCaller) -> TableState:
    """Once in a game, without a reason."""
    room = await caller.own_room(data.seat)
    await pauses.take_more_time(room, caller.user, data.seat)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/nudge", status_code=204, summary="Remind somebody of the table")
async def nudge(data: JSONBody[SeatOnly], caller: TheCaller) -> None:
    """After half of the time, once for each decision."""
    room = await caller.seen_room()
    caller.services.rates.take("nudge", caller.user.id, 10, 0.1)
    mark = await notifier.nudge(room, caller.user, data.seat)
    caller.services.notifier.put(room, mark)


@command("/tables/{code:str}/unlock", summary="Take up a seat at a shared device")
async def unlock(data: JSONBody[Unlock], caller: TheCaller) -> TableState:
    """Needs the pin where the seat has one; every other seat of this person is locked again."""
    room = await caller.seen_room()
    pins.check_owner(room, caller.user.id, data.seat)
    await pins.unlock(room, caller.services.rates, caller.person.device, data.seat, data.pin)
    return caller.state(room, data.seat)


@query("/tables/{code:str}/qr/{seat:int}", media_type=SVG, summary="A seat link as a QR code")
async def qr(
    request: AnyRequest, code: Code, seat: SeatPath, viewer: Viewer, services: TheServices
) -> Response[bytes]:
    """For the host; an SVG picture."""
    import segno

    room = await seen_room(services, viewer, code)
    if room.data.host != viewer:
        raise not_yours("host-only")
    token = lobby.seat_or_refuse(room.row, seat).token
    if not token:
        raise Refused(404, "not-found", "no-link")
    picture = BytesIO()
    made = segno.make(f"{origin(request, services)}/j/{token}", error="m", micro=False)
    made.save(picture, kind="svg", xmldecl=False, scale=6, border=4, light="#fff")
    return Response(picture.getvalue(), media_type=SVG)


HANDLERS = [
    tables, create, table, standing, seat, link, claim, invitation, sit, start, leave, rematch,
    fork, import_record, record, report, at, analysis, chronicle, challenge,
    pause, resume, time, nudge, unlock, qr,
]  # fmt: skip
