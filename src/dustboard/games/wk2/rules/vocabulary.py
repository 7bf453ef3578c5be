"""All words of cards, sheets and entries, and the lists of effects that are written with them."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.content.cards import CONTENT, place_of
from dustboard.games.wk2.content.gear_table import GEAR_ROWS
from dustboard.games.wk2.content.mods import (
    INJURY_AT,
    KNIGHT_AT,
    LANDMARK_AT,
    MALFUNCTION_AT,
    PART_AT,
    SOURCES,
    SPECIAL_AT,
    TASK_AT,
    UPGRADE_AT,
    VEHICLE_AT,
)
from dustboard.games.wk2.content.moments import MOMENTS
from dustboard.games.wk2.content.outcomes import told_choices
from dustboard.games.wk2.content.rows import Gear
from dustboard.games.wk2.content.sources import kinds_of
from dustboard.games.wk2.content.story import PLACED_ENTRIES, PLACED_SHEETS
from dustboard.games.wk2.content.story_table import ENTRIES, SHEETS
from dustboard.games.wk2.content.wasteland_table import ENEMIES, EVENT_ID
from dustboard.games.wk2.rules.ports import RoadPorts
from dustboard.games.wk2.rules.words import (
    combat,
    foes,
    harm,
    papers,
    parts,
    party,
    places,
    story,
    supply,
    tales,
    tasks,
    tests,
    towns,
    work,
)
from dustboard.kernel.decisions import Ask
from dustboard.kernel.effects.book import Book, Word
from dustboard.kernel.effects.flow_words import (
    Each,
    Fight,
    Read,
    Repeat,
    SkillTest,
)
from dustboard.kernel.effects.thing_words import Count, Discard, Flag, Gain, Lose, Pay

WORDS: Final[tuple[Word, ...]] = (
    *harm.WORDS,
    *combat.WORDS,
    *tests.WORDS,
    *supply.WORDS,
    *story.WORDS,
    *tales.WORDS,
    *places.WORDS,
    *party.WORDS,
    *papers.WORDS,
    *towns.WORDS,
    *foes.WORDS,
    *work.WORDS,
    *parts.WORDS,
    *tasks.WORDS,
    Word("gain", Gain),
    Word("lose", Lose),
    Word("pay", Pay, pays=True),
    Word("discard", Discard, pays=True),
    Word("each", Each),
    Word("repeat", Repeat),
    Word("test", SkillTest),
    Word("fight", Fight),
    Word("read", Read),
    Word("flag", Flag),
    Word("count", Count),
)
# sources of effects: those of `mods`, then enemies, then sheets
FOE_AT: Final = SOURCES
SHEET_AT: Final = FOE_AT + ENEMIES
_PAIRED: Final = ("amount", "dice")
_TERRAINS: Final = ("highway", "desert", "scrub", "mountains")


# what Full-auto is: once in an attack, any of the own dice for 1 Ammo (wk2.trait.05)
_FULL_AUTO: Final[dict[str, Any]] = {
    "when": "reroll",
    "if": "attacking",
    "cost": [{"do": "pay", "what": "ammo", "amount": 1}],
    "do": "use",
    "per": "roll",
    "then": [{"do": "reroll", "number": 0}],
}


def _sided(card: Gear, side: int) -> list[dict[str, Any]]:
    """The rows of one side of a gear card: `side` names one, a pair of amounts has one for each."""
    found: list[dict[str, Any]] = [_FULL_AUTO] if card.full_auto[side] else []
    for row in card.effects:
        if row.get("side", side) not in (side, ("working", "broken")[side]):
            continue
        found.append(
            {
                name: value[side] if name in _PAIRED and isinstance(value, list) else value
                for name, value in row.items()
                if name != "side"
            }
        )
    return found


def write_rows(book: Book, kind: str, rows: Any, first: int) -> None:
    """The effects of cards of one kind, by their numbers."""
    for number, row in enumerate(rows):
        book.write_moments(place_of(kind, row.id), row.id, "effect", row.effects, first + number)


def _book() -> Book:
    book = Book(WORDS, RoadPorts(), MOMENTS)
    for number, gear in enumerate(GEAR_ROWS):
        for side in (0, 1):
            name = f"{gear.id}:{('working', 'broken')[side]}"
            rows = _sided(gear, side)
            book.write_moments(place_of("gear", gear.id), name, "effect", rows, 2 * number + side)
    for number, upgrade in enumerate(CONTENT.personal_upgrades + CONTENT.general_upgrades):
        for side, written in enumerate((upgrade.a, upgrade.b)):
            at = UPGRADE_AT + 2 * number + side
            name = f"{upgrade.id}:{'ab'[side]}"
            book.write_moments(place_of("upgrade", upgrade.id), name, "ab"[side], written, at)
    write_rows(book, "injury", CONTENT.injuries, INJURY_AT)
    write_rows(book, "malfunction", CONTENT.malfunctions, MALFUNCTION_AT)
    write_rows(book, "special", CONTENT.special, SPECIAL_AT)
    write_rows(book, "landmark", CONTENT.landmarks, LANDMARK_AT)
    write_rows(book, "part", CONTENT.parts, PART_AT)
    write_rows(book, "task", CONTENT.city_tasks, TASK_AT)
    write_rows(book, "knight", CONTENT.knights, KNIGHT_AT)
    write_rows(book, "vehicle", CONTENT.vehicles, VEHICLE_AT)
    foes = (
        CONTENT.enemies_highway_desert
        + CONTENT.enemies_scrub_mountains
        + CONTENT.enemies_modules
        + CONTENT.enemies_story
    )
    write_rows(book, "enemy", foes, FOE_AT)
    for number, event in enumerate(
        CONTENT.events_highway_desert + CONTENT.events_scrub_mountains + CONTENT.events_modules
    ):
        place = place_of("event", event.id)
        for part, does in (("bar", event.bar), ("pass", event.passed), ("fail", event.failed)):
            book.write_list(place, f"{event.id}/{part}", part, does, number)
    for number, token in enumerate(CONTENT.threat):
        for colour, row in (("yellow", token.yellow), ("red", token.red)):
            name = f"{token.id}/{colour}"
            book.write_list(place_of("token", token.id), name, colour, (row,), number)
    for number, card in enumerate(CONTENT.exploration):
        for terrain in _TERRAINS:
            section = getattr(card, terrain).effects
            name = f"{card.id}/{terrain}"
            book.write_list(place_of("card", card.id), name, terrain, section, number)
    for place, sheet in PLACED_SHEETS:
        at = SHEET_AT + SHEETS.index(sheet.id)
        book.write_moments(place, sheet.id, "rule", sheet.rules, at)
        book.write_list(place, f"{sheet.id}/setup", "setup", sheet.setup, at)
        for action in sheet.actions:
            book.write_list(place, f"{sheet.id}/{action.key}", action.key, action.then, at)
    for place, entry in PLACED_ENTRIES:
        number = ENTRIES.index(entry.id)
        if entry.later:
            book.write_list(place, f"{entry.id}/later", "later", entry.later, number)
        choices = told_choices(entry.choices) if entry.told else entry.choices
        if entry.together:
            vote = {"do": "choose_together", "options": list(choices)}
            book.write_list(place, entry.id, "effect", (*entry.effects, vote), number)
        else:
            book.write_entry(place, entry.id, entry.effects, choices, number)
    book.close(called=True)
    return book


BOOK: Final = _book()
RUNNER: Final = BOOK.runner
RESOURCE: Final[Ask] = RUNNER.ask("resource", "choose", "wk2.gold.03")
BREAK: Final[Ask] = RUNNER.ask("gear", "choose", "wk2.gear.08")
DISCARD: Final[Ask] = RUNNER.ask("discard", "choose", "wk2.gear.12")
CARD: Final[Ask] = RUNNER.ask("card", "choose", "wk2.wasteland.01")
SPACE: Final[Ask] = RUNNER.ask("space", "choose", "wk2.move.04")
OPTION: Final[Ask] = RUNNER.ask("option", "story", "wk2.wasteland.13")
KNIGHT: Final[Ask] = RUNNER.ask("seat", "choose", "wk2.plot.10", domain="knight")
RIDE: Final[Ask] = RUNNER.ask("ride", "choose", "wk2.walker.01")
VALUE: Final[Ask] = RUNNER.ask("value", "choose", "wk2.city.08")
LETTER: Final[Ask] = RUNNER.ask("letter", "choose", "wk2.wasteland.17")
INJURY: Final[Ask] = RUNNER.ask("injury", "choose", "wk2.landmark.15")
PART: Final[Ask] = RUNNER.ask("part", "choose", "wk2.part.10")
GROUPS: Final[Ask] = RUNNER.ask("groups", "amount", "wk2.plot.04")
MALFUNCTION: Final[Ask] = RUNNER.ask("malfunction", "choose", "wk2.city.06")

_COUNT: Final = SHEET_AT + len(SHEETS)
KINDS_AT: Final = _COUNT  # where a table of a moment says which kinds of sources do anything then


def _moment(name: str) -> list[int]:
    lines = BOOK.table(name, _COUNT)
    return [*lines, kinds_of([source for source in range(SOURCES) if lines[source] >= 0])]


# by moment and source: the first line
MET: Final[list[int]] = _moment("met")
CHOSEN: Final[list[int]] = _moment("chosen")
FOE_ATTACK: Final[list[int]] = _moment("foe_attack")
POOL: Final[list[int]] = _moment("pool")
BOOST: Final[list[int]] = _moment("boost")
REROLL: Final[list[int]] = _moment("reroll")
BOTCHED: Final[list[int]] = _moment("botched")
ON_BOTCH: Final[list[int]] = _moment("botch")
ON_ATTACK: Final[list[int]] = _moment("attack")
FATE: Final[list[int]] = _moment("fate")
ENGAGEMENT: Final[list[int]] = _moment("engagement")
ADVANCE: Final[list[int]] = _moment("advance")
RESOLUTION: Final[list[int]] = _moment("resolution")
WON: Final[list[int]] = _moment("won")
CAMP_USE: Final[list[int]] = _moment("camp")
IN_CAMP: Final[list[int]] = _moment("in_camp")
SPECIAL_ACTION: Final[list[int]] = _moment("special_action")
CALLED_OUT: Final[list[int]] = _moment("called_out")
GEAR_WON: Final[list[int]] = _moment("gear_won")
NEW_SHEET: Final[list[int]] = _moment("new_sheet")
AT_WORKSHOP: Final[list[int]] = _moment("workshop")
EXPLORE_USE: Final[list[int]] = _moment("explore")
ANYTIME: Final[list[int]] = _moment("anytime")
ON_CARD: Final[list[int]] = _moment("card")
ON_EVENT: Final[list[int]] = _moment("event")
MOVED: Final[list[int]] = _moment("moved")
EXPLORED: Final[list[int]] = _moment("explored")
AFTER_CAMP: Final[list[int]] = _moment("after_camp")
AFTER_CITY: Final[list[int]] = _moment("after_city")
AFTER_COMBAT: Final[list[int]] = _moment("after_combat")
TURN_END: Final[list[int]] = _moment("turn_end")
PASSED: Final[list[int]] = _moment("passed")
IN_CITY: Final[list[int]] = _moment("in_city")
WITH_EXPLORE: Final[list[int]] = _moment("with_explore")
# what an egg brings in the next Camp
HATCHES: Final[list[tuple[int, int]]] = [
    RUNNER.lists[f"{entry.id}/later"] for _, entry in PLACED_ENTRIES if entry.later
]
# by moment and sheet: what happens
SHEET_RULES: Final[dict[str, list[int]]] = {
    moment.name: BOOK.table(moment.name, _COUNT)[SHEET_AT:] for moment in MOMENTS
}
BAR_LINES: Final[list[int]] = [RUNNER.lists[f"{id}/bar"][0] for id in EVENT_ID]
PASS_LINES: Final[list[int]] = [RUNNER.lists[f"{id}/pass"][0] for id in EVENT_ID]
FAIL_LINES: Final[list[int]] = [RUNNER.lists[f"{id}/fail"][0] for id in EVENT_ID]
YELLOW: Final[list[int]] = [RUNNER.lists[f"{token.id}/yellow"][0] for token in CONTENT.threat]
RED: Final[list[int]] = [RUNNER.lists[f"{token.id}/red"][0] for token in CONTENT.threat]
EXPLORATION_LINES: Final[list[list[int]]] = [
    [RUNNER.lists[f"{card.id}/{terrain}"][0] for terrain in _TERRAINS]
    for card in CONTENT.exploration
]
