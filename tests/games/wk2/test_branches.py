"""The map of an adventure, and the memories that it leaves."""

from __future__ import annotations

import pytest

import dustboard
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.story import WRITTEN
from dustboard.games.wk2.content.story_table import MEMORIES
from dustboard.games.wk2.show.branches import TALES
from dustboard.games.wk2.show.people import CHARACTERS
from dustboard.tutorials import load
from dustboard.tutorials.rehearsal import Rehearsal

from .book_lint import NUMBERS

TITLE = dustboard.title("wk2")


@pytest.mark.parametrize("tale", TALES, ids=[tale.id for tale in TALES])
def test_every_entry_of_an_adventure_is_on_its_map(tale: object) -> None:
    (found,) = [one for one in TALES if one is tale]
    leaves = {leaf.id: leaf for leaf in found.leaves}
    assert len(leaves) == len(found.leaves)
    if found.id in NUMBERS:
        own = {str(number) for number in NUMBERS[found.id]}
        pool = {str(number) for number in NUMBERS["pool"]}
        assert set(leaves) == own - pool
    for leaf in found.leaves:
        assert 0 <= leaf.page < len(found.pages)
        assert set(leaf.leads) <= set(leaves)
    for page in range(len(found.pages)):
        assert [leaf for leaf in found.leaves if leaf.page == page and leaf.kind == "page"]
    assert sum(leaf.kind == "ending" for leaf in found.leaves) >= 3


@pytest.mark.rule("wk2.legacy.01")
def test_every_memory_comes_from_one_adventure() -> None:
    keeps = [memory for row in CONTENT.adventures for memory in row.keeps]
    assert sorted(keeps) == sorted(MEMORIES)
    for row in CONTENT.adventures:
        if row.id in WRITTEN:
            (tale,) = [one for one in TALES if one.id == row.id]
            for entries in row.keeps.values():
                assert set(entries) <= {leaf.id for leaf in tale.leaves}


@pytest.mark.rule("wk2.legacy.01")
def test_memories_are_kept_by_who_has_won() -> None:
    played = Rehearsal(load("wk2"), {}, "browser")
    played.run()
    told = TITLE.told(played.game.state, 0)
    assert told is not None
    assert (told.tale, told.won) == ("first_tank", True)
    assert told.keeps == ("past_valve", "past_cup")
    before = TITLE.told(played.game.fork(len(played.game.ordered_answers()) - 1).state, 0)
    assert before is not None
    assert "130" in before.read  # the cup was shared
    assert before.keeps == ()  # but nothing is won yet


def test_people_are_met_in_their_own_adventure_and_have_words_for_each_fate() -> None:
    assert {character.tale for character in CHARACTERS} == set(WRITTEN)
    for character in CHARACTERS:
        (tale,) = [one for one in TALES if one.id == character.tale]
        leaves = {leaf.id for leaf in tale.leaves}
        assert character.met
        assert set(character.met) <= leaves, character.id
        for key in (character.name, character.who, *[key for key, _ in character.fates]):
            assert TEXTS.format("en", key)
        for _, entries in character.fates:
            assert set(entries) <= set(character.met)  # whose fate is told was met
    for memory in MEMORIES:
        assert TEXTS.format("en", memory)


def test_a_name_is_told_by_an_entry_that_has_it() -> None:
    for character in CHARACTERS:
        words = TEXTS.format("en", character.name).split()
        told = [TEXTS.format("en", f"entry-{entry}") for entry in character.met]
        assert any(words[-1] in text for text in told), character.id
