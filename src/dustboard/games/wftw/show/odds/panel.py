# mypyc: skip
"""The odds panel: a chance for each place where something can be said, the bill, and the dice."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_place,
    is_raid,
    place_key,
    raid_base,
    raid_rival,
)
from dustboard.games.wftw.content.constants import BASE_ATTACKS, BIDDING, COLLECTION
from dustboard.games.wftw.rules.commitment import place_facts
from dustboard.games.wftw.rules.strength import base_defence
from dustboard.games.wftw.show.odds.rolls import draw_chance, tie_bars
from dustboard.games.wftw.show.odds.totals import (
    Side,
    Spread,
    above,
    cover,
    first,
    highest,
    malus_on,
)
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import ESTIMATE, EXACT, Bar, Chance, Part

LAST_BID = 3
NOT_COUNTED = (Message("odds-not-included"),)


def odds(state: WarState, viewer: int) -> list[Chance]:
    """All that can be said from a masked state."""
    if state.over:
        return []
    if state.phase == COLLECTION and viewer >= 0 and state.waiting:
        return [draw_chance(state, viewer)]
    if not BIDDING <= state.phase <= BASE_ATTACKS or not state.bidding_round:
        return []
    rows = [field_or_shop(state, viewer, at) for at, card in enumerate(state.fields) if card >= 0]
    rows.append(field_or_shop(state, viewer, SHOP))
    raids = sorted({place for places in state.raids for place in places})
    rows += [raid(state, viewer, place) for place in raids]
    if viewer >= 0:
        rows.append(_bill(state, viewer))
    rows.append(_dice(state.players))
    return rows


def name_of(state: WarState, place: int) -> Message:
    """A place in words."""
    return Message("odds-about", place_facts(state, -1, place))


def line(side: Side, low: int, high: int, shield: int = -1) -> Part:
    """How one seat's total at a place is made."""
    word = "cards" if side.counted else "somewhere"
    if side.counted and not side.cards:
        word = "marked" if side.marked else "none"
    elif side.counted and side.hidden:
        word = "hidden"
    shown = str(low) if low == high else f"{low}–{high}"
    args = {
        "seat": side.seat,
        "total": shown,
        "number": side.cards,
        "of": len(side.pool),
        "made": word,
        "shield": shield,
    }
    return Part(Message("odds-line" if shield < 0 else "odds-line-defence", args), side.seat)


def assumed(sides: list[Side]) -> list[Message]:
    """What a number about these cards takes for granted."""
    hidden = [
        Message("odds-random", {"seat": one.seat, "number": one.hidden, "of": len(one.pool)})
        for one in sides
        if one.hidden
    ]
    return [*hidden, *NOT_COUNTED]


def mine_and_rivals(
    state: WarState, viewer: int, place: int
) -> tuple[list[Side], Side | None, list[Side]]:
    """All sides of a battlefield or of the shop, the viewer's, and those rivals with cards."""
    sides = [Side(state, viewer, seat, place) for seat in range(state.players)]
    mine = sides[viewer] if viewer >= 0 else None
    return sides, mine, [side for side in sides if side is not mine and side.cards]


def spreads(sides: list[Side], chosen: list[Side]) -> list[Spread]:
    """What the totals of some sides may be; only known cards take something off others."""
    return [one.spread(malus_on(sides, one)[1]) for one in chosen]


def field_or_shop(state: WarState, viewer: int, place: int) -> Chance:
    """Everybody's totals, and the viewer's chance to be first."""
    sides, mine, rivals = mine_and_rivals(state, viewer, place)
    row = Chance(
        place_key(place),
        "wftw.field.02" if place < SHOP else "wftw.buy.02",
        name_of(state, place),
        parts=[line(one, *one.bounds(malus_on(sides, one))) for one in sides if one.there],
        assumed=NOT_COUNTED,
    )
    if mine is None or not mine.cards or not all(side.counted for side in sides):
        return row
    total = next(iter(spreads(sides, [mine])[0]))
    if place < SHOP and total < state.house.minimum_winning_bid:
        return row
    rival_spreads = spreads(sides, rivals)
    row.low = row.high = first(total, rival_spreads, place < SHOP)
    row.label = ESTIMATE if any(side.hidden for side in rivals) else EXACT
    row.what = Message("odds-first-field" if place < SHOP else "odds-first-shop", {"total": total})
    row.assumed = tuple(assumed(rivals))
    best = highest(rival_spreads) if rivals else {}
    row.bars = tuple(Bar(Message("odds-best-rival", {"n": n}), p) for n, p in best.items())
    if state.phase == BIDDING:
        row.stand = _stand(state, viewer, total, sides)
    return row


