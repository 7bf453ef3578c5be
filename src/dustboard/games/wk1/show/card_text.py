# mypyc: skip
"""The whole rules text of a card, a sheet, a hex or a mission, put together from its row."""

from __future__ import annotations

from functools import singledispatch

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.rows import (
    CombatCard,
    Enemy,
    EventRow,
    Gear,
    Hex,
    Knight,
    Luck,
    MissionRow,
    RangeCard,
    Requirement,
    Reward,
    Row,
    Task,
)
from dustboard.games.wk1.content.things import THINGS
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.show.effect_text import (
    TEXTS,
    action_does,
    amount_text,
    check_text,
    effects_text,
    hex_name,
    join,
    mods_text,
    tile_text,
    upper,
)


@singledispatch
def rules_text(row: Row, lang: str = "en") -> str:
    """Say what a card does; everything comes from its row.

    >>> rules_text(CONTENT.green[3])
    'Two-handed weapon, medium-ranged, no Ammo required.'
    >>> rules_text(CONTENT.green[19])
    'Equipment. Limit 1 per knight. Rest Step (mark): heal 1 Health.'
    """
    raise TypeError(f"no rules text for {type(row).__name__}")


@rules_text.register
def _gear(row: Gear, lang: str = "en") -> str:
    kind = "weapon" if row.group in ("weapon", "enhancement") else ""
    said = [_sentence(join(_gear_parts(row, lang), "list-comma", lang))]
    if row.limit:
        said.append(_sentence(_say("card-gear-limit", lang, number=row.limit)))
    said += mods_text(row.mods, kind, lang)
    said += effects_text(row.id, kind, lang)
    return " ".join(said)


def _gear_parts(row: Gear, lang: str) -> list[str]:
    trait = _say(f"trait-{row.trait}", lang)
    added = "-added" if row.group == "enhancement" else ""
    icons = join([_say(f"icon-{icon}", lang) for icon in row.icons], "list-and", lang)
    parts: list[str] = []
    if row.group == "vehicle":
        numbers = ("speed", "capacity", "damaged_speed", "damaged_capacity")
        args = {name: getattr(row, name) for name in numbers}
        parts = [trait, _say("card-gear-vehicle", lang, **args)]
    elif row.group == "weapon":
        parts = [_say("card-gear-weapon", lang, hands=row.hands, icons=icons)]
    elif row.group == "enhancement":
        parts = [_say(f"card-fits-{row.fits}", lang)]
    elif row.group == "special":
        where = "vehicle" if row.trait == "tuning" else "knight"
        parts = [_say(f"card-gear-special-{where}", lang, trait=trait)]
        if row.icons:
            weapon = _say("card-gear-weapon", lang, hands=row.hands, icons=icons)
            parts = [join([*parts, weapon], "list-dot", lang)]
    elif row.group == "general":
        parts = [trait]
    if row.group == "enhancement" and icons:
        parts.append(_say("card-gear-icons-added", lang, icons=icons))
    for name in ("damage", "multi", "pierce"):
        if number := getattr(row, name):
            parts.append(_say(f"card-gear-{name}", lang, number=number))
    if row.group == "armor" or row.armor:
        parts.append(_say(f"card-gear-armor{added}", lang, number=row.armor))
    parts += [_say(f"card-gear-{x}", lang) for x in ("no_ammo", "fuel_weapon") if getattr(row, x)]
    return parts


@rules_text.register
def _knight(row: Knight, lang: str = "en") -> str:
    return " ".join(sheet_lines(row, lang))


def sheet_lines(row: Knight, lang: str = "en") -> list[str]:
    """What stands on the sheet of a knight: skills and backpack, special ability, gear.

    >>> sheet_lines(CONTENT.knights[0])[0]
    'Blades 2, Guns 3, Medicine 1, Repair 3, Survival 3, Talk 2; backpack 3.'
    """
    skills = [
        _say(
            "card-sheet-skill", lang, skill=_say(f"skill-{x}", lang), number=getattr(row.skills, x)
        )
        for x in SKILLS
    ]
    gear = [
        _say("card-sheet-gear", lang, name=_say(card.id, lang), text=rules_text(card, lang)[:-1])
        for card in CONTENT.sheet
        if card.knight == row.id
    ]
    return [
        _say(
            "card-sheet-skills",
            lang,
            list=join(skills, "list-comma", lang),
            backpack=row.backpack,
        ),
        _say(
            "card-sheet-ability",
            lang,
            name=_say(f"{row.id}.ability", lang),
            text=ability_text(row, lang),
        ),
        _sentence(join(gear, "list-semicolon", lang)),
    ]


