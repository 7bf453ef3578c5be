# mypyc: skip
"""The chance behind each answer of a prompt, side by side."""

from __future__ import annotations

from collections.abc import Callable

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import (
    ACTION_LIST,
    BY_VEHICLE,
    CARD_LIST,
    COMBAT_CARDS,
    FOR_CARD,
    FOR_TASK,
    ICONS,
    NONE,
    ON_FOOT,
    SKILLS,
)
from dustboard.games.wk1.content.keys import NOT_NAMED, hex_of, read
from dustboard.games.wk1.content.mission_table import CHECKS
from dustboard.games.wk1.content.task_table import NEED, NEED_CHECK, NEED_DIFFICULTY, NEED_SKILL
from dustboard.games.wk1.rules.combat.sides import side_of
from dustboard.games.wk1.rules.flow import ASKS
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.missions.villains import fight, panel_of
from dustboard.games.wk1.rules.vocabulary import ACTIONS, DO_IT, PLACES, RUNNER, KnightEffect
from dustboard.games.wk1.rules.words.checks import Check
from dustboard.games.wk1.show.odds.attack import attack_chance, with_weapon
from dustboard.games.wk1.show.odds.check import check_chance
from dustboard.games.wk1.show.odds.combat import card_chance, duel_chance, laid_chance
from dustboard.games.wk1.show.odds.dice import alternative_of, die_chance
from dustboard.games.wk1.show.odds.draws import (
    gear_chance,
    marker_chance,
    stored_chance,
    wagon_chance,
)
from dustboard.games.wk1.show.odds.move import (
    best_check,
    cards_on,
    escape_chance,
    exploring_chance,
    face_chance,
    search_chance,
    wasteland_chance,
)
from dustboard.games.wk1.show.odds.reactions import use_chance
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.odds import Chance

Find = Callable[[KnightsState, int, str], Chance | None]


def option_odds(state: KnightsState, seat: int, keys: list[str]) -> dict[str, Chance]:
    """By key, for those answers that lead to dice, to a draw or to a fight."""
    name = ASKS[state.asked[seat]].name
    if name.startswith("react_"):
        return _reactions(state, seat, keys)
    find = _FINDERS.get(name)
    if find is None:
        return {}
    found = {key: find(state, seat, key) for key in keys}
    return {key: chance for key, chance in found.items() if chance is not None}


def _reactions(state: KnightsState, seat: int, keys: list[str]) -> dict[str, Chance]:
    ask = ASKS[state.asked[seat]]
    found: dict[str, Chance] = {}
    for action in ask.legal(state, seat)[1:]:
        key = ask.key(state, seat, action)
        chance = use_chance(state, seat, action, key) if key in keys else None
        if chance is not None:
            found[key] = chance
    return found


def _frame(state: KnightsState) -> Frame:
    assert state.frame is not None
    return state.frame


# -- the road -----------------------------------------------------------------------------------


