"""Titles, options, cards, rules: what can be looked up."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import dustboard
from dustboard.build_info import describe
from dustboard.games import rulebook
from dustboard.games.rulebook import Clause, clauses


def test_version_names_the_build(cli):
    ran = cli("--version")
    assert ran == (0, f"dustboard {dustboard.__version__}, {describe()}\n", "")


def test_help_names_every_command(cli):
    ran = cli("--help")
    assert ran.code == 0
    for command in ("play", "titles", "options", "cards", "rules", "replay", "sim", "bench"):
        assert f"    {command} " in ran.out


def test_no_command_shows_the_help(cli):
    assert cli() == cli("--help")


def test_help_loads_no_title():
    code = "import sys; from dustboard.cli.main import main; main(['--help']); "
    code += "sys.exit('dustboard.games.wftw.meta' in sys.modules or 'rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL).returncode == 0


@pytest.mark.parametrize(
    "command", ["play", "titles", "options", "cards", "rules", "replay", "sim", "bench"]
)
def test_every_command_has_help(cli, command):
    ran = cli(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: dustboard {command}")


def test_titles(cli):
    ran = cli("titles")
    assert ran.code == 0
    assert "wftw  War for the Wasteland, 2-8 players" in ran.out
    assert "tempers of bots: even, raider, shopkeeper, builder\n" in ran.out
    assert "knight even, bold, careful; waster merciful, fair, cruel\n" in ran.out


def test_options_lists_all_with_default_range_clause_and_ruling(cli):
    ran = cli("options", "wftw")
    specs = dustboard.title("wftw").options
    assert [line.split(" = ")[0] for line in ran.out.splitlines()] == [spec.name for spec in specs]
    assert "victory_goal = 21  (5 to 99)  [wftw.vp.01, R50]" in ran.out
    assert "safety_net = true  (true | false)  [wftw.collect.01, R30]" in ran.out


def test_cards_json_is_the_manifest(cli):
    ran = cli("cards", "wftw", "--json")
    manifest = json.loads(ran.out)
    assert list(manifest) == ["title", "decks"]
    assert manifest["title"] == "wftw"
    assert set(manifest["decks"]) == {"starter", "buy", "objective"}
    for deck in manifest["decks"].values():
        assert set(deck) == {"total", "cards"}
        assert deck["total"] == sum(card["copies"] for card in deck["cards"])
        assert all({"id", "name", "copies", "text"} <= set(card) for card in deck["cards"])
    assert manifest["decks"]["starter"]["total"] == 12


@pytest.mark.parametrize(
    ("title", "deck", "id", "numbers"),
    [
        ("wftw", "buy", "bu26", {"attack": 11, "acquisition": 8, "vp": 1, "draw": 0}),
        ("wftw", "buy", "bu26", {"build": {"scrap": 5, "juice": 1, "spark": 0}}),
        ("wftw", "objective", "ob01", {"defence": 8, "vp": 2, "attack": 0}),
        ("wk1", "yellow", "y01", {"value": 3, "hands": 2, "damage": 2, "pierce": 0}),
        ("wk1", "vehicles", "v01", {"value": 3, "speed": 4, "capacity": 2, "damaged_speed": 3}),
        ("wk1", "blue", "b01", {"value": 12, "speed": 5}),
        ("wk1", "hexes", "h01", {"number": 1, "difficulty": 1, "threat": 0}),
        ("wk1", "missions", "m01", {"rounds": 8, "min_players": 2}),
        ("wk1", "wasteland", "w01", {"difficulty": 7, "escape": "survival"}),
    ],
)
def test_cards_json_has_every_number_of_a_card(cli, title, deck, id, numbers):
    decks = json.loads(cli("cards", title, "--json").out)["decks"]
    (card,) = [card for card in decks[deck]["cards"] if card["id"] == id]
    assert {name: card[name] for name in numbers} == numbers


@pytest.mark.parametrize("title", dustboard.titles())
def test_cards_json_has_the_numbers_of_every_card(cli, title):
    decks = json.loads(cli("cards", title, "--json").out)["decks"]
    bare = [card["id"] for deck in decks.values() for card in deck["cards"] if len(card) < 5]
    assert bare == []


def test_cards_of_one_deck_with_a_word(cli):
    ran = cli("cards", "wftw", "--deck", "starter", "--search", "VAULT")
    assert ran.code == 0
    first, *rest = ran.out.splitlines()
    assert first == "starter: 1 card, 1 design"
    assert [line.split()[0] for line in rest] == ["st09"]


def test_a_search_for_cards_that_finds_nothing_fails(cli):
    ran = cli("cards", "wftw", "--search", "unicorn")
    assert ran == (1, "", "dustboard: no card of wftw contains 'unicorn'\n")


def test_a_clause_comes_with_its_rulings_and_options(cli):
    ran = cli("rules", "wftw.bid.07")
    assert ran.out.startswith("wftw.bid.07  One base attack per Bidding Phase\n")
    assert "Ruling wftw.R13, " in ran.out
    assert "Option base_attack_limit = per_phase" in ran.out


@pytest.mark.parametrize("name", ["wftw.R13", "R13", "wftw.r13"])
def test_a_ruling_comes_with_its_option_and_clauses(cli, name):
    ran = cli("rules", name)
    assert ran.out.startswith("wftw.R13  One base attack")
    assert "Option base_attack_limit" in ran.out
    assert "Clauses: wftw.bid.07" in ran.out


def test_a_title_lists_its_clauses_and_a_section_its_own(cli):
    every = [line.split()[0] for line in cli("rules", "wftw").out.splitlines() if line[0] == " "]
    assert every == [clause.id for clause in clauses("wftw")]
    some = [line.split()[0] for line in cli("rules", "wftw.bid").out.splitlines() if line[0] == " "]
    assert some == [id for id in every if id.startswith("wftw.bid.")]


def test_rules_search(cli):
    ran = cli("rules", "--search", "tracker start")
    assert ran.out.startswith("wftw.setup.08  ")
    assert len(ran.out.splitlines()) == 1
    assert cli("rules", "wftw", "--search", "unicorn").code == 1


def test_rules_in_polish(cli, monkeypatch):
    polish = {"wftw.vp.01": Clause("wftw.vp.01", "Próg", "Gra zmierza ku końcowi.", "Punkty")}
    monkeypatch.setattr(rulebook, "written_clauses", lambda title, lang: polish)
    rulebook.clauses.cache_clear()
    try:
        ran = cli("rules", "wftw.vp.01", "--lang", "pl")
        assert ran.out.startswith("wftw.vp.01  Próg\n")
        assert "Gra zmierza ku końcowi." in ran.out
        assert cli("rules", "wftw.vp.01").out.startswith("wftw.vp.01  Trigger at 21 points\n")
        assert cli("rules", "--search", "zmierza", "--lang", "pl").out.startswith("wftw.vp.01  ")
        assert cli("rules", "wftw", "--lang", "xx").code == 2
    finally:
        rulebook.clauses.cache_clear()
