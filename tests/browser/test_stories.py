"""What is kept with a person over games: stories read, maps of branches, memories to bring."""

from __future__ import annotations

from browser.overflow import too_long
from browser.rig import PHONE, Rig
from server.test_tales import play_lesson


def test_stories_their_map_and_their_memories(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana)
    page = rig.page(ana, "/story/wk2")
    first = page.locator("[data-tale=first_tank]")
    first.get_by_text("1 of 3 endings found").wait_for()
    first.locator(".ends", has_text="The Smallest Bucket").wait_for()
    assert page.get_by_test_id("memories").get_by_role("listitem").count() == 2
    assert page.locator(".btn.primary").count() == 1  # what comes next
    first.get_by_role("link", name="Roads you have seen").click()
    map_ = page.get_by_test_id("branches")
    map_.get_by_text("The Smallest Bucket").wait_for()
    map_.get_by_text("17 of 34 passages, 1 of 3 endings").wait_for()
    assert map_.get_by_text("154", exact=True).count() == 0  # an ending that was not reached
    all_games = map_.get_by_role("listitem").count()
    map_.get_by_role("button", name="Latest game").click()
    assert map_.get_by_role("listitem").count() == 17 < all_games


def test_the_wizard_offers_memories_and_seats_that_fit(rig: Rig) -> None:
    ana = rig.guest("Ana")
    play_lesson(ana)
    page = rig.page(ana, "/new/wk2?play=iron_trail")
    page.get_by_text("3 of 4 seats").wait_for()  # they fit: nothing was changed
    page.locator("input[value=first_tank]").check()
    page.get_by_text("1 of 1 seats").wait_for()
    page.locator("input[value=iron_trail]").check()
    page.get_by_text("2 of 4 seats").wait_for()
    page.get_by_test_id("fold-rules").locator("summary").first.click()
    page.get_by_test_id("preset-first").check()
    assert page.locator("input[value=long_count]").is_checked()
    page.get_by_text("1 of 1 seats").wait_for()
    assert page.locator("#o-lesson").count() == 0  # no house rule
    assert page.locator("#o-past_valve").count() == 0
    page.get_by_test_id("memories").get_by_label("Memory: the cup").check()
    page.get_by_test_id("primary").click()
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    options = ana.get(f"/tables/{code}")["table"]["options"]
    assert options["adventure"] == "long_count"
    assert options["past_cup"] is True
    assert "past_valve" not in options or options["past_valve"] is False


def test_who_has_won_nothing_is_offered_no_memory_and_all_fits_a_phone(rig: Rig) -> None:
    page = rig.page(path="/new/wk2", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("link", name="Your season").wait_for()
    assert page.get_by_test_id("memories").count() == 0
    page.goto("/story/wk2")
    page.locator("[data-tale=first_tank]").wait_for()
    found, tried = too_long(page, "main")
    assert tried > 0
    assert not found
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
