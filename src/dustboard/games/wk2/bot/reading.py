"""What rows of the Book of Tales are worth to a knight who knows the book.

A list is worth the sum of its rows; of a choice the best option counts, of a test and of a fight
both ends with their chances. What a row does is priced by its word, flags and counters by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk2.bot.chances import at_least, successes
from dustboard.games.wk2.bot.conditions import Holds
from dustboard.games.wk2.bot.fights import MACHINES, harm, inroad, reward, victory
from dustboard.games.wk2.bot.pages import page
from dustboard.games.wk2.bot.prices import (
    BEARS,
    COUNTERS,
    DEADLY,
    EFFORT,
    ENDINGS,
    FLAG,
    FLAGS,
    FOUGHT,
    GOAL,
    HEALED,
    LAST_TOLL,
    LEFT,
    OPENED,
    PAPERS,
    RID,
    SPREAD,
    TALLIES,
    TALLY,
    THINGS,
    TOLL,
    WAGES,
    WORDS,
    counter_price,
)
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.story import ENTRIES, Entry

Row = Mapping[str, Any]

DEEPEST: Final = 6  # entries that lead to entries
_BOOK: Final[dict[str, Entry]] = {entry.id: entry for entry in ENTRIES}


class Reader:
    """One look at the book, from where a knight stands now."""

    def __init__(self, look: Seen) -> None:
        self.look = look
        self.holds = Holds(look)
        self.depth = 0
        self.sure = 0  # successes that the next test has before it is rolled
        self.more = ""  # dice that it has more
        self.stands: dict[str, int] = {}  # Health of enemies that come to stand

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
        if cost["do"] == "spend":
            return self.look.counters.get(str(cost["what"]), 0) >= amount
        return cost["do"] != "pay_resources" or self.look.resources >= amount

    def option(self, option: Row) -> float:
        """What choosing an option is worth, its price included."""
        kept = self.sure, self.more
        worth = self.rows(option.get("cost", ())) + self._row(option, costs=False)
        self.sure, self.more = kept
        return worth

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
            return self._test(row)
        if word == "success":
            self.sure += int(amount)
            return 0.0
        if word == "next_dice":
            self.more += str(row["dice"])
            return 0.0
        if word == "attempt":
            return self._attempt(row)
        if word == "effort":
            return self._effort(row, amount)
        if word == "stand_foe":
            self.stands[str(row["foe"])] = self.number(row["health"])
            return 0.0
        if word in ("fight_standing", "hurt_standing"):
            return self._standing(row, amount)
        if word in ("fight", "fight_deck", "fight_row", "fight_grudge", "duel"):
            return self._fight(row)
        if word == "set":
            now = self.look.counters.get(str(row["what"]), 0)
            return (self.number(row["to"]) - now) * self._counted(row)
        if word == "each":
            return self.rows(row["then"]) * (self.look.knights if row["who"] == "each" else 1)
        if word == "exit":
            return (GOAL if row.get("goal") else LEFT) + page(str(row.get("to", ""))).worth
        if word == "ending":
            return ENDINGS.get(str(row.get("kind", "")), 0.0)
        if word == "flag":
            return self._flag(row)
        if word in ("count", "spend"):
            return (amount if word == "count" else -amount) * self._counted(row)
        if word == "keep_paper":
            return PAPERS.get(str(row["paper"]), 0.0)
        if word == "stand":
            return RID if row["at"] == "gone" else 0.0
        if word == "close":
            return OPENED if row.get("open") else 0.0
        if word == "spread":
            return self._spread(row)
        if word == "tally":
            return amount * TALLIES.get(str(row["what"]), TALLY)
        if word == "gain":
            return amount * THINGS.get(str(row["what"]), 0.5)
        if word == "pay_resources":
            return amount * WORDS[word] - self._owed(amount)
        if word in ("pay", "lose"):
            return -amount * THINGS.get(str(row["what"]), 0.5)
        if word == "thin_row":
            return self._thinned(len(self.look.view["row"]) if row.get("all") else 1)
        if word in ("heal", "heal_radiation", "mend"):
            return HEALED * min(amount, self._hurt(word))
        nested = sum(self.rows(row[name]) for name in ("then", "pass", "win") if name in row)
        return amount * WORDS.get(word, 0.0) + nested

    def _pool(self, row: Row) -> str:
        """The dice of a test, with those that were promised for it."""
        dice = self.look.dice(str(row["skill"])) + self.more
        self.more = ""
        return dice

    def _test(self, row: Row) -> float:
        need = self.number(row.get("difficulty", 1)) - self.sure
        self.sure = 0
        chance = at_least(self._pool(row), need)
        passed = self.rows(row.get("pass", ()))
        return chance * passed + (1.0 - chance) * self.rows(row.get("fail", ()))

    def _attempt(self, row: Row) -> float:
        """A test without a difficulty: what each number of successes brings."""
        worth = 0.0
        for rolled, chance in enumerate(successes(self._pool(row))):
            self.holds.rolled = rolled
            worth += chance * self.rows(row["then"])
        self.holds.rolled = None
        return worth

    def _effort(self, row: Row, amount: float) -> float:
        """Work that is shared: each token is a part of what it leads to, the last one all of it."""
        if not amount:
            return self.rows(row.get("none", ()))
        need = max(1, self.number(row["need"]))
        done = self.rows(row.get("done", ()))
        share = 1.0 if self.look.heaped + amount >= need else amount / need
        return EFFORT * amount + share * done

    def _fight(self, row: Row) -> float:
        """A fight with this foe, with the best to fight of a row, or with any of a deck."""
        if row["do"] == "fight_row":
            return max([self._against(row, foe) for foe in self.look.view["row"]], default=0.0)
        if row["do"] == "fight_deck":
            return sum([self._against(row, foe) for foe in MACHINES]) / len(MACHINES)
        return self._against(row, str(row.get("foe", "")))

    def _standing(self, row: Row, amount: float) -> float:
        """An enemy that stands keeps its wounds: each is a part of what its end is worth."""
        foe = str(row["foe"])
        left = self.look.foes.get(foe, self.stands.get(foe, 0))
        if left <= 0:
            return 0.0
        won = FOUGHT["fight_standing"] + self.rows(row.get("win", ()))
        if row["do"] == "hurt_standing":
            return min(1.0, amount / left) * won
        dealt = harm(self.look, foe)
        deadly = DEADLY if dealt >= self.look.life else 0.0
        suffered = dealt * WORDS["wound"] - deadly
        if self.look.last_sheet:  # who falls now has lost little
            suffered *= 0.3 if self.look.last_round else 0.6
        return inroad(self.look, left) * won + suffered

    def _spread(self, row: Row) -> float:
        """Tokens of cities that grow, or go."""
        if row["at"] == "here":
            stage = self.look.stage(self.look.here)
            return SPREAD * max(-stage, self.number(row.get("amount", 1)))
        return SPREAD * (self.look.knights if row["at"] == "each" else 1)

    def _against(self, row: Row, foe: str) -> float:
        chance = victory(self.look, foe)
        gained = sum(number * THINGS[thing] for thing, number in reward(foe).items())
        dealt = harm(self.look, foe)
        deadly = DEADLY if dealt >= self.look.life else 0.0
        won = gained + FOUGHT.get(str(row["do"]), 0.0) + self.rows(row.get("win", ()))
        lost = self.rows(row.get("lose", ())) - deadly
        suffered = dealt * WORDS["wound"]
        if self.look.last_round:  # who falls now has lost little
            lost, suffered = 0.3 * lost, 0.3 * suffered
        return chance * won + (1.0 - chance) * lost + suffered

    def _owed(self, amount: float) -> float:
        """What it costs to pay with what somebody was promised as wages."""
        if "hired" not in self.look.flags or self.look.last_sheet:
            return 0.0
        seats = [seat for seat in self.look.view["seats"] if not seat["out"]]
        left = sum([seat["fuel"]["at"] + seat["ammo"] + seat["meds"] for seat in seats]) - amount
        return WAGES if left < len(self.look.view["seats"]) else 0.0

    def _counted(self, row: Row) -> float:
        """What one more of a counter is worth on this sheet."""
        plot = self.look.view["plot"]
        return counter_price(str(row["what"]), plot["id"] if plot else "")

    def _thinned(self, foes: int) -> float:
        """What so many fewer in a row are worth: those that the train can't bear cost people."""
        row = len(self.look.view["row"])
        borne = self.look.counters.get("strength", 0) // BEARS
        fewer = max(0, row - borne) - max(0, row - foes - borne)
        last = self.look.rounds_left == 1
        lost = TOLL * fewer * (1 if last else 2) + (LAST_TOLL * foes if last else 0)
        return COUNTERS["people"] * lost + COUNTERS["strength"] * (foes - fewer)

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
        return float(self.number(row.get("amount", 1)))

    def number(self, written: Any) -> int:
        """A number of a row, worked out where it has to be."""
        return written if isinstance(written, int) else self.holds.number(str(written))
