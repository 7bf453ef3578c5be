# mypyc: skip
"""What rows of the Book of Tales do, for paper: nobody is there who reckons, so all of it is said.

Words that cards have are said as on cards; those of stories alone have keys `paper-do-`. Conditions
and numbers are told by what they are made of, since nearly each stands in one place only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, SHEETS, WALKERS
from dustboard.games.wk2.rules.vocabulary import BOOK, RUNNER
from dustboard.games.wk2.show.card_text import rules_text
from dustboard.games.wk2.show.effect_text import RoadWording, dice_text, slug
from dustboard.kernel.effects.args import BLOCK, NUMBER, WHOLE
from dustboard.kernel.effects.flow_words import Alternative, Choose
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.effects.texts import Wording

_KEYS: Final = TEXTS.keys("en")
_FOES: Final = {row.id: row for row in CONTENT.enemies_story}
_CITY: Final = {board.CITY[space]: board.ID[space] for space in board.CITIES}
NONE: Final = "none"  # as a fact of a text: nothing
# fields of rows that are often not there
_EMPTY: Final = (
    "on", "off", "at", "else", "win", "lose", "beaten", "arrive", "done", "marks", "traits", "dice",
    "what", "then",
)  # fmt: skip
_SILENT: Final = "outcome"  # tells what came of a choice; paper has said it before
_PLACES: Final = {*_CITY, *board.BY_ID, *WALKERS, "gone", "place", "here"}
_STAGES: Final = ("new", "worst", "each")  # whose stage rises, besides that of a place
_COMPARED: Final = re.compile(r"^(.+?) (==|>=|<=|>|<) (.+)$")
# what counts 1 in a sum if it is so
_RECKONED: Final = re.compile(r"(?<=[+-] )\(([^()]*(?: or |[=<>])[^()]*)\)")
_SIGNS: Final = {"==": "is", ">=": "least", "<=": "most", ">": "more", "<": "less"}
# leaves that ask for a card, an entry, a paper by its number or name
_ASKED: Final = ("read", "special", "held", "seal", "with", "here.special", "near.special")


class BookWording(RoadWording):
    """Says in one language what a list of the Book does."""

    def block(self, first: int) -> str:
        return self.listed_lines(self.book.lines_of(first))

    def listed_lines(self, lines: Sequence[Effect[Any]]) -> str:
        """What lines do, one after the other."""
        return self.listed([text for text in map(self.does, lines) if text], "list-semicolon")

    def does(self, line: Effect[Any]) -> str:
        text = self._plainly(line)
        condition = line.args.row.get("if", "")
        if not text or not condition:
            return text
        return self.say("text-if", {"if": self.condition(condition), "does": text})

    def _plainly(self, line: Effect[Any]) -> str:
        """What a line does, without its condition; empty if nothing has to be said."""
        if isinstance(line, Choose) and len(line.options) == 1:
            return self.offered(line, 0)  # rows that have a condition together
        if isinstance(line, Choose):
            options = [self.named(line, number) for number in range(len(line.options))]
            return self.say("text-choose", {"does": self.listed(options, "list-or-else")})
        if f"paper-do-{line.word}" in _KEYS:
            return self.say(f"paper-do-{line.word}", self._facts(line))
        then = line.args.parameters.get("then")
        if line.word == _SILENT or (then is not None and not self.block(then.value)):
            return ""
        return Wording.does(self, line)

    def named(self, line: Choose, number: int) -> str:
        """A choice by its label, with what it asks for, what it costs and what it does."""
        told = self.offered(line, number) or self.say("text-nothing", {})
        label = self.label(line, line.options[number].key)
        return self.say("paper-do-option", {"label": label, "does": told}) if label else told

    def label(self, line: Effect[Any], key: str) -> str:
        """What a choice is called; empty for rows that only have a condition together."""
        source = line.name.partition("/")[0]
        return " ".join(self.say(f"choice-{source}-{key}", {}).split())

    def offered(self, line: Choose, number: int) -> str:
        """What a choice asks for, what it costs and what it does."""
        told = self.option(line.options[number])
        condition = line.args.row["options"][number].get("if")
        if told and condition:
            return self.say("text-if", {"if": self.condition(condition), "does": told})
        return told

    def option(self, option: Alternative) -> str:
        cost = self.block(option.cost) if option.cost >= 0 else ""
        does = self.block(option.does) if option.does >= 0 else ""
        if cost and does:
            return self.say("text-cost", {"cost": cost, "does": does})
        return cost or does

    def say(self, key: str, args: dict[str, Any]) -> str:
        """The text of a key; empty if there is none. What is long is put in afterwards."""
        if key not in _KEYS:
            return ""
        long = [name for name, value in args.items() if isinstance(value, str) and len(value) > 99]
        text = super().say(key, {**args, **{name: f"<{name}>" for name in long}})
        for name in long:
            text = text.replace(f"<{name}>", args[name])
        return text

    def arguments(self, line: Effect[Any]) -> dict[str, Any]:
        found = super().arguments(line)
        for name, one in line.args.parameters.items():
            if one.kind == NUMBER and isinstance(one.value, str):
                known = self.say(f"number-{slug(one.value)}", {})
                found[name] = known or self.number(one.value)
                if not known and line.word == "gain":
                    what = line.args.row["what"]
                    found[name] = self.say("paper-things", {"what": what, "number": found[name]})
                if not known and line.word == "repeat":
                    found[name] = self.say("paper-times", {"number": found[name]})
        if "who" in line.args.row:
            found["who_term"] = self.group(line.args.row["who"])
        return found

    # -- of story words -------------------------------------------------------------------------

    def _facts(self, line: Effect[Any]) -> dict[str, Any]:
        """The fields of a row as a text takes them: names in words, blocks as what they do."""
        row = line.args.row
        found: dict[str, Any] = {"amount": 1, "signed": "+1", "now": 0, "goal": 0, "all": 0}
        found |= dict.fromkeys(_EMPTY, NONE)
        found |= dict.fromkeys(("health", "fewer_dice", "no_fight", "one_hand", "open"), 0)
        found["terrain"] = "any"
        for name, value in row.items():
            if name in ("do", "when", "if"):
                continue
            if isinstance(value, bool):
                found[name] = int(value)
            elif isinstance(value, int):
                found[name] = abs(value)
            elif name == "dice":
                found[name] = dice_text(value, self.lang)
            elif name == "who":
                found[name] = self.group(value)
            elif isinstance(value, str):
                found[name] = self._name(name, value)
            elif isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
                names = [self._name(name, one) for one in value]
                found[name] = self.listed(names, "list-and")
        for name, one in line.args.parameters.items():
            if one.kind == BLOCK:
                found[name] = (self.block(one.value) if one.value >= 0 else "") or NONE
            elif one.kind in (NUMBER, WHOLE) and name not in row and isinstance(one.value, int):
                found[name] = abs(one.value)  # what a row leaves out is as the word has it
        amount = row.get("amount", 1)
        if isinstance(amount, int):
            found["signed"] = f"{'−' if amount < 0 else '+'}{abs(amount)}"
        else:
            text = self.number(amount.removeprefix("-"))
            found["signed"] = f"{'−' if amount.startswith('-') else '+'}({text})"
        if row.get("foe"):
            found["foe"] = self.say(row["foe"], {})
            found["text"] = rules_text(_FOES[row["foe"]], self.lang)
        return found

    def _name(self, field: str, value: str) -> str:
        if field in ("what", "on", "off", "paper", "marked", "others", "kind", "token"):
            known = self.say(f"paper-name-{value}", {}) or self.say(f"paper-note-{value}", {})
            return known or value.replace("_", " ")
        if field == "skill":
            return self.say(f"skill-{value}", {})
        if field == "with":
            return self.say(f"paper-with-{slug(value)}", {}) or self.group(value)
        if field == "to" and value in SHEETS:
            return self.say(f"sheet-{value}", {})
        if field == "at" and value in _STAGES:
            return value
        if field in ("at", "to", "spaces") and (value in _PLACES or value.isdecimal()):
            return self.place(value)
        if field == "walker":
            return self.say(f"paper-walker-{value}", {})
        if field in ("entry", "entries", "marks", "terrain", "of", "traits", "types"):
            return self.say(f"facet-trait-{value}", {}) or value
        return self.number(value)

    def place(self, name: str) -> str:
        """A space: a city or a numbered place by its name, any other by its own."""
        if name in WALKERS:
            return self.say(f"paper-walker-{name}", {})
        if name.isdecimal():
            return f"[{name}]"
        return self.say(_CITY.get(name, name), {}) or self.say(f"paper-name-{name}", {}) or name

    def group(self, name: str) -> str:
        """Whom a row is about."""
        if (text := self.say(f"who-{slug(name)}", {})) != "":
            return text
        holder, _, number = name.partition(" ")
        if holder == "holder":
            return self.say("paper-who-holder", {"number": number})
        return self.say(f"paper-who-{slug(name)}", {}) or name

    # -- conditions and numbers -----------------------------------------------------------------

    def condition(self, text: str) -> str:
        """A condition in words: joined parts are taken apart, brackets stay."""
        known = self.say(f"if-{slug(text)}", {})
        if known:
            return known
        text = _RECKONED.sub(r"{\1}", text)
        parts = re.split(r"( and | or |\(|\))(?![^{]*})", text)
        return "".join([self._part(part) for part in parts if part])

    def _part(self, part: str) -> str:
        if part in (" and ", " or "):
            return self.say(f"paper-if-{part.strip()}", {}).join("  ")
        if part in ("(", ")"):
            return part
        part = part.strip()
        if part == "not":
            return self.say("paper-if-not", {}) + " "
        denied = part.startswith("not ")
        part = part.removeprefix("not ")
        if compared := _COMPARED.match(part):
            what, sign, number = compared.groups()
            facts: dict[str, Any] = {"what": self.number(what), "number": self.number(number)}
            return self.say(
                "paper-if-compared", {**facts, "sign": _SIGNS[sign], "not": int(denied)}
            )
        return self._leaf(part, denied)

    def _leaf(self, leaf: str, denied: bool) -> str:
        """A single question: a note, a card, an entry, where one stands."""
        facts: dict[str, Any] = {"not": int(denied)}
        family, _, name = leaf.rpartition(".")
        if family in _ASKED:
            facts["what"] = self._name("paper", name) if family in ("seal", "with") else name
            return self.say(f"paper-if-{slug(family)}", facts)
        if family in ("here", "near", "board") and (name in WALKERS or name in _CITY):
            return self.say(f"paper-if-{family}", {**facts, "what": self.place(name)})
        if family == "here" and (name.isdecimal() or name in board.BY_ID):
            return self.say("paper-if-here", {**facts, "what": self.place(name)})
        if family == "my" or leaf in FLAGS:
            key = "paper-if-mine" if family == "my" else "paper-if-noted"
            return self.say(key, {**facts, "what": self._name("what", name)})
        if leaf in COUNTERS or family == "all":
            facts |= {
                "what": self.number(leaf),
                "number": "0",
                "sign": "most" if denied else "more",
            }
            return self.say("paper-if-compared", {**facts, "not": 0})
        if (text := self.say(f"paper-is-{slug(leaf)}", facts)) != "":
            return text
        if not denied and (text := self.say(f"if-{slug(leaf)}", {})) != "":
            return text
        return self.say("paper-if-noted", {**facts, "what": self._name("what", leaf)})

    def number(self, text: str) -> str:
        """A reckoned number: names in words, signs as they are written on paper."""
        if text.isdecimal():
            return text
        if found := re.search(r"{(.+?)}", _RECKONED.sub(r"{\1}", text)):
            before, after = found.string[: found.start()], found.string[found.end() :]
            one = self.say("paper-number-if", {"what": self.condition(found[1])})
            return f"{self.number(before)}({one}){self.number(after)}"
        text = text.replace("//", "/").replace("*", "×").replace("-", "−").replace("%", "mod")
        return re.sub(r"[A-Za-z_][\w.]*", self._counted, text)

    def _counted(self, found: re.Match[str]) -> str:
        name = found.group(0)
        family, _, last = name.rpartition(".")
        if name in ("max", "min", "mod"):
            return name
        if family in ("read", "held"):
            return self.say(f"paper-number-{family}", {"what": last})
        known = self.say(f"paper-number-{slug(name.lower())}", {})
        return known or self.say("paper-quoted", {"what": self._name("what", last or name)})


@cache
def book_wording(lang: str) -> BookWording:
    """Who says in a language what the Book does."""
    return BookWording(lang)


def lines_of(name: str) -> list[Effect[Any]]:
    """The lines of an entry, or of a part of a sheet, by its name."""
    first = RUNNER.lists[name][0]
    return BOOK.lines_of(first) if first >= 0 else []
