"""Build the package, with the kernel, the titles, the bots and the encoder compiled by mypyc.

A module stays plain Python when one of its first five lines is the comment ``# mypyc: skip``
(msgspec structs, for one, cannot be compiled). ``DUSTBOARD_PURE=1`` asks for a pure build.
All else about the package is in ``pyproject.toml``.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
COMPILED = ("kernel", "games", "bots", "envs")
SKIP = "# mypyc: skip"
FLAGS = (
    # This warning reads the generated file again for every statement it looks at.
    "-Wno-misleading-indentation",
    # Calls within the library go straight to their function: a fifth more games a second.
    "-fvisibility=hidden",
    "-finline-small-functions",
)


def opted_out(module: Path) -> bool:
    """Tell whether a module asks to stay plain Python."""
    with module.open(encoding="utf-8") as lines:
        return any(line.strip().startswith(SKIP) for _, line in zip(range(5), lines, strict=False))


def modules() -> list[str]:
    """List the modules to compile, in a stable order."""
    package = ROOT / "src" / "dustboard"
    found = [path for part in COMPILED for path in sorted((package / part).rglob("*.py"))]
    # An empty __init__.py gains nothing from the compiler.
    return [
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.stat().st_size and not opted_out(path)
    ]


def extensions() -> list[object]:
    """Give the compiled extensions: one group, so that calls between modules stay direct."""
    if not {"build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv):
        return []  # only the metadata is asked for
    chosen = modules()
    if os.environ.get("DUSTBOARD_PURE") == "1" or not chosen:
        print("dustboard: pure Python build", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(
        # Modules that stay plain may import packages that are not here: nobody compiles them.
        ["--follow-imports=silent", *chosen],
        # The tables of the titles make very long functions. At -O1 gcc takes two minutes for all of
        # them and the games run at 85 % of the speed of -O3, at which it takes more than ten.
        opt_level="1",
        debug_level="0",
        multi_file=False,
        separate=False,
        group_name="dustboard",
    )
    for extension in found:
        extension.extra_compile_args += FLAGS
    print(f"dustboard: compiled build, {len(chosen)} modules", file=sys.stderr)
    return list(found)


def build_client() -> None:
    """Build the web client into the package, where it is missing and Node.js is there."""
    web = ROOT / "web"
    if (ROOT / "src/dustboard/web_dist/index.html").exists() or not web.is_dir():
        return  # built already, or this is a source distribution, which carries it
    npm = shutil.which("npm")
    if npm is None:
        print("dustboard: no npm was found: installed without the web client", file=sys.stderr)
        return
    subprocess.run([npm, "--prefix", str(web), "ci", "--no-progress"], check=True)
    subprocess.run([npm, "--prefix", str(web), "run", "build"], check=True)


if {"sdist", "build_py", "bdist_wheel"} & set(sys.argv):
    build_client()
setup(ext_modules=extensions())
