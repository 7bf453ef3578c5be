"""Processes that play for another one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent() -> None:
    """Watch whoever started this process, and end when it has ended, even if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def begin_to_play() -> None:
    """For processes of the lab: Ctrl-C is for whoever started them, and so is their end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
