"""Tutorials: what there is, beginning and resuming, and what a learner does beside answering."""

from __future__ import annotations

from litestar.params import JSONBody

from dustboard.server.protocol.lessons import BeginLesson, LearnInfo, LessonWish
from dustboard.server.protocol.tables import TableInfo, TableState
from dustboard.server.routes.dependencies import (
    Lang,
    TheCaller,
    ThePerson,
    TheServices,
    TitleId,
    Viewer,
    command,
    query,
)
from dustboard.server.routes.tables import info, laying
from dustboard.server.table import lesson_actions


@query("/learn/{title:str}", summary="The tutorial of a title, and how far I am")
async def learn(
    title: TitleId, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> LearnInfo:
    """Works for guests; what was done is kept with the table of the lesson."""
    return await lesson_actions.learn(services.registry, viewer, title, lang)


@command("/learn/{title:str}", status_code=201, summary="Begin a tutorial, or go on with it")
async def begin(
    title: TitleId, data: JSONBody[BeginLesson], person: ThePerson, services: TheServices
) -> TableInfo:
    """The table of the lesson."""
    laying(services, person)
    room = await lesson_actions.begin(services.registry, person.user, title, data.again)
    return info(room, person)


@command("/learn/{title:str}/first", status_code=201, summary="A first game with hints")
async def first(title: TitleId, person: ThePerson, services: TheServices) -> TableInfo:
    """A short game against easy bots, as the tutorial's script has it."""
    laying(services, person)
    room = await lesson_actions.first_game(services.registry, person.user, title)
    return info(room, person)


@command("/tables/{code:str}/lesson", summary="Read on, go back to the line, open a copy")
async def lesson(data: JSONBody[LessonWish], caller: TheCaller) -> TableState:
    """A wish that fits no longer changes nothing."""
    room = await caller.seen_room()
    await lesson_actions.act(caller.services.registry, room, caller.user, data)
    return caller.state(room, log=0)


HANDLERS = [learn, begin, first, lesson]
