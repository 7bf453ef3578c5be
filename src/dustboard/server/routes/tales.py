"""Stories: what I have read of them over all my games."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter

from dustboard.server.people import tales
from dustboard.server.protocol.tales import BranchInfo, TalesInfo
from dustboard.server.routes.dependencies import Lang, TheServices, TitleId, Viewer, query

TaleId = Annotated[str, PathParameter(max_length=40, description="the id of a story")]


@query("/tales/{title:str}", summary="The stories of a title, and what I know of them")
async def overview(
    title: TitleId, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> TalesInfo:
    """Works for guests; whoever is not known has read nothing."""
    return await tales.overview(services.registry, viewer, title, lang)


@query("/tales/{title:str}/{tale:str}", summary="The map of a story as far as I have read it")
async def branches(
    title: TitleId, tale: TaleId, viewer: Viewer, services: TheServices, lang: Lang = "en"
) -> BranchInfo:
    """No number and no name of what was not read."""
    return await tales.branches(services.registry, viewer, title, tale, lang)


HANDLERS = [overview, branches]
