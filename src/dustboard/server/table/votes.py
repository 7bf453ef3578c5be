"""What the people at a table decide together: going back, and what becomes of an absent player."""

from __future__ import annotations

from dustboard.server.core.refusals import bad_request, not_now, not_yours
from dustboard.server.game import carried, positions
from dustboard.server.game.story import Story, window_seats
from dustboard.server.store import TableRow, UserRow
from dustboard.server.store.data import Learnt, Step, VoteData
from dustboard.server.table.chat import saying
from dustboard.server.table.pins import check_owner
from dustboard.server.table.play import seat_name, stop
from dustboard.server.table.room import Room


class _MoreLearnt(Exception):
    """More is known by now than the vote says."""

    def __init__(self, learnt: Learnt) -> None:
        self.learnt = learnt


class _There(Exception):
    """Answers were taken back as far as the vote wants."""


# -- going back --------------------------------------------------------------------------------


async def ask_rewind(room: Room, seat: int, at: int) -> None:
    """Ask all seats of people to go back; if the asker is alone, it is done at once."""
    story = room.story
    if not room.data.rewind_by_consent:
        raise not_now("no-rewind")
    if story is None or at >= positions.closed_answers(story.game):
        raise bad_request("rewind-nowhere")
    carried.check_position(story.base, story.game, at, "older-rewind")
    learnt = (await room.earlier(story, at)).learnt
    if _bots_refuse(room, learnt):
        raise not_now("bots-disagree", learnt=learnt)

    def change(row: TableRow) -> str:
        row.data.votes = [vote for vote in row.data.votes if vote.about != "rewind"]
        row.data.votes.append(VoteData("rewind", seat, at, {str(seat): "yes"}, learnt))
        return saying("rewind-asked", name=seat_name(room, seat), at=at)

    await room.change_data(change)
    await _count_rewind(room)


def _bots_refuse(room: Room, learnt: Learnt) -> bool:
    return learnt != "nothing" and any(one.is_bot for one in room.data.seats)


async def _count_rewind(room: Room) -> None:
    vote = next((one for one in room.data.votes if one.about == "rewind"), None)
    if vote is None:
        return
    story = room.story
    people = [str(seat) for seat, one in enumerate(room.data.seats) if one.user]
    if story is not None and story.base is not None and vote.at < story.base.first(story.game):
        # asked before the game was carried over to another version
        first = story.base.first(story.game)
        await _close_vote(room, vote, saying("rewind-older", n=first))
    elif "no" in vote.choices.values():
        await _close_vote(room, vote, saying("rewind-refused"))
    elif all(vote.choices.get(one) == "yes" for one in people):
        await _go_back(room, vote)


async def _go_back(room: Room, vote: VoteData) -> None:
    """All agreed. If more was learnt than they were told, they are asked again."""

    async def make(story: Story) -> Step:
        if vote.at >= positions.closed_answers(story.game):
            raise _There
        earlier = await room.earlier(story, vote.at)
        if earlier.learnt not in (vote.learnt, "nothing"):
            raise _MoreLearnt(earlier.learnt)
        story.rewind(earlier, vote.seat)
        return Step("rewind", room.config.clock(), "", vote.seat, at_answer=vote.at)

    try:
        await room.step(make, -1)
    except _MoreLearnt as more:
        if _bots_refuse(room, more.learnt):
            await _close_vote(room, vote, saying("rewind-bots", learnt=more.learnt))
        else:
            await _ask_again(room, more.learnt)
    except _There:
        await _close_vote(room, vote, saying("rewind-there"))
    else:
        await _close_vote(room, vote, saying("rewound", at=vote.at))


async def _ask_again(room: Room, learnt: Learnt) -> None:
    def change(row: TableRow) -> str:
        for vote in row.data.votes:
            if vote.about == "rewind":
                vote.learnt, vote.choices = learnt, {}
        return saying("rewind-again", learnt=learnt)

    await room.change_data(change)


async def _close_vote(room: Room, vote: VoteData, line: str) -> None:
    def change(row: TableRow) -> str:
        row.data.votes = [
            one for one in row.data.votes if (one.about, one.seat) != (vote.about, vote.seat)
        ]
        return line

    await room.change_data(change)


# -- votes -------------------------------------------------------------------------------------


async def cast_vote(
    room: Room, user: UserRow, about: str, seat: int, choice: str, voter: int | None = None
) -> None:
    """Vote about an absent player or a rewind, which every seat agrees to for itself.

    `voter` is the seat that votes; it must be named where a device plays several.
    """
    seats = room.seats_of(user.id)
    if not seats:
        raise not_yours("players-vote")
    if about == "rewind":
        if choice not in ("yes", "no"):
            raise bad_request("vote-yes-no")
        if not any(one.about == "rewind" for one in room.data.votes):
            raise not_now("rewind-not-asked")
        if voter is None and len(seats) > 1:
            raise bad_request("vote-which-seat")
        own = seats[0] if voter is None else voter
        check_owner(room, user.id, own)
        await _write_vote(room, str(own), "rewind", seat, choice)
        await _count_rewind(room)
        return
    if choice not in ("wait", "bot", "end"):
        raise bad_request("vote-absent")
    check_absent(room, user, seat)
    await _write_vote(room, user.id, "absent", seat, choice)
    await _count_absent(room, seat)


def check_absent(room: Room, user: UserRow, seat: int) -> None:
    """Refuse a vote about somebody who is there, or who is not waited for."""
    if room.row.state != "running" or seat >= len(room.data.seats):
        raise not_now("nothing-to-vote")
    absent = room.data.seats[seat]
    if absent.is_bot or absent.user == user.id:
        raise not_now("nothing-to-vote")
    # in a window all that may react are waited for; who has answered is not told
    waiting = window_seats(room.story.game) if room.story is not None else []
    if seat not in (waiting or room.row.waiting) and not absent.timeouts:
        raise not_now("not-awaited")
    if room.online(absent) and not absent.timeouts:
        raise not_now("is-here", name=seat_name(room, seat))


async def _write_vote(room: Room, who: str, about: str, seat: int, choice: str) -> None:
    def change(row: TableRow) -> None:
        for vote in row.data.votes:
            if vote.about == about and (about == "rewind" or vote.seat == seat):
                vote.choices[who] = choice
                return
        row.data.votes.append(VoteData("absent", seat, 0, {who: choice}))

    await room.change_data(change)


async def _count_absent(room: Room, seat: int) -> None:
    vote = next(
        (one for one in room.data.votes if one.about == "absent" and one.seat == seat), None
    )
    if vote is None:
        return
    others = [one for one in room.people() if one != room.data.seats[seat].user]
    chosen = [vote.choices.get(one) for one in others]
    name = seat_name(room, seat)
    for choice in ("wait", "bot", "end"):
        if 2 * chosen.count(choice) <= len(others):
            continue
        if choice == "wait":
            await _close_vote(room, vote, saying("waits", name=name))
        elif choice == "bot":
            await _seat_bot(room, vote, saying("bot-plays", name=name))
        else:
            await stop(room, saying("ended"))


async def _seat_bot(room: Room, vote: VoteData, line: str) -> None:
    def change(row: TableRow) -> str:
        row.data.seats[vote.seat].away_bot = "normal"
        row.data.votes = [one for one in row.data.votes if one.seat != vote.seat]
        return line

    await room.change_data(change)
