"""The rulebook: the catalogue of clauses and the rulings of each title."""

import re
from pathlib import Path

import pytest

import dustboard
from dustboard.games import rulebook
from dustboard.kernel.errors import ContentError, UnknownTitle


def test_all_clauses_of_wftw() -> None:
    found = rulebook.clauses("wftw")
    assert len(found) == 102
    assert len({clause.id for clause in found}) == 102
    assert all(re.fullmatch(r"wftw\.[a-z]+\.\d\d", clause.id) for clause in found)
    assert all(clause.title and clause.text and clause.section for clause in found)
    families = dict.fromkeys(clause.id.split(".")[1] for clause in found)
    assert " ".join(families) == (
        "comp setup deck card flow collect bid reveal field raid buy gain end vp"
    )


def test_one_clause_by_its_id() -> None:
    found = rulebook.clause("wftw.setup.03")
    assert found.title == "Opening stockpile"
    assert "5 scrap" in found.text
    assert found.section == "Setup"


@pytest.mark.parametrize("id", ["wftw.setup.99", "nope.setup.01", "", "../wftw.setup.01"])
def test_no_such_clause(id: str) -> None:
    with pytest.raises(KeyError) as caught:
        rulebook.clause(id)
    assert caught.value.args == (id,)


@pytest.mark.parametrize("title", ["nope", "", "..", "loading", "wftw.content", "Wftw"])
def test_no_such_title(title: str) -> None:
    with pytest.raises(UnknownTitle, match="no title"):
        rulebook.clauses(title)


def test_all_rulings_of_wftw() -> None:
    found = rulebook.rulings("wftw")
    assert [ruling.id for ruling in found] == [f"R{n:02}" for n in range(1, len(found) + 1)]
    assert len(found) >= 59
    assert all(ruling.title and ruling.text for ruling in found)
    assert not any("Option:" in ruling.text or "Clauses:" in ruling.text for ruling in found)


def test_rulings_and_clauses_point_at_each_other() -> None:
    by_id = {ruling.id: ruling for ruling in rulebook.rulings("wftw")}
    pointing = {
        (number, clause.id)
        for clause in rulebook.clauses("wftw")
        for number in re.findall(r"R\d\d", clause.text)
    }
    assert pointing
    assert {number for number, _ in pointing} <= by_id.keys()
    assert pointing == {(r.id, clause) for r in by_id.values() for clause in r.clauses}


def test_options_of_rulings() -> None:
    by_id = {ruling.id: ruling for ruling in rulebook.rulings("wftw")}
    assert by_id["R03"].title == "Half the players, with an odd count"
    assert by_id["R03"].option == "battlefield_rounding = up | down"
    assert by_id["R01"].option == ""
    assert by_id["R30"].option == ("starter_bases = capturable | immune; safety_net = true | false")
    settings = [
        part.partition(" = ")
        for ruling in by_id.values()
        for part in ruling.option.split("; ")
        if ruling.option
    ]
    names = [name for name, _, _ in settings]
    assert sorted(names) == sorted(spec.name for spec in dustboard.title("wftw").options)
    assert all(" | " in values for _, _, values in settings)


def test_search() -> None:
    found = rulebook.search("wftw", "Juice  SPARK")
    assert {"wftw.collect.06", "R07"} <= {page.id for page in found}
    assert found[0].id == "wftw.collect.06"  # both words are in its title
    assert [page.id for page in rulebook.search("wftw", "wftw.vp.09")] == ["wftw.vp.09"]
    assert [page.id for page in rulebook.search("wftw", "round_cap")] == ["R44"]
    assert rulebook.search("wftw", "zeppelin") == ()
    assert rulebook.search("wftw", "  ") == ()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A title of three rules."""
    rows = "".join(
        f'[[rule]]\nid = "x.go.0{n}"\ntitle = "Way {n}"\ntext = "Go {n}."\nsection = "Going"\n'
        for n in (1, 2)
    )
    (tmp_path / "rules.toml").write_text(rows)
    (tmp_path / "RULINGS.md").write_text(
        "### R01 - Stop\nHere.\nOption: stop = here | there\nClauses: x.go.01\n### R02 - Go\nOn.\n"
    )
    monkeypatch.setattr(rulebook, "_folder", lambda title: tmp_path)
    return tmp_path


POLISH = """
[[rule]]
id = "x.go.02"
title = "Droga 2"
text = "Idź 2."
section = "Chodzenie"
"""


def test_what_a_language_lacks_is_english(folder: Path) -> None:
    title = str(folder)
    (folder / "rules.pl.toml").write_text(POLISH, encoding="utf-8")
    (folder / "RULINGS.pl.md").write_text("### R01 - Stój\nTutaj.\n", encoding="utf-8")
    assert [one.text for one in rulebook.clauses(title, "pl")] == ["Go 1.", "Idź 2."]
    assert [one.text for one in rulebook.clauses(title, "xx")] == ["Go 1.", "Go 2."]
    assert [one.text for one in rulebook.clauses(title, "../pl")] == ["Go 1.", "Go 2."]
    assert [one.id for one in rulebook.search(title, "idź chodzenie", "pl")] == ["x.go.02"]
    assert rulebook.search(title, "idź") == ()
    first, second = rulebook.rulings(title, "pl")
    assert (first.title, first.text, second.text) == ("Stój", "Tutaj.", "On.")
    assert (first.option, first.clauses) == ("stop = here | there", ("x.go.01",))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (POLISH + POLISH, "rules.pl.toml:8: .*expected an id of its own"),
        (POLISH.replace("go.02", "go.09"), "expected a clause of rules.toml, got 'x.go.09'"),
        (POLISH.replace("Idź 2.", " "), "field 'text': expected a text, got none"),
        (POLISH.replace('section = "Chodzenie"', ""), "field 'section'"),
    ],
)
def test_bad_translations_of_clauses_are_refused(folder: Path, text: str, message: str) -> None:
    (folder / "rules.pl.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=message):
        rulebook.clauses(f"{folder} {message}", "pl")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("### R09 - Nic\nNic.\n", "there is no ruling R09"),
        ("### R01 - Nic\nNic.\nOption: stop = here\n", "R01: options and clauses stand in"),
        ("### R01 - Nic\n\n", "R01: expected a text"),
        ("### R01 - Nic\na\n### R01 - Nic\nb\n", "R01 is there a second time"),
    ],
)
def test_bad_translations_of_rulings_are_refused(folder: Path, text: str, message: str) -> None:
    (folder / "RULINGS.pl.md").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=message):
        rulebook.rulings(f"{folder} {message}", "pl")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# x\n### R1: short\n", r"RULINGS.md:2: expected '### R01 - Title', got '### R1: short'"),
        ("### R01 - a\nx\n### R01 - b\n", r"RULINGS.md:3: R01 is there a second time"),
    ],
)
def test_bad_rulings_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    (tmp_path / "RULINGS.md").write_text(text)
    monkeypatch.setattr(rulebook, "_folder", lambda title: tmp_path)
    with pytest.raises(ContentError, match=message):
        rulebook.rulings("a title read from tmp_path " + text)
