# mypyc: skip
"""The state of Water Run, declared once; `state.py` is written from it by `./dust refresh state`.

The order is that of digests. Flat on purpose: numbers, lists of numbers, and tuples of card
numbers, so that a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.constants import NO_ENTRY, NO_SHEET, NO_WELL
from dustboard.games._template.content.story_table import COUNTERS, FLAGS, SPACES
from dustboard.kernel.knowledge.spec import (
    ALL,
    NOBODY,
    OWNER,
    By,
    Spec,
    notes,
    number,
    numbers,
    part,
    seat_zones,
    seats,
    zone,
)

SPEC: Final = Spec(
    "CaravanState",
    "One table of Water Run.",
    conditions={"open_tanks": "state.house.open_tanks"},
    parts=(
        part(
            "the round",
            number("round", 0, "which round it is"),
            number("first", 0, "the seat that is first in this round"),
            number("revealed", 0, "1 from the reveal of a round to its end"),
            number(
                "well",
                NO_WELL,
                "the cell with water",
                sees=NOBODY,
                face_up="revealed",
                blank=NO_WELL,
            ),
        ),
        part(
            "caravans",
            seats("way", 0, "how far each caravan has come"),
            seats("water", 0, "what is in the tank", sees=By("open_tanks", ALL, OWNER)),
            seats("roll", 0, "this round's die"),
        ),
        # one pool: to a rival any card of a hand could as well lie in the deck
        part(
            "cargo",
            seat_zones("hand", (), "cards not laid", sees=OWNER, pool="cargo", holds="cards"),
            seat_zones(
                "draft",
                (),
                "cargo of an answer not yet sealed",
                sees=OWNER,
                pool="cargo",
                into="hand",
                holds="cards",
            ),
            seat_zones(
                "laid",
                (),
                "cargo of this round",
                sees=OWNER,
                pool="cargo",
                face_up="revealed",
                holds="cards",
            ),
            notes("dug", "the cell each caravan digs, if any", sees=OWNER, face_up="revealed"),
            zone("deck", (), "the top card last", sees=NOBODY, pool="cargo", holds="cards"),
            zone("discard", (), "cargo that was used", holds="cards"),
        ),
        part("the end", number("end_reason", 0, "why the game ended; 0 while it goes on")),
        part(
            "the story, if it is told",
            number("sheet", 0, "the sheet that lies open"),
            number("exit_to", NO_SHEET, "the sheet to open when the round ends"),
            number("entry", NO_ENTRY, "the entry that was read last"),
            numbers("flags", len(FLAGS), 0, "what is noted"),
            numbers("counters", len(COUNTERS), 0, "what is counted"),
            numbers("tokens", len(SPACES), 0, "how many cairns lie on each space"),
            number("trial", 0, "how well the last test or fight went"),
            number("trial_goal", 0, "how well it had to go"),
        ),
    ),
)
