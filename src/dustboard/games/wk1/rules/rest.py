"""The Rest Step: trade, use gear, quick resupply, waking up (wk1.rest).

Everybody acts at the same time within a sub-step. What players choose there depends on their own
things only; it is carried out when all have chosen, in round order (A24). Who lies unconscious
takes part in nothing but the waking.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COUNT, DESIGN, ID, LUCK_ICON
from dustboard.games.wk1.content.constants import NONE, STEP_REST
from dustboard.games.wk1.content.effect_table import USE_COST, has_effect, is_offered
from dustboard.games.wk1.content.gear_table import LIMITED
from dustboard.games.wk1.content.keys import of_card
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.moments import AT_ANY, AT_OUTSIDE_CLASH, AT_REST, AT_REST_END
from dustboard.games.wk1.content.things import (
    AMMO,
    COST_MARK,
    FUEL,
    RADIATION,
    REPUTATION,
    THINGS,
)
from dustboard.games.wk1.rules.drafts import pick
from dustboard.games.wk1.rules.effects.window_moments import QUIET
from dustboard.games.wk1.rules.effects.windows import card_of, possible, use_action, when_of
from dustboard.games.wk1.rules.gear.blue import cash_in, cashable
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.gear import available, is_marked, limit_reached
from dustboard.games.wk1.rules.programs import REST, USE
from dustboard.games.wk1.rules.resources import (
    FULL,
    gain_ammo,
    gain_fuel,
    gain_reputation,
    heal_health,
    heal_radiation,
    may_heal_health,
)
from dustboard.games.wk1.rules.seats import awake_on, round_order
from dustboard.games.wk1.rules.signals import WAKE
from dustboard.games.wk1.rules.tasks.goals import now_met, rest_begins
from dustboard.games.wk1.rules.trade.deals import deal
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import UNUSUAL, Ask, Message, Refusal
from dustboard.kernel.frames import Call, Frame, Program
from dustboard.kernel.zones import without

READY: Final = 0
CASH: Final = 1 << 20  # plus a blue card
_WHENS: Final = (AT_REST, AT_ANY, AT_OUTSIDE_CLASH)
# by card: those of its moments at which its owner may use it in the Rest Step
_USES: Final[list[tuple[int, ...]]] = [
    tuple([when for when in _WHENS if is_offered(card, when)]) for card in range(COUNT)
]


def awake(state: KnightsState) -> list[int]:
    """The conscious knights in round order."""
    return [seat for seat in round_order(state) if not state.down[seat]]


def open_rest(state: KnightsState, frame: Frame) -> None:
    """The step begins; some tasks look at the knights now (wk1.task.14)."""
    state.step = STEP_REST
    state.active = NONE
    if state.journal is not None:
        state.tell("step", "wk1.rest.01", NONE, {"step": STEP_REST, "round": state.round})
    state.push_in_order(rest_begins(state))


# -- a: trade ------------------------------------------------------------------------------------


def trade_here(state: KnightsState, frame: Frame) -> None:
    """Knights on the same hex trade, without duel or search (wk1.rest.02, wk1.rest.03)."""
    calls: list[Call] = []
    for seat in awake(state):
        here = awake_on(state, state.at[seat])
        calls.extend(deal(seat, other) for other in here[here.index(seat) + 1 :])
    state.push_in_order(calls)


# -- b: use gear, re-equip -----------------------------------------------------------------------


def ask_uses(state: KnightsState, frame: Frame) -> None:
    """Who might have something to use is asked, by public facts only."""
    for seat in awake(state):
        state.draft[seat] = ()
        hidden = state.luck[seat] or state.backpack[seat] or state.cargo[seat]
        if hidden or len(_uses_legal(state, seat)) > 1:
            state.ask(seat, USES.number)


def carry_out_uses(state: KnightsState, frame: Frame) -> None:
    """In round order, each in the order of its owner."""
    calls: list[Call] = []
    for seat in round_order(state):
        for action in state.draft[seat]:
            if action >= CASH:
                calls.append((CASH_IN.number, seat, (action - CASH,)))
            else:
                calls.append((REST_USE.number, seat, (card_of(action), when_of(action))))
        state.draft[seat] = ()
    state.push_in_order(calls)


def use_if_still_there(state: KnightsState, frame: Frame) -> None:
    """A use lapses if an earlier one has taken the card away."""
    seat = frame.seat
    card = frame.bindings[0]
    if card in state.luck[seat] or card in _gear_and_ability(state, seat):
        state.push_in_order([(USE.number, seat, frame.bindings)])


def _gear_and_ability(state: KnightsState, seat: int) -> list[int]:
    return [*available(state, seat), ABILITY[state.knight[seat]]]


def cash_blue(state: KnightsState, frame: Frame) -> None:
    """A blue card leaves the game (wk1.blue.03)."""
    if frame.bindings[0] in cashable(state, frame.seat):
        cash_in(state, frame.seat, frame.bindings[0])


def re_equip(state: KnightsState, frame: Frame) -> None:
    """All gear may be moved freely (wk1.gear.11)."""
    state.push_in_order([equip([seat]) for seat in awake(state)])


# -- c: quick resupply ---------------------------------------------------------------------------


def ask_resupply(state: KnightsState, frame: Frame) -> None:
    """One luck card may be thrown away for its icon (wk1.rest.06)."""
    for seat in awake(state):
        state.choice[seat] = READY
        if state.luck[seat]:
            state.ask(seat, RESUPPLY.number)


def resupply(state: KnightsState, frame: Frame) -> None:
    """Only the icon counts, the text is ignored (wk1.rest.07); nobody can answer it (A26)."""
    for seat in awake(state):
        card = state.choice[seat]
        if card == READY:
            continue
        state.choice[seat] = READY
        state.luck[seat] = without(state.luck[seat], card)
        state.luck_discard = (*state.luck_discard, card)
        if state.journal is not None:
            data = {"card": card, "icon": THINGS[LUCK_ICON[card]]}
            state.tell("resupplied", "wk1.rest.06", seat, data)
        give_icon(state, seat, LUCK_ICON[card])


def give_icon(state: KnightsState, seat: int, icon: int) -> None:
    """One of what the icon shows."""
    rule = "wk1.rest.06"
    if icon == AMMO:
        gain_ammo(state, seat, 1, rule)
    elif icon == FUEL:
        gain_fuel(state, seat, 1, rule)
    elif icon == RADIATION:
        heal_radiation(state, seat, 1, rule)
    elif icon == REPUTATION:
        gain_reputation(state, seat, 1, "wk1.rest.08")
    else:
        heal_health(state, seat, 1, rule)


# -- d: waking up --------------------------------------------------------------------------------


def wake_up(state: KnightsState, frame: Frame) -> None:
    """All who fell this round stand up at the end (wk1.rest.09)."""
    WAKE.send(state, NONE)


def after_waking(state: KnightsState, frame: Frame) -> None:
    """Who is conscious again may accomplish what he is ready for (wk1.task.14)."""
    state.push_in_order(now_met(state))


def at_the_end(state: KnightsState, frame: Frame) -> None:
    """Effects that happen by themselves at the end of each Rest Step."""
    calls: list[Call] = []
    for seat in awake(state):
        for card in _gear_and_ability(state, seat):
            if has_effect(card, AT_REST_END):
                calls.append((USE.number, seat, (card, AT_REST_END)))
    state.push_in_order(calls)


REST_USE: Final = Program("use at rest", (use_if_still_there,))
CASH_IN: Final = Program("cash in", (cash_blue,))


def open_rest_step(state: KnightsState, frame: Frame) -> None:
    """The step of a round in which all this happens."""
    state.push_in_order([(REST.number, NONE, ())])


# -- asks ----------------------------------------------------------------------------------------


def _why_not_use(state: KnightsState, seat: int, card: int) -> tuple[str, str]:
    """Why a card that has something for the Rest Step can't be used now."""
    picked = [card_of(action) for action in state.draft[seat] if action < CASH]
    if card in picked:
        return "wk1.gear.14", "why-used-already"
    if CASH + card in state.draft[seat]:
        return "wk1.blue.03", "why-cashed-in"
    ability = card == ABILITY[state.knight[seat]]
    marked = state.ability_marked[seat] == 1 if ability else is_marked(state, seat, card)
    costs_mark = any(USE_COST[card][when] == COST_MARK for when in _WHENS)
    if marked and costs_mark:
        return "wk1.gear.14", "why-marked"
    if LIMITED[card] and (
        limit_reached(state, seat, card) or any(DESIGN[other] == DESIGN[card] for other in picked)
    ):
        return "wk1.gear.13", "why-limit"
    return "", ""


