"""The running game: answers, drafts, undo, votes, orders, window, hold, chat, and the websocket."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, WebSocket, websocket
from litestar.params import JSONBody

from dustboard import Game
from dustboard.server.core.limits import charge_replays
from dustboard.server.core.refusals import Refused, not_now, store_down
from dustboard.server.core.security import check_origin
from dustboard.server.game.casts import cast_of
from dustboard.server.game.prompts import prompt_of
from dustboard.server.insight.coach import advice
from dustboard.server.insight.odds import read_luck, read_odds
from dustboard.server.insight.passages import passages_of
from dustboard.server.people.devices import look_after
from dustboard.server.protocol.commands import (
    Answer,
    Draft,
    Rewind,
    Say,
    SeatOnly,
    StandingOrder,
    Undo,
    Use,
    Vote,
    WindowOrder,
)
from dustboard.server.protocol.insights import Coach, LuckRow, Odds, Passage
from dustboard.server.protocol.tables import Prompt, Saved, TableState
from dustboard.server.routes.dependencies import (
    TAIL,
    BotName,
    Caller,
    Code,
    Lang,
    LogQuery,
    OwnSeat,
    PassageKeys,
    SeatQuery,
    SinceQuery,
    TheAsker,
    TheCaller,
    TheServices,
    TheWho,
    address,
    as_json,
    command,
    eyes,
    query,
    seen_room,
    tells_log,
)
from dustboard.server.services import Services
from dustboard.server.store import StoreDown
from dustboard.server.table import lesson_actions, pins, play, reactions, uses, votes
from dustboard.server.table.connection import (
    POLICY,
    TRY_LATER,
    Connection,
    close,
    seat_to_show,
    serve_connection,
)
from dustboard.server.table.room import Room
from dustboard.server.table.views import frames_of


@command("/tables/{code:str}/answer", summary="Answer a decision")
async def answer(
    data: JSONBody[Answer], caller: TheCaller, services: TheServices, log: LogQuery = TAIL
) -> Saved:
    """Returns when the answer is on disk; the same key sent again changes nothing."""
    began = time.perf_counter()
    room = await caller.own_room(data.seat)
    tells_log(services, caller.asker, room, log)
    if room.data.seats[data.seat].is_bot or room.data.seats[data.seat].timeouts:
        await play.come_back(room, data.seat)
    at = await play.answer(room, data.seat, data.decision, data.answers, "player", data.key)
    await lesson_actions.notice(room)
    services.metrics.saved(time.perf_counter() - began)
    state = caller.state(room, data.seat, log)
    state.frames = frames_of(room, data.seat, log)
    return Saved(data.key, at, state)


@command("/tables/{code:str}/draft", summary="Try answers without giving them")
async def draft(data: JSONBody[Draft], caller: TheCaller) -> Prompt:
    """The prompt after the draft, up to its first border; kept for this seat only."""
    room = await caller.own_room(data.seat)
    await play.set_draft(room, data.seat, data.decision, data.answers)
    assert room.story is not None
    deadline = room.deadline(data.seat)
    passed = room.passed_asks(room.story, data.seat)
    prompt = prompt_of(
        room.story.game,
        data.seat,
        data.answers,
        deadline,
        caller.lang,
        cast_of(room.data, data.seat),
        passed,
    )
    if prompt is None:
        raise not_now("moved-on", "stale")
    return prompt


@query("/tables/{code:str}/odds", summary="What a seat can work out about what is hidden")
async def odds(
    code: Code,
    who: TheWho,
    asker: TheAsker,
    services: TheServices,
    seat: SeatQuery = None,
    lang: Lang = "en",
) -> Response[Odds]:
    """Made from the seat's view after its draft; none at tables that hide odds."""
    room = await _with_odds(services, who.user, code)
    looks = eyes(room, who, seat)
    if room.story is None:
        return Response(Odds(looks, "", [], {}, []))
    decision, draft = _drafted(room, room.story.game, looks)
    read = services.reader.read
    body = await read(asker, room.source, looks, read_odds, looks, decision, draft, lang)
    return as_json(Odds, body)


