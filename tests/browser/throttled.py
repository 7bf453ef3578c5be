"""What a mid-range phone takes: four times slower, 1.6 Mbit/s, 150 ms away (UX-78, UX-80)."""

from __future__ import annotations

import statistics
from typing import Any

from browser.driver import play_to
from browser.rig import PHONE, SHORT, Rig, Site

LINK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
SLOWER = 4
BOT = {"kind": "bot", "bot": "easy"}
# from a press to the next frame after the state it asks for is in the page
PRESS = """(selector) => new Promise((done) => {
    const one = document.querySelector(selector);
    const start = performance.now();
    one.click();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""

# from the beginning of a visit to the frame in which its prompt can be answered
SEEN = """new MutationObserver((_, watcher) => {
    const asked = document.querySelector('[data-testid=prompt]:not([data-ask=""])');
    if (!asked || !document.querySelector('[data-testid=primary]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now(); }));
}).observe(document, { subtree: true, childList: true, attributes: true })"""


# the largest thing that was painted, when, and how much of the page was pushed about by then
PAINTED = """(() => {
    window.largest = 0;
    window.shifted = 0;
    const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
        .observe({ type, buffered: true });
    watch('largest-contentful-paint', (one) => { window.largest = one.startTime; });
    watch('layout-shift', (one) => { window.shifted += one.value; });
})()"""


def slow_phone(rig: Rig, guest: Any) -> Any:
    """A page of the reference phone."""
    page = rig.page(guest, viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SEEN)
    page.add_init_script(PAINTED)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def usable(page: Any, path: str) -> float:
    """Seconds until the prompt of a table can be answered."""
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => window.usableAt")
    seconds: float = page.evaluate("window.usableAt") / 1000
    return seconds


def painted(page: Any) -> str:
    """What the page that is open has painted, in words."""
    page.wait_for_load_state("networkidle")
    largest, shifted = page.evaluate("[window.largest / 1000, window.shifted]")
    return f"largest paint after {largest:.1f} s, {shifted:.3f} of it moved (0.05)"


def report(browser: Any, site: Site) -> str:
    """The figures, in a few lines."""
    rig = Rig(browser, site)
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    home = slow_phone(rig, ana)
    home.goto("/")
    at_home = painted(home)
    page = slow_phone(rig, ana)
    first = usable(page, f"/t/{code}")
    at_table = painted(page)
    again = usable(page, f"/t/{code}")
    play_to(page, "marks")
    rows = page.locator("[data-testid=prompt] [role=checkbox]").count()
    presses = []
    for _ in range(5):
        for index in range(rows):
            where = f"[data-testid=prompt] .list .list > :nth-child({index + 1})"
            if page.locator(where).count():
                presses.append(page.evaluate(PRESS, where))
                page.wait_for_timeout(400)
    rig.close()
    slowest = statistics.quantiles(presses, n=20)[-1]
    return (
        f"slow phone, home: {at_home}; limit 1.8 s\n"
        f"slow phone, table: {at_table}; limit 2.5 s\n"
        f"slow phone: table usable after {first:.1f} s (limit 3.0), again {again:.1f} s (1.2)\n"
        f"press to next frame: p95 {slowest:.0f} ms of {len(presses)} (limit 200)"
    )
