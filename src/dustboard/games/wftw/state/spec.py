# mypyc: skip
"""The state of War for the Wasteland, declared once; `./dust refresh state` writes `state.py`.

Cards are numbers (their place in `cards.CARDS`); zones are tuples of cards. Resources are kept in
one list, three per seat. The order is that of digests; who sees a field follows R51.
"""

from __future__ import annotations

from typing import Final

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

COUNTS: Final = By("card_counts", ALL, OWNER)

SPEC: Final = Spec(
    "WarState",
    "One table of War for the Wasteland.",
    conditions={
        "card_counts": "state.house.show_card_counts",
        "open_stocks": "state.house.public_stockpiles",
    },
    parts=(
        part(
            "the round",
            number("round", 1, "which round it is"),
            number("phase", 0, "one of the eight phases; 0 before the first"),
            number("bidding_round", 0, "which bidding round of this round it is"),
        ),
        part(
            "seats",
            seats("stock", 0, "resources", each=3, sees=By("open_stocks", ALL, OWNER)),
            seat_zones("hand", (), "sorted", sees=OWNER, pool="seat", holds="cards"),
            seat_zones("deck", (), "the top card last", sees=NOBODY, pool="seat", holds="cards"),
            seat_zones("discard", (), "the seat's own discard pile", holds="cards"),
            seat_zones("tableau", (), "bases", holds="cards", placed=True),
        ),
        part(
            "choices that are still sealed",
            seat_zones(
                "draft",
                (),
                "cards laid in the open sub-phase",
                sees=OWNER,
                pool="seat",
                into="hand",
                holds="cards",
                placed=True,
            ),
            notes("draft_at", "places, or picks of other kinds", sees=OWNER),
            seats("draft_marks", 0, "bits of targets; or juice picked so far", sees=OWNER),
        ),
        part(
            "the war map",
            seats("marks", 0, "bits of targets of this bidding round"),
            seats("past_marks", 0, "the same for all bidding rounds so far"),
            notes("raids", "places of base attacks announced"),
            notes("raids_since", "bidding round of each of them"),
            notes("duty", "places that need a card now"),
            notes("guard", "own attacked bases that may get cards"),
        ),
        part(
            "cards on the board",
            seat_zones(
                "laid",
                (),
                "cards of all bids",
                sees=OWNER,
                pool="seat",
                face_up="revealed",
                holds="cards",
                placed=True,
            ),
            notes("laid_at", "the place of each of them", sees=COUNTS, face_up="revealed"),
            notes("laid_in", "the bidding round of each of them", sees=COUNTS, face_up="revealed"),
            notes("seen", "cards looked at: seat, position in `laid`, card; and again", sees=OWNER),
            number("revealed", 0, "1: laid cards are face up"),
            seats("unpaid", 0, "cards lost this round for lack of payment"),
        ),
        part(
            "results of the round",
            numbers("field_winner", 0, 0, "by battlefield: the seat that won it"),
            seat_zones("won", (), "cards set aside until phase 7 (R37)", holds="cards"),
            notes("captured", "places of successful attacks"),
            notes("lost", "places whose units may be abandoned"),
            zone("shop_order", (), "seats in the order in which they buy"),
            seats("shop_strength", 0, "strength at the buy row"),
        ),
        part(
            "the centre",
            zone("fields", (), "objectives on the battlefields", holds="cards", placed=True),
            zone("row", (), "the buy row", holds="cards", placed=True),
            zone(
                "objective_deck",
                (),
                "the top card last",
                sees=NOBODY,
                pool="objective",
                holds="cards",
            ),
            zone("objective_discard", (), "objectives that were used", holds="cards"),
            zone(
                "buy_deck",
                (),
                "the top card last",
                sees=NOBODY,
                pool="buy",
                holds="cards",
            ),
            zone("buy_discard", (), "cards that left the buy row", holds="cards"),
            zone("wastes", (), "out of the game", holds="cards"),
            number("end_reason", 0, "why the game ended; 0 while it goes on"),
        ),
    ),
)
