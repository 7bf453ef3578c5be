"""Reaction windows: luck cards, gear and abilities at their timings (wk1.luck, wk1.gold.10).

A window asks its one or two seats in turn until all of them pass one after the other. Whether a
seat is asked depends on public facts only: it holds luck cards and some luck card of the box has
this timing, or one of its open cards or its ability has it and could do something now. A seat
with luck cards is therefore asked even if nothing in its hand fits.

The frame of a window binds its moment, whose turn it is, how many have passed, the number of its
seats, the seats, and the free effects that were used in it. What is used inside an effect of this
window has a window of its own, and so a frame of its own.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COUNT, ID, IS_ABILITY, LUCK_CARDS
from dustboard.games.wk1.content.constants import DUEL, MULTI_ATTACK, NO_FIGHT, NONE
from dustboard.games.wk1.content.effect_table import MOD, effects_at
from dustboard.games.wk1.content.effect_words import COST_COMBAT, COST_MARK, COST_NONE
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.mods import MULTI_UNANSWERED
from dustboard.games.wk1.content.moments import AT_AFTER_OWN_ATTACK, AT_BEFORE_OWN_ATTACK, WHEN
from dustboard.games.wk1.rules.effects.usable import openly_possible, possible
from dustboard.games.wk1.rules.effects.window_moments import (
    AFTER_ATTACK,
    AFTER_HIT,
    BEFORE_ATTACK,
    BEFORE_RANGED_ATTACK,
    BEFORE_TRAVEL,
    FALLING,
    FALLING_AT_ONCE,
    MOMENTS,
    OPENING,
    QUIET,
    whens_of,
)
from dustboard.games.wk1.rules.gear.gear import any_card_has, is_marked, limit_reached, worn
from dustboard.games.wk1.rules.gear.places import host_of
from dustboard.games.wk1.rules.programs import USE, WINDOW, define
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

PASS: Final = 0
DEFENDER: Final = 1  # the second role in the windows around an attack

_WITH_WEAPON: Final = (AT_BEFORE_OWN_ATTACK, AT_AFTER_OWN_ATTACK)
_SEATS_FROM: Final = 4  # where the bindings of a window name its seats

# timings that luck cards of the box have; which of them a seat holds is its secret
_ON_LUCK: Final[list[bool]] = [
    any(len(effects_at(card, when)) > 0 for card in LUCK_CARDS) for when in range(len(WHEN))
]
# by card: the timings at which its owner may use it, a bit for each
_TIMINGS: Final[list[int]] = [
    sum(
        1 << when
        for when in range(len(WHEN))
        if any(effect.chosen() for effect in effects_at(card, when))
    )
    for card in range(COUNT)
]


def own_window(state: KnightsState, moment: int, seat: int) -> None:
    """A window for one seat."""
    if _asked(state, seat, moment, 0, ()):
        state.push_in_order([(WINDOW.number, seat, (moment, 0, 0, 1, seat))])


def two_windows(state: KnightsState, moment: int, first: int, second: int) -> None:
    """A window for two seats that alternate, the first one first (wk1.luck.09, wk1.combat.07)."""
    state.push_in_order([(WINDOW.number, first, (moment, 0, 0, 2, first, second))])


def _seats(frame: Frame) -> tuple[int, ...]:
    """Who takes part in a window."""
    return frame.bindings[_SEATS_FROM : _SEATS_FROM + frame.bindings[3]]


def _used(frame: Frame) -> tuple[int, ...]:
    """Free effects that were used in a window already."""
    return frame.bindings[_SEATS_FROM + frame.bindings[3] :]


def _asked(state: KnightsState, seat: int, moment: int, role: int, used: tuple[int, ...]) -> bool:
    """Whether a seat is asked, by public facts only."""
    falling = moment in (FALLING, FALLING_AT_ONCE)
    if seat < 0 or (state.down[seat] and not falling):
        return False
    if moment == AFTER_ATTACK and role == DEFENDER and not hits(state):
        return False
    whens = OPENING[moment][role]
    # before every travel would be too often to ask for a luck card that may not be there
    if state.luck[seat] and moment != BEFORE_TRAVEL and not _luck_barred(state, moment):
        for when in whens:
            if _ON_LUCK[when]:
                return True
    for card in sources(state, seat, whens):
        for when in whens:
            fits = _usable(state, seat, card, when, used)
            if fits and openly_possible(state, seat, card, when):
                return True
    return False


def hits(state: KnightsState) -> bool:
    """Whether the dice on the table are a passed check as they lie (wk1.check.05)."""
    return any(die >= state.check_difficulty for die in state.check_dice)


def is_felled(state: KnightsState, seat: int) -> bool:
    """Whether an attack of the combat that goes on has taken this knight's last Health."""
    if state.fight == NO_FIGHT:
        return False
    if seat == state.active:
        return state.felled & 1 == 1
    return state.fight == DUEL and seat == state.rival and state.felled & 2 == 2