def ability_text(row: Knight, lang: str = "en") -> str:
    """What the special ability of a knight does.

    >>> ability_text(CONTENT.knights[0])
    '+1 Movement Point for each Fuel you spend on a move.'
    """
    return " ".join([*mods_text(row.mods, "", lang), *effects_text(row.id, "", lang)])


@rules_text.register
def _event(row: EventRow, lang: str = "en") -> str:
    check = check_text([row.escape], row.difficulty, lang)
    said = [_say("card-event", lang, traits=_traits(row.traits, lang), check=check)]
    return " ".join([*said, *effects_text(row.id, "foe", lang), *_reward(row.reward, lang)])


@rules_text.register
def _enemy(row: Enemy, lang: str = "en") -> str:
    traits = _traits(row.traits, lang)
    if row.escape:
        check = check_text([row.escape], row.difficulty, lang)
        head = _say("card-enemy", lang, traits=traits, check=check, penalty=row.escape_penalty)
    else:
        head = _say("card-villain", lang, traits=traits)
    parts = [join([_say(f"icon-{icon}", lang) for icon in row.icons], "list-and", lang)]
    for name in ("damage", "multi", "pierce", "armor"):
        if number := getattr(row, name):
            parts.append(_say(f"card-gear-{name}", lang, number=number))
    panel = _say(
        "card-panel",
        lang,
        ferocious=int(row.ferocious),
        aggression=row.aggression,
        parts=join(parts, "list-comma", lang),
        health=row.health,
    )
    text = [
        *mods_text(row.mods, "foe", lang, row.health),
        *effects_text(row.id, "foe", lang),
    ]
    return " ".join([head, panel, *text, *_reward(row.reward, lang)])


@rules_text.register
def _task(row: Task, lang: str = "en") -> str:
    said: list[str] = []
    if row.goal is not None:
        trait = _say(f"trait-{row.goal.trait}", lang) if row.goal.trait else "none"
        goal = _say(
            f"card-goal-{row.goal.do}",
            lang,
            points=row.goal.points,
            hexes=row.goal.hexes,
            amount=row.goal.amount,
            tier=row.goal.tier,
            trait=trait,
        )
        said.append(_say("card-task-common", lang, goal=goal))
    if row.first is not None and row.second is not None:
        first, second = _requirement(row.first, lang), _requirement(row.second, lang)
        said.append(_say("card-task-private", lang, first=first, second=second))
    if row.hunt:
        whom = "all" if row.kind == "common" else "owner"
        trait = _say(f"trait-{row.hunt}", lang)
        said.append(_say("card-task-hunt", lang, trait=trait, whom=whom))
    blue = [_say(row.blue, lang)] if row.blue else []
    said += _reward(row.reward, lang, blue)
    if instead := _amounts(row.instead):
        parts = [
            _say(
                "card-reward-gain" if count > 0 else "card-reward-lose",
                lang,
                things=amount_text(thing, abs(count), lang),
            )
            for thing, count in sorted(instead, key=lambda pair: -pair[1])
        ]
        said.append(_say("card-reward-instead", lang, list=join(parts, "list-and", lang)))
    if row.token:
        hexes = join([hex_name(number, lang) for number in row.token_hexes], "list-or", lang)
        token = _say(f"special-{row.token}", lang)
        said.append(_say("card-task-token", lang, token=token, hexes=hexes))
    return " ".join([*said, *effects_text(row.id, "", lang)])


def _requirement(need: Requirement, lang: str) -> str:
    return _say(
        f"card-need-{need.need}",
        lang,
        hex=hex_name(need.hex, lang),
        check=check_text([need.skill], need.difficulty, lang) if need.skill else "",
        things=amount_text(need.what, need.amount, lang) if need.what else "",
        amount=need.amount,
        trait=_say(f"trait-{need.trait}", lang) if need.trait else "",
    )


@rules_text.register
def _luck(row: Luck, lang: str = "en") -> str:
    rank = _say("card-luck-rank", lang, suit=_say(f"suit-{row.suit}", lang), rank=row.rank)
    icon = _say("card-luck-icon", lang, gain=_say(f"card-luck-gain-{row.icon}", lang))
    return " ".join([rank, *effects_text(row.id, "", lang), icon])


