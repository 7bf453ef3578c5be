# mypyc: skip
"""The rules text of effects and mods, made from their rows so that it cannot drift from them.

`card_text` puts the whole text of a card together. A condition and a number that is reckoned are
worded by keys of their own: `if-` and `number-`, then the expression with `_` for what is neither
letter nor digit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.dice import COLOURS, pool
from dustboard.games.wk2.rules.vocabulary import BOOK, RUNNER
from dustboard.kernel.effects.flow_words import Alternative, Choose
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.effects.texts import Wording

# what the names in a parameter are called
_FAMILIES = {"what": "amount", "kind": "danger"}
_NUMBERS = ("amount", "times", "cards")
FOE = "foe"
LANDMARK = "landmark"
PART = "part"
_DICE = "dice_"
_GROUPS = ("each", "choose_knight")  # words that tell of others


class RoadWording(Wording):
    """Says in one language what cards do; `kind` is foe for what stands on an enemy."""

    def __init__(self, lang: str, kind: str = "") -> None:
        super().__init__(BOOK, lang, TEXTS.format)
        self.kind = kind
        self.others = False  # whether others than the reader are told of
        self.word = ""  # that which is told now

    def block(self, first: int) -> str:
        # the top of a deck is put in order one card after the other: that is one thing to say
        lines = self.book.lines_of(first)
        told = [
            line for at, line in enumerate(lines) if not at or not _goes_on(lines[at - 1], line)
        ]
        told = self.in_order(told)
        return self.listed([self.does(line) for line in told], self.joint(told))

    def in_order(self, lines: list[Effect[Any]]) -> list[Effect[Any]]:
        """The lines as they are told: a condition would be taken to hold for all that follows.

        >>> effects_text("p-zoey-1:working")[0].partition(", ")[2]
        "your botches don't count; if the enemy fights at range, you strike before it does."
        """
        return sorted(lines, key=lambda line: bool(line.args.row.get("if", "")))

    def when(self, head: Effect[Any]) -> str:
        if head.when == "pool":  # its condition tells when
            return ""
        return self.say(variant(f"when-{head.when}", self.kind), {})

    def cost_of(self, head: Effect[Any]) -> str:
        return ""

    def does(self, line: Effect[Any]) -> str:
        others, self.others = self.others, self.others or line.word in _GROUPS
        text = super().does(line)
        self.others = others
        condition = line.args.row.get("if", "")
        if not condition:
            return text
        return self.say("text-if", {"if": self.say(f"if-{slug(condition)}", {}), "does": text})

    def choose(self, line: Choose) -> str:
        # what has a price can always be left alone, so it needs no word for that
        if len(line.options) == 1 or all(one.cost >= 0 or one.does < 0 for one in line.options):
            real = [one for one in line.options if one.cost >= 0 or one.does >= 0]
            return self.listed([self.option(one) for one in real], "list-or-else")
        return super().choose(line)

    def option(self, option: Alternative) -> str:
        cost = self.block(option.cost) if option.cost >= 0 else ""
        does = self.block(option.does) if option.does >= 0 else ""
        if cost and does:
            return self.say("text-cost", {"cost": cost, "does": does})
        return cost or does or self.say("text-nothing", {})

    def family(self, parameter: str) -> str:
        return _FAMILIES.get(parameter, "") if self.word != "favour" else ""

    def arguments(self, line: Effect[Any]) -> dict[str, Any]:
        self.word = line.word
        found = super().arguments(line)
        for name, value in line.args.row.items():
            if name == "dice":
                found[name] = dice_text(value, self.lang)
            elif name in found and isinstance(found[name], str) and name in _NUMBERS:
                kind = "times" if name == "times" else "number"
                found[name] = self.say(f"{kind}-{slug(found[name])}", {})
                found["reckoned"] = 1
        found.setdefault("reckoned", 0)
        found["whom"] = "others" if self.others else "you"
        if "who" in line.args.row:
            found["who_term"] = self.say(f"who-{slug(line.args.row['who'])}", {})
        if line.word == "test":
            found["fails"] = int(len(line.args.row.get("fail", ())) > 0)
            found["skill_term"] = self.say(f"skill-{line.args.row['skill']}", {})
        return found


def _goes_on(before: Effect[Any], line: Effect[Any]) -> bool:
    """Whether a line goes on putting cards in order where the one before began."""
    decks = [one.args.row.get("deck") for one in (before, line) if one.word == "order_cards"]
    return len(decks) == 2 and decks[0] == decks[1]


@cache
def wording(lang: str, kind: str = "") -> RoadWording:
    """Who says in a language what lists of effects do."""
    return RoadWording(lang, kind)


def effects_text(source: str, kind: str = "", lang: str = "en", without: str = "") -> list[str]:
    """One sentence for each moment of a card, a face of gear or a side of an upgrade.

    What has the word `without` in it is left out: something else tells it.

    >>> effects_text("a01:working")
    ['For each fate you roll, deal 1 more wound.']
    """
    names = [name for name in RUNNER.lists if name.rpartition("/")[0] == source]
    firsts = sorted([RUNNER.lists[name][0] for name in names])
    if without:
        firsts = [first for first in firsts if not _has(first, without)]
    return [wording(lang, kind).sentence(first) for first in firsts if first >= 0]


def _has(first: int, word: str) -> bool:
    """Whether a list has a word, in itself or in what it leads to."""
    return any(
        f"'{word}'" in str({**line.args.row, "do": line.word}) for line in BOOK.lines_of(first)
    )


def list_text(name: str, lang: str = "en") -> str:
    """What a list does, by its name; empty if it does nothing.

    >>> list_text("t03/yellow")
    'you are dealt 2 wounds'
    """
    first = RUNNER.lists[name][0]
    return wording(lang).block(first) if first >= 0 else ""


def mods_text(mods: Mapping[str, Any], lang: str = "en") -> list[str]:
    """One sentence for each number that a card changes while it is in play.

    >>> mods_text({"speed": 1, "dice_tech": "g"})
    ['Speed +1.', 'Tech: +1 green die.']
    """
    return [upper(_say("text-plain", lang, does=text)) for text in mods_parts(mods, lang)]


def mods_parts(mods: Mapping[str, Any], lang: str = "en", kind: str = "") -> list[str]:
    """The same as parts of a sentence; `kind` is that of the card."""
    said: list[str] = []
    for name, value in mods.items():
        if not value:
            continue
        if name.startswith(_DICE):
            skill = _say(f"skill-{name.removeprefix(_DICE)}", lang)
            said.append(_say("mod-dice", lang, skill=skill, dice=dice_text(value, lang)))
        elif name.startswith("lose_") and f"skill-{name[5:]}" in TEXTS.keys("en"):
            skill = _say(f"skill-{name[5:]}", lang)
            said.append(_say("mod-lose", lang, skill=skill, count=value))
        else:
            sign = "minus" if value < 0 else "plus"
            signed = f"{'−' if value < 0 else '+'}{abs(value)}"
            key = variant(f"mod-{name}", kind)
            said.append(_say(key, lang, sign=sign, signed=signed, count=abs(value)))
    return said


def dice_text(written: str, lang: str = "en") -> str:
    """Dice by colour.

    >>> dice_text("bbw")
    '1 white die and 2 blue dice'
    """
    parts = [
        _say(f"dice-{colour}", lang, count=count)
        for colour, count in zip(COLOURS, pool(written), strict=True)
        if count
    ]
    return join(parts, "list-and", lang)


def join(parts: Sequence[str], last: str, lang: str = "en") -> str:
    """Join parts with commas and the last one as the message `last` says."""
    return wording(lang).listed(parts, last)


def upper(text: str) -> str:
    """The text with a capital letter.

    >>> upper("melee")
    'Melee'
    """
    return text[:1].upper() + text[1:]


def slug(expression: str) -> str:
    """An expression as a part of a key.

    >>> slug("foe.beast and foe.health <= 3")
    'foe_beast_and_foe_health_3'
    """
    return re.sub(r"[^a-z0-9]+", "_", expression).strip("_")


def variant(key: str, kind: str) -> str:
    """The key for this kind of card if there is one of its own."""
    own = f"{key}-{kind}"
    return own if kind and own in TEXTS.keys("en") else key


def _say(key: str, lang: str, **args: object) -> str:
    return TEXTS.format(lang, key, args)
