"""The types of the web client, made from those of the server."""

from __future__ import annotations

from dustboard.server.protocol import typescript
from refresh import ROOT, Files, Say

CLIENT = ROOT / "web" / "src" / "lib" / "net"


def make(say: Say) -> Files:
    """The files that `typescript` generates."""
    return {CLIENT / name: text for name, text in typescript.generate().items()}
