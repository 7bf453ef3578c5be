"""Checks and combats of Waste Knights in words."""

from __future__ import annotations

from typing import Any

from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wk1.cards import Words
from dustboard.cli.boards.wk1.sheet import name
from dustboard.games.wk1.content.cards import BY_ID, CARDS, CONTENT
from dustboard.games.wk1.show.card_text import rules_text

_FACES = ("hit", "bull")  # what is said beside a die
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
    first = ", ".join(_attack(row, words) for row in fight["order"])
    rows = [
        (
            words.said("combat-range"),
            words.said("combat-ranges", track=_track(fight, words), order=first),
        ),
        (words.said("combat-dominance"), dominance(fight, names, words)),
        *((names[side], _side(view, side, words)) for side in (0, 1)),
    ]
    if not fight["duel"] and fight["foe"]:
        rows.append((words.said("combat-its-card"), words.text(fight["foe"])))
    me = view["you"]
    if me in (fight["knight"], fight["rival"] if fight["duel"] else None):
        mine = words.said("combat-my-weapon")
        rows += [(mine, weapon) for weapon in _weapons(view["seats"][me], words)]
    clash = max(fight["clash"], 1)
    first, second = names
    facts = {"clash": clash, "of": fight["clashes"], "first": first, "second": second}
    return [Section(words.said("combat-title", **facts), rows)]


def _attack(row: dict[str, Any], words: Words) -> str:
    """A sign in the order of attacks, with the dice that it costs or gives."""
    icon = words.say(f"icon-{row['icon']}")
    dice = words.said("combat-die", n=f"{row['dice']:+d}")
    return f"{icon} ({dice})" if row["dice"] else icon


def _track(fight: dict[str, Any], words: Words) -> str:
    """The three ranges with their difficulties; the one of this clash stands out."""
    said = []
    for row in fight["ranges"]:
        one = f"{words.say('range-' + row['range'])} ({row['difficulty']})"
        said.append(f"[{one.upper()}]" if row["range"] == fight["range"] else one)
    return " - ".join(said)


def dominance(fight: dict[str, Any], names: list[str], words: Words) -> str:
    """Who is ahead, and by how much."""
    if fight["ferocious"]:
        return words.said("combat-ferocious")
    value = fight["dominance"]
    if not value:
        return words.said("combat-even")
    return words.said("combat-ahead", n=abs(value), who=names[0 if value > 0 else 1])


def _side(view: dict[str, Any], side: int, words: Words) -> str:
    fight = view["arena"]
    said = [
        words.said("combat-health", n=fight["health"][side], of=fight["full"][side]),
        words.said("combat-armor", n=fight["armor"][side]),
    ]
    seat = fight["knight"] if side == 0 else fight["rival"] if fight["duel"] else None
    if seat is not None:
        row = view["seats"][seat]
        skills = {"blades": row["skills"]["blades"], "guns": row["skills"]["guns"]}
        said.append(words.said("combat-knight", ammo=row["ammo"], **skills))
    else:
        said.append(words.said("combat-dice", n=fight["aggression"]))
    for label, key in (("plays", "cards"), ("played", "last")):
        if fight[key][side]:
            card = words.say("option-combat-" + fight[key][side])
            said.append(words.said(f"combat-{label}", card=card))
    if fight["prepared"][side]:
        said.append(words.said("combat-prepared"))
    return ", ".join(said)


def _weapons(seat: dict[str, Any], words: Words) -> list[str]:
    """The weapons that a knight has at hand."""
    cards = [
        id for id in dict.fromkeys([*seat["hands"], *seat["special"], *seat["uncovered"]]) if id
    ]
    return [f"{words.card(id)}: {words.text(id)}" for id in cards if _is_weapon(id)]


def _is_weapon(id: str) -> bool:
    return getattr(CARDS[BY_ID[id]].row, "group", "") == "weapon"


def line(view: dict[str, Any], words: Words) -> str:
    """A combat in one line."""
    fight = view["arena"]
    names = sides(view, words)
    healths = ", ".join(
        words.said("combat-line-health", who=who, n=fight["health"][n])
        for n, who in enumerate(names)
    )
    reach = words.say(f"range-{fight['range']}")
    clash = max(fight["clash"], 1)
    facts = {"range": reach, "difficulty": fight["difficulty"], "healths": healths}
    ahead = dominance(fight, names, words)
    return words.said("combat-line", clash=clash, of=fight["clashes"], dominance=ahead, **facts)


def check(view: dict[str, Any], words: Words) -> str:
    """The viewer's check: its dice, or how many there will be."""
    now = view["check"]
    if now is None or now["seat"] != view["you"]:
        return ""
    skill = words.say(f"skill-{now['skill']}") if now["skill"] else words.said("check-some")
    head = f"{skill} ({now['difficulty']})"
    if not now["rolled"]:
        return words.said("check-pool", check=head, n=now["pool"])
    pairs = zip(now["dice"], now["faces"], strict=True)
    dice = [
        words.said(f"check-{face}", die=die) if face in _FACES else str(die) for die, face in pairs
    ]
    return words.said("check-rolled", check=head, dice=", ".join(dice))


def combat_card(key: str, lang: str) -> str:
    """What a combat card does; "" if the answer is none."""
    return rules_text(_COMBAT[key], lang) if key in _COMBAT else ""
