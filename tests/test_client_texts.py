"""No text of the client is dead: each key is asked for by its name or by a family of names."""

from __future__ import annotations

import re
from pathlib import Path

import dustboard

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
GAMES = ROOT / "src" / "dustboard" / "games"
WORD = re.compile(r"[A-Za-z0-9_-]+")
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)
# `wk1-${verb}`, or named('speed', SPEEDS)
FAMILY = re.compile(r"`([\w-]*-)\$\{|named\('(\w+)'")
# families whose members are put together from several words
COMPOSED = ("key-", "wk1-mark-", "wk1-place-", "lang-", "token-")
ENDS = re.compile(r"-(value|is|help|text)$")


def read(*folders: Path, kinds: tuple[str, ...]) -> str:
    found = (one for folder in folders for one in folder.rglob("*") if one.suffix in kinds)
    return "\n".join(one.read_text(encoding="utf-8") for one in sorted(found))


def texts() -> dict[str, str]:
    """The English texts of the client by file."""
    files = [*(CLIENT / "locales" / "en").glob("*.ftl")]
    files += [GAMES / title / "text" / "en" / "client.ftl" for title in dustboard.titles()]
    return {str(one.relative_to(ROOT)): one.read_text("utf-8") for one in files if one.is_file()}


def dead(found: dict[str, str], code: str, server: str) -> list[str]:
    """Keys that nothing asks for."""
    named = set(re.findall(r"['\"`]([\w.-]+)['\"`]", code))
    families = {one or f"{other}-" for one, other in FAMILY.findall(code)} - {"-"}
    words = set(WORD.findall((code + server).lower().replace("_", "-").replace("+", " ")))
    quoted = named | set(re.findall(r"\b(\w+):", code))
    quoted |= set(re.findall(r"['\"]([\w-]+)['\"]", server))
    quoted |= {one.stem for one in CLIENT.rglob("*.svg")}
    quoted = {one.replace("_", "-") for one in quoted}
    used = set(re.findall(r"{ ?([a-z][\w-]*)[ .}]", "\n".join(found.values())))

    def asked(key: str) -> bool:
        if key in named or key in used:
            return True
        for family in families:
            if len(family) > 2 and key.startswith(family):
                rest = key[len(family) :].replace("_", "-")
                if family in COMPOSED and all(one in words for one in rest.split("-")):
                    return True
                if rest.isdigit() or {rest, ENDS.sub("", rest)} & quoted:
                    return True
        return False

    return [
        f"{file}: {key}" for file in found for key in KEY.findall(found[file]) if not asked(key)
    ]


def test_every_text_of_the_client_is_asked_for() -> None:
    code = read(CLIENT, kinds=(".svelte", ".ts"))
    server = read(ROOT / "src" / "dustboard", kinds=(".py", ".toml"))
    assert not dead(texts(), code, server)


def test_a_dead_text_is_found() -> None:
    found = {"a.ftl": "alive = a\nspeed-fast = b\nwk1-plan-stop = c\nold = d\n"}
    code = "t('alive'); named('speed', ['fast']); t(`wk1-${verb}`)"
    assert dead(found, code, "") == ["a.ftl: wk1-plan-stop", "a.ftl: old"]
