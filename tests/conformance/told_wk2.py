"""Waste Knights, second edition: which lines of the log tell of a change in which part of a view.

Flags of a story have no line of their own: the prose of an entry, of what came of a choice or of a
page says what is so from now on.
"""

from __future__ import annotations

TURN = ("turn", "round", "sheet")
ACTED = ("turn", "passes", "turns-up", "camps", "in-town", "wakes", "runs-again")
BACK = ("shop", "outcome", "eliminated", "spared")  # injuries and malfunctions go to their decks
DEALT = ("adventure", "sheet")  # the table is laid, and then the first page
CHOSEN = ("chooses", "unsealed", "vote", "votes", "picks", "plot-action")
STORY = ("entry", "outcome", "sheet", "round", "turn", "ending", *CHOSEN)
COMBAT_ENDS = ("combat-ends", "duel-ends")
HARM = ("wounded", "healed", "unconscious", "wakes", "eliminated", "spared", "shop")
GEAR = (
    "gear",
    "gear-moved",
    "hidden",
    "broke",
    "fixed",
    "used-up",
    "drafts",
    "deal",
    "trades",
    "gives-gear",
    "spared",
    "eliminated",
)
LIMITS = ("irradiated", "cleaned")  # radiation that lasts takes dice
PARTS = ("part", "part-gone", "eliminated", "parts-laid")
WORTH = (
    *GEAR,
    *PARTS,
    *LIMITS,
    "upgrade",
    "special",
    "loses-special",
    "wakes",
    "unconscious",
    "shop",
    "vehicle",
    "tally",
    "marker",
    "task",
    "task-done",
)
VALUES = (
    *WORTH,
    "wrecked",
    "runs-again",
    "damaged",
    "malfunction",
    "malfunction-gone",
    "injured",
    "noted",
    "note-used",
    "card",
    "turn",
    "round",
)
ROLLED = ("attack", "foe-attack", "foe-wounded", "rolls-again", "declares", "wounded", "weapon")
FIGHT = ("combat", "duel")
TESTED = ("prepares", "test", "rolls-again", "declares")
# tokens go back into the bag when what they did is over
TOKEN_DONE = ("prevented", "broke", "spent", "wounded")
CARD_DONE = (
    "card",
    "card-done",
    "card-kept",
    "no-entry",
    *TURN,
)
FOUND = ("turns-up", "search-ends", *TURN)
DRAWN_GEAR = ("gear", "offer", "gear-laid", "gives-gear")
MOVED = ("drives", "goes", "spared", "sheet")
# the line of a drive names its end; on the way each danger has a line
ON_THE_WAY = ("token", "irradiated", "wounded", "ignored", "card")
OFFER = ("drafts", "offer", "deal", "gear", "gear-laid", "bartered", "gives-gear", *DEALT)
TRADE = (
    "parts-deal",
    "parts-dealt",
    "part",
    "part-gone",
    "offer",
    "deal",
    "gained",
    "gained-none",
    "spent",
    "bartered",
    "gives-gear",
)

# by question, or by question and answer: parts of the view that show what is only begun
BEGUN: dict[str, tuple[str, ...]] = {
    # a route is planned: its line comes when the knight sets out
    "action move": ("actions", "taken", "move.", "plot.actions"),
    "route": ("move.",),
    # a task may come before the first exploration card
    "action explore": ("actions", "taken", "plot.actions"),
    # nobody does anything more in this step of a combat, and the next one begins
    "option": ("combat.step", "combat.own_pool"),
}

