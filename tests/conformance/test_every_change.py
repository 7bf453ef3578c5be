"""Every change of a view has a line of the log behind it, with its clause; over recorded games.

A group of decisions is one change: what a seat seals in it becomes a fact when the group is closed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dustboard
from conformance.play import catalogue
from conformance.told_wk1 import TOLD as TOLD_WK1
from conformance.told_wk2 import BEGUN
from conformance.told_wk2 import TOLD as TOLD_WK2
from dustboard.kernel.events import Event
from dustboard.kernel.game import Game

RECORDS = sorted((Path(__file__).parents[1] / "fixtures" / "records").glob("*/*.json"))
# what stands in every view and is no news: who is asked, the same in other words, sealed drafts
NO_NEWS = {"waiting", "title", "players", "you", "commitment", "options", "seed", "goal", "deal"}
# what the seat itself has begun to choose
OWN = {
    "mine": ("draft", "draft_marks", "sealed"),
    "own": ("route", "sealed", "offer", "forecast", "ways", "sites", "choices", "entry", "source"),
}
BEGINNING = 160  # answers of a game; of every fifth game all of them, to the very end
# what a seat has by comparison: others may change it
COMPARED = ("seats.score", "seats.score_lines", "seats.near", "seats.tableau")
# cards that somebody looked at go back on top; the line of the look told how many there are
GO_BACK = {"decks.wasteland": ("looked_card", "card"), "own.looked": ("looked_card",)}
COUNTED = ("counters",)  # has as many keys as there are counts that are not nought
NOBODY = {"active": "null"}  # a turn is over, and the next one will be told of
LINE = ("kind", "rule", "seat", "data")
END = ("scores", "game-over")  # a round ends: the table is cleared
# points come from bases and units, and from what is spent or lost by comparison
SCORED = (
    "acquired",
    "base-changes-hands",
    "produce",
    "paid",
    "discarded",
    "abandoned",
    "unpaid",
    "effect-gain",
)
# The kinds of lines, one of which must tell of a change in this part of the view. Of a title that
# is not here, any line about the seat or the table will do.
TOLD: dict[str, dict[str, tuple[str, ...]]] = {
    "wftw": {
        "round": ("phase",),
        "phase": ("phase",),
        "bidding_round": ("targeting", "phase"),
        "fields": ("battlefields", "reveal", "field-totals", "field-won", "swept", *SCORED),
        "places": ("marks", "laid", "reveal", "unpaid", "base-named", "draw", "phase", *SCORED),
        "row": ("buy-row", "bought", "swept"),
        "shop_order": ("shop-order", *END),
        "buy_deck": ("buy-row", "deck-reshuffled"),
        "buy_discard": ("swept", "deck-reshuffled"),
        "objective_deck": ("battlefields", "deck-reshuffled"),
        "objective_discard": ("swept", "deck-reshuffled"),
        "wastes": ("abandoned",),
        "revealed": ("reveal", *END),
        "end_reason": ("game-over",),
        "over": ("game-over",),
        "outcome.winners": ("game-over",),
        "outcome.scores": ("game-over",),
        "outcome.reason": ("game-over",),
        "mine.hand": ("draw", "laid", "returned", "discarded"),
        "mine.strength_in_hand": ("draw", "laid", "discarded", "paid", "produce", "effect-gain"),
        "mine.duty": ("marks", "base-named", "laid", "reveal"),
        "mine.guard": ("marks", "base-named", "laid", "targeting", "phase"),
        "mine.defences": ("marks", "base-named", "laid", "targeting", "phase"),
        "mine.adds": ("marks", "base-named", "laid", "targeting", "phase", "draw"),
        "mine.free": ("produce", "effect-gain", "laid", "paid", "unpaid", "bought", *END),
        "mine.too_dear": ("draw", "laid", "phase", "returned", "effect-gain"),
        "mine.bill": ("laid", "paid", "unpaid", "acquired", *END),  # a base may lower it
        "mine.cover": ("laid", "paid", "unpaid", "produce", "effect-gain", "bought", *END),
        "mine.unspent": ("produce", "effect-gain", "paid", "bought"),
        "seats.stock": ("produce", "effect-gain", "paid", "bought", "game-over"),
        "seats.hand": ("draw", "laid", "returned", "discarded"),
        "seats.deck": ("draw", "reshuffle", "returned"),
        "seats.discard": ("discarded", "unpaid", "acquired", "reshuffle", "bought"),
        "seats.tableau": SCORED,  # with the points of each base
        "seats.score": SCORED,
        "seats.near": (*SCORED, "battlefields", "field-won", "swept"),
        "seats.score_lines": (*SCORED, "laid", "reveal"),  # where the units are is told, too
        "seats.produces": ("acquired", "base-changes-hands"),
        "seats.marks": ("marks", "targeting", "phase"),
        "seats.raids": ("base-named", *END),
        "seats.laid": ("laid", "reveal", "unpaid", "abandoned", "returned", "discarded"),
        "seats.unpaid": ("unpaid", *END),
        "seats.shop_strength": ("shop-order", *END),
        "seats.won": ("field-won", "bought", "acquired"),
        "seats.captured": ("base-captured", "base-changes-hands", *END),
        "seats.lost": ("reveal", "field-totals", "raid-totals", "shop-order", *END),
        "seats.units": ("acquired", "bought", "abandoned"),
    },
    "wk1": TOLD_WK1,
    "wk2": TOLD_WK2,
}


Part = tuple[str, int]
Parts = dict[Part, str]


def parts(view: dict[str, Any]) -> Parts:
    """A view in parts: by name, by seat where each seat has one, by key what has keys."""
    found: Parts = {}
    for name, value in view.items():
        if name == "seats":
            for seat, row in enumerate(value):
                found |= {(f"seats.{key}", seat): json.dumps(one) for key, one in row.items()}
        elif name in NO_NEWS:
            continue
        elif name in COUNTED:
            found[name, -1] = json.dumps(value)
        elif isinstance(value, dict):
            found |= {
                (f"{name}.{key}", -1): json.dumps(one)
                for key, one in value.items()
                if key not in OWN.get(name, ())
            }
        else:
            found[name, -1] = json.dumps(value)
    return found


def told_by_another(part: Part, before: Parts, after: Parts) -> bool:
    """Whether something has come or gone as a whole, and this is not the half that says it.

    What has keys is None while it is not there: its keys come, or its name says that it has gone.
    """
    name, owner = part
    whole = (name.partition(".")[0], owner)
    if part in after:
        return False
    return whole in after or any(one.startswith(f"{name}.") for one, _ in after if part in before)


def lines_of(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    """The lines of the log that a viewer reads of some events, without their texts."""
    seen = ((event, event.seen_by(viewer)) for event in events)
    return [
        {"kind": event.kind, "rule": event.rule, "seat": event.seat, "data": data}
        for event, data in seen
        if data is not None
    ]


def concerns(line: dict[str, Any], seat: int) -> bool:
    """Whether a line may tell of a change at a seat: it is its own, all are meant, or it has part.

    The other one of two is the `rival`, or who gave something `by` hand.
    """
    data = line["data"]
    return seat < 0 or line["seat"] in (seat, -1) or seat in (data.get("rival"), data.get("by"))


def begun(name: str, asked: str, key: str) -> bool:
    """Whether an answer has only begun what is told of when it is done."""
    return name.startswith((*BEGUN.get(asked, ()), *BEGUN.get(f"{asked} {key}", ())))


@pytest.mark.ux("UX-59")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_change_has_a_line_with_its_clause(path: Path) -> None:
    record = json.loads(path.read_text())
    title = dustboard.title(record["title"])
    told, clauses = TOLD.get(title.id), catalogue(title.id)
    game = Game(title, record["players"], int(record["seed"], 16), record["options"])
    # the spectator and two seats in turn, so that over all games every seat looks
    number = int(path.stem[:2])
    viewers = (None, number % game.players, (number + 1) % game.players)
    seen = {viewer: parts(game.view(viewer)) for viewer in viewers}
    told_of = len(game.events())
    group, changes = game.state.group_number, 0
    long = len(record["answers"]) if number % 5 == 0 else BEGINNING
    for seat, key in map(tuple, record["answers"][:long]):
        asked = game.decision(seat).name
        game.answer(seat, key)
        if game.state.group_number == group and not game.over:
            continue
        group = game.state.group_number
        events = game.events()
        for viewer in viewers:
            before, after = seen[viewer], parts(game.view(viewer))
            new = lines_of(events[told_of:], viewer)
            assert all(line["rule"] in clauses for line in new)
            for part in sorted(after.keys() | before.keys()):
                if after.get(part) == before.get(part) or told_by_another(part, before, after):
                    continue
                name, owner = part
                if asked in GO_BACK.get(name, ()) or begun(name, asked, key):
                    continue
                if after.get(part) == NOBODY.get(name):
                    continue
                changes += 1
                whose = -1 if name in COMPARED else owner
                kinds = {line["kind"] for line in new if concerns(line, whose)}
                fitting = kinds if told is None else kinds & set(told[name])
                assert fitting, f"{name} of {owner} changed; told: {sorted(kinds)}"
            seen[viewer] = after
        told_of = len(events)
    assert changes > 50
    for viewer in viewers:
        log = [{key: line[key] for key in LINE} for line in game.log(viewer)]
        assert lines_of(game.events(), viewer) == log
