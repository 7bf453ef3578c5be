"""The key of all icons: what stands for what, on every card."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import constants
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.dice import COLOURS, pool
from refresh.polish import due

# by the text that names them: the icons that stand on cards, sheets and spaces
KEY = {
    "skill": constants.SKILLS,
    "resource": constants.RESOURCES,
    "danger": constants.DANGERS,
    "colour": COLOURS,
    "facet-kind-terrain": constants.TERRAINS,
    "facet-trait": (*constants.ENEMY_TYPES, *constants.ATTACKS, *constants.TRAITS),
    "facet-kind-gear": constants.GEAR_TYPES,
    "card-vehicle": constants.VEHICLE_TYPES,
}


def used_icons() -> set[str]:
    """All icons that the rows of the box show."""
    foes = (*CONTENT.enemies_highway_desert, *CONTENT.enemies_scrub_mountains)
    events = (*CONTENT.events_highway_desert, *CONTENT.events_scrub_mountains)
    found = {foe.type for foe in foes} | {trait for foe in foes for trait in foe.traits}
    found |= {foe.attack for foe in foes} | {event.skill for event in events}
    found |= {card.type for card in CONTENT.gear} | {card.type for card in CONTENT.vehicles}
    found |= {card.attack for card in CONTENT.gear if card.attack}
    found |= {space.terrain for space in CONTENT.spaces}
    found |= {icon for space in CONTENT.spaces for icon in space.icons}
    return found


@pytest.mark.rule("wk2.form.08")
def test_every_icon_has_one_meaning_and_a_name() -> None:
    meanings = [icon for icons in KEY.values() for icon in icons]
    assert len(meanings) == len(set(meanings))
    assert used_icons() <= set(meanings)
    waiting = due("wk2")
    for family, icons in KEY.items():
        for icon in icons:
            key = f"{family}-{icon}"
            assert key in TEXTS.keys("en")
            assert key in TEXTS.keys("pl") or key in waiting


@pytest.mark.rule("wk2.form.08")
def test_an_x_is_a_letter_in_costs_and_a_mark_never() -> None:
    costs = {card.repair for card in CONTENT.gear}
    assert "X" in costs  # only a Workshop repairs these
    assert {cost for cost in costs if not isinstance(cost, int)} == {"X"}
    # beside dice the rulebook's X is the ranged mark, which rows write out
    for card in CONTENT.gear:
        assert card.attack in ("", *constants.ATTACKS)
        for dice in card.dice:
            assert sum(pool(dice)) == len(dice)
