"""Fights in the page: the arena, sealed combat cards, ferocious enemies, luck windows."""

from __future__ import annotations

from time import sleep

import pytest

from browser.driver import wait_asked
from browser.rig import PHONE, Rig
from browser.test_layout import SIDEWAYS
from browser.test_secrets import Ear
from browser.wk1_tables import scene
from browser.wk1_tables import site as site
from server.running import Guest

SMALLEST = {"width": 320, "height": 640}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def say(guest: Guest, code: str, seat: int, key: str) -> None:
    guest.answer(code, guest.state(code, seat)["prompt"], [key])


def to_cards(people: list[Guest], code: str) -> None:
    """Seat 0 faces the enemy; whoever may react or re-equip goes on, until cards are chosen."""
    for _ in range(1000):
        sleep(0.05)  # a window that nobody uses closes after a moment
        for seat, guest in enumerate(people):
            prompt = guest.state(code, seat)["prompt"]
            if prompt is None:
                continue
            if prompt["name"] == "combat_card":
                return
            keys = [option["key"] for option in prompt["options"]]
            wish = [key for key in ("face", "pass", "ready", "retreat") if key in keys]
            guest.answer(code, prompt, [wish[0] if wish else keys[0]])
    raise AssertionError("no combat card was asked for")


@pytest.mark.ux("UX-44")
def test_the_arena_shows_the_whole_fight(rig: Rig) -> None:
    people, code = scene(rig, "fight")
    to_cards(people, code)
    say(people[0], code, 0, "prepare")
    say(people[2], code, 2, "defend")
    to_cards(people, code)
    page = rig.page(people[0], f"/t/{code}")
    arena = page.get_by_test_id("arena")
    arena.wait_for()
    assert "Clash 2 of 3" in arena.inner_text()
    assert "Medium" in arena.locator("[data-testid=range] [aria-current=true]").inner_text()
    label = arena.get_by_test_id("dominance").get_attribute("aria-label")
    view = people[0].state(code, 0)["view"]
    assert str(abs(view["arena"]["dominance"])) in label
    knight, foe = arena.get_by_test_id("side-0"), arena.get_by_test_id("side-1")
    assert "Prepared" in knight.inner_text()
    assert "last clash: Defend" in foe.inner_text()
    assert f"{view['seats'][0]['ammo']} Ammo" in " ".join(knight.inner_text().split())
    assert "Hell Raiders" in foe.inner_text()
    assert "4 dice" in " ".join(foe.inner_text().split())
    # both have faces, and the fight stands beside the map, not instead of it
    assert knight.locator("[data-bust=k01]").count() == 1
    assert foe.locator("[data-foe=gang]").count() == 1
    land = page.get_by_test_id("wk1-map").bounding_box()
    beside = arena.bounding_box()
    assert land["width"] >= 300
    assert land["x"] + land["width"] <= beside["x"] + 1
    assert beside["width"] >= 600
    # a card on the stage and the list of the prompt are one choice; what is refused says why
    arena.locator("[data-choice=attack]").click()
    chosen = page.locator("[data-testid=prompt] [data-key=attack]")
    assert chosen.get_attribute("aria-checked") == "true"
    refused = arena.locator("[data-not=prepare]")
    assert "Face up" in refused.inner_text().replace("FACE UP", "Face up")
    # all five cards lie in one row, on the desktop and on a phone
    assert arena.locator("[data-choice], [data-not]").count() == 5
    # on a phone everything but the list of cards is in sight at once, on the smallest one, too
    phone = rig.page(people[0], f"/t/{code}", **TOUCH)
    phone.get_by_test_id("choices").wait_for()
    for size in (PHONE, SMALLEST):
        phone.set_viewport_size(size)
        phone.wait_for_function(
            "width => document.querySelector('.shell').offsetWidth === width", arg=size["width"]
        )
        sheet = phone.locator("section.prompt").bounding_box()
        for name in ("range", "dominance", "side-0", "side-1"):
            box = phone.get_by_test_id(name).bounding_box()
            assert box["y"] >= 0, name
            assert box["y"] + box["height"] <= sheet["y"], (name, size)
        boxes = [one.bounding_box() for one in phone.locator("[data-choice]").all()]
        assert min(box["height"] for box in boxes) >= 44
        rows = phone.locator("[data-choice]:not([aria-pressed=true]), [data-not]").all()
        feet = {round(box["y"] + box["height"]) for box in (one.bounding_box() for one in rows)}
        assert max(feet) - min(feet) <= 2
        assert phone.evaluate(SIDEWAYS) <= 0


