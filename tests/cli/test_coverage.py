"""`rules --coverage`: which clauses the tests claim."""

from __future__ import annotations

import json
from pathlib import Path

from dustboard.games.rulebook import clauses

IDS = [clause.id for clause in clauses("wftw")]


def write_test(folder: Path, *ids: str) -> None:
    marks = ", ".join(repr(id) for id in ids)
    folder.mkdir(parents=True, exist_ok=True)
    text = f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_it():\n    pass\n"
    (folder / "test_some.py").write_text(text)


def test_all_claimed(cli):
    write_test(Path("tests/deep/down"), *IDS)
    assert cli("rules", "wftw", "--coverage") == (
        0,
        f"wftw: {len(IDS)}/{len(IDS)} clauses claimed by a test\n",
        "",
    )


def test_missing_clauses_are_counted_and_listed(cli):
    write_test(Path("proofs"), *IDS[2:])
    ran = cli("rules", "wftw", "--coverage", "--tests", "proofs")
    assert ran.code == 1
    assert ran.out == f"wftw: {len(IDS) - 2}/{len(IDS)} clauses claimed by a test\n"
    listed = cli("rules", "wftw", "--coverage", "--tests", "proofs", "--missing")
    assert listed.out.splitlines()[:2] == [f"  missing {id}" for id in IDS[:2]]


def test_an_unknown_clause_in_a_mark_fails(cli):
    write_test(Path("tests"), *IDS, "wftw.bid.99")
    ran = cli("rules", "wftw", "--coverage")
    assert ran.code == 1
    assert "unknown clause in a mark: wftw.bid.99" in ran.out


def test_as_json(cli):
    write_test(Path("tests"), *IDS[1:], "wftw.bid.99")
    report = json.loads(cli("rules", "wftw", "--coverage", "--json").out)
    row = {"clauses": len(IDS), "claimed": len(IDS) - 1, "missing": IDS[:1]}
    assert report == {"titles": {"wftw": row}, "unknown": ["wftw.bid.99"]}


def test_other_calls_named_rule_claim_nothing(cli):
    Path("tests").mkdir()
    Path("tests/test_no.py").write_text(f"book.rule({IDS[0]!r})\nprint('mark.rule({IDS[1]})')\n")
    report = json.loads(cli("rules", "wftw", "--coverage", "--json").out)
    assert report["titles"]["wftw"]["claimed"] == 0


def test_a_test_that_cannot_be_read_is_named(cli):
    Path("tests").mkdir()
    Path("tests/test_broken.py").write_text("def (:\n")
    ran = cli("rules", "wftw", "--coverage")
    assert ran.code == 1
    assert ran.err.startswith("dustboard: cannot read the marks in tests/test_broken.py")
