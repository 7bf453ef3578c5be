"""The version of the engine, written into every record."""

from typing import Final

ENGINE: Final = "0.1.0"
