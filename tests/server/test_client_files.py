"""Serving the built client, and the hint when there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dustboard.server.core.config import ServerConfig
from server.running import Running, serving


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Running]:
    """A server with a small client."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Dustboard</title>")
    (dist / "assets" / "index-B1a2C3d4.js").write_text("run()")
    (dist / "assets" / "index-B1a2C3d4.js.br").write_bytes(b"packed")
    (dist / "manifest.webmanifest").write_text("{}")
    (dist / "first.js").write_text("paint()")
    (tmp_path / "secret.txt").write_text("secret")
    store = f"sqlite:///{tmp_path / 'store.db'}"
    with serving(ServerConfig(store=store, web_dist=dist, rate_limits=False)) as running:
        yield running


def test_pages_of_the_client_and_its_files(built: Running) -> None:
    with httpx.Client(base_url=built.base) as client:
        for path in ("/", "/rules", "/cards", "/learn", "/t/abcdefgh", "/t/abcdefgh/at/7"):
            page = client.get(path)
            assert page.text.startswith("<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = client.get("/assets/index-B1a2C3d4.js", headers={"accept-encoding": "gzip"})
        assert script.text == "run()"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        packed = {"accept-encoding": "gzip, br"}
        with client.stream("GET", "/assets/index-B1a2C3d4.js", headers=packed) as reply:
            assert reply.headers["content-encoding"] == "br"
            assert b"".join(reply.iter_raw()) == b"packed"
        manifest = client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert client.get("/assets/missing-12345678.js").status_code == 404
        assert client.get("/api/v1/missing").json()["kind"] == "not-found"
        for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in client.get(path).text


def test_what_a_second_visit_need_not_ask_for(built: Running) -> None:
    with httpx.Client(base_url=built.base) as client:
        for path in ("/first.js", "/api/v1/cards/wftw"):
            kept = client.get(path).headers["cache-control"]
            assert "max-age=" in kept
            assert "stale-while-revalidate=" in kept
        for path in ("/api/v1/me", "/api/v1/titles", "/api/v1/missing"):
            assert client.get(path).headers["cache-control"] == "no-store"
        assert client.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"


def test_without_a_client_a_page_says_so(table: Running) -> None:
    page = httpx.get(f"{table.base}/t/abc")
    assert page.headers["content-type"].startswith("text/plain")
    assert "not built" in page.text
