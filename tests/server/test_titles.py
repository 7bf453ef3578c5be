"""What the wizard is told about the titles, and tables that no title allows."""

from __future__ import annotations

from typing import Any

import dustboard
from server.running import Running


def test_every_title_is_told_with_what_there_is_to_play(table: Running) -> None:
    told = {one["id"]: one for one in table.guest().get("/titles")}
    assert list(told) == list(dustboard.titles())
    for name, one in told.items():
        title = dustboard.title(name)
        options = {option["name"]: option for option in one["options"]}
        assert [scenario["value"] for scenario in one["scenarios"]] == [
            scenario.value for scenario in title.scenarios()
        ]
        for scenario in one["scenarios"]:
            assert scenario["value"] in options[scenario["option"]]["values"]
            assert scenario["name"]
            assert scenario["text"]
            players = title.players_for({scenario["option"]: scenario["value"]})
            assert (scenario["min_players"], scenario["max_players"]) == (players[0], players[-1])


def test_a_table_has_the_players_that_its_mission_is_for(table: Running) -> None:
    ana = table.guest("Ana")
    bot = {"kind": "bot", "bot": "easy"}
    wish = {"title": "wk1", "options": {"mission": "only_one"}}
    refused = ana.post("/tables", {**wish, "seats": [{"kind": "me"}, bot]}, status=422)
    assert "3 to 4 players, not 2" in refused["error"]
    assert refused["rule"] == "wk1.win.04"
    laid = ana.post("/tables", {**wish, "seats": [{"kind": "me"}, bot, bot]})
    assert laid["options"]["mission"] == "only_one"
    assert laid["changed"] == ["mission"]


def test_what_everybody_may_know_is_packed_and_nothing_else(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", {"kind": "bot", "bot": "easy"}], start=True)
    for path in ("/titles", "/cards/wftw", "/rules/wftw"):
        assert ana.http.get(path).headers["content-encoding"] == "gzip"
    for path in (f"/tables/{code}", f"/tables/{code}/odds?seat=0", "/me"):
        assert "content-encoding" not in ana.http.get(path).headers


def names(facet: dict[str, Any]) -> list[str]:
    return [value["name"] for value in facet["values"]]


def test_cards_are_told_apart_by_what_their_title_says(table: Running) -> None:
    ana = table.guest()
    for name in dustboard.titles():
        decks = ana.get(f"/cards/{name}")["decks"]
        cards = {card["id"] for deck in decks.values() for card in deck}
        told = ana.get(f"/cards/{name}/gallery")
        facets = {facet["id"]: facet for facet in told["facets"]}
        assert [value["id"] for value in facets["deck"]["values"]] == list(decks)
        for facet in facets.values():
            assert len(facet["values"]) > 1
            assert len(set(names(facet))) == len(facet["values"])
            assert {card for value in facet["values"] for card in value["cards"]} <= cards
        assert set(told["sides"]) <= cards
    assert ana.http.get("/cards/nothing/gallery").status_code == 404


def test_the_facets_hold_what_is_printed_on_the_cards(table: Running) -> None:
    ana = table.guest()
    told = ana.get("/cards/wftw/gallery")["facets"]
    facets = {facet["id"]: facet for facet in told}
    assert list(facets) == ["deck", "kind", "trait", "price", "scrap", "juice", "spark"]
    assert names(facets["kind"]) == ["Bases", "Units"]
    assert names(facets["price"]) == [str(number) for number in range(1, 9)]
    for card in dustboard.content("wftw"):
        held = {
            facet["id"]: [value["id"] for value in facet["values"] if card.id in value["cards"]]
            for facet in told
        }
        assert sorted(held["trait"]) == sorted(card.tags)
        assert held["price"] == ([str(card.acquisition)] if card.acquisition else [])
        for thing in ("scrap", "juice", "spark"):
            cost = [str(getattr(card.build, thing))] if card.kind == "unit" else []
            assert held[thing] == cost
    knights = ana.get("/cards/wk1/gallery")
    worth = next(facet for facet in knights["facets"] if facet["id"] == "value")
    value = {one["id"]: one["cards"] for one in worth["values"]}
    assert {number: cards[0] for number, cards in value.items()} == {
        "1": "g01",
        "3": "y01",
        "9": "r01",
    }
    assert "v01" in value["3"]  # and damaged it is worth as much as a green card
    assert "v01" in value["1"]
    assert knights["sides"]["v01"] == "Damaged: Speed 3, capacity 1."


def test_the_gallery_tells_nothing_of_a_game(table: Running) -> None:
    ana = table.guest("Ana")
    before = [ana.http.get(path).content for path in ("/cards/wftw", "/cards/wftw/gallery")]
    ana.table(["me", {"kind": "bot", "bot": "easy"}], start=True)
    after = [ana.http.get(path).content for path in ("/cards/wftw", "/cards/wftw/gallery")]
    assert before == after
