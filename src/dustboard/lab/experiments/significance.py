"""Differences with intervals: of pairs, of two groups, and which of many are more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

from dustboard.lab.statistics import Z_95, mean, wilson


class Difference:
    """How much more the second has than the first, with a 95 % interval."""

    def __init__(
        self, first: float, second: float, low: float, high: float, p: float, number: int
    ) -> None:
        self.first = first
        self.second = second
        self.value = second - first
        self.low = low
        self.high = high
        self.p = p  # how likely so much would be by chance alone
        self.number = number  # of pairs, or of the smaller group
        self.holm = p  # the same among many that were looked at; see `correct`

    @property
    def sure(self) -> bool:
        """Whether it is more than chance, among all that were looked at."""
        return self.holm < 0.05


def paired(first: Sequence[float], second: Sequence[float]) -> Difference:
    """The mean difference of pairs, by the normal approximation.

    >>> found = paired([1, 2, 3, 4], [2, 3, 5, 5])
    >>> found.value, round(found.low, 2), round(found.high, 2), found.p < 0.001
    (1.25, 0.76, 1.74, True)
    """
    apart = [two - one for one, two in zip(first, second, strict=True)]
    return _normal(mean(first), mean(second), _error(apart), len(apart))


def apart(first: Sequence[float], second: Sequence[float]) -> Difference:
    """The difference of the means of two groups that are no pairs (Welch)."""
    error = sqrt(_error(first) ** 2 + _error(second) ** 2)
    return _normal(mean(first), mean(second), error, min(len(first), len(second)))


def shares_apart(first: float, of_first: int, second: float, of_second: int) -> Difference:
    """The difference of two shares: Newcombe's interval, and the pooled test.

    >>> found = shares_apart(48, 80, 56, 70)
    >>> round(found.value, 2), round(found.low, 3), round(found.high, 3), round(found.p, 3)
    (0.2, 0.052, 0.334, 0.008)
    """
    one, two = first / of_first, second / of_second
    low_one, high_one = wilson(first, of_first)
    low_two, high_two = wilson(second, of_second)
    low = two - one - sqrt((two - low_two) ** 2 + (high_one - one) ** 2)
    high = two - one + sqrt((high_two - two) ** 2 + (one - low_one) ** 2)
    share = (first + second) / (of_first + of_second)
    error = sqrt(share * (1 - share) * (1 / of_first + 1 / of_second))
    return Difference(one, two, low, high, _p(two - one, error), min(of_first, of_second))


def correct(differences: Sequence[Difference]) -> None:
    """Holm's correction: of many that were looked at, some would look sure by chance.

    >>> some = [Difference(0, 0, 0, 0, p, 9) for p in (0.01, 0.04, 0.03)]
    >>> correct(some)
    >>> [round(one.holm, 3) for one in some]
    [0.03, 0.06, 0.06]
    """
    least = 0.0
    for at, one in enumerate(sorted(differences, key=lambda one: one.p)):
        least = max(least, min(1.0, one.p * (len(differences) - at)))
        one.holm = least


def _normal(first: float, second: float, error: float, number: int) -> Difference:
    value = second - first
    low, high = value - Z_95 * error, value + Z_95 * error
    return Difference(first, second, low, high, _p(value, error), number)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))


def _p(value: float, error: float) -> float:
    """The two-sided p of a normal value; 1 where nothing varies and nothing differs."""
    if error == 0:
        return 1.0 if value == 0 else 0.0
    return erfc(abs(value) / error / sqrt(2))
