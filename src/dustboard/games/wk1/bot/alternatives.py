"""Alternatives of a card or of a hex: the cheapest, or the one that brings most."""

from __future__ import annotations

from dustboard.games.wk1.bot.goals import action_worth
from dustboard.games.wk1.bot.prices import health_cost
from dustboard.games.wk1.bot.seen import Look
from dustboard.games.wk1.bot.wasteland import effect_cost
from dustboard.games.wk1.rules.vocabulary import ACTIONS, KnightEffect, effects_at
from dustboard.kernel.decision_types import Asked


def rate_alternatives(look: Look, decision: Asked, keys: list[str]) -> list[float]:
    """The label of each alternative names the card or hex, its part and the number."""
    ratings: list[float] = []
    for key in keys:
        message = decision.wording(key)
        if key == "decline" or message is None:
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


def _card(look: Look, source: int, effects: tuple[KnightEffect, ...]) -> float:
    return 0.1 - sum([effect_cost(look, look.mine, source, effect) for effect in effects])


def rate_jam(look: Look, keys: list[str]) -> list[float]:
    """An attack is worth a little more Ammo."""
    return [1.0 if key == "spend" else 0.0 for key in keys]


def rate_meal(look: Look, keys: list[str]) -> list[float]:
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
