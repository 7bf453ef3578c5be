"""Gear, the Stalls and deals in the page: by press and by keys, with sums of the server."""

from __future__ import annotations

from typing import Any

import pytest

from browser.driver import wait_asked, wait_tried
from browser.rig import PHONE, Rig
from browser.wk1_tables import scene
from browser.wk1_tables import site as site
from server.running import joined

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def words(locator: Any) -> str:
    return " ".join(locator.inner_text().split())


def drafted(page: Any, act: Any) -> None:
    """Do something that is tried on the server."""
    with page.expect_response("**/draft?*"):
        act()
    wait_tried(page)


@pytest.mark.ux("UX-48")
def test_gear_is_moved_by_keys_and_by_taps(rig: Rig) -> None:
    people, code = scene(rig, "equip")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "equip")
    gear = page.locator("[data-testid=scene] [data-testid=gear]")
    # by keys: Enter lifts, a digit lays down, Delete takes back
    page.locator("[data-lift=y04]").focus()
    page.keyboard.press("Enter")
    slot = gear.locator("[data-place=body]")
    refused = slot.locator(".drop")
    assert refused.get_attribute("aria-disabled") == "true"
    why = page.locator(f"#{refused.get_attribute('aria-describedby')}").inner_text()
    assert "Only armor goes on your body" in why
    mark = slot.locator("[data-rule^='wk1.']")
    mark.hover()  # a "?" that tells what the clause is about
    page.wait_for_function("(one) => /[a-z] [a-z]/.test(one.title)", arg=mark.element_handle())
    drafted(page, lambda: page.keyboard.press("7"))  # the seventh place is the backpack
    gear.locator("[data-place=backpack] [data-lift=y04]").wait_for()
    assert people[0].state(code, 0)["prompt"]["draft"] == ["y04>backpack"]
    drafted(page, lambda: page.keyboard.press("Delete"))
    gear.locator("[data-place='hand:1'] [data-lift=y04]").wait_for()
    # an enhancement goes onto its weapon
    page.locator("[data-lift=g12]").click()
    drafted(page, lambda: gear.get_by_role("button", name="Attach Taped Magazine").click())
    gear.locator("[data-place='hand:1'] .hung", has_text="Taped Magazine").wait_for()
    drafted(page, lambda: page.keyboard.press("Shift+U"))
    # by taps, on a phone
    phone = rig.page(people[0], f"/t/{code}", **TOUCH)
    wait_asked(phone, "equip")
    phone.locator("[data-lift=y04]").tap()
    drop = phone.locator("[data-testid=scene] [data-lay=backpack]")
    drafted(phone, drop.tap)
    phone.locator("[data-testid=scene] [data-place=backpack] [data-lift=y04]").wait_for()
    assert people[0].state(code, 0)["prompt"]["draft"] == ["y04>backpack"]
    phone.get_by_test_id("primary").tap()
    phone.locator("[data-testid=prompt][data-ask='']").wait_for()
    # to a rival, what is stored is a count
    bo = rig.page(people[1], f"/t/{code}")
    wait_asked(bo, "equip")
    assert people[1].state(code, 1)["view"]["seats"][0]["backpack"]["cards"] == 3
    rival = bo.locator(".others [data-testid=seat-0]")
    assert rival.locator("[data-card=y04], [data-card=g03], [data-card=g12]").count() == 0


@pytest.mark.ux("UX-47")
def test_the_stalls_count_what_is_offered(rig: Rig) -> None:
    people, code = scene(rig, "stalls")
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "trade")
    stalls = page.locator("[data-testid=scene] [data-testid=stalls]")
    balance = page.get_by_test_id("balance")
    before = people[0].state(code, 0)["view"]["stalls"]
    cheap = next(at for at, one in enumerate(before) if one["value"] == 1 and not one["hex"])
    dear = next(at for at, one in enumerate(before) if one["value"] == 9 and not one["hex"])
    far = next(at for at, one in enumerate(before) if one["hex"] not in (None, 4))
    assert words(page.get_by_test_id("primary")).startswith("Leave the Stalls without")
    drafted(page, stalls.locator("[data-pick='give:y06']").click)
    page.locator("#prompt-text", has_text="you offer 3").wait_for()
    drafted(page, stalls.locator(f"[data-pick='take:{cheap + 1}']").click)
    balance.get_by_text("Lost 2").wait_for()
    assert words(balance).startswith("Offered 3 Price 1 Lost 2")
    for at, rule in ((dear, "wk1.stalls.10"), (far, "wk1.stalls.05")):
        space = stalls.locator(f"[data-pick='take:{at + 1}']")
        assert space.get_attribute("aria-disabled") == "true"
        why = page.locator(f"#{space.get_attribute('aria-describedby')}")
        assert why.locator(f"[data-rule='{rule}']").count() == 1
    assert "only in" in words(stalls.get_by_test_id(f"space-{far + 1}"))
    # nothing is filled before the deal; after it the space has another card
    assert people[0].state(code, 0)["view"]["stalls"] == before
    page.get_by_test_id("primary").click()
    wait_asked(page, "place-gear")
    after = people[0].state(code, 0)["view"]
    assert after["own"]["aside"] == [before[cheap]["card"]]
    assert after["stalls"][cheap]["card"] not in (None, before[cheap]["card"])


