"""Large text, narrow windows, keys on the board, greyscale, reloads."""

from __future__ import annotations

import random
from typing import Any

import pytest

from browser.driver import PROMPT, mark, play_to, wait_asked, wait_until
from browser.overflow import SIDEWAYS
from browser.rig import DESKTOP, PHONE, SHORT, TABLET, Rig, Site
from browser.settling import settled
from server.running import play_on

BOT = {"kind": "bot", "bot": "easy"}
TOUCH = {"has_touch": True, "is_mobile": True}
NARROW = {"width": 320, "height": 640}
SCREENS = (
    "/",
    "/new/wftw",
    "/learn/wftw",
    "/rules/wftw",
    "/rules/wftw/wftw.bid.03",
    "/cards/wftw",
    "/settings",
    "/me",
    "/about",
    "/nowhere",
    "/learn",
    "/new/wk1",
    "/rules/wk1",
    "/cards/wk1",
    "/cards/wk1/k01",
    "/cards/wk1/print?deck=hexes",
)
# the page hears of it before anything else happens
SCROLL = """(one, to) => new Promise((heard) => {
    one.addEventListener('scroll', () => heard(), {once: true});
    one.scrollTop = to;
})"""
# every control can be brought into the window, and nothing lies over its middle
HIDDEN = """() => [...document.querySelectorAll('button, a[href], input, select')]
    .filter((one) => one.checkVisibility() && !one.closest('.skips') && one.tabIndex >= 0)
    .filter((one) => {
        one.scrollIntoView({block: 'center', inline: 'center'});
        const box = one.getBoundingClientRect();
        if (box.width < 2) return false;
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < 0 || x > innerWidth) return true;
        const top = document.elementFromPoint(x, y);
        const label = top?.closest('label');
        return !(top && (one.contains(top) || top.contains(one) || label?.contains(one)));
    })
    .map((one) => `${one.tagName}.${one.className} ${one.innerText.slice(0, 30)}`)"""


@pytest.fixture(scope="module")
def everywhere(browser: Any, site: Site) -> tuple[Any, list[str]]:
    """A guest with a lobby, a running table and a finished one, and the paths of all screens."""
    ana = Rig(browser, site).guest("Ana")
    lobby = ana.table(["me", "link", "open"])
    over = ana.table(["me", BOT], options=SHORT, start=True)
    assert play_on(over, {0: ana}, random.Random(1))["table"]["state"] == "over"
    running = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    looks = [f"/t/{over}{more}" for more in ("", "/at/3", "/replay", "/report", "/fork/3")]
    return ana, [*SCREENS, f"/t/{running}", f"/t/{lobby}", *looks]


def too_wide(page: Any, path: str, *sizes: dict[str, int]) -> dict[str, int]:
    """By how much a screen is wider than its window, at each of these sizes where it is."""
    wide = {}
    for size in sizes:
        page.set_viewport_size(size)
        if (over := page.evaluate(SIDEWAYS)) > 0:
            wide[f"{path} at {size['width']}"] = over
    return wide


@pytest.mark.slow
@pytest.mark.ux("UX-71")
def test_320_pixels_and_text_twice_as_large(rig: Rig, everywhere: tuple[Any, list[str]]) -> None:
    ana, paths = everywhere
    page = rig.page(ana, viewport=NARROW, settings={"textSize": 200}, **TOUCH)
    wide = {}
    for path in paths:
        page.goto(path)
        settled(page)
        twice = page.evaluate("() => document.documentElement.style.fontSize")
        assert twice == "200%"  # all that the setting does
        # the sizes are those of a reader who turns to larger text, and back, on the page
        for text in (twice, ""):
            page.evaluate("(size) => { document.documentElement.style.fontSize = size }", text)
            where = f"{path} {text}"
            wide.update(too_wide(page, where, {"width": 640, "height": 720}, NARROW))
            wide.update({f"{where} {one}": 0 for one in page.evaluate(HIDDEN)})
    assert wide == {}


@pytest.mark.slow
@pytest.mark.ux("UX-67")
def test_texts_a_third_longer_on_every_screen(rig: Rig, everywhere: tuple[Any, list[str]]) -> None:
    ana, paths = everywhere
    page = rig.page(ana, viewport=PHONE, settings={"lang": "pseudo"})
    wide = {}
    for path in paths:
        page.goto(path)
        settled(page)
        wide.update(too_wide(page, path, DESKTOP, TABLET, PHONE))
    assert wide == {}


