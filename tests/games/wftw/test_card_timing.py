"""A card's text predicts the engine: when it says that something happens, it happens then.

For every card with an effect the words before the colon are compared with the phase, and with the
event just before it, in which the engine does it. What has no such words holds all the time.
"""

import re
from typing import Any, NamedTuple

import pytest

from dustboard.games.wftw.content.cards import CARDS, Card
from dustboard.games.wftw.content.constants import (
    ACQUISITION,
    BASE_ATTACKS,
    BATTLEFIELDS,
    BIDDING,
    END_OF_ROUND,
    REVEALS,
)
from dustboard.games.wftw.rules import effect_tables
from dustboard.games.wftw.show.card_text import wording
from dustboard.kernel.effects.runner import Effect
from games.wftw.scene import Scene


class Moment(NamedTuple):
    """When the engine does something: in a phase, and after which event."""

    phase: int
    after: str


# what a reader takes these words to mean
WORDS = {
    "When targets are shown": Moment(BIDDING, "marks"),
    "After cards are committed": Moment(BIDDING, "laid"),
    "Before the reveal": Moment(REVEALS, "reveal"),  # it is decided before, and done at once
    "After payment, if you committed it in bid 1": Moment(REVEALS, "paid"),
    "If you lose its battlefield": Moment(BATTLEFIELDS, "field-won"),
    "If you lose its battlefield, if it is your only card there": Moment(BATTLEFIELDS, "field-won"),
    "After payment": Moment(REVEALS, "paid"),
    "If you win its battlefield": Moment(BATTLEFIELDS, "field-won"),
    "If its raid succeeds": Moment(BASE_ATTACKS, "base-captured"),
    "When you receive it from a battlefield": Moment(ACQUISITION, "acquired"),
    "Whenever you abandon a unit": Moment(END_OF_ROUND, "abandoned"),
    "End of round": Moment(END_OF_ROUND, "phase"),
}
DONE = ("effect-gain", "effect-draw", "returned", "toll", "looked", "moved", "recalled", "raised")
# the word behind an event that is not called like it
WORD = {
    "moved": "move",
    "recalled": "recall",
    "raised": "raise",
    "looked": "look",
}
# these follow from the effect itself, or say nothing about what has set it off
BESIDES = (*DONE, "draw", "shuffle", "reshuffle", "drawn")
STRONG = "bu26"
ALWAYS = ("score", "static", "tie")

EFFECTS = [
    (CARDS[number], effect)
    for number, effects in enumerate(effect_tables.EFFECTS)
    for effect in effects
]


def effect_text(effect: Effect[Any]) -> str:
    """What one effect does, with its moment; every list has one line."""
    return wording("en").sentence(effect.number)


TIMED = [(card, effect) for card, effect in EFFECTS if ":" in effect_text(effect)]
OF_SCORE = [(card, effect) for card, effect in EFFECTS if effect.when == "score"]


def named(pair: object) -> str:
    return pair.id if isinstance(pair, Card) else getattr(pair, "word", "")


def words_of(effect: Effect[Any]) -> str:
    """The words that say when; "" for what holds all the time."""
    head = effect_text(effect).partition(":")[0]
    return "" if head == effect_text(effect) or head.startswith("While ") else head


def played(card: Card) -> list[Scene]:
    """Rounds in which all that a card can do comes about."""
    scenes = [tricks(card)]
    for place in ("field:1", "raid:1:0"):
        scene = Scene()
        scene.collect()
        scene.tableau(1, "bb01")
        if card.kind == "base":
            scene.fields(card.id)
            laid = [STRONG]
        else:
            laid = [card.id, STRONG, STRONG]
        scene.deck(0, "st01", "st01", "st01")
        scene.fight({0: {place: laid}})
        scene.finish_round()
        scenes.append(scene)
    lost = Scene()
    lost.collect()
    if card.kind == "base":
        lost.tableau(0, "st09", card.id)
    lost.fight({0: {"field:1": ["st01", "st01"]}, 1: {"field:1": [STRONG]}})
    lost.answer(0, lost.options(0)[0], "done")
    lost.finish_round(1)
    return [*scenes, lost]


