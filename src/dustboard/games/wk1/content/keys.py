"""Reading the keys of answers: what they name, in the numbers of cards.

Keys are written by the asks; here is the one place where all of them are read. `keys.ts` of the web
client reads them alike.

>>> told = read("swap:g02:y04")
>>> told.word, told.card == BY_ID["g02"], told.other == BY_ID["y04"]
('swap', True, True)
>>> told = read("g05>hand:1")
>>> told.word, told.card == BY_ID["g05"], told.what, told.number
('lay', True, 'hand', 1)
>>> hex_of("h12"), read("panel:short").what, read("take:3").number
(12, 'short', 3)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import BY_ID

NOT_NAMED: Final = -1
HEX: Final = "hex"  # the word of a key that is only a hex
CARD: Final = "card"  # the word of a key that is only a card
LAY: Final = "lay"  # the word of a key that is a card and a place
ATTACH: Final = "attach"  # the word of a key that is an enhancement and its host
WEAPON: Final = "weapon"  # the word of a key that is a weapon, or the panel, and an icon


class Answer:
    """A key that was read: its word, and what it names beside it."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.card = NOT_NAMED
        self.other = NOT_NAMED  # the host of an enhancement, or the card of a swap
        self.number = NOT_NAMED  # a hex, a place in a list, which hand or pocket
        self.what = ""  # a place, an icon or goods


def hex_of(key: str) -> int:
    """The hex that a key names, and nothing else."""
    return int(key[1:])


def is_hex(key: str) -> bool:
    """Whether a key names a hex, and nothing else."""
    return key[:1] == "h" and key[1:].isdecimal()


def read(key: str) -> Answer:
    """What a key says."""
    if is_hex(key):
        answer = Answer(HEX)
        answer.number = hex_of(key)
        return answer
    card, mark, rest = key.partition(">")
    if mark:
        answer = Answer(LAY)
        answer.card = BY_ID[card]
        answer.what, _, number = rest.partition(":")
        answer.number = int(number) if number else NOT_NAMED
        return answer
    card, mark, rest = key.partition("+")
    if mark:
        answer = Answer(ATTACH)
        answer.card, answer.other = BY_ID[card], BY_ID[rest]
        return answer
    word, _, rest = key.partition(":")
    return _weapon(word, rest) if word in BY_ID or word == "panel" else _spoken(word, rest)


def _weapon(word: str, icon: str) -> Answer:
    answer = Answer(WEAPON if icon else CARD)
    answer.card = BY_ID.get(word, NOT_NAMED)
    answer.what = icon
    return answer


def _spoken(word: str, rest: str) -> Answer:
    """A key that begins with a word: alone, or with a number, one or two cards, or goods."""
    answer = Answer(word)
    if rest.isdecimal():
        answer.number = int(rest)
        return answer
    card, _, other = rest.partition(":")
    answer.card = BY_ID.get(card, NOT_NAMED)
    answer.other = BY_ID.get(other, NOT_NAMED)
    answer.what = card if answer.card == NOT_NAMED else ""
    return answer
