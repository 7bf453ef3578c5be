"""What clients send, as strict types: everything is bounded, and unknown fields are refused.

What clients get is in `tables` and the other modules of this folder.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from dustboard.server.protocol.settings import AskedSettings

SeatKind = Literal["me", "device", "link", "bot", "open"]
# a language, and the form in which it speaks to its reader where that is not neutral
Lang = Literal["en", "pl", "pl-feminine", "pl-masculine"]

# what clients send is bounded before anything else looks at it
Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=80)]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Said = Annotated[str, msgspec.Meta(max_length=200)]  # a password that may be wrong
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=1400)]
Line = Annotated[str, msgspec.Meta(max_length=500)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Place = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Keys = Annotated[list[Word], msgspec.Meta(max_length=64)]
Target = Annotated[str, msgspec.Meta(min_length=8, max_length=600)]
Pin = Annotated[str, msgspec.Meta(pattern=r"^([0-9]{4})?$", max_length=4)]
Options = Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=64)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused."""


class SetProfile(Strict):
    """Change the name shown to others; with a password the seat survives a lost device.

    Who has a password says the `old` one to change either, or has just come back by words or
    passkey. A new password signs all other devices out, unless `keep_devices`.
    """

    name: Name
    password: Password | None = None
    old: Said = ""
    keep_devices: bool = False


class SetFace(Strict):
    """Choose the face that others see at new tables; "" for the one that goes with the name."""

    face: Word


class SetLanguage(Strict):
    """Choose the language to read in, on every device."""

    lang: Literal["en", "pl"]


class SetForm(Strict):
    """Choose the form in which texts speak of what one did, on every device."""

    form: Literal["neutral", "feminine", "masculine"]


class Login(Strict):
    """Come back to an account by name and password."""

    name: Name
    password: Password


class WordsLogin(Strict):
    """Come back by the six recovery words, with spaces between them."""

    words: Annotated[str, msgspec.Meta(min_length=6, max_length=200)]


class AddPasskey(Strict):
    """What the browser made of the options for a new passkey, and how to call it."""

    credential: dict[str, Any]
    name: Name = ""


class PasskeyLogin(Strict):
    """What the browser made of the options for coming back by passkey."""

    credential: dict[str, Any]


class ById(Strict):
    """A command about one channel of one's own."""

    id: Id


class DropPasskey(Strict):
    """Forget a passkey; an account with a password says it."""

    id: Id
    password: Said = ""


class DropDevice(Strict):
    """Sign out a device of one's own, with id "" all but this one; an account says its password."""

    id: Word = ""
    password: Said = ""


class AddPush(Strict):
    """A browser that takes notices: its subscription."""

    endpoint: Target
    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=32)]
    lang: Literal["en", "pl"] = "en"
    password: Said = ""  # where there is one


class AddWebhook(Strict):
    """An address of one's own that takes notices as JSON."""

    url: Target
    lang: Literal["en", "pl"] = "en"
    password: Said = ""  # where there is one


class Confirmed(Strict):
    """One's password, where there is one: a way back is not made by whoever finds a page open."""

    password: Said = ""


class DeleteMe(Strict):
    """Forget this person. The name is the confirmation; an account says its password too."""

    name: Name
    password: Said = ""


class SeatWish(Strict):
    """Who shall sit in a seat. `bot` names the bot for kind "bot"; `name` is for hot-seat.

    A bot's name may ask for a temper of the title: `normal:raider`, `normal:bold+cruel`.
    """

    kind: SeatKind
    bot: Word = "normal"
    name: Name = ""
    face: Word = ""  # for a bot: which of the crew of `ServerInfo` it is
    pin: Pin = ""  # for "me" and "device": the seat shows nothing before it is given


class CreateTable(Strict, AskedSettings):
    """Lay a new table."""

    title: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Options = {}


class ChangeSeat(Strict):
    """The host changes who shall sit in a seat before the start, or hands a stuck seat to a bot."""

    seat: Seat
    wish: SeatWish


class ClaimSeat(Strict):
    """Take a seat by its single-use link."""

    token: Word
    name: Name = ""


class TakeSeat(Strict):
    """Sit down in a seat that is open to anyone."""

    seat: Seat
    name: Name = ""


class Answer(Strict):
    """One batch of answers to the decision named by `decision`.

    `key` makes it idempotent: the same key sent again gets the first result and changes nothing.
    """

    seat: Seat
    decision: Word
    answers: Keys
    key: Key


class Draft(Strict):
    """Tentative answers: tried on a copy up to the first border, kept for this seat only."""

    seat: Seat
    decision: Word
    answers: Keys


class Undo(Strict):
    """Take the last answer back; with `reset` all to the border or the start of the turn.

    With `to`, all to that position of the record, or none.
    """

    seat: Seat
    reset: bool = False
    to: Place | None = None


class SeatOnly(Strict):
    """A command that only needs to say for which seat it is given."""

    seat: Seat


class Unlock(Strict):
    """Take up a seat at a shared device; `pin` is empty where the seat has none."""

    seat: Seat
    pin: Pin = ""


class Pause(Strict):
    """The host stops the table for a while."""

    reason: Annotated[str, msgspec.Meta(max_length=120)] = ""


class Say(Strict):
    """A line of chat, or the number of a preset line."""

    text: Line = ""
    preset: Seat | None = None


class Rewind(Strict):
    """Ask all players to go back to position `at` of the record; the asker agrees by asking."""

    seat: Seat
    at: Place


class Vote(Strict):
    """What to do about an absent player, or whether to allow a rewind."""

    about: Literal["absent", "rewind"]
    seat: Seat
    choice: Literal["wait", "bot", "end", "yes", "no"]
    voter: Seat | None = None  # who agrees to a rewind, where a device plays several seats


class StandingOrder(Strict):
    """An answer given in advance to one kind of decision; "" means: ask me.

    With `times` it is given so often only, after the decision that is open now.
    """

    seat: Seat
    ask: Word
    answer: Word
    times: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class WindowOrder(Strict):
    """What to do in a class of windows: ask me, ask me if something I hold fits, or pass until my
    turn, this round, or always.
    """

    seat: Seat
    window: Word
    order: Literal["ask", "fits", "turn", "round", "always"]


class Use(Strict):
    """Use something that can be used at any time, now or at the next chance; "": not after all."""

    seat: Seat
    key: Word


class SetHabit(Strict):
    """What I order at every new table of a title: an answer to an ask, or to a class of windows.

    "" for nothing: I am asked, or what the table does by itself.
    """

    title: Word
    kind: Literal["ask", "window"]
    name: Word
    order: Word


class ForkTable(Strict):
    """Play on from position `at` of a game, against bots, or in a lobby with links for friends.

    Without `bot` the bots of the table stay as they are, and usual ones take the seats of people.
    A running game is dealt anew.
    """

    seat: Seat | None
    at: Place
    bot: Word = ""
    friends: bool = False


class ImportRecord(Strict):
    """A record file as a finished or running table of one's own."""

    record: dict[str, Any]


class Watch(Strict):
    """The only message a client sends over the websocket: whose eyes it looks through now.

    `log` is how many lines of the log the client has already, `since` the version of the state
    they came with; without it, or when answers were taken back since, the whole log is sent.
    """

    seat: Seat | None
    log: Place = 0
    since: Annotated[int, msgspec.Meta(ge=0, le=10_000_000_000_000)] = 0
    lang: Lang = "en"
