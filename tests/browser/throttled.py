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


def slow_phone(rig: Rig, guest: Any) -> Any:
    """A page of the reference phone."""
    page = rig.page(guest, viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SEEN)
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


def report(browser: Any, site: Site) -> str:
    """The figures, in two lines."""
    rig = Rig(browser, site)
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], options=SHORT, start=True)
    page = slow_phone(rig, ana)
    first, again = usable(page, f"/t/{code}"), usable(page, f"/t/{code}")
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
        f"slow phone: table usable after {first:.1f} s (limit 3.0), again {again:.1f} s (1.2)\n"
        f"press to next frame: p95 {slowest:.0f} ms of {len(presses)} (limit 200)"
    )
