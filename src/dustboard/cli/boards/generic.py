"""A board for any title: the view as indented lines, so that a new title is playable at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dustboard.cli.complaint import Complaint
from dustboard.cli.words import joined, said, title_name
from dustboard.games.telling import SEAT_LETTERS
from dustboard.kernel.decisions import Message

if TYPE_CHECKING:
    from dustboard.kernel.game import Game
    from dustboard.kernel.position import Decision
    from dustboard.kernel.title import Title

_SHOWN_ELSEWHERE = ("title", "you", "over", "waiting", "outcome", "commitment", "options", "seed")


def letter(seat: int) -> str:
    """Seats are letters in the terminal.

    >>> letter(1)
    'B'
    """
    return SEAT_LETTERS[seat]


def seat_name(names: tuple[str, ...], seat: int, lang: str = "en") -> str:
    """What a seat is called: by its name, else by its number.

    >>> seat_name(("You", "Mags"), 1), seat_name((), 1)
    ('Mags', 'Player 2')
    """
    return names[seat] if seat < len(names) else said(lang, "player", n=seat + 1)


def read_seat(text: str, players: int, names: tuple[str, ...] = (), lang: str = "en") -> int:
    """A seat typed as a name or its beginning, as a letter or as a number from 0.

    >>> read_seat("b", 2), read_seat("1", 2), read_seat("mag", 2, ("You", "Mags"))
    (1, 1, 1)
    """
    letters = [letter(seat) for seat in range(players)]
    if text.upper() in letters:
        return letters.index(text.upper())
    if text.isdecimal() and len(text) < 3 and int(text) < players:
        return int(text)
    called = [name.casefold() for name in names]
    fitting = [seat for seat, name in enumerate(called) if name.startswith(text.casefold())]
    if len(fitting) == 1:
        return fitting[0]
    known = ", ".join(names) or said(lang, "letters", last=letters[-1], n=players - 1)
    raise Complaint(said(lang, "no-seat", text=repr(text), known=known))


Span = tuple[str, str]  # a piece of text and its style
Drawing = Callable[[int], list[list[Span]]]  # from the width of the screen to its lines


@dataclass
class Section:
    """A part of the board: a heading, and rows of cells. Plain text joins the cells by commas.

    A terminal shows `drawn` in place of the rows, if there is such a picture.
    """

    heading: str
    rows: Sequence[tuple[str, ...]] = ()
    drawn: Drawing | None = None


class Board:
    """What the terminal client asks about a title. This one knows nothing of any title."""

    #: kinds of log lines that are left out of the summary since one's last decision
    noise: frozenset[str] = frozenset({"setup"})
    #: kinds of log lines that begin a group in that summary
    headings: frozenset[str] = frozenset({"phase"})
    #: lines of help about the words of `look` and what else is typed differently in this title
    help: str = ""
    #: whether the chance behind an answer is told with it
    chances: bool = False

    def __init__(self, title: Title, lang: str = "en") -> None:
        self.title = title
        self.lang = lang
        self.names: tuple[str, ...] = ()

    def call(self, names: tuple[str, ...]) -> None:
        """Say what the seats are called from now on."""
        self.names = names

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(self.names, seat, self.lang)

    def said(self, key: str, /, **facts: object) -> str:
        """What the terminal says, in the reader's language."""
        return said(self.lang, key, **facts)

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        """One line that says where the game stands."""
        name = title_name(self.title, self.lang)
        if not isinstance(view.get("round"), int):
            return name
        return self.said("where-round", title=name, round=view["round"])

    def sections(self, view: dict[str, Any]) -> list[Section]:
        """The table as the viewer sees it."""
        found = []
        for name, value in view.items():
            if name not in _SHOWN_ELSEWHERE:
                rows = [(line,) for line in lines(value, lang=self.lang)]
                found.append(Section(name.replace("_", " ").upper(), rows or [("-",)]))
        return found

    def scene(self, view: dict[str, Any], decision: Decision) -> list[Section]:
        """What is shown when a new question comes; by default the whole table."""
        return self.sections(view)

    def look(self, view: dict[str, Any], words: list[str]) -> list[Section] | None:
        """What a word of the title's own shows; None if there is no such word."""
        return None

    def role(self, view: dict[str, Any]) -> str:
        """A part that the viewer plays now besides his own, said when it changes; "" for none."""
        return ""

    def hand(self, view: dict[str, Any]) -> list[Section]:
        """What only the viewer holds."""
        mine = view.get("mine")
        return (
            [Section(self.said("mine"), [(line,) for line in lines(mine, lang=self.lang)])]
            if mine
            else []
        )

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        """All that the viewer may know of one seat."""
        rows = view.get("seats")
        if not isinstance(rows, list) or seat >= len(rows):
            return []
        return [
            Section(
                self.said("seat-of", name=self.seat_name(seat).upper()),
                [(line,) for line in lines(rows[seat], lang=self.lang)],
            )
        ]

    def status(self, view: dict[str, Any]) -> list[str]:
        """Short lines shown with every question, also where the board is not shown again."""
        return []

    def skip(self, line: dict[str, Any], viewer: int | None) -> bool:
        """Whether a log line is noise in the summary since one's last decision."""
        return line["kind"] in self.noise

    def option_note(self, view: dict[str, Any], decision: Decision, key: str) -> str:
        """A fact that helps to choose an option, shown after its label; "" for none."""
        return ""

    def option_group(self, view: dict[str, Any], decision: Decision, key: str) -> tuple[str, str]:
        """A heading for options that belong together, and the option's label under it."""
        return "", ""

    def on_enter(self, decision: Decision) -> str:
        """The key of the answer that an empty line gives; "" for none."""
        return ""

    def typed(self, decision: Decision, key: str) -> str:
        """What is typed for an option in place of its number; "" for the number."""
        return ""

    def called(self, word: str) -> str:
        """What a word stands for that may be no answer now, such as a space; "" if for nothing."""
        return ""

    def read(self, decision: Decision, words: list[str]) -> list[str]:
        """The words of an answer as numbers and keys of options."""
        return words

    def cards(self, words: str) -> list[Section]:
        """The cards whose id or name fits the words."""
        wanted = words.casefold()
        decks = self.title.decks(self.lang)
        rows = [
            (deck, card)
            for deck, cards in decks.items()
            for card in cards
            if wanted in (card["id"].casefold(), card["name"].casefold())
        ] or [
            (deck, card)
            for deck, cards in decks.items()
            for card in cards
            if wanted in card["name"].casefold() or card["id"].casefold().startswith(wanted)
        ]
        return [self.card(deck, card) for deck, card in rows]

    def card(self, deck: str, card: dict[str, Any]) -> Section:
        """One card at reading size."""
        text = card["text"] or self.said("no-text")
        return Section(f"{card['name']} ({card['id']}, {deck})", [(text,)])

    def result(self, game: Game) -> list[Section]:
        """The end of the game: who won, and why."""
        outcome = game.outcome
        assert outcome is not None
        winners = [self.seat_name(seat) for seat in outcome.winners]
        won = joined(self.lang, winners) or self.said("nobody")
        rows = [
            (self.seat_name(seat), self.said("points", n=points))
            for seat, points in enumerate(outcome.scores)
        ]
        reason = reason_text(game, self.lang)
        return [Section(self.said("over", winners=won, reason=reason), rows)]


