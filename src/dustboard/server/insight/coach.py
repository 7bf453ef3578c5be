"""The coach: what a bot would answer from a seat's own view. It is never asked by itself."""

from __future__ import annotations

import zlib

from dustboard.kernel.state import NOT_ASKED
from dustboard.server.core.refusals import bad_request, not_now
from dustboard.server.core.turns import Path
from dustboard.server.game.casts import cast_of
from dustboard.server.game.prompts import crosses
from dustboard.server.protocol.insights import Coach, CoachAnswer
from dustboard.server.table.bot_pool import BotPool
from dustboard.server.table.bot_request import BotRequest
from dustboard.server.table.lobby import known_bot
from dustboard.server.table.room import Room

MOST_ANSWERS = 64


async def advice(
    pool: BotPool, room: Room, seat: int, bot: str, lang: str, who: Path = ()
) -> Coach:
    """The whole answer to the open decision, small step by small step, and why it begins so.

    Where every answer looks the same to the bot, nothing is advised.

    The steps are tried on a copy as in a draft: never beyond a border, so nothing can be learnt.
    """
    from dustboard.bots import levels
    from dustboard.bots.tempers import level_of

    known = levels(room.data.title)
    if level_of(bot) not in known:
        raise bad_request("no-level", levels=", ".join(known))
    known_bot(bot, room.data.title)
    story = room.story
    if story is None or story.game.over or story.game.state.asked[seat] == NOT_ASKED:
        raise not_now("nothing-asked")
    trial = story.game.clone()
    first, group = trial.decision(seat).id, trial.state.group_number
    seed = zlib.crc32(f"{room.code}/{first}".encode())  # asked again it says the same
    cast = cast_of(room.data, seat)
    answers: list[CoachAnswer] = []
    why: list[str] = []
    planned: list[str] = []
    while len(answers) < MOST_ANSWERS:
        decision = trial.decision(seat)
        keys = decision.options.keys()
        if not planned or planned[0] not in keys:
            request = BotRequest(trial, seat)
            planned, reasons, clear = await pool.advise(bot, seed, request, lang, cast.names, who)
            if not answers and not clear:
                return Coach(seat, first, bot, [], reasons[-1:], clear=False)
            why = why or reasons
        key = planned.pop(0)
        index = keys.index(key)
        answers.append(CoachAnswer(key, decision.options[index].text(lang, cast)))
        if crosses(trial, decision, index):
            break
        trial.answer(seat, index)
        if trial.state.asked[seat] == NOT_ASKED or trial.state.group_number != group:
            break
    return Coach(seat, first, bot, answers, why)
