"""Words for the enemies of a sheet: its deck, its row, those that stand, terms of a fight."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import ENEMY_TYPES, TRAITS
from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.content.wasteland_table import (
    CARD_DECK,
    CARD_ID,
    CARD_KIND,
    CARD_NUMBER,
    ENEMY,
    ENEMY_ID,
    ENEMY_TYPE,
)
from dustboard.games.wk2.rules.programs import COMBAT
from dustboard.games.wk2.rules.standing import NOBODY_STANDS, slot_of
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.threat import draw_tokens
from dustboard.games.wk2.rules.words.picks import OneWastelandCard
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.zones import without

# -- decks and rows -------------------------------------------------------------------------------


class BuildDeck(Effect[RoadState]):
    """Enemies of some types leave the wasteland decks and discards: the deck of the sheet."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.types = args.choices("types", ENEMY_TYPES)
        self.cards = args.number("cards", default=0)  # 0: all of them

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        fits: list[int] = []
        for zone in (*state.wasteland_deck, *state.wasteland_discard):
            fits += [
                card
                for card in zone
                if CARD_KIND[card] == ENEMY and ENEMY_TYPE[CARD_NUMBER[card]] in self.types
            ]
        chosen = state.shuffled(BOOK_STREAM, tuple(sorted(fits)))
        most = self.cards.value(state, seat, scope)
        chosen = chosen[:most] if most else chosen
        for deck in (0, 1):
            state.wasteland_deck[deck] = _rest(state.wasteland_deck[deck], chosen)
            state.wasteland_discard[deck] = _rest(state.wasteland_discard[deck], chosen)
        state.side_deck = chosen


def _rest(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in cards if card not in gone])


def discard_enemy(state: RoadState, card: int) -> None:
    """An enemy of a row goes to the discard of its own deck."""
    deck = CARD_DECK[card]
    state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
    if state.journal is not None:
        state.tell("row-left", "wk2.foe.03", -1, {"card": CARD_ID[card]})


def shuffle_beside(state: RoadState) -> None:
    """Once the deck is spent, the cards beside it are shuffled into a new one (wk2.sheet.06)."""
    if not state.side_deck and state.beside:
        state.side_deck = state.shuffled(BOOK_STREAM, state.beside)
        state.beside = ()


class FillRow(Effect[RoadState]):
    """Cards of the sheet's deck come face up until so many lie in the row (wk2.foe.03)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.cards = args.number("to", least=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        while state.side_deck and len(state.row) < self.cards.value(state, seat, scope):
            card = state.side_deck[-1]
            state.side_deck = state.side_deck[:-1]
            state.row = (*state.row, card)
            if state.journal is not None:
                state.tell("row", "wk2.foe.03", -1, {"card": CARD_ID[card]})


class _Combat(Effect[RoadState]):
    """A combat of a sheet; what follows depends on who wins."""

    def waits(self) -> bool:
        return True

    def begin(self, state: RoadState, seat: int, scope: Scope, foe: int, card: int) -> None:
        """Let it happen next, and go on with `resume`."""
        self.wait_for(state, seat, scope)
        state.push_in_order([(COMBAT.number, seat, (foe, card))])


class FightDeck(_Combat):
    """A combat with the top card of the sheet's deck; not defeated it lies beside it face up.

    A defeated one leaves the game (wk2.sheet.03 to .06).
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.won = args.block("win")
        self.lost = args.block("lose")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.side_deck) + len(state.beside) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        shuffle_beside(state)
        if state.side_deck:
            card = state.side_deck[-1]
            state.side_deck = state.side_deck[:-1]
            state.beside = (*state.beside, card)
            self.begin(state, seat, scope, CARD_NUMBER[card], card)

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.beaten:
            card = state.beside[-1]
            state.beside = state.beside[:-1]
            state.away = (*state.away, card)
        self.enter(state, self.won if state.beaten else self.lost, seat, scope)


class FightRow(OneWastelandCard):
    """A combat with an enemy of the row, of the knight's choice; a defeated one is discarded."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.won = args.block("win")
        self.lost = args.block("lose")

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-fight_row")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.row)

    def waits(self) -> bool:
        return True

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        self.wait_for(state, seat, scope)
        state.push_in_order([(COMBAT.number, seat, (CARD_NUMBER[chosen], chosen))])

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.beaten and state.fought in state.row:
            state.row = without(state.row, state.fought)
            discard_enemy(state, state.fought)
        self.enter(state, self.won if state.beaten else self.lost, seat, scope)


class ThinRow(OneWastelandCard):
    """An enemy of the row, of choice, is discarded; `all`: every one of them."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.all = args.flag("all")

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-thin_row")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.row)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not self.all:
            super().apply(state, seat, scope)
            return
        for card in state.row:
            discard_enemy(state, card)
        state.row = ()

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.row = without(state.row, chosen)
        discard_enemy(state, chosen)


