"""The tests run on the build they claim to run on, and the package carries all its files."""

import os
from importlib.resources import files
from pathlib import Path

import pytest

from dustboard import build_info

EXPECT = os.environ.get("DUSTBOARD_EXPECT", "")
PACKAGE = Path(str(files("dustboard")))
SOURCES = Path(__file__).parent.parent / "src" / "dustboard"
CARRIED = {".py", ".toml", ".ftl", ".md", ".typed"}

pytestmark = pytest.mark.compiled


def carried(root: Path) -> set[str]:
    """List the files below a package folder that an installed package must have."""
    return {
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if path.suffix in CARRIED or path.name in ("py.typed", "numbers.txt")
    }


@pytest.mark.skipif(not EXPECT, reason="DUSTBOARD_EXPECT does not say which build is meant")
def test_the_expected_build_runs() -> None:
    assert build_info.compiled() == (EXPECT == "compiled")


def test_the_description_names_the_build() -> None:
    assert build_info.describe() == ("compiled (mypyc)" if build_info.compiled() else "pure Python")


def test_the_package_carries_every_source_and_data_file() -> None:
    assert carried(SOURCES)
    assert carried(SOURCES) <= carried(PACKAGE)


def test_a_missing_file_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").touch()
    assert not carried(tmp_path) <= carried(SOURCES)
