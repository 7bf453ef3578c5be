"""Records and snapshots: whole, they bring the game back; damaged, they are refused in one line."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dustboard
from dustboard.kernel.errors import BadOption, BadRecord
from dustboard.kernel.game import Game
from dustboard.kernel.options import check_options
from dustboard.kernel.records.replay import replay, restore
from dustboard.kernel.records.snapshots import plain_digest, plain_state
from kernel.tables import TITLE, TinyTitle, at_decisions, new, play

GAME = play(new(seed=11, goal=12), 4, 30)
RECORD = GAME.record()
SNAPSHOT = GAME.snapshot()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def refusal(read: Any, data: object) -> str:
    """The one line with which something is refused; any other error would come through."""
    with pytest.raises(BadRecord) as caught:
        read(TITLE, data)
    line = caught.value.line()
    assert line
    assert len(line.splitlines()) == 1
    return line


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every part of nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += places(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            found += places(data[index], (*path, index))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with another value at a place."""
    data = copy.deepcopy(data)
    part = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return data


def same(one: Any, other: Any) -> bool:
    """Equal as JSON, where 1 and true differ."""
    return repr(one) == repr(other)


def test_a_record_is_plain_data_and_brings_the_game_back() -> None:
    for game in at_decisions(new(seed=2), 2):
        record = json.loads(json.dumps(game.record()))
        assert record == game.record()
        again = replay(TITLE, record)
        assert again.digest() == game.digest()
        assert again.record() == record


def test_a_snapshot_at_every_decision_brings_the_game_back() -> None:
    for game in at_decisions(new(seed=3, open_tanks=True), 3):
        snapshot = json.loads(json.dumps(game.snapshot()))
        again = restore(TITLE, snapshot)
        assert again.snapshot() == snapshot
        for seat in (None, 0, 1, 2):
            assert again.view(seat) == game.view(seat)
            assert again.log(seat) == game.log(seat)
        assert [decision.id for decision in again.pending] == [d.id for d in game.pending]
        through = game.clone()
        if not game.over:
            assert play(again, 5).digest() == play(through, 5).digest()


PLACES = places(RECORD)
FREE = {("engine",)}  # says who wrote it, and nothing follows from it


@given(st.sampled_from([path for path in PLACES if path not in FREE]), JSON)
@FEW
def test_a_record_with_any_other_value_in_it_is_refused(path: tuple[Any, ...], value: Any) -> None:
    damaged = put(RECORD, path, value)
    if same(damaged, RECORD) or (path == ("seed",) and _same_seed(value)):
        return
    if path[0] == "options" and _same_options(damaged["options"]):
        return  # an option left out has its default
    refusal(replay, damaged)


def _same_options(options: Any) -> bool:
    try:
        return isinstance(options, dict) and check_options(TITLE.options, options) == GAME.options
    except (BadOption, AttributeError, TypeError):
        return False


def _same_seed(value: Any) -> bool:
    try:
        return int(value, 16) == GAME.seed
    except (TypeError, ValueError):
        return False


@pytest.mark.parametrize("name", sorted(RECORD))
@pytest.mark.parametrize(
    "value", [None, True, -1, 10**30, 1.5, float("nan"), "", "x\ny", [], [[]], {}, {"a": 1}]
)
def test_every_field_of_a_record_is_checked(name: str, value: Any) -> None:
    if name == "engine" and isinstance(value, str):
        assert replay(TITLE, {**RECORD, name: value}).digest() == RECORD["digest"]
        return
    refusal(replay, {**RECORD, name: value})


@pytest.mark.parametrize("name", sorted(RECORD))
def test_a_record_without_a_field_is_refused(name: str) -> None:
    refusal(replay, {key: value for key, value in RECORD.items() if key != name})


@given(st.integers(0, len(RECORD["answers"]) - 1))
@FEW
def test_a_record_cut_short_is_refused(length: int) -> None:
    cut = {**RECORD, "answers": RECORD["answers"][:length]}
    assert "does not end where it says" in refusal(replay, cut)


@given(JSON)
@FEW
def test_foreign_data_is_refused(data: Any) -> None:
    refusal(replay, data)
    refusal(restore, data)


def test_what_is_wrong_is_said() -> None:
    assert "'format' is None" in refusal(replay, {})
    assert "version 2 is not known" in refusal(replay, {**RECORD, "version": 2})
    assert "version 'old' of the cards" in refusal(replay, {**RECORD, "content": "old"})
    assert "luck of kind 'mt'" in refusal(replay, {**RECORD, "generator": "mt"})
    assert "is for title 'chess'" in refusal(replay, {**RECORD, "title": "chess"})
    assert "digest" in refusal(replay, {**RECORD, "digest": "0" * 32})
    assert "2 to 4 players" in refusal(replay, {**RECORD, "players": 9})
    assert "option 'goal' is 1" in refusal(replay, {**RECORD, "options": {"goal": 1}})
    assert "128 bits" in refusal(replay, {**RECORD, "seed": "f" * 33})
    wrong = [[0, "fly"], *RECORD["answers"]]
    assert "answer 0 of the record is refused: 'fly'" in refusal(
        replay, {**RECORD, "answers": wrong}
    )
    assert "it may be cut short" in refusal(restore, RECORD)


def test_a_record_of_another_seed_or_table_ends_elsewhere() -> None:
    quiet = new(seed=1).record()
    assert "does not end where it says" in refusal(replay, {**quiet, "seed": f"{2:032x}"})
    assert "does not end where it says" in refusal(replay, {**quiet, "players": 2})


