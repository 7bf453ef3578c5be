"""Every screen and state on a phone: large enough for fingers, and nothing that axe-core finds
by day or by night.

What differs on larger screens is looked at by `test_axe` and the tests of the stages.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest

from browser.everywhere import bidding, lessons, lobbies, roads, screens
from browser.rig import PHONE, Rig
from browser.test_axe import BY_SYSTEM, STILL, by_day_and_night
from browser.test_axe import axe as axe
from browser.wk1_tables import site as site

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark", **STILL}
LEAST = 44
# What can be pressed, and how far a finger may be from its middle: a press is tried point by point,
# so that areas beyond the drawn box count, and what lies over it counts against it. Links in
# running text are exempt (WCAG 2.5.5, 2.5.8: inline): a sentence goes on around them. The box of a
# label is that of its field.
SMALL = """(least) => {
    const PRESS = 'button, select, input, textarea, summary, a[href], label, [role=radio],'
        + ' [role=checkbox], [role=tab], [role=button], [role=slider]';
    const flows = (one) => getComputedStyle(one).display.startsWith('inline')
        && !/flex|grid/.test(getComputedStyle(one.parentElement).display);
    const inline = (one) => {
        if (!one.matches('a, .clause, .ref') || !flows(one)) return false;
        const kept = one.parentElement.closest('.kept') ?? one;  // with the mark behind it
        const words = [...kept.parentElement.childNodes]
            .filter((node) => node !== kept && !(node.matches?.(PRESS) ?? false))
            .map((node) => node.textContent).join(' ').match(/\\p{L}{2,}/gu) ?? [];
        return words.length > 0;
    };
    const owner = (x, y) => {
        const hit = document.elementFromPoint(x, y)?.closest(PRESS);
        return hit?.matches('label') ? hit.control : hit;
    };
    const reach = (one, x, y, dx, dy) => {
        let far = 0;
        while (far < least && owner(x + dx * (far + 1), y + dy * (far + 1)) === one) far += 1;
        return far;
    };
    // enough on all sides: every fourth pixel tells, and the rest need not be tried
    const far = [4, 8, 12, 16, 20, least / 2];
    const roomy = (one, x, y) => far.every((d) => owner(x - d, y) === one && owner(x + d, y) === one
        && owner(x, y - d) === one && owner(x, y + d) === one);
    const open = document.querySelector('dialog[open], .menubox .list');
    const small = [];
    let tried = 0, spaces = 0;
    for (const one of document.querySelectorAll(PRESS)) {
        if (one.matches('label') || !one.checkVisibility({visibilityProperty: true})) continue;
        if (one.matches('.skips a, input[type=hidden]')) continue;
        if (inline(one) || (open && !open.contains(one))) continue;
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const tile = one.querySelector('.tile');  // of a space of the map
        const drawn = tile ?? (one.matches('input') && one.labels?.length && one.type !== 'text'
            ? [...one.labels].find((label) => label.contains(one)) ?? one : one);
        const box = drawn.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        // a space under a tool or beyond the edge of the map: the map is moved before it is pressed
        const map = tile?.ownerSVGElement;
        const free = (x, y) => map.contains(document.elementFromPoint(x, y));
        const rim = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => [x, y]));
        if (map && !rim.every(([x, y]) => free(x, y))) continue;
        if (tile) spaces += 1;
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (owner(x, y) !== one) continue;  // it lies under a box or a drawer that is open
        tried += 1;
        if (roomy(one, x, y)) continue;
        const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1;
        const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1;
        if (wide < least - 0.5 || high < least - 0.5) {
            const name = (one.getAttribute('aria-label') ?? one.innerText ?? one.id).slice(0, 40);
            small.push(`${one.tagName}.${one.className} "${name}" ${wide}x${high}`);
        }
    }
    return {small: [...new Set(small)], tried, spaces};
}"""


def look(page: Any, axe: str, names: Iterable[str]) -> int:
    """Try everything on each of these screens, and ask axe-core; gives the most hexes in sight."""
    found: list[str] = []
    tried, spaces = 0, 0
    for name in names:
        seen = page.evaluate(SMALL, LEAST)
        tried += seen["tried"]
        spaces = max(spaces, int(seen["spaces"]))
        found += [f"{name}: {one}" for one in seen["small"]]
        found += by_day_and_night(page, axe, name, BY_SYSTEM)
    assert tried > 50
    assert not found, "\n".join(dict.fromkeys(found))
    return spaces


@pytest.mark.slow
@pytest.mark.ux("UX-68", "UX-72")
def test_screens_around_the_table(rig: Rig, axe: str) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, **TOUCH)
    look(page, axe, chain(screens(page), lobbies(page, ana), lessons(page)))


@pytest.mark.slow
@pytest.mark.ux("UX-68", "UX-72")
def test_war_for_the_wasteland(rig: Rig, axe: str) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, **TOUCH)
    look(page, axe, bidding(page, ana))


@pytest.mark.slow
@pytest.mark.ux("UX-68", "UX-72")
def test_waste_knights(rig: Rig, axe: str) -> None:
    page = rig.page(**TOUCH)
    assert look(page, axe, roads(page, rig)) >= 20