def _sources(state: KnightsState, seat: int) -> list[tuple[int, int]]:
    """Everything with a use in the Rest Step, as pairs of card and moment (wk1.rest.04)."""
    found: list[tuple[int, int]] = []
    cards = [*_gear_and_ability(state, seat), *state.luck[seat]]
    for card in cards:
        if card >= 0:
            for when in _USES[card]:
                found.append((card, when))
    return found


def _uses_legal(state: KnightsState, seat: int) -> list[int]:
    actions = [READY]
    for card, when in _sources(state, seat):
        if not _why_not_use(state, seat, card)[0]:
            actions.append(use_action(card, when))
    for card in cashable(state, seat):
        if card >= 0 and CASH + card not in state.draft[seat]:
            actions.append(CASH + card)
    return actions


def _uses_apply(state: KnightsState, seat: int, action: int) -> None:
    pick(state, seat, action, action == READY)


def _uses_key(state: KnightsState, seat: int, action: int) -> str:
    if action == READY:
        return "ready"
    if action >= CASH:
        return of_card("cash", action - CASH)
    return of_card("use", card_of(action))


def _uses_label(state: KnightsState, seat: int, action: int) -> Message:
    if action == READY:
        return Message("option-rest-ready", {"number": len(state.draft[seat])})
    if action >= CASH:
        return Message("option-blue-cash", {"card": action - CASH})
    return Message("option-rest-use", {"card": card_of(action)})


