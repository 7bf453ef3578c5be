"""Who has learnt something between two moments of a game: what decides where undo ends.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> after = game.state.clone()
>>> after.hand[0], after.discard[0] = (), after.hand[0]
>>> learnt(game.title, game.state, after)
'card'
>>> after = game.state.clone()
>>> after.hand[0] = after.hand[0][1:]  # it may lie open as a number
>>> learnt(game.title, game.state, after)
'card'
"""

from __future__ import annotations

from ..state import State
from ..title import Title
from ..zones import count_into
from .fields import NOTES, NUMBER, NUMBERS, ZONE, ZONES, Field
from .masks import SPECTATOR

NOBODY = -1  # the owner of what is not part of a seat


class _Zone:
    """A zone that is not as it was, or is hidden from others than before."""

    def __init__(
        self, field: Field, owner: int, old: tuple[int, ...], new: tuple[int, ...]
    ) -> None:
        self.field = field
        self.owner = owner
        self.old = old
        self.new = new


def learnt(title: Title, before: State, after: State) -> str:
    """What some viewer now knows that was hidden from them before; "" if nobody learnt anything.

    "ended": the seed was published; "read": prose was read; "uncovered": something hidden lies
    open; "card": a card was seen.
    """
    if after.over and not before.over:
        return "ended"
    if title.read_anew(before, after):
        return "read"
    uncovered, zones = _turned(title, before, after), _changed(title, before, after)
    if uncovered or zones:
        for viewer in range(SPECTATOR, before.players):
            if _uncovered(uncovered, before, viewer):
                return "uncovered"
            if _saw_a_card(zones, before, after, viewer):
                return "card"
    return ""


def learnt_by(title: Title, before: State, after: State, viewer: int) -> bool:
    """Whether this viewer now knows something that was hidden before."""
    if _uncovered(_turned(title, before, after), before, viewer):
        return True
    return _saw_a_card(_changed(title, before, after), before, after, viewer)


def _is_turned(field: Field, before: State, after: State) -> bool:
    """Whether others may see the field now than before."""
    if not field.face_up:
        return False
    return bool(getattr(before, field.face_up)) != bool(getattr(after, field.face_up))


def _turned(title: Title, before: State, after: State) -> list[Field]:
    """The numbers and notes that were turned face up."""
    return [
        field
        for field in title.fields(before)
        if field.shape in (NUMBER, NUMBERS, NOTES)
        and _is_turned(field, before, after)
        and getattr(after, field.face_up)
    ]


def _uncovered(turned: list[Field], before: State, viewer: int) -> bool:
    """Whether numbers or notes that were hidden from the viewer lie open now."""
    for field in turned:
        for owner in range(NOBODY, before.players):
            if field.hidden(before, owner, viewer):
                return True
    return False


def _changed(title: Title, before: State, after: State) -> list[_Zone]:
    """The zones that tell anything; what is as it was, and as hidden, tells nothing."""
    found: list[_Zone] = []
    for field in title.fields(before):
        if field.shape == ZONE:
            olds = [getattr(before, field.name)]
            news = [getattr(after, field.name)]
        elif field.shape == ZONES:
            olds = getattr(before, field.name)
            news = getattr(after, field.name)
        else:
            continue
        turned = _is_turned(field, before, after)
        for at in range(len(olds)):
            if turned or olds[at] != news[at]:
                owner = at if field.shape == ZONES else NOBODY
                found.append(_Zone(field, owner, olds[at], news[at]))
    return found


def _saw_a_card(zones: list[_Zone], before: State, after: State, viewer: int) -> bool:
    """Whether a card left what the viewer can't see and one like it came to what the viewer sees.

    Equal cards can't be told apart, so when one is drawn while another is taken up from the table
    it is not certain which is which; that counts as seen. So does a card that is in no zone out of
    sight any more, wherever it is: it may lie open as the number of a field.
    """
    left: dict[int, int] = {}
    came: dict[int, int] = {}
    unseen: dict[int, int] = {}  # how many more there were out of sight
    for zone in zones:
        was_hidden = zone.field.hidden(before, zone.owner, viewer)
        is_hidden = zone.field.hidden(after, zone.owner, viewer)
        count_into(unseen, zone.old if was_hidden else ())
        count_into(unseen, zone.new if is_hidden else (), -1)
        _note(left, zone.old if was_hidden else (), zone.new if is_hidden else ())
        _note(came, () if is_hidden else zone.new, () if was_hidden else zone.old)
    return any(card in left for card in came) or any(more > 0 for more in unseen.values())


def _note(into: dict[int, int], more: tuple[int, ...], less: tuple[int, ...]) -> None:
    """Note the cards of which there are more in the one zone than in the other."""
    counts: dict[int, int] = {}
    count_into(counts, more)
    count_into(counts, less, -1)
    for card, number in counts.items():
        if number > 0:
            into[card] = number
