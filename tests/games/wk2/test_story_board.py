"""The board of a story: markers that walk, a railway, efforts, face-down tokens, letters."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AMBUSH, LETTERS
from dustboard.games.wk2.content.story_table import COUNTERS, POOL, TALLIES, WALKERS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, EXPLORATION_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.favours import hear_steps, snowed_in
from dustboard.games.wk2.rules.harm import eliminate
from dustboard.games.wk2.rules.legacy import grant_memories, stack_lesson
from dustboard.games.wk2.rules.places import nearest, next_step
from dustboard.games.wk2.rules.ports import RoadPorts
from dustboard.games.wk2.rules.programs import CAMP
from dustboard.games.wk2.rules.values import capacity, repair, speed
from dustboard.games.wk2.rules.vocabulary import BOOK, WORDS
from dustboard.games.wk2.rules.wasteland import next_entry
from dustboard.kernel.effects.book import Book
from dustboard.kernel.errors import BadSetup, ContentError
from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.masks import mask
from games.wk2.scene import Scene, gear

HESTER = WALKERS.index("hester")


def counter(scene: Scene, name: str) -> int:
    return scene.state.counters[COUNTERS.index(name)]


# -- markers --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.walker.01")
def test_a_marker_takes_the_way_of_fewest_steps_and_arrives() -> None:
    scene = Scene("johnny")
    goal = board.SPECIAL[2]
    arrive = [{"do": "count", "what": "free", "amount": 3}]
    scene.does({"do": "stand", "walker": "hester", "at": "14"})
    steps = board.STEPS[board.SPECIAL[14]][goal]
    for left in range(steps, 0, -1):
        assert board.STEPS[scene.state.walkers[HESTER]][goal] == left
        assert counter(scene, "free") == 0
        scene.does({"do": "walk", "walker": "hester", "to": "2", "arrive": arrive})
    assert scene.state.walkers[HESTER] == goal
    assert counter(scene, "free") == 3
    assert scene.told("token") == []  # no icons, no cards


@pytest.mark.rule("wk2.walker.01")
def test_ties_go_to_the_cheaper_then_to_the_lower_space() -> None:
    state = Scene("johnny").state
    seen = 0
    for here in range(0, board.COUNT, 7):
        for goal in range(0, board.COUNT, 5):
            if not (board.ENTERABLE[here] and board.ENTERABLE[goal]) or here == goal:
                continue
            away = board.STEPS[goal]
            ways = [one for one in board.NEIGHBOURS[here] if away[one] == away[here] - 1]
            if away[here] >= board.FAR or not ways:
                continue
            seen += len(ways) > 1
            cheapest = min(board.COST[one] for one in ways)
            wanted = min(one for one in ways if board.COST[one] == cheapest)
            assert next_step(state, here, goal) == wanted
    assert seen > 50


@pytest.mark.rule("wk2.walker.01")
def test_a_marker_goes_round_what_is_closed() -> None:
    state = Scene("johnny").state
    here, goal = board.SPECIAL[14], board.SPECIAL[2]
    usual = next_step(state, here, goal)
    state.closed = (usual,)
    other = next_step(state, here, goal)
    assert other != usual
    assert other in board.NEIGHBOURS[here]


@pytest.mark.rule("wk2.plot.10")
def test_the_knight_nearest_to_a_place_is_meant() -> None:
    scene = Scene("johnny", "logan")
    scene.at(0, "s80")
    scene.at(1, "s45")
    assert nearest(scene.state, board.BY_ID["s45"]) == [1]
    assert nearest(scene.state, board.NOWHERE) == [0]  # else the first player


@pytest.mark.rule("wk2.plot.04")
def test_the_train_moves_along_its_line_unless_it_is_torn() -> None:
    scene = Scene("johnny", "logan", adventure="iron_trail", sheet="journey")
    scene.at(0, "s45")
    scene.does({"do": "stand", "walker": "train", "at": "s45"}, {"do": "tear"})
    assert scene.state.effort[board.BY_ID["s106"]] == 1
    scene.does({"do": "roll_on"})
    assert scene.state.walkers[0] == board.BY_ID["s45"]
    scene.does({"do": "lift", "token": "general", "anywhere": True}, {"do": "roll_on"})
    assert scene.state.walkers[0] == board.BY_ID["s106"]
    assert scene.offered(0) == ["ride", "stay"]  # Logan is elsewhere and is not asked
    scene.answer(0, "ride")
    assert scene.where(0) == "s106"
    assert scene.asked(1) == ""


# -- efforts --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.effort.01")
def test_successes_of_all_add_up_on_a_space(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    done = [{"do": "flag", "on": "lit"}]
    none = [{"do": "flag", "on": "dark"}]
    effort = {"do": "effort", "amount": "successes", "need": "B + 1", "done": done, "none": none}
    row = {"do": "attempt", "skill": "tech", "then": [effort]}
    scene.dice("gI", "w-")
    scene.does(row)
    assert scene.flag("dark") == 1
    scene.dice("gV", "wV")
    scene.does(row)
    here = scene.state.space[0]
    assert (scene.state.effort[here], scene.flag("lit")) == (2, 0)
    scene.dice("bV", "gV")
    scene.does(row, seat=1)
    assert (scene.state.effort[here], scene.flag("lit")) == (0, 1)  # done, whoever rolled them


# -- tokens that lie face down --------------------------------------------------------------------


@pytest.mark.rule("wk2.adventure.05")
def test_nobody_knows_what_lies_under_a_token() -> None:
    scene = Scene("johnny", "logan")
    state = scene.state
    entries = ["130", "131", "133"]
    scene.does({"do": "hide_tokens", "spaces": ["1", "8", "12"], "entries": entries})
    state.over = False
    assert len(set(state.under)) == 3
    assert set(state.face_down) == set(state.plot)
    assert mask(TITLE, state, 0).under == (-1, -1, -1)
    scene.does({"do": "look_token"})
    scene.answer(0, board.ID[state.face_down[1]])
    state.over = False
    assert mask(TITLE, state, 0).looked[0] == (state.face_down[1], state.under[1])
    assert mask(TITLE, state, 1).looked[0] == ()
    assert scene.told("looks")[0].data == {}


@pytest.mark.rule("wk2.plot.02")
def test_a_token_that_is_turned_leaves_and_its_entry_is_read() -> None:
    scene = Scene("johnny")
    scene.does({"do": "hide_tokens", "spaces": ["8", "12"], "entries": ["128", "135"]})
    state = scene.state
    space, entry = state.face_down[0], state.under[0]
    state.space[0] = space
    scene.does({"do": "turn_token"})
    assert state.read[-1] == entry
    assert space not in state.plot
    assert len(state.under) == 1
    scene.does({"do": "turn_token"})  # none lies here any more
    assert len(state.under) == 1


@pytest.mark.rule("wk2.wasteland.13")
def test_what_is_read_alone_is_told_to_nobody_else() -> None:
    scene = Scene("johnny", "logan")
    scene.does({"do": "read_alone", "entry": "128"})
    scene.state.over = False
    assert scene.state.heard[0] == (127,)
    assert 127 not in scene.state.read
    assert mask(TITLE, scene.state, 1).heard[0] == ()


# -- letters --------------------------------------------------------------------------------------


@pytest.mark.rule("wk2.wasteland.17", "wk2.wasteland.21", "wk2.sheet.08")
def test_a_letter_leads_on_through_its_ring() -> None:
    scene = Scene("johnny", "logan", adventure="iron_trail", sheet="parts")
    state = scene.state
    ring = POOL["B"]
    at = ring.index(47)
    found = []
    while entry := next_entry(state, "B"):
        found.append(entry)
        state.read = (*state.read, entry - 1)
    assert found == [*ring[at:], *ring[:at]]
    letters = [letter for letter in LETTERS if not next_entry(state, letter)]
    assert "B" in letters  # the list is spent


@pytest.mark.rule("wk2.wasteland.17")
def test_a_letter_that_was_crossed_out_leads_nowhere() -> None:
    scene = Scene("johnny")
    assert next_entry(scene.state, "A") == 2
    scene.does({"do": "cross_letter"})
    scene.answer(0, "A")
    assert next_entry(scene.state, "A") == 0
    assert next_entry(scene.state, "B") == 10


# -- the Time Marker ------------------------------------------------------------------------------


@pytest.mark.rule("wk2.round.11")
def test_knights_bend_time_twice_a_sheet() -> None:
    scene = Scene("johnny")
    scene.state.time = 5
    for wanted in (6, 7, 7):
        scene.does({"do": "time", "amount": 1, "by_knight": True})
        assert scene.state.time == wanted
    scene.does({"do": "time", "amount": -1})  # the sheet itself is free
    assert scene.state.time == 6


# -- special cards --------------------------------------------------------------------------------


def holds(scene: Scene, number: int, seat: int = 0) -> bool:
    return SPECIAL_BY_NUMBER[number] in scene.state.special[seat]


@pytest.mark.rule("wk2.specialcard.01")
def test_a_special_card_is_held_by_one_knight() -> None:
    scene = Scene("johnny", "logan")
    scene.does({"do": "special", "number": 4})
    scene.does({"do": "special", "number": 4, "else": [{"do": "flag", "on": "lit"}]}, seat=1)
    assert (holds(scene, 4, 0), holds(scene, 4, 1)) == (True, False)
    assert scene.flag("lit") == 1
    scene.does({"do": "take_special", "number": 4}, seat=1)
    assert (holds(scene, 4, 0), holds(scene, 4, 1)) == (False, True)


@pytest.mark.rule("wk2.specialcard.02")
def test_what_held_cards_weigh() -> None:
    scene = Scene("johnny")
    before = (capacity(scene.state, 0), speed(scene.state, 0))
    scene.does({"do": "special", "number": 3})
    assert (capacity(scene.state, 0), speed(scene.state, 0)) == (before[0] - 1, before[1] - 1)
    scene.does({"do": "tally", "what": "groups", "amount": 2})
    assert capacity(scene.state, 0) == max(0, before[0] - 3)


@pytest.mark.rule("wk2.specialcard.01")
def test_cards_that_count_in_a_fight() -> None:
    scene = Scene("johnny")
    scene.wield(0, "a01")
    scene.does({"do": "special", "number": 5}, {"do": "fight", "foe": "f-186"})
    assert scene.state.foe_pool == [1, 1, 1, 0]  # machines roll a white die more
    scene = Scene("johnny")
    scene.does({"do": "special", "number": 2}, {"do": "fight", "foe": "f-186"})
    scene.finish(0, "break")
    assert scene.state.beaten == 1
    assert scene.state.xp[0] == 0  # no reward
    assert not holds(scene, 2)
    scene = Scene("johnny")
    scene.wield(0, "a01")
    scene.does({"do": "special", "number": 8}, {"do": "fight", "foe": "f-200"})
    assert len(scene.told("token")) == 1
    scene.finish(0)
    scene.does({"do": "fight", "foe": "f-200"})
    assert len(scene.told("token")) == 1  # the first enemy of a sheet


# -- memories, the lesson, what the pool left -----------------------------------------------------


@pytest.mark.rule("wk2.legacy.01")
def test_memories_are_off_unless_the_table_wants_them() -> None:
    plain = Scene("johnny")
    grant_memories(plain.state)
    assert (plain.state.fuel[0], plain.state.ammo[0], plain.state.special[0]) == (0, 0, ())
    scene = Scene("johnny", past_valve=True, past_wig=True, past_rails=True, past_seven=True)
    grant_memories(scene.state)
    assert (scene.state.fuel[0], scene.state.ammo[0]) == (1, 2)  # rails count elsewhere
    assert holds(scene, 8)
    there = Scene("johnny", "logan", adventure="water_debt", past_rails=True)
    grant_memories(there.state)
    assert there.state.fuel[:2] == [1, 1]
    home = Scene("johnny", past_wheel=True)
    before = repair(home.state, 0)
    home.state.space[0] = board.CITIES[0]
    assert repair(home.state, 0) == before + 1


@pytest.mark.rule("wk2.legacy.01")
def test_the_decks_of_the_lesson_are_stacked() -> None:
    scene = Scene("johnny", lesson=True)
    stack_lesson(scene.state)
    top = [CARD_ID[card] for card in reversed(scene.state.wasteland_deck[0][-4:])]
    assert top == ["d24", "d21", "d06", "d03"]
    found = [EXPLORATION_ID[card] for card in reversed(scene.state.exploration_deck[-2:])]
    assert found == ["e03", "e05"]
    assert scene.state.gear_deck[0] == gear("q26:broken")
    assert len(scene.state.wasteland_deck[0]) == 40


@pytest.mark.rule("wk2.wasteland.06")
def test_an_egg_takes_room_until_the_next_camp() -> None:
    scene = Scene("johnny")
    before = capacity(scene.state, 0)
    scene.read_out("1")
    scene.answer(0, "take")
    assert capacity(scene.state, 0) == before - 1
    scene.give(0, wounds=3)
    scene.run(CAMP)
    scene.answer(0, "eat")
    assert scene.state.wounds[0] == 0
    assert capacity(scene.state, 0) == before
    assert scene.state.tally[TALLIES.index("eggs")] == 0


@pytest.mark.rule("wk2.trait.01")
def test_somebody_barks_once_on_a_later_sheet() -> None:
    scene = Scene("johnny")
    scene.wield(0, "a01")
    scene.note("no_dog")
    state = scene.state
    for barks, later in ((False, False), (True, True), (False, True)):
        if later:
            hear_steps(state)
        scene.does({"do": "fight", "foe": "f-276"})
        assert bool(state.foe_traits & AMBUSH) is not barks
        scene.finish(0)
        scene.give(0, wounds=0)


@pytest.mark.rule("wk2.threat.03")
def test_tokens_do_nothing_on_desert_while_the_globe_snows() -> None:
    for space, snows in (("s80", True), (board.ID[board.CITIES[0]], False)):
        scene = Scene("johnny")
        scene.at(0, space)
        assert snowed_in(scene.state, 0) is False
        scene.note("globe")
        assert snowed_in(scene.state, 0) is snows


@pytest.mark.rule("wk2.test.08")
def test_seven_rolls_one_die_again_once_in_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", patch=monkeypatch)
    scene.note("seven")
    row = {"do": "test", "skill": "negotiate", "difficulty": 2, "pass": [], "fail": []}
    scene.dice("gV", "w-", "wV")
    scene.does(row)
    assert scene.state.successes == 2
    scene.dice("gV", "w-", "wV")
    scene.does(row)
    assert scene.state.successes == 1  # not a second time
    scene.rolls.clear()
    scene.dice("gV", "w-", "wV")
    scene.state.noted[0] = ()  # a new round
    scene.does({**row, "skill": "tech"})
    assert scene.state.successes == 1  # she talks, nothing else


@pytest.mark.rule("wk2.setup.01", "wk2.solo.01", "wk2.solo.04")
def test_how_many_knights_an_adventure_takes() -> None:
    def seats(adventure: str, **options: bool) -> list[int]:
        return list(TITLE.players_for({"adventure": adventure, **options}))

    assert seats("first_tank") == [1]
    assert seats("long_count") == [1]
    assert seats("long_count", one_owner=True) == [2]
    assert seats("iron_trail") == [2, 3, 4]
    assert seats("warrant", one_owner=True) == [2]


@pytest.mark.rule("wk2.setup.01", "wk2.solo.01")
def test_a_table_for_another_number_of_knights_is_refused() -> None:
    for adventure, players, words in (
        ("first_tank", 2, "for exactly 1, not 2"),
        ("iron_trail", 1, "for 2 to 4 players, not 1"),
    ):
        with pytest.raises(BadSetup, match=words) as refused:
            Game(TITLE, players, 1, {"adventure": adventure})
        assert refused.value.rule == "wk2.setup.01"


@pytest.mark.rule("wk2.setup.01")
@pytest.mark.parametrize(("players", "adventure"), [(1, "first_tank"), (3, "iron_trail")])
def test_who_names_no_adventure_gets_one_that_fits(players: int, adventure: str) -> None:
    assert Game(TITLE, players, 1).options["adventure"] == adventure


# -- rows that are wrong --------------------------------------------------------------------------


def written(row: dict[str, object]) -> None:
    book = Book(WORDS, RoadPorts())
    book.write_list("a scene", "scene", "then", (row,), 0)
    book.close()


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"do": "flie"}, "a scene: field 'then[0].do': unknown 'flie'"),
        ({"do": "walk", "walker": "hester", "to": "99"}, "field 'then[0].to': expected one of 1,"),
        ({"do": "effort"}, "field 'then[0].need': expected one with 'effort', got none"),
        ({"do": "duel", "with": "nobody"}, "field 'then[0].with': expected one of each,"),
        ({"if": "my.clus > 0", "do": "tear"}, "field 'then[0].if': unknown 'my.clus'"),
        ({"do": "hand", "amount": 1}, "field 'then[0].to': expected a group"),
        ({"do": "read", "entry": "999"}, "field 'then[0].entry': there is no entry '999'"),
    ],
)
def test_a_row_that_is_wrong_names_its_field(row: dict[str, object], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        written(row)
    assert message in str(caught.value)


# -- leaving the game -----------------------------------------------------------------------------


@pytest.mark.rule("wk2.specialcard.03", "wk2.elim.02")
def test_cards_of_who_leaves_go_to_who_is_there() -> None:
    scene = Scene("johnny", "logan", "nelly")
    scene.at(1, "s45")
    scene.does({"do": "special", "number": 4})
    eliminate(scene.state, 0, "wk2.elim.04")
    assert holds(scene, 4, 2)
    eliminate(scene.state, 2, "wk2.elim.04")
    assert not any(holds(scene, 4, seat) for seat in range(3))


@pytest.mark.rule("wk2.elim.06")
def test_a_table_with_mercy_eliminates_nobody() -> None:
    scene = Scene("johnny", mercy=True)
    state = scene.state
    scene.give(0, fuel=2)
    scene.stow(0, "q19")
    state.injuries[0], state.injury_deck = state.injury_deck[:2], state.injury_deck[2:]
    scene.does({"do": "suffer", "amount": 9})
    assert state.out[0] == 0
    assert board.IS_CITY[state.space[0]]
    assert (state.wounds[0], state.fuel[0], state.injuries[0], state.down[0]) == (0, 0, (), -1)
    assert len(state.injury_deck) == 8
    assert scene.gear_of(0) == ["q19"]
    assert len(scene.told("spared")) == 1
    hard = Scene("johnny")
    eliminate(hard.state, 0, "wk2.elim.04")
    assert hard.state.out[0] == 1


def test_every_word_is_used() -> None:
    assert sorted(BOOK.unused()) == []