@pytest.mark.ux("UX-26")
def test_what_each_reply_would_bring_stands_beside_the_cards(rig: Rig) -> None:
    people, code = scene(rig, "fight")
    to_cards(people, code)
    page = rig.page(people[0], f"/t/{code}")
    odds = people[0].get(f"/tables/{code}/odds", seat=0)["options"]
    rows = {key: [part["figures"] for part in row["parts"]] for key, row in odds.items()}
    assert len(rows) == 4
    table = page.get_by_test_id("replies")
    for key, cells in rows.items():
        page.locator(f"[data-choice={key}]").click()
        page.locator(f"[data-choice={key}][aria-pressed=true]").wait_for()
        replies = table.locator("[data-reply]").all()
        shown = [(one.get_attribute("data-reply"), one.inner_text()) for one in replies]
        assert [reply for reply, _ in shown] == [cell["against"] for cell in cells]
        for (_, said), cell in zip(shown, cells, strict=True):
            assert f"dominance {cell['shift']}" in said
            assert ("to hit" in said) == ("hurt" in cell)
            assert cell.get("hurt", "") in said
    # and says what its numbers take for granted
    assert "Not counted: luck cards" in table.get_attribute("title")


@pytest.mark.ux("UX-45")
def test_combat_cards_appear_together(rig: Rig) -> None:
    people, code = scene(rig, "fight")
    to_cards(people, code)
    pages = [rig.page(people[0]), rig.page(rig.guest("Eve"))]
    ears = [Ear(page) for page in pages]
    for page in pages:
        page.goto(f"/t/{code}")
        page.get_by_test_id("arena").wait_for()
    say(people[2], code, 2, "attack")
    for page in pages:
        page.get_by_test_id("combat-card-1").get_by_text("card sealed").wait_for()
        assert "Attack" not in page.get_by_test_id("combat-card-1").inner_text()
    pages[0].locator("[data-choice=change_range]").click()
    pages[0].get_by_test_id("primary").click()
    pages[1].get_by_test_id("combat-card-1").get_by_text("Attack").wait_for()
    assert "Change Range" in pages[1].get_by_test_id("combat-card-0").inner_text()
    for ear in ears:
        shown = [view["arena"]["cards"] for view in ear.views() if view["arena"]]
        # what lay open for a moment comes as a frame; one card is never seen without the other
        assert {tuple(card is None for card in pair) for pair in shown} <= {
            (True, True),
            (False, False),
        }


@pytest.mark.ux("UX-46")
def test_a_ferocious_enemy_has_no_dominance(rig: Rig) -> None:
    people, code = scene(rig, "ferocious")
    to_cards(people, code)
    page = rig.page(people[0], f"/t/{code}")
    page.get_by_test_id("no-dominance").wait_for()
    assert page.get_by_test_id("dominance").count() == 0
    page.get_by_test_id("no-dominance").locator("[data-rule='wk1.dominance.02']").click()
    page.get_by_role("dialog").get_by_text("wk1.dominance.02").first.wait_for()


@pytest.mark.ux("UX-23")
def test_luck_is_played_from_the_hand_and_answered_in_a_window(rig: Rig) -> None:
    people, code = scene(rig, "luck", pace="days")
    for seat in (1, 2):
        wish = {"seat": seat, "window": "respond-luck", "order": "ask"}
        people[seat].post(f"/tables/{code}/window", wish)
    page = rig.page(people[0], f"/t/{code}")
    wait_asked(page, "react_own_turn")
    luck = page.get_by_test_id("luck")
    assert luck.locator("[data-card]").count() == 3
    assert luck.locator("[data-pick]").count() == 1
    # the card that fits stands beside the button, which goes on without it
    beside = page.get_by_test_id("beside").locator("[role=radio]")
    assert [one.get_attribute("data-key") for one in beside.all()] == ["pass", "l01"]
    assert beside.first.get_attribute("aria-checked") == "true"
    assert page.get_by_test_id("primary").get_attribute("aria-disabled") is None
    luck.locator("[data-pick=l01]").click()
    assert "All Night on the Road" in page.get_by_test_id("primary").inner_text()
    page.get_by_test_id("primary").click()
    bo, cho = (rig.page(people[seat], f"/t/{code}") for seat in (1, 2))
    for other in (bo, cho):
        other.get_by_test_id("window").wait_for()
        # what a hand holds is known to its owner only
        assert "l01" not in other.get_by_test_id("luck").inner_html()
    assert cho.get_by_test_id("window-nothing").is_visible()
    assert cho.locator("[data-testid=luck] [data-pick]").count() == 0
    bo.locator("[data-testid=luck] [data-pick=l12]").click()
    bo.get_by_test_id("primary").click()
    bo.get_by_role("button", name="Change my answer").wait_for()


