"""Masks hide what a seat may not know; determinized worlds fit what it does know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import dustboard
from dustboard.games._template.content.constants import NO_WELL
from dustboard.kernel.engine import playout
from dustboard.kernel.invariants import check_invariants
from dustboard.kernel.knowledge.fields import NOBODY, NUMBERS, OWNER, ZONE, ZONES, Field
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.kernel.records.snapshots import plain_state
from dustboard.kernel.state import UNKNOWN
from kernel.tables import TITLE, at_decisions, new, play, until

VIEWERS = (SPECTATOR, 0, 1, 2)


def cards_of(state: Any) -> list[int]:
    """Every card of the table, unknown ones included."""
    zones = [*state.hand, *state.draft, *state.laid, state.deck, state.discard]
    return sorted(card for zone in zones for card in zone)


def test_what_a_mask_shows() -> None:
    kinds = set()
    for game in at_decisions(new(seed=5), 5):
        true: Any = game.state
        for viewer in VIEWERS:
            if game.over:
                continue
            masked: Any = mask(TITLE, true, viewer)
            kinds.add(true.revealed)
            for seat in range(3):
                own = seat == viewer
                held = len(true.hand[seat]) + len(true.draft[seat])
                if own:
                    assert masked.hand[seat] == true.hand[seat]
                    assert masked.draft[seat] == true.draft[seat]
                else:
                    assert masked.hand[seat] == (UNKNOWN,) * held  # a draft looks like the hand
                    assert masked.draft[seat] == ()
                shown = own or true.revealed
                assert masked.laid[seat] == (
                    true.laid[seat] if shown else (UNKNOWN,) * len(true.laid[seat])
                )
                assert masked.dug[seat] == (true.dug[seat] if shown else ())
                assert masked.water[seat] == (true.water[seat] if own else 0)
                assert masked.choice[seat] == (true.choice[seat] if own else 0)
            assert masked.deck == (UNKNOWN,) * len(true.deck)
            assert masked.well == (true.well if true.revealed else NO_WELL)
            assert (masked.discard, masked.way) == (true.discard, true.way)
            assert masked.luck_keys == ()
            assert masked.luck_used == [0, 0, 0]
            known = [card for card in cards_of(masked) if card != UNKNOWN]
            assert sorted([*known, *masked.unknown["cargo"]]) == cards_of(true)
    assert kinds == {0, 1}


def test_open_tanks_are_open() -> None:
    game = new(open_tanks=True)
    assert mask(TITLE, game.state, 0).water == game.state.water == [2, 2, 2]  # type: ignore[attr-defined]
    assert new().view(0)["seats"][1]["water"] is None


def test_masking_changes_nothing_and_a_game_that_is_over_hides_nothing() -> None:
    game = new()
    digest = game.digest()
    for viewer in VIEWERS:
        mask(TITLE, game.state, viewer)
    assert game.digest() == digest
    play(game)
    assert plain_state(TITLE, mask(TITLE, game.state, SPECTATOR)) == plain_state(TITLE, game.state)
    assert game.view(None)["seed"] == f"{game.seed:032x}"
    assert "seed" not in new().view(None)


def test_secrets_can_be_exchanged_and_a_viewer_sees_the_same() -> None:
    """The mask is a function of what the viewer may know: swap the rest, nothing changes."""
    for game in at_decisions(new(seed=8), 8):
        if game.over:
            break
        for viewer in (None, 0, 1, 2):
            world = determinize(TITLE, game.masked(viewer), 77)
            if [a == b for a, b in zip(world.asked, game.state.asked, strict=True)] != [True] * 3:
                continue  # a rival has sealed an answer: that it is done is public
            other = game.clone()
            journal = game.state.journal
            other.state = world
            world.journal = journal
            world.luck_used = game.state.luck_used
            assert json.dumps(other.view(viewer)) == json.dumps(game.view(viewer))
            if viewer is not None and game.state.asked[viewer] >= 0:
                mine, theirs = game.decision(viewer), other.decision(viewer)
                assert mine.options.keys() == theirs.options.keys()
                assert mine.text == theirs.text


def test_a_world_fits_what_the_viewer_knows() -> None:
    for game in at_decisions(new(seed=6), 6):
        true: Any = game.state
        if game.over:
            break
        for viewer in VIEWERS:
            masked: Any = mask(TITLE, true, viewer)
            world: Any = determinize(TITLE, masked, 3)
            check_invariants(TITLE, world)  # all cards there, nobody waits in vain
            assert UNKNOWN not in cards_of(world)
            again = mask(TITLE, world, viewer)
            for name in ("hand", "draft", "laid", "deck", "discard", "way", "unknown"):
                assert getattr(again, name) == getattr(masked, name), name
            if viewer >= 0:
                assert world.water[viewer] == true.water[viewer]
                assert world.dug[viewer] == true.dug[viewer]
            for seat in range(3):
                assert list(world.hand[seat]) == sorted(world.hand[seat])
            world.journal = None
            assert playout(TITLE, world, 1) > 0
            assert world.over


def test_worlds_differ_and_each_is_a_function_of_its_seed() -> None:
    masked = new().masked(0)
    plains = [json.dumps(plain_state(TITLE, determinize(TITLE, masked, n))) for n in range(8)]
    assert len(set(plains)) == 8
    assert plains[3] == json.dumps(plain_state(TITLE, determinize(TITLE, masked, 3)))
    keys = [key for n in range(8) for key in determinize(TITLE, masked, n).luck_keys]
    assert len(set(keys)) == 24
    assert not set(keys) & set(new().state.luck_keys)  # not even with the seed of the game itself


def test_a_world_is_dealt_fairly() -> None:
    """What a rival holds is as likely as the unknown cards say."""
    game = new(2, seed=2)
    masked: Any = game.masked(0)
    pool = masked.unknown["cargo"]
    counts = [0] * 6
    rounds = 600
    for seed in range(rounds):
        world: Any = determinize(TITLE, masked, seed)
        for card in world.hand[1]:
            counts[card] += 1
    wanted = [3 * rounds * pool.count(card) / len(pool) for card in range(6)]
    assert sum((c - w) ** 2 / w for c, w in zip(counts, wanted, strict=True)) < 25.74


def test_seats_that_have_sealed_are_asked_again_in_a_made_up_world() -> None:
    game = new()
    game.answer_all(0, [1, "done"])
    game.answer(1, 1)
    world: Any = determinize(TITLE, game.masked(0), 1)
    assert world.asked == [-1, 0, 0]  # the viewer knows its own answer
    assert world.draft[0] == game.state.draft[0]  # type: ignore[attr-defined]
    assert world.draft[1] == ()
    other: Any = determinize(TITLE, game.masked(2), 1)
    assert (other.asked, other.waiting) == ([0, 0, 0], 3)
    spectator: Any = determinize(TITLE, game.masked(None), 1)
    assert (spectator.asked, spectator.waiting) == ([0, 0, 0], 3)


def test_seats_that_were_not_asked_are_not_asked_in_a_made_up_world() -> None:
    game = until(lambda game: len(game.pending) == 1 and game.pending[0].name == "drink")
    for viewer in (None, 0, 1, 2):
        assert determinize(TITLE, game.masked(viewer), 1).asked == game.state.asked


def test_pools_keep_their_cards_apart() -> None:
    """Two personal decks: no card of one seat ever turns up at the other."""
    game = dustboard.new_game("wftw", 2, 3)
    masked: Any = game.masked(0)
    for seed in range(5):
        world: Any = determinize(game.title, masked, seed)
        true: Any = game.state
        for zones in ("hand", "deck"):
            assert [len(z) for z in getattr(world, zones)] == [len(z) for z in getattr(true, zones)]
        for seat in range(2):
            held = sorted(world.hand[seat] + world.deck[seat])
            assert held == sorted(true.hand[seat] + true.deck[seat])
        assert world.hand[0] == true.hand[0]
        assert sorted(world.buy_deck) == sorted(true.buy_deck)


@pytest.mark.parametrize("shape", [ZONE, ZONES])
def test_a_hidden_zone_needs_a_pool(shape: str) -> None:
    with pytest.raises(ValueError, match="field 'x': a hidden zone needs a pool"):
        Field("x", shape, NOBODY)
    assert Field("x", shape, NOBODY, pool="seat").pool_of(2) == "seat 2"
    assert Field("x", shape, NOBODY, pool="deck").pool_of(2) == "deck"
    assert Field("x", NUMBERS, OWNER).pool == ""
