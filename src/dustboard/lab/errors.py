"""What can be wrong with an experiment, in one line each."""

from __future__ import annotations

from dustboard.kernel.errors import DustboardError


class BadExperiment(DustboardError):
    """An experiment that can't be run as asked for."""
