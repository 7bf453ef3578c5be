"""The programs and asks of Waste Knights, collected from the modules that define them."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1 import (
    actions,
    attempts,
    blue,
    checks,
    decks,
    drive,
    duels,
    equip,
    exploration,
    gear_setup,
    joints,
    luck,
    move,
    opening,
    payment,
    placing,
    preparations,
    rest,
    rounds,
    run,
    stall_spaces,
    stalls,
    stealing,
    tasks,
    trade,
    unconscious,
    use,
    vehicles,
    wasteland,
    waster,
    windows,
)
from dustboard.games.wk1.combat import (
    attack,
    clash,
    clash_end,
    direction,
    finish,
    sealing,
    start,
    weapons,
)
from dustboard.games.wk1.programs import DECLARED
from dustboard.games.wk1.verbs import cards, dice, fight, looking, picks, places, road, supply
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
        *looking.ASKS,
        *picks.ASKS,
        *places.ASKS,
        *road.ASKS,
    ]
)
