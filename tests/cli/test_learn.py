"""`dustboard learn`: the tutorial in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Cli

LOOK = ["", "", "", "", "21", "rule"]
TARGET = ["spark", "", "why raid:0", "field:1 shop done"]
COMMIT = ["st02@field:1 st05@shop done", "undo", "st02@field:1 st05@shop done"]
RAISE = ["field:1 done", "st04@field:1 done"]
COPY = ["", "field:1 done", "st03@field:1 done", "", ""]
FEINT = ["raid:1 done", "base:1", "st01@raid:1:1 done"]
ENDING = ["", "take:1", "", "done", ""]
DEFENCE = ["juice", "done", "st06@defend:1 done", "", "", ""]
WHOLE = [*LOOK, *TARGET, *COMMIT, *RAISE, *COPY, *FEINT, *ENDING, *DEFENCE]


def test_the_whole_tutorial(cli: Cli, kept: Path) -> None:
    ran = cli("learn", "wftw", typed=WHOLE)
    assert ran.code == 0
    assert "step 10 of 10" in ran.out
    assert "4 scrap, 1 spark: exactly covered" in ran.out
    assert "Unpaid!" in ran.out
    assert "A tie goes to the defender" in ran.out
    assert "dustboard play wftw --seats human,bot:easy --preset first --hints" in ran.out
    assert not list(kept.glob("learn-*"))


def test_it_can_be_left_and_resumed_at_any_place(cli: Cli) -> None:
    for at in range(1, len(WHOLE), 4):
        first = cli("learn", "wftw", "--again", typed=[*WHOLE[:at], "quit"])
        assert first.code == 0, at
        assert "dustboard learn wftw" in first.out
    # a copy is begun anew; everything else goes on where it was
    at = WHOLE.index("raid:1 done")
    cli("learn", "wftw", "--again", typed=[*WHOLE[:at], "quit"])
    rest = cli("learn", "wftw", typed=WHOLE[at:])
    assert "You continue where you left off" in rest.out
    assert "dustboard play wftw" in rest.out


def test_another_answer_is_commented_and_the_way_back_is_open(cli: Cli) -> None:
    lines = [*LOOK, "spark", "", "why raid:0", "raid:1 done", "line", "field:1 shop done", "quit"]
    ran = cli("learn", "wftw", typed=lines)
    assert "A raid in the first round is bold" in ran.out
    assert "The lesson's move: Mark battlefield 1 (Glass Crater); Mark the shop" in ran.out
    assert "step 4 of 10" in ran.out


def test_playing_on_beside_the_lesson(cli: Cli) -> None:
    lines = [*LOOK, "spark", "", "why raid:0", "shop done", "on", "st05@shop done", "line", "quit"]
    ran = cli("learn", "wftw", typed=lines)
    assert "You have left the lesson" in ran.out
    assert ran.out.rstrip().count("step 3 of 10") >= 3


@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_every_step_can_be_skipped(cli: Cli, title: str) -> None:
    ran = cli("learn", title, typed=["skip"] * 80)
    assert ran.code == 0
    assert f"dustboard play {title} --seats human,bot:easy" in ran.out


def test_what_was_begun_is_taken_back_when_its_step_is_skipped(cli: Cli) -> None:
    lines = [*LOOK, "spark", "", "why raid:0", "raid:1", "skip", "quit"]
    ran = cli("learn", "wftw", typed=lines)
    assert "step 4 of 10" in ran.out


def test_a_title_without_a_tutorial(cli: Cli) -> None:
    ran = cli("learn", "chess")
    assert ran.code == 2
    assert "there is no title" in ran.err


def test_presets_and_hints_when_playing(cli: Cli) -> None:
    ran = cli("play", "wftw", "--preset", "first", "--hints", typed=["quit", "n"])
    assert "victory_goal=12" in ran.out
    assert "Hint: " in ran.out
    assert "Coach: " in ran.out  # it speaks up by itself
    wrong = cli("play", "wftw", "--preset", "last")
    assert wrong.code == 2
    assert "presets are: first" in wrong.err


ROAD = [
    "",
    "",
    "",
    "1",
    "rule",
    "vehicle",
    "why 0",
    "8 1 0",
    "go",
    "pass",
    "",
    "on",
    "escape",
    "on",
]
WASTER = ["", "why w01", "wait", "w35"]
CITY = ["trade", "why take:5", "why take:9", "give:g01 take:3 deal", "g20>pocket:1", ""]
FIGHT = ["", "face", "l02", "long", "", "attack", "attack", "pass", "g02", "attack", "l03", "k03"]
REST = ["draw", "y08>body", "", "", "ready", "", "l01", "", ""]


def test_the_road_to_gangraen_and_the_fight(cli: Cli, kept: Path) -> None:
    ran = cli("learn", "wk1", typed=[*ROAD, *WASTER, *CITY, *FIGHT, *REST])
    assert ran.code == 0
    assert "step 10 of 10" in ran.out
    for said in (
        *("Route 8 1 0: 3 Movement Points for 1 Fuel", "You roll 9 (difficulty 9)."),
        *(
            "You are now the Waster for Russel Crown (Bo)",
            "This knight is hunted, so play a matching enemy if you can",
            "[wk1.stalls.05]",
        ),
        *(
            "You rolled a 9: a hit!",
            "You re-roll: 9.",
            "You accomplish Nice Trophy!",
            "You gain 1 Fuel (now 4)",
        ),
        "dustboard play wk1 --seats human,bot:easy,bot:easy --preset first --hints",
    ):
        assert said in ran.out, said
    assert "only answer" not in ran.out  # what has one answer is not asked
    assert not list(kept.glob("learn-*"))


def test_the_fight_is_begun_anew_and_the_road_goes_on(cli: Cli) -> None:
    first = [*ROAD, *WASTER, *CITY, *FIGHT[:5], "quit"]
    left = cli("learn", "wk1", "--again", typed=first)
    assert "COMBAT, clash 1 of 3: Chris Hammersworn (you) against Hell Raiders" in left.out
    rest = cli("learn", "wk1", typed=[*FIGHT, *REST])
    assert "You continue where you left off" in rest.out
    assert "step 10 of 10" in rest.out