@pytest.mark.ux("UX-09")
def test_a_reload_comes_back_to_the_same_place(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to(page, "marks")
    mark(page, 2)
    draft = ana.state(code, 0)["prompt"]["draft"]
    page.keyboard.press("l")
    log = page.get_by_test_id("log")
    lines = log.locator("li[data-line]").count()
    log.evaluate(SCROLL, 7)
    page.wait_for_function("() => document.activeElement.id === 'logpanel'")
    before = page.locator("#prompt-text").inner_text()
    stage = page.locator("#stage").inner_text()
    # the last lines of the log come first, the others late
    page.route(
        "**&log=-40*", lambda one: one.continue_(url=one.request.url.replace("log=-40", "log=-1"))
    )
    late: list[Any] = []
    page.route_web_socket("**/live?*", lambda one: late.append(one))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator(f"{PROMPT} [aria-checked=true]").nth(len(draft) - 1).wait_for()
    page.wait_for_function("() => document.activeElement.id === 'logpanel'")
    shown = page.get_by_test_id("log").locator("li[data-line]")
    assert shown.count() < lines
    late[0].connect_to_server()
    # the page hands its draft in again
    wait_until(page, lambda: ana.state(code, 0)["prompt"]["draft"] == draft)
    assert page.locator("#prompt-text").inner_text() == before
    assert page.locator("#stage").inner_text() == stage
    page.wait_for_function("() => document.activeElement.id === 'logpanel'")
    shown.nth(lines - 1).wait_for()
    page.wait_for_function("() => document.querySelector('[data-testid=log]').scrollTop === 7")
    # once for the prompt, and once for its draft
    assert len([url for url in asked if "/odds?" in url]) <= 2


@pytest.mark.ux("UX-70")
def test_every_space_of_the_board_by_arrows_and_by_name(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to(page, "marks")
    spaces = page.locator("#stage [data-space]")
    names = [one.get_attribute("data-space") for one in spaces.all()]
    assert "shop" in names
    assert page.locator("#stage [data-space][tabindex='0']").count() == 1
    spaces.first.focus()
    reached = [names[0]]
    for _ in names[1:]:
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("() => document.activeElement.dataset.space"))
    assert reached == names
    view = ana.state(code, 0)["view"]
    cards = {one["id"]: one for deck in ana.get("/cards/wftw")["decks"].values() for one in deck}
    field = cards[view["fields"][0]["card"]]
    said = spaces.first.get_attribute("aria-label")
    assert field["name"] in said
    assert str(field["worth"]) in said
    assert "Mark battlefield 1" in said  # what can be done there
    for name in names:
        page.keyboard.press("g")
        box = page.get_by_role("dialog")
        label = page.locator(f"#stage [data-space='{name}']").get_attribute("aria-label")
        box.get_by_role("searchbox").fill(label[:40])
        page.keyboard.press("Enter")
        page.wait_for_function("one => document.activeElement.dataset.space === one", arg=name)


@pytest.mark.ux("UX-73")
def test_nothing_is_told_by_colour_alone(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", *[BOT] * 7], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    play_to(page, "marks")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    faces = page.locator("#stage [data-rowhead] svg.face")
    assert faces.count() == 8
    rings = {face.locator(".ring").get_attribute("stroke-dasharray") for face in faces.all()}
    assert len(rings) == 8  # a pattern each
    names = {one.inner_text() for one in page.locator("#stage [data-rowhead] strong").all()}
    assert len(names) == 8
    stock = page.locator("#dock [data-testid=purse]").first
    words = stock.inner_text().lower()
    assert all(word in words for word in ("scrap", "juice", "spark"))
    signs = stock.locator("use").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(set(signs)) == 3
    option = page.locator(f"{PROMPT} [role=checkbox]").first
    before = option.inner_text()
    option.click()
    page.locator(f"{PROMPT} [aria-checked=true]").first.wait_for()
    assert option.inner_text() != before  # a cross, not only a colour
    states = page.locator("#stage [data-rowhead] .state")
    assert {one.inner_text() for one in states.all()} <= {"sealed", "thinks"}


@pytest.mark.ux("UX-01")
def test_the_log_and_my_board_open_by_key_on_a_tablet(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    for size in (TABLET, {"width": 768, "height": 1024}):
        page = rig.page(ana, f"/t/{code}", viewport=size)
        wait_asked(page)
        card = page.locator("[data-prize='shop:1']").bounding_box()
        stage = page.locator("#stage").bounding_box()
        assert (
            card["y"] + card["height"] <= stage["y"] + stage["height"] + 1
        )  # the shop is in sight
        assert not page.locator("#dock").is_visible()
        page.keyboard.press("l")
        page.get_by_test_id("log").wait_for()
        assert page.get_by_test_id("primary").is_visible()
        page.keyboard.press("Escape")
        page.get_by_test_id("log").wait_for(state="hidden")
        page.keyboard.press("h")
        page.locator("#hand").wait_for()
        page.get_by_role("button", name="Close my board").click()
        page.locator("#dock").wait_for(state="hidden")
        assert page.locator(".strip .me .thinks").is_visible()
