"""Odds, coach, luck and chronicle of Waste Knights over the wire."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.running import Guest, Running

WANTED = ("travel", "route", "escape_or_face")


@pytest.fixture(scope="module")
def road(table: Running) -> tuple[Guest, str, dict[str, dict[str, Any]]]:
    """A table for two at one device, played until all questions of interest came up."""
    guest = table.guest("Ana")
    code = guest.table(["me", "device"], "wk1", start=True, options={"mission": "savior"})
    rng = random.Random(6)
    found: dict[str, dict[str, Any]] = {}
    for _ in range(400):
        for seat in (0, 1):
            prompt = guest.state(code, seat)["prompt"]
            if prompt is None:
                continue
            name = prompt["name"]
            if name in WANTED and name not in found:
                odds = guest.get(f"/tables/{code}/odds", seat=seat)
                coach = guest.get(f"/tables/{code}/coach", seat=seat, bot="normal")
                found[name] = {"odds": odds, "coach": coach, "prompt": prompt}
            keys = [one["key"] for one in prompt["options"]]
            if name in ("route", "travel"):  # on foot, one hex
                keys = ["foot"] if name == "travel" else ["go"] if "go" in keys else keys
            guest.answer(code, prompt, [rng.choice(keys)])
        told = guest.get(f"/tables/{code}/chronicle")["chapters"]
        if len(found) == len(WANTED) and len(told) > 1:
            break
    return guest, code, found


def test_every_answer_that_leads_to_dice_has_its_chance(
    road: tuple[Guest, str, dict[str, dict[str, Any]]],
) -> None:
    _, _, found = road
    assert set(found) == set(WANTED)
    escape = found["escape_or_face"]["odds"]["options"]["escape"]
    assert escape["label"] == "exact"
    assert 0 < escape["chance"] < 1
    assert escape["what"] == "to escape"
    assert escape["parts"][-1]["text"].split(",")[0].endswith("in all")
    # walking and driving draw the same card first: a number beside both would say nothing
    assert "foot" not in found["travel"]["odds"]["options"]


def test_the_coach_has_two_reasons(road: tuple[Guest, str, dict[str, dict[str, Any]]]) -> None:
    _, _, found = road
    for name in WANTED:
        coach = found[name]["coach"]
        assert len(coach["reasons"]) == 2
        keys = [one["key"] for one in found[name]["prompt"]["options"]]
        assert coach["answers"][0]["key"] in keys
    assert "escape" in found["escape_or_face"]["coach"]["reasons"][0]


def test_the_chronicle_tells_the_journey(
    road: tuple[Guest, str, dict[str, dict[str, Any]]],
) -> None:
    guest, code, _ = road
    chronicle = guest.get(f"/tables/{code}/chronicle")
    assert [chapter["heading"] for chapter in chronicle["chapters"]][:2] == ["", "Round 1"]
    lines = [line["text"] for chapter in chronicle["chapters"] for line in chapter["lines"]]
    assert any("rode as" in line for line in lines)
    luck = guest.get(f"/tables/{code}/luck", seat=0)
    assert isinstance(luck, list)
