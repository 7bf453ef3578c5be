"""Several titles on one server: where they are chosen, and what their wizard asks."""

from __future__ import annotations

from typing import Any

import pytest

from browser.rig import DESKTOP, PHONE, Rig


def titles(page: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get("/api/v1/titles").json()
    return found


def test_rules_cards_and_lessons_ask_which_title_is_meant(rig: Rig) -> None:
    page = rig.page(path="/")
    all_titles = titles(page)
    assert len(all_titles) > 1
    for link, what in (("Rules", "rules"), ("Cards", "cards")):
        page.get_by_role("navigation").get_by_role("link", name=link, exact=True).click()
        page.wait_for_url(f"**/{what}")
        for title in all_titles:
            page.locator(f"main a[href='/{what}/{title['id']}']").wait_for()
        page.locator(f"main a[href='/{what}/{all_titles[1]['id']}']").click()
        heading = page.locator(
            "main :is(h1, h1 + p, .titles [aria-current=page])", has_text=all_titles[1]["name"]
        )
        heading.wait_for()
        current = page.get_by_role("navigation").first.locator("[aria-current=page]")
        assert current.inner_text().lower() == link.lower()
    page.goto("/")
    page.get_by_role("link", name="Learn to play").first.click()
    page.wait_for_url("**/learn")
    page.locator("main li h2").nth(len(all_titles) - 1).wait_for()
    for title in all_titles:  # a title without a lesson offers its rules
        way = "learn" if title["tutorial"] else "rules"
        assert page.locator(f"main a[href='/{way}/{title['id']}']").count() == 1


def test_where_there_is_one_title_nobody_is_asked(rig: Rig) -> None:
    page = rig.page()
    page.goto("/settings")
    one = [title for title in titles(page) if title["id"] == "wftw"]
    page.route("**/api/v1/titles*", lambda route: route.fulfill(json=one))
    for what in ("rules", "cards", "learn"):
        page.goto(f"/{what}")
        page.wait_for_url(f"**/{what}/wftw")
        page.go_back()  # the question is not in the way back
        page.wait_for_function("what => !location.pathname.startsWith(`/${what}`)", arg=what)


@pytest.mark.ux("UX-64")
def test_the_wizard_asks_what_is_played(rig: Rig) -> None:
    page = rig.page(path="/new/wk1", viewport=PHONE)
    scenarios = page.get_by_test_id("scenarios")
    title = next(one for one in titles(page) if one["id"] == "wk1")
    scenarios.wait_for()
    assert scenarios.get_by_role("radio").count() == len(title["scenarios"])
    for one in title["scenarios"]:  # the first line of each says how it is won
        assert scenarios.get_by_test_id(f"goal-{one['value']}").inner_text() == one["goal"]
    assert scenarios.locator("[aria-disabled=true]").count() == 0  # three seats fit all
    page.get_by_role("button", name="Remove").last.click()
    refused = scenarios.locator("[aria-disabled=true]")
    few = [one for one in title["scenarios"] if one["min_players"] > 2]
    assert refused.count() == len(few) > 0
    why = page.locator(f"#{refused.first.get_attribute('aria-describedby')}")
    assert "3 to 4 players" in why.inner_text()
    refused.first.click(force=True)
    assert not refused.first.is_checked()
    scenarios.locator("input[value=manifold]").check()
    page.get_by_label("Who sits in seat 2").select_option("link")
    page.get_by_test_id("primary").click()
    page.wait_for_url("**/t/*")
    name = next(one["name"] for one in title["scenarios"] if one["value"] == "manifold")
    assert name in page.get_by_test_id("scenario").inner_text()
    code = page.url.rsplit("/", 1)[1]
    info = page.request.get(f"/api/v1/tables/{code}").json()["table"]
    assert info["options"]["mission"] == "manifold"


@pytest.mark.ux("UX-64")
def test_changed_options_are_chips_in_words(rig: Rig) -> None:
    ana = rig.guest("Ana")
    bot = {"kind": "bot", "bot": "easy"}
    changed = {"edition": "pl", "steal_stored": "open", "waster_before_interaction": True}
    code = ana.table(["me", "link", bot], title="wk1", options=changed)
    page = rig.page(ana, f"/t/{code}")
    chips = page.get_by_test_id("changed").locator(".chip")
    chips.first.wait_for()
    assert chips.all_inner_texts() == [
        "Edition: Polish",
        "The Waster plays before knights meet: yes",
        "Stealing stored gear: by choice",
    ]


def says(page: Any, name: str, words: str) -> None:
    """Wait until a part of the page says this, and nothing else."""
    page.get_by_test_id(name).and_(page.get_by_text(words, exact=True)).wait_for()


@pytest.mark.ux("UX-64")
def test_a_bot_keeps_its_temper_from_the_wizard_to_the_table(rig: Rig) -> None:
    page = rig.page(path="/new", viewport=PHONE)
    page.goto("/new/wk1")

    def level(seat: int, name: str) -> None:
        levels = page.get_by_role("radiogroup", name=f"Level of the bot in seat {seat}")
        levels.get_by_label(name).check()

    page.get_by_role("button", name="Add a bot").click()
    level(3, "Normal")
    third = page.locator("main li").filter(has=page.get_by_label("Level of the bot in seat 3"))
    third.locator("summary").click()  # figures and tempers are there for who wants them
    page.get_by_label("Waster: how the bot in seat 3 plays").select_option("cruel")
    page.get_by_label("Knight: how the bot in seat 3 plays").select_option("bold")
    third.get_by_text("a solid opponent").wait_for()
    measured = third.get_by_test_id("temper-share")
    measured.filter(has_text="Bold:").filter(has_text="against Normal").wait_for()
    measured.filter(has_text="Cruel:").filter(has_text="against Normal").wait_for()
    level(3, "Hard")  # its tempers are not measured
    third.get_by_test_id("bot-share").filter(has_text="Hard: won").wait_for()
    assert measured.count() == 0
    level(3, "Normal")
    level(4, "Easy")  # it heeds no temper
    page.get_by_label("Knight: how the bot in seat 4 plays").wait_for(state="detached")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_label("Who sits in seat 2").select_option("open")
    page.get_by_test_id("primary").click()
    page.wait_for_url("**/t/*")
    says(page, "bot-words-1", "Normal · Bold · Cruel")  # the seats are dealt already
    says(page, "bot-words-0", "Easy")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_label("Who sits in seat 3").select_option("bot")
    page.get_by_label("Knight: how the bot in seat 3 plays").select_option("careful")
    says(page, "bot-words-2", "Normal · Careful · Fair")
    page.set_viewport_size(DESKTOP)
    page.get_by_test_id("primary").click()
    words = page.locator("[data-testid^=temper-]")
    words.nth(1).wait_for()
    assert sorted(words.all_inner_texts()) == ["Bold, Cruel", "Careful"]
    code = page.url.rsplit("/", 1)[1]
    seats = page.request.get(f"/api/v1/tables/{code}").json()["table"]["seats"]
    kept = sorted(seat["bot"] for seat in seats)
    assert kept == ["", "easy", "normal:bold+cruel", "normal:careful"]


def test_no_bot_of_the_wizard_wears_my_face(rig: Rig) -> None:
    """Who I am is known later than the bots: one that has my face by then gets another."""
    ana = rig.guest("Ana")
    page = rig.page(ana)
    # the first face is dealt to the first bot, and it is mine
    page.add_init_script("Math.random = () => 0")
    held: list[Any] = []
    page.route("**/api/v1/me", lambda route: held.append(route))
    page.goto("/new/wftw", wait_until="commit")
    faces = page.locator(".who .face")
    page.locator(".who [data-face]:not([data-face=''])").first.wait_for()
    worn = faces.nth(1).get_attribute("data-face")
    while held:
        route = held.pop()
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "face": worn})
    faces.first.and_(page.locator(f"[data-face={worn}]")).wait_for()
    seen = faces.evaluate_all("all => all.map((one) => one.dataset.face)")
    assert seen[0] == worn
    assert len(set(seen)) == len(seen)


def test_four_levels_stand_in_two_rows_of_two_on_a_phone(rig: Rig) -> None:
    page = rig.page(path="/new/wftw", viewport=PHONE, has_touch=True, is_mobile=True)
    levels = page.get_by_role("radiogroup", name="Level of the bot in seat 2").locator("label")
    levels.nth(3).wait_for()
    boxes = [levels.nth(at).bounding_box() for at in range(4)]
    assert boxes[0]["y"] == boxes[1]["y"] < boxes[2]["y"] == boxes[3]["y"]