def _escape_or_face(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key == "escape":
        return escape_chance(state, seat, state.card)
    return face_chance(state, seat, state.card)


def _waster(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key in ("wait", "under"):
        return None
    row = escape_chance(state, state.active, BY_ID[key], key)
    return row.against(Message("odds-to-catch", {"seat": state.active}))


def _villain(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key == "leave":
        return None
    trial = state.clone()
    villain = _frame(state).bindings[0]
    fight(trial, seat, panel_of(villain), state.villain_loss[villain])
    return laid_chance(trial, key)


def _travel(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key == "stay":
        return exploring_chance(state, seat, state.at[seat], key)
    return wasteland_chance(state, 1, key)


def _route(state: KnightsState, seat: int, key: str) -> Chance | None:
    route = state.draft[seat]
    if key == "go":
        return wasteland_chance(state, cards_on(state, route, state.travel), key)
    return exploring_chance(state, seat, hex_of(key), key)


def _go_on(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key == "stop" or state.card_played:
        return exploring_chance(state, seat, state.at[seat], key) if key == "stop" else None
    ahead = state.route[state.route_at : state.route_at + 1]
    assert state.travel in (ON_FOOT, BY_VEHICLE)
    return wasteland_chance(state, cards_on(state, ahead, state.travel, 1), key)


# -- other knights ------------------------------------------------------------------------------


def _meeting(state: KnightsState, seat: int, key: str) -> Chance | None:
    return None if key == "on" else search_chance(state, seat, SEAT_LETTERS.index(key), key)


def _search(state: KnightsState, seat: int, key: str) -> Chance | None:
    return None if key == "no" else search_chance(state, seat, _frame(state).bindings[0], key)


def _consent(state: KnightsState, seat: int, key: str) -> Chance | None:
    asker = _frame(state).seat
    if key == "no":
        return search_chance(state, asker, seat, key).against(Message("odds-to-hide"))
    return duel_chance(state, asker, seat, 1, key)


def _loot(state: KnightsState, seat: int, key: str) -> Chance | None:
    return stored_chance(state, key) if key == "stored" else None


def _draw(state: KnightsState, seat: int, key: str) -> Chance | None:
    """A card instead of a vehicle; the colour is bound to the frame that has asked."""
    return gear_chance(state, _frame(state).bindings[0], key) if key == "draw" else None


# -- combat -------------------------------------------------------------------------------------


def _weapon(state: KnightsState, seat: int, key: str) -> Chance | None:
    answer = read(key)
    weapon = NONE if answer.card == NOT_NAMED else answer.card
    side = side_of(state, seat)
    return attack_chance(with_weapon(state, side, weapon, ICONS.index(answer.what)), side, key)


def _combat_card(state: KnightsState, seat: int, key: str) -> Chance | None:
    return card_chance(state, side_of(state, seat), COMBAT_CARDS.index(key), key)


# -- exploring and cards ------------------------------------------------------------------------


def _explore(state: KnightsState, seat: int, key: str) -> Chance | None:
    answer = read(key)
    kind = answer.word
    if kind in ("accept", "accomplish"):
        return _task(state, seat, answer.card, 0 if kind == "accept" else 1, key)
    if kind == "special":
        effects = ACTIONS[state.tiles[state.at[seat]]][answer.number - 1]
        return _effects(state, seat, effects, Message("odds-action"), key)
    return _mission(state, seat, answer.number, key) if kind == "mission" else None


def _mission(state: KnightsState, seat: int, action: int, key: str) -> Chance | None:
    """What the mission offers on a hex: a fight, or a marker that nobody has seen."""
    mission = MISSION[state.mission]
    label = mission.explore_label(state, seat, action).key
    if label == "option-take-marker":
        return marker_chance(state, key)
    if label == "option-take-wagon":
        return wagon_chance(state, key)
    if label != "option-fight-cultist":
        return None
    trial = state.clone()
    mission.explore_action(trial, seat, action)
    return laid_chance(trial, key)


def _task(state: KnightsState, seat: int, card: int, part: int, key: str) -> Chance | None:
    if NEED[part][card] != NEED_CHECK:
        return None
    check = (NEED_SKILL[part][card], NEED_DIFFICULTY[part][card], FOR_TASK)
    about = Message("odds-task", {"card": card})
    return check_chance(state, seat, check, about, Message("odds-to-pass"), key, rule="wk1.task.18")


def _effects(
    state: KnightsState, seat: int, effects: tuple[KnightEffect, ...], about: Message, key: str
) -> Chance | None:
    """A list of effects with a check or a die in it."""
    for effect in effects:
        if isinstance(effect, Check):
            return best_check(state, seat, effect.skills, effect.difficulty, about, key)
        if effect.word == "roll":
            return die_chance(effects, about, key)
    return None


def _attempt(state: KnightsState, seat: int, key: str) -> Chance | None:
    for skill, difficulty in CHECKS[state.mission]:
        if SKILLS[skill] == key:
            about = Message("odds-attempt", {"skill": skill})
            check = (skill, difficulty, FOR_CARD)
            return check_chance(state, seat, check, about, Message("odds-to-pass"), key)
    return None


def _skill(state: KnightsState, seat: int, key: str) -> Chance | None:
    line = RUNNER.picking(state)
    assert isinstance(line, Check)
    skill = SKILLS.index(key)
    about = Message("odds-attempt", {"skill": skill})
    check = (skill, line.difficulty, FOR_CARD)
    return check_chance(state, seat, check, about, Message("odds-to-pass"), key)


def _alternative(state: KnightsState, seat: int, key: str) -> Chance | None:
    if key == "decline":
        return None
    option = DO_IT if key == "do" else read(key).number
    place = PLACES[RUNNER.picking(state).number]
    kind = ACTION_LIST if place.kind == "action" else CARD_LIST
    chosen = alternative_of(kind, place.source, place.part, option)
    return _effects(state, seat, chosen, Message("odds-action"), key)


_FINDERS: dict[str, Find] = {
    "escape_or_face": _escape_or_face,
    "waster": _waster,
    "face_villain": _villain,
    "travel": _travel,
    "route": _route,
    "go_on": _go_on,
    "meeting": _meeting,
    "search": _search,
    "consent": _consent,
    "loot": _loot,
    "vehicle-instead": _draw,
    "weapon": _weapon,
    "combat_card": _combat_card,
    "explore": _explore,
    "relay": _attempt,
    "board": _attempt,
    "skill": _skill,
    "alternative": _alternative,
}
