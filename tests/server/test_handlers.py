"""Every route that is written is offered."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from typing import Any

from litestar.handlers import BaseRouteHandler

from dustboard.server import routes


def missing(module: Any) -> Iterable[str]:
    """The names of routes of a module that it does not hand over."""
    offered = getattr(module, "HANDLERS", None)
    for name, one in vars(module).items():
        written = isinstance(one, BaseRouteHandler) and one.fn.__module__ == module.__name__
        if written and offered is not None and one not in offered:
            yield f"{module.__name__}.{name}"


def test_no_route_is_forgotten() -> None:
    modules = [
        importlib.import_module(f"{routes.__name__}.{one.name}")
        for one in pkgutil.iter_modules(routes.__path__)
    ]
    assert sum(hasattr(module, "HANDLERS") for module in modules) > 3
    assert [name for module in modules for name in missing(module)] == []
