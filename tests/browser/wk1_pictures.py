"""Pictures of Waste Knights, for `screenshots`: scenes that show each part of its stage once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from browser.driver import ENABLED, PROMPT, play, wait_asked
from browser.everywhere import answer
from browser.rig import Rig
from browser.wk1_tables import scene

WASTER = 2
ROUTE = ("h1", "h7", "h20")


class Pictures(Protocol):
    """What takes the pictures."""

    rig: Rig
    size: str

    def take(self, name: str, page: Any = None) -> None: ...

    def wants(self, *names: str) -> bool: ...

    def device_of(self, guest: Any) -> Any: ...


def _route(camera: Pictures, page: Any) -> None:
    """Three stops on the map; then the map as a list."""
    camera.take("wk1-travel", page)
    answer(page, "vehicle")
    wait_asked(page, "route")
    for at, key in enumerate(ROUTE):
        page.locator(f"#stage [data-space={key}]").click()
        page.locator("#stage [data-space].chosen").nth(at).wait_for()
    page.wait_for_selector(ENABLED)
    camera.take("wk1-route", page)
    page.get_by_role("button", name="List", exact=True).click()
    camera.take("wk1-list", page)
    if camera.size == "phone":
        page.get_by_role("button", name="Map", exact=True).last.click()
        for tab in ("Me", "Others", "Log"):
            page.get_by_role("button", name=tab, exact=True).click()
            camera.take(f"wk1-tab-{tab.lower()}", page)


def _fight(camera: Pictures, page: Any) -> None:
    """The card that was played, then the arena."""
    camera.take("wk1-escape", page)
    answer(page, "face")
    for _ in range(6):
        wait_asked(page)
        if page.locator(PROMPT).get_attribute("data-ask") == "combat_card":
            break
        play(page)
    camera.take("wk1-arena", page)


def _just(name: str) -> Callable[[Pictures, Any], None]:
    return lambda camera, page: camera.take(name, page)


SCENES: list[tuple[str, int, str, Callable[[Pictures, Any], None]]] = [
    ("round", 0, "travel", _route),
    ("waster", WASTER, "waster", _just("wk1-waster")),
    ("fight", 0, "escape_or_face", _fight),
    ("stalls", 0, "trade", _just("wk1-trade")),
    ("equip", 0, "equip", _just("wk1-equip")),
    ("deal", 0, "knight-offer", _just("wk1-deal")),
    ("night", 0, "city_rest", _just("wk1-night")),
]


def knights(camera: Pictures) -> None:
    """Every part of the stage once."""
    for name, seat, ask, act in SCENES:
        people, code = scene(camera.rig, name, me=seat)
        page = camera.device_of(people[seat])
        page.goto(f"/t/{code}")
        wait_asked(page, ask)
        page.wait_for_timeout(300)  # fonts and odds are there
        act(camera, page)
