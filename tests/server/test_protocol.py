"""The wire types: what the client is generated from, and what is refused."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from dustboard.server.protocol import commands, typescript
from refresh import AGAIN
from refresh.types import make
from server.running import Running


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    for path, text in make(print).items():
        assert path.read_text() == text, AGAIN


def test_every_type_of_the_protocol_is_written_for_the_client() -> None:
    text = "\n".join(typescript.generate().values())
    for kind in typescript.structs():
        assert f"export interface {kind.__name__} {{" in text
    assert 'type: "presence";' in text
    assert "seats: SeatInfo[];" in text
    assert "password?: string | null;" in text


def test_unknown_fields_and_wrong_kinds_are_refused() -> None:
    good = b'{"seat": 0, "decision": "1-0-0", "answers": ["a"], "key": "12345678"}'
    assert msgspec.json.decode(good, type=commands.Answer).answers == ["a"]
    for bad in (
        good.replace(b'"seat": 0', b'"seat": "0"'),
        good.replace(b'"seat": 0', b'"seat": 8'),
        good.replace(b'"seat": 0', b'"seat": 0, "more": 1'),
        good.replace(b'"12345678"', b'"short"'),
        good.replace(b'["a"]', b'"a"'),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=commands.Answer)


def test_the_description_is_served(table: Running) -> None:
    served = httpx.get(f"{table.base}/api/v1/openapi.json").json()
    assert served["openapi"].startswith("3.1")
    paths = served["paths"]
    assert "post" in paths["/api/v1/tables/{code}/answer"]
    names = served["components"]["schemas"]
    assert "Saved" in names
    assert not [path for path in paths if not path.startswith("/api/v1/")]


def test_health_and_metrics_tell_no_names(table: Running) -> None:
    guest = table.guest("Very Special Name")
    code = guest.table(["me", "bot"], start=True)
    assert httpx.get(f"{table.base}/health").json()["ok"] is True
    text = httpx.get(f"{table.base}/metrics").text
    assert "dustboard_rooms " in text
    assert "# TYPE dustboard_saved_seconds histogram" in text
    assert code not in text
    assert "Special" not in text
