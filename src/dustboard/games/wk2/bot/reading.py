"""What rows of the Book of Tales are worth to a knight who knows the book.

A list is worth the sum of its rows; of a choice the best option counts, of a test and of a fight
both ends with their chances. What a row does is priced by its word, flags and counters by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk2.bot.chances import at_least, successes
from dustboard.games.wk2.bot.conditions import Holds
from dustboard.games.wk2.bot.fights import harm, reward, victory
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.story import ENTRIES, Entry

Row = Mapping[str, Any]

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
    "next_dice": 0.6,
    "next_success": 1.0,
    "find_gear": 1.0,
    "give_gear": -0.8,
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
    "thin_row": 2.0,
    "tally": 2.0,
    "load": 2.0,
    "note": 0.3,
    "cross_letter": 0.3,
    "look_seal": 0.4,
    "look_token": 0.4,
}
# what a victory over an enemy of the sheet is worth besides its reward
FOUGHT: Final[dict[str, float]] = {"fight_row": 5.0, "fight_deck": 4.0, "fight_standing": 5.0}
EFFORT: Final = 2.5  # a token of shared work
HEALED: Final = 0.5  # a wound less, while there is one
GOAL: Final = 8.0  # a sheet left as its goal says
LEFT: Final = 0.5  # a sheet left otherwise
ENDINGS: Final[dict[str, float]] = {"victory": 30.0, "partial": 4.0, "defeat": -30.0}
FLAG: Final = 1.0
FLAGS: Final[dict[str, float]] = {
    "cold": -1.0,
    "dark": -1.0,
    "debt": -0.5,
    "eleven": 2.0,
    "grudge": -0.5,
    "half": -1.0,
    "hired": 1.5,
    "kid_lost": -4.0,
    "late": -2.0,
    "law": 6.0,
    "liar": -1.0,
    "lit": 2.0,
    "lost": -2.0,
    "lower": -0.5,
    "receipt": 4.0,
    "short": -2.0,
    "slow": -1.0,
    "stripped": -2.0,
    "wages_refused": -8.0,
}
COUNTERS: Final[dict[str, float]] = {
    "asked": 3.0,
    "cut": 5.0,
    "escorts": 3.0,
    "floor": 4.0,
    "free": 0.5,
    "guilty": 0.5,
    "kept": 4.0,
    "level": 0.0,
    "pardon": 0.5,
    "people": 0.06,
    "safe": 4.0,
    "saved": 0.5,
    "spans": 4.0,
    "strength": 1.0,
    "teams": 4.0,
    "valves": 5.0,
}
DEEPEST: Final = 6  # entries that lead to entries
_BOOK: Final[dict[str, Entry]] = {entry.id: entry for entry in ENTRIES}


class Reader:
    """One look at the book, from where a knight stands now."""

    def __init__(self, look: Seen) -> None:
        self.look = look
        self.holds = Holds(look)
        self.depth = 0

    def entry(self, number: str) -> float:
        """What it is worth to read an entry: what happens, then the best choice."""
        row = _BOOK.get(number)
        if row is None or self.depth >= DEEPEST:
            return 0.0
        self.depth += 1
        worth = self.rows(row.effects) + self.best(row.choices)
        self.depth -= 1
        return worth

    def best(self, options: Sequence[Row]) -> float:
        """The best of these options that can be chosen; 0 if there is none."""
        found = [self.option(option) for option in options if self.open(option)]
        return max(found, default=0.0)

    def open(self, option: Row) -> bool:
        """Whether an option can be chosen and paid for, as far as one sees."""
        if self.holds.chance(option.get("if", "")) <= 0.0:
            return False
        return all(self._can_pay(cost) for cost in option.get("cost", ()))

    def _can_pay(self, cost: Row) -> bool:
        amount = self._amount(cost)
        if cost["do"] == "pay" and cost.get("what") in ("fuel", "ammo", "meds"):
            return self.look.has(str(cost["what"])) >= amount
        return cost["do"] != "pay_resources" or self.look.resources >= amount

    def option(self, option: Row) -> float:
        """What choosing an option is worth, its price included."""
        return self.rows(option.get("cost", ())) + self._row(option, costs=False)

    def rows(self, rows: Sequence[Row]) -> float:
        """What a list is worth."""
        return sum(self.row(row) for row in rows)

    def row(self, row: Row) -> float:
        """What a row is worth, as likely as its condition holds."""
        chance = self.holds.chance(row.get("if", ""))
        return chance * self._row(row) if chance > 0.0 else 0.0

    def _row(self, row: Row, costs: bool = True) -> float:
        paid = self.rows(row.get("cost", ())) if costs else 0.0
        worth = paid + self._word(row)
        return max(0.0, worth) if row.get("may") else worth

    def _word(self, row: Row) -> float:
        word = row.get("do", "")
        if not word:
            return self.rows(row.get("then", ()))
        amount = self._amount(row)
        if word in ("read", "read_first"):
            if word == "read_first" and row["entry"] in self.look.view["book"]["read"]:
                return 0.0
            return self.entry(str(row["entry"]))
        if "options" in row:  # of a vote everybody's best
            return self.best(row["options"])
        if word == "test":
            chance = at_least(
                self.look.dice(str(row["skill"])), self._number(row.get("difficulty", 1))
            )
            passed = self.rows(row.get("pass", ()))
            return chance * passed + (1.0 - chance) * self.rows(row.get("fail", ()))
        if word == "attempt":
            return self._attempt(row)
        if word == "effort":
            return self._effort(row, amount)
        if word in ("fight", "fight_deck", "fight_row", "fight_standing", "fight_grudge", "duel"):
            return self._fight(row)
        if word == "set":
            now = self.look.counters.get(str(row["what"]), 0)
            return (self._number(row["to"]) - now) * COUNTERS.get(str(row["what"]), 0.5)
        if word == "each":
            return self.rows(row["then"]) * (self.look.knights if row["who"] == "each" else 1)
        if word == "exit":
            return GOAL if row.get("goal") else LEFT
        if word == "ending":
            return ENDINGS.get(str(row.get("kind", "")), 0.0)
        if word == "flag":
            return self._flag(row)
        if word == "count":
            return amount * COUNTERS.get(str(row["what"]), 0.5)
        if word == "gain":
            return amount * THINGS.get(str(row["what"]), 0.5)
        if word in ("pay", "lose"):
            return -amount * THINGS.get(str(row["what"]), 0.5)
        if word in ("heal", "heal_radiation", "mend"):
            return HEALED * min(amount, self._hurt(word))
        nested = sum(self.rows(row[name]) for name in ("then", "pass", "win") if name in row)
        return amount * WORDS.get(word, 0.0) + nested

    def _attempt(self, row: Row) -> float:
        """A test without a difficulty: what each number of successes brings."""
        worth = 0.0
        for rolled, chance in enumerate(successes(self.look.dice(str(row["skill"])))):
            self.holds.rolled = rolled
            worth += chance * self.rows(row["then"])
        self.holds.rolled = None
        return worth

    def _effort(self, row: Row, amount: float) -> float:
        """Work that is shared: each token helps, the last one most."""
        if not amount:
            return self.rows(row.get("none", ()))
        done = self.look.heaped + amount >= self._number(row["need"])
        return EFFORT * amount + (self.rows(row["done"]) if done else 0.0)

    def _fight(self, row: Row) -> float:
        foe = str(row.get("foe", ""))
        chance = victory(self.look, foe)
        gained = sum(number * THINGS[thing] for thing, number in reward(foe).items())
        dealt = harm(self.look, foe)
        deadly = 3.0 if dealt >= self.look.life else 0.0
        won = gained + FOUGHT.get(str(row["do"]), 0.0) + self.rows(row.get("win", ()))
        lost = self.rows(row.get("lose", ())) - deadly
        return chance * won + (1.0 - chance) * lost + dealt * WORDS["wound"]

    def _flag(self, row: Row) -> float:
        if "on" in row:
            return 0.0 if row["on"] in self.look.flags else FLAGS.get(str(row["on"]), FLAG)
        return -FLAGS.get(str(row["off"]), FLAG) if row["off"] in self.look.flags else 0.0

    def _hurt(self, word: str) -> int:
        mine = self.look.mine
        if word == "heal":
            return int(mine["harm"]["wounds"]) + int(mine["harm"]["contaminated"])
        return int(mine["radiation" if word == "heal_radiation" else "damage"]["at"])

    def _amount(self, row: Row) -> float:
        return float(self._number(row.get("amount", 1)))

    def _number(self, written: Any) -> int:
        return written if isinstance(written, int) else self.holds.number(str(written))
