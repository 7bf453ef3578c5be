"""Waste Knights, second edition, in a terminal: what is printed of a tale and of the roads."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.cli.boards.generic import Section
from dustboard.cli.boards.wk2 import RoadBoard
from dustboard.cli.boards.wk2_cards import dice_marks
from dustboard.cli.complaint import Complaint
from dustboard.games.wk2.content import board as roads
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import TERRAINS
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.task_table import TASK_ID
from dustboard.games.wk2.content.wasteland_table import LANDMARK_ID
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.show.card_text import rules_text, sides_text
from dustboard.kernel.decisions import Message
from dustboard.kernel.game import Game
from dustboard.kernel.zones import without

_EXPLORATION = {row.id: row for row in CONTENT.exploration}


def begun(seed: int = 4) -> tuple[Game, RoadBoard]:
    """A lesson in which the first action is asked for."""
    game = Game(TITLE, 1, seed, {"quick_setup": True})
    while game.pending[0].name != "action":
        game.answer(0, game.pending[0].options.keys()[0])
    return game, RoadBoard(TITLE)


def told(sections: list[Section]) -> str:
    """All that is printed, on one line."""
    rows = [" ".join(row) for section in sections for row in section.rows]
    return " ".join([*[section.heading for section in sections], *rows])


def test_an_entry_is_printed_once_and_can_be_read_again() -> None:
    game, board = begun()
    view = game.view(0)
    first = told(board.scene(view, game.pending[0]))
    assert "121. The One That Runs" in first
    assert "Rusty" in first
    assert "Rusty is watering" not in told(board.scene(view, game.pending[0]))
    again = board.look(view, ["tale", "121"])
    assert again is not None
    assert "Rusty is watering" in told(again)


def test_an_entry_that_was_not_read_stays_closed() -> None:
    game, board = begun()
    with pytest.raises(Complaint, match="entry 153 has not been read"):
        board.look(game.view(0), ["tale", "153"])


def test_a_route_shows_cities_and_places_with_their_price() -> None:
    game, board = begun()
    game.answer(0, "move")
    view = game.view(0)
    shown = told(board.scene(view, game.pending[0])[-1:])
    assert "Alice Offsprings" in shown
    assert "Cradle Sands" not in shown
    every = board.look(view, ["roads"])
    assert every is not None
    assert "s103 Cradle Sands 1 MP radiation" in told(every)


def test_a_new_page_is_printed_and_its_goal_stands_above_each_action() -> None:
    game, board = begun()
    view, decision = game.view(0), game.pending[0]
    assert "SHEET: Keys in the Ignition" in told(board.scene(view, decision))
    again = told(board.scene(view, decision))
    assert again == " Goal: Move, Explore and Camp, each of them once."
    assert board.status(view)[0].startswith("Rusty's Garden (s46): wounds 2/6, ")


def test_knights_of_others_stand_above_an_action_and_ones_own_beside_it() -> None:
    game = Game(TITLE, 2, 4, {"quick_setup": True})
    while game.pending[0].name != "action":
        game.answer(game.pending[0].seat, game.pending[0].options.keys()[0])
    seat = game.pending[0].seat
    board = RoadBoard(TITLE)
    board.call(("Ana", "Bo"))
    shown = board.scene(game.view(seat), game.pending[0])
    others = next(section for section in shown if section.heading == "OTHER KNIGHTS")
    assert len(others.rows) == 1
    assert ("Bo", "Ana")[seat] in others.rows[0][0]


def test_knights_are_chosen_from_a_table() -> None:
    game = Game(TITLE, 1, 4, {})
    board = RoadBoard(TITLE)
    decision = game.pending[0]
    assert decision.name == "knight"
    view = game.view(0)
    groups = [board.option_group(view, decision, option.key) for option in decision.options]
    heads = {head for head, _ in groups}
    assert len(heads) == 1
    help, columns = heads.pop().splitlines()
    assert "card NAME tells more" in help
    assert max(len(help), len(columns)) < 78
    assert "Logan Harris         7   4   3   1  GG  GW  WW  W   BG  GW" in [
        row for _, row in groups
    ]


def test_roads_are_answered_by_what_stands_before_them() -> None:
    game, board = begun()
    game.answer(0, "move")
    decision = game.pending[0]
    marks = [board.typed(decision, option.key) for option in decision.options]
    assert marks == list(decision.options.keys())
    assert board.called("S44") == "Gangraen"
    assert board.called("gangraen") == ""


def test_a_space_tells_its_neighbours_and_a_wrong_one_is_refused() -> None:
    game, board = begun()
    found = board.look(game.view(0), ["space", "s46"])
    assert found is not None
    assert "Next to it:" in told(found)
    with pytest.raises(Complaint, match="there is no space 's999'"):
        board.look(game.view(0), ["space", "s999"])


def test_dice_are_written_with_what_they_show() -> None:
    die = {"colour": "green", "face": 0, "successes": 2, "fates": 0, "botches": 0}
    blank = {"colour": "white", "face": 5, "successes": 0, "fates": 0, "botches": 0}
    fate = {"colour": "blue", "face": 4, "successes": 0, "fates": 1, "botches": 0}
    assert dice_marks([die, blank, fate]) == "G++ W- B*"


def met(name: str) -> tuple[Game, RoadBoard]:
    """A lesson played on by the first answer of each list until this is asked."""
    for seed in range(4, 40):
        game, board = begun(seed)
        for _ in range(40):
            decision = game.pending[0]
            keys = decision.options.keys()
            if decision.name == name:
                return game, board
            wanted = [key for key in keys if key in ("move", "explore", "done")]
            game.answer(0, wanted[0] if wanted else keys[0])
    raise AssertionError(f"{name} was not asked")


def test_what_was_found_is_said_before_it_is_taken() -> None:
    game, board = met("finding")
    view = game.view(0)
    shown = told(board.scene(view, game.pending[0]))
    card = _EXPLORATION[view["found"][-1]]
    space = view["seats"][0]["space"]
    terrain = TERRAINS[roads.TERRAIN[roads.BY_ID[space]]]
    assert "FOUND" in shown
    assert f"{terrain}: {sides_text(card)[TERRAINS.index(terrain)]}" in shown


def test_an_event_is_printed_once() -> None:
    game, board = begun()
    view = {**game.view(0), "card": CONTENT.events_highway_desert[0].id}
    event = rules_text(CONTENT.events_highway_desert[0])
    assert event in told(board.scene(view, game.pending[0]))
    assert event not in told(board.scene(view, game.pending[0]))


def test_the_log_says_what_dice_show() -> None:
    data: dict[str, Any] = {"skill": "tech", "difficulty": 2, "dice": [6, 5]}
    said = TITLE.text("en", Message("event-test", {"seat": 0, **data}))
    assert "test (green die: two successes, white die: nothing)." in said
    data["dice"] = []
    assert "(" not in TITLE.text("en", Message("event-test", {"seat": 0, **data}))


def test_the_id_of_a_far_place_plans_the_whole_way() -> None:
    game, board = begun()
    game.answer(0, "move")
    decision, view = game.pending[0], game.view(0)
    keys = decision.options.keys()
    assert "s36" not in keys
    board.status(view)
    way = board.read(decision, ["S36", "done"])
    assert way[-2:] == ["s36", "done"]
    assert len(way) > 2
    for key in way:
        game.answer(0, key)
    assert any(
        event.kind == "drives" and event.data["route"][-1] == "s36" for event in game.events()
    )
    assert board.read(decision, ["s47", "s112"]) == ["s47", "s112"]
    assert board.read(decision, ["s999"]) == ["s999"]


def test_a_choice_says_what_it_costs_and_tests() -> None:
    game, board = begun()
    decision = game.pending[0]
    test = {"skill": "tech", "difficulty": 1, "pool": "gw"}
    choices = [
        {"key": "look", "costs": [], "test": test, "fight": False},
        {"key": "buy", "costs": [{"what": "any", "amount": 2}], "test": None, "fight": True},
    ]
    view = {"own": {"choices": choices}}
    assert board.option_note(view, decision, "look") == "Tech 1 with GW"
    assert board.option_note(view, decision, "buy") == "costs 2 resources; a fight"
    assert board.option_note(view, decision, "else") == ""


def test_what_a_card_does_stands_beside_it_where_it_is_taken() -> None:
    game = Game(TITLE, 1, 4, {})
    board = RoadBoard(TITLE)
    noted: dict[str, str] = {}
    for _ in range(4):
        decision, view = game.pending[0], game.view(0)
        keys = decision.options.keys()
        noted |= {key: board.option_note(view, decision, key) for key in keys}
        game.answer(0, keys[0])
    vehicles = {row.id: rules_text(row).removesuffix(".") for row in CONTENT.vehicles}
    assert any(noted.get(id) == text for id, text in vehicles.items())
    gear = {row.id: rules_text(row).removesuffix(".") for row in CONTENT.gear}
    assert any(noted.get(id) == text for id, text in gear.items())


def test_parts_tasks_trophies_and_landmarks_stand_beside_a_knight_and_a_space() -> None:
    options = {"adventure": "spreading_corruption", "quick_setup": True, "parts": True}
    options |= {"city_tasks": True, "landmarks": "during"}
    game, board = Game(TITLE, 2, 4, options), RoadBoard(TITLE)
    while game.pending[0].name != "action":
        decision = game.pending[0]
        game.answer(decision.seat, decision.options.keys()[0])
    state = game.state
    lamps, mast = PART_ID.index("z08"), PART_ID.index("z18")
    for part in (lamps, mast):
        state.parts_deck = without(state.parts_deck, part)
    state.parts[0] = (lamps, mast)
    bones = TASK_ID.index("city_task_05")
    state.tasks[0] = (bones,)
    state.task_at[bones] = roads.BY_ID["s90"]
    state.wooden[0] = 0
    state.revealed = (LANDMARK_ID.index("landmark_01"),)
    state.landmark_at[state.revealed[0]] = roads.BY_ID["s80"]
    view = game.view(0)
    mine = told(board.look(view, ["me"]) or [])
    assert "Night Lamps, Drone Perch" in mine
    assert "2 of 3" in mine
    assert "Paint the Bones" in mine
    assert "Carcassville" in mine[mine.lower().index("troph") :]
    assert "Drive-in of Ghosts" in told(board.look(view, ["space", "s80"]) or [])
    assert "Paint the Bones" in told(board.look(view, ["space", "s90"]) or [])
