# mypyc: skip
"""Chances on the road: escaping or facing a card, searching, what the deck still holds."""

from __future__ import annotations

from math import comb

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import (
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    IS_ENEMY,
    IS_EVENT,
    TRAITS,
)
from dustboard.games.wk1.content.constants import (
    BY_VEHICLE,
    FOR_CARD,
    FOR_ESCAPE,
    FOR_EXPLORING,
    FOR_SEARCH,
    STEP_EXPLORE,
    SURVIVAL,
)
from dustboard.games.wk1.content.moments import AT_BEFORE_ESCAPE, AT_FACE
from dustboard.games.wk1.content.tile_table import EXPLORING_DIFFICULTY, EXPLORING_SKILL
from dustboard.games.wk1.rules.duels import SEARCH_DIFFICULTY
from dustboard.games.wk1.rules.exploration import needs_check
from dustboard.games.wk1.rules.move.route import threats_on
from dustboard.games.wk1.rules.seats import go_to, spot
from dustboard.games.wk1.rules.tokens import is_blank
from dustboard.games.wk1.rules.vocabulary import effects_at
from dustboard.games.wk1.rules.words.checks import Check, Dice
from dustboard.games.wk1.rules.words.questions import bits_of
from dustboard.games.wk1.show.odds.check import NOT_COUNTED, check_chance
from dustboard.games.wk1.show.odds.combat import face_enemy_chance
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import ESTIMATE, EXACT, Bar, Chance, Part


def escape_chance(state: KnightsState, seat: int, card: int, key: str = "escape") -> Chance:
    """The escape check of a wasteland card (wk1.escape)."""
    trial = state.clone()
    trial.card = card
    trial.check_gained = 0
    for effect in effects_at(card, AT_BEFORE_ESCAPE):
        if isinstance(effect, Dice):
            effect.apply(trial, seat, (card,))
    check = (ESCAPE[card], ESCAPE_DIFFICULTY[card], FOR_ESCAPE)
    if IS_EVENT[card]:
        failed = Message("odds-escape-event", {"card": card})
    else:
        failed = Message("odds-escape-enemy", {"n": ESCAPE_PENALTY[card]})
    return check_chance(
        trial,
        seat,
        check,
        Message("odds-escape", {"seat": seat, "card": card}),
        Message("odds-to-escape"),
        key,
        trial.check_gained,
        "wk1.escape.01",
        (failed, NOT_COUNTED),
    )


def face_chance(state: KnightsState, seat: int, card: int) -> Chance | None:
    """Facing a card: the check of an event if it has one, the combat with an enemy."""
    if not IS_EVENT[card]:
        return face_enemy_chance(state, seat, card)
    for effect in effects_at(card, AT_FACE):
        if isinstance(effect, Check) and not effect.option:
            about = Message("odds-face-event", {"card": card})
            return best_check(state, seat, effect.skills, effect.difficulty, about, "face")
    return None


def best_check(
    state: KnightsState,
    seat: int,
    skills: tuple[int, ...],
    difficulty: int,
    about: Message,
    key: str,
) -> Chance:
    """A check with the best of the skills that a card offers."""
    what = Message("odds-to-pass")
    rows = [
        check_chance(state, seat, (skill, difficulty, FOR_CARD), about, what, key)
        for skill in skills
    ]
    return max(rows, key=lambda row: row.low)


def search_chance(state: KnightsState, seat: int, other: int, key: str) -> Chance:
    """Looking for a knight who hides or lies somewhere (wk1.duel.05, wk1.ko.06)."""
    return check_chance(
        state,
        seat,
        (SURVIVAL, SEARCH_DIFFICULTY, FOR_SEARCH),
        Message("odds-search", {"seat": seat, "knight": other}),
        Message("odds-to-find-sleeper" if state.down[other] else "odds-to-find"),
        key,
        rule="wk1.duel.01",
    )


def exploring_chance(state: KnightsState, seat: int, place: int, key: str) -> Chance | None:
    """The exploration check of a hex, if the knight would have to make one there."""
    trial = state.clone()
    go_to(trial, seat, place)
    trial.step = STEP_EXPLORE
    if is_blank(trial, place) or not needs_check(trial, seat):
        return None
    tile = trial.tiles[place]
    check = (EXPLORING_SKILL[tile], EXPLORING_DIFFICULTY[tile], FOR_EXPLORING)
    about = Message("odds-exploring", {"seat": seat, **spot(trial, place)})
    what = Message("odds-to-explore")
    return check_chance(trial, seat, check, about, what, key, rule="wk1.explore.04")


# -- the wasteland deck -------------------------------------------------------------------------


def unseen_wasteland(state: KnightsState) -> tuple[tuple[int, ...], bool]:
    """The cards that may come next, and whether the viewer knows that they lie in the deck."""
    unseen = state.unknown.get("wasteland", ())
    if not state.wasteland_deck:
        return tuple(card for card in state.wasteland_discard if card >= 0), True
    return unseen, len(unseen) == len(state.wasteland_deck)


def cards_on(state: KnightsState, places: tuple[int, ...], travel: int, entered: int = 0) -> int:
    """How many wasteland cards the hexes of a route reveal (wk1.wasteland.01-03)."""
    number = 1 if places and not entered else 0
    if travel == BY_VEHICLE:
        number += sum(threats_on(state, place) for place in places)
    return number


def wasteland_chance(state: KnightsState, number: int, key: str) -> Chance | None:
    """Whether an enemy is among the next cards, and which kinds of cards are still unseen."""
    unseen, known = unseen_wasteland(state)
    number = min(number, len(unseen))
    if not number:
        return None
    enemies = [card for card in unseen if IS_ENEMY[card]]
    events = len(unseen) - len(enemies)
    kinds: dict[str, int] = {}
    for card in unseen:
        trait = things.WASTELAND_TRAITS[bits_of(TRAITS[card])[0]]
        kinds[trait] = kinds.get(trait, 0) + 1
    return Chance(
        key,
        "wk1.wasteland.02",
        Message("odds-wasteland", {"n": number}),
        Message("odds-no-enemy"),
        EXACT if known else ESTIMATE,
        comb(events, number) / comb(len(unseen), number),
        parts=[
            Part(Message("odds-unseen", {"n": len(unseen), "enemies": len(enemies)})),
            Part(Message("odds-waster-picks")),
        ],
        assumed=(Message("odds-deck-known" if known else "odds-deck-random"),),
        bars=[
            Bar(Message("odds-trait", {"trait": trait}), kinds[trait] / len(unseen))
            for trait in things.WASTELAND_TRAITS
            if trait in kinds
        ],
    )
