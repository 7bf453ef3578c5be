"""From records and snapshots back to games.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> restore(game.title, game.snapshot()).digest() == game.digest()
True
"""

from __future__ import annotations

from .errors import BadRecord, BadSetup, IllegalAnswer
from .game import Game
from .records import Header, read_header
from .snapshots import event_from_plain, restore_state
from .title import Title
from .trail import Trail
from .version import ENGINE


def _check_title(title: Title, header: Header) -> None:
    if header.title != title.id:
        raise BadRecord(f"the record is of title {header.title!r}, not of {title.id!r}")
    if header.content != title.content_version:
        raise BadRecord(
            f"the record was played with cards of version {header.content!r}, these are"
            f" {title.content_version!r}"
        )


def replay(title: Title, record: object) -> Game:
    """The game a record tells, answer for answer; a `BadRecord` if it does not hold together."""
    header = read_header(record)
    _check_title(title, header)
    try:
        game = Game(title, header.players, header.seed, header.options)
    except BadSetup as error:
        raise BadRecord(f"the record's table can't be laid: {error}") from None
    for index, (seat, key) in enumerate(header.answers):
        try:
            game.answer(seat, key)
        except IllegalAnswer as error:
            raise BadRecord(f"answer {index} of the record is refused: {error}") from None
    if game.digest() != header.digest:
        raise BadRecord(
            f"the record ends in another position than it says (digest {game.digest()}, not"
            f" {header.digest!r}); it was written by engine {header.engine!r}, this is {ENGINE!r}"
        )
    return game


def restore(title: Title, snapshot: object) -> Game:
    """The game that `snapshot` kept, without playing it again."""
    header = read_header(snapshot)
    _check_title(title, header)
    assert isinstance(snapshot, dict)
    for name in ("groups", "state", "events"):
        if name not in snapshot:
            raise BadRecord(f"the snapshot has no {name!r}; it may be cut short")
    try:
        game = Game(title, header.players, header.seed, header.options)
        restore_state(title, game.state, snapshot["state"])
        game.state.journal = Trail([event_from_plain(row) for row in snapshot["events"]])
        game.answers = Trail([(int(s), str(k), int(g)) for s, k, g in snapshot["groups"]])
        game._position = None
        found = game.digest()
    except BadSetup as error:
        raise BadRecord(f"the snapshot's table can't be laid: {error}") from None
    except (ArithmeticError, AttributeError, TypeError, ValueError, LookupError) as error:
        raise BadRecord(f"the snapshot is damaged: {error!r}") from None
    if game.ordered_answers() != header.answers:
        raise BadRecord("the snapshot's answers are not those of its record; it is damaged")
    if found != header.digest:
        raise BadRecord("the snapshot does not match its own digest; it is damaged")
    return game