def reason_text(game: Game, lang: str = "en") -> str:
    """Why the game ended, in words."""
    assert game.outcome is not None
    return game.title.text(lang, Message(f"reason-{game.outcome.reason}"))


def lines(value: object, depth: int = 0, lang: str = "en") -> Iterator[str]:
    """Nested plain data as indented lines.

    >>> list(lines({"hand": ["a", "b"], "deck": {"cards": 3, "top": None}}))
    ['hand: a, b', 'deck:', '  cards: 3', '  top: -']
    """
    indent = "  " * depth
    if isinstance(value, dict):
        for name, inner in value.items():
            label = str(name).replace("_", " ")
            if _flat(inner):
                yield f"{indent}{label}: {_words(inner, lang)}"
            else:
                yield f"{indent}{label}:"
                yield from lines(inner, depth + 1, lang)
    elif _flat(value):
        yield f"{indent}{_words(value, lang)}"
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value, start=1):
            if _flat(inner):
                yield f"{indent}{number}. {_words(inner, lang)}"
            else:
                yield f"{indent}{number}."
                yield from lines(inner, depth + 1, lang)


def _flat(value: object) -> bool:
    """Whether a value fits on one line: a word, or a list or dict of words."""
    if isinstance(value, dict):
        return not value
    if isinstance(value, (list, tuple)):
        return not any(isinstance(inner, (dict, list, tuple)) for inner in value)
    return True


def _words(value: object, lang: str) -> str:
    if value is None or value == "" or value == {}:
        return "-"
    if isinstance(value, bool):
        return said(lang, "yes" if value else "no")
    if isinstance(value, (list, tuple)):
        return ", ".join(_words(inner, lang) for inner in value) or "-"
    return str(value)
