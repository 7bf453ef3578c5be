"""Setup of the board: three tiers, cities on their places, special and normal tiles."""

from collections import Counter
from math import atan2, pi

import pytest

from dustboard.games.wk1.content.board import HEXES, NEIGHBOURS, NORMAL_PLACES, TIER, hex_at
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import EMPTY
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.content.tile_table import IS_CITY, NUMBER, TILE_ID, TILES
from dustboard.games.wk1.rules.setup import deal_tiles, lay_board
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.options import check_options
from games.wk1.setup_scene import fresh, opened, tiles_in_order

CITIES = {1: (0, 0), 2: (0, -2), 3: (0, 2), 4: (3, -2), 5: (-3, 2)}
SPECIAL = ((1, -1), (-1, 1), (2, -1), (-2, 1))
SPECIAL_OUTSIDE = ((0, -3), (2, -3), (2, 1), (0, 3), (-2, 3), (-2, -1))


def board(seed: int) -> tuple[int, ...]:
    """The tiles of a board."""
    state = KnightsState(4, Settings(check_options(OPTIONS, {})))
    fresh(state, seed)
    lay_board(state)
    return state.tiles


def kinds(tiles: tuple[int, ...], tier: int) -> Counter[str]:
    """How many cities, special and normal hexes a tier has."""
    found = [tile for place, tile in enumerate(tiles) if TIER[place] == tier]
    return Counter(
        "city" if IS_CITY[tile] else "special" if NUMBER[tile] else "normal" for tile in found
    )


def clockwise(place: int) -> float:
    """The angle of a hex seen from the middle, clockwise from the north."""
    q, r = HEXES[place]
    east, south = 1.5 * q, 3**0.5 * (r + q / 2)
    return atan2(east, -south) % (2 * pi)


@pytest.mark.rule("wk1.setup.03")
def test_three_tiers_of_7_12_and_18_hexes() -> None:
    steps = Counter(max(abs(q), abs(r), abs(q + r)) for q, r in HEXES)
    assert steps == {0: 1, 1: 6, 2: 12, 3: 18}
    hexes = opened().view(0)["hexes"]
    assert Counter(hex["tier"] for hex in hexes) == {1: 7, 2: 12, 3: 18}
    assert len({(hex["q"], hex["r"]) for hex in hexes}) == 37


@pytest.mark.rule("wk1.setup.04")
def test_the_map_is_public() -> None:
    game = opened(3)
    printed = {row.id: row for row in CONTENT.hexes}
    for viewer in (0, 1, 2, None):
        hexes = game.view(viewer)["hexes"]
        assert len(hexes) == 37
        for hex in hexes:
            row = printed[hex["tile"]]
            assert (hex["number"] or 0, hex["difficulty"]) == (row.number, row.difficulty)
            icons = (row.threat, row.radiation, row.contamination)
            assert (hex["threat"], hex["radiation"], hex["contamination"]) == icons


@pytest.mark.rule("wk1.setup.05")
def test_special_and_normal_tiles_are_shuffled_apart() -> None:
    plain, turned = tiles_in_order(), tiles_in_order(reversed_size=18)
    special = [place for place, tile in enumerate(plain) if 6 <= NUMBER[tile] <= 15]
    assert [plain[place] for place in special] == [turned[place] for place in special]
    normal = [place for place in NORMAL_PLACES if plain[place] != turned[place]]
    assert len(normal) == 18
    boards = [board(seed) for seed in range(6)]
    assert len({tuple(tiles[place] for place in special) for tiles in boards}) == 6
    assert len({tuple(tiles[place] for place in NORMAL_PLACES) for tiles in boards}) == 6


@pytest.mark.rule("wk1.setup.06")
def test_tier_one_has_the_central_tile_and_two_special_tiles() -> None:
    for seed in range(20):
        tiles = board(seed)
        assert NUMBER[tiles[0]] == 1
        around = [tiles[place] for place in NEIGHBOURS[0]]
        assert sum(NUMBER[tile] > 5 for tile in around) == 2
        central = sorted(TILE_ID[tile] for tile in around if not NUMBER[tile])
        assert central == ["n01", "n02", "n03", "n04"]
    plain = tiles_in_order()
    assert [NUMBER[plain[hex_at(*place)]] for place in SPECIAL[:2]] == [6, 7]  # the top two


@pytest.mark.rule("wk1.setup.07")
def test_tier_two() -> None:
    for seed in range(20):
        assert kinds(board(seed), 2) == {"city": 2, "special": 2, "normal": 8}
    plain = tiles_in_order()
    assert [NUMBER[plain[hex_at(*place)]] for place in SPECIAL[2:]] == [8, 9]
    places = sorted((TILE_ID[plain[p]], p) for p in NORMAL_PLACES if TIER[p] == 2)
    assert [id for id, _ in places] == [f"n{n:02}" for n in range(5, 13)]
    angles = [clockwise(place) for _, place in places]
    assert angles == sorted(angles)


@pytest.mark.rule("wk1.setup.08")
def test_tier_three() -> None:
    for seed in range(20):
        assert kinds(board(seed), 3) == {"city": 2, "special": 6, "normal": 10}
    plain = tiles_in_order()
    assert [NUMBER[plain[hex_at(*place)]] for place in SPECIAL_OUTSIDE] == [*range(10, 16)]
    places = sorted((TILE_ID[plain[p]], p) for p in NORMAL_PLACES if TIER[p] == 3)
    assert [id for id, _ in places] == [f"n{n:02}" for n in range(13, 23)]
    angles = [clockwise(place) for _, place in places]
    assert angles == sorted(angles)


@pytest.mark.rule("wk1.setup.09")
def test_cities_are_where_they_always_are() -> None:
    for seed in range(200):
        tiles = board(seed)
        found = {NUMBER[tile]: HEXES[p] for p, tile in enumerate(tiles) if IS_CITY[tile]}
        assert found == CITIES


@pytest.mark.rule("wk1.setup.10")
def test_tiles_that_find_no_place_go_back_to_the_box() -> None:
    assert sorted(board(1)) == list(range(TILES))  # the base set is used up
    tiles = [EMPTY] * 37
    promo = tuple(range(100, 120))
    assert deal_tiles(tiles, NORMAL_PLACES, promo) == [118, 119]
    assert sorted(tile for tile in tiles if tile != EMPTY) == list(range(100, 118))
