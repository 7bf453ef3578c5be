"""The tutorials: by keys, by touch, as text; left and resumed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browser.driver import ENABLED, PROMPT, play, wait_asked
from browser.learner import LESSON, AsText, ByKeys, ByTouch, Learner
from browser.learner_wk1 import KnightByKeys, KnightByTouch
from browser.learner_wk2 import RoadByKeys, RoadByTouch
from browser.overflow import too_long
from browser.rig import DESKTOP, PHONE, Rig
from dustboard.tutorials import load

WAYS: dict[str, tuple[type[Learner], dict[str, Any]]] = {
    "keys": (ByKeys, {"viewport": DESKTOP}),
    "touch": (ByTouch, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    "text": (AsText, {"viewport": DESKTOP, "settings": {"textMode": True}}),
}
OWN: dict[str, dict[str, type[Learner]]] = {
    "wk1": {"keys": KnightByKeys, "touch": KnightByTouch},
    "wk2": {"keys": RoadByKeys, "touch": RoadByTouch},
}


def begin(rig: Rig, way: str, title: str = "wftw", wide: list[str] | None = None) -> Learner:
    """A new guest at the first part of the lesson.

    If there is a list of what is too wide, words are a third longer, and all parts add to it.
    """
    kind, wish = WAYS[way]
    kind = OWN.get(title, {}).get(way, kind)
    if wide is not None:
        wish = {**wish, "settings": {"lang": "pseudo"}}
    page = rig.page(path=f"/learn/{title}", **wish)
    folder = os.environ.get("TUTORIAL_PICTURES")  # for people who want to look at every part

    def look(name: str) -> None:
        if wide is not None:
            found, tried = too_long(page, f"{LESSON}, {PROMPT}")
            assert tried > 0, f"no words at {name}"
            wide.extend(f"{name}: {one}" for one in found)
        if folder:
            page.wait_for_timeout(150)
            number = f"{title}-{way}-{len(learner.trail):02}"
            page.screenshot(path=Path(folder) / f"{number}-{name}.png")

    learner = kind(page, look, title)
    page.get_by_test_id("primary").wait_for()
    learner.begin()
    page.wait_for_selector(LESSON)
    return learner


@pytest.mark.slow
@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("way", list(WAYS))
def test_the_whole_tutorial(rig: Rig, way: str) -> None:
    """By touch in the language whose words are a third longer: all of them fit a phone."""
    wide: list[str] | None = [] if way == "touch" else None
    learner = begin(rig, way, wide=wide)
    learner.run()
    assert not wide, "\n".join(wide or [])
    asked = {
        f"{step.id}/{part.id}"
        for step in load("wftw").step
        for part in step.part
        if part.only != "terminal" and not part.auto and part.when in ("", "spark")
    }
    assert asked <= set(learner.trail)
    page = learner.page
    learner.look("end")
    learner.press("[data-testid=lesson-first]")
    page.wait_for_selector(f"{LESSON}[data-mode=hint]")
    wait_asked(page, "production")
    assert (
        "12"
        in page.locator("[data-point=goal]").or_(page.get_by_text("goal 12")).first.inner_text()
    )


@pytest.mark.slow
@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("way", list(WAYS))
def test_the_road_to_gangraen(rig: Rig, way: str) -> None:
    wide: list[str] | None = [] if way == "touch" else None
    learner = begin(rig, way, "wk1", wide)
    learner.run()
    assert not wide, "\n".join(wide or [])
    script = load("wk1")
    asked = {
        f"{step.id}/{part.id}"
        for step in [*script.step, *script.copy]
        for part in step.part
        if part.only != "terminal" and not part.auto and part.when in ("", "away")
    }
    assert asked <= set(learner.trail)
    learner.look("end")
    learner.press("[data-testid=lesson-first]")
    learner.page.wait_for_selector(f"{LESSON}[data-mode=hint]")
    wait_asked(learner.page, "knight_sheet")


@pytest.mark.slow
@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("way", list(WAYS))
def test_the_first_tank(rig: Rig, way: str) -> None:
    """The whole adventure, pages of the Book and all; its end opens the next one."""
    wide: list[str] | None = [] if way == "touch" else None
    learner = begin(rig, way, "wk2", wide)
    learner.run()
    assert not wide, "\n".join(wide or [])
    asked = {
        f"{step.id}/{part.id}"
        for step in load("wk2").step
        for part in step.part
        if part.only != "terminal" and part.when in ("", "heal", "pay")
    }
    assert asked <= set(learner.trail)
    learner.look("end")
    learner.press("[data-testid=lesson-first]")
    learner.page.wait_for_selector(f"{LESSON}[data-mode=hint]")
    wait_asked(learner.page, "knight")


@pytest.mark.ux("UX-66")
def test_the_lesson_waits_while_a_page_of_the_book_is_read(rig: Rig) -> None:
    learner = begin(rig, "touch", "wk2")
    learner.run(until="win/knight")
    page = learner.page
    page.get_by_test_id("lesson-skip").tap()
    page.wait_for_selector(f"{LESSON}[data-act=page]")
    assert "Read it, then press Read on" in page.locator(LESSON).inner_text()
    assert page.get_by_test_id("spotlight").count() == 0
    page.get_by_test_id("lesson-skip").tap()  # Skip closes the page, too
    page.wait_for_selector(f"{LESSON}[data-act=read]")
    assert page.get_by_test_id("read-on").count() == 0
    assert learner.place()[1] == "win/sheet"


@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_the_goal_comes_before_the_first_step(rig: Rig, title: str) -> None:
    """How one wins and what is learned, its buttons in sight of a phone; then the table."""
    page = begin(rig, "touch", title).page
    goal = page.get_by_test_id("lesson-goal")
    goal.wait_for()
    first = page.locator(LESSON).get_attribute("data-part")
    assert goal.locator("li").count() == 4
    assert page.locator("dialog[open] h2").inner_text() != ""
    for name in ("lesson-next", "lesson-instead"):
        box = goal.get_by_test_id(name).bounding_box()
        assert box["y"] + box["height"] <= PHONE["height"], name
    assert page.get_by_test_id("lesson-next").count() == 1
    page.keyboard.press("Escape")  # the same words and the way on are in the bar
    goal.wait_for(state="detached")
    page.get_by_test_id("lesson-next").tap()
    page.locator(f"{LESSON}:not([data-part='{first}'])").wait_for()
    assert goal.count() == 0


@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_the_goal_is_read_and_left_by_keys(rig: Rig, title: str) -> None:
    """The way on has the focus, Tab stays inside, Enter begins the lesson."""
    page = begin(rig, "keys", title).page
    goal = page.get_by_test_id("lesson-goal")
    goal.get_by_test_id("lesson-next").wait_for()
    first = page.locator(LESSON).get_attribute("data-part")
    focused = "() => document.activeElement?.dataset.testid ?? ''"
    page.wait_for_function(f"({focused})() === 'lesson-next'")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body"
            " || document.activeElement.closest('dialog[open]') !== null"
        )
    goal.get_by_test_id("lesson-next").focus()
    page.keyboard.press("Enter")
    goal.wait_for(state="detached")
    page.locator(f"{LESSON}:not([data-part='{first}'])").wait_for()


@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_the_goal_is_left_by_a_finger(rig: Rig, title: str) -> None:
    """A tap begins the lesson: nothing lies over the button."""
    page = begin(rig, "touch", title).page
    goal = page.get_by_test_id("lesson-goal")
    goal.get_by_test_id("lesson-next").wait_for()
    first = page.locator(LESSON).get_attribute("data-part")
    goal.get_by_test_id("lesson-next").tap()
    goal.wait_for(state="detached")
    page.locator(f"{LESSON}:not([data-part='{first}'])").wait_for()


@pytest.mark.ux("UX-66")
def test_the_lesson_is_left_and_resumed_on_the_same_device(rig: Rig) -> None:
    learner = begin(rig, "touch")
    learner.run(until="target/refusal")
    page = learner.page
    page.reload()
    assert page.get_by_test_id("primary").inner_text() == "Continue at step 3"
    page.goto("/")
    page.goto("/learn/wftw")
    page.get_by_test_id("primary").click()
    page.wait_for_selector(f"{LESSON}[data-part='target/refusal']")
    page.get_by_role("link", name="Leave").click()
    page.get_by_test_id("learn-again").click()
    page.wait_for_selector(f"{LESSON}[data-part='look/win']")


@pytest.mark.ux("UX-66")
def test_another_answer_is_commented_and_the_way_back_is_open(rig: Rig) -> None:
    learner = begin(rig, "keys")
    learner.run(until="target/marks")
    page = learner.page
    wait_asked(page, "marks")
    learner.answer(["raid:1", "done"])
    page.wait_for_selector(f"{LESSON}[data-mode=off]")
    assert "A raid in the first round is bold" in page.locator(LESSON).inner_text()
    learner.press("[data-testid=lesson-back]")
    page.wait_for_selector(f"{LESSON}[data-mode=part][data-part='target/marks']")
    wait_asked(page, "marks")
    assert page.locator(f"{PROMPT} [aria-checked=true]").count() == 0
    learner.run(until="commit/cards")


def test_presets_come_from_the_title(rig: Rig) -> None:
    page = rig.page(path="/new/wftw")
    page.get_by_test_id("fold-rules").locator("summary").first.click()
    page.get_by_test_id("preset-first").check()
    page.get_by_text("the goal is 12 points").wait_for()
    page.get_by_test_id("preset-written").check()
    assert page.get_by_text("the goal is 12 points").count() == 0


@pytest.mark.ux("UX-66")
def test_the_goal_comes_first_and_every_step_can_be_skipped(rig: Rig) -> None:
    learner = begin(rig, "touch")
    page = learner.page
    said = page.locator(LESSON)
    assert "You win by owning bases" in said.inner_text()
    for _ in range(12):  # the table of the lesson goes on by itself
        _, part, act = learner.place()
        if part == "target/places":
            break
        page.get_by_test_id("lesson-next" if act == "read" else "lesson-skip").tap()
        page.wait_for_function(
            f"before => document.querySelector('{LESSON}').dataset.part !== before", arg=part
        )
    assert learner.place()[1] == "target/places"


LIT = """() => [...document.querySelectorAll('[data-testid=spotlight] mask [rx]')].map((one) => {
    const [x, y, wide, high] = ['x', 'y', 'width', 'height'].map((name) => +one.getAttribute(name));
    return [x, y, x + wide, y + high];
})"""


def lies_in(page: Any, wanted: str, holes: list[list[float]]) -> bool:
    box = page.locator(wanted).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return any(left < x < right and top < y < bottom for left, top, right, bottom in holes)


@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("way", ["keys", "touch"])
def test_what_a_step_is_about_is_lit_and_the_rest_can_still_be_pressed(rig: Rig, way: str) -> None:
    learner = begin(rig, way)
    page = learner.page
    learner.run(until="look/stock")
    callout = page.get_by_test_id("callout")
    callout.get_by_text("Your stock").wait_for()
    wanted = "[data-point~=stock]:visible"
    page.wait_for_function(
        f"() => ({LIT})().some(([left, top, right, bottom]) => {{ const box = document"
        ".querySelector('[data-point~=stock]').getBoundingClientRect(); return left <= box.left"
        " && right >= box.right && top <= box.top && bottom >= box.bottom; })"
    )
    holes = page.evaluate(LIT)
    assert lies_in(page, wanted, holes)
    assert lies_in(page, LESSON, holes)
    assert not lies_in(page, "button.menu", holes)  # dimmed, and no less a button
    page.locator("button.menu").click()
    page.locator(".menubox .list").wait_for()
    page.keyboard.press("Escape")
    # the place of the next answer, then the button that sends it
    learner.run(until="collect/choose")
    callout.get_by_text("Next: choose this").wait_for(state="attached")  # shown where there is room
    key = learner.parts["collect/choose"].good
    row = f"{PROMPT} [data-key='{next(iter(key.values()))[0]}']"
    assert lies_in(page, row, page.evaluate(LIT))
    assert page.get_by_test_id("lesson-skip").bounding_box()["height"] >= 36


@pytest.mark.ux("UX-66")
@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_the_coach_of_a_first_game_speaks_up_by_itself(rig: Rig, title: str) -> None:
    ana = rig.guest("Ana")
    code = ana.post(f"/learn/{title}/first")["code"]
    page = rig.page(ana, f"/t/{code}", viewport=PHONE, has_touch=True, is_mobile=True)
    wait_asked(page)
    coach = page.get_by_test_id("coach-says")
    coach.get_by_text("I would choose").or_(coach.get_by_text("No clear preference")).wait_for()
    for _ in range(40):  # until it prefers something
        if coach.get_by_test_id("coach-lay").count():
            break
        play(page)
        wait_asked(page)
        coach.locator("p").first.wait_for()
    said = coach.inner_text()
    assert "I would choose" in said
    assert len(said.split("I would choose", 1)[1]) > 40  # with a reason
    before = ana.state(code)["answers"]
    coach.get_by_test_id("coach-lay").tap()
    page.locator(f"{PROMPT} {ENABLED}").wait_for()
    assert ana.state(code)["answers"] == before  # it never acts
    # where all answers look the same to it, it says so and offers no move
    page.route(
        "**/coach?*",
        lambda route: route.fulfill(json={**route.fetch().json(), "answers": [], "clear": False}),
    )
    page.reload()
    wait_asked(page)
    coach.get_by_text("No clear preference").wait_for()
    assert coach.get_by_test_id("coach-lay").count() == 0
