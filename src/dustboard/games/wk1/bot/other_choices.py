"""Smaller choices: villains, wagons, special gear, hexes the Waster chooses."""

from __future__ import annotations

from dustboard.games.wk1.bot.fighters import enemy, knight, outlook
from dustboard.games.wk1.bot.goals import best_action
from dustboard.games.wk1.bot.mission_goals import HER_HEALTH, PRIZE
from dustboard.games.wk1.bot.prices import knock_out_cost
from dustboard.games.wk1.bot.seen import SHARED_FATE, Look, pool
from dustboard.games.wk1.bot.setup import skill_weights
from dustboard.games.wk1.bot.wasteland import outcome
from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import BY_ID, PANEL_CARDS
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.keys import hex_of, read


def rate_face_villain(look: Look, keys: list[str]) -> list[float]:
    """Face the villain that the mission wants dead, if it is likely to be hurt."""
    here = [number for number, row in enumerate(look.goal["villains"]) if row["at"] == look.here]
    villain = here[0] if here else 0
    loss: int = look.goal["villains"][villain]["loss"]
    fight = outlook(look, knight(look.mine), enemy(PANEL_CARDS[villain], loss))
    gain = fight.wins
    if look.mission == SHARED_FATE:
        gain = PRIZE * fight.wins + HER_HEALTH * fight.dealt + 0.5
    worth = gain * look.temper.spoils - 0.5 * fight.falls * knock_out_cost(look, look.mine)
    return [worth if key == "face" else 0.0 for key in keys]


def rate_wagons_kept(look: Look, keys: list[str]) -> list[float]:
    """The wagon of most value."""
    return [float(read(key).number) for key in keys]


def rate_wagons_left(look: Look, keys: list[str]) -> list[float]:
    """The wagon of least value stays behind."""
    return [-float(read(key).number) for key in keys]


def rate_blue(look: Look, keys: list[str]) -> list[float]:
    """Special gear works when it is attached; near the end its value counts."""
    order = {"attach": 2.0, "keep": 1.0, "cash": 1.5 if look.rounds_left < 2 else 0.5}
    return [order.get(key, 0.0) for key in keys]


def rate_near_rivals(look: Look, keys: list[str]) -> list[float]:
    """Trouble belongs where rivals are and the own knight is not."""
    near = -0.2 if look.spares() else 0.2
    ratings: list[float] = []
    for key in keys:
        place = hex_of(key)
        rating = 0.4 * min(4, DISTANCE[place][look.here])
        for rival in look.rivals():
            rating -= near * min(4, DISTANCE[place][rival["hex"]])
        # of hexes that are as near the own knight will miss the poorer one less
        rating -= 0.01 * best_action(look, place)
        ratings.append(rating)
    return ratings


def rate_looked(look: Look, keys: list[str]) -> list[float]:
    """A card for the next knight on the road: the worst for a rival."""
    rival = look.rivals()[0]
    return [-outcome(look, rival, BY_ID[key]) for key in keys]


def rate_skills(look: Look, keys: list[str]) -> list[float]:
    """The skill with more dice; of equal ones that which the mission asks for more."""
    weights = skill_weights(look)
    ratings: list[float] = []
    for key in keys:
        skill = SKILLS.index(key)
        ratings.append(float(pool(look.mine, skill)) + 0.1 * weights[skill])
    return ratings
