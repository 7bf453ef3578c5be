"""The ASGI application: routes, guards, errors, start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import dustboard
from dustboard.kernel.errors import DustboardError
from dustboard.server.core.config import ServerConfig
from dustboard.server.core.languages import reader
from dustboard.server.core.refusals import Refused, bad_request, store_down
from dustboard.server.core.security import BODY_LIMIT, address_of, secure_headers, slow_refusals
from dustboard.server.protocol.tables import PROTOCOL, Problem
from dustboard.server.routes import lab, lessons, library, notices, people, play, tables, tales
from dustboard.server.routes.dependencies import asker, caller, commander, owner, viewer, who
from dustboard.server.services import Services
from dustboard.server.static import client_id, client_routes
from dustboard.server.store import NotStorable, Store, StoreDown

log = logging.getLogger("dustboard.app")
AnyRequest = Request[Any, Any, Any]


def create_app(config: ServerConfig, store: Store | None = None) -> Litestar:
    """The application for this configuration; `app.state.services` holds its parts."""
    services = Services(config, store)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    def limited(app: ASGIApp) -> ASGIApp:
        async def by_address(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
                client = scope.get("client")
                try:
                    services.rates.take(
                        "address", address_of(client[0]) if client else "", 400, 150
                    )
                except Refused:
                    await asyncio.sleep(config.refusal_seconds)
                    raise
                send = slow_refusals(send, config.refusal_seconds)
            await app(scope, receive, send)

        return by_address

    def handed_over() -> Services:
        return services

    api = Router(
        f"/api/v{PROTOCOL}",
        route_handlers=[
            *people.HANDLERS,
            *library.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *notices.HANDLERS,
            *lessons.HANDLERS,
            *tales.HANDLERS,
            *lab.HANDLERS,
        ],
        dependencies={
            "services": Provide(handed_over, sync_to_thread=False),
            "person": Provide(commander),
            "owner": Provide(owner),
            "viewer": Provide(viewer),
            "who": Provide(who),
            "asker": Provide(asker),
            "caller": Provide(caller),
        },
        middleware=[limited],
    )

    @get("/health", include_in_schema=False)
    async def health() -> Response[dict[str, Any]]:
        store = await services.health.look()
        ok = set(store.values()) == {"ok"}
        content = {"ok": ok, "engine": dustboard.__version__, "store": store}
        return Response(content, status_code=200 if ok else 503)

    @get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
    def metrics() -> str:
        return services.metrics.text()

    @get(f"/api/v{PROTOCOL}/openapi.json", include_in_schema=False, sync_to_thread=False)
    def description(request: AnyRequest) -> dict[str, Any]:
        return request.app.openapi_schema.to_schema()

    def on_error(request: AnyRequest, error: Exception) -> Response[Problem]:
        services.metrics.errors += 1
        log.error("request failed: %s %s", request.method, request.scope["path"], exc_info=error)
        return _on_refusal(request, Refused(500, "fault", "fault"))

    app = Litestar(
        route_handlers=[api, description, health, metrics, *client_routes(config.web_dist)],
        lifespan=[life],
        before_send=[secure_headers(client_id(config.web_dist))],
        exception_handlers={
            Refused: _on_refusal,
            DustboardError: on_error,
            StoreDown: _on_store_down,
            HTTPException: _on_http,
            RecursionError: _on_depth,
            UnicodeDecodeError: _on_encoding,
            NotStorable: _on_not_storable,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Dustboard",
            version=dustboard.__version__,
            description="Commands of the Dustboard table. Pushes come over a websocket at"
            " /tables/{code}/live; see docs/protocol.md.",
            path=f"/api/v{PROTOCOL}/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        debug=False,
    )
    app.state.services = services
    return app


def _on_refusal(request: AnyRequest, error: Refused) -> Response[Problem]:
    problem = Problem(error.text(reader(request)), error.kind, error.rule)
    return Response(problem, status_code=error.status, media_type=MediaType.JSON)


def _on_store_down(request: AnyRequest, error: StoreDown) -> Response[Problem]:
    log.error("the store is down: %s", error)
    return _on_refusal(request, store_down())


def _on_depth(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    return _on_refusal(request, bad_request("too-deep"))


def _on_encoding(request: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    return _on_refusal(request, bad_request("not-utf8"))


def _on_not_storable(request: AnyRequest, error: NotStorable) -> Response[Problem]:
    return _on_refusal(request, bad_request("not-understood", detail=str(error)))


def _on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses; what it does not understand it says in its own words."""
    status = error.status_code
    if status == 404:
        return _on_refusal(request, Refused(status, "not-found", "no-request"))
    if status == 405:
        return _on_refusal(request, Refused(status, "not-allowed", "not-allowed"))
    if status == 413:
        return _on_refusal(request, Refused(status, "too-large", "too-large"))
    text = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        text = f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".strip(": ")
    refusal = Refused(status, "bad-request", "not-understood", detail=text[:300])
    return _on_refusal(request, refusal)
