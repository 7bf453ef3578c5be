# mypyc: skip
"""The whole rules text of a card, put together from its row; of what has sides, one for each."""

from __future__ import annotations

from functools import singledispatch

from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.rows import (
    CityTask,
    Encounter,
    Enemy,
    Event,
    Exploration,
    Gear,
    Injury,
    Knight,
    Landmark,
    Malfunction,
    Part,
    Reward,
    Row,
    Special,
    ThreatToken,
    Upgrade,
    Vehicle,
)
from dustboard.games.wk2.show.effect_text import (
    FOE,
    LANDMARK,
    PART,
    dice_text,
    effects_text,
    join,
    list_text,
    mods_parts,
    mods_text,
    upper,
)

_OF_THE_BOOK = {row.id: row for row in CONTENT.enemies_story}
_CITY_OF = {space.city: space.id for space in CONTENT.spaces if space.city}
_TERRAINS = ("highway", "desert", "scrub", "mountains")


@singledispatch
def rules_text(row: Row, lang: str = "en") -> str:
    """Say what a card does; everything comes from its row.

    >>> rules_text(CONTENT.injuries[0])
    'Health −1. Regain Consciousness heals 3 wounds.'
    """
    return ""


@singledispatch
def sides_text(row: Row, lang: str = "en") -> list[str]:
    """What each side of a card does: gear working and broken, upgrades A and B, tokens by colour.

    >>> sides_text(CONTENT.general_upgrades[4])
    ['Speed +1.', 'Each Fuel you burn in a move gives 1 more MP.']
    """
    return []


@sides_text.register
def _gear_sides(row: Gear, lang: str = "en") -> list[str]:
    """Without dice and Protection, which are drawn beside them."""
    found: list[str] = []
    for side, name in enumerate(("working", "broken")):
        mods = {
            key: value[side] if isinstance(value, (list, tuple)) else value
            for key, value in row.mods.items()
        }
        said = [*mods_text(mods, lang), *effects_text(f"{row.id}:{name}", "", lang)]
        found.append(" ".join(said))
    return found


@rules_text.register
def _gear(row: Gear, lang: str = "en") -> str:
    said = [_say(f"card-{row.type}", lang, hands=row.hands, attack=row.attack or "none")]
    if row.attack == "ranged" and not row.ammo:
        said.append(_say("card-no-ammo", lang))
    if row.fuel:
        said.append(_say("card-needs-fuel", lang, count=row.fuel))
    sides: list[str] = []
    for side, text in enumerate(sides_text(row, lang)):
        parts = [text] if text else []
        if row.protection[side]:
            parts.insert(0, _say("card-protection", lang, count=row.protection[side]))
        if row.dice[side]:
            parts.insert(0, _say("card-attack", lang, dice=dice_text(row.dice[side], lang)))
        sides.append(" ".join(parts) or _say("card-no-effect", lang))
    if sides[0] == sides[1]:
        return " ".join([*said, sides[0]])
    said += [_say("card-working", lang, text=sides[0]), _say("card-broken", lang, text=sides[1])]
    return " ".join(said)


@sides_text.register
def _upgrade_sides(row: Upgrade, lang: str = "en") -> list[str]:
    if row.gear:
        return []
    sides = (("a", row.mods_a), ("b", row.mods_b))
    return [
        " ".join([*mods_text(mods, lang), *effects_text(f"{row.id}:{side}", "", lang)])
        for side, mods in sides
    ]


@rules_text.register
def _upgrade(row: Upgrade, lang: str = "en") -> str:
    needs = [_say("card-needs-xp", lang, count=row.needs)] if row.needs else []
    if row.gear:
        gear = next(card for card in CONTENT.unique_gear if card.id == row.id)
        return " ".join([*needs, _say("card-unique", lang), rules_text(gear, lang)])
    sides = [
        _say("card-side", lang, side=side, text=text)
        for side, text in zip("AB", sides_text(row, lang), strict=True)
    ]
    return " ".join([*needs, *sides])


@rules_text.register
def _injury(row: Injury, lang: str = "en") -> str:
    said = [*mods_text(row.mods, lang), *effects_text(row.id, "", lang)]
    return " ".join([*said, _say("card-heals", lang, count=row.heals)])


@rules_text.register
def _malfunction(row: Malfunction, lang: str = "en") -> str:
    said = [*mods_text(row.mods, lang), *effects_text(row.id, "", lang)]
    return " ".join([*said, _say("card-repairs", lang, count=row.repairs)])


@rules_text.register
def _special(row: Special, lang: str = "en") -> str:
    said = [_say(f"card-special-{row.kind}", lang, bound=int(row.bound))]
    return " ".join([*said, *mods_text(row.mods, lang), *effects_text(row.id, "", lang)])


@rules_text.register
def _landmark(row: Landmark, lang: str = "en") -> str:
    lands = [_say(f"land-{terrain}", lang) for terrain in row.terrains]
    said = [_say("card-landmark", lang, lands=join(lands, "list-or", lang))]
    does = join(mods_parts(row.mods, lang, LANDMARK), "list-and", lang)
    if does:
        said.append(_say(f"card-landmark-{row.passive}", lang, does=does))
    said += effects_text(row.id, LANDMARK, lang)
    return " ".join([*said, _say("card-landmark-entry", lang, entry=row.entry)])


@rules_text.register
def _part(row: Part, lang: str = "en") -> str:
    vehicles = join([_say(f"part-type-{type}", lang) for type in row.types], "list-or", lang)
    head = _say(
        "card-part",
        lang,
        types="some" if row.types else "none",
        vehicles=vehicles,
        level=row.construction,
        barter=row.barter,
    )
    return " ".join([head, *mods_text(row.mods, lang), *effects_text(row.id, PART, lang)])


