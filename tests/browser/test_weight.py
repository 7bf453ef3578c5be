"""What a slow phone has to carry (UX-78, UX-80), counted instead of timed.

`python tests/browser/screenshots.py` measures the times of a throttled phone. They depend on the
machine; these tests hold on to what makes them: how much is sent, how often the phone has to wait
for something before it can ask for the next thing, and what a press does before it is seen.
With 1.6 Mbit/s and 150 ms to the server and back, 260 kB in four rounds are less than two seconds.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.driver import PROMPT, play_to, wait_asked, wait_until
from browser.rig import DESKTOP, PHONE, SHORT, Rig

# what stands when the prompt can first be answered, what was ever made, and who asked for sizes
WATCH = """() => {
    window.atFirst = null;
    window.tables = 0;
    window.sizes = [];
    new MutationObserver((changes) => {
        for (const one of changes) for (const node of one.addedNodes)
            if (node.querySelector?.('.board[role=table]')) window.tables += 1;
        if (window.atFirst || !document.querySelector('[data-testid=primary]')) return;
        const count = (part) => document.querySelectorAll(`.shell > ${part} *`).length;
        window.atFirst = ['.prompt', '.stage', '.dock', '.others', '.log'].map(count);
    }).observe(document, { subtree: true, childList: true });
    for (const [kind, name] of [[Element, 'clientWidth'], [Element, 'clientHeight'],
            [Element, 'scrollHeight'], [HTMLElement, 'offsetHeight'],
            [HTMLElement, 'offsetWidth']]) {
        const { get } = Object.getOwnPropertyDescriptor(kind.prototype, name);
        Object.defineProperty(kind.prototype, name, { get() {
            if (window.watching) window.sizes.push(`${name} of ${this.className}`);
            return get.call(this);
        } });
    }
}"""
SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""
BOT = {"kind": "bot", "bot": "easy"}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FIRST, AGAIN = 260_000, 30_000  # bytes until the table can be used
REQUESTS = 33
SENT = """() => [...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource')].map((one) => [new URL(one.name).pathname,
    one.transferSize, one.encodedBodySize, one.decodedBodySize])"""


def phone(rig: Rig) -> tuple[Any, str]:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    return rig.page(ana, **TOUCH), f"/t/{code}"


def sent(page: Any, path: str) -> list[tuple[str, int, int, int]]:
    """What it took until the table could be used: path, bytes on the way, packed, unpacked."""
    page.goto(path)
    wait_asked(page)
    page.wait_for_load_state("networkidle")
    return [(name, *sizes) for name, *sizes in page.evaluate(SENT)]


@pytest.mark.ux("UX-78")
def test_a_table_is_light_the_first_time_and_again(rig: Rig) -> None:
    page, path = phone(rig)
    first = sent(page, path)
    assert len(first) <= REQUESTS, [name for name, *_ in first]
    assert sum(size for _, size, *_ in first) <= FIRST, first
    for name, _, packed, whole in first:
        if re.search(r"\.(js|css|svg)$", name) and whole > 1000:
            assert packed < whole * 0.7, f"{name} is sent as it is"
    again = sent(page, path)
    from_server = [(name, size) for name, size, *_ in again if size > 0]
    assert sum(size for _, size in from_server) <= AGAIN, from_server
    assert not [name for name, _ in from_server if name.startswith("/assets/")]
    # what the page asks for before the client is there is not asked for again by the client
    asked = [name for name, *_ in again if name in ("/api/v1/me", f"/api/v1/tables/{path[3:]}")]
    assert sorted(asked) == sorted(set(asked))
    assert len(asked) == 2


@pytest.mark.ux("UX-78")
def test_nothing_waits_for_what_it_does_not_need(rig: Rig) -> None:
    page, path = phone(rig)
    held: list[Any] = []
    stops = [r"/assets/(board|core|table|decisions|flow)-|/api/v1/(me|tables/)"]

    def answer(route: Any) -> None:
        if stops and re.search(stops[0], route.request.url):
            held.append(route)
        else:
            route.continue_()

    def asked(*names: str) -> bool:
        urls = [route.request.url for route in held]
        return all(any(name in url for url in urls) for name in names)

    def let_go(*then_stop: str) -> None:
        stops[:] = then_stop
        waiting, held[:] = held[:], []
        for route in waiting:
            route.continue_()

    page.route("**/*", answer)
    page.route_web_socket("**/live*", lambda socket: None)  # nothing comes by it
    page.goto(path, wait_until="commit")
    # the second round: the screen, its words, who I am and the table are asked for side by side
    asked_for = ("/board-", "/core-", "/table-", "/decisions-", "/me", "/tables/")
    wait_until(page, lambda: asked(*asked_for))
    # the third: the stage, its words and the cards
    let_go(r"/assets/(kit|wftw)-.*js|/api/v1/cards/")
    wait_until(page, lambda: asked("/kit-", "/wftw-", "/cards/wftw"))
    # then the table can be used: what was asked for early is shown, the socket is not waited for
    let_go()
    wait_asked(page)


@pytest.mark.ux("UX-78")
def test_what_is_asked_comes_before_the_table_around_it(rig: Rig) -> None:
    """Half of the work of a page is its layout and what can't be seen yet: it is left for later."""
    page, path = phone(rig)
    page.add_init_script(f"({WATCH})()")
    page.goto(path)
    wait_asked(page)
    page.locator("#dock [data-testid=purse]").first.wait_for(state="attached")
    page.locator("[data-testid=log] li").first.wait_for(state="attached")
    prompt, stage, dock, others, log = page.evaluate("window.atFirst")
    assert prompt > 20
    assert stage <= 2  # the heading of the table, for who can't see it
    assert (dock, others) == (0, 0)
    assert log < 12  # the tabs
    assert page.locator("#stage .lane .tabs").count() == 1  # one column at a time
    assert page.evaluate("window.tables") == 0  # the wide board was not tried on first
    # leaving must not work out the layout of a page that nobody will see again
    page.evaluate("() => { window.watching = true; dispatchEvent(new Event('pagehide')); }")
    assert page.evaluate("window.sizes") == []


