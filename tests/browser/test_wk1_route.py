"""Planning a route on the map of Waste Knights: by keys, by touch, in a list; and who sees it."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import ENABLED, PROMPT, wait_asked
from browser.rig import PHONE, Rig
from browser.wk1_tables import hex_at, planning
from browser.wk1_tables import site as site
from server.running import everything

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# north, north, north-east, south-east, south from the middle of the board
STEPS = ((0, -1), (0, -2), (1, -3), (2, -3), (2, -2))
KEYS = ("ArrowUp", "ArrowUp", "ArrowRight", "Shift+ArrowRight", "ArrowDown")
LAYERS = """() => [...document.querySelectorAll('#stage svg .roads, #stage svg .knights')]
    .map((one) => one.classList[0])"""
CHOSEN = "#stage [data-space].chosen"


def asked(rig: Rig, **wish: Any) -> tuple[list[Any], str, Any, list[str]]:
    """Seat 0 plans a route by vehicle: people, code, page, and the answers of the route."""
    people, code = planning(rig)
    page = rig.page(people[0], f"/t/{code}", **wish)
    wait_asked(page, "route")
    view = people[0].state(code, 0)["view"]
    assert view["seats"][0]["hex"] == hex_at(view, 0, 0)
    return people, code, page, [f"h{hex_at(view, q, r)}" for q, r in STEPS]


def sent(page: Any, send: Any) -> list[str]:
    """The answers that are sent by doing something."""
    with page.expect_request("**/answer*") as request:
        send()
    answers: list[str] = request.value.post_data_json["answers"]
    return answers


def by_keys(page: Any) -> list[str]:
    """Walk over the map with arrow keys alone."""
    page.keyboard.press("m")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => 'space' in document.activeElement.dataset"):
            break
    for at, key in enumerate(KEYS):
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.locator(CHOSEN).nth(at).wait_for()
    # a stop can be taken away and put back
    page.keyboard.press("Backspace")
    page.wait_for_function(f"() => document.querySelectorAll('{CHOSEN}').length === 4")
    page.keyboard.press("Enter")
    page.locator(CHOSEN).nth(4).wait_for()
    page.wait_for_selector(ENABLED)
    return sent(page, lambda: page.keyboard.press("Control+Enter"))


def by_taps(page: Any, route: list[str]) -> list[str]:
    for at, key in enumerate(route):
        page.locator(f"#stage [data-space={key}]").tap()
        page.locator(CHOSEN).nth(at).wait_for()
    page.wait_for_selector(ENABLED)
    return sent(page, lambda: page.locator(ENABLED).tap())


def by_list(page: Any, route: list[str]) -> list[str]:
    page.get_by_role("button", name="List", exact=True).click()
    for key in route:
        row = page.locator(f"[data-testid=wk1-list] [data-hex={key}]")
        row.click()
        page.wait_for_selector(f"[data-hex={key}][aria-pressed=true]")
    page.wait_for_selector(ENABLED)
    return sent(page, lambda: page.click(ENABLED))


@pytest.mark.ux("UX-39")
def test_keys_taps_and_the_list_send_the_same_route(rig: Rig) -> None:
    _, _, page, route = asked(rig)
    assert by_keys(page) == [*route, "go"]
    _, _, phone, route = asked(rig, **TOUCH)
    assert by_taps(phone, route) == [*route, "go"]
    _, _, other, route = asked(rig)
    assert by_list(other, route) == [*route, "go"]


@pytest.mark.ux("UX-40", "UX-41")
def test_the_forecast_is_the_servers_and_nobody_else_hears_of_the_route(rig: Rig) -> None:
    (ana, bo, _), code, page, route = asked(rig)
    watching = rig.page(bo, f"/t/{code}")
    watching.locator("#stage [data-space]").first.wait_for()
    with bo.live(code, 1) as line:
        everything(line)
        # one press on a hex further off adds the cheapest way to it
        page.locator(f"#stage [data-space={route[1]}]").click()
        page.locator(CHOSEN).nth(1).wait_for()
        for at, key in enumerate(route[2:], 2):
            page.locator(f"#stage [data-space={key}]").click()
            page.locator(CHOSEN).nth(at).wait_for()
        page.wait_for_selector(ENABLED)
        assert everything(line) == []
    said = ana.state(code, 0)["prompt"]["view"]["own"]
    rows = page.locator("[data-testid=route-plan] .stops li")
    assert said["route"] == [int(key[1:]) for key in route]
    assert rows.count() == len(said["forecast"]["hexes"]) == 5
    # each stop has its name, what it costs, and the cards that it adds
    cards = {row["id"]: row["name"] for row in ana.get("/cards/wk1")["decks"]["hexes"]}
    hexes = ana.state(code, 0)["view"]["hexes"]
    spent = seen = 0
    for row, stop in zip(rows.all(), said["forecast"]["hexes"], strict=True):
        words = row.inner_text()
        assert cards[hexes[stop["hex"]]["tile"]] in words
        assert f"{stop['spent'] - spent} MP" in words
        assert (f"+{stop['cards'] - seen} card" in words) == (stop["cards"] > seen)
        spent, seen = stop["spent"], stop["cards"]
    # what the route would do for a task is said, too
    task = next(one for one in said["forecast"]["tasks"] if one["what"] == "hexes")
    assert (task["have"], task["served"]) == (5, False)
    tasks = page.locator("[data-testid=route-plan] [data-testid=route-tasks]").inner_text()
    assert f"{task['have']} of {task['need']} hexes" in tasks
    # the road lies under the letters of the knights, and numbers of stops beside them
    assert page.evaluate(LAYERS) == ["roads", "knights", "roads"]
    total = page.get_by_test_id("route-sum").inner_text()
    last = said["forecast"]["hexes"][-1]
    assert f"{last['spent']} of {last['had']} MP" in total
    assert f"{said['forecast']['fuel']} of 4 Fuel" in total
    told = page.get_by_test_id("route-plan").inner_text()
    assert f"up to {said['forecast']['cards']} cards" in told
    theirs = bo.state(code, 1)
    assert theirs["view"]["own"]["route"] == []
    assert theirs["view"]["own"]["forecast"] is None
    assert watching.locator("#stage .roads path").count() == 0
    sent(page, lambda: page.click(ENABLED))
    watching.locator("#stage .roads path").first.wait_for(state="attached")
    assert bo.state(code, 1)["view"]["trip"]["route"] == said["route"]


@pytest.mark.ux("UX-05")
def test_a_hex_that_is_refused_says_why(rig: Rig) -> None:
    _, _, page, route = asked(rig)
    page.locator(f"#stage [data-space={route[0]}]").click()
    page.locator(CHOSEN).first.wait_for()
    start = page.locator("#stage [data-space=h0]")
    assert start.get_attribute("aria-disabled") == "true"
    start.focus()
    refused = page.locator(f"{PROMPT} [data-key=h0][aria-disabled=true]")
    assert refused.count() == 1
    card = page.get_by_test_id("hex-card").inner_text()
    assert "already part of your route" in card
    assert "already part of your route" in start.get_attribute("aria-label")
