"""Exact odds against counts of their own: every fall of the dice, and rolls of the engine.

A test rolls some thousands; `python -m games.wk2.test_exact_odds` in the folder of the tests rolls
a million for each position.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import sqrt

import pytest

from dustboard.games.wk2.content.constants import TECH
from dustboard.games.wk2.content.dice import BOTCH, FATE, SIDES, SUCCESSES, pool
from dustboard.games.wk2.content.part_table import PARTS_DECK
from dustboard.games.wk2.content.wasteland_table import CARD_DECK, CARD_KIND, ENEMY, FINDINGS
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.programs import EXPLORE, MOVE, TEST, TINKER, TURN
from dustboard.games.wk2.rules.values import exploration
from dustboard.games.wk2.show.odds.dice import at_least, spread
from dustboard.games.wk2.show.odds.panel import odds
from dustboard.kernel.odds import Chance
from games.wk2.playing import injure, meet, table, upgrade
from games.wk2.rolling import POSITIONS, counted
from games.wk2.scene import Scene, board

ROLLS = 2_000  # of each position, so that all of them make 20,000 and more
MILLION = 1_000_000
SIGMAS = 5.0
RARE = 3  # times that something nearly impossible may come more often


def every_fall(dice: str) -> Counter[tuple[int, int, int]]:
    """Each way that dice can fall, one by one."""
    colours = ["wgbr".index(letter) for letter in dice]
    found: Counter[tuple[int, int, int]] = Counter()
    for faces in product(range(SIDES), repeat=len(colours)):
        pairs = list(zip(colours, faces, strict=True))
        shows = [sum(what[colour][face] for colour, face in pairs) for what in KINDS]
        found[shows[0], shows[1], shows[2]] += 1
    return found


KINDS = (SUCCESSES, FATE, BOTCH)


@pytest.mark.parametrize("dice", ["w", "g", "b", "r", "gw", "bg", "bb", "gww", "rb", "ggw", "bbw"])
def test_a_pool_shows_what_all_its_falls_show(dice: str) -> None:
    truth = every_fall(dice)
    found = dict(spread(pool(dice)))
    assert set(found) == set(truth)
    for shows, number in truth.items():
        assert found[shows] == pytest.approx(number / SIDES ** len(dice))


def test_the_figures_of_the_plan() -> None:
    chances = [round(100 * at_least(pool(dice), 2)) for dice in ("gw", "gg", "bg", "bb", "ggw")]
    assert chances == [33, 42, 56, 67, 58]
    exact = sum(n for (hits, _, _), n in every_fall("gww").items() if hits >= 2)
    assert at_least(pool("gww"), 2) == pytest.approx(float(Fraction(exact, SIDES**3)))


@pytest.mark.parametrize(("blanks", "one"), [(True, False), (False, True)])
def test_what_an_enemy_rolls_again_is_counted(blanks: bool, one: bool) -> None:
    shares = spread(pool("gw"), blanks, one)
    assert sum(chance for _, chance in shares) == pytest.approx(1.0)
    plain = sum(hits * chance for (hits, _, _), chance in spread(pool("gw")))
    again = sum(hits * chance for (hits, _, _), chance in shares)
    # a blank is 1 of 6 and 2 of 6 faces; an idle green die comes before an idle white one
    expected = plain + (4 / 6 / 6 + 3 / 6 * 2 / 6 if blanks else 0.5 * 4 / 6 + 0.25 * 3 / 6)
    assert again == pytest.approx(expected)


def assert_close(chance: float, came: int, rolls: int, what: str) -> None:
    """Within the error of so many tries; what is certain or impossible has none."""
    sure = chance < 1e-12 or chance > 1 - 1e-12
    error = 0.0 if sure else SIGMAS * sqrt(rolls * chance * (1 - chance)) + RARE
    assert abs(came - chance * rolls) <= error + 1e-6, (what, chance, came, rolls)


def compare(name: str, rolls: int) -> None:
    """The chance that is shown against rolls of the engine."""
    found = POSITIONS[name]()
    won, numbers, total = counted(found.rolls(rolls))
    assert_close(found.chance.low, won, total, name)
    bars = {bar.text.args["n"]: bar.chance for bar in found.chance.bars}
    assert set(numbers) <= set(bars)
    for number, chance in bars.items():
        assert_close(chance, numbers[number], total, f"{name}: {number}")


@pytest.mark.parametrize("name", POSITIONS)
def test_odds_equal_rolls_of_the_engine(name: str) -> None:
    compare(name, ROLLS)


# -- what is shown at the table -------------------------------------------------------------------


def said(chance: Chance) -> None:
    """Every message of a chance has its text."""
    for message in (
        chance.about,
        *([chance.what] if chance.what else []),
        *[part.text for part in chance.parts],
        *chance.assumed,
        *[bar.text for bar in chance.bars],
    ):
        assert TITLE.text("en", message)


def shown(scene: Scene, seat: int = 0) -> dict[str, Chance]:
    found = TITLE.option_odds(scene.state, seat, scene.offered(seat))
    for chance in (*found.values(), *odds(scene.state, seat)):
        said(chance)
        assert sum(bar.chance for bar in chance.bars) >= 0.0
    return found


def test_each_weapon_has_its_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    scene.wield(0, "a01", "a02")
    scene.give(0, ammo=1)
    meet(scene, "d11")
    found = shown(scene)
    assert set(found) == {"bare", "a01", "a02"}
    assert found["a01"].low > found["bare"].low
    assert found["a02"].low > found["a01"].low  # a shot comes before the bite


def test_bonuses_and_lost_dice_have_their_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-1:a")
    scene.stow(0, "q29")
    scene.run(TEST, 0, TECH, 2)
    found = shown(scene)
    assert found["roll"].low == pytest.approx(at_least(pool("gw"), 2))
    assert found["p-johnny-1:a"].low == pytest.approx(at_least(pool("gww"), 2))
    assert found["q29"].low == pytest.approx(at_least(pool("bbgw"), 2))
    assert scene.gear_of() == ["q29"]  # nothing happened at the table
    assert [row.key for row in odds(scene.state, -1)][-1] == "test"
    scene = table(monkeypatch, "johnny")
    injure(scene, "i2")
    scene.run(TEST, 0, TECH, 1)
    found = shown(scene)
    assert found["white"].low == pytest.approx(at_least(pool("g"), 1))
    assert found["green"].low == pytest.approx(at_least(pool("w"), 1))
    assert odds(scene.state, -1)[-1].low == pytest.approx(at_least(pool("g"), 1))


def test_a_part_to_build_has_its_odds_with_the_help_of_repair() -> None:
    scene = Scene("johnny", parts=True)
    scene.state.parts_deck = PARTS_DECK
    scene.state.active = 0
    scene.run(TINKER)
    for points, helped in ((1, 0), (2, 1)):
        scene.state.points = points
        found = shown(scene)
        assert "none" not in found
        for part, level in (("z02", 1), ("z01", 2), ("z05", 3)):
            assert found[part].low == pytest.approx(at_least(pool("gw"), level, helped))
    assert scene.state.ahead[0] == 0  # nothing happened at the table


def test_a_die_that_is_rolled_again_has_its_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(monkeypatch, "johnny")
    upgrade(scene, "p-johnny-1:b")
    scene.dice("gV", "w-")
    scene.run(TEST, 0, TECH, 2)
    scene.answer(0, "p-johnny-1:b")
    found = shown(scene)
    assert found["die:1"].low == pytest.approx(1 / 6)  # a green one has to show two
    assert found["die:2"].low == pytest.approx(0.5)


def test_a_route_tells_what_may_come() -> None:
    scene = Scene("johnny")
    scene.run(MOVE)
    found = shown(scene)
    deck = scene.state.wasteland_deck[0]
    enemies = len([card for card in deck if CARD_KIND[card] == ENEMY])
    assert CARD_DECK[deck[0]] == 0
    assert found["s82"].low == pytest.approx(1 - enemies / 40)
    assert board.TERRAIN[board.BY_ID["s07"]] == 3
    assert found["s07"].low == pytest.approx(1 - 15 / 30)


def test_an_exploration_tells_what_may_be_found() -> None:
    scene = Scene("johnny")
    scene.run(EXPLORE)
    found = shown(scene)
    assert 0 < found["again"].low < 1
    assert len(found["again"].bars) == 5


def test_an_exploration_is_weighed_before_its_first_card() -> None:
    scene = Scene("johnny")
    scene.run(TURN)
    chance = shown(scene)["explore"]
    said(chance)
    draws = exploration(scene.state, 0)
    here = [FINDINGS[card][board.TERRAIN[scene.state.space[0]]] for card in range(len(FINDINGS))]
    good = [bool(find.gear or find.xp) for find in here]
    hands = list(combinations(good, draws))
    assert draws > 1
    assert chance.low == pytest.approx(sum(map(any, hands)) / len(hands))
    assert 0 < chance.low < 1
    assert [bar.chance >= 0 for bar in chance.bars] == [True] * 5


if __name__ == "__main__":
    for each in POSITIONS:
        compare(each, MILLION)
        print(f"{each}: a million rolls agree")
