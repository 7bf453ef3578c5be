"""The server for browser tests of Waste Knights II: as `program`, with scenes to begin with."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import wk2_scenes
from browser.program import PROGRAM_OR_WORKER, main, offer_the_template

if __name__ in PROGRAM_OR_WORKER:
    offer_the_template()
    wk2_scenes.install()
if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