def test_an_offer_is_made_and_taken(rig: Rig) -> None:
    people, code = scene(rig, "deal")
    ana, bo = (rig.page(people[seat], f"/t/{code}") for seat in (0, 1))
    wait_asked(ana, "knight-offer")
    trade = ana.get_by_test_id("trade")
    assert words(ana.get_by_test_id("primary")).startswith("Make no offer")
    drafted(ana, trade.locator("[data-pick='give:y06']").click)
    trade.locator("[data-pick='give:y06'][aria-pressed=true]").wait_for()
    for count in (1, 2):
        drafted(ana, trade.locator("[data-pick='want:ammo']").click)
        asked = trade.get_by_role("group", name="Goods I ask for")
        asked.get_by_role("status").filter(has_text=str(count)).wait_for()
    # nobody hears of an offer before it is sent
    assert bo.get_by_test_id("terms").count() == 0
    ana.get_by_test_id("primary").click()
    bo.get_by_test_id("terms").wait_for()
    terms = words(bo.get_by_test_id("terms"))
    assert "Harpoon Gun" in terms
    assert "2 Ammo" in terms
    # an answer is a draft until it is sent; taken back, it is as it was
    trade = bo.get_by_test_id("trade")
    chosen = trade.locator("[data-pick=decline][aria-pressed=true]")
    drafted(bo, trade.locator("[data-pick=decline]").click)
    chosen.wait_for()
    drafted(bo, bo.get_by_role("button", name="Undo").click)
    chosen.wait_for(state="detached")
    drafted(bo, trade.locator("[data-pick=accept]").click)
    assert people[0].state(code, 0)["view"]["seats"][1]["ammo"] == 4
    bo.get_by_test_id("primary").click()
    # what he gets finds its place, and then it is his turn to offer something
    wait_asked(bo, "place-gear")
    bo.locator("[data-testid=scene] [data-lift=y06]").click()
    bo.locator("[data-testid=scene] [data-lay=backpack]").click()
    bo.get_by_test_id("primary").click()
    wait_asked(bo, "knight-offer")
    bo.get_by_test_id("primary").click()
    wait_asked(ana, "knight-offer")
    view = people[1].state(code, 1)["view"]
    assert [seat["ammo"] for seat in view["seats"][:2]] == [4, 2]
    assert "y06" in view["own"]["backpack"]


def test_cards_to_choose_from_lie_open_on_the_stage(rig: Rig) -> None:
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    code = ana.table(["me", "link"], title="wk1")
    joined(ana, [bo], code)
    seat = next(at for at, who in enumerate((ana, bo)) if who.state(code, at)["prompt"])
    page = rig.page((ana, bo)[seat], f"/t/{code}")
    wait_asked(page, "knight_sheet")
    cards = {one["id"]: one for one in ana.get("/cards/wk1")["decks"]["knights"]}
    shown = page.locator("[data-testid=offers] [data-choice]")
    shown.first.wait_for()
    assert {one.get_attribute("data-choice") for one in shown.all()} == set(cards)
    sheet = page.locator("[data-testid=offers] [data-choice=k01]")
    assert all(line in sheet.inner_text() for line in cards["k01"]["lines"])
    skills = sheet.locator(".skills b").all_inner_texts()
    assert skills == [str(number) for number in cards["k01"]["skills"].values()]
    # one press answers what can be taken back, and the way back stands right there
    sheet.click()
    wait_asked(page, "starting-vehicle")
    undo = page.get_by_test_id("undo")
    assert "Mel Gearson" in words(undo)
    undo.click()
    wait_asked(page, "knight_sheet")
    page.locator("[data-testid=prompt] [data-key=k02]").focus()
    page.keyboard.press("1")
    wait_asked(page, "starting-vehicle")


def test_new_gear_comes_first_and_the_map_is_one_press_away(rig: Rig) -> None:
    people, code = scene(rig, "place")
    phone = rig.page(people[0], f"/t/{code}", **TOUCH)
    wait_asked(phone, "place-gear")
    gear = phone.locator("[data-testid=scene] [data-testid=gear]")
    gear.wait_for()
    assert gear.locator("[data-place]").first.get_attribute("data-place") == "aside"
    sheet = phone.locator("section.prompt").bounding_box()
    for id in ("y06", "g20"):
        box = phone.locator(f"[data-lift={id}]").bounding_box()
        assert box["y"] + box["height"] < sheet["y"]
    phone.get_by_role("button", name="Look at the map").tap()
    back = phone.get_by_test_id("look-back")
    box = back.bounding_box()
    # beside the tabs, not over them
    for tab in phone.locator("#stage .tabs button").all():
        other = tab.bounding_box()
        assert other["x"] >= box["x"] + box["width"]
        assert other["x"] + other["width"] <= 390
    back.tap()
    gear.wait_for()
