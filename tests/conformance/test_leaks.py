"""Nothing leaks: what a seat can't know makes no difference to anything it is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conformance.play import (
    SEALING,
    THIN,
    contrary_options,
    every_title,
    going,
    moments,
    pure_only,
    random_options,
    random_step,
    some_players,
    some_sealing,
    start,
    title_in,
)
from conformance.worlds import as_bytes, difference, other_world, shown
from dustboard.kernel import position
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.kernel.records.snapshots import digest
from dustboard.kernel.state import NOT_ASKED, State

TABLES = ("default", "contrary", "random")  # which options a game is played with


def options_of(table: str, folder: str, rng: random.Random) -> dict[str, Any]:
    """The options of a kind of table; the contrary one has every optional secret in it."""
    title = title_in(folder)
    if table == "random":
        return random_options(title, rng)
    return contrary_options(title) if table == "contrary" else {}


def leaks(folder: str, players: int, seed: int, every: int, table: str = "default") -> list[str]:
    """Play a game and compare it with other worlds now and then; gives what differed."""
    rng = random.Random(seed)
    game = start(folder, players, seed, options_of(table, folder, rng))
    found: list[str] = []
    compared = differing = 0
    for now in moments(game, rng, every=every):
        for viewer in (None, *range(players)):
            other = other_world(now, viewer, rng)
            compared += 1
            differing += other.digest() != now.digest()
            found += [
                f"{viewer}: {name}" for name in difference(shown(now, viewer), shown(other, viewer))
            ]
    assert differing == compared > 0, "the other world must be another one"
    return found


@every_title
@pytest.mark.parametrize("table", TABLES)
def test_other_worlds_look_the_same(folder: str, table: str) -> None:
    for players in some_players(folder):
        assert leaks(folder, players, players, 6 * players, table) == []


PAIRS = 6  # answers that are sealed until two differ
GAMES = 5  # more games that are tried until somebody seals an answer


def leaks_of_open_groups(folder: str, players: int, seed: int, table: str = "default") -> list[str]:
    """Let one seat seal different answers in two copies; gives who else could tell them apart."""
    title = title_in(folder)
    rng = random.Random(seed)
    options = {**options_of(table, folder, rng), **SEALING.get(folder, {})}
    found: list[str] = []
    tried = games = 0
    game = start(folder, players, seed, options)
    while going(game) or (not tried and games < GAMES):
        if not going(game):  # in some games nobody seals anything beside others
            games += 1
            game = start(folder, players, seed + games, options)
        state = game.state
        asked = [seat for seat in range(players) if state.asked[seat] != NOT_ASKED]
        sealed = all(title.asks[state.asked[seat]].sealed for seat in asked)
        if sealed and len(asked) > 1 and (not tried or rng.randrange(3 * players) == 0):
            secret = rng.choice(asked)
            one = two = sealed_by(game, secret, rng)
            for _ in range(PAIRS):
                if one.digest() == two.digest():
                    two = sealed_by(game, secret, rng)
            if one.digest() != two.digest():
                tried += 1
                found += told_apart(one, two, secret)
        random_step(game, rng)
    assert tried > 0
    return found


def sealed_by(game: Game, seat: int, rng: random.Random) -> Game:
    """A copy in which the seat has given its whole answer at random; others are still asked."""
    trial = game.clone()
    while trial.state.asked[seat] != NOT_ASKED:
        ask = trial.title.asks[trial.state.asked[seat]]
        trial.answer(seat, rng.randrange(len(ask.legal(trial.state, seat))))
    return trial


def told_apart(one: Game, two: Game, secret: int) -> list[str]:
    """Which viewers other than the seat with the secret see a difference, and where."""
    found: list[str] = []
    for viewer in (None, *(seat for seat in range(one.players) if seat != secret)):
        found += [
            f"{viewer}: {name}" for name in difference(shown(one, viewer), shown(two, viewer))
        ]
        if log_bytes(one, viewer) != log_bytes(two, viewer):
            found.append(f"{viewer}: log")
        if viewer is not None and one.can_undo(viewer) != two.can_undo(viewer):
            found.append(f"{viewer}: undo")
    return found


def log_bytes(game: Game, viewer: int | None) -> bytes:
    """The last lines of a viewer's log, as a client would get them, and how many there are."""
    events = [event for event in game.events() if event.seen_by(viewer) is not None]
    rows = [
        [event.kind, event.rule, event.seat, event.seen_by(viewer), event.is_private_to(viewer)]
        for event in events
    ]
    return as_bytes(rows)


