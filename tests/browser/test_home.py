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
        assert names == [
            "How events are shown",
            "When to stop me",
            "Language, notices and sound",
            "Look",
        ]
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
