"""The Iron Trail and Water Debt as a player reads them: pages, entries, labels, consequences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES, SHEETS
from dustboard.games.wk2.content.story_table import SHEETS_OF
from dustboard.games.wk2.content.wasteland_table import CARD_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.streams import STREAMS
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.rules.words.story import Outcome
from dustboard.kernel.streams import seed_bytes, stream_key
from games.wk2.scene import Scene

BOOKS = {
    "iron_trail": [5, 25, 45, *range(61, 121), 125, 145],
    "water_debt": [*range(223, 288)],
}
NUMBERS = [str(number) for numbers in BOOKS.values() for number in numbers]
ENDINGS = [str(number) for number in (*range(112, 117), *range(280, 285))]
MOST_IN_SENTENCE = 35
ENTRY_OF = {entry.id: entry for entry in ENTRIES}


def words(key: str) -> int:
    return len(TEXTS.format("en", key).split())


def keys_in(rows: Any) -> Iterator[str]:
    """The keys of all options in a list of effects, however deep they stand."""
    if isinstance(rows, dict):
        if "key" in rows:
            yield rows["key"]
        rows = tuple(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from keys_in(row)


def test_every_entry_has_its_row_and_every_choice_its_label() -> None:
    rows = {entry.id: entry for entry in ENTRIES if entry.id in NUMBERS}
    assert set(rows) == set(NUMBERS)
    labels = {
        f"choice-{id}-{key}"
        for id, entry in rows.items()
        for key in keys_in((entry.effects, entry.choices))
    } | {
        f"choice-{sheet.id}-{key}"
        for sheet in SHEETS
        if sheet.adventure in BOOKS
        for action in sheet.actions
        for key in keys_in(action.then)
    }
    written = {key for key in TEXTS.keys("en") if key.startswith("choice-")}
    mine = {key for key in written if key.split("-")[1] in (*NUMBERS, *SHEETS_OF["iron_trail"])}
    assert labels <= written
    assert mine <= labels  # nothing is offered that cannot be chosen


def test_every_consequence_has_its_line_and_every_line_its_moment() -> None:
    lines = {
        f"result-{line.entry or line.name.partition('/')[0]}-{line.choice}{'-fail' * line.failed}"
        for line in RUNNER.lines
        if isinstance(line, Outcome)
    }
    assert lines == {key for key in TEXTS.keys("en") if key.startswith("result-")}


@pytest.mark.rule("wk2.wasteland.13")
def test_what_came_of_a_choice_is_told_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch, sheet="journey")
    scene.at(0, "s45")
    scene.state.walkers[0] = scene.state.space[0]
    scene.note(people=300)
    scene.read_out("78")
    assert not scene.told("outcome")
    scene.answer(0, "speak")  # every die is blank
    (event,) = scene.told("outcome")
    message = TITLE.event_message("outcome", 0, event.data)
    assert TITLE.text("en", message) == TEXTS.format("en", "result-78-speak-fail")


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_its_title_and_prose_of_its_length(number: str) -> None:
    assert 0 < len(TEXTS.format("en", f"entry-{number}.title")) <= 32
    assert (100 if number in ENDINGS else 60) <= words(f"entry-{number}") <= 160
    sentences = re.split(r'(?<=[.?:])"?\s+', TEXTS.format("en", f"entry-{number}"))
    assert max(len(sentence.split()) for sentence in sentences) <= MOST_IN_SENTENCE


@pytest.mark.parametrize("book", BOOKS)
def test_front_page_and_sheets_say_goal_and_rules(book: str) -> None:
    assert 40 <= words(f"adventure-{book}") <= 110
    for part in ("title", "mode", "length"):
        assert TEXTS.format("en", f"adventure-{book}.{part}")
    for sheet in SHEETS_OF[book]:
        assert TEXTS.format("en", f"sheet-{sheet}")
        assert 40 <= words(f"page-{sheet}") <= 90
        assert 40 <= words(f"page-{sheet}.rules") <= 90
        assert 0 < len(TEXTS.format("en", f"page-{sheet}.goal")) <= 110


def test_labels_and_consequences_keep_their_length() -> None:
    for key in TEXTS.keys("en"):
        kind, _, rest = key.partition("-")
        if rest.partition("-")[0] in NUMBERS:
            if kind == "choice":
                assert 2 <= words(key) <= 6, key
            if kind == "result":
                assert len(TEXTS.format("en", key)) <= 140, key


# -- every choice ---------------------------------------------------------------------------------

# the sheet on which an entry is read, and where the reader stands
PLACES = {
    **dict.fromkeys(["5"], ("parts", "3")),
    **dict.fromkeys(["25"], ("parts", "9")),
    **dict.fromkeys(["45"], ("parts", "13")),
    **dict.fromkeys(["61", "62", "63", "64", "66", "67"], ("parts", "10")),
    **dict.fromkeys(["65"], ("parts", "15")),
    **dict.fromkeys(["85"], ("parts", "17")),
    **dict.fromkeys(["105"], ("parts", "18")),
    **dict.fromkeys(["125"], ("parts", "1")),
    **dict.fromkeys(["145"], ("parts", "19")),
    **dict.fromkeys(map(str, (*range(68, 73), *range(76, 82), *range(86, 98))), ("journey", "s45")),
    **dict.fromkeys(map(str, (73, *range(98, 102), 106, 108, 109)), ("rails", "s31")),
    **dict.fromkeys(map(str, (74, *range(102, 105), 107)), ("camels", "19")),
    **dict.fromkeys(map(str, (75, *range(82, 85), *range(110, 121))), ("line", "15")),
    **dict.fromkeys(map(str, range(223, 233)), ("w1", "s64")),
    **dict.fromkeys(map(str, range(233, 248)), ("w2", "6")),
    **dict.fromkeys(map(str, range(248, 258)), ("w3a", "16")),
    **dict.fromkeys(map(str, range(258, 267)), ("w3b", "12")),
    **dict.fromkeys(map(str, range(267, 288)), ("w4", "s64")),
}


def opened(number: str, seed: int) -> Scene:
    """A table at which an entry is about to be read, by a knight who has some of everything."""
    sheet, place = PLACES[number]
    scene = Scene("johnny", "logan", sheet=sheet, past_cup=True)
    state = scene.state
    state.knights = 2
    state.actions = 1
    for seat in (0, 1):
        scene.give(seat, fuel=2, ammo=2, meds=2)
        scene.stow(seat, "q22")
        scene.at(seat, board.ID[board.SPECIAL[int(place)]] if place.isdecimal() else place)
    state.special[0] = tuple(SPECIAL_BY_NUMBER[card] for card in (2, 4, 5))
    state.walkers[0] = state.space[0]
    state.challenge = (state.space[0],)
    state.effort[board.BY_ID["s106"]] = 1
    scene.note("debt", people=300, strength=2, level=5)
    gangs = tuple(card for card, id in enumerate(CARD_ID) if id in ("d06", "d07"))
    state.wasteland_deck[0] = tuple(card for card in state.wasteland_deck[0] if card not in gangs)
    state.row = gangs
    state.luck_keys = tuple(stream_key(seed_bytes(seed), f"tale {name}") for name in STREAMS)
    return scene


@pytest.mark.parametrize("number", NUMBERS)
def test_every_choice_can_be_played_to_its_end(number: str) -> None:
    for seed in range(3):
        luck = random.Random(seed)
        wanted = [row["key"] for row in ENTRY_OF[number].choices] or [""]
        for key in wanted:
            scene = opened(number, seed)
            scene.read_out(number)
            if len(wanted) > 1:
                assert key in scene.offered(0)
            for _ in range(200):
                asked = [seat for seat in (0, 1) if scene.asked(seat)]
                if scene.state.over or scene.asked(asked[0]) == "action":
                    break
                offered = scene.offered(asked[0])
                scene.answer(asked[0], key if key in offered else luck.choice(offered))
            assert scene.state.over or scene.asked(asked[0]) == "action"
