"""Refusals are sentences in both languages: none is written in the source, none is left over."""

from __future__ import annotations

import ast
import pickle
import string
from pathlib import Path

import pytest

import dustboard
import dustboard.kernel
import dustboard.server
from dustboard import reasons
from dustboard.cli.answers import read_answers
from dustboard.kernel.errors import BadRecord, DustboardError, IllegalAnswer
from dustboard.kernel.reasons import ENGLISH, Reason
from dustboard.server.core.refusals import why
from dustboard.server.game.positions import NoWayBack
from dustboard.texts import texts_of
from refusal_laws import calls, name_of, prose_complaints, refusal_complaints, sentences

SERVER = Path(str(dustboard.server.__file__)).parent
KERNEL = Path(str(dustboard.kernel.__file__)).parent
GOOD = """
from dustboard.server.core.refusals import Refused, not_now

def seated(name):
    raise not_now("is-here", name=name)

def not_now(key, /, **args):
    return Refused(409, "not-now", key, **args)
"""


def test_every_refusal_of_the_server_has_its_sentence_in_both_languages() -> None:
    assert refusal_complaints(SERVER) == []
    assert len(sentences(SERVER / "text" / "pl")) > 180


def test_nothing_else_that_people_read_is_written_in_the_source() -> None:
    assert prose_complaints(SERVER) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small server that keeps the law."""
    (tmp_path / "seats.py").write_text(GOOD)
    for lang, text in (
        ("en", "is-here = { $name } is here\n"),
        ("pl", "is-here = jest { $name }\n"),
    ):
        (tmp_path / "text" / lang).mkdir(parents=True)
        (tmp_path / "text" / lang / "refusals.ftl").write_text(text)
    assert refusal_complaints(tmp_path) == []
    return tmp_path


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('not_now("you can not sit here")', "there is no sentence 'you can not sit here'"),
        ('not_now(f"{name} is here")', "not_now gets no key of a sentence"),
        ("not_now(words_of(name))", "not_now gets no key of a sentence"),
        ("not_now(key)", "not_now gets no key of a sentence"),
        ('errors.not_now("is-here")', "'is-here' speaks of: name"),
        ('not_now("is-here", seat=name)', "'is-here' speaks of: name"),
        ('Refused(404, "not-found", "no such seat")', "there is no sentence 'no such seat'"),
        ('why("gone" if name else "is-here", name=name)', "there is no sentence 'gone'"),
        ('IllegalAnswer("not now")', "IllegalAnswer says something that has no key"),
    ],
)
def test_a_sentence_in_the_source_is_found(package: Path, line: str, complaint: str) -> None:
    (package / "bad.py").write_text(f"def refuse(name, key):\n    return {line}\n")
    assert refusal_complaints(package) == [f"bad.py:2: {complaint}"]


@pytest.mark.parametrize(
    ("english", "polish", "complaint"),
    [
        ("", "", "'left-over' is in one language only"),
        ("left-over = it is left\n", "left-over = zostało\n", "nothing uses 'left-over'"),
        ("left-over = { $seat } is left\n", "left-over = zostało\n", "something else in Polish"),
    ],
)
def test_a_sentence_that_does_not_fit_is_found(
    package: Path, english: str, polish: str, complaint: str
) -> None:
    for lang, text in (("en", english or "left-over = it is left\n"), ("pl", polish)):
        file = package / "text" / lang / "refusals.ftl"
        file.write_text(file.read_text() + text)
    assert any(complaint in one for one in refusal_complaints(package))


def test_prose_in_the_source_is_found(package: Path) -> None:
    good = (
        '"""Looks back."""\nlog.info("table %s went on", code)\nroute("/me", summary="Who I am")\n'
    )
    (package / "good.py").write_text(good)
    (package / "metrics.py").write_text('HELP = "Tables that are live."\n')
    assert prose_complaints(package) == []
    (package / "views.py").write_text('def look(state):\n    state.undo = f"{state.at} is past"\n')
    assert prose_complaints(package) == ["views.py:2: ' is past' is no key"]


# -- the engine --------------------------------------------------------------------------------


def fields(text: str) -> set[str]:
    """What an English reason speaks of."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_reason_of_the_kernel_is_polish_too() -> None:
    polish = sentences(KERNEL / "text" / "pl")
    assert polish.keys() == ENGLISH.keys()
    for key, text in ENGLISH.items():
        assert polish[key] == fields(text), key
    assert texts_of("dustboard.kernel").keys("pl") == ENGLISH.keys()


