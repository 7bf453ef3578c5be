"""The rules of a title on one page, the catalogue behind it."""

from __future__ import annotations

import pytest

from browser.rig import DESKTOP, PHONE, Rig


@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_the_game_stands_on_one_page_and_all_rules_behind_it(rig: Rig, title: str) -> None:
    for size in (DESKTOP, PHONE):
        page = rig.page(path=f"/rules/{title}", viewport=size)
        whole = page.get_by_test_id("rules-page")
        whole.wait_for()
        assert whole.locator(".tips li").count() == 5
        assert whole.locator(".steps li").count() >= 4
        assert whole.locator(".terms dt").count() >= 5
        assert page.locator("article").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.get_by_test_id("rules-all").click()
        page.locator("article").first.wait_for()
    page.goto(f"/rules/{title}")
    page.get_by_label("Search all rules").fill("tie")
    page.locator("article").first.wait_for()


def test_a_line_of_the_reference_sheet_leads_to_its_clause(rig: Rig) -> None:
    page = rig.page(path="/rules/wk2", viewport=PHONE)
    line = page.locator(".reference").get_by_role("link", name="Entry costs")
    line.click()
    page.locator("article.here").wait_for()
    assert page.url.endswith("/rules/wk2/wk2.move.07")


def test_a_clause_opens_the_catalogue_at_its_place(rig: Rig) -> None:
    page = rig.page(path="/rules/wftw/wftw.bid.03")
    page.locator("article.here").wait_for()


def test_steps_of_a_round_have_the_width_of_a_phone(rig: Rig) -> None:
    page = rig.page(path="/rules/wftw", viewport=PHONE, has_touch=True, is_mobile=True)
    step = page.locator("[data-testid=rules-page] .steps li").first
    step.wait_for()
    assert step.bounding_box()["width"] > PHONE["width"] * 0.8
