"""What the games of one variant say: shares, cards, curves; numbers only, without any page."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from dustboard.lab.batch import Row
from dustboard.lab.experiments.significance import Difference, correct, shares_apart
from dustboard.lab.figures import won
from dustboard.lab.statistics import mean

FEWEST = 5  # seats with a card, and without it, below which nothing is said
ROUNDS = ((0, 0, "start"), (1, 2, "1-2"), (3, 4, "3-4"), (5, 6, "5-6"), (7, 999, "7+"))


class Share(NamedTuple):
    """How often something won."""

    name: str
    wins: float
    number: int


class CardShare(NamedTuple):
    """How often seats won without a card and with it, and by the round they gained it in."""

    id: str
    difference: Difference
    owners: int
    by_round: list[tuple[float, int]]


class Games:
    """The games of a variant."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = list(rows)
        # where all win or lose together, each of them has won
        self.together = any(len(row["winners"]) == len(row["seats"]) > 1 for row in rows)

    def win(self, row: Row, seat: int) -> float:
        """What a seat won: all of it where they win together, else its part."""
        return float(seat in row["winners"]) if self.together else won(row, seat)

    def even(self) -> float:
        """What a seat wins on average."""
        return mean([self.win(row, seat) for row, seat in self.seats()])

    def seats(self) -> Iterator[tuple[Row, int]]:
        """All seats of all games."""
        for row in self.rows:
            for seat in range(len(row["seats"])):
                yield row, seat

    def by_seat(self, name: Callable[[Row, int], str]) -> list[Share]:
        """Shares of seats by a name of theirs."""
        found: dict[str, list[float]] = defaultdict(list)
        for row, seat in self.seats():
            found[name(row, seat)].append(self.win(row, seat))
        return [Share(one, sum(found[one]), len(found[one])) for one in sorted(found)]

    def words(self) -> list[str]:
        """Names of the words that the title counts for each seat."""
        return [name for name, values in self._seat_figures() if isinstance(values[0], str)]

    def numbers(self) -> list[str]:
        """Names of the numbers that the title counts for each seat."""
        return [name for name, values in self._seat_figures() if not isinstance(values[0], str)]

    def _seat_figures(self) -> list[tuple[str, list[Any]]]:
        if not self.rows or "figures" not in self.rows[0]:
            return []
        return list(self.rows[0]["figures"]["seats"].items())

    def game_numbers(self) -> list[str]:
        """Names of the numbers that the title counts for each game."""
        figures = self.rows[0].get("figures", {"game": {}}) if self.rows else {"game": {}}
        return [name for name, value in figures["game"].items() if not isinstance(value, str)]

    def cards(self) -> list[CardShare]:
        """What owning a card goes along with, the greatest differences first."""
        all_seats = [
            (row["figures"]["cards"][seat], self.win(row, seat))
            for row, seat in self.seats()
            if "cards" in row.get("figures", {})
        ]
        wins, total = sum(win for _, win in all_seats), len(all_seats)
        own: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for cards, win in all_seats:
            for id, at in cards.items():
                own[id].append((at, win))
        found: list[CardShare] = []
        for id, seats in sorted(own.items()):
            if not FEWEST <= len(seats) <= total - FEWEST:
                continue
            mine = sum(win for _, win in seats)
            difference = shares_apart(wins - mine, total - len(seats), mine, len(seats))
            by_round: list[tuple[float, int]] = []
            for low, high, _ in ROUNDS:
                then = [win for at, win in seats if low <= at <= high]
                by_round.append((mean(then), len(then)))
            found.append(CardShare(id, difference, len(seats), by_round))
        correct([one.difference for one in found])
        return sorted(found, key=lambda one: -one.difference.value)

    def never_used(self, known: Sequence[str]) -> list[str]:
        """Those of the known cards that did nothing in any game."""
        if not self.rows or "used" not in self.rows[0].get("figures", {}):
            return []
        used = {id for row in self.rows for id in row["figures"]["used"]}
        return [id for id in known if id not in used]

    def curves(self) -> list[tuple[str, list[tuple[float, float]]]]:
        """Mean scores of winners and of all others at the end of each round.

        Rounds that less than a tenth of the games came to are left out.
        """
        found: dict[str, dict[int, list[int]]] = {"winners": {}, "others": {}}
        for row in self.rows:
            for at, scores in enumerate(row.get("curve", ())):
                for seat, score in enumerate(scores):
                    who = "winners" if seat in row["winners"] else "others"
                    found[who].setdefault(at, []).append(score)
        lengths = [len(row.get("curve", ())) for row in self.rows]
        last = [at for at in range(max(lengths, default=0)) if self._many(lengths, at)]
        return [
            (who, [(float(at), mean(ats[at])) for at in last if at in ats])
            for who, ats in found.items()
            if ats
        ]

    def leads(self) -> list[tuple[int, float, int]]:
        """For each round: how often whoever led alone after it won, and in how many games."""
        found: dict[int, list[float]] = defaultdict(list)
        for row in self.rows:
            for at, scores in enumerate(row.get("curve", ())[:-1]):
                if scores.count(max(scores)) == 1 and at > 0:
                    found[at].append(self.win(row, scores.index(max(scores))))
        most = max((len(wins) for wins in found.values()), default=0)
        return [
            (at, mean(found[at]), len(found[at]))
            for at in sorted(found)
            if len(found[at]) * 10 >= most
        ]

    def lead_changes(self) -> float:
        """How often the lead passes to somebody else in a game."""
        changes = 0
        for row in self.rows:
            before = -1
            for scores in row.get("curve", ()):
                if scores.count(max(scores)) == 1:
                    leader = scores.index(max(scores))
                    changes += int(before not in (-1, leader))
                    before = leader
        return changes / len(self.rows) if self.rows else 0.0

    def endings(self) -> list[tuple[str, int]]:
        """How often games ended in each way."""
        return Counter(row["reason"] for row in self.rows).most_common()

    @staticmethod
    def _many(lengths: Sequence[int], at: int) -> bool:
        return 10 * sum(length > at for length in lengths) >= len(lengths)


def measures(games: Games) -> dict[str, Callable[[Row], float]]:
    """What two variants are compared by, each a number for each game."""
    found: dict[str, Callable[[Row], float]] = {}
    bots = sorted({bot for row in games.rows for bot in row["seats"]})
    if len(bots) > 1:
        for bot in bots:
            found[f"{bot} wins"] = lambda row, bot=bot: sum(  # type: ignore[misc]
                games.win(row, seat) for seat, name in enumerate(row["seats"]) if name == bot
            )
    found["somebody wins"] = lambda row: float(bool(row["winners"]))
    found["rounds"] = lambda row: float(row["rounds"] or 0)
    found["answers"] = lambda row: float(row["answers"])
    found["mean score"] = lambda row: mean(row["scores"])
    found["best score"] = lambda row: float(max(row["scores"], default=0))
    found["first seat wins"] = lambda row: games.win(row, 0)
    for name in games.game_numbers():
        found[name] = lambda row, name=name: float(row["figures"]["game"][name])  # type: ignore[misc]
    for name in games.numbers():
        found[f"{name}, of all seats"] = lambda row, name=name: float(  # type: ignore[misc]
            sum(row["figures"]["seats"][name])
        )
    return found
