"""Papers set by Typst: a source, the data and pictures that it reads, and our fonts give a PDF.

All words go through the data, as JSON, so nothing in them is taken for markup. The source reads it
by `json("data.json")`. Nothing of the machine is used: neither its fonts nor its clock.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from dustboard.kernel.errors import DustboardError

HEAD = "Barlow"  # with stretch 75%, weight 600
TEXT = "Atkinson Hyperlegible"  # upright, italic and bold
SERIF = "Libertinus Serif"  # comes with Typst


class CannotTypeset(DustboardError):
    """Typst is not installed, or the source is wrong."""


def pdf(source: str, data: Any = None, beside: Mapping[str, bytes] | None = None) -> bytes:
    """Compile a source to a PDF. `beside` are files it may read or import, by path.

    >>> pdf('#json("data.json").word', {"word": "Dust"})[:5]
    b'%PDF-'
    """
    return bytes(_compiled(source, data, beside, "pdf"))


def pictures(
    source: str, data: Any = None, beside: Mapping[str, bytes] | None = None, ppi: int = 72
) -> list[bytes]:
    """Compile a source to one PNG for each page."""
    made = _compiled(source, data, beside, "png", ppi=float(ppi))
    return [made] if isinstance(made, bytes) else list(made)


def need_typst() -> Any:
    """The compiler; complains in one line where it is missing."""
    try:
        return import_module("typst")
    except ModuleNotFoundError:
        raise CannotTypeset(
            "this needs the package 'typst': install it with pip install 'dustboard[print]'"
        ) from None


def _compiled(
    source: str, data: Any, beside: Mapping[str, bytes] | None, kind: str, **more: Any
) -> Any:
    typst = need_typst()
    with tempfile.TemporaryDirectory(prefix="dustboard-") as name, as_file(_fonts()) as fonts:
        root = Path(name)
        for path, content in (beside or {}).items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        text = json.dumps(data, ensure_ascii=False)
        (root / "data.json").write_text(text, encoding="utf-8")
        main = root / "main.typ"
        main.write_text(source, encoding="utf-8")
        try:
            return typst.compile(
                str(main),
                root=name,
                font_paths=[str(fonts)],
                ignore_system_fonts=True,
                format=kind,
                timestamp=0,
                **more,
            )
        except typst.TypstError as error:
            raise CannotTypeset(f"the page could not be set: {error.diagnostic}") from None


def _fonts() -> Any:
    return files("dustboard") / "fonts"
