"""Forms of address: chosen by a person, kept with them, and used in what the server tells them."""

from __future__ import annotations

import json
import random

import pytest

from dustboard.texts import FORMS, Texts
from server.running import Guest, Running, play_on, until

SAID = {
    "neutral": "Zdobywasz kartę",
    "feminine": "Zdobyłaś kartę",
    "masculine": "Zdobyłeś kartę",
}


def test_a_form_is_kept_with_the_person_and_found_on_another_device(table: Running) -> None:
    ana = table.guest("Ana of the forms")
    assert ana.get("/me")["form"] == ""
    ana.post("/me", {"name": "Ana of the forms", "password": "a long word"})
    assert ana.post("/me/form", {"form": "feminine"})["form"] == "feminine"
    assert ana.post("/me/form", {"form": "nonsense"}, 400)["kind"] == "bad-request"
    other = table.guest()
    other.post("/login", {"name": "Ana of the forms", "password": "a long word"})
    found = other.get("/me")
    assert found["form"] == "feminine"
    other.http.headers["X-Dustboard"] = found["csrf"]
    assert other.post("/me/form", {"form": "neutral"})["form"] == "neutral"
    assert ana.get("/me")["form"] == "neutral"
    assert ana.get("/me/export")["form"] == "neutral"


@pytest.fixture(scope="module")
def played(table: Running) -> tuple[Guest, str]:
    """A game in which the first seat has won a card."""
    ana = table.guest("Ana")
    code = ana.table(["me", "device"], start=True)
    rng = random.Random(7)
    for _ in range(40):
        play_on(code, {0: ana, 1: ana}, rng, limit=20)
        if any(SAID["neutral"] in one for one in lines(ana, code, "pl")):
            return ana, code
    raise AssertionError("nobody won a card")


def lines(guest: Guest, code: str, lang: str) -> list[str]:
    return [line["text"] for line in guest.state(code, 0, lang=lang)["log"]]


@pytest.mark.parametrize("form", FORMS)
def test_each_form_reaches_the_log(played: tuple[Guest, str], form: str) -> None:
    guest, code = played
    lang = "pl" if form == "neutral" else f"pl-{form}"
    told = "\n".join(lines(guest, code, lang))
    assert [one for one, words in SAID.items() if words in told] == [form]
    with guest.live(code, 0, lang=lang) as live:
        said = "\n".join(line["text"] for line in until(live, "state")["log"])
        assert SAID[form] in said
        live.send(json.dumps({"seat": 0, "lang": "pl"}))
        assert SAID["neutral"] in "\n".join(line["text"] for line in until(live, "state")["log"])


def test_two_readers_of_one_table_keep_their_own_form(played: tuple[Guest, str]) -> None:
    guest, code = played
    both = [lines(guest, code, f"pl-{form}") for form in ("feminine", "masculine", "feminine")]
    assert both[0] == both[2] != both[1]


def test_an_unknown_form_is_refused_and_everything_else_is_plain_polish(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", "bot"])
    for lang in ("pl-nonsense", "en-feminine"):
        assert ana.get(f"/tables/{code}", 400, lang=lang)["kind"] == "bad-request"
    assert ana.get("/rules/wftw", lang="pl-feminine") == ana.get("/rules/wftw", lang="pl")
    refused = [
        ana.get("/tables/NONE99", 404, lang=lang)["error"] for lang in ("pl", "pl-feminine", "en")
    ]
    assert refused[0] == refused[1] != refused[2]


def test_the_form_is_only_a_way_to_speak_a_language() -> None:
    texts = Texts("dustboard.games.wftw")
    assert texts.keys("pl-feminine") == texts.keys("pl")
    assert texts.language("pl-masculine", "bu01") == "pl"
    assert texts.format("en", "bu01") == texts.format("en-feminine", "bu01")
