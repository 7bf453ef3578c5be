"""Everything in a title is used sooner or later: cards, effects, asks, programs, texts."""

from __future__ import annotations

import json
from collections.abc import Callable

from conformance import wftw_effects, wk1_effects, wk1_errands, wk2_effects, wk2_pages
from conformance.play import every_title, in_full, title_in
from dustboard.games.wftw.rules.vocabulary import WORDS
from dustboard.lab.exhaustive import Exhaustive, Watch, Witness
from refresh import FIXTURES
from refresh.records import PLAYED

MOST_GAMES = 400

# Tables of which a title needs some that are laid by hand: who lays them and knows what willing
# players answer, how many there are at most, and how many answers each is played for.
LAID: dict[str, tuple[Callable[[], wk1_errands.Errands | wk2_pages.Pages], int, int]] = {
    "wk1": (wk1_errands.Errands, 600, 120),
    "wk2": (wk2_pages.Pages, 4000, 400),
}

# Guards that no component of the box sets off; tests of scenes show that they work.
GUARDS: dict[str, set[str]] = {
    "wk1": {
        # the box has one implant and one tuning card, so that there is nothing to choose
        "ask attach-special",
        "text ask-attach-special",
        "text option-special-attach",
        # the action that takes a card of a trait is offered only if there is one
        "text event-stalls-nothing",
        "text event-stalls-nothing.you",
        # no luck card of the base game shows Reputation (wk1.rest.08)
        "text option-resupply-reputation",
        # nothing takes an enemy's range icons away between his card and his attack
        "text event-attack-lost-panel",
        # an enemy's weapon does not jam, it only has fewer dice
        "text event-jammed-panel",
    },
    "wk2": wk2_effects.guards(),
}

# what a title wants beyond its cards, asks, programs and texts: names, and who finds them
MORE: dict[str, tuple[list[str], Witness]] = {
    "wftw": (wftw_effects.wanted(), wftw_effects.witness),
    "wk1": (wk1_effects.wanted(), wk1_effects.witness),
    "wk2": (wk2_effects.wanted(), wk2_effects.witness),
}
# what its programs are watched for
WATCH: dict[str, Watch] = {"wk2": wk2_effects.watch}


@in_full
@every_title
def test_everything_is_reached(folder: str) -> None:
    wanted, witness = MORE.get(folder, ([], None))
    package = f"dustboard.games.{folder}"
    games, guards = MOST_GAMES, GUARDS.get(folder, set())
    if folder in LAID:
        lay, games, answers = LAID[folder]
        tables = lay()
        runner = Exhaustive(
            title_in(folder),
            package,
            wanted,
            witness,
            tables,
            answers,
            tables.wishes,
            WATCH.get(folder),
        )
    else:
        runner = Exhaustive(title_in(folder), package, wanted, witness)
    if folder in {"wk1", *PLAYED}:  # their endings hardly come by chance
        for path in sorted((FIXTURES / "records" / folder).glob("*.json")):
            runner.follow(json.loads(path.read_text(encoding="utf-8")))
    never = runner.run(games, unreachable=guards)
    print(f"{folder}: {runner.total - len(never)} of {runner.total} in {runner.games} games")
    assert set(never) == guards, "never reached"


def test_errands_lead_to_what_is_wanted() -> None:
    """A goal that was renamed would never be left, and its errand never begun."""
    wanted, witness = MORE["wk1"]
    names = Exhaustive(title_in("wk1"), "dustboard.games.wk1", wanted, witness).left
    assert [goal for row in wk1_errands.ERRANDS for goal in row.goals if goal not in names] == []


def test_every_verb_is_among_the_effects_that_must_be_seen() -> None:
    words = {name.split()[2] for name in wftw_effects.wanted() if name.startswith("effect ")}
    assert words == {word.name for word in WORDS}


def test_what_can_not_be_reached_is_named() -> None:
    title = title_in("wftw")
    runner = Exhaustive(title, "dustboard.games.wftw", ["effect of no card"])
    never = runner.run(2)
    assert runner.games == 2
    assert "effect of no card" in never
    assert 1 < len(never) < runner.total
