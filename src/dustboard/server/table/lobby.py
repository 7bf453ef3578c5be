"""Laying tables: create, fill the seats, start, leave, play again, fork, import."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress

import dustboard
from dustboard.crew import CREW
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.options import check_options
from dustboard.kernel.streams import SEED_BITS
from dustboard.server.core.refusals import (
    Refused,
    bad_request,
    in_line,
    not_found,
    not_now,
    not_yours,
    refused_by_rules,
)
from dustboard.server.core.security import clean_name
from dustboard.server.game import carried, crew, loading, positions, readings
from dustboard.server.game.story import Story, first_waiting
from dustboard.server.protocol.commands import CreateTable, ForkTable, SeatWish
from dustboard.server.protocol.settings import HostSettings, settings_in
from dustboard.server.store import Conflict, Store, TableRow, UserRow
from dustboard.server.store.contract import Snapshot
from dustboard.server.store.data import SeatData, TableData
from dustboard.server.table import default_orders
from dustboard.server.table.chat import saying
from dustboard.server.table.pins import check_owner, hash_pin
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread when it is read aloud


def new_code() -> str:
    """The code of a table: ten letters, about 50 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


async def code_after(store: Store, code: str, last: str) -> str:
    """The code of the table that follows another one; `last` is the one that followed it before.

    All who ask get the same code, and nobody else can guess it.
    """
    key = await store.server_key("codes", secrets.token_hex(32))
    made = hmac.digest(key.encode(), f"{code} {last}".encode(), "sha256")
    number = int.from_bytes(made)
    return "".join(
        ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(10)
    )


