"""Looking after knight and vehicle: actions, camp, shops, gear, findings, upgrades."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.bot import city_tasks
from dustboard.games.wk2.bot.chances import mean
from dustboard.games.wk2.bot.fights import face, weapon_dice
from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.parts import WORTH, camping_for, wanted
from dustboard.games.wk2.bot.picking import upgrade_worth
from dustboard.games.wk2.bot.prices import THINGS
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import TERRAINS, WEAPON
from dustboard.games.wk2.content.gear_table import BARTER, GEAR_TYPE, HANDS, PROTECTION
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID, FINDINGS

WOUND: Final = 0.4  # to be healed, for each
SEVERE: Final = 0.6  # more for each of the last ones that a knight can bear
LOW: Final = 4  # so many more that it can bear are few
PLOT: Final = 2.0  # the story goes before everything else
MOVING: Final = 2.5  # for what a goal gains by being nearer
# roads are rough to one who can bear no more than 0, 1, 2 ... wounds
FRAIL: Final[tuple[float, ...]] = (2.0, 2.0, 1.5, 0.8, 0.4)
EXPLORING: Final = 0.8  # what an exploration brings, less its drawbacks
LANDMARK: Final = 1.5  # what a landmark gives once is taken while one is there
_LANDMARKS: Final = {row.id: row.effects for row in CONTENT.landmarks}
ENOUGH: Final = 1.2  # a finding that is taken at once


def rate_action(look: Seen, keys: list[str]) -> list[float]:
    """Plot Actions by what the book says, a move by where it leads, the rest by what is needed."""
    goals = Goals(look)
    return [_action(look, goals, key) for key in keys]


def _action(look: Seen, goals: Goals, key: str) -> float:
    if key.startswith("plot:"):
        worth = goals.action_worth.get(key.removeprefix("plot:"), 0.0) + 0.3
        return PLOT * worth if worth > 0.0 else worth
    if key.startswith("special:"):
        source = key.removeprefix("special:")
        if city_tasks.is_task(source):
            return LANDMARK * city_tasks.special(look, source)
        return _special(goals, source)
    if key == "move":
        risk = FRAIL[max(0, look.life)] if look.life < len(FRAIL) else 0.0
        return MOVING * goals.nearer + 0.2 - risk + goals.after("after_move")
    if key.removeprefix("use:") in WORTH:  # what helps to move, if there is somewhere to go
        return MOVING * goals.nearer + 0.3 if goals.nearer > 0.0 else -0.1
    if key == "camp":
        camp = _healing(look) + camping_for(look) + goals.after("after_camp")
        return camp + city_tasks.gains(look, "after_camp")
    if key == "explore":
        tasks = city_tasks.gains(look, "with_explore")
        return EXPLORING + goals.after("after_explore") + tasks
    if key == "city":
        tasks = city_tasks.gains(look, "after_city") + city_tasks.gains(look, "in_city")
        care = 0.4 + 1.5 * goals.sore + goals.after("after_city")
        return care + tasks + city_tasks.takes(look)
    return {"regain": 5.0, "fix": 4.0, "gear": -1.0}.get(key, 0.0)


def _special(goals: Goals, source: str) -> float:
    """The Special Action of a landmark, as its rows have it."""
    rows = [row for row in _LANDMARKS.get(source, ()) if row["when"] == "special_action"]
    worth = goals.reader.rows(rows)
    return LANDMARK * worth if worth > 0.0 else -0.1


def _healing(look: Seen) -> float:
    """What a camp can do now."""
    worth = 0.0
    harm = look.mine["harm"]
    wounds = int(harm["wounds"]) + int(harm["contaminated"])
    if look.has("meds") and wounds:
        worth += WOUND * min(3, wounds) + SEVERE * max(0, LOW - look.life)
    if look.mine["damage"]["at"]:
        worth += WOUND + SEVERE * max(0, 2 - look.chassis)
    if look.mine["due"]:
        worth += 2.0
    return worth + 0.2 * sum(1 for key in _all_gear(look) if key.endswith(":broken"))


def _all_gear(look: Seen) -> list[str]:
    mine = look.mine
    return [*mine["hands"], *mine["armor"], *mine["stowed"]]


def rate_camp(look: Seen, keys: list[str]) -> list[float]:
    """Heal what is worst, repair, upgrade; keep Meds for more than a scratch."""
    return [_in_camp(look, key) for key in keys]


def _in_camp(look: Seen, key: str) -> float:
    harm = look.mine["harm"]
    wounds, sick = int(harm["wounds"]), int(harm["contaminated"])
    what, _, rest = key.partition(":")
    if what == "upgrade":
        return 2.0 + upgrade_worth(rest)
    if key == "meds:radiation":
        left = int(look.mine["radiation"]["of"]) - int(look.mine["radiation"]["at"])
        return 1.0 if left <= 2 else -0.2
    if what in ("meds", "quack") and rest.isdecimal():
        turned = int(rest)
        healed = min(3 - turned, wounds + turned)
        if healed <= 0:
            return -1.0
        return healed - 1.4 + 0.3 * turned * (sick > 0) + SEVERE * max(0, LOW - look.life)
    if key == "repair:damage":
        return 0.9
    if what == "repair":
        return 0.5 + (0.1 * BARTER[face(rest)] if _is_gear(rest) else 0.0)
    return {"use": 0.4, "trade": -0.5}.get(what, 0.0)


def rate_shop(look: Seen, keys: list[str]) -> list[float]:
    """The Quack for the hurt, the Garage for the dented, the Stalls for whoever has much."""
    return [_in_shop(look, key) for key in keys]


def _in_shop(look: Seen, key: str) -> float:
    what, _, rest = key.partition(":")
    if what == "quack":
        return _in_camp(look, key) + 1.2 if rest.isdecimal() else 0.8
    if rest == "parts":
        return 0.5 if wanted(look) else -0.5
    if what == "garage":
        return 0.9 * min(3, int(look.mine["damage"]["at"])) if not rest else 0.6
    return {"workshop": 0.7, "stalls": 0.3, "task": 3.0}.get(what, 0.0)


def rate_deal(look: Seen, keys: list[str]) -> list[float]:
    """Give what nobody needs, take Fuel and Meds that are missing, and good gear."""
    return [_deal(look, key) for key in keys]


def _deal(look: Seen, key: str) -> float:
    what, _, thing = key.partition(":")
    if what == "done":
        return 0.0
    if thing in ("fuel", "ammo", "meds"):
        short = 1.0 if look.has(thing) < 2 else 0.2
        if what == "take":
            return THINGS[thing] * short + (0.2 if thing == "fuel" else 0.0)
        return 0.15 - THINGS[thing] * short if look.has(thing) > 3 else -1.0
    worth = gear_worth(look, thing)
    if what == "take":
        return worth - 0.4
    return 0.3 - worth if thing in look.mine["stowed"] else -1.0


def gear_worth(look: Seen, key: str) -> float:
    """What a card is worth to this knight."""
    at = face(key)
    gear = at >> 1
    if GEAR_TYPE[gear] == WEAPON or HANDS[gear]:
        return mean(weapon_dice(look, key)) - mean(look.dice("blades")) + 0.2
    if PROTECTION[at]:
        return 0.8 * PROTECTION[at]
    return 0.3 * BARTER[at]


def rate_gear(look: Seen, keys: list[str]) -> list[float]:
    """Of several cards the one that is worth least is given, broken or discarded."""
    return [-gear_worth(look, key) if _is_gear(key) else 0.0 for key in keys]


def rate_wanted_gear(look: Seen, keys: list[str]) -> list[float]:
    """Of several cards the best one is taken."""
    return [gear_worth(look, key) if _is_gear(key) else 0.1 for key in keys]


def _is_gear(key: str) -> bool:
    try:
        face(key)
    except KeyError:
        return False
    return True


def rate_arranging(look: Seen, keys: list[str]) -> list[float]:
    """Nothing is moved about without a reason."""
    return [1.0 if key == "done" else 0.0 for key in keys]


def rate_fit(look: Seen, keys: list[str]) -> list[float]:
    """What was gained is kept in hand or on board before anything is dropped."""
    found: list[float] = []
    for key in keys:
        what, _, thing = key.partition(":")
        worth = gear_worth(look, thing) if thing and _is_gear(thing) else 0.0
        found.append(
            {"equip": 2.0 + worth, "stow": 1.0 + 0.5 * worth, "drop": -worth}.get(what, 0.0)
        )
    return found


def rate_weapon(look: Seen, keys: list[str]) -> list[float]:
    """The attack with the best dice."""
    return [
        mean(look.dice("blades")) if key == "bare" else mean(weapon_dice(look, key)) for key in keys
    ]


def rate_armor(look: Seen, keys: list[str]) -> list[float]:
    """Armor is broken before the knight is."""
    coming = int(look.view["combat"]["landing"]) if look.view["combat"] else 1
    needed = 1.0 if coming > 1 or look.life <= 3 else 0.0
    return [needed if key == "armor" else 0.5 for key in keys]


def finding_worth(card: int, terrain: int) -> float:
    """What a section of an exploration card brings, its drawbacks aside."""
    found = FINDINGS[card][terrain]
    return (
        found.fuel * THINGS["fuel"]
        + found.ammo * THINGS["ammo"]
        + found.meds * THINGS["meds"]
        + found.xp * THINGS["xp"]
        + found.gear * THINGS["gear"]
    )


def rate_finding(look: Seen, keys: list[str]) -> list[float]:
    """A good finding is taken, a poor one is left for the next card."""
    found = look.view["found"]
    terrain = board.TERRAIN[look.here]
    worth = 0.0
    if found and terrain < len(TERRAINS):
        worth = finding_worth(EXPLORATION_ID.index(found[-1]), terrain)
    return [{"take": worth, "again": ENOUGH - 0.3, "fuel": 0.2}.get(key, 0.1) for key in keys]


def rate_resource(look: Seen, keys: list[str]) -> list[float]:
    """What there is least of is taken; what is paid comes from where there is most."""
    return [-look.has(key) + 2.0 * THINGS.get(key, 0.0) for key in keys]
