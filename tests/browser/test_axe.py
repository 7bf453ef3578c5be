"""No violation that axe-core finds at a table on a desktop, by day and by night.

All other screens, and tables on a phone, are looked at by `test_every_screen`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.driver import play_to, play_to_end, play_until, wait_asked
from browser.rig import SHORT, Rig
from browser.settling import settled

COLOURS = ["color-contrast", "link-in-text-block"]
STILL: dict[str, Any] = {"settings": {"motion": "off"}, "reduced_motion": "reduce"}
BOT = {"kind": "bot", "bot": "easy"}


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core, from the package that carries it."""
    package = pytest.importorskip(
        "axe_playwright_python", reason="the Python package axe-playwright-python is not installed"
    )
    return (Path(package.__file__).parent / "axe.min.js").read_text()


# Rows of a list that are alike in elements, classes, states and styles have their colours alike:
# the first two and the last of each shape are looked at. Gives the others.
ALIKE = """() => {
    const TELLS = /^(class|style|hidden|open|inert|disabled|checked|fill|stroke|role|href)$|^data-/;
    const STATES = /^aria-(checked|current|disabled|expanded|hidden|invalid|pressed|selected)$/;
    const NAMES = /^(href|data-(space|key|line|id))$/;  // they differ from row to row
    const own = (one) => one.tagName + [...one.attributes]
        .filter(({name}) => TELLS.test(name) || STATES.test(name))
        .map(({name, value}) => NAMES.test(name) ? name : `${name}=${value}`).sort().join();
    const shapes = new Map();
    const shape = (one) => {
        if (!shapes.has(one)) {
            const inside = new Set([...one.children].map(shape));
            shapes.set(one, `${own(one)}(${[...inside].join()})`);
        }
        return shapes.get(one);
    };
    const rest = [];
    const look = (one) => {
        const rows = Map.groupBy(one.children, shape);
        for (const alike of rows.values()) {
            const last = Math.max(alike.length - 1, 2);
            rest.push(...alike.slice(2, last));
            [...alike.slice(0, 2), ...alike.slice(last)].forEach(look);
        }
    };
    look(document.body);
    return rest;
}"""
# without `preload` it fetches no style sheet again: none of ours turns with the device
RUN = f"""async ([what, colours]) => {{
    const wish = {{resultTypes: ['violations'], preload: false}};
    const bright = await axe.run({{exclude: ({ALIKE})()}}, {{...wish, runOnly: colours}});
    if (what === 'colours') return bright.violations;
    const rules = Object.fromEntries(colours.map((rule) => [rule, {{enabled: false}}]));
    return [...bright.violations, ...(await axe.run({{...wish, rules}})).violations];
}}"""


def violations(page: Any, axe: str, what: str = "all") -> list[str]:
    """What axe-core finds on the page, one line for each kind; in colours only, if so asked."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    where = page.evaluate("() => location.pathname")
    return [
        f"{where} {one['id']} ({one['help']}): "
        + "; ".join(
            f"{node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
            for node in one["nodes"][:4]
        )
        for one in page.evaluate(RUN, [what, COLOURS])
    ]


BY_SYSTEM = ""  # the theme of a device that says it is dark
DARK = "getComputedStyle(document.documentElement).getPropertyValue('--page') === '#14110d'"
STANDS_STILL = """const fading = () => document.getAnimations()
        .some((one) => one instanceof CSSTransition);
    while (fading()) await new Promise((next) => setTimeout(next, 20));"""
IS_DARK = f"""async () => {{
    {STANDS_STILL}
    return {DARK};
}}"""
TURN = f"""async (theme) => {{
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    {STANDS_STILL}
    return {DARK};
}}"""


def by_day_and_night(page: Any, axe: str, what: str, night: str = "night") -> list[str]:
    """What is found in both themes of one page, which need not be loaded again for that.

    The page is turned once, from the theme it has to the other. Themes differ in colours only, so
    the rules about colours are all that this can break.
    """
    dark = page.evaluate(IS_DARK)
    found = [f"{what} by {'night' if dark else 'day'}: {one}" for one in violations(page, axe)]
    assert page.evaluate(TURN, "day" if dark else night) is not dark
    other = violations(page, axe, "colours")
    return found + [f"{what} by {'day' if dark else 'night'}: {one}" for one in other]


@pytest.mark.slow
@pytest.mark.ux("UX-68")
def test_lobby_table_and_report(rig: Rig, axe: str) -> None:
    """What has another shape on a desktop; boxes, text mode and the rest are as on a phone."""
    ana = rig.guest("Ana")
    lobby = ana.table(["me", "link", "open"])
    page = rig.page(ana, f"/t/{lobby}", **STILL)
    page.get_by_text("A friend by link").or_(page.get_by_test_id("primary")).first.wait_for()
    found = by_day_and_night(page, axe, "lobby")
    code = ana.table(["me", {"kind": "bot", "bot": "easy"}], options=SHORT, start=True)
    page.goto(f"/t/{code}")
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        found += by_day_and_night(page, axe, "table")
    play_to_end([page])
    found += by_day_and_night(page, axe, "end")
    for path in ("/at/3", "/replay", "/report"):
        page.goto(f"/t/{code}{path}")
        settled(page)
        found += by_day_and_night(page, axe, "look back")
    assert not found, "\n".join(found)


@pytest.mark.ux("UX-68")
def test_the_plain_stage_and_its_menu(rig: Rig, axe: str) -> None:
    ana = rig.guest("Ana")
    plain = ana.table(["me", BOT, BOT], title="_template", options={"goal": 8}, start=True)
    page = rig.page(ana, f"/t/{plain}", **STILL)
    wait_asked(page)
    found = by_day_and_night(page, axe, "plain stage")
    page.locator("button.menu").click()
    page.locator(".menubox .list").wait_for()
    found += by_day_and_night(page, axe, "menu")
    assert not found, "\n".join(found)


# while it holds, no beat ends by itself: what it takes is longer than what else waits
HOLD = """
const later = window.setTimeout;
window.setTimeout = (what, ms, ...more) =>
    window.hold && ms >= 300 ? 0 : later(what, ms, ...more);
"""


@pytest.mark.ux("UX-68")
def test_the_reveal_while_it_runs(rig: Rig, axe: str) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, settings={"speed": "normal", "results": "off"})
    page.add_init_script(HOLD)
    page.goto(f"/t/{code}")
    wait_asked(page)
    revealed = page.locator("[data-beat=reveal]")
    play_until([page], lambda: revealed.count() > 0)
    page.evaluate("() => (window.hold = true)")
    counts = page.locator("[data-beat=field-totals]")
    while counts.count() == 0:
        page.get_by_test_id("skip").click()
    # each part fades in: it is looked at when it is there
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1000})
    found = by_day_and_night(page, axe, "reveal")
    assert counts.count() == 1, "it was over before it was looked at"
    assert not found, "\n".join(found)
