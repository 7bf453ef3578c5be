"""Who sits where: the names and faces of people and bots at a table.

Bots have a name and a face of their own, sixteen of each; a table draws them by its code, so that
they stay with their seats. People keep their name; who chose no face gets one by the name. Nobody
at a table shares a face as long as there are enough, and no two bots share a name.

>>> ordered("k7pq")[:3] == ordered("k7pq")[:3] and len(set(ordered("k7pq"))) == 16
True
"""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.crew import CREW, ordered
from dustboard.server.store.data import SeatData, TableData


def names(data: TableData) -> tuple[str, ...]:
    """What each seat is called, by seat: for every sentence that speaks of one.

    >>> seats = [SeatData("me", name="Ana"), SeatData("bot", name="Pinch"), SeatData("open")]
    >>> names(TableData("wftw", "", "", seats, {}))
    ('Ana', 'Pinch', 'Mags')
    """
    given = [seat.name for seat in data.seats]
    spare = (name for name in CREW.values() if name not in given)
    return tuple(name or next(spare) for name in given)


def face(seat: SeatData) -> str:
    """The face of a seat; tables from before there were faces have them by name."""
    return seat.face or (by_name(seat.name) if seat.taken else "")


def by_name(name: str) -> str:
    """The face that goes with a name: a bot's own, else any, always the same one."""
    return next((one for one, called in CREW.items() if called == name), ordered(name)[0])


def seat_crew(seats: Sequence[SeatData], code: str) -> None:
    """Give everybody who sits a face, and every bot without a name one of its own."""
    worn: list[str] = []
    people = {seat.name for seat in seats if seat.kind != "bot"}
    for seat in seats:
        if seat.kind == "bot" and seat.name in people:
            seat.name = seat.face = ""  # who comes with its name is called so
        if seat.face in worn and seat.kind == "bot" and not seat.name:
            seat.face = ""  # somebody else wears it already
        elif seat.face:
            worn.append(seat.face)
            seat.name = seat.name or CREW[seat.face]
    for seat in seats:
        if not seat.taken or seat.face:
            continue
        wanted = ordered(code) if seat.kind == "bot" else [by_name(seat.name), *ordered(seat.name)]
        given = {other.name for other in seats}
        free = [one for one in wanted if one not in worn and CREW[one] not in given - {seat.name}]
        seat.face = (free or wanted)[0]
        worn.append(seat.face)
        if not seat.name:
            seat.name = CREW[seat.face]
