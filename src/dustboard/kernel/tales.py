"""Tales: what a person has read of a title's stories over all their games.

A title with a book says what its stories are made of (`Title.tales`) and what a seat has read in a
game (`Title.told`). Whoever keeps games for people draws a map of it; what nobody read stays out.
"""

from __future__ import annotations


class Leaf:
    """A passage of a tale: on which page it is read, how far into it, and where it may lead."""

    def __init__(
        self, id: str, page: int, depth: int, kind: str, name: str, leads: tuple[str, ...]
    ) -> None:
        self.id = id
        self.page = page  # of `Tale.pages`
        self.depth = depth
        self.kind = kind  # "page" opens one; "entry", "ending", or "after" the ending
        self.name = name  # the key of its heading
        self.leads = leads


class Tale:
    """A story of a title: keys of its name and of its pages, and all its passages."""

    def __init__(self, id: str, name: str, text: str, pages: tuple[str, ...]) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.pages = pages
        self.leaves: tuple[Leaf, ...] = ()


class Told:
    """What one seat has read in a game, in order; and once it has won, what it may keep of it."""

    def __init__(self, tale: str, read: tuple[str, ...], won: bool, keeps: tuple[str, ...]) -> None:
        self.tale = tale
        self.read = read
        self.won = won
        self.keeps = keeps  # options of later games


class Character:
    """Somebody in a tale: the passages by which one meets them, and what became of them.

    Of the fates, keys of sentences with the passages that tell them, the last one read counts.
    """

    def __init__(
        self,
        id: str,
        tale: str,
        name: str,
        who: str,
        met: tuple[str, ...],
        fates: tuple[tuple[str, tuple[str, ...]], ...],
    ) -> None:
        self.id = id
        self.tale = tale
        self.name = name  # the key of the name
        self.who = who  # and of a few words about them
        self.met = met
        self.fates = fates
