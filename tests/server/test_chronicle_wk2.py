"""The chronicle of an adventure: passages under their names, and between them what was chosen."""

from __future__ import annotations

from server.running import Running
from server.test_tales import play_lesson


def test_a_finished_adventure_reads_as_a_story_with_its_choices(table: Running) -> None:
    ana = table.guest("Ana")
    found = ana.get(f"/tables/{play_lesson(ana)}/chronicle")
    assert found["over"]
    pages = [one["heading"] for one in found["chapters"]]
    assert pages[1:] == ["Keys in the Ignition", "A Small Valve", "Home by Lamplight"]
    lines = [line for one in found["chapters"] for line in one["lines"]]
    (first,) = [line for line in lines if line["heading"] == "The One That Runs"]
    assert first["text"].startswith("Rusty is watering a hatchback")
    (chosen,) = [n for n, line in enumerate(lines) if "Stir medicine" in line["text"]]
    assert lines[chosen]["heading"] == ""
    assert lines[chosen - 1]["heading"] == "Nine and a Cup"
    assert lines[chosen + 1]["heading"] == "The End of the Cup"
