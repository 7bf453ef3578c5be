"""Every ending of the last three adventures, and a table that comes to it."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS, WALKERS
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.stages import cities_with, stage_of
from games.wk2.endings import Tale
from games.wk2.tale_player import Plan, nearest, sheet_of

# -- Spreading Corruption -------------------------------------------------------------------------

KEEPER_SENSE = ("take", "pay", "ask", "get_up", "brew", "dose", "strike", "nobody", "measure")
DOSES = COUNTERS.index("doses")
STILL = "8"
WEST = board.LAND[board.BY_ID["s36"]]
EAST = board.LAND[board.BY_ID["s64"]]


def keeper(way: str, last: str) -> Plan:
    """A knight that goes one way through the towns, and does one thing in the square."""

    def plan(state: Any, seat: int) -> tuple[list[str], str]:
        sheet = sheet_of(state)
        sick = [city for city in cities_with(state, 1) if stage_of(state, city) < 3]
        half = [city for city in sick if board.LAND[city] == (WEST, EAST)[seat % 2]] or sick
        if sheet == "s1":
            return ["listen", "brew"], nearest(state, seat, half) if seat % 2 == 0 else STILL
        if sheet == "s2":
            if way == "burn":
                return ["storm"], nearest(state, seat, cities_with(state, 1))
            if way == "both" and seat % 2 == 0:
                return ["storm"], nearest(state, seat, half)
            if state.counters[DOSES] and half:
                return ["cleanse"], nearest(state, seat, half)
            return ["brew"], STILL if seat % 2 else ""
        if sheet == "s3a":
            wells = [well for well in state.plot if board.LAND[well] == (WEST, EAST)[seat % 2]]
            return ["pour"], nearest(state, seat, wells) if way != "late" else ""
        if sheet == "s4":
            return [last] if last else [], ""
        return ["argue"], ""

    return plan


def keeps(ending: int, knights: int, plan: Plan | None, *wants: str) -> Tale:
    """A tale of the choir."""
    return Tale("spreading_corruption", knights, ending, plan, (*wants, *KEEPER_SENSE), True)


# -- Deadly Cargo ---------------------------------------------------------------------------------

HAULER_SENSE = ("pay", "wade", "ask", "walk", "let", "refuse", "lean", "bid:1", "bid:0", "armor")
CARGO = SPECIAL_BY_NUMBER[20]
WEIGHMEN = [WALKERS.index(name) for name in ("weighmen", "suttle", "cloff", "nett")]
GATE = ("s79", "s80", "s83", "s04")
TOWN = "s07"
GATE_OPEN = 442  # entry 443


def carrier_of(state: Any) -> int:
    """Who has the load; -1 if nobody has."""
    return next((one for one in range(state.players) if CARGO in state.special[one]), -1)


def hauler(door: str) -> Plan:
    """A knight that goes with the load over the ferry to the Sandpiercer, and on to a door."""

    def plan(state: Any, seat: int) -> tuple[list[str], str]:
        sheet, carrier = sheet_of(state), carrier_of(state)
        there = board.ID[state.space[carrier]] if carrier >= 0 else ""
        if sheet == "k1":
            return [], "5"
        if sheet == "k2":
            if seat == carrier:
                return ["ground"], "12"
            hunted = [state.walkers[one] for one in WEIGHMEN if state.walkers[one] >= 0]
            return ["bribe", "fight", "decoy"], nearest(state, seat, hunted)
        if sheet in ("k3a", "k3b"):
            return ["talk", "seal"], there if seat != carrier else "s79"
        if GATE_OPEN not in state.read:
            return ["call"], nearest(state, seat, [board.BY_ID[space] for space in GATE])
        if seat != carrier:
            return (["betray"], there) if door == "betray" else ([], "")
        traitor = FLAGS.index("betrayed") in state.noted[seat]
        return [door if door != "betray" else "sheriff" if traitor else "wait"], TOWN

    return plan


def hauls(ending: int, knights: int, plan: Plan | None, *wants: str) -> Tale:
    """A tale of the box."""
    return Tale("deadly_cargo", knights, ending, plan, (*wants, *HAULER_SENSE), True)


# -- Rise of the Red Lord -------------------------------------------------------------------------

RIDER_SENSE = ("pay", "leave", "fight", "armor", "blades", "give:2", "give:1")
RIDERS = [WALKERS.index(name) for name in ("drought", "rust", "rot", "ruin")]
VILLAGES = [board.SPECIAL[15], board.SPECIAL[11], board.SPECIAL[20]]


def rider(second: str, last: str) -> Plan:
    """A knight that hunts riders with the others, then goes one way, and does one thing."""

    def plan(state: Any, seat: int) -> tuple[list[str], str]:
        sheet = sheet_of(state)
        ridden = [state.walkers[one] for one in RIDERS if state.walkers[one] >= 0]
        prey = nearest(state, 0, ridden)
        if sheet == "r1":
            return (["stand"], prey) if second != "idle" else ([], "")
        if sheet == "r2":
            if second == "hunt":
                return ["stand"], prey
            if second == "raise":
                done = [COUNTERS.index(f"levy_{place}") for place in (15, 11, 20)]
                left = [
                    space
                    for space, levy in zip(VILLAGES, done, strict=True)
                    if state.counters[levy] < state.knights and board.LAND[space] != 0
                ]
                return ["raise"], nearest(state, seat, left)
            return [], ""
        if sheet == "r3a":
            return ["breach"], ""
        if sheet == "r3b":
            return ["hold"], ""
        return [last, "challenge"], ""

    return plan


def meets(ending: int, knights: int, plan: Plan | None, *wants: str) -> Tale:
    """A tale of riders and of him who sent them."""
    return Tale("red_lord", knights, ending, plan, (*wants, *RIDER_SENSE), True)


# one for each ending, with every number of knights of each adventure among them
LATER_TALES = (
    keeps(400, 2, keeper("cure", "strike"), "wells"),
    keeps(401, 3, keeper("both", ""), "wells"),
    keeps(402, 4, None),
    keeps(403, 4, keeper("cure", "sing"), "straight", "sing"),
    keeps(404, 3, keeper("burn", "strike"), "straight"),
    hauls(452, 2, hauler("sheriff"), "shut"),
    hauls(453, 4, hauler("passenger"), "open"),
    hauls(454, 3, hauler("sheriff"), "open"),
    hauls(455, 4, hauler("betray"), "shut"),
    hauls(456, 3, None),
    meets(516, 4, rider("idle", "duel"), "refuse"),
    meets(517, 2, rider("hunt", "speak"), "refuse", "lay", "speak"),
    meets(518, 3, rider("raise", "duel"), "accept", "with"),
    meets(519, 2, rider("raise", "speak"), "refuse", "speak"),
    meets(520, 3, rider("idle", "duel"), "refuse"),
    meets(521, 4, None),
)
