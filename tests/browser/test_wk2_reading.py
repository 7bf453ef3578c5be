"""Waste Knights II from the screen: nothing out of sight or covered; a voice reads along."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import wait_asked
from browser.rig import Rig
from browser.wk2_tables import scene
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
