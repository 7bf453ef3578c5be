"""Reaction windows: luck cards, gear and abilities at their timings (wk1.luck, wk1.gold.10).

A seat is asked if it holds luck cards and some luck card of the box has this timing, or if one of
its open cards or its ability has it and could do something now. A seat with luck cards is therefore
asked even if nothing in its hand fits. Effects without a cost are marked as used in the window.
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.card_table import COLOUR, COUNT, ID, IS_ABILITY, LUCK_CARDS
from dustboard.games.wk1.content.constants import BLUE, DUEL, MULTI_ATTACK, NO_FIGHT, NONE
from dustboard.games.wk1.content.effect_table import MOD, USE_COST, has_effect, is_offered
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.mods import MULTI_UNANSWERED
from dustboard.games.wk1.content.moments import (
    AT_AFTER_OWN_ATTACK,
    AT_ANY,
    AT_BEFORE_OWN_ATTACK,
    WHEN,
)
from dustboard.games.wk1.content.things import COST_COMBAT, COST_FREE, COST_MARK, COST_STORED
from dustboard.games.wk1.rules.effects.lines import LISTS, first_line
from dustboard.games.wk1.rules.effects.window_moments import (
    AFTER_ATTACK,
    AFTER_CHECK,
    AFTER_HIT,
    BEFORE_ATTACK,
    BEFORE_CARDS,
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
from dustboard.games.wk1.rules.gear.places import host_of, stored_count
from dustboard.games.wk1.rules.programs import USE, WINDOW
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import UNUSUAL, Ask, Message
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.effects.windows import NO_MARK, PASS, Windows, role_of
from dustboard.kernel.frames import Call, define

DEFENDER: Final = 1  # the second role in the windows around an attack
BADLY_HURT: Final = 2  # Health

_WITH_WEAPON: Final = (AT_BEFORE_OWN_ATTACK, AT_AFTER_OWN_ATTACK)

# timings that luck cards of the box have; which of them a seat holds is its secret
_ON_LUCK: Final[list[bool]] = [
    any(has_effect(card, when) for card in LUCK_CARDS) for when in range(len(WHEN))
]
# by card: the timings at which its owner may use it, a bit for each
_TIMINGS: Final[list[int]] = [
    sum(1 << when for when in range(len(WHEN)) if is_offered(card, when)) for card in range(COUNT)
]


def possible(state: KnightsState, seat: int, card: int, when: int) -> bool:
    """Whether a use can be paid for and would do something."""
    if USE_COST[card][when] == COST_STORED and not _can_discard_stored(state, seat):
        return False
    return LISTS.runner.possible(state, first_line(card, when), seat, (card,))


def openly_possible(state: KnightsState, seat: int, card: int, when: int) -> bool:
    """The same as far as all can see it: whether stored cards could pay is the owner's secret."""
    if USE_COST[card][when] == COST_STORED:
        return stored_count(state, seat) > 0  # they may all be blue
    return LISTS.runner.possible(state, first_line(card, when), seat, (card,), True)


def _can_discard_stored(state: KnightsState, seat: int) -> bool:
    """Whether a stored card can be discarded; blue gear can't (wk1.blue.01)."""
    stored = (*state.backpack[seat], *state.cargo[seat])
    return any(card < 0 or COLOUR[card] != BLUE for card in stored)


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


def _luck_barred(state: KnightsState, window: int) -> bool:
    """Whether the attack being resolved is one that no luck card may answer."""
    if window not in (BEFORE_ATTACK, BEFORE_RANGED_ATTACK, AFTER_HIT) or state.fight == DUEL:
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


def _fits(state: KnightsState, seat: int, card: int, when: int, used: tuple[int, ...]) -> bool:
    """Whether an open card or an ability can be used at this timing, apart from its sense."""
    if not _TIMINGS[card] >> when & 1:
        return False
    if when in _WITH_WEAPON and not _of_this_attack(state, seat, card):
        return False
    cost = USE_COST[card][when]
    if cost == COST_MARK:
        if IS_ABILITY[card]:
            return state.ability_marked[seat] == 0
        return not is_marked(state, seat, card) and not limit_reached(state, seat, card)
    if cost == COST_COMBAT:
        return card not in state.used_combat[seat]
    if cost == COST_FREE:
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
            if card >= 0 and has_effect(card, when) and possible(state, seat, card, when):
                found.append(use_action(card, when))
        for card in cards:
            fits = _fits(state, seat, card, when, used)
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


# -- the windows ---------------------------------------------------------------------------------


def _whens(state: KnightsState, seat: int, window: int, role: int) -> tuple[int, ...]:
    """The timings of a window.

    A knight whom an attack has felled still makes his simultaneous attack, but what heals at any
    time is of no use to him any more (wk1.attack.22).
    """
    whens = whens_of(window, role)
    if is_felled(state, seat):
        return tuple([when for when in whens if when not in QUIET])
    return whens


