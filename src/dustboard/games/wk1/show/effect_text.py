# mypyc: skip
"""The rules text of effects and mods, generated from their words so that it cannot drift.

`printed` puts the whole text of a card together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Effect
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wk1")

_HEX_ID = {row.number: row.id for row in CONTENT.hexes if row.number}
_NO_COLON = ("face", "action")  # moments that need no word of their own


def effects_text(effects: Sequence[Effect], kind: str = "", lang: str = "en") -> list[str]:
    """One sentence for each moment of these effects; `kind` is foe or weapon for other words.

    >>> effects_text([Effect(when="rest", do="heal", cost="mark", what="health", amount=2)])
    ['Rest Step (mark): heal 2 Health.']
    """
    moments = list(dict.fromkeys(effect.when for effect in effects))
    return [_moment([e for e in effects if e.when == when], kind, lang) for when in moments]


def does_text(effects: Sequence[Effect], lang: str = "en") -> str:
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
            chosen = _say(f"text-{result}", lang, does=chosen)
        text = join([text, chosen], "list-semicolon", lang) if text else chosen
    if effects and all(effect.may for effect in effects):
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


def _row(effects: Sequence[Effect], lang: str) -> str:
    """Effects that happen one after the other."""
    words = {effect.do for effect in effects}
    last = "list-semicolon"
    if words <= {"heal", "gain", "lose", "repair"} and not any(e.least for e in effects):
        last = "list-and"
    elif words & {"leave", "count_defeated"} or (effects[0].do == "pay" and len(effects) == 2):
        last = "list-then"
    return join([_does(effect, lang) for effect in effects], last, lang)


def _moment(effects: Sequence[Effect], kind: str, lang: str) -> str:
    first = effects[0]
    if first.when == "static":
        return " ".join(upper(_say("text-plain", lang, does=_does(e, lang))) for e in effects)
    does = does_text(effects, lang)
    cost = _say(f"cost-{first.cost}", lang)
    if first.when in _NO_COLON:
        return upper(_say("text-plain", lang, does=does))
    traits = join([_say(f"trait-{name}", lang) for name in first.traits], "list-or", lang)
    when = _say(_variant(f"when-{first.when}", kind), lang, traits=traits or "none")
    return _say("text-when", lang, when=when, cost=cost, does=does)


def _does(effect: Effect, lang: str) -> str:
    thing = _say(f"thing-{effect.what}", lang) if effect.what else ""
    args: dict[str, object] = {
        **_signed(effect.amount, lang),
        "amount": abs(effect.amount),
        "what": effect.what,
        "thing": thing,
        "things": amount_text(effect.what, effect.amount or 1, lang) if effect.what else "",
        "who": effect.who,
        "token": _say(f"token-{effect.token}", lang) if effect.token else "",
        "adjacent": effect.adjacent,
        "ranges": join([_say(f"range-{name}", lang) for name in effect.ranges], "list-or", lang),
        "some": len(effect.ranges),
        "traits": join([_say(f"trait-{name}", lang) for name in effect.traits], "list-and", lang),
        "trait": _say(f"trait-{effect.trait}", lang) if effect.trait else "",
        "skills": join([_say(f"skill-{name}", lang) for name in effect.skills], "list-or", lang),
        "difficulty": effect.difficulty,
        "least": effect.least,
        "hexes": _hexes(effect, lang),
        "repleast": effect.rep_least,
        "repmost": effect.rep_most,
        "on_foot": effect.on_foot,
        "dice": effect.dice,
        "multi": effect.multi,
        "then_discard": effect.then_discard,
        "may": int(effect.may),
        "driving": int(effect.driving),
        "unarmored": int(effect.unarmored),
        "spends_ammo": int(effect.spends_ammo),
        "first": int(effect.first),
        "force": int(effect.force),
    }
    text = TEXTS.format(lang, f"effect-{effect.do}", args)
    if effect.do in ("gain", "lose") and effect.least:
        return _say("text-roll", lang, least=effect.least, most=effect.most, does=text)
    if effect.result and not effect.option:
        return _say(f"text-{effect.result}", lang, does=text)
    return text


def _hexes(effect: Effect, lang: str) -> str:
    if effect.do != "passed_check":
        return ""
    if effect.least == effect.most:
        return hex_name(effect.least, lang)
    return _say("card-hexes", lang, least=effect.least, most=effect.most)


def hex_name(number: int, lang: str = "en") -> str:
    """A numbered hex by name.

    >>> hex_name(7)
    'Red Tomb [7]'
    """
    name = _say(_HEX_ID[number], lang)
    return _say("card-hex-name", lang, name=name, number=number)


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
