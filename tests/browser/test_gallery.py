"""The card gallery: filters in the address, both sides of a card, sheets to print."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.overflow import SIDEWAYS
from browser.rig import Rig
from browser.test_axe import STILL, by_day_and_night
from browser.test_axe import axe as axe

NARROW = {"width": 320, "height": 640}
MM = 96 / 25.4
# of each card on the sheets: its size, and by how much what it says is larger than it
PRINTED = """() => [...document.querySelectorAll('.cell:has(.face)')].map((cell) => {
    const box = cell.getBoundingClientRect(), card = cell.querySelector('.face').firstElementChild;
    return {wide: box.width, high: box.height, over: card.scrollHeight - card.clientHeight,
        ink: getComputedStyle(card).color, ground: getComputedStyle(card).backgroundColor};
})"""


def told(page: Any, title: str) -> tuple[list[str], dict[str, dict[str, list[str]]]]:
    """All cards by name, and the cards of each value of each facet, as the server says it."""
    decks = page.request.get(f"/api/v1/cards/{title}").json()["decks"]
    facets = page.request.get(f"/api/v1/cards/{title}/gallery").json()["facets"]
    cards = [card["id"] for deck in decks.values() for card in deck]
    return cards, {
        facet["id"]: {value["id"]: value["cards"] for value in facet["values"]} for facet in facets
    }


def shown(page: Any) -> list[str]:
    """The cards in the gallery, by their ways to both sides."""
    links = page.locator(".cards a").evaluate_all("all => all.map((one) => one.pathname)")
    return [link.rsplit("/", 1)[1] for link in links]


def counted(page: Any, cards: list[str]) -> None:
    """Wait until the gallery shows these cards, and says how many they are."""
    page.get_by_role("status").get_by_text(re.compile(rf"^{len(cards)} cards?$")).wait_for()
    assert shown(page) == cards


def test_filters_by_keys_stand_in_the_address(rig: Rig, axe: str) -> None:
    page = rig.page(path="/cards/wftw", **STILL)
    page.get_by_label("Kind").wait_for()
    cards, facets = told(page, "wftw")
    counted(page, cards)
    page.get_by_label("Kind").focus()
    page.keyboard.type("Units")
    units = [card for card in cards if card in facets["kind"]["unit"]]
    counted(page, units)
    assert page.url.endswith("/cards/wftw?kind=unit")
    for label in ("Trait", "Price to acquire", "Scrap to play"):
        page.keyboard.press("Tab")
        assert page.get_by_label(label).evaluate("one => one === document.activeElement")
    page.keyboard.press("2")  # those that cost 2 scrap
    some = [card for card in units if card in facets["scrap"]["2"]]
    assert 0 < len(some) < len(units)
    counted(page, some)
    page.reload()  # as somebody who was sent the address
    page.get_by_label("Scrap to play").wait_for()
    counted(page, some)
    assert page.get_by_label("Kind").input_value() == "unit"
    offered = page.get_by_label("Price to acquire").locator("option").all_inner_texts()
    sold = facets["price"]
    left = {value: len(set(sold[value]) & set(some)) for value in sold}
    assert offered == ["All", *(f"{value} ({n})" for value, n in left.items() if n)]
    found = by_day_and_night(page, axe, "filtered")
    page.go_back()
    counted(page, units)
    assert page.get_by_label("Scrap to play").input_value() == ""
    page.get_by_label("Search").focus()
    page.keyboard.type("zzz")
    page.get_by_test_id("none").wait_for()
    assert page.get_by_role("status").inner_text() == "0 cards"
    found += by_day_and_night(page, axe, "nothing")
    page.go_back()  # the letters are one step
    counted(page, units)
    page.go_forward()
    clear = page.get_by_role("button", name="Clear all filters")
    clear.press("Enter")
    counted(page, cards)
    assert page.url.endswith("/cards/wftw")
    assert page.get_by_label("Search").evaluate("one => one === document.activeElement")
    assert not found, "\n".join(found)


def test_both_sides_of_a_card_and_what_it_has_in_common(rig: Rig, axe: str) -> None:
    page = rig.page(path="/cards/wk1?deck=vehicles", viewport=NARROW, **STILL)
    page.get_by_role("link", name="Both sides of Strider").press("Enter")
    page.get_by_role("heading", name="Strider", level=1).wait_for()
    sides = page.locator("figure")
    sides.get_by_text("Damaged: Speed 3, capacity 1.", exact=True).wait_for()
    assert sides.locator("figcaption").all_inner_texts() == ["FRONT", "OTHER SIDE"]
    found = by_day_and_night(page, axe, "vehicle")
    assert page.evaluate(SIDEWAYS) <= 0
    page.goto("/cards/wk1/g01.2")  # a copy is the card it is a copy of
    page.get_by_role("heading", name="Extra Bullets", level=1).wait_for()
    assert "GREEN GEAR" in sides.nth(1).inner_text().upper()
    page.get_by_role("link", name="Equipment").press("Enter")
    page.wait_for_url("**/cards/wk1?trait=equipment")
    cards, facets = told(page, "wk1")
    counted(page, [card for card in cards if card in facets["trait"]["equipment"]])
    assert page.evaluate(SIDEWAYS) <= 0
    page.goto("/cards/wk1/nothing")
    page.get_by_text("There is no such card. Look for it in the gallery.").wait_for()
    page.goto("/cards/_template")  # a title without facets of its own is sorted by deck
    page.get_by_label("Deck").select_option("cargo")
    counted(page, told(page, "_template")[0])
    assert not found, "\n".join(found)


def test_decks_stand_beside_the_cards_and_cards_have_pictures(rig: Rig) -> None:
    page = rig.page(path="/cards/wk1")
    decks = page.get_by_role("radiogroup", name="Deck")
    decks.wait_for()
    cards, facets = told(page, "wk1")
    counts = [int(text) for text in decks.locator("b").all_inner_texts()]
    assert counts[0] == len(cards) == sum(counts[1:])
    decks.get_by_text("Knights").click()
    counted(page, [card for card in cards if card in facets["deck"]["knights"]])
    assert page.url.endswith("/cards/wk1?deck=knights")
    page.keyboard.press("ArrowDown")
    page.wait_for_url("**/cards/wk1?deck=wasteland")
    pictures = page.locator(".cards .picture use[href]")
    pictures.first.wait_for(state="attached")
    assert pictures.count() == len(facets["deck"]["wasteland"])
    # another game is one press away
    page.get_by_role("link", name="War for the Wasteland").click()
    page.wait_for_url("**/cards/wftw")
    # on a phone the first cards are in sight: what is asked for less is folded
    phone = rig.page(path="/cards/wftw", viewport={"width": 390, "height": 844})
    card = phone.locator(".cards li").first
    card.wait_for()
    assert card.bounding_box()["y"] < 560
    assert phone.evaluate(SIDEWAYS) <= 0
    phone.get_by_text("More filters").click()
    phone.get_by_label("Trait").wait_for()


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_sheets_to_print(rig: Rig, axe: str, title: str) -> None:
    """By night and in large text, which are not printed; the longest texts are among the cards."""
    deck = {"wftw": "objective", "wk1": "missions"}[title]
    large = {**STILL, "settings": {"motion": "off", "textSize": 200}}
    page = rig.page(viewport=NARROW, **large, color_scheme="dark")
    page.goto(f"/cards/{title}?deck={deck}")
    page.get_by_role("link", name="Print sheet").press("Enter")
    page.get_by_role("checkbox", name="Backs").press("Space")
    page.wait_for_url(f"**/cards/{title}/print?deck={deck}&backs=1")
    _, facets = told(page, title)
    cards = len(facets["deck"][deck])
    fronts = -(-cards // 9)
    status = page.get_by_role("status")
    status.get_by_text(re.compile(f"^{cards} cards on {2 * fronts} sheets$")).wait_for()
    page.wait_for_function("() => !document.querySelector('.face:not([data-fit])')")
    assert page.evaluate(SIDEWAYS) <= 0
    found = by_day_and_night(page, axe, "print sheet")
    for paper in ("A4", "Letter"):
        assert pages_of(page.pdf(format=paper)) == 2 * fronts
    page.evaluate("() => { window.print = () => { document.title = 'printed'; }; }")
    page.get_by_test_id("primary").press("Enter")
    assert page.title() == "printed"
    page.emulate_media(media="print")
    assert not page.locator("header.plate").is_visible()
    assert not page.get_by_test_id("primary").is_visible()
    for card in page.evaluate(PRINTED):
        assert card["wide"] == pytest.approx(63 * MM, abs=0.5)
        assert card["high"] == pytest.approx(88 * MM, abs=0.5)
        assert card["over"] <= 0, "what does not fit is cut off"
        assert card["ground"] == "rgb(255, 255, 255)"
        assert card["ink"] in ("rgb(0, 0, 0)", "rgb(35, 26, 18)")
    page.emulate_media(media="screen")
    page.goto(f"/cards/{title}/print?deck={deck}&q=zzzz")
    status.get_by_text("0 cards on 0 sheets").wait_for()
    assert page.get_by_test_id("primary").is_disabled()
    assert not found, "\n".join(found)


def test_chips_choose_cards_by_what_they_help_with(rig: Rig) -> None:
    page = rig.page()
    page.goto("/cards/wk1")
    chip = page.locator("[data-help=escape]")
    chip.click()
    page.wait_for_url("**helps=escape**")
    assert chip.get_attribute("aria-pressed") == "true"
    page.get_by_text("Night Goggles").first.wait_for()
    assert page.get_by_text("Medi-shot").count() == 0
    chip.click()  # a second press takes it away
    page.get_by_text("Medi-shot").first.wait_for()