# -- snapshots ----------------------------------------------------------------------------------

# events and their order are history: a snapshot can't tell a wrong one from a right one
CHECKED = [path for path in places(SNAPSHOT) if path not in FREE and path[0] != "events"]


def restored(data: object) -> Game | None:
    """The game of a snapshot, or None when it is refused in one line."""
    lines: list[str] = []
    try:
        return restore(TITLE, data)
    except BadRecord as error:
        lines = error.line().splitlines()
    assert len(lines) == 1
    return None


@given(st.sampled_from(CHECKED), JSON)
@FEW
def test_a_snapshot_with_any_other_value_in_it_is_refused_or_the_same(
    path: tuple[Any, ...], value: Any
) -> None:
    again = restored(put(SNAPSHOT, path, value))
    if again is not None:
        # only a value that means the same (2.0 for 2, say) may pass
        assert again.digest() == SNAPSHOT["digest"]
        assert again.record()["answers"] == RECORD["answers"]


@given(st.sampled_from([path for path in places(SNAPSHOT) if len(path) < 3]), JSON)
@FEW
def test_a_snapshot_with_damaged_parts_can_be_looked_at_or_is_refused(
    path: tuple[Any, ...], value: Any
) -> None:
    again = restored(put(SNAPSHOT, path, value))
    if again is not None:
        assert again.digest() == SNAPSHOT["digest"]
        assert isinstance(again.events(), list)


@pytest.mark.parametrize("name", sorted(SNAPSHOT))
def test_a_snapshot_without_a_field_is_refused(name: str) -> None:
    refusal(restore, {key: value for key, value in SNAPSHOT.items() if key != name})


@pytest.mark.parametrize("name", sorted(SNAPSHOT["state"]))
def test_a_snapshot_without_a_part_of_the_state_is_refused(name: str) -> None:
    state = {key: value for key, value in SNAPSHOT["state"].items() if key != name}
    assert "damaged" in refusal(restore, {**SNAPSHOT, "state": state})


@pytest.mark.parametrize(
    "row",
    [
        ["x"],
        ["x", "", 0, {}, 0, None, 1, 1],
        ["x", "", 0, {}, 0, None, "1"],
        [1, "", 0, {}, 0, None],
        ["x", "", "0", {}, 0, None],
        ["x", "", 0, [], 0, None],
        ["x", "", 0, {}, 0, "all"],
        None,
    ],
)
def test_a_damaged_event_is_refused(row: Any) -> None:
    assert "damaged" in refusal(restore, {**SNAPSHOT, "events": [row]})


def test_answers_that_are_not_those_of_the_record_are_refused() -> None:
    groups = copy.deepcopy(SNAPSHOT["groups"])
    groups[0][1] = "done" if groups[0][1] != "done" else "other"
    assert "not those of its record" in refusal(restore, {**SNAPSHOT, "groups": groups})


def test_a_digest_names_title_players_luck_and_state() -> None:
    end = TinyTitle((lambda state, frame: setattr(state, "over", True),))
    digests = {Game(end, players, seed).digest() for players in (1, 2) for seed in (1, 2)}
    assert len(digests) == 4
    game = new()
    before = game.digest()
    assert len(before) == 32
    assert before == new().digest()
    game.state.luck_used[0] += 1
    assert game.digest() != before


def test_every_field_of_the_state_counts_in_the_digest() -> None:
    for field in TITLE.fields(new().state):
        game = new()
        before = game.digest()
        value = getattr(game.state, field.name)
        if isinstance(value, int):
            setattr(game.state, field.name, value + 1)
        elif isinstance(value, tuple):
            setattr(game.state, field.name, (*value, 1))
        elif isinstance(value[0], int):
            value[0] += 1
        else:
            value[0] = (*value[0], 1)
        assert game.digest() != before, field.name


def test_a_changed_option_is_found_even_before_it_matters() -> None:
    start = new(seed=11, goal=12).record()
    changed = {**start, "options": {**start["options"], "goal": 13}}
    assert "does not end where it says" in refusal(replay, changed)


def told_by_another_version(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The record of a game as a version with other options wrote it, with its digest."""
    plain = plain_state(game.title, game.state)
    digest = plain_digest(game.title.id, game.players, options, plain, game.state.luck_keys)
    return {**game.record(), "options": options, "digest": digest}


def test_a_record_from_before_an_option_came_still_replays() -> None:
    game = play(new(seed=11, goal=12), 4, 30)
    before = {name: value for name, value in game.options.items() if name != "open_tanks"}
    record = told_by_another_version(game, before)
    assert record["digest"] != game.digest()
    assert replay(TITLE, record).digest() == game.digest()
    assert "does not end where it says" in refusal(
        replay, {**record, "options": {**before, "goal": 13}}
    )


def test_a_record_that_names_an_option_that_is_gone_still_replays() -> None:
    title = dustboard.title("wftw")
    game = play(Game(title, 2, 7), 4, 60)
    record = told_by_another_version(game, {**game.options, "time_limit_seconds": 90})
    again = replay(title, record)
    assert again.digest() == game.digest()
    assert "time_limit_seconds" not in again.options
    snapshot = {**game.snapshot(), **record}
    assert restore(title, snapshot).options == game.options
    with pytest.raises(BadRecord, match="does not end where it says"):
        replay(title, {**record, "options": {**game.options, "time_limit_seconds": 91}})
