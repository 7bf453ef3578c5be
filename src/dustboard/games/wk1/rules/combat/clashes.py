"""The clashes of a combat: sealed cards, effects, attacks, dominance, range (wk1.card)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.combat_table import FOE_DICE, OPPONENT_DOMINANCE, OWN_DOMINANCE
from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    DEFEND,
    DUEL,
    MELEE,
    MULTI_ATTACK,
    NONE,
    PREPARE,
)
from dustboard.games.wk1.content.mods import (
    DEFEND_DICE,
    DEFEND_DOMINANCE,
    FIRST_CARD_OPEN,
    MELEE_DICE_AFTER_DEFEND,
)
from dustboard.games.wk1.content.moments import (
    AT_CLASH_END,
    AT_LATER_CLASH_START,
    AT_NO_ATTACK_PLAYED,
)
from dustboard.games.wk1.rules.combat.attack import ATTACK_SEQUENCE
from dustboard.games.wk1.rules.combat.cards import COMBAT_CARD
from dustboard.games.wk1.rules.combat.change_range import DIRECTION_ASKED, new_range
from dustboard.games.wk1.rules.combat.sides import (
    foe_mod,
    is_beaten,
    is_ferocious,
    is_knight,
    knight_mod,
    seat_of,
)
from dustboard.games.wk1.rules.combat.weapons import CHOOSE_WEAPONS
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_CARDS, BEFORE_DOMINANCE
from dustboard.games.wk1.rules.effects.windows import own_window, two_windows
from dustboard.games.wk1.rules.gear.equip import equip_in_combat
from dustboard.games.wk1.rules.programs import CLASH_AGAIN
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program, define


def open_clash(state: KnightsState, frame: Frame) -> None:
    """Count the clash; some enemies harm the knight at its start."""
    state.clash += 1
    state.cards_open = 0
    state.range_set = NONE
    for side in (0, 1):
        state.attack_dice[side] = state.next_dice[side]
        state.next_dice[side] = 0
        state.side_loss[side] = 0
        state.gains[side] = 0
        state.direction[side] = 0
        state.change_cancelled[side] = 0
        state.weapon[side] = NONE
        state.icon[side] = NONE
        state.played[side] = NONE
        state.sealed[seat_of(state, side)] = NONE
    if state.journal is not None:
        state.tell("clash", "wk1.combat.02", state.active, {"clash": state.clash})
    if state.clash > 1 and state.fight != DUEL:
        run_effects(state, state.active, state.foe, AT_LATER_CLASH_START)


def before_cards(state: KnightsState, frame: Frame) -> None:
    """Effects before the combat cards are chosen."""
    if _over(state):
        return
    if state.fight == DUEL:
        two_windows(state, BEFORE_CARDS, state.active, state.rival)
    else:
        own_window(state, BEFORE_CARDS, state.active)


def _over(state: KnightsState) -> bool:
    return is_beaten(state, 0) or is_beaten(state, 1)


def ask_cards(state: KnightsState, frame: Frame) -> None:
    """Both choose face down (wk1.card.04); against some enemies the knight shows his first."""
    if _over(state):
        state.frame = frame.below
        return
    state.ask(state.active, COMBAT_CARD.number)
    if not _first_open(state):
        state.ask(state.rival, COMBAT_CARD.number)


def _first_open(state: KnightsState) -> bool:
    return state.clash == 1 and foe_mod(state, FIRST_CARD_OPEN) > 0


def ask_second(state: KnightsState, frame: Frame) -> None:
    """The Waster answers a card that lies open already."""
    if _first_open(state):
        state.cards_open = 1
        if state.journal is not None:
            data = {"first": state.sealed[state.active]}
            state.tell("card-shown", "wk1.gold.08", state.active, data)
        state.ask(state.rival, COMBAT_CARD.number)


def reveal(state: KnightsState, frame: Frame) -> None:
    """Both cards are turned up together; two Defends end a duel in its first clash (duel.04)."""
    state.cards_open = 1
    state.struck = NONE
    for side in (0, 1):
        state.played[side] = state.sealed[seat_of(state, side)]
    if state.journal is not None:
        state.tell(
            "cards", "wk1.card.04", NONE, {"first": state.played[0], "second": state.played[1]}
        )
    both_defend = state.played[0] == DEFEND and state.played[1] == DEFEND
    if both_defend and state.fight == DUEL and state.clash == 1:
        state.outcome_side = TALK
        if state.journal is not None:
            state.tell("truce", "wk1.duel.04", state.active, {"rival": state.rival})
        state.frame = frame.below
        return
    state.push_in_order([(QUIET_CARD.number, NONE, (side,)) for side in (0, 1)])


TALK: Final = 3  # the outcome of a duel that ended with two Defends


def quiet_card(state: KnightsState, frame: Frame) -> None:
    """Cards without initiative act from the reveal on, the Active Knight's first (card.05-06)."""
    side = frame.bindings[0]
    card = state.played[side]
    count_card(state, side)
    if card == DEFEND and is_knight(state, side):
        equip_in_combat(state, seat_of(state, side))
    elif card == CHANGE_RANGE:
        state.push_in_order([(DIRECTION_ASKED.number, seat_of(state, side), (side,))])


