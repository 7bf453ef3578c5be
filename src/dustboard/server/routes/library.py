"""What the server and its titles are."""

from __future__ import annotations

from functools import cache

from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

import dustboard
from dustboard.bots import heeding, levels, tempers
from dustboard.bots.tempers import words_of
from dustboard.bots.win_rates import shares
from dustboard.build_info import describe
from dustboard.crew import CREW
from dustboard.games import rulebook
from dustboard.kernel.decisions import Ask
from dustboard.kernel.errors import UnknownTitle
from dustboard.kernel.facets import DECK, Facet
from dustboard.kernel.options import Preset, Scenario
from dustboard.kernel.title import Title
from dustboard.lab.statistics import wilson
from dustboard.server.core.refusals import Refused
from dustboard.server.game.windows import classes_of
from dustboard.server.protocol.library import (
    BotLevel,
    CardsInfo,
    ClauseInfo,
    FacetInfo,
    FacetValue,
    GalleryInfo,
    OptionInfo,
    OrderInfo,
    PageLine,
    PresetInfo,
    RulesPage,
    ScenarioInfo,
    ShareInfo,
    TemperGroup,
    TemperInfo,
    TitleInfo,
)
from dustboard.server.protocol.tables import PROTOCOL, ServerInfo
from dustboard.server.routes.dependencies import Lang, TitleId, query
from dustboard.server.table.chat import presets
from dustboard.texts import texts_of
from dustboard.tutorials import taught

WEEK = 7 * 24 * 3600
# Only what is the same for everybody is packed: how small a packed answer is tells what is in it.
PACKED = [
    DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1000)
    )
]


@query("/server", sync_to_thread=False, summary="What runs here")
def server(lang: Lang = "en") -> ServerInfo:
    """Versions, chat presets, bots."""
    return ServerInfo(PROTOCOL, dustboard.__version__, describe(), presets(lang), levels(), CREW)


@cache
def _titles(lang: str) -> list[TitleInfo]:
    return [_title(name, lang) for name in dustboard.titles()]


def _preset(title: str, preset: Preset, lang: str) -> PresetInfo:
    texts = texts_of(f"dustboard.games.{title}")
    name = f"preset-{preset.id}"
    return PresetInfo(
        preset.id,
        texts.format(lang, name),
        texts.format(lang, f"{name}.text"),
        preset.options,
        preset.lang,
    )


def _scenario(title: Title, scenario: Scenario, lang: str) -> ScenarioInfo:
    texts = texts_of(f"dustboard.games.{title.id}")
    players = title.players_for({scenario.option: scenario.value})
    return ScenarioInfo(
        scenario.option,
        scenario.value,
        texts.format(lang, scenario.key),
        texts.format(lang, scenario.goal),
        texts.format(lang, scenario.text),
        players[0],
        players[-1],
        scenario.rounds,
        scenario.rule,
    )


def _title(name: str, lang: str) -> TitleInfo:
    title = dustboard.title(name)
    texts = {ruling.id: ruling.text for ruling in rulebook.rulings(name, lang)}
    options = [
        OptionInfo(
            spec.name,
            spec.kind,  # type: ignore[arg-type]
            spec.default,
            list(spec.values),
            spec.low,
            spec.high,
            spec.rule,
            spec.ruling,
            texts.get(spec.ruling, ""),
            spec.group,
        )
        for spec in title.options
    ]
    return TitleInfo(
        title.id,
        title.name,
        title.min_players,
        title.max_players,
        options,
        [_preset(name, preset, lang) for preset in title.presets()],
        [_scenario(title, scenario, lang) for scenario in title.scenarios()],
        levels(title.id),
        _levels(title.id),
        _tempers(title.id, lang),
        title.content_version,
        taught(name),
        [_order(title, ask, lang) for ask in title.asks if ask.can_be_ordered],
        list(classes_of(title)),
    )


def _order(title: Title, ask: Ask, lang: str) -> OrderInfo:
    texts = texts_of(f"dustboard.games.{title.id}")
    name = f"order-{ask.name}"
    answers = {key: texts.format(lang, f"{name}.{key}") for key in ask.orders}
    return OrderInfo(ask.name, texts.format(lang, name), answers, not ask.orders)


def _levels(title: str) -> list[BotLevel]:
    """The levels with what was measured of them."""
    return [BotLevel(name, name in heeding(), _shares(title, name)) for name in levels(title)]


def _shares(title: str, level: str) -> list[ShareInfo]:
    """What was measured of a level or temper, with how sure it is."""
    found: list[ShareInfo] = []
    for one in shares(title):
        if one.level == level:
            low, high = (round(100 * end) for end in wilson(one.wins, one.games))
            row = (one.players, one.scenario, one.against, one.wins, one.games)
            found.append(ShareInfo(*row, low, high, one.together))
    return found