def tricks(card: Card) -> Scene:
    """A round in which the card loses alone, its tricks are used and others are looked at."""
    scene = Scene(players=3)
    scene.stops_for_tricks = True
    scene.collect()
    for seat in range(3):
        scene.hand(seat, STRONG, STRONG)
        scene.stock(seat, 50, 50, 50)
    if card.kind == "base":
        scene.tableau(0, "st08", card.id)
    else:
        scene.hand(0, card.id, STRONG, STRONG)
    own = card.id if card.kind == "unit" else STRONG
    scene.bid({0: {"field:1": [own], "shop": [STRONG]}, 1: {"field:1": [STRONG]}})
    for bid in (2, 3):
        if "looks" in scene.asked().values():
            scene.answer(0, scene.options(0)[0])
        scene.bid({1: {"field:2": [STRONG]}} if bid == 2 else {})
    if scene.asked().get(0) == "ruses":
        scene.answer(0, scene.options(0)[0], "done")
    scene.stops_for_tricks = False
    scene.pass_tricks()
    scene.finish_round(1)
    return scene


def moments(card: Card, effect: Effect[Any]) -> set[Moment]:
    """When the engine does what this effect of the card says."""
    number = CARDS.index(card)
    found: set[Moment] = set()
    for scene in played(card):
        phase, after = 0, ""
        for event in scene.game.events():
            if event.kind == "phase":
                phase = event.data["phase"]
            source = event.data.get("source", event.data.get("card"))
            if event.kind == "looked":
                source = event.data["card"]
            kind = event.kind.removeprefix("effect-")
            back = kind == "returned" and effect.word in ("return", "retreat")
            mine = back or WORD.get(kind, kind) == effect.word
            if event.kind in DONE and mine and source == number:
                if event.data.get("when", effect.when) == effect.when:
                    found.add(Moment(phase, after))
            elif event.kind not in BESIDES:
                after = event.kind
    return found


@pytest.mark.rule("wftw.card.09")
@pytest.mark.parametrize(("card", "effect"), EFFECTS, ids=named)
def test_the_words_of_a_card_say_when_the_engine_does_it(card: Card, effect: Effect[Any]) -> None:
    done = moments(card, effect)
    words = words_of(effect)
    if words:
        expected = WORDS[words]
        assert done, "the engine never does it"
        if expected.after == "phase":  # at the end of a round it is the last thing to happen
            assert {one.phase for one in done} == {expected.phase}
        else:
            assert done == {expected}
    else:
        assert done == set(), "the text does not say when"


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(("card", "effect"), OF_SCORE, ids=named)
def test_bonus_points_count_at_once_and_no_card_says_otherwise(
    card: Card, effect: Effect[Any]
) -> None:
    text = effect_text(effect)
    assert not re.search(r"\b(end|ends|final|finally|last)\b", text, re.IGNORECASE)
    scene = Scene()
    scene.collect()  # the first round has just begun
    others = ["bb01"] * 8 + ["bb02", "bb03", "bb09", "bb10"]
    scene.tableau(1, "bb01")
    scene.stock(0, 30, 30, 30)
    scene.tableau(0, *others)
    before = scene.score(0)
    scene.tableau(0, *others, card.id)
    printed = 1 + card.vp
    assert scene.score(0) > before + printed
    lines = scene.game.view(None)["seats"][0]["score_lines"]
    assert [one["rule"] for one in lines].count("wftw.vp.04") == 1


@pytest.mark.rule("wftw.vp.01")
@pytest.mark.parametrize(("card", "effect"), OF_SCORE, ids=named)
def test_bonus_points_reach_the_goal(card: Card, effect: Effect[Any]) -> None:
    """They end the game, so they are no matter of its end."""
    scene = Scene(victory_goal=10)
    scene.collect()
    others = ["bb01"] * 4 + ["bb02", "bb10"]
    scene.tableau(0, *others, card.id)
    scene.tableau(1, "bb01")
    printed = scene.score(0) - _bonus(scene)
    scene = Scene(victory_goal=printed + 1)
    scene.collect()
    scene.tableau(0, *others, card.id)
    scene.tableau(1, "bb01")
    scene.stock(0, 30, 30, 30)
    scene.close_bidding()
    scene.finish_round(1)
    assert scene.game.over


def _bonus(scene: Scene) -> int:
    lines = scene.game.view(None)["seats"][0]["score_lines"]
    return sum(row["amount"] for row in lines if row["rule"] == "wftw.vp.04")


def test_every_moment_of_the_engine_has_words_of_its_own() -> None:
    said = {effect.when: words_of(effect) for _, effect in TIMED if words_of(effect)}
    assert sorted(said.values()) == sorted(set(said.values()))
    silent = {effect.when for _, effect in EFFECTS if not words_of(effect)}
    assert all(when in ALWAYS or when.startswith("strength:") for when in silent)
    assert set(said) & silent == set()
