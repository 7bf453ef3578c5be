"""Numbers about many games: shares with their uncertainty, percentiles, histograms."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeVar

Number = TypeVar("Number", int, float)
Z_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(50, 100)], [round(end, 3) for end in wilson(10, 10)]
    ([0.404, 0.596], [0.722, 1.0])
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(numbers: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def percentile(numbers: Sequence[Number], percent: float) -> Number:
    """The smallest number that at least so many percent do not exceed; 0 of nothing.

    >>> percentile([5, 1, 4, 2, 3], 50), percentile([7], 95), percentile([0.5, 2.5], 99)
    (3, 7, 2.5)
    """
    ordered = sorted(numbers)
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(0, int(rank) - 1)] if ordered else 0


def histogram(numbers: Sequence[int], width: int = 30, most_rows: int = 12) -> list[str]:
    """Lines of a small text histogram.

    >>> for line in histogram([4, 4, 5, 7], width=4):
    ...     print(line)
    4 ####     2
    5 ##       1
    6          0
    7 ##       1
    """
    low, high = min(numbers), max(numbers)
    step = -(-(high - low + 1) // most_rows)
    starts = range(low, high + 1, step)
    counts = [sum(start <= number < start + step for number in numbers) for start in starts]
    names = [str(start) if step == 1 else f"{start}-{start + step - 1}" for start in starts]
    wide = max(len(name) for name in names)
    return [
        f"{name:>{wide}} {'#' * -(-count * width // max(counts)):<{width}} {count:>5}"
        for name, count in zip(names, counts, strict=True)
    ]
