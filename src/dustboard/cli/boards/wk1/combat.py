"""Checks and combats of Waste Knights in words."""

from __future__ import annotations

from typing import Any

from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wk1.cards import Words
from dustboard.cli.boards.wk1.sheet import name
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.show.card_text import rules_text

_FACES = {"miss": "", "hit": " (success)", "bull": " (Bull's Eye)"}
_COMBAT = {row.card: row for row in CONTENT.combat}


def sides(view: dict[str, Any], words: Words) -> list[str]:
    """The names of the two who fight, the Active Knight first."""
    fight = view["arena"]
    other = name(view, fight["rival"], words) if fight["duel"] else words.card(fight["foe"])
    return [name(view, fight["knight"], words), other]


def arena(view: dict[str, Any], words: Words) -> list[Section]:
    """The combat that goes on: range, dominance, both sides."""
    fight = view["arena"]
    if fight is None:
        return []
    names = sides(view, words)
    first = ", ".join(
        words.say(f"icon-{row['icon']}") + (f" ({row['dice']:+d} die)" if row["dice"] else "")
        for row in fight["order"]
    )
    rows = [
        ("range", f"{_track(fight, words)}. First attacks {first}."),
        ("dominance", dominance(fight, names)),
        *((names[side], _side(view, side, words)) for side in (0, 1)),
    ]
    if not fight["duel"] and fight["foe"]:
        rows.append(("its card", words.text(fight["foe"])))
    me = view["you"]
    if me in (fight["knight"], fight["rival"] if fight["duel"] else None):
        rows += [("my weapon", weapon) for weapon in _weapons(view["seats"][me], words)]
    clash = max(fight["clash"], 1)
    return [
        Section(f"COMBAT, clash {clash} of {fight['clashes']}: {' against '.join(names)}", rows)
    ]


def _track(fight: dict[str, Any], words: Words) -> str:
    """The three ranges with their difficulties; the one of this clash stands out."""
    said = []
    for row in fight["ranges"]:
        one = f"{words.say('range-' + row['range'])} ({row['difficulty']})"
        said.append(f"[{one.upper()}]" if row["range"] == fight["range"] else one)
    return " - ".join(said)


def dominance(fight: dict[str, Any], names: list[str]) -> str:
    """Who is ahead, and by how much."""
    if fight["ferocious"]:
        return "does not count against a ferocious enemy"
    value = fight["dominance"]
    return "even" if not value else f"{abs(value)} for {names[0 if value > 0 else 1]}"


def _side(view: dict[str, Any], side: int, words: Words) -> str:
    fight = view["arena"]
    said = [
        f"Health {fight['health'][side]} of {fight['full'][side]}",
        f"armor {fight['armor'][side]}",
    ]
    seat = fight["knight"] if side == 0 else fight["rival"] if fight["duel"] else None
    if seat is not None:
        row = view["seats"][seat]
        said.append(
            f"Ammo {row['ammo']}, Blades {row['skills']['blades']}, Guns {row['skills']['guns']}"
        )
    else:
        said.append(f"{fight['aggression']} dice")
    for label, key in (("plays", "cards"), ("played", "last")):
        if fight[key][side]:
            said.append(f"{label} {words.say('option-combat-' + fight[key][side])}")
    if fight["prepared"][side]:
        said.append("prepared")
    return ", ".join(said)


def _weapons(seat: dict[str, Any], words: Words) -> list[str]:
    """The weapons that a knight has at hand."""
    cards = [
        id for id in dict.fromkeys([*seat["hands"], *seat["special"], *seat["uncovered"]]) if id
    ]
    return [f"{words.card(id)}: {words.text(id)}" for id in cards if "eapon" in words.text(id)]


def line(view: dict[str, Any], words: Words) -> str:
    """A combat in one line."""
    fight = view["arena"]
    names = sides(view, words)
    healths = ", ".join(f"{who} Health {fight['health'][n]}" for n, who in enumerate(names))
    reach = words.say(f"range-{fight['range']}")
    clash = max(fight["clash"], 1)
    return (
        f"Clash {clash} of {fight['clashes']}, {reach} Range ({fight['difficulty']}): {healths};"
        f" dominance {dominance(fight, names)}."
    )


def check(view: dict[str, Any], words: Words) -> str:
    """The viewer's check: its dice, or how many there will be."""
    now = view["check"]
    if now is None or now["seat"] != view["you"]:
        return ""
    skill = words.say(f"skill-{now['skill']}") if now["skill"] else "the check"
    head = f"{skill} ({now['difficulty']})"
    if not now["rolled"]:
        dice = now["pool"]
        return f"{head}: you roll {dice} {'die' if dice == 1 else 'dice'}."
    pairs = zip(now["dice"], now["faces"], strict=True)
    return f"{head}: {', '.join(f'{die}{_FACES[face]}' for die, face in pairs)}."


def combat_card(key: str, lang: str) -> str:
    """What a combat card does; "" if the answer is none."""
    return rules_text(_COMBAT[key], lang) if key in _COMBAT else ""
