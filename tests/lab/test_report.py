"""`dustboard lab report`: what it counts, what it calls sure, and a page that stands alone."""

from __future__ import annotations

import argparse
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from dustboard.lab.experiments import report
from dustboard.lab.experiments.counting import Games
from dustboard.lab.experiments.page import differences
from dustboard.lab.failures import BadExperiment

VOID = {"meta", "line", "circle", "rect", "polyline", "path"}


def row(index: int, winner: int, **more: Any) -> dict[str, Any]:
    """A game of two seats; the winner of an even game owns card bb05 from round 2 on."""
    cards: list[dict[str, int]] = [{"bu01": 1}, {"bu01": 1}]
    if index % 2 == 0:
        cards[winner]["bb05"] = 2
    return {
        "variant": "base",
        "index": index,
        "seed": f"{index:x}",
        "seats": ["normal", "easy"],
        "winners": [winner],
        "scores": [10 - 5 * winner, 5 + 5 * winner],
        "rounds": 3,
        "answers": 40,
        "reason": "goal-reached",
        "digest": "",
        "turns": {},
        "curve": [[0, 0], [2, 1], [4, 4], [10 - 5 * winner, 5 + 5 * winner]],
        "figures": {
            "game": {"ties rolled": index % 3},
            "seats": {"opening": ["field", "shop"], "units lost": [winner, 1 - winner]},
            "cards": cards,
            "used": ["bu01", "bb05"],
        },
        **more,
    }


def games(number: int = 40, **more: Any) -> Games:
    return Games([row(index, int(index % 4 == 3), **more) for index in range(number)])


def kept(folder: Path, some: list[Games]) -> Path:
    """A folder as a run leaves it."""
    folder.mkdir()
    names = [one.rows[0]["variant"] for one in some]
    facts = {"format": 1, "plan": "x", "title": "wftw", "games": 40, "variants": names}
    facts["builds"] = dict.fromkeys(names, "0.1.0/abc")
    (folder / "run.json").write_text(json.dumps(facts))
    lines = [json.dumps(row) + "\n" for one in some for row in one.rows]
    (folder / "games.jsonl").write_text("".join(lines))
    return folder


def test_shares_by_seat_and_word() -> None:
    found = {
        one.name: (one.wins, one.number) for one in games().by_seat(lambda row, seat: str(seat))
    }
    assert found == {"0": (30, 40), "1": (10, 40)}
    opened = games().by_seat(lambda row, seat: row["figures"]["seats"]["opening"][seat])
    assert [(one.name, one.wins) for one in opened] == [("field", 30), ("shop", 10)]


def test_cards_with_and_without_and_by_round() -> None:
    (card,) = games().cards()  # everybody owns bu01, so nothing is said of it
    assert (card.id, card.owners) == ("bb05", 20)
    assert card.difference.second == 1.0
    assert card.difference.first == pytest.approx(20 / 60)
    assert card.difference.sure
    assert card.by_round == [(0.0, 0), (1.0, 20), (0.0, 0), (0.0, 0), (0.0, 0)]


def test_curves_and_leads() -> None:
    winners, others = games().curves()
    assert winners == ("winners", [(0, 0.0), (1, 1.75), (2, 4.0), (3, 10.0)])
    assert others[1][3] == (3, 5.0)
    # seat 0 leads after the first round, nobody alone after the second
    assert games().leads() == [(1, 0.75, 40)]
    assert games().lead_changes() == 0.25


def test_cards_that_nobody_used() -> None:
    assert games().never_used(["bu01", "bu02", "bb05"]) == ["bu02"]


def test_those_who_win_together_have_all_won() -> None:
    together = Games([row(0, 0, winners=[0, 1]), row(1, 0, winners=[])])
    assert together.even() == 0.5
    assert Games([row(0, 0, winners=[0])]).even() == 0.5


def test_games_of_the_same_luck_are_compared_in_pairs() -> None:
    longer = Games([{**one, "rounds": 4 + one["index"] % 2} for one in games().rows])
    found, pairs = differences(games(), longer)
    assert pairs
    assert found["rounds"].value == 1.5
    assert found["rounds"].sure
    assert not found["answers"].sure
    assert found["rounds"].number == 40


def test_games_of_other_luck_are_no_pairs() -> None:
    other = Games([{**one, "seed": "other" + one["seed"]} for one in games().rows])
    found, pairs = differences(games(), other)
    assert not pairs
    assert not any(one.sure for one in found.values())


class Reader(HTMLParser):
    """Sees that every element is closed, and what the page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h2", "h3", "summary"):
            self.headings.append(data)


def test_the_page_stands_alone(tmp_path: Path) -> None:
    cheap = games(variant="<cheap>")
    folder = kept(tmp_path / "run", [games(), cheap])
    parser = argparse.ArgumentParser()
    report.add_arguments(parser)
    assert report.run(parser.parse_args([str(folder)])) == 0
    page = (folder / "report.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.addresses == []
    assert not re.search(r"https?:|url\(|@import|<script", page)
    assert "prefers-color-scheme: dark" in page
    for heading in ("Variants", "<cheap>, compared with base", "By seat", "By opening", "Length"):
        assert heading in reader.headings
    for heading in ("By card owned", "Score curves", "Endings", "Cards never used"):
        assert reader.headings.count(heading) == 2
    assert page.count("<svg") >= 12
    assert "Hiring Post" in page  # bb05 by its name


def test_two_runs_are_compared(tmp_path: Path) -> None:
    page = report.report([kept(tmp_path / "old", [games()]), kept(tmp_path / "new", [games()])])
    assert "new: base, compared with old: base" in page
    assert "40 pairs of games" in page


def test_folders_without_a_finished_run(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no finished run"):
        report.report([tmp_path])
    other = kept(tmp_path / "wk1", [games()])
    facts = json.loads((other / "run.json").read_text())
    (other / "run.json").write_text(json.dumps({**facts, "title": "wk1"}))
    with pytest.raises(BadExperiment, match="different titles: wftw, wk1"):
        report.report([kept(tmp_path / "run", [games()]), other])


def test_options_tell_who_won_by_each_value(tmp_path: Path) -> None:
    rows = [row(at, int(at % 2), turns={"overbid": ["no", "yes"][at % 2]}) for at in range(20)]
    page = report.report([kept(tmp_path / "run", [Games(rows)])])
    part = page[page.index("By overbid") :].split("</section>")[0]
    lines = re.findall(
        r"<th scope=row>(\w+)</th><td>(\w+)</td><td>\d+</td><td>.*?</td><td>(\d+)", part
    )
    assert lines == [
        ("no", "somebody", "100"),
        ("no", "easy", "0"),
        ("no", "normal", "100"),
        ("yes", "somebody", "100"),
        ("yes", "easy", "100"),
        ("yes", "normal", "0"),
    ]
