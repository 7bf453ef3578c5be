"""Sealed choices: nobody learns anything before all have chosen, and no restart loses a choice.

For every sub-phase two tables are compared in which seat 0 chose differently. Whatever another
seat or a spectator can get out of them must be equal to the last byte.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest

import dustboard
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import determinize
from dustboard.kernel.records.snapshots import plain_state

PLAYERS = 4
HAND = ("st01", "st02", "st03", "st04", "st05")


def fresh(**options: Any) -> Game:
    return dustboard.new_game("wftw", PLAYERS, 11, options)


def play(game: Game, seat: int, *keys: str) -> None:
    for key in keys:
        game.answer(seat, key)


def at_production(**options: Any) -> Game:
    return fresh(**options)


def at_marks(**options: Any) -> Game:
    """All have chosen their production; all hold the same hand, so that only choices differ."""
    game = fresh(**options)
    for seat in range(PLAYERS):
        play(game, seat, "juice")
    state = game.state
    assert isinstance(state, WarState)
    for seat in range(PLAYERS):
        owned = sorted(state.hand[seat] + state.deck[seat])
        hand = sorted(by_id[card] for card in HAND)
        for card in hand:
            owned.remove(card)
        state.hand[seat], state.deck[seat] = tuple(hand), tuple(owned)
        state.stock[3 * seat : 3 * seat + 3] = [7, 1, 1]
    return game


def at_bases(**options: Any) -> Game:
    """Seats 0 and 3 attack, seat 1 bids in the shop."""
    game = at_marks(**options)
    play(game, 0, "raid:2", "field:1", "done")
    play(game, 1, "shop", "done")
    play(game, 2, "done")
    play(game, 3, "raid:0", "done")
    return game


def at_commitment(**options: Any) -> Game:
    """The bases are named; seat 0 attacks, bids and is attacked."""
    game = at_bases(**options)
    play(game, 0, "base:1")
    play(game, 3, "base:0")
    return game


def at_second_marks(**options: Any) -> Game:
    """One bidding round lies on the table, face down."""
    game = at_commitment(**options)
    play(game, 0, "st01@field:1", "st02@raid:2:1", "done")
    play(game, 1, "st05@shop", "done")
    play(game, 2, "st02@defend:1", "done")
    play(game, 3, "st04@raid:0:0", "done")
    return game


def at_payment(**options: Any) -> Game:
    """The cards are turned up; seats 0 and 3 can't pay for all of theirs."""
    game = at_second_marks(**{**options, "payment": "choose_what_to_pay", "overbid": "allowed"})
    state = game.state
    assert isinstance(state, WarState)
    state.stock[0:3], state.stock[9:12] = [2, 0, 0], [0, 0, 0]
    sleep(game, "payment")
    return game


def at_abandon(**options: Any) -> Game:
    """Seats 0 and 3 have lost their base attacks."""
    game = at_second_marks(**options)
    sleep(game, "abandon")
    return game


def sleep(game: Game, name: str) -> None:
    """Everybody lets time run out until this is asked."""
    while name not in {decision.name for decision in game.pending}:
        decision = game.pending[0]
        game.answer(decision.seat, str(decision.timeout_key))
    assert [decision.seat for decision in game.pending] == [0, 3]


Choices = tuple[str, ...]
# where the table stands, and two ways for seat 0 to choose there (to the end of its choice)
SUB_PHASES: dict[str, tuple[Callable[..., Game], Choices, Choices]] = {
    "production": (at_production, ("juice",), ("spark",)),
    "marks": (at_marks, ("field:1", "raid:1", "shop", "done"), ("done",)),
    "marks of another kind": (at_marks, ("raid:1", "done"), ("raid:2", "done")),
    "base": (at_bases, ("base:0",), ("base:1",)),
    "commitment": (
        at_commitment,
        ("st01@field:1", "st02@raid:2:1", "done"),
        ("st04@raid:2:1", "st02@field:1", "st01@defend:0", "st03@raid:2:1", "done"),
    ),
    "defence": (
        at_commitment,
        ("st01@field:1", "st02@raid:2:1", "done"),
        ("st01@field:1", "st02@raid:2:1", "st04@defend:0", "done"),
    ),
    "payment": (at_payment, ("pay:0:st01", "done"), ("pay:1:st02", "done")),
    "abandon": (at_abandon, ("abandon:1:st02@raid:2:1", "done"), ("done",)),
    "later marks": (at_second_marks, ("raid:2", "done"), ("shop", "field:1", "done")),
}
BIDS = [where for where in SUB_PHASES if where not in ("payment", "abandon")]
# sealed choices that their owner's view shows too; the others are in the state only
IN_THE_VIEW = [where for where in BIDS if where not in ("production", "base")]
TABLES: dict[str, dict[str, Any]] = {
    "the rules as ruled": {},
    "counts and stockpiles hidden": {"show_card_counts": False, "public_stockpiles": False},
    "no overbidding": {"overbid": "forbidden"},
}


