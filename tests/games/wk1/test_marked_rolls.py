"""What came is marked on the very distribution that was shown before the roll (ux 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import dustboard
from dustboard.games.wk1.show.odds.options import option_odds
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.engine import act
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.odds import Chance
from dustboard.kernel.title import Seen, Title
from dustboard.server.insight.luck_report import roll_info
from dustboard.server.insight.odds import row_of
from games.wk1.fight_scene import KNIGHT, Fight
from games.wk1.gear_scene import TITLE as FIGHT_TITLE
from games.wk1.road_scene import TITLE as ROAD_TITLE
from games.wk1.road_scene import RoadScene
from games.wk1.rolling import POSITIONS, Position, attack_again, position

TITLE = dustboard.title("wk1")
TRIES = 12  # with luck of its own each, so that more than one bar is marked
DICE = ("dice", "rolls-again", "die", "keeps-card")


class Played:
    """A table on which one answer is given, and what everybody sees from then on."""

    def __init__(self, title: Title, state: Any, told: AppendList, seat: int, key: str) -> None:
        self.title, self.state = title, state
        state.journal = told.fork()
        self.before = len(state.journal.items())
        self.answer(seat, key)
        while not any(kind in DICE for kind, _, _ in self.news) or self._reacts():
            self._go_on()

    def answer(self, seat: int, key: str) -> None:
        keys = self._keys(seat)
        legal = self.title.asks[self.state.asked[seat]].legal(self.state, seat)
        act(self.title, self.state, seat, legal[keys.index(key)])

    def _keys(self, seat: int) -> list[str]:
        ask = self.title.asks[self.state.asked[seat]]
        return [ask.key(self.state, seat, one) for one in ask.legal(self.state, seat)]

    def _reacts(self) -> bool:
        return any(one >= 0 and self.title.asks[one].kind == "react" for one in self.state.asked)

    def _go_on(self) -> None:
        """Without any card; a payment is ended as soon as it can be."""
        seat = next(at for at, asked in enumerate(self.state.asked) if asked >= 0)
        keys = self._keys(seat)
        self.answer(seat, "done" if "done" in keys else keys[0])

    @property
    def events(self) -> list[Seen]:
        seen = [(one.kind, one.seat, one.seen_by(None)) for one in self.state.journal.items()]
        return [(kind, seat, data) for kind, seat, data in seen if data is not None]

    @property
    def news(self) -> list[Seen]:
        return self.events[self.before :]

    def came(self, chance: Chance) -> str:
        """What is marked of the first roll, on the bars that were shown for it."""
        at, roll = next(one for one in TITLE.rolls(self.events) if one[0] >= self.before)
        before = row_of(TITLE, chance, "en").bars
        after = roll_info(TITLE, at, roll, "en").bars
        assert [bar.text for bar in after] == [bar.text for bar in before]
        assert [bar.chance for bar in after] == pytest.approx([bar.chance for bar in before])
        (came,) = [bar.text for bar in after if bar.came]
        return came

    def truth(self) -> str:
        """What the engine made of the first dice, by what it told of it."""
        news = self.news
        first = next(at for at, (kind, _, _) in enumerate(news) if kind in DICE)
        told: dict[str, dict[str, Any]] = {}
        for kind, _, data in news[first + 1 :]:
            if kind in DICE or kind in told:
                break
            told[kind] = data
        if "check" in told:
            number = told["check"]["successes"]
            return {0: "no success", 1: "1 success"}.get(number, f"{number} successes")
        lost = told["foe-loss"]["lost"] if "foe-loss" in told else 0
        if "hit" in told and "health" in told:
            lost = -told["health"]["change"]
        return f"{lost or 'no'} Health lost"


# dice that stay, and cards that were played for them, count for what is rolled again
AGAIN: dict[str, Callable[[], Position]] = {
    "a Bull's Eye stays": lambda: attack_again("w19", (10, 2, 3)),
    "a success stays and counts as a Bull's Eye": lambda: attack_again("w19", (8, 2, 3), "l15"),
}


@pytest.mark.ux("UX-29")
@pytest.mark.parametrize("name", [*POSITIONS, *AGAIN])
def test_checks_and_attacks_are_marked_where_they_were_shown(name: str) -> None:
    found = AGAIN[name]() if name in AGAIN else position(name)
    chance = found.chance()
    marked = set()
    for number in range(TRIES):
        found.shuffle(f"{name}/{number}")
        played = Played(found.title, found.state.clone(), found.told, found.seat, found.key)
        marked.add(came := played.came(chance))
        assert came.removesuffix(", defeated") == played.truth()
    assert len(marked) > 1


def chance_of(title: Title, state: Any, seat: int, key: str) -> Chance:
    return option_odds(mask(title, state, seat), seat, [key])[key]  # type: ignore[arg-type]


@pytest.mark.ux("UX-29")
@pytest.mark.parametrize(
    ("die", "wanted"),
    [
        (1, "lose 1 Health"),
        (4, "lose 1 Health"),
        (5, "gain 1 yellow card"),
        (10, "gain 1 Reputation"),
    ],
)
def test_a_gamble_is_marked_by_what_it_brought(die: int, wanted: str) -> None:
    scene = RoadScene()
    scene.stand(0, scene.hex(1), explored=True)
    scene.pack(0, "g01")
    scene.explore(0)
    state = scene.state
    chance = chance_of(ROAD_TITLE, state, 0, "special:1")
    scene.dice(die)
    assert Played(ROAD_TITLE, state, AppendList(), 0, "special:1").came(chance) == wanted


@pytest.mark.ux("UX-26", "UX-29")
@pytest.mark.parametrize(("die", "wanted"), [(4, "the card is gone"), (5, "the card is kept")])
def test_a_die_for_a_drug_is_shown_before_and_marked_after(die: int, wanted: str) -> None:
    fight = Fight(knights=("k11", "k13", "k10"))
    fight.wear(KNIGHT, "g02", "pocket:1")
    fight.state.health[KNIGHT] = 1
    fight.face("w19")
    fight.play(KNIGHT, "g02")
    state = fight.state
    chance = chance_of(FIGHT_TITLE, state, KNIGHT, "k11")
    assert chance.low == pytest.approx(0.6)
    fight.dice(die)
    assert Played(FIGHT_TITLE, state, AppendList(), KNIGHT, "k11").came(chance) == wanted
