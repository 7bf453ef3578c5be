"""What cards say they do: made from their rows, for every card of the box."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.show.card_text import story_foe_text
from dustboard.games.wk2.show.gallery import decks

SILENT = {"dice", "spaces", "adventures", "entries"}  # drawn, or told where they are read
CARDS = {
    card["id"]: card for deck, cards in decks().items() if deck not in SILENT for card in cards
}


def test_every_card_of_the_box_says_what_it_does() -> None:
    assert [one for one, card in CARDS.items() if not card["text"]] == []


def test_every_enemy_of_the_book_says_what_it_does() -> None:
    said = {foe.id: story_foe_text(foe.id) for foe in CONTENT.enemies_story}
    assert [
        foe.id for foe in CONTENT.enemies_story if bool(foe.effects) != bool(said[foe.id])
    ] == []
    assert story_foe_text("a01") == ""  # it has a card
    assert said["f-514"] == (
        "When a combat begins, if it has lost half its Health, the enemy also rolls 1 white die."
    )


def test_no_text_shows_what_stands_behind_it() -> None:
    wrong = ("{", "}", "$", "  ", " ,", "..", ":.", "None", "missing)")
    shown = {one: card["text"] for one, card in CARDS.items()}
    assert [one for one, text in shown.items() if any(mark in text for mark in wrong)] == []
    assert [one for one, text in shown.items() if not text.endswith(".")] == []


def test_what_has_sides_tells_each_of_them() -> None:
    assert CARDS["a01"]["sides"] == ["For each fate you roll, deal 1 more wound.", ""]
    assert CARDS["a06"]["text"] == "Armor. Working: Protection 2. Broken: Protection 1."
    assert CARDS["u5"]["sides"] == ["Speed +1.", "Each Fuel you burn in a move gives 1 more MP."]
    assert CARDS["t01"]["sides"] == ["You are dealt 1 wound.", "The enemy has Ambush."]
    assert CARDS["e01"]["sides"][1] == "1 Meds, but put a radiation marker on your space"
    assert "sides" not in CARDS["i1"]


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("q10", "Each attack with it burns 1 Fuel."),  # a number of the row
        ("q28", "if you have radiation, discard this card: heal 2 radiation"),  # condition, price
        ("p-johnny-1", "Needs 6 XP. Side A: Before you roll"),
        ("d02", "(at least 1, at most 3)"),  # a number that is reckoned
        ("d21", "for each missing success, choose one"),
        ("m12", "each other knight on your space takes 1 wound."),
        ("m22", "the top 3 cards of the highway and desert deck"),
        ("k-zoey", "At 5 radiation: you can't re-roll dice."),
        ("v-bike", "Ignore the first Threat icon of each move."),
        ("f7", "A move of 4 spaces or more does 1 damage to your vehicle."),
        ("x-6", "pay 1 Ammo: the combat is over and nobody is defeated; gain 1 XP"),
        ("d31", "Read the entry that the plot sheet lists under A."),
    ],
)
def test_a_text_is_what_the_row_does(card: str, says: str) -> None:
    assert says in CARDS[card]["text"]
