"""How many prompts a person gets in a game against bots: half of them were empty once."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import dustboard
from dustboard.bots.registry import make
from dustboard.bots.sight import sight_of
from dustboard.games.rulebook import clauses
from dustboard.server.game.casts import cast_of
from dustboard.server.game.prompts import prompt_of
from dustboard.server.game.story import Story, window_seats
from dustboard.server.services import Services
from dustboard.server.table import lobby
from dustboard.server.table.room import Room
from refresh import FIXTURES
from server.test_clock import Hands, laid, run

PERSON = 0
RECORDS = [
    record
    for path in sorted((FIXTURES / "records" / "wk1").glob("*-3p.json"))
    if (record := json.loads(path.read_text()))["options"].get("mission") == "savior"
]
LEFT = 0.5  # of all prompts


@dataclass
class Counts:
    """Prompts by name, when all are asked for and when those with nothing to decide are passed."""

    before: Counter[str] = field(default_factory=Counter)
    now: Counter[str] = field(default_factory=Counter)


def prompts(room: Room, answers: list[tuple[int, str]]) -> Counter[str]:
    """By name: how often the person is asked in this game, each decision once."""
    assert room.story is not None
    story = Story.begin(room.story.data)
    found: Counter[str] = Counter()
    seen = ""
    for seat, key in answers:
        decision = story.game.decision(seat)
        group = decision.id.rsplit("-", 1)[0]
        if seat == PERSON and group != seen:
            seen = group
            found[decision.name] += is_asked(room, story)
        story.answer(seat, key, "player")
    return found


def is_asked(room: Room, story: Story) -> bool:
    if PERSON in window_seats(story.game):
        return room.is_open(story, PERSON)
    return room.automatic(story, story.game.decision(PERSON)) is None


def test_half_of_the_prompts_of_games_against_bots_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recorded games of three, one of whom is taken for a person, summed up."""
    counts = Counts()

    async def work(services: Services, hands: Hands) -> None:
        for record in RECORDS:
            monkeypatch.setattr(lobby, "new_seed", lambda seed=record["seed"]: seed)
            seats = ("me", "bot", "bot")
            room = await laid(services, *seats, title="wk1", options=record["options"])
            answers = [(seat, key) for seat, key in record["answers"]]
            counts.now += prompts(room, answers)
            title = dustboard.title("wk1")
            room.orders[PERSON] = {ask.name: "ask" for ask in title.asks}
            room.standing[PERSON] = {ask.window: ("ask", 0) for ask in title.asks if ask.window}
            counts.before += prompts(room, answers)

    run(tmp_path, work)
    assert len(RECORDS) >= 3
    left = counts.now.total() / counts.before.total()
    assert left <= LEFT, (counts.before - counts.now, counts.now)
    # what decides the game is asked as often as ever
    for name in ("route", "escape_or_face", "combat_card", "explore", "waster", "consent"):
        assert counts.now[name] == counts.before[name]


@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_lists_of_refusals_hold_only_what_somebody_would_look_for(
    tmp_path: Path, title: str
) -> None:
    """Nothing that this table has not got, and nothing that the kind of a thing forbids."""

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", "bot", title=title)
        assert room.story is not None
        game = room.story.game
        unsought, seen, most = game.title.unsought(), 0, 0
        known = {clause.id for clause in clauses(title)}
        assert unsought <= known
        cast = cast_of(room.data, PERSON)
        bots = [make("normal", title, seat) for seat in range(3)]
        for _ in range(120):
            for decision in game.pending:
                prompt = prompt_of(game, decision.seat, [], None, "en", cast)
                assert prompt is not None
                for one in prompt.refused:
                    assert one.sought == (one.rule not in unsought)
                    seen += not one.sought
                most = max(most, sum(one.sought for one in prompt.refused))
            seat = game.pending[0].seat
            game.answer(seat, bots[seat].answer(sight_of(game, seat), game.pending[0]))
        assert seen > 50
        assert most < 20

    run(tmp_path, work)
