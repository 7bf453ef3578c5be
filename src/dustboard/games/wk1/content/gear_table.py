"""What kind of thing each gear card is, as plain tables indexed by card number."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import (
    COUNT,
    DECK,
    FIT_AMMO_WEAPON,
    FIT_ARMOR,
    FIT_MELEE_WEAPON,
    FIT_RANGED_WEAPON,
    FIT_TWO_HANDED_RANGED,
    FITS,
    GROUP,
    GROUP_ARMOR,
    GROUP_ENHANCEMENT,
    GROUP_GENERAL,
    GROUP_SPECIAL,
    GROUP_VEHICLE,
    GROUP_WEAPON,
    HANDS,
    ICON,
    LIMIT,
    NO_AMMO,
    TRAIT,
)
from dustboard.games.wk1.content.constants import EMPTY, MELEE
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.knight_table import (
    PANEL,
    PANEL_HANDS,
    PANEL_PLACE,
    PANEL_POCKETS,
    STARTING_GEAR,
)
from dustboard.games.wk1.content.mods import NEVER_WRECKED as NEVER_WRECKED_MOD
from dustboard.games.wk1.content.things import TUNING

IS_WEAPON: Final[list[bool]] = [group == GROUP_WEAPON for group in GROUP]
IS_ARMOR: Final[list[bool]] = [group == GROUP_ARMOR for group in GROUP]
IS_GENERAL: Final[list[bool]] = [group == GROUP_GENERAL for group in GROUP]
IS_ENHANCEMENT: Final[list[bool]] = [group == GROUP_ENHANCEMENT for group in GROUP]
IS_VEHICLE: Final[list[bool]] = [group == GROUP_VEHICLE for group in GROUP]
IS_SPECIAL: Final[list[bool]] = [group == GROUP_SPECIAL for group in GROUP]
IS_TUNING: Final[list[bool]] = [trait == TUNING for trait in TRAIT]
IS_SHEET: Final[list[bool]] = [deck == "sheet" for deck in DECK]
IS_BLUE: Final[list[bool]] = [deck == "blue" for deck in DECK]
TWO_HANDED: Final[list[bool]] = [IS_WEAPON[card] and HANDS[card] == 2 for card in range(COUNT)]
LIMITED: Final[list[bool]] = [limit > 0 for limit in LIMIT]
NEVER_WRECKED: Final[list[int]] = MOD[NEVER_WRECKED_MOD]


# starting gear: two hands, the body, three pockets, EMPTY where nothing is printed
NO_PANELS: Final[tuple[int, ...]] = (EMPTY,) * 6


def _sheet(gear: tuple[int, ...]) -> tuple[int, ...]:
    panels = list(NO_PANELS)
    for card in gear:
        if PANEL[card] == PANEL_HANDS:
            panels[PANEL_PLACE[card]] = card
            if TWO_HANDED[card]:
                panels[1] = card
        elif PANEL[card] == PANEL_POCKETS:
            panels[3 + PANEL_PLACE[card]] = card
        else:
            panels[2] = card
    return tuple(panels)


SHEET_PANELS: Final[list[tuple[int, ...]]] = [_sheet(gear) for gear in STARTING_GEAR]
# by knight: each card of the sheet once, in the order of the panels
SHEET_CARDS: Final[list[tuple[int, ...]]] = [
    tuple([card for card in dict.fromkeys(panels) if card != EMPTY]) for panels in SHEET_PANELS
]


def _panels_of(card: int) -> int:
    """The panels that a card of a sheet is printed on, a bit for each."""
    return sum(1 << place for panels in SHEET_PANELS for place in range(6) if panels[place] == card)


SHEET_SPOTS: Final[list[int]] = [_panels_of(card) for card in range(COUNT)]


def why_not_attached(enhancement: int, host: int) -> tuple[str, str]:
    """Why an enhancement never fits a card: clause and key of the text, empty if it does."""
    if not IS_ENHANCEMENT[enhancement] or IS_ENHANCEMENT[host]:
        return "wk1.enhance.01", "why-wrong-trait"
    fits = FITS[enhancement]
    if fits == FIT_ARMOR:
        return ("", "") if IS_ARMOR[host] else ("wk1.enhance.01", "why-wrong-trait")
    if not IS_WEAPON[host]:
        return "wk1.enhance.01", "why-wrong-trait"
    ranged = any(icon != MELEE for icon in ICON[host])
    narrow = ("wk1.enhance.02", "why-own-attachment-rule")
    if fits == FIT_MELEE_WEAPON and MELEE not in ICON[host]:
        return narrow
    if fits == FIT_RANGED_WEAPON and not ranged:
        return narrow
    if fits == FIT_TWO_HANDED_RANGED and not (ranged and TWO_HANDED[host]):
        return narrow
    if fits == FIT_AMMO_WEAPON and (not ranged or NO_AMMO[host]):
        return narrow
    return "", ""
