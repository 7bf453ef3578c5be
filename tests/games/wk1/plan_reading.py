"""Reading the short notation of the plan."""

import re

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Enemy, Gear, Reward
from dustboard.games.wk1.show.effect_text import TEXTS

ICONS = {"M": "melee", "S": "short", "D": "medium", "L": "long"}
THINGS = {"A": "ammo", "F": "fuel", "H": "health", "R": "radiation", "Rep": "reputation"}
COLOURS = {"g": "green", "y": "yellow", "r": "red"}
FITS = {
    "weapon that spends A": "ammo_weapon",
    "ranged weapon": "ranged_weapon",
    "melee weapon": "melee_weapon",
    "2h ranged weapon": "two_handed_ranged",
    "any weapon": "weapon",
    "armor": "armor",
}
GEAR = [*CONTENT.green, *CONTENT.yellow, *CONTENT.red]


def table(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.splitlines()]


def name(key: str) -> str:
    return TEXTS.format("en", key)


def panel(text: str) -> dict[str, object]:
    """Read "2h, D L, +1, ar1" as the fields it stands for."""
    found: dict[str, object] = {}
    for part in text.split(", "):
        if hands := re.fullmatch(r"([12])h", part):
            found["hands"] = int(hands[1])
        elif re.fullmatch(r"[MSDL]( [MSDL])*", part):
            found["icons"] = tuple(ICONS[letter] for letter in part.split())
        elif number := re.fullmatch(r"\+(\d)", part):
            found["damage"] = int(number[1])
        elif number := re.fullmatch(r"(ma|ap|ar|Ag|H) ?(\d)", part):
            words = {
                "ma": "multi",
                "ap": "pierce",
                "ar": "armor",
                "Ag": "aggression",
                "H": "health",
            }
            found[words[number[1]]] = int(number[2])
        elif part == "FER":
            found["ferocious"] = True
        elif part == "one-use":
            found["one_use"] = True
        elif number := re.fullmatch(r"limit (\d) per knight", part):
            found["limit"] = int(number[1])
    return found


def reward(text: str) -> tuple[dict[str, int], str]:
    """Read "Muscle Car, 2 Rep" as amounts and the name of a blue card."""
    found: dict[str, int] = {}
    blue = ""
    for part in text.split(", "):
        amount = re.fullmatch(r"(?:heal |draw )?(\d) (\w+)(?: cards)?", part)
        if amount:
            thing = {**THINGS, **COLOURS, "luck": "luck"}[amount[2]]
            found[thing] = int(amount[1])
        elif part != "none":
            blue = part
    return found, blue


def given(row: Reward) -> dict[str, int]:
    return {field: n for field in row.__struct_fields__ if (n := getattr(row, field))}


def numbers(row: Gear | Enemy, fields: str) -> dict[str, object]:
    """The fields of a row that are not empty."""
    return {field: value for field in fields.split() if (value := getattr(row, field))}