@pytest.mark.parametrize("high", [900, 720])
def test_combat_cards_lie_once_and_whole(rig: Rig, high: int) -> None:
    people, code = scene(rig, "fight")
    to_cards(people, code)
    wide = 1440 if high == 900 else 1280
    page = rig.page(people[0], f"/t/{code}", viewport={"width": wide, "height": high})
    wait_asked(page, "combat_card")
    cards = page.locator("#stage :is([data-choice], [data-not])")
    cards.first.wait_for()
    stage = page.locator("#stage").bounding_box()
    for box in (card.bounding_box() for card in cards.all()):
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    assert page.locator("[data-testid=prompt] .answers").evaluate("(list) => list.clientWidth <= 1")
    page.locator("[data-choice=attack]").click()
    assert "Attack" in page.get_by_test_id("chosen-card").inner_text()
    page.get_by_test_id("replies").wait_for()
    heading = page.locator("#prompt-text").bounding_box()
    said = page.get_by_test_id("chosen-card").bounding_box()
    assert heading["y"] + heading["height"] <= said["y"]
    primary = page.get_by_test_id("primary")
    assert primary.evaluate("(button) => button.scrollHeight <= button.clientHeight + 1")


# For each answer that is asked for: how many things on the page give it, as a person sees them.
WAYS = """(keys) => Object.fromEntries(keys.map((key) => {
    const found = [...document.querySelectorAll(
        `#stage [data-choice="${key}"], [data-testid=prompt] [data-key="${key}"]`)];
    const seen = found.filter((one) => {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility({visibilityProperty: true}) || box.width < 2) return false;
        one.scrollIntoView({block: 'center'});
        const now = one.getBoundingClientRect();
        const hit = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
        return one.contains(hit);
    });
    return [key, seen.length];
}))"""


def to_ask(people: list[Guest], code: str, name: str) -> list[str]:
    """Seat 0 fights until it is asked this; gives the keys of the answers."""
    card = {"direction": "change_range", "weapon": "attack"}[name]
    for _ in range(60):
        to_cards(people, code)
        for seat in (0, 2):
            prompt = people[seat].state(code, seat)["prompt"]
            if prompt is not None and prompt["name"] == "combat_card":
                keys = [option["key"] for option in prompt["options"]]
                wish = card if seat == 0 else "defend"
                people[seat].answer(code, prompt, [wish if wish in keys else keys[0]])
        prompt = people[0].state(code, 0)["prompt"]
        if prompt is not None and prompt["name"] == name:
            return [option["key"] for option in prompt["options"]]
    raise AssertionError(f"{name} was never asked")


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("name", ["direction", "weapon"])
def test_each_answer_of_a_fight_is_there_once(rig: Rig, screen: str, name: str) -> None:
    people, code = scene(rig, "armed" if name == "weapon" else "fight")
    keys = to_ask(people, code, name)
    assert len(keys) > 1
    page = rig.page(people[0], f"/t/{code}", **(TOUCH if screen == "phone" else {}))
    wait_asked(page, name)
    page.locator(f"[data-choice='{keys[0]}'], [data-key='{keys[0]}']").first.wait_for()
    page.wait_for_function(f"(keys) => Object.values(({WAYS})(keys)).every((n) => n > 0)", arg=keys)
    assert page.evaluate(WAYS, keys) == dict.fromkeys(keys, 1)
