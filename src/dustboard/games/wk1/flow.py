"""The programs and asks of Waste Knights, collected from the modules that define them."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.decisions import Ask, number_asks
from dustboard.kernel.frames import Program, number_programs

PROGRAMS: Final[tuple[Program, ...]] = number_programs([])
ASKS: Final[tuple[Ask, ...]] = number_asks([])