@query("/tables/{code:str}/passages", summary="Prose that a seat has come to read")
async def passages(
    code: Code,
    who: TheWho,
    services: TheServices,
    keys: PassageKeys,
    seat: SeatQuery = None,
    lang: Lang = "en",
) -> list[Passage]:
    """Entries of a book that were read, the page in play; all else of it is not there."""
    room = await seen_room(services, who.user, code)
    looks = eyes(room, who, seat)
    if room.story is None:
        raise Refused(404, "not-found", "no-passage")
    return passages_of(room.story.game, looks, keys.split(","), lang)


def _drafted(room: Room, game: Game, seat: int | None) -> tuple[str, tuple[str, ...]]:
    """The decision that is open for a seat ("": none), and its draft."""
    if seat is None or game.over or game.state.asked[seat] < 0:
        return "", ()
    decision = game.decision(seat).id
    kept_for, answers = room.drafts.get(seat, ("", []))
    return decision, tuple(answers) if kept_for == decision else ()


@query("/tables/{code:str}/luck", summary="The luck of all seats, as far as a seat has seen it")
async def luck(
    code: Code,
    who: TheWho,
    asker: TheAsker,
    services: TheServices,
    seat: SeatQuery = None,
    lang: Lang = "en",
) -> Response[list[LuckRow]]:
    """Dice and draws that the seat saw; after the end everything."""
    room = await _with_odds(services, who.user, code)
    looks = eyes(room, who, seat)
    if room.story is None:
        return Response([])
    body = await services.reader.read(asker, room.source, looks, read_luck, looks, lang)
    return as_json(list[LuckRow], body)


@query("/tables/{code:str}/coach", summary="What a bot would answer, with two reasons")
async def coach(
    code: Code,
    who: TheWho,
    services: TheServices,
    seat: OwnSeat,
    bot: BotName = "normal",
    lang: Lang = "en",
) -> Coach:
    """From the seat's own view, and only when asked; none at tables that hide odds."""
    room = await _with_odds(services, who.user, code)
    pins.check_seat(room, who, seat)
    services.rates.take("coach", who.user, 10, 0.5)
    asker = services.registry.asker(who.user)
    return await advice(services.pool, room, seat, bot, lang, (*asker.path, code))


async def _with_odds(services: Services, viewer: str, code: str) -> Room:
    room = await seen_room(services, viewer, code)
    if room.data.hide_odds and room.row.state != "over":
        raise not_now("no-odds")
    return room


def _going_back(caller: Caller, room: Room) -> None:
    """Refuse who goes back too often in a long game."""
    answers = 0 if room.story is None else len(room.story.bys)
    charge_replays(caller.services.rates, caller.asker, answers)


@command("/tables/{code:str}/undo", summary="Take the last answer back")
async def undo(data: JSONBody[Undo], caller: TheCaller, log: LogQuery = 0) -> TableState:
    """Refused once somebody has learnt something."""
    room = await caller.own_room(data.seat)
    _going_back(caller, room)
    tells_log(caller.services, caller.asker, room, log)
    await play.undo(room, data.seat, data.reset, data.to)
    await lesson_actions.notice(room)
    return caller.state(room, data.seat, log)


@command("/tables/{code:str}/rewind", summary="Ask everybody to go back")
async def rewind(data: JSONBody[Rewind], caller: TheCaller) -> TableState:
    """Needs the yes of all seats that people play."""
    room = await caller.own_room(data.seat)
    _going_back(caller, room)
    await votes.ask_rewind(room, data.seat, data.at)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/vote", summary="Vote about an absent player or a rewind")
async def vote(data: JSONBody[Vote], caller: TheCaller) -> TableState:
    """A vote can be changed until it is decided."""
    room = await caller.seen_room()
    if data.about == "rewind":
        mine = room.seats_of(caller.user.id) if data.voter is None else [data.voter]
        for seat in mine:
            pins.check_seat(room, caller.person.who, seat)
        _going_back(caller, room)
    await votes.cast_vote(room, caller.user, data.about, data.seat, data.choice, data.voter)
    return caller.state(room)


