"""Recorded games replay to their end, and the golden playthrough reads as it did."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.games.wk2.content.story import PLACED_ENTRIES
from dustboard.games.wk2.content.story_table import ADVENTURES
from dustboard.kernel.decisions import Message
from games.wk2.tale_player import ending_of
from refresh import AGAIN, FIXTURES
from refresh import golden as playthroughs
from refresh import records as recorded

RECORDS = sorted((FIXTURES / "records").glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    """One recorded game."""
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    record = read(path)
    try:
        game = dustboard.replay(record)
    except dustboard.DustboardError as error:
        pytest.fail(f"{error}; {AGAIN}")
    assert game.digest() == record["digest"]
    assert game.over
    assert game.outcome is not None
    assert game.outcome.plain() == record["outcome"]
    outcome = record.pop("outcome")
    assert outcome["winners"] or outcome["reason"] in game.title.lost_by()
    # why it ended is a key, which the title puts in words for whoever reads it
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", outcome["reason"])
    assert len(game.title.text("en", Message(f"reason-{outcome['reason']}"))) > 5
    assert game.record() == {**record, "engine": dustboard.__version__}


@pytest.mark.parametrize("name", dustboard.titles())
def test_the_recorded_games_cover_players_options_and_endings(name: str) -> None:
    title = dustboard.title(name)
    records = [read(path) for path in RECORDS if path.parent.name == name]
    assert len(records) == recorded.GAMES[name]
    counts = set(range(title.min_players, title.max_players + 1))
    assert {record["players"] for record in records} == counts
    for spec in title.options:
        seen = [record["options"][spec.name] for record in records]
        wanted = list(spec.values) or [spec.default]
        assert [value for value in wanted if value not in seen] == [], spec.name
        assert any(value != spec.default for value in seen), spec.name


def test_there_is_a_record_for_each_ending_of_wftw() -> None:
    records = [read(path) for path in RECORDS if path.parent.name == "wftw"]
    reasons = {record["outcome"]["reason"] for record in records}
    assert reasons == {"goal-reached", "round-cap", "deck-out", "stalemate"}


def test_there_is_a_record_for_each_ending_of_the_first_five_adventures_of_wk2() -> None:
    written = {
        (place.partition(".toml")[0], row.id)
        for place, row in PLACED_ENTRIES
        if any(line.get("do") == "ending" for line in row.effects)
    }
    wanted = {(book, entry) for book, entry in written if book in ADVENTURES[:5]}
    games = [dustboard.replay(read(path)) for path in RECORDS if path.parent.name == "wk2"]
    met = {(game.options["adventure"], str(ending_of(game))) for game in games}
    assert len(wanted) == 22
    assert wanted <= met
    # with every number of knights that the front pages allow
    tables = {(game.options["adventure"], game.players) for game in games}
    for adventure in ADVENTURES[:5]:
        for knights in dustboard.title("wk2").players_for({"adventure": adventure}):
            assert (adventure, knights) in tables


@pytest.mark.parametrize("name", dustboard.titles())
def test_the_golden_playthrough_reads_as_it_did(name: str) -> None:
    kept = playthroughs.file_of(name).read_text(encoding="utf-8")
    assert playthroughs.golden(dustboard.title(name)) == kept, AGAIN
