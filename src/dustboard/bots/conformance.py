"""Whether a program keeps to the protocol for bots in any language.

    python -m dustboard.bots.conformance "node examples/fox.js"

It plays a game of each title twice, from one seed, against random answers. The program has to speak
the schema, answer every question with a key that was listed, and do the same both times.
"""

from __future__ import annotations

import sys
from random import Random

import dustboard
from dustboard.bots.sight import sight_of
from dustboard.bots.stdio import PATIENCE, BadProgram, StdioBot

TABLES: dict[str, dict[str, str]] = {"wk2": {"adventure": "iron_trail"}}


def answers_of(command: str, title: str, seed: int, most: int, patience: float) -> list[str]:
    """What the program answers in a game in which it has the first seat."""
    game = dustboard.new_game(title, 2, seed, TABLES.get(title, {}))
    bot = StdioBot(title, seed, command, patience)
    rng = Random(seed)
    given: list[str] = []
    try:
        while not game.over and len(given) < most:
            decision = game.pending[0]
            if decision.seat == 0:
                key = bot.answer(sight_of(game, 0), decision)
                given.append(key)
            else:
                key = rng.choice(decision.options.keys())
            game.answer(decision.seat, key)
    finally:
        bot.close()
    return given


def conform(
    command: str, titles: list[str], seed: int = 1, most: int = 400, patience: float = PATIENCE
) -> None:
    """Complain with `BadProgram` about the first thing that is wrong."""
    for title in titles:
        first = answers_of(command, title, seed, most, patience)
        if first != answers_of(command, title, seed, most, patience):
            raise BadProgram(f"the bot {command!r} answers otherwise the second time, in {title}")


def main() -> int:
    """Check the program that is named."""
    if len(sys.argv) != 2:
        print('usage: python -m dustboard.bots.conformance "COMMAND"', file=sys.stderr)
        return 2
    try:
        conform(sys.argv[1], dustboard.titles())
    except BadProgram as error:
        print(f"dustboard: {error}", file=sys.stderr)
        return 1
    print("The program keeps to the protocol.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