class KnightWindows(Windows[KnightsState]):
    """Windows of knights: luck cards in the hand, open cards and the special ability."""

    def asked(
        self, state: KnightsState, seat: int, window: int, role: int, used: tuple[int, ...]
    ) -> bool:
        """Whether a seat is asked, by public facts only."""
        falling = window in (FALLING, FALLING_AT_ONCE)
        if seat < 0 or (state.down[seat] and not falling):
            return False
        if window == AFTER_ATTACK and role == DEFENDER and not hits(state):
            return False
        whens = OPENING[window][role]
        # before every travel would be too often to ask for a luck card that may not be there
        if state.luck[seat] and window != BEFORE_TRAVEL and not _luck_barred(state, window):
            for when in whens:
                if _ON_LUCK[when]:
                    return True
        for card in sources(state, seat, whens):
            for when in whens:
                fits = _fits(state, seat, card, when, used)
                if fits and openly_possible(state, seat, card, when):
                    return True
        return False

    def uses(
        self, state: KnightsState, seat: int, window: int, role: int, used: tuple[int, ...]
    ) -> list[int]:
        luck = not _luck_barred(state, window)
        return uses(state, seat, _whens(state, seat, window, role), luck, used)

    def ask(self, window: int) -> int:
        return REACTS[_CLASSES.index(MOMENTS[window][2])].number

    def mark(self, action: int) -> int:
        card = card_of(action)
        return card if USE_COST[card][when_of(action)] == COST_FREE else NO_MARK

    def call(self, seat: int, action: int) -> Call:
        return (USE.number, seat, (card_of(action), when_of(action)))


WINDOWS: Final = KnightWindows(WINDOW)
define(WINDOW, (WINDOWS.ask_next, WINDOWS.take_next))


def own_window(state: KnightsState, window: int, seat: int) -> None:
    """A window for one seat."""
    state.push_in_order(WINDOWS.calls(state, window, (seat,)))


def two_windows(state: KnightsState, window: int, first: int, second: int) -> None:
    """A window for two seats that alternate, the first one first (wk1.luck.09, wk1.combat.07)."""
    state.push_in_order(WINDOWS.calls(state, window, (first, second)))


class OnMoment(Listener[KnightsState, list[Call]]):
    """Rules below the windows let a seat use its effects."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return WINDOWS.calls(state, what, (seat,))


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
    fits = len(WINDOWS.legal(state, seat)) > 1
    window = frame.bindings[0]
    defends = role_of(frame) == DEFENDER
    if window == AFTER_ATTACK and defends:
        window = AFTER_HIT  # to him it is the same
    args: dict[str, Any] = {"fits": "yes" if fits else "no"}
    if window in (AFTER_CHECK, AFTER_ATTACK):
        dice = list(state.check_dice)
        hits = sum(1 for die in dice if die >= state.check_difficulty)
        args = {**args, "dice": dice, "successes": hits}
    elif window in (BEFORE_ATTACK, BEFORE_RANGED_ATTACK):
        rival = state.rival if seat == state.active else state.active
        by = "foe" if state.fight != DUEL and seat == state.active else "rival"
        args = {**args, "foe": state.foe, "rival": rival, "by": by if defends else "you"}
    return Message(f"ask-react-{window}", args)


def _pass(state: KnightsState, seat: int) -> int:
    return PASS


def any_time_uses(state: KnightsState, seat: int) -> list[tuple[str, Message]]:
    """What a conscious knight may use whenever no clash goes on, by key."""
    if state.over or state.knight[seat] < 0 or state.down[seat] or is_felled(state, seat):
        return []
    whens = QUIET if state.fight == NO_FIGHT else (AT_ANY,)
    found: dict[str, Message] = {}
    for action in uses(state, seat, whens):
        found[use_key(state, seat, action)] = Message("use-any-time", {"card": card_of(action)})
    return list(found.items())


def _usual(state: KnightsState, seat: int) -> int:
    """Pass, unless something fits this very moment."""
    frame = state.frame
    assert frame is not None
    window = frame.bindings[0]
    for action in WINDOWS.legal(state, seat):
        if action != PASS and _worth_asking(state, seat, window, when_of(action)):
            return UNUSUAL
    return PASS


def _worth_asking(state: KnightsState, seat: int, window: int, when: int) -> bool:
    """Whether a seat should be stopped for a use that it could make now.

    What works at any time needs no question, but in a clash there is no other time for it, and a
    knight who is badly hurt may need it. After a check come rolls that replace a failed one.
    """
    if when in QUIET:
        return window == BEFORE_CARDS and state.health[seat] <= BADLY_HURT
    return window != AFTER_CHECK or not hits(state)


_CLASSES: Final = ("own-turn", "my-check", "my-combat")
_RULES: Final = ("wk1.gold.10", "wk1.luck.07", "wk1.luck.09")
REACTS: Final[tuple[Ask, ...]] = tuple(
    [
        Ask(
            f"react_{name.replace('-', '_')}",
            "react",
            rule,
            legal=WINDOWS.legal,
            key=use_key,
            label=use_label,
            prompt=_prompt,
            timeout=_pass,
            window=name,
            usual=_usual,
        )
        for name, rule in zip(_CLASSES, _RULES, strict=True)
    ]
)
