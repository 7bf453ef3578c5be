"""The lab as whoever runs the server sees it: by the printed link, on a desktop and on a phone."""

from __future__ import annotations

import json
import time

from browser.overflow import too_long
from browser.program import LAB_KEY
from browser.rig import PHONE, Rig
from server.test_lab import DUEL, play


def runs(rig: Rig) -> None:
    """Two finished runs, and one that is being played."""
    folder = rig.site.flag.with_name("runs")
    if (folder / "duel").exists():
        return
    play(folder.with_name("duel.toml"), DUEL, folder / "duel")
    play(folder.with_name("more.toml"), DUEL.replace("games = 6", "games = 4"), folder / "more")
    (folder / "long").mkdir()
    facts = {"format": 1, "plan": "x", "title": "wk1", "variants": ["base"]}
    (folder / "long/run.json").write_text(json.dumps(facts))
    pace = {"done": 30, "games": 90, "rate": 1.5, "left": 40, "at": time.time()}
    (folder / "long/progress.json").write_text(json.dumps(pace))


def test_the_link_opens_the_lab_and_runs_are_compared(rig: Rig) -> None:
    runs(rig)
    page = rig.page(path=f"/lab#{LAB_KEY}")
    long = page.locator("[data-run=long]")
    long.get_by_text("30 of 90 games (33 %)").wait_for()
    long.get_by_text("1.5 games a second, 40 s left").wait_for()
    assert page.url.endswith("/lab")  # the key is not left in the address
    for name in ("duel", "more"):
        page.locator(f"[data-run={name}]").get_by_role("checkbox").check()
    link = page.get_by_role("link", name="Compare these two")
    assert link.get_attribute("target") == "_blank"
    # a worker has to start for the first report, which takes its time on a busy machine
    page.goto(link.get_attribute("href"), timeout=120_000)
    page.get_by_role("heading", name="Variants").wait_for()
    assert page.get_by_text("duel: base").count() > 0
    assert page.locator("svg").count() > 4
    # the page has its style, which the rules of the client would not allow
    assert (
        page.evaluate("getComputedStyle(document.querySelector('section')).borderStyle") == "solid"
    )


def test_who_has_no_key_is_asked_for_it_on_a_phone(rig: Rig) -> None:
    runs(rig)
    page = rig.page(path="/lab", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_label("Key").fill("not this one")
    page.get_by_role("button", name="Open the lab").click()
    page.get_by_role("alert").get_by_text("this is not the key of the lab").wait_for()
    page.get_by_label("Key").fill(LAB_KEY)
    page.get_by_role("button", name="Open the lab").click()
    page.locator("[data-run=duel]").get_by_text("Finished: 12 games").wait_for()
    assert too_long(page, "main")[0] == []
