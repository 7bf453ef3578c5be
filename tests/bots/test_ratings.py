"""Rules of thumb tell options apart: no kind of decision is left to chance.

A title's `RATED` has the names of all asks that it rates. Games of many kinds are played, half of
them by normal bots and half at random so that odd places are seen, too; all options of a decision
may be rated the same only now and then. What is left out is left out with its reason.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dustboard
from conformance.play import BRIEF, going
from dustboard import Game, build_info
from dustboard.bots import make, sight_of
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.knowledge.known import known_to
from dustboard.kernel.position import Decision
from dustboard.lab.batch import Batch
from dustboard.lab.match import sim_options

TITLES = [title for title in dustboard.titles() if hasattr(heuristics_of(title), "RATED")]
GAMES = 200 if build_info.compiled() else 6 if BRIEF else 20
OFTEN = 10  # so often a kind of decision must be seen before its share says something
MOST_EQUAL = 0.2
MANY = 99
VARIED = {"wk1": ["mission"]}

# where the options are alike for whoever chooses
ALIKE = {
    # nobody has a knight, a place or a card yet, so no mission suits one seat more than another
    ("wk1", "proposal"),
    ("wk1", "mission"),
    # any two ingredients are as good: only their number counts
    ("wk1", "leave_ingredient"),
    # every knight suits every story: which one to be is a matter of taste
    ("wk2", "knight"),
    # the book says only after a vote what came of it
    ("wk2", "vote"),
    # the next token of the bag is as unknown as this one was
    ("wk2", "swap_token"),
    # what these lead to is luck, or the same for each answer
    ("wk2", "put_back"),
    ("wk2", "fate"),
    ("wk2", "boost"),
    ("wk2", "space"),
}


@pytest.mark.compiled
@pytest.mark.parametrize("title", TITLES)
def test_every_ask_is_rated_by_its_name(title: str) -> None:
    asks = [ask.name for ask in dustboard.title(title).asks]
    rated = heuristics_of(title).RATED
    assert sorted(asks) == sorted(rated)


def games_of(title: str) -> Batch:
    """Tables of all sizes, missions and options."""
    most, least = dustboard.title(title).max_players, dustboard.title(title).min_players
    return Batch(
        title,
        ["normal"] * most,
        GAMES,
        5,
        sim_options(title),
        vary=VARIED.get(title, []),
        players=range(least, most + 1),
        mixed=True,
    )


def copies_of_one(game: Game, decision: Decision) -> bool:
    """Whether all options are copies of one card: their keys differ after the dot only."""
    return len({key.partition(".")[0] for key in decision.options.keys()}) == 1  # noqa: SIM118


def worths(game: Game, seat: int) -> list[float]:
    """What the answers of a seat are worth to the policy of the title, where they are no waste."""
    policy = policy_of(game.title.id).policy(game.players, {})
    return [plan.net for plan in policy.plans(known_to(game, seat).deal(1), seat, MANY)]


@pytest.mark.compiled
@pytest.mark.parametrize("title", TITLES)
def test_options_are_told_apart(title: str) -> None:
    batch = games_of(title)
    seen: Counter[str] = Counter()
    equal: Counter[str] = Counter()
    order = list(range(len(batch.tables) * 2))
    random.Random(1).shuffle(order)  # a short run sees different tables, too
    for index in range(GAMES):
        players, options = batch.table(order[index % len(order)])
        game = dustboard.new_game(title, players, index, options)
        name = "random" if index % 2 else "normal"
        bots = [make(name, title, seat) for seat in range(players)]
        while going(game):
            for decision in game.pending:
                seat = decision.seat
                if len(decision.options) > 1 and not copies_of_one(game, decision):
                    found = worths(game, seat)
                    seen[decision.name] += 1
                    alike = len(found) >= len(decision.options) and len(set(found)) == 1
                    equal[decision.name] += alike
                game.answer(seat, bots[seat].answer(sight_of(game, seat), decision))
    assert sum(seen.values()) > 40 * GAMES
    shares = {name: equal[name] / seen[name] for name in seen if seen[name] >= OFTEN}
    blind = {name: share for name, share in shares.items() if share > MOST_EQUAL}
    assert set(blind) <= {name for folder, name in ALIKE if folder == title}, blind