def refusals(game: Game, seat: int) -> list[list[str]]:
    """What the seat is told when it tries what it may not do."""
    told = []
    tries: list[Any] = ["nonsense", "done", 99, "st01@field:1", "raid:0"]
    for answer in tries:
        trial = game.clone()
        try:
            trial.answer(seat, answer)
            told.append(["taken", ""])
        except DustboardError as error:
            told.append([error.message, error.rule])
    try:
        game.clone().answer(seat, 0, decision="0-0-0")
    except DustboardError as error:
        told.append([error.message, error.rule])
    return told


def everything(game: Game, seat: int | None) -> str:
    """All that a seat or a spectator can get, as one text."""
    shown: dict[str, Any] = {
        "view": game.view(seat),
        "log": game.log(seat),
        "masked": plain_state(game.title, game.masked(seat)),
        "pool": {name: list(cards) for name, cards in game.masked(seat).unknown.items()},
        "world": plain_state(game.title, determinize(game.title, game.masked(seat), 3)),
        "decisions": [],
    }
    if seat is not None:
        shown["refusals"] = refusals(game, seat)
        shown["undo"] = game.can_undo(seat)
    for decision in game.pending:
        if decision.seat == seat:
            shown["decisions"].append(
                {
                    "id": decision.id,
                    "name": decision.name,
                    "text": decision.text,
                    "rule": decision.rule,
                    "timeout": decision.timeout_key,
                    "options": [[option.key, option.label] for option in decision.options],
                    "borders": [decision.border(0), decision.border(len(decision.options) - 1)],
                    "refused": [[no.key, no.rule, no.why] for no in decision.refused],
                }
            )
    return json.dumps(shown, sort_keys=True)


OTHERS: tuple[int | None, ...] = (1, 2, 3, None)


def assert_alike(one: Game, other: Game) -> None:
    """The two tables differ, but nobody except seat 0 can tell."""
    assert one.digest() != other.digest()
    assert one.view(0) != other.view(0)
    for seat in OTHERS:
        assert everything(one, seat) == everything(other, seat), seat


@pytest.mark.rule("wftw.bid.03", "wftw.flow.03")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("where", SUB_PHASES)
def test_a_sealed_choice_shows_nothing(where: str, table: str) -> None:
    stand, first, second = SUB_PHASES[where]
    base = stand(**TABLES[table])
    one, other = base.clone(), base.clone()
    play(one, 0, *first)
    play(other, 0, *second)
    if where not in IN_THE_VIEW:
        assert one.digest() != other.digest()
        for seat in OTHERS:
            assert everything(one, seat) == everything(other, seat), seat
    else:
        assert_alike(one, other)
    # when others have chosen as well, but not all of them
    waiting = [decision.seat for decision in one.pending]
    for seat in waiting[:-1]:
        for game in (one, other):
            while seat in {decision.seat for decision in game.pending}:
                game.answer(seat, str(game.decision(seat).timeout_key))
        for viewer in OTHERS:
            assert everything(one, viewer) == everything(other, viewer), (seat, viewer)


@pytest.mark.rule("wftw.bid.03", "wftw.flow.03")
@pytest.mark.parametrize("where", [name for name in BIDS if name != "base"])  # asks two only
def test_a_sealed_choice_is_taken_back_while_others_choose(where: str) -> None:
    """Others have sealed theirs too, but nothing is shown yet: the choice is still open."""
    stand, first, _ = SUB_PHASES[where]
    game = real(stand)
    for key in real_choice(game, first):
        game.answer(0, key)
    while len(game.pending) > 1:
        decision = game.pending[0]
        game.answer(decision.seat, str(decision.timeout_key))
    assert len({row[0] for row in game.answers.items() if row[2] == game.state.group_number}) > 1
    assert game.can_undo(0) == ""
    game.undo(0)
    assert 0 in [decision.seat for decision in game.pending]


@pytest.mark.rule("wftw.bid.03", "wftw.bid.17")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("where", [name for name in SUB_PHASES if name not in ("base",)])
def test_a_choice_in_the_making_shows_nothing(where: str, table: str) -> None:
    """Seat 0 has laid out half of its choice, or has not begun: nobody else can tell."""
    stand, first, second = SUB_PHASES[where]
    base = stand(**TABLES[table])
    shown = {seat: everything(base, seat) for seat in OTHERS}
    for keys in (first[:-1], second[:-1]):
        begun = base.clone()
        play(begun, 0, *keys)
        for seat in OTHERS:
            assert everything(begun, seat) == shown[seat], (keys, seat)


