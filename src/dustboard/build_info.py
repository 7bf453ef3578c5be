"""Which build of the engine runs: compiled by mypyc, or plain Python."""

import importlib


def compiled() -> bool:
    """Tell whether the kernel runs compiled.

    >>> compiled() in (True, False)
    True
    """
    engine = importlib.import_module("dustboard.kernel.engine")
    return (engine.__file__ or "").endswith((".so", ".pyd"))


def describe() -> str:
    """Name the build in one line, for banners and reports.

    >>> describe() in ("compiled (mypyc)", "pure Python")
    True
    """
    return "compiled (mypyc)" if compiled() else "pure Python"