def _uses_refused(state: KnightsState, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    for card, _ in _sources(state, seat):
        rule, why = _why_not_use(state, seat, card)
        if rule:
            refusals.append(Refusal(of_card("use", card), rule, Message(why, {"card": card})))
    for card in state.special[seat]:
        attached = Message("why-attached-to-knight", {"card": card})
        refusals.append(Refusal(of_card("cash", card), "wk1.blue.04", attached))
    return refusals


def _uses_usual(state: KnightsState, seat: int) -> int:
    """Ready, where nothing would do anything that needs the Rest Step."""
    for action in _uses_legal(state, seat):
        if action >= CASH or state.draft[seat]:
            return UNUSUAL
        if action == READY or when_of(action) in QUIET:
            continue  # what works at any time needs no question
        if possible(state, seat, card_of(action), when_of(action)):
            return UNUSUAL
    return READY


USES: Final = Ask(
    "rest-uses",
    "select",
    "wk1.rest.04",
    legal=_uses_legal,
    apply=_uses_apply,
    key=_uses_key,
    label=_uses_label,
    prompt=lambda state, seat: Message("ask-rest-uses"),
    refused=_uses_refused,
    timeout=lambda state, seat: READY,
    ends=("ready",),
    usual=_uses_usual,
)


def _resupply_label(state: KnightsState, seat: int, action: int) -> Message:
    if action == READY:
        return Message("option-no-resupply")
    icon = THINGS[LUCK_ICON[action]]
    return Message(f"option-resupply-{icon}", {"card": action})


def _resupply_usual(state: KnightsState, seat: int) -> int:
    """Keep all luck cards, where none of their icons would give anything."""
    for card in state.luck[seat]:
        if _has_room(state, seat, LUCK_ICON[card]):
            return UNUSUAL
    return READY


def _has_room(state: KnightsState, seat: int, icon: int) -> bool:
    """Whether one of what an icon shows would change anything."""
    if icon == AMMO:
        return state.ammo[seat] < FULL
    if icon == FUEL:
        return state.fuel[seat] < FULL
    if icon == RADIATION:
        return state.radiation[seat] > 0
    if icon == REPUTATION:
        return True
    return state.health[seat] < FULL and may_heal_health(state, seat)


RESUPPLY: Final = Ask(
    "quick-resupply",
    "choose",
    "wk1.rest.06",
    legal=lambda state, seat: [READY, *state.luck[seat]],
    key=lambda state, seat, action: "none" if action == READY else ID[action],
    label=_resupply_label,
    prompt=lambda state, seat: Message("ask-quick-resupply"),
    timeout=lambda state, seat: READY,
    usual=_resupply_usual,
)
