"""Everything in a title is used sooner or later: cards, effects, asks, programs, texts."""

from __future__ import annotations

from conformance import wftw_effects
from conformance.play import every_title, title_in
from dustboard.games.wftw.vocabulary import VOCABULARY
from dustboard.lab.exhaustive import Exhaustive, Witness

MOST_GAMES = 400

# Titles of which players who choose at random see nearly everything, but not all of it (a task
# needs several errands in a row): how many games are played, and the share that must be reached.
NEARLY: dict[str, tuple[int, float]] = {"wk1": (120, 0.9)}

# what a title wants beyond its cards, asks, programs and texts: names, and who finds them
MORE: dict[str, tuple[list[str], Witness]] = {
    "wftw": (wftw_effects.wanted(), wftw_effects.witness),
}


@every_title
def test_everything_is_reached(folder: str) -> None:
    wanted, witness = MORE.get(folder, ([], None))
    runner = Exhaustive(title_in(folder), f"dustboard.games.{folder}", wanted, witness)
    games, share = NEARLY.get(folder, (MOST_GAMES, 1.0))
    never = runner.run(games)
    print(f"{folder}: {runner.total - len(never)} of {runner.total} in {runner.games} games")
    if share < 1.0:
        assert runner.total - len(never) >= share * runner.total, f"never reached: {never}"
    else:
        assert never == [], "never reached"


def test_every_verb_is_among_the_effects_that_must_be_seen() -> None:
    words = {name.split()[2] for name in wftw_effects.wanted() if name.startswith("effect ")}
    assert words == set(VOCABULARY.words())


def test_what_can_not_be_reached_is_named() -> None:
    title = title_in("wftw")
    runner = Exhaustive(title, "dustboard.games.wftw", ["effect of no card"])
    never = runner.run(2)
    assert runner.games == 2
    assert "effect of no card" in never
    assert 1 < len(never) < runner.total
