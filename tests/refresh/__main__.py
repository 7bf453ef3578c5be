"""Renew what is stored: `./dust refresh [--check] [PART ...]`.

    PYTHONPATH=src:tests python -m refresh              everything
    PYTHONPATH=src:tests python -m refresh perft        one part
    PYTHONPATH=src:tests python -m refresh --check      tell what would change, and write nothing

It ends with 0 if everything is as it should be afterwards, and with 1 if a part could not be made
or, with `--check`, if something would change.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module

from refresh import ROOT, Files, Stopped
from refresh.changes import told

# In this order: sources that are generated come first, because all others import them. Each part
# runs in a process of its own, so it reads what the parts before it have written.
PARTS: dict[str, str] = {
    "state": "states of the titles",
    "layouts": "numbers that were ever given",
    "rows": "rows of features that learners see",
    "records": "recorded games",
    "golden": "golden playthroughs",
    "perft": "numbers of ways to go on",
    "odds": "exact odds",
    "said": "what cards say",
    "polish": "texts that wait for Polish",
    "words": "the page of effect words",
    "types": "types of the web client",
}
FAILED, CHANGED = 1, 3


def renew(part: str, check: bool) -> int:
    """Make one part; gives 0, `CHANGED`, or `FAILED` if somebody has to look at it."""
    try:
        files: Files = import_module(f"refresh.{part}").make(lambda line: print(f"    {line}"))
    except Stopped as error:
        print("".join(f"    {line}\n" for line in str(error).splitlines()), end="")
        return FAILED
    changed = 0
    for path, new in files.items():
        old = path.read_text(encoding="utf-8") if path.is_file() else None
        if new == old:
            continue
        changed = CHANGED
        print(f"    {path.relative_to(ROOT)}: {told(old, new)}")
        if check:
            continue
        if new is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
    return changed


def main() -> int:
    """Renew the parts that are asked for, one after the other."""
    parser = argparse.ArgumentParser(
        prog="./dust refresh",
        description="Renew what is stored in the tree and print what changed.",
        epilog="; ".join(f"{name}: {what}" for name, what in PARTS.items()),
    )
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if anything differs")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.here:
        return renew(args.part[0], args.check)
    ends: dict[str, int] = {}
    for part in [name for name in PARTS if name in args.part or not args.part]:
        print(f"{part} ({PARTS[part]})", flush=True)
        command = [sys.executable, "-m", "refresh", "--here", part]
        ends[part] = subprocess.run([*command, *["--check"] * args.check], check=False).returncode
    changed = [part for part, end in ends.items() if end == CHANGED]
    failed = [part for part, end in ends.items() if end not in (0, CHANGED)]
    if changed:
        print(f"{'would change' if args.check else 'changed'}: {', '.join(changed)}")
    if failed:
        print(f"could not be made: {', '.join(failed)}")
    if not changed and not failed:
        print("nothing to change")
    return FAILED if failed or (changed and args.check) else 0


if __name__ == "__main__":
    sys.exit(main())
