# mypyc: skip
"""The rules text of effects, put together from their parameters so that it cannot drift.

Keys of the title's texts: `effect-<word>` says what a line does, `when-<moment>` when; a parameter
that is a name comes as it is and, worded by `<parameter>-<name>`, as `<parameter>_term`, with its
number in `$count`; a table of amounts is a list of `amount-<name>`. A number comes without its
sign, which is `<parameter>_sign`. Around them stand `text-when`, `text-plain`, `text-choose`,
`text-may`, `text-cost`, `text-roll` and the joints of lists, `list-*`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .args import AMOUNTS, BLOCK, CHOICE, CHOICES, FLAG, NUMBER, WHOLE
from .book import Book
from .flow_words import DECLINE, Alternative, Choose
from .runner import Effect

Format = Callable[[str, str, dict[str, Any]], str]  # a text of a language, by key


class Wording:
    """Says in one language what lists of effects do; a title derives from it where it must."""

    def __init__(self, book: Book, lang: str, format: Format) -> None:
        self.book = book
        self.lang = lang
        self.format = format

    def say(self, key: str, args: dict[str, Any]) -> str:
        """The text of a key."""
        return self.format(self.lang, key, args)

    def sentences(self, source: int) -> list[str]:
        """What a card does, one sentence for each moment, in the order of its rows."""
        firsts = [found[source] for found in self.book.at.values() if source in found]
        return [self.sentence(first) for first in sorted(firsts)]

    def sentence(self, first: int) -> str:
        """A list with its moment, as a sentence."""
        head = self.book.lines_of(first)[0]
        does = self.block(first)
        when = self.when(head)
        if not when:
            return self.say("text-plain", {"does": does[:1].upper() + does[1:]})
        return self.say("text-when", {"when": when, "cost": self.cost_of(head), "does": does})

    def when(self, head: Effect[Any]) -> str:
        """The moment of a list in words; empty if it needs none."""
        if self.book.moments[head.when].silent:
            return ""
        return self.say(f"when-{head.when.replace(':', '-')}", {})

    def cost_of(self, head: Effect[Any]) -> str:
        """The cost of a list by its name, for the place beside its moment."""
        if isinstance(head, Choose) and len(head.options) <= 2 and head.options[0].cost_name:
            return self.say(f"cost-{head.options[0].cost_name}", {})
        return ""

    def block(self, first: int) -> str:
        """What a list does."""
        lines = self.book.lines_of(first)
        return self.listed([self.does(line) for line in lines], self.joint(lines))

    def joint(self, lines: Sequence[Effect[Any]]) -> str:
        """How the lines of a list are joined."""
        return "list-semicolon"

    def family(self, parameter: str) -> str:
        """What the keys of the names in a parameter begin with; empty if they have no words."""
        return parameter

    def between(self, parameter: str) -> str:
        """How several names in a parameter are joined."""
        return "list-or"

    def does(self, line: Effect[Any]) -> str:
        """What one line does."""
        if isinstance(line, Choose):
            text = self.choose(line)
        else:
            text = self.say(f"effect-{line.word}", self.arguments(line))
        row = line.args.row
        if line.args.known and ("least" in row or "most" in row):
            ends = {"least": row.get("least", 0), "most": row.get("most", 0)}
            text = self.say("text-roll", {**ends, "does": text})
        return text

    def choose(self, line: Choose) -> str:
        """Alternatives; one alone is what it does, and one beside declining is a `may`."""
        real = [option for option in line.options if option.key != DECLINE]
        texts = [self.option(option) for option in real]
        text = self.listed(texts, "list-or-else")
        if len(real) > 1:
            text = self.say("text-choose", {"does": text})
        return self.say("text-may", {"does": text}) if len(real) < len(line.options) else text

    def option(self, option: Alternative) -> str:
        """One alternative with what has to be paid for it."""
        does = self.block(option.does)
        if option.cost < 0 or option.cost_name:
            return does
        return self.say("text-cost", {"cost": self.block(option.cost), "does": does})

    def arguments(self, line: Effect[Any]) -> dict[str, Any]:
        """The parameters of a line as a text takes them. Numbers are never negative."""
        parameters = line.args.parameters
        amount = parameters["amount"].value if "amount" in parameters else 1
        count = abs(amount) if isinstance(amount, int) else amount
        found: dict[str, Any] = {"when": line.when.replace(":", "-"), "count": count}
        for name, one in parameters.items():
            if one.kind in (WHOLE, NUMBER):
                number = isinstance(one.value, int)
                found[name] = abs(one.value) if number else one.value
                found[f"{name}_sign"] = "minus" if number and one.value < 0 else "plus"
            elif one.kind == CHOICE and one.value:
                found[name] = one.value
                family = self.family(name)
                if family:
                    found[f"{name}_term"] = self.say(f"{family}-{one.value}", {"count": count})
            elif one.kind == CHOICES:
                keys = [f"{self.family(name)}-{value}" for value in one.value]
                terms = [self.say(key, {"count": count}) for key in keys]
                found[name] = self.listed(terms, self.between(name))
                found[f"{name}_some"] = len(terms)
            elif one.kind == AMOUNTS:
                parts = [
                    self.say(f"amount-{key}", {"count": one.value[key]})
                    for key in one.allowed
                    if key in one.value
                ]
                found[name] = self.listed(parts, "list-and")
            elif one.kind == FLAG:
                found[name] = int(one.value)
            elif one.kind == BLOCK:
                found[name] = self.block(one.value)
        return found

    def listed(self, parts: Sequence[str], last: str) -> str:
        """Parts joined by commas or semicolons, the last one as the message `last` says."""
        semicolons = last in ("list-semicolon", "list-or-else")
        between = "list-semicolon" if semicolons else "list-comma"
        text = ""
        for number, part in enumerate(parts, start=1):
            key = last if number == len(parts) else between
            text = self.say(key, {"head": text, "last": part}) if text else part
        return text