TOLD: dict[str, tuple[str, ...]] = {
    "step": ("sheet", "ending"),
    "round": ("round", "sheet"),
    "rounds": ("round",),
    "first": ("first-roll", "eliminated"),
    "active": ("turn", "round", "ending", "sheet"),
    "actions": (
        "spared",
        "turn",
        "passes",
        "turns-up",
        "camps",
        "in-town",
        "wakes",
        "runs-again",
        *STORY,
    ),
    "taken": ("turn", "passes", "turns-up", "camps", "in-town", "wakes", "runs-again", "round"),
    "counters": ("counts", "stage"),
    "flags": (*STORY, "test-result", "combat-ends", "gained", "spent", "xp"),
    "card": ("card", *CARD_DONE),
    "row": ("row", "row-left", "sheet"),
    "found": FOUND,
    "points": ("builds", "camps", "mended", "fixed", "healed", "cleaned", *TURN, "ending"),
    "draws": FOUND,
    "over": ("ending",),
    "twist": ("twist",),
    "outcome.winners": ("ending",),
    "outcome.scores": ("ending",),
    "outcome.reason": ("ending",),
    # the page in play, and the book
    "plot.id": ("sheet",),
    "plot.adventure": ("adventure",),
    "plot.number": ("sheet",),
    "plot.of": ("sheet",),
    "plot.time": ("round", "sheet", "time"),
    "plot.starts": ("sheet",),
    "plot.rounds": ("sheet",),
    "plot.quiet": ("sheet",),
    "plot.leads_on": STORY,
    "plot.counts": ("sheet", "counts", "stage", "challenge", "eliminated"),
    # where each can be done, and by whom: by what its condition looks at
    "plot.actions": (
        *STORY,
        *MOVED,
        *ON_THE_WAY,
        *HARM,
        *TRADE,
        "walks",
        "walked-off",
        "board-token",
        "counts",
        "stage",
        "effort",
        "special",
        "loses-special",
        "tally",
        "noted",
        "note-used",
        "damaged",
        "wrecked",
        "runs-again",
    ),
    "book.entry": ("entry",),
    "book.read": ("entry",),
    "book.ending": ("ending",),
    "book.how": ("ending",),
    # the board
    "board.markers": ("marker", "unmarked"),
    "board.challenge": ("sheet", "board-token"),
    "board.plot": ("sheet", "board-token", "entry"),
    "board.effort": ("sheet", "effort", "board-token"),
    "board.face_down": ("sheet", "entry"),
    "board.walkers": ("sheet", "walks", "walked-off"),
    "board.closed": STORY,
    "board.foes": ("sheet", *STORY, "combat", "foe-wounded", *COMBAT_ENDS),
    "board.landmarks": ("landmark-placed", "landmark", "special-action"),
    "board.wooden": ("trophy", *DEALT),
    "decks.parts": PARTS,
    "seats.parts": PARTS,
    "seats.part_room": (
        *PARTS,
        "runs-again",
        "malfunction",
        "shop",
        "mended",
        "vehicle",
        "outcome",
        "spared",
    ),
    "decks.city_tasks": ("tasks-piled", "task"),
    "decks.landmarks": ("landmarks-ready", "landmarks-dealt", "landmarks-out", "landmark"),
    # decks and tokens
    "decks.gear": DRAWN_GEAR,
    "decks.gear_discard": (*GEAR, "bartered", *DEALT, *DRAWN_GEAR),
    "decks.wasteland": ("card", "row", "combat", "sheet", "looks", *CHOSEN),
    "decks.wasteland_discard": ("card", "row", "row-left", *CARD_DONE),
    "decks.exploration": ("turns-up",),
    "decks.exploration_discard": FOUND,
    "decks.injuries": (
        "spared",
        "unconscious",
        "injured",
        "shop",
        "healed",
        "eliminated",
        "outcome",
    ),
    "decks.malfunctions": (*BACK, "malfunction-gone", "wrecked", "malfunction"),
    "threat.bag": ("token", *TOKEN_DONE, *COMBAT_ENDS, *CARD_DONE),
    "threat.drawn": ("token", *TOKEN_DONE, "tokens-read", "weapon", *CARD_DONE),
    "threat.red": ("token", *TOKEN_DONE, *COMBAT_ENDS, "tokens-read", "weapon", *CARD_DONE),
    "trade.offer": OFFER,
    "trade.values": OFFER,
    "trade.credit": TRADE,
    "trade.dealt": ("parts-deal", "in-town"),
    "trade.visited": ("shop", "offer", "fixed", "in-town", "healed"),
    # the move
    "move": (*MOVED, *ON_THE_WAY, *TURN),
    "move.route": (*MOVED, *ON_THE_WAY),
    "move.cost": MOVED,
    "move.fuel": (*MOVED, "spent", "gained"),
    "move.most": (*MOVED, "spent", "gained"),
    # tests
    "test": ("test-result",),
    "test.seat": ("prepares", "test"),
    "test.skill": ("prepares", "test"),
    "test.difficulty": ("prepares", "test"),
    "test.pool": TESTED,
    "test.sources": TESTED,
    "test.dice": TESTED,
    "test.sure": TESTED,
    "test.short": TESTED,
    "test.got": TESTED,
    # combats
    "combat": (*COMBAT_ENDS, "gained", "gained-none", "card-done"),  # rewards come last
    "combat.seat": FIGHT,
    "combat.step": (*FIGHT, "sent-off", "broke", "prevented", "test-result", *ROLLED),
    "combat.foe": FIGHT,
    "combat.card": FIGHT,
    "combat.type": FIGHT,
    "combat.threat": FIGHT,
    "combat.reward": FIGHT,
    "combat.wounds": (*FIGHT, "foe-wounded"),
    "combat.health": (*FIGHT, "weapon"),
    "combat.traits": (*FIGHT, "weapon"),
    "combat.attack": FIGHT,
    "combat.foe_pool": (*FIGHT, "weapon", "declares", "chooses", "foe-attack"),
    "combat.foe_dice": (*FIGHT, *ROLLED, "worst"),
    "combat.foe_struck": (*FIGHT, "foe-attack"),
    "combat.extra": (*FIGHT, "weapon", "foe-attack", "declares"),
    "combat.coming": (*FIGHT, *ROLLED),
    "combat.weapon": (*FIGHT, "weapon", "broke"),
    "combat.own_attack": (*FIGHT, "weapon", "broke"),
    "combat.own_pool": (*FIGHT, "broke", *ROLLED),
    "combat.own_dice": (*FIGHT, *ROLLED),
    "combat.struck": (*FIGHT, *ROLLED),
    "combat.landing": (*FIGHT, *ROLLED),
    # what the seat itself sees
    "own.heard": ("entry",),
    "own.seal": STORY,
    "own.landmark": ("landmark-kept", "landmark-placed", "landmark"),
    "own.looked": ("looks", "sheet"),
    # each seat
    "seats.knight": ("knight",),
    "seats.vehicle": ("vehicle", "switches"),
    "seats.cache": GEAR,
    "seats.debt": ("bartered", "debt-paid"),
    "seats.space": (*MOVED, *ON_THE_WAY),
    "seats.score": ("xp", "ending"),
    "seats.xp": ("xp",),
    "seats.due": ("xp", "upgrade"),
    "seats.ammo": ("gained", "spent", "trades", "spared", "eliminated"),
    "seats.meds": ("gained", "spent", "trades", "spared", "eliminated"),
    "seats.fuel": ("gained", "spent", "trades", "spared", "eliminated", "drives", *VALUES),
    "seats.harm": (*HARM, *VALUES),
    "seats.radiation": ("irradiated", "cleaned", "vehicle", "shop", *VALUES),
    "seats.damage": ("damaged", "mended", "vehicle", "shop", "wrecked", "runs-again", *VALUES),
    "seats.down": ("unconscious", "wakes", "eliminated", "spared"),
    "seats.wreck": ("wrecked", "runs-again", "spared", "mended"),
    "seats.out": ("eliminated",),
    "seats.challenges": ("board-token", "sheet", "chooses"),
    "seats.skills": VALUES,
    "seats.lost": VALUES,
    "seats.speed": VALUES,
    "seats.bonus": VALUES,
    "seats.repair": (*VALUES, *MOVED),
    "seats.exploration": (*VALUES, *MOVED),
    "seats.hands": GEAR,
    "seats.armor": GEAR,
    "seats.stowed": GEAR,
    "seats.idle": GEAR,
    "seats.room": VALUES,
    "seats.injuries": (*BACK, "wakes", "injured", "healed"),
    "seats.malfunctions": (
        "malfunction-gone",
        "eliminated",
        "spared",
        "runs-again",
        "malfunction",
        "shop",
        "mended",
        "outcome",
    ),
    "seats.upgrades": ("eliminated", "upgrade", "broke", "gear", "gear-moved", "used-up", "twist"),
    "seats.exhausted": ("declares", "camps", "rolls-again"),
    "seats.special": ("special", "loses-special", "trades", "eliminated"),
    "seats.trophies": ("trophy",),
    "seats.tasks": ("task", "task-token", "task-step", "task-done", "eliminated"),
    "seats.tasks_done": ("task-done", "eliminated"),
    "seats.kept": ("card-kept", "card-done"),
    "seats.noted": ("noted", "note-used", "dog-away", "dog-back"),
}
