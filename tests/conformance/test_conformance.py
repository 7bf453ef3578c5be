"""Every title keeps what the kernel promises: options, decisions, words and clauses."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from conformance.play import (
    catalogue,
    every_title,
    moments,
    play,
    player_counts,
    random_options,
    random_step,
    ruling_ids,
    some_players,
    start,
    title_in,
    values_of,
)
from dustboard.kernel.errors import BadOption, BadSetup, IllegalAnswer
from dustboard.kernel.facets import DECK
from dustboard.kernel.game import Game
from dustboard.kernel.state import NOT_ASKED
from dustboard.texts import texts_of


def strings_in(data: Any) -> Iterator[str]:
    """Yield every string in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings_in(value)


# -- options and players ------------------------------------------------------------------------


@every_title
def test_options_that_are_not_given_have_their_stated_default(folder: str) -> None:
    title = title_in(folder)
    game = start(folder, title.min_players, 1)
    assert game.options == {spec.name: spec.default for spec in title.options}
    assert game.view(None)["options"] == game.options


@every_title
def test_every_value_of_every_option_plays(folder: str) -> None:
    title = title_in(folder)
    players = some_players(folder)
    tables = [(spec.name, value) for spec in title.options for value in values_of(spec)]
    for number, (name, value) in enumerate(tables):
        fitting = title.players_for({name: value})
        count = players[number % len(players)]
        count = count if count in fitting else fitting[-1]
        game = start(folder, count, number, {name: value}, debug=True)
        assert game.options[name] == value, name
        play(game, random.Random(number), 250)
        assert game.over or game.pending, (name, value)


@every_title
def test_wrong_options_are_refused_with_the_clause(folder: str) -> None:
    title = title_in(folder)
    with pytest.raises(BadOption, match="there is no option 'no_such_option'"):
        start(folder, title.min_players, 1, {"no_such_option": 1})
    for spec in title.options:
        for wrong in ("no such value", None, spec.high + 1 if spec.high else 12345, [1]):
            with pytest.raises(BadOption) as caught:
                start(folder, title.min_players, 1, {spec.name: wrong})
            assert caught.value.rule == spec.rule


@every_title
def test_only_stated_numbers_of_players_are_allowed(folder: str) -> None:
    title = title_in(folder)
    for players in player_counts(folder):
        assert start(folder, players, 1).players == players
    wrong: list[Any] = [title.min_players - 1, title.max_players + 1, 0, True, None, "2", 2.0]
    for players in wrong:
        with pytest.raises(BadSetup) as caught:
            start(folder, players, 1)
        assert caught.value.rule == title.players_rule
    for seed in (-1, 1 << 128, True, None, "7"):
        with pytest.raises(BadSetup, match="the seed is"):
            start(folder, title.min_players, seed)


@every_title
def test_the_clauses_of_options_are_in_the_catalogue(folder: str) -> None:
    title = title_in(folder)
    known = catalogue(folder)
    assert title.players_rule in known
    assert [spec.name for spec in title.options if spec.rule not in known] == []
    named = {spec.ruling for spec in title.options if spec.ruling}
    assert named <= ruling_ids(folder)


# -- decisions ----------------------------------------------------------------------------------


