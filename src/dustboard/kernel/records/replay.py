"""From records and snapshots back to games.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> restore(game.title, game.snapshot()).digest() == game.digest()
True
"""

from __future__ import annotations

from typing import Any

from ..append_list import AppendList
from ..errors import BadRecord, BadSetup, IllegalAnswer
from ..game import Game
from ..layouts import Layout
from ..reasons import Reason
from ..streams import stream_keys
from ..title import Title
from .format import Header, read_header
from .migration import Carrier, carried_options, choose_again, with_names
from .snapshots import event_from_plain, plain_digest, plain_state, restore_state
from .version import ENGINE


def _check_id(title: Title, header: Header) -> None:
    if header.title != title.id:
        raise BadRecord(
            Reason("record-title", {"found": repr(header.title), "right": repr(title.id)})
        )


def _check_title(title: Title, header: Header) -> None:
    _check_id(title, header)
    if header.content != title.content_version:
        facts = {"found": repr(header.content), "right": repr(title.content_version)}
        raise BadRecord(Reason("record-cards", facts))


def replay(title: Title, record: object) -> Game:
    """The game a record tells, answer for answer; a `BadRecord` if it does not hold together."""
    header = read_header(record)
    _check_title(title, header)
    try:
        game = Game(title, header.players, header.seed, header.options)
    except BadSetup as error:
        raise BadRecord(Reason("record-table", {"error": error})) from None
    for index, (seat, key) in enumerate(header.answers):
        try:
            game.answer(seat, key)
        except IllegalAnswer as error:
            facts = {"index": index, "error": error}
            raise BadRecord(Reason("record-refused", facts)) from None
    if header.digest not in (game.digest(), _digest_as_told(game, header)):
        versions = {"engine": repr(header.engine), "here": repr(ENGINE)}
        digests = {"digest": game.digest(), "said": repr(header.digest)}
        raise BadRecord(Reason("record-digest", {**digests, **versions}))
    return game


def _digest_as_told(game: Game, header: Header) -> str:
    """The digest with the options that the record names: some may be gone or have come since."""
    plain = plain_state(game.title, game.state)
    return plain_digest(header.title, header.players, header.options, plain, game.state.luck_keys)


def restore(title: Title, snapshot: object) -> Game:
    """The game that `snapshot` kept, without playing it again.

    Another version of the title may have written it: then it is carried over, see `migration`. The
    game goes on, but answers given there need not lead here again, so it can't be taken back or
    forked; who keeps a position of this version can do both from there on.
    """
    header = read_header(snapshot)
    _check_id(title, header)
    assert isinstance(snapshot, dict)
    for name in ("groups", "state", "events", "layout"):
        if name not in snapshot:
            raise BadRecord(Reason("snapshot-lacks", {"name": repr(name)}))
    try:
        return _restored(title, header, snapshot)
    except BadSetup as error:
        raise BadRecord(Reason("snapshot-table", {"error": error})) from None
    except (ArithmeticError, AttributeError, TypeError, ValueError, LookupError) as error:
        raise BadRecord(Reason("snapshot-damaged", {"error": repr(error)})) from None


def _restored(title: Title, header: Header, snapshot: dict[str, Any]) -> Game:
    options = carried_options(title, header.options)
    game = Game(title, header.players, header.seed, options)
    state, plain = game.state, dict(snapshot["state"])
    fresh = plain_state(title, state)
    today = title.layout(game.players)
    layout = Layout.read(snapshot["layout"])
    if plain.keys() == fresh.keys():
        plain = {key: plain[key] for key in fresh}  # a file may have sorted them
    keys = stream_keys(header.seed, layout.streams)
    if plain_digest(title.id, game.players, header.options, plain, keys) != header.digest:
        raise BadRecord(Reason("snapshot-digest"))
    answers = [(int(s), str(k), int(g)) for s, k, g in snapshot["groups"]]
    same = layout.text == today.text and plain.keys() == fresh.keys()
    if not same:
        named = with_names(title, layout, plain)
        plain = Carrier(title, game.players, layout).carry(named, fresh)
    restore_state(title, state, plain)
    state.journal = AppendList([event_from_plain(row) for row in snapshot["events"]])
    if not same:
        choose_again(title, state, answers)
    other = (header.engine, header.content) != (ENGINE, title.content_version)
    game.resume(answers, len(answers) if other or not same else int(snapshot.get("carried", 0)))
    if game.ordered_answers() != header.answers:
        raise BadRecord(Reason("snapshot-answers"))
    return game