@pytest.mark.rule("wftw.bid.17")
@pytest.mark.parametrize("table", TABLES)
def test_face_down_cards_show_nothing_until_the_reveal(table: str) -> None:
    """After the sub-phase too: other cards at the same places look alike in rounds 2 and 3."""
    base = at_commitment(**TABLES[table])
    one, other = base.clone(), base.clone()
    play(one, 0, "st01@field:1", "st02@raid:2:1", "st03@raid:2:1", "done")
    play(other, 0, "st05@field:1", "st03@raid:2:1", "st01@raid:2:1", "done")
    for game in (one, other):
        play(game, 1, "st05@shop", "done")
        play(game, 2, "done")
        play(game, 3, "st01@raid:0:0", "done")
    for number in (2, 3):
        assert one.view(None)["bidding_round"] == number
        assert_alike(one, other)
        for game in (one, other):
            while game.view(None)["bidding_round"] == number and not game.view(None)["revealed"]:
                if game.view(None)["phase"] != 2:
                    break
                decision = game.pending[0]
                game.answer(decision.seat, str(decision.timeout_key))
    assert one.view(1)["phase"] != 2
    assert one.log(1) != other.log(1)  # the reveal shows it all


@pytest.mark.rule("wftw.bid.17")
@pytest.mark.parametrize("where", BIDS)
@pytest.mark.parametrize("how", ["record", "snapshot"])
def test_a_restart_loses_no_choice(where: str, how: str) -> None:
    """Kept and read back through JSON after every answer; nothing is asked twice."""
    stand, first, _ = SUB_PHASES[where]
    game = real(stand)
    for key in real_choice(game, first):
        game.answer(0, key)
        again = restart(game, how)
        assert again.digest() == game.digest()
        assert again.snapshot() == game.snapshot() or how == "record"
        for seat in (0, *OTHERS):
            assert everything(again, seat) == everything(game, seat)
        assert [d.id for d in again.pending] == [d.id for d in game.pending]
    while game.state.round == 1:  # and both go on alike, through reveal and resolution
        decision = game.pending[0]
        for table in (game, again):
            table.answer(decision.seat, str(decision.timeout_key))
    assert again.digest() == game.digest()
    assert again.log(1) == game.log(1)


def restart(game: Game, how: str) -> Game:
    if how == "record":
        return dustboard.replay(json.loads(json.dumps(game.record())))
    return dustboard.restore(json.loads(json.dumps(game.snapshot())))


def real(stand: Callable[..., Game]) -> Game:
    """A table at the same sub-phase with the cards as dealt: hands laid by hand can't be replayed.

    The marks are the same as on the laid table; cards are the first that fit.
    """
    game = fresh()
    laid = stand()
    marks = {0: ["raid:2", "field:1"], 1: ["shop"], 3: ["raid:0"]}
    bases = {0: "base:1", 3: "base:0"}
    while game.state.group_number < laid.state.group_number:
        for decision in game.pending:
            seat = decision.seat
            if decision.name == "marks":
                play(game, seat, *marks.get(seat, []), "done")
            elif decision.name == "base":
                play(game, seat, bases[seat])
            else:
                while seat in {open.seat for open in game.pending}:
                    before = game.state.group_number
                    game.answer(seat, str(game.decision(seat).timeout_key))
                    if game.state.group_number != before:
                        break
    assert [d.name for d in game.pending] == [d.name for d in laid.pending]
    return game


def real_choice(game: Game, keys: Choices) -> list[str]:
    """The same choice with the cards that seat 0 really holds."""
    hand = list(game.view(0)["mine"]["hand"])
    return [f"{hand.pop()}@{key.split('@')[1]}" if "@" in key else key for key in keys]


@pytest.mark.rule("wftw.bid.10", "wftw.bid.16")
@pytest.mark.parametrize("where", SUB_PHASES)
def test_the_order_of_arrival_is_no_matter(where: str) -> None:
    """Seats answer in any order; table, log and record are the same (R17, R53)."""
    stand, _, _ = SUB_PHASES[where]
    base = stand()
    results = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        game = base.clone()
        asked = {decision.seat for decision in game.pending}
        group = game.state.group_number
        for seat in order:
            while seat in asked and game.state.group_number == group:
                if seat not in {decision.seat for decision in game.pending}:
                    break
                keys = game.decision(seat).options.keys()
                game.answer(seat, keys[0])
        logs = [game.log(viewer) for viewer in (None, 0, 1, 2, 3)]
        results.append((game.digest(), logs, game.record()["answers"]))
    assert results[0] == results[1] == results[2]


@pytest.mark.rule("wftw.bid.16")
def test_an_open_choice_can_be_taken_back_and_a_closed_one_not() -> None:
    game = real(at_commitment)
    before = game.digest()
    first, second = real_choice(game, ("@field:1", "@raid:2:1"))
    play(game, 0, first)
    laid = game.digest()
    play(game, 0, second)
    game.undo(0)
    assert game.digest() == laid
    game.undo(0)
    assert game.digest() == before
    play(game, 0, first, second, "done")
    game.undo(0)  # the others are still choosing
    play(game, 0, "done")
    while game.state.bidding_round == 1:
        decision = game.pending[0]
        game.answer(decision.seat, str(decision.timeout_key))
    closed = game.digest()
    for seat in range(PLAYERS):
        assert game.can_undo(seat) != ""
        with pytest.raises(dustboard.DustboardError):
            game.undo(seat)
    assert game.digest() == closed
