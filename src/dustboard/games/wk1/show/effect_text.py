# mypyc: skip
"""The rules text of effects and mods, generated from their words so that it cannot drift.

`printed` puts the whole text of a card together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dustboard.games.wk1.content.card_table import BY_ID, IS_LUCK
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.things import COST_FREE, COSTS, RESULTS
from dustboard.games.wk1.rules.vocabulary import EFFECTS, TILE_EFFECTS, KnightEffect
from dustboard.games.wk1.rules.words.static import PassedCheck
from dustboard.kernel.effects.args import CHOICE, FLAG, WHOLE
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wk1")

_HEX_ID = {row.number: row.id for row in CONTENT.hexes if row.number}
_NO_COLON = ("face", "action")  # moments that need no word of their own


def effects_text(card: str, kind: str = "", lang: str = "en") -> list[str]:
    """One sentence for each moment of a card; `kind` is foe or weapon for other words.

    >>> effects_text("g20")
    ['Rest Step (mark): heal 1 Health.']
    """
    number = BY_ID[card]
    effects = EFFECTS[number]
    moments = list(dict.fromkeys(effect.when for effect in effects))
    return [
        _moment([e for e in effects if e.when == when], kind, lang, IS_LUCK[number])
        for when in moments
    ]


def tile_text(tile: int, lang: str = "en") -> list[str]:
    """The same for what always counts on a hex."""
    return [_moment(TILE_EFFECTS[tile], "", lang)] if TILE_EFFECTS[tile] else []


def does_text(effects: Sequence[KnightEffect], lang: str = "en") -> str:
    """What effects of one moment do, alternatives included, without the moment."""
    text = _row([effect for effect in effects if not effect.option], lang)
    options = sorted({effect.option for effect in effects if effect.option})
    if options:
        choices = [_row([e for e in effects if e.option == option], lang) for option in options]
        chosen = join(choices, "list-or-else", lang)
        if len(options) > 1:
            chosen = _say("text-choose", lang, does=chosen)
        result = next(effect.result for effect in effects if effect.option)
        if result:
            chosen = _say(f"text-{RESULTS[result]}", lang, does=chosen)
        text = join([text, chosen], "list-semicolon", lang) if text else chosen
    if effects and all(effect.may or effect.cost == COST_FREE for effect in effects):
        text = _say("text-may", lang, does=text)
    return text


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
            **_signed(number, lang),
            "number": abs(number),
            "more": number + 1,
            "more2": number + 1,
            "health": health,
        }
        text = TEXTS.format(lang, _variant(f"mod-{name}", kind), args)
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
    between = last if last in ("list-semicolon", "list-or-else", "list-dot") else "list-comma"
    if last == "list-or-else":
        between = "list-semicolon"
    text = ""
    for number, part in enumerate(parts, start=1):
        key = last if number == len(parts) else between
        text = TEXTS.format(lang, key, {"head": text, "last": part}) if text else part
    return text


def upper(text: str) -> str:
    """The text with a capital letter.

    >>> upper("melee")
    'Melee'
    """
    return text[:1].upper() + text[1:]


def _row(effects: Sequence[KnightEffect], lang: str) -> str:
    """Effects that happen one after the other."""
    words = {effect.word for effect in effects}
    last = "list-semicolon"
    if words <= {"heal", "gain", "lose", "repair"} and not any(e.least for e in effects):
        last = "list-and"
    elif words & {"leave", "count_defeated"} or (effects[0].word == "pay" and len(effects) == 2):
        last = "list-then"
    return join([_does(effect, lang) for effect in effects], last, lang)


def _moment(effects: Sequence[KnightEffect], kind: str, lang: str, luck: bool = False) -> str:
    first = effects[0]
    if first.when == "static":
        return " ".join(upper(_say("text-plain", lang, does=_does(e, lang))) for e in effects)
    does = does_text(effects, lang)
    # that a luck card is discarded goes without saying
    cost = _say("cost-none" if luck else f"cost-{COSTS[first.cost]}", lang)
    if first.when in _NO_COLON:
        return upper(_say("text-plain", lang, does=does))
    named = first.args.row.get("traits", ())
    traits = join([_say(f"trait-{name}", lang) for name in named], "list-or", lang)
    when = _say(_variant(f"when-{first.when}", kind), lang, traits=traits or "none")
    return _say("text-when", lang, when=when, cost=cost, does=does)


# what the names in a parameter are called, and how several of them are joined
_TERMS = {
    "token": ("token", ""),
    "trait": ("trait", ""),
    "traits": ("trait", "list-and"),
    "ranges": ("range", "list-or"),
    "skills": ("skill", "list-or"),
}


def _does(effect: KnightEffect, lang: str) -> str:
    text = TEXTS.format(lang, f"effect-{effect.word}", _arguments(effect, lang))
    if effect.args.known and effect.least:
        return _say("text-roll", lang, least=effect.least, most=effect.most, does=text)
    if effect.result and not effect.option:
        return _say(f"text-{RESULTS[effect.result]}", lang, does=text)
    return text


def _arguments(effect: KnightEffect, lang: str) -> dict[str, object]:
    """The parameters of a line as a text takes them; numbers are never negative."""
    found: dict[str, object] = {**_signed(effect.amount, lang), "may": int(effect.may)}
    for name, one in effect.args.parameters.items():
        value = one.value
        if name == "what":
            found["what"] = value
            found["thing"] = _say(f"thing-{value}", lang)
            found["things"] = amount_text(value, effect.amount or 1, lang)
        elif name in _TERMS:
            term, joint = _TERMS[name]
            names = value if joint else [value]
            found[name] = join([_say(f"{term}-{each}", lang) for each in names], joint, lang)
            found["some"] = len(names)
        elif one.kind == FLAG:
            found[name] = int(value)
        elif one.kind == WHOLE:
            found[name.replace("rep_", "rep")] = abs(value)
        elif one.kind == CHOICE:
            found[name] = value
    if isinstance(effect, PassedCheck):
        found["hexes"] = _hexes(effect, lang)
    return found


def _hexes(effect: PassedCheck, lang: str) -> str:
    numbers = range(effect.least, effect.most + 1)
    return join([hex_name(number, lang) for number in numbers], "list-and", lang)


def hex_name(number: int, lang: str = "en") -> str:
    """A numbered hex by name.

    >>> hex_name(7)
    'Red Tomb'
    """
    return _say(_HEX_ID[number], lang)


def _signed(number: int, lang: str) -> dict[str, object]:
    count = {"count": abs(number)}
    return {
        "sign": "minus" if number < 0 else "plus",
        "dicecount": TEXTS.format(lang, "amount-die", count),
        "points": TEXTS.format(lang, "amount-point", count),
    }


def _variant(key: str, kind: str) -> str:
    """The key for this kind of card if there is one of its own."""
    own = f"{key}-{kind}"
    return own if own in TEXTS.keys("en") else key


def _say(key: str, lang: str, **args: object) -> str:
    return TEXTS.format(lang, key, args)
