"""The lab in the browser: for whoever has its key, and only where a server was told to show it."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import pytest

from dustboard.lab.experiments import run
from dustboard.server import serve
from dustboard.server.core.config import ServerConfig
from server.running import Guest, Running, serving

KEY = "the-key-of-the-lab"
DUEL = """\
title = "wftw"
seats = ["easy", "random"]
games = 6
chunk = 2
[options]
victory_goal = 8
[[variant]]
name = "rich"
cards.bu02.effect.0.gain.scrap = 9
"""


def play(file: Path, text: str, out: Path) -> None:
    file.write_text(text, encoding="utf-8")
    parser = ArgumentParser()
    run.add_arguments(parser)
    assert run.run(parser.parse_args([str(file), "--out", str(out), "--jobs", "1"])) == 0


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two finished runs, one that was stopped, and things that are no runs."""
    folder = tmp_path_factory.mktemp("lab")
    play(folder / "duel.toml", DUEL, folder / "runs/duel")
    play(folder / "more.toml", DUEL.replace("games = 6", "games = 4"), folder / "runs/more <b>")
    stopped = folder / "runs/stopped"
    stopped.mkdir()
    facts = {"format": 1, "plan": "x", "title": "wk1", "variants": ["base"]}
    (stopped / "run.json").write_text(json.dumps(facts))
    pace = {"done": 30, "games": 90, "rate": 1.5, "left": 40, "at": 1000.0}
    (stopped / "progress.json").write_text(json.dumps(pace))
    (folder / "runs/notes").mkdir()
    (folder / "runs/broken").mkdir()
    (folder / "runs/broken/run.json").write_text("{")
    return folder / "runs"


@pytest.fixture(scope="module")
def lab(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that shows them."""
    folder = tmp_path_factory.mktemp("server")
    store = f"sqlite:///{folder / 'store.db'}"
    config = ServerConfig(store=store, web_dist=folder / "none", lab=runs, lab_key=KEY)
    with serving(config) as running:
        yield running


@pytest.fixture
def operator(lab: Running) -> Guest:
    """A device that has shown the key."""
    guest = lab.guest()
    guest.post("/lab/open", {"key": KEY}, 204)
    return guest


def test_runs_are_listed_with_how_far_they_are(operator: Guest) -> None:
    found = {one["name"]: one for one in operator.get("/lab")["runs"]}
    assert sorted(found) == ["duel", "more <b>", "stopped"]
    duel, stopped = found["duel"], found["stopped"]
    assert (duel["state"], duel["done"], duel["games"], duel["report"]) == (
        "finished",
        12,
        12,
        True,
    )
    assert (duel["title"], duel["variants"]) == ("wftw", ["base", "rich"])
    assert (stopped["state"], stopped["done"], stopped["games"]) == ("waiting", 30, 90)
    assert not stopped["report"]


def test_a_run_that_is_heard_of_is_being_played(
    operator: Guest, runs: Path, lab: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab.services.lab, "_clock", lambda: 0.0)
    (stopped,) = [one for one in operator.get("/lab")["runs"] if one["name"] == "stopped"]
    assert (stopped["state"], stopped["rate"], stopped["left"]) == ("playing", 1.5, 40)


def test_nobody_else_sees_anything(lab: Running) -> None:
    guest = lab.guest()
    assert guest.get("/lab", 403)["kind"] == "lab-locked"
    assert guest.get("/lab/report", 403, run="duel")["kind"] == "lab-locked"
    assert (
        guest.post("/lab/open", {"key": KEY[:-1]}, 403)["error"] == "this is not the key of the lab"
    )
    guest.http.cookies.set("dustboard_lab", KEY)  # the key itself is no pass
    assert guest.get("/lab", 403)
    bare = lab.guest()
    del bare.http.headers["X-Dustboard"]
    assert bare.post("/lab/open", {"key": KEY}, 403)["kind"] == "csrf"


def test_whoever_guesses_the_key_has_to_wait(lab: Running) -> None:
    guest = lab.guest()
    lab.services.rates.guessed("lab 127.0.0.1")  # by others at the same address
    tried = [guest.http.post("/lab/open", json={"key": str(n)}).status_code for n in range(7)]
    assert set(tried[:5]) == {403}
    assert 429 in tried[5:]
    lab.services.rates.guessed("lab 127.0.0.1")


def test_the_pass_is_for_the_lab_alone_and_scripts_do_not_see_it(lab: Running) -> None:
    reply = lab.guest().http.post("/lab/open", json={"key": KEY})
    assert reply.status_code == 204
    words = reply.headers["set-cookie"].lower()
    assert "path=/api/v1/lab" in words
    assert "httponly" in words
    assert "samesite=strict" in words
    assert KEY not in words


def test_a_report_is_a_page_that_runs_nothing(operator: Guest) -> None:
    reply = operator.http.get("/lab/report", params={"run": "duel"})
    assert reply.headers["content-type"].startswith("text/html")
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'; style-src 'unsafe-inline'" in policy
    assert reply.text.startswith("<!doctype html>")
    assert "rich, compared with base" in reply.text
    assert "script" not in reply.text
    both = operator.http.get("/lab/report", params={"run": "duel", "other": "more <b>"})
    assert "more &lt;b&gt;: base" in both.text


@pytest.mark.parametrize(
    ("run", "status", "words"),
    [
        ("stopped", 409, "this run has no report yet; wait until its games are played"),
        ("nothing", 404, "there is no such run"),
        ("../runs/duel", 404, "there is no such run"),
        ("broken", 404, "there is no such run"),
    ],
)
def test_runs_that_have_no_report(operator: Guest, run: str, status: int, words: str) -> None:
    assert operator.get("/lab/report", status, run=run)["error"] == words


def test_a_server_that_was_not_told_to_shows_no_lab(table: Running) -> None:
    guest = table.guest()
    assert guest.get("/lab", 404)["kind"] == "lab-off"
    assert guest.post("/lab/open", {"key": ""}, 404)["kind"] == "lab-off"


def test_the_command_makes_a_key_or_takes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def config() -> ServerConfig:
        parser = ArgumentParser()
        serve.add_arguments(parser)
        return serve.config_of(parser.parse_args(["--lab", str(tmp_path)]))

    first, second = config(), config()
    assert first.lab == tmp_path
    assert len(first.lab_key) >= 20
    assert first.lab_key != second.lab_key
    assert f"/lab#{first.lab_key}" in serve.lab_line("http://x", first)
    monkeypatch.setenv("DUSTBOARD_LAB_KEY", KEY)
    assert config().lab_key == KEY
    assert KEY not in serve.lab_line("http://x", config())  # it may be written into a log
    with pytest.raises(serve.CannotServe, match="there is no such folder"):
        serve.lab_folder(str(tmp_path / "nowhere"))