@every_title
def test_decisions_are_complete_and_the_same_to_the_seat_as_to_the_engine(folder: str) -> None:
    title = title_in(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(seed)
        game = start(folder, players, seed, random_options(title, rng))
        for now in moments(game, rng, every=1 + players // 3):
            assert now.pending
            for decision in now.pending:
                seat, state = decision.seat, now.state
                ask = title.asks[state.asked[seat]]
                masked = now.masked(seat)
                legal = ask.legal(state, seat)
                keys = decision.options.keys()
                assert ask.legal(masked, seat) == legal
                assert [ask.key(state, seat, action) for action in legal] == keys
                assert [ask.action_of(state, seat, key) for key in keys] == legal
                assert len(set(keys)) == len(keys) > 0
                assert not set(keys) & {refused.key for refused in decision.refused}
                if decision.timeout_key is not None:
                    assert decision.timeout_key in keys


@every_title
def test_a_key_and_its_index_are_the_same_answer(folder: str) -> None:
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(100 + seed)
        game = start(folder, players, seed)
        for now in moments(game, rng, every=12):
            for decision in now.pending:
                index = rng.randrange(len(decision.options))
                by_key, by_index = now.clone(), now.clone()
                by_key.answer(decision.seat, decision.options[index].key, decision.id)
                by_index.answer(decision.seat, index)
                assert by_key.digest() == by_index.digest()
                assert by_key.record() == by_index.record()


@every_title
def test_a_refused_answer_changes_nothing_and_says_why(folder: str) -> None:
    known = catalogue(folder)
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(200 + seed)
        game = start(folder, players, seed, random_options(title_in(folder), rng))
        for now in moments(game, rng, every=25):
            before = (now.digest(), now.record(), len(now.events()))
            for decision in now.pending:
                wrong: list[Any] = ["", "no such key", -1, len(decision.options), True, None, 1.0]
                for answer in [*wrong, *(refused.key for refused in decision.refused[:9])]:
                    with pytest.raises(IllegalAnswer) as caught:
                        now.answer(decision.seat, answer)
                    assert caught.value.rule in known
                    assert caught.value.message
                    assert "\n" not in caught.value.line()
            for nobody in (-1, players, True, "0", 0.0, None):
                with pytest.raises(IllegalAnswer, match="there is no seat"):
                    now.answer(nobody, 0)
            for seat in range(players):
                if now.state.asked[seat] == NOT_ASKED:
                    with pytest.raises(IllegalAnswer, match="waiting for seat"):
                        now.answer(seat, 0)
            assert (now.digest(), now.record(), len(now.events())) == before


@every_title
def test_a_table_that_never_answers_still_goes_on(folder: str) -> None:
    for players in some_players(folder):
        game = start(folder, players, 5, debug=True)
        for _ in range(300):
            if game.over:
                break
            decision = game.pending[0]
            if decision.timeout_key is None:
                random_step(game, random.Random(1))
            else:
                game.answer(decision.seat, decision.timeout_key)
        assert game.over or len(game.answers) == 300


# -- words and clauses --------------------------------------------------------------------------


@every_title
def test_everything_shown_has_words_and_its_clause(folder: str) -> None:
    title = title_in(folder)
    known = catalogue(folder)
    address = re.compile(rf"{re.escape(title.id)}\.[a-z]+\.\d+")
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(300 + seed)
        game = start(folder, players, seed, random_options(title, rng))
        for now in moments(game, rng, every=2 * players):
            for decision in now.pending:
                assert decision.rule in known
                assert decision.text.strip()
                assert all(option.label.strip() for option in decision.options)
                for refused in decision.refused:
                    assert refused.rule in known
                    assert refused.why.strip()
            for cited in filter(address.fullmatch, strings_in(now.view(None))):
                assert cited in known
        assert_log_has_words(game, known, address)


def assert_log_has_words(game: Game, known: frozenset[str], address: re.Pattern[str]) -> None:
    """Check the log of a whole game as each viewer reads it."""
    for viewer in (None, *range(game.players)):
        for line in game.log(viewer):
            assert line["text"].strip(), line
            assert "\n" not in line["text"], line
            assert line["rule"] in known, line
            for cited in filter(address.fullmatch, strings_in(line["data"])):
                assert cited in known, line


@every_title
def test_every_facet_of_the_cards_has_its_words(folder: str) -> None:
    title = title_in(folder)
    texts = texts_of(f"dustboard.games.{folder}")
    cards = {row["id"] for rows in title.decks().values() for row in rows}
    facets = title.facets()
    assert facets[0].id == DECK
    assert {card for held in facets[0].values.values() for card in held} == cards
    for facet in facets:
        assert texts.format("en", f"facet-{facet.id}").strip()
        for value, held in facet.values.items():
            assert facet.numbers or texts.format("en", f"facet-{facet.id}-{value}").strip()
            assert cards.issuperset(held)
    assert cards.issuperset(title.other_sides("en"))


@every_title
def test_events_and_views_are_plain_data(folder: str) -> None:
    for seed, players in enumerate(some_players(folder)):
        rng = random.Random(400 + seed)
        game = start(folder, players, seed, random_options(title_in(folder), rng))
        for now in moments(game, rng, every=15):
            for viewer in (None, *range(players)):
                view = now.view(viewer)
                assert json.loads(json.dumps(view)) == view
        for event in game.events():
            assert json.loads(json.dumps(event.data)) == event.data
            assert json.loads(json.dumps(event.public)) == event.public
        assert json.loads(json.dumps(game.view(0))) == game.view(0)


# -- luck ---------------------------------------------------------------------------------------


@every_title
def test_the_seed_is_secret_until_the_end_and_then_matches_its_commitment(folder: str) -> None:
    for number, players in enumerate(some_players(folder)):
        rng = random.Random(500 + number)
        seed = rng.getrandbits(128) | 1 << 127
        game = start(folder, players, seed)
        promise = game.view(None)["commitment"]
        secrets = [str(seed), f"{seed:x}", *(key.hex() for key in game.state.luck_keys)]
        for now in moments(game, rng, every=40):
            for viewer in (None, *range(players)):
                shown = json.dumps([now.view(viewer), [e.seen_by(viewer) for e in now.events()]])
                assert not any(secret in shown for secret in secrets)
                assert "seed" not in now.view(viewer)
        assert game.over
        for viewer in (None, *range(players)):
            view = game.view(viewer)
            assert view["seed"] == f"{seed:032x}"
            assert sha256(bytes.fromhex(view["seed"])).hexdigest() == promise == view["commitment"]
