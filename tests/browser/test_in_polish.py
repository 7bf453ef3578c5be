"""The table for Polish readers: the language follows browser and person, nothing is in English."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.driver import PROMPT, play_to, wait_asked
from browser.overflow import SIDEWAYS
from browser.rig import DESKTOP, PHONE, SHORT, Rig, Site
from browser.settling import settled
from browser.test_access import too_wide
from browser.wk1_tables import scene
from browser.wk1_tables import site as site
from server.running import play_on

BOT = {"kind": "bot", "bot": "easy"}
POLISH = {"lang": "pl"}
TITLES = ("wftw", "wk1", "wk2")
ROADS = (("waster", 2, "waster"), ("fight", 0, "escape_or_face"), ("stalls", 0, "trade"))
SCREENS = (
    "/",
    "/learn",
    "/rules/wftw/wftw.bid.03",
    "/cards/wftw/bu02",
    "/cards/wk1/k01",
    "/settings",
    "/me",
    "/about",
    "/nowhere",
    *(f"/{screen}/{title}" for screen in ("new", "learn", "rules", "cards") for title in TITLES),
)
# what is read or told by a screen reader and holds a word that English has and Polish has not; what
# is quoted as it is elsewhere (titles of games, licences of drawings, what is typed) is marked so
ENGLISH = """() => {
    const words = 'the|and|of|you|your|with|is|are|for|this|that|not|when|from|each|which|card'
        + '|cards|choose|take|draw|play|player|turn|round|health|fuel|knight|gain|lose|close|back'
        + '|show|none';
    const telling = new RegExp(`(?<!\\\\p{L})(${words})(?!\\\\p{L})`, 'iu');
    const ids = /\\b\\w+(\\.\\w+)+\\b/g;  // of clauses and rulings
    const quoted = '[lang=en]:not(html), code, script, style, [translate=no]';
    const told = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext',
        'title', 'alt', 'placeholder'];
    const found = [], shown = (box) => box.checkVisibility({visibilityProperty: true});
    const look = (text, box) => {
        if (!telling.test(text.replace(ids, '')) || box.closest(quoted) || !shown(box)) return;
        found.push(text.slice(0, 80));
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) look(walk.currentNode.data.trim(), walk.currentNode.parentElement);
    for (const name of told)
        for (const box of document.body.querySelectorAll(`[${name}]`))
            look(box.getAttribute(name), box);
    return [...new Set(found)];
}"""


def english(page: Any, where: str) -> list[str]:
    return [f"{where}: {words}" for words in page.evaluate(ENGLISH)]


@pytest.mark.ux("UX-67")
def test_the_language_is_that_of_the_browser_then_the_chosen_one(rig: Rig) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, "/settings", locale="pl-PL")
    page.get_by_role("heading", name="Ustawienia", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == "pl"
    page.evaluate("() => { window.before = true }")
    page.get_by_role("radio", name="English").check(force=True)
    page.get_by_role("heading", name="Settings", level=1).wait_for()
    assert page.evaluate("() => window.before")  # without a reload
    kept = "() => fetch('/api/v1/me').then((one) => one.json()).then((me) => me.lang === 'en')"
    page.wait_for_function(kept, timeout=60_000)  # a busy server reads its texts first
    other = rig.page(ana, "/settings", locale="pl-PL")
    other.get_by_role("heading", name="Settings", level=1).wait_for()


def test_polish_readers_choose_a_form_and_keep_it(rig: Rig) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, "/settings", settings=POLISH)
    group = page.get_by_role("radiogroup", name="Jak się do ciebie zwracać")
    assert group.get_by_role("radio", name="Bez rodzaju").is_checked()
    group.get_by_role("radio", name="Żeńska").check(force=True)
    kept = "() => fetch('/api/v1/me').then((one) => one.json()).then((me) => me.form)"
    page.wait_for_function(f"{kept}.then((form) => form === 'feminine')", timeout=60_000)
    asked: list[str] = []
    other = rig.page(ana, "/settings", settings=POLISH)
    other.on("request", lambda request: asked.append(request.url))
    radio = other.get_by_role("radio", name="Żeńska")
    radio.wait_for(state="attached")
    other.wait_for_function("(one) => one.checked", arg=radio.element_handle(), timeout=60_000)
    other.reload()  # what is asked for before the client is there is asked for in the same form
    code = ana.table(["me", BOT], start=True)
    asked.clear()
    other.goto(f"{rig.site.base}/t/{code}")
    other.locator("#prompt-text").wait_for()
    looks = [one for one in asked if f"/tables/{code}?" in one]
    assert len(looks) == 1
    assert "lang=pl-feminine&" in looks[0]
    english = rig.page(ana, "/settings", settings={"lang": "en"})
    english.get_by_role("heading", name="Settings", level=1).wait_for()
    assert english.get_by_role("radiogroup", name="How texts speak to you").count() == 0


def test_two_people_read_one_table_each_in_their_language(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"], options=SHORT)
    bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
    ana.post(f"/tables/{code}/start")
    pages = [rig.page(ana, f"/t/{code}", settings=POLISH), rig.page(bo, f"/t/{code}")]
    asked = []
    for page in pages:
        page.locator("#prompt-text").wait_for()
        asked.append(page.locator("#prompt-text").inner_text())
    assert asked[0] != asked[1]
    assert english(pages[0], "Ana") == []
    assert english(pages[1], "Bo") != []


@pytest.fixture(scope="module")
def paths(browser: Any, site: Site) -> tuple[Any, list[str]]:
    """A guest with tables at all stages, and the paths of all screens."""
    rig = Rig(browser, site)
    ana = rig.guest("Ana")
    lobby = ana.table(["me", "link", "open"])
    over = ana.table(["me", BOT], options=SHORT, start=True)
    assert play_on(over, {0: ana}, random.Random(1))["table"]["state"] == "over"
    running = ana.table(["me", BOT, BOT], options=SHORT, start=True)
    story = ana.table(["me"], title="wk2", options={"adventure": "first_tank"}, start=True)
    road = ana.table(["me", BOT], title="wk1", options={"mission": "savior"}, start=True)
    looks = [f"/t/{over}{more}" for more in ("", "/at/3", "/replay", "/report", "/fork/3")]
    return ana, [*SCREENS, f"/t/{lobby}", f"/t/{running}", f"/t/{road}", f"/t/{story}", *looks]


@pytest.mark.slow
@pytest.mark.ux("UX-67")
def test_every_screen_is_polish_and_fits(rig: Rig, paths: tuple[Any, list[str]]) -> None:
    ana, everywhere = paths
    page = rig.page(ana, viewport=DESKTOP, settings=POLISH)
    found: list[str] = []
    wide: dict[str, int] = {}
    for path in everywhere:
        page.set_viewport_size(DESKTOP)
        page.goto(path)
        settled(page)
        found += english(page, path)
        wide.update(too_wide(page, path, PHONE))
        found += english(page, f"{path} on a phone")
    assert not found, "\n".join(dict.fromkeys(found))
    assert wide == {}


@pytest.mark.slow
def test_the_road_is_polish(rig: Rig) -> None:
    found: list[str] = []
    for name, seat, asked in ROADS:
        people, code = scene(rig, name, me=seat)
        page = rig.page(people[seat], f"/t/{code}", settings=POLISH)
        wait_asked(page, asked)
        settled(page)
        found += english(page, name)
        assert page.evaluate(SIDEWAYS) <= 0
    assert not found, "\n".join(found)


def test_a_bid_is_made_by_polish_words(rig: Rig) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, f"/t/{ana.table(['me', BOT], options=SHORT, start=True)}", settings=POLISH)
    play_to(page, "marks")
    assert page.locator(PROMPT).inner_text()
    assert english(page, "marks") == []
