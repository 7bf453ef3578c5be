"""The season of a person: people met, a book to keep, and pages to go on from."""

from __future__ import annotations

import json
import random

import dustboard
from dustboard.texts import texts_of
from server.running import Guest, Running, joined, play_on
from server.test_tales import play_lesson

TEXTS = texts_of("dustboard.games.wk2")


def unread_words(read: set[str]) -> list[str]:
    """Headings of entries, and names and fates of people, that nobody who read only this knows."""
    title = dustboard.title("wk2")
    known = {TEXTS.format("en", f"entry-{entry}.title") for entry in read}
    found = [
        TEXTS.format("en", leaf.name)
        for tale in title.tales()
        for leaf in tale.leaves
        if leaf.id not in read
    ]
    for character in title.characters():
        if not read & set(character.met):
            found += [TEXTS.format("en", character.who)]
        found += [TEXTS.format("en", key) for key, told in character.fates if not read & set(told)]
    told = " ".join([TEXTS.format("en", f"entry-{entry}") for entry in read])
    return [words for words in found if words not in known and words not in told]


def book(guest: Guest, form: str) -> bytes:
    reply = guest.http.get(f"/season/wk2/{form}")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-disposition"] == f'attachment; filename="season.{form}"'
    return reply.content


def test_the_season_knows_whom_i_met_and_what_comes_next(table: Running) -> None:
    ana = table.guest("Ana")
    fresh = ana.get("/tales/wk2")
    assert (fresh["people"], fresh["next"]) == ([], "first_tank")
    everybody = fresh["strangers"]
    code = play_lesson(ana)
    found = ana.get("/tales/wk2")
    assert {one["id"]: one["fate"] for one in found["people"]} == {
        "person-rusty": "She has kept a gap in the row for your wheels.",
        "person-pip": "Three scratches are off the Garden's book and on yours.",
        "person-ketch": "You drank from one cup with her nine.",
    }
    assert found["strangers"] == everybody - 3
    assert found["next"] == "long_count"
    first, second = found["tales"][:2]
    assert first["keeps"] == ["past_valve", "past_cup"]
    assert first["games"] == [
        {"code": code, "over": True, "won": True, "ending": "The Smallest Bucket"}
    ]
    assert (second["games"], second["keeps"]) == ([], [])


def test_the_season_tells_nothing_that_was_not_read(table: Running) -> None:
    ana = table.guest("Ana")
    code = play_lesson(ana, 8)
    game = table.services.registry.rooms[code].story
    assert game is not None
    told = game.game.title.told(game.game.state, 0)
    assert told is not None
    unread = unread_words(set(told.read))
    assert len(unread) > 400
    pages = ana.get(f"/tables/{code}/pages")
    sent = json.dumps([ana.get("/tales/wk2"), pages]) + book(ana, "html").decode()
    assert [words for words in unread if words in sent] == []
    # of the pages that were not opened not even the name
    assert [one["name"] for one in pages["pages"]] == ["Keys in the Ignition"]
    assert "Home by Lamplight" not in sent
    assert book(ana, "pdf").startswith(b"%PDF")


def test_the_book_of_a_season_tells_the_game_that_was_won(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    bo.get("/season/wk2/html", 409)  # nothing to tell
    ana.get("/season/wftw/html", 404)
    ana.get("/season/wk2/doc", 400)
    play_lesson(ana)
    play_lesson(ana, 5)  # a later game that goes on does not take its place
    page = book(ana, "html").decode()
    assert '<h2 id="tale-0">First Tank</h2>' in page
    assert "The Smallest Bucket" in page
    assert "Rusty is watering a hatchback" in page
    assert "1 of 8 adventures won." in page
    assert "A cup, shared" in page
    assert page.count("<h2") == 1  # one game for each story
    assert "<script" not in page
    assert "src=" not in page
    assert "http" not in page  # it needs nothing else
    pdf = book(ana, "pdf")
    assert pdf.startswith(b"%PDF")
    assert len(pdf) > 20_000


def test_a_name_at_the_table_is_no_markup(table: Running) -> None:
    ana = table.guest("<b>#Ana</b>")
    play_lesson(ana)
    page = book(ana, "html").decode()
    assert "<b>#Ana" not in page
    assert "&lt;b&gt;#Ana" in page or "#Ana" not in page
    assert book(ana, "pdf").startswith(b"%PDF")


def test_a_player_goes_on_from_the_beginning_of_a_page(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = play_lesson(ana)
    found = ana.get(f"/tables/{code}/pages")
    assert (found["tale"], found["name"]) == ("first_tank", "First Tank")
    assert [one["name"] for one in found["pages"]] == [
        "Keys in the Ignition",
        "A Small Valve",
        "Home by Lamplight",
    ]
    bo.get(f"/tables/{code}/pages", 404)  # a lesson is nobody else's
    last = found["pages"][-1]["at"]
    made = ana.post(f"/tables/{code}/fork", {"seat": 0, "at": last})
    assert (made["parent"], made["forked_at"]) == (code, last)
    view = ana.state(made["code"])["view"]
    assert view["plot"]["id"] == "t3"
    assert view["round"] <= 1
    before = ana.get(f"/tables/{code}/at/{last - 1}")["view"]
    assert before["plot"]["id"] == "t2"
    # the copy has the pages before it as well
    again = ana.get(f"/tables/{made['code']}/pages")
    assert [one["at"] for one in again["pages"]] == [one["at"] for one in found["pages"]]


def test_two_at_a_table_go_on_from_a_page_and_others_may_not(table: Running) -> None:
    ana, bo, cy = table.guest("Ana"), table.guest("Bo"), table.guest("Cy")
    options = {"adventure": "iron_trail", "quick_setup": True}
    code = ana.table(["me", "link"], title="wk2", options=options, spectators="link")
    joined(ana, [bo], code)
    play_on(code, {0: ana, 1: bo}, random.Random(4), limit=40)
    found = bo.get(f"/tables/{code}/pages")
    assert found["tale"] == "iron_trail"
    assert found["pages"][0]["name"] == TEXTS.format("en", "sheet-parts")
    cy.get(f"/tables/{code}/pages", 403)  # an onlooker
    at = found["pages"][0]["at"]
    made = bo.post(f"/tables/{code}/fork", {"seat": 1, "at": at, "friends": True})
    assert (made["state"], made["new_deal"], made["forked_at"]) == ("lobby", True, at)
    assert [seat["kind"] for seat in made["seats"]] == ["link", "me"]
    # what was dealt anew begins in the middle: there is no page to go back to yet
    joined(bo, [cy], made["code"])
    assert bo.get(f"/tables/{made['code']}/pages")["pages"] == []


def test_a_game_of_several_seats_is_one_game_of_the_season(table: Running) -> None:
    ana = table.guest("Ana")
    options = {"adventure": "iron_trail", "quick_setup": True}
    code = ana.table(["me", "device"], title="wk2", options=options, start=True)
    for seat in (0, 1, 0):
        prompt = ana.state(code, seat)["prompt"]
        if prompt is not None:
            ana.answer(code, prompt, [prompt["options"][0]["key"]])
    trail = next(one for one in ana.get("/tales/wk2")["tales"] if one["id"] == "iron_trail")
    assert [one["code"] for one in trail["games"]] == [code]
