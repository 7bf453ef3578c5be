"""Wire types of stories: what a person has read of them over all their games."""

from __future__ import annotations

import msgspec


class TaleInfo(msgspec.Struct):
    """A story: how much of it was read, which endings, and the game that goes on, if one does."""

    id: str
    name: str
    text: str
    read: int
    entries: int
    endings: list[str]  # the names of those that were reached
    ends: int  # how many there are
    won: bool
    code: str
    games: list[TaleGame]  # the latest first
    keeps: list[str]  # memories of it that this person has won


class TaleGame(msgspec.Struct):
    """A game in which somebody has read a story, and how it ended for them."""

    code: str
    over: bool
    won: bool
    ending: str  # its name; "" while none was read


class CharacterInfo(msgspec.Struct):
    """Somebody whom a reader has met, and what became of them as far as it was read."""

    id: str
    tale: str
    name: str
    who: str
    fate: str  # "" if nothing was read of it


class TalesInfo(msgspec.Struct):
    """The stories of a title in their order; `memories` are options that this person has won."""

    tales: list[TaleInfo]
    memories: list[str]
    people: list[CharacterInfo]  # those who were met
    strangers: int  # how many were not
    next: str  # the story that is suggested; "" once all are won


class Checkpoint(msgspec.Struct):
    """A page of a game that one can go on from: the position at which it was opened."""

    at: int
    name: str


class Checkpoints(msgspec.Struct):
    """The pages of a game that were opened, in their order."""

    code: str
    tale: str
    name: str
    pages: list[Checkpoint]


class LeafInfo(msgspec.Struct):
    """A passage on the map; id and name are empty until it was read."""

    id: str
    name: str
    page: int
    depth: int
    kind: str  # "page", "entry", "ending" or "after"


class BranchWay(msgspec.Struct):
    """From one passage to another, by their places in `BranchInfo.leaves`."""

    start: int
    end: int


class BranchInfo(msgspec.Struct):
    """The map of a story; a page of which nothing was read has no name."""

    id: str
    name: str
    pages: list[str]
    leaves: list[LeafInfo]
    last: list[BranchWay]  # the way of the latest game
    seen: list[BranchWay]  # those of other games
    fog: list[BranchWay]  # links that nobody here has followed
