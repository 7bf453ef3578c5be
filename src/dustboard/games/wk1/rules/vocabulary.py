"""All words of cards and hexes, and the lists of effects that are written with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk1.content.cards import CARDS, CONTENT, Printed, effect_places
from dustboard.games.wk1.content.constants import ACTION_LIST, CARD_LIST, NONE
from dustboard.games.wk1.content.effect_table import USE_COST
from dustboard.games.wk1.content.mission_table import MISSION_ID, mission_number
from dustboard.games.wk1.content.moments import MOMENTS, WHEN
from dustboard.games.wk1.content.rows import Hex
from dustboard.games.wk1.content.things import (
    AVAILABLE,
    DRUG,
    FAILED,
    GREEN_CARD,
    PASSED,
    RED_CARD,
    STORED,
    THINGS,
    YELLOW_CARD,
)
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.rules.effects.lines import (
    ACTIONS,
    EFFECTS,
    LISTS,
    TILE_EFFECTS,
    KnightEffect,
    effects_at,
    first_line,
)
from dustboard.games.wk1.rules.words import (
    cards as card_words,
)
from dustboard.games.wk1.rules.words import (
    checks,
    combat,
    move,
    scouting,
    static,
    supply,
)
from dustboard.games.wk1.rules.words import (
    hexes as hex_words,
)
from dustboard.games.wk1.rules.words import (
    missions as mission_words,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.effects.book import Book, Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.flow_words import DECLINE, Choose
from dustboard.kernel.effects.ports import Line, Ports
from dustboard.kernel.effects.runner import Question, Runner
from dustboard.kernel.frames import Call, Program

# who shows or weighs effects takes them from here, where they are written
__all__ = [
    "ACTIONS",
    "BOOK",
    "DO_IT",
    "EFFECTS",
    "PLACES",
    "RUNNER",
    "TILE_EFFECTS",
    "KnightEffect",
    "effects_at",
    "effects_call",
    "run_effects",
    "write_book",
]

WORDS: Final[tuple[Word, ...]] = (
    *supply.WORDS,
    *card_words.WORDS,
    *move.WORDS,
    *scouting.WORDS,
    *hex_words.WORDS,
    *checks.WORDS,
    *combat.WORDS,
    *static.WORDS,
    *mission_words.WORDS,
    Word("choose", Choose),
)
_ASKING: Final = (supply, card_words, move, scouting, hex_words, checks, combat, mission_words)
QUESTIONS: Final[tuple[Question, ...]] = tuple(
    [question for module in _ASKING for question in module.QUESTIONS]
)
# what a rule lets a knight discard by his own choice, each as a list that `discard_own` runs
OWN_DISCARDS: Final = (GREEN_CARD, YELLOW_CARD, RED_CARD, DRUG, AVAILABLE, STORED)
DO: Final = "do"  # the key of doing what may also be declined
DO_IT: Final = 98  # an option of the same meaning, where options are numbers from 1
_HEX: Final = "hex"
_MISSION: Final = "mission"
_ROUND: Final = 0
_MOST_CARRIED: Final = 1
LEAVES: Final = ("round", "most.carried")
MISSION_NUMBERS: Final = tuple(sorted({name for row in CONTENT.missions for name in row.numbers}))


class KnightPorts(Ports[KnightsState]):
    """How alternatives are put into words, and what conditions speak of."""

    def __init__(self) -> None:
        super().__init__(leaves=(*LEAVES, *MISSION_NUMBERS))

    def number(self, state: KnightsState, seat: int, scope: Scope, at: int) -> int:
        """What conditions speak of; a number of the mission by its name."""
        if at == _ROUND:
            return state.round
        if at == _MOST_CARRIED:
            return max([len(carried) for carried in state.carried])
        return mission_number(state.mission, MISSION_NUMBERS[at - len(LEAVES)])

    def label(self, state: KnightsState, line: Line, action: int) -> Message:
        """The alternative, as its list, its part and its number."""
        place = PLACES[line.number]
        key = place.options[action]
        if key == DECLINE:
            return Message("option-decline")
        args = {
            "source": place.source,
            "part": place.part,
            "option": DO_IT if key == DO else action + 1,
        }
        return Message(f"option-{place.kind}-alternative", args)

    def prompt(self, state: KnightsState, line: Line, scope: Scope) -> Message:
        """The card or hex that lets somebody choose."""
        place = PLACES[line.number]
        return Message(f"ask-{place.kind}-alternative", {"source": place.source})


class Place:
    """Where a choice stands: on a card at a moment, or in an action of a hex; its keys."""

    def __init__(self, kind: str, source: int, part: int, options: tuple[str, ...]) -> None:
        self.kind = kind
        self.source = source
        self.part = part
        self.options = options


PLACES: Final[dict[int, Place]] = {}  # by the number of a line with alternatives


def in_a_row(book: Book, first: int, kind: str, source: int, part: int) -> list[KnightEffect]:
    """The lines of a list with those of its branches, in the order of its text."""
    found: list[KnightEffect] = []
    for line in book.lines_of(first):
        if isinstance(line, Choose):
            keys = tuple([option.key for option in line.options])
            PLACES[line.number] = Place(kind, source, part, keys)
            for number, option in enumerate(line.options, start=1):
                for one in in_a_row(book, option.does, kind, source, part):
                    one.option = 0 if option.key == DO else number
                    one.may = DECLINE in keys
                    one.choice = line.number
                    found.append(one)
            continue
        assert isinstance(line, KnightEffect)
        found.append(line)
        if isinstance(line, checks.Check):
            for result, block in ((PASSED, line.passed), (FAILED, line.failed)):
                for one in in_a_row(book, block, kind, source, part):
                    one.result = result
                    one.check_line = line.number
                    found.append(one)
        elif isinstance(line, checks.RollDie):
            line.of = [ACTION_LIST if kind == "action" else CARD_LIST, source, part, 0]
            for one in in_a_row(book, line.does, kind, source, part):
                one.least = one.args.row.get("least", one.least)
                one.most = one.args.row.get("most", one.most)
                found.append(one)
    return found


def _without_cost(rows: Any) -> list[dict[str, Any]]:
    """Rows without what a use of them costs, which is paid by `use`."""
    return [{key: row[key] for key in row if key != "cost"} for row in rows]


def write_book(cards: Sequence[Printed], hexes: Sequence[Hex], places: Mapping[str, str]) -> Book:
    """Read the effects of cards and hexes; `places` say where their rows stand."""
    book = Book(WORDS, KnightPorts(), MOMENTS)
    for number, card in enumerate(cards):
        rows = _without_cost(getattr(card.row, "effects", ()))
        book.write_moments(places.get(card.design, card.design), card.id, "effect", rows, number)
    for tile, row in enumerate(hexes):
        place = places.get(row.id, row.id)
        book.write_list(place, f"{row.id}/static", "effect", row.effects, tile, _HEX, "static")
        for number, action in enumerate(row.actions):
            name = f"{row.id}/action/{number}"
            book.write_list(
                place, name, f"action[{number}].effect", action.effects, tile, _HEX, "action"
            )
    for mission, rules in enumerate(CONTENT.missions):
        place = places.get(rules.id, rules.id)
        name = _waster_step(rules.id)
        book.write_list(place, name, "waster_step", rules.waster_step, mission, _MISSION)
    for what in OWN_DISCARDS:
        rows = [{"do": "discard", "what": THINGS[what], "amount": 1, "own": True}]
        book.write_list("rules", _own_discard(what), "effect", rows, NONE)
    return book


def _waster_step(mission: str) -> str:
    return f"{mission}/waster_step"


def _own_discard(what: int) -> str:
    return f"rule/discard/{THINGS[what]}"


def _fill(book: Book) -> Runner:
    """Fill the tables that rules, odds and bots look at."""
    runner = book.close(called=True)
    LISTS.runner = runner
    for mission, id in enumerate(MISSION_ID):
        LISTS.mission[mission] = runner.lists[_waster_step(id)][0]
    for what in OWN_DISCARDS:
        LISTS.own[what] = runner.lists[_own_discard(what)][0]
    for card in range(len(CARDS)):
        every: list[KnightEffect] = []
        for when, name in enumerate(WHEN):
            first = book.at[name].get(card, -1)
            LISTS.first[card][when] = first
            row = in_a_row(book, first, "card", card, when)
            for line in row:
                line.cost = USE_COST[card][when]
            LISTS.at[card][when] = tuple(row)
            every.extend(row)
        every.sort(key=lambda line: line.number)
        EFFECTS[card] = tuple(every)
    for tile, name in enumerate(TILE_ID):
        LISTS.static[tile] = runner.lists[f"{name}/static"][0]
        TILE_EFFECTS[tile] = tuple(in_a_row(book, LISTS.static[tile], "action", tile, -1))
        actions = [
            runner.lists[f"{name}/action/{number}"][0]
            for number in range(len(CONTENT.hexes[tile].actions))
        ]
        LISTS.action[tile] = actions
        ACTIONS[tile] = tuple(
            [tuple(in_a_row(book, first, "action", tile, at)) for at, first in enumerate(actions)]
        )
    return runner


BOOK: Final = write_book(CARDS, CONTENT.hexes, effect_places())
RUNNER: Final = _fill(BOOK)
PROGRAMS: Final[tuple[Program, ...]] = RUNNER.programs
OPTION: Final[Ask] = RUNNER.ask("alternative", "choose", "wk1.gold.02", domain="option")
RUNNER.ask_all(QUESTIONS)


def run_effects(state: KnightsState, seat: int, card: int, when: int) -> None:
    """Let what a card does at a moment happen next, if it does anything."""
    RUNNER.push(state, first_line(card, when), seat, (card,))


def effects_call(seat: int, card: int, when: int) -> Call:
    """The same as a call, for who puts calls in order."""
    return RUNNER.call(first_line(card, when), seat, (card,))
