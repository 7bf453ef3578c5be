"""The layout on all sizes: what must be visible, what must be large enough, what may not move."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from browser.driver import PROMPT, play_to, wait_asked
from browser.rig import DESKTOP, PHONE, SHORT, TABLET, Rig

BOT = {"kind": "bot", "bot": "easy"}
TOUCH = {"has_touch": True, "is_mobile": True}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# what takes longer than it may where nothing is to move
SLOW = """() => [...document.querySelectorAll('*')].filter((one) => {
    const style = getComputedStyle(one);
    const times = `${style.transitionDuration}, ${style.animationDuration}`.split(', ');
    return times.some((time) => parseFloat(time) > 0.12);
}).map((one) => `${one.tagName}.${one.className}`)"""


def table(rig: Rig, seats: int = 4, path: str = "", **wish: Any) -> tuple[Any, str]:
    """A running table of a person with bots."""
    ana = rig.guest("Ana")
    code = ana.table(["me"] + [BOT] * (seats - 1), options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}{path}", **wish)
    wait_asked(page)
    return page, code


def inside(page: Any, locator: Any) -> bool:
    """Whether it is inside the window without scrolling."""
    box = locator.bounding_box()
    size = page.viewport_size
    if box is None:
        return False
    return bool(
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


@pytest.mark.ux("UX-01")
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_what_must_always_be_visible(rig: Rig, size: dict[str, int]) -> None:
    page, _ = table(rig, viewport=size, **(TOUCH if size == PHONE else {}))
    for name in ("production", "marks", "commitment"):
        play_to(page, name)
        seen = {
            "step": "header .wide:visible, header .narrow:visible",
            "prompt": "#prompt-text",
            "primary": "[data-testid=primary]",
            "resources": ".cost[aria-label*='scrap']:visible, [data-testid=purse]:visible",
            "awaited seat": ".strip .me .thinks:visible, [data-testid=prompt] .top .ask:visible",
            "score or goal": "[data-point=goal]:visible",
        }
        for what, where in seen.items():
            found = page.locator(where).all()
            assert any(inside(page, one) for one in found), f"{what} at {name}"
        assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.ux("UX-38")
def test_eight_seats_fit(rig: Rig) -> None:
    page, _ = table(rig, 8)
    tall = "() => document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(tall) <= 0
    phone, _ = table(rig, 8, viewport=PHONE, **TOUCH)
    assert phone.evaluate(SIDEWAYS) <= 0
    strip = phone.locator(".strip .strip")
    assert strip.evaluate("one => getComputedStyle(one).scrollSnapType").startswith("x")
    assert strip.locator(".seat").count() == 8


def test_the_whole_shop_is_in_sight_on_a_tablet(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT, BOT], start=True)
    page = rig.page(ana, f"/t/{code}", viewport=TABLET)
    cards = page.locator("[data-prize^='shop:'] .cardbtn")
    cards.nth(3).wait_for()
    stage = page.locator("#stage").bounding_box()
    for card in cards.all():
        assert card.get_attribute("aria-label")
        box = card.bounding_box()
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]


@pytest.mark.ux("UX-74")
def test_reduced_motion_and_forced_colours(rig: Rig) -> None:
    page, _ = table(rig, reduced_motion="reduce", settings={"speed": "normal"})
    play_to(page, "marks")
    running = "() => document.getAnimations().map((one) => one.effect.getTiming().duration)"
    assert [one for one in page.evaluate(running) if one > 120] == []
    assert page.evaluate(SLOW) == []  # nor will anything move when it changes
    moving, _ = table(rig, reduced_motion="no-preference", settings={"speed": "normal"})
    assert moving.evaluate(SLOW) != []
    forced, _ = table(rig, forced_colors="active")
    primary = forced.get_by_test_id("primary")
    assert primary.evaluate("one => parseFloat(getComputedStyle(one).borderTopWidth)") > 0
    option = forced.locator(f"{PROMPT} [role=radio]").first
    before = option.inner_text()
    option.click()
    assert option.inner_text() != before  # chosen is a sign, not only a colour
    forced.keyboard.press("Tab")
    ring = "() => getComputedStyle(document.activeElement)"
    assert forced.evaluate(f"{ring}.outlineStyle") != "none"
    assert forced.evaluate(f"parseFloat(({ring})().outlineWidth)") >= 2


@pytest.mark.ux("UX-64")
def test_a_game_starts_with_two_presses_after_its_title(rig: Rig) -> None:
    page = rig.page()
    page.goto("/new")
    page.locator("input[name=title][value=wftw]").check()
    page.get_by_test_id("primary").click()
    page.wait_for_url("**/t/*")
    wait_asked(page)
    info = page.request.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert sorted(seat["bot"] for seat in info["seats"]) == ["", "easy", "easy"]
    page.goto("/new/wftw")
    page.get_by_test_id("fold-rules").locator("summary").first.click()
    page.get_by_text("See all").click()
    titles = page.request.get("/api/v1/titles").json()
    options = next(one for one in titles if one["id"] == "wftw")["options"]
    rows = page.locator("details .option")
    assert rows.count() == len(options)
    for row, option in zip(rows.all(), options, strict=True):
        assert row.locator(".chip").inner_text() == option["ruling"]
        assert row.locator(".clause").inner_text() == option["rule"]


@pytest.mark.ux("UX-77")
def test_the_build_keeps_its_budget() -> None:
    web = Path(__file__).parents[2] / "web"
    if shutil.which("node") is None or not (web / "node_modules").is_dir():
        pytest.skip("node or the packages of the web client are not installed")
    manifest = web.parent / "src/dustboard/web_dist/.vite/manifest.json"
    if not manifest.is_file():
        pytest.skip("the web client is not built")
    assert json.loads(manifest.read_text())
    done = subprocess.run(
        ["node", "scripts/budget.mjs"], cwd=web, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
