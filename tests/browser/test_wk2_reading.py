"""Waste Knights II from the screen: nothing out of sight or covered; a voice reads along."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import ENABLED, PROMPT, decision, wait_asked, wait_moved, wait_tried
from browser.rig import PHONE, Rig
from browser.wk2_tables import scene, state_of
from browser.wk2_tables import site as site

DESK = {"viewport": {"width": 1440, "height": 900}}
# a voice that says nothing: a sentence ends when the page is told so, and one cut off tells so late
VOICE = """() => {
  globalThis.said = [];
  class Words { constructor(text) { this.text = text; } }
  const voice = {
    speak(one) { said.push(one); },
    cancel() {
      const cut = said.filter((one) => !one.ended);
      setTimeout(() => cut.forEach((one) => { one.ended = true; one.onerror?.(); }));
    },
  };
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Words });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: voice });
}"""
END = "() => { const one = said.at(-1); one.ended = true; one.onend(); }"


def boxes(found: Any) -> list[dict[str, float]]:
    return [one.bounding_box() for one in found.all()]


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.ux("UX-49")
@pytest.mark.parametrize("name", ["turn", "landmarks"])
def test_every_action_is_in_sight(rig: Rig, name: str) -> None:
    page, _, _ = scene(rig, name, "action", **DESK)
    bar = page.get_by_test_id("action-bar")
    bar.wait_for()
    right = bar.bounding_box()["x"] + bar.bounding_box()["width"]
    found = boxes(bar.locator("button"))
    assert len(found) >= 8
    assert all(one["x"] + one["width"] <= right and one["width"] >= 60 for one in found)
    assert page.locator("[data-action=pass]").inner_text().strip() == "Pass"


@pytest.mark.parametrize(("name", "ask"), [("camp", "camp"), ("city", "shop")])
def test_the_button_to_the_map_lies_over_no_answer(rig: Rig, name: str, ask: str) -> None:
    page, _, _ = scene(rig, name, ask, **DESK)
    page.locator("#stage .answer").first.wait_for()
    button = page.get_by_test_id("look-map").bounding_box()
    assert not any(meet(button, one) for one in boxes(page.locator("#stage .answer")))


def test_cards_to_choose_from_end_above_the_button_to_the_map(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"adventure": "long_count"}, start=True)
    page = rig.page(ana, f"/t/{code}", **DESK)
    wait_asked(page, "knight")
    page.get_by_test_id("spread").wait_for()
    page.get_by_test_id("look-map").wait_for()
    scene_box = page.locator("#stage .scene").bounding_box()
    assert not meet(page.get_by_test_id("look-map").bounding_box(), scene_box)


@pytest.mark.ux("UX-53")
def test_a_page_is_read_aloud_sentence_by_sentence(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"laid": "tale"}, start=True)
    page = rig.page(ana, **DESK)
    page.add_init_script(f"({VOICE})()")
    page.goto(f"/t/{code}")
    text = page.get_by_test_id("entry-text")
    text.wait_for()
    aloud = page.get_by_role("button", name="Read aloud")
    assert aloud.get_attribute("aria-pressed") == "false"
    aloud.click()
    # first the title, with nothing marked
    assert aloud.get_attribute("aria-pressed") == "true"
    title = page.locator("#entry-title").inner_text()
    assert page.evaluate("said.map((one) => [one.text, one.lang])") == [[title, "en"]]
    assert text.locator(".spoken").count() == 0
    # then sentence after sentence, each marked while it is spoken
    whole = text.evaluate("one => [...one.children].map((span) => span.textContent)")
    for at in range(len(whole)):
        page.evaluate(END)
        text.locator(".spoken").wait_for()
        words = page.evaluate("said.at(-1).text")
        assert words.strip()
        assert text.locator(":scope > .spoken").count() == 1
        assert text.locator(":scope > span").nth(at).get_attribute("class").split().count("spoken")
        assert whole[at].strip().endswith(words.strip()[1:])  # the first letter stands there twice
    page.evaluate(END)
    page.wait_for_function("() => !document.querySelector('.spoken')")
    assert aloud.get_attribute("aria-pressed") == "false"
    # V begins again and ends it; what was cut off tells so late: it ends nothing begun since
    page.locator("#entry-title").focus()
    page.keyboard.press("v")
    page.evaluate(END)
    page.keyboard.press("v")
    page.keyboard.press("v")
    assert aloud.get_attribute("aria-pressed") == "true"
    page.evaluate("() => new Promise((done) => setTimeout(done, 60))")
    assert aloud.get_attribute("aria-pressed") == "true"


def test_a_knight_is_chosen_before_anything_is_counted(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"adventure": "long_count"}, start=True)
    page = rig.page(ana, f"/t/{code}", **DESK)
    wait_asked(page, "knight")
    page.get_by_test_id("spread").wait_for()
    # what is asked stands in one line, and nothing of it is left to scroll to
    body = page.locator(f"{PROMPT} > .body")
    assert body.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    shows = page.locator("#stage .map").evaluate("(one) => getComputedStyle(one).visibility")
    assert shows == "hidden"
    before = decision(page)
    page.locator("#stage [data-key=k-nelly]").click()
    wait_moved(page, before)
    wait_asked(page, "vehicle")
    assert "Nelly" in page.locator("#hand").inner_text()
    assert "of 0" not in page.locator("#hand").inner_text()
    before = decision(page)
    page.locator("#stage [data-key=v-truck]").click()
    wait_moved(page, before)
    page.locator("#hand").get_by_text("0 of 5").first.wait_for()
    # the button says what is done with the last card, after which there is no way back
    for _ in range(2):
        before = decision(page)
        at_once = page.locator("#stage [data-key][data-at-once]").count() > 0
        page.locator("#stage [data-key]").last.click()
        if at_once:
            wait_moved(page, before)
    assert page.locator(f"{PROMPT} {ENABLED}").inner_text().startswith("Take: ")


def test_one_seat_is_not_shuffled(rig: Rig) -> None:
    page = rig.page(rig.guest("Ana"), "/new/wk2", **DESK)
    page.get_by_text("1 of 1 seats").wait_for()
    assert page.get_by_text("Shuffle the seats").count() == 0
    page.get_by_role("radio", name="The Iron Trail").check(force=True)
    page.get_by_text("Shuffle the seats").wait_for()


def test_what_can_be_done_elsewhere_has_its_button_below_its_words(rig: Rig) -> None:
    page, _, _ = scene(rig, "turn", "action", **DESK)
    row = page.locator("[data-testid=plot-sheet] .action").first
    row.locator("[data-show]").wait_for()
    words = row.evaluate(
        "(one) => { const range = document.createRange(); range.selectNodeContents(one);"
        " range.setEndBefore(one.querySelector('button'));"
        " return range.getBoundingClientRect().bottom; }"
    )
    assert row.locator("[data-show]").bounding_box()["y"] >= words
    # rounds of a page have no number that is known before, so no marks are there to fill
    assert page.locator("header .pips").count() == 0


def test_a_route_names_its_stops_without_the_price_from_elsewhere(rig: Rig) -> None:
    page, ana, code = scene(rig, "turn", "action", **DESK)
    before = decision(page)
    page.locator("[data-choice=move]").click()
    wait_moved(page, before)
    wait_asked(page, "route")
    ways = state_of(ana, code)["own"]["ways"]
    far = max(ways, key=lambda way: (way["cost"], way["space"]))["space"]
    page.locator(f"[data-space={far}] .hit").dispatch_event("click")
    stops = page.locator(f"{PROMPT} .steps ol li > span")
    stops.nth(1).wait_for()
    wait_tried(page)
    assert not any("MP" in one for one in stops.all_inner_texts())


@pytest.mark.ux("UX-53")
def test_many_ways_on_leave_room_for_the_words(rig: Rig) -> None:
    page, _, _ = scene(rig, "tale", "option", **DESK)
    reader = page.get_by_test_id("reader")
    page.get_by_test_id("entry-text").wait_for()
    ways = reader.locator("[data-choice]")
    assert ways.count() >= 4
    assert abs(ways.nth(0).bounding_box()["y"] - ways.nth(1).bounding_box()["y"]) < 2
    # words that go on below fade out above the line
    fades = reader.locator(".page").evaluate(
        "(one) => [getComputedStyle(one, '::after').position,"
        " getComputedStyle(one, '::after').backgroundImage.startsWith('linear-gradient')]"
    )
    assert fades == ["sticky", True]
    # where a token decides nobody says that it is sure
    risk = reader.locator("[data-choice=leave-risk]").inner_text()
    assert "luck decides" in risk
    assert "Sure" not in risk


def test_all_gear_of_a_knight_is_in_sight(rig: Rig) -> None:
    page, _, _ = scene(rig, "turn", "action", **DESK)
    gear = page.locator("#hand div.gear")
    gear.locator("> *").nth(3).wait_for()
    room = gear.bounding_box()
    for one in boxes(gear.locator("> *")):
        assert one["x"] + one["width"] <= room["x"] + room["width"]
        assert one["y"] + one["height"] <= room["y"] + room["height"] + 1
    assert gear.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


def test_what_is_different_at_a_table_stands_on_its_sheet(rig: Rig) -> None:
    ana = rig.guest("Ana")
    options = {"adventure": "long_count", "quick_setup": True, "twist": "drawn"}
    code = ana.table(["me"], title="wk2", options=options, start=True)
    while (prompt := ana.state(code, 0)["prompt"])["name"] != "action":
        ana.answer(code, prompt, [prompt["options"][0]["key"]])
    page = rig.page(ana, f"/t/{code}", **DESK)
    drawn = state_of(ana, code)["twist"]
    assert drawn in ("dry_year", "old_friends", "long_shadows")
    said = page.get_by_test_id("twist").inner_text()
    assert said.startswith(drawn.replace("_", " ").capitalize().replace("Dry", "A dry"))
    page.get_by_role("button", name="Read on").click()
    page.locator("[data-testid=log]").get_by_text(said.partition(":")[0]).wait_for()


def test_a_token_that_was_looked_at_shows_its_entry(rig: Rig) -> None:
    page, ana, code = scene(rig, "looked", "action", **DESK)
    (look,) = state_of(ana, code)["own"]["looked"]
    assert page.locator(f"[data-token='{look['what']}']").text_content() == look["what"]
    assert page.locator("[data-token='']").count() == 1  # the other one is face down still
    there = page.get_by_test_id(f"space-{look['space']}").get_attribute("aria-label")
    assert f"entry {look['what']}" in there


def test_a_combat_fits_a_phone(rig: Rig) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page, _, _ = scene(rig, "fight", "weapon", **phone)
    steps = page.get_by_test_id("combat").locator(".steps")
    steps.wait_for()
    assert steps.bounding_box()["height"] >= 40
    # the night that the words stand on goes down to the last of them
    covers = page.locator("#stage .scene").evaluate(
        "(one) => one.querySelector('.combat').getBoundingClientRect().height"
        " >= one.scrollHeight - 1"
    )
    assert covers
