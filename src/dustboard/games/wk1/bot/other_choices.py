"""Smaller choices: villains, wagons, special gear, hexes the Waster chooses, alternatives."""

from __future__ import annotations

from dustboard.games.wk1.bot.goals import action_worth, best_action
from dustboard.games.wk1.bot.mission_goals import HER_HEALTH
from dustboard.games.wk1.bot.prices import health_cost, knock_out_cost
from dustboard.games.wk1.bot.seen import SHARED_FATE, Seen
from dustboard.games.wk1.bot.setup import skill_weights
from dustboard.games.wk1.bot.wasteland import effect_cost, outcome
from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import BY_ID, PANEL_CARDS
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.keys import hex_of, read
from dustboard.games.wk1.rules.vocabulary import ACTIONS, KnightEffect, effects_at
from dustboard.kernel.decisions import Message


def rate_face_villain(look: Seen, keys: list[str]) -> list[float]:
    """Face the villain that the mission wants dead, if it is likely to be hurt."""
    state = look.state
    villain = state.villain_at.index(look.here) if look.here in state.villain_at else 0
    fight = look.fight(look.mine, PANEL_CARDS[villain], state.villain_loss[villain])
    gain = fight.wins
    if look.mission == SHARED_FATE:
        gain = look.weights.prize * fight.wins + HER_HEALTH * fight.dealt + 0.5
    worth = gain * look.weights.spoils - 0.5 * fight.falls * knock_out_cost(look, look.mine)
    return [worth if key == "face" else 0.0 for key in keys]


def rate_wagons_kept(look: Seen, keys: list[str]) -> list[float]:
    """The wagon of most value."""
    return [float(read(key).number) for key in keys]


def rate_wagons_left(look: Seen, keys: list[str]) -> list[float]:
    """The wagon of least value stays behind."""
    return [-float(read(key).number) for key in keys]


def rate_blue(look: Seen, keys: list[str]) -> list[float]:
    """Special gear works when it is attached; near the end its value counts."""
    order = {"attach": 2.0, "keep": 1.0, "cash": 1.5 if look.rounds_left < 2 else 0.5}
    return [order.get(key, 0.0) for key in keys]


def rate_near_rivals(look: Seen, keys: list[str]) -> list[float]:
    """Trouble belongs where rivals are and the own knight is not."""
    near = -0.2 if look.spares() else 0.2
    ratings: list[float] = []
    for key in keys:
        place = hex_of(key)
        rating = 0.4 * min(4, DISTANCE[place][look.here])
        for rival in look.rivals():
            rating -= near * min(4, DISTANCE[place][rival.hex])
        # of hexes that are as near the own knight will miss the poorer one less
        rating -= 0.01 * best_action(look, place)
        ratings.append(rating)
    return ratings


def rate_looked(look: Seen, keys: list[str]) -> list[float]:
    """A card for the next knight on the road: the worst for a rival."""
    rival = look.rivals()[0]
    return [-outcome(look, rival, BY_ID[key]) for key in keys]


def rate_skills(look: Seen, keys: list[str]) -> list[float]:
    """The skill with more dice; of equal ones that which the mission asks for more."""
    weights = skill_weights(look)
    ratings: list[float] = []
    for key in keys:
        skill = SKILLS.index(key)
        ratings.append(float(look.mine.pool(skill)) + 0.1 * weights[skill])
    return ratings


def rate_alternatives(look: Seen, labels: list[Message], keys: list[str]) -> list[float]:
    """The label of each alternative names the card or hex, its part and the number."""
    ratings: list[float] = []
    for key, message in zip(keys, labels, strict=True):
        if key == "decline":
            ratings.append(0.0)
            continue
        source, part, option = (int(message.args[name]) for name in ("source", "part", "option"))
        on_hex = "action" in message.key
        effects = ACTIONS[source][part] if on_hex else effects_at(source, part)
        chosen = tuple([effect for effect in effects if effect.option in (0, option)])
        ratings.append(
            action_worth(look, _plain(chosen, option)) if on_hex else _card(look, source, chosen)
        )
    return ratings


def _plain(effects: tuple[KnightEffect, ...], option: int) -> tuple[KnightEffect, ...]:
    """Only what belongs to the alternative; what happens anyway does not count."""
    return tuple([effect for effect in effects if effect.option == option])


def _card(look: Seen, source: int, effects: tuple[KnightEffect, ...]) -> float:
    return 0.1 - sum([effect_cost(look, look.mine, source, effect) for effect in effects])


def rate_jam(look: Seen, keys: list[str]) -> list[float]:
    """An attack is worth a little more Ammo."""
    return [1.0 if key == "spend" else 0.0 for key in keys]


def rate_meal(look: Seen, keys: list[str]) -> list[float]:
    """What the swarm eats."""
    ratings: list[float] = []
    for key in keys:
        if key == "fuel":
            ratings.append(-0.35)
        elif key == "health":
            ratings.append(-health_cost(look, look.mine, 1.0))
        else:
            ratings.append(-0.5)
    return ratings
