"""Bots: known by name, the same for the same seed, and blind to all but their view."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import invalidate_caches
from pathlib import Path
from typing import Any

import pytest

import dustboard
import dustboard.games
from dustboard.bots import Sight, UnknownBot, make, names, title_modules
from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.decisions import Option, Options
from dustboard.kernel.errors import KernelFault, UnknownTitle
from dustboard.lab.match import play_game


class RequestedDecision:
    """A decision without a game behind it; anything but its public parts is an error."""

    def __init__(self, name: str, kind: str, keys: Sequence[str]) -> None:
        self.seat = 0
        self.name = name
        self.kind = kind
        self._keys = list(keys)

    @property
    def options(self) -> Options:
        keys = self._keys
        return Options(lambda index: Option(keys[index], _no_label), len(keys))


def _no_label(lang: str) -> str:
    raise AssertionError("a bot does not read labels")


def _no_view() -> dict[str, Any]:
    raise AssertionError("this bot asked for a view")


def copied(value: Any) -> Any:
    """Plain data only: a view that holds anything else can't be copied like this."""
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value)
        return {key: copied(part) for key, part in value.items()}
    if isinstance(value, list):
        return [copied(part) for part in value]
    assert value is None or type(value) in (str, int, bool), type(value)
    return value


def play_from_paper(seats: Sequence[str], seed: int) -> dustboard.Game:
    """Play a game whose bots get nothing but copies of views and keys."""
    game = dustboard.new_game("wftw", len(seats), seed, {"round_cap": 30})
    bots = [make(name, "wftw", seed + seat) for seat, name in enumerate(seats)]
    while not game.over:
        for decision in game.pending:
            seat = decision.seat
            request: Any = RequestedDecision(decision.name, decision.kind, decision.options.keys())
            view = copied(game.view(seat))
            game.answer(seat, bots[seat].answer(Sight(lambda view=view: view), request))
    return game


def test_names_and_other_names() -> None:
    assert {"random", "greedy", "easy", "normal"} <= set(names())
    assert type(make("easy", "wftw", 1)) is not type(make("random", "wftw", 1))
    assert type(make("normal", "wftw", 1)) is type(make("greedy", "wftw", 1))
    assert type(make("normal", "wftw", 1)) is not type(make("easy", "wftw", 1))


def test_unknown_bot_is_one_line_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        make("deep", "wftw", 1)
    assert isinstance(caught.value, dustboard.DustboardError)
    line = str(caught.value)
    assert "'deep'" in line
    assert "\n" not in line
    assert all(name in line for name in names())


@pytest.mark.parametrize("seats", [("greedy", "random"), ("greedy", "greedy", "random")])
def test_same_seed_same_game(seats: tuple[str, ...]) -> None:
    first, again = (play_game("wftw", seats, 11, {"round_cap": 30}) for _ in range(2))
    assert first.ordered_answers() == again.ordered_answers()
    assert first.digest() == again.digest()
    assert play_game("wftw", seats, 12, {"round_cap": 30}).digest() != first.digest()


def test_random_bot_depends_on_its_seed_and_takes_every_option() -> None:
    decision: Any = RequestedDecision("any", "choose", "abcdef")
    drawn = [
        [bot.answer(Sight(_no_view), decision) for _ in range(60)]
        for bot in (make("random", "wftw", seed) for seed in (1, 1, 2))
    ]
    assert drawn[0] == drawn[1] != drawn[2]
    assert set(drawn[0]) == set("abcdef")


def test_bots_need_nothing_but_views_and_keys() -> None:
    assert play_from_paper(("greedy", "random", "greedy"), 3).over


def test_greedy_answers_a_forced_decision_without_looking() -> None:
    forced: Any = RequestedDecision("marks", "select", ["done"])
    assert make("greedy", "wftw", 1).answer(Sight(_no_view), forced) == "done"


def test_greedy_without_heuristics_is_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dustboard.title", lambda name: None)  # a title without a folder
    monkeypatch.setattr(title_modules, "_module", title_modules._module.__wrapped__)
    assert heuristics_of("homeless") is None
    assert heuristics_of("wftw") is not None
    decision: Any = RequestedDecision("any", "choose", "abcdef")
    greedy, random = make("greedy", "homeless", 5), make("random", "homeless", 5)
    got = [greedy.answer(Sight(_no_view), decision) for _ in range(40)]
    assert got == [random.answer(Sight(_no_view), decision) for _ in range(40)]
    assert len(set(got)) > 1


def test_a_wrong_path_to_the_bots_of_a_title_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UnknownTitle, match="there is no title 'nosuchtitle'"):
        heuristics_of("nosuchtitle")
    monkeypatch.setattr(dustboard.games, "__path__", [*dustboard.games.__path__, str(tmp_path)])
    home = tmp_path / "moved"
    (home / "bots").mkdir(parents=True)
    (home / "__init__.py").touch()
    for look in (heuristics_of, policy_of):
        with pytest.raises(KernelFault, match=r"dustboard\.games\.moved\.bot: no such room"):
            look("moved")
    (home / "bots").rename(home / "bot")
    (home / "bot" / "__init__.py").touch()
    (home / "bot" / "rules_of_thumb.py").touch()
    invalidate_caches()
    with pytest.raises(KernelFault, match=r"dustboard\.games\.moved\.bot\.heuristics"):
        heuristics_of("moved")
    assert policy_of("moved") is None  # which a title may do without


def test_greedy_takes_the_best_and_draws_between_equals() -> None:
    decision: Any = RequestedDecision("any", "choose", "abcd")
    taken = []
    for seed in range(40):
        bot = make("greedy", "wk1", seed)
        assert isinstance(bot, GreedyBot)
        bot.rate = lambda view, decision: [1.0, 3.0, 3.0, 0.0]
        taken.append(bot.answer(Sight(dict), decision))
    assert set(taken) == {"b", "c"}
