"""Words of the Book of Tales: gear looked for, given and swapped, dice thrown for a fate."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    BROKEN,
    DANGERS,
    GEAR_TYPES,
    TERRAINS,
    WASTELAND_DECKS,
)
from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.content.gear_table import (
    BARTER,
    GEAR_TYPE,
    UNIQUE,
    face_key,
    face_of,
    gear_of,
    is_broken,
)
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.wasteland_table import CARD_ID, INJURY_ID, SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.dice_rolls import botches_of, fates_of, roll_pool, successes_of
from dustboard.games.wk2.rules.favours import FAVOURS, keep
from dustboard.games.wk2.rules.gear import gain_gear
from dustboard.games.wk2.rules.harm import settle_all
from dustboard.games.wk2.rules.programs import FIND, SHOPPING
from dustboard.games.wk2.rules.streams import GEAR_STREAM, INJURY_STREAM
from dustboard.games.wk2.rules.supply import draw_gear
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.rules.words.picks import OneWastelandCard
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking, Prices
from dustboard.kernel.zones import without

ANY: Final = "any"
_TYPES: Final = (ANY, *GEAR_TYPES)
ELSEWHERE: Final = 16  # stands for a shop, so that one of the two visits is left
_WHERE: Final = ("next", "city", "place", "plot", "train", "held")
RULE: Final = "wk2.explore.12"
HOLDING: Final = FLAGS.index("holding")


class _OneCard(Picking[RoadState]):
    """A gear card is chosen."""

    def domain(self) -> str:
        return "gear"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return face_key(action)

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-face", {"face": action})

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return self.ports.cards(state, seat)


class FindGear(_OneCard):
    """One of the lowest cards of the gear deck, or of all of them (`cards` 0), is kept."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.cards = args.whole("cards", default=1)
        self.type = args.choice("type", _TYPES, ANY)
        self.working = args.flag("working")
        self.worth = args.whole("worth", default=0)  # Barter of its working side, at least

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if len(state.gear_deck) < max(self.cards, 1):
            shuffled = state.shuffled(GEAR_STREAM, state.gear_discard)
            state.gear_deck = state.gear_deck + shuffled
            state.gear_discard = ()
        cards = self.cards or len(state.gear_deck)
        if state.journal is not None:
            state.tell("gear-laid", RULE, seat, {"number": cards})
        state.offer = state.gear_deck[:cards]
        state.gear_deck = state.gear_deck[cards:]
        if self.candidates(state, seat, scope):
            super().apply(state, seat, scope)
        else:
            self._put_back(state, state.offer)

    def _put_back(self, state: RoadState, rest: tuple[int, ...]) -> None:
        """What is not kept is discarded; a deck that was looked through is shuffled."""
        state.offer = ()
        if self.cards:
            state.gear_discard = state.gear_discard + rest
        else:
            state.gear_deck = state.shuffled(GEAR_STREAM, rest)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        fits = [
            face
            for face in state.offer
            if (self.type == 0 or GEAR_TYPE[gear_of(face)] == self.type - 1)
            and BARTER[face_of(gear_of(face), 0)] >= self.worth
        ]
        return sorted(set(fits))

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        self._put_back(state, without(state.offer, chosen))
        face = face_of(gear_of(chosen), 0) if self.working else chosen
        gain_gear(state, seat, face, RULE)

    def hint(self, prices: Prices) -> float:
        return prices.of("gear")


class GiveGear(_OneCard):
    """Gear cards of choice are discarded: of a type, and in working order if the row says so."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1, default=1)
        self.type = args.choice("type", _TYPES, ANY)
        self.working = args.flag("working")

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return sorted(set(self._fitting(state, seat)))

    def _fitting(self, state: RoadState, seat: int) -> list[int]:
        faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
        return [
            face
            for face in faces
            if (self.type == 0 or GEAR_TYPE[gear_of(face)] == self.type - 1)
            and not (self.working and is_broken(face))
        ]

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(self._fitting(state, seat)) >= self.amount

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for _ in range(self.amount):
            super().apply(state, seat, scope)

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        self.ports.discard(state, seat, scope, self, chosen)

    def hint(self, prices: Prices) -> float:
        return -prices.of("gear")


class SellGear(_OneCard):
    """A gear card of choice is discarded; what follows knows its Barter Value."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True
        self.does = args.block("then", ("value",))

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        self.ports.discard(state, seat, scope, self, chosen)
        value = max(0, BARTER[chosen])
        self.enter(state, self.does, seat, (*scope, value))


