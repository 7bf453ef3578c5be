"""People at the page: passkeys, recovery words, pins, links, one's own data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browser.driver import PROMPT, wait_asked
from browser.rig import SHORT, Rig

BOT = {"kind": "bot", "bot": "easy"}
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named(rig: Rig) -> str:
    """The site by a name; there are no passkeys for a number."""
    return rig.site.base.replace("127.0.0.1", "localhost")


def test_a_passkey_is_added_used_and_removed(rig: Rig) -> None:
    page = rig.page()
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    made = device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.goto(f"{named(rig)}/me")
    page.get_by_text("No passkeys yet.").wait_for()
    who = page.get_by_test_id("who")
    assert who.inner_text() == "You are a guest on this device."
    name = page.get_by_label("Name", exact=True).first.input_value()
    page.get_by_label("Passkey name").fill("my laptop")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_test_id("passkeys").get_by_text("my laptop", exact=True).wait_for()
    page.get_by_text("You are signed in.").wait_for()
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_text("You are a guest on this device.").wait_for()
    assert page.get_by_label("Name", exact=True).first.input_value() != name
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("Welcome back.").wait_for()
    assert page.get_by_label("Name", exact=True).first.input_value() == name
    page.get_by_text("last used").wait_for()
    page.get_by_role("button", name="Remove my laptop").click()
    page.get_by_text("No passkeys yet.").wait_for()
    page.get_by_text("You are a guest on this device.").wait_for()
    # the authenticator still has its half, and it opens nothing any more
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("alert").get_by_text("not registered here").wait_for()
    device.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": made["authenticatorId"]})


def test_six_words_bring_the_seats_to_another_device(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    page = rig.page(ana, "/me")
    page.get_by_role("button", name="Give me six words").click()
    page.get_by_test_id("words").wait_for()
    words = page.get_by_test_id("words").locator("li").all_inner_texts()
    assert len(words) == 6
    page.get_by_role("button", name="I've written them down").click()
    page.get_by_text("They can't be shown again").wait_for()
    other = rig.page(path="/me")
    other.get_by_label("The six words").fill("one two three four five six")
    other.get_by_role("button", name="Sign in with these words").click()
    other.get_by_role("alert").wait_for()
    other.get_by_label("The six words").fill(" ".join(words).title())
    other.get_by_role("button", name="Sign in with these words").click()
    other.get_by_text("Welcome back.").wait_for()
    assert other.get_by_label("Name", exact=True).first.input_value() == "Ana"
    other.goto(f"/t/{code}")
    wait_asked(other)


def test_a_new_password_asks_for_the_old_one(rig: Rig) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, "/me")
    page.get_by_label("Password", exact=True).first.fill("rust and juice")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("New password").fill("scrap and spark")
    page.get_by_label("Current password").fill("not this one")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("enter your password").wait_for()
    page.get_by_label("Current password").fill("rust and juice")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Current password").wait_for(state="detached")
    known = {"name": ana.get("/me")["name"], "password": "scrap and spark"}
    assert rig.guest("Bo").post("/login", known)["id"] == ana.me["id"]
    # neither does a way around it come from a page that was left open
    page.get_by_role("button", name="Give me six words").click()
    page.get_by_text("enter your password").wait_for()
    page.get_by_label("Your password").fill("scrap and spark")
    page.get_by_role("button", name="Give me six words").click()
    page.get_by_test_id("words").wait_for()


def test_devices_are_listed_and_signed_out(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", BOT], options=SHORT, start=True)
    words = " ".join(ana.post("/me/words", {})["words"])
    page = rig.page(ana, "/me")
    devices = page.get_by_test_id("devices")
    devices.get_by_text("this device").wait_for()
    assert devices.locator("li").count() == 1
    assert devices.get_by_role("button").count() == 0  # here one signs out by the button below
    lost = rig.page(path="/me")
    lost.get_by_label("The six words").fill(words)
    lost.get_by_role("button", name="Sign in with these words").click()
    lost.get_by_text("Welcome back.").wait_for()
    lost.goto(f"/t/{code}")
    wait_asked(lost)
    page.reload()
    found = devices.locator("li", has_text="last used")
    found.wait_for()
    assert found.locator("strong").inner_text() == "Chrome, Linux"
    found.get_by_role("button", name="Sign out Chrome, Linux").click()
    page.get_by_text("Chrome, Linux is signed out.").wait_for()
    assert devices.locator("li").count() == 1
    # its open page says so, and can do nothing more
    lost.get_by_test_id("conn").get_by_text("this device was signed out").wait_for()
    lost.get_by_role("button", name="Reload").click()
    lost.locator("[data-testid=conn][data-state=online]").wait_for(state="attached")
    seat = "fetch('/api/v1/tables/%s').then((answer) => answer.json()).then((state) => state.seat)"
    assert lost.evaluate(seat % code) is None


def test_a_new_password_signs_others_out_unless_they_are_kept(rig: Rig) -> None:
    ana = rig.guest("Ana of many pages")
    page = rig.page(ana, "/me")
    page.get_by_label("Password", exact=True).first.fill("rust and juice")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("You are signed in.").wait_for()
    known = {"name": "Ana of many pages", "password": "rust and juice"}
    devices = page.get_by_test_id("devices")
    for password, keep, left in (("scrap and spark", True, 2), ("oil and water", False, 1)):
        other = rig.guest("Bo")
        other.post("/login", known)
        page.reload()
        page.get_by_label("New password").fill(password)
        page.get_by_label("Current password").fill(known["password"])
        if keep:
            page.get_by_label("Stay signed in on my other devices").check()
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved.").wait_for()
        devices.get_by_text("this device").wait_for()
        assert devices.locator("li").count() == left
        known["password"] = password
    # a name needs the password, too
    page.get_by_label("Name", exact=True).first.fill("Anna")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("enter your password").wait_for()
    page.get_by_label("Current password").fill("oil and water")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    assert ana.get("/me")["name"] == "Anna"


def test_a_guest_who_joined_is_quietly_told_how_to_keep_the_seat(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", "link"])
    page = rig.page(path=f"/j/{ana.links(code)[1]}")
    page.get_by_role("button", name="Take this seat").click()
    card = page.get_by_test_id("keep")
    card.wait_for()
    card.get_by_role("button", name="Not now").click()
    card.wait_for(state="detached")
    page.reload()
    page.get_by_text("your seat").first.wait_for()
    assert card.count() == 0


def test_a_seat_link_can_be_scanned(rig: Rig) -> None:
    ana = rig.guest("Ana")
    code = ana.table(["me", "link"])
    page = rig.page(ana, f"/t/{code}")
    page.get_by_role("button", name="QR code").click()
    picture = page.get_by_test_id("qr")
    picture.wait_for()
    page.wait_for_function("() => document.querySelector('[data-testid=qr]').naturalWidth > 100")
    assert "seat 2" in (picture.get_attribute("alt") or "")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Copied").wait_for()


def test_a_pinned_seat_opens_by_its_pin_only(rig: Rig) -> None:
    ana = rig.guest("Ana")
    device = {"kind": "device", "name": "Bo", "pin": "4711"}
    code = ana.table(["me", device], options=SHORT, start=True)
    page = rig.page(ana)
    heard: list[str] = []
    keep = lambda text: heard.append(text)  # noqa: E731
    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    page.goto(f"/t/{code}")
    cover = page.get_by_test_id("cover")
    cover.get_by_text("Ana").first.wait_for()
    page.keyboard.press("Enter")
    wait_asked(page)
    answer(page)
    cover.get_by_label("Bo's PIN").wait_for()
    assert not seen_by(heard, 1)
    cover.get_by_label("Bo's PIN").fill("1234")
    page.keyboard.press("Enter")
    cover.get_by_role("alert").get_by_text("wrong PIN").wait_for()
    assert not seen_by(heard, 1)
    cover.get_by_label("Bo's PIN").fill("4711")
    page.keyboard.press("Enter")
    wait_asked(page)
    assert seen_by(heard, 1)
    page.reload()  # whoever loads the page anew is asked again
    cover.get_by_label("Bo's PIN").wait_for()
    assert page.locator(PROMPT).count() == 0


def test_who_leaves_leaves_a_seat_with_a_pin_to_its_player(rig: Rig) -> None:
    ana = rig.guest("Ana")
    device = {"kind": "device", "name": "Bo", "pin": "4711"}
    code = ana.table(["me", device], options=SHORT, start=True)
    page = rig.page(ana, f"/t/{code}")
    page.get_by_test_id("cover").get_by_text("Ana").first.wait_for()
    page.keyboard.press("Enter")
    wait_asked(page)
    page.locator("button.menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_text("has a PIN and stays").wait_for()
    page.get_by_test_id("leave").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    page.goto(f"/t/{code}")
    page.get_by_test_id("cover").get_by_label("Bo's PIN").wait_for()
    seats = ana.state(code)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "device"]


def answer(page: Any) -> None:
    page.locator(f"{PROMPT} [role=radio]").first.click()
    page.locator("[data-testid=primary]").click()


def seen_by(heard: list[str], seat: int) -> list[str]:
    """The messages that were made for the eyes of this seat."""
    messages = [json.loads(text) for text in heard]
    return [one["type"] for one in messages if one["type"] == "state" and one["seat"] == seat]


def test_my_data_comes_home_and_goes(rig: Rig, tmp_path: Path) -> None:
    ana = rig.guest("Ana of the wells")
    code = ana.table(["me", BOT], start=True)
    page = rig.page(ana, "/me")
    with page.expect_download() as heard:
        page.get_by_role("link", name="Download my data").click()
    heard.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text())
    assert data["name"] == "Ana of the wells"
    assert [one["code"] for one in data["tables"]] == [code]
    page.get_by_role("button", name="Delete my account").click()
    box = page.get_by_role("dialog")
    box.get_by_role("button", name="Delete everything").click()
    box.get_by_role("alert").wait_for()
    box.get_by_label("Type your name to confirm").fill("Ana of the wells")
    box.get_by_role("button", name="Delete everything").click()
    page.get_by_text("Your account is deleted.").wait_for()
    assert page.get_by_label("Name", exact=True).first.input_value() != "Ana of the wells"
    assert ana.http.get("/me").json()["id"] != ana.me["id"]


def test_the_account_page_says_when_the_server_is_away(rig: Rig) -> None:
    page = rig.page()
    page.route("**/api/v1/me", lambda route: route.abort())
    page.goto("/me")
    page.get_by_role("alert").get_by_text("Can't reach the server").wait_for()
    page.unroute("**/api/v1/me")
    page.get_by_role("button", name="Try again").click()
    page.get_by_test_id("who").wait_for()
