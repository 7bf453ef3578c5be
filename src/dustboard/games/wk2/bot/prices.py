"""What things, words, flags and counters of the Book of Tales are worth to a bot."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.bot.pages import page

# what one of a thing is worth to gain or to pay
THINGS: Final[dict[str, float]] = {"fuel": 0.7, "ammo": 0.4, "meds": 0.6, "xp": 1.0, "gear": 1.0}
ANY_RESOURCE: Final = 0.5
# by word, for each of its amount
WORDS: Final[dict[str, float]] = {
    "wound": -0.8,
    "suffer": -1.0,
    "contaminated": -1.1,
    "radiation": -0.9,
    "damage": -0.7,
    "injury": -3.0,
    "gain_resource": ANY_RESOURCE,
    "lose_resource": -ANY_RESOURCE,
    "pay_resources": -ANY_RESOURCE,
    "marker": -0.2,
    "unmark": 0.1,
    "yellow_token": -0.4,
    "lose_action": -1.0,
    "more_action": 1.0,
    "time": 1.5,
    "special": 1.0,
    "lose_special": -1.0,
    "next_success": 1.0,
    "find_gear": 1.0,
    "give_gear": -0.8,
    "give_any": -0.6,
    "give_part": -0.8,
    "lose_part": -0.6,
    "find_part": 0.8,
    "salvage": 0.6,
    "explore": 0.9,
    "favour": 0.8,
    "barter": 0.6,
    "shop": 0.4,
    "fix": 0.6,
    "break": -0.6,
    "discard": -0.6,
    "cleanse": 0.4,
    "take_here": 4.0,
    "roll_on": 4.0,
    "lift": 5.0,
    "turn_token": 3.0,
    "keep_entry": 3.0,
    "draw_entry": 0.5,
    "load": 2.0,
    "note": 0.3,
    "cross_letter": 0.3,
    "look_seal": 0.4,
    "look_token": 0.4,
    "look_around": 0.6,
    "thin_deck": 0.2,
    "turn_wounds": 0.3,
    "drop_injury": 2.5,
    "drop_malfunction": 2.5,
    "advance_task": 1.5,
    "shuffle_gear": 0.4,
    "end_turn": -0.6,
    "hand": 0.5,
    "trophy": 2.0,
}
# what a victory over an enemy of the sheet is worth besides its reward
FOUGHT: Final[dict[str, float]] = {"fight_row": 5.0, "fight_deck": 4.0, "fight_standing": 5.0}
# people lost to each enemy left in a row, at the end of a round and of the sheet
TOLL: Final = 30
LAST_TOLL: Final = 60
BEARS: Final = 2  # strength of the train that makes up for one of them
WAGES: Final = 6.0  # not to have what was promised for work
EFFORT: Final = 2.5  # a token of shared work
DEADLY: Final = 3.0  # to fall
RID: Final = 2.0  # a pursuer or a rider less
OPENED: Final = 4.0  # a place that was closed
SPREAD: Final = -0.8  # a stage more in a city
# what it is worth to have another paper, where it is one's own choice
PAPERS: Final[dict[str, float]] = {"blank": 6.0, "red": -6.0, "white": 1.0}
HEALED: Final = 0.5  # a wound less, while there is one
GOAL: Final = 8.0  # a sheet left as its goal says
LEFT: Final = 0.5  # a sheet left otherwise
ENDINGS: Final[dict[str, float]] = {
    "victory": 30.0,
    "partial": -12.0,
    "defeat": -30.0,
    "scored": 12.0,
}
FLAG: Final = 1.0
FLAGS: Final[dict[str, float]] = {
    "boy": 2.0,
    "choir": 1.5,
    "clean": 6.0,
    "cold": -1.0,
    "dark": -1.0,
    "debt": -0.5,
    "eleven": 2.0,
    "grudge": -0.5,
    "half": -1.0,
    "hired": 3.0,
    "kid_lost": -4.0,
    "kid_stays": 4.0,
    "late": -2.0,
    "law": 6.0,
    "liar": -1.0,
    "lit": 2.0,
    "lost": -2.0,
    "lost_pumps": -4.0,
    "lower": -0.5,
    "plug": 15.0,
    "receipt": 4.0,
    "short": -2.0,
    "shut": 4.0,
    "silenced": 25.0,
    "slow": -1.0,
    "slow_landing": -3.0,
    "spoken": 2.0,
    "stripped": -2.0,
    "sung": 0.0,
    "verity": 1.5,
    "wages_refused": -8.0,
    "wheel": 20.0,
    "wren": 1.5,
}
COUNTERS: Final[dict[str, float]] = {
    "artifacts": 8.0,
    "asked": 3.0,
    "burned": 5.0,
    "caught": -4.0,
    "cured": 6.0,
    "cut": 5.0,
    "doses": 2.0,
    "escorts": 3.0,
    "floor": 4.0,
    "free": 0.5,
    "guilty": 0.5,
    "heard": 4.0,
    "host": 4.0,
    "kept": 4.0,
    "knocks": -3.0,
    "level": 0.0,
    "pardon": 0.5,
    "people": 0.06,
    "safe": 4.0,
    "saved": 0.5,
    "spans": 6.0,
    "strength": 1.0,
    "taken": -4.0,
    "teams": 6.0,
    "valves": 5.0,
    "volunteers": -0.1,  # who is not taken along in a round is wasted
    "wait_1": 1.2,
    "wait_2": 1.2,
    "wait_3": 1.2,
    "wait_4": 1.2,
    "wall": 1.0,
}
# what a knight keeps count of for itself; a seal that is burnt is one that does not count
TALLY: Final = 2.0
TALLIES: Final[dict[str, float]] = {"burnt": -3.5}


def counter_price(name: str, sheet: str) -> float:
    """What one more of a counter is worth on a sheet."""
    return page(sheet).counts.get(name, COUNTERS.get(name, 0.5))
