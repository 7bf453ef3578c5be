"""Polish texts of the titles: what is written, and a list of all that still waits for it.

A title speaks Polish as soon as it has a folder `text/pl`; whatever is missing there is given in
English. So that nothing is forgotten, every English key is either in that folder or in the list of
the title in `fixtures/polish`; those of the web client are there as `client/key`. `./dust refresh`
writes the lists anew; a key leaves its list when it is translated. A translation may use the
variables of the English text and no more.
"""

from __future__ import annotations

import pytest

import dustboard
from fluent_variables import all_forms, variables, written
from refresh import AGAIN
from refresh.polish import LISTS, due

TITLES = dustboard.titles()


def strangers(english: str, polish: str) -> list[str]:
    """Variables of translations that the English text does not have."""
    known = variables(english)
    found = variables(polish)
    return [
        f"{key}: ${name}"
        for key in found
        for name in sorted(found[key] - all_forms(known.get(key, set())))
    ]


def waiting(title: str) -> list[str]:
    """What waits for a translation, as it is written down."""
    file = LISTS / f"{title}.txt"
    return file.read_text(encoding="utf-8").split() if file.is_file() else []


@pytest.mark.parametrize("title", TITLES)
def test_every_text_is_polish_or_waits_for_it(title: str) -> None:
    listed = waiting(title)
    missing = sorted(set(due(title)) - set(listed))
    assert not missing, f"not in the list of {title}: {missing[:9]}; {AGAIN}"
    done = sorted(set(listed) - set(due(title)))
    assert not done, f"translated or gone, but still in the list of {title}: {done[:9]}; {AGAIN}"
    assert listed == due(title)


@pytest.mark.parametrize("title", TITLES)
def test_polish_texts_use_the_same_keys_and_variables(title: str) -> None:
    for client in (False, True):
        english, polish = (written(title, lang, client=client) for lang in ("en", "pl"))
        assert len(variables(english)) > 100
        assert not variables(polish).keys() - variables(english).keys()
        assert not strangers(english, polish)


def test_a_stranger_among_the_variables_is_found() -> None:
    english = "hits = { $seat } hits.\nloses = { $seat } loses { $n ->\n    *[other] { $n }\n  }.\n"
    assert strangers(english, "hits = { $seat } trafia.\n") == []
    assert strangers(english, "hits = { $player } trafia.\n") == ["hits: $player"]
    assert strangers(english, "loses = { $lost ->\n    *[many] { $n }\n  }\n") == ["loses: $lost"]
