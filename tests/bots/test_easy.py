"""The easy level: normal with slips that are never a waste, and a fair opponent for a beginner."""

from __future__ import annotations

from typing import Any

import pytest

import dustboard
from bots.test_bots import RequestedDecision
from conformance.play import in_full
from dustboard import build_info
from dustboard.bots import Sight, make, sight_of, title_modules
from dustboard.bots.advice import reasons
from dustboard.bots.easy_bot import EasyBot, fair_options
from dustboard.bots.title_modules import heuristics_of
from dustboard.lab.batch import Batch, play_batch
from dustboard.lab.match import play_game, sim_options

TITLES = [title for title in dustboard.titles() if heuristics_of(title) is not None]
SLIPS = 0.2


def easy(title: str, seed: int) -> EasyBot:
    bot = make("easy", title, seed)
    assert isinstance(bot, EasyBot)
    return bot


def test_a_slip_is_from_the_better_half_and_no_waste() -> None:
    keys = ["done", "a", "b", "c", "d", "e"]
    ratings = [0.0, 9.0, 4.0, 3.0, -1.0, 2.0]
    assert fair_options(ratings, keys, ("done",)) == [2, 3]
    # nothing looks better than doing nothing but the best
    assert fair_options([0.0, 1.0, -0.5], ["done", "a", "b"], ("done",)) == [0]
    # without an answer that does nothing the better half is all there is
    assert fair_options([5.0, 1.0, 4.0], ["a", "b", "c"], ("done",)) == [2]
    # equal ones are no slip
    assert fair_options([5.0, 5.0], ["a", "b"], ()) == []


def test_its_slips_are_as_many_as_the_title_says() -> None:
    decision: Any = RequestedDecision("any", "choose", "abcdef")
    bot = easy("wftw", 3)
    bot.mind = None  # as in a title that has ratings only
    bot.slips = SLIPS
    bot.rate = lambda view, decision: [5.0, 1.0, 4.0, 0.0, 3.0, 2.0]
    taken = [bot.answer(Sight(dict), decision) for _ in range(4000)]
    assert set(taken) == {"a", "c", "e"}
    share = sum(key != "a" for key in taken) / len(taken)
    assert share == pytest.approx(SLIPS, abs=0.03)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_is_the_same_game(title: str) -> None:
    options = {"round_cap": 4} if title == "wftw" else {}
    first, second = (play_game(title, ("easy", "normal"), 9, options) for _ in range(2))
    assert first.ordered_answers() == second.ordered_answers()


def test_a_title_without_rules_of_thumb_is_played_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(title_modules, "_module", lambda *where, **how: None)
    decision: Any = RequestedDecision("any", "choose", "abcdef")
    bot = easy("parley", 5)
    assert len({bot.answer(Sight(dict), decision) for _ in range(60)}) == 6


def wins(title: str, seats: tuple[str, str], games: int) -> float:
    batch = Batch(title, seats, games, 11, sim_options(title))
    return sum(
        1 / len(row["winners"])
        for row in play_batch(batch, 1)
        for winner in row["winners"]
        if row["seats"][winner] == seats[0]
    )


def of_two(title: str) -> bool:
    """Whether two can play a usual table, one against the other."""
    return 2 in dustboard.title(title).players_for(sim_options(title))


@in_full
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("title", [title for title in TITLES if not of_two(title)])
def test_alone_it_wins_less_than_normal_and_far_more_than_random(title: str) -> None:
    games = 60 if build_info.compiled() else 10
    won = {}
    for name in ("random", "easy", "normal"):
        rows = play_batch(Batch(title, [name], games, 11, sim_options(title)), 1)
        won[name] = sum(bool(row["winners"]) for row in rows)
    # a slip costs a few games and never all of them; so many more are luck
    assert won["normal"] / 3 <= won["easy"] <= won["normal"] + games // 10
    assert won["random"] <= games // 10 < won["easy"]


@in_full
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("title", [title for title in TITLES if of_two(title)])
def test_it_wins_some_duels_against_normal_and_most_against_random(title: str) -> None:
    games = 120 if build_info.compiled() else 20
    share = wins(title, ("easy", "normal"), games) / games
    assert 0.08 <= share <= 0.45  # 15 to 35 % are meant, and measured by many more games
    assert wins(title, ("easy", "random"), games // 4) >= 0.8 * (games // 4)


def test_a_slip_is_called_one() -> None:
    game = dustboard.new_game("wftw", 2, 4, {"round_cap": 2})
    slips: list[str] = []
    bot = easy("wftw", 1)
    assert bot.mind is not None
    bot.mind.slips = 1.0
    while not game.over:
        for decision in game.pending:
            sight = sight_of(game, decision.seat)
            key = bot.answer(sight, decision)
            told = reasons(bot, sight.view(), decision, key, "en")
            assert len(told) == 2 or told == ["No clear preference."]
            assert bot.slipped == ("and this is one" in told[0])
            slips += [key] if bot.slipped else []
            game.answer(decision.seat, key)
    assert slips
