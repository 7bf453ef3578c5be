# mypyc: skip
"""The programs and asks of Waste Knights, collected from the modules that define them."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.rules import (
    actions,
    checks,
    duels,
    exploration,
    gear_setup,
    opening,
    preparations,
    rest,
    stealing,
    unconscious,
    wasteland,
)
from dustboard.games.wk1.rules import flow as rounds
from dustboard.games.wk1.rules import luck_cards as luck
from dustboard.games.wk1.rules import wiring as joints
from dustboard.games.wk1.rules.combat import attack, clash_end, sealing, start, weapons
from dustboard.games.wk1.rules.combat import change_range as direction
from dustboard.games.wk1.rules.combat import clashes as clash
from dustboard.games.wk1.rules.combat import end as finish
from dustboard.games.wk1.rules.effects import run, use, windows
from dustboard.games.wk1.rules.gear import blue, equip, payment, placing, vehicles
from dustboard.games.wk1.rules.gear import gain as decks
from dustboard.games.wk1.rules.missions import (
    blackout,
    freight,
    manifold,
    only_one,
    savior,
    train,
    villains,
    wagons,
)
from dustboard.games.wk1.rules.move import drive, waster
from dustboard.games.wk1.rules.move import plan as move
from dustboard.games.wk1.rules.programs import DECLARED
from dustboard.games.wk1.rules.tasks import attempts, tasks
from dustboard.games.wk1.rules.trade import stalls as stall_spaces
from dustboard.games.wk1.rules.trade import trade
from dustboard.games.wk1.rules.trade import trade_action as stalls
from dustboard.games.wk1.rules.words import cards, supply
from dustboard.games.wk1.rules.words import checks as dice
from dustboard.games.wk1.rules.words import combat as fight
from dustboard.games.wk1.rules.words import hexes as places
from dustboard.games.wk1.rules.words import move as road
from dustboard.games.wk1.rules.words import questions as picks
from dustboard.games.wk1.rules.words import scouting as looking
from dustboard.kernel.decisions import Ask, number_asks
from dustboard.kernel.frames import Program, number_programs

# modules that only give declared programs their steps, and join what is in different layers
JOINED: Final = (checks, joints, rounds, start)

PROGRAMS: Final[tuple[Program, ...]] = number_programs(
    [
        *DECLARED,
        *actions.PROGRAMS,
        *attempts.PROGRAMS,
        *blue.PROGRAMS,
        *decks.PROGRAMS,
        *duels.PROGRAMS,
        *equip.PROGRAMS,
        *exploration.PROGRAMS,
        *gear_setup.PROGRAMS,
        *luck.PROGRAMS,
        *move.PROGRAMS,
        *opening.PROGRAMS,
        *payment.PROGRAMS,
        *placing.PROGRAMS,
        *preparations.PROGRAMS,
        *rest.PROGRAMS,
        *run.PROGRAMS,
        *stall_spaces.PROGRAMS,
        *stalls.PROGRAMS,
        *tasks.PROGRAMS,
        *trade.PROGRAMS,
        *unconscious.PROGRAMS,
        *use.PROGRAMS,
        *vehicles.PROGRAMS,
        *wasteland.PROGRAMS,
        *attack.PROGRAMS,
        *clash.PROGRAMS,
        *clash_end.PROGRAMS,
        *direction.PROGRAMS,
        *finish.PROGRAMS,
        *weapons.PROGRAMS,
        *cards.PROGRAMS,
        *dice.PROGRAMS,
        *fight.PROGRAMS,
        *looking.PROGRAMS,
        *places.PROGRAMS,
        *road.PROGRAMS,
        *supply.PROGRAMS,
        *blackout.PROGRAMS,
        *freight.PROGRAMS,
        *manifold.PROGRAMS,
        *only_one.PROGRAMS,
        *savior.PROGRAMS,
        *train.PROGRAMS,
        *villains.PROGRAMS,
        *wagons.PROGRAMS,
    ]
)

ASKS: Final[tuple[Ask, ...]] = number_asks(
    [
        *blue.ASKS,
        *decks.ASKS,
        *drive.ASKS,
        *duels.ASKS,
        *equip.ASKS,
        *exploration.ASKS,
        *gear_setup.ASKS,
        *luck.ASKS,
        *move.ASKS,
        *opening.ASKS,
        *payment.ASKS,
        *placing.ASKS,
        *preparations.ASKS,
        *rest.ASKS,
        *run.ASKS,
        *stall_spaces.ASKS,
        *stalls.ASKS,
        *stealing.ASKS,
        *tasks.ASKS,
        *trade.ASKS,
        *unconscious.ASKS,
        *use.ASKS,
        *vehicles.ASKS,
        *wasteland.ASKS,
        *waster.ASKS,
        *windows.ASKS,
        *direction.ASKS,
        *sealing.ASKS,
        *weapons.ASKS,
        *cards.ASKS,
        *dice.ASKS,
        *fight.ASKS,
        *looking.ASKS,
        *picks.ASKS,
        *places.ASKS,
        *road.ASKS,
        *blackout.ASKS,
        *manifold.ASKS,
        *savior.ASKS,
        *train.ASKS,
        *villains.ASKS,
        *wagons.ASKS,
    ]
)
