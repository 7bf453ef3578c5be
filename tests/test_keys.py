"""Keys of answers: both readers, in Python and in the web client, are held to the same examples.

`fixtures/keys` has a key of each shape with all that it names; `web/tests/keys.test.ts` reads the
same files. A shape that comes up in a random game and is not there is found here.
"""

from __future__ import annotations

import ast
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.games.wftw.content import keys as war
from dustboard.games.wftw.content.bid_places import place_key, target_key
from dustboard.games.wftw.content.card_table import ID as WAR_ID
from dustboard.games.wk1.content import keys as knights
from dustboard.games.wk1.content.card_table import ID as KNIGHTS_ID

FOLDER = Path(__file__).parent / "fixtures" / "keys"
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wftw": [(3, {"payment": payment}) for payment in ("per_target", "choose_what_to_pay")],
    "wk1": [(4, {"mission": "freight"}), (3, {"mission": "manifold"}), (3, {})],
}
CARDS = {"wftw": set(WAR_ID), "wk1": set(KNIGHTS_ID)}


def examples(title: str) -> dict[str, dict[str, Any]]:
    """What each key of the list names."""
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / f"{title}.json").read_text())
    return found


def named(number: int) -> int | None:
    return None if number < 0 else number


def told(title: str, key: str) -> dict[str, Any]:
    """What Python reads from a key, in the words of the list; what is not named is left out."""
    said: dict[str, Any]
    if title == "wftw":
        war_answer = war.read(key)
        said = {
            "word": war_answer.word,
            "number": named(war_answer.number),
            "card": None if war_answer.card < 0 else WAR_ID[war_answer.card],
            "place": None if war_answer.place < 0 else place_key(war_answer.place),
            "target": None if war_answer.target < 0 else target_key(war_answer.target),
        }
    else:
        answer = knights.read(key)
        said = {
            "word": answer.word,
            "number": named(answer.number),
            "card": None if answer.card < 0 else KNIGHTS_ID[answer.card],
            "other": None if answer.other < 0 else KNIGHTS_ID[answer.other],
            "what": answer.what or None,
        }
    return {name: value for name, value in said.items() if value is not None}


def shape(title: str, key: str) -> str:
    """A key with the same marks and words for all cards and numbers."""
    parts = re.split(r"([:@>+])", key)
    cards = ["CARD" if part in CARDS[title] else re.sub(r"\d+$", "N", part) for part in parts]
    return "".join(cards)


@pytest.mark.parametrize("title", TABLES)
def test_every_example_is_read_as_it_says(title: str) -> None:
    listed = examples(title)
    assert len(listed) > 15
    assert {key: told(title, key) for key in listed} == listed
    shapes = [shape(title, key) for key in listed]
    assert len(shapes) == len(set(shapes)), "one example for each shape"


@pytest.mark.parametrize("title", TABLES)
def test_every_shape_of_real_games_is_among_the_examples(title: str) -> None:
    listed = {shape(title, key) for key in examples(title)}
    marked = set()
    for number, (players, options) in enumerate(TABLES[title]):
        game = dustboard.new_game(title, players, number, options)
        luck = random.Random(number)
        for _ in range(400):
            if game.over:
                break
            decision = luck.choice(game.pending)
            keys = decision.options.keys()
            # a key that is one word names nothing
            marked |= {shape(title, key) for key in keys if not key.isalpha() and "_" not in key}
            game.answer(decision.seat, luck.choice(keys))
    assert len(marked) > 8
    assert marked - listed == set()


def test_a_key_that_is_read_wrong_is_found() -> None:
    assert told("wk1", "g05>hand:1") != {"word": "lay", "card": "g05", "what": "hand", "number": 2}
    assert told("wftw", "pay:field:1") == {"word": "pay", "place": "field:1"}


def keys_in(source: str) -> list[str]:
    """Keys that are put together in a source: words and marks without a blank around a value."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr) and any(
            isinstance(part, ast.FormattedValue) for part in node.values
        ):
            words = [str(one.value) for one in node.values if isinstance(one, ast.Constant)]
            if re.search(r"[:@>+]", "".join(words)) and not re.search(r"[ \n]", "".join(words)):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("title", TABLES)
def test_keys_are_written_where_they_are_read(title: str) -> None:
    home = Path(dustboard.__file__).parent / "games" / title
    rooms = [home / room for room in ("rules", "show", "bot")]
    files = [path for room in rooms for path in room.rglob("*.py")]
    assert len(files) > 30
    assert {path.name: keys for path in files if (keys := keys_in(path.read_text()))} == {}


def test_a_key_that_is_put_together_elsewhere_is_found() -> None:
    assert keys_in('return f"give:{ID[card]}"')
    assert keys_in('f"{ID[card]}>{place}"')
    assert not keys_in('f"card {card}: nowhere"')
    assert not keys_in('f"ask-react-{window}"')
