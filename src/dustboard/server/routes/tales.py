"""Stories: what I have read of them over all my games, as a map, as a book, and to go on from."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response
from litestar.params import PathParameter

from dustboard.kernel.decisions import Message
from dustboard.server.core.limits import charge
from dustboard.server.core.refusals import Refused, not_now, not_yours
from dustboard.server.game import readings
from dustboard.server.insight import season
from dustboard.server.insight.end_report import read_chronicle
from dustboard.server.people import tales
from dustboard.server.protocol.tales import BranchInfo, Checkpoint, Checkpoints, TalesInfo
from dustboard.server.routes.dependencies import (
    Code,
    Lang,
    TheAsker,
    TheServices,
    TitleId,
    Viewer,
    query,
    seen_room,
)

TaleId = Annotated[str, PathParameter(max_length=40, description="the id of a story")]
Form = Annotated[Literal["html", "pdf"], PathParameter(description="as a page or as a PDF")]
_TYPES = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}
_MAKERS = {"html": season.to_html, "pdf": season.to_pdf}


@query("/tales/{title:str}", summary="The stories of a title, and what I know of them")
async def overview(
    title: TitleId, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> TalesInfo:
    """Works for guests; whoever is not known has read nothing."""
    return await tales.overview(services.registry, viewer, title, lang)


@query("/tales/{title:str}/{tale:str}", summary="The map of a story as far as I have read it")
async def branches(
    title: TitleId, tale: TaleId, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> BranchInfo:
    """No number and no name of what was not read."""
    return await tales.branches(services.registry, viewer, title, tale, lang)


@query("/season/{title:str}/{form:str}", summary="My season as one book to keep")
async def book(
    title: TitleId,
    form: Form,
    viewer: Viewer,
    asker: TheAsker,
    services: TheServices,
    lang: Lang = "en",
) -> Response[bytes]:
    """One game for each story that I have played; what everybody at its table could see."""
    charge(services.rates, "season", asker, 6, 0.05)
    found = await tales.overview(services.registry, viewer, title, lang)
    chosen = season.chosen(found)
    if not chosen:
        raise not_now("season-empty")
    chronicles = []
    for tale, game in chosen:
        room = await services.registry.room(game.code)
        read = services.reader.read
        body = await read(asker, room.source, None, read_chronicle, game.code, lang)
        chronicles.append((tale, game, body))
    written = msgspec.json.encode(season.season_of(title, found, chronicles, lang))
    made = await services.reader.do(asker, _MAKERS[form], written)
    headers = {"content-disposition": f'attachment; filename="season.{form}"'}
    return Response(made, media_type=_TYPES[form], headers=headers)


@query("/tables/{code:str}/pages", summary="The pages of a game that I can go on from")
async def pages(
    code: Code, viewer: Viewer, asker: TheAsker, services: TheServices, lang: Lang = "en"
) -> Checkpoints:
    """For those who sit there; only pages that they have seen opened."""
    room = await seen_room(services, viewer, code)
    seats = room.seats_of(viewer) if viewer else []
    if not seats:
        raise not_yours("players-only")
    if room.story is None:
        raise not_now("game-not-begun")
    title = room.story.game.title
    told = title.told(room.story.game.state, seats[0])
    if told is None:
        raise Refused(404, "not-found", "no-title")
    name = next(one.name for one in title.tales() if one.id == told.tale)
    seat = seats[0]
    found = await services.reader.read(asker, room.source, seat, readings.pages, seat, lang)
    listed = [Checkpoint(at, heading) for at, heading in found]
    return Checkpoints(code, told.tale, title.text(lang, Message(name)), listed)


HANDLERS = [overview, branches, book, pages]
