"""The Book of Tales: every entry has its prose, and keeps to the voice of the book."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.constants import DANGERS, UTILITY
from dustboard.games.wk2.content.gear_table import GEAR_TYPE, gear_of
from dustboard.games.wk2.content.story import ENTRIES
from dustboard.games.wk2.content.story_table import POOL
from dustboard.games.wk2.content.wasteland_table import CARD_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.streams import STREAMS
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.kernel.streams import seed_bytes, stream_key
from games.wk2.scene import Scene

POOL_ENTRIES = {str(number) for numbers in POOL.values() for number in numbers}
WRITTEN = [entry for entry in ENTRIES if entry.id in POOL_ENTRIES]
NUMBERS = [entry.id for entry in WRITTEN]
# the first three entries were written before the list of habits was
FIRST = ("2", "13", "31")
NO_EXIT = ("6", "13", "20", "34", "55", "36", "8", "43", "38")
HABITS = (
    r"[\u2013\u2014\u2026!]|\.\.\.",
    r"suddenly|without warning|perhaps that",
    r"\bas (if|though)\b",
    r"\bfor (a moment|once)\b|\band yet\b",
    r"\ba kind of\b|\bsomething like\b|\balmost\b",
    r"\b(murmur|growl|shrug|sigh|grin)(s|ed|ing)?\b|\bnod(s|ded|ding)?\b",
    r"\byou (notice|realise|find yourself)\b",
    r"\bthe old world\b|\bsomewhere\b",
    r"\bnot \w+ but\b|\bless \w+ than\b",
    r"\bthe \w+ of someone who\b|\bthe way that\b",
    r"\bplease\b|\beleven\b|\bnineteen\b|\bborrow|\blighter\b|\bthree hundred\b",
)
MOST_IN_SENTENCE = 35


def prose(number: str) -> str:
    return TEXTS.format("en", f"entry-{number}")


def told(number: str) -> str:
    """The prose without what people say."""
    return re.sub(r'"[^"]*"', "", prose(number))


def options(rows: Any) -> Iterator[dict[str, Any]]:
    """All options in rows, those inside of others as well."""
    for row in rows:
        if "key" in row:
            yield row
        for value in row.values():
            if isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
                yield from options(value)


@pytest.mark.parametrize("number", NUMBERS)
def test_an_entry_has_its_prose_and_its_title(number: str) -> None:
    assert 60 <= len(prose(number).split()) <= 160
    assert 0 < len(TEXTS.format("en", f"entry-{number}.title")) <= 32
    sentences = re.split(r'(?<=[.?:])"?\s+', prose(number))
    assert max(len(sentence.split()) for sentence in sentences) <= MOST_IN_SENTENCE


def test_every_choice_has_a_label() -> None:
    for entry in WRITTEN:
        for option in options(entry.effects + entry.choices):
            label = TEXTS.format("en", f"choice-{entry.id}-{option['key']}")
            assert 1 <= len(label.split()) <= 6, (entry.id, label)


def test_titles_are_all_different() -> None:
    titles = [TEXTS.format("en", f"entry-{number}.title") for number in NUMBERS]
    assert len(set(titles)) == len(titles)


def test_an_entry_can_always_be_answered() -> None:
    for entry in WRITTEN:
        free = [row for row in entry.choices if not row.get("cost") and not row.get("if")]
        paid = ("lose_action", "discard", "give_gear", "swap_gear", "sell_gear", "salvage")
        sure = [row for row in free if not any(f"'{word}'" in str(row) for word in paid)]
        assert sure, entry.id
        if entry.id not in NO_EXIT:
            assert any(row["key"].startswith("leave") for row in sure), entry.id


def test_every_second_entry_makes_leaving_dear() -> None:
    here = {entry.id: {row["key"] for row in entry.choices} for entry in WRITTEN}
    for numbers in POOL.values():
        for place, number in enumerate(numbers):
            id = str(number)
            if id in here and id not in (*NO_EXIT, *FIRST):
                costly = {"leave-pay", "leave-risk"} <= here[id]
                assert costly == (place % 2 == 0), id


def test_no_two_entries_share_six_words() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for number in NUMBERS:
        words = re.findall(r"[a-z0-9']+", prose(number).lower())
        for at in range(len(words) - 5):
            run = tuple(words[at : at + 6])
            assert seen.setdefault(run, number) == number, (number, seen[run], run)


@pytest.mark.parametrize("number", [number for number in NUMBERS if number not in FIRST])
def test_an_entry_has_lost_the_habits(number: str) -> None:
    for habit in HABITS:
        found = re.search(habit, prose(number), re.IGNORECASE)
        assert found is None, (number, found)
    assert re.search(r"\b(we|us|our)\b", told(number), re.IGNORECASE) is None
    assert "?" not in told(number)


def run_entry(scene: Scene, number: str) -> None:
    first, source = RUNNER.lists[number]
    scene.run(RUNNER.begin, 0, first, source)


def test_the_hat_seller_has_utilities_only() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0, ammo=2, meds=0)
    run_entry(scene, "9")
    scene.answer(0, "buy")
    assert scene.asked() == "gear"
    assert all(key.endswith(":broken") for key in scene.offered())
    assert "q20:broken" in scene.offered()
    assert not any(key.startswith("q01") for key in scene.offered())
    before = len(scene.state.offer)
    scene.answer(0, "q20:broken")
    assert "q20:broken" in scene.gear_of()
    assert len(scene.state.gear_deck) == before - 1
    assert scene.state.ammo[0] == 0


def test_a_deck_without_what_is_looked_for_lies_as_before() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0, ammo=2, meds=0)
    state = scene.state
    useful = [face for face in state.gear_deck if GEAR_TYPE[gear_of(face)] == UTILITY]
    rest = tuple(face for face in state.gear_deck if face not in useful)
    state.gear_deck, state.gear_discard = rest, (*state.gear_discard, *useful)
    run_entry(scene, "9")
    scene.answer(0, "buy")
    assert scene.asked() != "gear"
    assert state.offer == ()
    assert sorted(scene.state.gear_deck) == sorted(rest)


def test_storage_gives_one_of_two_cards_in_working_order() -> None:
    scene = Scene("johnny")
    scene.give(0, fuel=0, ammo=1, meds=0)
    first, second = scene.state.gear_deck[:2]
    run_entry(scene, "2")
    scene.answer(0, "storage")
    kept = first
    if scene.asked() == "gear":
        scene.answer(0, scene.offered()[0])
        kept = min(first, second)
    assert kept - 1 in scene.state.hands[0] + scene.state.armor[0] + scene.state.stowed[0]
    assert len(scene.state.gear_discard) == 1


def test_the_ledger_opens_a_choice() -> None:
    scene = Scene("johnny")
    run_entry(scene, "37")
    assert "ledger" not in scene.offered()
    scene.state.special[0] = (SPECIAL_BY_NUMBER[1],)
    run_entry(scene, "37")
    assert "ledger" in scene.offered()


def test_a_lie_at_the_milestone_marks_the_knight(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    run_entry(scene, "37")
    scene.answer(0, "lie")
    assert scene.state.special[0] == (SPECIAL_BY_NUMBER[8],)


def test_bids_are_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.give(0, fuel=0, ammo=3, meds=0)
    scene.dice("wV", "w-", "wV")
    run_entry(scene, "24")
    scene.answer(0, "bid-three")
    assert scene.state.ammo[0] == 0
    assert scene.state.meds[0] == 2


@pytest.mark.parametrize(("die", "wounds", "radiation"), [("bV", 0, 0), ("bK", 3, 1), ("bI", 5, 0)])
def test_a_pill_is_a_die(
    monkeypatch: pytest.MonkeyPatch, die: str, wounds: int, radiation: int
) -> None:
    scene = Scene("logan", patch=monkeypatch)
    scene.state.wounds[0] = 3
    scene.dice(die)
    run_entry(scene, "28")
    scene.answer(0, "pill")
    assert scene.state.wounds[0] + scene.state.contaminated[0] == wounds
    assert scene.state.radiation[0] == radiation


def test_a_swap_takes_what_lay_there_before() -> None:
    scene = Scene("johnny")
    run_entry(scene, "47")
    assert "gear" not in scene.offered()  # nothing lies there
    taken = scene.state.gear_deck[0]
    scene.state.gear_deck = scene.state.gear_deck[1:]
    scene.state.gear_discard = (taken,)
    scene.stow(0, "q22")
    scene.state.hands[0] = ()
    scene.state.armor[0] = ()
    run_entry(scene, "47")
    scene.answer(0, "gear")
    assert "q22:working" not in scene.gear_of()
    assert taken - 1 in scene.state.hands[0] + scene.state.armor[0] + scene.state.stowed[0]


def test_a_light_switched_off_takes_a_marker_away() -> None:
    scene = Scene("johnny")
    space = scene.state.space[0]
    kind = DANGERS.index("radiation")
    left = scene.state.markers_left[kind]
    scene.state.markers = (kind * board.COUNT + space,)
    run_entry(scene, "49")
    scene.answer(0, "switch")
    assert scene.state.markers == ()
    assert scene.state.markers_left[kind] == left + 1


def test_everybody_on_the_list_of_letters_is_written() -> None:
    assert set(NUMBERS) == POOL_ENTRIES


def test_a_door_may_lead_to_any_city(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice("gK")
    run_entry(scene, "38")
    scene.answer(0, "open")
    assert set(scene.offered()) == {board.ID[city] for city in board.CITIES}
    scene.answer(0, "s07")
    assert scene.where() == "s07"


def test_a_hill_leads_to_the_next_space(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.dice("gV", "gV")
    here = scene.state.space[0]
    run_entry(scene, "13")
    scene.answer(0, "hill")
    assert {board.BY_ID[key] for key in scene.offered()} <= set(board.NEIGHBOURS[here])


def test_a_road_that_was_not_there_leads_no_farther_than_it_should() -> None:
    scene = Scene("johnny")
    here = scene.state.space[0]
    run_entry(scene, "41")
    near = [space for space in board.SPECIAL[1:] if 0 < board.STEPS[here][space] <= 4]
    assert ("follow" in scene.offered()) == bool(near)
    scene.at(0, "s45")
    run_entry(scene, "41")
    scene.answer(0, "follow")
    if scene.asked() == "space":
        scene.answer(0, scene.offered()[0])
    assert scene.state.space[0] in board.SPECIAL
    assert scene.state.markers


def test_the_handle_gives_an_exploration_card() -> None:
    scene = Scene("johnny")
    before = len(scene.state.exploration_discard)
    run_entry(scene, "15")
    scene.answer(0, "follow")
    assert len(scene.state.exploration_discard) == before + 1
    assert scene.told("turns-up")[0].data["terrain"] == "desert"


def test_going_under_takes_contaminated_wounds_off() -> None:
    scene = Scene("johnny")
    run_entry(scene, "58")
    assert not {"under", "under-wounds"} & set(scene.offered())
    scene.state.contaminated[0] = 3
    run_entry(scene, "58")
    scene.answer(0, "under-wounds")
    assert scene.state.contaminated[0] == 1
    assert scene.state.wounds[0] == 1


def test_the_second_noon_is_an_action() -> None:
    scene = Scene("johnny")
    scene.state.actions = 1
    run_entry(scene, "53")
    scene.answer(0, "use")
    assert scene.state.actions == 2


def test_three_cards_are_put_back_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.top(0, "d01", "d02", "d03")
    scene.dice("gV", "gV")
    run_entry(scene, "48")
    scene.answer(0, "listen", "roads")
    assert sorted(scene.offered()) == ["d01", "d02", "d03"]
    scene.answer(0, "d01")
    assert sorted(scene.offered()) == ["d02", "d03"]
    scene.answer(0, "d02")
    assert [CARD_ID[card] for card in scene.state.wasteland_deck[0][-3:]] == ["d01", "d02", "d03"]


def test_a_form_filled_in_opens_one_shop(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.state.damage[0] = 2
    scene.state.wounds[0] = 2
    scene.dice("gV", "wV")
    run_entry(scene, "42")
    scene.answer(0, "fill")
    assert scene.asked() == "shop"
    scene.answer(0, "garage")
    assert scene.state.damage[0] == 0
    assert scene.asked() == ""


def test_who_is_good_with_machines_may_refill_one() -> None:
    for knight, able in (("johnny", False), ("logan", True)):
        scene = Scene(knight)
        run_entry(scene, "3")
        assert ("refill" in scene.offered()) is able


@pytest.mark.parametrize("number", NUMBERS)
def test_every_choice_can_be_played_to_its_end(number: str) -> None:
    for seed in range(4):
        luck = random.Random(seed)
        keys = None
        while keys is None or keys:
            scene = Scene("johnny", "logan", quick_setup=True)
            scene.give(0, fuel=2, ammo=2, meds=2)
            scene.stow(0, "q22")
            scene.state.luck_keys = tuple(
                stream_key(seed_bytes(seed), f"tale {name}") for name in STREAMS
            )
            scene.state.active = 0
            scene.state.actions = 1
            run_entry(scene, number)
            if keys is None:
                keys = scene.offered()
            scene.answer(0, keys.pop(0))
            for _ in range(200):
                if scene.state.over:
                    break
                scene.answer(0, luck.choice(scene.offered()))
            assert scene.state.over
