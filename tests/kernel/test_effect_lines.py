"""Lists of effects: how they run, pause and are chosen from; saved games that stand in them."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.kernel.effects.book import Book
from dustboard.kernel.errors import BadRecord, ContentError
from dustboard.kernel.frames import stack_rows
from dustboard.kernel.game import Game
from dustboard.kernel.records.migration import Carrier
from dustboard.kernel.records.snapshots import plain_state, restore_state
from kernel.fable import COSTS, MOMENTS, OUTER, WORDS, Fable, FablePorts, FableState, tell

Row = dict[str, Any]


def say(number: Any = 0, **more: Any) -> Row:
    return {"do": "say", "number": number, **more}


def coin(do: str = "gain", amount: Any = 1, **more: Any) -> Row:
    return {"do": do, "what": "coin", "amount": amount, **more}


def heard(*rows: Row, players: int = 2) -> list[int]:
    """What is said when these rows run and nobody is asked."""
    _, game, state = tell(players, a=list(rows))
    assert game.over
    return list(state.heard)


# -- lists --------------------------------------------------------------------------------------


def test_a_list_runs_in_order_and_what_is_pushed_runs_before_its_rest() -> None:
    inner = {"then": [say(2), say(3)]}
    assert heard(say(1), inner, say(4)) == [0, 1, 0, 2, 0, 3, 0, 4]


def test_a_condition_keeps_a_line_from_happening() -> None:
    rows = [say(1, **{"if": "round == 3"}), say(2, **{"if": "round < 3"}), say(3)]
    assert heard(*rows) == [0, 1, 0, 3]
    assert heard(say(1, **{"if": "dark or miles > 0"})) == []
    assert heard({"do": "flag", "on": "dark"}, say("10 * dark", **{"if": "dark"})) == [0, 10]
    assert heard({"do": "flag", "on": "dark"}, {"do": "flag", "off": "dark"}, say("dark")) == [0, 0]


def test_amounts_are_expressions() -> None:
    _, _, state = tell(a=[coin(amount="2 * round - 1"), coin("lose", 2), coin("lose", 90)])
    assert state.purse == [0, 0, 0, 0]
    _, _, state = tell(a=[{"do": "count", "what": "miles"}, coin(amount="miles * 4")])
    assert state.purse == [5, 0, 0, 0]


def test_groups_are_served_in_turn_order_and_know_who_began() -> None:
    assert heard({**say(5), "who": "each"}, say(6), players=2) == [0, 5, 0, 1, 5, 0, 0, 6]
    assert heard({**say("actor"), "who": "each other"}, players=3) == [1, 0, 0, 2, 0, 0]


def test_a_list_is_repeated_and_counts_its_turns() -> None:
    assert heard({"do": "repeat", "times": "round - 1", "then": [say("turn")]}) == [
        *(0, 1, 1),
        *(0, 2, 2),
    ]


def test_a_die_opens_the_rows_that_name_its_number() -> None:
    rows = [say(1, most=3), say(2, least=4, most=4), say(3, least=5), say("die")]
    assert heard({"do": "roll", "then": rows}) == [0, 2, 4, 0, 4, 4]


def test_of_several_locals_with_one_name_the_innermost_counts() -> None:
    inner: Row = {"do": "repeat", "times": 2, "then": [say("10 * turn")]}
    outer: Row = {"do": "repeat", "times": 1, "then": [inner]}
    assert heard(outer) == [*(0, 10, 1, 1), *(0, 20, 1, 2)]


def test_tokens_are_placed_and_taken() -> None:
    stone = {"token": "stone", "at": "ford"}
    _, _, state = tell(a=[{"do": "take", **stone}, {"do": "place", **stone}])
    assert state.tokens == 1
    _, _, state = tell(a=[{"do": "place", **stone}, {"do": "take", **stone}])
    assert state.tokens == 0


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    assert heard({"do": "draw", "amount": 6}, {"do": "draw", "amount": 1}) == [7] * 6


# -- words that ask several things --------------------------------------------------------------


def test_a_word_asks_one_thing_after_the_other() -> None:
    fable, game, state = tell(a=[{"do": "herd"}, say(1)])
    assert fable.asks[state.asked[0]].name == "sheep"
    assert game.pending[0].options.keys() == ["0:3", "0:4", "0:5"]
    game.answer(0, "0:5")
    assert fable.asks[now(game).asked[0]].name == "dog"
    assert game.pending[0].options.keys() == ["dog:9"]  # asked, though there is no other
    game.answer(0, "dog:9")
    assert now(game).heard == (5, 9, 0, 1)


def test_a_question_may_leave_it_to_the_word_who_is_too_late() -> None:
    fable, _, state = tell(a=[{"do": "herd"}])
    timeout = fable.asks[state.asked[0]].timeout
    assert timeout is not None
    assert timeout(state, 0) == 4


# -- stories ------------------------------------------------------------------------------------


def test_an_entry_is_read_and_its_rows_happen() -> None:
    _, game, state = tell(a=[{"do": "read", "entry": "b"}, say(1)], b=[say(2)])
    assert game.over
    assert state.heard == (101, 0, 2, 0, 1)


def test_a_test_goes_on_with_what_its_result_says() -> None:
    rows = [
        {
            "do": "test",
            "skill": "swim",
            "difficulty": 2,
            "pass": [say("successes")],
            "fail": [say("missing")],
        },
        say(9),
    ]
    _, game, state = tell(a=rows)
    game.answer(0, "yes")
    assert now(game).heard == (0, 4, 4, 0, 0, 9)
    _, game, state = tell(a=rows)
    state.lot = 0
    game.answer(0, "yes")
    assert now(game).heard == (0, 2, 0, 2, 0, 9)


def test_a_fight_goes_on_as_it_was_won_or_lost() -> None:
    row = {"do": "fight", "foe": "wolf", "win": [say(1)], "lose": [say(2)]}
    for lot, said in ((1, 1), (0, 2)):
        _, game, state = tell(a=[row])
        state.lot = lot
        game.answer(0, "yes")
        assert now(game).heard == (0, said)


def test_an_exit_lets_the_rest_happen_or_cuts_it_off() -> None:
    _, _, state = tell(a=[{"do": "exit", "to": "hill"}, say(1)])
    assert (state.sheet, state.heard) == (1, (0, 1))
    inner: Row = {"then": [{"do": "exit", "to": "hill", "now": True}, say(1)]}
    _, game, state = tell(a=[inner, say(2)])
    assert (state.sheet, state.heard, game.over) == (1, (), True)


def test_an_ending_stops_the_list() -> None:
    _, game, state = tell(a=[{"do": "ending", "ending": "home"}, say(1)])
    assert (game.over, state.heard) == (True, ())


# -- choices ------------------------------------------------------------------------------------


BUY: Row = {
    "do": "choose",
    "options": [
        {"key": "buy", "cost": [coin("pay", 1)], "then": [say(1), say(2)]},
        {"key": "beg", "if": "dark", **say(3)},
        {"key": "leave", **say(4)},
        {"cost": "fee", "do": "gain", "what": "bread", "amount": 1},
    ],
}


def now(game: Game) -> Any:
    return game.state


def keys(game: Game) -> list[str]:
    return game.pending[0].options.keys()


def test_only_what_can_be_paid_and_is_allowed_is_offered() -> None:
    _, game, state = tell(a=[BUY, say(9)])
    assert keys(game) == ["buy", "leave", "option:4"]
    assert game.pending[0].options[0].label == "choose 0"
    state.flags, state.purse[0] = 1, 0
    assert game.title.asks[0].legal(state, 0) == [1, 2]


def test_an_option_is_offered_only_if_all_that_it_needs_can_be_done() -> None:
    options: list[Row] = [
        {"key": "dear", "then": [coin("pay", 2), say(1)]},
        {"key": "cheap", "then": [coin("pay", 1), coin("lose", 9)]},
        {"key": "nested", "then": [{"do": "choose", "options": [coin("pay", 3)]}]},
        {"key": "leave", "then": []},
    ]
    _, game, _ = tell(a=[{"do": "choose", "options": options}])
    assert keys(game) == ["cheap", "leave"]


@pytest.mark.parametrize(
    ("rows", "affordable", "possible"),
    [
        ([coin("pay", 1), say(1)], True, True),
        ([coin("pay", 2), say(1)], False, False),
        ([coin("lose", 1)], True, True),
        ([{"do": "lose", "what": "bread", "amount": 1}], True, False),
        ([{"do": "choose", "options": [coin("pay", 2), {"then": []}]}], True, True),
        ([{"do": "choose", "options": [coin("pay", 2)]}], False, False),
        ([], True, False),
    ],
)
def test_a_list_makes_sense_if_it_can_be_paid_and_does_something(
    rows: list[Row], affordable: bool, possible: bool
) -> None:
    owl = book([{**row, "when": "dusk"} for row in rows], "bird")
    state = FableState(2, None)
    state.purse[0] = 1
    first = owl.table("dusk", 3)[2]
    assert owl.runner.affordable(state, first, 0, (2,)) == affordable
    assert owl.runner.possible(state, first, 0, (2,)) == possible
    assert owl.runner.possible(state, first, 0, (2,), openly=True) == possible


def test_the_cost_is_paid_before_anything_happens() -> None:
    order: Row = {"key": "see", "cost": [coin("pay", 1)], "then": [say("miles", **{"if": "round"})]}
    _, game, _ = tell(a=[{"do": "choose", "options": [order, {"key": "no", "then": []}]}])
    game.answer(0, "see")
    assert (now(game).purse[0], now(game).heard) == (0, (0, 0))


def test_a_single_choice_needs_no_question_and_none_lapses() -> None:
    _, game, state = tell(a=[{"cost": [coin("pay", 1)], **say(1)}, {"cost": "fee", **say(2)}])
    assert game.over
    assert (state.heard, state.purse[0]) == ((0, 1), 0)


def test_what_may_be_done_may_be_declined() -> None:
    _, game, _ = tell(a=[{"may": True, **say(1)}, say(2)])
    assert keys(game) == ["do", "decline"]
    other = game.clone()
    game.answer(0, "do")
    other.answer(0, "decline")
    assert (now(game).heard, now(other).heard) == ((0, 1, 0, 2), (0, 2))


def test_a_card_is_picked_and_a_patient_table_waits() -> None:
    cards = [say(5), {"do": "discard"}]
    _, game, _ = tell(a=cards)
    assert (keys(game), game.pending[0].name) == (["c0", "c5"], "discard")
    game.answer(0, "c5")
    assert now(game).heard == (0,)
    assert [ask.timeout is None for ask in game.title.asks[:2]] == [False, True]
    title, game, state = tell(a=[BUY])
    timeout = title.asks[0].timeout
    assert timeout is not None
    assert timeout(state, 0) == 3  # the last one


# -- inside a step ------------------------------------------------------------------------------


def test_run_now_goes_on_at_once_and_leaves_the_rest_where_it_must_wait() -> None:
    title, _, state = tell(a=[say(1)], b=[say(2), BUY, say(3)])
    state.over, state.frame = False, None
    line, source = title.runner.lists["b"]
    title.runner.run_now(state, line, 1, (source,))
    assert state.heard[-2:] == (1, 2)
    assert stack_rows(state.frame, title.programs) == [
        ["pick", "ask_pick", 1, ["b/1", 1, 1]],
        ["effects", "b/2", 1, [1]],
    ]


def test_a_call_starts_a_list_from_its_first_line() -> None:
    title, _, state = tell(a=[say(1)], b=[say(2)])
    state.over, state.frame = False, None
    line, source = title.runner.lists["b"]
    state.push_in_order([(OUTER.number, 0, ())])
    state.push_in_order([title.runner.call(line, 1, (source,))])
    assert stack_rows(state.frame, title.programs)[0] == [
        "begin effects",
        "begin_list",
        1,
        ["b/0", 1],
    ]


def test_a_runner_has_the_programs_that_its_lines_need() -> None:
    fight = {"do": "fight", "foe": "wolf"}
    for rows, more in (([say()], []), ([BUY], ["pick"]), ([fight], ["after effect"])):
        programs = [program.name for program in Fable(a=rows).runner.programs]
        assert programs == ["effects", "begin effects", *more]
    quiet = Book(WORDS, FablePorts()).close()
    assert [program.name for program in quiet.programs] == ["effects"]


# -- saved games --------------------------------------------------------------------------------

PAUSES = {"a": [say(1), BUY, say(2), say(3)], "b": [say(4)]}
TRIES = {
    "a": [{"do": "test", "skill": "swim", "difficulty": 2, "pass": [say(1)]}, say(2)],
}


def test_lines_are_written_by_name_and_found_again() -> None:
    title, game, state = tell(**PAUSES)
    plain = plain_state(title, state)
    assert plain["stack"] == [
        ["pick", "take_pick", 0, ["a/1", 0, 0]],
        ["effects", "a/2", 0, [0]],
        ["outer", "stop", 0, []],
    ]
    again = FableState(2, None)
    restore_state(title, again, plain)
    assert plain_state(title, again) == plain
    game.answer(0, "buy")
    assert stack_rows(game.state.frame, title.programs) == []
    title, game, state = tell(**TRIES)
    assert plain_state(title, state)["stack"] == [
        ["trial", "judge", 0, []],
        ["after effect", "resume", 0, ["a/0", 0]],
        ["effects", "a/1", 0, [0]],
        ["outer", "stop", 0, []],
    ]


def carried(old: dict[str, list[Row]], **new: list[Row]) -> tuple[Fable, FableState]:
    """A game of some entries, taken up with others."""
    title, _, state = tell(**old)
    later = Fable(**new)
    fresh = plain_state(later, Game(later, 2, 1, {}, debug=False).state)
    plain = Carrier(later, 2, title.layout(2)).carry(plain_state(title, state), fresh)
    found = FableState(2, None)
    restore_state(later, found, plain)
    return later, found


def test_a_list_goes_on_at_its_line_or_at_the_next_that_is_left() -> None:
    more = [say(8), say(9)]
    title, state = carried(PAUSES, z=more, a=[*PAUSES["a"], say(7)], b=[say(4)])
    assert stack_rows(state.frame, title.programs)[1][1] == "a/2"
    title, state = carried(PAUSES, a=PAUSES["a"][:3])
    assert stack_rows(state.frame, title.programs)[1][1] == "a/2"
    title, state = carried(PAUSES, a=PAUSES["a"][:2])
    assert [row[0] for row in stack_rows(state.frame, title.programs)] == ["pick", "outer"]


def test_a_question_whose_line_is_gone_stops_the_game_from_being_carried() -> None:
    with pytest.raises(BadRecord, match="'a/1', which this version does not have"):
        carried(PAUSES, a=[say(1)], b=[BUY])
    title, state = carried({"a": TRIES["a"]}, a=[], b=TRIES["a"])
    assert [row[0] for row in stack_rows(state.frame, title.programs)] == ["trial", "outer"]


# -- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (coin(what="cion"), r"'do\[0\].what': expected one of coin, bread, got 'cion'"),
        (coin(token="stone"), r"'do\[0\].token': expected none with 'gain', got 'stone'"),
        ({"do": "gain", "what": "coin"}, r"'do\[0\].amount': expected one with 'gain', got none"),
        (coin(amount=0), r"'do\[0\].amount': expected 1 or more with 'gain', got 0"),
        (coin(amount=True), r"'do\[0\].amount': expected 1 or more with 'gain', got True"),
        (coin(amount="stones"), r"'do\[0\].amount': unknown 'stones'$"),
        (say(least=3), r"'do\[0\].least': expected a block with 'die' around it; known here: none"),
        (say(**{"if": "board.stnoe"}), r"'do\[0\].if': unknown 'board.stnoe'; near: board.stone"),
        (say(**{"if": "(1 + 2"}), r"'do\[0\].if': expected '\)' in '\(1 \+ 2'"),
        (say(**{"if": "1 +"}), r"'do\[0\].if': '1 \+' breaks off"),
        (say(**{"if": "1 2"}), r"'do\[0\].if': cannot read '2'"),
        (say(**{"if": "1 ; 2"}), r"'do\[0\].if': cannot read '; 2'"),
        (say(**{"if": 3}), r"'do\[0\].if': expected a condition, got 3"),
        ({"do": "sya"}, r"'do\[0\].do': unknown 'sya'; near: say; known are: choose, "),
        ({"do": "flag"}, r"'do\[0\].on': expected either 'on' or 'off' with 'flag'"),
        (
            {"do": "flag", "on": "dark", "off": "dark"},
            r"'do\[0\].on': expected either 'on' or 'off' with 'flag'",
        ),
        ({"do": "read", "entry": "c"}, r"'do\[0\].entry': there is no entry 'c'"),
        ({"do": "exit", "to": "wood", "now": 1}, r"'do\[0\].now': expected true or false, got 1"),
        ({"do": "read", "entry": 3}, r"'do\[0\].entry': expected a text, got 3"),
        ({"then": "x"}, r"'do\[0\].options\[0\].then': expected a list of rows, got 'x'"),
        ({"do": "roll", "then": [3]}, r"'do\[0\].then\[0\]': expected a row, got 3"),
        ({"do": "choose", "options": 3}, r"'do\[0\].options': expected a list of rows, got 3"),
        (
            {"do": "choose", "options": [{"key": "a", "cost": [{"do": "flag", "on": "dark"}]}]},
            r"'do\[0\].options\[0\].cost\[0\].do': 'flag' cannot be a cost",
        ),
        (
            {"do": "choose", "options": [{"key": "a", "then": [], "costs": "fee"}]},
            r"'do\[0\].options\[0\].costs': expected none with 'choose', got 'fee'",
        ),
        (say(cost="fees"), r"'do\[0\].options\[0\].cost': unknown 'fees'; near: fee"),
        ({"do": "roll", "then": [coin(what="x")]}, r"'do\[0\].then\[0\].what': expected one of"),
    ],
)
def test_a_bad_row_is_refused_with_its_place_and_field(row: Row, message: str) -> None:
    with pytest.raises(ContentError, match=r"fable.toml:0: entry 'a': field " + message):
        Fable(a=[row])


def book(rows: list[Row], kind: str = "") -> Book:
    found = Book(WORDS, FablePorts(), MOMENTS, COSTS)
    found.write_moments("birds.toml:4: card 'owl'", "owl", "effect", rows, 2, kind)
    found.close()
    return found


def test_rows_of_a_moment_are_one_list_of_their_card() -> None:
    rows = [say(1, when="dusk"), say(2, when="dawn"), say(3, when="dusk")]
    owl = book(rows, "bird")
    assert owl.table("dusk", 4) == [-1, -1, 0, -1]
    assert [line.name for line in owl.lines_of(owl.at["dusk"][2])] == ["owl/dusk/0", "owl/dusk/1"]
    assert [line.when for line in owl.lines_of(owl.at["dawn"][2])] == ["dawn"]
    assert "dawn" not in owl.unused()
    assert "gain" in owl.unused()


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (say(when="noon"), r"'effect\[0\].when': expected one of dawn, dusk, got 'noon'"),
        (say(), r"'effect\[0\].when': expected one of dawn, dusk, got None"),
        (
            {"when": "dusk", "do": "draw", "amount": 1},
            r"'effect\[0\].when': expected one of , dawn with 'draw', got 'dusk'",
        ),
        (say(when="dusk"), r"'effect\[0\].do': 'say' is for a bird or a , this is a fish"),
    ],
)
def test_a_word_stands_where_it_may(row: Row, message: str) -> None:
    with pytest.raises(ContentError, match=r"birds.toml:4: card 'owl': field " + message):
        book([row], "fish")


def test_a_moment_comes_to_some_kinds_of_cards() -> None:
    with pytest.raises(ContentError, match=r"'effect\[0\].when': 'dusk' never happens to a rock"):
        book([say(when="dusk")], "rock")


def test_a_word_is_registered_once() -> None:
    with pytest.raises(ContentError, match="the word 'herd' is registered twice"):
        Book((*WORDS, WORDS[-1]), FablePorts())


def test_constructors_list_their_parameters() -> None:
    found = {
        word.name: [
            (one.name, one.kind, one.needed, one.allowed) for one in word.parameters(FablePorts())
        ]
        for word in WORDS
    }
    assert found["gain"] == [
        ("what", "choice", True, ("coin", "bread")),
        ("amount", "number", True, ("1..",)),
    ]
    assert found["exit"] == [
        ("to", "choice", True, ("wood", "hill")),
        ("now", "flag", False, ()),
    ]
    assert found["roll"] == [("then", "block", False, ("die",))]
    assert found["choose"] == [("options", "rows", True, ())]
