"""The types of the web client, made from those of the server and of the titles."""

from __future__ import annotations

from dustboard.server.protocol import typescript, view_types
from refresh import ROOT, Files, Say

CLIENT = ROOT / "web" / "src"


def make(say: Say) -> Files:
    """The files that `typescript` and `view_types` generate."""
    files = {CLIENT / name: text for name, text in typescript.generate().items()}
    views = {CLIENT / name: text for name, text in view_types.generate().items()}
    # a title without a stage of its own is shown by the plain one, which needs no types
    return {**files, **{path: text for path, text in views.items() if path.parent.is_dir()}}
