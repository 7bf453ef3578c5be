"""Odds over the wire: from the seat's own eyes, with its draft, and not where they are hidden."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import dustboard
from dustboard.server.insight.odds import roll_info, row_of, seen_events
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
    return int(re.search(r"You: (\d+) ", lines[0]).group(1)) if lines else 0  # type: ignore[union-attr]


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


@pytest.mark.ux("UX-29")
@pytest.mark.parametrize("seed", [0, 1, 3, 5])
def test_a_check_is_marked_on_the_distribution_it_was_shown_with(seed: int) -> None:
    game = dustboard.new_game("wk1", players=2, seed=seed)
    chance = random.Random(seed)
    while game.pending[0].name != "escape_or_face":
        decision = game.pending[0]
        game.answer(decision.seat, chance.choice(list(decision.options)).key)
    seat, title = game.pending[0].seat, game.title
    asked = title.option_odds(game.masked(seat), seat, ["escape"])["escape"]
    shown = [(bar.text, bar.chance) for bar in row_of(title, asked, "en").bars]
    before = len(seen_events(game, seat))
    game.answer(seat, "escape")
    while game.pending[0].kind == "react":
        game.answer(game.pending[0].seat, "pass")
    events = seen_events(game, seat)
    (roll,) = [roll for at, roll in title.rolls(events) if at >= before]
    bars = roll_info(title, 0, roll, "en").bars
    assert [(bar.text, bar.chance) for bar in bars] == shown
    (dice,) = [data for kind, _, data in events[before:] if kind == "dice"]
    successes = sum(die >= dice["difficulty"] for die in dice["dice"])
    assert [at for at, bar in enumerate(bars) if bar.came] == [successes]