def new_token() -> str:
    """A link that can't be guessed."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """A secret seed."""
    return f"{secrets.randbits(SEED_BITS):032x}"


def shuffle_seats(seats: list[SeatData]) -> list[SeatData]:
    """The seats in any order."""
    return secrets.SystemRandom().sample(seats, len(seats))


def seat_from(title: str, wish: SeatWish, user: UserRow, number: int) -> SeatData:
    """A seat as somebody wishes it."""
    if wish.kind == "bot":
        bot = known_bot(wish.bot, title)
        face = wish.face if wish.face in CREW else ""
        return SeatData("bot", bot, clean_name(wish.name, ""), face=face)
    if wish.kind == "me":
        name = clean_name(wish.name, user.name)
        return SeatData("me", name=name, user=user.id, face=user.face, pin=hash_pin(wish.pin))
    if wish.kind == "device":
        name = clean_name(wish.name, f"Guest {number + 1}")
        return SeatData("device", name=name, user=user.id, pin=hash_pin(wish.pin))
    if wish.kind == "link":
        return SeatData("link", name=clean_name(wish.name, ""), token=new_token())
    return SeatData("open")


def bot_again(old: SeatData, bot: str = "") -> SeatData:
    """The bot of an earlier table, or a new one in the place of a person."""
    if old.kind != "bot":
        return SeatData("bot", bot or old.bot)
    return SeatData("bot", bot or old.bot, old.name, face=old.face)


def known_bot(name: str, title: str) -> str:
    """A bot that can be seated, by its shortest name; refuses any other level or temper."""
    from dustboard.bots import UnknownBot, check

    try:
        return check(name, title)
    except UnknownBot as error:
        raise bad_request("rules-say", what=in_line(error)) from None


async def create(registry: Registry, user: UserRow, wish: CreateTable) -> Room:
    """Lay a new table."""
    try:
        title = dustboard.title(wish.title)
        players = title.check_players(len(wish.seats))
        check_options(title.options, wish.options)  # scenes are for lessons
        options = title.laid_options(players, wish.options)
    except DustboardError as error:
        raise refused_by_rules(error) from None
    if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
        raise bad_request("one-seat-only")
    if wish.bank_seconds and not wish.seconds_per_decision:
        raise bad_request("bank-clock")
    data = TableData(
        title=title.id,
        host=user.id,
        seed=new_seed(),
        seats=[seat_from(title.id, seat, user, number) for number, seat in enumerate(wish.seats)],
        options=dict(options),
        **settings_in(HostSettings, wish),
    )
    return await open_table(registry, data)


async def open_table(
    registry: Registry,
    data: TableData,
    state: str = "lobby",
    code: str = "",
    opened: readings.Opened | None = None,
) -> Room:
    """Store a table and open its room; where somebody has laid one by this `code`, that one.

    A game that was `opened` in the middle is stored as it is, and need not be played again.
    """
    if data.shuffle_seats:  # once and for all: colours and seats stay as the lobby shows them
        data.seats = shuffle_seats(data.seats)
    first = code or new_code()
    crew.seat_crew(data.seats, first)
    loading.write_stamp(data)
    now = registry.config.clock()
    waiting: list[int] = []
    if state == "running":
        data.started = now
        waiting = first_waiting(positions.begin(data)) if opened is None else opened.waiting
    for known in (first, *(code or new_code() for _ in range(4))):
        row = TableRow(known, 0, state, waiting, now, now, data)
        try:
            await registry.store.add_table(row)
        except Conflict:
            if not code:
                continue
        else:
            if opened is not None:
                await registry.store.save_snapshot(row.code, Snapshot(0, opened.frozen))
        return await registry.room(row.code)
    raise not_now("no-code", "busy")


# -- seats -------------------------------------------------------------------------------------


def host_only(room: Room, user: UserRow) -> None:
    """Refuse everybody but the host."""
    if room.data.host != user.id:
        raise not_yours("host-only")


def seat_or_refuse(row: TableRow, seat: int) -> SeatData:
    """The seat with this number."""
    if seat >= len(row.data.seats):
        raise bad_request("no-seat", seat=seat)
    return row.data.seats[seat]


async def change_seat(room: Room, user: UserRow, seat: int, wish: SeatWish) -> None:
    """The host decides who shall sit where, before the start."""
    host_only(room, user)
    seat_or_refuse(room.row, seat)

    def change(row: TableRow) -> None:
        if row.state != "lobby":
            raise not_now("seats-fixed")
        others = [one for number, one in enumerate(row.data.seats) if number != seat]
        if wish.kind == "me" and any(one.kind == "me" for one in others):
            raise bad_request("sit-elsewhere")
        row.data.seats[seat] = seat_from(row.data.title, wish, user, seat)
        crew.seat_crew(row.data.seats, row.code)

    await room.change_data(change)


async def new_link(room: Room, user: UserRow, seat: int) -> None:
    """A new link for a seat nobody has claimed, or whose guest has lost the device."""
    host_only(room, user)
    seat_or_refuse(room.row, seat)
    owner = room.data.seats[seat].user
    if owner and owner != user.id:
        guest = await room.store.people.load_user(owner)
        if guest is not None and not guest.guest:
            raise not_now("owner-has-account")

    def change(row: TableRow) -> str:
        one = row.data.seats[seat]
        if one.kind != "link":
            raise not_now("no-link-seat")
        one.token = new_token()
        # said aloud, because whoever uses the link sees the cards of the seat
        if one.name:
            return saying("new-link", name=one.name)
        return saying("new-link-seat", seat=seat + 1)

    await room.change_data(change)


async def claim(registry: Registry, user: UserRow, token: str, name: str) -> Room:
    """Take a seat by its link, which works once."""
    found = await registry.store.table_of_link(token)
    if found is None:
        raise Refused(404, "not-found", "link-unknown")
    code, seat = found
    room = await registry.room(code)
    if room.data.seats[seat].user == user.id and room.data.seats[seat].used == token:
        return room  # who comes by the same link again finds the table

    def change(row: TableRow) -> str:
        one = row.data.seats[seat]
        if one.user and one.used == token:
            raise not_now("seat-taken", "taken", name=one.name)
        if not one.token or not secrets.compare_digest(one.token, token):
            raise Refused(404, "not-found", "link-unknown")
        if any(other.user == user.id for other in row.data.seats if other is not one):
            # nobody may look into two hands, least of all the host who can make links
            raise not_now("have-a-seat")
        one.used, one.token = one.token, ""
        one.user = user.id
        one.away_bot = ""
        one.name, one.face = clean_name(name, user.name), user.face
        crew.seat_crew(row.data.seats, row.code)
        return saying("takes-seat", name=one.name, seat=seat + 1)

    await room.change_data(change)
    return room


async def invited(registry: Registry, token: str) -> tuple[Room, int]:
    """The room and the seat that a link leads to; the link is not used up by looking."""
    found = await registry.store.table_of_link(token)
    if found is None:
        raise Refused(404, "not-found", "link-unknown")
    code, seat = found
    room = await registry.room(code)
    one = room.data.seats[seat]
    if token not in (one.token, one.used):
        raise Refused(404, "not-found", "link-unknown")
    return room, seat


async def sit_down(room: Room, user: UserRow, seat: int, name: str) -> None:
    """Sit down in a seat that is open to anyone."""

    def change(row: TableRow) -> str:
        one = seat_or_refuse(row, seat)
        if one.kind != "open" or one.user or row.state != "lobby":
            raise not_now("seat-not-free")
        if any(other.user == user.id for other in row.data.seats):
            raise not_now("have-a-seat")
        one.user = user.id
        one.name, one.face = clean_name(name, user.name), user.face
        crew.seat_crew(row.data.seats, row.code)
        return saying("takes-seat", name=one.name, seat=seat + 1)

    await room.change_data(change)


class _Begun(Exception):
    """The game has begun already."""


async def start(room: Room, user: UserRow) -> None:
    """Begin the game; every seat must be filled. Whoever asks twice has begun it once."""
    host_only(room, user)
    orders = await default_orders.of_people(room.store, room.data)
    if room.data.prefix or room.data.origin:  # it is stored as it begins
        begun = (await loading.load(room.store, room.code, room.data, room.replays.begin)).story
    else:
        begun = Story.begin(room.data)

    def change(row: TableRow) -> str | None:
        if row.state != "lobby":
            raise _Begun
        empty = [str(number + 1) for number, one in enumerate(row.data.seats) if not one.taken]
        if empty:
            raise not_now("nobody-sits", seats=", ".join(empty))
        default_orders.put_into(row.data.seats, orders)
        row.state = "running"
        row.data.started = room.config.clock()
        loading.write_stamp(row.data)
        row.waiting = first_waiting(begun.game)
        begun.data, begun.opened_at = row.data, row.data.started
        return None

    # a lost reply is asked for again, here or at another process: it says the same
    with suppress(_Begun):
        await room.change_data(change, begun)


async def leave(room: Room, user: UserRow, seat: int) -> None:
    """Leave a seat: before the start it becomes free, afterwards a bot plays on."""
    check_owner(room, user.id, seat)

    def change(row: TableRow) -> str | None:
        one = row.data.seats[seat]
        name = one.name
        if row.state == "over":
            raise not_now("game-over")
        if row.state == "lobby":
            token = new_token() if one.kind == "link" else ""
            kind = one.kind if one.kind in ("link", "open") else "open"
            row.data.seats[seat] = SeatData(kind, token=token)
            return saying("leaves", name=name)
        one.kind, one.user, one.away_bot, one.token, one.used = "bot", "", "", "", ""
        row.data.votes = []
        if not any(other.user for other in row.data.seats):
            row.state = "over"
            row.data.stopped = True
        return saying("leaves-bot", name=name)

    await room.change_data(change)


# -- tables made from tables -------------------------------------------------------------------


async def fork(registry: Registry, room: Room, user: UserRow, wish: ForkTable) -> Room:
    """Play on from an earlier position; nobody at the old table hears of it."""
    story, seat, at = room.story, wish.seat, wish.at
    if story is None:
        raise not_now("game-not-begun")
    bot = known_bot(wish.bot, room.data.title) if wish.bot else ""  # else each as it was
    game = story.game
    if at > positions.closed_answers(game):
        raise bad_request("no-position")
    carried.check_position(story.base, game, at, "older-fork")
    if seat is not None and seat >= game.players:
        raise bad_request("no-seat", seat=seat)
    if not game.over and seat is not None:
        check_owner(room, user.id, seat)
    mine = 0 if seat is None else seat
    old = room.data
    seats = [
        SeatData("me", name=user.name, user=user.id, face=user.face)
        if number == mine
        else SeatData("link", token=new_token())
        if wish.friends
        else bot_again(old.seats[number], bot)
        for number in range(game.players)
    ]
    data = TableData(
        title=old.title,
        host=user.id,
        seed=old.seed,
        seats=seats,
        options=old.options,
        shuffle_seats=False,
        chat="on" if wish.friends else "off",
        spectators="none",
        hide_odds=old.hide_odds,
        pace=old.pace,
        window_seconds=old.window_seconds,
        parent=room.code,
        forked_at=at,
    )
    deal = not game.over or old.origin is not None or story.base is not None
    asker = registry.asker(user.id)
    opened = await registry.reader.read_anew(
        asker, room.source, seat, readings.fork, at, seat, deal
    )
    if opened.over:
        raise not_now("over-there")
    if not deal:
        data.prefix = opened.answers
    else:
        data.origin, data.seed = opened.origin, opened.seed
    if not wish.friends:
        default_orders.put_into(data.seats, await default_orders.of_people(registry.store, data))
    return await open_table(registry, data, "lobby" if wish.friends else "running", opened=opened)


def may_watch(room: Room, user: str) -> None:
    """Refuse eyes that the table is not open to; it sounds as if there were no table."""
    if user and (room.seats_of(user) or room.data.host == user):
        return
    if room.data.spectators == "none" and not (
        room.row.state == "lobby" and any(one.kind == "open" for one in room.data.seats)
    ):
        raise not_found()
