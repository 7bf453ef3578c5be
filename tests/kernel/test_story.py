"""The story of the template: every path; saved in mid-entry, and taken up with other content."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from copies import Copy
from dustboard.games._template.content.story import ENTRIES
from dustboard.games._template.content.story_table import ENTRY_ID, FLAGS, SHEET_ID
from dustboard.games._template.rules import ports, story
from dustboard.games._template.rules.programs import ROUND
from dustboard.games._template.rules.vocabulary import BOOK, RUNNER
from dustboard.games._template.rules.winning import REASONS
from dustboard.kernel.effects.book import Book
from dustboard.kernel.effects.stories import story_problems
from dustboard.kernel.engine import advance
from dustboard.kernel.frames import Frame, stack_rows
from dustboard.kernel.game import Game
from dustboard.kernel.records.replay import restore
from kernel.fable import WORDS, Fable, FablePorts
from kernel.tables import TITLE, new

CLEAR = -1


class Told:
    """A table at which an entry is read, with dice that fall as they are told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, entry: str, *dice: int) -> None:
        falls = list(dice)
        for module in (ports, story):
            monkeypatch.setattr(module, "roll", lambda state, stream, sides: falls.pop(0))
        self.game = new(story=True, players=3, debug=False)
        self.state: Any = self.game.state
        self.seat = self.state.first
        self.state.asked = [CLEAR] * 3
        self.state.waiting = 0
        steps = TITLE.programs[ROUND.number].step_names()
        below = Frame(ROUND.number, steps.index("turn_sheet"), -1, (), None)
        self.state.frame = below
        line, source = RUNNER.lists[entry]
        RUNNER.push(self.state, line, self.seat, (source,))

    def has(self, **fields: Any) -> Told:
        """Change the table before the entry is read."""
        for name, value in fields.items():
            if name == "water":
                self.state.water[self.seat] = value
            elif name == "hand":
                self.state.hand[self.seat] = value
            elif name in FLAGS:
                self.state.flags[FLAGS.index(name)] = value
            elif name == "dust":
                self.state.counters[0] = value
            else:
                self.state.tokens[0] = value
        return self

    def read(self, *answers: str) -> Told:
        """Read the entry and answer what it asks."""
        advance(TITLE, self.state)
        for answer in answers:
            self.game.answer(self.seat, answer)
        self.state = self.game.state
        return self

    def keys(self) -> list[str]:
        """What the reader is asked, if the entry still asks."""
        asked = [one for one in self.game.pending if one.seat == self.seat]
        return asked[0].options.keys() if asked and asked[0].name in STORY_ASKS else []

    @property
    def water(self) -> int:
        """What the reader has left."""
        return int(self.state.water[self.seat])

    @property
    def flags(self) -> list[str]:
        """What is noted."""
        return [name for name, on in zip(FLAGS, self.state.flags, strict=True) if on]


STORY_ASKS = ("option", "discard", "effort")


@pytest.mark.rule("tpl.story.02")
def test_the_cart_is_searched_by_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "cart", 3).has(water=3).read("search", "drink:1")
    assert (told.flags, told.water, told.state.counters) == (
        ["map"],
        3,
        [0],
    )  # one drunk, one found
    told = Told(monkeypatch, "cart", 6).has(water=3).read("search", "drink:0")
    assert (told.flags, told.water) == (["map"], 5)
    told = Told(monkeypatch, "cart", 1).has(water=3).read("search", "drink:1")
    assert (told.flags, told.water, told.state.counters) == ([], 0, [1])  # two were missing
    told = Told(monkeypatch, "cart", 4).has(water=0).read("search")  # nothing to drink: no question
    assert (told.flags, told.water) == (["map"], 1)


@pytest.mark.rule("tpl.story.02")
def test_a_cost_is_paid_first_and_a_token_is_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "cart").has(water=1).read()
    assert told.keys() == ["search", "bury", "pass"]
    told.read("bury")
    assert (told.water, told.state.tokens, told.flags) == (0, [1], ["blessed"])
    poor = Told(monkeypatch, "cart").has(water=0).read()
    assert poor.keys() == ["search", "pass"]
    poor.read("pass")
    assert (poor.flags, poor.state.sheet) == ([], 0)


@pytest.mark.rule("tpl.story.04")
def test_nomads_trade_and_know_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "nomads").has(hand=(1, 2), water=0).read()
    assert told.keys() == ["trade", "go"]
    told.read("trade")
    assert told.keys() == ["tp02", "tp03"]
    told.read("tp02")
    given = [event.data for event in told.game.events() if event.kind == "discard"]
    assert (told.water, given) == (2, [{"card": 1}])
    told = Told(monkeypatch, "nomads").has(hand=(), map=1, water=2).read()
    before = list(told.state.water)
    assert told.keys() == ["map", "go"]
    told.read("map")
    others = [seat for seat in range(3) if seat != told.seat]
    assert [told.state.water[seat] - before[seat] for seat in others] == [1, 1]
    assert (told.water, SHEET_ID[told.state.sheet]) == (2, "basin")
    alone = Told(monkeypatch, "nomads").has(hand=()).read()  # one way only: nobody is asked
    assert (alone.keys(), alone.state.counters) == ([], [1])


