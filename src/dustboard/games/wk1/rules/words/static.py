"""Words that count all the time (`static`): their numbers are asked for where they matter."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.rules.effects.lines import Amount, KnightEffect
from dustboard.games.wk1.rules.words.questions import bits
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word


class PassedCheck(KnightEffect):
    """Exploration checks of the hexes `least` to `most` count as passed."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.least = args.whole("least", least=1, most=15)
        self.most = args.whole("most", least=1, most=15)


class Against(Amount):
    """`amount` dice in combat with enemies of some `traits`."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.traits = bits(args.choices("traits", things.WASTELAND_TRAITS))


class AttackDiceAgainst(Against):
    """Attack checks against enemies of `traits` gain `amount` dice."""


class Aura(Against):
    """Attack checks of enemies of `traits` here and on adjacent hexes gain `amount` dice."""


class Aggression(Amount):
    """The enemy's attack checks gain `amount` dice while the knight has `rep_least` Reputation."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.rep_least = args.whole("rep_least", default=0)


class NoRangeChange(KnightEffect):
    """Enemies of `traits` cannot change the range, neither by card nor by text."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.traits = bits(args.choices("traits", things.WASTELAND_TRAITS))


_STATIC: Final = ("static",)
WORDS: Final[tuple[Word, ...]] = (
    Word("passed_check", PassedCheck, at=_STATIC),
    Word("attack_dice_against", AttackDiceAgainst, at=_STATIC),
    Word("aggression", Aggression, at=_STATIC),
    Word("no_range_change", NoRangeChange, at=_STATIC),
    Word("aura", Aura, at=_STATIC),
)