def _stand(state: WarState, viewer: int, total: int, sides: list[Side]) -> Message:
    """While others may still bid nothing is won: what lies there, and what could be added."""
    found = cover(state, viewer)
    if found["state"] == "short":
        return Message("odds-unpaid", {"gain": found["short"]})
    rivals = [side for side in sides if side.seat != viewer]
    shown = max(max(side.shown(), 0) if side.cards else 0 for side in rivals)
    most = max(side.could_have(_can_add(state, side)) for side in rivals)
    return Message("odds-stand", {"n": total, "shown": shown, "more": max(most - shown, 0)})


def _can_add(state: WarState, side: Side) -> int:
    """How many cards of the hand a rival may still lay at a place."""
    last = state.bidding_round == LAST_BID and not side.marked
    return 0 if last else len(state.hand[side.seat])


def raid(state: WarState, viewer: int, place: int) -> Chance:
    """An announced base attack: the attackers' totals against the defence."""
    owner, base = raid_rival(place), raid_base(place)
    attackers = [Side(state, viewer, seat, place) for seat in range(state.players)]
    attackers = [side for side in attackers if place in state.raids[side.seat]]
    guard = Side(state, viewer, owner, defence_place(base))
    shield = base_defence(state, owner, base).total
    low, high = guard.bounds((0, 0))
    parts = [line(side, *side.bounds((0, 0))) for side in attackers]
    parts.append(line(guard, low + shield, high + shield, shield))
    row = Chance(
        place_key(place), "wftw.raid.03", name_of(state, place), parts=parts, assumed=NOT_COUNTED
    )
    sides = [*attackers, guard]
    if len(attackers) != 1 or not all(side.counted for side in sides) or not attackers[0].cards:
        return row
    attack, defence = attackers[0].spread(0), guard.spread(shield)
    row.low = row.high = above(attack, defence)
    row.label = ESTIMATE if any(side.hidden for side in sides) else EXACT
    row.what = Message("odds-raid")
    if owner == viewer:
        row.against(Message("odds-held"))
    elif attackers[0].seat == viewer and cover(state, viewer)["state"] == "short":
        row.stand = Message("odds-unpaid", {"gain": cover(state, viewer)["short"]})
    row.assumed = tuple(assumed(sides))
    unsure = attack if attackers[0].hidden else defence
    row.bars = tuple(
        Bar(Message("odds-attack" if unsure is attack else "odds-defence", {"n": n}), p)
        for n, p in sorted(unsure.items())
    )
    return row


def _bill(state: WarState, seat: int) -> Chance:
    """Whether the stockpile covers the bill; no luck in it, but a bid stands or falls with it."""
    found = cover(state, seat)
    text = Message(f"odds-bill-{found['state']}", {"gain": found["short"]})
    return Chance(
        "bill",
        "wftw.reveal.03",
        Message("odds-bill"),
        parts=[Part(text, seat)],
        assumed=(Message("odds-bill-rivals"),),
    )


def _dice(players: int) -> Chance:
    """What the dice do in a tie: whoever is tied has the same chance."""
    ties = [tie_bars(n)[1] for n in range(2, players + 1)]
    return Chance("dice", "wftw.field.04", Message("odds-dice"), bars=ties)


def held(state: WarState, viewer: int, base: int) -> Chance | None:
    """The chance that an attacked base card of the viewer's own is still there afterwards."""
    for places in state.raids:
        for place in places:
            if is_raid(place) and (raid_rival(place), raid_base(place)) == (viewer, base):
                row = raid(state, viewer, place)
                return None if row.what is None else row
    return None
