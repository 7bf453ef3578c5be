"""The drawings of the package as pictures of their own, ready to be set on a page.

>>> drawing("ui/foes#gang")[:4], drawing("icons/wk1#crown", "#a8452c").count(b"#a8452c")
(b'<svg', 1)
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_SYMBOL = re.compile(r'<symbol id="([^"]+)"([^>]*)>(.*?)</symbol>', re.DOTALL)
INK = "#231f1c"


@cache
def _sheet(name: str) -> dict[str, tuple[str, str]]:
    """The drawings of a sheet by name: what stands in the tag, and the drawing itself."""
    path = files("dustboard") / "drawings" / f"{name}.svg"
    if not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    return {name: (tag, body) for name, tag, body in _SYMBOL.findall(text)}


def exists(ref: str) -> bool:
    """Whether there is such a drawing."""
    sheet, _, name = ref.partition("#")
    return name in _sheet(sheet)


def drawing(ref: str, colour: str = INK) -> bytes:
    """A drawing as an SVG file; what has no colour of its own gets the given one."""
    sheet, _, name = ref.partition("#")
    if not name:
        return (files("dustboard") / "drawings" / f"{sheet}.svg").read_bytes()
    tag, body = _sheet(sheet)[name]
    fill = f' fill="{colour}"' if sheet.startswith("icons/") else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg"{tag}><g{fill}>'
    return f"{head}{body}</g></svg>".encode()
