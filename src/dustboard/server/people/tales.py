"""What a person has read of the stories of a title, over all the games that are kept for them.

Nothing of it is stored: it is found in their tables, each of which is looked at once for as long as
it does not change.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import pairwise

import dustboard
from dustboard.kernel.tales import Leaf, Tale, Told
from dustboard.kernel.title import Title
from dustboard.server.core.refusals import Refused
from dustboard.server.protocol.tales import (
    BranchInfo,
    BranchWay,
    CharacterInfo,
    LeafInfo,
    TaleGame,
    TaleInfo,
    TalesInfo,
)
from dustboard.server.store import TableRow
from dustboard.server.table.registry import Registry
from dustboard.texts import Texts, texts_of

MOST = 40  # games that are looked at, the latest ones
_KEPT = 2000
_known: OrderedDict[tuple[str, int, float, int], Told] = OrderedDict()


def _title(name: str) -> Title:
    if name not in dustboard.titles() or not dustboard.title(name).tales():
        raise Refused(404, "not-found", "no-title")
    return dustboard.title(name)


async def _told(registry: Registry, user: str, title: Title) -> list[tuple[TableRow, Told]]:
    """What this person has read in each of their games, the latest first."""
    rows = [
        row
        for row in (await registry.store.tables_of(user) if user else [])
        if row.data.title == title.id and row.state != "lobby"
    ]
    found: list[tuple[TableRow, Told]] = []
    for row in rows[:MOST]:
        for seat, one in enumerate(row.data.seats):
            if one.user == user and not one.is_bot:
                told = await _of_seat(registry, title, row, seat)
                if told is not None:
                    found.append((row, told))
    return found


async def _of_seat(registry: Registry, title: Title, row: TableRow, seat: int) -> Told | None:
    key = (row.code, row.version, row.changed, seat)
    if key not in _known:
        story = (await registry.room(row.code)).story
        if story is None:
            return None
        told = title.told(story.game.state, seat)
        if told is None:
            return None
        _known[key] = told
        while len(_known) > _KEPT:
            _known.popitem(last=False)
    return _known[key]


async def overview(registry: Registry, user: str, name: str, lang: str) -> TalesInfo:
    """The stories of a title, what this person knows of each, and what they may take along."""
    title = _title(name)
    told = await _told(registry, user, title)
    keeps = {memory for _, one in told for memory in one.keeps}
    texts = texts_of(f"dustboard.games.{name}")
    people = _met(title, {entry for _, one in told for entry in one.read}, texts, lang)
    strangers = len(title.characters()) - len(people)
    memories = [spec.name for spec in title.options if spec.name in keeps]
    found = TalesInfo([], memories, people, strangers, "")
    for tale in title.tales():
        mine = [(row, one) for row, one in told if one.tale == tale.id]
        read = {entry for _, one in mine for entry in one.read}
        going = [row.code for row, _ in mine if row.state == "running" and row.data.lesson is None]
        ends = [leaf for leaf in tale.leaves if leaf.kind == "ending"]
        found.tales.append(
            TaleInfo(
                tale.id,
                texts.format(lang, tale.name),
                texts.format(lang, tale.text),
                sum(leaf.id in read for leaf in tale.leaves),
                len(tale.leaves),
                [texts.format(lang, leaf.name) for leaf in ends if leaf.id in read],
                len(ends),
                any(one.won for _, one in mine),
                going[0] if going else "",
                _games(mine, ends, texts, lang),
                [memory for memory in memories if any(memory in one.keeps for _, one in mine)],
            )
        )
    left = [one for one in found.tales if not one.won]
    found.next = next((one.id for one in found.tales if one.code), left[0].id if left else "")
    return found


def _games(
    mine: list[tuple[TableRow, Told]], ends: list[Leaf], texts: Texts, lang: str
) -> list[TaleGame]:
    """Each game once, however many of its seats one person has; won if one of them has won it."""
    found: dict[str, TaleGame] = {}
    for row, told in mine:
        game = _game(row, told, ends, texts, lang)
        first = found.setdefault(row.code, game)
        first.won = first.won or game.won
        first.ending = first.ending or game.ending
    return list(found.values())


def _game(row: TableRow, told: Told, ends: list[Leaf], texts: Texts, lang: str) -> TaleGame:
    names = [leaf.name for leaf in ends if leaf.id in told.read]
    ending = texts.format(lang, names[-1]) if names else ""
    return TaleGame(row.code, row.state == "over", told.won, ending)


def _met(title: Title, read: set[str], texts: Texts, lang: str) -> list[CharacterInfo]:
    """Whom a reader has met; nothing of anybody else."""
    found: list[CharacterInfo] = []
    for one in title.characters():
        if read & set(one.met):
            fates = [key for key, entries in one.fates if read & set(entries)]
            fate = texts.format(lang, fates[-1]) if fates else ""
            words = texts.format(lang, one.name), texts.format(lang, one.who)
            found.append(CharacterInfo(one.id, one.tale, *words, fate))
    return found


async def branches(registry: Registry, user: str, name: str, id: str, lang: str) -> BranchInfo:
    """The map of a story: what was read by name, everything else as fog without a number."""
    title = _title(name)
    tale = next((one for one in title.tales() if one.id == id), None)
    if tale is None:
        raise Refused(404, "not-found", "no-title")
    games = [one for _, one in await _told(registry, user, title) if one.tale == id]
    return _map(tale, games, name, lang)


def _where(tale: Tale, games: list[Told]) -> dict[str, int]:
    """The page of each passage: the one on which it was read last, else the first it is on."""
    found = {leaf.id: leaf.page for leaf in tale.leaves}
    opens = {leaf.id: leaf.page for leaf in tale.leaves if leaf.kind == "page"}
    for game in reversed(games):
        page = 0
        for entry in game.read:
            page = opens.get(entry, page)
            if entry in found:
                found[entry] = page
    return found


def _map(tale: Tale, games: list[Told], name: str, lang: str) -> BranchInfo:
    texts = texts_of(f"dustboard.games.{name}")
    read = {entry for one in games for entry in one.read}
    where = _where(tale, games)
    turn = {entry: number for number, entry in enumerate(games[0].read)} if games else {}
    # within a page by depth, what was read first in its turn: no place tells which entry it is
    order = sorted(
        tale.leaves,
        key=lambda leaf: (
            where[leaf.id],
            leaf.depth,
            leaf.id not in read,
            turn.get(leaf.id, len(turn)) if leaf.id in read else 0,
        ),
    )
    at = {leaf.id: number for number, leaf in enumerate(order)}

    def shown(leaf: Leaf) -> LeafInfo:
        known = leaf.id in read
        words = texts.format(lang, leaf.name) if known else ""
        return LeafInfo(leaf.id if known else "", words, where[leaf.id], leaf.depth, leaf.kind)

    def ways(one: Told) -> list[tuple[int, int]]:
        steps = [at[entry] for entry in one.read if entry in at]
        return [(a, b) for a, b in pairwise(steps) if a != b]

    last = list(dict.fromkeys(ways(games[0]) if games else []))
    others = [way for one in games[1:] for way in ways(one) if way not in last]
    pages = {where[leaf.id] for leaf in tale.leaves if leaf.id in read}
    fog = [
        (at[leaf.id], at[to])
        for leaf in order
        for to in leaf.leads
        if not (leaf.id in read and to in read)
    ]
    return BranchInfo(
        tale.id,
        texts.format(lang, tale.name),
        [texts.format(lang, key) if n in pages else "" for n, key in enumerate(tale.pages)],
        [shown(leaf) for leaf in order],
        [BranchWay(*way) for way in last],
        [BranchWay(*way) for way in dict.fromkeys(others)],
        [BranchWay(*way) for way in fog],
    )