def count_card(state: KnightsState, side: int) -> None:
    """Dice and dominance of a combat card; those of Change Range follow its direction."""
    card = state.played[side]
    other = 1 - side
    if card == DEFEND:
        state.attack_dice[other] += FOE_DICE[DEFEND] - knight_mod(state, side, DEFEND_DICE)
        state.gains[other] += OPPONENT_DOMINANCE[DEFEND]
        state.gains[other] += knight_mod(state, side, DEFEND_DOMINANCE)
        state.melee_dice[side] = knight_mod(state, side, MELEE_DICE_AFTER_DEFEND)
    elif card not in (CHANGE_RANGE, PREPARE):
        state.gains[side] += OWN_DOMINANCE[card]


QUIET_CARD: Final = Program("card without initiative", (quiet_card,))


def attack(state: KnightsState, frame: Frame) -> None:
    """Attackers choose weapons, attack by initiative, then the clash ends."""
    state.push_in_order(
        [
            (CHOOSE_WEAPONS.number, frame.seat, ()),
            (ATTACK_SEQUENCE.number, frame.seat, ()),
            (CLASH_END.number, frame.seat, ()),
        ]
    )


CLASH: Final = Program("clash", (open_clash, before_cards, ask_cards, ask_second, reveal, attack))


define(CLASH_AGAIN, CLASH.steps)


CLASHES: Final = 3


def no_attack(state: KnightsState, frame: Frame) -> None:
    """What it costs to play no attack card, also in a clash that ends in a defeat."""
    if state.fight != DUEL and state.played[0] not in (ATTACK, MULTI_ATTACK):
        run_effects(state, state.active, state.foe, AT_NO_ATTACK_PLAYED)


def after_attacks(state: KnightsState, frame: Frame) -> None:
    """Somebody defeated: dominance is skipped and the end phase follows (wk1.attack.20)."""
    if is_beaten(state, 0) or is_beaten(state, 1):
        state.frame = frame.below
        return
    if not is_ferocious(state):
        if state.fight == DUEL:
            two_windows(state, BEFORE_DOMINANCE, state.active, state.rival)
        else:
            own_window(state, BEFORE_DOMINANCE, state.active)


def determine_dominance(state: KnightsState, frame: Frame) -> None:
    """Arrowheads and Health lost through attacks; the marker moves by the difference."""
    if is_ferocious(state):
        return
    gains = [state.gains[side] + state.side_loss[side] for side in (0, 1)]
    state.dominance += gains[0] - gains[1]
    if state.journal is not None:
        sides = {"knight": state.active, "foe": state.foe, "rival": state.rival}
        data = {"gains": gains, "now": state.dominance, **sides}
        state.tell("dominance", "wk1.dominance.05", NONE, data)


def texts(state: KnightsState, frame: Frame) -> None:
    """What the enemy's text does at the end of a clash."""
    if state.fight != DUEL:
        run_effects(state, state.active, state.foe, AT_CLASH_END)


def set_range(state: KnightsState, frame: Frame) -> None:
    """Changes take effect now (wk1.card.18); an effect that sets a range goes last (range.09)."""
    before = state.range
    state.range = new_range(state) if state.range_set == NONE else state.range_set
    if state.range != before and state.journal is not None:
        rule = "wk1.card.18" if state.range_set == NONE else "wk1.range.09"
        state.tell("range", rule, NONE, {"range": state.range})
    for side in (0, 1):
        seat = seat_of(state, side)
        # Prepare lies before its player during the next clash only (wk1.card.10-12)
        state.prepared[side] = 1 if state.played[side] == PREPARE else 0
        state.last_card[side] = state.played[side]
        state.last_weapon[side] = state.weapon[side]
        if state.weapon[side] != NONE:
            state.attacked_with[seat] = (*state.attacked_with[seat], state.weapon[side])
        if state.icon[side] == MELEE:
            state.melee_dice[side] = 0
    if not is_beaten(state, 0) and not is_beaten(state, 1) and state.clash < CLASHES:
        state.push_in_order([(CLASH_AGAIN.number, frame.seat, ())])


CLASH_END: Final = Program(
    "clash end", (no_attack, after_attacks, determine_dominance, texts, set_range)
)
