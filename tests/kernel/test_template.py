"""The template title is a whole little game, and a model: complete, tidy, and not on the list."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.bots.registry import make
from dustboard.bots.sight import sight_of
from dustboard.games._template.rules.vocabulary import INSTEAD_OF_MOVE
from dustboard.games._template.rules.winning import REASONS
from dustboard.games.rows import load_rows
from dustboard.games.rulebook import Clause
from dustboard.kernel.decisions import Message
from dustboard.texts import Texts
from kernel.tables import TITLE, at_decisions, new, play

FOLDER = files("dustboard.games._template")


def test_it_is_not_among_the_titles_to_play() -> None:
    assert TITLE.id not in dustboard.titles()


def test_it_has_the_files_of_a_real_title() -> None:
    names = "meta.py rules.toml RULINGS.md content state rules rules/flow.py show bot text"
    for name in names.split():
        assert (FOLDER / name).is_file() or (FOLDER / name).is_dir(), name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_and_keeps_its_invariants(players: int) -> None:
    reasons = set()
    for seed in range(12):
        game = play(new(players, seed, debug=True, goal=40 if seed % 2 else 12), seed)
        assert game.outcome is not None
        assert game.state.round <= 12  # type: ignore[attr-defined]
        assert len(game.outcome.scores) == players
        best = max(game.outcome.scores)
        assert all(game.outcome.scores[seat] == best for seat in game.outcome.winners)
        reasons.add(game.outcome.reason)
    assert "goal-reached" in reasons


def test_night_falls_on_those_who_never_move() -> None:
    game = new(2, seed=1, goal=40)
    shelter = next(card for card, line in enumerate(INSTEAD_OF_MOVE) if line >= 0)
    while not game.over:
        game.state.roll = [0, 0]  # type: ignore[attr-defined]
        decision = game.pending[0]
        keys = decision.options.keys()
        kept = [key for key in keys if key.endswith(f"{shelter + 1}")]
        game.answer(decision.seat, kept[0] if decision.name == "cargo" and kept else 0)
        game.state.way = [0, 0]  # type: ignore[attr-defined]
    assert game.outcome is not None
    assert game.outcome.reason == "night-falls"
    assert game.state.round == 12  # type: ignore[attr-defined]


def clauses() -> set[str]:
    return {row.id for row in load_rows(FOLDER / "rules.toml", "rule", Clause)}


def test_every_clause_named_in_code_or_log_is_in_the_catalogue() -> None:
    code = "".join(path.read_text() for path in Path(str(FOLDER)).glob("*.py"))
    named = set(re.findall(r"tpl\.[a-z]+\.\d\d", code))
    assert named
    assert named <= clauses()
    assert all(re.fullmatch(r"tpl\.[a-z]+\.\d\d", clause) for clause in clauses())
    told = {line["rule"] for line in play(new()).log(None)}
    assert told <= clauses()


def test_every_event_and_question_has_a_text_and_every_text_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used = set()
    plain = Texts.format

    def noted(self: Texts, lang: str, key: str, args: Any = None, rather: str = "") -> str:
        used.update((key, f"{key}.{rather}"))
        return plain(self, lang, key, args, rather)

    monkeypatch.setattr(Texts, "format", noted)
    for seed in range(60):
        for game in at_decisions(new(seed=seed, goal=30, story=seed % 6 > 0), seed):
            for decision in game.pending:
                assert decision.text
                assert all(option.label for option in decision.options)
                assert all(refused.why for refused in decision.refused)
        for viewer in (None, 0):
            assert all(line["text"] for line in game.log(viewer))
    TITLE.decks()
    for reason in REASONS[1:]:
        assert TITLE.text("en", Message(f"reason-{reason}"))
    for facet in TITLE.facets():
        used |= {f"facet-{facet.id}", *(f"facet-{facet.id}-{value}" for value in facet.values)}
    named = {key for key in Texts("dustboard.games._template").keys("en") if "-" in key}
    assert named - used == {"event-well-hidden"}  # nobody may read that one


def test_its_rules_of_thumb_win_more_often_than_chance() -> None:
    games, players, wins = 30, 3, 0
    for seed in range(games):
        own = seed % players
        names = ["normal" if seat == own else "random" for seat in range(players)]
        bots = [make(name, TITLE.id, seed * players + seat) for seat, name in enumerate(names)]
        game = new(players, seed, debug=False)
        while not game.over:
            decision = game.pending[0]
            seat = decision.seat
            game.answer(seat, bots[seat].answer(sight_of(game, seat), decision))
        assert game.outcome is not None
        wins += own in game.outcome.winners
    assert wins > games // players + 4
