"""Prose by key: the Fluent files of a package, one folder for each language.

>>> texts = Texts("dustboard.games.wftw")
>>> texts.format("en", "bu01")
'Rust Runner'
>>> texts.format("en", "bu01.mood")
'Light boots, no luggage.'
>>> texts.format("en", "amount-card", {"count": 2})
'2 cards'

Every text has `$form`, the form its reader chose:

>>> language_of("pl-feminine"), form_of("pl-feminine"), form_of("pl")
('pl', 'feminine', 'neutral')
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
# how a reader is spoken to where a language has forms for it: "pl-feminine" is Polish in that form
FORMS = ("neutral", "feminine", "masculine")
# for the web client alone, which has a bundle and keys of its own
CLIENT = ("client.ftl", "options.ftl")
# the decimal point and the sign behind percents of languages that differ from English
_SIGNS = {"pl": (",", "%")}
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?(?: %)?")
KEPT = 20_000  # texts that were made already, for each language of a package


class Texts:
    """The texts of one package, read when the first of a language is asked for.

    Fluent itself is imported only then, because games without readers must not pay for it.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._languages: dict[str, _Language] = {}

    def format(
        self, lang: str, key: str, args: Mapping[str, object] | None = None, rather: str = ""
    ) -> str:
        """Give the text of a key, such as `bu01` or its attribute `bu01.mood`.

        A text that a language lacks is given in English. A key that no language has is a
        KeyError; a text whose variables were not given is a ValueError. The attribute `rather`
        takes the place of the text in a language that has both.

        >>> Texts("dustboard.games.wftw").format("pl", "bu99")
        Traceback (most recent call last):
        ...
        KeyError: 'bu99'
        """
        for choice in (lang, FALLBACK):
            language = self._language(choice)
            if key in language.patterns:
                better = f"{key}.{rather}" if rather else key
                found = better if better in language.patterns else key
                return language.format(found, args or {}, form_of(lang))
        raise KeyError(key)

    def language(self, lang: str, key: str) -> str:
        """Give the language in which a reader of `lang` gets a text.

        >>> Texts("dustboard.games.wftw").language("xx", "bu01")
        'en'
        """
        return language_of(lang) if key in self._language(lang).patterns else FALLBACK

    def keys(self, lang: str) -> frozenset[str]:
        """Give the keys that a language has of its own, attributes such as `bu01.mood` included.

        >>> {"amount-card", "bu01.mood"} <= Texts("dustboard.games.wftw").keys("en")
        True
        """
        return frozenset(self._language(lang).patterns)

    def languages(self) -> tuple[str, ...]:
        """Name the languages the package has texts in.

        >>> "en" in Texts("dustboard.games.wftw").languages()
        True
        """
        folder = files(self.package) / "text"
        if not folder.is_dir():
            return ()
        return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))

    def _language(self, lang: str) -> _Language:
        name = language_of(lang)
        if name not in self._languages:
            known = name in self.languages()
            folder = files(self.package) / "text" / name if known else None
            self._languages[name] = _Language(name, folder)
        return self._languages[name]


def language_of(lang: str) -> str:
    """The language alone, without the form in which it speaks to its reader."""
    return lang.partition("-")[0]


def form_of(lang: str) -> str:
    """The form in which a language speaks to its reader."""
    form = lang.partition("-")[2]
    return form if form in FORMS else FORMS[0]


@cache
def texts_of(package: str) -> Texts:
    """The texts of a package, read once for all who ask for them.

    >>> texts_of("dustboard.games.wftw") is texts_of("dustboard.games.wftw")
    True
    """
    return Texts(package)


class _Language:
    """One language of a package: its bundle, and the pattern behind each key."""

    def __init__(self, lang: str, folder: Traversable | None) -> None:
        self.patterns: dict[str, Any] = {}
        self.bundle: FluentBundle | None = None
        self.signs = _SIGNS.get(lang)
        self._made: dict[tuple[object, ...], str] = {}
        if folder is not None:
            from fluent.runtime import FluentBundle

            self.bundle = FluentBundle([lang], use_isolating=False)
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl") and file.name not in CLIENT:
                    self._add(file)

    def _add(self, file: Traversable) -> None:
        from fluent.runtime import FluentResource

        assert self.bundle is not None
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for key in _keys(resource, file.name):
            if key in self.patterns:
                raise ValueError(f"{file.name}: '{key}' is already written elsewhere")
            self.patterns[key] = None
        self.bundle.add_resource(resource)
        for key in self.patterns:
            if self.patterns[key] is None:
                name, _, attribute = key.partition(".")
                message = self.bundle.get_message(name)
                self.patterns[key] = message.attributes[attribute] if attribute else message.value

    def format(self, key: str, args: Mapping[str, object], form: str) -> str:
        """Give a text; a table words the same few hundred of them all the time, so they are kept.

        Only words and whole numbers are good keys: 1, 1.0 and True are equal, but read differently.
        """
        if not all(type(value) is str or type(value) is int for value in args.values()):
            return self._make(key, args, form)
        name = (key, form, *args.items())
        text = self._made.get(name)
        if text is None:
            if len(self._made) >= KEPT:
                self._made.clear()
            text = self._made[name] = self._make(key, args, form)
        return text

    def _make(self, key: str, args: Mapping[str, object], form: str) -> str:
        assert self.bundle is not None
        given = {name: self._spelled(value) for name, value in args.items()}
        given["form"] = form
        text, errors = self.bundle.format_pattern(self.patterns[key], given)
        if errors:
            raise ValueError(f"text '{key}': {errors[0]}")
        return str(text)

    def _spelled(self, value: object) -> object:
        """A number that code has written out, as the language writes it."""
        if self.signs is None or not isinstance(value, str) or not _NUMBER.fullmatch(value):
            return value
        point, percent = self.signs
        return value.replace(".", point).replace(" %", percent)


def _keys(resource: Any, file: str) -> Iterator[str]:
    """List the keys of a parsed file; text that Fluent cannot read is refused."""
    from fluent.syntax import ast

    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: not valid Fluent: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}"
