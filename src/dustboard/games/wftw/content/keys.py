"""The keys of answers: how they are written, and what they name: cards, targets and places.

Asks write them with the functions below, everybody else reads them here. `keys.ts` of the web
client reads them alike.

>>> of_laid("abandon", 0, by_id["st04"], place_of("raid:1:2"))
'abandon:0:st04@raid:1:2'

>>> told = read("abandon:0:st04@raid:1:2")
>>> told.word, told.number, told.card == by_id["st04"], told.place == place_of("raid:1:2")
('abandon', 0, True, True)
>>> told = read("pay:field:1")
>>> told.word, told.number, told.card, told.place
('pay', -1, -1, 0)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import place_key, place_of, target_of
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.cards import by_id

NOT_NAMED: Final = -1
MARK: Final = "mark"  # the word of a key that is only a target
LAY: Final = "lay"  # the word of a key that is only a card at a place
_TARGETS: Final = ("field", "raid", "shop")


def of_card(card: int, place: int) -> str:
    """The key of a card that is laid to a place."""
    return f"{ID[card]}@{place_key(place)}"


def of_laid(word: str, at: int, card: int, place: int = NOT_NAMED) -> str:
    """The key of a word and the card that lies there, with its place where that is said, too."""
    return f"{word}:{at}:{ID[card] if place == NOT_NAMED else of_card(card, place)}"


def of_face_down(word: str, seat: int, at: int) -> str:
    """The key of a word and a face-down card, by whose it is and its position among theirs."""
    return f"{word}:{seat}:{at}"


def of_place(word: str, place: int) -> str:
    """The key of a word and a place."""
    return f"{word}:{place_key(place)}"


def of_number(word: str, number: int) -> str:
    """The key of a word and a number."""
    return f"{word}:{number}"


class Answer:
    """A key that was read: its word, and what it names beside it."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.number = NOT_NAMED  # of a card that lies, a card of the row, a base card, or a seat
        self.position = NOT_NAMED  # of a face-down card of that seat
        self.card = NOT_NAMED
        self.place = NOT_NAMED
        self.target = NOT_NAMED


class Spot:
    """A key of a target or a place that was read: `raid:1:0` is base 0 of seat 1."""

    def __init__(self, kind: str, at: int, base: int) -> None:
        self.kind = kind
        self.at = at  # the battlefield from 1, the rival, or the own base that is defended
        self.base = base


def read_spot(key: str) -> Spot:
    """What a key of a target or a place says.

    >>> spot = read_spot("raid:1:0")
    >>> spot.kind, spot.at, spot.base
    ('raid', 1, 0)
    """
    words = key.split(":")
    at, base = (int(words[n]) if len(words) > n else NOT_NAMED for n in (1, 2))
    return Spot(words[0], at, base)


def read(key: str) -> Answer:
    """What a key says."""
    head, _, where = key.partition("@")
    words = head.split(":")
    if words[0] in _TARGETS:
        answer = Answer(MARK)
        answer.target = target_of(key)
        return answer
    card = by_id.get(words[-1], NOT_NAMED)
    if card != NOT_NAMED:
        words.pop()
    answer = Answer(words[0] if words else LAY)
    answer.card = card
    if where:
        answer.place = place_of(where)
    if len(words) > 1:
        if words[1] in _TARGETS or words[1] == "defend":
            answer.place = place_of(":".join(words[1:]))
        else:
            answer.number = int(words[1])
        if len(words) > 2 and answer.number != NOT_NAMED:
            answer.position = int(words[2])
    return answer
