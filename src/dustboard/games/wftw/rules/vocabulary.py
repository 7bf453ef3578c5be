"""Which word of the card data is which verb."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.rules.words.bill import Bill
from dustboard.games.wftw.rules.words.draw import Draw
from dustboard.games.wftw.rules.words.gain import Gain
from dustboard.games.wftw.rules.words.points import (
    IfBases,
    IfMostBases,
    IfProduce,
    PerBases,
    PerResources,
)
from dustboard.games.wftw.rules.words.return_unit import ReturnUnit
from dustboard.games.wftw.rules.words.strength import (
    Attack,
    DefenceOthers,
    Others,
    Rivals,
    Total,
    WinTies,
)
from dustboard.kernel.effects.effects import Vocabulary

VOCABULARY: Final = Vocabulary()
VOCABULARY.add("attack", Attack)
VOCABULARY.add("others", Others)
VOCABULARY.add("rivals", Rivals)
VOCABULARY.add("total", Total)
VOCABULARY.add("defence_others", DefenceOthers)
VOCABULARY.add("win_ties", WinTies)
VOCABULARY.add("bill", Bill)
VOCABULARY.add("gain", Gain)
VOCABULARY.add("draw", Draw)
VOCABULARY.add("return", ReturnUnit)
VOCABULARY.add("vp_if_bases", IfBases)
VOCABULARY.add("vp_if_most_bases", IfMostBases)
VOCABULARY.add("vp_if_produce", IfProduce)
VOCABULARY.add("vp_per_bases", PerBases)
VOCABULARY.add("vp_per_resources", PerResources)
