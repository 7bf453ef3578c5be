"""Pack what is installed here into wheels again: `python requirements/wheels.py FOLDER`.

Packs what `pyproject.toml` names for the build, the engine and the server, and whatever that
requires. From such a folder pip builds and installs into an empty environment without a network.
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
import tomllib
import zipfile
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

# notes of the installer about this one installation
LEFT = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json"}
PROJECT = Path(__file__).parents[1] / "pyproject.toml"
EXTRAS = ("server",)


def named() -> list[str]:
    """What the project asks for."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    more = project["project"]["optional-dependencies"]
    asked = [project["build-system"]["requires"], project["project"]["dependencies"]]
    return [name for names in (*asked, *(more[extra] for extra in EXTRAS)) for name in names]


def plain(name: str) -> str:
    """A name of a distribution as it is compared.

    >>> plain("fluent.runtime"), plain("psycopg[binary] >= 3; python_version > '3.8'")
    ('fluent-runtime', 'psycopg')
    """
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", name.strip())[0]).lower()


def extras(requirement: str) -> list[str]:
    """The extras that a requirement asks for.

    >>> extras("psycopg[binary, pool] >= 3"), extras("rich; extra == 'cli'")
    (['binary', 'pool'], [])
    """
    found = re.match(r"[\w.-]+\s*\[([^]]*)\]", requirement.strip())
    return [one.strip() for one in found[1].split(",")] if found else []


def wanted(requirement: str, chosen: list[str]) -> bool:
    """Whether a distribution requires this with these extras of its own."""
    extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)", requirement)
    return extra is None or extra[1] in chosen


def closure(names: list[str]) -> list[Distribution]:
    """The distributions of some names, and all that they require and that is installed."""
    installed = {plain(one.metadata["Name"]) for one in distributions()}
    found: dict[str, Distribution] = {}
    waiting = list(names)
    while waiting:
        asked = waiting.pop()
        name, chosen = plain(asked), extras(asked)
        if name in installed and (name not in found or chosen):
            found[name] = distribution(name)
            requires = found[name].requires or ()
            waiting += [one for one in requires if wanted(one, chosen)]
    return [found[name] for name in sorted(found)]


def tag(one: Distribution) -> str:
    """Which Pythons and systems a distribution was made for, as in the name of its wheel."""
    tags = re.findall(r"^Tag: (\S+)$", one.read_text("WHEEL") or "", re.MULTILINE)
    columns = zip(*(text.split("-") for text in tags), strict=True)
    return "-".join(".".join(dict.fromkeys(column)) for column in columns)


def pack(one: Distribution, folder: Path) -> Path:
    """Write one wheel."""
    stem = f"{plain(one.metadata['Name']).replace('-', '_')}-{one.version}"
    target = folder / f"{stem}-{tag(one)}.whl"
    made = {script.name for script in one.entry_points}  # pip makes these anew
    record, rows = "", []
    with zipfile.ZipFile(target, "w") as wheel:
        for file in one.files or ():
            place = file.as_posix()
            # the notes about itself, not about what it carries within
            note = file.name in LEFT and len(file.parts) == 2 and ".dist-info/" in place
            if note and file.name == "RECORD":
                record = place
            if note or file.suffix == ".pyc":
                continue
            if place.startswith("../"):
                if file.name in made or "/bin/" not in place:
                    continue
                place = f"{stem}.data/scripts/{file.name}"
            data = Path(str(file.locate())).read_bytes()
            wheel.writestr(place, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            rows.append(f"{place},sha256={digest},{len(data)}\n")
        wheel.writestr(record, "".join([*rows, f"{record},,\n"]))
    return target


def main(folder: Path) -> None:
    """Pack all of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in closure(named()):
        print(pack(one, folder).name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
