"""Games written down as hashes of all that can be seen of them, answer by answer.

After each answer there is a hash of each of the `PARTS`. Where a game stands in its programs and
which numbers or names its asks have is left out: that may change while nothing a player meets does.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from dustboard.kernel.errors import DustboardError, IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import SPECTATOR
from dustboard.kernel.records.format import Header, read_header, seed_text
from dustboard.kernel.records.migration import carried_options
from dustboard.kernel.records.snapshots import plain_event, plain_state
from dustboard.kernel.state import NOT_ASKED
from dustboard.lab.batch import Batch, Row, title_of
from dustboard.lab.match import derived_seed

PARTS: Final = ("fields", "asked", "keys", "events", "views")
DIGITS: Final = 3  # of the hash of one part after one answer; the hash of a game is whole
LONGEST: Final = 4000  # answers; random play may not find the end of a game for long
# what of a state is not its title's: the stack and the numbers of asks and answers stay out
_OF_THE_KERNEL: Final = ("group_number", "over", "luck")


class TracePlan:
    """The games of one title that are traced. It is plain data for other processes."""

    def __init__(
        self,
        title: str,
        records: Sequence[Path],
        games: int,
        seed: int,
        all_views: bool,
        fields: Sequence[str] = (),
    ) -> None:
        self.title = title
        self.records = list(records)
        self.all_views = all_views  # else one viewer after each answer, in turn
        self.fields = list(fields)  # only these of the title's; all if empty
        self.games = len(self.records) + games
        found = title_of(title)
        players = range(found.min_players, found.max_players + 1)
        scenarios = list(dict.fromkeys(each.option for each in found.scenarios()))
        seats = ["random"] * found.max_players
        self.batch = Batch(
            title, seats, games, seed, {}, vary=scenarios, players=players, mixed=True
        )

    def name(self, index: int) -> str:
        """What a game is called, such as `random/7`."""
        at = index - len(self.records)
        return f"random/{at}" if at >= 0 else f"record/{self.records[index].stem}"

    def positions(self, index: int) -> Iterator[Game]:
        """A game as it was laid and after each of its answers."""
        at = index - len(self.records)
        if at < 0:
            record = json.loads(self.records[index].read_text(encoding="utf-8"))
            return self._recorded(read_header(record))
        return self._random(at)

    def _recorded(self, header: Header) -> Iterator[Game]:
        title = title_of(self.title)
        options = carried_options(title, header.options)
        game = Game(title, header.players, header.seed, options)
        yield game
        for seat, key in header.answers:
            game.answer(seat, key)
            yield game

    def _random(self, at: int) -> Iterator[Game]:
        seed = derived_seed(self.batch.seed, "game", at)
        players, options = self.batch.table(at)
        game = Game(title_of(self.title), players, seed, options)
        yield game
        chance = random.Random(derived_seed(seed, "trace"))
        while not game.over and len(game.answers) < LONGEST:
            seat = chance.choice([s for s in range(players) if game.state.asked[s] != NOT_ASKED])
            # sorted: keys in another order are a difference of their own, and the only one
            game.answer(seat, chance.choice(sorted(legal_keys(game, seat))))
            yield game


def legal_keys(game: Game, seat: int) -> list[str]:
    """The keys of all answers that a seat may give now."""
    ask = game.title.asks[game.state.asked[seat]]
    return [ask.key(game.state, seat, action) for action in ask.legal(game.state, seat)]


def viewers(game: Game, at: int, all_views: bool) -> list[int]:
    """Whose views are looked at after answer `at`."""
    everybody = range(SPECTATOR, game.players)
    return list(everybody) if all_views else [everybody[at % len(everybody)]]


def seen(game: Game, at: int, events: int, all_views: bool, only: Sequence[str]) -> dict[str, Any]:
    """All that can be seen of a game now, part by part; events from number `events` on."""
    plain = plain_state(game.title, game.state)
    own = [field.key for field in game.title.fields(game.state)]
    fields = {name: plain[name] for name in own if not only or name in only}
    fields |= {name: plain[name] for name in _OF_THE_KERNEL}
    asked = [seat for seat in range(game.players) if game.state.asked[seat] != NOT_ASKED]
    views = {}
    for viewer in viewers(game, at, all_views):
        view = game.view(None if viewer == SPECTATOR else viewer)
        del view["options"]  # they are in the row, and one that nobody reads may go
        for row in view["waiting"]:
            del row["ask"]
        views[str(viewer)] = view
    return {
        "fields": fields,
        "asked": asked,
        "keys": [legal_keys(game, seat) for seat in asked],
        "events": [plain_event(event) for event in new_events(game, events)],
        "views": views,
    }


def new_events(game: Game, start: int) -> list[Any]:
    """The events of the journal from a number on."""
    journal = game.state.journal
    assert journal is not None
    return [journal[at] for at in range(start, len(journal))]


def trace_one(plan: TracePlan, index: int) -> Row:
    """One game of a plan as a row of plain data: its table, its hash, and a hash for each step."""
    row: Row = {"title": plan.title, "game": plan.name(index)}
    whole = blake2b(digest_size=8)
    steps: list[str] = []
    names: dict[str, None] = {}
    events = 0
    try:
        for at, game in enumerate(plan.positions(index)):
            if at == 0:
                row |= {"players": game.players, "seed": seed_text(game.seed)}
                row["options"] = game.options
                names = {field.key: None for field in game.title.fields(game.state)}
            now = seen(game, at, events, plan.all_views, plan.fields)
            for part in PARTS:
                digest = blake2b(msgspec.json.encode(now[part], order="sorted"), digest_size=8)
                whole.update(digest.digest())
                steps.append(digest.hexdigest()[:DIGITS])
            assert game.state.journal is not None
            events = len(game.state.journal)
    except IllegalAnswer as error:
        row["failed"] = f"refused: {error}"
    except DustboardError:
        raise
    except Exception as error:
        row["failed"] = f"{type(error).__name__}: {error}"
    whole.update(row.get("failed", "").encode())
    row["answers"] = max(len(steps) // len(PARTS) - 1, 0)
    row["hash"] = whole.hexdigest()
    row["fields"] = list(names)
    row["steps"] = "".join(steps)
    return row


def first_difference(old: Row, new: Row) -> tuple[int, list[str]]:
    """After which answer two traces of one game differ first, and in which parts."""
    step = DIGITS * len(PARTS)
    length = max(len(old["steps"]), len(new["steps"]))
    for at in range(0, length, step):
        one, other = old["steps"][at : at + step], new["steps"][at : at + step]
        if not one or not other:
            return at // step, ["that one of them has ended"]
        if one != other:
            cuts = range(0, step, DIGITS)
            places = zip(PARTS, cuts, strict=True)
            parts = [name for name, a in places if one[a : a + DIGITS] != other[a : a + DIGITS]]
            return at // step, parts
    return length // step, [new.get("failed") or old.get("failed") or "fields"]
