"""'You' on an enemy is the Active Knight, as long as the card is resolved (wk1.wasteland.20)."""

import pytest

from games.wk1.fight_scene import KNIGHT, RIVAL, WASTER, Fight

ENEMIES = [f"w{number}" for number in range(19, 45)]


def company() -> Fight:
    """Three knights on one hex, each with something of everything."""
    fight = Fight()
    fight.together()
    for seat, cards in enumerate((("g18", "g05"), ("g19", "g06"), ("g21", "g07"))):
        fight.drive(seat, f"v0{seat + 1}")
        fight.wear(seat, cards[0], "pocket:1")
        fight.pack(seat, cards[1])
        fight.state.reputation[seat] = 2
        fight.state.ammo[seat] = fight.state.fuel[seat] = 3
    return fight


def things(fight: Fight, seat: int) -> tuple[object, ...]:
    """What a text could touch."""
    state = fight.state
    counters = (state.ammo, state.fuel, state.health, state.radiation, state.reputation)
    return (
        *(counter[seat] for counter in counters),
        (state.damaged[seat], state.at[seat], state.down[seat], state.vehicle[seat]),
        (state.open_marks[seat], state.stored_marks[seat], state.ability_marked[seat]),
        (fight.panels(seat), fight.backpack(seat), fight.cargo(seat), state.luck[seat]),
    )


def lose_to(fight: Fight, foe: str) -> None:
    """A combat in which the enemy attacks and hits, and the knight only defends himself."""
    fight.face(foe)
    fight.set_range("short")  # every enemy can attack there
    fight.dice(*[9] * 40)
    for _ in range(40):
        for seat, name in fight.asked().items():
            keys = fight.options(seat)
            wanted = ("attack" if seat == WASTER else "defend") if name == "combat_card" else ""
            fight.answer(seat, wanted if wanted in keys else keys[-1])
    assert fight.over()


@pytest.mark.rule("wk1.wasteland.20")
@pytest.mark.parametrize("foe", ENEMIES)
def test_no_text_of_an_enemy_touches_another_knight(foe: str) -> None:
    fight = company()
    others = [things(fight, seat) for seat in (RIVAL, WASTER)]
    lose_to(fight, foe)
    assert fight.events("hit")
    assert [things(fight, seat) for seat in (RIVAL, WASTER)] == others


@pytest.mark.rule("wk1.wasteland.20")
def test_dice_of_a_text_are_gone_with_its_card() -> None:
    fight = Fight()
    fight.state.fuel[KNIGHT] = 0
    fight.face("w41")  # it gains dice where there is no Fuel to take
    assert fight.state.combat_dice[1] > 0
    fight.lose_by_dominance()
    fight.settle()
    fight.face("w19")
    fight.clash("prepare", "attack")
    assert len(fight.rolls()[-1]) == 4
