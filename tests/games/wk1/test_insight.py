"""What is told about a game besides its rules: luck, diary, great moments, open cards, scores."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import dustboard
from dustboard.games.wk1.show.diary import SHOUT_VARIANTS, chapter, diary, shout_line
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.show.odds.rolls import rolls
from dustboard.kernel.game import Game
from fluent_variables import all_forms, variables, written

Seen = list[tuple[str, int, dict[str, Any]]]


@pytest.fixture(scope="module")
def played() -> Game:
    """A whole game at random."""
    game = dustboard.new_game("wk1", 3, 11, {"mission": "savior"})
    rng = random.Random(4)
    while not game.over:
        decision = game.pending[0]
        game.answer(decision.seat, rng.randrange(len(decision.options)))
    return game


def events_of(game: Game, seat: int | None) -> Iterator[tuple[str, int, dict[str, Any]]]:
    for event in game.events():
        data = event.seen_by(seat)
        if data is not None:
            yield event.kind, event.seat, data


def dice(skill: int, difficulty: int, purpose: int, *numbers: int) -> dict[str, Any]:
    return {"skill": skill, "difficulty": difficulty, "purpose": purpose, "dice": list(numbers)}


def test_every_pool_of_dice_is_luck_of_its_kind() -> None:
    events: Seen = [
        ("dice", 0, dice(4, 7, 0, 2, 9, 7)),
        ("check", 0, {"passed": True, "successes": 2}),
        ("dice", 1, dice(1, 5, 5, 4, 5)),
        ("dice", 2, dice(-1, 9, 5, 10, 10)),
        ("die", 1, {"die": 6}),
    ]
    found = rolls(events)
    assert [at for at, _ in found] == [0, 2, 3, 4]
    assert [(r.kind, r.seat, r.value) for _, r in found] == [
        ("check", 0, 2),
        ("attack", 1, 1),
        ("enemy", 2, 2),
        ("die", 1, 6),
    ]
    assert [round(r.expected(), 2) for _, r in found] == [1.2, 1.2, 0.4, 5.5]
    for _, roll in found:
        assert sum(chance for _, chance in roll.faces) == pytest.approx(1.0)
        assert roll.value in [value for value, _ in roll.faces]


def test_dice_rolled_again_count_alone() -> None:
    lying = dice(4, 7, 0, 2, 9, 5)
    again = rolls([("dice", 0, lying), ("rolls-again", 0, {"dice": [8, 9, 1], "number": 2})])[1][1]
    assert again.value == 1  # the eight; the nine was left lying
    assert again.expected() == pytest.approx(0.8)
    whole = rolls([("dice", 0, lying), ("rolls-again", 0, {"dice": [8, 9, 1], "number": 3})])[1][1]
    assert whole.value == 2
    assert rolls([("rolls-again", 0, {"dice": [8], "number": 1})]) == []


def test_the_luck_of_a_whole_game_is_in_words(played: Game) -> None:
    found = rolls(list(events_of(played, None)))
    assert len(found) > 10
    assert {roll.kind for _, roll in found} >= {"check", "attack", "enemy"}
    for _, roll in found:
        for name in (f"roll-{roll.kind}", f"roll-{roll.kind}-value"):
            assert name in TEXTS.keys("en")
        assert "{" not in played.title.text("en", roll.about)


def test_the_diary_has_a_chapter_for_each_round_and_no_secrets(played: Game) -> None:
    seen = list(events_of(played, None))
    headings = [one for kind, _, data in seen if (one := chapter(kind, data)) is not None]
    rounds = [one.args["round"] for one in headings]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) >= 3
    said = [played.title.text("en", one) for row in seen if (one := diary(*row)) is not None]
    assert 20 < len(said) < len(seen)
    for line in said:
        assert line[-1] in ".!?"
        assert "{" not in line
        assert "None" not in line
        assert "card face down" not in line
    assert played.title.text("en", diary("game-over", 0, {"winners": [0], "reason": 1}))  # type: ignore[arg-type]


def test_a_theft_that_nobody_saw_names_no_card() -> None:
    seen = diary("steals", 0, {"cards": [-1], "rival": 1})
    open_theft = diary("steals", 0, {"cards": [3], "rival": 1})
    assert seen is not None
    assert open_theft is not None
    title = dustboard.title("wk1")
    assert "something" in title.text("en", seen)
    assert "something" not in title.text("en", open_theft)


def test_every_sentence_of_the_diary_is_about_something_that_happens() -> None:
    kinds = {key.removeprefix("event-") for key in TEXTS.keys("en") if key.startswith("event-")}
    kinds |= {"duel-ends"}
    for key in TEXTS.keys("en"):
        if key.startswith("diary-"):
            name = key.removeprefix("diary-")
            assert name in kinds or name.rsplit("-", 1)[0] in kinds, key


def test_the_diary_speaks_of_what_the_log_knows() -> None:
    used = variables(written("wk1", "en"))
    others = {"duel-ends": "combat-ends", "steals-unseen": "steals"}
    for key, names in used.items():
        if key.startswith("diary-"):
            kind = key.removeprefix("diary-")
            kind = kind if f"event-{kind}" in used or kind in others else kind.rsplit("-", 1)[0]
            known = used[f"event-{others.get(kind, kind)}"]
            assert names <= all_forms(known), (key, names - known)


@pytest.mark.parametrize(
    ("kind", "args", "name"),
    [
        ("knocked-out", {"seat": 1, "health": 0, "radiation": 2}, "knocked-out"),
        ("knocked-out", {"seat": 1, "health": 2, "radiation": 4}, "radiation"),
        ("vehicle-wrecked", {"seat": 0, "card": 5}, "wrecked"),
        ("truce", {"seat": 0, "rival": 1}, "truce"),
        ("dice", {"seat": 0, **dice(4, 7, 0, 1, 2, 3, 4)}, "all-missed"),
        ("dice", {"seat": 0, **dice(4, 7, 0, 7, 8, 9, 10, 7)}, "all-hit"),
    ],
)
def test_great_moments_have_a_line(kind: str, args: dict[str, Any], name: str) -> None:
    lines = {TEXTS.format("en", f"moment-{name}-{n}") for n in range(1, SHOUT_VARIANTS + 1)}
    assert len(lines) == SHOUT_VARIANTS
    assert shout_line(kind, args, "en") in lines
    assert shout_line(kind, args, "en") == shout_line(kind, dict(args), "en")


def test_small_moments_have_none() -> None:
    assert shout_line("dice", {"seat": 0, **dice(4, 7, 0, 1, 2, 3)}, "en") == ""
    assert shout_line("clash", {"seat": 0, "clash": 1}, "en") == ""


def test_a_finished_game_lies_open_and_its_score_adds_up(played: Game) -> None:
    view = played.title.open_view(played.state)
    assert [row["value"] for row in view["hands"]]
    assert len(view["hands"]) == 3
    assert view["mission"]["backs"]
    outcome = played.outcome
    assert outcome is not None
    for seat, row in enumerate(view["seats"]):
        assert sum(line["amount"] for line in row["score_lines"]) == outcome.scores[seat]
        for line in row["score_lines"]:
            assert f"score-{line['source']}" in TEXTS.keys("en")


def test_scores_are_no_secret_only_at_the_end() -> None:
    game = dustboard.new_game("wk1", 3, 1, {"mission": "freight"})
    assert all(row["score_lines"] == [] for row in game.view(None)["seats"])
