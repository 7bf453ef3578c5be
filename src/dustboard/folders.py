"""Where Dustboard keeps what belongs to a user of this machine."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """Where games are kept for this user: XDG_STATE_HOME, or ~/.local/state."""
    home = os.environ.get("XDG_STATE_HOME", "")
    root = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "state"
    return root / "dustboard"
