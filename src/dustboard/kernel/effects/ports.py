"""Ports: what the kernel's words need of a title, which does it as its rulebook says."""

from __future__ import annotations

from ..decisions import Message
from .conditions import Leaves, S, Scope


class Line:
    """A place in a title's book of effects: which word stands there, and what comes after it."""

    def __init__(self, word: str, when: str, name: str) -> None:
        self.word = word
        self.when = when
        self.name = name  # its path in the content, such as "axe/hit/0.then/2"
        self.number = -1  # its place among all lines; what frames hold
        self.after = -1  # the next line of its list; -1: it is the last


class Ports(Leaves[S]):
    """What a title fills in for the words of the kernel that it uses, and nothing else.

    Things, tokens, spaces and so on are numbers: places in the tuples of names below.
    """

    def __init__(
        self,
        leaves: tuple[str, ...] = (),
        things: tuple[str, ...] = (),
        groups: tuple[str, ...] = (),
        skills: tuple[str, ...] = (),
        foes: tuple[str, ...] = (),
        flags: tuple[str, ...] = (),
        counters: tuple[str, ...] = (),
        tokens: tuple[str, ...] = (),
        spaces: tuple[str, ...] = (),
        sheets: tuple[str, ...] = (),
        endings: tuple[str, ...] = (),
    ) -> None:
        super().__init__(leaves)
        self.things = things
        self.groups = groups
        self.skills = skills
        self.foes = foes
        self.flags = flags
        self.counters = counters
        self.tokens = tokens
        self.spaces = spaces
        self.sheets = sheets
        self.endings = endings

    # -- what is shown of a choice ----------------------------------------------------------------

    def key(self, state: S, line: Line, action: int) -> str:
        """The key of something that a word lets a seat choose."""
        raise NotImplementedError

    def label(self, state: S, line: Line, action: int) -> Message:
        """What it is called."""
        raise NotImplementedError

    def prompt(self, state: S, line: Line, scope: Scope) -> Message:
        """What the seat is asked."""
        return Message(f"ask-{line.word}", {"source": scope[0]})

    # -- things and cards -------------------------------------------------------------------------

    def have(self, state: S, seat: int, thing: int) -> int:
        """How much of a thing a seat has."""
        raise NotImplementedError

    def gain(self, state: S, seat: int, scope: Scope, line: Line, thing: int, amount: int) -> None:
        """A seat gains things."""
        raise NotImplementedError

    def lose(self, state: S, seat: int, scope: Scope, line: Line, thing: int, amount: int) -> None:
        """A seat loses things that it has."""
        raise NotImplementedError

    def can_draw(self, state: S, seat: int) -> bool:
        """Whether there is a card to draw."""
        raise NotImplementedError

    def draw(self, state: S, seat: int, scope: Scope, line: Line, amount: int) -> None:
        """A seat draws cards."""
        raise NotImplementedError

    def cards(self, state: S, seat: int) -> list[int]:
        """What a seat could discard, equal cards once."""
        raise NotImplementedError

    def discard(self, state: S, seat: int, scope: Scope, line: Line, card: int) -> None:
        """A seat discards a card."""
        raise NotImplementedError

    # -- luck, tests, fights ----------------------------------------------------------------------

    def roll(self, state: S, seat: int, scope: Scope, line: Line) -> int:
        """Roll the die of the title."""
        raise NotImplementedError

    def run_test(self, state: S, seat: int, line: Line, skill: int, difficulty: int) -> None:
        """Put a test on the stack, or take it at once."""
        raise NotImplementedError

    def successes(self, state: S, seat: int) -> int:
        """How well the last test went."""
        raise NotImplementedError

    def run_fight(self, state: S, seat: int, line: Line, foe: int) -> None:
        """Put a fight on the stack, or fight it at once."""
        raise NotImplementedError

    def fight_won(self, state: S, seat: int) -> bool:
        """Whether the seat has won its last fight."""
        raise NotImplementedError

    def seats(self, state: S, seat: int, group: int) -> list[int]:
        """The seats of a group, in turn order, as `seat` sees it."""
        raise NotImplementedError

    # -- stories ----------------------------------------------------------------------------------

    def set_flag(self, state: S, seat: int, flag: int, on: bool) -> None:
        """Note that something is so, or no longer."""
        raise NotImplementedError

    def count(self, state: S, seat: int, counter: int, amount: int) -> None:
        """Add to a counter."""
        raise NotImplementedError

    def tokens_at(self, state: S, token: int, space: int) -> int:
        """How many tokens of a kind lie on a space."""
        raise NotImplementedError

    def put_token(self, state: S, seat: int, token: int, space: int) -> None:
        """Put a token on a space."""
        raise NotImplementedError

    def take_token(self, state: S, seat: int, token: int, space: int) -> None:
        """Take a token off a space; one lies there."""
        raise NotImplementedError

    def read(self, state: S, seat: int, entry: int) -> None:
        """Tell the words of an entry; what it does follows by itself."""
        raise NotImplementedError

    def leave(self, state: S, seat: int, sheet: int, now: bool) -> None:
        """Go to another sheet: when the round ends, or at once."""
        raise NotImplementedError

    def end(self, state: S, seat: int, ending: int) -> None:
        """The story is over."""
        raise NotImplementedError