@pytest.mark.rule("tpl.story.04")
def test_the_storm_takes_water_for_all_the_dust(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "storm", 2).has(dust=1, water=3).read()
    assert (told.state.counters, told.water, told.state.sheet) == ([2], 1, 1)
    told = Told(monkeypatch, "storm", 5).has(dust=3, water=2).read()
    assert (told.state.counters, told.water, told.state.sheet) == ([3], 0, 1)
    told = Told(monkeypatch, "storm", 6).has(dust=3, water=2).read()  # out at once, nothing is lost
    assert (told.water, told.state.sheet, told.game.over) == (2, 1, False)


@pytest.mark.rule("tpl.story.03")
def test_the_scorpion_is_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "sting", 4).has(water=1).read("drink:1")
    assert ENTRY_ID[told.state.entry] == "spring"
    told = Told(monkeypatch, "sting", 4).has(water=1).read("drink:0")
    assert (ENTRY_ID[told.state.entry], told.state.counters) == ("night", [2])
    assert told.keys() == ["rest", "flee"]


@pytest.mark.rule("tpl.story.05")
def test_the_well_ends_the_race_or_thanks_the_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "spring").has(token=1, blessed=1, water=0).read()
    assert told.keys() == ["drink", "thank"]
    told.read("thank")
    assert (told.water, told.state.tokens, told.flags) == (3, [0], [])
    for missing in ({"token": 1}, {"blessed": 1}):
        told = Told(monkeypatch, "spring").has(**missing).read()
        assert told.game.over
        assert REASONS[told.state.end_reason] == "well-found"


@pytest.mark.rule("tpl.story.05")
def test_a_dusty_night_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch, "night").has(dust=4).read()
    assert told.game.over
    assert REASONS[told.state.end_reason] == "caravans-lost"
    rested = Told(monkeypatch, "night").has(dust=3, hand=()).read("rest")
    assert not rested.game.over
    assert rested.state.hand[rested.seat] != ()
    fled = Told(monkeypatch, "night").has(dust=3)
    fled.state.sheet = 1
    fled.read("flee")
    assert SHEET_ID[fled.state.sheet] == "road"


@pytest.mark.rule("tpl.story.01")
def test_without_the_option_nothing_is_read() -> None:
    for told in (False, True):
        game = playing(story=told)[-1]
        assert ("story" in game.view(0)) == told
        assert any(event.kind == "entry" for event in game.events()) == told


# -- random play --------------------------------------------------------------------------------


def playing(seed: int = 1, **options: Any) -> list[Game]:
    """A whole game by seeded choices, at each of its decisions."""
    game = new(players=2 + seed % 3, seed=seed, debug=True, **options)
    chance = random.Random(seed)
    found = []
    while not game.over:
        found.append(game.clone())
        decision = chance.choice(game.pending)
        game.answer(decision.seat, chance.randrange(len(decision.options)))
    return [*found, game]


def test_random_play_reaches_every_line_of_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: set[str] = set()
    for kind in {type(line) for line in RUNNER.lines}:
        plain = kind.apply

        def noted(self: Any, state: Any, seat: int, scope: Any, plain: Any = plain) -> None:
            applied.add(self.name)
            plain(self, state, seat, scope)

        monkeypatch.setattr(kind, "apply", noted)
    wanted = {
        line.name for line in RUNNER.lines if line.name.partition("/")[0] in (*ENTRY_ID, *SHEET_ID)
    }
    ends: set[str] = set()
    answered: set[str] = set()
    for seed in range(400):
        game = playing(seed, story=True, goal=40)[-1]
        ends.add(REASONS[game.state.end_reason])  # type: ignore[attr-defined]
        answered |= {key for _, key, _ in game.answers}
        if wanted <= applied and {"well-found", "caravans-lost"} <= ends:
            break
    assert wanted - applied == set()
    keys = {choice["key"] for entry in ENTRIES for choice in entry.choices}
    assert keys <= answered


# -- saved games --------------------------------------------------------------------------------


def standing(name: str, line: str = "") -> Game:
    """A game that stands at a question of the story, asked by a line."""
    for seed in range(60):
        for game in playing(seed, story=True):
            if game.pending and game.pending[0].name == name:
                rows = stack_rows(game.state.frame, TITLE.programs)
                if any(str(held).startswith(line) for row in rows for held in row[3]):
                    return game
    raise AssertionError(f"nobody is asked {name!r}")


