"""Devices, names and passwords; what the server and its titles are."""

from __future__ import annotations

from functools import cache

from litestar import Response
from litestar.params import JSONBody

import dustboard
from dustboard.build_info import describe
from dustboard.games import rulebook
from dustboard.kernel.errors import UnknownTitle
from dustboard.server import lobby
from dustboard.server.auth import COOKIE, Person, me_csrf
from dustboard.server.errors import Refusal
from dustboard.server.play import PRESETS
from dustboard.server.protocol import (
    PROTOCOL,
    CardsInfo,
    ClauseInfo,
    Login,
    Me,
    OptionInfo,
    ServerInfo,
    SetProfile,
    TitleInfo,
)
from dustboard.server.routes.common import (
    AnyRequest,
    ThePerson,
    TheServices,
    TitleId,
    address,
    command,
    query,
)


def _me(person: Person) -> Me:
    user = person.user
    return Me(user.id, user.name, user.guest, me_csrf(person))


@query("/me", summary="Who this device is; a new device becomes a guest")
async def me(request: AnyRequest, services: TheServices) -> Response[Me]:
    """Gives the CSRF token and sets the cookie."""
    person = await services.door.welcome(request, address(request))
    secure = request.scope["scheme"] == "https"
    return Response(_me(person), cookies=[services.door.cookie(person, secure)])


@command("/me", summary="Change the shown name, or become an account by a password")
async def set_me(data: JSONBody[SetProfile], person: ThePerson, services: TheServices) -> Me:
    """The name is changed at once; tables keep the name they were joined with."""
    person.user = await services.door.set_profile(person, data.name, data.password)
    return _me(person)


@command("/login", summary="Come back by name and password")
async def login(
    request: AnyRequest, data: JSONBody[Login], person: ThePerson, services: TheServices
) -> Response[Me]:
    """Sets a new cookie."""
    found = await services.door.login(person, data.name, data.password, address(request))
    secure = request.scope["scheme"] == "https"
    return Response(_me(found), cookies=[services.door.cookie(found, secure)])


@command("/logout", status_code=204, summary="Forget this device")
async def logout(person: ThePerson, services: TheServices) -> Response[None]:
    """The next request is a new guest's."""
    await services.door.logout(person)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@query("/server", sync_to_thread=False, summary="What runs here")
def server() -> ServerInfo:
    """Versions, chat presets, bots."""
    return ServerInfo(PROTOCOL, dustboard.__version__, describe(), list(PRESETS), lobby.bots())


@cache
def _titles() -> list[TitleInfo]:
    return [_title(name) for name in dustboard.titles()]


def _title(name: str) -> TitleInfo:
    title = dustboard.title(name)
    texts = {ruling.id: ruling.text for ruling in rulebook.rulings(name)}
    options = [
        OptionInfo(
            spec.name,
            spec.kind,  # type: ignore[arg-type]
            spec.default,
            list(spec.values),
            spec.low,
            spec.high,
            spec.rule,
            spec.ruling,
            texts.get(spec.ruling, ""),
        )
        for spec in title.options
    ]
    return TitleInfo(
        title.id,
        title.name,
        title.min_players,
        title.max_players,
        options,
        lobby.bots(),
        title.content_version,
    )


@query("/titles", sync_to_thread=False, summary="The titles with their options")
def titles() -> list[TitleInfo]:
    """What the wizard for new games shows."""
    return _titles()


@query("/rules/{title:str}", sync_to_thread=False, summary="All clauses of a title")
def rules(title: TitleId) -> list[ClauseInfo]:
    """Each with the rulings that touch it."""
    try:
        return _rules(title)
    except UnknownTitle:
        raise Refusal(404, "not-found", "there is no such title") from None


@cache
def _rules(title: str) -> list[ClauseInfo]:
    rulings = rulebook.rulings(title)
    return [
        ClauseInfo(
            clause.id,
            clause.title,
            clause.text,
            clause.section,
            [
                {"id": one.id, "title": one.title, "text": one.text, "option": one.option}
                for one in rulings
                if clause.id in one.clauses
            ],
        )
        for clause in rulebook.clauses(title)
    ]


@query("/cards/{title:str}", sync_to_thread=False, summary="Every deck of a title")
def cards(title: TitleId) -> CardsInfo:
    """All cards that exist, not where they are in any game."""
    if title not in dustboard.titles():
        raise Refusal(404, "not-found", "there is no such title")
    found = dustboard.title(title)
    facts = found.card_facts()
    decks = {
        name: [{**row, **facts.get(row["id"], {})} for row in rows]
        for name, rows in found.decks().items()
    }
    return CardsInfo(title, decks)


HANDLERS = [me, set_me, login, logout, server, titles, rules, cards]
