"""The keys of answers: how they are written, and what they name, in the numbers of cards.

Asks write them with the functions below, everybody else reads them here. `keys.ts` of the web
client reads them alike.

>>> of_swap(BY_ID["g02"], BY_ID["y04"]), of_place(BY_ID["g05"], "hand:1"), of_hex(12)
('swap:g02:y04', 'g05>hand:1', 'h12')

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

from dustboard.games.wk1.content.card_table import BY_ID, ID

NOT_NAMED: Final = -1
HEX: Final = "hex"  # the word of a key that is only a hex
CARD: Final = "card"  # the word of a key that is only a card
LAY: Final = "lay"  # the word of a key that is a card and a place
PANEL: Final = "panel"  # of an enemy, where a weapon could be
ATTACH: Final = "attach"  # the word of a key that is an enhancement and its host
WEAPON: Final = "weapon"  # the word of a key that is a weapon, or the panel, and an icon


def of_hex(place: int) -> str:
    """The key that is only a hex."""
    return f"h{place}"


def of_card(word: str, card: int) -> str:
    """The key of a word and a card."""
    return f"{word}:{ID[card]}"


def of_number(word: str, number: int) -> str:
    """The key of a word and a number."""
    return f"{word}:{number}"


def of_swap(card: int, other: int) -> str:
    """The key of two cards that change places."""
    return f"swap:{ID[card]}:{ID[other]}"


def of_place(card: int, place: str) -> str:
    """The key of a card and the place it is laid to."""
    return f"{ID[card]}>{place}"


def of_host(card: int, host: int) -> str:
    """The key of an enhancement and the card it is attached to."""
    return f"{ID[card]}+{ID[host]}"


def of_weapon(card: int, icon: str) -> str:
    """The key of a weapon, or of the panel (-1), and an icon."""
    return f"{ID[card] if card >= 0 else PANEL}:{icon}"


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
    return _weapon(word, rest) if word in BY_ID or word == PANEL else _spoken(word, rest)


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
