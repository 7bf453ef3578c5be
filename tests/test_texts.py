"""Texts by key: fallback, attributes, refusals, and that nobody pays who does not read."""

import subprocess
import sys
from pathlib import Path

import pytest

from dustboard.texts import Texts

PACKAGE = "texts_fixture"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own with texts in English and Polish."""
    for lang in ("en", "pl"):
        (tmp_path / PACKAGE / "text" / lang).mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").write_text("")
    text = tmp_path / PACKAGE / "text"
    (text / "en" / "a.ftl").write_text(
        "tin = Tin\n    .mood = It rattles.\nonly = Only { $who }\n-secret = hidden\n"
        "bare =\n    .mood = No name.\n"
    )
    (text / "en" / "b.ftl").write_text("use = { -secret } { tin }\n")
    (text / "en" / "note.txt").write_text("ignored = yes\n")
    (text / "pl" / "a.ftl").write_text(
        "tin = Puszka\ncards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n"
        "   *[many] { $n } kart\n  }\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, PACKAGE, raising=False)
    return text


@pytest.mark.usefixtures("folder")
def test_text_of_a_key_and_of_an_attribute() -> None:
    texts = Texts(PACKAGE)
    assert texts.format("en", "tin") == "Tin"
    assert texts.format("pl", "tin") == "Puszka"
    assert texts.format("en", "tin.mood") == "It rattles."
    assert texts.format("en", "bare.mood") == "No name."
    assert texts.format("en", "use") == "hidden Tin"


@pytest.mark.usefixtures("folder")
def test_variables_are_not_wrapped_in_invisible_signs() -> None:
    assert Texts(PACKAGE).format("en", "only", {"who": "Alice"}) == "Only Alice"


@pytest.mark.usefixtures("folder")
def test_polish_plurals() -> None:
    texts = Texts(PACKAGE)
    said = [texts.format("pl", "cards", {"n": n}) for n in (1, 2, 5, 22)]
    assert said == ["1 karta", "2 karty", "5 kart", "22 karty"]


@pytest.mark.usefixtures("folder")
def test_missing_polish_and_unknown_languages_fall_back_to_english() -> None:
    texts = Texts(PACKAGE)
    assert texts.format("pl", "tin.mood") == "It rattles."
    assert texts.format("xx", "tin") == "Tin"
    assert texts.format("../en", "tin") == "Tin"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("key", ["gone", "tin.gone", "bare", "-secret", ""])
def test_key_missing_everywhere(key: str) -> None:
    for lang in ("en", "pl"):
        with pytest.raises(KeyError) as caught:
            Texts(PACKAGE).format(lang, key)
        assert caught.value.args == (key,)


@pytest.mark.usefixtures("folder")
def test_english_does_not_fall_back_to_polish() -> None:
    with pytest.raises(KeyError):
        Texts(PACKAGE).format("en", "cards", {"n": 1})


@pytest.mark.usefixtures("folder")
def test_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"text 'only'.*who"):
        Texts(PACKAGE).format("en", "only")


@pytest.mark.usefixtures("folder")
def test_keys_and_languages() -> None:
    texts = Texts(PACKAGE)
    assert texts.languages() == ("en", "pl")
    assert texts.keys("en") == {"tin", "tin.mood", "only", "bare.mood", "use"}
    assert texts.keys("pl") == {"tin", "cards"}
    assert texts.keys("xx") == frozenset()


def test_broken_and_doubled_texts_are_refused(folder: Path) -> None:
    (folder / "pl" / "b.ftl").write_text("tin = Blaszka\n")
    with pytest.raises(ValueError, match=r"b.ftl: 'tin' is already written elsewhere"):
        Texts(PACKAGE).format("pl", "tin")
    (folder / "pl" / "b.ftl").write_text("= no key\n")
    with pytest.raises(ValueError, match=r"b.ftl: not valid Fluent: '= no key'"):
        Texts(PACKAGE).format("pl", "tin")


def test_package_without_texts() -> None:
    texts = Texts("dustboard.lab")
    assert texts.languages() == ()
    with pytest.raises(KeyError):
        texts.format("en", "tin")


def test_fluent_is_imported_with_the_first_text_only() -> None:
    program = """
import sys
from dustboard.games.wftw.show import card_text as cardtext
from dustboard.games.wftw.content.cards import CARDS

def loaded():
    return any(name.partition(".")[0] in ("fluent", "babel") for name in sys.modules)

print(loaded())
cardtext.TEXTS.languages()
print(loaded())
print(cardtext.TEXTS.format("en", CARDS[0].id))
print(loaded())
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "False", "Scavenger", "Raider", "True"]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    texts = Texts("dustboard.games.wk1")
    args = {"first": "x", "mine": "1.5", "theirs": "0.0", "shift": "+1.2"}
    assert "0.0" in texts.format("en", "odds-reply-line", args)
    polish = texts.format("pl", "odds-reply-line", args)
    assert "1,5" in polish
    assert "+1,2" in polish
    assert "." not in polish
