"""What the route modules share: who asks, which table, and how problems are described."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, TypeVar, cast

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from dustboard.server.core.limits import Asker, charge_log
from dustboard.server.core.refusals import bad_request
from dustboard.server.core.security import address_of
from dustboard.server.people.auth import Person
from dustboard.server.protocol import commands
from dustboard.server.protocol.tables import Problem, TableState
from dustboard.server.services import Services
from dustboard.server.table import lobby, pins, views
from dustboard.server.table.room import Room

Lang = Annotated[
    commands.Lang,
    QueryParameter(description="language of labels and lines, and its form of address"),
]
Code = Annotated[str, PathParameter(max_length=16, description="the code of a table")]
TitleId = Annotated[str, PathParameter(max_length=40, description="the id of a title")]
PositionNumber = Annotated[int, PathParameter(ge=0, le=1_000_000, description="answers given")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7, required=False)]
OpenQuery = Annotated[bool, QueryParameter(description="show all cards; after the end only")]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=7)]
BotName = Annotated[str, QueryParameter(max_length=40, description="the level of the bot")]
PassageKeys = Annotated[
    str, QueryParameter(min_length=1, max_length=2000, description="keys with commas between them")
]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000_000_000)]
LogQuery = Annotated[int, QueryParameter(ge=-1000, le=1_000_000)]
TAIL = -views.LOG_TAIL  # of the log, where a client does not say how much it knows
HOST_LIMIT = 260  # a name of 253 letters and a port: no machine has more

_MEANINGS = {
    400: "not understood, or it could never work",
    401: "the device is not known",
    403: "not yours, or not from our own page",
    404: "no such thing for these eyes",
    409: "not in this state of the table",
    413: "too large",
    422: "the rules refuse it",
    429: "too many requests",
    503: "the store is down, or it takes too long",
}
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=meaning)
    for status, meaning in _MEANINGS.items()
}

query = partial(get, responses=PROBLEMS)
command = partial(post, responses=PROBLEMS, status_code=200)

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
ThePerson = NamedDependency[Person]  # who gives a command
TheOwner = NamedDependency[Person]  # who gives a command about themselves, as the store knows them
TheAsker = NamedDependency[Asker]
Kind = TypeVar("Kind")
Viewer = NamedDependency[str]  # the id of whoever looks, "" for a device that was never here
TheWho = NamedDependency[pins.Who]  # whoever looks, and at which device


def address(request: Any) -> str:
    """Where a request comes from, as it counts for limits."""
    return address_of(request.client.host) if request.client else "unknown"


def origin(request: AnyRequest, services: Services) -> str:
    """Where people find this server: as it was set, else as this request found it."""
    if services.config.public_url:
        return services.config.public_url
    scheme = "https" if services.config.secure_cookies else request.scope["scheme"]
    host = (request.headers.get("host") or "").lower()
    if len(host) > HOST_LIMIT:
        raise bad_request("host-too-long")
    return f"{scheme}://{host}"


async def commander(request: AnyRequest, services: TheServices) -> Person:
    """Who gives this command."""
    person = await services.authenticator.commander(request)
    services.registry.places.note(person.user.id, address(request))
    return person


async def owner(request: AnyRequest, services: TheServices) -> Person:
    """Who gives this command about themselves."""
    person = await services.authenticator.owner(request)
    services.registry.places.note(person.user.id, address(request))
    return person


async def who(request: AnyRequest, services: TheServices) -> pins.Who:
    """Whoever looks, and at which device."""
    person = await services.authenticator.find(request)
    if person is None:
        return pins.Who("", "")
    services.registry.places.note(person.user.id, address(request))
    return person.who


async def viewer(request: AnyRequest, services: TheServices) -> str:
    """The id of whoever looks, "" for a device that was never here."""
    return (await who(request, services)).user


async def asker(request: AnyRequest, viewer: Viewer) -> Asker:
    """Who wants something that costs, and from where."""
    return Asker(viewer, address(request))


def as_json(kind: type[Kind], body: bytes) -> Response[Kind]:
    """An answer of this kind that was put into JSON already."""
    return cast(Response[Kind], Response(body, media_type=MediaType.JSON))


async def seen_room(services: Services, user: str, code: str) -> Room:
    """The room of a table, if it is open to these eyes."""
    room = await services.registry.room(code)
    lobby.may_watch(room, user)
    room.looked = services.config.clock()
    return room


class Caller:
    """Somebody who gives a command at a table, and the language they read the answer in."""

    def __init__(self, services: Services, person: Person, code: str, lang: str) -> None:
        self.services = services
        self.person = person
        self.user = person.user
        self.lang = lang
        self._code = code

    @property
    def asker(self) -> Asker:
        """The same as it counts for limits."""
        return self.services.registry.asker(self.user.id)

    async def seen_room(self) -> Room:
        """The room of the table, if it is open to these eyes."""
        return await seen_room(self.services, self.user.id, self._code)

    async def own_room(self, seat: int) -> Room:
        """The same for somebody who plays this seat and has given its pin."""
        room = await self.seen_room()
        pins.check_seat(room, self.person.who, seat)
        return room

    def state(self, room: Room, seat: int | None = None, log: int = TAIL) -> TableState:
        """What they may know of the table now, through this seat or the first of their own."""
        looks = eyes(room, self.person.who, None) if seat is None else seat
        return views.table_state(room, self.user.id, looks, log, self.lang)


TheCaller = NamedDependency[Caller]


async def caller(code: Code, person: ThePerson, services: TheServices, lang: Lang = "en") -> Caller:
    """Who gives this command at a table."""
    return Caller(services, person, code, lang)


def tells_log(services: Services, asker: Asker, room: Room, start: int) -> None:
    """Refuse who too often wants all lines of a long log from number `start` on."""
    if room.story is not None and start >= 0:
        charge_log(services.rates, asker, len(room.story.game.events()) - start)


def eyes(room: Room, who: pins.Who, seat: int | None) -> int | None:
    """Through which seat somebody looks: the one asked for, else the first of their own.

    After the end everybody may look through all eyes.
    """
    if seat is None:
        mine = room.seats_of(who.user)
        return next((one for one in mine if not pins.locked(room, who, one)), None)
    story = room.story
    over = story is not None and story.game.over
    if not over or seat >= len(room.data.seats):
        pins.check_seat(room, who, seat)
    return seat
