"""Who is asked in a window depends on what all can see, and on nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from conformance.play import contrary_options, moments, random_options, start, title_in
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.moments import AT_LUCK_PLAYED, AT_NATURE_EVENT_PLAYED
from dustboard.games.wk1.rules.effects.lines import effects_at
from dustboard.games.wk1.rules.effects.use import RESPONSES
from dustboard.games.wk1.rules.effects.window_moments import MOMENTS, whens_of
from dustboard.games.wk1.rules.effects.windows import WINDOWS, openly_possible, sources
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.knowledge.masks import mask

SPECTATOR = -1
Question = tuple[str, Callable[[KnightsState], bool]]


def in_windows(state: KnightsState) -> Iterator[Question]:
    """Whether each seat would be asked in each window, and whether its open cards could be used."""
    for seat in range(state.players):
        for window in range(len(MOMENTS)):
            for role in (0, 1):
                if not MOMENTS[window][role]:
                    continue
                yield (
                    f"seat {seat}, window {window}, role {role}",
                    lambda table, seat=seat, window=window, role=role: WINDOWS.asked(
                        table, seat, window, role, ()
                    ),
                )
                whens = whens_of(window, role)
                for card in sources(state, seat, whens):
                    for when in whens:
                        if effects_at(card, when):
                            yield (
                                f"seat {seat}, {ID[card]} at {when}",
                                lambda table, seat=seat, card=card, when=when: openly_possible(
                                    table, seat, card, when
                                ),
                            )


def in_responses(state: KnightsState) -> Iterator[Question]:
    """Whether each seat would be asked for an answer to what another has played."""
    for when in (AT_LUCK_PLAYED, AT_NATURE_EVENT_PLAYED):
        for player in range(state.players):
            for seat in range(state.players):
                yield (
                    f"seat {seat} after {player}, {when}",
                    lambda table, seat=seat, bound=(when, player): (
                        seat in RESPONSES.order(table, bound)
                        and RESPONSES.asked(table, seat, bound)
                    ),
                )


def into_hands(state: KnightsState) -> Iterator[Question]:
    """What no rule may ask: whether there is something that a seat could really use."""
    for seat in range(state.players):
        for window in range(len(MOMENTS)):
            yield (
                f"hand of {seat} in window {window}",
                lambda table, seat=seat, window=window: (
                    len(WINDOWS.uses(table, seat, window, 0, ())) > 0
                ),
            )


def leaks(
    questions: Callable[[KnightsState], Iterator[Question]], games: range
) -> tuple[int, list[str]]:
    """Ask on the true table and on what a spectator sees; how often, and where it differs."""
    title = title_in("wk1")
    compared = 0
    found: list[str] = []
    for seed in games:
        rng = random.Random(seed)
        options = random_options(title, rng) if seed % 3 else contrary_options(title)
        game = start("wk1", 2 + seed % 3, seed, options)
        for now in moments(game, rng, every=12):
            true = now.state
            assert isinstance(true, KnightsState)
            seen = mask(title, true, SPECTATOR)
            assert isinstance(seen, KnightsState)
            for name, question in questions(true):
                compared += 1
                if question(true) != question(seen):
                    found.append(f"game {seed}, answer {len(now.answers)}: {name}")
    return compared, found


def test_who_is_asked_can_be_told_from_what_all_can_see() -> None:
    compared, found = leaks(in_windows, range(6))
    assert found == []
    assert compared > 10_000


def test_who_may_respond_can_be_told_from_what_all_can_see() -> None:
    compared, found = leaks(in_responses, range(4))
    assert found == []
    assert compared > 1_000


def test_a_question_that_looks_into_hands_is_found() -> None:
    _, found = leaks(into_hands, range(2))
    assert len(found) > 100