def _luck_barred(state: KnightsState, moment: int) -> bool:
    """Whether the attack being resolved is one that no luck card may answer."""
    if moment not in (BEFORE_ATTACK, BEFORE_RANGED_ATTACK, AFTER_HIT) or state.fight == DUEL:
        return False
    multi = state.attacker == 1 and state.played[1] == MULTI_ATTACK
    return multi and MOD[MULTI_UNANSWERED][state.foe] > 0


def sources(state: KnightsState, seat: int, whens: tuple[int, ...]) -> list[int]:
    """Open cards and the special ability, if they have a use at one of these timings."""
    bits = 0
    for when in whens:
        bits |= 1 << when
    cards: list[int] = []
    if any_card_has(state, seat, _TIMINGS, bits):
        cards = [card for card in worn(state, seat) if _TIMINGS[card] & bits]
    ability = ABILITY[state.knight[seat]]
    if _TIMINGS[ability] & bits:
        cards.append(ability)
    return cards


def _usable(state: KnightsState, seat: int, card: int, when: int, used: tuple[int, ...]) -> bool:
    """Whether an open card or an ability can be used at this timing, apart from its sense."""
    if not _TIMINGS[card] >> when & 1:
        return False
    if when in _WITH_WEAPON and not _of_this_attack(state, seat, card):
        return False
    cost = effects_at(card, when)[0].cost
    if cost == COST_MARK:
        if IS_ABILITY[card]:
            return state.ability_marked[seat] == 0
        return not is_marked(state, seat, card) and not limit_reached(state, seat, card)
    if cost == COST_COMBAT:
        return card not in state.used_combat[seat]
    if cost == COST_NONE:
        return card not in used
    return True


def _of_this_attack(state: KnightsState, seat: int, card: int) -> bool:
    """An enhancement of a weapon works for attacks with that weapon only."""
    weapon = host_of(state, seat, card)
    return weapon == NONE or weapon == state.weapon[0 if seat == state.active else 1]


def uses(
    state: KnightsState,
    seat: int,
    whens: tuple[int, ...],
    luck: bool = True,
    used: tuple[int, ...] = (),
) -> list[int]:
    """What a seat may use at one of these timings, as action numbers (see `use_action`)."""
    found: list[int] = []
    cards = sources(state, seat, whens)
    for when in whens:
        for card in state.luck[seat] if luck else ():
            if card >= 0 and effects_at(card, when) and possible(state, seat, card, when):
                found.append(use_action(card, when))
        for card in cards:
            fits = _usable(state, seat, card, when, used)
            if fits and possible(state, seat, card, when):
                found.append(use_action(card, when))
    return found


def use_action(card: int, when: int) -> int:
    """A use as a number: which card at which timing."""
    return 1 + when * COUNT + card


def card_of(action: int) -> int:
    """The card of a use."""
    return (action - 1) % COUNT


