# mypyc: skip
"""The reference sheet: what a knight needs to know in any turn, with its clauses (wk2.setup.31)."""

from __future__ import annotations

from typing import Final

REFERENCE: Final = (
    ("actions", "wk2.action.01"),
    ("move", "wk2.move.04"),
    ("camp", "wk2.camp.01"),
    ("explore", "wk2.explore.06"),
    ("city", "wk2.city.02"),
    ("plot", "wk2.plot.01"),
    ("landmark", "wk2.landmark.13"),
    ("part", "wk2.part.07"),
    ("task", "wk2.citytask.02"),
    ("pass", "wk2.pass.01"),
    ("costs", "wk2.move.07"),
    ("fuel", "wk2.move.10"),
    ("radiation", "wk2.danger.02"),
    ("contamination", "wk2.danger.03"),
    ("threat", "wk2.danger.04"),
    ("quack", "wk2.city.03"),
    ("garage", "wk2.city.05"),
    ("workshop", "wk2.city.07"),
    ("stalls", "wk2.city.08"),
    ("weapon", "wk2.combat.05"),
    ("engagement", "wk2.combat.11"),
    ("ranged", "wk2.combat.12"),
    ("advance", "wk2.combat.24"),
    ("melee", "wk2.combat.26"),
    ("resolution", "wk2.combat.27"),
    ("injuries", "wk2.elim.04"),
    ("malfunctions", "wk2.damage.11"),
)
