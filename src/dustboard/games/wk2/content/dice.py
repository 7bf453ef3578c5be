"""The four dice: what each of their six faces shows (wk2.dice.01).

A face counts successes, fates and botches; one that shows nothing is a blank.

>>> mean(WHITE), mean(GREEN), mean(BLUE), round(mean(RED), 2)
(0.5, 0.6666666666666666, 1.0, 1.17)
>>> pool("gww"), written(pool("gww"))
((2, 1, 0, 0), 'gww')
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("white", "green", "blue", "red")  # from weakest to strongest
WHITE: Final = 0
GREEN: Final = 1
BLUE: Final = 2
RED: Final = 3
SIDES: Final = 6
_LETTERS: Final = "wgbr"
# a pool is how many dice of each colour it has
Pool = tuple[int, int, int, int]
NO_DICE: Final[Pool] = (0, 0, 0, 0)

_FACES: Final = (
    ("V", "V", "V", "K", "", ""),
    ("VV", "V", "V", "K", "I", ""),
    ("VV", "VV", "V", "V", "K", "I"),
    ("VVV", "VV", "VV", "K", "I", "I"),
)
# by colour and face
SUCCESSES: Final[list[list[int]]] = [[face.count("V") for face in die] for die in _FACES]
FATE: Final[list[list[int]]] = [[face.count("K") for face in die] for die in _FACES]
BOTCH: Final[list[list[int]]] = [[face.count("I") for face in die] for die in _FACES]
BLANK: Final[list[list[bool]]] = [[face == "" for face in die] for die in _FACES]


def mean(colour: int) -> float:
    """How many successes a die shows on the average."""
    return sum(SUCCESSES[colour]) / SIDES


def pool(text: str) -> Pool:
    """Read dice as content writes them; ValueError if a letter is no die."""
    if strange := text.strip(_LETTERS):
        raise ValueError(f"expected dice such as 'gw', got {strange!r}")
    white, green, blue, red = (text.count(letter) for letter in _LETTERS)
    return (white, green, blue, red)


def written(dice: Pool) -> str:
    """Dice as content writes them, the strongest first."""
    return "".join(_LETTERS[colour] * dice[colour] for colour in (RED, BLUE, GREEN, WHITE))