def when_of(action: int) -> int:
    """The timing of a use."""
    return (action - 1) // COUNT


# -- the program --------------------------------------------------------------------------------


def ask_next(state: KnightsState, frame: Frame) -> None:
    """Ask the seat whose turn it is to react, unless all have passed."""
    moment, turn, passes = frame.bindings[:3]
    seats = _seats(frame)
    while passes < len(seats):
        role = turn % len(seats)
        if _asked(state, seats[role], moment, role, _used(frame)):
            bindings = (moment, turn, passes, *frame.bindings[3:])
            state.frame = Frame(WINDOW.number, 1, seats[role], bindings, frame.below)
            state.ask(seats[role], REACTS[_CLASSES.index(MOMENTS[moment][2])].number)
            return
        turn += 1
        passes += 1
    state.frame = frame.below


def take_next(state: KnightsState, frame: Frame) -> None:
    """A pass hands on; a use is carried out and opens the next turn."""
    moment, turn, passes = frame.bindings[:3]
    rest = frame.bindings[3:]
    action = state.choice[frame.seat]
    if action == PASS:
        again = (moment, turn + 1, passes + 1, *rest)
        state.push_in_order([(WINDOW.number, frame.seat, again)])
        return
    # in a window for one seat the same seat goes on; two seats alternate
    card, when = card_of(action), when_of(action)
    again = (moment, turn + 1, 0, *rest)
    if effects_at(card, when)[0].cost == COST_NONE:
        again = (*again, card)
    use = (USE.number, frame.seat, (card, when))
    state.push_in_order([use, (WINDOW.number, frame.seat, again)])


define(WINDOW, (ask_next, take_next))


def _whens(state: KnightsState) -> tuple[int, ...]:
    """The timings of the window that is open.

    A knight whom an attack has felled still makes his simultaneous attack, but what heals at any
    time is of no use to him any more (wk1.attack.22).
    """
    frame = state.frame
    assert frame is not None
    moment, turn = frame.bindings[:2]
    whens = whens_of(moment, turn % frame.bindings[3])
    if is_felled(state, frame.seat):
        return tuple([when for when in whens if when not in QUIET])
    return whens


def _legal(state: KnightsState, seat: int) -> list[int]:
    frame = state.frame
    assert frame is not None
    luck = not _luck_barred(state, frame.bindings[0])
    return [PASS, *uses(state, seat, _whens(state), luck, _used(frame))]


def use_key(state: KnightsState, seat: int, action: int) -> str:
    """ "pass", or the card; an ability by its sheet."""
    return "pass" if action == PASS else ID[card_of(action)]


def use_label(state: KnightsState, seat: int, action: int) -> Message:
    """The option in words."""
    if action == PASS:
        return Message("option-pass")
    return Message("option-use", {"card": card_of(action)})


def _prompt(state: KnightsState, seat: int) -> Message:
    frame = state.frame
    assert frame is not None
    fits = len(_legal(state, seat)) > 1
    moment, turn = frame.bindings[:2]
    if moment == AFTER_ATTACK and turn % frame.bindings[3] == DEFENDER:
        moment = AFTER_HIT  # to him it is the same
    return Message(f"ask-react-{moment}", {"fits": "yes" if fits else "no"})


def _pass(state: KnightsState, seat: int) -> int:
    return PASS


_CLASSES: Final = ("own-turn", "my-check", "my-combat")
_RULES: Final = ("wk1.gold.10", "wk1.luck.07", "wk1.luck.09")
REACTS: Final[tuple[Ask, ...]] = tuple(
    [
        Ask(
            f"react_{name.replace('-', '_')}",
            "react",
            rule,
            legal=_legal,
            key=use_key,
            label=use_label,
            prompt=_prompt,
            timeout=_pass,
            window=name,
        )
        for name, rule in zip(_CLASSES, _RULES, strict=True)
    ]
)

ASKS: Final[tuple[Ask, ...]] = REACTS
