"""A made-up world is put in order: hands sorted, and hidden places of laid cards chosen."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import SHOP, defence_place, raid_base, raid_rival
from dustboard.games.wftw.rules.bidding import targets_of
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.state import UNKNOWN
from dustboard.kernel.zones import without


def _fit_seen(state: WarState) -> None:
    """Put each card that somebody has looked at where they saw it, for what was dealt there."""
    for seat in range(state.players):
        seen = state.seen[seat]
        fixed: list[tuple[int, int]] = []
        for at in range(0, len(seen), 3):
            owner, position, card = seen[at], seen[at + 1], seen[at + 2]
            fixed.append((owner, position))
            dealt = state.laid[owner][position]
            if dealt == card:
                continue
            for zones in (state.hand, state.deck, state.draft, state.laid):
                zone = list(zones[owner])
                places = [
                    to
                    for to in range(len(zone))
                    if zone[to] == card and (zones is not state.laid or (owner, to) not in fixed)
                ]
                if places:
                    zone[places[0]] = dealt
                    zones[owner] = tuple(zone)
                    break
            laid = list(state.laid[owner])
            laid[position] = card
            state.laid[owner] = tuple(laid)


def tidy(state: WarState) -> None:
    """Called after unknown cards were dealt to a masked state."""
    _fit_seen(state)
    for seat in range(state.players):
        state.hand[seat] = tuple(sorted(state.hand[seat]))
        missing = len(state.laid[seat]) - len(state.laid_at[seat])
        if missing > 0:  # the table hides how many cards lie where (R16)
            places = _possible_places(state, seat)
            state.laid_at[seat] = tuple(places[at % len(places)] for at in range(missing))
            state.laid_in[seat] = (1,) * missing


def with_seen(masked: WarState, viewer: int) -> WarState:
    """What a viewer knows, with the cards that they have looked at where these lie."""
    if viewer < 0 or not masked.seen[viewer] or not masked.house.show_card_counts:
        return masked  # where the table hides what lies where, only the log tells
    known = masked.clone()
    pools = dict(masked.unknown)
    seen = masked.seen[viewer]
    for at in range(0, len(seen), 3):
        owner, position, card = seen[at], seen[at + 1], seen[at + 2]
        laid = list(known.laid[owner])
        if laid[position] != UNKNOWN:
            continue
        laid[position] = card
        known.laid[owner] = tuple(laid)
        pools[f"seat {owner}"] = without(pools[f"seat {owner}"], card)
    known.unknown = pools
    return known


def _possible_places(state: WarState, seat: int) -> list[int]:
    """Where the seat must or may have laid cards this round, by its public marks."""
    places = [target for target in targets_of(state.past_marks[seat]) if target <= SHOP]
    places.extend(state.raids[seat])
    for rival in range(state.players):
        for place in state.raids[rival]:
            if raid_rival(place) == seat:
                places.append(defence_place(raid_base(place)))
    return places
