"""Cards, prices and dice of Waste Knights, second edition, as a terminal prints them."""

from __future__ import annotations

from typing import Any

from dustboard.cli.boards.generic import Section
from dustboard.cli.words import said
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.constants import SKILLS, TERRAINS
from dustboard.games.wk2.content.rows import Encounter, Event, Gear, Vehicle
from dustboard.games.wk2.show.card_text import rules_text, sides_text

_FACES = {"successes": "+", "fates": "*", "botches": "!"}
_PARTS = {row.id: row for row in CONTENT.parts}
_EXPLORATION = {row.id: row for row in CONTENT.exploration}
_EVENTS: dict[str, Event | Encounter] = {
    **{row.id: row for row in CONTENT.events_highway_desert},
    **{row.id: row for row in CONTENT.events_scrub_mountains},
    **{row.id: row for row in CONTENT.events_modules},
    **{row.id: row for row in CONTENT.encounters_highway_desert},
    **{row.id: row for row in CONTENT.encounters_scrub_mountains},
}
_UPGRADES = {row.id: row for row in (*CONTENT.personal_upgrades, *CONTENT.general_upgrades)}
_TAKEN: dict[str, Vehicle | Gear] = {
    **{row.id: row for row in CONTENT.vehicles},
    **{row.id: row for row in CONTENT.gear},
}
_ENEMIES = {
    row.id: row
    for row in (
        *CONTENT.enemies_highway_desert,
        *CONTENT.enemies_scrub_mountains,
        *CONTENT.enemies_modules,
        *CONTENT.enemies_story,
    )
}


def price(what: str, amount: int, lang: str = "en") -> str:
    """What is to be paid.

    >>> price("fuel", 2), price("any", 2), price("action", 1)
    ('costs 2 Fuel', 'costs 2 resources', 'costs 1 action')
    """
    return said(lang, "road-price", what=what, n=amount)


def card_note(ask: str, key: str, lang: str) -> str:
    """What a card does that one may take: an upgrade on its side, a vehicle, starting gear.

    >>> card_note("camp", "upgrade:u5:a", "en"), card_note("camp", "done", "en")
    ('Speed +1', '')
    """
    if ask == "camp":
        key = key.removeprefix("upgrade:")
    if ask in ("camp", "upgrade", "friend"):
        id, _, side = key.partition(":")
        row = _UPGRADES.get(id)
        if row is None or not side:
            return ""
        sides = sides_text(row, lang)
        return (sides["ab".index(side)] if sides else rules_text(row, lang)).removesuffix(".")
    card = _TAKEN.get(key.partition(":")[0]) if ask in ("draft", "vehicle") else None
    return rules_text(card, lang).removesuffix(".") if card is not None else ""


def knight_row(key: str, lang: str) -> str:
    """A knight's numbers and dice in columns that stand under `knight_head`.

    >>> knight_head("en")
    'Hea Res Rep Exp  Bla Gun Neg Aid Tec Sur'
    >>> knight_row("k-johnny", "en")
    '  6   5   2   2  GW  GG  GW  W   GW  GG'
    """
    row = next(knight for knight in CONTENT.knights if knight.id == key)
    numbers = (row.health, row.resilience, row.repair, row.exploration)
    dice = [f"{die_letters(getattr(row.skills, skill), lang):3}" for skill in SKILLS]
    return f"{' '.join(f'{number:>3}' for number in numbers)}  {' '.join(dice)}".rstrip()


def knight_head(lang: str) -> str:
    """What stands above the columns of knights."""
    skills = [TEXTS.format(lang, f"skill-{skill}")[:3] for skill in SKILLS]
    return f"{said(lang, 'road-knight-head')}  {' '.join(skills)}"


def die_letters(dice: str, lang: str) -> str:
    """The colours of dice, a letter each.

    >>> die_letters("gw", "en"), die_letters("gw", "pl")
    ('GW', 'ZB')
    """
    return "".join([said(lang, f"road-die-{one}") for one in dice])


def dice_marks(dice: list[dict[str, Any]], lang: str = "en") -> str:
    """Dice as they lie, such as "G++ W* W-"."""
    found: list[str] = []
    for die in dice:
        marks = "".join(sign * die[name] for name, sign in _FACES.items())
        found.append(f"{die_letters(die['colour'][0], lang)}{marks or '-'}")
    return " ".join(found)


def event_sections(card: str | None, lang: str) -> list[Section]:
    """An event or encounter of the wasteland; nothing for another card."""
    row = _EVENTS.get(card or "")
    if row is None:
        return []
    return [Section(TEXTS.format(lang, row.id).upper(), [(rules_text(row, lang),)])]


def foe_text(foe: str, lang: str) -> str:
    """All that an enemy's card says.

    >>> foe_text("f-132", "en")
    'Machine with 2 Health, melee attack of 1 white die and 1 green die. Reward: 1 XP and 1 Fuel.'
    """
    return rules_text(_ENEMIES[foe], lang)


def found_sections(view: dict[str, Any], lang: str) -> list[Section]:
    """The card that was turned up last, for the ground on which the knight stands."""
    space = view["seats"][view["active"]]["space"]
    terrain = board.TERRAIN[board.BY_ID[space]]
    here = said(lang, f"road-terrain-{TERRAINS[terrain]}")
    rows: list[tuple[str, ...]] = [
        (f"{here}: {sides_text(_EXPLORATION[card], lang)[terrain]}",) for card in view["found"][-1:]
    ]
    return [Section(said(lang, "road-found"), rows)] if rows else []


def part_sections(view: dict[str, Any], lang: str) -> list[Section]:
    """All parts that lie open, each design once."""
    deck: list[str] = view["decks"]["parts"]
    rows = [
        (f"{TEXTS.format(lang, id)} x{deck.count(id)}", rules_text(_PARTS[id], lang))
        for id in dict.fromkeys(deck)
    ]
    return [Section(said(lang, "road-parts-deck"), rows or [(said(lang, "road-no-parts"),)])]
