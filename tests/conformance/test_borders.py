"""Where undo ends is told before it is crossed, for every option, over random games.

What an answer does is found out by giving it to a copy of the game and looking at what has become
of that; what is told about it comes from `Decision.border`, which never sees the game itself.
"""

from __future__ import annotations

import random

import pytest

from conformance.play import every_title, title_in
from dustboard.kernel.engine import act
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.kernel.position import Decision
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.title import Title

DECISIONS = 200
MOST = 5  # options of one decision that are tried
REASONS = ("sealed", "dice", "reveal", "handover")


def does(game: Game, decision: Decision, index: int) -> set[str]:
    """What an answer does that ends the way back."""
    after = game.clone()
    after.answer(decision.seat, index)
    before, now, seat = game.state, after.state, decision.seat
    found: set[str] = set()
    if now.luck_used != before.luck_used:
        found.add("dice")
    gone = now.over or now.asked[seat] == NOT_ASKED
    secret = game.title.asks[before.asked[seat]].secret
    if secret and (gone or now.group_number != before.group_number):
        return {"sealed"}  # whatever follows when it is the last one: others have sealed, too
    if shows(game.title, before, now):
        found.add("reveal")
    if gone or _others_begin(game, now, seat):
        found.add("handover")
    return found


def shows(title: Title, before: State, now: State) -> bool:
    """Whether somebody can count a card now that was out of sight, or read on."""
    if title.read_anew(before, now):
        return True
    for viewer in range(SPECTATOR, before.players):
        old = mask(title, before, viewer).unknown
        new = mask(title, now, viewer).unknown
        for pool, cards in old.items():
            left = new.get(pool, ())
            if any(cards.count(card) > left.count(card) for card in set(cards)):
                return True
    return False


def _others_begin(game: Game, now: State, seat: int) -> bool:
    """Whether others choose in secret from here on."""
    asks = game.title.asks
    return now.group_number != game.state.group_number and any(
        asked != NOT_ASKED and asks[asked].secret
        for other, asked in enumerate(now.group)
        if other != seat
    )


def tried(game: Game, decision: Decision, index: int, luck: int) -> tuple[State, State]:
    """A world that fits what the seat knows, before the answer and after it."""
    title, seat = game.title, decision.seat
    before = determinize(title, mask(title, game.state, seat), luck)
    world = before.clone()
    ask = title.asks[world.asked[seat]]
    act(title, world, seat, ask.legal(world, seat)[index])
    return before, world


def tells_apart(game: Game, decision: Decision, index: int) -> bool:
    """Whether the seat can tell two worlds apart after an answer that looked the same before it."""
    title, seat = game.title, decision.seat
    one, two = (tried(game, decision, index, luck)[1] for luck in (1, 2))
    views = [title.view(mask(title, world, seat), seat) for world in (one, two)]
    return bool(views[0] != views[1])


@pytest.mark.ux("UX-15")
@every_title
def test_what_ends_the_way_back_is_told_and_all_else_can_be_taken_back(folder: str) -> None:
    title = title_in(folder)
    chance = random.Random(15)
    decisions, seed = 0, 0
    told: dict[str, int] = dict.fromkeys(("", *REASONS), 0)
    while decisions < DECISIONS:
        game = Game(title, max(2, title.min_players), seed)
        seed += 1
        while not game.over and decisions < DECISIONS:
            decisions += 1
            decision = chance.choice(game.pending)
            alone = sum(one != NOT_ASKED for one in game.state.group) == 1
            options = list(range(len(decision.options)))
            chance.shuffle(options)
            for index in options[:MOST]:
                border = decision.border(index)
                told[border] += 1
                truth = does(game, decision, index)
                where = (seed - 1, len(game.answers), decision.name, decision.options[index].key)
                if border == "handover" and not alone:
                    continue  # others decide in the same step: all of it comes to light with them
                assert bool(border) == bool(truth), where
                if border == "handover":
                    # what others hide may come to light besides, as far as nobody could know that
                    assert not truth & {"sealed", "dice"}, where
                    assert not shows(title, *tried(game, decision, index, 3)), where
                elif "reveal" in truth:
                    # what comes to light decides whether dice are rolled, and nobody knows it yet
                    assert border in ("reveal", "dice"), where
                else:
                    assert border == next((one for one in REASONS if one in truth), ""), where
                again = game.clone()
                again.answer(decision.seat, index)
                if not border:
                    assert again.can_undo(decision.seat) == "", where
                    assert not tells_apart(game, decision, index), where
                elif truth & {"dice", "reveal"}:
                    assert again.can_undo(decision.seat), where
            before, count = game.digest(), len(game.answers)
            free = not decision.border(options[0])
            game.answer(decision.seat, options[0])
            if free:
                again = game.clone()
                again.undo(decision.seat)
                assert again.digest() == before
                assert len(again.answers) == count
    assert all(told[one] for one in ("", "handover"))
    assert told["sealed"] or told["dice"]