class ChooseTop(OneWastelandCard):
    """The knight looks at the top cards of the sheet's deck; the chosen one comes next."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.cards = args.whole("cards", least=2)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-choose_top")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.looked_at[seat] = state.side_deck[-self.cards :]
        state.side_deck = state.side_deck[: -self.cards]
        if state.journal is not None:
            state.tell("looks", "wk2.adventure.05", seat, {})
        super().apply(state, seat, scope)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.looked_at[seat])

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        rest = without(state.looked_at[seat], chosen)
        state.looked_at[seat] = ()
        state.side_deck = (*state.side_deck, *rest, chosen)


# -- enemies that stand, and those that remember --------------------------------------------------


class StandFoe(Effect[RoadState]):
    """An enemy stands until it is defeated or the sheet ends; it keeps its wounds (wk2.foe.01)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.foe = args.choice("foe", tuple(ENEMY_ID))
        self.health = args.number("health", least=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        slot = slot_of(state, self.foe)
        if slot == NOBODY_STANDS:
            slot = slot_of(state, NOBODY_STANDS)
            state.standing[slot] = self.foe
            state.standing_wounds[slot] = 0
            state.standing_hurt[slot] = 0
        state.standing_health[slot] = max(1, self.health.value(state, seat, scope))


class FightStanding(_Combat):
    """A combat with an enemy that stands, if it still does."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.foe = args.choice("foe", tuple(ENEMY_ID))
        self.won = args.block("win")
        self.lost = args.block("lose")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return slot_of(state, self.foe) != NOBODY_STANDS

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            self.begin(state, seat, scope, self.foe, -1)

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        self.enter(state, self.won if state.beaten else self.lost, seat, scope)


class HurtStanding(Effect[RoadState]):
    """Wounds on an enemy that stands, without a combat; it falls by them if they are enough."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.foe = args.choice("foe", tuple(ENEMY_ID))
        self.amount = args.number("amount", default=1)
        self.won = args.block("win")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return slot_of(state, self.foe) != NOBODY_STANDS

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        slot = slot_of(state, self.foe)
        if slot == NOBODY_STANDS:
            return
        hurt = state.standing_wounds[slot] + self.amount.value(state, seat, scope)
        state.standing_wounds[slot] = min(hurt, state.standing_health[slot])
        if hurt >= state.standing_health[slot]:
            state.standing[slot] = NOBODY_STANDS
            self.enter(state, self.won, seat, scope)


class BearGrudge(Effect[RoadState]):
    """The enemy of the last combat remembers the knights: it has 1 Health more from now on."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.fought >= 0:
            state.grudge = CARD_NUMBER[state.fought]


class FightGrudge(_Combat):
    """A combat with the enemy that remembers the knights; its card stays where it lies."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.won = args.block("win")
        self.lost = args.block("lose")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.grudge >= 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.grudge >= 0:
            self.begin(state, seat, scope, state.grudge, -1)

    def resume(self, state: RoadState, seat: int, scope: Scope) -> None:
        self.enter(state, self.won if state.beaten else self.lost, seat, scope)


class Banish(Effect[RoadState]):
    """The enemy of the combat is defeated at once; nothing is gained."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.foe_wounds = state.foe_health
        state.unrewarded = 1


class FoeThreat(Effect[RoadState]):
    """A threat token is drawn for the enemy (wk2.trait.04)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        draw_tokens(state, seat, 1, "wk2.trait.04")


class Terms(Effect[RoadState]):
    """What an entry changes of the Plot Action that goes on, or of its combat (wk2.sheet.07)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.off = args.flag("no_fight")
        self.health = args.whole("health", default=0)
        self.traits = args.choices("traits", TRAITS, ())
        self.fewer = args.whole("fewer_dice", default=0, least=0)
        self.dice = pool(args.text("dice", ""))
        self.one_hand = args.flag("one_hand")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.off:
            state.terms_off = 1
        state.terms_health += self.health
        for trait in self.traits:
            state.terms_traits |= 1 << trait
        state.terms_fewer += self.fewer
        for colour in range(4):
            state.terms_dice[colour] += self.dice[colour]
        if self.one_hand:
            state.terms_one_hand = 1


WORDS: Final[tuple[Word, ...]] = (
    Word("build_deck", BuildDeck),
    Word("fill_row", FillRow),
    Word("fight_deck", FightDeck),
    Word("fight_row", FightRow),
    Word("thin_row", ThinRow),
    Word("choose_top", ChooseTop),
    Word("stand_foe", StandFoe),
    Word("fight_standing", FightStanding),
    Word("hurt_standing", HurtStanding),
    Word("grudge", BearGrudge),
    Word("fight_grudge", FightGrudge),
    Word("terms", Terms),
    Word("banish", Banish),
    Word("foe_threat", FoeThreat),
)
