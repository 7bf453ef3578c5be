"""Counters, cards and tokens move to their place while a beat is shown; then the number changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.rig import PHONE, Rig
from browser.test_beats import answer_one, wait_shown
from browser.warlords import Table
from server.running import joined

STILL = {"reduced_motion": "reduce"}
# Each thing that flies: what it is, and the number at its place while it flies and once it is there
RECORD = """() => {
    window.flown = [];
    const number = (one) => {
        const {seat, fly} = one.dataset;
        const place = document.querySelector(`[data-counter="${seat} ${fly}"] b`);
        return place ? Number(place.textContent) : null;
    };
    new MutationObserver((changes) => {
        for (const change of changes) {
            for (const node of change.addedNodes) {
                for (const one of node.querySelectorAll?.('[data-fly]') ?? []) {
                    one.told = {
                        what: one.dataset.fly, seat: Number(one.dataset.seat),
                        there: number(one), moves: false,
                    };
                    window.flown.push(one.told);
                    requestAnimationFrame(() => (one.told.moves = one.getAnimations().length > 0));
                }
            }
            for (const node of change.removedNodes) {
                for (const one of node.querySelectorAll?.('[data-fly]') ?? []) {
                    if (one.told) one.told.then = number(one);
                }
            }
        }
    }).observe(document.body, {subtree: true, childList: true});
}"""


def played(rig: Rig, beats: int, **wish: Any) -> list[dict[str, Any]]:
    """What flew while rivals and the reader played Waste Knights for a while."""
    people = [rig.guest(name) for name in ("Ana", "Bo", "Cy")]
    options = {"mission": "savior"}
    code = people[0].table(["me", "link", "link"], title="wk1", options=options, pace="days")
    joined(people[0], people[1:], code)
    page = rig.page(people[0], f"/t/{code}", settings={"speed": "fast", "results": "off"}, **wish)
    page.locator("[data-testid=prompt]").first.wait_for()
    page.evaluate(RECORD)
    rng = random.Random(11)
    for _ in range(beats):
        if not answer_one(people, code, rng):
            break
        wait_shown(page, people[0], code)
        if len({one["what"] for one in page.evaluate("() => window.flown")}) >= 4:
            break
    return list(page.evaluate("() => window.flown"))


@pytest.mark.slow
def test_what_changes_flies_to_its_counter_first(rig: Rig) -> None:
    flown = played(rig, 160)
    assert len({one["what"] for one in flown}) >= 4
    assert any(one["moves"] for one in flown)
    counted = [one for one in flown if one["there"] is not None and one.get("then") is not None]
    assert counted
    for one in counted:  # the number stood while it flew, and changed when it was there
        assert one["then"] != one["there"], one


@pytest.mark.slow
def test_nothing_flies_where_nothing_may_move(rig: Rig) -> None:
    assert played(rig, 25, **STILL) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_stock_and_cards_of_the_war_fly(rig: Rig, size: str) -> None:
    table = Table(rig, **({"viewport": PHONE} if size == "phone" else {}))
    table.page.evaluate(RECORD)
    table.bid({1: {"field:1": 1}, 2: {"field:2": 1}, 3: {"field:1": 2}, 0: {"shop": 1}})
    table.seen()
    flown = table.page.evaluate("() => window.flown")
    kinds = {one["what"] for one in flown}
    assert "card" in kinds
    assert kinds & {"scrap", "juice", "spark"}
    assert any(one["moves"] for one in flown)
