"""What cards say through their mods and effects, as read against the plan of the box."""

from pathlib import Path

TEXTS = (Path(__file__).parent / "said.txt").read_text(encoding="utf-8")
