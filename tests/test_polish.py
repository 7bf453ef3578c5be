"""Polish texts: what is written, and a list of all that still waits for it.

A title speaks Polish as soon as it has a folder `text/pl`; whatever is missing there is given in
English. So that nothing is forgotten, every English key is either in that folder or in the list of
the title in `fixtures/polish`; those of the web client are there as `client/key`, clauses and
rulings as `rule/id` and `ruling/id`. The packages that have texts have a list each, and so has
what the client says of no title, as `shell/key`. `./dust refresh` writes the lists anew; a key
leaves its list when it is translated: empty lists prove that nothing falls back to English. A
translation may use the variables of the English text and no more.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import dustboard
from dustboard.games import rulebook
from fluent_variables import all_forms, variables, written
from refresh import AGAIN
from refresh.polish import LISTS, due, locales, names, packages

TITLES = dustboard.titles()
# a name is given here too, for languages that call everybody by name
GIVEN = ("you: $name", "your: $name")
# every text is given it, and English has no use for it
FORM = {"form"}


def strangers(english: str, polish: str) -> list[str]:
    """Variables of translations that the English text does not have."""
    known = variables(english)
    found = variables(polish)
    return [
        f"{key}: ${name}"
        for key in found
        for name in sorted(found[key] - all_forms(known.get(key, set())) - FORM)
    ]


def waiting(title: str) -> list[str]:
    """What waits for a translation, as it is written down."""
    file = LISTS / f"{title}.txt"
    return file.read_text(encoding="utf-8").split() if file.is_file() else []


@pytest.mark.parametrize("name", names())
def test_every_text_is_polish_or_waits_for_it(name: str) -> None:
    listed = waiting(name)
    missing = sorted(set(due(name)) - set(listed))
    assert not missing, f"not in the list of {name}: {missing[:9]}; {AGAIN}"
    done = sorted(set(listed) - set(due(name)))
    assert not done, f"translated or gone, but still in the list of {name}: {done[:9]}; {AGAIN}"
    assert listed == due(name)


@pytest.mark.parametrize("title", TITLES)
def test_polish_texts_use_the_same_keys_and_variables(title: str) -> None:
    for client in (False, True):
        english, polish = (written(title, lang, client=client) for lang in ("en", "pl"))
        assert len(variables(english)) > 100
        assert not variables(polish).keys() - variables(english).keys()
        assert not strangers(english, polish)


def of_package(package: str, lang: str) -> str:
    """The texts of a package."""
    folder = files(package) / "text" / lang
    found = folder.iterdir() if folder.is_dir() else ()
    ours = [one for one in found if one.name.endswith(".ftl")]
    return "\n".join(one.read_text(encoding="utf-8") for one in ours)


@pytest.mark.parametrize("name", [*packages(), "shell"])
def test_other_polish_texts_use_the_same_keys_and_variables(name: str) -> None:
    if name == "kernel":
        return  # its English is a table; test_refusal_texts compares them
    english, polish = (
        locales(lang) if name == "shell" else of_package(packages()[name], lang)
        for lang in ("en", "pl")
    )
    assert variables(english)
    assert not variables(polish).keys() - variables(english).keys()
    assert not [one for one in strangers(english, polish) if one not in GIVEN]


def named(text: str) -> list[str]:
    """The rulings and clauses that a text points to."""
    return sorted(set(re.findall(r"\b[ACDEIRX]\d\d\b|\bw\w+\.[a-z]+\.\d\d\b", text)))


@pytest.mark.parametrize("title", TITLES)
def test_polish_rules_point_where_the_english_ones_do(title: str) -> None:
    for pages in (rulebook.clauses, rulebook.rulings):
        for english, polish in zip(pages(title), pages(title, "pl"), strict=True):
            assert english.id == polish.id
            assert named(english.text) == named(polish.text), english.id


@pytest.mark.parametrize("title", TITLES)
def test_a_section_of_the_rules_has_one_name_in_polish(title: str) -> None:
    polish = rulebook.written_clauses(title, "pl")
    names: dict[str, set[str]] = {}
    for english in rulebook.clauses(title):
        if english.id in polish:
            names.setdefault(english.section, set()).add(polish[english.id].section)
    assert not {section: found for section, found in names.items() if len(found) > 1}


def test_a_stranger_among_the_variables_is_found() -> None:
    english = "hits = { $seat } hits.\nloses = { $seat } loses { $n ->\n    *[other] { $n }\n  }.\n"
    assert strangers(english, "hits = { $seat } trafia.\n") == []
    assert strangers(english, "hits = { $player } trafia.\n") == ["hits: $player"]
    assert strangers(english, "loses = { $lost ->\n    *[many] { $n }\n  }\n") == ["loses: $lost"]
