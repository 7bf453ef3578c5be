"""Refusals: every error a client can get, as a status, a kind, and a sentence that tells no secret.

A refusal holds the key of its sentence, which stands in `text/<lang>/refusals*.ftl`. The sentence
is made where the reply is made, in the language of whoever reads it; for logs it is English.

>>> refusal = not_now("nobody-sits", seats="2, 3")
>>> refusal.text("pl")
'te miejsca są puste: 2, 3'
>>> str(refusal)
'nobody sits in seat 2, 3 yet; send a link or add a bot'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from dustboard.kernel.errors import BadRecord, DustboardError, IllegalAnswer
from dustboard.kernel.reasons import Reason
from dustboard.reasons import error_line, in_words, in_words_of
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.server")
InLanguage = Callable[[str], str]  # gives something in a language, when that is known
Arg = str | int | InLanguage


def sentence(lang: str, key: str, args: Mapping[str, Arg]) -> str:
    """A text of the server in a language, with what it speaks of in the same one."""
    return TEXTS.format(
        lang, key, {name: one(lang) if callable(one) else one for name, one in args.items()}
    )


class Refused(Exception):
    """Something a client may not or can not do now."""

    def __init__(self, status: int, kind: str, key: str, rule: str = "", /, **args: Arg) -> None:
        super().__init__(key)
        self.status = status
        self.kind = kind
        self.key = key
        self.rule = rule
        self.variables = args

    def text(self, lang: str) -> str:
        """The sentence for a reader."""
        return sentence(lang, self.key, self.variables)

    @property
    def error(self) -> str:
        """The sentence in English."""
        return self.text("en")

    def __str__(self) -> str:
        return self.error


def not_found() -> Refused:
    """No such table, or none for these eyes: both sound the same."""
    return Refused(404, "not-found", "no-table")


def not_yours(key: str, /, **args: Arg) -> Refused:
    """Somebody else's seat or right."""
    return Refused(403, "not-yours", key, **args)


def not_now(key: str, kind: str = "not-now", /, **args: Arg) -> Refused:
    """Right in itself, but not in this state of the table."""
    return Refused(409, kind, key, **args)


def bad_request(key: str, /, **args: Arg) -> Refused:
    """Nothing that could ever work."""
    return Refused(400, "bad-request", key, **args)


def store_down() -> Refused:
    """The store can't be read or written now."""
    return Refused(503, "store", "store-down")


# -- what the rules refuse ---------------------------------------------------------------------


def refused_by_rules(error: DustboardError, kind: str = "illegal") -> Refused:
    """What the engine refuses, in the words it has for it."""
    return Refused(422, kind, "rules-say", error.rule, what=lambda lang: in_words_of(error, lang))


def illegal(key: str, rule: str, /, **args: Arg) -> IllegalAnswer:
    """An answer that the server refuses as the engine would."""
    return IllegalAnswer(sentence("en", key, args), rule, lambda lang: sentence(lang, key, args))


def damaged(key: str, /, **args: Arg) -> BadRecord:
    """A game of the store that can't be read any more."""
    return BadRecord(sentence("en", key, args), told=lambda lang: sentence(lang, key, args))


def in_line(error: DustboardError) -> InLanguage:
    """An error of the engine with its clause, as part of a sentence."""
    return lambda lang: error_line(error, lang)


class Why(NamedTuple):
    """A reason by its key, put into words when somebody reads it."""

    key: str
    text: InLanguage


def why(key: str, /, **args: Arg) -> Why:
    """A reason of the server's own."""
    return Why(key, lambda lang: sentence(lang, key, args))


def why_of(reason: Reason) -> Why:
    """A reason of the engine."""
    return Why(reason.key, lambda lang: in_words(reason, lang))
