"""The season of a person as one book to keep: an HTML page that needs nothing else, or a PDF.

It is put together from the chronicles of games that they took part in, so it holds nothing that was
not told to everybody there.
"""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files
from string import Template

import msgspec

from dustboard.server.core.refusals import TEXTS
from dustboard.server.protocol.insights import Chapter, Chronicle
from dustboard.server.protocol.tales import CharacterInfo, TaleGame, TalesInfo
from dustboard.texts import language_of, texts_of
from dustboard.typeset import pdf

_HERE = files("dustboard.server.insight")
SENTENCES = 4  # of what was done between two passages, in one paragraph


class Part(msgspec.Struct):
    """A passage under its own heading, or what was done between two of them."""

    heading: str
    text: str


class Pages(msgspec.Struct):
    """A page of an adventure."""

    heading: str
    parts: list[Part]


class Told(msgspec.Struct):
    """An adventure as it was played."""

    name: str
    ending: str
    chapters: list[Pages]


class Season(msgspec.Struct):
    """All that the book tells, in words."""

    lang: str
    title: str
    heading: str
    lead: str
    memories: list[str]
    people: list[CharacterInfo]
    tales: list[Told]
    words: dict[str, str]


def chosen(found: TalesInfo) -> list[tuple[str, TaleGame]]:
    """The game that tells each story: the latest won, else one that is over, else the latest."""
    games: list[tuple[str, TaleGame]] = []
    for tale in found.tales:
        best = sorted(tale.games, key=lambda one: (not one.won, not one.over))
        if best:
            games.append((tale.id, best[0]))
    return games


def season_of(
    title: str, found: TalesInfo, chronicles: list[tuple[str, TaleGame, bytes]], lang: str
) -> Season:
    """The book of a season, from the chronicle of one game for each story."""
    names = {one.id: one.name for one in found.tales}
    texts = texts_of(f"dustboard.games.{title}")
    won = sum(one.won for one in found.tales)
    tales = [
        Told(names[tale], game.ending or _word(lang, "goes-on"), _pages(body, lang))
        for tale, game, body in chronicles
    ]
    return Season(
        lang,
        _word(lang, f"title-{title}"),
        _word(lang, "heading"),
        _word(lang, "lead", won=won, of=len(found.tales)),
        [texts.format(lang, memory) for memory in found.memories],
        found.people,
        tales,
        {name: _word(lang, name) for name in ("contents", "people", "memories")},
    )


def _word(lang: str, name: str, **values: object) -> str:
    return TEXTS.format(lang, f"season-{name}", values)


def _pages(body: bytes, lang: str) -> list[Pages]:
    found = msgspec.json.decode(body, type=Chronicle)
    before = _word(lang, "before")
    return [Pages(one.heading or before, _parts(one)) for one in found.chapters]


def typeset(text: str) -> str:
    """As a printer sets it: lines are broken by the page, and quotes have two sides.

    >>> typeset('"Left," she\\n    said.')
    '“Left,” she said.'
    """
    text = " ".join(text.split())
    text = re.sub(r'(^|[\s(\[—])"', "\\1“", text).replace('"', "”")
    return re.sub(r"(^|[\s(\[—“])'", "\\1‘", text).replace("'", "’")


def _parts(chapter: Chapter) -> list[Part]:
    """Passages whole, and a few sentences in each paragraph between them."""
    found: list[Part] = []
    sentences = 0
    for line in chapter.lines:
        text = typeset(line.text)
        if not line.heading and found and not found[-1].heading and sentences < SENTENCES:
            found[-1].text += f" {text}"
            sentences += 1
        else:
            found.append(Part(line.heading, text))
            sentences = 1
    return found


# -- as a page -------------------------------------------------------------------------------------


def to_html(body: bytes) -> bytes:
    """The book as one page; runs in a worker."""
    season = msgspec.json.decode(body, type=Season)
    words = {name: escape(text) for name, text in season.words.items()}
    heading = escape(season.heading)
    parts = [
        f"<p>{escape(season.title)}</p>",
        f"<h1>{heading}</h1>",
        f"<p>{escape(season.lead)}</p>",
    ]
    if season.memories:
        listed = "".join(f"<li>{escape(one)}</li>" for one in season.memories)
        parts.append(f"<section><h3>{words['memories']}</h3><ul>{listed}</ul></section>")
    if season.people:
        listed = "".join(f"<li>{_person(one)}</li>" for one in season.people)
        parts.append(f"<section><h3>{words['people']}</h3><ul>{listed}</ul></section>")
    links = "".join(
        f'<li><a href="#tale-{number}">{escape(tale.name)}</a></li>'
        for number, tale in enumerate(season.tales)
    )
    parts.append(f"<nav><h3>{words['contents']}</h3><ol>{links}</ol></nav>")
    parts += [_tale(number, tale) for number, tale in enumerate(season.tales)]
    page = Template((_HERE / "season.html").read_text(encoding="utf-8"))
    lang = language_of(season.lang)
    return page.substitute(lang=lang, heading=heading, body="\n".join(parts)).encode()


def _person(one: CharacterInfo) -> str:
    fate = f" <em>{escape(one.fate)}</em>" if one.fate else ""
    return f"<b>{escape(one.name)}</b>, {escape(one.who)}.{fate}"


def _tale(number: int, tale: Told) -> str:
    parts = [f'<h2 id="tale-{number}">{escape(tale.name)}</h2>']
    parts.append(f'<p class="end">{escape(tale.ending)}</p>')
    for chapter in tale.chapters:
        parts.append(f"<h3>{escape(chapter.heading)}</h3>")
        for part in chapter.parts:
            if part.heading:
                parts.append(f"<h4>{escape(part.heading)}</h4>\n<p>{escape(part.text)}</p>")
            else:
                parts.append(f'<p class="done">{escape(part.text)}</p>')
    return "<section>\n" + "\n".join(parts) + "\n</section>"


# -- as a book -------------------------------------------------------------------------------------


def to_pdf(body: bytes) -> bytes:
    """The book as a PDF; runs in a worker."""
    source = (_HERE / "season.typ").read_text(encoding="utf-8")
    return pdf(source, msgspec.json.decode(body))