@pytest.mark.parametrize("size", [TOUCH, {"viewport": DESKTOP}], ids=["phone", "desktop"])
@pytest.mark.ux("UX-78")
def test_nothing_is_pushed_about_while_a_page_comes(rig: Rig, size: dict[str, Any]) -> None:
    """Each answer of the server comes late, one after the other; what is read stays where it is."""
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = rig.page(ana, **size)
    page.add_init_script(f"({SHIFTS})()")
    held: list[Any] = []
    page.route(re.compile(r"/api/v1/|\.woff2"), lambda route: held.append(route))
    for path, there in (
        ("/", "a[data-testid=primary][href^='/t/']"),
        (f"/t/{code}", f"{PROMPT} h2"),
    ):
        page.goto(path, wait_until="commit")
        while page.locator(there).count() == 0 or held:
            if held:
                held.pop(0).continue_()
            page.wait_for_timeout(60)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shifted") < 0.05, path


@pytest.mark.ux("UX-80")
def test_a_press_is_seen_before_the_server_knows_of_it(rig: Rig) -> None:
    page, path = phone(rig)
    page.goto(path)
    wait_asked(page)
    play_to(page, "marks")
    held: list[Any] = []
    page.route("**/draft?*", lambda route: held.append(route))
    row = page.locator(f"{PROMPT} [role=checkbox]").first
    page.evaluate(
        """() => {
            window.made = 0;
            const count = (all) => all.forEach((one) => (window.made += one.addedNodes.length));
            new MutationObserver(count).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    # pressed and seen in the same turn: no frame and no answer lies between
    seen = row.evaluate(
        """(one) => { one.click(); return Promise.resolve().then(() => one.ariaChecked); }"""
    )
    assert seen == "true"
    wait_until(page, lambda: len(held) == 1)
    # little is made anew for it: neither the board nor the list of answers is
    assert page.evaluate("() => window.made") < 60
    whole = page.evaluate("() => document.querySelectorAll('*').length")
    held.pop().continue_()
    page.wait_for_function("() => document.querySelector('[aria-checked=true]')")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.made") < whole / 2
