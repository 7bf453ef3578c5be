"""The built web client: files with hashed names for good, everything else looked at anew."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from dustboard.server.core.refusals import Refused

HINT = (
    "Dustboard runs, but its web client is not built.\n"
    "Build it with `npm ci && npm run build` in the folder web, or install a release.\n"
    "The API is under /api/v1; its description is /api/v1/openapi.json.\n"
)
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
PART_LIMIT = 255  # bytes between two slashes: no file or page has a longer name
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
# a day without a look at them, and then a look that nobody waits for
STEADY = ("first.js", "icon.svg")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


def client_id(folder: Path) -> str:
    """Which client is served: the hashed name of its first script; "" if there is none."""
    try:
        page = (folder / "index.html").read_text("utf-8")
    except OSError:
        return ""
    found = re.search(r'<script type="module"[^>]* src="([^"]+)"', page)
    return found[1] if found else ""


def client_routes(folder: Path) -> list[HTTPRouteHandler]:
    """Handlers that serve the client from a folder; a hint if it is not there."""

    @get("/", include_in_schema=False)
    async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
        return await answer(request, "/")

    @get("/{path:path}", include_in_schema=False)
    async def client(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return await answer(request, path)

    async def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        if any(len(part.encode("utf-8", "replace")) > PART_LIMIT for part in path.split("/")):
            raise Refused(404, "not-found", "no-page")
        file = _find(folder, path)
        if file is None:
            if path.startswith("/api/"):
                raise Refused(404, "not-found", "no-request")
            if not (folder / "index.html").is_file():
                return Response(HINT.encode(), media_type="text/plain; charset=utf-8")
            if re.search(r"\.[a-z]\w*$", path):  # a clause such as wftw.bid.03 is no file
                raise Refused(404, "not-found", "no-page")
            file = folder / "index.html"  # a page of the client, which knows its own routes
        kept = HASHED.search(file.name) is not None and file.suffix != ".html"
        steady = "public, max-age=86400, stale-while-revalidate=604800"
        again = steady if file.name in STEADY else "no-cache"
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if kept else again,
            "vary": "accept-encoding",
        }
        accepted = request.headers.get("accept-encoding", "")
        body = file
        for name, ending in ENCODINGS:
            packed = file.with_name(file.name + ending)
            if name in accepted and packed.is_file():
                headers["content-encoding"] = name
                body = packed
                break
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        content = await asyncio.to_thread(body.read_bytes)
        return Response(content, headers=headers, media_type=kind or "application/octet-stream")

    return [home, client]


def _find(folder: Path, path: str) -> Path | None:
    """The file behind a path, never one outside the folder."""
    root = folder.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name
