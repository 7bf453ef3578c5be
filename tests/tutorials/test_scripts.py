"""Scripts of tutorials: they can be played through, and a broken one says where."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

import dustboard
from dustboard.kernel.errors import ContentError
from dustboard.tutorials import load, taught
from dustboard.tutorials.rehearsal import Rehearsal, check_texts, paths
from dustboard.tutorials.script import FILE, FOLDER, Tutorial, read

TAUGHT = [name for name in dustboard.titles() if taught(name)]


def text_of(title: str) -> str:
    """The script as it is written."""
    return (files(f"dustboard.games.{title}") / FOLDER / FILE).read_text(encoding="utf-8")


def rehearse(script: Tutorial) -> None:
    """What loading does after the form is checked."""
    check_texts(script)
    for path in paths(script):
        Rehearsal(script, path, "browser").run()


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("place", ["browser", "terminal"])
def test_every_path_can_be_played_through(title: str, place: str) -> None:
    script = load(title)
    for path in paths(script):
        rehearsal = Rehearsal(script, path, place)
        rehearsal.run()
        steps = {ref.partition("/")[0] for ref in rehearsal.trail}
        assert {step.id for step in script.step} <= steps


def test_the_tutorials_there_are() -> None:
    assert TAUGHT == ["wftw", "wk1", "wk2"]


class Watched(Rehearsal):
    """Keeps what the learner sees at each part."""

    def __init__(self, script: Tutorial, path: dict[str, str]) -> None:
        super().__init__(script, path, "browser")
        self.views: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, list[str]] = {}

    def _do(self, where: Any, part: Any) -> None:
        self.views[where.ref] = self.game.view(0)
        self.lines[where.ref] = [event.kind for event in self.game.events()]
        super()._do(where, part)


@pytest.mark.parametrize("choice", ["spark", "juice"])
def test_what_the_wftw_lesson_promises_happens(choice: str) -> None:
    watched = Watched(load("wftw"), {"collect/choose": choice})
    watched.run()
    views = watched.views
    first = views["look/hand"]
    assert len(first["mine"]["hand"]) == 4
    assert first["seats"][0]["stock"] == {"scrap": 5, "juice": 0, "spark": 0}
    assert first["seats"][0]["score"] == 2
    assert first["goal"] == 21
    marking = views["target/marks"]
    assert marking["seats"][0]["stock"]["scrap"] == 9
    assert len(marking["mine"]["hand"]) == 7
    assert views["bluff/copy"]["mine"]["cover"]["state"] == "exact"
    assert "unpaid" in watched.lines["overbid/unpaid"]
    assert "unpaid" not in watched.lines["reveal/beats"]
    pick = views["reveal/pick"]
    assert pick["fields"][0]["winner"] == 0
    assert views["end/card"]["seats"][0]["score"] == 6
    assert views["end/card"]["seats"][1]["score"] == 2
    game = watched.game
    assert [base["card"] for base in game.view(0)["seats"][0]["tableau"]][1] == "st09"
    (raid,) = [event for event in game.events() if event.kind == "raid-totals"][1:]
    assert (
        "Player 2 12 against a defence of 12"
        in [line["text"] for line in game.log(0) if line["kind"] == "raid-totals"][-1]
    ), raid.data


BROKEN = [
    ('do = "why"', 'do = "wy"', "step 'target', part 'refusal': field 'do'"),
    ('key = "raid:0"', 'key = "raid:1"', "step 'target', part 'refusal': field 'key'"),
    ('line = ["take:1"]', 'line = ["take:2"]', "step 'reveal', part 'pick': field 'line'"),
    ('line = ["base:1"]', "line = []", "step 'bluff', part 'base': field 'line'"),
    ('when = "spark"', 'when = "steam"', "step 'raise', part 'tank': field 'when'"),
    ('copy = "overbid"', 'copy = "other"', "step 'bluff', part 'copy': field 'copy'"),
    ('ask = "abandon"\npoint', 'ask = "leave"\npoint', "step 'end', part 'abandon': field 'ask'"),
    ('right = "21"', 'right = "20"', "step 'look', part 'goal': field 'right'"),
    ('id = "feint"', 'id = "feign"', "step 'bluff', part 'feign': field 'id'"),
    ('"first_bids"', '"last_bids"', "tutorial: field 'options'"),
    ('seed = "336"', 'seed = "x36"', "tutorial: field 'seed'"),
    ('preset = "first"', 'preset = "last"', "tutorial: field 'first_game'"),
    ('["base:1"]]', '["base:7"]]', "rival seat 1, ask 'base': field 'answers'"),
    ("minutes = 10", 'minutes = "ten"', "tutorial: field 'minutes'"),
    ('id = "hand"\n', 'id = "hand"\ncolour = "red"\n', "step 'look', part 'hand': field 'colour'"),
]


@pytest.mark.parametrize(("old", "new", "where"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_broken_script_names_file_step_and_field(old: str, new: str, where: str) -> None:
    text = text_of("wftw")
    assert old in text
    with pytest.raises(ContentError) as caught:
        rehearse(read(text.replace(old, new, 1), "wftw"))
    assert str(caught.value).startswith(f"tutorial.toml: {where}: ")


def test_text_that_is_no_toml_is_refused_in_one_line() -> None:
    with pytest.raises(ContentError, match=r"^tutorial\.toml: not valid TOML: .*line 1"):
        read("seed = = 1\n", "wftw")
