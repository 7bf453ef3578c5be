"""Odds over the wire: from the seat's own eyes, with its draft, and not where they are hidden."""

from __future__ import annotations

import re
from typing import Any

from server.running import Guest, Running


def to_commitment(guest: Guest, code: str) -> dict[str, Any]:
    """Answer for seat 0 until it has to lay cards."""
    while True:
        prompt: dict[str, Any] | None = guest.get(f"/tables/{code}", seat=0)["prompt"]
        if prompt is None:
            continue
        if prompt["name"] == "commitment":
            return prompt
        keys = ["field:1", "done"] if prompt["name"] == "marks" else [prompt["options"][0]["key"]]
        body = {
            "seat": 0,
            "decision": prompt["id"],
            "answers": keys,
            "key": f"key-{prompt['id']}-x",
        }
        guest.post(f"/tables/{code}/answer", body)


def total(guest: Guest, code: str) -> int:
    rows = guest.get(f"/tables/{code}/odds", seat=0)["rows"]
    field = next((row for row in rows if row["key"] == "field:1"), None)
    lines = [part["text"] for part in (field or {"parts": []})["parts"] if part["seat"] == 0]
    return int(re.search(r"A: (\d+) ", lines[0]).group(1)) if lines else 0  # type: ignore[union-attr]


def test_my_total_follows_my_draft(table: Running) -> None:
    guest = table.guest("Ana")
    code = guest.table(["me", "bot"], start=True, shuffle_seats=False)
    prompt = to_commitment(guest, code)
    assert total(guest, code) == 0
    attacking = [one["key"] for one in prompt["options"] if one["key"].endswith("@field:1")]
    body = {"seat": 0, "decision": prompt["id"], "answers": attacking[:1]}
    after = guest.post(f"/tables/{code}/draft", body)
    assert after["view"]["mine"]["cover"]["state"] in ("covered", "exact", "short")
    assert total(guest, code) > 0


def test_a_rivals_eyes_are_not_lent_out(table: Running) -> None:
    guest, other = table.guest("Ana"), table.guest("Bo")
    code = guest.table(["me", "bot"], start=True, shuffle_seats=False)
    guest.get(f"/tables/{code}/odds", seat=1, status=403)
    other.get(f"/tables/{code}/odds", seat=0, status=403)


def test_a_table_without_odds_gives_none(table: Running) -> None:
    guest = table.guest("Ana")
    code = guest.table(["me", "bot"], start=True, shuffle_seats=False, hide_odds=True)
    guest.get(f"/tables/{code}/odds", seat=0, status=409)
