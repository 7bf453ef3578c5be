"""Stories on the web table: what was read is kept with the person over games, the rest is fog."""

from __future__ import annotations

import json

from dustboard.texts import texts_of
from dustboard.tutorials import load
from dustboard.tutorials.rehearsal import Rehearsal
from server.running import Guest, Running


def lines() -> list[list[str]]:
    """What the lesson answers, question by question, up to a good ending."""
    script = load("wk2")
    played = Rehearsal(script, {}, "browser")
    played.run()
    parts = {f"{step.id}/{part.id}": part for step in script.step for part in step.part}
    done = [parts[ref] for ref in played.trail if parts[ref].do == "answer"]
    return [next(iter(part.good.values())) for part in done]


def play_lesson(guest: Guest, answers: int | None = None) -> str:
    """The table of the lesson, played so far or to its end, without what it says in between."""
    code: str = guest.post("/learn/wk2", {"again": True})["code"]
    for line in lines()[:answers]:
        guest.answer(code, guest.state(code)["prompt"], line)
    return code


def test_what_was_read_and_won_is_kept_with_the_person(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    assert ana.get("/tales/wk2")["memories"] == []
    play_lesson(ana)
    found = ana.get("/tales/wk2")
    first, second = found["tales"][:2]
    assert (first["id"], first["won"], first["ends"]) == ("first_tank", True, 3)
    assert first["endings"] == ["The Smallest Bucket"]
    assert 0 < first["read"] < first["entries"]
    assert (second["read"], second["won"], second["endings"]) == (0, False, [])
    assert found["memories"] == ["past_valve", "past_cup"]
    # a second game that was only begun takes nothing away
    play_lesson(ana, 5)
    again = ana.get("/tales/wk2")
    assert again["tales"][0]["read"] == first["read"]
    assert again["memories"] == found["memories"]
    # and nobody else knows of it
    assert bo.get("/tales/wk2")["tales"][0]["read"] == 0
    assert bo.get("/tales/wk2")["memories"] == []


def test_the_map_of_a_story_tells_nothing_that_was_not_read(table: Running) -> None:
    ana = table.guest("Ana")
    play_lesson(ana, 8)
    found = ana.get("/tales/wk2/first_tank")
    known = [leaf for leaf in found["leaves"] if leaf["id"]]
    assert {"121", "122", "123"} <= {leaf["id"] for leaf in known}
    fog = [leaf for leaf in found["leaves"] if not leaf["id"]]
    assert len(known) + len(fog) == 34
    assert all(leaf["name"] == "" for leaf in fog)
    assert found["pages"][0] == "Keys in the Ignition"
    assert found["pages"][2] == ""  # not a word of the last page
    texts = texts_of("dustboard.games.wk2")
    sent = json.dumps(found)
    for entry in ("144", "153", "154", "155"):
        assert texts.format("en", f"entry-{entry}.title") not in sent
        assert f'"{entry}"' not in sent
    # the way of the game leads from passage to passage that were read
    assert found["last"]
    for way in found["last"]:
        assert found["leaves"][way["start"]]["id"]
        assert found["leaves"][way["end"]]["id"]


def test_a_title_without_stories_has_no_map(table: Running) -> None:
    ana = table.guest("Ana")
    ana.get("/tales/wftw", 404)
    ana.get("/tales/wk2/nowhere", 404)
