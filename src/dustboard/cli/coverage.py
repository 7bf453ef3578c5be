"""Which clauses do the tests claim? The marks are read from the sources; no test is run.

A claim is only as good as its test: this counts, it does not judge.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from dustboard.cli.complaint import FAILED, FINE, Complaint
from dustboard.games.rulebook import clauses


def report(titles: list[str], tests: str, missing: bool, as_json: bool) -> int:
    """Print claimed and missing clauses per title; 0 only if all are claimed and none unknown."""
    folder = Path(tests)
    if not folder.is_dir():
        raise Complaint(f"there is no test folder {tests!r}; name one with --tests DIR")
    claimed = marks(folder)
    known = {title: [clause.id for clause in clauses(title)] for title in titles}
    rows = {}
    for title, ids in known.items():
        open_ids = [id for id in ids if id not in claimed]
        rows[title] = {
            "clauses": len(ids),
            "claimed": len(ids) - len(open_ids),
            "missing": open_ids,
        }
    # a mark of a title that is not looked at says nothing about it
    unknown = sorted(
        id
        for id in claimed
        if id.partition(".")[0] in known and id not in known[id[: id.find(".")]]
    )
    if as_json:
        print(json.dumps({"titles": rows, "unknown": unknown}, indent=1))
    else:
        for title, ids in known.items():
            open_ids = [id for id in ids if id not in claimed]
            if missing:
                for id in open_ids:
                    print(f"  missing {id}")
            print(f"{title}: {len(ids) - len(open_ids)}/{len(ids)} clauses claimed by a test")
        for id in unknown:
            print(f"unknown clause in a mark: {id}")
    whole = not unknown and all(id in claimed for ids in known.values() for id in ids)
    return FINE if whole else FAILED


def marks(folder: Path) -> frozenset[str]:
    """All clause ids in `@pytest.mark.rule(...)` marks under a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError, OSError) as error:
            raise Complaint(f"cannot read the marks in {path}: {error}", FAILED) from None
        for node in ast.walk(tree):
            found.update(_claims(node))
    return frozenset(found)


def _claims(node: ast.AST) -> Iterator[str]:
    """The clauses in one call of the form `....mark.rule("id", ...)`."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return
    owner = node.func.value
    if node.func.attr != "rule" or not isinstance(owner, ast.Attribute) or owner.attr != "mark":
        return
    for argument in node.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
