# mypyc: skip
"""The rules text of effects and mods, generated from their words so that it cannot drift.

`card_text` puts the whole text of a card together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from dustboard.games.wk1.content.card_table import BY_ID, IS_LUCK
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.things import COST_FREE, COSTS
from dustboard.games.wk1.rules.effects.lines import LISTS, KnightEffect
from dustboard.games.wk1.rules.vocabulary import BOOK, DO, DO_IT, PLACES
from dustboard.games.wk1.rules.words.checks import Check, RollDie
from dustboard.games.wk1.rules.words.static import PassedCheck
from dustboard.kernel.effects.flow_words import DECLINE, Choose
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.effects.texts import Wording
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wk1")

_HEX_ID = {row.number: row.id for row in CONTENT.hexes if row.number}
# what the names in a parameter are called
_FAMILIES = {"who": "", "what": "amount", "traits": "trait", "ranges": "range", "skills": "skill"}
_SHORT = {"heal", "gain", "lose", "repair"}  # words that a plain "and" can join
_ENDING = {"leave", "count_defeated"}  # words that something else comes before


class KnightWording(Wording):
    """Says in one language what cards and hexes do; `kind` is foe or weapon for other words."""

    def __init__(self, lang: str, kind: str) -> None:
        super().__init__(BOOK, lang, TEXTS.format)
        self.kind = kind

    def leaves(self, first: int) -> list[KnightEffect]:
        """The lines of a list with those of its branches, but for the choices between them."""
        return [line for line, _ in self.book.walk(first) if isinstance(line, KnightEffect)]

    def sentence(self, first: int) -> str:
        lines = self.book.lines_of(first)
        if lines[0].when == "static":
            said = [self.say("text-plain", {"does": self.does(line)}) for line in lines]
            return " ".join([upper(text) for text in said])
        return super().sentence(first)

    def when(self, head: Effect[Any]) -> str:
        if self.book.moments[head.when].silent:
            return ""
        named = self.leaves(head.number)[0].args.row.get("traits", ())
        traits = self.listed([self.say(f"trait-{name}", {}) for name in named], "list-or")
        return self.say(variant(f"when-{head.when}", self.kind), {"traits": traits or "none"})

    def cost_of(self, head: Effect[Any]) -> str:
        line = self.leaves(head.number)[0]
        # that a luck card is discarded goes without saying
        luck = 0 <= line.source < len(IS_LUCK) and IS_LUCK[line.source]
        return self.say("cost-none" if luck else f"cost-{COSTS[line.cost]}", {})

    def block(self, first: int) -> str:
        text = super().block(first)
        lines = self.book.lines_of(first)
        free = [isinstance(line, KnightEffect) and line.cost == COST_FREE for line in lines]
        return self.say("text-may", {"does": text}) if free and all(free) else text

    def joint(self, lines: Sequence[Effect[Any]]) -> str:
        words = {line.word for line in lines}
        if words <= _SHORT and not any("least" in line.args.row for line in lines):
            return "list-and"
        if words & _ENDING or (lines[0].word == "pay" and len(self.leaves(lines[0].number)) == 2):
            return "list-then"
        return "list-semicolon"

    def does(self, line: Effect[Any]) -> str:
        text = super().does(line)
        parts = [text]
        if isinstance(line, Check):
            for key, block in (("text-passed", line.passed), ("text-failed", line.failed)):
                rows = [self.does(one) for one in self.book.lines_of(block)]
                parts += [self.say(key, {"does": row}) for row in rows]
        elif isinstance(line, RollDie):
            parts += [self.does(one) for one in self.book.lines_of(line.does)]
        return self.listed(parts, "list-semicolon")

    def family(self, parameter: str) -> str:
        return _FAMILIES.get(parameter, parameter)

    def between(self, parameter: str) -> str:
        return "list-and" if parameter == "traits" else "list-or"

    def arguments(self, line: Effect[Any]) -> dict[str, Any]:
        found = super().arguments(line)
        assert isinstance(line, KnightEffect)
        found["may"] = int(line.may)
        if isinstance(line, PassedCheck):
            names = [hex_name(number, self.lang) for number in range(line.least, line.most + 1)]
            found["hexes"] = self.listed(names, "list-and")
        return found

    def alternative(self, line: Choose, option: int) -> str:
        """One thing that can be chosen, as the label of its button."""
        chosen = line.options[option]
        text = self.block(chosen.does)
        if DECLINE in [one.key for one in line.options]:
            text = self.say("text-may", {"does": text})
        return text


@cache
def wording(lang: str, kind: str = "") -> KnightWording:
    """Who says in a language what lists of effects do."""
    return KnightWording(lang, kind)


def effects_text(card: str, kind: str = "", lang: str = "en") -> list[str]:
    """One sentence for each moment of a card; `kind` is foe or weapon for other words.

    >>> effects_text("g20")
    ['Rest Step (mark): heal 1 Health.']
    """
    return wording(lang, kind).sentences(BY_ID[card])


def tile_text(tile: int, lang: str = "en") -> list[str]:
    """The same for what always counts on a hex."""
    first = LISTS.static[tile]
    return [wording(lang).sentence(first)] if first >= 0 else []


def action_does(tile: int, action: int, lang: str = "en") -> str:
    """What an action of a hex does."""
    return wording(lang).block(LISTS.action[tile][action])


def alternative_does(kind: str, source: int, part: int, option: int, lang: str = "en") -> str:
    """One alternative of a card at a moment, or of an action of a hex, by its number."""
    for number, place in PLACES.items():
        if (place.kind, place.source, place.part) == (kind, source, part):
            line = BOOK.runner.lines[number]
            assert isinstance(line, Choose)
            at = place.options.index(DO) if option == DO_IT else option - 1
            return wording(lang).alternative(line, at)
    raise KeyError(f"{kind} {source} {part}")


def mods_text(
    mods: Mapping[str, int], kind: str = "", lang: str = "en", health: int = 0
) -> list[str]:
    """One sentence for each mod.

    >>> mods_text({"dice_talk": 2})
    ['+2 dice in all Talk checks.']
    """
    said: list[str] = []
    for name, number in mods.items():
        args = {
            "sign": "minus" if number < 0 else "plus",
            "count": abs(number),
            "number": abs(number),
            "more": number + 1,
            "more2": number + 1,
            "health": health,
        }
        text = TEXTS.format(lang, variant(f"mod-{name}", kind), args)
        said.append(_say("text-plain", lang, does=text))
    return said


def amount_text(what: str, count: int, lang: str = "en") -> str:
    """An amount of a thing.

    >>> amount_text("green", 2)
    '2 green cards'
    """
    return TEXTS.format(lang, f"amount-{what}", {"count": count})


def check_text(skills: Iterable[str], difficulty: int, lang: str = "en") -> str:
    """A check and its difficulty.

    >>> check_text(["blades", "guns"], 9)
    'Blades or Guns (9)'
    """
    skill = join([_say(f"skill-{name}", lang) for name in skills], "list-or", lang)
    return _say("check-of", lang, skill=skill, difficulty=difficulty)


def join(parts: Sequence[str], last: str, lang: str = "en") -> str:
    """Join parts with commas and the last one as the message `last` says.

    >>> join(["red", "blue", "green"], "list-or")
    'red, blue or green'
    >>> join(["red", "blue", "green"], "list-semicolon")
    'red; blue; green'
    """
    return wording(lang).listed(parts, last)


def upper(text: str) -> str:
    """The text with a capital letter.

    >>> upper("melee")
    'Melee'
    """
    return text[:1].upper() + text[1:]


def hex_name(number: int, lang: str = "en") -> str:
    """A numbered hex by name.

    >>> hex_name(7)
    'Red Tomb'
    """
    return _say(_HEX_ID[number], lang)


def variant(key: str, kind: str) -> str:
    """The key for this kind of card if there is one of its own."""
    own = f"{key}-{kind}"
    return own if own in TEXTS.keys("en") else key


def _say(key: str, lang: str, **args: object) -> str:
    return TEXTS.format(lang, key, args)