class SwapGear(_OneCard):
    """A gear card of choice is swapped for the top card of the gear discard, working side up."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.gear_discard) > 0 and super().check(state, seat, scope)

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        top = state.gear_discard[-1]
        state.gear_discard = state.gear_discard[:-1]
        self.ports.discard(state, seat, scope, self, chosen)
        gain_gear(state, seat, face_of(gear_of(top), 0), RULE)


class Salvage(Effect[RoadState]):
    """The top card of the gear discard comes to the knight, broken side up."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.gear_discard) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if state.gear_discard:
            top = state.gear_discard[-1]
            state.gear_discard = state.gear_discard[:-1]
            gain_gear(state, seat, top, RULE)


class LoseSpecial(Effect[RoadState]):
    """The knight gives up a special card (wk2.specialcard.01)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.card = args.whole("number", least=1, most=23)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return SPECIAL_BY_NUMBER[self.card] in state.special[seat]

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            state.special[seat] = without(state.special[seat], SPECIAL_BY_NUMBER[self.card])
            if state.journal is not None:
                state.tell("loses-special", "wk2.specialcard.01", seat, {"number": self.card})


class Throw(Effect[RoadState]):
    """Dice are thrown outside a test; what follows knows what they show."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))
        self.does = args.block("then", ("successes", "fates", "botches"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        dice = roll_pool(state, self.dice)
        state.rolled = dice
        if state.journal is not None:
            state.tell("rolls", "wk2.dice.01", seat, {"dice": list(dice)})
        shown = (successes_of(dice), fates_of(dice), botches_of(dice))
        self.enter(state, self.does, seat, (*scope, *shown))


class Unmark(Effect[RoadState]):
    """A danger marker on the knight's space or next to it goes back to the supply."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.kind = args.choice("kind", DANGERS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        here = state.space[seat]
        for space in (here, *board.NEIGHBOURS[here]):
            at = self.kind * board.COUNT + space
            if at in state.markers:
                state.markers = without(state.markers, at)
                state.markers_left[self.kind] += 1
                if state.journal is not None:
                    state.tell("unmarked", "wk2.move.13", seat, {"space": board.ID[space]})
                break


class Go(Picking[RoadState]):
    """The figure goes to a space of choice, without icons and without a card."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.to = args.choice("to", _WHERE)
        self.steps = args.whole("steps", default=0)
        self.needed = self.steps > 0

    def domain(self) -> str:
        return "space"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return board.ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-go", {"space": action})

    def _spaces(self, state: RoadState, here: int) -> tuple[int, ...] | list[int]:
        if self.to == _WHERE.index("plot"):
            return sorted(set(state.plot))
        if self.to == _WHERE.index("train"):
            return [state.walkers[0]] if state.walkers[0] != board.NOWHERE else []
        if self.to == _WHERE.index("held"):  # where a knight holds the shaft, and next to it
            held = [state.space[one] for one in in_game(state) if HOLDING in state.noted[one]]
            return sorted({near for one in held for near in (one, *board.NEIGHBOURS[one])})
        return (board.NEIGHBOURS[here], board.CITIES, board.SPECIAL[1:])[self.to]

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        here = state.space[seat]
        spaces = self._spaces(state, here)
        return [
            space
            for space in sorted(spaces)
            if board.ENTERABLE[space]
            and space not in state.closed
            and space != here
            and (self.steps == 0 or board.STEPS[here][space] <= self.steps)
        ]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.space[seat] = chosen
        if state.journal is not None:
            state.tell("goes", "wk2.move.04", seat, {"space": board.ID[chosen]})
        settle_all(state)


class ExploreHere(Effect[RoadState]):
    """One exploration card is drawn and taken, on the terrain of the space, another or `any`."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.terrain = args.choice("terrain", TERRAINS, "")
        self.any = args.flag("any")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        # -2: the section is chosen when the card is seen
        state.push_in_order([(FIND.number, seat, (-2 if self.any else self.terrain,))])


class OrderCards(OneWastelandCard):
    """Of the top cards of a wasteland deck one goes below the others; done again with fewer cards,
    the knight has looked at them and put them back in any order."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.deck = args.choice("deck", WASTELAND_DECKS)
        self.cards = args.whole("cards", least=2)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def prompt(self, state: RoadState, seat: int, scope: Scope) -> Message:
        return Message("ask-order_cards", {"cards": self.cards})

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        missing = self.cards - len(state.looked_at[seat])
        if missing > 0:
            cards = state.wasteland_deck[self.deck]
            state.looked_at[seat] = (*state.looked_at[seat], *cards[-missing:])
            state.wasteland_deck[self.deck] = cards[:-missing]
            if state.journal is not None:
                state.tell("looks", "wk2.adventure.05", seat, {})
        super().apply(state, seat, scope)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.looked_at[seat])

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        rest = without(state.looked_at[seat], chosen)
        laid = (chosen, *rest) if len(rest) <= 1 else (chosen,)
        state.looked_at[seat] = () if len(rest) <= 1 else rest
        state.wasteland_deck[self.deck] = (*state.wasteland_deck[self.deck], *laid)


class ThinDeck(OneWastelandCard):
    """The knight looks at the top cards of a wasteland deck; one is discarded, others go back."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.deck = args.choice("deck", WASTELAND_DECKS)
        self.cards = args.whole("cards", least=2)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        cards = state.wasteland_deck[self.deck]
        state.looked_at[seat] = cards[-self.cards :]
        state.wasteland_deck[self.deck] = cards[: -self.cards]
        if state.looked_at[seat]:
            if state.journal is not None:
                state.tell("looks", "wk2.adventure.05", seat, {})
            super().apply(state, seat, scope)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return list(state.looked_at[seat])

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        rest = without(state.looked_at[seat], chosen)
        state.looked_at[seat] = ()
        state.wasteland_deck[self.deck] = (*state.wasteland_deck[self.deck], *rest)
        state.wasteland_discard[self.deck] = (*state.wasteland_discard[self.deck], chosen)
        if state.journal is not None:
            state.tell("card-done", "wk2.wasteland.12", seat, {"card": CARD_ID[chosen]})


class ShuffleGear(Effect[RoadState]):
    """All gear but unique cards is shuffled into the deck; as many cards are drawn, working."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def _plain(self, zone: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([face for face in zone if not UNIQUE[gear_of(face)]])

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        zones = (state.hands[seat], state.armor[seat], state.stowed[seat])
        return any(len(self._plain(zone)) > 0 for zone in zones)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        given: tuple[int, ...] = ()
        for zone in (state.hands, state.armor, state.stowed):
            plain = self._plain(zone[seat])
            zone[seat] = tuple([face for face in zone[seat] if face not in plain])
            given = (*given, *plain)
        broken = tuple([face_of(gear_of(face), BROKEN) for face in given])
        state.gear_deck = state.shuffled(GEAR_STREAM, (*state.gear_deck, *broken))
        if state.journal is not None:
            state.tell("gear-shuffled", "wk2.landmark.15", seat, {"number": len(given)})
        for _ in given:
            gain_gear(state, seat, face_of(gear_of(draw_gear(state)), 0), "wk2.landmark.15")


class DropInjury(Picking[RoadState]):
    """An injury of choice goes back into its deck (wk2.city.04)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def domain(self) -> str:
        return "injury"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return sorted(set(state.injuries[seat]))

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return INJURY_ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-injury", {"injury": action})

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.injuries[seat] = without(state.injuries[seat], chosen)
        state.injury_deck = state.shuffled(INJURY_STREAM, (*state.injury_deck, chosen))
        if state.journal is not None:
            state.tell("injury-gone", "wk2.city.04", seat, {"injury": INJURY_ID[chosen]})

    def hint(self, prices: Prices) -> float:
        return -3.0 * prices.of("wound")


class EndTurn(Effect[RoadState]):
    """The knight's turn is over."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.actions = 0


class VisitShop(Effect[RoadState]):
    """One shop is visited, wherever the knight is."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.shops = ELSEWHERE
        state.push_in_order([(SHOPPING.number, seat, ())])


class Cleanse(Effect[RoadState]):
    """Contaminated wounds are discarded."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        healed = min(self.amount, state.contaminated[seat])
        state.contaminated[seat] -= healed
        if healed and state.journal is not None:
            state.tell("healed", "wk2.wound.07", seat, {"amount": healed})


class KeepFavour(Effect[RoadState]):
    """The knight keeps something until its moment comes."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.favour = FLAGS.index(FAVOURS[args.choice("what", FAVOURS)])

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        keep(state, seat, self.favour)


class MoreAction(Effect[RoadState]):
    """One more action in this turn; of a kind that was not taken yet, as always."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.actions += 1


WORDS: Final[tuple[Word, ...]] = (
    Word("find_gear", FindGear),
    Word("give_gear", GiveGear, pays=True),
    Word("sell_gear", SellGear),
    Word("swap_gear", SwapGear),
    Word("salvage", Salvage),
    Word("lose_special", LoseSpecial, pays=True),
    Word("throw", Throw),
    Word("unmark", Unmark),
    Word("go", Go),
    Word("explore", ExploreHere),
    Word("order_cards", OrderCards),
    Word("thin_deck", ThinDeck),
    Word("shuffle_gear", ShuffleGear),
    Word("drop_injury", DropInjury),
    Word("end_turn", EndTurn),
    Word("shop", VisitShop),
    Word("cleanse", Cleanse),
    Word("more_action", MoreAction),
    Word("favour", KeepFavour),
)
