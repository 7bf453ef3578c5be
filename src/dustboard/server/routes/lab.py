"""The lab, for whoever runs the server: runs, how far they are, reports."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import CookieParameter, JSONBody, QueryParameter

from dustboard.server.protocol.lab import LabInfo, OpenLab
from dustboard.server.protocol.tables import PROTOCOL
from dustboard.server.routes.dependencies import (
    AnyRequest,
    ThePerson,
    TheServices,
    address,
    command,
    query,
)

COOKIE = "dustboard_lab"
PATH = f"/api/v{PROTOCOL}/lab"
YEAR = 365 * 24 * 3600
# a report has its style in it and loads nothing
CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
Pass = Annotated[str, CookieParameter(name=COOKIE, required=False, max_length=64)]
RunName = Annotated[str, QueryParameter(min_length=1, max_length=200, description="a run")]
OtherRun = Annotated[str, QueryParameter(max_length=200, description="a run to compare it with")]


@command("/lab/open", status_code=204, summary="Show the key of the lab")
async def enter(
    request: AnyRequest, data: JSONBody[OpenLab], person: ThePerson, services: TheServices
) -> Response[None]:
    """Sets a cookie for the lab alone."""
    guess = f"lab {address(request)}"
    services.rates.guess(guess)
    given = services.lab.open(data.key)
    services.rates.guessed(guess)
    secure = request.scope["scheme"] == "https" or services.config.secure_cookies
    cookie = Cookie(COOKIE, PATH, given, YEAR, httponly=True, samesite="strict", secure=secure)
    return Response(None, status_code=204, cookies=[cookie])


@query("/lab", summary="The runs of the lab")
async def runs(services: TheServices, shown: Pass = "") -> LabInfo:
    """For devices that have shown the key."""
    return await services.lab.overview(shown)


@query("/lab/report", summary="The report of a run, or of two")
async def report(
    services: TheServices, run: RunName, other: OtherRun = "", shown: Pass = ""
) -> Response[bytes]:
    """A page that stands alone."""
    names = [run, other] if other else [run]
    page = await services.lab.page(shown, names)
    headers = {"content-security-policy": CSP}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


HANDLERS = [enter, runs, report]
