"""A deck that is used up is formed anew at the moment its last card leaves it (E16)."""

import pytest

from dustboard.games.wk1.content.constants import GREEN, NONE, PURPLE
from dustboard.games.wk1.rules.decks import discard, draw, draw_wasteland
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.tasks.tasks import draw_task
from games.wk1.road_scene import RoadScene, card


def used_up(name: str, last: str, *pile: str) -> RoadScene:
    """One card is left of a deck, and these lie in its pile."""
    scene = RoadScene()
    scene.only(f"{name}_deck", last, rest="boxed")
    scene.only(f"{name}_discard", *pile, rest="boxed")
    return scene


@pytest.mark.rule("wk1.gold.11")
@pytest.mark.parametrize(
    ("name", "last", "pile"),
    [
        ("green", "g01", ("g02", "g03")),
        ("luck", "l01", ("l02", "l03")),
        ("wasteland", "w01", ("w02", "w03")),
        ("common", "t01", ("t02", "t03")),
        ("private", "t12", ("t13", "t14")),
    ],
)
def test_the_pile_becomes_the_deck_with_the_last_card(
    name: str, last: str, pile: tuple[str, ...]
) -> None:
    scene = used_up(name, last, *pile)
    state = scene.state
    if name == "green":
        assert draw(state, GREEN) == card(last)
    elif name == "luck":
        draw_luck(state, 0, 1, "wk1.luck.01")
        assert scene.names("luck", 0) == [last]
    elif name == "wasteland":
        assert draw_wasteland(state, 1) == (card(last),)
    else:
        assert draw_task(state, PURPLE if name == "common" else 1) == card(last)
    assert sorted(scene.names(f"{name}_deck")) == list(pile)
    assert scene.names(f"{name}_discard") == []


@pytest.mark.rule("wk1.gold.11")
def test_what_is_discarded_later_waits_for_the_next_time() -> None:
    scene = used_up("green", "g01", "g02")
    taken = draw(scene.state, GREEN)
    discard(scene.state, taken)
    assert scene.names("green_deck") == ["g02"]
    assert scene.names("green_discard") == ["g01"]


@pytest.mark.rule("wk1.gold.11")
def test_without_a_pile_the_deck_is_formed_when_a_card_is_needed() -> None:
    scene = used_up("green", "g01")
    taken = draw(scene.state, GREEN)
    assert draw(scene.state, GREEN) == NONE
    discard(scene.state, taken)
    assert scene.names("green_discard") == ["g01"]
    assert draw(scene.state, GREEN) == taken