@rules_text.register
def _hex(row: Hex, lang: str = "en") -> str:
    said = [_sentence(_say(f"terrain-{row.terrain}" if row.terrain else f"kind-{row.kind}", lang))]
    said.append(_say("card-hex-route", lang, difficulty=row.difficulty))
    icons = [
        _say(f"card-hex-{name}", lang, count=count)
        for name in ("threat", "radiation", "contamination")
        if (count := getattr(row, name))
    ]
    if icons:
        said.append(_say("card-hex-icons", lang, list=join(icons, "list-comma", lang)))
    if row.check:
        check = check_text([row.check], row.check_difficulty, lang)
        said.append(_say("card-hex-check", lang, check=check))
    if row.trade == "open":
        special = any(space.hex == row.number for space in CONTENT.stalls)
        name = _say(row.id, lang) if special else "none"
        said.append(_say("card-hex-trade-open", lang, name=name))
    elif row.trade:
        said.append(_say("card-hex-trade-quiet", lang))
    if row.resupply is not None:
        things = amount_text(row.resupply.what, row.resupply.amount, lang)
        said.append(_say("card-hex-resupply", lang, things=things, both=int(row.resupply.both)))
    tile = TILE_ID.index(row.id)
    said += tile_text(tile, lang)
    for action in range(len(row.actions)):
        said.append(_say("card-hex-action", lang, does=action_does(tile, action, lang)))
    return " ".join(said)


@rules_text.register
def _combat(row: CombatCard, lang: str = "en") -> str:
    return _say(
        f"card-combat-{row.card}",
        lang,
        ammo=row.ammo,
        own=row.own,
        opponent=max(row.opponent, row.retreat_opponent),
        dice=max(row.dice_per_icon, row.next_dice),
        foe_dice=-row.foe_dice,
        bulls_eye=row.next_bulls_eye,
    )


@rules_text.register
def _range(row: RangeCard, lang: str = "en") -> str:
    icons = [
        _say(
            "card-range-icon-dice" if dice else "card-range-icon",
            lang,
            icon=_say(f"icon-{icon}", lang),
            dice=amount_text("die", -dice, lang),
        )
        for icon, dice in zip(row.icons, row.dice, strict=True)
    ]
    skills = join([_say(f"skill-{name}", lang) for name in row.skills], "list-or", lang)
    return _say(
        "card-range",
        lang,
        skills=skills,
        difficulty=row.difficulty,
        icons=join(icons, "list-comma", lang),
    )


# numbers of a mission that are hexes
_HEXES = ("doctor_hex", "villain_hex", "called_from_hex", "replaced_hex", "needed_hex_two_players")


@rules_text.register
def _mission(row: MissionRow, lang: str = "en") -> str:
    args: dict[str, object] = {
        name: hex_name(number, lang) if name in _HEXES else abs(number)
        for name, number in row.numbers.items()
    }
    args["rounds"] = row.rounds
    args["called"] = join([str(number) for number in row.called_rounds], "list-and", lang)
    args["hexes"] = join([hex_name(number, lang) for number in row.hexes], "list-and", lang)
    checks = [check_text([check.skill], check.difficulty, lang) for check in row.checks]
    args["checks"] = join(checks, "list-or", lang)
    return TEXTS.format(lang, f"{row.id}.rules", args)


def _traits(names: tuple[str, ...], lang: str) -> str:
    return upper(join([_say(f"trait-{name}", lang) for name in names], "list-and", lang))


def _amounts(reward: Reward) -> list[tuple[str, int]]:
    return [(thing, n) for thing in THINGS if (n := getattr(reward, thing, 0))]


def _reward(reward: Reward, lang: str, blue: list[str] | None = None) -> list[str]:
    parts = list(blue or ())
    for thing, count in _amounts(reward):
        if thing in ("health", "radiation"):
            parts.append(_say(f"card-reward-{thing}", lang, count=count))
        else:
            parts.append(amount_text(thing, count, lang))
    return [_say("card-reward", lang, list=join(parts, "list-comma", lang))] if parts else []


def _sentence(text: str) -> str:
    return upper(text) + "."


def _say(key: str, lang: str, **args: object) -> str:
    return TEXTS.format(lang, key, args)