def test_what_a_title_refuses_is_worded_by_the_title() -> None:
    game = dustboard.new_game("wk1", players=2, seed=1)
    while not game.pending[0].refused:
        game.answer(game.pending[0].seat, 0)
    decision = game.pending[0]
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(decision.seat, decision.refused[0].key)
    error = caught.value
    assert error.told is not None
    assert reasons.in_words_of(error, "en") == error.message == decision.refused[0].why
    asked: list[str] = []
    error.told = lambda lang: asked.append(lang) or "zajęte"  # type: ignore[func-returns-value]
    assert reasons.error_line(error, "pl") == f"zajęte [{error.rule}]"
    assert asked == ["pl"]


def test_an_error_inside_an_error_is_put_into_the_same_words() -> None:
    record = dustboard.new_game("wftw", players=2, seed=1).record()
    record["answers"] = [[0, "coal"]]
    with pytest.raises(BadRecord) as caught:
        dustboard.replay(record)
    inner = "nie jest teraz możliwą odpowiedzią; możliwe są: juice, spark [wftw.collect.06]"
    words = f"odpowiedź 0 z zapisu jest niedozwolona: „coal” {inner}"
    assert reasons.in_words_of(caught.value, "pl") == words
    assert (
        reasons.in_words_of(BadRecord("no key, no other words"), "pl") == "no key, no other words"
    )


def test_an_error_gets_from_one_process_to_another() -> None:
    """What words it in other languages stays behind; the English and the clause arrive."""
    told: list[DustboardError] = [
        IllegalAnswer("not now", "wftw.bid.06", lambda lang: f"({lang})"),
        BadRecord(Reason("undo-nothing", {"seat": 1})),
        NoWayBack(why("undo-sealed")),
    ]
    for error in told:
        arrived = pickle.loads(pickle.dumps(error))
        assert (type(arrived), str(arrived)) == (type(error), str(error))
        assert reasons.in_words_of(arrived, "pl") == error.message


def test_the_terminal_names_the_word_and_leaves_the_reason_to_its_reader() -> None:
    game = dustboard.new_game("wftw", players=2, seed=1)
    with pytest.raises(IllegalAnswer) as caught:
        read_answers(game, 0, ["coal"])
    assert reasons.in_words_of(caught.value, "pl").startswith(
        "„coal” nie jest teraz możliwą odpowiedzią"
    )
    assert caught.value.message.startswith("'coal' is not an option now")


def test_every_reason_of_the_kernel_is_used_and_known() -> None:
    """Reasons are named in the source as they are, but for what `learnt` gives."""
    used = {f"undo-{news}" for news in ("ended", "read", "uncovered", "card")}
    for file in [*KERNEL.rglob("*.py"), KERNEL.parent / "api.py", SERVER / "game" / "prompts.py"]:
        for call, _ in calls(ast.parse(file.read_text(encoding="utf-8"))):
            if name_of(call) == "Reason":
                named = [one for one in ast.walk(call.args[0]) if isinstance(one, ast.Constant)]
                used |= {str(one.value) for one in named if one.value != "undo-"}
    assert used == ENGLISH.keys()


def test_errors_of_the_kernel_have_keys() -> None:
    """What a player can meet is a Reason; mistakes of a program or of content stay English."""
    met = {"IllegalAnswer", "StaleAnswer", "UndoRefused", "BadSetup", "BadOption", "BadRecord"}
    plain = []
    for file in KERNEL.glob("*.py"):
        for call, _ in calls(ast.parse(file.read_text(encoding="utf-8"))):
            if name_of(call) in met and not (
                isinstance(call.args[0], ast.Call) and name_of(call.args[0]) == "Reason"
            ):
                plain.append(f"{file.name}: {ast.unparse(call)}")
    # what a title refuses is worded by the title
    assert plain == ["game.py: IllegalAnswer(refused.why, refused.rule, refused.text)"]
