"""Every screen and every state of a table, one after the other, for tests that look at all of them.

Each step leads a page to something and says what it is called. Whoever walks looks at the page in
between, so that a statement about all screens is checked on all of them and not on a few.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from browser.driver import (
    ENABLED,
    PROMPT,
    ask,
    cards_elsewhere,
    decision,
    play,
    play_to,
    play_until,
    prepare,
    stands,
    wait_asked,
    wait_moved,
)
from browser.rig import SHORT, Rig
from browser.settling import settled
from browser.wk1_tables import scene
from server.running import Guest

BOT = {"kind": "bot", "bot": "easy"}
SCREENS = (
    "/",
    "/new",
    "/new/wftw",
    "/new/wk1",
    "/learn",
    "/learn/wftw",
    "/learn/wk1",
    "/rules",
    "/rules/wftw",
    "/rules/wk1",
    "/rules/wftw/wftw.bid.03",
    "/cards/wftw",
    "/cards/wk1?value=9",
    "/cards/wftw?q=nothing+of+the+kind",
    "/cards/wftw/bu01",
    "/cards/wk1/v01",
    "/cards/wk1/print?deck=villains&backs=1",
    "/cards/wk1/no-such-card",
    "/settings",
    "/me",
    "/about",
    "/lab",
    "/nowhere",
    "/t/no-such-table",
    "/j/no-such-seat",
)
LOOKS = ("/at/3", "/replay", "/report", "/chronicle", "/fork/3")
MENU = "button.menu"
# scenes of Waste Knights: whose eyes, what is asked there
ROADS = (
    ("waster", 2, "waster"),
    ("fight", 0, "escape_or_face"),
    ("stalls", 0, "trade"),
    ("equip", 0, "equip"),
    ("place", 0, ""),
    ("deal", 0, "knight-offer"),
    ("luck", 0, "react_own_turn"),
)


def screens(page: Any) -> Iterator[str]:
    """All pages around a table, those for what does not exist included."""
    for path in SCREENS:
        page.goto(path)
        settled(page)
        yield path


def box(page: Any, opener: Any, name: str) -> Iterator[str]:
    """A box that something opens, until it is closed again."""
    opener.click()
    page.get_by_role("dialog").wait_for()
    settled(page)
    yield f"box {name}"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def dialogues(page: Any) -> Iterator[str]:
    """What opens over a table: the menu, each box that it leads to, and a rule."""
    listed = page.locator(".menubox .list")
    page.locator(MENU).click()
    listed.wait_for()
    yield "menu"
    names = listed.get_by_role("button").all_inner_texts()
    assert len(names) > 2, names
    for name in names:
        if listed.count() == 0:
            page.locator(MENU).click()
        yield from box(page, listed.get_by_role("button", name=name, exact=True), name)
    yield from box(page, page.locator(f"{PROMPT} .clause").first, "of a rule")


def parts(page: Any) -> Iterator[str]:
    """The other parts of a table: the tabs of a phone, and log, odds and chat everywhere."""
    tabs = page.locator(".shell > .tabs button")
    narrow = tabs.count() > 0 and tabs.first.is_visible()
    for at in range(1, tabs.count() if narrow else 0):
        tabs.nth(at).click()
        yield f"tab {tabs.nth(at).inner_text()}"
    for at in range(page.locator(".logtabs [role=tab]").count()):
        one = page.locator(".logtabs [role=tab]").nth(at)
        if one.is_visible():
            one.click()
            yield f"tab {one.inner_text()}"
    if narrow:
        tabs.first.click()


def lobbies(page: Any, ana: Guest) -> Iterator[str]:
    """A lobby with seats of all kinds, a seat link, and the cover of a shared device."""
    code = ana.table(["me", "link", "open", BOT])
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Copy link").wait_for()
    yield "lobby"
    page.goto(f"/j/{next(iter(ana.links(code).values()))}")
    page.get_by_test_id("primary").wait_for()
    yield "seat link"
    device = {"kind": "device", "name": "Bo", "pin": "1234"}
    page.goto(f"/t/{ana.table(['me', device])}")
    page.get_by_role("button", name="Remove the PIN for seat 2").wait_for()
    yield "lobby with pins"
    page.goto(f"/t/{ana.table(['me', device], options=SHORT, start=True)}")
    page.get_by_test_id("cover").wait_for()
    yield "cover"


def bidding(page: Any, ana: Guest) -> Iterator[str]:
    """A round of War for the Wasteland from the first question to the report."""
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page.goto(f"/t/{code}")
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        prepare(page)
        yield name
        if name == "marks":
            yield from parts(page)
            yield from dialogues(page)
    page.keyboard.press("t")
    page.locator("#command").wait_for()
    yield "text mode"
    page.locator("h1").first.click()
    page.keyboard.press("t")
    page.locator("#command").wait_for(state="detached")
    asked = {"production", "marks", "commitment"}
    while stands(page) != "over":
        play_until([page], lambda: stands(page) == "over" or ask(page) not in asked)
        if stands(page) == "asked":
            asked.add(ask(page))
            yield ask(page)
            play(page)
    yield "the end"
    for path in LOOKS:
        page.goto(f"/t/{code}{path}")
        settled(page)
        yield path


def roads(page: Any, rig: Rig) -> Iterator[str]:
    """Scenes of Waste Knights: the map, its list, what fills the stage instead of it."""
    people, code = scene(rig, "round")
    sits(page, people[0])
    page.goto(f"/t/{code}")
    wait_asked(page, "travel")
    yield "travel"
    yield from parts(page)
    answer(page, "vehicle")
    wait_asked(page, "route")
    yield "route"
    page.locator("#stage [data-space=h1]").click()
    page.locator("#stage [data-space=h1].chosen").wait_for()
    yield "route with a stop"
    page.get_by_role("button", name="List", exact=True).click()
    page.get_by_test_id("wk1-list").wait_for()
    yield "list"
    for name, seat, asked in ROADS:
        people, code = scene(rig, name, me=seat)
        sits(page, people[seat])
        page.goto(f"/t/{code}")
        wait_asked(page, asked)
        settled(page)
        yield name
        tabs = page.locator("#stage nav.tabs button")
        if name == "waster" and tabs.count() > 0 and tabs.first.is_visible():
            for at in range(tabs.count()):
                tabs.nth(at).click()
                yield f"{name}, {tabs.nth(at).inner_text()}"
    people, code = scene(rig, "fight")
    sits(page, people[0])
    page.goto(f"/t/{code}")
    wait_asked(page, "escape_or_face")
    answer(page, "face")
    play_until([page], lambda: ask(page) == "combat_card")
    page.locator("[data-choice]:visible").first.click()  # what it would bring is told then
    page.get_by_test_id("replies").wait_for(state="attached")
    yield "arena"


def lessons(page: Any) -> Iterator[str]:
    """The first parts of both tutorials."""
    for title in ("wftw", "wk1"):
        page.goto(f"/learn/{title}")
        page.get_by_test_id("primary").click()
        page.wait_for_selector("[data-testid=lesson]")
        yield f"lesson of {title}"


def answer(page: Any, key: str) -> None:
    """Choose one of a list, and send it."""
    before = decision(page)
    row = page.locator(f"{PROMPT} [data-key='{key}']")
    sent = row.get_attribute("data-at-once") is not None
    (page.locator(f"[data-choice='{key}']") if cards_elsewhere(page) == "stage" else row).click()
    if not sent:
        page.click(f"{PROMPT} {ENABLED}")
    wait_moved(page, before)


def sits(page: Any, guest: Guest) -> None:
    """From now on the page is this guest's."""
    cookie = guest.http.cookies.get("dustboard")
    page.context.clear_cookies()
    page.context.add_cookies([{"name": "dustboard", "value": cookie, "url": guest.base}])