def _tempers(title: str, lang: str) -> list[TemperGroup]:
    """The tempers that the bots of a title can have, in words."""
    return [
        TemperGroup(
            group.id,
            *words_of(title, lang, group.id),
            group.default,
            [
                TemperInfo(
                    temper.id,
                    *words_of(title, lang, group.id, temper.id),
                    _shares(title, f"normal:{temper.id}"),
                )
                for temper in group.temper
            ],
        )
        for group in tempers(title)
    ]


@query("/titles", sync_to_thread=False, middleware=PACKED, summary="The titles with their options")
def titles(lang: Lang = "en") -> list[TitleInfo]:
    """What the wizard for new games shows."""
    return _titles(lang)


@query(
    "/rules/{title:str}", sync_to_thread=False, middleware=PACKED, summary="All clauses of a title"
)
def rules(title: TitleId, lang: Lang = "en") -> list[ClauseInfo]:
    """Each with the rulings that touch it."""
    try:
        return _rules(title, lang)
    except UnknownTitle:
        raise Refused(404, "not-found", "no-title") from None


@query("/rules/{title:str}/page", sync_to_thread=False, summary="The game on one page")
def rules_page(title: TitleId, lang: Lang = "en") -> RulesPage:
    """Its texts are those of the title, counted from 1: `page-step-1`, `page-tip-1` and so on."""
    if title not in dustboard.titles():
        raise Refused(404, "not-found", "no-title")
    return _rules_page(title, lang)


@cache
def _rules_page(title: str, lang: str) -> RulesPage:
    texts = texts_of(f"dustboard.games.{title}")
    keys = texts.keys("en")

    def words(key: str) -> str:
        return texts.format(lang, key) if key in keys else ""

    def lines(kind: str) -> list[PageLine]:
        names = [f"page-{kind}-{n}" for n in range(1, len(keys)) if f"page-{kind}-{n}" in keys]
        return [PageLine(words(one), words(f"{one}.text"), words(f"{one}.icon")) for one in names]

    reference = [
        PageLine(words(f"reference-{name}"), words(f"reference-{name}.text"), rule=rule)
        for name, rule in dustboard.title(title).reference()
    ]
    return RulesPage(
        words("page-goal"),
        words("page-goal.text"),
        lines("step"),
        lines("score"),
        lines("tip"),
        lines("term"),
        reference,
    )


@cache
def _rules(title: str, lang: str) -> list[ClauseInfo]:
    rulings = rulebook.rulings(title, lang)
    return [
        ClauseInfo(
            clause.id,
            clause.title,
            clause.text,
            clause.section,
            [
                {"id": one.id, "title": one.title, "text": one.text, "option": one.option}
                for one in rulings
                if clause.id in one.clauses
            ],
        )
        for clause in rulebook.clauses(title, lang)
    ]


@query(
    "/cards/{title:str}",
    sync_to_thread=False,
    middleware=PACKED,
    summary="Every deck of a title",
    # the same for everybody until the next release: a table that is opened again need not wait
    cache_control=CacheControlHeader(max_age=60, stale_while_revalidate=WEEK),
)
def cards(title: TitleId, lang: Lang = "en") -> CardsInfo:
    """All cards that exist, not where they are in any game."""
    if title not in dustboard.titles():
        raise Refused(404, "not-found", "no-title")
    return _cards(title, lang)


@cache
def _cards(title: str, lang: str) -> CardsInfo:
    found = dustboard.title(title)
    facts = found.card_facts(lang)
    decks = {
        name: [{**row, **facts.get(row["id"], {})} for row in rows]
        for name, rows in found.decks(lang).items()
    }
    return CardsInfo(title, decks)


@query(
    "/cards/{title:str}/gallery",
    sync_to_thread=False,
    middleware=PACKED,
    summary="What the cards of a title can be told apart by",
)
def gallery(title: TitleId, lang: Lang = "en") -> GalleryInfo:
    """Of all cards that exist: whoever asks, and whatever lies on their table."""
    if title not in dustboard.titles():
        raise Refused(404, "not-found", "no-title")
    return _gallery(title, lang)


@cache
def _gallery(title: str, lang: str) -> GalleryInfo:
    found = dustboard.title(title)
    facets = [_facet(title, facet, lang) for facet in found.facets()]
    return GalleryInfo(title, facets, found.other_sides(lang))


def _facet(title: str, facet: Facet, lang: str) -> FacetInfo:
    texts = texts_of(f"dustboard.games.{title}")
    key = f"facet-{facet.id}"
    values = [
        FacetValue(value, value if facet.numbers else texts.format(lang, f"{key}-{value}"), cards)
        for value, cards in facet.values.items()
    ]
    if not facet.numbers and facet.id != DECK:
        values.sort(key=lambda value: value.name)
    return FacetInfo(facet.id, texts.format(lang, key), values)


HANDLERS = [server, titles, rules, rules_page, cards, gallery]
