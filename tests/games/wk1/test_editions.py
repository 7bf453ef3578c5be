"""Where the English and the Polish rulebook differ: the table of docs/, and rows without a test."""

from importlib import import_module
from pathlib import Path

import pytest

from dustboard.games.wk1.content.card_table import BY_ID, COLOUR
from dustboard.games.wk1.content.constants import EMPTY, NONE, RED, YELLOW
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.rules.programs import STEAL
from dustboard.games.wk1.rules.trade.stalls import refill
from dustboard.kernel.options import check_options
from games.wk1.fight_scene import KNIGHT, RIVAL
from games.wk1.mission_scene import SPECTATOR, TITLE
from games.wk1.road_scene import RoadScene
from games.wk1.test_duels import duel
from games.wk1.test_stalls import market
from games.wk1.test_tasks_private import ready

DOCS = Path(__file__).parents[3] / "docs" / "waste-knights-editions.md"
PILES = (
    *(("wasteland", "w02"), ("luck", "l01"), ("common", "t01"), ("private", "t12")),
    *(("green", "g01"), ("yellow", "y01"), ("red", "r01")),
)


def rows() -> list[list[str]]:
    """The rows of the table: number, subject, handling, what is played, the test."""
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("| D")
    ]


def test_every_difference_is_handled_and_shown() -> None:
    assert [row[0] for row in rows()] == [f"D{number:02}" for number in range(1, 65)]
    for number, _, handling, _, shown in rows():
        assert handling in ("edition", "option", "both", "words"), number
        if shown == "-":
            assert handling == "words", number  # nothing to be shown
            continue
        module, name = shown.strip("`").split(".")
        assert callable(getattr(import_module(f"games.wk1.{module}"), name)), number


def test_the_edition_changes_three_things() -> None:
    english, polish = (
        vars(Settings(check_options(OPTIONS, {"edition": edition}))) for edition in ("en", "pl")
    )
    changed = {name: (english[name], polish[name]) for name in english if name in polish}
    changed = {name: pair for name, pair in changed.items() if pair[0] != pair[1]}
    assert english.keys() == polish.keys()
    assert changed == {
        "private_dealt": (4, 3),
        "cash_on_gain": (True, False),
        "multi_attack_guns": (False, True),
    }
    assert len(changed) == sum(row[2] == "edition" for row in rows())


@pytest.mark.rule("wk1.task.20", "wk1.task.18")
def test_one_attempt_in_a_step_even_at_another_task() -> None:
    scene = ready("t15")
    scene.task(2, "t27")  # the same hex, and nothing but exploring it
    scene.visit(0, 5)
    assert "accept:t27" in scene.options(0)
    scene.dice(1, 1)
    scene.answer(0, "accept:t15")
    scene.wait_for("explore")
    assert scene.refuses(0, "accept:t27") == "wk1.task.20"


@pytest.mark.rule("wk1.task.21", "wk1.task.10", "wk1.task.24")
@pytest.mark.parametrize("lost", ["outdated", "stolen", "held"])
def test_who_lost_his_private_task_may_take_another(lost: str) -> None:
    scene = ready("t23")
    scene.task(2, "t13", holder=0, marks=2)
    if lost == "outdated":
        scene.waster_step(4)
        scene.wait_for()
        assert "t13" in scene.names("private_discard")
    elif lost == "stolen":
        scene.run((STEAL.number, 1, (0,)))
        scene.answer(1, "task")
    scene.visit(0, 12)
    assert ("accept:t23" in scene.options(0)) == (lost != "held")


@pytest.mark.rule("wk1.card.08")
def test_the_asked_knight_re_equips_too_when_he_defends() -> None:
    fight = duel("y04")
    fight.pack(RIVAL, "y10")
    fight.answer(KNIGHT, "attack")
    fight.answer(RIVAL, "defend")
    assert fight.asked() == {RIVAL: "equip"}
    fight.answer(RIVAL, "y10>body", "ready")
    fight.dice(10)
    fight.answer(KNIGHT, "y04:medium")
    assert fight.state.health[RIVAL] == 3  # two damage, one of it soaked


@pytest.mark.rule("wk1.gold.04")
def test_discard_piles_are_open_to_all() -> None:
    scene = RoadScene()
    for pile, id in PILES:
        scene._fetch(BY_ID[id])
        setattr(scene.state, f"{pile}_discard", (BY_ID[id],))
    for viewer in (SPECTATOR, 0, 3):
        decks = TITLE.view(scene.seen_by(viewer), viewer)["decks"]
        assert {pile: decks[f"{pile}_discard"] for pile, _ in PILES} == {
            pile: [id] for pile, id in PILES
        }


@pytest.mark.rule("wk1.stalls.13")
def test_the_last_card_of_a_deck_goes_to_the_leftmost_space() -> None:
    scene = market()
    state = scene.state
    state.stalls = (*state.stalls[:1], EMPTY, *state.stalls[2:3], EMPTY, *state.stalls[4:])
    state.green_deck = state.green_deck[:1]
    last = state.green_deck[0]
    refill(state, "wk1.stalls.13")
    assert (state.stalls[1], state.stalls[3], state.green_deck) == (last, EMPTY, ())
    state.stalls = (EMPTY,) * 10
    state.green_deck = scene.state.green_discard = ()
    refill(state, "wk1.stalls.13")
    filled = [NONE if card == EMPTY else COLOUR[card] for card in state.stalls]
    assert filled == [NONE] * 4 + [YELLOW, YELLOW, YELLOW, RED, YELLOW, RED]
