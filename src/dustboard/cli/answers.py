"""From what a player typed to answers: numbers, keys, beginnings of keys, several at once."""

from __future__ import annotations

from functools import partial

from dustboard.cli.words import said
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision
from dustboard.reasons import in_words_of


def read_answers(
    game: Game, seat: int, words: list[str], typed: list[str] | None = None
) -> list[str]:
    """The keys that the words stand for, tried on a copy of the game; complaints name the words
    as they were typed.

    A number counts in the list as it was shown, also in the middle of a batch; a key may be one
    that an earlier answer of the batch makes legal. `IllegalAnswer` says what is wrong.
    """
    shown = game.decision(seat)
    trial = game.clone()
    typed = typed or words
    keys: list[str] = []
    for at, word in enumerate(words):
        if at and not _same_question(trial, seat, shown):
            facts = {"before": repr(typed[at - 1]), "word": repr(typed[at])}
            raise _refused("too-much", shown.rule, **facts)
        key = _key(trial, seat, shown, word)
        try:
            trial.answer(seat, key)
        except IllegalAnswer as error:
            if len(words) == 1 and error.reason is not None:
                raise  # the session words it for those who look at the list
            word = "" if len(words) == 1 else repr(typed[at])
            told_so = partial(_because, word, error)
            raise IllegalAnswer(told_so("en"), error.rule, told_so) from None
        keys.append(key)
    return keys


def _because(word: str, error: IllegalAnswer, lang: str) -> str:
    why = in_words_of(error, lang)
    return said(lang, "because-of", word=word, why=why) if word else why


def _refused(key: str, rule: str = "", **facts: object) -> IllegalAnswer:
    """A complaint of the terminal's own, for readers of any language."""

    def told(lang: str) -> str:
        return said(lang, key, **facts)

    return IllegalAnswer(told("en"), rule, told)


def _key(trial: Game, seat: int, shown: Decision, word: str) -> str:
    """The key that a word means now; one that is legal as it stands means itself.

    The latter matters where options are too many to be listed: "0,1" is then not short for "0,10".
    """
    if word.isdecimal():
        return read_key(shown, word)
    try:
        trial.clone().answer(seat, word)
    except IllegalAnswer:
        return read_key(trial.decision(seat), word)
    return word


def read_key(decision: Decision, word: str) -> str:
    """The key of the option that a word means; the word itself if it is the key of none."""
    keys = decision.options.keys()
    if word.isdecimal():
        number = small_number(word)
        if not 1 <= number <= len(keys):
            raise _refused("no-number", word=word[:12], n=len(keys))
        return keys[number - 1]
    if word in keys:
        return word
    fitting = [key for key in keys if _begins(key.casefold(), word.casefold())]
    if len(fitting) > 1 and word.casefold() not in (key.casefold() for key in fitting):
        some = ", ".join(fitting[:6]) + (", ..." if len(fitting) > 6 else "")
        raise _refused("could-be", word=repr(word), keys=some)
    return fitting[0] if fitting else word


def _begins(key: str, word: str) -> bool:
    """Whether a word is the beginning of a key; the beginning of a number is another number.

    >>> _begins("h18:left", "h18"), _begins("h18:left", "h1")
    (True, False)
    """
    cut = word[-1:].isdecimal() and key[len(word) : len(word) + 1].isdecimal()
    return key.startswith(word) and not cut


def small_number(word: str) -> int:
    """The number that a word is, or 0; Python refuses to read thousands of digits.

    >>> small_number("12"), small_number("twelve"), small_number("9" * 9999)
    (12, 0, 0)
    """
    return int(word) if word.isdecimal() and len(word) < 10 else 0


def _same_question(trial: Game, seat: int, shown: Decision) -> bool:
    """Whether the seat is still asked within the group in which it was asked at first."""
    group = shown.id.partition("-")[0]
    return any(d.seat == seat and d.id.partition("-")[0] == group for d in trial.pending)
