"""The moments at which effects of cards and sheets happen, with what each means."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.effects.book import Moment

MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("pool", "when the dice of a test or an attack are laid out"),
    Moment("boost", "before the knight rolls, if it declares it"),
    Moment("reroll", "after the knight has rolled, if it declares it"),
    Moment("botched", "when the knight has rolled a botch"),
    Moment("met", "when a combat begins"),
    Moment("chosen", "when it is chosen as the weapon of a combat"),
    Moment("foe_attack", "before the enemy rolls for its attack"),
    Moment("botch", "for each botch of the knight's attack"),
    Moment("attack", "when an attack with it was rolled"),
    Moment("fate", "for each fate of its attack"),
    Moment("engagement", "in the Engagement Step of a combat"),
    Moment("advance", "in the Advance Step of a combat"),
    Moment("resolution", "in the Resolution Step of a combat"),
    Moment("won", "when the knight has defeated an enemy"),
    Moment("gear_won", "instead of drawing gear that was won or found"),
    Moment("new_sheet", "when a new sheet begins"),
    Moment("called_out", "as a Special Action of another knight in the same city"),
    Moment("camp", "in a Camp Action, if the knight uses it"),
    Moment("in_camp", "when a Camp Action begins"),
    Moment("workshop", "when the Workshop has fixed a card of its knight"),
    Moment("explore", "in an Explore Action, if the knight uses it"),
    Moment("anytime", "before or after an action, if the knight uses it"),
    Moment("card", "when a wasteland card was turned up"),
    Moment("moved", "after a Move Action of its knight"),
    Moment("explored", "after an Explore Action of its knight"),
    Moment("sheet_open", "when a sheet is laid out"),
    Moment("round_start", "when a round of the sheet begins, after the Time Marker moved"),
    Moment("round_end", "when a round of the sheet ends"),
    Moment("time_out", "when the Time Marker would leave the track"),
    Moment("after_move", "after a Move Action of a knight"),
    Moment("after_explore", "after an Explore Action of a knight"),
    Moment("after_camp", "after a Camp Action of a knight"),
    Moment("after_city", "after a City Action of a knight"),
    Moment("after_fix", "after a Long Fix of a knight"),
    Moment("fight", "when a combat of a knight begins, before the weapon is chosen"),
    Moment("after_combat", "after a combat of a knight"),
    Moment("fallen", "when a knight has fallen unconscious"),
    Moment("wreck", "when the vehicle of a knight was wrecked"),
    Moment("all_out", "when a round ends and no knight is left in the game"),
    Moment("story_end", "when the ending was read: epilogues"),
    Moment("turn_end", "at the end of a knight's turn"),
)