@command("/tables/{code:str}/back", summary="Take a seat back from its bot")
async def back(data: JSONBody[SeatOnly], caller: TheCaller) -> TableState:
    """The bot stops at the next decision."""
    room = await caller.own_room(data.seat)
    await play.come_back(room, data.seat)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/orders", summary="Give a standing order")
async def orders(data: JSONBody[StandingOrder], caller: TheCaller) -> TableState:
    """Nobody else is sent anything."""
    room = await caller.own_room(data.seat)
    await play.set_order(room, data.seat, data.ask, data.answer, data.times)
    room.on_change(room)  # the question it is for may be open
    return caller.state(room, data.seat)


@command("/tables/{code:str}/window", summary="Give a standing order for reactions")
async def window(data: JSONBody[WindowOrder], caller: TheCaller) -> TableState:
    """Nobody else is sent anything."""
    room = await caller.own_room(data.seat)
    await reactions.set_standing(room, data.seat, data.window, data.order)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/hold", summary="Keep a window open for longer")
async def hold(data: JSONBody[SeatOnly], caller: TheCaller) -> TableState:
    """The table sees that somebody holds the window, but not who."""
    room = await caller.own_room(data.seat)
    await reactions.hold(room, data.seat)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/use", summary="Use something that can be used at any time")
async def use_now(data: JSONBody[Use], caller: TheCaller) -> TableState:
    """Now if that is still possible, else at the next chance."""
    room = await caller.own_room(data.seat)
    await uses.use(room, data.seat, data.key)
    return caller.state(room, data.seat)


@command("/tables/{code:str}/chat", status_code=204, summary="Say something")
async def chat(data: JSONBody[Say], caller: TheCaller) -> None:
    """Plain text; clients must show it as text."""
    room = await caller.seen_room()
    caller.services.rates.take("chat", caller.user.id, 8, 0.5)
    await play.say(room, caller.user, data.text, data.preset)


def _looks(room: Room, who: pins.Who, seat: int | None) -> int | None:
    """Through which seat a new socket looks; None as an onlooker."""
    if seat is None:
        return eyes(room, who, None)
    mine = seat_to_show(room, who.user, seat)
    return None if mine is None or pins.locked(room, who, mine) else mine


@websocket("/tables/{code:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    code: Code,
    services: TheServices,
    seat: SeatQuery = None,
    log: LogQuery = 0,
    since: SinceQuery = 0,
    lang: Lang = "en",
) -> None:
    """Pushes what the viewer may know, whenever it changes."""
    try:
        check_origin(socket, services.config)
        services.rates.take("live", address(socket), 60, 2)
        era = services.authenticator.eras.now
        person = await services.authenticator.find(socket)
        who = pins.Who("", "") if person is None else person.who
        user = who.user
        services.registry.places.note(user, address(socket))
        room = await seen_room(services, user, code)
        looks = _looks(room, who, seat)
        place = address(socket)
        full = len(room.audience.watchers) >= services.config.connections_per_table
        if full or services.addresses.get(place, 0) >= services.config.connections_per_address:
            raise Refused(429, "too-many", "too-many-connections")
    except Refused as refusal:
        await socket.accept()
        await close(socket, refusal, lang, POLICY)
        return
    except StoreDown:
        await socket.accept()
        await close(socket, store_down(), lang, TRY_LATER)
        return
    await socket.accept()
    services.addresses[place] = services.addresses.get(place, 0) + 1
    try:
        connection = Connection(room, user, looks, lang, who.device)
        connection.know(max(log, 0), since)
        if services.authenticator.eras.now != era:  # the device may have been signed out meanwhile
            asyncio.get_running_loop().call_soon(look_after, services.registry, user)
        talker = user or place
        await serve_connection(
            socket, connection, lambda: services.rates.take("heard", f"{talker} {code}", 60, 5)
        )
    finally:
        services.addresses[place] -= 1
        if not services.addresses[place]:
            del services.addresses[place]


HANDLERS = [
    answer,
    draft,
    odds,
    luck,
    passages,
    coach,
    undo,
    rewind,
    vote,
    back,
    orders,
    window,
    hold,
    use_now,
    chat,
    live,
]
