"""Cases after numbers and verbs in the rules text that is put together from rows of cards.

A noun after a number has one of three forms; what a verb takes stands in the accusative. Both come
from the term tables of the titles, so it is enough to look at all that they make.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import dustboard
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.show.book_words import book_wording, lines_of

# forms after one, a few and many
FORMS = (
    ("karta kartę", "karty", "kart"),
    ("rana ranę", "rany", "ran"),
    ("kość", "kości", "kości"),
    ("jednostka jednostkę", "jednostki", "jednostek"),
    ("baza bazę", "bazy", "baz"),
    ("heks", "heksy", "heksów"),
    ("żeton", "żetony", "żetonów"),
    ("symbol", "symbole", "symboli"),
    ("sukces", "sukcesy", "sukcesów"),
    ("pole", "pola", "pól"),
    ("punkt", "punkty", "punktów"),
    ("zasób", "zasoby", "zasobów"),
    ("lek", "leki", "leków"),
    ("uszkodzenie", "uszkodzenia", "uszkodzeń"),
    ("obrażenie", "obrażenia", "obrażeń"),
)
FORM_OF = [{form: at for at, forms in enumerate(row) for form in forms.split()} for row in FORMS]
# what stands before the number asks for the genitive, or does not count the noun behind it
GENITIVE = re.compile(r"(?:\b(?:do|od|z|ze|bez|dla|wokół|poza|spośród|promieniu)|[–/]|[A-Z]\d*) ?$")
COUNTED = re.compile(r"(?<![\w,.–+/-])(\d+) (?:(?:\w+(?:ą|e|ych|y|ej|ę|a)) )?(\w+)")
TAKES = re.compile(
    r"\b(?:[Dd]obierz|[Oo]drzuć|[Oo]trzymujesz|[Tt]racisz|[Oo]ddaj|[Zz]apłać|[Ww]eź|[Dd]odaj|[Uu]mieść"
    r"|[Dd]ostajesz|[Uu]lecz|[Uu]suń|[Dd]ołącz|[Zz]aznacz|[Oo]bejrzyj) 1 (?:\w+ )?(karta|rana|baza"
    r"|jednostka|zielona|żółta|czerwona|niebieska|biała)\b"
)


def category(number: int) -> int:
    """Which form follows a number: that for one, for a few, or for many."""
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def wrong(text: str) -> Iterator[str]:
    """Nouns that do not fit the number before them, and nominatives after verbs."""
    for found in COUNTED.finditer(text):
        if GENITIVE.search(text[: found.start()]):
            continue
        number, noun = int(found[1]), found[2]
        for forms in FORM_OF:
            if noun in forms and noun not in "kości" and forms[noun] != category(number):
                yield found[0]
    yield from (found[0] for found in TAKES.finditer(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Dobierz 2 karty i odrzuć 1 kartę.", []),
        ("Zostaje 5 zielonych kart, 22 rany, 12 heksów, do 3 pól.", []),
        ("Dobierz 2 kart.", ["2 kart"]),
        ("Masz 5 rany.", ["5 rany"]),
        ("Dobierz 1 zielona karta.", ["Dobierz 1 zielona karta"]),
    ],
)
def test_wrong_forms_are_found(text: str, found: list[str]) -> None:
    assert list(wrong(text)) == found


@pytest.mark.parametrize("title", dustboard.titles())
def test_the_text_of_every_card_has_the_right_cases(title: str) -> None:
    decks = dustboard.title(title).decks("pl")
    texts = [card["text"] for cards in decks.values() for card in cards]
    assert len(texts) > 50
    assert [found for text in texts for found in wrong(text)] == []


def test_every_row_of_the_book_has_the_right_cases() -> None:
    words = book_wording("pl")
    told = [words.listed_lines(lines_of(name)) for name in RUNNER.lists]
    assert len(told) > 1000
    assert [found for text in told for found in wrong(text)] == []
