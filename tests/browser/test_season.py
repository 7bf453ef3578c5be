"""The season of a person: the road, people met, the book, pages to go on from, reading aloud."""

from __future__ import annotations

import json
from typing import Any

from browser.overflow import too_long
from browser.rig import PHONE, Rig
from browser.seasons import won
from dustboard.texts import texts_of
from server.test_season import unread_words
from server.test_tales import play_lesson

TEXTS = texts_of("dustboard.games.wk2")
# a voice that says at once what it is given, and one that stops when it is told to
VOICE = """
  window.said = [];
  window.cancelled = 0;
  window.slow = false;
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak(one) {
      window.said.push({ text: one.text, lang: one.lang });
      window.current = one;
      if (!window.slow) setTimeout(() => one.onend(), 0);
    },
    cancel() { window.cancelled += 1; },
  } });
"""


def test_the_road_of_a_season_and_whom_i_met(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana)
    page = rig.page(ana, "/story/wk2")
    first = page.locator("[data-tale=first_tank]")
    first.get_by_text("won", exact=True).wait_for()
    first.get_by_text("17 of 34 passages are still unread.").wait_for()
    first.get_by_text("Left you: Memory: the valve, Memory: the cup").wait_for()
    second = page.locator("[data-tale=long_count]")
    assert second.get_by_text("next", exact=True).count() == 1
    assert second.get_by_role("link", name="Start").count() == 1
    assert page.get_by_test_id("next").inner_text() == "Next on the road: The Long Count"
    people = page.get_by_test_id("people")
    assert people.get_by_role("listitem").count() == 3
    people.get_by_text("You drank from one cup with her nine.").wait_for()
    people.get_by_text("28 people are still strangers.").wait_for()
    # by keys: the link leads to the heading of what comes next
    page.get_by_test_id("next").get_by_role("link").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.id === 'tale-long_count'")


def test_nothing_unread_comes_to_the_browser(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana, 8)
    heard: list[str] = []
    page = rig.page(ana, "/")

    def keep(reply: Any) -> None:
        if "/api/v1/tales" in reply.url or "/pages" in reply.url:
            heard.append(reply.text())

    page.on("response", keep)
    page.goto("/story/wk2")
    page.locator("[data-tale=first_tank]").wait_for()
    page.locator("[data-tale=first_tank] summary").click()
    page.get_by_role("link", name="Continue from a page").click()
    page.get_by_test_id("pages").get_by_role("listitem").first.wait_for()
    assert len(heard) >= 2
    read = {leaf["id"] for leaf in ana.get("/tales/wk2/first_tank")["leaves"] if leaf["id"]}
    sent = json.dumps(heard) + page.locator("main").inner_text()
    unread = unread_words(read)
    assert len(unread) > 400
    assert [words for words in unread if words in sent] == []


def test_the_season_is_kept_as_a_page_and_as_a_pdf(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana)
    page = rig.page(ana, "/story/wk2")
    keep = page.get_by_test_id("season-keep")
    kept: dict[str, bytes] = {}
    for name, form in (("As a web page", "html"), ("As a PDF", "pdf")):
        with page.expect_download() as waiting:
            keep.get_by_role("button", name=name).click()
        assert waiting.value.suggested_filename == f"season.{form}"
        with open(waiting.value.path(), "rb") as file:
            kept[form] = file.read()
    assert b"The Smallest Bucket" in kept["html"]
    assert kept["pdf"].startswith(b"%PDF")
    # what was saved opens by itself, without the server
    alone = rig.page(ana, "/about")
    alone.set_content(kept["html"].decode())
    alone.get_by_role("heading", name="A season on the road").wait_for()
    assert alone.get_by_role("heading", name="First Tank").count() == 1


def test_a_book_that_cannot_be_made_says_so(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana, 5)
    page = rig.page(ana, "/story/wk2")
    refused = {"error": "the press is broken", "kind": "busy", "rule": ""}
    page.route(
        "**/api/v1/season/**", lambda route: route.fulfill(status=503, body=json.dumps(refused))
    )
    page.get_by_role("button", name="As a PDF").click()
    page.get_by_role("alert").get_by_text("the press is broken").wait_for()
    page.get_by_role("button", name="As a PDF").wait_for()  # and it can be tried again


