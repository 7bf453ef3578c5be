"""A made-up world is put in order: hands sorted, and hidden places of laid cards chosen."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import SHOP, defence_place, raid_base, raid_rival
from dustboard.games.wftw.rules.bidding import targets_of
from dustboard.games.wftw.state.state import WarState


def tidy(state: WarState) -> None:
    """Called after unknown cards were dealt to a masked state."""
    for seat in range(state.players):
        state.hand[seat] = tuple(sorted(state.hand[seat]))
        missing = len(state.laid[seat]) - len(state.laid_at[seat])
        if missing > 0:  # the table hides how many cards lie where (R16)
            places = _possible_places(state, seat)
            state.laid_at[seat] = tuple(places[at % len(places)] for at in range(missing))
            state.laid_in[seat] = (1,) * missing


def _possible_places(state: WarState, seat: int) -> list[int]:
    """Where the seat must or may have laid cards this round, by its public marks."""
    places = [target for target in targets_of(state.past_marks[seat]) if target <= SHOP]
    places.extend(state.raids[seat])
    for rival in range(state.players):
        for place in state.raids[rival]:
            if raid_rival(place) == seat:
                places.append(defence_place(raid_base(place)))
    return places
