"""Each invariant finds what it is there for."""

from collections.abc import Callable

import pytest

from dustboard.games.wk1.content.card_table import BY_ID
from dustboard.games.wk1.content.constants import EMPTY, THREAT_TOKEN
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules import invariants
from dustboard.games.wk1.rules.tokens import tokens_of
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.title import Invariant
from games.wk1.mission_scene import MissionScene

Harm = Callable[[KnightsState], None]


def _lose_a_card(state: KnightsState) -> None:
    state.luck_deck = state.luck_deck[1:]


def _double_a_card(state: KnightsState) -> None:
    state.green_discard = (*state.green_discard, state.green_deck[0])


def _print_on_the_table(state: KnightsState) -> None:
    state.removed = (BY_ID["vl1"],)


def _overheal(state: KnightsState) -> None:
    state.health[1] = 5


def _infamy(state: KnightsState) -> None:
    state.reputation[0] = -1


def _fall_off(state: KnightsState) -> None:
    state.at[0] = 37


def _two_gangraens(state: KnightsState) -> None:
    state.tiles = (state.tiles[0], state.tiles[0], *state.tiles[2:])


def _armor_in_hand(state: KnightsState) -> None:
    state.hands[0] = (BY_ID["g09"], EMPTY)


def _weapon_on_body(state: KnightsState) -> None:
    state.body[0] = (BY_ID["g05"],)


def _weapon_in_pocket(state: KnightsState) -> None:
    state.pockets[0] = (BY_ID["g05"], EMPTY, EMPTY)


def _hoard_luck(state: KnightsState) -> None:
    state.luck[2] = state.luck_deck[:6]


def _too_many_tokens(state: KnightsState) -> None:
    tokens_of(state, THREAT_TOKEN)[4] = 15


def _wrong_task(state: KnightsState) -> None:
    state.slots = (state.private_deck[0], *state.slots[1:])


def _two_common_tasks(state: KnightsState) -> None:
    state.slots = (state.slots[0], state.slots[0], EMPTY)


def _nap(state: KnightsState) -> None:
    state.down[0] = 1


def _stuffed(state: KnightsState) -> None:
    state.backpack[0] = tuple(range(20))


def _lost_marker(state: KnightsState) -> None:
    state.markers_down[0] = ()


def _marker_nowhere(state: KnightsState) -> None:
    state.marker_at[0] = -1


def _debt_of_laurels(state: KnightsState) -> None:
    state.laurels[0] = -1


def _shrine_nowhere(state: KnightsState) -> None:
    state.shrines = 2


@pytest.mark.parametrize(
    ("invariant", "harm"),
    [
        (invariants.cards_conserved, _lose_a_card),
        (invariants.cards_conserved, _double_a_card),
        (invariants.cards_conserved, _print_on_the_table),
        (invariants.counters_on_scale, _overheal),
        (invariants.counters_on_scale, _infamy),
        (invariants.on_the_board, _fall_off),
        (invariants.on_the_board, _two_gangraens),
        (invariants.panels_legal, _armor_in_hand),
        (invariants.panels_legal, _weapon_on_body),
        (invariants.panels_legal, _weapon_in_pocket),
        (invariants.hands_limited, _hoard_luck),
        (invariants.tokens_in_box, _too_many_tokens),
        (invariants.tasks_in_slots, _wrong_task),
        (invariants.tasks_in_slots, _two_common_tasks),
        (invariants.sleepers_are_hurt, _nap),
        (invariants.stores_hold, _stuffed),
        (invariants.markers_conserved, _lost_marker),
        (invariants.markers_conserved, _marker_nowhere),
        (invariants.mission_pieces, _debt_of_laurels),
        (invariants.mission_pieces, _shrine_nowhere),
    ],
)
def test_an_invariant_finds_what_is_wrong(invariant: Invariant, harm: Harm) -> None:
    state = MissionScene("savior", 3).state
    assert invariant(state) == ""
    harm(state)
    assert invariant(state) != ""


def test_all_of_them_are_checked() -> None:
    assert TITLE.invariants == invariants.INVARIANTS
    assert len(invariants.INVARIANTS) == 11