@every_title
@pytest.mark.parametrize("table", TABLES)
def test_sealed_answers_of_an_open_group_are_in_nobody_elses_sight(folder: str, table: str) -> None:
    title = title_in(folder)
    if not any(ask.sealed for ask in title.asks):
        pytest.skip("this title seals nothing")
    for players in some_sealing(folder):
        assert leaks_of_open_groups(folder, players, players, table) == []


def leaks_between(folder: str, players: int, seed: int, every: int) -> list[str]:
    """Look at stills of a game, in the midst of its programs, as at other moments."""
    title = title_in(folder)
    rng = random.Random(seed)
    game = start(folder, players, seed)
    game.keep_stills(title.beats())
    found: list[str] = []
    compared = differing = 0
    while going(game):
        told = len(game.events())
        random_step(game, rng)
        events = game.events()
        # the result of a game that is over tells of what was hidden
        for number, still in [one for one in game.stills if one[0] >= told and not one[1].over]:
            for viewer in (None, *range(players)):
                if rng.randrange(every * THIN) or events[number].seen_by(viewer) is None:
                    continue
                eyes = SPECTATOR if viewer is None else viewer
                other = determinize(title, mask(title, still, eyes), rng.getrandbits(64))
                one, two = (game.view_then(game.moment(state), viewer) for state in (still, other))
                compared += 1
                differing += digest(title, still, {}) != digest(title, other, {})
                # who has sealed is asked again in a made-up world; no frame says who is waited for
                del one["waiting"], two["waiting"]
                parts = difference({"view": one}, {"view": two})
                found += [f"{viewer} at {events[number].kind}: {name}" for name in parts]
    assert differing == compared > 0
    return found


@every_title
def test_nothing_leaks_between_two_decisions(folder: str) -> None:
    for players in some_players(folder):
        assert leaks_between(folder, players, players, 2 * players) == []


# -- the tests above can fail -------------------------------------------------------------------


@pure_only
def test_a_mask_that_hides_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_mask(title: Any, state: State, viewer: int) -> State:
        bare = state.clone()
        bare.viewer = viewer
        return bare

    monkeypatch.setattr(position, "mask", no_mask)
    assert any("view.seats" in leak for leak in leaks("wftw", 3, 1, 10))


@pure_only
def test_a_view_that_counts_sealed_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = position.Position.view

    def leaky(shown: Any, viewer: int, *more: Any) -> dict[str, Any]:
        return {**honest(shown, viewer, *more), "answers": sum(shown._progress)}

    monkeypatch.setattr(position.Position, "view", leaky)
    assert any("view.answers" in leak for leak in leaks("wftw", 3, 1, 10))
    assert any("view.answers" in leak for leak in leaks_of_open_groups("wftw", 3, 1))


@pure_only
def test_a_label_made_from_the_true_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def true_state(decision: Any) -> State:
        state: State = decision._position._state
        return state

    def prompt_with_hands(state: Any, seat: int) -> Any:
        return type(honest(state, seat))("ask-pick", {"strength": sum(sum(h) for h in state.hand)})

    marks = next(ask for ask in title_in("wftw").asks if ask.name == "marks")
    honest = marks.prompt
    monkeypatch.setattr(marks, "prompt", prompt_with_hands)
    assert leaks("wftw", 3, 1, 10) == []  # masked hands tell nothing, whatever is asked of them
    monkeypatch.setattr(position.Decision, "_state", property(true_state))
    assert any("decision" in leak for leak in leaks("wftw", 3, 1, 10))


@pure_only
def test_a_sealed_answer_that_is_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for ask in title_in("wftw").asks:
        if ask.sealed:
            monkeypatch.setattr(ask, "apply", telling(ask.apply))
    assert any("log" in leak for leak in leaks_of_open_groups("wftw", 3, 1))


def telling(apply: Any) -> Any:
    """A way to take an answer that also writes it into everybody's log."""

    def apply_and_tell(state: Any, seat: int, action: int) -> None:
        apply(state, seat, action)
        state.tell("declined", "wftw.buy.01", seat, {"action": action})

    return apply_and_tell