@rules_text.register
def _task(row: CityTask, lang: str = "en") -> str:
    said = [_say("card-task", lang, city=_say(_CITY_OF[row.city], lang))]
    active = [
        *mods_text(row.mods, lang),
        *effects_text(row.id, "", lang, without="advance_task"),
    ]
    if active:
        said.append(_say("card-task-active", lang, does=" ".join(active)))
    if row.token:
        said.append(_say("card-task-token", lang, count=row.token, on=row.token_on or "any"))
    said.append(_say("card-task-goal", lang, goal=goals_text(row, lang)[-1]))
    return " ".join([*said, _say("card-task-done", lang, entry=row.entry)])


def goals_text(row: Row, lang: str = "en") -> list[str]:
    """What is left to do for a city task, by the number of steps that are left; empty for others.

    >>> goals_text(CONTENT.city_tasks[0])
    ['Defeat 1 beast.', 'Defeat 2 beasts.']
    """
    if not isinstance(row, CityTask):
        return []
    return [_say(f"goal-{row.id}", lang, n=left) for left in range(1, row.goal + 1)]


@rules_text.register
def _knight(row: Knight, lang: str = "en") -> str:
    said = [*mods_text(row.mods, lang), *effects_text(row.id, "", lang)]
    numbers = {
        name: getattr(row, name) for name in ("health", "resilience", "repair", "exploration")
    }
    said.append(_say("card-knight", lang, **numbers))
    for penalty in row.penalties:
        mods = {name: value for name, value in penalty.items() if name != "space"}
        does = join(mods_parts(mods, lang), "list-and", lang)
        said.append(_say("card-penalty", lang, count=penalty["space"], does=does))
    return " ".join(said)


@rules_text.register
def _vehicle(row: Vehicle, lang: str = "en") -> str:
    names = ("capacity", "speed", "tank", "bonus", "chassis")
    head = _say(f"card-vehicle-{row.type}", lang, **{name: getattr(row, name) for name in names})
    return " ".join([head, *mods_text(row.mods, lang), *effects_text(row.id, "", lang)])


@rules_text.register
def _enemy(row: Enemy, lang: str = "en") -> str:
    kind = _say(f"facet-trait-{row.type}", lang)
    dice = dice_text(row.dice, lang)
    said = [_say("card-enemy", lang, type=kind, attack=row.attack, dice=dice, count=row.health)]
    said += [_say(f"card-trait-{trait}", lang) for trait in row.traits]
    if row.threat:
        said.append(_say("card-threat-icons", lang, count=row.threat))
    said += effects_text(row.id, FOE, lang)
    if reward := _gains(row.reward, lang):
        said.append(_say("card-reward", lang, list=reward))
    return " ".join(said)


def foe_text(row: Row, lang: str = "en") -> str:
    """What an enemy does besides its attack; empty for other cards.

    >>> foe_text(CONTENT.enemies_highway_desert[3])
    'For each fate it rolls, lose 1 resource of your choice.'
    """
    return " ".join(effects_text(row.id, FOE, lang)) if isinstance(row, Enemy) else ""


def story_foe_text(id: str, lang: str = "en") -> str:
    """The same for an enemy of the Book of Tales, which has no card; empty for all else.

    >>> story_foe_text("f-466")
    'In the Engagement Step, a weapon or armor that you use breaks.'
    """
    return foe_text(_OF_THE_BOOK[id], lang) if id in _OF_THE_BOOK else ""


@rules_text.register
def _event(row: Event, lang: str = "en") -> str:
    skill = _say(f"skill-{row.skill}", lang)
    said = [_say("card-test", lang, skill=skill, count=row.difficulty)]
    if row.threat:
        said.append(_say("card-threat-icons", lang, count=row.threat))
    for part in ("bar", "pass", "fail"):
        if text := list_text(f"{row.id}/{part}", lang):
            said.append(_say(f"card-{part}", lang, does=text))
    if row.mods:
        said += mods_text(row.mods, lang)
    return " ".join(said)


@rules_text.register
def _encounter(row: Encounter, lang: str = "en") -> str:
    return _say("card-encounter", lang, letter=row.letter)


@sides_text.register
def _sections(row: Exploration, lang: str = "en") -> list[str]:
    found: list[str] = []
    for terrain in _TERRAINS:
        text = _gains(getattr(row, terrain).find, lang) or _say("nothing", lang)
        if drawback := list_text(f"{row.id}/{terrain}", lang):
            text = _say("card-drawback", lang, gains=text, does=drawback)
        found.append(text)
    return found


@rules_text.register
def _exploration(row: Exploration, lang: str = "en") -> str:
    sections = zip(_TERRAINS, sides_text(row, lang), strict=True)
    return " ".join(
        [
            _say("card-section", lang, terrain=_say(f"facet-kind-terrain-{land}", lang), text=text)
            for land, text in sections
        ]
    )


@sides_text.register
def _token_sides(row: ThreatToken, lang: str = "en") -> list[str]:
    return [
        upper(_say("text-plain", lang, does=list_text(f"{row.id}/{side}", lang)))
        for side in ("yellow", "red")
    ]


@rules_text.register
def _token(row: ThreatToken, lang: str = "en") -> str:
    yellow, red = sides_text(row, lang)
    return _say("card-token", lang, yellow=yellow, red=red)


def _gains(reward: Reward, lang: str) -> str:
    parts = [
        _say(f"amount-{what}", lang, count=count)
        for what in ("xp", "fuel", "ammo", "meds", "gear")
        if (count := getattr(reward, what))
    ]
    return join(parts, "list-and", lang)


def _say(key: str, lang: str, **args: object) -> str:
    return " ".join(TEXTS.format(lang, key, args).split())
