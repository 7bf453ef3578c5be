"""Home: a picture of each title, and how the live tables stand."""

from __future__ import annotations

from browser.rig import PHONE, Rig

PICTURE = "[data-testid=title-picture]"


def test_home_goes_on_with_the_newest_game_and_shows_how_the_others_stand(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    older = ana.table(["me", "link", "bot"])
    bo.post("/claim", {"token": ana.links(older)[1], "name": "Bo"})
    ana.post(f"/tables/{older}/start")
    newest = ana.table(["me", "bot", "bot"], title="wk1", start=True)
    for size in (None, PHONE):
        page = rig.page(ana, "/", **({"viewport": size} if size else {}))
        primary = page.get_by_test_id("primary")
        primary.wait_for()
        assert primary.get_attribute("href") == f"/t/{newest}"
        page.get_by_text("Round 1. Be first to bring two ingredients").wait_for()
        page.get_by_test_id(f"standing-{older}").get_by_text("Round 1. First to 21 VP.").wait_for()
        pictures = page.locator(PICTURE)
        assert pictures.count() >= 4  # two titles, the game to go on with, and the other table
        loaded = pictures.evaluate_all(
            "all => all.every((one) => one.complete && one.naturalWidth)"
        )
        assert loaded
        assert page.locator("[data-testid=primary]").count() == 1


def test_home_by_night_shows_night_pictures(rig: Rig) -> None:
    page = rig.page(rig.guest("Ana"), "/", settings={"theme": "night"})
    page.locator(PICTURE).first.wait_for()
    sources = page.locator(PICTURE).evaluate_all("all => all.map((one) => one.src)")
    assert sources
    assert all("night" in source for source in sources)


def test_a_newcomer_is_led_to_the_lesson(rig: Rig) -> None:
    page = rig.page(rig.guest("New"), "/")
    primary = page.get_by_test_id("primary")
    assert primary.inner_text() == "Learn to play"
    primary.click()
    page.wait_for_url("**/learn**")


def test_settings_stand_in_four_groups_with_plain_words(rig: Rig) -> None:
    for size in (None, PHONE):
        page = rig.page(path="/settings", **({"viewport": size} if size else {}))
        page.locator("section.group").nth(3).wait_for()
        names = page.locator("section.group > h2").all_inner_texts()
        assert names == ["How events are shown", "Language and notices", "Look", "Stop me"]
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        # one press chooses: every value is in sight, none hides in a list
        assert page.locator(".group select").count() == 0
        speed = page.get_by_role("radiogroup", name="Speed")
        said = [one.strip() for one in speed.locator("label").all_inner_texts()]
        assert said == ["Instant", "Fast", "Normal", "Slow"]
        speed.get_by_text("Slow").click()
        speed.get_by_role("radio", name="Slow", checked=True).wait_for(state="attached")
        page.keyboard.press("ArrowLeft")
        speed.get_by_role("radio", name="Normal", checked=True).wait_for(state="attached")
        assert page.evaluate("JSON.parse(localStorage['dustboard.settings']).speed") == "normal"
        low = page.locator(".segments label, input[role=switch]").evaluate_all(
            "all => all.filter((one) => (one.closest('label') ?? one).clientHeight < 44).length"
        )
        assert low == 0


def test_the_menu_of_the_site_is_one_row_on_a_phone(rig: Rig) -> None:
    """Six words do not fit beside the name: they stand under a button, never in a second row."""
    for size, large in ((PHONE, 100), ({"width": 320, "height": 640}, 100), (PHONE, 150)):
        page = rig.page(viewport=size, settings={"textSize": large})
        page.goto("/settings")
        menu = page.get_by_role("button", name="Menu")
        menu.wait_for()
        head = page.locator("header.plate")
        assert head.bounding_box()["height"] <= 64 * large / 100
        assert page.get_by_role("link", name="Cards", exact=True).count() == 0
        menu.press("Enter")
        assert menu.get_attribute("aria-expanded") == "true"
        cards = page.get_by_role("link", name="Cards", exact=True)
        assert cards.bounding_box()["height"] >= 44
        cards.click()
        page.wait_for_url("**/cards")
        assert page.get_by_role("button", name="Menu").get_attribute("aria-expanded") == "false"
        menu.click()
        page.keyboard.press("Escape")
        assert menu.get_attribute("aria-expanded") == "false"


def test_a_phone_begins_a_page_with_what_it_is_and_what_comes_next(rig: Rig) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = rig.page(path="/learn/wftw", **touch)
    start = page.get_by_test_id("primary")
    start.wait_for()
    box = start.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]
    page.goto("/cards/wk1")
    page.locator("main aside").wait_for()
    name, filters = (page.locator(f"main {one}").bounding_box() for one in ("h1", "aside"))
    assert name["y"] + name["height"] <= filters["y"]
