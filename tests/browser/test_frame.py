"""The frame around every stage: what has how much room, what opens where, and what folds away."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.driver import PROMPT, decision, play, play_to_end, wait_asked, wait_moved
from browser.rig import DESKTOP, PHONE, Rig
from browser.wk1_tables import scene
from browser.wk1_tables import site as site

BOT = {"kind": "bot", "bot": "easy"}
TOUCH = {"has_touch": True, "is_mobile": True}
SMALL = {"width": 360, "height": 640}
SCREENS = [(1280, 720), (1440, 900), (1920, 1080)]
POP = ".cardpop.laid"
TABS = ".shell > .tabs button"
RAIL = "section.prompt[data-keep=prompt]"
APART = """([one, other]) => {
    const [a, b] = [one, other].map((where) => document.querySelector(where));
    const [c, d] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return c.right <= d.left || d.right <= c.left || c.bottom <= d.top || d.bottom <= c.top;
}"""
HIGH = "one => one.getBoundingClientRect().height"
TOP = f"() => document.querySelector('{PROMPT} .body').scrollTop"


def wftw(rig: Rig, seats: int = 4, **wish: Any) -> Any:
    """A table of War for the Wasteland, against bots."""
    ana = rig.guest("Ana")
    code = ana.table(["me"] + [BOT] * (seats - 1), start=True)
    page = rig.page(ana, f"/t/{code}", **wish)
    wait_asked(page)
    return page


def wk1(rig: Rig, name: str = "round", me: int = 0, **wish: Any) -> Any:
    """A table of Waste Knights in a scene."""
    people, code = scene(rig, name, me=me)
    page = rig.page(people[me], f"/t/{code}", **wish)
    wait_asked(page)
    return page


def changed(page: Any, path: str, change: Callable[[Any], None]) -> None:
    """Open a table whose states are changed on their way to the page."""

    def told(text: str) -> str:
        found: Any = json.loads(text)
        for state in (found, found.get("state") if isinstance(found, dict) else None):
            if isinstance(state, dict) and state.get("view"):
                change(state)
        return json.dumps(found)

    def answer(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=told(response.text()))

    def tell(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(told(text)))

    code = path.rsplit("/", 1)[1]
    page.route(f"**/api/v1/tables/{code}?*", answer)
    page.route(f"**/api/v1/tables/{code}", answer)
    page.route_web_socket("**/api/**", tell)
    page.goto(path)
    wait_asked(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("title", [wftw, wk1])
def test_the_log_has_a_third_of_the_rail(
    rig: Rig, title: Callable[..., Any], width: int, height: int
) -> None:
    page = title(rig, viewport={"width": width, "height": height})
    page.get_by_test_id("log").wait_for()
    header = page.locator("header.plate").bounding_box()
    assert header["height"] == (48 if height < 800 else 56)
    log = page.locator("#logpanel").bounding_box()
    rail = page.locator(RAIL).bounding_box()
    assert log["width"] == rail["width"]
    assert 320 <= rail["width"] <= 400
    assert log["height"] >= (log["height"] + rail["height"]) / 3
    assert log["y"] + log["height"] == height  # the rail is as high as the window
    assert rail["y"] == header["height"]
    stage = page.locator("#stage").bounding_box()
    assert stage["width"] >= (width - rail["width"]) * 0.7  # the board takes what is free
    assert page.evaluate("() => document.documentElement.scrollHeight") == height


@pytest.mark.parametrize("labels", ["Drive on to the next hex", "Take {}"])
def test_eight_answers_stand_above_the_fold(rig: Rig, labels: str) -> None:
    people, code = scene(rig, "round")
    page = rig.page(people[0], viewport=DESKTOP)
    cards = ["Deadly Quick", "Die Already!", "Old Debt", "Jam!", "Nope", "Sleight", "Medi-shot"]

    def eight(state: Any) -> None:
        if state.get("prompt"):
            names = [labels.format(name) for name in [*cards, "Rad-out"]]
            state["prompt"]["options"] = [
                {"key": f"x{at}", "label": name, "border": ""} for at, name in enumerate(names)
            ]
            state["prompt"]["refused"] = []

    changed(page, f"/t/{code}", eight)
    rows = page.locator(f"{PROMPT} [role=radio]")
    rows.nth(7).wait_for()
    assert rows.count() == 8
    if "{" in labels:
        page.locator(f"{PROMPT} [data-testid=effect]").nth(7).wait_for()
    foot = page.locator(f"{PROMPT} .foot").bounding_box()
    last = rows.nth(7).bounding_box()
    assert last["y"] + last["height"] <= foot["y"]
    assert last["x"] + last["width"] <= DESKTOP["width"]
    primary = page.get_by_test_id("primary")
    assert primary.bounding_box()["width"] >= 180
    assert primary.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert page.evaluate(
        f"() => document.querySelector('{PROMPT} .body').scrollHeight"
        f" <= document.querySelector('{PROMPT} .body').clientHeight + 1"
    )


def test_a_popover_keeps_off_the_prompt_and_closes_when_left(rig: Rig) -> None:
    page = wk1(rig)
    page.get_by_test_id("log").wait_for()
    named = page.locator("#logpanel .ref[data-card]").first
    pop = page.locator(POP)
    for where in (named, page.locator("#dock [data-card]").first):
        where.hover()
        pop.wait_for()
        assert page.evaluate(APART, [POP, RAIL])
        assert page.evaluate(APART, [POP, "[data-testid=primary]"])
        # from the name into the card it stays, and from there out it goes
        box = pop.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12, steps=4)
        assert pop.is_visible()
        page.locator("header.plate").hover(position={"x": 5, "y": 5})
        pop.wait_for(state="detached")
    named.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    pop.wait_for()
    assert named.get_attribute("aria-describedby") == "popover"
    page.keyboard.press("Escape")
    pop.wait_for(state="detached")
    named.hover()
    page.mouse.move(0, 0)
    named.hover()
    pop.wait_for()
    page.mouse.down()
    pop.wait_for(state="detached")  # pressed: at once
    page.mouse.up()


def test_a_long_press_reads_a_card_and_presses_nothing(rig: Rig) -> None:
    page = wk1(rig, viewport=PHONE, **TOUCH)
    page.locator(TABS).last.tap()
    named = page.locator("#logpanel .ref[data-card]").first
    named.scroll_into_view_if_needed()
    box = named.bounding_box()
    tab = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    tab.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    pop = page.locator(POP)
    pop.wait_for()
    tab.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(APART, [POP, RAIL])
    assert pop.bounding_box()["width"] == PHONE["width"]
    pop.get_by_role("button").tap()
    pop.wait_for(state="detached")


def test_answers_say_what_their_cards_do(rig: Rig) -> None:
    page = wk1(rig, "waster", me=2, viewport=PHONE)
    wait_asked(page, "waster")
    rows = page.locator(f"{PROMPT} [role=radio]:has([data-card])")
    assert rows.count() > 0
    for row in rows.all():
        assert row.locator("[data-testid=effect]").inner_text()
    rows.first.locator("[data-card]").hover()
    page.locator(POP).wait_for()
    assert page.evaluate(APART, [POP, RAIL])


@pytest.mark.parametrize("title", [wftw, wk1])
def test_the_sheet_folds_on_other_tabs(rig: Rig, title: Callable[..., Any]) -> None:
    page = title(rig, viewport=PHONE, **TOUCH)
    sheet = page.locator(RAIL)
    half = sheet.evaluate(HIGH)
    assert half <= PHONE["height"] * 0.55
    for at in (1, 2, 3):
        page.locator(TABS).nth(at).tap()
        assert sheet.evaluate(HIGH) <= 110
        assert page.get_by_test_id("primary").is_visible()
        asked = page.locator("#prompt-text")
        assert asked.is_visible()
        assert asked.inner_text()
    page.get_by_test_id("grip").tap()  # back to what is asked
    assert sheet.evaluate(HIGH) == half
    assert page.locator(TABS).first.get_attribute("aria-current") == "true"
    assert page.locator(".shell > .tabs").evaluate(HIGH) == 56


def test_the_sheet_is_a_bar_while_something_is_shown(rig: Rig) -> None:
    people, code = scene(rig, "fight")
    slow = {"speed": "slow"}
    page = rig.page(people[0], f"/t/{code}", viewport=PHONE, settings=slow, **TOUCH)
    wait_asked(page, "escape_or_face")
    page.locator(f"{PROMPT} [data-key=face]").tap()  # one press answers
    page.get_by_test_id("playing").wait_for()
    assert page.locator(RAIL).evaluate(HIGH) <= 120
    stage = page.locator("#stage").bounding_box()
    assert stage["height"] >= PHONE["height"] / 2  # the board is what is looked at
    page.get_by_test_id("skip-all").tap()
    wait_asked(page)
    assert page.locator(RAIL).evaluate(HIGH) > 120


def test_a_new_question_starts_at_its_top(rig: Rig) -> None:
    page = wftw(rig, viewport=SMALL, **TOUCH)
    play(page)
    wait_asked(page, "marks")
    body = page.locator(f"{PROMPT} .body")
    body.evaluate(
        "one => { one.insertAdjacentHTML('beforeend', '<p style=\"height:400px\"></p>');"
        " one.scrollTop = 200 }"
    )
    assert page.evaluate(TOP) > 0
    before = decision(page)
    play(page)
    wait_moved(page, before)
    wait_asked(page)
    page.wait_for_function(f"() => ({TOP})() === 0")
    heading = page.locator("#prompt-text").bounding_box()
    assert heading["y"] >= page.locator(RAIL).bounding_box()["y"]


@pytest.mark.parametrize("title", [wftw, wk1])
def test_a_small_phone_shows_the_board_and_all_answers(rig: Rig, title: Callable[..., Any]) -> None:
    page = title(rig, viewport=SMALL, **TOUCH)
    page.wait_for_selector("#stage > *")
    stage = page.locator("#stage").bounding_box()
    sheet = page.locator(RAIL).bounding_box()
    assert stage["height"] >= 130
    assert stage["y"] + stage["height"] <= sheet["y"] + 1  # nothing lies over it
    wide = page.locator("#stage").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0
    foot = page.locator(f"{PROMPT} .foot").bounding_box()
    for row in page.locator(f"{PROMPT} [role=radio]").all():
        box = row.bounding_box()
        assert box["y"] + box["height"] <= foot["y"] + 1
    assert foot["y"] + foot["height"] <= SMALL["height"] - 56 + 1


def test_the_log_hides_rules_and_passes(rig: Rig) -> None:
    page = wftw(rig)
    play(page)
    wait_asked(page, "marks")
    log = page.get_by_test_id("log")
    log.locator("li").first.wait_for()
    assert "wftw." not in log.inner_text()
    row = log.locator("li").last
    mark = row.locator(".more")
    row.hover()
    named = "one => one.title !== '' && getComputedStyle(one).opacity === '1'"
    page.wait_for_function(named, arg=mark.element_handle())
    shown = log.locator("li").count()
    page.get_by_test_id("log-filter").select_option("passes")
    assert log.locator("li").count() >= shown
    assert page.locator("#logpanel [aria-pressed]").count() == 0  # no row of chips


def test_the_header_says_who_can_win(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT, BOT], start=True)
    page = rig.page(ana, viewport={"width": 1280, "height": 720})

    def near(state: Any) -> None:
        state["view"]["seats"][1]["near"] = True

    changed(page, f"/t/{code}", near)
    assert page.locator("[data-testid=standings] li").count() == 3
    chip = page.get_by_test_id("near-1")
    assert "can win now" in chip.inner_text()
    inside = page.locator("header.plate").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert inside
    assert page.locator("header .track li:visible").count() == 1  # only the present step


def test_the_report_opens_the_cards_it_names(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options={"round_cap": 1}, start=True)
    page = rig.page(ana, f"/t/{code}")
    wait_asked(page)
    play_to_end([page])
    page.goto(f"/t/{code}/report")
    page.locator("[data-testid=score-0] .ref").first.hover()
    page.locator(POP).wait_for()
    assert page.evaluate(APART, [POP, "[data-testid=primary]"])


@pytest.mark.ux("UX-74")
def test_a_refusal_is_told_in_words_without_colours(rig: Rig) -> None:
    # on a wide screen the goods themselves say why not; here the list does
    page = wk1(rig, "stalls", forced_colors="active", viewport={"width": 1100, "height": 800})
    refused = page.locator("[data-testid=why]").first
    refused.wait_for(state="attached")
    folded = page.locator(f"{PROMPT} details:has([data-testid=why])").first
    if not refused.is_visible():
        folded.locator("summary").first.click()
    assert "not now" in refused.inner_text().lower()
