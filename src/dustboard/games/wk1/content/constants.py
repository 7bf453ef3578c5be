"""Names for the numbers that the state of Waste Knights is made of."""

from __future__ import annotations

from typing import Final, get_args

from dustboard.games.wk1.content.rows import Skill

EMPTY: Final = -2  # a panel, a space or a slot without a card
NONE: Final = -1  # nobody, no hex, no card

SIDES: Final = 10  # of a die; the highest number is a Bull's Eye

# the six skills (wk1.check.01)
BLADES: Final = 0
GUNS: Final = 1
MEDICINE: Final = 2
REPAIR: Final = 3
SURVIVAL: Final = 4
TALK: Final = 5
SKILLS: Final[tuple[str, ...]] = get_args(Skill)

# gear colours, which are also gear decks (wk1.setup.29)
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
BLUE: Final = 3
COLOURS: Final = ("green", "yellow", "red", "blue")

# ranges of combat and range icons (wk1.range.05)
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
MELEE: Final = 3  # an icon only
RANGES: Final = ("short", "medium", "long")
ICONS: Final = ("short", "medium", "long", "melee")

# the five combat cards (wk1.card.01); Change Range is sealed with its direction declared later
ATTACK: Final = 0
MULTI_ATTACK: Final = 1
DEFEND: Final = 2
PREPARE: Final = 3
CHANGE_RANGE: Final = 4
COMBAT_CARDS: Final = ("attack", "multi_attack", "defend", "prepare", "change_range")

# steps of a round, for views and the log (wk1.round.04, wk1.round.05)
STEP_SETUP: Final = 0
STEP_WASTER: Final = 1
STEP_KNIGHTS: Final = 2
STEP_MOVE: Final = 3
STEP_EXPLORE: Final = 4
STEP_REST: Final = 5
STEPS: Final = ("setup", "waster", "knights", "move", "explore", "rest")

# how a knight travels (wk1.move.04)
STAY: Final = 0
ON_FOOT: Final = 1
BY_VEHICLE: Final = 2

# what a check is for; cards look at it (wk1.check.04)
FOR_ESCAPE: Final = 0
FOR_EXPLORING: Final = 1
FOR_SEARCH: Final = 2
FOR_TASK: Final = 3
FOR_CARD: Final = 4  # a check that a card or a mission asks for
FOR_ATTACK: Final = 5
PURPOSES: Final = ("escape", "exploring", "search", "task", "card", "attack")

# what kind of fight goes on
NO_FIGHT: Final = 0
ENEMY: Final = 1  # a wasteland card
DUEL: Final = 2
MISSION_PANEL: Final = 3  # a villain or another panel of the mission

# task slots (wk1.setup.27, wk1.setup.28)
PURPLE: Final = 0  # the common task
ORANGE: Final = 1
LIME: Final = 2  # the green space; "green" is a gear colour here
SLOTS: Final = ("purple", "orange", "green")

# tokens that wasteland cards leave on hexes (wk1.round.12)
RADIATION_TOKEN: Final = 0
CONTAMINATION_TOKEN: Final = 1
THREAT_TOKEN: Final = 2
OBSTACLE_TOKEN: Final = 3
TOKENS: Final = ("radiation", "contamination", "threat", "obstacle")

# special tokens (wk1.token.02)
NUKED: Final = 0
PILLS: Final = 1
REBOOT: Final = 2
SPECIAL_TOKENS: Final = ("nuked", "pills", "reboot")

# streams of luck, by their numbers in `meta.streams`
DICE: Final = 0
WASTELAND_STREAM: Final = 1
LUCK_STREAM: Final = 2
TASK_STREAM: Final = 3
GREEN_STREAM: Final = 4  # then yellow and red
BOARD_STREAM: Final = 7
RANDOM_STREAM: Final = 8  # cards taken unseen

# why a game ended (wk1.win.02-07)
RUNNING: Final = 0
GOAL: Final = 1  # a knight fulfilled the mission
LAST_ROUND: Final = 2  # the last round is over and the knights were compared
ALL_WIN: Final = 3
ALL_LOSE: Final = 4
ARRIVED: Final = 5  # what the mission waits for has come and the knights were compared
REASONS: Final = ("", "goal", "last-round", "all-win", "all-lose", "arrived")

# the clauses that make a knight suffer Radiation
SUFFER_RULES: Final = (
    "wk1.round.09",  # the board
    "wk1.round.13",  # the mission
    "wk1.gold.08",  # a card
    "wk1.combat.21",  # after a combat
    "wk1.action.16",  # a strike
    "wk1.task.22",  # a task
)

# lists of effects as events name them; games that are going on have these numbers in their logs
CARD_LIST: Final = 7
ACTION_LIST: Final = 8
