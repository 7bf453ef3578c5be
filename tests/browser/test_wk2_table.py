"""The stage of Waste Knights II: action bar, map, tray, combat strip, reader, plot sheet, camp."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from browser.driver import ENABLED, PROMPT, decision, wait_asked, wait_moved, wait_tried
from browser.rig import PHONE, Rig
from browser.wk2_tables import scene, state_of
from browser.wk2_tables import site as site
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.story import ENTRIES
from dustboard.games.wk2.show.gallery import decks

CARDS = {card["id"]: card for cards in decks().values() for card in cards}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def plates(page: Any) -> dict[str, Any]:
    """The plates of the action bar by what they answer."""
    bar = page.get_by_test_id("action-bar")
    bar.wait_for()
    return {one.get_attribute("data-action"): one for one in bar.locator("button").all()}


def give(page: Any, answer: Any) -> None:
    """Press an answer, then the primary button unless a press is all it takes."""
    before = decision(page)
    at_once = answer.get_attribute("data-at-once") is not None
    answer.click()
    if not at_once:
        page.locator(ENABLED).click()
    wait_moved(page, before)


@pytest.mark.ux("UX-49")
def test_the_action_bar_has_every_kind_and_says_why_not(rig: Rig) -> None:
    page, _, _ = scene(rig, "turn", "action")
    found = plates(page)
    # the page has one Plot Action, and nothing has granted a special one
    kinds = {"move", "camp", "explore", "city", "plot", "special", "pass"}
    assert {key.partition(":")[0] for key in found} >= kinds
    for kind in ("city", "plot:search", "special"):
        assert found[kind].get_attribute("aria-disabled") == "true"
        assert found[kind].locator("span").inner_text() != ""
    town = found["city"]
    assert town.get_attribute("aria-disabled") == "true"
    assert "city" in town.inner_text().lower()
    town.click(force=True)
    assert page.locator(f"{PROMPT}[data-ask=action]").count() == 1
    assert "2 actions left" in page.get_by_test_id("action-bar").inner_text()
    # a kind that was taken is refused for the rest of the turn
    give(page, found["explore"])
    wait_asked(page, "finding")
    give(page, page.locator("[data-testid=found] [data-key=take]"))
    wait_asked(page, "action")
    taken = plates(page)["explore"]
    assert taken.get_attribute("aria-disabled") == "true"
    assert "already" in taken.inner_text()


@pytest.mark.ux("UX-49")
def test_landmarks_are_on_the_map_and_have_a_plate(rig: Rig) -> None:
    page, _, _ = scene(rig, "landmarks", "action")
    assert page.locator("[data-landmark]").count() == 3
    assert page.locator("[data-landmark='']").count() == 1  # face down
    label = page.get_by_test_id("space-s80").get_attribute("aria-label")
    assert "Drive-in of Ghosts" in label
    assert "Boneyard Airstrip" in page.get_by_test_id("space-s85").get_attribute("aria-label")
    special = plates(page)["special:landmark_01"]
    assert "Drive-in of Ghosts" in special.inner_text()
    give(page, special)
    wait_asked(page, "option")


@pytest.mark.rule("wk2.part.02")
def test_parts_are_plugged_into_the_vehicle(rig: Rig) -> None:
    page, _, _ = scene(rig, "parts", "action")
    assert page.locator("[data-figure='0'] [data-bolt]").count() == 3
    page.get_by_test_id("open-sheet").click()
    own = page.get_by_test_id("own-vehicle")
    own.wait_for()
    drawn = {one.get_attribute("data-part") for one in own.locator("[data-part]").all()}
    assert drawn == {"z01", "z08", "z14"}
    spots = {(one.get_attribute("x"), one.get_attribute("y")) for one in own.locator("use").all()}
    assert len(spots) == 4  # nothing lies on anything else


def test_a_camp_offers_parts_to_build(rig: Rig) -> None:
    page, _, _ = scene(rig, "tinker", "tinker")
    tile = page.locator("[data-testid=spread] [data-key=z01]")
    assert "first damage" in tile.inner_text()
    give(page, page.locator("[data-testid=spread] [data-key=none]"))
    wait_asked(page, "camp")


def test_parts_are_dealt_in_with_prices_and_reasons(rig: Rig) -> None:
    page, _, _ = scene(rig, "parts_deal", "parts_deal")
    deal = page.get_by_test_id("parts-deal")
    assert "0 credit" in deal.inner_text()
    assert "Give 3 more" in deal.inner_text()  # what a dear part still needs
    give(page, deal.locator("[data-key='sell:z18']"))
    deal.locator("[data-key='buy:z05']").wait_for()
    give(page, deal.locator("[data-key='buy:z05']"))
    deal.locator("[data-part=z05]").wait_for(state="attached")
    assert deal.locator("[data-part=z18]").count() == 0


@pytest.mark.ux("UX-49")
def test_city_tasks_are_on_the_map_on_the_sheet_and_say_what_is_left(rig: Rig) -> None:
    page, _, _ = scene(rig, "tasks", "action")
    assert page.locator("[data-task='city_task_05']").count() == 1
    assert "Paint the Bones" in page.get_by_test_id("space-s90").get_attribute("aria-label")
    goals = page.get_by_test_id("city-tasks").first.inner_text()
    assert "pass a Tech (2) test" in goals
    assert "Camp on mountains in 1 more land. (1 of 2 done: west)" in goals
    special = plates(page)["special:city_task_05"]
    assert "Paint the Bones" in special.inner_text()
    give(page, special)
    wait_asked(page)


def test_city_tokens_show_on_the_map_how_far_it_has_spread(rig: Rig) -> None:
    page, _, _ = scene(rig, "cellars", "action")
    tokens = page.locator("#stage [data-stage]")
    assert sorted(one.get_attribute("data-stage") for one in tokens.all()) == ["1", "2", "3"]
    assert all(one.is_visible() for one in tokens.all())
    label = page.get_by_test_id("space-s36").get_attribute("aria-label")
    assert "Alice Offsprings: 3 of 3" in label


def test_a_plot_action_has_a_plate_of_its_own(rig: Rig) -> None:
    page, _, _ = scene(rig, "site", "action")
    assert plates(page)["plot:search"].locator("b").inner_text() == "Search the stacks"


def test_a_route_shows_reach_cost_and_its_end(rig: Rig) -> None:
    page, ana, code = scene(rig, "turn", "action")
    plates(page)["move"].click()
    wait_asked(page, "route")
    ways = {way["space"]: way for way in state_of(ana, code)["own"]["ways"]}
    costs = page.locator("#stage [data-cost]")
    costs.first.wait_for()
    assert costs.count() == len(ways)
    far = max(ways.values(), key=lambda way: (way["cost"], way["space"]))
    goal = page.locator(f"#stage [data-space={far['space']}]")
    assert f"{far['cost']} MP" in (goal.get_attribute("aria-label") or "")
    goal.focus()
    page.keyboard.press("Enter")
    page.locator(f"#stage [data-space={far['space']}][aria-pressed=true]").wait_for()
    wait_tried(page)
    move = page.evaluate("() => document.querySelector('[data-testid=primary]').innerText")
    assert TEXTS.format("en", far["space"]) in move
    # what the way costs, and what waits at its end
    trip = page.get_by_test_id("trip").inner_text()
    assert f"{far['cost']} " in trip
    assert "you reveal a card" in trip
    # the last stop is taken away, and the list answers as the map does
    page.keyboard.press("Backspace")
    wait_tried(page)
    page.get_by_role("button", name="List", exact=True).click()
    page.locator(f"#stage [data-space={far['space']}]").click()
    page.locator(f"#stage [data-space={far['space']}][aria-pressed=true]").wait_for()


@pytest.mark.ux("UX-50")
def test_a_test_names_its_dice_and_takes_bonuses_before_the_roll_only(rig: Rig) -> None:
    page, ana, code = scene(rig, "again", "boost")
    tray = page.get_by_test_id("test-tray")
    tray.wait_for()
    assert "Negotiate: 2 successes needed" in tray.inner_text()
    test = state_of(ana, code)["test"]
    assert test["dice"] == []
    assert tray.locator("[data-testid=dice] .pips svg").count() == len(test["pool"])
    # each die has a source, and all of them make the pool
    sources = {one["source"]: one["dice"] for one in test["sources"]}
    assert sources == {"skill": "gw", "q19": "w"}
    for source, dice in sources.items():
        assert tray.locator(f"[data-source='{source}'] .pips svg").count() == len(dice)
    assert "Dundee Hat" in tray.locator("[data-source='q19']").inner_text()
    # before the roll a bonus can be declared, and nothing can be rolled again
    assert offered(ana, code) == {"roll", "q29"}
    give(page, page.locator(f"{PROMPT} [data-key='q29']"))
    tray.locator("[data-source=more]").wait_for()
    assert state_of(ana, code)["test"]["pool"] == "bbgww"
    wait_asked(page, "reroll")
    # after it no bonus is left, and a die can be picked
    assert len(state_of(ana, code)["test"]["dice"]) == 5
    assert offered(ana, code) == {"keep", "p-johnny-1:b"}
    give(page, page.locator(f"{PROMPT} [data-key='p-johnny-1:b']"))
    wait_asked(page, "again")
    assert offered(ana, code) == {f"die:{number}" for number in range(1, 6)}


def offered(guest: Any, code: str) -> set[str]:
    """What the first seat can answer."""
    return {one["key"] for one in guest.state(code, 0)["prompt"]["options"]}


# how much lighter one fill is than another: what is left of them without any colour
CONTRAST = """(die) => {
    const light = (one) => {
        const [r, g, b] = getComputedStyle(one).fill.match(/[\\d.]+/g).map((part) => {
            const c = part / 255;
            return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [a, b] = [light(die.querySelector('text')), light(die.querySelector('.body'))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""


@pytest.mark.ux("UX-51")
def test_rolled_dice_have_letter_and_word_and_need_no_colour(rig: Rig) -> None:
    page, ana, code = scene(rig, "again", "boost")
    give(page, page.locator(f"{PROMPT} [data-key='q29']"))
    wait_asked(page, "reroll")
    rolled = state_of(ana, code)["test"]["dice"]
    dice = page.locator("[data-testid=test-tray] [data-testid=dice] figure")
    dice.nth(len(rolled) - 1).wait_for()
    for number, die in enumerate(rolled):
        one = dice.nth(number)
        assert one.locator("text").text_content() == die["colour"][0].upper()
        shows = one.get_attribute("data-shows")
        word = one.locator("figcaption").inner_text().lower()
        assert (shows in word) if shows != "success" else ("success" in word)
        assert f"{die['colour']} die" in one.locator("svg").get_attribute("aria-label").lower()
        assert one.evaluate(CONTRAST) >= 4.5


@pytest.mark.ux("UX-51", "UX-52")
def test_a_combat_has_eight_steps_and_dice_that_need_no_colour(rig: Rig) -> None:
    page, ana, code = scene(rig, "fight", "weapon")
    strip = page.get_by_test_id("combat").locator("ol.steps li")
    strip.first.wait_for()
    assert strip.count() == 8
    assert page.locator("[data-testid=combat] [aria-current=step]").count() == 1
    assert "Weapon" in page.locator("[data-testid=combat] [aria-current=step]").inner_text()
    # before a weapon is chosen none is shown, and nobody is said to strike with one
    assert "Bare hands" not in page.get_by_test_id("combat").inner_text()
    assert "both" not in strip.nth(6).inner_text()
    # the enemy says what it does, and how much it has taken
    does = CARDS["d02"]["does"]
    assert page.get_by_test_id("foe-does").inner_text() == does
    foe = page.locator("[data-testid=combat] .foe").inner_text()
    assert "Driller" in foe
    assert "Armor Piercing" in foe
    # every die has its letter besides its colour
    pips = page.locator("[data-testid=combat] .pips")
    pool = state_of(ana, code)["combat"]["foe_pool"]
    assert re.sub(r"\s", "", pips.last.inner_text() or pips.last.text_content()) == pool.upper()
    assert pips.last.get_attribute("aria-label") == ", ".join(
        {"b": "blue die", "g": "green die", "w": "white die", "r": "red die"}[one] for one in pool
    )


@pytest.mark.ux("UX-53", "UX-54")
def test_an_entry_is_read_before_it_is_answered(rig: Rig) -> None:
    page, ana, code = scene(rig, "tale", "option")
    reader = page.get_by_test_id("reader")
    reader.wait_for()
    text = page.get_by_test_id("entry-text")
    text.wait_for()
    view = state_of(ana, code)
    entry = view["own"]["entry"]
    assert reader.get_attribute("data-entry") == entry
    assert reader.locator("h2").inner_text() == TEXTS.format("en", f"entry-{entry}.title")
    # choices stand below the text, with what they cost and test
    boxes = [one.bounding_box() for one in reader.locator("[data-choice]").all()]
    top = reader.locator(".page").bounding_box()
    assert boxes
    assert all(box["y"] >= top["y"] + top["height"] - 1 for box in boxes)
    for one in view["own"]["choices"]:
        said = reader.locator(f"[data-choice='{one['key']}']").inner_text()
        if one["test"] is not None:
            assert f"{one['test']['difficulty']} needed" in said
            reader.locator(f"[data-choice='{one['key']}'] .odds b").wait_for()
        for cost in one["costs"]:
            assert str(cost["amount"]) in said
    # Enter on the fresh page chooses nothing
    reader.locator("h2").focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-choice][aria-pressed=true]").count() == 0
    assert state_of(ana, code)["own"]["entry"] == entry
    # a choice that is focused and pressed is named by the button, which gives it
    first = reader.locator("[data-choice]").first
    first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-choice][aria-pressed=true]").wait_for()
    label = first.locator("b").first.inner_text()
    assert f"Choose: {label}" in page.get_by_test_id("primary").inner_text()


@pytest.mark.ux("UX-53")
def test_a_phone_has_the_text_above_and_the_choices_in_the_sheet(rig: Rig) -> None:
    page, ana, code = scene(rig, "tale", "option", **TOUCH)
    page.get_by_test_id("entry-text").wait_for()
    ways = page.locator(f"{PROMPT} [data-choice]")
    assert ways.first.is_visible()
    assert not page.locator("[data-testid=reader] [data-choice]").first.is_visible()
    # with price, test and odds, as on a large screen, and no list that says them again
    for one in state_of(ana, code)["own"]["choices"]:
        said = page.locator(f"{PROMPT} [data-choice='{one['key']}']").inner_text()
        if one["test"] is not None:
            assert f"{one['test']['difficulty']} needed" in said
            page.locator(f"{PROMPT} [data-choice='{one['key']}'] .odds b").wait_for()
        for cost in one["costs"]:
            assert str(cost["amount"]) in said
    assert page.locator(f"{PROMPT} [role=radio]:visible").count() == 0
    ways.first.click()
    page.locator(f"{PROMPT} [data-choice][aria-pressed=true]").wait_for()
    page.locator(ENABLED).wait_for()
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)


def test_no_word_of_an_unread_entry_comes_to_the_browser(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me"], title="wk2", options={"laid": "tale"}, start=True)
    page = rig.page(ana)
    replies: list[Any] = []
    page.on("response", lambda one: replies.append(one))
    page.goto(f"/t/{code}")
    page.get_by_test_id("entry-text").wait_for()
    sent = "\n".join(_body(one) for one in replies) + page.content()
    read = state_of(ana, code)["book"]["read"]
    known = [entry.id for entry in ENTRIES]
    assert set(read) <= set(known)
    unread = {one: TEXTS.format("en", f"entry-{one}")[:40] for one in known if one not in read}
    assert [one for one, words in unread.items() if words in sent] == []
    assert TEXTS.format("en", f"entry-{read[0]}")[:40] in sent


def _body(response: Any) -> str:
    kind = response.headers.get("content-type", "")
    if not response.ok or not any(one in kind for one in ("json", "javascript", "text", "svg")):
        return ""
    return str(response.text())


@pytest.mark.ux("UX-55")
def test_the_plot_sheet_tells_how_things_stand(rig: Rig) -> None:
    page, ana, code = scene(rig, "turn", "action")
    sheet = page.get_by_test_id("plot-sheet").first
    sheet.locator(".time .now").wait_for()
    view = state_of(ana, code)
    assert sheet.locator(".time .now").inner_text() == str(view["plot"]["time"])
    assert TEXTS.format("en", "page-t2.goal") in sheet.inner_text()
    assert "1 challenge token" in sheet.inner_text()
    # where its action can be done is shown on the map, in the middle of the window
    site = view["own"]["sites"][0]["spaces"][0]
    sheet.locator(f"[data-show={site}]").click()
    page.locator(f"#stage [data-space={site}].pointed-at").wait_for()
    window = page.get_by_test_id("wk2-map").bounding_box()
    place = page.locator(f"#stage [data-space={site}]").bounding_box()
    assert window["x"] <= place["x"] <= window["x"] + window["width"]
    assert window["y"] <= place["y"] <= window["y"] + window["height"]
    # two actions later a round has passed, and the marker with it
    for _ in range(2):
        wait_asked(page, "action")
        give(page, plates(page)["pass"])
    page.wait_for_function(
        "time => document.querySelector('.time .now')?.textContent === time",
        arg=str(view["plot"]["time"] - 1),
    )
    assert state_of(ana, code)["plot"]["time"] == view["plot"]["time"] - 1


@pytest.mark.ux("UX-55")
def test_a_space_that_is_shown_on_a_phone_is_not_covered_by_the_sheet(rig: Rig) -> None:
    page, ana, code = scene(rig, "turn", "action", viewport=PHONE)
    site = state_of(ana, code)["own"]["sites"][0]["spaces"][0]
    page.get_by_test_id("goal").click()
    page.locator(f"dialog [data-show={site}]").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(f"#stage [data-space={site}].pointed-at").wait_for()


@pytest.mark.ux("UX-56")
def test_a_camp_shows_what_is_left_after_each_press(rig: Rig) -> None:
    page, ana, code = scene(rig, "camp", "camp")
    camp = page.get_by_test_id("camp")
    camp.wait_for()
    before = state_of(ana, code)
    me = before["seats"][0]
    assert f"{me['meds']} Meds" in camp.inner_text()
    assert "A contaminated wound becomes a normal one first." in camp.inner_text()
    # an answer says what it will do: 1 point turns the contaminated wound, the rest heal
    clean = camp.locator("[data-key='meds:1']")
    assert clean.inner_text() == "1 Meds: clean 1 contaminated wound, heal 2"
    # points are counted, and those that stay are lost
    points = camp.locator(".have").last
    assert points.inner_text() == f"{before['points']} points left"
    assert "is lost when you break camp" in page.get_by_test_id("points-lost").inner_text()
    clean.click()
    meds = camp.locator(".have").first
    meds.get_by_text(f"{me['meds'] - 1} Meds", exact=True).wait_for()
    after = state_of(ana, code)["seats"][0]
    assert after["harm"] == {**me["harm"], "contaminated": 0, "wounds": 1}
    camp.locator("[data-key='repair:damage']").click()
    points.get_by_text(f"{before['points'] - 1} point left", exact=True).wait_for()
    assert state_of(ana, code)["seats"][0]["damage"]["at"] == me["damage"]["at"] - 1


def test_town_has_four_shops_and_the_stalls_both_sides_of_a_card(rig: Rig) -> None:
    page, ana, code = scene(rig, "city", "shop")
    city = page.get_by_test_id("city")
    city.wait_for()
    for shop in ("Quack", "Garage", "Workshop", "Stalls"):
        assert shop in city.inner_text()
    give(page, city.locator("[data-key=stalls]"))
    wait_asked(page, "deal")
    tags = page.locator("[data-testid=stalls] .tag")
    tags.first.wait_for()
    offer = state_of(ana, code)["trade"]["offer"]
    assert tags.count() == len(offer)
    assert "as sold: broken" in tags.first.inner_text()
    assert "mended" in tags.first.inner_text()


@pytest.mark.ux("UX-58")
def test_alone_nobody_is_asked_for_the_enemy(rig: Rig) -> None:
    page, ana, code = scene(rig, "fight", "weapon")
    view = state_of(ana, code)
    assert view["options"]["enemy_decisions"] == "worst"
    seen: set[str] = set()
    for _ in range(12):
        state = ana.state(code, 0)
        prompt = state["prompt"]
        if state["view"]["combat"] is None or prompt is None:
            break
        seen.add(prompt["name"])
        ana.answer(code, prompt, [prompt["options"][0]["key"]])
    assert seen <= {"weapon", "armor", "option", "fate", "again", "reroll", "boost", "resource"}
    page.close()


def told_until(guest: Any, code: str, kind: str) -> None:
    """Answer with the first of everything until the log has such a line."""
    for _ in range(40):
        state = guest.state(code, 0)
        if any(line["kind"] == kind for line in state["log"]) or state["prompt"] is None:
            return
        guest.answer(code, state["prompt"], [state["prompt"]["options"][0]["key"]])


@pytest.mark.ux("UX-57")
@pytest.mark.parametrize(("laid", "kind"), [("", "entry"), ("fight", "combat-ends")])
def test_the_chronicle_has_what_was_read_and_fought_and_nothing_more(
    rig: Rig, laid: str, kind: str
) -> None:
    ana = rig.guest("Ana")
    options = {"laid": laid, "adventure": "first_tank"}
    code = ana.table(["me"], title="wk2", options=options, start=True)
    told_until(ana, code, kind)
    read = ana.state(code, 0)["view"]["book"]["read"]
    assert read or laid == "fight"
    page = rig.page(ana, f"/t/{code}/chronicle")
    chronicle = page.get_by_test_id("chronicle")
    chronicle.get_by_role("heading", level=2).first.wait_for()
    saved = [("page", "\n".join(chronicle.locator("section p").all_inner_texts()))]
    for name, ending in (("Save as Markdown", "md"), ("Save as HTML", "html")):
        with page.expect_download() as file:
            page.get_by_role("button", name=name).click()
        saved.append((ending, html.unescape(file.value.path().read_text())))
    known = [entry.id for entry in ENTRIES]
    opening = {one: " ".join(TEXTS.format("en", f"entry-{one}").split())[:40] for one in known}
    for where, text in saved:
        plain = " ".join(text.split())
        # a paragraph for each entry that was read, and no word of another
        assert [one for one in known if opening[one] in plain] == sorted(set(read), key=known.index)
        assert all(plain.count(opening[one]) == read.count(one) for one in read), where
        if laid == "fight":
            assert plain.count("Driller") == 1, where
