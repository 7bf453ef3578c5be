"""The Camp Action: healing, repairs, camp effects, trade and an upgrade, in any mix (wk2.camp)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import MEDS
from dustboard.games.wk2.content.gear_table import (
    FACES,
    REPAIR_COST,
    UNREPAIRABLE,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import VEHICLE_REPAIR
from dustboard.games.wk2.content.mods import (
    CACHE,
    FIELD_QUACK,
    HEALER_XP,
    HEALS_OTHERS,
    MEDS_HEAL,
    MEDS_RADIATION,
    SOURCES,
    TRADES_ANYWHERE,
    TRADES_NEAR,
    X_REPAIR,
)
from dustboard.games.wk2.content.story_table import TALLIES
from dustboard.games.wk2.content.wasteland_table import INJURIES, INJURY_ID, UPGRADES
from dustboard.games.wk2.rules.city import QUACK_POINTS, drop_injury, see_quack
from dustboard.games.wk2.rules.combat.dog import call_back
from dustboard.games.wk2.rules.experience import (
    gain_xp,
    take_upgrade,
    upgrade_due,
    upgrade_key,
    upgrades_for,
)
from dustboard.games.wk2.rules.favours import TOOLS, spend
from dustboard.games.wk2.rules.gear import broken_gear, gain_gear, hide_gear, repair_gear
from dustboard.games.wk2.rules.harm import heal_wounds, healing, wounds_of
from dustboard.games.wk2.rules.marks import CAMP as ONE_CAMP
from dustboard.games.wk2.rules.marks import ROUND as ONE_ROUND
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import forget, mark_used, of_mod, times_used
from dustboard.games.wk2.rules.menu import Menu, Plain, Section
from dustboard.games.wk2.rules.programs import CAMP, TINKER
from dustboard.games.wk2.rules.supply import lose_resource, total_resources
from dustboard.games.wk2.rules.trade.sharing import begin_trade, companions
from dustboard.games.wk2.rules.using import fire, source_key, use, uses
from dustboard.games.wk2.rules.values import RUNS, added, conscious, in_game, repair
from dustboard.games.wk2.rules.vocabulary import CAMP_USE, HATCHES, RUNNER
from dustboard.games.wk2.rules.vocabulary import IN_CAMP as ON_CAMP
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import without

IN_CAMP: Final = Program("in camp")  # bindings: 1 once upgraded, how many trades were begun
_TOOLS_POINTS: Final = 2
POINTS: Final = 3  # of healing for each Meds (wk2.camp.03)
MOST_POINTS: Final = 8  # that any Meds heals
MOST_TRADES: Final = 4
SEATS: Final = 4
EGGS: Final = TALLIES.index("eggs")
# sections of the menu; where another knight may be helped, numbers are by seat
_DONE: Final = 0
_HEAL: Final = 1
_CLEAN: Final = 2
_MEND: Final = 3
_REPAIR: Final = 4
_USE: Final = 5
_UPGRADE: Final = 6
_TRADE: Final = 7
_QUACK: Final = 8
_QUACK_INJURY: Final = 9
_HIDE: Final = 10
_FETCH: Final = 11
MOST_HIDDEN: Final = 6  # cards hidden or fetched in one camp


def begin_camp(state: RoadState, frame: Frame) -> None:
    """Repair points are those of the sheet (wk2.camp.07); exhausted upgrades are ready again."""
    seat = frame.seat
    forget(state, ONE_CAMP)
    state.exhausted[seat] = ()
    call_back(state, seat)
    state.points = repair(state, seat)
    state.camp_meds = state.camp_helped = 0
    if spend(state, seat, TOOLS):
        state.points += _TOOLS_POINTS
    if state.journal is not None:
        state.tell("camps", "wk2.camp.01", seat, {})
    state.push_in_order([(IN_CAMP.number, seat, (0, 0))])
    fire(state, ON_CAMP, seat)
    if state.tally[seat * len(TALLIES) + EGGS]:
        for first, source in HATCHES:
            RUNNER.push(state, first, seat, (source,))
    if state.house.parts:
        state.push_in_order([(TINKER.number, seat, ())])


def ask_camp(state: RoadState, frame: Frame) -> None:
    """What is done next, if anything can be."""
    state.choice[frame.seat] = _MENU.answer(_DONE)
    if _has_work(state, frame.seat):
        state.ask(frame.seat, CAMPING.number)


def take_camp(state: RoadState, frame: Frame) -> None:
    """Do it and ask again, until the knight is done."""
    seat = frame.seat
    section, number = _MENU.split(state.choice[seat])
    if section == _DONE:
        return
    upgraded = frame.bindings[0] or int(section == _UPGRADE)
    trades = frame.bindings[1] + int(section == _TRADE)
    state.push_in_order([(IN_CAMP.number, seat, (upgraded, trades))])
    if section == _HEAL:
        _heal(state, seat, number // (MOST_POINTS + 1), number % (MOST_POINTS + 1))
    elif section == _CLEAN:
        _clean(state, seat, number)
    elif section == _MEND:
        state.points -= VEHICLE_REPAIR[state.vehicle[number]]
        state.damage[number] -= 1
        if state.journal is not None:
            state.tell("mended", "wk2.camp.09", number, {"amount": 1})
    elif section == _REPAIR:
        _repair(state, seat, number // FACES, number % FACES)
    elif section == _USE:
        use(state, CAMP_USE, seat, number)
    elif section == _UPGRADE:
        take_upgrade(state, seat, number)
    elif section == _TRADE:
        begin_trade(state, seat, number)
    elif section in (_HIDE, _FETCH):
        mark_used(state, seat, ONE_CAMP, of_mod(CACHE))
        if section == _HIDE:
            hide_gear(state, seat, number)
        else:
            state.cache[seat] = without(state.cache[seat], number)
            gain_gear(state, seat, number, "wk2.gear.13")
    else:
        mark_used(state, seat, ONE_SHEET, of_mod(FIELD_QUACK))
        if section == _QUACK:
            see_quack(state, seat, number)
        else:
            drop_injury(state, seat, number)


def repair_cost(state: RoadState, seat: int, face: int) -> int:
    """What a card costs in camp; a tinkerer counts one X as a number (wk2.camp.11)."""
    cost = REPAIR_COST[gear_of(face)]
    if cost == UNREPAIRABLE and not times_used(state, seat, ONE_CAMP, of_mod(X_REPAIR)):
        return added(state, seat, X_REPAIR) or cost
    return cost


def _repair(state: RoadState, seat: int, owner: int, face: int) -> None:
    state.points -= repair_cost(state, seat, face)
    if REPAIR_COST[gear_of(face)] == UNREPAIRABLE:
        mark_used(state, seat, ONE_CAMP, of_mod(X_REPAIR))
    repair_gear(state, owner, face, "wk2.camp.08")


def meds_points(state: RoadState, seat: int) -> int:
    """How many points of healing a Meds of this knight has."""
    return min(MOST_POINTS, max(1, POINTS + added(state, seat, MEDS_HEAL)))


def _heal(state: RoadState, seat: int, target: int, on_contaminated: int) -> None:
    lose_resource(state, seat, MEDS, 1, "wk2.camp.02")
    state.camp_meds += 1
    before = wounds_of(state, target)
    heal_wounds(state, target, meds_points(state, seat), on_contaminated)
    cleaned = min(state.radiation[target], added(state, seat, MEDS_RADIATION))
    state.radiation[target] -= cleaned
    if state.journal is not None:
        data = {"amount": before - wounds_of(state, target), "turned": on_contaminated}
        state.tell("healed", "wk2.camp.03", target, data)
        if cleaned:
            state.tell("cleaned", "wk2.wound.07", target, {"amount": cleaned})
    _helped(state, seat, target)


def _clean(state: RoadState, seat: int, target: int) -> None:
    lose_resource(state, seat, MEDS, 1, "wk2.camp.06")
    state.camp_meds += 1
    state.radiation[target] -= 1
    if state.journal is not None:
        state.tell("cleaned", "wk2.camp.06", target, {"amount": 1})
    _helped(state, seat, target)


def _helped(state: RoadState, seat: int, target: int) -> None:
    """Some learn from healing others, once in a round."""
    state.camp_helped |= int(target != seat)
    learns = added(state, seat, HEALER_XP)
    key = of_mod(HEALER_XP)
    if target != seat and learns and not times_used(state, seat, ONE_ROUND, key):
        mark_used(state, seat, ONE_ROUND, key)
        gain_xp(state, seat, learns, "wk2.xp.01")


# -- the menu -------------------------------------------------------------------------------------


def _has_work(state: RoadState, seat: int) -> bool:
    """Whether anything can be done in camp; nobody looks on once something is found."""
    here = companions(state, seat)
    return bool(
        _healing(state, seat, seat)
        or _repairs(state, seat, seat)
        or _trading(state, seat)
        or _learning(state, seat)
        or uses(state, CAMP_USE, seat)
        or _care(state, seat, here)
        or _hiding(state, seat)
        or _doctoring(state, seat)
    )


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [_MENU.answer(_DONE)]
    found += _care(state, seat, companions(state, seat))
    found += [_MENU.answer(_USE, source) for source in uses(state, CAMP_USE, seat)]
    found += _learning(state, seat)
    found += _trading(state, seat)
    found += _hiding(state, seat)
    found += _doctoring(state, seat)
    return found


def _care(state: RoadState, seat: int, here: list[int]) -> list[int]:
    """Who may be healed, and whose things may be repaired (wk2.share.03)."""
    found: list[int] = []
    patients = [seat, *here] if here and added(state, seat, HEALS_OTHERS) else [seat]
    for target in patients:
        found += _healing(state, seat, target)
    for owner in (seat, *here):
        found += _repairs(state, seat, owner)
    return found


def _learning(state: RoadState, seat: int) -> list[int]:
    """The upgrades of which one may be taken in this camp."""
    if state.bound(0) or not upgrade_due(state, seat):
        return []
    return [_MENU.answer(_UPGRADE, face) for face in upgrades_for(state, seat)]


def _trading(state: RoadState, seat: int) -> list[int]:
    """With whom a trade may be begun."""
    if state.bound(1) >= MOST_TRADES:
        return []
    return [
        _MENU.answer(_TRADE, other)
        for other in _traders(state, seat)
        if _has_goods(state, seat, other)
    ]


def _doctoring(state: RoadState, seat: int) -> list[int]:
    """What a knight that carries a field hospital can do for itself."""
    found: list[int] = []
    field = added(state, seat, FIELD_QUACK)
    if field and not times_used(state, seat, ONE_SHEET, of_mod(FIELD_QUACK)):
        if wounds_of(state, seat) or state.radiation[seat]:
            most = min(QUACK_POINTS, state.contaminated[seat])
            found += [_MENU.answer(_QUACK, number) for number in range(most + 1)]
        for injury in sorted(set(state.injuries[seat])):
            found.append(_MENU.answer(_QUACK_INJURY, injury))
    return found


def _traders(state: RoadState, seat: int) -> list[int]:
    """With whom one may trade: those on the space, or with a dead drop all (wk2.share.02)."""
    near = added(state, seat, TRADES_NEAR)
    if added(state, seat, TRADES_ANYWHERE):
        near = board.FAR
    if not near:
        return companions(state, seat)
    away = board.STEPS[state.space[seat]]
    others = [one for one in in_game(state) if one != seat and conscious(state, one)]
    return [one for one in others if away[state.space[one]] <= near]


def _hiding(state: RoadState, seat: int) -> list[int]:
    """Gear that may be hidden beside the sheet, or fetched from there."""
    if times_used(state, seat, ONE_CAMP, of_mod(CACHE)) >= MOST_HIDDEN:
        return []
    found = [_MENU.answer(_FETCH, face) for face in sorted(set(state.cache[seat]))]
    if len(state.cache[seat]) < added(state, seat, CACHE):
        gear = {*state.hands[seat], *state.armor[seat], *state.stowed[seat]}
        found += [_MENU.answer(_HIDE, face) for face in sorted(gear)]
    return found


def _healing(state: RoadState, seat: int, target: int) -> list[int]:
    """How a Meds could be spent on somebody (wk2.camp.03 to .06)."""
    found: list[int] = []
    if not state.meds[seat]:
        return found
    if wounds_of(state, target):
        most = min(meds_points(state, seat), state.contaminated[target])
        least = 0 if state.wounds[target] else min(1, most)
        for number in range(least, most + 1):
            found.append(_MENU.answer(_HEAL, target * (MOST_POINTS + 1) + number))
    if state.radiation[target]:
        found.append(_MENU.answer(_CLEAN, target))
    return found


def _repairs(state: RoadState, seat: int, owner: int) -> list[int]:
    """What Repair could be spent on."""
    found: list[int] = []
    runs = state.wreck[owner] == RUNS
    if runs and state.damage[owner] and state.points >= VEHICLE_REPAIR[state.vehicle[owner]]:
        found.append(_MENU.answer(_MEND, owner))
    for face in broken_gear(state, owner):
        if repair_cost(state, seat, face) <= state.points:
            found.append(_MENU.answer(_REPAIR, owner * FACES + face))
    return found


def _has_goods(state: RoadState, seat: int, other: int) -> bool:
    """Whether there is anything to trade at all."""
    for one in (seat, other):
        gear = state.hands[one] + state.armor[one] + state.stowed[one]
        if total_resources(state, one) or gear or state.special[one]:
            return True
    return False


def _of(seat: int, owner: int, key: str) -> str:
    """A key about somebody else says whom."""
    return key if owner == seat else f"{key}@{owner}"


def _about(seat: int, owner: int, key: str, args: dict[str, int]) -> Message:
    return Message(key, args) if owner == seat else Message(f"{key}-of", {**args, "seat": owner})


def _heal_key(state: RoadState, seat: int, number: int) -> str:
    target, turned = divmod(number, MOST_POINTS + 1)
    return _of(seat, target, f"meds:{turned}")


def _heal_label(state: RoadState, seat: int, number: int) -> Message:
    target, turned = divmod(number, MOST_POINTS + 1)
    return _about(
        seat, target, "option-heal", healing(state, target, meds_points(state, seat), turned)
    )


def _clean_key(state: RoadState, seat: int, number: int) -> str:
    return _of(seat, number, "meds:radiation")


def _clean_label(state: RoadState, seat: int, number: int) -> Message:
    return _about(seat, number, "option-heal-radiation", {})


def _mend_key(state: RoadState, seat: int, number: int) -> str:
    return _of(seat, number, "repair:damage")


def _mend_label(state: RoadState, seat: int, number: int) -> Message:
    cost = VEHICLE_REPAIR[state.vehicle[number]]
    return _about(seat, number, "option-repair-damage", {"cost": cost})


def _repair_key(state: RoadState, seat: int, number: int) -> str:
    owner, face = divmod(number, FACES)
    return _of(seat, owner, f"repair:{face_key(face)}")


def _repair_label(state: RoadState, seat: int, number: int) -> Message:
    owner, face = divmod(number, FACES)
    args = {"face": face, "cost": repair_cost(state, seat, face)}
    return _about(seat, owner, "option-repair", args)


def _use_key(state: RoadState, seat: int, number: int) -> str:
    return f"use:{source_key(number)}"


def _use_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-declare", {"source": source_key(number)})


def _upgrade_key(state: RoadState, seat: int, number: int) -> str:
    return f"upgrade:{upgrade_key(number)}"


def _upgrade_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-upgrade", {"upgrade": number})


def _trade_key(state: RoadState, seat: int, number: int) -> str:
    return f"trade:{number}"


def _trade_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-trade", {"seat": number})


def _quack_key(state: RoadState, seat: int, number: int) -> str:
    return f"quack:{number}"


def _quack_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-field-quack", dict(healing(state, seat, QUACK_POINTS, number)))


def _injury_key(state: RoadState, seat: int, number: int) -> str:
    return f"quack:{INJURY_ID[number]}"


def _injury_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-field-injury", {"injury": number})


def _hide_key(state: RoadState, seat: int, number: int) -> str:
    return f"hide:{face_key(number)}"


def _hide_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-hide", {"face": number})


def _fetch_key(state: RoadState, seat: int, number: int) -> str:
    return f"fetch:{face_key(number)}"


def _fetch_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-fetch", {"face": number})


_MENU: Final = Menu(
    Plain("done", "option-break-camp"),
    Section(SEATS * (MOST_POINTS + 1), _heal_key, _heal_label),
    Section(SEATS, _clean_key, _clean_label),
    Section(SEATS, _mend_key, _mend_label),
    Section(SEATS * FACES, _repair_key, _repair_label),
    Section(SOURCES, _use_key, _use_label),
    Section(2 * UPGRADES, _upgrade_key, _upgrade_label),
    Section(SEATS, _trade_key, _trade_label),
    Section(QUACK_POINTS + 1, _quack_key, _quack_label),
    Section(INJURIES, _injury_key, _injury_label),
    Section(FACES, _hide_key, _hide_label),
    Section(FACES, _fetch_key, _fetch_label),
)


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-camp", {"points": state.points, "meds": state.meds[seat]})


def _timeout(state: RoadState, seat: int) -> int:
    return _MENU.answer(_DONE)


CAMPING: Final = Ask(
    "camp",
    "choose",
    "wk2.camp.01",
    legal=_legal,
    key=_MENU.key,
    label=_MENU.label,
    prompt=_prompt,
    timeout=_timeout,
)
__all__ = ["CAMP"]