@pytest.mark.parametrize("name", STORY_ASKS)
def test_a_game_is_saved_and_taken_up_in_mid_entry(name: str) -> None:
    game = standing(name)
    plain = json.loads(json.dumps(game.snapshot()))
    again = restore(TITLE, plain)
    assert again.digest() == game.digest()
    names = [row[0] for row in plain["state"]["stack"]]
    assert names[0] == ("trial" if name == "effort" else "pick")
    chance = random.Random(5)
    while not game.over:
        decision = chance.choice(game.pending)
        action = chance.randrange(len(decision.options))
        game.answer(decision.seat, action)
        again.answer(decision.seat, action)
        assert again.digest() == game.digest()


TAKE_UP = """
import json, random, sys
from dustboard.games._template.meta import TITLE
from dustboard.games._template.rules.vocabulary import RUNNER
from dustboard.kernel.records.replay import restore
game = restore(TITLE, json.load(open(sys.argv[1])))
asked = game.pending[0]
print(json.dumps([asked.name, asked.options.keys(), RUNNER.names.number(sys.argv[2])]))
chance = random.Random(1)
while not game.over:
    decision = chance.choice(game.pending)
    game.answer(decision.seat, chance.randrange(len(decision.options)))
"""
ROW = '[[entry.choice]]\nkey = "sing"\nthen = [{ do = "gain", what = "water", amount = 1 }]'
GAINS = '[[card.effect]]\nwhen = "before_move"\ndo = "gain"\nwhat = "water"\namount = 1'


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A card does more and an entry has a new choice: numbers of lines move, names stay."""
    copy = Copy(tmp_path_factory.mktemp("other"))
    data = "games/_template/content/data"
    first = r'^id = "tp01"\ncopies = 5$'
    copy.change(f"{data}/entries.toml", r'^id = "nomads"$', f'id = "nomads"\n\n{ROW}')
    copy.change(f"{data}/cards.toml", first, f'id = "tp01"\ncopies = 5\n\n{GAINS}')
    copy.add("games/_template/text/en/story.ftl", "choice-nomads-sing = Sing\n")
    return copy


@pytest.mark.parametrize(
    ("name", "line", "keys"),
    [
        ("effort", "cart/0.search", []),
        ("effort", "sting/0", []),
        ("option", "nomads/0", ["sing"]),
        ("discard", "nomads/0.trade", []),
    ],
)
def test_a_game_is_carried_over_to_other_content(
    tmp_path: Path, other: Copy, name: str, line: str, keys: list[str]
) -> None:
    game = standing(name, line)
    (tmp_path / "game.json").write_text(json.dumps(game.snapshot()))
    held = [str(one) for row in game.snapshot()["state"]["stack"] for one in row[3]]
    whole = next(one for one in held if one.startswith(line))
    done = other.run("-c", TAKE_UP, str(tmp_path / "game.json"), whole)
    assert done.returncode == 0, done.stderr
    asked, now, number = json.loads(done.stdout)
    assert (asked, now) == (name, [*keys, *game.pending[0].options.keys()])
    assert number > RUNNER.names.number(whole)


# -- checks over the whole story ----------------------------------------------------------------


def test_the_story_of_the_template_has_no_gaps() -> None:
    assert story_problems(BOOK, ENTRY_ID, SHEET_ID) == []


def problems(**lists: list[dict[str, Any]]) -> list[str]:
    """What is wrong with these entries, the last of which is a sheet."""
    title = Fable(**lists)
    names = list(lists)
    found = story_problems(title.book, names[:-1], names[-1:])
    return [one for one in found if "no row names it" not in one]


END = {"do": "ending", "ending": "home"}


def read(entry: str, **more: Any) -> dict[str, Any]:
    return {"do": "read", "entry": entry, **more}


def choose(*options: dict[str, Any]) -> dict[str, Any]:
    return {"do": "choose", "options": list(options)}


def test_a_story_that_cannot_be_told_is_found() -> None:
    assert problems(a=[END], s=[read("a")]) == []
    assert problems(a=[END], b=[END], s=[read("a")]) == ["entry 'b': it is never read"]
    assert problems(a=[{"do": "flag", "on": "dark"}], s=[read("a")]) == [
        "sheet 's': there is no way out of it"
    ]
    paid = {"key": "pay", "cost": "fee", "then": [END]}
    gated = {"key": "see", "if": "dark", "then": [read("a")]}
    assert problems(a=[choose(paid, gated)], s=[read("a")]) == [
        "entry 'a': no choice is always possible"
    ]
    assert problems(a=[choose(paid, {"key": "go", "then": []})], s=[read("a")]) == []
    round_and_round = {"a": [read("b")], "b": [choose({"key": "go", "then": [read("a")]}), END]}
    assert problems(**round_and_round, s=[read("a")]) == [
        "entry 'a': it reads itself without cost or condition",
        "entry 'b': it reads itself without cost or condition",
    ]
    assert problems(a=[read("b", **{"if": "dark"}), END], b=[read("a")], s=[read("a")]) == []


def test_names_that_no_row_has_are_found() -> None:
    found = story_problems(Book(WORDS, FablePorts()), (), ())
    assert found[:2] == ["skill 'swim': no row names it", "foe 'wolf': no row names it"]
    assert "space 'ford': no row names it" in found
