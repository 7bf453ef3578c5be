"""Papers, seals, offers and bids of others: nothing that a knight is shown depends on them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.test_leaks import sealed_by, told_apart
from conformance.worlds import difference, other_world, shown
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.game import Game
from dustboard.kernel.state import NOT_ASKED
from games.wk2.endings import hunter, hunts
from games.wk2.tale_player import MOST, entries, new_game, sheet_of

KNIGHTS = 3
GAMES = 12
NO_SEAL = -1
OPEN_AT_MOST = 40  # looks at a table on which papers lie
SEALED_AT_MOST = 12  # groups that answer in secret
# by adventure: the pages on which papers are held, and on which knights answer in secret
HIDDEN = {
    "warrant": ({"v1", "v2", "v3c"}, {"v4"}),
    "spreading_corruption": ({"s3b", "s4"}, {"s3b"}),
    "deadly_cargo": (set(), {"k3a"}),
    "red_lord": ({"r2", "r3b"}, {"r2"}),
}


def papers_of_others_differ(game: Game, luck: random.Random) -> int:
    """Compare what each viewer is shown with what it would be if others held other papers."""
    differ = 0
    for viewer in (None, *range(game.players)):
        other = other_world(game, viewer, luck)
        differ += list(other.state.seal) != list(game.state.seal)
        assert difference(shown(game, viewer), shown(other, viewer)) == []
        if viewer is not None and game.state.seal[viewer] != NO_SEAL:
            assert other.state.seal[viewer] == game.state.seal[viewer]
    return differ


def sealed_group(game: Game) -> list[int]:
    """Who answers in secret now, if several do."""
    state = game.state
    asked = [seat for seat in range(game.players) if state.asked[seat] != NOT_ASKED]
    sealed = all(game.title.asks[state.asked[seat]].sealed for seat in asked)
    return asked if sealed and len(asked) > 1 else []


def sealed_answers_differ(game: Game, luck: random.Random, seat: int) -> int:
    """Let one knight answer in two ways; nobody else may be able to tell."""
    one, two = sealed_by(game, seat, luck), sealed_by(game, seat, luck)
    if one.digest() == two.digest():
        return 0
    assert told_apart(one, two, seat) == []
    return 1


@pytest.mark.rule("wk2.vote.01", "wk2.vote.02", "wk2.adventure.05")
@pytest.mark.parametrize("adventure", HIDDEN)
def test_what_others_hold_and_answer_in_secret_shows_nowhere(adventure: str) -> None:
    luck = random.Random(adventure)
    papers, answers = HIDDEN[adventure]
    looked: dict[str, int] = dict.fromkeys(papers, 0)
    sealed: dict[str, int] = dict.fromkeys(answers, 0)
    for seed in range(GAMES):
        game = new_game(adventure, KNIGHTS, seed)
        for turn in range(MOST):
            if game.over:
                break
            sheet = sheet_of(game.state) if game.state.sheet >= 0 else ""
            held = [seal for seal in game.state.seal if seal != NO_SEAL]
            if held and turn % 7 == 0 and looked.get(sheet, OPEN_AT_MOST) < OPEN_AT_MOST:
                looked[sheet] += papers_of_others_differ(game, luck)
            group = sealed_group(game)
            if group and sealed.get(sheet, SEALED_AT_MOST) < SEALED_AT_MOST:
                sealed[sheet] += sealed_answers_differ(game, luck, luck.choice(group))
            decision = luck.choice(game.pending)
            game.answer(decision.seat, luck.choice(decision.options.keys()))
    assert all(looked.values()), looked
    assert all(sealed.values()), sealed


RECORDS = sorted((Path(__file__).parents[2] / "fixtures" / "records" / "wk2").glob("*.json"))
LOOKS = 4  # at papers, on each page of a game
GROUPS = 2  # that answer in secret, on each page of a game
# what games come to that were played for their endings
PAPERS = {"v1", "v2", "v3a", "v3b", "v3c", "v4", "s3b", "s4", "r2", "r3a", "r3b"}
ANSWERS = {"v3b", "v4", "s3b", "k3a", "r2"}


def played() -> Iterator[Iterator[Game]]:
    """Games that were played for their endings, each from answer to answer."""
    for path in RECORDS:
        record = json.loads(path.read_text(encoding="utf-8"))
        if record["options"].get("adventure") in HIDDEN:
            game = Game(TITLE, record["players"], int(record["seed"], 16), record["options"])
            yield along(game, record["answers"])
    gate = hunts(340, KNIGHTS, hunter("s07", "testify"), "guilty", "seal").told(
        lambda game: 315 in entries(game)
    )
    answers = [[seat, key] for seat, key, _ in gate.answers.items()]
    yield along(Game(TITLE, KNIGHTS, gate.seed, gate.options), answers)


def along(game: Game, answers: list[list[Any]]) -> Iterator[Game]:
    """The game before each of its answers."""
    for seat, key in answers:
        yield game
        game.answer(seat, key)


@pytest.mark.rule("wk2.vote.01", "wk2.vote.02", "wk2.adventure.05")
def test_no_page_with_a_secret_tells_it() -> None:
    luck = random.Random(16)
    looked: set[str] = set()
    sealed: set[str] = set()
    for game_so_far in played():
        looks: Counter[str] = Counter()
        groups: Counter[str] = Counter()
        for turn, game in enumerate(game_so_far):
            sheet = sheet_of(game.state) if game.state.sheet >= 0 else ""
            held = any(seal != NO_SEAL for seal in game.state.seal)
            if held and turn % 5 == 0 and looks[sheet] < LOOKS:
                looks[sheet] += 1
                if papers_of_others_differ(game, luck):
                    looked.add(sheet)
            group = sealed_group(game)
            if group and groups[sheet] < GROUPS:
                groups[sheet] += 1
                if sealed_answers_differ(game, luck, luck.choice(group)):
                    sealed.add(sheet)
    assert looked >= PAPERS
    assert sealed >= ANSWERS
