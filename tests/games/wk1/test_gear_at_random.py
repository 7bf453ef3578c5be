"""Random sessions: whatever players do with their gear, no card is lost and every store holds."""

import pytest

from dustboard.games.wk1.content.card_table import BLUE_CARDS, GEAR_CARDS, VEHICLE_CARDS
from dustboard.games.wk1.content.constants import GREEN, RED, YELLOW
from dustboard.games.wk1.rules.gear.equip import IN_COMBAT, equip
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.gear.gear import backpack_room
from dustboard.games.wk1.rules.gear.places import cargo_room
from dustboard.games.wk1.rules.gear.vehicles import damage_vehicle
from dustboard.games.wk1.rules.trade.deals import deal
from dustboard.games.wk1.rules.trade.stalls import refill
from dustboard.games.wk1.rules.trade.trade_action import trade_action
from dustboard.kernel.engine import advance
from games.wk1.gear_scene import TITLE, Scene

MOST_ANSWERS = 400  # of one session; the longest seen has fewer than a hundred


class Player:
    """Answers everything at random, and looks at the table after each answer."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.luck = seed * 7919 + 1

    def below(self, bound: int) -> int:
        self.luck = self.luck * 48271 % 2147483647
        return self.luck % bound

    def finish(self) -> None:
        """Answer until the session is over."""
        state = self.scene.state
        for _ in range(MOST_ANSWERS):
            if state.over:
                return
            seat = next(seat for seat in range(state.players) if state.asked[seat] >= 0)
            ask = TITLE.asks[state.asked[seat]]
            legal = ask.legal(state, seat)
            ask.apply(state, seat, legal[self.below(len(legal))])
            if state.waiting == 0:
                advance(TITLE, state)
            look(self.scene)
        raise AssertionError("the session does not come to an end")


def look(scene: Scene) -> None:
    """Every gear card is in exactly one place, and no store holds too much."""
    state = scene.state
    found: list[int] = []
    for name in ("green", "yellow", "red"):
        found.extend(getattr(state, f"{name}_deck"))
        found.extend(getattr(state, f"{name}_discard"))
    found.extend((*state.blue, *state.stalls, *state.pool, *state.removed, *state.deal_give))
    for seat in range(state.players):
        found.extend(set(state.hands[seat]))
        found.extend((*state.body[seat], *state.pockets[seat], *state.special[seat]))
        found.extend((*state.backpack[seat], *state.cargo[seat], *state.aside[seat]))
        found.extend(state.open_links[seat][::2])
        found.append(state.vehicle[seat])
        assert state.waiting or len(state.backpack[seat]) <= backpack_room(state, seat)
        assert state.waiting or len(state.cargo[seat]) <= cargo_room(state, seat)
        stored = (*state.backpack[seat], *state.cargo[seat], *state.aside[seat])
        assert set(state.stored_links[seat]) <= set(stored)
    assert sorted(card for card in found if card >= 0) == sorted(
        GEAR_CARDS + BLUE_CARDS + VEHICLE_CARDS
    )


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_ever_lost(seed: int) -> None:
    knights = ("k05", "k08", "k12") if seed % 2 else ("k03", "k06", "k10")
    scene = Scene(players=3, knights=knights)
    state = scene.state
    refill(state, "wk1.setup.30")
    state.luck_used = [seed] * 9
    player = Player(scene, seed)
    for _ in range(6):
        for seat in range(3):
            for colour in (GREEN, YELLOW, RED):
                draw_gear(state, seat, colour, 1 + player.below(2), "wk1.gear.05", reward=False)
                scene.run()
                player.finish()
            damage_vehicle(state, seat, player.below(2), "wk1.vehicle.05")
            scene.run()
            player.finish()
            trade_action(state, seat, "wk1.stalls.09")
            scene.run()
            player.finish()
        scene.run(equip([0, 1, 2]), deal(0, 1), deal(1, 2), equip([player.below(3)], IN_COMBAT))
        player.finish()
    assert len(state.green_discard) + len(state.yellow_discard) > 0
