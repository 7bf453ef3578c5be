"""Bonus points, each with values just below and at its threshold."""

import pytest

from games.wftw.scene import Scene


def bonus(card: str, own: list[str], rival: list[str], stock: tuple[int, int, int]) -> int:
    """What a card gives beyond the points of a base and its printed extra."""
    scene = Scene()
    scene.collect()
    scene.tableau(0, card, *own)
    scene.tableau(1, *rival)
    scene.stock(0, *stock)
    scene.stock(1, 99, 99, 99)
    lines = scene.game.view(None)["seats"][0]["score_lines"]
    return sum(row["amount"] for row in lines if row["rule"] == "wftw.vp.04")


NONE = (0, 0, 0)


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(("others", "points"), [(0, 0), (3, 0), (4, 2), (8, 2)])
def test_if_bases(others: int, points: int) -> None:
    assert bonus("bb08", ["bb01"] * others, ["bb01"] * 9, NONE) == points


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(("own", "rival", "points"), [(2, 4, 0), (2, 3, 2), (2, 1, 2), (0, 2, 0)])
def test_if_most_bases(own: int, rival: int, points: int) -> None:
    """The card itself counts; equal is enough."""
    assert bonus("ob10", ["bb01"] * own, ["bb01"] * rival, NONE) == points


@pytest.mark.rule("wftw.vp.04")
def test_if_most_bases_looks_at_every_rival() -> None:
    scene = Scene(players=3)
    scene.collect()
    scene.tableau(0, "ob10", "bb01")
    scene.tableau(1, "bb01")
    assert scene.score(0) == 3 + 1 + 2
    scene.tableau(2, "bb01", "bb01", "bb01")
    assert scene.score(0) == 3 + 1


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("ob07", [], 0),  # 1 juice by itself
        ("ob07", ["bb02"], 2),
        ("ob07", ["bb09", "bb02"], 2),
        ("ob07", ["bb03", "bb10"], 0),  # spark is not juice
        ("ob07", ["st09", "ob02"], 0),  # a free choice counts for neither (R54)
        ("ob08", [], 0),
        ("ob08", ["bb03"], 2),
        ("ob08", ["ob01"], 2),
        ("ob08", ["bb02", "bb09"], 0),
        ("ob08", ["st09", "ob02"], 0),
    ],
)
def test_if_produce(card: str, others: list[str], points: int) -> None:
    assert bonus(card, others, ["bb02", "bb03", "bb09", "bb10"], (0, 9, 9)) == points


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(("others", "points"), [(1, 0), (2, 1), (4, 1), (5, 2), (7, 2), (8, 3)])
def test_per_bases(others: int, points: int) -> None:
    """One for every three, the courthouse included."""
    assert bonus("ob15", ["bb01"] * others, ["bb01"] * 9, NONE) == points


@pytest.mark.rule("wftw.vp.04")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ((4, 0, 0), 0),
        ((2, 2, 1), 1),  # all kinds together
        ((9, 0, 0), 1),
        ((0, 10, 0), 2),
        ((5, 5, 4), 2),
        ((5, 5, 5), 3),
        ((20, 20, 20), 3),  # at most 3
    ],
)
def test_per_resources(stock: tuple[int, int, int], points: int) -> None:
    assert bonus("bb13", [], ["bb01"], stock) == points


def test_two_copies_give_two_bonuses() -> None:
    assert bonus("ob15", ["ob15", "bb01"], ["bb01"], NONE) == 2
    assert bonus("bb08", ["bb08", "bb01", "bb01", "bb01"], ["bb01"], NONE) == 4
