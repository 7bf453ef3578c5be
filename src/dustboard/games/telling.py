"""What titles share when they tell of a game: who is meant, and which wording is taken.

>>> cast = Cast(("Mel", "Rook"), reader=0)
>>> seat_name(0, "en", cast), seat_name(1, "en", cast), seat_name(2, "en", cast)
('you', 'Rook', 'Player 3')
>>> variant({"card": 3}, seat=0, number=3) == variant({"card": 3}, seat=0, number=3)
True
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message
from dustboard.texts import FORMS, Texts

SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOP"  # seats in keys of answers, and the mark on the board
TEXTS: Final = Texts("dustboard.games")
YOU: Final = "you"
# these begin with a capital, whatever name comes first
SENTENCES: Final = ("event-", "ask-", "option-", "why-", "refused-")


def seat_name(seat: int, lang: str, cast: Cast) -> str:
    """A seat in the middle of a sentence: its name, or "you" for the reader."""
    if seat < 0:
        return TEXTS.format(lang, "nobody")
    name = cast.name(seat) or TEXTS.format(lang, "player", {"number": seat + 1})
    return TEXTS.format(lang, "you", {"name": name}) if seat == cast.reader else name


def seat_args(arg: str, seat: int, lang: str, cast: Cast) -> dict[str, str]:
    """What a text may say of a seat: `$arg`, whose it is as `$arg_s`, `$arg_is` for selectors.

    In a chronicle `$arg_role` is whom the seat plays and `$arg_gender` how that is spoken of;
    elsewhere the name of the seat, and "neutral".

    >>> found = seat_args("rival", 0, "en", Cast(("Mel", "Rook")))
    >>> found["rival"], found["rival_s"], found["rival_is"], found["rival_role"]
    ('Mel', "Mel's", 'other', 'Mel')
    """
    name = seat_name(seat, lang, cast)
    mine = seat >= 0 and seat == cast.reader
    role, gender = cast.role(seat)
    return {
        arg: name,
        f"{arg}_s": TEXTS.format(lang, "your" if mine else "whose", {"name": name}),
        f"{arg}_is": YOU if mine else "nobody" if seat < 0 else "other",
        f"{arg}_role": role or name,
        f"{arg}_gender": gender or FORMS[0],
    }


def role(texts: Texts, lang: str, key: str) -> tuple[str, str]:
    """Whom a seat plays by the key of the name; its gender is an attribute of the name.

    >>> knights = Texts("dustboard.games.wk1")
    >>> role(knights, "pl", "k02"), role(knights, "en", "k02")
    (('Naomi Vatt', 'feminine'), ('Naomi Vatt', ''))
    """
    gender = f"{key}.gender"
    known = gender in texts.keys(lang)
    return texts.format(lang, key), texts.format(lang, gender) if known else ""


def sentence(texts: Texts, lang: str, message: Message, args: dict[str, Any], cast: Cast) -> str:
    """The text of a message; its attribute `you` if there is one and the reader is `$seat`."""
    mine = cast.reader >= 0 and message.args.get("seat", -1) == cast.reader
    text = texts.format(lang, message.key, args, YOU if mine else "").rstrip()
    text = text.replace("'s The ", "'s ").replace("our The ", "our ")  # a card of somebody
    if message.key.startswith(SENTENCES):
        return text[:1].upper() + text[1:]
    return text


def variant(data: dict[str, Any], seat: int, number: int) -> int:
    """Which of so many wordings an event gets, from 1.

    It follows from what happened, so that the same game always reads the same.
    """
    return (sum(ord(letter) for letter in repr(sorted(data.items()))) + seat) % number + 1