def test_a_season_without_a_game_and_one_that_cannot_be_read(rig: Rig) -> None:
    page = rig.page(rig.guest("Ana"), "/story/wk2", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_text("Your season has not begun.").wait_for()
    page.get_by_text("Nobody yet.").wait_for()
    assert page.get_by_test_id("season-keep").count() == 0
    assert page.get_by_test_id("next").inner_text() == "Next on the road: First Tank"
    page.route("**/api/v1/tales/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("alert").wait_for()
    page.unroute("**/api/v1/tales/**")
    page.get_by_role("alert").get_by_role("button").click()
    page.get_by_text("Your season has not begun.").wait_for()


def test_the_season_fits_a_phone(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = play_lesson(ana)
    page = rig.page(ana, "/story/wk2", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("[data-tale=first_tank] summary").click()
    for path in ("", f"/t/{code}/pages"):
        if path:
            page.goto(path)
            page.get_by_test_id("pages").get_by_role("listitem").first.wait_for()
        found, tried = too_long(page, "main")
        assert tried > 0
        assert not found
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_copy_begins_where_a_page_was_opened(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = play_lesson(ana)
    page = rig.page(ana, f"/t/{code}")
    page.get_by_test_id("menu").click()
    page.get_by_role("link", name="Continue from a page").click()
    pages = page.get_by_test_id("pages")
    pages.get_by_role("link", name="Home by Lamplight").click()
    page.wait_for_url(f"**/t/{code}/fork/*")  # where it is asked once more
    page.get_by_text("You play a copy of the game from here").wait_for()
    page.get_by_test_id("primary").click()
    page.wait_for_url(lambda url: "/fork/" not in url and not url.endswith(code))
    made = page.url.rsplit("/", 1)[1]
    assert ana.state(made)["view"]["plot"]["id"] == "t3"
    assert ana.state(code)["view"]["over"]  # the game itself stays as it was


def test_a_page_of_the_book_is_read_aloud_and_stops(rig: Rig) -> None:
    ana = rig.guest("Ana")
    options = {"adventure": "first_tank", "quick_setup": True}
    code = ana.table(["me"], title="wk2", options=options)
    ana.post(f"/tables/{code}/start", {})
    ana.answer(code, ana.state(code)["prompt"], ["k-johnny"])
    page = rig.page(ana)
    page.add_init_script(VOICE)
    page.goto(f"/t/{code}")
    reader = page.get_by_test_id("reader")
    reader.wait_for()
    entry = reader.get_attribute("data-entry")
    page.get_by_test_id("entry-text").wait_for()
    aloud = reader.get_by_role("button", name="Read aloud")
    aloud.click()
    page.wait_for_function("window.said.length > 3")
    title, text = (TEXTS.format("en", f"entry-{entry}{part}") for part in (".title", ""))
    expected = " ".join(f"{title} {text}".split())
    page.wait_for_function(
        "(all) => window.said.map((one) => one.text).join(' ').replace(/[“”]/g, '\"')"
        ".replace(/[‘’]/g, \"'\").split(/\\s+/).join(' ').trim() === all",
        arg=expected,
    )
    assert {one["lang"] for one in page.evaluate("window.said")} == {"en"}
    assert aloud.get_attribute("aria-pressed") == "false"  # it has come to the end
    # a key begins again and stops in the middle
    page.evaluate("window.said.length = 0; window.slow = true")
    reader.locator("h2").focus()
    page.keyboard.press("v")
    page.wait_for_function("window.said.length === 1")
    assert aloud.get_attribute("aria-pressed") == "true"
    page.evaluate("window.current.onend()")
    page.wait_for_function("window.said.length === 2")
    assert reader.locator(".spoken").count() == 1
    before = page.evaluate("window.cancelled")
    page.keyboard.press("v")
    page.wait_for_function("(n) => window.cancelled > n", arg=before)
    assert aloud.get_attribute("aria-pressed") == "false"
    assert reader.locator(".spoken").count() == 0
    page.evaluate("window.current.onend()")  # what still comes is not followed
    assert page.evaluate("window.said.length") == 2


def test_a_season_of_three_adventures_goes_on(rig: Rig) -> None:
    ana = rig.guest("Ana")
    won(rig, ana, "first_tank", 153)
    won(rig, ana, "long_count", 214)
    won(rig, ana, "iron_trail", 113)  # with two knights of one person
    page = rig.page(ana, "/story/wk2")
    page.get_by_text("You have won 3 of 8.").wait_for()
    for tale in ("first_tank", "long_count", "iron_trail"):
        assert page.locator(f"[data-tale={tale}].won").count() == 1
        assert page.locator(f"[data-tale={tale}] .games li").count() == 1
    assert page.get_by_test_id("next").inner_text() == "Next on the road: Water Debt"
    # what was won rides along into the next adventure, unless it is left at home
    memories = page.get_by_test_id("memories").locator("li strong").all_inner_texts()
    assert len(memories) == 4
    page.locator("[data-tale=water_debt]").get_by_role("link", name="Start").click()
    offered = page.get_by_test_id("memories")
    offered.wait_for()
    assert offered.locator("label b").all_inner_texts() == memories
    with page.expect_download() as waiting:
        page.goto("/story/wk2")
        page.get_by_role("button", name="As a web page").click()
    with open(waiting.value.path(), encoding="utf-8") as file:
        book = file.read()
    assert [book.count(f">{name}</h2>") for name in ("First Tank", "The Iron Trail")] == [1, 1]
