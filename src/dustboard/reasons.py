"""Why the engine refuses something, in the words of its reader.

The kernel says it in English and names it by a key; other languages are kept by these keys in the
folder `kernel/text`. What a title refuses is worded by the title itself.

>>> import dustboard
>>> from dustboard.kernel.errors import IllegalAnswer, UndoRefused
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> try:
...     game.undo(0)
... except UndoRefused as error:
...     print(in_words_of(error, "en"), "/", in_words_of(error, "pl"))
you can't undo this: seat 0 has not answered anything yet / tego nie można cofnąć: z miejsca \
0 nie padła jeszcze żadna odpowiedź
>>> try:
...     game.answer(0, "coal")
... except IllegalAnswer as error:
...     print(error_line(error, "pl"))
„coal” nie jest teraz możliwą odpowiedzią; możliwe są: juice, spark [wftw.collect.06]
"""

from __future__ import annotations

import re

from dustboard.kernel.errors import DustboardError
from dustboard.kernel.reasons import Reason
from dustboard.texts import FALLBACK, language_of, texts_of

_QUOTED = re.compile(r"'[^'\\]*'")  # a word as Python shows it
_QUOTES = {"pl": "„{}”"}  # quotation marks of languages that have others than the program


def in_words_of(error: DustboardError, lang: str) -> str:
    """What went wrong, in a language; what nobody has translated is English."""
    if error.told is not None:
        return error.told(lang)
    return error.message if error.reason is None else in_words(error.reason, lang)


def error_line(error: DustboardError, lang: str) -> str:
    """The same with the clause behind it, on one line."""
    words = in_words_of(error, lang)
    return f"{words} [{error.rule}]" if error.rule else words


def in_words(reason: Reason, lang: str) -> str:
    """A reason in a language; English is the kernel's own."""
    texts = texts_of("dustboard.kernel")
    if lang == FALLBACK or reason.key not in texts.keys(lang):
        return str(reason)
    return texts.format(
        lang, reason.key, {name: _shown(one, lang) for name, one in reason.args.items()}
    )


def _shown(one: object, lang: str) -> object:
    """What a reason speaks of, in a language; what was typed stands in its quotation marks."""
    if isinstance(one, Reason):
        return in_words(one, lang)
    if isinstance(one, str) and _QUOTED.fullmatch(one):
        return _QUOTES.get(language_of(lang), "'{}'").format(one[1:-1])
    return error_line(one, lang) if isinstance(one, DustboardError) else one
