"""What later adventures remember of won ones."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import FLAGS, SHEETS
from dustboard.games.wk2.rules.favours import CLOSED_LID, GOOD_NAME, GREETING, HYMN
from dustboard.games.wk2.rules.harm import suffer_radiation, take_radiation
from dustboard.games.wk2.rules.legacy import grant_memories
from dustboard.games.wk2.rules.programs import CITY, MOVE
from dustboard.games.wk2.rules.sheets import OPEN_SHEET
from dustboard.games.wk2.rules.trade.stalls import price
from games.wk2.scene import Scene, gear

WARES = ("q01:broken", "q07:broken", "q20:broken")  # worth 3, 1, 2


def remembering(adventure: str, *memories: str, sheet: str = "t2") -> Scene:
    """Two knights of a table with these memories, as the adventure begins."""
    options = dict.fromkeys(memories, True)
    scene = Scene("johnny", "logan", sheet=sheet, adventure=adventure, **options)
    grant_memories(scene.state)
    return scene


@pytest.mark.rule("wk2.legacy.01")
@pytest.mark.parametrize(
    ("memory", "there", "note"),
    [
        ("past_seven", ("warrant", "deadly_cargo"), GREETING),
        ("past_seal", ("spreading_corruption", "deadly_cargo"), GOOD_NAME),
        ("past_lid", ("red_lord",), CLOSED_LID),
    ],
)
def test_a_note_is_kept_where_its_memory_counts(
    memory: str, there: tuple[str, ...], note: int
) -> None:
    for adventure in ("iron_trail", "warrant", "spreading_corruption", "deadly_cargo", "red_lord"):
        expected = (note,) if adventure in there else ()
        assert remembering(adventure, memory).state.noted[:2] == [expected] * 2, FLAGS[note]
        assert remembering(adventure).state.noted[:2] == [(), ()]


# -- a seal kept ----------------------------------------------------------------------------------


def shopping(scene: Scene) -> list[str]:
    """Go to the Stalls, where three cards lie; what can be bought."""
    faces = tuple([gear(name) for name in WARES])
    state = scene.state
    held = {*state.stowed[0], *state.hands[0], *state.armor[0]}
    state.gear_discard = ()
    rest = [face for face in state.gear_deck if face not in faces and face not in held]
    state.gear_deck = (*faces, *rest)
    scene.at(0, "s07")
    scene.run(CITY)
    scene.answer(0, "stalls")
    return [key for key in scene.offered() if key.startswith("take:q")]


@pytest.mark.rule("wk2.legacy.02")
def test_a_seal_kept_makes_one_visit_to_the_stalls_cheaper() -> None:
    scene = remembering("deadly_cargo", "past_seal")
    assert shopping(scene) == ["take:q07:broken"]  # which costs nothing now
    scene.answer(0, "done")
    assert scene.state.noted[0] == (GOOD_NAME,)  # nothing was bought
    scene.give(0, fuel=3)
    shopping(scene)
    scene.answer(0, *["give:fuel"] * 3, "take:q01:broken")
    assert (scene.state.credit, scene.state.noted[0]) == (1, ())
    scene.answer(0, "take:q20:broken")  # all that is bought in this visit
    assert scene.state.credit == 0
    scene.answer(0, "done")
    assert scene.state.noted[1] == (GOOD_NAME,)  # of the other knight


@pytest.mark.rule("wk2.legacy.02")
def test_the_visit_after_the_cheaper_one_costs_what_it_costs() -> None:
    scene = remembering("deadly_cargo", "past_seal")
    shopping(scene)
    scene.answer(0, "take:q07:broken", "done")
    scene.state.stowed[0] = ()
    assert shopping(scene) == []
    plain = remembering("deadly_cargo")
    assert shopping(plain) == []


@pytest.mark.rule("wk2.legacy.01")
def test_the_paper_makes_the_stalls_of_one_town_cheaper() -> None:
    scene = remembering("iron_trail", "past_law")
    pumps = next(one for one in board.CITIES if board.CITY[one] == "pumps")
    for space in board.CITIES:
        scene.at(0, board.ID[space])
        expected = 2 if space == pumps else 3
        assert price(scene.state, 0, gear("q01:broken")) == expected
    plain = remembering("iron_trail")
    plain.at(0, board.ID[pumps])
    assert price(plain.state, 0, gear("q01:broken")) == 3


# -- the choir ------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.legacy.03")
def test_who_has_heard_the_choir_ignores_the_first_radiation_of_each_sheet() -> None:
    scene = remembering("red_lord", "past_choir")
    state = scene.state
    assert state.noted[0] == ()  # it comes with the sheets
    for sheet in ("r1", "r2"):
        state.radiation[0] = state.radiation[1] = 0
        state.exit_to = SHEETS.index(sheet)
        scene.run(OPEN_SHEET, -1)
        assert HYMN in state.noted[0]
        assert HYMN in state.noted[1]
        suffer_radiation(state, 0, 1, "wk2.danger.02")
        assert (state.radiation[0], state.radiation[1]) == (0, 0)
        assert HYMN not in state.noted[0]
        suffer_radiation(state, 0, 1, "wk2.danger.02")
        assert state.radiation[0] == 1
        take_radiation(state, 1, 2, "wk2.danger.02")  # of two points at once it is the first
        assert state.radiation[1] == 1


@pytest.mark.rule("wk2.legacy.03")
def test_the_choir_is_heard_in_the_last_adventure_only() -> None:
    for adventure, memories in (("red_lord", ()), ("deadly_cargo", ("past_choir",))):
        scene = remembering(adventure, *memories)
        scene.state.exit_to = SHEETS.index("r1" if adventure == "red_lord" else "k1")
        scene.run(OPEN_SHEET, -1)
        assert HYMN not in scene.state.noted[0]
        before = scene.state.radiation[0]
        suffer_radiation(scene.state, 0, 1, "wk2.danger.02")
        assert scene.state.radiation[0] == before + 1


# -- the lid --------------------------------------------------------------------------------------


def meet_a_threat(scene: Scene) -> None:
    """Drive onto a space with a single Threat icon."""
    threat = next(one for one in range(board.COUNT) if board.ICONS[one] == (1, 0, 0))
    near = next(one for one in board.NEIGHBOURS[threat] if board.ENTERABLE[one])
    scene.at(0, board.ID[near])
    scene.run(MOVE)
    scene.answer(0, board.ID[threat], "done")


@pytest.mark.rule("wk2.legacy.04")
def test_who_left_the_lid_on_draws_one_token_again() -> None:
    scene = remembering("red_lord", "past_lid")
    meet_a_threat(scene)
    assert scene.asked() == "swap_token"
    scene.answer(0, "keep")
    assert len(scene.told("token")) == 1
    assert CLOSED_LID in scene.state.noted[0]  # it was not used

    scene = remembering("red_lord", "past_lid")
    meet_a_threat(scene)
    first = scene.state.drawn
    scene.answer(0, "return")
    assert len(scene.told("token")) == 2
    assert first[0] in scene.state.bag
    assert CLOSED_LID not in scene.state.noted[0]
    assert CLOSED_LID in scene.state.noted[1]
    assert scene.asked() != "swap_token"  # once in the game

    plain = remembering("red_lord")
    meet_a_threat(plain)
    assert plain.asked() != "swap_token"
